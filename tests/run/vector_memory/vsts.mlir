// Written by vector_memory.py.

// RUN: --pto-arch=a5 --entry norm_b16_16_all --arg iota:u16:128 --arg data:u16:65535*160
// EXPECT 1 u16: 65535*32 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123 124 125 126 127
func.func @norm_b16_16_all(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %p = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %v = pto.vlds %src[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c32], %p {dist = "NORM_B16"} : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry norm_b16_16_m3 --arg iota:u16:128 --arg data:u16:65535*160
// EXPECT 1 u16: 65535*32 0 65535*2 3 65535*2 6 65535*2 9 65535*2 12 65535*2 15 65535*2 18 65535*2 21 65535*2 24 65535*2 27 65535*2 30 65535*2 33 65535*2 36 65535*2 39 65535*2 42 65535*2 45 65535*2 48 65535*2 51 65535*2 54 65535*2 57 65535*2 60 65535*2 63 65535*2 66 65535*2 69 65535*2 72 65535*2 75 65535*2 78 65535*2 81 65535*2 84 65535*2 87 65535*2 90 65535*2 93 65535*2 96 65535*2 99 65535*2 102 65535*2 105 65535*2 108 65535*2 111 65535*2 114 65535*2 117 65535*2 120 65535*2 123 65535*2 126 65535
func.func @norm_b16_16_m3(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %p = pto.pset_b16 "PAT_M3" : !pto.mask<b16>
    %v = pto.vlds %src[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c32], %p {dist = "NORM_B16"} : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry one_b8_all --arg iota:u16:128 --arg data:u16:65535*160
// EXPECT 1 u16: 65535*32 65280 65535*127
func.func @one_b8_all(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %p = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %v = pto.vlds %src[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c32], %p {dist = "1PT_B8"} : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry one_b8_m3 --arg iota:u16:128 --arg data:u16:65535*160
// EXPECT 1 u16: 65535*32 65280 65535*127
func.func @one_b8_m3(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %p = pto.pset_b16 "PAT_M3" : !pto.mask<b16>
    %v = pto.vlds %src[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c32], %p {dist = "1PT_B8"} : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry one_b16_all --arg iota:u16:128 --arg data:u16:65535*160
// EXPECT 1 u16: 65535*32 0 65535*127
func.func @one_b16_all(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %p = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %v = pto.vlds %src[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c32], %p {dist = "1PT_B16"} : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry one_b16_m3 --arg iota:u16:128 --arg data:u16:65535*160
// EXPECT 1 u16: 65535*32 0 65535*127
func.func @one_b16_m3(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %p = pto.pset_b16 "PAT_M3" : !pto.mask<b16>
    %v = pto.vlds %src[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c32], %p {dist = "1PT_B16"} : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry one_b32_all --arg iota:u16:128 --arg data:u16:65535*160
// EXPECT 1 u16: 65535*32 0 1 65535*126
func.func @one_b32_all(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %p = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %v = pto.vlds %src[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c32], %p {dist = "1PT_B32"} : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry one_b32_m3 --arg iota:u16:128 --arg data:u16:65535*160
// EXPECT 1 u16: 65535*32 0 1 65535*126
func.func @one_b32_m3(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %p = pto.pset_b16 "PAT_M3" : !pto.mask<b16>
    %v = pto.vlds %src[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c32], %p {dist = "1PT_B32"} : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry pk_b16_16_all --arg iota:u16:128 --arg data:u16:65535*160
// EXPECT 1 u16: 65535*32 256 770 1284 1798 2312 2826 3340 3854 4368 4882 5396 5910 6424 6938 7452 7966 8480 8994 9508 10022 10536 11050 11564 12078 12592 13106 13620 14134 14648 15162 15676 16190 16704 17218 17732 18246 18760 19274 19788 20302 20816 21330 21844 22358 22872 23386 23900 24414 24928 25442 25956 26470 26984 27498 28012 28526 29040 29554 30068 30582 31096 31610 32124 32638 65535*64
func.func @pk_b16_16_all(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %p = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %v = pto.vlds %src[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c32], %p {dist = "PK_B16"} : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry pk_b16_16_m3 --arg iota:u16:128 --arg data:u16:65535*160
// EXPECT 1 u16: 65535*32 65280 1023 65535 65286 2559 65535 65292 4095 65535 65298 5631 65535 65304 7167 65535 65310 8703 65535 65316 10239 65535 65322 11775 65535 65328 13311 65535 65334 14847 65535 65340 16383 65535 65346 17919 65535 65352 19455 65535 65358 20991 65535 65364 22527 65535 65370 24063 65535 65376 25599 65535 65382 27135 65535 65388 28671 65535 65394 30207 65535 65400 31743 65535 65406 65535*64
func.func @pk_b16_16_m3(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %p = pto.pset_b16 "PAT_M3" : !pto.mask<b16>
    %v = pto.vlds %src[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c32], %p {dist = "PK_B16"} : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry pk_b32_32_all --arg iota:u16:128 --arg data:u16:65535*160
// EXPECT 1 u16: 65535*32 0 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30 32 34 36 38 40 42 44 46 48 50 52 54 56 58 60 62 64 66 68 70 72 74 76 78 80 82 84 86 88 90 92 94 96 98 100 102 104 106 108 110 112 114 116 118 120 122 124 126 65535*64
func.func @pk_b32_32_all(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %p = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %v = pto.vlds %src[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c32], %p {dist = "PK_B32"} : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b32>
  }
  return
}

// RUN: --pto-arch=a5 --entry pk_b32_32_m3 --arg iota:u16:128 --arg data:u16:65535*160
// EXPECT 1 u16: 65535*32 0 65535*2 6 65535*2 12 65535*2 18 65535*2 24 65535*2 30 65535*2 36 65535*2 42 65535*2 48 65535*2 54 65535*2 60 65535*2 66 65535*2 72 65535*2 78 65535*2 84 65535*2 90 65535*2 96 65535*2 102 65535*2 108 65535*2 114 65535*2 120 65535*2 126 65535*64
func.func @pk_b32_32_m3(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %p = pto.pset_b32 "PAT_M3" : !pto.mask<b32>
    %v = pto.vlds %src[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c32], %p {dist = "PK_B32"} : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b32>
  }
  return
}

// RUN: --pto-arch=a5 --entry pk_b64_32_all --arg iota:u16:128 --arg data:u16:65535*160
// EXPECT 1 u16: 65535*32 0 1 4 5 8 9 12 13 16 17 20 21 24 25 28 29 32 33 36 37 40 41 44 45 48 49 52 53 56 57 60 61 64 65 68 69 72 73 76 77 80 81 84 85 88 89 92 93 96 97 100 101 104 105 108 109 112 113 116 117 120 121 124 125 65535*64
func.func @pk_b64_32_all(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %p = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %v = pto.vlds %src[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c32], %p {dist = "PK_B64"} : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b32>
  }
  return
}

// RUN: --pto-arch=a5 --entry pk_b64_32_m3 --arg iota:u16:128 --arg data:u16:65535*160
// EXPECT 1 u16: 65535*32 0 1 65535*4 12 13 65535*4 24 25 65535*4 36 37 65535*4 48 49 65535*4 60 61 65535*4 72 73 65535*4 84 85 65535*4 96 97 65535*4 108 109 65535*4 120 121 65535*66
func.func @pk_b64_32_m3(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %p = pto.pset_b32 "PAT_M3" : !pto.mask<b32>
    %v = pto.vlds %src[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c32], %p {dist = "PK_B64"} : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b32>
  }
  return
}

// RUN: --pto-arch=a5 --entry pk4_b32_32_all --arg iota:u16:128 --arg data:u16:65535*160
// EXPECT 1 u16: 65535*32 512 1540 2568 3596 4624 5652 6680 7708 8736 9764 10792 11820 12848 13876 14904 15932 16960 17988 19016 20044 21072 22100 23128 24156 25184 26212 27240 28268 29296 30324 31352 32380 65535*96
func.func @pk4_b32_32_all(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %p = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %v = pto.vlds %src[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c32], %p {dist = "PK4_B32"} : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b32>
  }
  return
}

// RUN: --pto-arch=a5 --entry pk4_b32_32_m3 --arg iota:u16:128 --arg data:u16:65535*160
// EXPECT 1 u16: 65535*32 65280 1791 65535 65292 4863 65535 65304 7935 65535 65316 11007 65535 65328 14079 65535 65340 17151 65535 65352 20223 65535 65364 23295 65535 65376 26367 65535 65388 29439 65535 65400 32511 65535*96
func.func @pk4_b32_32_m3(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %p = pto.pset_b32 "PAT_M3" : !pto.mask<b32>
    %v = pto.vlds %src[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c32], %p {dist = "PK4_B32"} : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b32>
  }
  return
}

// RUN: --pto-arch=a5 --entry mrg4chn_b8_8_all --arg iota:u16:128 --arg data:u16:65535*160
// EXPECT 1 u16: 65535*32 8192 24640 0*2 8449 24897 0*2 8706 25154 0*2 8963 25411 0*2 9220 25668 0*2 9477 25925 0*2 9734 26182 0*2 9991 26439 0*2 10248 26696 0*2 10505 26953 0*2 10762 27210 0*2 11019 27467 0*2 11276 27724 0*2 11533 27981 0*2 11790 28238 0*2 12047 28495 0*2 12304 28752 0*2 12561 29009 0*2 12818 29266 0*2 13075 29523 0*2 13332 29780 0*2 13589 30037 0*2 13846 30294 0*2 14103 30551 0*2 14360 30808 0*2 14617 31065 0*2 14874 31322 0*2 15131 31579 0*2 15388 31836 0*2 15645 32093 0*2 15902 32350 0*2 16159 32607 0*2
func.func @mrg4chn_b8_8_all(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %p = pto.pset_b8 "PAT_ALL" : !pto.mask<b8>
    %v = pto.vlds %src[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c32], %p {dist = "MRG4CHN_B8"} : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b8>
  }
  return
}

// RUN: --pto-arch=a5 --entry mrg4chn_b8_8_m3 --arg iota:u16:128 --arg data:u16:65535*160
// EXPECT 1 u16: 65535*32 65280 24831 65535 65280 8703 65535 65280 255 65535 65346 255 65535 65283 25599 65535 65280 9471 65535 65280 255 65535 65349 255 65535 65286 26367 65535 65280 10239 65535 65280 255 65535 65352 255 65535 65289 27135 65535 65280 11007 65535 65280 255 65535 65355 255 65535 65292 27903 65535 65280 11775 65535 65280 255 65535 65358 255 65535 65295 28671 65535 65280 12543 65535 65280 255 65535 65361 255 65535 65298 29439 65535 65280 13311 65535 65280 255 65535 65364 255 65535 65301 30207 65535 65280 14079 65535 65280 255 65535 65367 255 65535 65304 30975 65535 65280 14847 65535 65280 255 65535 65370 255 65535 65307 31743 65535 65280 15615 65535 65280 255 65535 65373 255 65535 65310 32511 65535 65280 16383 65535 65280 255
func.func @mrg4chn_b8_8_m3(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %p = pto.pset_b8 "PAT_M3" : !pto.mask<b8>
    %v = pto.vlds %src[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c32], %p {dist = "MRG4CHN_B8"} : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b8>
  }
  return
}

// RUN: --pto-arch=a5 --entry mrg4chn_b8_32_all --arg iota:u16:128 --arg data:u16:65535*160
// EXPECT 1 u16: 65535*32 8192 24640 0*2 8449 24897 0*2 8706 25154 0*2 8963 25411 0*2 9220 25668 0*2 9477 25925 0*2 9734 26182 0*2 9991 26439 0*2 10248 26696 0*2 10505 26953 0*2 10762 27210 0*2 11019 27467 0*2 11276 27724 0*2 11533 27981 0*2 11790 28238 0*2 12047 28495 0*2 12304 28752 0*2 12561 29009 0*2 12818 29266 0*2 13075 29523 0*2 13332 29780 0*2 13589 30037 0*2 13846 30294 0*2 14103 30551 0*2 14360 30808 0*2 14617 31065 0*2 14874 31322 0*2 15131 31579 0*2 15388 31836 0*2 15645 32093 0*2 15902 32350 0*2 16159 32607 0*2
func.func @mrg4chn_b8_32_all(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %p = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %v = pto.vlds %src[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c32], %p {dist = "MRG4CHN_B8"} : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b32>
  }
  return
}

// RUN: --pto-arch=a5 --entry mrg4chn_b8_32_m3 --arg iota:u16:128 --arg data:u16:65535*160
// EXPECT 1 u16: 65535*32 8192 24640 65535*4 0*2 65535*4 8963 25411 65535*4 0*2 65535*4 9734 26182 65535*4 0*2 65535*4 10505 26953 65535*4 0*2 65535*4 11276 27724 65535*4 0*2 65535*4 12047 28495 65535*4 0*2 65535*4 12818 29266 65535*4 0*2 65535*4 13589 30037 65535*4 0*2 65535*4 14360 30808 65535*4 0*2 65535*4 15131 31579 65535*4 0*2 65535*4 15902 32350 65535*4 0*2
func.func @mrg4chn_b8_32_m3(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %p = pto.pset_b32 "PAT_M3" : !pto.mask<b32>
    %v = pto.vlds %src[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c32], %p {dist = "MRG4CHN_B8"} : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b32>
  }
  return
}

