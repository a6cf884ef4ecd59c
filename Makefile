# settled: what a newcomer types. Everything needed but Swift, make and apt (or Homebrew) is installed on the way.

PREFIX ?= /usr/local
# For packaging: everything is installed below DESTDIR, as if it were the root.
DESTDIR ?=

SOURCES = Package.swift Sources Tests
BINARY = .build/release/settled
MODEL = $(wildcard Sources/Recognition/Resources/*.traineddata)

ifeq ($(shell uname -s),Darwin)
PACKAGES = tesseract leptonica libexif libheif libpng jpeg-turbo openssl@3 jansson sqlite libedit chafa qrencode zlib poppler pkgconf
TEST_PACKAGES = tmux mandoc hledger zbar chromium
missing = $(shell brew list -1 $(1) >/dev/null 2>&1 || echo $(1))
INSTALL_PACKAGES = brew install
STATIC =
else
PACKAGES = libtesseract-dev libleptonica-dev libexif-dev libheif-dev libpng-dev libturbojpeg0-dev libssl-dev \
	libjansson-dev libsqlite3-dev libedit-dev libchafa-dev libglib2.0-dev libqrencode-dev zlib1g-dev tesseract-ocr-eng \
	poppler-utils pkg-config
TEST_PACKAGES = tmux mandoc hledger zbar-tools chromium
missing = $(shell dpkg-query -W -f '$${Package} $${Status}\n' $(1) 2>/dev/null | \
	awk -v want="$(1)" '/ installed$$/ { have[$$1] = 1 } \
	END { n = split(want, names, " "); for (i = 1; i <= n; i++) if (!(names[i] in have)) print names[i] }')
SUDO = $(shell [ "$$(id -u)" = 0 ] || echo sudo)
INSTALL_PACKAGES = $(SUDO) apt-get update && $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends
# The installed program must not depend on where this machine keeps Swift.
STATIC = --static-swift-stdlib
endif
STAMP = .build/packages.stamp
TEST_STAMP = .build/test-packages.stamp

.PHONY: all demo test fuzz sanitize lint format install uninstall clean
all: $(BINARY)

# Scans two receipts of the project, from nothing to the result; at a terminal the second goes on to be split. Exit code 1
# is a receipt that needs a person, 130 somebody who has seen enough.
demo: all
	@echo
	@echo '$$ settled scan Fixtures/receipts/marktkauf.jpg'
	@$(BINARY) scan --no-review Fixtures/receipts/marktkauf.jpg || test $$? = 1
	@echo
	@echo '$$ settled scan Fixtures/receipts/heron.jpg'
	@rm -rf .build/demo
	@SETTLED_HOME=$(CURDIR)/.build/demo $(BINARY) scan Fixtures/receipts/heron.jpg || case $$? in 1 | 130) ;; *) exit 1 ;; esac

test: $(STAMP) $(TEST_STAMP)
	swift test

# The same tests with every access to memory checked, and those of several workers with every race. What Foundation and
# XCTest never free is not ours.
sanitize: $(STAMP) $(TEST_STAMP)
	LSAN_OPTIONS=suppressions=$(CURDIR)/Tests/leaks.txt swift test --sanitize=address --scratch-path .build-asan \
		--filter RecognitionTests
	swift test --sanitize=thread --scratch-path .build-tsan --filter ScanPoolTests

# Random command lines, texts, tables and group files for SECONDS each, from the seeds in Fixtures; what crashes is kept in .build-fuzz.
SECONDS ?= 45
FUZZERS = FuzzArguments FuzzReceipt FuzzTable FuzzGroupFile
fuzz: $(STAMP)
	for fuzzer in $(FUZZERS); do \
		SETTLED_FUZZ=1 swift build -c release --sanitize=fuzzer --scratch-path .build-fuzz --product $$fuzzer || exit 1; \
		mkdir -p .build-fuzz/corpus/$$fuzzer && \
		SWIFT_BACKTRACE=enable=no .build-fuzz/release/$$fuzzer -max_total_time=$(SECONDS) -print_final_stats=0 \
			-verbosity=0 -artifact_prefix=.build-fuzz/ .build-fuzz/corpus/$$fuzzer Fixtures/fuzz/$$fuzzer || exit 1; \
	done

lint:
	swift format lint --strict --recursive $(SOURCES)
	bash -n .ci/run

format:
	swift format --in-place --recursive $(SOURCES)

install: all
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/settled $(DESTDIR)$(PREFIX)/share/man/man1 \
		$(DESTDIR)$(PREFIX)/share/man/pl/man1 \
		$(DESTDIR)$(PREFIX)/share/bash-completion/completions $(DESTDIR)$(PREFIX)/share/zsh/site-functions \
		$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
	install -s -m 755 $(BINARY) $(DESTDIR)$(PREFIX)/bin/settled
	$(if $(MODEL),install -m 644 $(MODEL) $(DESTDIR)$(PREFIX)/share/settled/)
	$(BINARY) manual --lang en > $(DESTDIR)$(PREFIX)/share/man/man1/settled.1
	$(BINARY) manual --lang pl > $(DESTDIR)$(PREFIX)/share/man/pl/man1/settled.1
	$(BINARY) completions bash --lang en > $(DESTDIR)$(PREFIX)/share/bash-completion/completions/settled
	$(BINARY) completions zsh --lang en > $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_settled
	$(BINARY) completions fish --lang en > $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/settled.fish

uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/settled $(DESTDIR)$(PREFIX)/share/man/man1/settled.1 \
		$(DESTDIR)$(PREFIX)/share/man/pl/man1/settled.1 \
		$(DESTDIR)$(PREFIX)/share/bash-completion/completions/settled \
		$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_settled \
		$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/settled.fish
	rm -rf $(DESTDIR)$(PREFIX)/share/settled

clean:
	rm -rf .build

# SwiftPM knows what has changed; make does not need to.
.PHONY: $(BINARY)
$(BINARY): $(STAMP)
	swift build -c release --product settled $(STATIC)

# Asked once for every change of the lists above. What only the tests start is not installed for those who run none.
$(STAMP): LIST = $(PACKAGES)
$(TEST_STAMP): LIST = $(TEST_PACKAGES)
$(STAMP) $(TEST_STAMP): Makefile
	@mkdir -p $(@D)
	$(if $(call missing,$(LIST)),$(INSTALL_PACKAGES) $(call missing,$(LIST)))
	@touch $@
