// Buffers that do not fit have a map, too: with the addresses that a larger memory would give them.
// RUN: %s --memory-map=json --diagnostics=short

func.func @k(%x: !pto.partition_tensor_view<64x512xf32>, %o: !pto.partition_tensor_view<64x512xf32>) {
  %left = pto.alloc_tile : !pto.tile_buf<vec, 64x512xf32>
  %right = pto.alloc_tile : !pto.tile_buf<vec, 64x512xf32>
  pto.tload ins(%x : !pto.partition_tensor_view<64x512xf32>) outs(%left : !pto.tile_buf<vec, 64x512xf32>)
  pto.tload ins(%x : !pto.partition_tensor_view<64x512xf32>) outs(%right : !pto.tile_buf<vec, 64x512xf32>)
  pto.tadd ins(%left, %right : !pto.tile_buf<vec, 64x512xf32>, !pto.tile_buf<vec, 64x512xf32>) outs(%left : !pto.tile_buf<vec, 64x512xf32>)
  pto.tstore ins(%left : !pto.tile_buf<vec, 64x512xf32>) outs(%o : !pto.partition_tensor_view<64x512xf32>)
  return
}

// run 1: exit 1
// stdout:
//| {
//|   "functions": [
//|     {
//|       "name": "k",
//|       "operations": 7,
//|       "memories": [
//|         {
//|           "memory": "vec",
//|           "fits": false,
//|           "capacity": 196608,
//|           "peak": 262144,
//|           "bound": 262144,
//|           "tight_bound": 262144,
//|           "buffers": [
//|             {
//|               "name": "%left",
//|               "line": 5,
//|               "type": "!pto.tile_buf<vec, 64x512xf32>",
//|               "address": 0,
//|               "size": 131072,
//|               "first": 3,
//|               "last": 6
//|             },
//|             {
//|               "name": "%right",
//|               "line": 6,
//|               "type": "!pto.tile_buf<vec, 64x512xf32>",
//|               "address": 131072,
//|               "size": 131072,
//|               "first": 4,
//|               "last": 5
//|             }
//|           ]
//|         }
//|       ]
//|     }
//|   ]
//| }
// stderr:
//| memory_map.errors.mlir:6:12: error[PTO1603]: buffer of 131072 bytes does not fit: 262144 bytes are alive, vec has 196608 on a3
