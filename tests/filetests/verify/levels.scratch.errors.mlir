// Scratch that programs of level 3 give: what each operation that writes scratch lacks. On a5 few write any.
// RUN: %s --verify --pto-level=level3 --diagnostics=short -W=none
// RUN: %s --verify --pto-level=level3 --pto-arch=a5 --diagnostics=short -W=none
// RUN: %s --verify --pto-level=level3 --max-errors=1
// RUN: %s --verify --pto-level=level2 -W=none
// RUN: %s --verify -W=none

func.func @trowsum(%a: !pto.tile_buf<vec, 2x16xf32>, %t: !pto.tile_buf<vec, 2x16xf32>, %d: !pto.tile_buf<vec, 2x8xf32, valid=2x1>) {
  pto.trowsum ins(%a : !pto.tile_buf<vec, 2x16xf32>) outs(%d : !pto.tile_buf<vec, 2x8xf32, valid=2x1>)
  return
}

func.func @trowmax(%a: !pto.tile_buf<vec, 2x16xf32>, %t: !pto.tile_buf<vec, 2x16xf32>, %d: !pto.tile_buf<vec, 2x8xf32, valid=2x1>) {
  pto.trowmax ins(%a : !pto.tile_buf<vec, 2x16xf32>) outs(%d : !pto.tile_buf<vec, 2x8xf32, valid=2x1>)
  return
}

func.func @trowmin(%a: !pto.tile_buf<vec, 2x16xf32>, %t: !pto.tile_buf<vec, 2x16xf32>, %d: !pto.tile_buf<vec, 2x8xf32, valid=2x1>) {
  pto.trowmin ins(%a : !pto.tile_buf<vec, 2x16xf32>) outs(%d : !pto.tile_buf<vec, 2x8xf32, valid=2x1>)
  return
}

func.func @trowprod(%a: !pto.tile_buf<vec, 2x16xf32>, %t: !pto.tile_buf<vec, 2x16xf32>, %d: !pto.tile_buf<vec, 2x8xf32, valid=2x1>) {
  pto.trowprod ins(%a : !pto.tile_buf<vec, 2x16xf32>) outs(%d : !pto.tile_buf<vec, 2x8xf32, valid=2x1>)
  return
}

func.func @trowargmax(%a: !pto.tile_buf<vec, 2x16xf32>, %t: !pto.tile_buf<vec, 2x16xf32>, %d: !pto.tile_buf<vec, 2x8xui32, valid=2x1>) {
  pto.trowargmax ins(%a : !pto.tile_buf<vec, 2x16xf32>) outs(%d : !pto.tile_buf<vec, 2x8xui32, valid=2x1>)
  return
}

func.func @trowargmin(%a: !pto.tile_buf<vec, 2x16xf32>, %t: !pto.tile_buf<vec, 2x16xf32>, %d: !pto.tile_buf<vec, 2x8xui32, valid=2x1>) {
  pto.trowargmin ins(%a : !pto.tile_buf<vec, 2x16xf32>) outs(%d : !pto.tile_buf<vec, 2x8xui32, valid=2x1>)
  return
}

func.func @tcolargmax(%a: !pto.tile_buf<vec, 2x16xf32>, %t: !pto.tile_buf<vec, 2x16xf32>, %d: !pto.tile_buf<vec, 1x16xui32>) {
  pto.tcolargmax ins(%a : !pto.tile_buf<vec, 2x16xf32>) outs(%d : !pto.tile_buf<vec, 1x16xui32>)
  return
}

func.func @tcolargmin(%a: !pto.tile_buf<vec, 2x16xf32>, %t: !pto.tile_buf<vec, 2x16xf32>, %d: !pto.tile_buf<vec, 1x16xui32>) {
  pto.tcolargmin ins(%a : !pto.tile_buf<vec, 2x16xf32>) outs(%d : !pto.tile_buf<vec, 1x16xui32>)
  return
}

