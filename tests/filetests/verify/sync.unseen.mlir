// What the check of pipes cannot see is a warning, one for each cause; nothing is refused.
// RUN: %s --verify --verify-sync --pto-arch=a5 --diagnostics=short --allow-unregistered-dialect
// RUN: %s --verify --verify-sync --pto-arch=a5 --diagnostics=short --allow-unregistered-dialect -W=none

func.func private @elsewhere(!pto.ptr<f32, ub>)

// A function without a body, twice.
func.func @calls() {
  %z = arith.constant 0 : i64
  %p = pto.castptr %z : i64 -> !pto.ptr<f32, ub>
  func.call @elsewhere(%p) : (!pto.ptr<f32, ub>) -> ()
  func.call @elsewhere(%p) : (!pto.ptr<f32, ub>) -> ()
  return
}

// An operation that is not known takes memory, and gives some.
func.func @foreign(%x: !pto.ptr<f32, gm>) {
  %z = arith.constant 0 : i64
  %len = arith.constant 128 : i64
  %count = arith.constant 1 : i64
  %p = pto.castptr %z : i64 -> !pto.ptr<f32, ub>
  %q = "other.moved"(%z) : (i64) -> !pto.ptr<f32, ub>
  "other.fills"(%p) : (!pto.ptr<f32, ub>) -> ()
  pto.mte_ub_gm %q, %x, %len nburst(%count, %len, %len) : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64
  return
}

// Addresses at a distance computed at run time, which nothing orders; and which a flag orders.
func.func @distances(%x: !pto.ptr<f32, gm>, %y: !pto.ptr<f32, gm>, %n: i64) {
  %z = arith.constant 0 : i64
  %len = arith.constant 128 : i64
  %count = arith.constant 1 : i64
  %p = pto.castptr %z : i64 -> !pto.ptr<f32, ub>
  %q = pto.castptr %n : i64 -> !pto.ptr<f32, ub>
  pto.mte_gm_ub %x, %p, %z, %len nburst(%count, %len, %len) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
  pto.mte_ub_gm %q, %y, %len nburst(%count, %len, %len) : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64
  return
}

func.func @ordered(%x: !pto.ptr<f32, gm>, %y: !pto.ptr<f32, gm>, %n: i64) {
  %z = arith.constant 0 : i64
  %len = arith.constant 128 : i64
  %count = arith.constant 1 : i64
  %p = pto.castptr %z : i64 -> !pto.ptr<f32, ub>
  %q = pto.castptr %n : i64 -> !pto.ptr<f32, ub>
  pto.mte_gm_ub %x, %p, %z, %len nburst(%count, %len, %len) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
  pto.set_flag["PIPE_MTE2", "PIPE_MTE3", "EVENT_ID0"]
  pto.wait_flag["PIPE_MTE2", "PIPE_MTE3", "EVENT_ID0"]
  pto.mte_ub_gm %q, %y, %len nburst(%count, %len, %len) : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64
  return
}

// One of two buffers by one condition, and the other one by the same: they are never the same one.
func.func @turns(%c: i1, %x: !pto.ptr<f32, gm>, %y: !pto.ptr<f32, gm>) {
  %z = arith.constant 0 : i64
  %k = arith.constant 4096 : i64
  %len = arith.constant 128 : i64
  %count = arith.constant 1 : i64
  %a = pto.castptr %z : i64 -> !pto.ptr<f32, ub>
  %b = pto.castptr %k : i64 -> !pto.ptr<f32, ub>
  %one = arith.select %c, %a, %b : !pto.ptr<f32, ub>
  %other = arith.select %c, %b, %a : !pto.ptr<f32, ub>
  pto.mte_gm_ub %x, %one, %z, %len nburst(%count, %len, %len) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
  pto.mte_ub_gm %other, %y, %len nburst(%count, %len, %len) : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64
  return
}

// run 1: exit 0
// stderr:
//| sync.unseen.mlir:11:3: warning[PTO1255]: expected a function with a body, found that `func.call` passes memory to one without: what it accesses is not compared (and 1 more)
//| sync.unseen.mlir:22:8: warning[PTO1255]: expected an address that follows from the program, found an unknown one at `other.moved`: accesses to it are not compared with others
//| sync.unseen.mlir:23:3: warning[PTO1255]: expected operations of known effects, found `other.fills`, which may access memory: what it accesses is not compared
//| sync.unseen.mlir:36:3: warning[PTO1255]: expected addresses at known distances, found distances computed at run time in `pto.mte_ub_gm`: they are taken not to overlap
// run 2: exit 0
