// Wrong usage ends with status 2 and says what is wrong.
// RUN: %s --no-such-option
// RUN: %s another.mlir
// RUN: %s --pto-arch=a4
// RUN: %s --pto-arch
// RUN: %s --diagnostics=xml
// RUN: %s --color=blue
// RUN: %s -W=all
// RUN: %s --verify-each=perhaps
// RUN: %s --emit-bytecode --mlir-print-op-generic
// RUN: %s --emit-bytecode --mlir-print-debuginfo
// RUN: --version=yes
// RUN: --help

// run 1: exit 2
// stderr:
//| error: unexpected argument '--no-such-option' found
//|
//|   tip: to pass '--no-such-option' as a value, use '-- --no-such-option'
//|
//| Usage: pto-opt <INPUT>...
//|
//| For more information, try '--help'.
// run 2: exit 2
// stderr:
//| error: several files, and folders, need '--verify', '--verify-diagnostics' or '--fix'
//|
//| Usage: pto-opt [OPTIONS] [INPUT]...
//|
//| For more information, try '--help'.
// run 3: exit 2
// stderr:
//| error: invalid value 'a4' for '--pto-arch <TARGET>': unknown target `a4`, expected a2, a3, a2a3 or a5
//|
//| For more information, try '--help'.
// run 4: exit 2
// stderr:
//| error: a value is required for '--pto-arch <TARGET>' but none was supplied
//|
//| For more information, try '--help'.
// run 5: exit 2
// stderr:
//| error: invalid value 'xml' for '--diagnostics <FORMAT>'
//|   [possible values: human, short, json, sarif]
//|
//| For more information, try '--help'.
// run 6: exit 2
// stderr:
//| error: invalid value 'blue' for '--color <WHEN>'
//|   [possible values: auto, always, never]
//|
//| For more information, try '--help'.
// run 7: exit 2
// stderr:
//| error: invalid value 'all' for '-W[=<WHAT>]'
//|   [possible values: show, none, error]
//|
//| For more information, try '--help'.
// run 8: exit 2
// stderr:
//| error: invalid value 'perhaps' for '--verify-each[=<BOOL>]'
//|   [possible values: true, false]
//|
//| For more information, try '--help'.
// run 9: exit 2
// stderr:
//| error: the argument '--emit-bytecode' cannot be used with '--mlir-print-op-generic'
//|
//| Usage: pto-opt [OPTIONS] [INPUT]...
//|
//| For more information, try '--help'.
// run 10: exit 2
// stderr:
//| error: the argument '--emit-bytecode' cannot be used with '--mlir-print-debuginfo'
//|
//| Usage: pto-opt [OPTIONS] [INPUT]...
//|
//| For more information, try '--help'.
// run 11: exit 2
// stderr:
//| error: unexpected value 'yes' for '--version' found; no more were expected
//|
//| Usage: pto-opt --version [INPUT]...
//|
//| For more information, try '--help'.
// run 12: exit 0
// stdout:
//| Parse, verify, transform and print PTO kernels
//|
//| Usage: pto-opt [OPTIONS] [INPUT]...
//|
//| Arguments:
//|   [INPUT]...
//|           MLIR text or bytecode, or the form of `--input`; `-` is standard input; several files, and folders, with --verify and --fix
//|
//|           [default: -]
//|
//| Options:
//|   -o <FILE>
//|           Write to FILE instead of standard output; nothing is written after an error
//|
//|           [default: -]
//|
//|       --verify
//|           Verify only, without output except diagnostics
//|
//|       --fix
//|           Repair in place what has one certain repair: near names, element types, layouts, sizes of tiles; then verify. Of standard input, the repaired text is written
//|
//|       --pto-arch <TARGET>
//|           Target to verify for; default a3; overrides the target of the module [a2, a3, a2a3, a5]
//|
//|       --explain <CODE>
//|           Print the page of a diagnostic code and exit
//|
//|       --pass-pipeline <PIPELINE>
//|           Passes to run, such as `builtin.module(canonicalize,func.func(cse))`
//|
//|       --lower <LEVEL>
//|           Lower tile operations to vector instructions, copies and synchronisation
//|
//|           Possible values:
//|           - vector: Vector instructions and copies
//|
//|       --verify-sync
//|           Check that flags and barriers order the pipes of each core, after all passes
//|
//|   -h, --help
//|           Print help (see a summary with '-h')
//|
//|   -V, --version
//|           Print version
//|
//| Lowering:
//|       --pto-level <LEVEL>
//|           Level to verify for: who gives addresses, the compiler (level1, level2) or the program (level3)
//|
//|   -O <LEVEL>
//|           Optimisation level: 0 none, 1 for cycles and memory
//|
//|           [default: 1]
//|
//|       --memory-map <FORM>
//|           Write a map of the addresses and lifetimes of tile buffers instead of the module; unless a pipeline is given, addresses are allocated first
//|
//|           Possible values:
//|           - json: JSON, for tools
//|           - html: HTML page with a picture for each memory
//|
//|       --fast-math <WHAT>
//|           Transformations of floats that lowering may use although they change rounding
//|
//|           Possible values:
//|           - reassoc: Reassociate sums
//|           - recip:   Replace divisions by one divisor by products with its reciprocal (GPUs only)
//|
//|       --resync
//|           Before all passes, check flags and barriers between the pipes of each core and remove them; lowering places the fewest
//|
//| Information:
//|       --show-dialects
//|           Print the names of the dialects that inputs may use and exit
//|
//|       --show-isa
//|           Print the instruction table as JSON and exit
//|
//| Passes and IR:
//|       --list-passes
//|           Print all passes, each with a line on what it does, and exit
//|
//|       --dump-pass-pipeline
//|           Print on standard error the pipeline that is run
//|
//|       --verify-each[=<BOOL>]
//|           Verify after each pass, the default with --pass-pipeline; --lower and --target verify once, at the end
//|
//|           [possible values: true, false]
//|
//|       --verify-roundtrip
//|           Print, parse again and compare the module in custom form, generic form and bytecode
//|
//|       --emit-bytecode
//|           Write bytecode
//|
//|       --mlir-print-op-generic
//|           Print operations in generic form
//|
//|       --keep-names
//|           Print values under the names that they have in the text, not as `%0` and `%arg0`
//|
//|       --mlir-print-debuginfo
//|           Print locations
//|
//|       --mlir-print-ir-before <PASS>
//|           Print IR before the passes named, on modules or of the backend
//|
//|       --mlir-print-ir-after <PASS>
//|           Print IR after the passes named, on modules or of the backend
//|
//|       --mlir-print-ir-before-all
//|           Print IR to standard error before every pass
//|
//|       --mlir-print-ir-after-all
//|           Print IR to standard error after every pass
//|
//|       --mlir-timing
//|           Print to standard error the time spent in each phase
//|
//|       --mlir-disable-threading
//|           Use a single thread
//|
//| Diagnostics:
//|       --split-input-file
//|           Treat chunks separated by lines `// -----` (in LLVM IR, `; -----`) as separate inputs
//|
//|       --verify-diagnostics
//|           Check the diagnostics against the `expected-error {{...}}` comments of the input
//|
//|       --allow-unregistered-dialect
//|           Accept operations of unregistered dialects
//|
//|       --diagnostics <FORMAT>
//|           Format of diagnostics
//|
//|           Possible values:
//|           - human: With source lines, for people
//|           - short: One line per diagnostic: file:line:col: error[PTO0101]: ...
//|           - json:  One JSON object per line
//|           - sarif: One SARIF 2.1.0 document, even without diagnostics
//|
//|           [default: human]
//|
//|       --color <WHEN>
//|           Colour diagnostics
//|
//|           Possible values:
//|           - auto:   If standard error is a terminal
//|           - always: Always
//|           - never:  Never
//|
//|           [default: auto]
//|
//|   -W[=<WHAT>]
//|           Show warnings, hide them, or treat them as errors; plain `-W` shows them
//|
//|           Possible values:
//|           - show:  Show warnings
//|           - none:  Hide warnings
//|           - error: Treat warnings as errors
//|
//|           [default: show]
//|
//|       --strict
//|           Treat warnings as errors; the same as -W=error
//|
//|       --max-errors <N>
//|           Show at most N errors and N warnings; 0 shows all
//|
//|           [default: 100]
//|
//| GPUs:
//|       --target <TARGET>
//|           Compile kernels for a target, to assembly, or to an object file if the name of the output ends with `.isa`
//|
//|           Possible values:
//|           - visa: Intel's virtual ISA of GPUs
//|
//|       --platform <GPU>
//|           GPU to compile for [skl, tgllp, xehp, dg2, pvc]
//|
//|       --input <FORM>
//|           Form of the input, if it is not MLIR: kernels as `--emit` writes them in this form
//|
//|           Possible values:
//|           - genx-llvm: LLVM IR with the intrinsics of the GenX backend
//|
//|       --emit <FORM>
//|           Form of the output of --target
//|
//|           Possible values:
//|           - genx:      The dialect of the GenX backend, before its passes
//|           - genx-llvm: LLVM IR with the intrinsics of the GenX backend, before its passes
//|           - text:      Assembly of the target
//|           - object:    An object file of the target
//|           - zebin:     A binary that the driver loads, by Intel's finalizer (`GenX_IR`)
//|
//|       --print-after <PASS>
//|           As `--mlir-print-ir-after`, of passes of the backend; `all` as `--mlir-print-ir-after-all`
//|
//|       --dump-bales
//|           Print to standard error the bales: the operations that become one instruction
//|
//|       --dump-live-ranges
//|           Print to standard error live ranges, and which values share registers
//|
//|       --disable-pass <PASS>
//|           Skip an optional pass of the backend: one that only improves the code
//|
//| pto-opt batch --help: many inputs in one process. pto-opt cache --help: its cache.
//| pto-opt reduce --help: shrink a kernel that fails.
//|
//| Exit status: 0 accepted, 1 diagnostics, 2 wrong usage.
