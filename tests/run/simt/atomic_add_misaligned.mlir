// RUN: --pto-arch=a5 --arg zero:16
func.func @kernel(%d: !pto.ptr<i8, gm>) attributes {pto.aicore} {
  %i2 = arith.constant 2 : index
  %one = arith.constant 1 : i32
  %p = pto.addptr %d, %i2 : !pto.ptr<i8, gm> -> !pto.ptr<i8, gm>
  %q = pto.castptr %p : !pto.ptr<i8, gm> -> !pto.ptr<i32, gm>
  pto.simt_launch @body<<<%one, %one, %one>>>(%q) : (!pto.ptr<i32, gm>) -> ()
  return
}
func.func @body(%q: !pto.ptr<i32, gm>) attributes {pto.simt_entry} {
  %one = arith.constant 1 : i32
  %a = pto.atomic_add %q, %one signed : !pto.ptr<i32, gm>, i32 -> i32 // FAULT PTO1502
  return
}
