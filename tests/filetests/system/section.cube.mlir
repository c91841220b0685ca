// Every shape of pto.section.cube.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0() {
  pto.section.cube {
    pto.barrier <PIPE_ALL>
  }
  return
}

func.func @generic() {
  "pto.section.cube"() ({
    pto.barrier <PIPE_ALL>
  }) : () -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0() {
//|     pto.section.cube {
//|       pto.barrier <PIPE_ALL>
//|     }
//|     return
//|   }
//|   func.func @generic() {
//|     pto.section.cube {
//|       pto.barrier <PIPE_ALL>
//|     }
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shape0"}> ({
//|     "pto.section.cube"() ({
//|       "pto.barrier"() <{pipe = #pto.pipe<PIPE_ALL>}> : () -> ()
//|     }) : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic"}> ({
//|     "pto.section.cube"() ({
//|       "pto.barrier"() <{pipe = #pto.pipe<PIPE_ALL>}> : () -> ()
//|     }) : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
