// Every shape of pto.talloc.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
func.func @shape0(%v: !pto.tensor_view<16x16xf32>, %p: !pto.pipe) {
  pto.talloc(%v, %p : !pto.tensor_view<16x16xf32>, !pto.pipe) {split = 0}
  return
}

func.func @generic1(%arg0: !pto.tensor_view<16x16xf32>, %arg1: !pto.pipe) {
  "pto.talloc"(%arg0, %arg1) <{split = 0 : i8}> : (!pto.tensor_view<16x16xf32>, !pto.pipe) -> ()
  "pto.talloc"(%arg0, %arg1) {split = 0 : i8, test.note} : (!pto.tensor_view<16x16xf32>, !pto.pipe) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.tensor_view<16x16xf32>, %arg1: !pto.pipe) {
//|     pto.talloc(%arg0, %arg1 : !pto.tensor_view<16x16xf32>, !pto.pipe) {split = 0}
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.tensor_view<16x16xf32>, %arg1: !pto.pipe) {
//|     pto.talloc(%arg0, %arg1 : !pto.tensor_view<16x16xf32>, !pto.pipe) {split = 0}
//|     pto.talloc(%arg0, %arg1 : !pto.tensor_view<16x16xf32>, !pto.pipe) {split = 0} {test.note}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tensor_view<16x16xf32>, !pto.pipe) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg2: !pto.tensor_view<16x16xf32>, %arg3: !pto.pipe):
//|     "pto.talloc"(%arg2, %arg3) <{split = 0 : i8}> : (!pto.tensor_view<16x16xf32>, !pto.pipe) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tensor_view<16x16xf32>, !pto.pipe) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: !pto.tensor_view<16x16xf32>, %arg1: !pto.pipe):
//|     "pto.talloc"(%arg0, %arg1) <{split = 0 : i8}> : (!pto.tensor_view<16x16xf32>, !pto.pipe) -> ()
//|     "pto.talloc"(%arg0, %arg1) <{split = 0 : i8}> {test.note} : (!pto.tensor_view<16x16xf32>, !pto.pipe) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
