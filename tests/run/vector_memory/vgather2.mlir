// Written by vector_memory.py.

// RUN: --pto-arch=a5 --entry floats --arg data:f32:100,99,98,97,96,95,94,93,92,91,90,89,88,87,86,85,84,83,82,81,80,79,78,77,76,75,74,73,72,71,70,69,68,67,66,65,64,63,62,61,60,59,58,57,56,55,54,53,52,51,50,49,48,47,46,45,44,43,42,41,40,39,38,37,36,35,34,33,32,31,30,29,28,27,26,25,24,23,22,21,20,19,18,17,16,15,14,13,12,11,10,9,8,7,6,5,4,3,2,1 --arg data:i32:5,42,79,16,53,90,27,64,1,38,75,12,49,86,23,60,60000*48 --arg zero:256
// EXPECT 2 f32: 95 58 21 84 47 10 73 36 99 62 25 88 51 14 77 40 0*48
func.func @floats(%src: !pto.ptr<f32, ub>, %offsets: !pto.ptr<i32, ub>, %dst: !pto.ptr<f32, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %p = pto.pset_b32 "PAT_VL16" : !pto.mask<b32>
    %o = pto.vlds %offsets[%c0] : !pto.ptr<i32, ub> -> !pto.vreg<64xi32>
    %v = pto.vgather2 %src, %o, %p : !pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    pto.vsts %v, %dst[%c0], %all : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  }
  return
}

// RUN: --pto-arch=a5 --entry words --arg data:i32:-50,-47,-44,-41,-38,-35,-32,-29,-26,-23,-20,-17,-14,-11,-8,-5,-2,1,4,7,10,13,16,19,22,25,28,31,34,37,40,43,46,49,52,55,58,61,64,67,70,73,76,79,82,85,88,91,94,97,100,103,106,109,112,115,118,121,124,127,130,133,136,139,142,145,148,151,154,157,160,163,166,169,172,175,178,181,184,187,190,193,196,199,202,205,208,211,214,217,220,223,226,229,232,235,238,241,244,247 --arg data:u32:5,42,79,16,53,90,27,64,1,38,75,12,49,86,23,60,60000*48 --arg zero:256
// EXPECT 2 i32: -35 76 187 -2 109 220 31 142 -47 64 175 -14 97 208 19 130 0*48
func.func @words(%src: !pto.ptr<i32, ub>, %offsets: !pto.ptr<ui32, ub>, %dst: !pto.ptr<i32, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %p = pto.pset_b32 "PAT_VL16" : !pto.mask<b32>
    %o = pto.vlds %offsets[%c0] : !pto.ptr<ui32, ub> -> !pto.vreg<64xui32>
    %v = pto.vgather2 %src, %o, %p : !pto.ptr<i32, ub>, !pto.vreg<64xui32>, !pto.mask<b32> -> !pto.vreg<64xi32>
    pto.vsts %v, %dst[%c0], %all : !pto.vreg<64xi32>, !pto.ptr<i32, ub>, !pto.mask<b32>
  }
  return
}

// RUN: --pto-arch=a5 --entry halves --arg data:u16:0,3,6,9,12,15,18,21,24,27,30,33,36,39,42,45,48,51,54,57,60,63,66,69,72,75,78,81,84,87,90,93,96,99,102,105,108,111,114,117,120,123,126,129,132,135,138,141,144,147,150,153,156,159,162,165,168,171,174,177,180,183,186,189,192,195,198,201,204,207,210,213,216,219,222,225,228,231,234,237,240,243,246,249,252,255,258,261,264,267,270,273,276,279,282,285,288,291,294,297 --arg data:u16:5,42,79,16,53,90,27,64,1,38,75,12,49,86,23,60,60000*112 --arg zero:256
// EXPECT 2 u16: 15 126 237 48 159 270 81 192 3 114 225 36 147 258 69 180 0*112
func.func @halves(%src: !pto.ptr<ui16, ub>, %offsets: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %p = pto.pset_b16 "PAT_VL16" : !pto.mask<b16>
    %o = pto.vlds %offsets[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    %v = pto.vgather2 %src, %o, %p : !pto.ptr<ui16, ub>, !pto.vreg<128xui16>, !pto.mask<b16> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c0], %all : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry bytes --arg data:u8:255,254,253,252,251,250,249,248,247,246,245,244,243,242,241,240,239,238,237,236,235,234,233,232,231,230,229,228,227,226,225,224,223,222,221,220,219,218,217,216,215,214,213,212,211,210,209,208,207,206,205,204,203,202,201,200,199,198,197,196,195,194,193,192,191,190,189,188,187,186,185,184,183,182,181,180,179,178,177,176,175,174,173,172,171,170,169,168,167,166,165,164,163,162,161,160,159,158,157,156 --arg data:u16:5,42,79,16,53,90,27,64,1,38,75,12,49,86,23,60,60000*112 --arg zero:256
// EXPECT 2 u16: 250 213 176 239 202 165 228 191 254 217 180 243 206 169 232 195 0*112
func.func @bytes(%src: !pto.ptr<ui8, ub>, %offsets: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %p = pto.pset_b16 "PAT_VL16" : !pto.mask<b16>
    %o = pto.vlds %offsets[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    %v = pto.vgather2 %src, %o, %p : !pto.ptr<ui8, ub>, !pto.vreg<128xui16>, !pto.mask<b16> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c0], %all : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry signed_bytes --arg data:i8:-100,-99,-98,-97,-96,-95,-94,-93,-92,-91,-90,-89,-88,-87,-86,-85,-84,-83,-82,-81,-80,-79,-78,-77,-76,-75,-74,-73,-72,-71,-70,-69,-68,-67,-66,-65,-64,-63,-62,-61,-60,-59,-58,-57,-56,-55,-54,-53,-52,-51,-50,-49,-48,-47,-46,-45,-44,-43,-42,-41,-40,-39,-38,-37,-36,-35,-34,-33,-32,-31,-30,-29,-28,-27,-26,-25,-24,-23,-22,-21,-20,-19,-18,-17,-16,-15,-14,-13,-12,-11,-10,-9,-8,-7,-6,-5,-4,-3,-2,-1 --arg data:u16:5,42,79,16,53,90,27,64,1,38,75,12,49,86,23,60,60000*112 --arg zero:256
// EXPECT 2 i16: 161 198 235 172 209 246 183 220 157 194 231 168 205 242 179 216 0*112
func.func @signed_bytes(%src: !pto.ptr<i8, ub>, %offsets: !pto.ptr<ui16, ub>, %dst: !pto.ptr<i16, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %p = pto.pset_b16 "PAT_VL16" : !pto.mask<b16>
    %o = pto.vlds %offsets[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    %v = pto.vgather2 %src, %o, %p : !pto.ptr<i8, ub>, !pto.vreg<128xui16>, !pto.mask<b16> -> !pto.vreg<128xi16>
    pto.vsts %v, %dst[%c0], %all : !pto.vreg<128xi16>, !pto.ptr<i16, ub>, !pto.mask<b16>
  }
  return
}
