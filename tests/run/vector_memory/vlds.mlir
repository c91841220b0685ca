// Written by vector_memory.py.

// RUN: --pto-arch=a5 --entry norm --arg iota:u16:600 --arg zero:256
// EXPECT 1 u16: 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123 124 125 126 127 128 129 130 131 132 133 134 135 136 137 138 139 140 141 142 143 144 145 146 147 148 149 150 151 152 153 154 155 156 157 158 159
func.func @norm(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %v = pto.vlds %src[%c32] {dist = "NORM"} : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c0], %all : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry brc_b8 --arg iota:u16:600 --arg zero:256
// EXPECT 1 u16: 8224*128
func.func @brc_b8(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %v = pto.vlds %src[%c32] {dist = "BRC_B8"} : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c0], %all : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry brc_b16 --arg iota:u16:600 --arg zero:256
// EXPECT 1 u16: 32*128
func.func @brc_b16(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %v = pto.vlds %src[%c32] {dist = "BRC_B16"} : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c0], %all : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry brc_b32 --arg iota:u16:600 --arg zero:256
// EXPECT 1 u16: 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33
func.func @brc_b32(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %v = pto.vlds %src[%c32] {dist = "BRC_B32"} : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c0], %all : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry us_b8 --arg iota:u16:600 --arg zero:256
// EXPECT 1 u16: 8224 0 8481 0 8738 0 8995 0 9252 0 9509 0 9766 0 10023 0 10280 0 10537 0 10794 0 11051 0 11308 0 11565 0 11822 0 12079 0 12336 0 12593 0 12850 0 13107 0 13364 0 13621 0 13878 0 14135 0 14392 0 14649 0 14906 0 15163 0 15420 0 15677 0 15934 0 16191 0 16448 0 16705 0 16962 0 17219 0 17476 0 17733 0 17990 0 18247 0 18504 0 18761 0 19018 0 19275 0 19532 0 19789 0 20046 0 20303 0 20560 0 20817 0 21074 0 21331 0 21588 0 21845 0 22102 0 22359 0 22616 0 22873 0 23130 0 23387 0 23644 0 23901 0 24158 0 24415 0
func.func @us_b8(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %v = pto.vlds %src[%c32] {dist = "US_B8"} : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c0], %all : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry us_b16 --arg iota:u16:600 --arg zero:256
// EXPECT 1 u16: 32*2 33*2 34*2 35*2 36*2 37*2 38*2 39*2 40*2 41*2 42*2 43*2 44*2 45*2 46*2 47*2 48*2 49*2 50*2 51*2 52*2 53*2 54*2 55*2 56*2 57*2 58*2 59*2 60*2 61*2 62*2 63*2 64*2 65*2 66*2 67*2 68*2 69*2 70*2 71*2 72*2 73*2 74*2 75*2 76*2 77*2 78*2 79*2 80*2 81*2 82*2 83*2 84*2 85*2 86*2 87*2 88*2 89*2 90*2 91*2 92*2 93*2 94*2 95*2
func.func @us_b16(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %v = pto.vlds %src[%c32] {dist = "US_B16"} : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c0], %all : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry ds_b8 --arg iota:u16:600 --arg zero:256
// EXPECT 1 u16: 8480 8994 9508 10022 10536 11050 11564 12078 12592 13106 13620 14134 14648 15162 15676 16190 16704 17218 17732 18246 18760 19274 19788 20302 20816 21330 21844 22358 22872 23386 23900 24414 24928 25442 25956 26470 26984 27498 28012 28526 29040 29554 30068 30582 31096 31610 32124 32638 33152 33666 34180 34694 35208 35722 36236 36750 37264 37778 38292 38806 39320 39834 40348 40862 41376 41890 42404 42918 43432 43946 44460 44974 45488 46002 46516 47030 47544 48058 48572 49086 49600 50114 50628 51142 51656 52170 52684 53198 53712 54226 54740 55254 55768 56282 56796 57310 57824 58338 58852 59366 59880 60394 60908 61422 61936 62450 62964 63478 63992 64506 65020 65534 256 770 1284 1798 2312 2826 3340 3854 4368 4882 5396 5910 6424 6938 7452 7966
func.func @ds_b8(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %v = pto.vlds %src[%c32] {dist = "DS_B8"} : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c0], %all : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry ds_b16 --arg iota:u16:600 --arg zero:256
// EXPECT 1 u16: 32 34 36 38 40 42 44 46 48 50 52 54 56 58 60 62 64 66 68 70 72 74 76 78 80 82 84 86 88 90 92 94 96 98 100 102 104 106 108 110 112 114 116 118 120 122 124 126 128 130 132 134 136 138 140 142 144 146 148 150 152 154 156 158 160 162 164 166 168 170 172 174 176 178 180 182 184 186 188 190 192 194 196 198 200 202 204 206 208 210 212 214 216 218 220 222 224 226 228 230 232 234 236 238 240 242 244 246 248 250 252 254 256 258 260 262 264 266 268 270 272 274 276 278 280 282 284 286
func.func @ds_b16(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %v = pto.vlds %src[%c32] {dist = "DS_B16"} : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c0], %all : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry unpk_b8 --arg iota:u16:600 --arg zero:256
// EXPECT 1 u16: 32 0 33 0 34 0 35 0 36 0 37 0 38 0 39 0 40 0 41 0 42 0 43 0 44 0 45 0 46 0 47 0 48 0 49 0 50 0 51 0 52 0 53 0 54 0 55 0 56 0 57 0 58 0 59 0 60 0 61 0 62 0 63 0 64 0 65 0 66 0 67 0 68 0 69 0 70 0 71 0 72 0 73 0 74 0 75 0 76 0 77 0 78 0 79 0 80 0 81 0 82 0 83 0 84 0 85 0 86 0 87 0 88 0 89 0 90 0 91 0 92 0 93 0 94 0 95 0
func.func @unpk_b8(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %v = pto.vlds %src[%c32] {dist = "UNPK_B8"} : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c0], %all : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry unpk_b16 --arg iota:u16:600 --arg zero:256
// EXPECT 1 u16: 32 0 33 0 34 0 35 0 36 0 37 0 38 0 39 0 40 0 41 0 42 0 43 0 44 0 45 0 46 0 47 0 48 0 49 0 50 0 51 0 52 0 53 0 54 0 55 0 56 0 57 0 58 0 59 0 60 0 61 0 62 0 63 0 64 0 65 0 66 0 67 0 68 0 69 0 70 0 71 0 72 0 73 0 74 0 75 0 76 0 77 0 78 0 79 0 80 0 81 0 82 0 83 0 84 0 85 0 86 0 87 0 88 0 89 0 90 0 91 0 92 0 93 0 94 0 95 0
func.func @unpk_b16(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %v = pto.vlds %src[%c32] {dist = "UNPK_B16"} : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c0], %all : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry unpk_b32 --arg iota:u16:600 --arg zero:256
// EXPECT 1 u16: 32 33 0*2 34 35 0*2 36 37 0*2 38 39 0*2 40 41 0*2 42 43 0*2 44 45 0*2 46 47 0*2 48 49 0*2 50 51 0*2 52 53 0*2 54 55 0*2 56 57 0*2 58 59 0*2 60 61 0*2 62 63 0*2 64 65 0*2 66 67 0*2 68 69 0*2 70 71 0*2 72 73 0*2 74 75 0*2 76 77 0*2 78 79 0*2 80 81 0*2 82 83 0*2 84 85 0*2 86 87 0*2 88 89 0*2 90 91 0*2 92 93 0*2 94 95 0*2
func.func @unpk_b32(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %v = pto.vlds %src[%c32] {dist = "UNPK_B32"} : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c0], %all : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry brc_blk --arg iota:u16:600 --arg zero:256
// EXPECT 1 u16: 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47
func.func @brc_blk(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %v = pto.vlds %src[%c32] {dist = "BRC_BLK"} : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c0], %all : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry e2b_b16 --arg iota:u16:600 --arg zero:256
// EXPECT 1 u16: 32*16 33*16 34*16 35*16 36*16 37*16 38*16 39*16
func.func @e2b_b16(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %v = pto.vlds %src[%c32] {dist = "E2B_B16"} : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c0], %all : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry e2b_b32 --arg iota:u16:600 --arg zero:256
// EXPECT 1 u16: 32 33 32 33 32 33 32 33 32 33 32 33 32 33 32 33 34 35 34 35 34 35 34 35 34 35 34 35 34 35 34 35 36 37 36 37 36 37 36 37 36 37 36 37 36 37 36 37 38 39 38 39 38 39 38 39 38 39 38 39 38 39 38 39 40 41 40 41 40 41 40 41 40 41 40 41 40 41 40 41 42 43 42 43 42 43 42 43 42 43 42 43 42 43 42 43 44 45 44 45 44 45 44 45 44 45 44 45 44 45 44 45 46 47 46 47 46 47 46 47 46 47 46 47 46 47 46 47
func.func @e2b_b32(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %v = pto.vlds %src[%c32] {dist = "E2B_B32"} : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c0], %all : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry unpk4 --arg iota:u16:600 --arg zero:256
// EXPECT 1 u16: 32 0*3 33 0*3 34 0*3 35 0*3 36 0*3 37 0*3 38 0*3 39 0*3 40 0*3 41 0*3 42 0*3 43 0*3 44 0*3 45 0*3 46 0*3 47 0*3 48 0*3 49 0*3 50 0*3 51 0*3 52 0*3 53 0*3 54 0*3 55 0*3 56 0*3 57 0*3 58 0*3 59 0*3 60 0*3 61 0*3 62 0*3 63 0*3
func.func @unpk4(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %v = pto.vlds %src[%c32] {dist = "UNPK4"} : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c0], %all : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry splt4chn --arg iota:u16:600 --arg zero:256
// EXPECT 1 u16: 8736 9764 10792 11820 12848 13876 14904 15932 16960 17988 19016 20044 21072 22100 23128 24156 25184 26212 27240 28268 29296 30324 31352 32380 33408 34436 35464 36492 37520 38548 39576 40604 41632 42660 43688 44716 45744 46772 47800 48828 49856 50884 51912 52940 53968 54996 56024 57052 58080 59108 60136 61164 62192 63220 64248 65276 512 1540 2568 3596 4624 5652 6680 7708 8736 9764 10792 11820 12848 13876 14904 15932 16960 17988 19016 20044 21072 22100 23128 24156 25184 26212 27240 28268 29296 30324 31352 32380 33408 34436 35464 36492 37520 38548 39576 40604 41632 42660 43688 44716 45744 46772 47800 48828 49856 50884 51912 52940 53968 54996 56024 57052 58080 59108 60136 61164 62192 63220 64248 65276 512 1540 2568 3596 4624 5652 6680 7708
func.func @splt4chn(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %v = pto.vlds %src[%c32] {dist = "SPLT4CHN"} : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c0], %all : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry splt2chn_b8 --arg iota:u16:600 --arg zero:256
// EXPECT 1 u16: 8480 8994 9508 10022 10536 11050 11564 12078 12592 13106 13620 14134 14648 15162 15676 16190 16704 17218 17732 18246 18760 19274 19788 20302 20816 21330 21844 22358 22872 23386 23900 24414 24928 25442 25956 26470 26984 27498 28012 28526 29040 29554 30068 30582 31096 31610 32124 32638 33152 33666 34180 34694 35208 35722 36236 36750 37264 37778 38292 38806 39320 39834 40348 40862 41376 41890 42404 42918 43432 43946 44460 44974 45488 46002 46516 47030 47544 48058 48572 49086 49600 50114 50628 51142 51656 52170 52684 53198 53712 54226 54740 55254 55768 56282 56796 57310 57824 58338 58852 59366 59880 60394 60908 61422 61936 62450 62964 63478 63992 64506 65020 65534 256 770 1284 1798 2312 2826 3340 3854 4368 4882 5396 5910 6424 6938 7452 7966
func.func @splt2chn_b8(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %v = pto.vlds %src[%c32] {dist = "SPLT2CHN_B8"} : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c0], %all : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry splt2chn_b16 --arg iota:u16:600 --arg zero:256
// EXPECT 1 u16: 32 34 36 38 40 42 44 46 48 50 52 54 56 58 60 62 64 66 68 70 72 74 76 78 80 82 84 86 88 90 92 94 96 98 100 102 104 106 108 110 112 114 116 118 120 122 124 126 128 130 132 134 136 138 140 142 144 146 148 150 152 154 156 158 160 162 164 166 168 170 172 174 176 178 180 182 184 186 188 190 192 194 196 198 200 202 204 206 208 210 212 214 216 218 220 222 224 226 228 230 232 234 236 238 240 242 244 246 248 250 252 254 256 258 260 262 264 266 268 270 272 274 276 278 280 282 284 286
func.func @splt2chn_b16(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %v = pto.vlds %src[%c32] {dist = "SPLT2CHN_B16"} : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c0], %all : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}

// The address of one element needs no more than the alignment of an element.
// RUN: --pto-arch=a5 --entry one_float --arg iota:f32:128 --arg zero:256
// EXPECT 1 f32: 3*64
func.func @one_float(%src: !pto.ptr<f32, ub>, %dst: !pto.ptr<f32, ub>) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  pto.vecscope {
    %all = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %v = pto.vlds %src[%c3] {dist = "BRC_B32"} : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    pto.vsts %v, %dst[%c0], %all : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  }
  return
}

// With an updated base the access is at the base itself.
// RUN: --pto-arch=a5 --entry advanced --arg iota:f32:128 --arg zero:512
// EXPECT 1 f32: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123 124 125 126 127
func.func @advanced(%src: !pto.ptr<f32, ub>, %dst: !pto.ptr<f32, ub>) {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  pto.vecscope {
    %all = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %v, %next = pto.vlds %src[%c64] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>, !pto.ptr<f32, ub>
    %w = pto.vlds %next[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    pto.vsts %v, %dst[%c0], %all : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
    pto.vsts %w, %dst[%c64], %all : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  }
  return
}
