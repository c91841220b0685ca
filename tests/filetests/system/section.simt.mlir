// Every shape of pto.section.simt.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0() {
  pto.section.simt<<<1, 1, 1>>> {
    pto.barrier <PIPE_ALL>
  }
  return
}

func.func @shape1() {
  pto.section.simt <<<32, 4, 2>>> {
    pto.barrier <PIPE_ALL>
  }
  return
}

func.func @none() {
  pto.section.simt<<<0, 1, 0>>> {
    pto.barrier <PIPE_ALL>
  }
  return
}

func.func @generic() {
  "pto.section.simt"() <{dimX = 1 : i32, dimY = 2 : i32, dimZ = 3 : i32}> ({
    pto.barrier <PIPE_ALL>
  }) : () -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0() {
//|     pto.section.simt<<<1, 1, 1>>> {
//|       pto.barrier <PIPE_ALL>
//|     }
//|     return
//|   }
//|   func.func @shape1() {
//|     pto.section.simt<<<32, 4, 2>>> {
//|       pto.barrier <PIPE_ALL>
//|     }
//|     return
//|   }
//|   func.func @none() {
//|     pto.section.simt<<<0, 1, 0>>> {
//|       pto.barrier <PIPE_ALL>
//|     }
//|     return
//|   }
//|   func.func @generic() {
//|     pto.section.simt<<<1, 2, 3>>> {
//|       pto.barrier <PIPE_ALL>
//|     }
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shape0"}> ({
//|     "pto.section.simt"() <{dimX = 1 : i32, dimY = 1 : i32, dimZ = 1 : i32}> ({
//|       "pto.barrier"() <{pipe = #pto.pipe<PIPE_ALL>}> : () -> ()
//|     }) : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape1"}> ({
//|     "pto.section.simt"() <{dimX = 32 : i32, dimY = 4 : i32, dimZ = 2 : i32}> ({
//|       "pto.barrier"() <{pipe = #pto.pipe<PIPE_ALL>}> : () -> ()
//|     }) : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "none"}> ({
//|     "pto.section.simt"() <{dimX = 0 : i32, dimY = 1 : i32, dimZ = 0 : i32}> ({
//|       "pto.barrier"() <{pipe = #pto.pipe<PIPE_ALL>}> : () -> ()
//|     }) : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic"}> ({
//|     "pto.section.simt"() <{dimX = 1 : i32, dimY = 2 : i32, dimZ = 3 : i32}> ({
//|       "pto.barrier"() <{pipe = #pto.pipe<PIPE_ALL>}> : () -> ()
//|     }) : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
