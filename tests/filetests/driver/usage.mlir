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
// RUN: --version
// RUN: --help

// run 1: exit 2
// stderr:
//| error: unexpected argument '--no-such-option' found
//|
//|   tip: to pass '--no-such-option' as a value, use '-- --no-such-option'
//|
//| Usage: pto-opt <INPUT>
//|
//| For more information, try '--help'.
// run 2: exit 2
// stderr:
//| error: unexpected argument 'another.mlir' found
//|
//| Usage: pto-opt [OPTIONS] [INPUT]
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
//| Usage: pto-opt [OPTIONS] [INPUT]
//|
//| For more information, try '--help'.
// run 10: exit 2
// stderr:
//| error: the argument '--emit-bytecode' cannot be used with '--mlir-print-debuginfo'
//|
//| Usage: pto-opt [OPTIONS] [INPUT]
//|
//| For more information, try '--help'.
// run 11: exit 0
// stdout:
//| pto-opt 0.1.0 (MLIR 22)
// run 12: exit 0
// stdout:
//| Parse, verify, transform and print PTO kernels
//|
//| Usage: pto-opt [OPTIONS] [INPUT]
//|
//| Arguments:
//|   [INPUT]
//|           MLIR text or bytecode; `-` is standard input
//|
//|           [default: -]
//|
//| Options:
//|   -o <FILE>
//|           Write to FILE instead of standard output; nothing is written where there are errors
//|
//|           [default: -]
//|
//|       --verify
//|           Only verify: no output but diagnostics
//|
//|       --pto-arch <TARGET>
//|           Target to verify for; wins over what modules say [a2, a3, a2a3, a5]
//|
//|       --diagnostics <FORMAT>
//|           How diagnostics are shown
//|
//|           Possible values:
//|           - human: With the source lines
//|           - short: One line each: file:line:col: error[PTO0101]: ...
//|           - json:  One JSON object a line
//|           - sarif: One SARIF 2.1.0 document, also where there are none
//|
//|           [default: human]
//|
//|       --color <WHEN>
//|           When diagnostics are coloured
//|
//|           Possible values:
//|           - auto:   On a terminal
//|           - always: Always
//|           - never:  Never
//|
//|           [default: auto]
//|
//|   -W[=<WHAT>]
//|           Warnings: shown, hidden, or counted as errors; plain `-W` shows them
//|
//|           Possible values:
//|           - show:  Show warnings
//|           - none:  Hide warnings
//|           - error: Count warnings as errors
//|
//|           [default: show]
//|
//|       --strict
//|           Count warnings as errors; the same as -W=error
//|
//|       --max-errors <N>
//|           Most errors and most warnings that are shown; 0 shows all
//|
//|           [default: 100]
//|
//|       --explain <CODE>
//|           Print the page of a diagnostic code and exit
//|
//|       --show-dialects
//|           Print the names of the dialects that inputs may use and exit
//|
//|       --show-isa
//|           Print the instruction table as JSON and exit
//|
//|       --split-input-file
//|           Treat chunks separated by lines `// -----` as inputs of their own
//|
//|       --verify-diagnostics
//|           Check the diagnostics against the `expected-error {{...}}` comments of the input
//|
//|       --allow-unregistered-dialect
//|           Accept operations of dialects that are not known
//|
//|       --pass-pipeline <PIPELINE>
//|           Passes to run, such as `builtin.module(canonicalize,func.func(cse))`
//|
//|       --lower <LEVEL>
//|           Lower to a level: tile operations become vector instructions and copies, ordered by flags
//|
//|           Possible values:
//|           - vector: Vector instructions and copies
//|
//|   -O <LEVEL>
//|           How much is done for few cycles and bytes: 0 lowers as it stands, 1 optimises
//|
//|           [default: 1]
//|
//|       --memory-map <FORM>
//|           Write where tile buffers are and when, instead of the module; they are placed first, unless a pipeline is given
//|
//|           Possible values:
//|           - json: For tools
//|           - html: A page with a picture for each memory
//|
//|       --fast-math <WHAT>
//|           What lowering may do to the rounding of floats
//|
//|           Possible values:
//|           - reassoc: Put sums together in another order
//|           - recip:   Divide many floats by one number by its reciprocal, on GPUs
//|
//|       --target <TARGET>
//|           Compile kernels for a target: to its assembly, or, where the output is named `.isa`, to an object file
//|
//|           Possible values:
//|           - visa: Intel's virtual ISA of GPUs
//|
//|       --platform <GPU>
//|           GPU to compile for [skl, tgllp, xehp, dg2, pvc]
//|
//|       --emit <FORM>
//|           What to write instead of the end of the way to the target
//|
//|           Possible values:
//|           - genx:      The dialect of the GenX backend, before its passes
//|           - genx-llvm: LLVM IR with the intrinsics of the GenX backend, before its passes
//|           - text:      Assembly of the target
//|           - object:    An object file of the target
//|
//|       --print-after <PASS>
//|           Print kernels on standard error after the passes of the backend named, or after `all`
//|
//|       --dump-bales
//|           Print on standard error which operations become one instruction
//|
//|       --dump-live-ranges
//|           Print on standard error which values are alive where, and which share registers
//|
//|       --disable-pass <PASS>
//|           Leave out a pass of the backend: one of those that only make the code better
//|
//|       --verify-each[=<BOOL>]
//|           Verify after each pass, as a pipeline of your own does by default; what is lowered is verified once, at the end
//|
//|           [possible values: true, false]
//|
//|       --verify-sync
//|           Check that flags and barriers order the pipes of each core, after all passes
//|
//|       --verify-roundtrip
//|           Print, parse again and compare, in custom form, generic form and bytecode
//|
//|       --emit-bytecode
//|           Write bytecode
//|
//|       --mlir-print-op-generic
//|           Print operations in generic form
//|
//|       --mlir-print-debuginfo
//|           Print locations
//|
//|       --mlir-print-ir-before <PASS>
//|           Print IR before the passes named
//|
//|       --mlir-print-ir-after <PASS>
//|           Print IR after the passes named
//|
//|       --mlir-print-ir-before-all
//|           Print IR before every pass
//|
//|       --mlir-print-ir-after-all
//|           Print IR after every pass
//|
//|       --mlir-timing
//|           Print on standard error what time was spent on
//|
//|       --mlir-disable-threading
//|           Work on one thread
//|
//|   -h, --help
//|           Print help (see a summary with '-h')
//|
//|   -V, --version
//|           Print version
//|
//| Exit status: 0 accepted, 1 diagnostics, 2 wrong usage.
