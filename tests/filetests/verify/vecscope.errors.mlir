// What breaks the rules of scopes of vector instructions.
// RUN: %s --verify --pto-arch=a5 --diagnostics=short
// RUN: %s --verify --pto-arch=a5

func.func @nested(%n: index) {
  pto.vecscope {
    pto.vecscope {
    }
    scf.for %i = %n to %n step %n {
    } {llvm.loop.aivector_scope}
  }
  scf.for %i = %n to %n step %n {
    pto.strict_vecscope(%n) {
    ^bb0(%m: index):
    } : (index) -> ()
  } {llvm.loop.aivector_scope}
  return
}

func.func @synchronises() {
  pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  pto.vecscope {
    pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
    pto.barrier #pto.pipe<PIPE_V>
    pto.get_buf["PIPE_V", 0, 0]
  }
  return
}

func.func @tile(%t: !pto.tile_buf<vec, 16x16xf32>) {
  pto.vecscope {
    pto.texp ins(%t : !pto.tile_buf<vec, 16x16xf32>) outs(%t : !pto.tile_buf<vec, 16x16xf32>)
  }
  return
}

func.func @border(%p: !pto.ptr<f32, ub>, %i: index) {
  %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
  %v = pto.vlds %p[%i] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
  pto.vecscope {
    pto.vsts %v, %p[%i], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  }
  pto.strict_vecscope(%v, %p) {
  ^bb0(%w: !pto.vreg<64xf32>, %q: !pto.ptr<f32, ub>):
  } : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>) -> ()
  return
}

// Sorts of memory stand outside, and the special register is accessed inside, also in functions that have a scope.
func.func @outside(%d: !pto.ptr<f32, ub>, %n: !pto.ptr<ui32, ub>, %i: index, %c: i64, %b: i1) {
  pto.vecscope {
    pto.vbitsort %d, %d, %n, %i : !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<ui32, ub>, index
    scf.if %b {
      pto.vmrgsort4 %d, %d, %d, %d, %d, %c, %c : !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64
    }
  }
  scf.for %j = %i to %i step %i {
    pto.vbitsort %d, %d, %n, %i : !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<ui32, ub>, index
  } {llvm.loop.aivector_scope}
  return
}

func.func @inside(%n: !pto.ptr<i32, ub>, %i: i32) {
  pto.sprclr "AR"
  pto.vecscope {
  }
  pto.sprsti "AR", %n[%i] : !pto.ptr<i32, ub>, i32
  pto.section.vector {
    pto.sprsts "AR", %n[%i] : !pto.ptr<i32, ub>, i32
  }
  return
}

func.func @address(%t: !pto.tile_buf<vec, 16x16xf32>) {
  %p = pto.tile_buf_addr %t : !pto.tile_buf<vec, 16x16xf32> -> !pto.ptr<f32, ub>
  return
}

// What waits for memory, or writes it back, stands outside.
func.func @memory(%p: !pto.ptr<i32, gm>) {
  pto.vecscope {
    pto.dsb "ALL"
    pto.dcci %p "SINGLE_CACHE_LINE" : !pto.ptr<i32, gm>
  }
  return
}

