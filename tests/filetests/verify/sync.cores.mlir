// Accesses of which the verifier knows less than it needs to compare them: it says so.
// RUN: --verify --verify-sync --pto-arch=a5 < %s

// The scalar pipe of the cube core loads what the vector cores store, and does not wait for the pipe that waits for them.
func.func @loads_before_the_wait(%d: !pto.ptr<i32, gm>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %one = arith.constant 1 : i32
  pto.section.cube {
    pto.sync.wait #pto.pipe<PIPE_FIX>, 4
    %0 = pto.load_scalar %d[%c0] : !pto.ptr<i32, gm> -> i32
    pto.store_scalar %0, %d[%c2] : !pto.ptr<i32, gm>, i32
  }
  pto.section.vector {
    pto.store_scalar %one, %d[%c0] : !pto.ptr<i32, gm>, i32
    pto.barrier #pto.pipe<PIPE_ALL>
    pto.sync.set #pto.pipe<PIPE_V>, 4
  }
  return
}

// A barrier after the wait: nothing to report.
func.func @loads_after_the_wait(%d: !pto.ptr<i32, gm>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %one = arith.constant 1 : i32
  pto.section.cube {
    pto.sync.wait #pto.pipe<PIPE_FIX>, 4
    pto.barrier #pto.pipe<PIPE_ALL>
    %0 = pto.load_scalar %d[%c0] : !pto.ptr<i32, gm> -> i32
    pto.store_scalar %0, %d[%c2] : !pto.ptr<i32, gm>, i32
  }
  pto.section.vector {
    pto.store_scalar %one, %d[%c0] : !pto.ptr<i32, gm>, i32
    pto.barrier #pto.pipe<PIPE_ALL>
    pto.sync.set #pto.pipe<PIPE_V>, 4
  }
  return
}

// Shared exponents are in a memory beside the operand, at a 16th of its address: they are loaded for the operand at 0, and
// a product of the operand at 16384 does not read them.
func.func @exponents(%d: !pto.ptr<!pto.f8E8M0, l1>) {
  %z = arith.constant 0 : i64
  %next = arith.constant 16384 : i64
  %n = arith.constant 32 : i64
  %a = pto.castptr %z : i64 -> !pto.ptr<f8E4M3FN, l0a>
  %other = pto.castptr %next : i64 -> !pto.ptr<f8E4M3FN, l0a>
  %b = pto.castptr %z : i64 -> !pto.ptr<f8E4M3FN, l0b>
  %c = pto.castptr %z : i64 -> !pto.ptr<f32, l0c>
  %g = pto.castptr %z : i64 -> !pto.ptr<!pto.f8E8M0, l0a>
  pto.mte_l1_l0a_mx %d, %g, %n, %n, %z, %z : !pto.ptr<!pto.f8E8M0, l1>, !pto.ptr<!pto.f8E8M0, l0a>, i64, i64, i64, i64
  pto.mad_mx %other, %b, %c, %n, %n, %n : !pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
  pto.mad_mx %a, %b, %c, %n, %n, %n : !pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
  return
}

// Rows of 64 bytes whose number and mask are known at run time only: whether the last register reaches the next buffer is not
// known.
func.func @rows(%x: !pto.ptr<i32, gm>, %rows: index, %cols: i32) {
  %z = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %len = arith.constant 256 : i64
  %a64 = arith.constant 64 : i64
  %a128 = arith.constant 128 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant 0 : i32
  %p = pto.castptr %a64 : i64 -> !pto.ptr<i32, ub>
  %q = pto.castptr %a128 : i64 -> !pto.ptr<i32, ub>
  pto.mte_gm_ub %x, %q, %z, %len nburst(%one, %len, %len) : !pto.ptr<i32, gm>, !pto.ptr<i32, ub>, i64, i64, i64, i64, i64
  pto.vecscope {
    %v = pto.vbr %zero : i32 -> !pto.vreg<64xi32>
    %mask, %left = pto.plt_b32 %cols : i32 -> !pto.mask<b32>, i32
    scf.for %i = %c0 to %rows step %c1 {
      %at = arith.muli %i, %c16 : index
      pto.vsts %v, %p[%at], %mask : !pto.vreg<64xi32>, !pto.ptr<i32, ub>, !pto.mask<b32>
    }
  }
  return
}

// run 1: exit 1
// stderr:
//| warning[PTO1255]: expected a signal between cores that orders accesses to one buffer, found none for `pto.store_scalar`: its bytes are not compared with those of the other core
//|   --> <stdin>:15:5
//|    |
//| 15 |     pto.store_scalar %one, %d[%c0] : !pto.ptr<i32, gm>, i32
//|    |     ^^^^^^^^^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, scalar/ops/pipeline-sync
//| note: the other core accesses the buffer here
//|   --> <stdin>:11:10
//|    |
//| 11 |     %0 = pto.load_scalar %d[%c0] : !pto.ptr<i32, gm> -> i32
//|    |          ^^^^^^^^^^^^^^^
//|
//| error[PTO1250]: PIPE_M reads what PIPE_MTE1 writes, and nothing orders them
//|   --> <stdin>:54:3
//|    |
//| 54 |   pto.mad_mx %a, %b, %c, %n, %n, %n : !pto.ptr<f8E4M3FN, l0a>, !pto.ptr<f8E4M3FN, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
//|    |   ^^^^^^^^^^
//|    |
//|    = note: both access bytes 0 to 1023 of the exponents of l0a
//|    = note: rule: PTO ISA manual, scalar/ops/pipeline-sync
//|    = help: `pto.set_flag` from PIPE_MTE1 to PIPE_M after the first one, and `pto.wait_flag` before the second one; EVENT_ID0 is free
//| note: PIPE_MTE1 writes here
//|   --> <stdin>:52:3
//|    |
//| 52 |   pto.mte_l1_l0a_mx %d, %g, %n, %n, %z, %z : !pto.ptr<!pto.f8E8M0, l1>, !pto.ptr<!pto.f8E8M0, l0a>, i64, i64, i64, i64
//|    |   ^^^^^^^^^^^^^^^^^
//|
//| warning[PTO1255]: expected accesses whose extent follows from the program, found `pto.vsts`, whose mask or trip count is computed at run time: it is taken to end where the next buffer begins
//|   --> <stdin>:78:7
//|    |
//| 78 |       pto.vsts %v, %p[%at], %mask : !pto.vreg<64xi32>, !pto.ptr<i32, ub>, !pto.mask<b32>
//|    |       ^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, scalar/ops/pipeline-sync
//|
//| error: 1 error, 2 warnings
//| note: 'pto-opt --explain PTO1250' shows the rule with examples
