// Each rule of pto.sprsti, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // Vector memory only.
  func.func @case(%g: !pto.ptr<i32, gm>, %u: i32) {
    pto.vecscope {
      pto.sprsti "AR", %g[%u] : !pto.ptr<i32, gm>, i32
    }
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The advanced pointer has the type of the pointer.
  func.func @case(%p: !pto.ptr<i32, ub>, %u: i32) {
    pto.vecscope {
      %r = pto.sprsti "AR", %p[%u] : !pto.ptr<i32, ub>, i32 -> !pto.ptr<f16, ub>
    }
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Words outside the domain.
  func.func @case(%p: !pto.ptr<i32, ub>, %u: i32) {
    pto.vecscope {
      pto.sprsti "BR", %p[%u] : !pto.ptr<i32, ub>, i32
    }
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // Operands and results of other kinds.
  func.func @case(%p: !pto.ptr<i32, ub>, %x: index) {
    pto.vecscope {
      "pto.sprsti"(%p, %x) {spr = "AR"} : (!pto.ptr<i32, ub>, index) -> ()
    }
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The register has 32 bits, and no sign.
  func.func @case(%p: !pto.ptr<f32, ub>, %q: !pto.ptr<si32, ub>, %i: i32) {
    pto.vecscope {
      pto.sprsti "AR", %p[%i] : !pto.ptr<f32, ub>, i32
      pto.sprsti "AR", %q[%i] : !pto.ptr<si32, ub>, i32
    }
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  // The immediate offset has eight bits, with a sign.
  func.func @case(%p: !pto.ptr<i32, ub>) {
    %least = arith.constant -128 : i32
    %most = arith.constant 127 : i32
    %below = arith.constant -129 : i32
    %above = arith.constant 128 : i32
    pto.vecscope {
      pto.sprsti "AR", %p[%least] : !pto.ptr<i32, ub>, i32
      pto.sprsti "AR", %p[%most] : !pto.ptr<i32, ub>, i32
      pto.sprsti "AR", %p[%below] : !pto.ptr<i32, ub>, i32
      pto.sprsti "AR", %p[%above] : !pto.ptr<i32, ub>, i32
    }
    return
  }
}

// run 1: exit 1
// stderr:
//| sprsti.errors.mlir:8:24: error[PTO0709]: expected `destination` to point into ub, found gm
//| sprsti.errors.mlir:20:12: error[PTO0701]: expected type !pto.ptr<i32, ub> as of `destination`, found !pto.ptr<f16, ub> in `updated_base`
//| sprsti.errors.mlir:32:18: error[PTO0122]: unknown special register 'BR', expected AR
//| sprsti.errors.mlir:44:24: error[PTO0203]: pto.sprsti expects an i32 as operand 'offset', found index
//| sprsti.errors.mlir:56:24: error[PTO0807]: expected i32 or ui32 in `destination`, found f32
//| sprsti.errors.mlir:57:24: error[PTO0807]: expected i32 or ui32 in `destination`, found si32
//| sprsti.errors.mlir:75:27: error[PTO0806]: `offset` is -129, expected -128 to 127
//| sprsti.errors.mlir:76:27: error[PTO0806]: `offset` is 128, expected -128 to 127
