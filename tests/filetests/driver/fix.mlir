// Certain mistakes are repaired; of standard input, the text is written, and what is left is reported.
// RUN: --fix --diagnostics=short < %s
// RUN: %s --fix -o out.mlir
// RUN: %s --fix --lower=vector

func.func @f(%a: !pto.tile_buf<vec, 16x16xf32>)   attributes {pto.entri} {
  texp ins(%a : !pto.tile_buf<vec, 16x16xf32>) outs(%a : !pto.tile_buf<vec, 16x16xf32>) // texp
  pto.tmulz ins(%a, %a : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%a : !pto.tile_buf<vec, 16x16xf32>)
  return
}

// run 1: exit 1
// stdout:
//| // Certain mistakes are repaired; of standard input, the text is written, and what is left is reported.
//| // RUN: --fix --diagnostics=short < %s
//| // RUN: %s --fix -o out.mlir
//| // RUN: %s --fix --lower=vector
//|
//| func.func @f(%a: !pto.tile_buf<vec, 16x16xf32>)   attributes {pto.entry} {
//|   pto.texp ins(%a : !pto.tile_buf<vec, 16x16xf32>) outs(%a : !pto.tile_buf<vec, 16x16xf32>) // texp
//|   pto.tmulz ins(%a, %a : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%a : !pto.tile_buf<vec, 16x16xf32>)
//|   return
//| }
//|
// stderr:
//| note: 2 repairs in '<stdin>'
//| <stdin>:8:3: error[PTO0201]: unknown operation 'pto.tmulz'
// run 2: exit 2
// stderr:
//| error: the argument '--fix' cannot be used with '-o <FILE>'
//|
//| Usage: pto-opt [OPTIONS] [INPUT]...
//|
//| For more information, try '--help'.
// run 3: exit 2
// stderr:
//| error: the argument '--fix' cannot be used with '--lower <LEVEL>'
//|
//| Usage: pto-opt [OPTIONS] [INPUT]...
//|
//| For more information, try '--help'.
