// Even threads vote at one place, odd ones at another.
// RUN: --pto-arch=a5
func.func @kernel() attributes {pto.aicore} {
  %one = arith.constant 1 : i32
  %four = arith.constant 4 : i32
  pto.simt_launch @body<<<%four, %one, %one>>>() : () -> ()
  return
}
func.func @body() attributes {pto.simt_entry} {
  %x = pto.get_tid_x : i32
  %odd = arith.trunci %x : i32 to i1
  scf.if %odd {
    %a = pto.vote_any %odd : i1 -> i1
  } else {
    %b = pto.vote_any %odd : i1 -> i1 // FAULT PTO1504
  }
  return
}
