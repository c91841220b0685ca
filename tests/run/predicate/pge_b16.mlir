// Written by predicate.py, with numpy.
// RUN: --pto-arch=a5 --entry=test --arg none:480
// EXPECT 0 u8: 85*32 0*32 85*16 0*16 85*8 0*24 65 16 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16 1*33 0*31 5 0*31 21 0*31 85 0*31 85*2 0*30 85*4 0*28 85*8 0*24 85*16 0*16 85*32
func.func @test(%out: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  %at0 = arith.constant 0 : index
  %at1 = arith.constant 32 : index
  %at2 = arith.constant 64 : index
  %at3 = arith.constant 96 : index
  %at4 = arith.constant 128 : index
  %at5 = arith.constant 160 : index
  %at6 = arith.constant 192 : index
  %at7 = arith.constant 224 : index
  %at8 = arith.constant 256 : index
  %at9 = arith.constant 288 : index
  %at10 = arith.constant 320 : index
  %at11 = arith.constant 352 : index
  %at12 = arith.constant 384 : index
  %at13 = arith.constant 416 : index
  %at14 = arith.constant 448 : index
  pto.vecscope {
    %m0 = pto.pge_b16 "PAT_ALL" : !pto.mask<b16>
    pto.psts %m0, %out[%at0], "NORM" : !pto.mask<b16>, !pto.ptr<ui8, ub>, index
    %m1 = pto.pge_b16 "PAT_ALLF" : !pto.mask<b16>
    pto.psts %m1, %out[%at1], "NORM" : !pto.mask<b16>, !pto.ptr<ui8, ub>, index
    %m2 = pto.pge_b16 "PAT_H" : !pto.mask<b16>
    pto.psts %m2, %out[%at2], "NORM" : !pto.mask<b16>, !pto.ptr<ui8, ub>, index
    %m3 = pto.pge_b16 "PAT_Q" : !pto.mask<b16>
    pto.psts %m3, %out[%at3], "NORM" : !pto.mask<b16>, !pto.ptr<ui8, ub>, index
    %m4 = pto.pge_b16 "PAT_M3" : !pto.mask<b16>
    pto.psts %m4, %out[%at4], "NORM" : !pto.mask<b16>, !pto.ptr<ui8, ub>, index
    %m5 = pto.pge_b16 "PAT_M4" : !pto.mask<b16>
    pto.psts %m5, %out[%at5], "NORM" : !pto.mask<b16>, !pto.ptr<ui8, ub>, index
    %m6 = pto.pge_b16 "PAT_VL1" : !pto.mask<b16>
    pto.psts %m6, %out[%at6], "NORM" : !pto.mask<b16>, !pto.ptr<ui8, ub>, index
    %m7 = pto.pge_b16 "PAT_VL2" : !pto.mask<b16>
    pto.psts %m7, %out[%at7], "NORM" : !pto.mask<b16>, !pto.ptr<ui8, ub>, index
    %m8 = pto.pge_b16 "PAT_VL3" : !pto.mask<b16>
    pto.psts %m8, %out[%at8], "NORM" : !pto.mask<b16>, !pto.ptr<ui8, ub>, index
    %m9 = pto.pge_b16 "PAT_VL4" : !pto.mask<b16>
    pto.psts %m9, %out[%at9], "NORM" : !pto.mask<b16>, !pto.ptr<ui8, ub>, index
    %m10 = pto.pge_b16 "PAT_VL8" : !pto.mask<b16>
    pto.psts %m10, %out[%at10], "NORM" : !pto.mask<b16>, !pto.ptr<ui8, ub>, index
    %m11 = pto.pge_b16 "PAT_VL16" : !pto.mask<b16>
    pto.psts %m11, %out[%at11], "NORM" : !pto.mask<b16>, !pto.ptr<ui8, ub>, index
    %m12 = pto.pge_b16 "PAT_VL32" : !pto.mask<b16>
    pto.psts %m12, %out[%at12], "NORM" : !pto.mask<b16>, !pto.ptr<ui8, ub>, index
    %m13 = pto.pge_b16 "PAT_VL64" : !pto.mask<b16>
    pto.psts %m13, %out[%at13], "NORM" : !pto.mask<b16>, !pto.ptr<ui8, ub>, index
    %m14 = pto.pge_b16 "PAT_VL128" : !pto.mask<b16>
    pto.psts %m14, %out[%at14], "NORM" : !pto.mask<b16>, !pto.ptr<ui8, ub>, index
  }
  return
}
