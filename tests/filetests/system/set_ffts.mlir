// Every shape of pto.set_ffts.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
func.func @shape0(%a: !pto.ptr<i64, gm>) {
  pto.set_ffts %a : <i64, gm>
  return
}

func.func @shape1(%a: !pto.ptr<i64, gm>) {
  pto.set_ffts %a : !pto.ptr<i64>
  return
}

func.func @generic1(%arg0: !pto.ptr<i64, gm>) {
  "pto.set_ffts"(%arg0) : (!pto.ptr<i64, gm>) -> ()
  "pto.set_ffts"(%arg0) {test.note} : (!pto.ptr<i64, gm>) -> ()
  return
}

func.func @generic2(%arg0: !pto.ptr<i64, gm>) {
  "pto.set_ffts"(%arg0) : (!pto.ptr<i64, gm>) -> ()
  "pto.set_ffts"(%arg0) {test.note} : (!pto.ptr<i64, gm>) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.ptr<i64, gm>) {
//|     pto.set_ffts %arg0 : <i64, gm>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.ptr<i64, gm>) {
//|     pto.set_ffts %arg0 : <i64, gm>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.ptr<i64, gm>) {
//|     pto.set_ffts %arg0 : <i64, gm>
//|     pto.set_ffts %arg0 {test.note} : <i64, gm>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.ptr<i64, gm>) {
//|     pto.set_ffts %arg0 : <i64, gm>
//|     pto.set_ffts %arg0 {test.note} : <i64, gm>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<i64, gm>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg3: !pto.ptr<i64, gm>):
//|     "pto.set_ffts"(%arg3) : (!pto.ptr<i64, gm>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i64, gm>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg2: !pto.ptr<i64, gm>):
//|     "pto.set_ffts"(%arg2) : (!pto.ptr<i64, gm>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i64, gm>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg1: !pto.ptr<i64, gm>):
//|     "pto.set_ffts"(%arg1) : (!pto.ptr<i64, gm>) -> ()
//|     "pto.set_ffts"(%arg1) {test.note} : (!pto.ptr<i64, gm>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i64, gm>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.ptr<i64, gm>):
//|     "pto.set_ffts"(%arg0) : (!pto.ptr<i64, gm>) -> ()
//|     "pto.set_ffts"(%arg0) {test.note} : (!pto.ptr<i64, gm>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
