// Written by simt.py.
// 48 threads, of which the last 16 are a team: values of others, votes, sums.
// COVERS: shuffle_down shuffle_idx shuffle_up vote_all vote_any vote_ballot vote_uni redux_add redux_max redux_min
// RUN: --pto-arch=a5 --arg zero:3456
// EXPECT 0 i32: -41 -47 -50 -32 0 1 0 -1431655766 0 0 1 0 -112 -112 43 -2 -50 1 -44 -44 -50 -32 0 1 0 -1431655766 0 0 1 0 -112 -112 43 -2 -50 1 -47 -41 -47 -32 0 1 0 -1431655766 0 0 1 0 -112 -112 43 -2 -50 1 -50 -38 -44 -32 0 1 0 -1431655766 0 0 1 0 -112 -112 43 -2 -50 1 -29 -35 -41 -32 0 1 0 -1431655766 0 0 1 0 -112 -112 43 -2 -50 1 -32 -32 -38 -32 0 1 0 -1431655766 0 0 1 0 -112 -112 43 -2 -50 1 -35 -29 -35 -32 0 1 0 -1431655766 0 0 1 0 -112 -112 43 -2 -50 1 -38 -26 -32 -32 0 1 0 -1431655766 0 0 1 0 -112 -112 43 -2 -50 1 -17 -23 -29 -32 0 1 0 -1431655766 0 0 1 0 -112 -112 43 -2 -50 1 -20 -20 -26 -32 0 1 0 -1431655766 0 0 1 0 -112 -112 43 -2 -50 1 -23 -17 -23 -32 0 1 0 -1431655766 0 0 1 0 -112 -112 43 -2 -50 1 -26 -14 -20 -32 0 1 0 -1431655766 0 0 1 0 -112 -112 43 -2 -50 1 -5 -11 -17 -32 0 1 0 -1431655766 0 0 1 0 -112 -112 43 -2 -50 1 -8 -8 -14 -32 0 1 0 -1431655766 0 0 1 0 -112 -112 43 -2 -50 1 -11 -5 -11 -32 0 1 0 -1431655766 0 0 1 0 -112 -112 43 -2 -50 1 -14 -5 -8 -32 0 1 0 -1431655766 0 0 1 0 -112 -112 43 -2 -50 1 7 1 -2 16 0 1 0 -1431655766 0 0 1 0 -112 -112 43 -2 -50 1 4 4 -2 16 0 1 0 -1431655766 0 0 1 0 -112 -112 43 -2 -50 1 1 7 1 16 0 1 0 -1431655766 0 0 1 0 -112 -112 43 -2 -50 1 -2 10 4 16 0 1 0 -1431655766 0 0 1 0 -112 -112 43 -2 -50 1 19 13 7 16 0 1 0 -1431655766 0 0 1 0 -112 -112 43 -2 -50 1 16 16 10 16 0 1 0 -1431655766 0 0 1 0 -112 -112 43 -2 -50 1 13 19 13 16 0 1 0 -1431655766 0 0 1 0 -112 -112 43 -2 -50 1 10 22 16 16 0 1 0 -1431655766 0 0 1 0 -112 -112 43 -2 -50 1 31 25 19 16 0 1 0 -1431655766 0 0 1 0 -112 -112 43 -2 -50 1 28 28 22 16 0 1 0 -1431655766 0 0 1 0 -112 -112 43 -2 -50 1 25 31 25 16 0 1 0 -1431655766 0 0 1 0 -112 -112 43 -2 -50 1 22 34 28 16 0 1 0 -1431655766 0 0 1 0 -112 -112 43 -2 -50 1 43 37 31 16 0 1 0 -1431655766 0 0 1 0 -112 -112 43 -2 -50 1 40 40 34 16 0 1 0 -1431655766 0 0 1 0 -112 -112 43 -2 -50 1 37 43 37 16 0 1 0 -1431655766 0 0 1 0 -112 -112 43 -2 -50 1 34 43 40 16 0 1 0 -1431655766 0 0 1 0 -112 -112 43 -2 -50 1 55 49 46 64 0 1 0 43690 1 1 1 65535 1096 1096 91 91 46 46 52 52 46 64 0 1 0 43690 1 1 1 65535 1096 1096 91 91 46 46 49 55 49 64 0 1 0 43690 1 1 1 65535 1096 1096 91 91 46 46 46 58 52 64 0 1 0 43690 1 1 1 65535 1096 1096 91 91 46 46 67 61 55 64 0 1 0 43690 1 1 1 65535 1096 1096 91 91 46 46 64 64 58 64 0 1 0 43690 1 1 1 65535 1096 1096 91 91 46 46 61 67 61 64 0 1 0 43690 1 1 1 65535 1096 1096 91 91 46 46 58 70 64 64 0 1 0 43690 1 1 1 65535 1096 1096 91 91 46 46 79 73 67 64 0 1 0 43690 1 1 1 65535 1096 1096 91 91 46 46 76 76 70 64 0 1 0 43690 1 1 1 65535 1096 1096 91 91 46 46 73 79 73 64 0 1 0 43690 1 1 1 65535 1096 1096 91 91 46 46 70 82 76 64 0 1 0 43690 1 1 1 65535 1096 1096 91 91 46 46 91 85 79 64 0 1 0 43690 1 1 1 65535 1096 1096 91 91 46 46 88 88 82 64 0 1 0 43690 1 1 1 65535 1096 1096 91 91 46 46 85 91 85 64 0 1 0 43690 1 1 1 65535 1096 1096 91 91 46 46 82 91 88 64 0 1 0 43690 1 1 1 65535 1096 1096 91 91 46 46
func.func @kernel(%d: !pto.ptr<i32, gm>) attributes {pto.aicore} {
  %x = arith.constant 48 : i32
  %y = arith.constant 1 : i32
  %z = arith.constant 1 : i32
  pto.simt_launch @body<<<%x, %y, %z>>>(%d) : (!pto.ptr<i32, gm>) -> ()
  pto.barrier #pto.pipe<PIPE_ALL>
  return
}
func.func @body(%d: !pto.ptr<i32, gm>) attributes {pto.simt_entry} {
  %k0 = arith.constant 3 : i32
  %k1 = arith.constant 50 : i32
  %k2 = arith.constant 0 : index
  %k3 = arith.constant 1 : i32
  %k4 = arith.constant 1 : index
  %k5 = arith.constant 2 : index
  %k6 = arith.constant 6 : i32
  %k7 = arith.constant 3 : index
  %k8 = arith.constant 32 : i32
  %k9 = arith.constant 4 : index
  %k10 = arith.constant 5 : index
  %k11 = arith.constant 6 : index
  %k12 = arith.constant 7 : index
  %k13 = arith.constant 8 : index
  %k14 = arith.constant 9 : index
  %k15 = arith.constant 10 : index
  %k16 = arith.constant 11 : index
  %k17 = arith.constant 12 : index
  %k18 = arith.constant 13 : index
  %k19 = arith.constant 14 : index
  %k20 = arith.constant 15 : index
  %k21 = arith.constant 16 : index
  %k22 = arith.constant 17 : index
  %k23 = arith.constant 18 : i32
  %x = pto.get_tid_x : i32
  %y = pto.get_tid_y : i32
  %z = pto.get_tid_z : i32
  %across = arith.constant 48 : i32
  %down = arith.constant 1 : i32
  %planes = arith.muli %z, %down : i32
  %lines = arith.addi %planes, %y : i32
  %skipped = arith.muli %lines, %across : i32
  %number = arith.addi %skipped, %x : i32
  %words = arith.muli %number, %k23 : i32
  %first = arith.index_castui %words : i32 to index
  %times = arith.muli %number, %k0 : i32
  %value = arith.subi %times, %k1 : i32
  %sbfly = pto.shuffle_bfly %value, %k0 {width = 16 : i32} : i32, i32 -> i32
  %at0 = arith.addi %first, %k2 : index
  pto.store %sbfly, %d[%at0] : !pto.ptr<i32, gm>, i32
  %sdown = pto.shuffle_down %value, %k3 {width = 16 : i32} : i32, i32 -> i32
  %at1 = arith.addi %first, %k4 : index
  pto.store %sdown, %d[%at1] : !pto.ptr<i32, gm>, i32
  %sup = pto.shuffle_up %value, %k3 {width = 16 : i32} : i32, i32 -> i32
  %at2 = arith.addi %first, %k5 : index
  pto.store %sup, %d[%at2] : !pto.ptr<i32, gm>, i32
  %sidx = pto.shuffle_idx %value, %k6 {width = 16 : i32} : i32, i32 -> i32
  %at3 = arith.addi %first, %k7 : index
  pto.store %sidx, %d[%at3] : !pto.ptr<i32, gm>, i32
  %odd = arith.andi %number, %k3 : i32
  %qodd = arith.trunci %odd : i32 to i1
  %oddall = pto.vote_all %qodd : i1 -> i1
  %oddall_word = arith.extui %oddall : i1 to i32
  %at4 = arith.addi %first, %k9 : index
  pto.store %oddall_word, %d[%at4] : !pto.ptr<i32, gm>, i32
  %oddany = pto.vote_any %qodd : i1 -> i1
  %oddany_word = arith.extui %oddany : i1 to i32
  %at5 = arith.addi %first, %k10 : index
  pto.store %oddany_word, %d[%at5] : !pto.ptr<i32, gm>, i32
  %odduni = pto.vote_uni %qodd : i1 -> i1
  %odduni_word = arith.extui %odduni : i1 to i32
  %at6 = arith.addi %first, %k11 : index
  pto.store %odduni_word, %d[%at6] : !pto.ptr<i32, gm>, i32
  %oddballot = pto.vote_ballot %qodd : i1 -> i32
  %at7 = arith.addi %first, %k12 : index
  pto.store %oddballot, %d[%at7] : !pto.ptr<i32, gm>, i32
  %qmany = arith.cmpi sge, %number, %k8 : i32
  %manyall = pto.vote_all %qmany : i1 -> i1
  %manyall_word = arith.extui %manyall : i1 to i32
  %at8 = arith.addi %first, %k13 : index
  pto.store %manyall_word, %d[%at8] : !pto.ptr<i32, gm>, i32
  %manyany = pto.vote_any %qmany : i1 -> i1
  %manyany_word = arith.extui %manyany : i1 to i32
  %at9 = arith.addi %first, %k14 : index
  pto.store %manyany_word, %d[%at9] : !pto.ptr<i32, gm>, i32
  %manyuni = pto.vote_uni %qmany : i1 -> i1
  %manyuni_word = arith.extui %manyuni : i1 to i32
  %at10 = arith.addi %first, %k15 : index
  pto.store %manyuni_word, %d[%at10] : !pto.ptr<i32, gm>, i32
  %manyballot = pto.vote_ballot %qmany : i1 -> i32
  %at11 = arith.addi %first, %k16 : index
  pto.store %manyballot, %d[%at11] : !pto.ptr<i32, gm>, i32
  %addsigned = pto.redux_add %value signed : i32 -> i32
  %at12 = arith.addi %first, %k17 : index
  pto.store %addsigned, %d[%at12] : !pto.ptr<i32, gm>, i32
  %addunsigned = pto.redux_add %value unsigned : i32 -> i32
  %at13 = arith.addi %first, %k18 : index
  pto.store %addunsigned, %d[%at13] : !pto.ptr<i32, gm>, i32
  %maxsigned = pto.redux_max %value signed : i32 -> i32
  %at14 = arith.addi %first, %k19 : index
  pto.store %maxsigned, %d[%at14] : !pto.ptr<i32, gm>, i32
  %maxunsigned = pto.redux_max %value unsigned : i32 -> i32
  %at15 = arith.addi %first, %k20 : index
  pto.store %maxunsigned, %d[%at15] : !pto.ptr<i32, gm>, i32
  %minsigned = pto.redux_min %value signed : i32 -> i32
  %at16 = arith.addi %first, %k21 : index
  pto.store %minsigned, %d[%at16] : !pto.ptr<i32, gm>, i32
  %minunsigned = pto.redux_min %value unsigned : i32 -> i32
  %at17 = arith.addi %first, %k22 : index
  pto.store %minunsigned, %d[%at17] : !pto.ptr<i32, gm>, i32
  return
}
