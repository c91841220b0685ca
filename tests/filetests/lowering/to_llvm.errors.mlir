// Tiles, virtual vectors and forms of which no source states the intrinsic are refused.
// RUN: %s --pass-pipeline=builtin.module(pto-to-llvm) --split-input-file --diagnostics=short

!t = !pto.tile_buf<vec, 16x64xf32>
func.func @tiles(%a: !t) {
  pto.texp ins(%a : !t) outs(%a : !t)
  return
}

// -----

func.func @memory(%m: memref<8xf32, #pto.address_space<ub>>, %i: index) -> f32 {
  %x = memref.load %m[%i] : memref<8xf32, #pto.address_space<ub>>
  return %x : f32
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @copy_of_a3(%p: !pto.ptr<f32, gm>, %q: !pto.ptr<f32, ub>, %n: i64) {
    pto.mte_gm_ub %p, %q, %n, %n nburst(%n, %n, %n) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
    return
  }
  func.func @part_of_a_block(%p: !pto.ptr<f32, gm>, %q: !pto.ptr<f32, ub>) {
    %zero = arith.constant 0 : i64
    %one = arith.constant 1 : i64
    %bytes = arith.constant 48 : i64
    pto.mte_ub_gm %q, %p, %bytes nburst(%one, %bytes, %bytes) : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @mode(%a: !pto.ptr<f16, l0a>, %b: !pto.ptr<f16, l0b>, %c: !pto.ptr<f32, l0c>, %n: i64) {
    pto.mad %a, %b, %c, %n, %n, %n unit_flag(check_only) : !pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
    return
  }
}

// -----

module {
  module attributes {pto.target_arch = "a5"} {
    func.func @twice() { return }
  }
  module attributes {pto.target_arch = "a5"} {
    func.func @twice() { return }
  }
}

// -----

// LLVM IR has instructions in functions only.
module {
  "pto.trap"() : () -> ()
}

// run 1: exit 1
// stderr:
//| to_llvm.errors.mlir:5:1: error[PTO1602]: func.func: values of type !pto.tile_buf<vec, 16x64xf32> have no form in LLVM IR of vector kernels
//| to_llvm.errors.mlir:13:8: error[PTO1602]: memref.load: values of type memref<8xf32, #pto.address_space<vec>> have no form in LLVM IR of vector kernels
//| to_llvm.errors.mlir:21:5: error[PTO1602]: pto.mte_gm_ub: copies of a2 and a3 are lowered where `n_burst` is a constant: the instruction counts blocks of 32 bytes, and drops the rest of a length
//| to_llvm.errors.mlir:28:5: error[PTO1602]: pto.mte_ub_gm: copies of a2 and a3 are bursts of whole blocks of 32 bytes, found 48 bytes with 0 and 0 between them
//| to_llvm.errors.mlir:28:47: warning[PTO0808]: `nburst_src_stride` is 48, expected a multiple of 32
//| to_llvm.errors.mlir:37:5: error[PTO1602]: pto.mad: `unit_flag_mode` is not lowered: no source states its bits
//| to_llvm.errors.mlir:49:5: error[PTO1602]: two modules define the function twice; LLVM IR has one module
//| to_llvm.errors.mlir:57:3: error[PTO1602]: not supported: an operation outside of functions
