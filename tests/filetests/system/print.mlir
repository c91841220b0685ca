// Every shape of pto.print.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
func.func @shape0(%s: f32) {
  pto.print ins("scalar = %+08.3f", %s : f32)
  return
}

func.func @shape1(%s: index) {
  pto.print ins("hello%d\0A", %s : index) {test.note}
  return
}

func.func @generic1(%arg0: f32) {
  "pto.print"(%arg0) <{format = "scalar = %+08.3f"}> : (f32) -> ()
  "pto.print"(%arg0) {format = "scalar = %+08.3f", test.note} : (f32) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: f32) {
//|     pto.print ins("scalar = %+08.3f", %arg0 : f32)
//|     return
//|   }
//|   func.func @shape1(%arg0: index) {
//|     pto.print ins("hello%d\0A", %arg0 : index) {test.note}
//|     return
//|   }
//|   func.func @generic1(%arg0: f32) {
//|     pto.print ins("scalar = %+08.3f", %arg0 : f32)
//|     pto.print ins("scalar = %+08.3f", %arg0 : f32) {test.note}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (f32) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg2: f32):
//|     "pto.print"(%arg2) <{format = "scalar = %+08.3f"}> : (f32) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (index) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg1: index):
//|     "pto.print"(%arg1) <{format = "hello%d\0A"}> {test.note} : (index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (f32) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: f32):
//|     "pto.print"(%arg0) <{format = "scalar = %+08.3f"}> : (f32) -> ()
//|     "pto.print"(%arg0) <{format = "scalar = %+08.3f"}> {test.note} : (f32) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
