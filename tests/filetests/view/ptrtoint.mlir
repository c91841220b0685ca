// Every shape of pto.ptrtoint.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%b: !pto.ptr<ui64, gm>) {
    %a = pto.ptrtoint %b : <ui64, gm> -> i64
    return
  }

  func.func @shape1(%b: !pto.ptr<f32, ub>) {
    %a = pto.ptrtoint %b : !pto.ptr<f32, ub> -> i64
    return
  }

  func.func @generic(%arg0: !pto.ptr<ui64, gm>) {
    %0 = "pto.ptrtoint"(%arg0) : (!pto.ptr<ui64, gm>) -> i64
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<ui64, gm>) {
//|     %0 = pto.ptrtoint %arg0 : <ui64, gm> -> i64
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.ptr<f32, ub>) {
//|     %0 = pto.ptrtoint %arg0 : <f32, ub> -> i64
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<ui64, gm>) {
//|     %0 = pto.ptrtoint %arg0 : <ui64, gm> -> i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<ui64, gm>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg2: !pto.ptr<ui64, gm>):
//|     %2 = "pto.ptrtoint"(%arg2) : (!pto.ptr<ui64, gm>) -> i64
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg1: !pto.ptr<f32, ub>):
//|     %1 = "pto.ptrtoint"(%arg1) : (!pto.ptr<f32, ub>) -> i64
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<ui64, gm>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<ui64, gm>):
//|     %0 = "pto.ptrtoint"(%arg0) : (!pto.ptr<ui64, gm>) -> i64
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