// RUN: --pto-arch=a5 --entry mrg2chn_b8_8_all --arg iota:u16:128 --arg data:u16:65535*160
// EXPECT 1 u16: 65535*32 16384 0 16641 0 16898 0 17155 0 17412 0 17669 0 17926 0 18183 0 18440 0 18697 0 18954 0 19211 0 19468 0 19725 0 19982 0 20239 0 20496 0 20753 0 21010 0 21267 0 21524 0 21781 0 22038 0 22295 0 22552 0 22809 0 23066 0 23323 0 23580 0 23837 0 24094 0 24351 0 24608 0 24865 0 25122 0 25379 0 25636 0 25893 0 26150 0 26407 0 26664 0 26921 0 27178 0 27435 0 27692 0 27949 0 28206 0 28463 0 28720 0 28977 0 29234 0 29491 0 29748 0 30005 0 30262 0 30519 0 30776 0 31033 0 31290 0 31547 0 31804 0 32061 0 32318 0 32575 0
func.func @mrg2chn_b8_8_all(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %p = pto.pset_b8 "PAT_ALL" : !pto.mask<b8>
    %v = pto.vlds %src[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c32], %p {dist = "MRG2CHN_B8"} : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b8>
  }
  return
}

// RUN: --pto-arch=a5 --entry mrg2chn_b8_8_m3 --arg iota:u16:128 --arg data:u16:65535*160
// EXPECT 1 u16: 65535*32 65280 255 65535 65280 17151 65535 65283 255 65535 65280 17919 65535 65286 255 65535 65280 18687 65535 65289 255 65535 65280 19455 65535 65292 255 65535 65280 20223 65535 65295 255 65535 65280 20991 65535 65298 255 65535 65280 21759 65535 65301 255 65535 65280 22527 65535 65304 255 65535 65280 23295 65535 65307 255 65535 65280 24063 65535 65310 255 65535 65280 24831 65535 65313 255 65535 65280 25599 65535 65316 255 65535 65280 26367 65535 65319 255 65535 65280 27135 65535 65322 255 65535 65280 27903 65535 65325 255 65535 65280 28671 65535 65328 255 65535 65280 29439 65535 65331 255 65535 65280 30207 65535 65334 255 65535 65280 30975 65535 65337 255 65535 65280 31743 65535 65340 255 65535 65280 32511 65535 65343 255
func.func @mrg2chn_b8_8_m3(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %p = pto.pset_b8 "PAT_M3" : !pto.mask<b8>
    %v = pto.vlds %src[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c32], %p {dist = "MRG2CHN_B8"} : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b8>
  }
  return
}

