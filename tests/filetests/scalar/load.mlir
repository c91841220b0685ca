// Every shape of pto.load.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.ptr<i32, gm>, %v1: index, %v2: !pto.ptr<f32, gm>, %v3: memref<16xf32>, %v4: !pto.ptr<vector<2xf16>, gm>) {
  %r0 = pto.load %v0[%v1] : !pto.ptr<i32, gm> -> i32
  %r1 = pto.load %v2[%v1] : !pto.ptr<f32, gm> -> f32
  %r2 = pto.load %v3[%v1] : memref<16xf32> -> f32
  %r3 = pto.load %v4[%v1] : !pto.ptr<vector<2xf16>, gm> -> vector<2xf16>
  %r4 = pto.load %v0[%v1] {test.note = "kept"} : !pto.ptr<i32, gm> -> i32
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.ptr<i32, gm>, %v1: index, %v2: !pto.ptr<f32, gm>, %v3: memref<16xf32>, %v4: !pto.ptr<vector<2xf16>, gm>) {
  %r0 = "pto.load"(%v0, %v1) : (!pto.ptr<i32, gm>, index) -> i32
  %r1 = "pto.load"(%v2, %v1) : (!pto.ptr<f32, gm>, index) -> f32
  %r2 = "pto.load"(%v3, %v1) : (memref<16xf32>, index) -> f32
  %r3 = "pto.load"(%v4, %v1) : (!pto.ptr<vector<2xf16>, gm>, index) -> vector<2xf16>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.ptr<i32, gm>, %arg1: index, %arg2: !pto.ptr<f32, gm>, %arg3: memref<16xf32>, %arg4: !pto.ptr<vector<2xf16>, gm>) {
//|     %0 = pto.load %arg0[%arg1] : !pto.ptr<i32, gm> -> i32
//|     %1 = pto.load %arg2[%arg1] : !pto.ptr<f32, gm> -> f32
//|     %2 = pto.load %arg3[%arg1] : memref<16xf32> -> f32
//|     %3 = pto.load %arg4[%arg1] : !pto.ptr<vector<2xf16>, gm> -> vector<2xf16>
//|     %4 = pto.load %arg0[%arg1] {test.note = "kept"} : !pto.ptr<i32, gm> -> i32
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<i32, gm>, %arg1: index, %arg2: !pto.ptr<f32, gm>, %arg3: memref<16xf32>, %arg4: !pto.ptr<vector<2xf16>, gm>) {
//|     %0 = pto.load %arg0[%arg1] : !pto.ptr<i32, gm> -> i32
//|     %1 = pto.load %arg2[%arg1] : !pto.ptr<f32, gm> -> f32
//|     %2 = pto.load %arg3[%arg1] : memref<16xf32> -> f32
//|     %3 = pto.load %arg4[%arg1] : !pto.ptr<vector<2xf16>, gm> -> vector<2xf16>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<i32, gm>, index, !pto.ptr<f32, gm>, memref<16xf32>, !pto.ptr<vector<2xf16>, gm>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg5: !pto.ptr<i32, gm>, %arg6: index, %arg7: !pto.ptr<f32, gm>, %arg8: memref<16xf32>, %arg9: !pto.ptr<vector<2xf16>, gm>):
//|     %4 = "pto.load"(%arg5, %arg6) : (!pto.ptr<i32, gm>, index) -> i32
//|     %5 = "pto.load"(%arg7, %arg6) : (!pto.ptr<f32, gm>, index) -> f32
//|     %6 = "pto.load"(%arg8, %arg6) : (memref<16xf32>, index) -> f32
//|     %7 = "pto.load"(%arg9, %arg6) : (!pto.ptr<vector<2xf16>, gm>, index) -> vector<2xf16>
//|     %8 = "pto.load"(%arg5, %arg6) {test.note = "kept"} : (!pto.ptr<i32, gm>, index) -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i32, gm>, index, !pto.ptr<f32, gm>, memref<16xf32>, !pto.ptr<vector<2xf16>, gm>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<i32, gm>, %arg1: index, %arg2: !pto.ptr<f32, gm>, %arg3: memref<16xf32>, %arg4: !pto.ptr<vector<2xf16>, gm>):
//|     %0 = "pto.load"(%arg0, %arg1) : (!pto.ptr<i32, gm>, index) -> i32
//|     %1 = "pto.load"(%arg2, %arg1) : (!pto.ptr<f32, gm>, index) -> f32
//|     %2 = "pto.load"(%arg3, %arg1) : (memref<16xf32>, index) -> f32
//|     %3 = "pto.load"(%arg4, %arg1) : (!pto.ptr<vector<2xf16>, gm>, index) -> vector<2xf16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
