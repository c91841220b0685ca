// Atomic operations that the hardware does not have, and modes that reach beyond their block.
// RUN: %s --diagnostics=short --target=visa --platform=dg2 --pto-arch=a5 --split-input-file
// RUN: %s --diagnostics=short --target=visa --platform=skl --pto-arch=a5 --split-input-file

func.func @maximum_of_floats(%x: !pto.ptr<f32, gm>) attributes {pto.entry} {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %bytes = arith.constant 32 : i64
  %a = pto.castptr %zero : i64 -> !pto.ptr<f32, ub>
  pto.set_atomic_f32
  pto.set_atomic_max
  pto.mte_ub_gm %a, %x, %bytes nburst(%one, %bytes, %bytes) : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64
  pto.set_atomic_none
  return
}

// -----

func.func @no_type(%x: !pto.ptr<f32, gm>) attributes {pto.entry} {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %bytes = arith.constant 32 : i64
  %a = pto.castptr %zero : i64 -> !pto.ptr<f32, ub>
  pto.set_atomic_add
  pto.mte_ub_gm %a, %x, %bytes nburst(%one, %bytes, %bytes) : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64
  pto.set_atomic_none
  return
}

// -----

func.func @bursts(%x: !pto.ptr<f32, gm>, %bytes: i64) attributes {pto.entry} {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %a = pto.castptr %zero : i64 -> !pto.ptr<f32, ub>
  pto.set_atomic_f32
  pto.set_atomic_add
  pto.mte_ub_gm %a, %x, %bytes nburst(%one, %bytes, %bytes) : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64
  pto.set_atomic_none
  return
}

// -----

func.func @beyond_the_block(%x: !pto.ptr<f32, gm>, %is: i1) attributes {pto.entry} {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %bytes = arith.constant 32 : i64
  %a = pto.castptr %zero : i64 -> !pto.ptr<f32, ub>
  scf.if %is {
    pto.set_atomic_f32
    pto.set_atomic_add
  }
  pto.mte_ub_gm %a, %x, %bytes nburst(%one, %bytes, %bytes) : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64
  return
}

// -----

func.func @of_halves(%x: !pto.ptr<f16, gm>) attributes {pto.entry} {
  pto.set_atomic_f16
  pto.set_atomic_add
  pto.set_atomic_none
  return
}

// run 1: exit 1
// stderr:
//| atomic.errors.mlir:12:3: error[PTO1610]: cannot be compiled for DG2: pto.mte_ub_gm as the atomic operation `max` on elements of f32
//| atomic.errors.mlir:25:3: error[PTO1610]: cannot be compiled for DG2: pto.mte_ub_gm as an atomic operation before `set_atomic_*` selects a type
//| atomic.errors.mlir:38:3: error[PTO1610]: cannot be compiled for DG2: pto.mte_ub_gm as an atomic operation on bursts that may be no multiple of 4 bytes
//| atomic.errors.mlir:50:3: error[PTO1610]: cannot be compiled for DG2: an atomic mode that another block uses or resets
//| atomic.errors.mlir:61:3: error[PTO1610]: cannot be compiled for DG2: pto.set_atomic_f16, which has no counterpart on this hardware
// run 2: exit 1
// stderr:
//| atomic.errors.mlir:12:3: error[PTO1610]: cannot be compiled for SKL: pto.mte_ub_gm as the atomic operation `max` on elements of f32
//| atomic.errors.mlir:25:3: error[PTO1610]: cannot be compiled for SKL: pto.mte_ub_gm as an atomic operation before `set_atomic_*` selects a type
//| atomic.errors.mlir:38:3: error[PTO1610]: cannot be compiled for SKL: pto.mte_ub_gm as an atomic operation, for which SKL has no message
//| atomic.errors.mlir:50:3: error[PTO1610]: cannot be compiled for SKL: an atomic mode that another block uses or resets
//| atomic.errors.mlir:54:3: error[PTO1610]: cannot be compiled for SKL: pto.mte_ub_gm as an atomic operation, for which SKL has no message
//| atomic.errors.mlir:61:3: error[PTO1610]: cannot be compiled for SKL: pto.set_atomic_f16, which has no counterpart on this hardware
