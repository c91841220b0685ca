// Every shape of pto.absf.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: f32, %v1: vector<2xf16>) {
  %r0 = pto.absf %v0 : f32 -> f32
  %r1 = pto.absf %v1 : vector<2xf16> -> vector<2xf16>
  %r2 = pto.absf %v0 {test.note = "kept"} : f32 -> f32
  return
}

// The same in generic form.
func.func @generic(%v0: f32, %v1: vector<2xf16>) {
  %r0 = "pto.absf"(%v0) : (f32) -> f32
  %r1 = "pto.absf"(%v1) : (vector<2xf16>) -> vector<2xf16>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: f32, %arg1: vector<2xf16>) {
//|     %0 = pto.absf %arg0 : f32 -> f32
//|     %1 = pto.absf %arg1 : vector<2xf16> -> vector<2xf16>
//|     %2 = pto.absf %arg0 {test.note = "kept"} : f32 -> f32
//|     return
//|   }
//|   func.func @generic(%arg0: f32, %arg1: vector<2xf16>) {
//|     %0 = pto.absf %arg0 : f32 -> f32
//|     %1 = pto.absf %arg1 : vector<2xf16> -> vector<2xf16>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (f32, vector<2xf16>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg2: f32, %arg3: vector<2xf16>):
//|     %2 = "pto.absf"(%arg2) : (f32) -> f32
//|     %3 = "pto.absf"(%arg3) : (vector<2xf16>) -> vector<2xf16>
//|     %4 = "pto.absf"(%arg2) {test.note = "kept"} : (f32) -> f32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (f32, vector<2xf16>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: f32, %arg1: vector<2xf16>):
//|     %0 = "pto.absf"(%arg0) : (f32) -> f32
//|     %1 = "pto.absf"(%arg1) : (vector<2xf16>) -> vector<2xf16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
