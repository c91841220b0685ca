// Each rule of pto.addptr, broken alone.
// RUN: %s --split-input-file --diagnostics=short

func.func @sums(%p: !pto.ptr<i8, ub>, %i: index) {
  %0 = pto.addptr %p, %i : <i8, ub> -> <i16, ub>
  %1 = pto.addptr %p, %i : <i8, ub> -> <i8, gm>
  %2 = "pto.addptr"(%i, %i) : (index, index) -> !pto.ptr<i8, ub>
  return
}

// run 1: exit 1
// stderr:
//| addptr.errors.mlir:5:8: error[PTO0437]: expected the type of `ptr`, !pto.ptr<i8, ub>, found !pto.ptr<i16, ub>
//| addptr.errors.mlir:6:8: error[PTO0437]: expected the type of `ptr`, !pto.ptr<i8, ub>, found !pto.ptr<i8, gm>
//| addptr.errors.mlir:7:21: error[PTO0203]: pto.addptr expects a pointer as operand 'ptr', found index
