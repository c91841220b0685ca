// Locations: printed where asked for, read back, of every kind.
// RUN: %s --mlir-print-debuginfo
// RUN: %s --mlir-print-debuginfo --mlir-print-op-generic
// RUN: %s

func.func @f(%a: !pto.tile_buf<vec, 16x16xf32> loc("name")) {
  pto.barrier <PIPE_ALL>
  pto.barrier <PIPE_V> loc("elsewhere.py":3:4)
  pto.barrier <PIPE_S> loc(fused["a.py":1:2, "b.py":3:4])
  pto.barrier <PIPE_M> loc(callsite("callee" at "caller.py":5:6))
  pto.barrier <PIPE_M> loc(unknown)
  return
}

// run 1: exit 0
// stdout:
//| #loc2 = loc("name")
//| module {
//|   func.func @f(%arg0: !pto.tile_buf<vec, 16x16xf32> loc("name")) {
//|     pto.barrier <PIPE_ALL> loc(#loc3)
//|     pto.barrier <PIPE_V> loc(#loc4)
//|     pto.barrier <PIPE_S> loc(#loc11)
//|     pto.barrier <PIPE_M> loc(#loc12)
//|     pto.barrier <PIPE_M> loc(#loc9)
//|     return loc(#loc10)
//|   } loc(#loc1)
//| } loc(#loc)
//| #loc = loc("locations.mlir":0:0)
//| #loc1 = loc("locations.mlir":6:1)
//| #loc3 = loc("locations.mlir":7:3)
//| #loc4 = loc("elsewhere.py":3:4)
//| #loc5 = loc("a.py":1:2)
//| #loc6 = loc("b.py":3:4)
//| #loc7 = loc("callee")
//| #loc8 = loc("caller.py":5:6)
//| #loc9 = loc(unknown)
//| #loc10 = loc("locations.mlir":12:3)
//| #loc11 = loc(fused[#loc5, #loc6])
//| #loc12 = loc(callsite(#loc7 at #loc8))
// run 2: exit 0
// stdout:
//| #loc2 = loc("name")
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>) -> (), sym_name = "f"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xf32> loc("name")):
//|     "pto.barrier"() <{pipe = #pto.pipe<PIPE_ALL>}> : () -> () loc(#loc3)
//|     "pto.barrier"() <{pipe = #pto.pipe<PIPE_V>}> : () -> () loc(#loc4)
//|     "pto.barrier"() <{pipe = #pto.pipe<PIPE_S>}> : () -> () loc(#loc11)
//|     "pto.barrier"() <{pipe = #pto.pipe<PIPE_M>}> : () -> () loc(#loc12)
//|     "pto.barrier"() <{pipe = #pto.pipe<PIPE_M>}> : () -> () loc(#loc9)
//|     "func.return"() : () -> () loc(#loc10)
//|   }) : () -> () loc(#loc1)
//| }) : () -> () loc(#loc)
//| #loc = loc("locations.mlir":0:0)
//| #loc1 = loc("locations.mlir":6:1)
//| #loc3 = loc("locations.mlir":7:3)
//| #loc4 = loc("elsewhere.py":3:4)
//| #loc5 = loc("a.py":1:2)
//| #loc6 = loc("b.py":3:4)
//| #loc7 = loc("callee")
//| #loc8 = loc("caller.py":5:6)
//| #loc9 = loc(unknown)
//| #loc10 = loc("locations.mlir":12:3)
//| #loc11 = loc(fused[#loc5, #loc6])
//| #loc12 = loc(callsite(#loc7 at #loc8))
// run 3: exit 0
// stdout:
//| module {
//|   func.func @f(%arg0: !pto.tile_buf<vec, 16x16xf32>) {
//|     pto.barrier <PIPE_ALL>
//|     pto.barrier <PIPE_V>
//|     pto.barrier <PIPE_S>
//|     pto.barrier <PIPE_M>
//|     pto.barrier <PIPE_M>
//|     return
//|   }
//| }
