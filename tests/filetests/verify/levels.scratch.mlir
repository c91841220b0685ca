// Scratch is given at level 3, where an operation writes it: not for whole blocks of a sort, for integers, for one run, for a
// conversion that saturates.
// RUN: %s --verify --pto-level=level3 -W=none
// RUN: %s --verify --pto-level=level2 -W=none
// RUN: %s --verify -W=none

func.func @trowsum(%a: !pto.tile_buf<vec, 2x16xf32>, %t: !pto.tile_buf<vec, 2x16xf32>, %d: !pto.tile_buf<vec, 2x8xf32, valid=2x1>) {
  pto.trowsum ins(%a, %t : !pto.tile_buf<vec, 2x16xf32>, !pto.tile_buf<vec, 2x16xf32>) outs(%d : !pto.tile_buf<vec, 2x8xf32, valid=2x1>)
  return
}

func.func @trowmax(%a: !pto.tile_buf<vec, 2x16xf32>, %t: !pto.tile_buf<vec, 2x16xf32>, %d: !pto.tile_buf<vec, 2x8xf32, valid=2x1>) {
  pto.trowmax ins(%a, %t : !pto.tile_buf<vec, 2x16xf32>, !pto.tile_buf<vec, 2x16xf32>) outs(%d : !pto.tile_buf<vec, 2x8xf32, valid=2x1>)
  return
}

func.func @trowmin(%a: !pto.tile_buf<vec, 2x16xf32>, %t: !pto.tile_buf<vec, 2x16xf32>, %d: !pto.tile_buf<vec, 2x8xf32, valid=2x1>) {
  pto.trowmin ins(%a, %t : !pto.tile_buf<vec, 2x16xf32>, !pto.tile_buf<vec, 2x16xf32>) outs(%d : !pto.tile_buf<vec, 2x8xf32, valid=2x1>)
  return
}

func.func @trowprod(%a: !pto.tile_buf<vec, 2x16xf32>, %t: !pto.tile_buf<vec, 2x16xf32>, %d: !pto.tile_buf<vec, 2x8xf32, valid=2x1>) {
  pto.trowprod ins(%a, %t : !pto.tile_buf<vec, 2x16xf32>, !pto.tile_buf<vec, 2x16xf32>) outs(%d : !pto.tile_buf<vec, 2x8xf32, valid=2x1>)
  return
}

func.func @trowargmax(%a: !pto.tile_buf<vec, 2x16xf32>, %t: !pto.tile_buf<vec, 2x16xf32>, %d: !pto.tile_buf<vec, 2x8xui32, valid=2x1>) {
  pto.trowargmax ins(%a, %t : !pto.tile_buf<vec, 2x16xf32>, !pto.tile_buf<vec, 2x16xf32>) outs(%d : !pto.tile_buf<vec, 2x8xui32, valid=2x1>)
  return
}

func.func @trowargmin(%a: !pto.tile_buf<vec, 2x16xf32>, %t: !pto.tile_buf<vec, 2x16xf32>, %d: !pto.tile_buf<vec, 2x8xui32, valid=2x1>) {
  pto.trowargmin ins(%a, %t : !pto.tile_buf<vec, 2x16xf32>, !pto.tile_buf<vec, 2x16xf32>) outs(%d : !pto.tile_buf<vec, 2x8xui32, valid=2x1>)
  return
}

func.func @tcolargmax(%a: !pto.tile_buf<vec, 2x16xf32>, %t: !pto.tile_buf<vec, 2x16xf32>, %d: !pto.tile_buf<vec, 1x16xui32>) {
  pto.tcolargmax ins(%a, %t : !pto.tile_buf<vec, 2x16xf32>, !pto.tile_buf<vec, 2x16xf32>) outs(%d : !pto.tile_buf<vec, 1x16xui32>)
  return
}

func.func @tcolargmin(%a: !pto.tile_buf<vec, 2x16xf32>, %t: !pto.tile_buf<vec, 2x16xf32>, %d: !pto.tile_buf<vec, 1x16xui32>) {
  pto.tcolargmin ins(%a, %t : !pto.tile_buf<vec, 2x16xf32>, !pto.tile_buf<vec, 2x16xf32>) outs(%d : !pto.tile_buf<vec, 1x16xui32>)
  return
}

func.func @tprelu(%a: !pto.tile_buf<vec, 2x16xf32>, %b: !pto.tile_buf<vec, 2x16xf32>, %t: !pto.tile_buf<vec, 3x32xui8>, %d: !pto.tile_buf<vec, 2x16xf32>) {
  pto.tprelu ins(%a, %b, %t : !pto.tile_buf<vec, 2x16xf32>, !pto.tile_buf<vec, 2x16xf32>, !pto.tile_buf<vec, 3x32xui8>) outs(%d : !pto.tile_buf<vec, 2x16xf32>)
  return
}

