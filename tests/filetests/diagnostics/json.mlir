// One JSON object a line, with notes, help and the end of the place.
// RUN: %s --diagnostics=json
// RUN: missing.mlir --diagnostics=json

func.func @f(%a: !pto.tile_buf<vec, 16x16xf32>) {
  %b = pto.alloc_tile : !pto.tile_buf<vec, 3x7xf32>
  %c = pto.alloc_tile : !pto.tile_buf<vec, 1x4096xf32>
  pto.barrier <PIPE_"X">
  return
}

// run 1: exit 1
// stderr:
//| {"code":"PTO0306","severity":"error","message":"a row of 7 f32 elements is 28 bytes, not a multiple of 32","file":"json.mlir","line":6,"column":8,"end_line":6,"end_column":22,"label":null,"labels":[],"notes":[{"message":"rule: ptoas, verifier"}],"help":["use 8 columns and a valid region of 7"],"fixes":[{"message":"use 8 columns and a valid region of 7","applicability":"machine-applicable","edits":[{"replacement":"!pto.tile_buf<vec, 3x8xf32, valid=3x7>","file":"json.mlir","line":6,"column":25,"end_line":6,"end_column":52}]}]}
//| {"code":"PTO0310","severity":"warning","message":"the tile has 4096 columns, expected at most 4095 on a3","file":"json.mlir","line":7,"column":8,"end_line":7,"end_column":22,"label":null,"labels":[],"notes":[{"message":"rule: PTO ISA manual, state-and-types/location-intent-and-legality.md"}],"help":[]}
//| {"code":"PTO0601","severity":"error","message":"unknown pipe 'PIPE_'","file":"json.mlir","line":8,"column":16,"end_line":8,"end_column":21,"label":null,"labels":[],"notes":[{"message":"rule: PTO ISA manual, scalar/ops/pipeline-sync"}],"help":["did you mean 'PIPE_M', 'PIPE_S' or 'PIPE_V'?"],"fixes":[{"message":"replace 'PIPE_' with 'PIPE_M'","applicability":"maybe-incorrect","edits":[{"replacement":"PIPE_M","file":"json.mlir","line":8,"column":16,"end_line":8,"end_column":21}]},{"message":"replace 'PIPE_' with 'PIPE_S'","applicability":"maybe-incorrect","edits":[{"replacement":"PIPE_S","file":"json.mlir","line":8,"column":16,"end_line":8,"end_column":21}]},{"message":"replace 'PIPE_' with 'PIPE_V'","applicability":"maybe-incorrect","edits":[{"replacement":"PIPE_V","file":"json.mlir","line":8,"column":16,"end_line":8,"end_column":21}]}]}
//| {"code":"PTO0005","severity":"error","message":"expected '>'","file":"json.mlir","line":8,"column":21,"end_line":8,"end_column":24,"label":null,"labels":[],"notes":[],"help":[]}
// run 2: exit 1
// stderr:
//| {"code":"PTO0001","severity":"error","message":"cannot read 'missing.mlir': No such file or directory (os error 2)","file":"missing.mlir","line":null,"column":null,"end_line":null,"end_column":null,"label":null,"labels":[],"notes":[],"help":[]}
