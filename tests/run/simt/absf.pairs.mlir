// Written by simt.py.
// Each of a pair of halves: (-2, 3) and (4, 0.5).
// RUN: --pto-arch=a5 --arg zero:16
// EXPECT 0 i32: 1107312640 1107313664 939573248 1149290752
func.func @kernel(%d: !pto.ptr<i32, gm>) attributes {pto.aicore} {
  %x = arith.constant 1 : i32
  %y = arith.constant 1 : i32
  %z = arith.constant 1 : i32
  pto.simt_launch @body<<<%x, %y, %z>>>(%d) : (!pto.ptr<i32, gm>) -> ()
  pto.barrier #pto.pipe<PIPE_ALL>
  return
}
func.func @body(%d: !pto.ptr<i32, gm>) attributes {pto.simt_entry} {
  %k0 = arith.constant dense<[-2.0, 3.0]> : vector<2xf16>
  %k1 = arith.constant dense<[4.0, 0.5]> : vector<2xf16>
  %k2 = arith.constant 0 : index
  %k3 = arith.constant 1 : index
  %k4 = arith.constant 2 : index
  %k5 = arith.constant 3 : index
  %k6 = arith.constant 4 : i32
  %x = pto.get_tid_x : i32
  %y = pto.get_tid_y : i32
  %z = pto.get_tid_z : i32
  %across = arith.constant 1 : i32
  %down = arith.constant 1 : i32
  %planes = arith.muli %z, %down : i32
  %lines = arith.addi %planes, %y : i32
  %skipped = arith.muli %lines, %across : i32
  %number = arith.addi %skipped, %x : i32
  %words = arith.muli %number, %k6 : i32
  %first = arith.index_castui %words : i32 to index
  %absf = pto.absf %k0 : vector<2xf16> -> vector<2xf16>
  %absf_word = llvm.bitcast %absf : vector<2xf16> to i32
  %at0 = arith.addi %first, %k2 : index
  pto.store %absf_word, %d[%at0] : !pto.ptr<i32, gm>, i32
  %fmax = pto.fmax %k0, %k1 : vector<2xf16>, vector<2xf16> -> vector<2xf16>
  %fmax_word = llvm.bitcast %fmax : vector<2xf16> to i32
  %at1 = arith.addi %first, %k3 : index
  pto.store %fmax_word, %d[%at1] : !pto.ptr<i32, gm>, i32
  %fmin = pto.fmin %k0, %k1 : vector<2xf16>, vector<2xf16> -> vector<2xf16>
  %fmin_word = llvm.bitcast %fmin : vector<2xf16> to i32
  %at2 = arith.addi %first, %k4 : index
  pto.store %fmin_word, %d[%at2] : !pto.ptr<i32, gm>, i32
  %fma = pto.fma %k0, %k1, %k0 : vector<2xf16>, vector<2xf16>, vector<2xf16> -> vector<2xf16>
  %fma_word = llvm.bitcast %fma : vector<2xf16> to i32
  %at3 = arith.addi %first, %k5 : index
  pto.store %fma_word, %d[%at3] : !pto.ptr<i32, gm>, i32
  return
}
