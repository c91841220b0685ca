#!/bin/sh
# Prints a module with N tile operations, for benchmarks. usage: module.sh N
awk -v n="$1" 'BEGIN {
  tile = "!pto.tile_buf<vec, 32x32xf32>"; view = "!pto.partition_tensor_view<32x32xf32>"
  print "module {\n  func.func @bench(%ptr: !pto.ptr<f32, gm>) {"
  print "    %c0 = arith.constant 0 : index\n    %c1 = arith.constant 1 : index\n    %c32 = arith.constant 32 : index"
  print "    %gm = pto.make_tensor_view %ptr, shape = [%c32, %c32], strides = [%c32, %c1] : !pto.tensor_view<?x?xf32>"
  print "    %a = pto.alloc_tile : " tile "\n    %b = pto.alloc_tile : " tile "\n    %c = pto.alloc_tile : " tile
  print "    %p = pto.partition_view %gm, offsets = [%c0, %c0], sizes = [%c32, %c32] : !pto.tensor_view<?x?xf32>"
  op[0] = "pto.tload ins(%p : " view ") outs(%a : " tile ")"
  op[1] = "pto.tadd ins(%a, %b : " tile ", " tile ") outs(%c : " tile ")"
  op[2] = "pto.tmul ins(%c, %b : " tile ", " tile ") outs(%a : " tile ")"
  op[3] = "pto.texp ins(%a : " tile ") outs(%b : " tile ")"
  op[4] = "pto.tsub ins(%a, %b : " tile ", " tile ") outs(%c : " tile ")"
  op[5] = "pto.tstore ins(%c : " tile ") outs(%p : " view ")"
  for (i = 0; i < n; i++) print "    " op[i % 6]
  print "    return\n  }\n}"
}'
