// Colour where it is asked for, none on what is no terminal.
// RUN: %s --color=always
// RUN: %s --color=never
// RUN: %s --color=auto
// RUN: %s --color=always --diagnostics=short

func.func @f() {
  pto.barrier <PIPE_X>
  return
}

// run 1: exit 1
// stderr:
//| [1m[91merror[PTO0601][0m[1m: unknown pipe 'PIPE_X'[0m
//|  [1m[94m--> [0mcolor.mlir:8:16
//|   [1m[94m|[0m
//| [1m[94m8[0m [1m[94m|[0m   pto.barrier <PIPE_X>
//|   [1m[94m|[0m                [1m[91m^^^^^^[0m
//|   [1m[94m|[0m
//|   [1m[94m= [0m[1mnote[0m: rule: PTO ISA manual, scalar/ops/pipeline-sync
//|   [1m[94m= [0m[1mhelp[0m: did you mean 'PIPE_M', 'PIPE_S' or 'PIPE_V'?
//|
//| [1m[91merror[0m[1m: 1 error[0m
//| note: 'pto-opt --explain PTO0601' shows the rule with examples
// run 2: exit 1
// stderr:
//| error[PTO0601]: unknown pipe 'PIPE_X'
//|  --> color.mlir:8:16
//|   |
//| 8 |   pto.barrier <PIPE_X>
//|   |                ^^^^^^
//|   |
//|   = note: rule: PTO ISA manual, scalar/ops/pipeline-sync
//|   = help: did you mean 'PIPE_M', 'PIPE_S' or 'PIPE_V'?
//|
//| error: 1 error
//| note: 'pto-opt --explain PTO0601' shows the rule with examples
// run 3: exit 1
// stderr: as run 2
// run 4: exit 2
// stderr:
//| error: only '--diagnostics=human' has colours, which '--color=always' asks for
//|
//| Usage: pto-opt [OPTIONS] [INPUT]...
//|
//| For more information, try '--help'.
