// Every shape of pto.comm.build_async_session.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%b: !pto.tile_buf<vec, 1x256xi8>, %c: !pto.ptr<i8, gm>) {
    %a = pto.comm.build_async_session(%b, %c : !pto.tile_buf<vec, 1x256xi8>, !pto.ptr<i8, gm>) -> !pto.async_session
    return
  }

  func.func @shape1(%b: !pto.tile_buf<vec, 1x256xi8>, %c: !pto.ptr<i8, gm>) {
    %a = pto.comm.build_async_session(%b, %c : !pto.tile_buf<vec, 1x256xi8>, !pto.ptr<i8, gm>) {sync_id = 0 : i32} -> !pto.async_session
    return
  }

  func.func @shape2(%a: !pto.tile_buf<vec, 1x256xi8>, %b: !pto.ptr<i8, gm>) {
    %s = pto.comm.build_async_session(%a, %b : !pto.tile_buf<vec, 1x256xi8>, !pto.ptr<i8, gm>) {block_bytes = 1024 : i64, channel_group_idx = 0 : i64, comm_block_offset = 1 : i64, queue_num = 2 : i32, sync_id = 1 : i32} -> !pto.async_session
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 1x256xi8>, %arg1: !pto.ptr<i8, gm>) {
    %0 = "pto.comm.build_async_session"(%arg0, %arg1) : (!pto.tile_buf<vec, 1x256xi8>, !pto.ptr<i8, gm>) -> !pto.async_session
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 1x256xi8>, %arg1: !pto.ptr<i8, gm>) {
//|     %0 = pto.comm.build_async_session(%arg0, %arg1 : !pto.tile_buf<vec, 1x256xi8>, !pto.ptr<i8, gm>) -> !pto.async_session
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 1x256xi8>, %arg1: !pto.ptr<i8, gm>) {
//|     %0 = pto.comm.build_async_session(%arg0, %arg1 : !pto.tile_buf<vec, 1x256xi8>, !pto.ptr<i8, gm>) {sync_id = 0 : i32} -> !pto.async_session
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<vec, 1x256xi8>, %arg1: !pto.ptr<i8, gm>) {
//|     %0 = pto.comm.build_async_session(%arg0, %arg1 : !pto.tile_buf<vec, 1x256xi8>, !pto.ptr<i8, gm>) {block_bytes = 1024 : i64, channel_group_idx = 0 : i64, comm_block_offset = 1 : i64, queue_num = 2 : i32, sync_id = 1 : i32} -> !pto.async_session
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 1x256xi8>, %arg1: !pto.ptr<i8, gm>) {
//|     %0 = pto.comm.build_async_session(%arg0, %arg1 : !pto.tile_buf<vec, 1x256xi8>, !pto.ptr<i8, gm>) -> !pto.async_session
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x256xi8>, !pto.ptr<i8, gm>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg6: !pto.tile_buf<vec, 1x256xi8>, %arg7: !pto.ptr<i8, gm>):
//|     %3 = "pto.comm.build_async_session"(%arg6, %arg7) : (!pto.tile_buf<vec, 1x256xi8>, !pto.ptr<i8, gm>) -> !pto.async_session
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x256xi8>, !pto.ptr<i8, gm>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg4: !pto.tile_buf<vec, 1x256xi8>, %arg5: !pto.ptr<i8, gm>):
//|     %2 = "pto.comm.build_async_session"(%arg4, %arg5) <{sync_id = 0 : i32}> : (!pto.tile_buf<vec, 1x256xi8>, !pto.ptr<i8, gm>) -> !pto.async_session
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x256xi8>, !pto.ptr<i8, gm>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg2: !pto.tile_buf<vec, 1x256xi8>, %arg3: !pto.ptr<i8, gm>):
//|     %1 = "pto.comm.build_async_session"(%arg2, %arg3) <{block_bytes = 1024 : i64, channel_group_idx = 0 : i64, comm_block_offset = 1 : i64, queue_num = 2 : i32, sync_id = 1 : i32}> : (!pto.tile_buf<vec, 1x256xi8>, !pto.ptr<i8, gm>) -> !pto.async_session
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x256xi8>, !pto.ptr<i8, gm>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 1x256xi8>, %arg1: !pto.ptr<i8, gm>):
//|     %0 = "pto.comm.build_async_session"(%arg0, %arg1) : (!pto.tile_buf<vec, 1x256xi8>, !pto.ptr<i8, gm>) -> !pto.async_session
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
