// Where buffers are, and when: as JSON and as a page.
// RUN: %s --pto-arch=a5 --memory-map=json
// RUN: %s --pto-arch=a5 --memory-map=html
// RUN: %s --pto-arch=a5 --memory-map=json --pass-pipeline=builtin.module(canonicalize)

!t = !pto.tile_buf<vec, 16x64xf32>
!r = !pto.tile_buf<vec, 16x1xf32, valid=16x1, blayout=col_major>
!v = !pto.partition_tensor_view<16x64xf32>

func.func @softmax(%x: !v, %y: !v) {
  %a = pto.alloc_tile : !t
  pto.tload ins(%x : !v) outs(%a : !t)
  %m = pto.alloc_tile : !r
  pto.trowmax ins(%a : !t) outs(%m : !r)
  %b = pto.alloc_tile : !t
  pto.trowexpandsub ins(%a, %m : !t, !r) outs(%b : !t)
  %c = pto.alloc_tile : !t
  pto.texp ins(%b : !t) outs(%c : !t)
  %s = pto.alloc_tile : !r
  pto.trowsum ins(%c : !t) outs(%s : !r)
  pto.trowexpanddiv ins(%c, %s : !t, !r) outs(%c : !t)
  pto.tstore ins(%c : !t) outs(%y : !v)
  return
}

