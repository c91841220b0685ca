// Each rule of pto.vgather2, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // Vector memory only.
  func.func @case(%g: !pto.ptr<f32, gm>, %i: !pto.vreg<64xi32>, %m: !pto.mask<b32>) {
    %r = pto.vgather2 %g, %i, %m : !pto.ptr<f32, gm>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Offsets are integers as wide as the elements in memory.
  func.func @case(%p: !pto.ptr<f32, ub>, %w: !pto.vreg<128xui16>, %m: !pto.mask<b32>, %f: !pto.vreg<64xf32>) {
    %r0 = pto.vgather2 %p, %w, %m : !pto.ptr<f32, ub>, !pto.vreg<128xui16>, !pto.mask<b32> -> !pto.vreg<64xf32>
    %r1 = pto.vgather2 %p, %f, %m : !pto.ptr<f32, ub>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Bytes are widened, everything else is gathered as it is.
  func.func @case(%y: !pto.ptr<ui8, ub>, %w: !pto.vreg<128xui16>, %n: !pto.mask<b16>, %p: !pto.ptr<f32, ub>, %i: !pto.vreg<64xi32>, %m: !pto.mask<b32>) {
    %r0 = pto.vgather2 %y, %w, %n : !pto.ptr<ui8, ub>, !pto.vreg<128xui16>, !pto.mask<b16> -> !pto.vreg<128xf16>
    %r1 = pto.vgather2 %p, %i, %m : !pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xi32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The predicate has the granularity of the result.
  func.func @case(%p: !pto.ptr<f32, ub>, %i: !pto.vreg<64xi32>, %n: !pto.mask<b16>) {
    %r = pto.vgather2 %p, %i, %n : !pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b16> -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Operands and results of other kinds.
  func.func @case(%x: index, %i: !pto.vreg<64xi32>, %m: !pto.mask<b32>, %p: !pto.ptr<f32, ub>) {
    %r0 = "pto.vgather2"(%x, %i, %m) : (index, !pto.vreg<64xi32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    %r1 = "pto.vgather2"(%p, %i, %m, %m) : (!pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    "pto.vgather2"(%p, %i, %m) : (!pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b32>) -> ()
    %r2 = "pto.vgather2"(%p, %i, %m) <{other = 1 : i32}> : (!pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  // Low precision is available on a5 only.
  func.func @case(%o: !pto.ptr<f8E5M2, ub>, %w: !pto.vreg<128xui16>, %b: !pto.mask<b8>) {
    %r = pto.vgather2 %o, %w, %b : !pto.ptr<f8E5M2, ub>, !pto.vreg<128xui16>, !pto.mask<b8> -> !pto.vreg<256xf8E5M2>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Offsets have no sign; a result is unsigned where memory is.
  func.func @case(%p: !pto.ptr<i16, ub>, %q: !pto.ptr<ui8, ub>, %o: !pto.vreg<128xsi16>, %u: !pto.vreg<128xui16>, %m: !pto.mask<b16>) {
    %r0 = pto.vgather2 %p, %u, %m : !pto.ptr<i16, ub>, !pto.vreg<128xui16>, !pto.mask<b16> -> !pto.vreg<128xsi16>
    %r1 = pto.vgather2 %p, %o, %m : !pto.ptr<i16, ub>, !pto.vreg<128xsi16>, !pto.mask<b16> -> !pto.vreg<128xi16>
    %r2 = pto.vgather2 %q, %u, %m : !pto.ptr<ui8, ub>, !pto.vreg<128xui16>, !pto.mask<b16> -> !pto.vreg<128xi16>
    return
  }
}

// run 1: exit 1
// stderr:
//| vgather2.errors.mlir:7:23: error[PTO0709]: expected `source` to point into ub, found gm
//| vgather2.errors.mlir:17:28: error[PTO0711]: expected unsigned or signless integers of 32 bits in `offsets` for elements f32 in memory, found ui16
//| vgather2.errors.mlir:18:28: error[PTO0711]: expected unsigned or signless integers of 32 bits in `offsets` for elements f32 in memory, found f32
//| vgather2.errors.mlir:28:11: error[PTO0712]: elements ui8 in memory are gathered into ui16, found f16
//| vgather2.errors.mlir:29:11: error[PTO0712]: elements f32 in memory are gathered into f32, found i32
//| vgather2.errors.mlir:39:31: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `result`, found b16
//| vgather2.errors.mlir:49:26: error[PTO0203]: pto.vgather2 expects a pointer as operand 'source', found index
//| vgather2.errors.mlir:50:11: error[PTO0202]: pto.vgather2 expects 3 operands (source, offsets, mask), found 4
//| vgather2.errors.mlir:51:5: error[PTO0204]: pto.vgather2 expects 1 result (result), found 0
//| vgather2.errors.mlir:52:40: error[PTO0206]: pto.vgather2 has no inherent attributes, found 'other'
//| vgather2.errors.mlir:62:10: error[PTO0702]: expected elements i8, i16, i32, i64, f16, bf16, f32 or f64 on a3, found f8E5M2 in `result`
//| vgather2.errors.mlir:73:28: error[PTO0711]: expected unsigned or signless integers of 16 bits in `offsets` for elements i16 in memory, found si16
//| vgather2.errors.mlir:74:11: error[PTO0712]: elements ui8 in memory are gathered into ui16, found i16
