// Each rule of pto.addptr, broken alone.
// RUN: %s --split-input-file --diagnostics=short

func.func @sums(%p: !pto.ptr<i8, ub>, %i: index) {
  %0 = pto.addptr %p, %i : <i8, ub> -> <i16, ub>
  %1 = pto.addptr %p, %i : <i8, ub> -> <i8, gm>
  %2 = "pto.addptr"(%i, %i) : (index, index) -> !pto.ptr<i8, ub>
  return
}
