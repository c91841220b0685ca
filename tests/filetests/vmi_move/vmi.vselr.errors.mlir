// Errors of pto.vmi.vselr.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.vmi.vreg<65xf32>, %a1: !pto.vmi.vreg<64xi32>) {
  %r = "pto.vmi.vselr"(%a0, %a1) : (!pto.vmi.vreg<65xf32>, !pto.vmi.vreg<64xi32>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule1(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.vmi.vreg<65xi32>) {
  %r = "pto.vmi.vselr"(%a0, %a1) : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<65xi32>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @rule2(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.vmi.vreg<64xf32>) {
  %r = "pto.vmi.vselr"(%a0, %a1) : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @kind0(%a0: !pto.align, %a1: !pto.vmi.vreg<64xi32>) {
  %r = "pto.vmi.vselr"(%a0, %a1) : (!pto.align, !pto.vmi.vreg<64xi32>) -> !pto.vmi.vreg<64xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.vmi.vreg<64xf32>, %c: !pto.vmi.vreg<64xi32>) {
  %a = pto.vmi.vselr %b, %c : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xi32>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @lanes68(%a0: !pto.vmi.vreg<128xf32>, %a1: !pto.vmi.vreg<128xi32>) {
    %r0 = "pto.vmi.vselr"(%a0, %a1) : (!pto.vmi.vreg<128xf32>, !pto.vmi.vreg<128xi32>) -> (!pto.vmi.vreg<128xf32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @lanes69(%a0: !pto.vmi.vreg<64xf32>, %a1: !pto.vmi.vreg<64xi16>) {
    %r0 = "pto.vmi.vselr"(%a0, %a1) : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xi16>) -> (!pto.vmi.vreg<64xf32>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
// Lanes of one register, neither fewer nor more.
func.func @lanes(%a: !pto.vmi.vreg<32xi32>, %b: !pto.vmi.vreg<512xi8>, %c: !pto.vmi.vreg<32xf16>, %i: !pto.vmi.vreg<32xi16>) {
  %r0 = pto.vmi.vselr %a, %a : !pto.vmi.vreg<32xi32>, !pto.vmi.vreg<32xi32> -> !pto.vmi.vreg<32xi32>
  %r1 = pto.vmi.vselr %b, %b : !pto.vmi.vreg<512xi8>, !pto.vmi.vreg<512xi8> -> !pto.vmi.vreg<512xi8>
  %r2 = pto.vmi.vselr %c, %i : !pto.vmi.vreg<32xf16>, !pto.vmi.vreg<32xi16> -> !pto.vmi.vreg<32xf16>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.vselr.errors.mlir:6:8: error[PTO0701]: expected type !pto.vmi.vreg<65xf32> as of `source`, found !pto.vmi.vreg<64xf32> in `result`
//| vmi.vselr.errors.mlir:6:24: error[PTO1015]: expected 64 lanes f32, of one register, in `source`, found 65
//| vmi.vselr.errors.mlir:11:29: error[PTO1001]: expected 64 lanes in `index` as in `result`, found 65
//| vmi.vselr.errors.mlir:16:29: error[PTO0702]: expected elements i8, i16 or i32 on a5, found f32 in `index`
//| vmi.vselr.errors.mlir:16:29: error[PTO0716]: expected integers of 32 bits in `index` to choose among elements f32, found f32
//| vmi.vselr.errors.mlir:21:24: error[PTO0203]: pto.vmi.vselr expects a virtual vector as operand 'source', found !pto.align
//| vmi.vselr.errors.mlir:30:75: error[PTO0005]: expected '->'
//| vmi.vselr.errors.mlir:39:27: error[PTO1015]: expected 64 lanes f32, of one register, in `source`, found 128
//| vmi.vselr.errors.mlir:48:32: error[PTO0716]: expected integers of 32 bits in `index` to choose among elements f32, found i16
//| vmi.vselr.errors.mlir:58:23: error[PTO1015]: expected 64 lanes i32, of one register, in `source`, found 32
//| vmi.vselr.errors.mlir:59:23: error[PTO1015]: expected 64, 128 or 256 lanes i8, of one register, in `source`, found 512
//| vmi.vselr.errors.mlir:60:23: error[PTO1015]: expected 64 or 128 lanes f16, of one register, in `source`, found 32
