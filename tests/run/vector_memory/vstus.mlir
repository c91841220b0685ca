// Written by vector_memory.py.
// COVERS: init_align vstas

// Bytes before the first element and after the last one stay as they are.
// RUN: --pto-arch=a5 --entry in_pieces --arg iota:f32:64 --arg data:f32:-1*80
// EXPECT 1 f32: -1*3 0 1 0 1 2 3 4 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 -1*6
func.func @in_pieces(%src: !pto.ptr<f32, ub>, %dst: !pto.ptr<f32, ub>) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i32
  %two = arith.constant 2 : i32
  %five = arith.constant 5 : i32
  %all = arith.constant 64 : i32
  pto.vecscope {
    %v = pto.vlds %src[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %first = pto.addptr %dst, %c3 : !pto.ptr<f32, ub> -> !pto.ptr<f32, ub>
    %a0 = pto.init_align : !pto.align
    %a1, %b1 = pto.vstus %a0, %two, %v, %first : !pto.align, i32, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align, !pto.ptr<f32, ub>
    %a2, %b2 = pto.vstus %a1, %five, %v, %b1 : !pto.align, i32, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align, !pto.ptr<f32, ub>
    %a3, %b3 = pto.vstus %a2, %all, %v, %b2 : !pto.align, i32, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align, !pto.ptr<f32, ub>
    pto.vstas %a3, %b3, %zero : !pto.align, !pto.ptr<f32, ub>, i32
  }
  return
}

// RUN: --pto-arch=a5 --entry flushed_at_an_offset --arg iota:u8:256 --arg data:u8:9*8
// EXPECT 1 u8: 0 1 2 0 1 2 9*2
func.func @flushed_at_an_offset(%src: !pto.ptr<ui8, ub>, %dst: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  %three = arith.constant 3 : i32
  pto.vecscope {
    %v = pto.vlds %src[%c0] : !pto.ptr<ui8, ub> -> !pto.vreg<256xui8>
    %a0 = pto.init_align : !pto.align
    %a1 = pto.vstus %a0, %three, %v, %dst : !pto.align, i32, !pto.vreg<256xui8>, !pto.ptr<ui8, ub> -> !pto.align
    %end = pto.vstas %a1, %dst, %three : !pto.align, !pto.ptr<ui8, ub>, i32 -> !pto.ptr<ui8, ub>
    %a2 = pto.init_align : !pto.align
    %a3 = pto.vstus %a2, %three, %v, %end : !pto.align, i32, !pto.vreg<256xui8>, !pto.ptr<ui8, ub> -> !pto.align
    pto.vstas %a3, %end, %three : !pto.align, !pto.ptr<ui8, ub>, i32
  }
  return
}

// What is not flushed is not written, but for blocks that are complete.
// RUN: --pto-arch=a5 --entry whole_blocks --arg iota:f32:64 --arg data:f32:-1*24
// EXPECT 1 f32: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 -1*8
func.func @whole_blocks(%src: !pto.ptr<f32, ub>, %dst: !pto.ptr<f32, ub>) {
  %c0 = arith.constant 0 : index
  %twenty = arith.constant 20 : i32
  pto.vecscope {
    %v = pto.vlds %src[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %a0 = pto.init_align : !pto.align
    %a1, %b1 = pto.vstus %a0, %twenty, %v, %dst : !pto.align, i32, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align, !pto.ptr<f32, ub>
  }
  return
}
