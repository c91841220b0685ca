// Each rule of pto.vbitcast, broken alone.
// RUN: %s --pto-arch=a5 --split-input-file --diagnostics=short

// Operands and results of other kinds.
func.func @case(%x: index, %f: !pto.vreg<64xf32>, %m: !pto.mask<b32>) {
  %r0 = "pto.vbitcast"(%x) : (index) -> !pto.vreg<64xf32>
  %r1 = "pto.vbitcast"(%f, %m) : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
  "pto.vbitcast"(%f) : (!pto.vreg<64xf32>) -> ()
  %r2 = "pto.vbitcast"(%f) <{other = 1 : i32}> : (!pto.vreg<64xf32>) -> !pto.vreg<64xf32>
  return
}

// -----

// A register has 2048 bits.
func.func @case(%f: !pto.vreg<64xf32>) {
  %r = pto.vbitcast %f : !pto.vreg<64xf32> -> !pto.vreg<64xf16>
  return
}

// run 1: exit 1
// stderr:
//| vbitcast.errors.mlir:6:24: error[PTO0203]: pto.vbitcast expects a vector register as operand 'input', found index
//| vbitcast.errors.mlir:7:9: error[PTO0202]: pto.vbitcast expects 1 operand (input), found 2
//| vbitcast.errors.mlir:8:3: error[PTO0204]: pto.vbitcast expects 1 result (result), found 0
//| vbitcast.errors.mlir:9:30: error[PTO0206]: pto.vbitcast has no attributes of its own, found 'other'
//| vbitcast.errors.mlir:17:57: error[PTO0117]: a vector register of f16 has 128 lanes of 16 bits, found 64
