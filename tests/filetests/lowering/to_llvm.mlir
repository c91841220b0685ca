// Calls of intrinsics take the place of vector instructions, copies and flags; scopes and types of the dialect are gone.
// RUN: %s --pass-pipeline=builtin.module(pto-to-llvm) | FileCheck %s

module attributes {pto.target_arch = "a5"} {
  // CHECK-LABEL: func.func @k(%arg0: !llvm.ptr<1>, %arg1: i32)
  // CHECK-SAME: pto.processor = "dav-c310-vec"
  func.func @k(%p: !pto.ptr<f32, gm>, %n: i32) attributes {pto.kernel, pto.kernel_kind = #pto.kernel_kind<vector>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %z = arith.constant 0 : i64
    %len = arith.constant 128 : i64
    %count = arith.constant 32 : i64
    // CHECK: %[[UB:.*]] = llvm.inttoptr %{{.*}} : i64 to !llvm.ptr<6>
    %ub = pto.castptr %z : i64 -> !pto.ptr<f32, ub>
    // The number of bursts stands in bits 4 to 24 of the first word, their bytes from bit 25 on.
    // CHECK: %[[FOUR:.*]] = llvm.mlir.constant(4 : i64)
    // CHECK: %[[BURSTS:.*]] = llvm.shl %[[COUNT:.*]], %[[FOUR]]
    // CHECK: %[[BIT:.*]] = llvm.mlir.constant(25 : i64)
    // CHECK: llvm.shl %[[LEN:.*]], %[[BIT]]
    // CHECK: llvm.call @llvm.hivm.MOV.OUT.TO.UB.ALIGN.V2.f32.DV(%[[UB]], %arg0, %{{.*}}, %{{.*}}) : (!llvm.ptr<6>, !llvm.ptr<1>, i64, i64) -> ()
    pto.mte_gm_ub %p, %ub, %z, %len nburst(%count, %len, %len) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
    // CHECK: %[[MTE2:.*]] = llvm.mlir.constant(4 : i64)
    // CHECK: %[[V:.*]] = llvm.mlir.constant(1 : i64)
    // CHECK: %[[EVENT:.*]] = llvm.mlir.constant(3 : i64)
    // CHECK: llvm.call @llvm.hivm.SET.FLAG.IMM(%[[MTE2]], %[[V]], %[[EVENT]])
    pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID3"]
    // CHECK: llvm.call @llvm.hivm.WAIT.FLAG.IMM
    pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID3"]
    // CHECK-NOT: pto.vecscope
    pto.vecscope {
      // CHECK: %[[PAIR:.*]] = llvm.call @llvm.hivm.plt.b32.v300(%arg1) : (i32) -> !llvm.struct<(vector<256xi1>, i32)>
      // CHECK: %[[MASK:.*]] = llvm.extractvalue %[[PAIR]][0]
      %m, %rest = pto.plt_b32 %n : i32 -> !pto.mask<b32>, i32
      // Distances are bytes.
      // CHECK: %[[INDEX:.*]] = arith.index_cast %{{.*}} : index to i32
      // CHECK: %[[SIZE:.*]] = llvm.mlir.constant(4 : i32)
      // CHECK: %[[BYTES:.*]] = llvm.mul %[[INDEX]], %[[SIZE]]
      // CHECK: %[[X:.*]] = llvm.call @llvm.hivm.vldsx1.v64f32(%[[UB]], %[[BYTES]], %{{.*}}, %{{.*}}) : (!llvm.ptr<6>, i32, i32, i32) -> vector<64xf32>
      %x = pto.vlds %ub[%c64] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
      // CHECK: %[[Y:.*]] = llvm.call @llvm.hivm.vadd.v64f32.x(%[[X]], %[[X]], %[[MASK]])
      %y = pto.vadd %x, %x, %m : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
      // CHECK: llvm.call @llvm.hivm.vcvtff.f322f16.x(%[[Y]], %[[MASK]], %{{.*}}, %{{.*}}, %{{.*}}) : (vector<64xf32>, vector<256xi1>, i32, i32, i32) -> vector<128xf16>
      %h = pto.vcvt %y, %m {part = "ODD", rnd = "R", sat = "SAT"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<128xf16>
      // CHECK: llvm.call @llvm.hivm.vstsx1.v64f32(%[[Y]], %[[UB]], %{{.*}}, %{{.*}}, %{{.*}}, %[[MASK]])
      pto.vsts %y, %ub[%c0], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
      // CHECK: llvm.call @llvm.hivm.mem.bar.vst.vld()
      pto.mem_bar "VST_VLD"
    }
    return
  }

  // A function with sections of both cores becomes one for each.
  // CHECK-LABEL: func.func @both_mix_aic
  // CHECK-SAME: pto.processor = "dav-c310-cube"
  // CHECK: llvm.hivm.MAD.f162f32.c310
  // CHECK-NOT: llvm.hivm.BARRIER
  // CHECK-LABEL: func.func @both_mix_aiv
  // CHECK-SAME: pto.processor = "dav-c310-vec"
  // CHECK-NOT: llvm.hivm.MAD
  // CHECK: llvm.hivm.BARRIER
  func.func @both(%a: !pto.ptr<f16, l0a>, %b: !pto.ptr<f16, l0b>, %c: !pto.ptr<f32, l0c>, %n: i64) attributes {pto.kernel} {
    pto.section.cube {
      pto.mad %a, %b, %c, %n, %n, %n : !pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
    }
    pto.section.vector {
      pto.barrier <PIPE_V>
    }
    return
  }

  // What only the scheme of names gives is marked.
  // CHECK: llvm.func @llvm.hivm.vcvtff.f322f16.x({{.*}}) -> vector<128xf16> attributes {pto.schematic}
  // CHECK: llvm.func @llvm.hivm.MAD.f162f32.c310(!llvm.ptr<5>, !llvm.ptr<3>, !llvm.ptr<4>, i64)
  // CHECK: llvm.func @llvm.hivm.BARRIER(i64) attributes {pto.schematic}
}
