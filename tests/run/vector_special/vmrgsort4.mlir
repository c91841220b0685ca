// Written by vector_special.py, with numpy.
// RUN: --pto-arch=a5 --entry=f32_3524_15_0 --arg zero:112 --arg data:u32:1085084623,821,3244585586,737,3249094466,291 --arg data:u32:1085084623,416,1085001074,258,1082158245,642,3177662053,90,3216386082,438 --arg data:u32:1090973655,145,3222565534,597 --arg data:u32:1087384184,710,3232370230,483,3242060462,809,3246038886,805 --arg 1125908497104899 --arg 3841
// EXPECT 0 u32: 1090973655 145 1087384184 710 1085084623 821 1085084623 416 1085001074 258 1082158245 642 3177662053 90 3216386082 438 3222565534 597 3232370230 483 3242060462 809 3244585586 737 3246038886 805 3249094466 291
// RUN: --pto-arch=a5 --entry=f32_3524_15_1 --arg zero:112 --arg data:u32:1096975780,399,1091134508,684,1082327349,288 --arg data:u32:1093347003,232,1078838380,361,3225121658,626,3226882843,193,3234739095,127 --arg data:u32:1092861327,174,3226026316,320 --arg data:u32:1091624253,503,1090231616,980,3223187043,770,3230350940,37 --arg 1125908497104899 --arg 7937
// EXPECT 0 u32: 1096975780 399 1093347003 232 1092861327 174 1091624253 503 1091134508 684 1090231616 980 1082327349 288 0*14
// RUN: --pto-arch=a5 --entry=f16_4444_15_0 --arg zero:128 --arg data:u32:19507,40,51214,234,51537,467,52319,187 --arg data:u32:19507,813,18375,36,50318,858,51808,5 --arg data:u32:17421,804,15552,547,48610,355,51164,710 --arg data:u32:18798,893,18793,283,50769,670,51695,265 --arg 1125917086973956 --arg 3841
// EXPECT 0 u32: 19507 40 19507 813 18798 893 18793 283 18375 36 17421 804 15552 547 48610 355 50318 858 50769 670 51164 710 51214 234 51537 467 51695 265 51808 5 52319 187
// RUN: --pto-arch=a5 --entry=f32_3524_5_0 --arg zero:112 --arg data:u32:1074438650,341,3235008169,780,3245800631,144 --arg data:u32:1097817994,502,1095600358,756,1069885447,947,1066621287,455,3223888709,312 --arg data:u32:1098992238,351,1081070933,377 --arg data:u32:1082501912,490,1075365439,862,3227641286,692,3242655596,412 --arg 1125908497104899 --arg 1281
// EXPECT 0 u32: 1098992238 351 1081070933 377 1074438650 341 3235008169 780 3245800631 144 0*18
// RUN: --pto-arch=a5 --entry=f32_3500_3_1 --arg zero:64 --arg data:u32:1023708954,718,3234674604,694,3246725617,893 --arg data:u32:1089596091,902,3213256153,875,3237192263,451,3240188245,871,3248061068,768 --arg data:u32:0*2 --arg data:u32:0*2 --arg 327683 --arg 4865
// EXPECT 0 u32: 1089596091 902 1023708954 718 3213256153 875 3234674604 694 3237192263 451 3240188245 871 3246725617 893 0*2
// RUN: --pto-arch=a5 --entry=repeated --arg none:128 --arg data:u32:3226556198,213,3235623115,849,3230545798,432,3241601033,235,1039706491,765,3249111386,38,1074580399,285,3207112445,453,3234965672,227,3240669629,252,1088786888,835,3239104952,437,3231669146,747,3247917379,522,1092654597,167,3245168282,701 --arg 562958543486978 --arg 3842
// EXPECT 0 u32: 1074580399 285 1039706491 765 3207112445 453 3226556198 213 3230545798 432 3235623115 849 3241601033 235 3249111386 38 1092654597 167 1088786888 835 3231669146 747 3234965672 227 3239104952 437 3240669629 252 3245168282 701 3247917379 522
// RUN: --pto-arch=a5 --entry=fault --arg none:256 --arg data:u32:0*4 --arg data:u32:0*4 --arg data:u32:0*4 --arg data:u32:0*4 --arg 562958543486978 --arg 12033
func.func @f32_3524_15_0(%out: !pto.ptr<f32, ub>, %in0: !pto.ptr<f32, ub>, %in1: !pto.ptr<f32, ub>, %in2: !pto.ptr<f32, ub>, %in3: !pto.ptr<f32, ub>, %count: i64, %config: i64) {
  pto.vmrgsort4 %out, %in0, %in1, %in2, %in3, %count, %config : !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64
  return
}
func.func @f32_3524_15_1(%out: !pto.ptr<f32, ub>, %in0: !pto.ptr<f32, ub>, %in1: !pto.ptr<f32, ub>, %in2: !pto.ptr<f32, ub>, %in3: !pto.ptr<f32, ub>, %count: i64, %config: i64) {
  pto.vmrgsort4 %out, %in0, %in1, %in2, %in3, %count, %config : !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64
  return
}
func.func @f16_4444_15_0(%out: !pto.ptr<f16, ub>, %in0: !pto.ptr<f16, ub>, %in1: !pto.ptr<f16, ub>, %in2: !pto.ptr<f16, ub>, %in3: !pto.ptr<f16, ub>, %count: i64, %config: i64) {
  pto.vmrgsort4 %out, %in0, %in1, %in2, %in3, %count, %config : !pto.ptr<f16, ub>, !pto.ptr<f16, ub>, !pto.ptr<f16, ub>, !pto.ptr<f16, ub>, !pto.ptr<f16, ub>, i64, i64
  return
}
func.func @f32_3524_5_0(%out: !pto.ptr<f32, ub>, %in0: !pto.ptr<f32, ub>, %in1: !pto.ptr<f32, ub>, %in2: !pto.ptr<f32, ub>, %in3: !pto.ptr<f32, ub>, %count: i64, %config: i64) {
  pto.vmrgsort4 %out, %in0, %in1, %in2, %in3, %count, %config : !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64
  return
}
func.func @f32_3500_3_1(%out: !pto.ptr<f32, ub>, %in0: !pto.ptr<f32, ub>, %in1: !pto.ptr<f32, ub>, %in2: !pto.ptr<f32, ub>, %in3: !pto.ptr<f32, ub>, %count: i64, %config: i64) {
  pto.vmrgsort4 %out, %in0, %in1, %in2, %in3, %count, %config : !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64
  return
}
func.func @repeated(%out: !pto.ptr<f32, ub>, %in0: !pto.ptr<f32, ub>, %count: i64, %config: i64) {
  %c2 = arith.constant 4 : index
  %c4 = arith.constant 8 : index
  %c6 = arith.constant 12 : index
  %in1 = pto.addptr %in0, %c2 : !pto.ptr<f32, ub> -> !pto.ptr<f32, ub>
  %in2 = pto.addptr %in0, %c4 : !pto.ptr<f32, ub> -> !pto.ptr<f32, ub>
  %in3 = pto.addptr %in0, %c6 : !pto.ptr<f32, ub> -> !pto.ptr<f32, ub>
  pto.vmrgsort4 %out, %in0, %in1, %in2, %in3, %count, %config : !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64
  return
}
func.func @fault(%out: !pto.ptr<f32, ub>, %in0: !pto.ptr<f32, ub>, %in1: !pto.ptr<f32, ub>, %in2: !pto.ptr<f32, ub>, %in3: !pto.ptr<f32, ub>, %count: i64, %config: i64) {
  pto.vmrgsort4 %out, %in0, %in1, %in2, %in3, %count, %config : !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64  // FAULT PTO1504
  return
}