func.func @trem(%a: !pto.tile_buf<vec, 2x16xf32>, %b: !pto.tile_buf<vec, 2x16xf32>, %t: !pto.tile_buf<vec, 2x16xf32>, %d: !pto.tile_buf<vec, 2x16xf32>) {
  pto.trem ins(%a, %b, %t : !pto.tile_buf<vec, 2x16xf32>, !pto.tile_buf<vec, 2x16xf32>, !pto.tile_buf<vec, 2x16xf32>) outs(%d : !pto.tile_buf<vec, 2x16xf32>)
  return
}

func.func @trems(%a: !pto.tile_buf<vec, 2x16xf32>, %b: f32, %t: !pto.tile_buf<vec, 2x16xf32>, %d: !pto.tile_buf<vec, 2x16xf32>) {
  pto.trems ins(%a, %b, %t : !pto.tile_buf<vec, 2x16xf32>, f32, !pto.tile_buf<vec, 2x16xf32>) outs(%d : !pto.tile_buf<vec, 2x16xf32>)
  return
}

func.func @tsel(%m: !pto.tile_buf<vec, 2x32xi8>, %a: !pto.tile_buf<vec, 2x16xf32>, %b: !pto.tile_buf<vec, 2x16xf32>, %t: !pto.tile_buf<vec, 2x16xf32>, %d: !pto.tile_buf<vec, 2x16xf32>) {
  pto.tsel ins(%m, %a, %b, %t : !pto.tile_buf<vec, 2x32xi8>, !pto.tile_buf<vec, 2x16xf32>, !pto.tile_buf<vec, 2x16xf32>, !pto.tile_buf<vec, 2x16xf32>) outs(%d : !pto.tile_buf<vec, 2x16xf32>)
  return
}

func.func @txor(%a: !pto.tile_buf<vec, 2x16xi16>, %b: !pto.tile_buf<vec, 2x16xi16>, %t: !pto.tile_buf<vec, 2x16xi16>, %d: !pto.tile_buf<vec, 2x16xi16>) {
  pto.txor ins(%a, %b, %t : !pto.tile_buf<vec, 2x16xi16>, !pto.tile_buf<vec, 2x16xi16>, !pto.tile_buf<vec, 2x16xi16>) outs(%d : !pto.tile_buf<vec, 2x16xi16>)
  return
}

func.func @txors(%a: !pto.tile_buf<vec, 2x16xi16>, %b: i16, %t: !pto.tile_buf<vec, 2x16xi16>, %d: !pto.tile_buf<vec, 2x16xi16>) {
  pto.txors ins(%a, %b, %t : !pto.tile_buf<vec, 2x16xi16>, i16, !pto.tile_buf<vec, 2x16xi16>) outs(%d : !pto.tile_buf<vec, 2x16xi16>)
  return
}

func.func @ttrans(%a: !pto.tile_buf<vec, 8x16xf32>, %t: !pto.tile_buf<vec, 8x16xf32>, %d: !pto.tile_buf<vec, 16x8xf32>) {
  pto.ttrans ins(%a, %t : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>) outs(%d : !pto.tile_buf<vec, 16x8xf32>)
  return
}

func.func @tci(%a: i32, %t: !pto.tile_buf<vec, 1x256xi32>, %d: !pto.tile_buf<vec, 1x32xi32>) {
  pto.tci ins(%a, %t : i32, !pto.tile_buf<vec, 1x256xi32>) outs(%d : !pto.tile_buf<vec, 1x32xi32>)
  return
}

func.func @tsels(%m: !pto.tile_buf<vec, 2x32xi8>, %a: !pto.tile_buf<vec, 2x16xf32>, %t: !pto.tile_buf<vec, 2x16xf32>, %s: f32, %d: !pto.tile_buf<vec, 2x16xf32>) {
  pto.tsels ins(%m, %a, %t, %s : !pto.tile_buf<vec, 2x32xi8>, !pto.tile_buf<vec, 2x16xf32>, !pto.tile_buf<vec, 2x16xf32>, f32) outs(%d : !pto.tile_buf<vec, 2x16xf32>)
  return
}

