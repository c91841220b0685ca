// Written by vector_memory.py.
// COVERS: vldas

// RUN: --pto-arch=a5 --entry by_registers --arg iota:f32:160 --arg zero:512
// EXPECT 1 f32: 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123 124 125 126 127 128 129 130
func.func @by_registers(%src: !pto.ptr<f32, ub>, %dst: !pto.ptr<f32, ub>) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c64 = arith.constant 64 : index
  pto.vecscope {
    %all = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %first = pto.addptr %src, %c3 : !pto.ptr<f32, ub> -> !pto.ptr<f32, ub>
    %a0 = pto.vldas %first : !pto.ptr<f32, ub> -> !pto.align
    %v, %a1, %second = pto.vldus %first, %a0, %c64 : !pto.ptr<f32, ub>, !pto.align, index -> !pto.vreg<64xf32>, !pto.align, !pto.ptr<f32, ub>
    %w, %a2 = pto.vldus %second, %a1 : !pto.ptr<f32, ub>, !pto.align -> !pto.vreg<64xf32>, !pto.align
    pto.vsts %v, %dst[%c0], %all : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
    pto.vsts %w, %dst[%c64], %all : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  }
  return
}

// RUN: --pto-arch=a5 --entry by_increments --arg iota:u8:320 --arg zero:512
// EXPECT 1 u8: 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123 124 125 126 127 128 129 130 131 132 133 134 135 136 137 138 139 140 141 142 143 144 145 146 147 148 149 150 151 152 153 154 155 156 157 158 159 160 161 162 163 164 165 166 167 168 169 170 171 172 173 174 175 176 177 178 179 180 181 182 183 184 185 186 187 188 189 190 191 192 193 194 195 196 197 198 199 200 201 202 203 204 205 206 207 208 209 210 211 212 213 214 215 216 217 218 219 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 235 236 237 238 239 240 241 242 243 244 245 246 247 248 249 250 251 252 253 254 255 0 1 2 3 4 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123 124 125 126 127 128 129 130 131 132 133 134 135 136 137 138 139 140 141 142 143 144 145 146 147 148 149 150 151 152 153 154 155 156 157 158 159 160 161 162 163 164 165 166 167 168 169 170 171 172 173 174 175 176 177 178 179 180 181 182 183 184 185 186 187 188 189 190 191 192 193 194 195 196 197 198 199 200 201 202 203 204 205 206 207 208 209 210 211 212 213 214 215 216 217 218 219 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 235 236 237 238 239 240 241 242 243 244 245 246 247 248 249 250 251 252 253 254 255 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44
func.func @by_increments(%src: !pto.ptr<ui8, ub>, %dst: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c40 = arith.constant 40 : index
  %c256 = arith.constant 256 : index
  pto.vecscope {
    %all = pto.pset_b8 "PAT_ALL" : !pto.mask<b8>
    %first = pto.addptr %src, %c5 : !pto.ptr<ui8, ub> -> !pto.ptr<ui8, ub>
    %a0 = pto.vldas %first : !pto.ptr<ui8, ub> -> !pto.align
    %v, %a1, %second = pto.vldus %first, %a0, %c40 : !pto.ptr<ui8, ub>, !pto.align, index -> !pto.vreg<256xui8>, !pto.align, !pto.ptr<ui8, ub>
    %w, %a2, %third = pto.vldus %second, %a1, %c40 : !pto.ptr<ui8, ub>, !pto.align, index -> !pto.vreg<256xui8>, !pto.align, !pto.ptr<ui8, ub>
    pto.vsts %v, %dst[%c0], %all : !pto.vreg<256xui8>, !pto.ptr<ui8, ub>, !pto.mask<b8>
    pto.vsts %w, %dst[%c256], %all : !pto.vreg<256xui8>, !pto.ptr<ui8, ub>, !pto.mask<b8>
  }
  return
}
