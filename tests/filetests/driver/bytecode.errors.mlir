// Rules hold for bytecode too; there are no lines to show. Text that starts like bytecode is none.
// RUN: %s --emit-bytecode -o out.mlirbc
// RUN: out.mlirbc --pto-arch=a3 --diagnostics=short
// RUN: out.mlirbc --pto-arch=a3

module attributes {pto.target_arch = "a5"} {
  func.func @f(%a: !pto.tile_buf<vec, 16x16xbf16>) {
    pto.tadd ins(%a, %a : !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>) outs(%a : !pto.tile_buf<vec, 16x16xbf16>)
    return
  }
}

// run 1: exit 0
// run 2: exit 1
// stderr:
//| bytecode.errors.mlir:8:5: error[PTO0302]: expected i16, i32, f16 or f32 on a3, found bf16 in `src0`
// run 3: exit 1
// stderr:
//| error[PTO0302]: expected i16, i32, f16 or f32 on a3, found bf16 in `src0`
//| --> bytecode.errors.mlir:8:5
//|  = note: pto.tadd takes bf16 on a5
//|  = note: rule: ptoas, verifier
//|  = help: insert pto.tcvt to f32
//|
//| error: 1 error
//| note: 'pto-opt --explain PTO0302' shows the rule with examples