func.func @tquant(%a: !pto.tile_buf<vec, 32x32xf32>, %f: !pto.tile_buf<vec, 32x1xf32, blayout=col_major>, %t: !pto.tile_buf<vec, 32x32xf32>, %d: !pto.tile_buf<vec, 32x32xi8>) {
  pto.tquant ins(%a, %f : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32, blayout=col_major>) outs(%d, %t : !pto.tile_buf<vec, 32x32xi8>, !pto.tile_buf<vec, 32x32xf32>) {quant_type = #pto<quant_type INT8_SYM>}
  return
}

func.func @tcolsum(%a: !pto.tile_buf<vec, 16x64xf32>, %t: !pto.tile_buf<vec, 8x64xf32>, %d: !pto.tile_buf<vec, 1x64xf32>) {
  pto.tcolsum ins(%a, %t {isBinary = true} : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 8x64xf32>) outs(%d : !pto.tile_buf<vec, 1x64xf32>)
  return
}

func.func @tpow(%a: !pto.tile_buf<vec, 2x16xf32>, %b: !pto.tile_buf<vec, 2x16xf32>, %t: !pto.tile_buf<vec, 2x16xf32>, %d: !pto.tile_buf<vec, 2x16xf32>) {
  pto.tpow ins(%a, %b, %t : !pto.tile_buf<vec, 2x16xf32>, !pto.tile_buf<vec, 2x16xf32>, !pto.tile_buf<vec, 2x16xf32>) outs(%d : !pto.tile_buf<vec, 2x16xf32>)
  return
}

func.func @tpows(%a: !pto.tile_buf<vec, 2x16xf32>, %b: f32, %t: !pto.tile_buf<vec, 2x16xf32>, %d: !pto.tile_buf<vec, 2x16xf32>) {
  pto.tpows ins(%a, %b, %t : !pto.tile_buf<vec, 2x16xf32>, f32, !pto.tile_buf<vec, 2x16xf32>) outs(%d : !pto.tile_buf<vec, 2x16xf32>)
  return
}

func.func @tmrgsort(%a: !pto.tile_buf<vec, 1x64xf32>, %t: !pto.tile_buf<vec, 1x128xf32>, %e: vector<4xi16>, %d: !pto.tile_buf<vec, 1x128xf32>) {
  pto.tmrgsort ins(%a, %a, %t {exhausted = false} : !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x128xf32>) outs(%d, %e : !pto.tile_buf<vec, 1x128xf32>, vector<4xi16>)
  return
}

func.func @tsort32(%a: !pto.tile_buf<vec, 1x48xf32>, %x: !pto.tile_buf<vec, 1x48xui32>, %t: !pto.tile_buf<vec, 1x96xf32>, %d: !pto.tile_buf<vec, 1x96xf32>) {
  pto.tsort32 ins(%a, %x, %t : !pto.tile_buf<vec, 1x48xf32>, !pto.tile_buf<vec, 1x48xui32>, !pto.tile_buf<vec, 1x96xf32>) outs(%d : !pto.tile_buf<vec, 1x96xf32>)
  return
}

func.func @tcvt(%a: !pto.tile_buf<vec, 16x16xf32>, %t: !pto.tile_buf<vec, 16x16xf32>, %d: !pto.tile_buf<vec, 16x16xi16>) {
  pto.tcvt ins(%a, %t {rmode = #pto<round_mode RINT>, satmode = #pto<saturation_mode OFF>} : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%d : !pto.tile_buf<vec, 16x16xi16>)
  return
}

func.func @none(%a: !pto.tile_buf<vec, 1x64xf32>, %x: !pto.tile_buf<vec, 1x64xui32>, %s: !pto.tile_buf<vec, 1x128xf32>, %i: !pto.tile_buf<vec, 2x16xi32>, %n: i32, %c: !pto.tile_buf<vec, 16x16xf32>, %d: !pto.tile_buf<vec, 16x16xi16>, %r: !pto.tile_buf<vec, 1x64xf32>) {
  %b = arith.constant 64 : i32
  pto.tsort32 ins(%a, %x : !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xui32>) outs(%s : !pto.tile_buf<vec, 1x128xf32>)
  pto.tpow ins(%i, %i : !pto.tile_buf<vec, 2x16xi32>, !pto.tile_buf<vec, 2x16xi32>) outs(%i : !pto.tile_buf<vec, 2x16xi32>)
  pto.tpows ins(%i, %n : !pto.tile_buf<vec, 2x16xi32>, i32) outs(%i : !pto.tile_buf<vec, 2x16xi32>)
  pto.tmrgsort ins(%s, %b : !pto.tile_buf<vec, 1x128xf32>, i32) outs(%s : !pto.tile_buf<vec, 1x128xf32>)
  pto.tcvt ins(%c {rmode = #pto<round_mode RINT>, satmode = #pto<saturation_mode ON>} : !pto.tile_buf<vec, 16x16xf32>) outs(%d : !pto.tile_buf<vec, 16x16xi16>)
  pto.tcolsum ins(%a : !pto.tile_buf<vec, 1x64xf32>) outs(%r : !pto.tile_buf<vec, 1x64xf32>)
  return
}

// run 1: exit 0
// run 2: exit 0
// run 3: exit 0
