// Each rule of pto.vcadd, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // Integers below 32 bits are summed in twice the width, others in their own type.
  func.func @case(%j: !pto.vreg<128xi16>, %n: !pto.mask<b16>, %f: !pto.vreg<64xf32>, %m: !pto.mask<b32>) {
    %r0 = pto.vcadd %j, %n : !pto.vreg<128xi16>, !pto.mask<b16> -> !pto.vreg<128xi16>
    %r1 = pto.vcadd %f, %m : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xi32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Elements of low precision are not computed with.
  func.func @case(%e: !pto.vreg<256xf8E5M2>, %b: !pto.mask<b8>) {
    %r = pto.vcadd %e, %b : !pto.vreg<256xf8E5M2>, !pto.mask<b8> -> !pto.vreg<256xf8E5M2>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The predicate has the granularity of the elements.
  func.func @case(%f: !pto.vreg<64xf32>, %b: !pto.mask<b8>) {
    %r = pto.vcadd %f, %b : !pto.vreg<64xf32>, !pto.mask<b8> -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Operands and results of other kinds.
  func.func @case(%x: index, %m: !pto.mask<b32>, %f: !pto.vreg<64xf32>) {
    %r0 = "pto.vcadd"(%x, %m) : (index, !pto.mask<b32>) -> !pto.vreg<64xf32>
    %r1 = "pto.vcadd"(%f, %m, %m) : (!pto.vreg<64xf32>, !pto.mask<b32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    "pto.vcadd"(%f, %m) : (!pto.vreg<64xf32>, !pto.mask<b32>) -> ()
    %r2 = "pto.vcadd"(%f, %m) <{other = 1 : i32}> : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    return
  }
}

// run 1: exit 1
// stderr:
//| vcadd.errors.mlir:7:11: error[PTO0713]: elements i16 are summed in i32, found i16
//| vcadd.errors.mlir:8:11: error[PTO0713]: elements f32 are summed in f32, found i32
//| vcadd.errors.mlir:18:20: error[PTO0702]: expected elements i8, i16, i32, f16 or f32 on a5, found f8E5M2 in `input`
//| vcadd.errors.mlir:28:24: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `input`, found b8
//| vcadd.errors.mlir:38:23: error[PTO0203]: pto.vcadd expects a vector register as operand 'input', found index
//| vcadd.errors.mlir:39:11: error[PTO0202]: pto.vcadd expects 2 operands (input, mask), found 3
//| vcadd.errors.mlir:40:5: error[PTO0204]: pto.vcadd expects 1 result (result), found 0
//| vcadd.errors.mlir:41:33: error[PTO0206]: pto.vcadd has no inherent attributes, found 'other'
