// What cannot be compiled for a GPU.
// RUN: %s --diagnostics=short --target=visa --platform=dg2 --split-input-file

module attributes {pto.target_arch = "a5"} {
  func.func @no_counterpart() attributes {pto.entry} {
    pto.trap
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @too_large(%x: !pto.ptr<f32, gm>, %i: index) attributes {pto.entry} {
    %c0 = arith.constant 0 : i64
    %c4 = arith.constant 4 : i64
    %bytes = arith.constant 32768 : i64
    %ub = pto.castptr %c0 : i64 -> !pto.ptr<f32, ub>
    pto.mte_gm_ub %x, %ub, %c0, %bytes nburst(%c4, %bytes, %bytes) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
    %value = pto.load_scalar %ub[%i] : !pto.ptr<f32, ub> -> f32
    pto.store_scalar %value, %x[%i] : !pto.ptr<f32, gm>, f32
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @not_on_the_platform(%a: f64, %b: f64, %p: !pto.ptr<f64, gm>) attributes {pto.entry} {
    %c0 = arith.constant 0 : index
    %q = arith.divf %a, %b : f64
    pto.store_scalar %q, %p[%c0] : !pto.ptr<f64, gm>, f64
    return
  }
}

// run 1: exit 1
// stderr:
//| compile.errors.mlir:6:5: error[PTO1610]: cannot be compiled for DG2: pto.trap, which has no counterpart on this hardware
//| compile.errors.mlir:19:5: error[PTO1611]: the kernel cannot be compiled for DG2: its buffers need 131076 bytes of shared local memory, of which a thread group has 65536
//| compile.errors.mlir:31:10: error[PTO1612]: `fdiv` of double cannot be compiled for DG2: DG2 has no instruction for it; use narrower elements or another platform
