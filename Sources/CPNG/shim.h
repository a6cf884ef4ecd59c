// The simplified API only: the classic one returns through longjmp, which Swift does not survive.
#pragma once
#include <png.h>
