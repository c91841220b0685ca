// Each rule of pto.tassign, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%a: !pto.tile_buf<vec, 32x32xf16>) {
    %c70660 = arith.constant 70660 : i64
    %r = pto.tassign %a, %c70660 : !pto.tile_buf<vec, 32x32xf16> -> !pto.tile_buf<vec, 32x32xf16>
    return
  }

  func.func @error1(%a: !pto.tile_buf<vec, 32x32xf16>) {
    %cm32 = arith.constant -32 : i64
    %r = pto.tassign %a, %cm32 : !pto.tile_buf<vec, 32x32xf16> -> !pto.tile_buf<vec, 32x32xf16>
    return
  }

  func.func @error2(%a: !pto.tile_buf<vec, 32x32xf16>, %b: i64) {
    %r = pto.tassign %a, %b : !pto.tile_buf<vec, 32x32xf16> -> !pto.tile_buf<vec, 32x32xf32>
    return
  }

  func.func @end(%a: !pto.tile_buf<vec, 32x32xf16>) {
    %last = arith.constant 253952 : i64
    %r = pto.tassign %a, %last : !pto.tile_buf<vec, 32x32xf16> -> !pto.tile_buf<vec, 32x32xf16>
    return
  }
}

// run 1: exit 1
// stderr:
//| tassign.errors.mlir:7:26: error[PTO0308]: address 70660 is not a multiple of 32, the alignment of vec memory
//| tassign.errors.mlir:13:26: error[PTO0308]: address -32 is negative
//| tassign.errors.mlir:18:10: error[PTO0437]: expected the type of `tile`, !pto.tile_buf<vec, 32x32xf16>, found !pto.tile_buf<vec, 32x32xf32>
//| tassign.errors.mlir:24:26: error[PTO0342]: the buffer ends at byte 256000, but vec memory of a5 has 253952 bytes