// run 1: exit 0
// stdout:
//| {
//|   "functions": [
//|     {
//|       "name": "softmax",
//|       "operations": 16,
//|       "memories": [
//|         {
//|           "memory": "vec",
//|           "fits": true,
//|           "capacity": 253952,
//|           "peak": 8448,
//|           "bound": 8448,
//|           "tight_bound": 8256,
//|           "buffers": [
//|             {
//|               "name": "%a",
//|               "line": 11,
//|               "type": "!pto.tile_buf<vec, 16x64xf32>",
//|               "address": 0,
//|               "size": 4096,
//|               "first": 5,
//|               "last": 9
//|             },
//|             {
//|               "name": "%m",
//|               "line": 13,
//|               "type": "!pto.tile_buf<vec, 16x1xf32, blayout=col_major>",
//|               "address": 4096,
//|               "size": 64,
//|               "first": 7,
//|               "last": 9
//|             },
//|             {
//|               "name": "%b",
//|               "line": 15,
//|               "type": "!pto.tile_buf<vec, 16x64xf32>",
//|               "address": 4352,
//|               "size": 4096,
//|               "first": 9,
//|               "last": 11
//|             },
//|             {
//|               "name": "%c",
//|               "line": 17,
//|               "type": "!pto.tile_buf<vec, 16x64xf32>",
//|               "address": 4352,
//|               "size": 4096,
//|               "first": 11,
//|               "last": 15
//|             },
//|             {
//|               "name": "%s",
//|               "line": 19,
//|               "type": "!pto.tile_buf<vec, 16x1xf32, blayout=col_major>",
//|               "address": 0,
//|               "size": 64,
//|               "first": 13,
//|               "last": 14
//|             }
//|           ]
//|         }
//|       ]
//|     }
//|   ]
//| }
// run 2: exit 0
// stdout:
//| <!DOCTYPE html>
//| <html lang="en">
//| <head>
//| <meta charset="utf-8">
//| <title>Memory map</title>
//| <style>body{font:14px sans-serif;margin:2em}svg{background:#fafafa;border:1px solid #ccc}text{font:11px sans-serif;paint-order:stroke;stroke:#fff;stroke-opacity:.8;stroke-width:3px}table{border-collapse:collapse;margin:1em 0}td,th{padding:2px 10px;text-align:right}td:last-child,th:last-child{text-align:left;font-family:monospace}rect.b{stroke:#333;stroke-width:.7}line.bound{stroke:#2a2;stroke-dasharray:6 3}line.capacity{stroke:#c22;stroke-width:2}line.beyond{stroke:#c22;stroke-width:2;stroke-dasharray:2 4}rect.b:hover{stroke-width:2}</style>
//| </head>
//| <body>
//| <h1>softmax</h1>
//| <h2>vec: 8448 of 253952 bytes, at least 8448 are alive at one time</h2>
//| <svg xmlns="http://www.w3.org/2000/svg" width="990" height="360" viewBox="0 0 990 360" role="img">
//| <line x1="80" x2="980.0" y1="330.0" y2="330.0" stroke="#ddd"/><text x="74.0" y="334.0" text-anchor="end">0</text>
//| <line x1="80" x2="980.0" y1="290.0" y2="290.0" stroke="#ddd"/><text x="74.0" y="294.0" text-anchor="end">1056</text>
//| <line x1="80" x2="980.0" y1="250.0" y2="250.0" stroke="#ddd"/><text x="74.0" y="254.0" text-anchor="end">2112</text>
//| <line x1="80" x2="980.0" y1="210.0" y2="210.0" stroke="#ddd"/><text x="74.0" y="214.0" text-anchor="end">3168</text>
//| <line x1="80" x2="980.0" y1="170.0" y2="170.0" stroke="#ddd"/><text x="74.0" y="174.0" text-anchor="end">4224</text>
//| <line x1="80" x2="980.0" y1="130.0" y2="130.0" stroke="#ddd"/><text x="74.0" y="134.0" text-anchor="end">5280</text>
//| <line x1="80" x2="980.0" y1="90.0" y2="90.0" stroke="#ddd"/><text x="74.0" y="94.0" text-anchor="end">6336</text>
//| <line x1="80" x2="980.0" y1="50.0" y2="50.0" stroke="#ddd"/><text x="74.0" y="54.0" text-anchor="end">7392</text>
//| <line x1="80" x2="980.0" y1="10.0" y2="10.0" stroke="#ddd"/><text x="74.0" y="14.0" text-anchor="end">8448</text>
//| <rect class="b" x="344.7" y="174.8" width="264.7" height="155.2" fill="hsl(0,60%,75%)"><title>%a, line 11: 4096 bytes at [0, 4096), operations 5 to 9, !pto.tile_buf&lt;vec, 16x64xf32&gt;</title></rect>
//| <rect class="b" x="450.6" y="172.4" width="158.8" height="2.4" fill="hsl(47,60%,75%)"><title>%m, line 13: 64 bytes at [4096, 4160), operations 7 to 9, !pto.tile_buf&lt;vec, 16x1xf32, blayout=col_major&gt;</title></rect>
//| <rect class="b" x="556.5" y="10.0" width="158.8" height="155.2" fill="hsl(94,60%,75%)"><title>%b, line 15: 4096 bytes at [4352, 8448), operations 9 to 11, !pto.tile_buf&lt;vec, 16x64xf32&gt;</title></rect>
//| <rect class="b" x="662.4" y="10.0" width="264.7" height="155.2" fill="hsl(141,60%,75%)"><title>%c, line 17: 4096 bytes at [4352, 8448), operations 11 to 15, !pto.tile_buf&lt;vec, 16x64xf32&gt;</title></rect>
//| <rect class="b" x="768.2" y="327.6" width="105.9" height="2.4" fill="hsl(188,60%,75%)"><title>%s, line 19: 64 bytes at [0, 64), operations 13 to 14, !pto.tile_buf&lt;vec, 16x1xf32, blayout=col_major&gt;</title></rect>
//| <line class="bound" x1="80" x2="980.0" y1="10.0" y2="10.0"><title>lower bound: 8448 bytes alive at one time</title></line><text x="86.0" y="23.0" text-anchor="start">lower bound: 8448 bytes alive at one time</text>
//| <line class="beyond" x1="80" x2="980.0" y1="10.0" y2="10.0"><title>capacity: 253952 bytes, above this picture</title></line><text x="974.0" y="23.0" text-anchor="end">capacity: 253952 bytes, above this picture</text>
//| <text x="477.1" y="256.4" text-anchor="middle">%a</text>
//| <text x="635.9" y="91.6" text-anchor="middle">%b</text>
//| <text x="794.7" y="91.6" text-anchor="middle">%c</text>
//| <text x="530.0" y="354.0" text-anchor="middle">operations 0 to 16; addresses in bytes</text>
//| </svg>
//| <table>
//| <tr><th>buffer</th><th>line</th><th>bytes</th><th>range</th><th>alive</th><th>type</th></tr>
//| <tr><td>%a</td><td>11</td><td>4096</td><td>[0, 4096)</td><td>5 to 9</td><td>!pto.tile_buf&lt;vec, 16x64xf32&gt;</td></tr>
//| <tr><td>%m</td><td>13</td><td>64</td><td>[4096, 4160)</td><td>7 to 9</td><td>!pto.tile_buf&lt;vec, 16x1xf32, blayout=col_major&gt;</td></tr>
//| <tr><td>%b</td><td>15</td><td>4096</td><td>[4352, 8448)</td><td>9 to 11</td><td>!pto.tile_buf&lt;vec, 16x64xf32&gt;</td></tr>
//| <tr><td>%c</td><td>17</td><td>4096</td><td>[4352, 8448)</td><td>11 to 15</td><td>!pto.tile_buf&lt;vec, 16x64xf32&gt;</td></tr>
//| <tr><td>%s</td><td>19</td><td>64</td><td>[0, 64)</td><td>13 to 14</td><td>!pto.tile_buf&lt;vec, 16x1xf32, blayout=col_major&gt;</td></tr>
//| </table>
//| </body>
//| </html>
// run 3: exit 0
// stdout:
//| {
//|   "functions": [
//|     {
//|       "name": "softmax",
//|       "operations": 13,
//|       "memories": [
//|         {
//|           "memory": "vec",
//|           "fits": false,
//|           "capacity": 253952,
//|           "peak": 0,
//|           "bound": 8256,
//|           "tight_bound": 8256,
//|           "buffers": [
//|             {
//|               "name": "%a",
//|               "line": 11,
//|               "type": "!pto.tile_buf<vec, 16x64xf32>",
//|               "address": null,
//|               "size": 4096,
//|               "first": 2,
//|               "last": 6
//|             },
//|             {
//|               "name": "%m",
//|               "line": 13,
//|               "type": "!pto.tile_buf<vec, 16x1xf32, blayout=col_major>",
//|               "address": null,
//|               "size": 64,
//|               "first": 4,
//|               "last": 6
//|             },
//|             {
//|               "name": "%b",
//|               "line": 15,
//|               "type": "!pto.tile_buf<vec, 16x64xf32>",
//|               "address": null,
//|               "size": 4096,
//|               "first": 6,
//|               "last": 8
//|             },
//|             {
//|               "name": "%c",
//|               "line": 17,
//|               "type": "!pto.tile_buf<vec, 16x64xf32>",
//|               "address": null,
//|               "size": 4096,
//|               "first": 8,
//|               "last": 12
//|             },
//|             {
//|               "name": "%s",
//|               "line": 19,
//|               "type": "!pto.tile_buf<vec, 16x1xf32, blayout=col_major>",
//|               "address": null,
//|               "size": 64,
//|               "first": 10,
//|               "last": 11
//|             }
//|           ]
//|         }
//|       ]
//|     }
//|   ]
//| }
