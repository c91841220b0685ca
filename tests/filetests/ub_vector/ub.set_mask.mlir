// Every shape of pto.ub.set_mask.
// RUN: %s --pto-arch=a3
// RUN: %s --pto-arch=a3 --mlir-print-op-generic

func.func @shapes(%v0: i64, %v1: i64) {
  pto.ub.set_mask %v0, %v1 : i64, i64
  pto.ub.set_mask %v0, %v1 {test.note = "kept"} : i64, i64
  return
}

// The same in generic form.
func.func @generic(%v0: i64, %v1: i64) {
  "pto.ub.set_mask"(%v0, %v1) : (i64, i64) -> ()
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shapes(%arg0: i64, %arg1: i64) {
//|     pto.ub.set_mask %arg0, %arg1 : i64, i64
//|     pto.ub.set_mask %arg0, %arg1 {test.note = "kept"} : i64, i64
//|     return
//|   }
//|   func.func @generic(%arg0: i64, %arg1: i64) {
//|     pto.ub.set_mask %arg0, %arg1 : i64, i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (i64, i64) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg2: i64, %arg3: i64):
//|     "pto.ub.set_mask"(%arg2, %arg3) : (i64, i64) -> ()
//|     "pto.ub.set_mask"(%arg2, %arg3) {test.note = "kept"} : (i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i64, i64) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: i64, %arg1: i64):
//|     "pto.ub.set_mask"(%arg0, %arg1) : (i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