func.func @tprelu(%a: !pto.tile_buf<vec, 2x16xf32>, %b: !pto.tile_buf<vec, 2x16xf32>, %t: !pto.tile_buf<vec, 3x32xui8>, %d: !pto.tile_buf<vec, 2x16xf32>) {
  pto.tprelu ins(%a, %b : !pto.tile_buf<vec, 2x16xf32>, !pto.tile_buf<vec, 2x16xf32>) outs(%d : !pto.tile_buf<vec, 2x16xf32>)
  return
}

func.func @trem(%a: !pto.tile_buf<vec, 2x16xf32>, %b: !pto.tile_buf<vec, 2x16xf32>, %t: !pto.tile_buf<vec, 2x16xf32>, %d: !pto.tile_buf<vec, 2x16xf32>) {
  pto.trem ins(%a, %b : !pto.tile_buf<vec, 2x16xf32>, !pto.tile_buf<vec, 2x16xf32>) outs(%d : !pto.tile_buf<vec, 2x16xf32>)
  return
}

func.func @trems(%a: !pto.tile_buf<vec, 2x16xf32>, %b: f32, %t: !pto.tile_buf<vec, 2x16xf32>, %d: !pto.tile_buf<vec, 2x16xf32>) {
  pto.trems ins(%a, %b : !pto.tile_buf<vec, 2x16xf32>, f32) outs(%d : !pto.tile_buf<vec, 2x16xf32>)
  return
}

func.func @tsel(%m: !pto.tile_buf<vec, 2x32xi8>, %a: !pto.tile_buf<vec, 2x16xf32>, %b: !pto.tile_buf<vec, 2x16xf32>, %t: !pto.tile_buf<vec, 2x16xf32>, %d: !pto.tile_buf<vec, 2x16xf32>) {
  pto.tsel ins(%m, %a, %b : !pto.tile_buf<vec, 2x32xi8>, !pto.tile_buf<vec, 2x16xf32>, !pto.tile_buf<vec, 2x16xf32>) outs(%d : !pto.tile_buf<vec, 2x16xf32>)
  return
}

func.func @txor(%a: !pto.tile_buf<vec, 2x16xi16>, %b: !pto.tile_buf<vec, 2x16xi16>, %t: !pto.tile_buf<vec, 2x16xi16>, %d: !pto.tile_buf<vec, 2x16xi16>) {
  pto.txor ins(%a, %b : !pto.tile_buf<vec, 2x16xi16>, !pto.tile_buf<vec, 2x16xi16>) outs(%d : !pto.tile_buf<vec, 2x16xi16>)
  return
}

func.func @txors(%a: !pto.tile_buf<vec, 2x16xi16>, %b: i16, %t: !pto.tile_buf<vec, 2x16xi16>, %d: !pto.tile_buf<vec, 2x16xi16>) {
  pto.txors ins(%a, %b : !pto.tile_buf<vec, 2x16xi16>, i16) outs(%d : !pto.tile_buf<vec, 2x16xi16>)
  return
}

func.func @ttrans(%a: !pto.tile_buf<vec, 8x16xf32>, %t: !pto.tile_buf<vec, 8x16xf32>, %d: !pto.tile_buf<vec, 16x8xf32>) {
  pto.ttrans ins(%a : !pto.tile_buf<vec, 8x16xf32>) outs(%d : !pto.tile_buf<vec, 16x8xf32>)
  return
}

func.func @tci(%a: i32, %t: !pto.tile_buf<vec, 1x256xi32>, %d: !pto.tile_buf<vec, 1x32xi32>) {
  pto.tci ins(%a : i32) outs(%d : !pto.tile_buf<vec, 1x32xi32>)
  return
}

func.func @tsels(%m: !pto.tile_buf<vec, 2x32xi8>, %a: !pto.tile_buf<vec, 2x16xf32>, %t: !pto.tile_buf<vec, 2x16xf32>, %s: f32, %d: !pto.tile_buf<vec, 2x16xf32>) {
  pto.tsels ins(%m, %a, %s : !pto.tile_buf<vec, 2x32xi8>, !pto.tile_buf<vec, 2x16xf32>, f32) outs(%d : !pto.tile_buf<vec, 2x16xf32>)
  return
}

