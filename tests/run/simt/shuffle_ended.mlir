// Thread 3 has ended when the others ask for its value.
// RUN: --pto-arch=a5
func.func @kernel() attributes {pto.aicore} {
  %one = arith.constant 1 : i32
  %four = arith.constant 4 : i32
  pto.simt_launch @body<<<%four, %one, %one>>>() : () -> ()
  return
}
func.func @body() attributes {pto.simt_entry} {
  %three = arith.constant 3 : i32
  %x = pto.get_tid_x : i32
  %stays = arith.cmpi ult, %x, %three : i32
  scf.if %stays {
    %a = pto.shuffle_idx %x, %three : i32, i32 -> i32 // FAULT PTO1504
  }
  return
}
