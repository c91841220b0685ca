// Every diagnostic is asked for.
// RUN: %s --split-input-file --verify-diagnostics
// RUN: %s --split-input-file --verify-diagnostics --strict --diagnostics=short

func.func @f(%n: index) {
  // expected-error@+1 {{a row of 7 f32 elements is 28 bytes}}
  %a = pto.alloc_tile : !pto.tile_buf<vec, 3x7xf32>
  %b = pto.alloc_tile : !pto.tile_buf<vec, 1x4096xf32> // expected-warning {{PTO0310}}
  // expected-error @below {{[PTO0309] `valid_col` is missing}}
  %c = pto.alloc_tile : !pto.tile_buf<vec, 4x8xf32, valid=4x?>
  pto.barrier <PIPE_X>
  // expected-error @above {{unknown pipe}}
  pto.set_flag[<PIPE_X>, <PIPE_Y>, <EVENT_ID9>] // expected-error {{PIPE_X}} expected-error {{PIPE_Y}} expected-error {{EVENT_ID9}}
  return
}

// -----

func.func @notes() {
  // expected-error@+2 {{unknown pipe}}
  // expected-note@+1 {{rule: }}
  pto.barrier <PIPE_X>
  return
}

// -----

func.func @none() {
  return
}

// -----

func.func @patterns() {
  pto.barrier <PIPE_X> // expected-error-re {{unknown {{pipe|flag}} 'PIPE_{{[A-Z]}}'}}
  // expected-error-re@+1 {{{{^}}[PTO0306] a row of {{[0-9]+}} f32 elements is {{\d+}} bytes}}
  %a = pto.alloc_tile : !pto.tile_buf<vec, 3x7xf32>
  return
}

// -----

// expected-warning@unknown {{the input holds no operation}}

// run 1: exit 0
// run 2: exit 1
// stderr:
//| verify_diagnostics.mlir: error[PTO0014]: unexpected error: [PTO0002] the input holds no operation
//| verify_diagnostics.mlir:8:8: error[PTO0014]: unexpected error: [PTO0310] the tile has 4096 columns, expected at most 4095 on a3
//| verify_diagnostics.mlir:8:59: error[PTO0014]: expected warning "PTO0310" on line 8 was not produced
//| verify_diagnostics.mlir:43:4: error[PTO0014]: expected warning "the input holds no operation" on any line was not produced
