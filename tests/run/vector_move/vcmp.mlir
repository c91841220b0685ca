// Written by vector_values.py, with numpy.
// RUN: --pto-arch=a5 --entry=f32_eq --arg data:f32:0,0x7fc00000,1,2,0xff800000,1e-40,3,0.5,0*56 --arg data:f32:0x80000000,0x7fc00000,2,1,0x7f800000,0,3,0.25,0*56 --arg none:32
// EXPECT 2 u8: 1 0*2 1 16 0 1 16 0 1 16 0 1 16 0 1 16 0 1 16 0 1 16 0 1 16 0 1 16 0 1 16
// RUN: --pto-arch=a5 --entry=f32_ne --arg data:f32:0,0x7fc00000,1,2,0xff800000,1e-40,3,0.5,0*56 --arg data:f32:0x80000000,0x7fc00000,2,1,0x7f800000,0,3,0.25,0*56 --arg none:32
// EXPECT 2 u8: 0 16 0*30
// RUN: --pto-arch=a5 --entry=f32_lt --arg data:f32:0,0x7fc00000,1,2,0xff800000,1e-40,3,0.5,0*56 --arg data:f32:0x80000000,0x7fc00000,2,1,0x7f800000,0,3,0.25,0*56 --arg none:32
// EXPECT 2 u8: 0*32
// RUN: --pto-arch=a5 --entry=f32_le --arg data:f32:0,0x7fc00000,1,2,0xff800000,1e-40,3,0.5,0*56 --arg data:f32:0x80000000,0x7fc00000,2,1,0x7f800000,0,3,0.25,0*56 --arg none:32
// EXPECT 2 u8: 1 0*2 1 16 0 1 16 0 1 16 0 1 16 0 1 16 0 1 16 0 1 16 0 1 16 0 1 16 0 1 16
// RUN: --pto-arch=a5 --entry=f32_gt --arg data:f32:0,0x7fc00000,1,2,0xff800000,1e-40,3,0.5,0*56 --arg data:f32:0x80000000,0x7fc00000,2,1,0x7f800000,0,3,0.25,0*56 --arg none:32
// EXPECT 2 u8: 0 16 0*30
// RUN: --pto-arch=a5 --entry=f32_ge --arg data:f32:0,0x7fc00000,1,2,0xff800000,1e-40,3,0.5,0*56 --arg data:f32:0x80000000,0x7fc00000,2,1,0x7f800000,0,3,0.25,0*56 --arg none:32
// EXPECT 2 u8: 1 16 0 1 16 0 1 16 0 1 16 0 1 16 0 1 16 0 1 16 0 1 16 0 1 16 0 1 16 0 1 16
// RUN: --pto-arch=a5 --entry=i16_eq --arg data:i16:0,-1,5*2,-32768,7,0,3,0*120 --arg data:i16:0,1,5,4,32767,8,-1,2,0*120 --arg none:32
// EXPECT 2 u8: 1 0 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16
// RUN: --pto-arch=a5 --entry=i16_ne --arg data:i16:0,-1,5*2,-32768,7,0,3,0*120 --arg data:i16:0,1,5,4,32767,8,-1,2,0*120 --arg none:32
// EXPECT 2 u8: 64 16 0*30
// RUN: --pto-arch=a5 --entry=i16_lt --arg data:i16:0,-1,5*2,-32768,7,0,3,0*120 --arg data:i16:0,1,5,4,32767,8,-1,2,0*120 --arg none:32
// EXPECT 2 u8: 0*32
// RUN: --pto-arch=a5 --entry=i16_le --arg data:i16:0,-1,5*2,-32768,7,0,3,0*120 --arg data:i16:0,1,5,4,32767,8,-1,2,0*120 --arg none:32
// EXPECT 2 u8: 1 0 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16
// RUN: --pto-arch=a5 --entry=i16_gt --arg data:i16:0,-1,5*2,-32768,7,0,3,0*120 --arg data:i16:0,1,5,4,32767,8,-1,2,0*120 --arg none:32
// EXPECT 2 u8: 64 16 0*30
// RUN: --pto-arch=a5 --entry=i16_ge --arg data:i16:0,-1,5*2,-32768,7,0,3,0*120 --arg data:i16:0,1,5,4,32767,8,-1,2,0*120 --arg none:32
// EXPECT 2 u8: 65 16 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16
// RUN: --pto-arch=a5 --entry=u16_eq --arg data:u16:0,65535,5*2,32768,7,0,3,0*120 --arg data:u16:0,1,5,4,32767,8,65535,2,0*120 --arg none:32
// EXPECT 2 u8: 1 0 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16
// RUN: --pto-arch=a5 --entry=u16_ne --arg data:u16:0,65535,5*2,32768,7,0,3,0*120 --arg data:u16:0,1,5,4,32767,8,65535,2,0*120 --arg none:32
// EXPECT 2 u8: 64 16 0*30
// RUN: --pto-arch=a5 --entry=u16_lt --arg data:u16:0,65535,5*2,32768,7,0,3,0*120 --arg data:u16:0,1,5,4,32767,8,65535,2,0*120 --arg none:32
// EXPECT 2 u8: 0 16 0*30
// RUN: --pto-arch=a5 --entry=u16_le --arg data:u16:0,65535,5*2,32768,7,0,3,0*120 --arg data:u16:0,1,5,4,32767,8,65535,2,0*120 --arg none:32
// EXPECT 2 u8: 1 16 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16
// RUN: --pto-arch=a5 --entry=u16_gt --arg data:u16:0,65535,5*2,32768,7,0,3,0*120 --arg data:u16:0,1,5,4,32767,8,65535,2,0*120 --arg none:32
// EXPECT 2 u8: 64 0*31
// RUN: --pto-arch=a5 --entry=u16_ge --arg data:u16:0,65535,5*2,32768,7,0,3,0*120 --arg data:u16:0,1,5,4,32767,8,65535,2,0*120 --arg none:32
// EXPECT 2 u8: 65 0 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16 4 65 16
// RUN: --pto-arch=a5 --entry=fault --arg data:f32:1*63 --arg 1.0
func.func @f32_eq(%a: !pto.ptr<f32, ub>, %b: !pto.ptr<f32, ub>, %mask: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %some = pto.pset_b32 "PAT_M3" : !pto.mask<b32>
    %x = pto.vlds %a[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %y = pto.vlds %b[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %m = pto.vcmp %x, %y, %some, "eq" : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.mask<b32>
    pto.psts %m, %mask[%c0], "NORM" : !pto.mask<b32>, !pto.ptr<ui8, ub>, index
  }
  return
}
func.func @f32_ne(%a: !pto.ptr<f32, ub>, %b: !pto.ptr<f32, ub>, %mask: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %some = pto.pset_b32 "PAT_M3" : !pto.mask<b32>
    %x = pto.vlds %a[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %y = pto.vlds %b[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %m = pto.vcmp %x, %y, %some, "ne" : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.mask<b32>
    pto.psts %m, %mask[%c0], "NORM" : !pto.mask<b32>, !pto.ptr<ui8, ub>, index
  }
  return
}
func.func @f32_lt(%a: !pto.ptr<f32, ub>, %b: !pto.ptr<f32, ub>, %mask: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %some = pto.pset_b32 "PAT_M3" : !pto.mask<b32>
    %x = pto.vlds %a[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %y = pto.vlds %b[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %m = pto.vcmp %x, %y, %some, "lt" : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.mask<b32>
    pto.psts %m, %mask[%c0], "NORM" : !pto.mask<b32>, !pto.ptr<ui8, ub>, index
  }
  return
}
func.func @f32_le(%a: !pto.ptr<f32, ub>, %b: !pto.ptr<f32, ub>, %mask: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %some = pto.pset_b32 "PAT_M3" : !pto.mask<b32>
    %x = pto.vlds %a[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %y = pto.vlds %b[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %m = pto.vcmp %x, %y, %some, "le" : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.mask<b32>
    pto.psts %m, %mask[%c0], "NORM" : !pto.mask<b32>, !pto.ptr<ui8, ub>, index
  }
  return
}
func.func @f32_gt(%a: !pto.ptr<f32, ub>, %b: !pto.ptr<f32, ub>, %mask: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %some = pto.pset_b32 "PAT_M3" : !pto.mask<b32>
    %x = pto.vlds %a[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %y = pto.vlds %b[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %m = pto.vcmp %x, %y, %some, "gt" : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.mask<b32>
    pto.psts %m, %mask[%c0], "NORM" : !pto.mask<b32>, !pto.ptr<ui8, ub>, index
  }
  return
}
func.func @f32_ge(%a: !pto.ptr<f32, ub>, %b: !pto.ptr<f32, ub>, %mask: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %some = pto.pset_b32 "PAT_M3" : !pto.mask<b32>
    %x = pto.vlds %a[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %y = pto.vlds %b[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %m = pto.vcmp %x, %y, %some, "ge" : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.mask<b32>
    pto.psts %m, %mask[%c0], "NORM" : !pto.mask<b32>, !pto.ptr<ui8, ub>, index
  }
  return
}
func.func @i16_eq(%a: !pto.ptr<i16, ub>, %b: !pto.ptr<i16, ub>, %mask: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %some = pto.pset_b16 "PAT_M3" : !pto.mask<b16>
    %x = pto.vlds %a[%c0] : !pto.ptr<i16, ub> -> !pto.vreg<128xi16>
    %y = pto.vlds %b[%c0] : !pto.ptr<i16, ub> -> !pto.vreg<128xi16>
    %m = pto.vcmp %x, %y, %some, "eq" : !pto.vreg<128xi16>, !pto.vreg<128xi16>, !pto.mask<b16> -> !pto.mask<b16>
    pto.psts %m, %mask[%c0], "NORM" : !pto.mask<b16>, !pto.ptr<ui8, ub>, index
  }
  return
}
func.func @i16_ne(%a: !pto.ptr<i16, ub>, %b: !pto.ptr<i16, ub>, %mask: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %some = pto.pset_b16 "PAT_M3" : !pto.mask<b16>
    %x = pto.vlds %a[%c0] : !pto.ptr<i16, ub> -> !pto.vreg<128xi16>
    %y = pto.vlds %b[%c0] : !pto.ptr<i16, ub> -> !pto.vreg<128xi16>
    %m = pto.vcmp %x, %y, %some, "ne" : !pto.vreg<128xi16>, !pto.vreg<128xi16>, !pto.mask<b16> -> !pto.mask<b16>
    pto.psts %m, %mask[%c0], "NORM" : !pto.mask<b16>, !pto.ptr<ui8, ub>, index
  }
  return
}
func.func @i16_lt(%a: !pto.ptr<i16, ub>, %b: !pto.ptr<i16, ub>, %mask: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %some = pto.pset_b16 "PAT_M3" : !pto.mask<b16>
    %x = pto.vlds %a[%c0] : !pto.ptr<i16, ub> -> !pto.vreg<128xi16>
    %y = pto.vlds %b[%c0] : !pto.ptr<i16, ub> -> !pto.vreg<128xi16>
    %m = pto.vcmp %x, %y, %some, "lt" : !pto.vreg<128xi16>, !pto.vreg<128xi16>, !pto.mask<b16> -> !pto.mask<b16>
    pto.psts %m, %mask[%c0], "NORM" : !pto.mask<b16>, !pto.ptr<ui8, ub>, index
  }
  return
}
func.func @i16_le(%a: !pto.ptr<i16, ub>, %b: !pto.ptr<i16, ub>, %mask: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %some = pto.pset_b16 "PAT_M3" : !pto.mask<b16>
    %x = pto.vlds %a[%c0] : !pto.ptr<i16, ub> -> !pto.vreg<128xi16>
    %y = pto.vlds %b[%c0] : !pto.ptr<i16, ub> -> !pto.vreg<128xi16>
    %m = pto.vcmp %x, %y, %some, "le" : !pto.vreg<128xi16>, !pto.vreg<128xi16>, !pto.mask<b16> -> !pto.mask<b16>
    pto.psts %m, %mask[%c0], "NORM" : !pto.mask<b16>, !pto.ptr<ui8, ub>, index
  }
  return
}
func.func @i16_gt(%a: !pto.ptr<i16, ub>, %b: !pto.ptr<i16, ub>, %mask: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %some = pto.pset_b16 "PAT_M3" : !pto.mask<b16>
    %x = pto.vlds %a[%c0] : !pto.ptr<i16, ub> -> !pto.vreg<128xi16>
    %y = pto.vlds %b[%c0] : !pto.ptr<i16, ub> -> !pto.vreg<128xi16>
    %m = pto.vcmp %x, %y, %some, "gt" : !pto.vreg<128xi16>, !pto.vreg<128xi16>, !pto.mask<b16> -> !pto.mask<b16>
    pto.psts %m, %mask[%c0], "NORM" : !pto.mask<b16>, !pto.ptr<ui8, ub>, index
  }
  return
}
func.func @i16_ge(%a: !pto.ptr<i16, ub>, %b: !pto.ptr<i16, ub>, %mask: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %some = pto.pset_b16 "PAT_M3" : !pto.mask<b16>
    %x = pto.vlds %a[%c0] : !pto.ptr<i16, ub> -> !pto.vreg<128xi16>
    %y = pto.vlds %b[%c0] : !pto.ptr<i16, ub> -> !pto.vreg<128xi16>
    %m = pto.vcmp %x, %y, %some, "ge" : !pto.vreg<128xi16>, !pto.vreg<128xi16>, !pto.mask<b16> -> !pto.mask<b16>
    pto.psts %m, %mask[%c0], "NORM" : !pto.mask<b16>, !pto.ptr<ui8, ub>, index
  }
  return
}
func.func @u16_eq(%a: !pto.ptr<ui16, ub>, %b: !pto.ptr<ui16, ub>, %mask: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %some = pto.pset_b16 "PAT_M3" : !pto.mask<b16>
    %x = pto.vlds %a[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    %y = pto.vlds %b[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    %m = pto.vcmp %x, %y, %some, "eq" : !pto.vreg<128xui16>, !pto.vreg<128xui16>, !pto.mask<b16> -> !pto.mask<b16>
    pto.psts %m, %mask[%c0], "NORM" : !pto.mask<b16>, !pto.ptr<ui8, ub>, index
  }
  return
}
func.func @u16_ne(%a: !pto.ptr<ui16, ub>, %b: !pto.ptr<ui16, ub>, %mask: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %some = pto.pset_b16 "PAT_M3" : !pto.mask<b16>
    %x = pto.vlds %a[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    %y = pto.vlds %b[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    %m = pto.vcmp %x, %y, %some, "ne" : !pto.vreg<128xui16>, !pto.vreg<128xui16>, !pto.mask<b16> -> !pto.mask<b16>
    pto.psts %m, %mask[%c0], "NORM" : !pto.mask<b16>, !pto.ptr<ui8, ub>, index
  }
  return
}
func.func @u16_lt(%a: !pto.ptr<ui16, ub>, %b: !pto.ptr<ui16, ub>, %mask: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %some = pto.pset_b16 "PAT_M3" : !pto.mask<b16>
    %x = pto.vlds %a[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    %y = pto.vlds %b[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    %m = pto.vcmp %x, %y, %some, "lt" : !pto.vreg<128xui16>, !pto.vreg<128xui16>, !pto.mask<b16> -> !pto.mask<b16>
    pto.psts %m, %mask[%c0], "NORM" : !pto.mask<b16>, !pto.ptr<ui8, ub>, index
  }
  return
}
func.func @u16_le(%a: !pto.ptr<ui16, ub>, %b: !pto.ptr<ui16, ub>, %mask: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %some = pto.pset_b16 "PAT_M3" : !pto.mask<b16>
    %x = pto.vlds %a[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    %y = pto.vlds %b[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    %m = pto.vcmp %x, %y, %some, "le" : !pto.vreg<128xui16>, !pto.vreg<128xui16>, !pto.mask<b16> -> !pto.mask<b16>
    pto.psts %m, %mask[%c0], "NORM" : !pto.mask<b16>, !pto.ptr<ui8, ub>, index
  }
  return
}
func.func @u16_gt(%a: !pto.ptr<ui16, ub>, %b: !pto.ptr<ui16, ub>, %mask: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %some = pto.pset_b16 "PAT_M3" : !pto.mask<b16>
    %x = pto.vlds %a[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    %y = pto.vlds %b[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    %m = pto.vcmp %x, %y, %some, "gt" : !pto.vreg<128xui16>, !pto.vreg<128xui16>, !pto.mask<b16> -> !pto.mask<b16>
    pto.psts %m, %mask[%c0], "NORM" : !pto.mask<b16>, !pto.ptr<ui8, ub>, index
  }
  return
}
func.func @u16_ge(%a: !pto.ptr<ui16, ub>, %b: !pto.ptr<ui16, ub>, %mask: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %some = pto.pset_b16 "PAT_M3" : !pto.mask<b16>
    %x = pto.vlds %a[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    %y = pto.vlds %b[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    %m = pto.vcmp %x, %y, %some, "ge" : !pto.vreg<128xui16>, !pto.vreg<128xui16>, !pto.mask<b16> -> !pto.mask<b16>
    pto.psts %m, %mask[%c0], "NORM" : !pto.mask<b16>, !pto.ptr<ui8, ub>, index
  }
  return
}
func.func @fault(%a: !pto.ptr<f32, ub>, %s: f32) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %x = pto.vlds %a[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %m = pto.vcmp %x, %x, %all, "lt" : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.mask<b32>  // FAULT PTO1503
  }
  return
}
