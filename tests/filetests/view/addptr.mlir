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

// run 1: exit 0
// stdout:
//| module {
//|   func.func @sums(%arg0: !pto.ptr<i8, ub>, %arg1: !pto.ptr<vector<2xf16>, gm>, %arg2: index) {
//|     %0 = pto.addptr %arg0, %arg2 : <i8, ub> -> <i8, ub>
//|     %1 = pto.addptr %arg1, %arg2 : <vector<2xf16>, gm> -> <vector<2xf16>, gm>
//|     %2 = pto.addptr %arg0, %arg2 : <i8, ub> -> <i8, ub>
//|     %3 = pto.addptr %arg0, %arg2 : <i8, ub> -> <i8, ub>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<i8, ub>, !pto.ptr<vector<2xf16>, gm>, index) -> (), sym_name = "sums"}> ({
//|   ^bb0(%arg0: !pto.ptr<i8, ub>, %arg1: !pto.ptr<vector<2xf16>, gm>, %arg2: index):
//|     %0 = "pto.addptr"(%arg0, %arg2) : (!pto.ptr<i8, ub>, index) -> !pto.ptr<i8, ub>
//|     %1 = "pto.addptr"(%arg1, %arg2) : (!pto.ptr<vector<2xf16>, gm>, index) -> !pto.ptr<vector<2xf16>, gm>
//|     %2 = "pto.addptr"(%arg0, %arg2) : (!pto.ptr<i8, ub>, index) -> !pto.ptr<i8, ub>
//|     %3 = "pto.addptr"(%arg0, %arg2) : (!pto.ptr<i8, ub>, index) -> !pto.ptr<i8, ub>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
