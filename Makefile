# The two commands are `make run` and `make test`; everything else is for work on the project.
TOOL := target/release/pto-opt
SHARED ?= ../shared

MIN ?= 5
PREFIX ?= /usr/local
TOOLS := pto-opt pto-as pto-run pto-lsp ptoas
# What is built with these packages takes their dependencies with the same features, so that cargo builds those once.
BUILT := -p pto-opt -p pto-as -p pto-run -p ptoas
PUBLISHED := diag mlir-dialect visa
INSTALLED = $(DESTDIR)$(PREFIX)
SHARE = $(INSTALLED)/share

.PHONY: run reference package check-long editors-loaded manual book editors install deb test test-full python properties fuzz bench fmt lint docs memcheck check-shared deps

# Installs what is missing, builds, and does the main job on a kernel: verify, lower, run.
run: $(TOOL)
	@sh examples/tour.sh $(abspath $(dir $(TOOL)))

# Builds the executable of all tools and installs it, stripped, to PREFIX/bin, with a link for each tool; and the completions of
# shells and the manual pages, which it writes, to PREFIX/share.
install: deps
	cargo build --release -p pto
	install -d $(INSTALLED)/bin $(SHARE)/bash-completion/completions $(SHARE)/zsh/site-functions \
	  $(SHARE)/fish/vendor_completions.d
	install -s -m 755 target/release/pto $(INSTALLED)/bin
	set -e; for tool in $(TOOLS); do \
	  ln -sf pto $(INSTALLED)/bin/$$tool; \
	  target/release/pto completions bash $$tool > $(SHARE)/bash-completion/completions/$$tool; \
	  target/release/pto completions zsh $$tool > $(SHARE)/zsh/site-functions/_$$tool; \
	  target/release/pto completions fish $$tool > $(SHARE)/fish/vendor_completions.d/$$tool.fish; \
	done
	target/release/pto man $(SHARE)/man/man1

# Makes target/debian/pto_VERSION_ARCHITECTURE.deb of what `make install` installs, with cargo-deb below target/tools.
deb:
	@[ -x target/tools/bin/cargo-deb ] || \
	cargo install --quiet cargo-deb --version 3.6.3 --locked --root target/tools
	rm -rf target/stage
	$(MAKE) install DESTDIR=$(CURDIR)/target/stage PREFIX=/usr
	target/tools/bin/cargo-deb deb -p pto --no-build --no-strip

# Packages the crates that are for others too, those without `publish = false`, and builds them from the packages.
package:
	cargo package $(addprefix -p ,$(PUBLISHED))

