// Pipelines that cannot be run.
// RUN: %s --diagnostics=short --pass-pipeline=builtin.module(nothing)
// RUN: %s --diagnostics=short --pass-pipeline=builtin.module(cse
// RUN: %s --diagnostics=short --pass-pipeline=builtin.module(cse))
// RUN: %s --diagnostics=short --pass-pipeline=cse
// RUN: %s --diagnostics=short --pass-pipeline=func.func(cse)
// RUN: %s --diagnostics=short --pass-pipeline=builtin.module(canonicalize{nothing=1})
// RUN: %s --diagnostics=short --pass-pipeline=builtin.module(canonicalize{max-iterations=many})
// RUN: %s --diagnostics=short --pass-pipeline=builtin.module(,)
// RUN: %s --diagnostics=short --pass-pipeline=
// RUN: %s --pass-pipeline=builtin.module(nothing)

func.func @f() {
  return
}

// run 1: exit 1
// stderr:
//| <unknown>: error[PTO0012]: MLIR Textual PassPipeline Parser:1:1: error: 'nothing' does not refer to a registered pass or pass pipeline nothing ^
// run 2: exit 1
// stderr:
//| <unknown>: error[PTO0012]: expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'
// run 3: exit 1
// stderr:
//| <unknown>: error[PTO0012]: MLIR Textual PassPipeline Parser:1:4: error: encountered extra closing ')' creating unbalanced parentheses while parsing pipeline cse)    ^
// run 4: exit 0
// stdout:
//| module {
//|   func.func @f() {
//|     return
//|   }
//| }
// run 5: exit 0
// stdout: as run 4
// run 6: exit 1
// stderr:
//| <unknown>: error[PTO0012]: <Pass-Options-Parser>: no such option nothing  failed to add `canonicalize` with options `nothing=1`
// run 7: exit 1
// stderr:
//| : for the --max-iterations option: 'many' value invalid for long argument!
//| <unknown>: error[PTO0012]: failed to add `canonicalize` with options `max-iterations=many`
// run 8: exit 1
// stderr:
//| <unknown>: error[PTO0012]: MLIR Textual PassPipeline Parser:1:1: error: '' does not refer to a registered pass or pass pipeline , ^
// run 9: exit 0
// stdout: as run 4
// run 10: exit 1
// stderr:
//| error[PTO0012]: MLIR Textual PassPipeline Parser:1:1: error: 'nothing' does not refer to a registered pass or pass pipeline nothing ^
//|
//| error: 1 error
//| note: 'pto-opt --explain PTO0012' shows the rule with examples
