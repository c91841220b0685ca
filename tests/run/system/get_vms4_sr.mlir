// Of lists 9 5, 8, 7 and 1 a merge that ends with the first list that is used up takes 9, then 8, the last of its list.
// RUN: --pto-arch=a5 --entry=merged --arg data:f32:9,0,5,0 --arg data:f32:8,0 --arg data:f32:7,0 --arg data:f32:1,0 --arg none:64 --arg none:256 --arg none:256
// EXPECT 5 i16: 1*128
// EXPECT 6 i16: 0*128
// RUN: --pto-arch=a5 --entry=before
func.func @merged(%a: !pto.ptr<f32, ub>, %b: !pto.ptr<f32, ub>, %c: !pto.ptr<f32, ub>, %d: !pto.ptr<f32, ub>, %out: !pto.ptr<f32, ub>, %first: !pto.ptr<i16, ub>, %third: !pto.ptr<i16, ub>) {
  %c0 = arith.constant 0 : index
  %count = arith.constant 0x0001000100010002 : i64
  %config = arith.constant 0x1f01 : i64
  pto.vmrgsort4 %out, %a, %b, %c, %d, %count, %config : !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64
  pto.set_flag["PIPE_V", "PIPE_S", "EVENT_ID0"]
  pto.wait_flag["PIPE_V", "PIPE_S", "EVENT_ID0"]
  %list0, %list1, %list2, %list3 = pto.get_vms4_sr : i16, i16, i16, i16
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %x = pto.vbr %list0 : i16 -> !pto.vreg<128xi16>
    %y = pto.vbr %list2 : i16 -> !pto.vreg<128xi16>
    pto.vsts %x, %first[%c0], %all : !pto.vreg<128xi16>, !pto.ptr<i16, ub>, !pto.mask<b16>
    pto.vsts %y, %third[%c0], %all : !pto.vreg<128xi16>, !pto.ptr<i16, ub>, !pto.mask<b16>
  }
  return
}
func.func @before() {
  %list0, %list1, %list2, %list3 = pto.get_vms4_sr : i16, i16, i16, i16  // FAULT PTO1504
  return
}
