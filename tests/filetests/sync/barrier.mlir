// Every shape of pto.barrier.
// RUN: %s
// RUN: %s --mlir-print-op-generic

func.func @spellings() {
  pto.barrier <PIPE_ALL>
  pto.barrier #pto.pipe<PIPE_V>
  pto.barrier #pto<pipe PIPE_S>
  pto.barrier PIPE_MTE2
  pto.barrier "PIPE_MTE3"
  pto.barrier <pipe_fix>
  pto.barrier 2
  pto.barrier <PIPE_ALL> {test.note = 1 : i32}
  "pto.barrier"() <{pipe = #pto.pipe<PIPE_M>}> : () -> ()
  "pto.barrier"() {pipe = #pto.pipe<PIPE_M>} : () -> ()
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @spellings() {
//|     pto.barrier <PIPE_ALL>
//|     pto.barrier <PIPE_V>
//|     pto.barrier <PIPE_S>
//|     pto.barrier <PIPE_MTE2>
//|     pto.barrier <PIPE_MTE3>
//|     pto.barrier <PIPE_FIX>
//|     pto.barrier <PIPE_M>
//|     pto.barrier <PIPE_ALL> {test.note = 1 : i32}
//|     pto.barrier <PIPE_M>
//|     pto.barrier <PIPE_M>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "spellings"}> ({
//|     "pto.barrier"() <{pipe = #pto.pipe<PIPE_ALL>}> : () -> ()
//|     "pto.barrier"() <{pipe = #pto.pipe<PIPE_V>}> : () -> ()
//|     "pto.barrier"() <{pipe = #pto.pipe<PIPE_S>}> : () -> ()
//|     "pto.barrier"() <{pipe = #pto.pipe<PIPE_MTE2>}> : () -> ()
//|     "pto.barrier"() <{pipe = #pto.pipe<PIPE_MTE3>}> : () -> ()
//|     "pto.barrier"() <{pipe = #pto.pipe<PIPE_FIX>}> : () -> ()
//|     "pto.barrier"() <{pipe = #pto.pipe<PIPE_M>}> : () -> ()
//|     "pto.barrier"() <{pipe = #pto.pipe<PIPE_ALL>}> {test.note = 1 : i32} : () -> ()
//|     "pto.barrier"() <{pipe = #pto.pipe<PIPE_M>}> : () -> ()
//|     "pto.barrier"() <{pipe = #pto.pipe<PIPE_M>}> : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
