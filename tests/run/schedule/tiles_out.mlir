// Two alternating tiles; each is stored once it is added.
// RUN: --pto-arch=a5 --schedule=program --arg iota:f32:256 --arg none:1024
// EXPECT 1 f32: 0 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30 32 34 36 38 40 42 44 46 48 50 52 54 56 58 60 62 64 66 68 70 72 74 76 78 80 82 84 86 88 90 92 94 96 98 100 102 104 106 108 110 112 114 116 118 120 122 124 126 128 130 132 134 136 138 140 142 144 146 148 150 152 154 156 158 160 162 164 166 168 170 172 174 176 178 180 182 184 186 188 190 192 194 196 198 200 202 204 206 208 210 212 214 216 218 220 222 224 226 228 230 232 234 236 238 240 242 244 246 248 250 252 254 256 258 260 262 264 266 268 270 272 274 276 278 280 282 284 286 288 290 292 294 296 298 300 302 304 306 308 310 312 314 316 318 320 322 324 326 328 330 332 334 336 338 340 342 344 346 348 350 352 354 356 358 360 362 364 366 368 370 372 374 376 378 380 382 384 386 388 390 392 394 396 398 400 402 404 406 408 410 412 414 416 418 420 422 424 426 428 430 432 434 436 438 440 442 444 446 448 450 452 454 456 458 460 462 464 466 468 470 472 474 476 478 480 482 484 486 488 490 492 494 496 498 500 502 504 506 508 510
// RUN: --pto-arch=a5 --schedule=adversarial --arg iota:f32:256 --arg none:1024
// EXPECT 1 f32: 0 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30 32 34 36 38 40 42 44 46 48 50 52 54 56 58 60 62 64 66 68 70 72 74 76 78 80 82 84 86 88 90 92 94 96 98 100 102 104 106 108 110 112 114 116 118 120 122 124 126 128 130 132 134 136 138 140 142 144 146 148 150 152 154 156 158 160 162 164 166 168 170 172 174 176 178 180 182 184 186 188 190 192 194 196 198 200 202 204 206 208 210 212 214 216 218 220 222 224 226 228 230 232 234 236 238 240 242 244 246 248 250 252 254 256 258 260 262 264 266 268 270 272 274 276 278 280 282 284 286 288 290 292 294 296 298 300 302 304 306 308 310 312 314 316 318 320 322 324 326 328 330 332 334 336 338 340 342 344 346 348 350 352 354 356 358 360 362 364 366 368 370 372 374 376 378 380 382 384 386 388 390 392 394 396 398 400 402 404 406 408 410 412 414 416 418 420 422 424 426 428 430 432 434 436 438 440 442 444 446 448 450 452 454 456 458 460 462 464 466 468 470 472 474 476 478 480 482 484 486 488 490 492 494 496 498 500 502 504 506 508 510
// RUN: --pto-arch=a5 --schedule=seed=3 --arg iota:f32:256 --arg none:1024
// EXPECT 1 f32: 0 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30 32 34 36 38 40 42 44 46 48 50 52 54 56 58 60 62 64 66 68 70 72 74 76 78 80 82 84 86 88 90 92 94 96 98 100 102 104 106 108 110 112 114 116 118 120 122 124 126 128 130 132 134 136 138 140 142 144 146 148 150 152 154 156 158 160 162 164 166 168 170 172 174 176 178 180 182 184 186 188 190 192 194 196 198 200 202 204 206 208 210 212 214 216 218 220 222 224 226 228 230 232 234 236 238 240 242 244 246 248 250 252 254 256 258 260 262 264 266 268 270 272 274 276 278 280 282 284 286 288 290 292 294 296 298 300 302 304 306 308 310 312 314 316 318 320 322 324 326 328 330 332 334 336 338 340 342 344 346 348 350 352 354 356 358 360 362 364 366 368 370 372 374 376 378 380 382 384 386 388 390 392 394 396 398 400 402 404 406 408 410 412 414 416 418 420 422 424 426 428 430 432 434 436 438 440 442 444 446 448 450 452 454 456 458 460 462 464 466 468 470 472 474 476 478 480 482 484 486 488 490 492 494 496 498 500 502 504 506 508 510
// BROKEN PTO1507
func.func @test(%a: !pto.ptr<f32, gm>, %d: !pto.ptr<f32, gm>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %i2 = arith.constant 2 : index
  %i4 = arith.constant 4 : index
  %i8 = arith.constant 8 : index
  %i32 = arith.constant 32 : index
  %m = pto.alloc_multi_tile : !pto.multi_tile_buf<vec, 8x8xf32, count=2>
  %va = pto.make_tensor_view %a, shape = [%i32, %i8], strides = [%i8, %i1] : !pto.tensor_view<?x?xf32>
  %vd = pto.make_tensor_view %d, shape = [%i32, %i8], strides = [%i8, %i1] : !pto.tensor_view<?x?xf32>
  pto.set_flag["PIPE_MTE3", "PIPE_MTE2", "EVENT_ID0"]
  pto.set_flag["PIPE_MTE3", "PIPE_MTE2", "EVENT_ID1"]
  scf.for %n = %i0 to %i4 step %i1 {
    %row = arith.muli %n, %i8 : index
    %p = pto.partition_view %va, offsets = [%row, %i0], sizes = [%i8, %i8] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<8x8xf32>
    %q = pto.partition_view %vd, offsets = [%row, %i0], sizes = [%i8, %i8] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<8x8xf32>
    %slot = arith.remui %n, %i2 : index
    %t = pto.multi_tile_get %m[%slot] : !pto.multi_tile_buf<vec, 8x8xf32, count=2> -> !pto.tile_buf<vec, 8x8xf32>
    pto.wait_flag_dyn["PIPE_MTE3", "PIPE_MTE2", %slot]
    pto.tload ins(%p : !pto.partition_tensor_view<8x8xf32>) outs(%t : !pto.tile_buf<vec, 8x8xf32>)
    pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
    pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
    pto.tadd ins(%t, %t : !pto.tile_buf<vec, 8x8xf32>, !pto.tile_buf<vec, 8x8xf32>) outs(%t : !pto.tile_buf<vec, 8x8xf32>)
    pto.set_flag["PIPE_V", "PIPE_MTE3", "EVENT_ID0"] // REMOVED
    pto.wait_flag["PIPE_V", "PIPE_MTE3", "EVENT_ID0"] // REMOVED
    pto.tstore ins(%t : !pto.tile_buf<vec, 8x8xf32>) outs(%q : !pto.partition_tensor_view<8x8xf32>)
    pto.set_flag_dyn["PIPE_MTE3", "PIPE_MTE2", %slot]
  }
  pto.wait_flag["PIPE_MTE3", "PIPE_MTE2", "EVENT_ID0"]
  pto.wait_flag["PIPE_MTE3", "PIPE_MTE2", "EVENT_ID1"]
  return
}
