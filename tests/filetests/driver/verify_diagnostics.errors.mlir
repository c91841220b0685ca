// A diagnostic no comment asks for, a comment without its diagnostic, both on wrong lines, and texts that do not fit.
// RUN: %s --split-input-file --verify-diagnostics --diagnostics=short
// RUN: %s --split-input-file --verify-diagnostics

func.func @unexpected() {
  pto.barrier <PIPE_X>
  %a = pto.alloc_tile : !pto.tile_buf<vec, 1x4096xf32>
  return
}

// -----

func.func @missing() {
  // expected-error@+1 {{nothing wrong here}}
  return
}

// -----

func.func @line() {
  // expected-error {{unknown pipe}}
  pto.barrier <PIPE_X>
  return
}

// -----

func.func @text() {
  pto.barrier <PIPE_X> // expected-error {{unknown pip }}
  return
}

// -----

func.func @kind() {
  pto.barrier <PIPE_X> // expected-warning {{unknown pipe}}
  return
}

// -----

func.func @once() {
  pto.barrier <PIPE_X> // expected-error {{unknown pipe}} expected-error {{unknown pipe}}
  return
}

// -----

func.func @not_read() {
  pto.barrier <PIPE_X> // expected-error {{unknown pipe
  return
}

// -----

func.func @misspelt() {
  pto.barrier <PIPE_X> // expected-error@abve {{unknown pipe}}
  pto.barrier <PIPE_Y> // expected-eror {{unknown pipe}}
  pto.barrier <PIPE_Z> // expected-error unknown pipe
  pto.barrier <PIPE_W> // expected-error-re {{unknown {{[}} pipe}}
  return
}

// -----

// What an expected-value is, or expected-results are, is no expectation.
func.func @patterns() {
  pto.barrier <PIPE_X> // expected-error-re {{unknown pipe 'PIPE_{{[A-D]}}'}}
  return
}