func.func @tquant(%a: !pto.tile_buf<vec, 32x32xf32>, %f: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %t: !pto.tile_buf<vec, 32x32xf32>, %d: !pto.tile_buf<vec, 32x32xi8>) {
  pto.tquant ins(%a, %f : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>) outs(%d : !pto.tile_buf<vec, 32x32xi8>) {quant_type = #pto<quant_type INT8_SYM>}
  return
}

func.func @tcolsum(%a: !pto.tile_buf<vec, 16x64xf32>, %t: !pto.tile_buf<vec, 8x64xf32>, %d: !pto.tile_buf<vec, 1x64xf32>) {
  "pto.tcolsum"(%a, %d) <{isBinary = true}> : (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xf32>) -> ()
  return
}

func.func @tpow(%a: !pto.tile_buf<vec, 2x16xf32>, %b: !pto.tile_buf<vec, 2x16xf32>, %t: !pto.tile_buf<vec, 2x16xf32>, %d: !pto.tile_buf<vec, 2x16xf32>) {
  pto.tpow ins(%a, %b : !pto.tile_buf<vec, 2x16xf32>, !pto.tile_buf<vec, 2x16xf32>) outs(%d : !pto.tile_buf<vec, 2x16xf32>)
  return
}

func.func @tpows(%a: !pto.tile_buf<vec, 2x16xf32>, %b: f32, %t: !pto.tile_buf<vec, 2x16xf32>, %d: !pto.tile_buf<vec, 2x16xf32>) {
  pto.tpows ins(%a, %b : !pto.tile_buf<vec, 2x16xf32>, f32) outs(%d : !pto.tile_buf<vec, 2x16xf32>)
  return
}

func.func @tmrgsort(%a: !pto.tile_buf<vec, 1x64xf32>, %t: !pto.tile_buf<vec, 1x128xf32>, %e: vector<4xi16>, %d: !pto.tile_buf<vec, 1x128xf32>) {
  pto.tmrgsort ins(%a, %a no_tmp {exhausted = false} : !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%d, %e : !pto.tile_buf<vec, 1x128xf32>, vector<4xi16>)
  return
}

func.func @tsort32(%a: !pto.tile_buf<vec, 1x48xf32>, %x: !pto.tile_buf<vec, 1x48xui32>, %t: !pto.tile_buf<vec, 1x96xf32>, %d: !pto.tile_buf<vec, 1x96xf32>) {
  pto.tsort32 ins(%a, %x : !pto.tile_buf<vec, 1x48xf32>, !pto.tile_buf<vec, 1x48xui32>) outs(%d : !pto.tile_buf<vec, 1x96xf32>)
  return
}

func.func @tcvt(%a: !pto.tile_buf<vec, 16x16xf32>, %t: !pto.tile_buf<vec, 16x16xf32>, %d: !pto.tile_buf<vec, 16x16xi16>) {
  pto.tcvt ins(%a {rmode = #pto<round_mode RINT>, satmode = #pto<saturation_mode OFF>} : !pto.tile_buf<vec, 16x16xf32>) outs(%d : !pto.tile_buf<vec, 16x16xi16>)
  return
}

// run 1: exit 1
// stderr:
//| levels.scratch.errors.mlir:9:3: error[PTO0344]: pto.trowsum has no scratch operand `tmp`, which programs of level3 give
//| levels.scratch.errors.mlir:14:3: error[PTO0344]: pto.trowmax has no scratch operand `tmp`, which programs of level3 give
//| levels.scratch.errors.mlir:19:3: error[PTO0344]: pto.trowmin has no scratch operand `tmp`, which programs of level3 give
//| levels.scratch.errors.mlir:24:3: error[PTO0344]: pto.trowprod has no scratch operand `tmp`, which programs of level3 give
//| levels.scratch.errors.mlir:29:3: error[PTO0344]: pto.trowargmax has no scratch operand `tmp`, which programs of level3 give
//| levels.scratch.errors.mlir:34:3: error[PTO0344]: pto.trowargmin has no scratch operand `tmp`, which programs of level3 give
//| levels.scratch.errors.mlir:39:3: error[PTO0344]: pto.tcolargmax has no scratch operand `tmp`, which programs of level3 give
//| levels.scratch.errors.mlir:44:3: error[PTO0344]: pto.tcolargmin has no scratch operand `tmp`, which programs of level3 give
//| levels.scratch.errors.mlir:49:3: error[PTO0344]: pto.tprelu has no scratch operand `tmp`, which programs of level3 give
//| levels.scratch.errors.mlir:54:3: error[PTO0344]: pto.trem has no scratch operand `tmp`, which programs of level3 give
//| levels.scratch.errors.mlir:59:3: error[PTO0344]: pto.trems has no scratch operand `tmp`, which programs of level3 give
//| levels.scratch.errors.mlir:64:3: error[PTO0344]: pto.tsel has no scratch operand `tmp`, which programs of level3 give
//| levels.scratch.errors.mlir:69:3: error[PTO0344]: pto.txor has no scratch operand `tmp`, which programs of level3 give
//| levels.scratch.errors.mlir:74:3: error[PTO0344]: pto.txors has no scratch operand `tmp`, which programs of level3 give
//| levels.scratch.errors.mlir:79:3: error[PTO0344]: pto.ttrans has no scratch operand `tmp`, which programs of level3 give
//| levels.scratch.errors.mlir:84:3: error[PTO0344]: pto.tci has no scratch operand `tmp`, which programs of level3 give
//| levels.scratch.errors.mlir:89:3: error[PTO0344]: pto.tsels has no scratch operand `tmp`, which programs of level3 give
//| levels.scratch.errors.mlir:94:3: error[PTO0344]: pto.tquant has no scratch operand `tmp`, which programs of level3 give
//| levels.scratch.errors.mlir:99:3: error[PTO0344]: pto.tcolsum has no scratch operand `tmp`, which programs of level3 give
//| levels.scratch.errors.mlir:104:3: error[PTO0344]: pto.tpow has no scratch operand `tmp`, which programs of level3 give
//| levels.scratch.errors.mlir:109:3: error[PTO0344]: pto.tpows has no scratch operand `tmp`, which programs of level3 give
//| levels.scratch.errors.mlir:114:3: error[PTO0344]: pto.tmrgsort has no scratch operand `tmp`, which programs of level3 give
//| levels.scratch.errors.mlir:119:3: error[PTO0344]: pto.tsort32 has no scratch operand `tmp`, which programs of level3 give
//| levels.scratch.errors.mlir:124:3: error[PTO0344]: pto.tcvt has no scratch operand `tmp`, which programs of level3 give
// run 2: exit 1
// stderr:
//| levels.scratch.errors.mlir:99:3: error[PTO0344]: pto.tcolsum has no scratch operand `tmp`, which programs of level3 give
//| levels.scratch.errors.mlir:104:3: error[PTO0344]: pto.tpow has no scratch operand `tmp`, which programs of level3 give
//| levels.scratch.errors.mlir:109:3: error[PTO0344]: pto.tpows has no scratch operand `tmp`, which programs of level3 give
//| levels.scratch.errors.mlir:114:3: error[PTO0344]: pto.tmrgsort has no scratch operand `tmp`, which programs of level3 give
//| levels.scratch.errors.mlir:119:3: error[PTO0344]: pto.tsort32 has no scratch operand `tmp`, which programs of level3 give
// run 3: exit 1
// stderr:
//| error[PTO0344]: pto.trowsum has no scratch operand `tmp`, which programs of level3 give
//|  --> levels.scratch.errors.mlir:9:3
//|   |
//| 9 |   pto.trowsum ins(%a : !pto.tile_buf<vec, 2x16xf32>) outs(%d : !pto.tile_buf<vec, 2x8xf32, valid=2x1>)
//|   |   ^^^^^^^^^^^
//|   |
//|   = note: rule: ptoas, --pto-level
//|   = help: give it a tile at an address, or leave it to the compiler at level2
//|
//| error: 24 errors
//| note: 'pto-opt --explain PTO0344' shows the rule with examples
//| note: 23 more errors are not shown; --max-errors=0 shows all
// run 4: exit 0
// run 5: exit 0
