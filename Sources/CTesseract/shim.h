// Tesseract and leptonica share one module: apart, `struct Pix` would import in two different ways, depending on
// which of the two headers a file happens to see.
#pragma once
#include <allheaders.h>
#include <tesseract/capi.h>
