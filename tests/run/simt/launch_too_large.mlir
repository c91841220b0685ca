// RUN: --pto-arch=a5
func.func @kernel() attributes {pto.aicore} {
  %many = arith.constant 100 : i32
  pto.simt_launch @body<<<%many, %many, %many>>>() : () -> () // FAULT PTO1514
  return
}
func.func @body() attributes {pto.simt_entry} {
  return
}
