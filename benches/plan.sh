#!/bin/sh
# Prints a module with N tile operations that each write a separate buffer, for benchmarks. usage: plan.sh N
# Buffers have three sizes, and are used by the next operations; one in 40 is used again 30 operations later.
awk -v n="$1" 'BEGIN {
  view = "!pto.partition_tensor_view<32x32xf32>"
  print "module {\n  func.func @bench(%ptr: !pto.ptr<f32, gm>, %out: !pto.ptr<f32, gm>) {"
  print "    %c0 = arith.constant 0 : index\n    %c1 = arith.constant 1 : index\n    %c32 = arith.constant 32 : index"
  print "    %gm = pto.make_tensor_view %ptr, shape = [%c32, %c32], strides = [%c32, %c1] : !pto.tensor_view<?x?xf32>"
  print "    %to = pto.make_tensor_view %out, shape = [%c32, %c32], strides = [%c32, %c1] : !pto.tensor_view<?x?xf32>"
  print "    %p = pto.partition_view %gm, offsets = [%c0, %c0], sizes = [%c32, %c32] : !pto.tensor_view<?x?xf32>"
  print "    %q = pto.partition_view %to, offsets = [%c0, %c0], sizes = [%c32, %c32] : !pto.tensor_view<?x?xf32>"
  tile = "!pto.tile_buf<vec, 32x32xf32>"; flat = "!pto.tile_buf<vec, 32x1xf32, valid=32x1, blayout=col_major>"
  for (i = 0; i < n; i++) {
    step = i % 6; own = "%t" i; last = "%t" (i - 1); before = "%t" (i - 2)
    if (step < 5) print "    " own " = pto.alloc_tile : " (step == 2 ? flat : tile)
    if (step == 0) print "    pto.tload ins(%p : " view ") outs(" own " : " tile ")"
    if (step == 1) print "    pto.texp ins(" last " : " tile ") outs(" own " : " tile ")"
    if (step == 2) print "    pto.trowsum ins(" last " : " tile ") outs(" own " : " flat ")"
    if (step == 3) print "    pto.trowexpanddiv ins(" before ", " last " : " tile ", " flat ") outs(" own " : " tile ")"
    if (step == 4) {
      far = (i > 60 && i % 40 == 4) ? "%t" (i - 30) : "%t" (i - 3)
      print "    pto.tadd ins(" last ", " far " : " tile ", " tile ") outs(" own " : " tile ")"
    }
    if (step == 5) print "    pto.tstore ins(" last " : " tile ") outs(%q : " view ")"
  }
  print "    return\n  }\n}"
}'
