// Accesses of a scope to the same bytes have a barrier between them, where no register does.
// RUN: %s --pto-arch=a5 --pass-pipeline=builtin.module(func.func(pto-mem-bar))

func.func @bars() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c64 = arith.constant 64 : index
  %c256 = arith.constant 256 : index
  %first = arith.constant 0 : i64
  %second = arith.constant 1024 : i64
  %third = arith.constant 2048 : i64
  %p = pto.castptr %first : i64 -> !pto.ptr<f32, ub>
  %q = pto.castptr %second : i64 -> !pto.ptr<f32, ub>
  %r = pto.castptr %third : i64 -> !pto.ptr<f32, ub>
  pto.vecscope {
    %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    // In place, element by element: nothing between iterations, and nothing inside of one.
    scf.for %i = %c0 to %c256 step %c64 {
      %x = pto.vlds %p[%i] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
      %y = pto.vadd %x, %x, %m : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
      pto.vsts %y, %p[%i], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
    }
    // What the loop before has stored is loaded.
    scf.for %i = %c0 to %c256 step %c64 {
      %x = pto.vlds %p[%i] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
      pto.vsts %x, %q[%i], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
    }
    // Other bytes.
    scf.for %i = %c0 to %c256 step %c64 {
      %x = pto.vlds %r[%i] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
      pto.vsts %x, %r[%i], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
    }
    // Stored over what was loaded and stored.
    %z = pto.vlds %r[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    pto.vsts %z, %q[%c64], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
    // Each iteration loads what the one before has stored.
    scf.for %i = %c0 to %c4 step %c1 {
      %x = pto.vlds %p[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
      %y = pto.vadd %x, %x, %m : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
      pto.vsts %y, %p[%c0], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
    }
  }
  return
}

// The target of this pointer is unknown: it may be anywhere.
func.func @unknown(%p: !pto.ptr<f32, ub>, %n: index) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %x = pto.vlds %p[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    pto.vsts %x, %p[%n], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
    %y = pto.vlds %p[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    pto.vsts %y, %p[%c0], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  }
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @bars() {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c4 = arith.constant 4 : index
//|     %c64 = arith.constant 64 : index
//|     %c256 = arith.constant 256 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %c1024_i64 = arith.constant 1024 : i64
//|     %c2048_i64 = arith.constant 2048 : i64
//|     %0 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|     %1 = pto.castptr %c1024_i64 : i64 -> !pto.ptr<f32, ub>
//|     %2 = pto.castptr %c2048_i64 : i64 -> !pto.ptr<f32, ub>
//|     pto.vecscope {
//|       %3 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       scf.for %arg0 = %c0 to %c256 step %c64 {
//|         %result_0 = pto.vlds %0[%arg0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %4 = pto.vadd %result_0, %result_0, %3 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %4, %0[%arg0], %3 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|       pto.mem_bar "VST_VLD"
//|       scf.for %arg0 = %c0 to %c256 step %c64 {
//|         %result_0 = pto.vlds %0[%arg0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         pto.vsts %result_0, %1[%arg0], %3 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|       scf.for %arg0 = %c0 to %c256 step %c64 {
//|         %result_0 = pto.vlds %2[%arg0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         pto.vsts %result_0, %2[%arg0], %3 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|       pto.mem_bar "VST_VLD"
//|       %result = pto.vlds %2[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|       pto.mem_bar "VV_ALL"
//|       pto.vsts %result, %1[%c64], %3 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       scf.for %arg0 = %c0 to %c4 step %c1 {
//|         %result_0 = pto.vlds %0[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %4 = pto.vadd %result_0, %result_0, %3 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %4, %0[%c0], %3 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         pto.mem_bar "VV_ALL"
//|       }
//|     }
//|     return
//|   }
//|   func.func @unknown(%arg0: !pto.ptr<f32, ub>, %arg1: index) {
//|     %c0 = arith.constant 0 : index
//|     pto.vecscope {
//|       %0 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       %result = pto.vlds %arg0[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|       pto.mem_bar "VV_ALL"
//|       pto.vsts %result, %arg0[%arg1], %0 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       pto.mem_bar "VST_VLD"
//|       %result_0 = pto.vlds %arg0[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|       pto.mem_bar "VV_ALL"
//|       pto.vsts %result_0, %arg0[%c0], %0 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|     }
//|     return
//|   }
//| }
