// Written by vector_memory.py.

// RUN: --pto-arch=a5 --entry s3_b16 --arg iota:u16:384 --arg zero:256
// EXPECT 1 u16: 2 5 8 11 14 17 20 23 26 29 32 35 38 41 44 47 50 53 56 59 62 65 68 71 74 77 80 83 86 89 92 95 98 101 104 107 110 113 116 119 122 125 128 131 134 137 140 143 146 149 152 155 158 161 164 167 170 173 176 179 182 185 188 191 194 197 200 203 206 209 212 215 218 221 224 227 230 233 236 239 242 245 248 251 254 257 260 263 266 269 272 275 278 281 284 287 290 293 296 299 302 305 308 311 314 317 320 323 326 329 332 335 338 341 344 347 350 353 356 359 362 365 368 371 374 377 380 383
func.func @s3_b16(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %first = arith.constant 2 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %v = pto.vsld %src[%first], "STRIDE_S3_B16" : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c0], %all : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry s2_b64 --arg iota:u16:260 --arg zero:256
// EXPECT 1 u16: 8 9 10 11 16 17 18 19 24 25 26 27 32 33 34 35 40 41 42 43 48 49 50 51 56 57 58 59 64 65 66 67 72 73 74 75 80 81 82 83 88 89 90 91 96 97 98 99 104 105 106 107 112 113 114 115 120 121 122 123 128 129 130 131 136 137 138 139 144 145 146 147 152 153 154 155 160 161 162 163 168 169 170 171 176 177 178 179 184 185 186 187 192 193 194 195 200 201 202 203 208 209 210 211 216 217 218 219 224 225 226 227 232 233 234 235 240 241 242 243 248 249 250 251 256 257 258 259
func.func @s2_b64(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %first = arith.constant 8 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %v = pto.vsld %src[%first], "STRIDE_S2_B64" : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c0], %all : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry s8_b32 --arg iota:f32:507 --arg zero:256
// EXPECT 1 f32: 2 10 18 26 34 42 50 58 66 74 82 90 98 106 114 122 130 138 146 154 162 170 178 186 194 202 210 218 226 234 242 250 258 266 274 282 290 298 306 314 322 330 338 346 354 362 370 378 386 394 402 410 418 426 434 442 450 458 466 474 482 490 498 506
func.func @s8_b32(%src: !pto.ptr<f32, ub>, %dst: !pto.ptr<f32, ub>) {
  %c0 = arith.constant 0 : index
  %first = arith.constant 2 : index
  pto.vecscope {
    %all = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %v = pto.vsld %src[%first], "STRIDE_S8_B32" : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    pto.vsts %v, %dst[%c0], %all : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  }
  return
}
