// Each vector core of a block is a thread of the group; the first one is the cube core too. Shared local memory has the
// buffers of each thread: the second one begins after those of the first.
// RUN: %s --target=visa --platform=dg2 --pto-arch=a5 | FileCheck %s
// RUN: %s --target=visa --platform=dg2 --pto-arch=a5 --emit=genx | FileCheck %s --check-prefix=GENX

// The local ids are in r1.
// CHECK: .implicit_UNDEFINED_3 [[LOCAL:V[0-9]+]] offset=32 size=6
// CHECK: .kernel_attr SLMSize=
// CHECK: mov (M1_NM, 1) [[NUMBER:V[0-9]+]](0,0)<1> [[LOCAL]](0,0)<0;1,0>
// CHECK: cmp.eq (M1_NM, 1) [[OTHER:P[0-9]+]] [[NUMBER]](0,0)<0;1,0> 0x0:ud
// CHECK: (![[OTHER]]) jmp (M1_NM, 1)
// GENX: genx.threads = 2
// GENX: genx.local.id
func.func @k(%p: !pto.ptr<i32, gm>, %at: i32) attributes {pto.entry} {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  pto.section.cube {
    pto.store_scalar %one, %p[%c0] : !pto.ptr<i32, gm>, i32
  }
  pto.section.vector {
    %number = pto.get_subblock_idx
    %core = arith.index_cast %number : i64 to index
    %place = arith.index_cast %at : i32 to index
    %zero = arith.constant 0 : i64
    %buffer = pto.castptr %zero : i64 -> !pto.ptr<i32, ub>
    pto.store_scalar %one, %buffer[%place] : !pto.ptr<i32, ub>, i32
    %back = pto.load_scalar %buffer[%place] : !pto.ptr<i32, ub> -> i32
    %c1 = arith.constant 1 : index
    %next = arith.addi %core, %c1 : index
    pto.store_scalar %back, %p[%next] : !pto.ptr<i32, gm>, i32
  }
  return
}
