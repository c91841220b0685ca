// Every shape of pto.yield.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
func.func @shape0(%i: index) {
  %a = pto.fusion_region {
    pto.yield(%i) : (index) -> ()
  } : index
  return
}

func.func @shape1() {
  pto.fusion_region {
    "pto.yield"() : () -> ()
  }
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
//|   func.func @shape1() {
//|     pto.fusion_region {
//|       pto.yield() : () -> ()
//|     }
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (index) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg0: index):
//|     %0 = "pto.fusion_region"() ({
//|       "pto.yield"(%arg0) : (index) -> ()
//|     }) : () -> index
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape1"}> ({
//|     "pto.fusion_region"() ({
//|       "pto.yield"() : () -> ()
//|     }) : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
