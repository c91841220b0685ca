// A rule names the sources that refuse what it refuses: the manual, ptoas, both, or this toolchain.
// RUN: %s --verify

func.func @both(%a: !pto.tile_buf<vec, 16x32xi16>) {
  pto.texp ins(%a : !pto.tile_buf<vec, 16x32xi16>) outs(%a : !pto.tile_buf<vec, 16x32xi16>)
  return
}

func.func @ptoas_alone(%a: !pto.tile_buf<vec, 16x32xi8>) {
  pto.tadd ins(%a, %a : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x32xi8>) outs(%a : !pto.tile_buf<vec, 16x32xi8>)
  return
}

func.func @manual_alone(%a: !pto.tile_buf<vec, 16x32xi8>, %n: i8) {
  pto.tshls ins(%a, %n : !pto.tile_buf<vec, 16x32xi8>, i8) outs(%a : !pto.tile_buf<vec, 16x32xi8>)
  return
}

func.func @own(%p: !pto.ptr<i64, ub>) {
  pto.set_ffts %p : !pto.ptr<i64, ub>
  pto.syncthreads
  return
}

// run 1: exit 1
// stderr:
//| error[PTO0302]: expected f16 or f32 on a3, found i16 in `src`
//|  --> sources.errors.mlir:5:16
//|   |
//| 5 |   pto.texp ins(%a : !pto.tile_buf<vec, 16x32xi16>) outs(%a : !pto.tile_buf<vec, 16x32xi16>)
//|   |                ^^
//|   |
//|   = note: rule: PTO ISA manual, tile/ops/elementwise-tile-tile/texp.md; ptoas, verifier
//|   = help: insert pto.tcvt to f32
//|
//| error[PTO0302]: expected i16, i32, f16 or f32 on a3, found i8 in `src0`
//|   --> sources.errors.mlir:10:16
//|    |
//| 10 |   pto.tadd ins(%a, %a : !pto.tile_buf<vec, 16x32xi8>, !pto.tile_buf<vec, 16x32xi8>) outs(%a : !pto.tile_buf<vec, 16x32xi8>)
//|    |                ^^
//|    |
//|    = note: pto.tadd takes i8 on a5
//|    = note: rule: ptoas, verifier
//|    = help: insert pto.tcvt to f16
//|
//| error[PTO0302]: expected i16 or i32 on a3, found i8 in `src`
//|   --> sources.errors.mlir:15:17
//|    |
//| 15 |   pto.tshls ins(%a, %n : !pto.tile_buf<vec, 16x32xi8>, i8) outs(%a : !pto.tile_buf<vec, 16x32xi8>)
//|    |                 ^^
//|    |
//|    = note: pto.tshls takes i8 on a5
//|    = note: rule: PTO ISA manual, tile/ops/tile-scalar-and-immediate/tshls.md
//|
//| error[PTO0801]: expected `ffts` in gm, found ub
//|   --> sources.errors.mlir:20:16
//|    |
//| 20 |   pto.set_ffts %p : !pto.ptr<i64, ub>
//|    |                ^^
//|    |
//|    = note: rule: this toolchain
//|
//| error[PTO0209]: pto.syncthreads is not available on a3
//|   --> sources.errors.mlir:21:3
//|    |
//| 21 |   pto.syncthreads
//|    |   ^^^^^^^^^^^^^^^
//|    |
//|    = note: available on a5
//|    = note: rule: this toolchain
//|
//| error: 5 errors
//| note: 'pto-opt --explain PTO0302' shows the rule with examples
