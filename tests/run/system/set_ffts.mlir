// The base of the flags between cores is no memory that kernels see: it stays as it is, and flags work.
// RUN: --pto-arch=a3 --schedule=adversarial --arg data:i64:1,2,3,4 --arg data:i32:0,0
// EXPECT 0 i64: 1 2 3 4
// EXPECT 1 i32: 5 6
func.func @test(%f: !pto.ptr<i64, gm>, %d: !pto.ptr<i32, gm>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %five = arith.constant 5 : i32
  pto.set_ffts %f : !pto.ptr<i64>
  pto.section.cube {
    pto.store_scalar %five, %d[%i0] : !pto.ptr<i32, gm>, i32
    pto.barrier #pto.pipe<PIPE_ALL>
    pto.sync.set #pto.pipe<PIPE_FIX>, 3 {ffts_mode = 2 : i32}
  }
  pto.section.vector {
    pto.sync.wait #pto.pipe<PIPE_MTE2>, 3
    pto.barrier #pto.pipe<PIPE_ALL>
    %n = pto.get_subblock_idx
    %zero = arith.constant 0 : i64
    %first = arith.cmpi eq, %n, %zero : i64
    scf.if %first {
      %v = pto.load_scalar %d[%i0] : !pto.ptr<i32, gm> -> i32
      %w = arith.addi %v, %one : i32
      pto.store_scalar %w, %d[%i1] : !pto.ptr<i32, gm>, i32
    }
  }
  return
}
