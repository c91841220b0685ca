// Every shape of pto.fusion_region.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
func.func @shape0(%i: index) {
  %a = pto.fusion_region {
    pto.yield(%i) : (index) -> ()
  } : index
  return
}

func.func @shape1(%i: index, %f: f32) {
  %a:2 = pto.fusion_region {
    pto.yield(%i, %f) : (index, f32) -> ()
  } {test.note} : index, f32
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: index) {
//|     %0 = pto.fusion_region {
//|       pto.yield(%arg0) : (index) -> ()
//|     } : index
//|     return
//|   }
//|   func.func @shape1(%arg0: index, %arg1: f32) {
//|     %0:2 = pto.fusion_region {
//|       pto.yield(%arg0, %arg1) : (index, f32) -> ()
//|     } {test.note} : index, f32
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (index) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg2: index):
//|     %1 = "pto.fusion_region"() ({
//|       "pto.yield"(%arg2) : (index) -> ()
//|     }) : () -> index
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (index, f32) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg0: index, %arg1: f32):
//|     %0:2 = "pto.fusion_region"() ({
//|       "pto.yield"(%arg0, %arg1) : (index, f32) -> ()
//|     }) {test.note} : () -> (index, f32)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