# Parses kernels with the tree-sitter grammar, by the tool below target/tools. Colours kernels with the grammar of the extension for
# VS Code and packages it into target/vscode, where there is npm.
editors:
	@[ -x target/tools/bin/tree-sitter ] || cargo install --quiet --debug tree-sitter-cli --version 0.27.1 --locked --root target/tools
	@cargo test --quiet --workspace --test tree_sitter
	@if command -v npm > /dev/null; then rm -rf target/vscode && cp -r editors/vscode target/vscode && cd target/vscode && \
	npm install --silent --no-audit --no-fund && node test/grammar.js ../../tests/run/kernels/*.mlir ../../examples/*.pto && \
	npx --yes @vscode/vsce@3 package --skip-license --allow-missing-repository -o pto.vsix > package.log && tail -1 package.log; \
	else echo "skipped: there is no npm"; fi

# Loads the packaged extension in the workbench of VS Code, where there is Chromium (npm installs about 400 MB), and starts the
# server from Neovim, where there is one.
editors-loaded: $(TOOL) editors
	cargo build --release $(BUILT) -p pto-lsp
	@if command -v npm > /dev/null; then \
	cd target/vscode && sh test/workbench.sh $(CURDIR)/target/workbench pto.vsix $(CURDIR)/$(dir $(TOOL)); \
	else echo "skipped: there is no npm"; fi
	@if command -v nvim > /dev/null; then \
	PTO_LSP=$(dir $(TOOL))pto-lsp nvim --headless -u NONE -c 'luafile editors/neovim/test.lua'; \
	else echo "skipped: there is no Neovim"; fi

# Follows the pages of the manual that have commands, each in a clean folder, and compares what is printed; BLESS=1 rewrites them.
# The cookbook needs numpy, which a virtual environment has. `tests/zebin.rs` follows the page on GPUs.
manual: $(TOOL)
	@[ -x target/manual/bin/pip ] || python3 -m venv target/manual
	@target/manual/bin/python3 -c 'import numpy' 2> /dev/null || target/manual/bin/pip install --quiet 'numpy>=1.26,<3'
	@target/manual/bin/python3 docs/follow.py $(dir $(TOOL)) README.md $(filter-out docs/src/gpu-run.md,$(wildcard docs/src/*.md))

# Compares single tile operations, windows, scalars and products of matrices, run and lowered, with numpy, and random kernels at
# all levels: as many as COUNT, PRODUCTS and KERNELS say, drawn with SEED.
reference: $(TOOL)
	@[ -x target/manual/bin/pip ] || python3 -m venv target/manual
	@target/manual/bin/python3 -c 'import numpy' 2> /dev/null || target/manual/bin/pip install --quiet 'numpy>=1.26,<3'
	@target/manual/bin/python3 tests/reference.py $(dir $(TOOL)) --count $${COUNT:-600} --seed $${SEED:-1}
	@target/manual/bin/python3 tests/reference.py $(dir $(TOOL)) --count $${LARGE:-20} --seed $${SEED:-1} --large
	@target/manual/bin/python3 tests/mixed.py $(dir $(TOOL)) --count $${KERNELS:-40} --seed $${SEED:-1}
	@target/manual/bin/python3 tests/products.py $(dir $(TOOL)) --count $${PRODUCTS:-30} --seed $${SEED:-1}
	@target/manual/bin/python3 tests/aliases.py $(dir $(TOOL)) --count $${KERNELS:-40} --seed $${SEED:-1}
	@target/manual/bin/python3 tests/communication.py $(dir $(TOOL)) --count $${KERNELS:-40} --seed $${SEED:-1}
	@target/manual/bin/python3 tests/control.py $(dir $(TOOL)) --count $${KERNELS:-40} --seed $${SEED:-1}
	@target/manual/bin/python3 tests/threads.py $(dir $(TOOL)) --count $${KERNELS:-40} --seed $${SEED:-1}
	@target/manual/bin/python3 tests/values.py $(dir $(TOOL)) --count $${KERNELS:-40} --seed $${SEED:-1}
	@target/manual/bin/python3 tests/views.py $(dir $(TOOL)) --count $${KERNELS:-40} --seed $${SEED:-1}

# Builds the site of the manual into target/book, and fails on warnings. Installs mdbook below target/ where there is none.
book: docs
	@command -v mdbook > /dev/null || [ -x target/tools/bin/mdbook ] || \
	cargo install --quiet mdbook --version 0.5.4 --locked --no-default-features --features search --root target/tools
	@PATH="$(CURDIR)/target/tools/bin:$$PATH" mdbook build docs 2> target/book.log || { cat target/book.log; exit 1; }
	@cat target/book.log; ! grep -q WARN target/book.log

# Installs what is missing, builds, runs all tests; those of the Python package where there is Python 3.10 or later.
test: deps
	cargo test --workspace --no-fail-fast
	@sh python/make.sh --if-possible

# Builds the wheel of the Python package into dist/, and tests it in the virtual environment target/python.
python: deps
	@sh python/make.sh

# As `make test`, with all of the cases of which it runs a fifth.
test-full: deps
	PTO_TEST_ALL=1 cargo test --workspace --no-fail-fast

# A million generated modules through all forms; `make test` takes ten thousand of them.
properties: deps
	PTO_CASES=$${PTO_CASES:-1000000} cargo test --release -p pto-generate --test forms -- --nocapture
	PTO_CASES=$${PTO_CASES:-200000} cargo test --release -p pto-generate --test near -- --nocapture

# Every fuzz target for MIN minutes, or those of TARGETS; status 1 after a finding.
fuzz: deps
	@sh fuzz/run.sh $(MIN) $(TARGETS)

# Figures against mlir-opt-22 and of vISA object files, with their limits.
bench: $(TOOL)
	@sh tools/install-deps.sh --bench
	@python3 benches/run.py $(abspath $(TOOL)) $(abspath $(dir $(TOOL))/pto-as)
	@cargo build --release $(BUILT) -p pto-lsp && python3 benches/lsp.py target/release/pto-lsp
	@cargo test --quiet --release -p pto-asm --lib lexer::tests::speed -- --ignored --nocapture
	@VISA_BENCH_LIMIT=1 cargo bench --quiet -p visa --bench object

# Generates the reference pages and the pictures of the manual beside the written pages in `docs/src`, the mnemonics in the
# grammar of editors, and the builders of the Python package.
docs: $(TOOL)
	cargo build --release $(BUILT) -p pto-docs && target/release/pto-docs
	python3 docs/pictures.py docs/src/pictures
	$(TOOL) --show-isa -o target/isa.json && python3 python/generate.py < target/isa.json

fmt:
	cargo fmt --all

lint: deps
	cargo fmt --all --check
	cargo clippy --workspace --all-targets -- -D warnings

# The tests of crate mlir-dialect, which has all the unsafe code, under valgrind.
memcheck: deps
	@sh tools/install-deps.sh --memcheck
	sh dialect/mlir/memcheck.sh

# Measures the tools on real inputs, where they are there: verdicts and forms, how many kernels lower, which programs
# --verify-sync reports, how many kernels have C++ that compiles, and how many have binaries for GPUs.
check-shared: $(TOOL)
	@if [ -d $(SHARED)/check ]; then python3 tests/shared.py $(abspath $(TOOL)) $(SHARED) && \
	python3 tests/dtypes.py $(abspath $(TOOL)) $(SHARED) && \
	python3 tests/forms.py $(abspath $(dir $(TOOL))/pto-as) $(SHARED) && \
	python3 tests/lowered.py $(abspath $(TOOL)) $(SHARED) && \
	python3 tests/synchronised.py $(abspath $(TOOL)) $(SHARED) && \
	python3 tests/cpp.py $(abspath $(dir $(TOOL))/ptoas) $(SHARED) && \
	python3 tests/llvm.py $(abspath $(dir $(TOOL))/ptoas) $(SHARED); \
	else echo "skipped: no $(SHARED)/check"; fi

# The longer measurements: modules through MLIR 19 and back, and binaries of the real inputs for GPUs.
check-long: $(TOOL)
	python3 tests/interchange.py $(abspath $(TOOL)) $(SHARED)
	python3 tests/binaries.py $(abspath $(TOOL)) $(SHARED)

deps:
	@sh tools/install-deps.sh

.PHONY: $(TOOL)
$(TOOL): deps
	cargo build --release $(BUILT)
