// Written by vector_special.py, with numpy.
// RUN: --pto-arch=a5 --entry=f32_3524_15_0 --arg zero:112 --arg data:u32:1092458601,386,1080666296,420,1075284305,176 --arg data:u32:1092458601,343,1087366686,760,1085794541,947,1084305187,326,3246772585,889 --arg data:u32:1100685713,230,3231768557,551 --arg data:u32:1096039241,581,1088001600,256,3238275191,288,3241108769,883 --arg 1125908497104899 --arg 3841
// EXPECT 0 u32: 1100685713 230 1096039241 581 1092458601 386 1092458601 343 1088001600 256 1087366686 760 1085794541 947 1084305187 326 1080666296 420 1075284305 176 3231768557 551 3238275191 288 3241108769 883 3246772585 889
// RUN: --pto-arch=a5 --entry=f32_3524_15_1 --arg zero:112 --arg data:u32:1103861086,668,1095120458,728,3247600420,862 --arg data:u32:1095067712,559,1063796646,657,3207217861,628,3229720310,782,3235195070,370 --arg data:u32:1084201656,858,3218259346,437 --arg data:u32:1107022065,118,1103038148,580,1083017849,115,3223852310,614 --arg 1125908497104899 --arg 7937
// EXPECT 0 u32: 1107022065 118 1103861086 668 1103038148 580 1095120458 728 1095067712 559 1084201656 858 1083017849 115 1063796646 657 3207217861 628 3218259346 437 0*8
// RUN: --pto-arch=a5 --entry=f16_4444_15_0 --arg zero:128 --arg data:u32:17694,397,16328,50,48491,456,51618,515 --arg data:u32:16328,262,48721,142,51826,81,52628,535 --arg data:u32:15578,222,46834,18,51421,693,52497,961 --arg data:u32:49403,486,51201,271,51389,294,51532,232 --arg 1125917086973956 --arg 3841
// EXPECT 0 u32: 17694 397 16328 50 16328 262 15578 222 46834 18 48491 456 48721 142 49403 486 51201 271 51389 294 51421 693 51532 232 51618 515 51826 81 52497 961 52628 535
// RUN: --pto-arch=a5 --entry=f32_3524_5_0 --arg zero:112 --arg data:u32:1074420925,501,3229004549,911,3231545150,443 --arg data:u32:1097230950,690,1083074740,995,1070622286,118,1066283484,248,1049355295,387 --arg data:u32:1092620193,731,3231395165,680 --arg data:u32:1096273333,783,1092094304,500,1085333251,665,1067423808,425 --arg 1125908497104899 --arg 1281
// EXPECT 0 u32: 1092620193 731 1074420925 501 3229004549 911 3231395165 680 3231545150 443 0*18
// RUN: --pto-arch=a5 --entry=f32_3500_3_1 --arg zero:64 --arg data:u32:3238318232,594,3238551992,941,3242331206,172 --arg data:u32:1090681015,115,1085669666,319,1078348085,962,3220532974,896,3237752288,57 --arg data:u32:0*2 --arg data:u32:0*2 --arg 327683 --arg 4865
// EXPECT 0 u32: 1090681015 115 1085669666 319 1078348085 962 3220532974 896 3237752288 57 0*6
// RUN: --pto-arch=a5 --entry=repeated --arg none:128 --arg data:u32:1072609059,361,1071811637,647,1090712560,518,3223846678,544,1104679778,307,1076459336,697,1090746864,313,3233600907,798,3175484823,787,3234746153,113,1067580820,156,3240329986,707,1085990418,895,1056376925,388,1092068678,799,3244309294,545 --arg 562958543486978 --arg 3842
// EXPECT 0 u32: 1104679778 307 1090746864 313 1090712560 518 1076459336 697 1072609059 361 1071811637 647 3223846678 544 3233600907 798 1092068678 799 1085990418 895 1067580820 156 1056376925 388 3175484823 787 3234746153 113 3240329986 707 3244309294 545
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
