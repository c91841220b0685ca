// Every shape of pto.convert.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: f32) {
  %a = pto.convert %b round(r) nosat : f32 -> f16
  return
}

func.func @shape1(%b: f32) {
  %a = pto.convert %b round(r) nosat : f32 -> bf16
  return
}

func.func @shape2(%b: bf16) {
  %a = pto.convert %b round(r) nosat : bf16 -> f32
  return
}

func.func @shape3(%b: bf16) {
  %a = pto.convert %b round(r) nosat : bf16 -> bf16
  return
}

func.func @shape4(%b: f32) {
  %a = pto.convert %b round(z) sat signed : f32 -> i32
  return
}

func.func @shape5(%b: f32) {
  %a = pto.convert %b round(r) sat signed : f32 -> i32
  return
}

func.func @shape6(%b: i32) {
  %a = pto.convert %b round(r) nosat unsigned : i32 -> f16
  return
}

func.func @generic1(%arg0: f32) {
  %0 = "pto.convert"(%arg0) <{rounding = #pto<rounding r>, saturation = #pto<saturation nosat>}> : (f32) -> f16
  %again = "pto.convert"(%arg0) {rounding = #pto<rounding r>, saturation = #pto<saturation nosat>, test.note} : (f32) -> f16
  return
}

func.func @generic2(%arg0: i32) {
  %0 = "pto.convert"(%arg0) <{rounding = #pto<rounding r>, saturation = #pto<saturation nosat>, signedness = #pto<signedness unsigned>}> : (i32) -> f16
  %again = "pto.convert"(%arg0) {rounding = #pto<rounding r>, saturation = #pto<saturation nosat>, signedness = #pto<signedness unsigned>, test.note} : (i32) -> f16
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: f32) {
//|     %0 = pto.convert %arg0 round(r) nosat : f32 -> f16
//|     return
//|   }
//|   func.func @shape1(%arg0: f32) {
//|     %0 = pto.convert %arg0 round(r) nosat : f32 -> bf16
//|     return
//|   }
//|   func.func @shape2(%arg0: bf16) {
//|     %0 = pto.convert %arg0 round(r) nosat : bf16 -> f32
//|     return
//|   }
//|   func.func @shape3(%arg0: bf16) {
//|     %0 = pto.convert %arg0 round(r) nosat : bf16 -> bf16
//|     return
//|   }
//|   func.func @shape4(%arg0: f32) {
//|     %0 = pto.convert %arg0 round(z) sat signed : f32 -> i32
//|     return
//|   }
//|   func.func @shape5(%arg0: f32) {
//|     %0 = pto.convert %arg0 round(r) sat signed : f32 -> i32
//|     return
//|   }
//|   func.func @shape6(%arg0: i32) {
//|     %0 = pto.convert %arg0 round(r) nosat unsigned : i32 -> f16
//|     return
//|   }
//|   func.func @generic1(%arg0: f32) {
//|     %0 = pto.convert %arg0 round(r) nosat : f32 -> f16
//|     %1 = pto.convert %arg0 round(r) nosat {test.note} : f32 -> f16
//|     return
//|   }
//|   func.func @generic2(%arg0: i32) {
//|     %0 = pto.convert %arg0 round(r) nosat unsigned : i32 -> f16
//|     %1 = pto.convert %arg0 round(r) nosat unsigned {test.note} : i32 -> f16
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (f32) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg8: f32):
//|     %10 = "pto.convert"(%arg8) <{rounding = #pto.rounding<r>, saturation = #pto.saturation<nosat>}> : (f32) -> f16
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (f32) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg7: f32):
//|     %9 = "pto.convert"(%arg7) <{rounding = #pto.rounding<r>, saturation = #pto.saturation<nosat>}> : (f32) -> bf16
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (bf16) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg6: bf16):
//|     %8 = "pto.convert"(%arg6) <{rounding = #pto.rounding<r>, saturation = #pto.saturation<nosat>}> : (bf16) -> f32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (bf16) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg5: bf16):
//|     %7 = "pto.convert"(%arg5) <{rounding = #pto.rounding<r>, saturation = #pto.saturation<nosat>}> : (bf16) -> bf16
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (f32) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg4: f32):
//|     %6 = "pto.convert"(%arg4) <{rounding = #pto.rounding<z>, saturation = #pto.saturation<sat>, signedness = #pto.signedness<signed>}> : (f32) -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (f32) -> (), sym_name = "shape5"}> ({
//|   ^bb0(%arg3: f32):
//|     %5 = "pto.convert"(%arg3) <{rounding = #pto.rounding<r>, saturation = #pto.saturation<sat>, signedness = #pto.signedness<signed>}> : (f32) -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i32) -> (), sym_name = "shape6"}> ({
//|   ^bb0(%arg2: i32):
//|     %4 = "pto.convert"(%arg2) <{rounding = #pto.rounding<r>, saturation = #pto.saturation<nosat>, signedness = #pto.signedness<unsigned>}> : (i32) -> f16
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (f32) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg1: f32):
//|     %2 = "pto.convert"(%arg1) <{rounding = #pto.rounding<r>, saturation = #pto.saturation<nosat>}> : (f32) -> f16
//|     %3 = "pto.convert"(%arg1) <{rounding = #pto.rounding<r>, saturation = #pto.saturation<nosat>}> {test.note} : (f32) -> f16
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i32) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: i32):
//|     %0 = "pto.convert"(%arg0) <{rounding = #pto.rounding<r>, saturation = #pto.saturation<nosat>, signedness = #pto.signedness<unsigned>}> : (i32) -> f16
//|     %1 = "pto.convert"(%arg0) <{rounding = #pto.rounding<r>, saturation = #pto.saturation<nosat>, signedness = #pto.signedness<unsigned>}> {test.note} : (i32) -> f16
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