// run 1: exit 1
// stderr:
//| verify_diagnostics.errors.mlir:6:16: error[PTO0014]: unexpected error: [PTO0601] unknown pipe 'PIPE_X'
//| verify_diagnostics.errors.mlir:7:8: error[PTO0014]: unexpected warning: [PTO0310] the tile has 4096 columns, expected at most 4095 on a3
//| verify_diagnostics.errors.mlir:14:6: error[PTO0014]: expected error "nothing wrong here" on line 15 was not produced
//| verify_diagnostics.errors.mlir:21:6: error[PTO0014]: expected error "unknown pipe" on line 21 was not produced
//| verify_diagnostics.errors.mlir:22:16: error[PTO0014]: unexpected error: [PTO0601] unknown pipe 'PIPE_X'
//| verify_diagnostics.errors.mlir:29:16: error[PTO0014]: unexpected error: [PTO0601] unknown pipe 'PIPE_X'
//| verify_diagnostics.errors.mlir:29:27: error[PTO0014]: expected error "unknown pip " on line 29 was not produced
//| verify_diagnostics.errors.mlir:36:16: error[PTO0014]: unexpected error: [PTO0601] unknown pipe 'PIPE_X'
//| verify_diagnostics.errors.mlir:36:27: error[PTO0014]: expected warning "unknown pipe" on line 36 was not produced
//| verify_diagnostics.errors.mlir:43:59: error[PTO0014]: expected error "unknown pipe" on line 43 was not produced
//| verify_diagnostics.errors.mlir:50:16: error[PTO0014]: unexpected error: [PTO0601] unknown pipe 'PIPE_X'
//| verify_diagnostics.errors.mlir:50:27: error[PTO0014]: expected '}}' after the text of the diagnostic
//| verify_diagnostics.errors.mlir:57:16: error[PTO0014]: unexpected error: [PTO0601] unknown pipe 'PIPE_X'
//| verify_diagnostics.errors.mlir:57:27: error[PTO0014]: expected @above, @below, @unknown, @+N or @-N, found '@abve'; did you mean '@above'?
//| verify_diagnostics.errors.mlir:58:16: error[PTO0014]: unexpected error: [PTO0601] unknown pipe 'PIPE_Y'
//| verify_diagnostics.errors.mlir:58:27: error[PTO0014]: expected expected-error, expected-warning, expected-remark or expected-note, found 'expected-eror'; did you mean 'expected-error'?
//| verify_diagnostics.errors.mlir:59:16: error[PTO0014]: unexpected error: [PTO0601] unknown pipe 'PIPE_Z'
//| verify_diagnostics.errors.mlir:59:27: error[PTO0014]: expected '{{' and a text after the kind of diagnostic
//| verify_diagnostics.errors.mlir:60:16: error[PTO0014]: unexpected error: [PTO0601] unknown pipe 'PIPE_W'
//| verify_diagnostics.errors.mlir:60:27: error[PTO0014]: expected regular expressions in '{{..}}', found 'unknown {{[}} pipe'
//| verify_diagnostics.errors.mlir:68:16: error[PTO0014]: unexpected error: [PTO0601] unknown pipe 'PIPE_X'
//| verify_diagnostics.errors.mlir:68:27: error[PTO0014]: expected error "unknown pipe 'PIPE_(?:[A-D])'" on line 68 was not produced
// run 2: exit 1
// stderr:
//| error[PTO0014]: unexpected error: [PTO0601] unknown pipe 'PIPE_X'
//|  --> verify_diagnostics.errors.mlir:6:16
//|   |
//| 6 |   pto.barrier <PIPE_X>
//|   |                ^^^^^^
//|   |
//|   = note: rule: PTO ISA manual, scalar/ops/pipeline-sync
//|   = help: did you mean 'PIPE_M', 'PIPE_S' or 'PIPE_V'?
//|
//| error[PTO0014]: unexpected warning: [PTO0310] the tile has 4096 columns, expected at most 4095 on a3
//|  --> verify_diagnostics.errors.mlir:7:8
//|   |
//| 7 |   %a = pto.alloc_tile : !pto.tile_buf<vec, 1x4096xf32>
//|   |        ^^^^^^^^^^^^^^
//|   |
//|   = note: rule: PTO ISA manual, state-and-types/location-intent-and-legality.md
//|
//| error[PTO0014]: expected error "nothing wrong here" on line 15 was not produced
//|   --> verify_diagnostics.errors.mlir:14:6
//|    |
//| 14 |   // expected-error@+1 {{nothing wrong here}}
//|    |      ^^^^^^^^^^^^^^
//|
//| error[PTO0014]: expected error "unknown pipe" on line 21 was not produced
//|   --> verify_diagnostics.errors.mlir:21:6
//|    |
//| 21 |   // expected-error {{unknown pipe}}
//|    |      ^^^^^^^^^^^^^^
//|
//| error[PTO0014]: unexpected error: [PTO0601] unknown pipe 'PIPE_X'
//|   --> verify_diagnostics.errors.mlir:22:16
//|    |
//| 22 |   pto.barrier <PIPE_X>
//|    |                ^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, scalar/ops/pipeline-sync
//|    = help: did you mean 'PIPE_M', 'PIPE_S' or 'PIPE_V'?
//|
//| error[PTO0014]: unexpected error: [PTO0601] unknown pipe 'PIPE_X'
//|   --> verify_diagnostics.errors.mlir:29:16
//|    |
//| 29 |   pto.barrier <PIPE_X> // expected-error {{unknown pip }}
//|    |                ^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, scalar/ops/pipeline-sync
//|    = help: did you mean 'PIPE_M', 'PIPE_S' or 'PIPE_V'?
//|
//| error[PTO0014]: expected error "unknown pip " on line 29 was not produced
//|   --> verify_diagnostics.errors.mlir:29:27
//|    |
//| 29 |   pto.barrier <PIPE_X> // expected-error {{unknown pip }}
//|    |                           ^^^^^^^^^^^^^^
//|
//| error[PTO0014]: unexpected error: [PTO0601] unknown pipe 'PIPE_X'
//|   --> verify_diagnostics.errors.mlir:36:16
//|    |
//| 36 |   pto.barrier <PIPE_X> // expected-warning {{unknown pipe}}
//|    |                ^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, scalar/ops/pipeline-sync
//|    = help: did you mean 'PIPE_M', 'PIPE_S' or 'PIPE_V'?
//|
//| error[PTO0014]: expected warning "unknown pipe" on line 36 was not produced
//|   --> verify_diagnostics.errors.mlir:36:27
//|    |
//| 36 |   pto.barrier <PIPE_X> // expected-warning {{unknown pipe}}
//|    |                           ^^^^^^^^^^^^^^^^
//|
//| error[PTO0014]: expected error "unknown pipe" on line 43 was not produced
//|   --> verify_diagnostics.errors.mlir:43:59
//|    |
//| 43 |   pto.barrier <PIPE_X> // expected-error {{unknown pipe}} expected-error {{unknown pipe}}
//|    |                                                           ^^^^^^^^^^^^^^
//|
//| error[PTO0014]: unexpected error: [PTO0601] unknown pipe 'PIPE_X'
//|   --> verify_diagnostics.errors.mlir:50:16
//|    |
//| 50 |   pto.barrier <PIPE_X> // expected-error {{unknown pipe
//|    |                ^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, scalar/ops/pipeline-sync
//|    = help: did you mean 'PIPE_M', 'PIPE_S' or 'PIPE_V'?
//|
//| error[PTO0014]: expected '}}' after the text of the diagnostic
//|   --> verify_diagnostics.errors.mlir:50:27
//|    |
//| 50 |   pto.barrier <PIPE_X> // expected-error {{unknown pipe
//|    |                           ^^^^^^^^^^^^^^
//|
//| error[PTO0014]: unexpected error: [PTO0601] unknown pipe 'PIPE_X'
//|   --> verify_diagnostics.errors.mlir:57:16
//|    |
//| 57 |   pto.barrier <PIPE_X> // expected-error@abve {{unknown pipe}}
//|    |                ^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, scalar/ops/pipeline-sync
//|    = help: did you mean 'PIPE_M', 'PIPE_S' or 'PIPE_V'?
//|
//| error[PTO0014]: expected @above, @below, @unknown, @+N or @-N, found '@abve'; did you mean '@above'?
//|   --> verify_diagnostics.errors.mlir:57:27
//|    |
//| 57 |   pto.barrier <PIPE_X> // expected-error@abve {{unknown pipe}}
//|    |                           ^^^^^^^^^^^^^^
//|
//| error[PTO0014]: unexpected error: [PTO0601] unknown pipe 'PIPE_Y'
//|   --> verify_diagnostics.errors.mlir:58:16
//|    |
//| 58 |   pto.barrier <PIPE_Y> // expected-eror {{unknown pipe}}
//|    |                ^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, scalar/ops/pipeline-sync
//|    = help: did you mean 'PIPE_M', 'PIPE_S' or 'PIPE_V'?
//|
//| error[PTO0014]: expected expected-error, expected-warning, expected-remark or expected-note, found 'expected-eror'; did you mean 'expected-error'?
//|   --> verify_diagnostics.errors.mlir:58:27
//|    |
//| 58 |   pto.barrier <PIPE_Y> // expected-eror {{unknown pipe}}
//|    |                           ^^^^^^^^^^^^^
//|
//| error[PTO0014]: unexpected error: [PTO0601] unknown pipe 'PIPE_Z'
//|   --> verify_diagnostics.errors.mlir:59:16
//|    |
//| 59 |   pto.barrier <PIPE_Z> // expected-error unknown pipe
//|    |                ^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, scalar/ops/pipeline-sync
//|    = help: did you mean 'PIPE_M', 'PIPE_S' or 'PIPE_V'?
//|
//| error[PTO0014]: expected '{{' and a text after the kind of diagnostic
//|   --> verify_diagnostics.errors.mlir:59:27
//|    |
//| 59 |   pto.barrier <PIPE_Z> // expected-error unknown pipe
//|    |                           ^^^^^^^^^^^^^^
//|
//| error[PTO0014]: unexpected error: [PTO0601] unknown pipe 'PIPE_W'
//|   --> verify_diagnostics.errors.mlir:60:16
//|    |
//| 60 |   pto.barrier <PIPE_W> // expected-error-re {{unknown {{[}} pipe}}
//|    |                ^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, scalar/ops/pipeline-sync
//|    = help: did you mean 'PIPE_M', 'PIPE_S' or 'PIPE_V'?
//|
//| error[PTO0014]: expected regular expressions in '{{..}}', found 'unknown {{[}} pipe'
//|   --> verify_diagnostics.errors.mlir:60:27
//|    |
//| 60 |   pto.barrier <PIPE_W> // expected-error-re {{unknown {{[}} pipe}}
//|    |                           ^^^^^^^^^^^^^^^^^
//|
//| error[PTO0014]: unexpected error: [PTO0601] unknown pipe 'PIPE_X'
//|   --> verify_diagnostics.errors.mlir:68:16
//|    |
//| 68 |   pto.barrier <PIPE_X> // expected-error-re {{unknown pipe 'PIPE_{{[A-D]}}'}}
//|    |                ^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, scalar/ops/pipeline-sync
//|    = help: did you mean 'PIPE_M', 'PIPE_S' or 'PIPE_V'?
//|
//| error[PTO0014]: expected error "unknown pipe 'PIPE_(?:[A-D])'" on line 68 was not produced
//|   --> verify_diagnostics.errors.mlir:68:27
//|    |
//| 68 |   pto.barrier <PIPE_X> // expected-error-re {{unknown pipe 'PIPE_{{[A-D]}}'}}
//|    |                           ^^^^^^^^^^^^^^^^^
//|
//| error: 22 errors
//| note: 'pto-opt --explain PTO0014' shows the rule with examples
