// Each rule of pto.comm.build_async_session, broken.
// RUN: %s --diagnostics=short --split-input-file

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%a: !pto.tile_buf<mat, 1x256xi8>, %b: !pto.ptr<i8, gm>) {
    %s = pto.comm.build_async_session(%a, %b : !pto.tile_buf<mat, 1x256xi8>, !pto.ptr<i8, gm>) -> !pto.async_session
    return
  }

  func.func @error1(%a: !pto.tile_buf<vec, 1x256xi8>, %b: !pto.ptr<i8, ub>) {
    %s = pto.comm.build_async_session(%a, %b : !pto.tile_buf<vec, 1x256xi8>, !pto.ptr<i8, ub>) -> !pto.async_session
    return
  }

  func.func @error2(%a: !pto.tile_buf<vec, 1x256xi8>, %b: !pto.ptr<i8, gm>) {
    %s = pto.comm.build_async_session(%a, %b : !pto.tile_buf<vec, 1x256xi8>, !pto.ptr<i8, gm>) {queue_num = 0 : i32} -> !pto.async_session
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @scratch(%t: !pto.tile_buf<vec, 1x4xi8>, %w: !pto.ptr<i8, gm>) {
    %s = pto.comm.build_async_session(%t, %w : !pto.tile_buf<vec, 1x4xi8>, !pto.ptr<i8, gm>) -> !pto.async_session
    return
  }

  func.func @workspace(%t: !pto.tile_buf<vec, 1x32xi8>, %w: !pto.ptr<i32, gm>) {
    %s = pto.comm.build_async_session(%t, %w : !pto.tile_buf<vec, 1x32xi8>, !pto.ptr<i32, gm>) -> !pto.async_session
    return
  }
}

// run 1: exit 1
// stderr:
//| comm.build_async_session.errors.mlir:6:39: error[PTO0304]: expected `scratch` in vec, found it in mat
//| comm.build_async_session.errors.mlir:11:43: error[PTO0801]: expected `workspace` in gm, found ub
//| comm.build_async_session.errors.mlir:16:109: error[PTO0207]: attribute 'queue_num' of pto.comm.build_async_session expects an i32 from 1 to 2147483647, found 0 : i32
//| comm.build_async_session.errors.mlir:25:39: error[PTO0322]: `scratch` has 4 bytes, 8 are needed
//| comm.build_async_session.errors.mlir:30:43: error[PTO0807]: expected i8 in `workspace`, found i32
