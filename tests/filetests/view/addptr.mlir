// Every shape of pto.addptr.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

func.func @sums(%p: !pto.ptr<i8, ub>, %q: !pto.ptr<vector<2xf16>, gm>, %i: index) {
  %0 = pto.addptr %p, %i : <i8, ub> -> <i8, ub>
  %1 = pto.addptr %q, %i : <vector<2xf16>, gm> -> <vector<2xf16>, gm>
  %2 = pto.addptr %p, %i : !pto.ptr<i8, ub> -> !pto.ptr<i8, ub>
  %3 = "pto.addptr"(%p, %i) : (!pto.ptr<i8, ub>, index) -> !pto.ptr<i8, ub>
  return
}
