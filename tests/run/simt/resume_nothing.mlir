// RUN: --pto-arch=a5
func.func @kernel() attributes {pto.aicore} {
  %one = arith.constant 1 : i32
  pto.simt_launch @body<<<%one, %one, %one>>>() : () -> ()
  return
}
func.func @body() attributes {pto.simt_entry} {
  %a = pto.resume {slot = 4 : i64} : i32 // FAULT PTO1503
  return
}