// RUN: --pto-arch=a5 --entry mrg2chn_b8_16_all --arg iota:u16:128 --arg data:u16:65535*160
// EXPECT 1 u16: 65535*32 16384 0 16641 0 16898 0 17155 0 17412 0 17669 0 17926 0 18183 0 18440 0 18697 0 18954 0 19211 0 19468 0 19725 0 19982 0 20239 0 20496 0 20753 0 21010 0 21267 0 21524 0 21781 0 22038 0 22295 0 22552 0 22809 0 23066 0 23323 0 23580 0 23837 0 24094 0 24351 0 24608 0 24865 0 25122 0 25379 0 25636 0 25893 0 26150 0 26407 0 26664 0 26921 0 27178 0 27435 0 27692 0 27949 0 28206 0 28463 0 28720 0 28977 0 29234 0 29491 0 29748 0 30005 0 30262 0 30519 0 30776 0 31033 0 31290 0 31547 0 31804 0 32061 0 32318 0 32575 0
func.func @mrg2chn_b8_16_all(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %p = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %v = pto.vlds %src[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c32], %p {dist = "MRG2CHN_B8"} : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry mrg2chn_b8_16_m3 --arg iota:u16:128 --arg data:u16:65535*160
// EXPECT 1 u16: 65535*32 16384 65535*2 0 65535*2 17155 65535*2 0 65535*2 17926 65535*2 0 65535*2 18697 65535*2 0 65535*2 19468 65535*2 0 65535*2 20239 65535*2 0 65535*2 21010 65535*2 0 65535*2 21781 65535*2 0 65535*2 22552 65535*2 0 65535*2 23323 65535*2 0 65535*2 24094 65535*2 0 65535*2 24865 65535*2 0 65535*2 25636 65535*2 0 65535*2 26407 65535*2 0 65535*2 27178 65535*2 0 65535*2 27949 65535*2 0 65535*2 28720 65535*2 0 65535*2 29491 65535*2 0 65535*2 30262 65535*2 0 65535*2 31033 65535*2 0 65535*2 31804 65535*2 0 65535*2 32575 65535
func.func @mrg2chn_b8_16_m3(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %p = pto.pset_b16 "PAT_M3" : !pto.mask<b16>
    %v = pto.vlds %src[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c32], %p {dist = "MRG2CHN_B8"} : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry mrg2chn_b16_16_all --arg iota:u16:128 --arg data:u16:65535*160
// EXPECT 1 u16: 65535*32 0 64 1 65 2 66 3 67 4 68 5 69 6 70 7 71 8 72 9 73 10 74 11 75 12 76 13 77 14 78 15 79 16 80 17 81 18 82 19 83 20 84 21 85 22 86 23 87 24 88 25 89 26 90 27 91 28 92 29 93 30 94 31 95 32 96 33 97 34 98 35 99 36 100 37 101 38 102 39 103 40 104 41 105 42 106 43 107 44 108 45 109 46 110 47 111 48 112 49 113 50 114 51 115 52 116 53 117 54 118 55 119 56 120 57 121 58 122 59 123 60 124 61 125 62 126 63 127
func.func @mrg2chn_b16_16_all(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %p = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %v = pto.vlds %src[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c32], %p {dist = "MRG2CHN_B16"} : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry mrg2chn_b16_16_m3 --arg iota:u16:128 --arg data:u16:65535*160
// EXPECT 1 u16: 65535*32 0 65535*4 66 3 65535*4 69 6 65535*4 72 9 65535*4 75 12 65535*4 78 15 65535*4 81 18 65535*4 84 21 65535*4 87 24 65535*4 90 27 65535*4 93 30 65535*4 96 33 65535*4 99 36 65535*4 102 39 65535*4 105 42 65535*4 108 45 65535*4 111 48 65535*4 114 51 65535*4 117 54 65535*4 120 57 65535*4 123 60 65535*4 126 63 65535
func.func @mrg2chn_b16_16_m3(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %p = pto.pset_b16 "PAT_M3" : !pto.mask<b16>
    %v = pto.vlds %src[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c32], %p {dist = "MRG2CHN_B16"} : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry mrg2chn_b16_32_all --arg iota:u16:128 --arg data:u16:65535*160
// EXPECT 1 u16: 65535*32 0 64 1 65 2 66 3 67 4 68 5 69 6 70 7 71 8 72 9 73 10 74 11 75 12 76 13 77 14 78 15 79 16 80 17 81 18 82 19 83 20 84 21 85 22 86 23 87 24 88 25 89 26 90 27 91 28 92 29 93 30 94 31 95 32 96 33 97 34 98 35 99 36 100 37 101 38 102 39 103 40 104 41 105 42 106 43 107 44 108 45 109 46 110 47 111 48 112 49 113 50 114 51 115 52 116 53 117 54 118 55 119 56 120 57 121 58 122 59 123 60 124 61 125 62 126 63 127
func.func @mrg2chn_b16_32_all(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %p = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %v = pto.vlds %src[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c32], %p {dist = "MRG2CHN_B16"} : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b32>
  }
  return
}

// RUN: --pto-arch=a5 --entry mrg2chn_b16_32_m3 --arg iota:u16:128 --arg data:u16:65535*160
// EXPECT 1 u16: 65535*32 0 64 65535*4 3 67 65535*4 6 70 65535*4 9 73 65535*4 12 76 65535*4 15 79 65535*4 18 82 65535*4 21 85 65535*4 24 88 65535*4 27 91 65535*4 30 94 65535*4 33 97 65535*4 36 100 65535*4 39 103 65535*4 42 106 65535*4 45 109 65535*4 48 112 65535*4 51 115 65535*4 54 118 65535*4 57 121 65535*4 60 124 65535*4 63 127
func.func @mrg2chn_b16_32_m3(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %p = pto.pset_b32 "PAT_M3" : !pto.mask<b32>
    %v = pto.vlds %src[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c32], %p {dist = "MRG2CHN_B16"} : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b32>
  }
  return
}

// Inactive lanes access nothing; one element is stored whatever the predicate is.
// RUN: --pto-arch=a5 --entry no_lane --arg data:f32:7.5*64 --arg data:f32:1*6
// EXPECT 1 f32: 1*5 7.5
func.func @no_lane(%src: !pto.ptr<f32, ub>, %dst: !pto.ptr<f32, ub>) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  pto.vecscope {
    %c0_i32 = arith.constant 0 : i32
    %p, %left = pto.plt_b32 %c0_i32 : i32 -> !pto.mask<b32>, i32
    %v = pto.vlds %src[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    pto.vsts %v, %dst[%c0], %p : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
    pto.vsts %v, %dst[%c5], %p {dist = "1PT_B32"} : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  }
  return
}

// RUN: --pto-arch=a5 --entry advanced --arg iota:f32:64 --arg zero:512
// EXPECT 1 f32: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63
func.func @advanced(%src: !pto.ptr<f32, ub>, %dst: !pto.ptr<f32, ub>) {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  pto.vecscope {
    %all = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %v = pto.vlds %src[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %next = pto.vsts %v, %dst[%c64], %all : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32> -> !pto.ptr<f32, ub>
    pto.vsts %v, %next[%c0], %all : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  }
  return
}
