// Every shape of pto.inttoptr.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%b: i64) {
    %a = pto.inttoptr %b : i64 -> <f32, gm>
    return
  }

  func.func @shape1(%b: i64) {
    %a = pto.inttoptr %b : i64 -> !pto.ptr<ui32, gm>
    return
  }

  func.func @shape2(%b: ui64) {
    %a = pto.inttoptr %b : ui64 -> <f16, ub>
    return
  }

  func.func @generic(%arg0: i64) {
    %0 = "pto.inttoptr"(%arg0) : (i64) -> !pto.ptr<f32, gm>
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: i64) {
//|     %0 = pto.inttoptr %arg0 : i64 -> <f32, gm>
//|     return
//|   }
//|   func.func @shape1(%arg0: i64) {
//|     %0 = pto.inttoptr %arg0 : i64 -> <ui32, gm>
//|     return
//|   }
//|   func.func @shape2(%arg0: ui64) {
//|     %0 = pto.inttoptr %arg0 : ui64 -> <f16, ub>
//|     return
//|   }
//|   func.func @generic(%arg0: i64) {
//|     %0 = pto.inttoptr %arg0 : i64 -> <f32, gm>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (i64) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg3: i64):
//|     %3 = "pto.inttoptr"(%arg3) : (i64) -> !pto.ptr<f32, gm>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i64) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg2: i64):
//|     %2 = "pto.inttoptr"(%arg2) : (i64) -> !pto.ptr<ui32, gm>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (ui64) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg1: ui64):
//|     %1 = "pto.inttoptr"(%arg1) : (ui64) -> !pto.ptr<f16, ub>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i64) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: i64):
//|     %0 = "pto.inttoptr"(%arg0) : (i64) -> !pto.ptr<f32, gm>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
