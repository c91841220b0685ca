// Each rule of pto.tmrgsort, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
  func.func @same_type(%src0: !pto.tile_buf<vec, 1x128xf32>, %src1: !pto.tile_buf<vec, 1x128xf16>, %tmp: !pto.tile_buf<vec, 1x256xf32>, %dst: !pto.tile_buf<vec, 1x256xf32>, %executed: vector<4xi16>) {
    pto.tmrgsort ins(%src0, %src1, %tmp {exhausted = true} : !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf16>, !pto.tile_buf<vec, 1x256xf32>) outs(%dst, %executed : !pto.tile_buf<vec, 1x256xf32>, vector<4xi16>)
    return
  }

  func.func @type(%src0: !pto.tile_buf<vec, 1x128xbf16>, %src1: !pto.tile_buf<vec, 1x128xbf16>, %tmp: !pto.tile_buf<vec, 1x128xbf16>, %dst: !pto.tile_buf<vec, 1x128xbf16>, %executed: vector<4xi16>) {
    pto.tmrgsort ins(%src0, %src1, %tmp {exhausted = true} : !pto.tile_buf<vec, 1x128xbf16>, !pto.tile_buf<vec, 1x128xbf16>, !pto.tile_buf<vec, 1x128xbf16>) outs(%dst, %executed : !pto.tile_buf<vec, 1x128xbf16>, vector<4xi16>)
    return
  }

  func.func @rows(%src0: !pto.tile_buf<vec, 1x128xf32>, %src1: !pto.tile_buf<vec, 2x128xf32>, %tmp: !pto.tile_buf<vec, 1x256xf32>, %dst: !pto.tile_buf<vec, 1x256xf32>, %executed: vector<4xi16>) {
    pto.tmrgsort ins(%src0, %src1, %tmp {exhausted = true} : !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 2x128xf32>, !pto.tile_buf<vec, 1x256xf32>) outs(%dst, %executed : !pto.tile_buf<vec, 1x256xf32>, vector<4xi16>)
    return
  }

  func.func @rows2(%src0: !pto.tile_buf<vec, 1x128xf32>, %src1: !pto.tile_buf<vec, 1x128xf32>, %tmp: !pto.tile_buf<vec, 1x256xf32>, %dst: !pto.tile_buf<vec, 2x256xf32>, %executed: vector<4xi16>) {
    pto.tmrgsort ins(%src0, %src1, %tmp {exhausted = true} : !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x256xf32>) outs(%dst, %executed : !pto.tile_buf<vec, 2x256xf32>, vector<4xi16>)
    return
  }

  func.func @memory(%src0: !pto.tile_buf<vec, 1x128xf32>, %src1: !pto.tile_buf<mat, 1x128xf32>, %tmp: !pto.tile_buf<vec, 1x256xf32>, %dst: !pto.tile_buf<vec, 1x256xf32>, %executed: vector<4xi16>) {
    pto.tmrgsort ins(%src0, %src1, %tmp {exhausted = true} : !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<mat, 1x128xf32>, !pto.tile_buf<vec, 1x256xf32>) outs(%dst, %executed : !pto.tile_buf<vec, 1x256xf32>, vector<4xi16>)
    return
  }

  func.func @memory2(%src0: !pto.tile_buf<vec, 1x128xf32>, %src1: !pto.tile_buf<vec, 1x128xf32>, %tmp: !pto.tile_buf<mat, 1x256xf32>, %dst: !pto.tile_buf<vec, 1x256xf32>, %executed: vector<4xi16>) {
    pto.tmrgsort ins(%src0, %src1, %tmp {exhausted = true} : !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<mat, 1x256xf32>) outs(%dst, %executed : !pto.tile_buf<vec, 1x256xf32>, vector<4xi16>)
    return
  }

  func.func @memory3(%src0: !pto.tile_buf<vec, 1x128xf32>, %src1: !pto.tile_buf<vec, 1x128xf32>, %tmp: !pto.tile_buf<vec, 1x256xf32>, %dst: !pto.tile_buf<mat, 1x256xf32>, %executed: vector<4xi16>) {
    pto.tmrgsort ins(%src0, %src1, %tmp {exhausted = true} : !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x256xf32>) outs(%dst, %executed : !pto.tile_buf<mat, 1x256xf32>, vector<4xi16>)
    return
  }

  func.func @layout(%src0: !pto.tile_buf<vec, 1x128xf32, blayout=col_major>, %src1: !pto.tile_buf<vec, 1x128xf32>, %tmp: !pto.tile_buf<vec, 1x256xf32>, %dst: !pto.tile_buf<vec, 1x256xf32>, %executed: vector<4xi16>) {
    pto.tmrgsort ins(%src0, %src1, %tmp {exhausted = true} : !pto.tile_buf<vec, 1x128xf32, blayout=col_major>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x256xf32>) outs(%dst, %executed : !pto.tile_buf<vec, 1x256xf32>, vector<4xi16>)
    return
  }

  func.func @layout2(%src0: !pto.tile_buf<vec, 1x128xf32>, %src1: !pto.tile_buf<vec, 1x128xf32>, %tmp: !pto.tile_buf<vec, 1x256xf32>, %dst: !pto.tile_buf<vec, 1x256xf32, blayout=col_major>, %executed: vector<4xi16>) {
    pto.tmrgsort ins(%src0, %src1, %tmp {exhausted = true} : !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x256xf32>) outs(%dst, %executed : !pto.tile_buf<vec, 1x256xf32, blayout=col_major>, vector<4xi16>)
    return
  }

  func.func @multiple(%src0: !pto.tile_buf<vec, 1x128xf32>, %dst: !pto.tile_buf<vec, 1x256xf32>) {
    %blockLen = arith.constant 32 : i32
    pto.tmrgsort ins(%src0, %blockLen : !pto.tile_buf<vec, 1x128xf32>, i32) outs(%dst : !pto.tile_buf<vec, 1x256xf32>)
    return
  }

  func.func @merge(%src0: !pto.tile_buf<vec, 1x128xf32>, %dst: !pto.tile_buf<vec, 1x256xf32>, %executed: vector<4xi16>) {
    pto.tmrgsort ins(%src0 no_tmp : !pto.tile_buf<vec, 1x128xf32>) outs(%dst, %executed : !pto.tile_buf<vec, 1x256xf32>, vector<4xi16>)
    return
  }

  func.func @merge2(%src0: !pto.tile_buf<vec, 1x128xf32>, %src1: !pto.tile_buf<vec, 1x128xf32>, %src2: !pto.tile_buf<vec, 1x128xf32>, %src3: !pto.tile_buf<vec, 1x128xf32>, %src4: !pto.tile_buf<vec, 1x128xf32>, %dst: !pto.tile_buf<vec, 1x256xf32>, %executed: vector<4xi16>) {
    pto.tmrgsort ins(%src0, %src1, %src2, %src3, %src4 no_tmp : !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>) outs(%dst, %executed : !pto.tile_buf<vec, 1x256xf32>, vector<4xi16>)
    return
  }

  func.func @merge3(%src0: !pto.tile_buf<vec, 1x128xf32>, %src1: !pto.tile_buf<vec, 1x128xf32>, %dst: !pto.tile_buf<vec, 1x256xf32>) {
    pto.tmrgsort ins(%src0, %src1 no_tmp : !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>) outs(%dst : !pto.tile_buf<vec, 1x256xf32>)
    return
  }

  func.func @merge4(%src0: !pto.tile_buf<vec, 1x128xf32>, %src1: !pto.tile_buf<vec, 1x128xf32>, %dst: !pto.tile_buf<vec, 1x256xf32>, %dst2: !pto.tile_buf<vec, 1x128xf32>, %executed: vector<4xi16>) {
    pto.tmrgsort ins(%src0, %src1 no_tmp : !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>) outs(%dst, %dst2, %executed : !pto.tile_buf<vec, 1x256xf32>, !pto.tile_buf<vec, 1x128xf32>, vector<4xi16>)
    return
  }

  func.func @merge5(%src0: !pto.tile_buf<vec, 1x128xf32>, %tmp: !pto.tile_buf<vec, 1x256xf32>, %blockLen: i32, %dst: !pto.tile_buf<vec, 1x256xf32>) {
    pto.tmrgsort ins(%src0, %tmp, %blockLen : !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x256xf32>, i32) outs(%dst : !pto.tile_buf<vec, 1x256xf32>)
    return
  }

  func.func @merge6(%src0: !pto.tile_buf<vec, 1x128xf32>, %blockLen: i32, %dst: !pto.tile_buf<vec, 1x256xf32>, %executed: vector<4xi16>) {
    pto.tmrgsort ins(%src0, %blockLen : !pto.tile_buf<vec, 1x128xf32>, i32) outs(%dst, %executed : !pto.tile_buf<vec, 1x256xf32>, vector<4xi16>)
    return
  }

  func.func @merge7(%src0: !pto.tile_buf<vec, 1x128xf32>, %src1: !pto.tile_buf<vec, 1x128xf32>, %blockLen: i32, %dst: !pto.tile_buf<vec, 1x256xf32>) {
    "pto.tmrgsort"(%src0, %src1, %blockLen, %dst) <{operandSegmentSizes = array<i32: 2, 1, 1, 0, 0>}> : (!pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, i32, !pto.tile_buf<vec, 1x256xf32>) -> ()
    return
  }

  func.func @default(%src0: !pto.tile_buf<vec, 1x128xf32>, %blockLen: i32, %dst: !pto.tile_buf<vec, 1x256xf32>) {
    pto.tmrgsort ins(%src0, %blockLen {exhausted = true} : !pto.tile_buf<vec, 1x128xf32>, i32) outs(%dst : !pto.tile_buf<vec, 1x256xf32>)
    return
  }

  func.func @kind(%src0: !pto.tile_buf<vec, 1x128xf32>, %src1: !pto.tile_buf<vec, 1x128xf32>, %dst: !pto.tile_buf<vec, 1x256xf32>, %executed: vector<4xi32>) {
    "pto.tmrgsort"(%src0, %src1, %dst, %executed) <{operandSegmentSizes = array<i32: 2, 0, 1, 0, 1>}> : (!pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x256xf32>, vector<4xi32>) -> ()
    return
  }

  func.func @count(%src0: !pto.tile_buf<vec, 1x128xf32>, %src1: !pto.tile_buf<vec, 1x128xf32>, %tmp: !pto.tile_buf<vec, 1x256xf32>, %dst: !pto.tile_buf<vec, 1x256xf32>, %executed: i32) {
    pto.tmrgsort ins(%src0, %src1, %tmp {exhausted = true} : !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x256xf32>) outs(%dst, %executed : !pto.tile_buf<vec, 1x256xf32>, i32)
    return
  }

  func.func @types(%src0: !pto.tile_buf<vec, 1x128xf32>, %src1: !pto.tile_buf<vec, 1x128xf32>, %dst: !pto.tile_buf<vec, 1x256xf32>) {
    pto.tmrgsort ins(%src0, %src1 : !pto.tile_buf<vec, 1x128xf32>) outs(%dst : !pto.tile_buf<vec, 1x256xf32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @extent(%a: !pto.tile_buf<vec, 1x128xf32>, %n: i32, %d: !pto.tile_buf<vec, 1x256xf32>) {
    pto.tmrgsort ins(%a, %n : !pto.tile_buf<vec, 1x128xf32>, i32) outs(%d : !pto.tile_buf<vec, 1x256xf32>)
    return
  }

  func.func @scratch_extent(%a: !pto.tile_buf<vec, 1x128xf32>, %b: !pto.tile_buf<vec, 1x128xf32>, %t: !pto.tile_buf<vec, 1x128xf32>, %d: !pto.tile_buf<vec, 1x256xf32>, %e: vector<4xi16>) {
    pto.tmrgsort ins(%a, %b, %t {exhausted = false} : !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>) outs(%d, %e : !pto.tile_buf<vec, 1x256xf32>, vector<4xi16>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tmrgsort.errors.mlir:6:29: error[PTO0301]: expected element type f32 as in `srcs`, found f16 in `srcs`
//| tmrgsort.errors.mlir:11:22: error[PTO0302]: expected f16 or f32 on a3, found bf16 in `srcs`
//| tmrgsort.errors.mlir:11:36: error[PTO0324]: scratch `tmp` has 128 columns, 256 are needed for all runs
//| tmrgsort.errors.mlir:16:29: error[PTO0337]: expected 1 valid row in `srcs`, found 2
//| tmrgsort.errors.mlir:21:160: error[PTO0337]: expected 1 valid row in `dsts`, found 2
//| tmrgsort.errors.mlir:26:29: error[PTO0304]: expected `srcs` in vec, found it in mat
//| tmrgsort.errors.mlir:31:36: error[PTO0304]: expected `tmp` in vec, found it in mat
//| tmrgsort.errors.mlir:36:160: error[PTO0304]: expected `dsts` in vec, found it in mat
//| tmrgsort.errors.mlir:41:22: error[PTO0305]: expected `srcs` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tmrgsort.errors.mlir:46:160: error[PTO0305]: expected `dsts` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tmrgsort.errors.mlir:52:29: error[PTO0808]: `blockLen` is 32, expected a multiple of 64
//| tmrgsort.errors.mlir:52:82: error[PTO0328]: expected 128 columns in `dsts` as in `srcs`, found 256
//| tmrgsort.errors.mlir:57:5: error[PTO0334]: expected 2 to 4 values of `srcs`, or one and `blockLen`, found 1
//| tmrgsort.errors.mlir:62:5: error[PTO0334]: expected 2 to 4 values of `srcs`, or one and `blockLen`, found 5
//| tmrgsort.errors.mlir:67:5: error[PTO0334]: a merge of several values of `srcs` needs the operand `excuted`
//| tmrgsort.errors.mlir:72:117: error[PTO0334]: expected one value of `dsts`, found 2
//| tmrgsort.errors.mlir:77:29: error[PTO0334]: `tmp` and `blockLen` exclude each other
//| tmrgsort.errors.mlir:77:119: error[PTO0328]: expected 128 columns in `dsts` as in `srcs`, found 256
//| tmrgsort.errors.mlir:82:82: error[PTO0328]: expected 128 columns in `dsts` as in `srcs`, found 256
//| tmrgsort.errors.mlir:82:88: error[PTO0334]: `excuted` and `blockLen` exclude each other
//| tmrgsort.errors.mlir:87:27: error[PTO0334]: expected one value of `srcs` with `blockLen`, found 2
//| tmrgsort.errors.mlir:87:45: error[PTO0328]: expected 128 columns in `dsts` as in `srcs`, found 256
//| tmrgsort.errors.mlir:92:40: error[PTO0417]: `exhausted` cannot be set together with `blockLen`
//| tmrgsort.errors.mlir:92:101: error[PTO0328]: expected 128 columns in `dsts` as in `srcs`, found 256
//| tmrgsort.errors.mlir:97:40: error[PTO0203]: pto.tmrgsort expects a vector<4xi16> as operand 'excuted', found vector<4xi32>
//| tmrgsort.errors.mlir:102:166: error[PTO0202]: pto.tmrgsort expects its operands in the order dsts, excuted: none is left for a scalar
//| tmrgsort.errors.mlir:107:66: error[PTO0210]: expected 2 types, one for each operand, found 1
//| tmrgsort.errors.mlir:116:72: error[PTO0328]: expected 128 columns in `dsts` as in `srcs`, found 256
//| tmrgsort.errors.mlir:121:30: error[PTO0324]: scratch `tmp` has 128 columns, 256 are needed for all runs
