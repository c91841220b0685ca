// An error stands where the text stands, whatever location it claims; those of other files are told by name.
// RUN: %s --diagnostics=short
// RUN: %s --emit-bytecode -o out.mlirbc --diagnostics=short

func.func @f(%a: !pto.tile_buf<vec, 16x16xf32>, %b: !pto.tile_buf<vec, 16x16xf16>) {
  pto.tadd ins(%a, %b : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf16>) outs(%a : !pto.tile_buf<vec, 16x16xf32>) loc("elsewhere.py":3:4)
  "pto.texp"(%a) : (!pto.tile_buf<vec, 16x16xf32>) -> () loc(unknown)
  pto.barrier <PIPE_X> loc("elsewhere.py":3:4)
  return
}

// run 1: exit 1
// stderr:
//| locations.errors.mlir:6:20: error[PTO0301]: expected element type f32 as in `src0`, found f16 in `src1`
//| locations.errors.mlir:7:3: error[PTO0202]: pto.texp expects 2 operands (src, dst), found 1
//| locations.errors.mlir:8:16: error[PTO0601]: unknown pipe 'PIPE_X'
// run 2: exit 1
// stderr: as run 1
