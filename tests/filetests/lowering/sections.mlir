// A section says that a block has a core of its kind: also an empty one, or one whose code is dead, stays.
// RUN: %s --pto-arch=a5 --lower=vector | FileCheck %s
// RUN: %s --pto-arch=a5 --lower=vector -O1 | FileCheck %s
// RUN: %s --pass-pipeline=builtin.module(canonicalize,cse) | FileCheck %s

// CHECK-LABEL: func.func @empty
// CHECK: pto.section.cube {
// CHECK: pto.section.vector {
// CHECK: pto.get_subblock_idx
func.func @empty(%p: !pto.ptr<i64, gm>) {
  %c0 = arith.constant 0 : index
  pto.section.cube {
  }
  pto.section.vector {
    %number = pto.get_subblock_idx
    pto.store_scalar %number, %p[%c0] : !pto.ptr<i64, gm>, i64
  }
  return
}

// CHECK-LABEL: func.func @dead
// CHECK: pto.section.cube {
// CHECK-NOT: arith.addi
// CHECK: return
func.func @dead(%n: i64) {
  pto.section.cube {
    %more = arith.addi %n, %n : i64
  }
  return
}