// run 1: exit 1
// stderr:
//| vecscope.errors.mlir:7:5: error[PTO1202]: pto.vecscope opens a vector scope inside a vector scope
//| vecscope.errors.mlir:9:5: error[PTO1202]: scf.for opens a vector scope inside a vector scope
//| vecscope.errors.mlir:13:5: error[PTO1202]: pto.strict_vecscope opens a vector scope inside a vector scope
//| vecscope.errors.mlir:23:5: error[PTO1203]: pto.wait_flag synchronises pipes inside a vector scope
//| vecscope.errors.mlir:24:5: error[PTO1203]: pto.barrier synchronises pipes inside a vector scope
//| vecscope.errors.mlir:25:5: error[PTO1203]: pto.get_buf synchronises pipes inside a vector scope
//| vecscope.errors.mlir:32:5: error[PTO1204]: pto.texp works on tiles inside a vector scope
//| vecscope.errors.mlir:41:14: error[PTO1205]: pto.vsts takes a value of the vector unit from outside of its scope
//| vecscope.errors.mlir:41:26: error[PTO1205]: pto.vsts takes a value of the vector unit from outside of its scope
//| vecscope.errors.mlir:43:23: error[PTO1205]: pto.strict_vecscope takes a value of the vector unit from outside of its scope
//| vecscope.errors.mlir:52:5: error[PTO1207]: pto.vbitsort stands inside of a vector scope
//| vecscope.errors.mlir:54:7: error[PTO1207]: pto.vmrgsort4 stands inside of a vector scope
//| vecscope.errors.mlir:58:5: error[PTO1207]: pto.vbitsort stands inside of a vector scope
//| vecscope.errors.mlir:64:3: error[PTO1208]: pto.sprclr stands outside of a vector scope
//| vecscope.errors.mlir:67:3: error[PTO1208]: pto.sprsti stands outside of a vector scope
//| vecscope.errors.mlir:69:5: error[PTO1208]: pto.sprsts stands outside of a vector scope
//| vecscope.errors.mlir:75:8: warning[PTO1206]: pto.tile_buf_addr stands outside of a vector scope
//| vecscope.errors.mlir:82:5: error[PTO1207]: pto.dsb stands inside of a vector scope
//| vecscope.errors.mlir:83:5: error[PTO1207]: pto.dcci stands inside of a vector scope
// run 2: exit 1
// stderr:
//| error[PTO1202]: pto.vecscope opens a vector scope inside a vector scope
//|  --> vecscope.errors.mlir:7:5
//|   |
//| 7 |     pto.vecscope {
//|   |     ^^^^^^^^^^^^
//|   |
//|   = note: rule: PTO ISA manual, scalar/ops/micro-instruction/vecscope.md
//| note: the scope starts here
//|  --> vecscope.errors.mlir:6:3
//|   |
//| 6 |   pto.vecscope {
//|   |   ^^^^^^^^^^^^
//|
//| error[PTO1202]: scf.for opens a vector scope inside a vector scope
//|  --> vecscope.errors.mlir:9:5
//|   |
//| 9 |     scf.for %i = %n to %n step %n {
//|   |     ^^^^^^^
//|   |
//|   = note: rule: PTO ISA manual, scalar/ops/micro-instruction/vecscope.md
//| note: the scope starts here
//|  --> vecscope.errors.mlir:6:3
//|   |
//| 6 |   pto.vecscope {
//|   |   ^^^^^^^^^^^^
//|
//| error[PTO1202]: pto.strict_vecscope opens a vector scope inside a vector scope
//|   --> vecscope.errors.mlir:13:5
//|    |
//| 13 |     pto.strict_vecscope(%n) {
//|    |     ^^^^^^^^^^^^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, scalar/ops/micro-instruction/vecscope.md
//| note: the scope starts here
//|   --> vecscope.errors.mlir:12:3
//|    |
//| 12 |   scf.for %i = %n to %n step %n {
//|    |   ^^^^^^^
//|
//| error[PTO1203]: pto.wait_flag synchronises pipes inside a vector scope
//|   --> vecscope.errors.mlir:23:5
//|    |
//| 23 |     pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
//|    |     ^^^^^^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, scalar/ops/micro-instruction/vecscope.md
//| note: the scope starts here
//|   --> vecscope.errors.mlir:22:3
//|    |
//| 22 |   pto.vecscope {
//|    |   ^^^^^^^^^^^^
//|
//| error[PTO1203]: pto.barrier synchronises pipes inside a vector scope
//|   --> vecscope.errors.mlir:24:5
//|    |
//| 24 |     pto.barrier #pto.pipe<PIPE_V>
//|    |     ^^^^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, scalar/ops/micro-instruction/vecscope.md
//| note: the scope starts here
//|   --> vecscope.errors.mlir:22:3
//|    |
//| 22 |   pto.vecscope {
//|    |   ^^^^^^^^^^^^
//|
//| error[PTO1203]: pto.get_buf synchronises pipes inside a vector scope
//|   --> vecscope.errors.mlir:25:5
//|    |
//| 25 |     pto.get_buf["PIPE_V", 0, 0]
//|    |     ^^^^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, scalar/ops/micro-instruction/vecscope.md
//| note: the scope starts here
//|   --> vecscope.errors.mlir:22:3
//|    |
//| 22 |   pto.vecscope {
//|    |   ^^^^^^^^^^^^
//|
//| error[PTO1204]: pto.texp works on tiles inside a vector scope
//|   --> vecscope.errors.mlir:32:5
//|    |
//| 32 |     pto.texp ins(%t : !pto.tile_buf<vec, 16x16xf32>) outs(%t : !pto.tile_buf<vec, 16x16xf32>)
//|    |     ^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, scalar/ops/micro-instruction/vecscope.md
//| note: the scope starts here
//|   --> vecscope.errors.mlir:31:3
//|    |
//| 31 |   pto.vecscope {
//|    |   ^^^^^^^^^^^^
//|
//| error[PTO1205]: pto.vsts takes a value of the vector unit from outside of its scope
//|   --> vecscope.errors.mlir:41:14
//|    |
//| 41 |     pto.vsts %v, %p[%i], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|    |              ^^
//|    |
//|    = note: rule: PTO ISA manual, scalar/ops/micro-instruction/vecscope.md
//|    = help: make the value inside of the scope
//| note: the value is made here
//|   --> vecscope.errors.mlir:39:8
//|    |
//| 39 |   %v = pto.vlds %p[%i] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|    |        ^^^^^^^^
//|
//| error[PTO1205]: pto.vsts takes a value of the vector unit from outside of its scope
//|   --> vecscope.errors.mlir:41:26
//|    |
//| 41 |     pto.vsts %v, %p[%i], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|    |                          ^^
//|    |
//|    = note: rule: PTO ISA manual, scalar/ops/micro-instruction/vecscope.md
//|    = help: make the value inside of the scope
//| note: the value is made here
//|   --> vecscope.errors.mlir:38:8
//|    |
//| 38 |   %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|    |        ^^^^^^^^^^^^
//|
//| error[PTO1205]: pto.strict_vecscope takes a value of the vector unit from outside of its scope
//|   --> vecscope.errors.mlir:43:23
//|    |
//| 43 |   pto.strict_vecscope(%v, %p) {
//|    |                       ^^
//|    |
//|    = note: rule: PTO ISA manual, scalar/ops/micro-instruction/vecscope.md
//|    = help: make the value inside of the scope
//| note: the value is made here
//|   --> vecscope.errors.mlir:39:8
//|    |
//| 39 |   %v = pto.vlds %p[%i] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|    |        ^^^^^^^^
//|
//| error[PTO1207]: pto.vbitsort stands inside of a vector scope
//|   --> vecscope.errors.mlir:52:5
//|    |
//| 52 |     pto.vbitsort %d, %d, %n, %i : !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<ui32, ub>, index
//|    |     ^^^^^^^^^^^^
//|    |
//|    = note: rule: ptoas, verifier
//|    = help: put it before or after the scope
//| note: the scope starts here
//|   --> vecscope.errors.mlir:51:3
//|    |
//| 51 |   pto.vecscope {
//|    |   ^^^^^^^^^^^^
//|
//| error[PTO1207]: pto.vmrgsort4 stands inside of a vector scope
//|   --> vecscope.errors.mlir:54:7
//|    |
//| 54 |       pto.vmrgsort4 %d, %d, %d, %d, %d, %c, %c : !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64
//|    |       ^^^^^^^^^^^^^
//|    |
//|    = note: rule: ptoas, verifier
//|    = help: put it before or after the scope
//| note: the scope starts here
//|   --> vecscope.errors.mlir:51:3
//|    |
//| 51 |   pto.vecscope {
//|    |   ^^^^^^^^^^^^
//|
//| error[PTO1207]: pto.vbitsort stands inside of a vector scope
//|   --> vecscope.errors.mlir:58:5
//|    |
//| 58 |     pto.vbitsort %d, %d, %n, %i : !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<ui32, ub>, index
//|    |     ^^^^^^^^^^^^
//|    |
//|    = note: rule: ptoas, verifier
//|    = help: put it before or after the scope
//| note: the scope starts here
//|   --> vecscope.errors.mlir:57:3
//|    |
//| 57 |   scf.for %j = %i to %i step %i {
//|    |   ^^^^^^^
//|
//| error[PTO1208]: pto.sprclr stands outside of a vector scope
//|   --> vecscope.errors.mlir:64:3
//|    |
//| 64 |   pto.sprclr "AR"
//|    |   ^^^^^^^^^^
//|    |
//|    = note: rule: ptoas, verifier
//|    = help: put it into the pto.vecscope of the stores it counts
//|
//| error[PTO1208]: pto.sprsti stands outside of a vector scope
//|   --> vecscope.errors.mlir:67:3
//|    |
//| 67 |   pto.sprsti "AR", %n[%i] : !pto.ptr<i32, ub>, i32
//|    |   ^^^^^^^^^^
//|    |
//|    = note: rule: ptoas, verifier
//|    = help: put it into the pto.vecscope of the stores it counts
//|
//| error[PTO1208]: pto.sprsts stands outside of a vector scope
//|   --> vecscope.errors.mlir:69:5
//|    |
//| 69 |     pto.sprsts "AR", %n[%i] : !pto.ptr<i32, ub>, i32
//|    |     ^^^^^^^^^^
//|    |
//|    = note: rule: ptoas, verifier
//|    = help: put it into the pto.vecscope of the stores it counts
//|
//| warning[PTO1206]: pto.tile_buf_addr stands outside of a vector scope
//|   --> vecscope.errors.mlir:75:8
//|    |
//| 75 |   %p = pto.tile_buf_addr %t : !pto.tile_buf<vec, 16x16xf32> -> !pto.ptr<f32, ub>
//|    |        ^^^^^^^^^^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, scalar/ops/micro-instruction/vecscope.md
//|
//| error[PTO1207]: pto.dsb stands inside of a vector scope
//|   --> vecscope.errors.mlir:82:5
//|    |
//| 82 |     pto.dsb "ALL"
//|    |     ^^^^^^^
//|    |
//|    = note: rule: ptoas, verifier
//|    = help: put it before or after the scope
//| note: the scope starts here
//|   --> vecscope.errors.mlir:81:3
//|    |
//| 81 |   pto.vecscope {
//|    |   ^^^^^^^^^^^^
//|
//| error[PTO1207]: pto.dcci stands inside of a vector scope
//|   --> vecscope.errors.mlir:83:5
//|    |
//| 83 |     pto.dcci %p "SINGLE_CACHE_LINE" : !pto.ptr<i32, gm>
//|    |     ^^^^^^^^
//|    |
//|    = note: rule: ptoas, verifier
//|    = help: put it before or after the scope
//| note: the scope starts here
//|   --> vecscope.errors.mlir:81:3
//|    |
//| 81 |   pto.vecscope {
//|    |   ^^^^^^^^^^^^
//|
//| error: 18 errors, 1 warning
//| note: 'pto-opt --explain PTO1202' shows the rule with examples
