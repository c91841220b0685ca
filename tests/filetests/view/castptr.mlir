// Every shape of pto.castptr.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

func.func @casts(%i: i64, %u: ui64, %p: !pto.ptr<f32, ub>, %v: !pto.ptr<vector<2xf16>, gm>) {
  %0 = pto.castptr %i : i64 -> !pto.ptr<i8, ub>
  %1 = pto.castptr %p : !pto.ptr<f32, ub> -> i64
  %2 = pto.castptr %u : ui64 -> !pto.ptr<ui8, ub>
  %3 = pto.castptr %v : !pto.ptr<vector<2xf16>, gm> -> i64
  %4 = pto.castptr %i : i64 -> !pto.ptr<vector<2xf16>, gm>
  %5 = pto.castptr %p : !pto.ptr<f32, ub> -> !pto.ptr<i8, ub>
  %6 = "pto.castptr"(%i) : (i64) -> !pto.ptr<f32, l1>
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @casts(%arg0: i64, %arg1: ui64, %arg2: !pto.ptr<f32, ub>, %arg3: !pto.ptr<vector<2xf16>, gm>) {
//|     %0 = pto.castptr %arg0 : i64 -> !pto.ptr<i8, ub>
//|     %1 = pto.castptr %arg2 : !pto.ptr<f32, ub> -> i64
//|     %2 = pto.castptr %arg1 : ui64 -> !pto.ptr<ui8, ub>
//|     %3 = pto.castptr %arg3 : !pto.ptr<vector<2xf16>, gm> -> i64
//|     %4 = pto.castptr %arg0 : i64 -> !pto.ptr<vector<2xf16>, gm>
//|     %5 = pto.castptr %arg2 : !pto.ptr<f32, ub> -> !pto.ptr<i8, ub>
//|     %6 = pto.castptr %arg0 : i64 -> !pto.ptr<f32, l1>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (i64, ui64, !pto.ptr<f32, ub>, !pto.ptr<vector<2xf16>, gm>) -> (), sym_name = "casts"}> ({
//|   ^bb0(%arg0: i64, %arg1: ui64, %arg2: !pto.ptr<f32, ub>, %arg3: !pto.ptr<vector<2xf16>, gm>):
//|     %0 = "pto.castptr"(%arg0) : (i64) -> !pto.ptr<i8, ub>
//|     %1 = "pto.castptr"(%arg2) : (!pto.ptr<f32, ub>) -> i64
//|     %2 = "pto.castptr"(%arg1) : (ui64) -> !pto.ptr<ui8, ub>
//|     %3 = "pto.castptr"(%arg3) : (!pto.ptr<vector<2xf16>, gm>) -> i64
//|     %4 = "pto.castptr"(%arg0) : (i64) -> !pto.ptr<vector<2xf16>, gm>
//|     %5 = "pto.castptr"(%arg2) : (!pto.ptr<f32, ub>) -> !pto.ptr<i8, ub>
//|     %6 = "pto.castptr"(%arg0) : (i64) -> !pto.ptr<f32, l1>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
