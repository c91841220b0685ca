// Written by simt.py.
// Where 4 x 3 x 4 threads are, of which the last 16 are a separate team.
// COVERS: get_tid_x get_tid_y get_tid_z get_block_dim_x get_block_dim_y get_block_dim_z get_block_idx_x get_block_idx_y get_block_idx_z get_grid_dim_x get_grid_dim_y get_grid_dim_z get_laneid get_lanemask_eq get_lanemask_ge get_lanemask_gt get_lanemask_le get_lanemask_lt get_veccoreid
// RUN: --pto-arch=a5 --arg zero:3648
// EXPECT 0 i32: 0 0 0 4 3 4 0 0 0 1 1 1 0 1 -1 -2 1 0 0 1 0 0 4 3 4 0 0 0 1 1 1 1 2 -2 -4 3 1 0 2 0 0 4 3 4 0 0 0 1 1 1 2 4 -4 -8 7 3 0 3 0 0 4 3 4 0 0 0 1 1 1 3 8 -8 -16 15 7 0 0 1 0 4 3 4 0 0 0 1 1 1 4 16 -16 -32 31 15 0 1 1 0 4 3 4 0 0 0 1 1 1 5 32 -32 -64 63 31 0 2 1 0 4 3 4 0 0 0 1 1 1 6 64 -64 -128 127 63 0 3 1 0 4 3 4 0 0 0 1 1 1 7 128 -128 -256 255 127 0 0 2 0 4 3 4 0 0 0 1 1 1 8 256 -256 -512 511 255 0 1 2 0 4 3 4 0 0 0 1 1 1 9 512 -512 -1024 1023 511 0 2 2 0 4 3 4 0 0 0 1 1 1 10 1024 -1024 -2048 2047 1023 0 3 2 0 4 3 4 0 0 0 1 1 1 11 2048 -2048 -4096 4095 2047 0 0 0 1 4 3 4 0 0 0 1 1 1 12 4096 -4096 -8192 8191 4095 0 1 0 1 4 3 4 0 0 0 1 1 1 13 8192 -8192 -16384 16383 8191 0 2 0 1 4 3 4 0 0 0 1 1 1 14 16384 -16384 -32768 32767 16383 0 3 0 1 4 3 4 0 0 0 1 1 1 15 32768 -32768 -65536 65535 32767 0 0 1 1 4 3 4 0 0 0 1 1 1 16 65536 -65536 -131072 131071 65535 0 1 1 1 4 3 4 0 0 0 1 1 1 17 131072 -131072 -262144 262143 131071 0 2 1 1 4 3 4 0 0 0 1 1 1 18 262144 -262144 -524288 524287 262143 0 3 1 1 4 3 4 0 0 0 1 1 1 19 524288 -524288 -1048576 1048575 524287 0 0 2 1 4 3 4 0 0 0 1 1 1 20 1048576 -1048576 -2097152 2097151 1048575 0 1 2 1 4 3 4 0 0 0 1 1 1 21 2097152 -2097152 -4194304 4194303 2097151 0 2 2 1 4 3 4 0 0 0 1 1 1 22 4194304 -4194304 -8388608 8388607 4194303 0 3 2 1 4 3 4 0 0 0 1 1 1 23 8388608 -8388608 -16777216 16777215 8388607 0 0 0 2 4 3 4 0 0 0 1 1 1 24 16777216 -16777216 -33554432 33554431 16777215 0 1 0 2 4 3 4 0 0 0 1 1 1 25 33554432 -33554432 -67108864 67108863 33554431 0 2 0 2 4 3 4 0 0 0 1 1 1 26 67108864 -67108864 -134217728 134217727 67108863 0 3 0 2 4 3 4 0 0 0 1 1 1 27 134217728 -134217728 -268435456 268435455 134217727 0 0 1 2 4 3 4 0 0 0 1 1 1 28 268435456 -268435456 -536870912 536870911 268435455 0 1 1 2 4 3 4 0 0 0 1 1 1 29 536870912 -536870912 -1073741824 1073741823 536870911 0 2 1 2 4 3 4 0 0 0 1 1 1 30 1073741824 -1073741824 -2147483648 2147483647 1073741823 0 3 1 2 4 3 4 0 0 0 1 1 1 31 -2147483648 -2147483648 0 -1 2147483647 0 0 2 2 4 3 4 0 0 0 1 1 1 0 1 -1 -2 1 0 0 1 2 2 4 3 4 0 0 0 1 1 1 1 2 -2 -4 3 1 0 2 2 2 4 3 4 0 0 0 1 1 1 2 4 -4 -8 7 3 0 3 2 2 4 3 4 0 0 0 1 1 1 3 8 -8 -16 15 7 0 0 0 3 4 3 4 0 0 0 1 1 1 4 16 -16 -32 31 15 0 1 0 3 4 3 4 0 0 0 1 1 1 5 32 -32 -64 63 31 0 2 0 3 4 3 4 0 0 0 1 1 1 6 64 -64 -128 127 63 0 3 0 3 4 3 4 0 0 0 1 1 1 7 128 -128 -256 255 127 0 0 1 3 4 3 4 0 0 0 1 1 1 8 256 -256 -512 511 255 0 1 1 3 4 3 4 0 0 0 1 1 1 9 512 -512 -1024 1023 511 0 2 1 3 4 3 4 0 0 0 1 1 1 10 1024 -1024 -2048 2047 1023 0 3 1 3 4 3 4 0 0 0 1 1 1 11 2048 -2048 -4096 4095 2047 0 0 2 3 4 3 4 0 0 0 1 1 1 12 4096 -4096 -8192 8191 4095 0 1 2 3 4 3 4 0 0 0 1 1 1 13 8192 -8192 -16384 16383 8191 0 2 2 3 4 3 4 0 0 0 1 1 1 14 16384 -16384 -32768 32767 16383 0 3 2 3 4 3 4 0 0 0 1 1 1 15 32768 -32768 -65536 65535 32767 0
func.func @kernel(%d: !pto.ptr<i32, gm>) attributes {pto.aicore} {
  %x = arith.constant 4 : i32
  %y = arith.constant 3 : i32
  %z = arith.constant 4 : i32
  pto.simt_launch @body<<<%x, %y, %z>>>(%d) : (!pto.ptr<i32, gm>) -> ()
  pto.barrier #pto.pipe<PIPE_ALL>
  return
}
func.func @body(%d: !pto.ptr<i32, gm>) attributes {pto.simt_entry} {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %k2 = arith.constant 2 : index
  %k3 = arith.constant 3 : index
  %k4 = arith.constant 4 : index
  %k5 = arith.constant 5 : index
  %k6 = arith.constant 6 : index
  %k7 = arith.constant 7 : index
  %k8 = arith.constant 8 : index
  %k9 = arith.constant 9 : index
  %k10 = arith.constant 10 : index
  %k11 = arith.constant 11 : index
  %k12 = arith.constant 12 : index
  %k13 = arith.constant 13 : index
  %k14 = arith.constant 14 : index
  %k15 = arith.constant 15 : index
  %k16 = arith.constant 16 : index
  %k17 = arith.constant 17 : index
  %k18 = arith.constant 18 : index
  %k19 = arith.constant 19 : i32
  %x = pto.get_tid_x : i32
  %y = pto.get_tid_y : i32
  %z = pto.get_tid_z : i32
  %across = arith.constant 4 : i32
  %down = arith.constant 3 : i32
  %planes = arith.muli %z, %down : i32
  %lines = arith.addi %planes, %y : i32
  %skipped = arith.muli %lines, %across : i32
  %number = arith.addi %skipped, %x : i32
  %words = arith.muli %number, %k19 : i32
  %first = arith.index_castui %words : i32 to index
  %r_tid_x = pto.get_tid_x : i32
  %at0 = arith.addi %first, %k0 : index
  pto.store %r_tid_x, %d[%at0] : !pto.ptr<i32, gm>, i32
  %r_tid_y = pto.get_tid_y : i32
  %at1 = arith.addi %first, %k1 : index
  pto.store %r_tid_y, %d[%at1] : !pto.ptr<i32, gm>, i32
  %r_tid_z = pto.get_tid_z : i32
  %at2 = arith.addi %first, %k2 : index
  pto.store %r_tid_z, %d[%at2] : !pto.ptr<i32, gm>, i32
  %r_block_dim_x = pto.get_block_dim_x : i32
  %at3 = arith.addi %first, %k3 : index
  pto.store %r_block_dim_x, %d[%at3] : !pto.ptr<i32, gm>, i32
  %r_block_dim_y = pto.get_block_dim_y : i32
  %at4 = arith.addi %first, %k4 : index
  pto.store %r_block_dim_y, %d[%at4] : !pto.ptr<i32, gm>, i32
  %r_block_dim_z = pto.get_block_dim_z : i32
  %at5 = arith.addi %first, %k5 : index
  pto.store %r_block_dim_z, %d[%at5] : !pto.ptr<i32, gm>, i32
  %r_block_idx_x = pto.get_block_idx_x : i32
  %at6 = arith.addi %first, %k6 : index
  pto.store %r_block_idx_x, %d[%at6] : !pto.ptr<i32, gm>, i32
  %r_block_idx_y = pto.get_block_idx_y : i32
  %at7 = arith.addi %first, %k7 : index
  pto.store %r_block_idx_y, %d[%at7] : !pto.ptr<i32, gm>, i32
  %r_block_idx_z = pto.get_block_idx_z : i32
  %at8 = arith.addi %first, %k8 : index
  pto.store %r_block_idx_z, %d[%at8] : !pto.ptr<i32, gm>, i32
  %r_grid_dim_x = pto.get_grid_dim_x : i32
  %at9 = arith.addi %first, %k9 : index
  pto.store %r_grid_dim_x, %d[%at9] : !pto.ptr<i32, gm>, i32
  %r_grid_dim_y = pto.get_grid_dim_y : i32
  %at10 = arith.addi %first, %k10 : index
  pto.store %r_grid_dim_y, %d[%at10] : !pto.ptr<i32, gm>, i32
  %r_grid_dim_z = pto.get_grid_dim_z : i32
  %at11 = arith.addi %first, %k11 : index
  pto.store %r_grid_dim_z, %d[%at11] : !pto.ptr<i32, gm>, i32
  %r_laneid = pto.get_laneid : i32
  %at12 = arith.addi %first, %k12 : index
  pto.store %r_laneid, %d[%at12] : !pto.ptr<i32, gm>, i32
  %r_lanemask_eq = pto.get_lanemask_eq : i32
  %at13 = arith.addi %first, %k13 : index
  pto.store %r_lanemask_eq, %d[%at13] : !pto.ptr<i32, gm>, i32
  %r_lanemask_ge = pto.get_lanemask_ge : i32
  %at14 = arith.addi %first, %k14 : index
  pto.store %r_lanemask_ge, %d[%at14] : !pto.ptr<i32, gm>, i32
  %r_lanemask_gt = pto.get_lanemask_gt : i32
  %at15 = arith.addi %first, %k15 : index
  pto.store %r_lanemask_gt, %d[%at15] : !pto.ptr<i32, gm>, i32
  %r_lanemask_le = pto.get_lanemask_le : i32
  %at16 = arith.addi %first, %k16 : index
  pto.store %r_lanemask_le, %d[%at16] : !pto.ptr<i32, gm>, i32
  %r_lanemask_lt = pto.get_lanemask_lt : i32
  %at17 = arith.addi %first, %k17 : index
  pto.store %r_lanemask_lt, %d[%at17] : !pto.ptr<i32, gm>, i32
  %r_veccoreid = pto.get_veccoreid : i32
  %at18 = arith.addi %first, %k18 : index
  pto.store %r_veccoreid, %d[%at18] : !pto.ptr<i32, gm>, i32
  return
}
