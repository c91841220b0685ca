// Each vector core loads half of the rows and pushes them; the cube core multiplies the whole by 2 on the diagonal and pushes
// the products, of which each vector core stores its half.
// COVERS: aic_initialize_pipe aiv_initialize_pipe tpush_to_aic tpop_from_aiv tfree_from_aiv tpush_to_aiv tpop_from_aic tfree_from_aic reserve_buffer import_reserved_buffer
// RUN: --pto-arch=a5 --entry cube --arg iota:f16:256 --arg data:f16:2,0*16,2,0*16,2,0*16,2,0*16,2,0*16,2,0*16,2,0*16,2,0*16,2,0*16,2,0*16,2,0*16,2,0*16,2,0*16,2,0*16,2,0*16,2 --arg none:1024
// EXPECT 2 f32: 0 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30 32 34 36 38 40 42 44 46 48 50 52 54 56 58 60 62 64 66 68 70 72 74 76 78 80 82 84 86 88 90 92 94 96 98 100 102 104 106 108 110 112 114 116 118 120 122 124 126 128 130 132 134 136 138 140 142 144 146 148 150 152 154 156 158 160 162 164 166 168 170 172 174 176 178 180 182 184 186 188 190 192 194 196 198 200 202 204 206 208 210 212 214 216 218 220 222 224 226 228 230 232 234 236 238 240 242 244 246 248 250 252 254 256 258 260 262 264 266 268 270 272 274 276 278 280 282 284 286 288 290 292 294 296 298 300 302 304 306 308 310 312 314 316 318 320 322 324 326 328 330 332 334 336 338 340 342 344 346 348 350 352 354 356 358 360 362 364 366 368 370 372 374 376 378 380 382 384 386 388 390 392 394 396 398 400 402 404 406 408 410 412 414 416 418 420 422 424 426 428 430 432 434 436 438 440 442 444 446 448 450 452 454 456 458 460 462 464 466 468 470 472 474 476 478 480 482 484 486 488 490 492 494 496 498 500 502 504 506 508 510
// RUN: --pto-arch=a5 --entry cube --schedule=adversarial --arg iota:f16:256 --arg data:f16:2,0*16,2,0*16,2,0*16,2,0*16,2,0*16,2,0*16,2,0*16,2,0*16,2,0*16,2,0*16,2,0*16,2,0*16,2,0*16,2,0*16,2,0*16,2 --arg none:1024
// EXPECT 2 f32: 0 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30 32 34 36 38 40 42 44 46 48 50 52 54 56 58 60 62 64 66 68 70 72 74 76 78 80 82 84 86 88 90 92 94 96 98 100 102 104 106 108 110 112 114 116 118 120 122 124 126 128 130 132 134 136 138 140 142 144 146 148 150 152 154 156 158 160 162 164 166 168 170 172 174 176 178 180 182 184 186 188 190 192 194 196 198 200 202 204 206 208 210 212 214 216 218 220 222 224 226 228 230 232 234 236 238 240 242 244 246 248 250 252 254 256 258 260 262 264 266 268 270 272 274 276 278 280 282 284 286 288 290 292 294 296 298 300 302 304 306 308 310 312 314 316 318 320 322 324 326 328 330 332 334 336 338 340 342 344 346 348 350 352 354 356 358 360 362 364 366 368 370 372 374 376 378 380 382 384 386 388 390 392 394 396 398 400 402 404 406 408 410 412 414 416 418 420 422 424 426 428 430 432 434 436 438 440 442 444 446 448 450 452 454 456 458 460 462 464 466 468 470 472 474 476 478 480 482 484 486 488 490 492 494 496 498 500 502 504 506 508 510
func.func @cube(%x: !pto.ptr<f16, gm>, %y: !pto.ptr<f16, gm>, %d: !pto.ptr<f32, gm>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %to_cube = pto.reserve_buffer {name = "to_cube", size = 1024, location = #pto.address_space<mat>, auto = true} -> i32
  %to_vector = pto.import_reserved_buffer {name = "to_vector", peer_func = @vector} -> i32
  pto.aic_initialize_pipe {id = 0, dir_mask = 2, slot_size = 512, slot_num = 2} (v2c_consumer_buf = %to_cube : i32)
  pto.aic_initialize_pipe {id = 1, dir_mask = 1, slot_size = 1024, slot_num = 2} (c2v_consumer_buf = %to_vector : i32)
  %yv = pto.make_tensor_view %y, shape = [%c16, %c16], strides = [%c16, %c1] : !pto.tensor_view<16x16xf16>
  %yp = pto.partition_view %yv, offsets = [%c0, %c0], sizes = [%c16, %c16] : !pto.tensor_view<16x16xf16> -> !pto.partition_tensor_view<16x16xf16>
  %b = pto.alloc_tile : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>
  %l = pto.alloc_tile : !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>
  %r = pto.alloc_tile : !pto.tile_buf<right, 16x16xf16, slayout=col_major>
  %z = pto.alloc_tile : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
  pto.tload ins(%yp : !pto.partition_tensor_view<16x16xf16>) outs(%b : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>)
  pto.barrier #pto.pipe<PIPE_ALL>
  pto.tmov ins(%b : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>) outs(%r : !pto.tile_buf<right, 16x16xf16, slayout=col_major>)
  %a = pto.tpop_from_aiv {id = 0, split = 1} -> !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>
  pto.barrier #pto.pipe<PIPE_ALL>
  pto.tmov ins(%a : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>) outs(%l : !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>)
  pto.barrier #pto.pipe<PIPE_ALL>
  pto.tfree_from_aiv {id = 0, split = 1}
  pto.tmatmul ins(%l, %r : !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) outs(%z : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
  pto.barrier #pto.pipe<PIPE_ALL>
  pto.tpush_to_aiv(%z : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 1, split = 1}
  return
}
func.func @vector(%x: !pto.ptr<f16, gm>, %y: !pto.ptr<f16, gm>, %d: !pto.ptr<f32, gm>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %to_vector = pto.reserve_buffer {name = "to_vector", size = 2048, location = #pto.address_space<vec>, auto = true} -> i32
  %to_cube = pto.import_reserved_buffer {name = "to_cube", peer_func = @cube} -> i32
  pto.aiv_initialize_pipe {id = 0, dir_mask = 2, slot_size = 512, slot_num = 2} (v2c_consumer_buf = %to_cube : i32)
  pto.aiv_initialize_pipe {id = 1, dir_mask = 1, slot_size = 1024, slot_num = 2} (c2v_consumer_buf = %to_vector : i32)
  %core = pto.get_subblock_idx
  %half = arith.index_cast %core : i64 to index
  %first = arith.muli %half, %c8 : index
  %xv = pto.make_tensor_view %x, shape = [%c16, %c16], strides = [%c16, %c1] : !pto.tensor_view<16x16xf16>
  %xp = pto.partition_view %xv, offsets = [%first, %c0], sizes = [%c8, %c16] : !pto.tensor_view<16x16xf16> -> !pto.partition_tensor_view<8x16xf16>
  %dv = pto.make_tensor_view %d, shape = [%c16, %c16], strides = [%c16, %c1] : !pto.tensor_view<16x16xf32>
  %dp = pto.partition_view %dv, offsets = [%first, %c0], sizes = [%c8, %c16] : !pto.tensor_view<16x16xf32> -> !pto.partition_tensor_view<8x16xf32>
  %t = pto.alloc_tile : !pto.tile_buf<vec, 8x16xf16>
  pto.tload ins(%xp : !pto.partition_tensor_view<8x16xf16>) outs(%t : !pto.tile_buf<vec, 8x16xf16>)
  pto.barrier #pto.pipe<PIPE_ALL>
  pto.tpush_to_aic(%t : !pto.tile_buf<vec, 8x16xf16>) {id = 0, split = 1}
  %p = pto.tpop_from_aic {id = 1, split = 1} -> !pto.tile_buf<vec, 8x16xf32>
  pto.barrier #pto.pipe<PIPE_ALL>
  pto.tstore ins(%p : !pto.tile_buf<vec, 8x16xf32>) outs(%dp : !pto.partition_tensor_view<8x16xf32>)
  pto.barrier #pto.pipe<PIPE_ALL>
  pto.tfree_from_aic {id = 1, split = 1}
  return
}
