// Every shape of pto.fence.barrier_all.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0() {
  pto.fence.barrier_all <gm>
  return
}

func.func @shape1() {
  pto.fence.barrier_all #pto.fence_scope<gm>
  return
}

func.func @generic1() {
  "pto.fence.barrier_all"() <{scope = #pto.fence_scope<gm>}> : () -> ()
  "pto.fence.barrier_all"() {scope = #pto.fence_scope<gm>, test.note} : () -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0() {
//|     pto.fence.barrier_all <gm>
//|     return
//|   }
//|   func.func @shape1() {
//|     pto.fence.barrier_all <gm>
//|     return
//|   }
//|   func.func @generic1() {
//|     pto.fence.barrier_all <gm>
//|     pto.fence.barrier_all <gm> {test.note}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shape0"}> ({
//|     "pto.fence.barrier_all"() <{scope = #pto.fence_scope<gm>}> : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape1"}> ({
//|     "pto.fence.barrier_all"() <{scope = #pto.fence_scope<gm>}> : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic1"}> ({
//|     "pto.fence.barrier_all"() <{scope = #pto.fence_scope<gm>}> : () -> ()
//|     "pto.fence.barrier_all"() <{scope = #pto.fence_scope<gm>}> {test.note} : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
