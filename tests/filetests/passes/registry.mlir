// The pipeline that is run, IR before and after passes of the backend, and the time of each.
// RUN: %s --target=visa --platform=dg2 --pto-arch=a5 --dump-pass-pipeline --disable-pass=licm,early-cse-again -o /dev/null 2>&1 | FileCheck %s --check-prefix=PIPELINE
// RUN: %s --pass-pipeline=builtin.module(func.func(cse)) --dump-pass-pipeline -o /dev/null 2>&1 | FileCheck %s --check-prefix=MODULE
// RUN: %s --target=visa --platform=dg2 --pto-arch=a5 --mlir-print-ir-before=category --mlir-print-ir-after=pto-allocation,category -o /dev/null 2>&1 | FileCheck %s --check-prefix=IR
// RUN: %s --target=visa --platform=dg2 --pto-arch=a5 --mlir-print-ir-before-all -o /dev/null 2>&1 | FileCheck %s --check-prefix=ALL
// RUN: %s --target=visa --platform=dg2 --pto-arch=a5 --mlir-timing -o /dev/null 2>&1 | FileCheck %s --check-prefix=TIMING
// RUN: %s --pass-pipeline=builtin.module(pto-place,func.func(pto-expand)) --mlir-print-ir-after=pto-place --dump-pass-pipeline --pto-arch=a5 -o /dev/null 2>&1 | FileCheck %s --check-prefix=FORMER
// RUN: --list-passes | FileCheck %s --check-prefix=LIST
// RUN: not %s --target=visa --platform=dg2 --mlir-print-ir-after=catgory 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not %s --lower=vector --mlir-print-ir-before=pto-sink 2>&1 | FileCheck %s --check-prefix=NOT-RUN
// RUN: not %s --target=visa --platform=dg2 --print-after=catgory 2>&1 | FileCheck %s --check-prefix=OLD
// RUN: not %s --target=visa --platform=dg2 --disable-pass=lcm 2>&1 | FileCheck %s --check-prefix=DISABLED
// RUN: not %s --pass-pipeline=builtin.module(func.func(pto-vecscop)) 2>&1 | FileCheck %s --check-prefix=TEXT

// PIPELINE: builtin.module(pto-to-buffers,pto-calls,pto-allocation,func.func(
// PIPELINE-NEXT: genx(cf-simplification,{{.*}},dead-code-again,critical-edges,{{.*}},visa-writer)
// PIPELINE-NOT: licm
// MODULE: builtin.module(func.func(cse))

// FORMER: builtin.module(pto-allocation,func.func(pto-tile-lowering))
// FORMER: IR Dump After pto-allocation

// IR: IR Dump After pto-allocation (pto-allocation)
// IR: ; before category
// IR: ; after category
// IR-NOT: ; after

// ALL: IR Dump Before pto-to-buffers
// ALL: ; before cf-simplification
// ALL: ; before visa-writer

// TIMING: s{{ +}}passes
// TIMING-NEXT: s{{ +}}genx: cf-simplification
// TIMING: s{{ +}}genx: visa-writer
// TIMING-NEXT: s{{ +}}print
// TIMING-NEXT: s{{ +}}total

// LIST: Passes on modules, for --pass-pipeline:
// LIST: canonicalize {{ *[A-Z]}}
// LIST: pto-vecscope {{ *[a-z]}}
// LIST: Passes of the backend, which --target=visa runs in this order:
// LIST-NEXT: cf-simplification {{ *[a-z]}}
// LIST: visa-writer {{ *[a-z]}}

// UNKNOWN: '--mlir-print-ir-after=catgory' names no pass that is run; did you mean 'category'?
// NOT-RUN: '--mlir-print-ir-before=pto-sink' names no pass that is run; did you mean 'pto-sync'?
// OLD: `catgory` is not a pass of the backend; expected all, {{.*}}; did you mean 'category'?
// DISABLED: `lcm` is not a pass of the backend; expected {{.*}}; did you mean 'licm'?
// TEXT: did you mean 'pto-vecscope'? '--list-passes' prints all passes

func.func @kernel(%p: !pto.ptr<i32, gm>, %a: i32) attributes {pto.entry} {
  %c0 = arith.constant 0 : index
  pto.store_scalar %a, %p[%c0] : !pto.ptr<i32, gm>, i32
  return
}
