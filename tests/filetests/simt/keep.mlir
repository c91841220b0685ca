// Every shape of pto.keep.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: i8, %v1: f16, %v2: bf16, %v3: i64) attributes {pto.simt_entry} {
  pto.keep %v0 {slot = 4 : i64} : i8
  pto.keep %v1 {slot = 5 : i64} : f16
  pto.keep %v2 {slot = 6 : i64} : bf16
  pto.keep %v3 {slot = 8 : i64} : i64
  pto.keep %v0 {slot = 10 : i64, test.note = "kept"} : i8
  return
}

// Integers of widths that no element has take one register.
func.func @widths(%v0: i7, %v1: i33, %v2: i63) attributes {pto.simt_entry} {
  pto.keep %v0 {slot = 1 : i64} : i7
  pto.keep %v1 {slot = 3 : i64} : i33
  pto.keep %v2 {slot = 122 : i64} : i63
  return
}

// The same in generic form.
func.func @generic(%v0: i8, %v1: f16, %v2: bf16, %v3: i64) attributes {pto.simt_entry} {
  "pto.keep"(%v0) <{slot = 4 : i64}> : (i8) -> ()
  "pto.keep"(%v1) <{slot = 5 : i64}> : (f16) -> ()
  "pto.keep"(%v2) <{slot = 6 : i64}> : (bf16) -> ()
  "pto.keep"(%v3) <{slot = 8 : i64}> : (i64) -> ()
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: i8, %arg1: f16, %arg2: bf16, %arg3: i64) attributes {pto.simt_entry} {
//|     pto.keep %arg0 {slot = 4 : i64} : i8
//|     pto.keep %arg1 {slot = 5 : i64} : f16
//|     pto.keep %arg2 {slot = 6 : i64} : bf16
//|     pto.keep %arg3 {slot = 8 : i64} : i64
//|     pto.keep %arg0 {slot = 10 : i64, test.note = "kept"} : i8
//|     return
//|   }
//|   func.func @widths(%arg0: i7, %arg1: i33, %arg2: i63) attributes {pto.simt_entry} {
//|     pto.keep %arg0 {slot = 1 : i64} : i7
//|     pto.keep %arg1 {slot = 3 : i64} : i33
//|     pto.keep %arg2 {slot = 122 : i64} : i63
//|     return
//|   }
//|   func.func @generic(%arg0: i8, %arg1: f16, %arg2: bf16, %arg3: i64) attributes {pto.simt_entry} {
//|     pto.keep %arg0 {slot = 4 : i64} : i8
//|     pto.keep %arg1 {slot = 5 : i64} : f16
//|     pto.keep %arg2 {slot = 6 : i64} : bf16
//|     pto.keep %arg3 {slot = 8 : i64} : i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (i8, f16, bf16, i64) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg7: i8, %arg8: f16, %arg9: bf16, %arg10: i64):
//|     "pto.keep"(%arg7) <{slot = 4 : i64}> : (i8) -> ()
//|     "pto.keep"(%arg8) <{slot = 5 : i64}> : (f16) -> ()
//|     "pto.keep"(%arg9) <{slot = 6 : i64}> : (bf16) -> ()
//|     "pto.keep"(%arg10) <{slot = 8 : i64}> : (i64) -> ()
//|     "pto.keep"(%arg7) <{slot = 10 : i64}> {test.note = "kept"} : (i8) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//|   "func.func"() <{function_type = (i7, i33, i63) -> (), sym_name = "widths"}> ({
//|   ^bb0(%arg4: i7, %arg5: i33, %arg6: i63):
//|     "pto.keep"(%arg4) <{slot = 1 : i64}> : (i7) -> ()
//|     "pto.keep"(%arg5) <{slot = 3 : i64}> : (i33) -> ()
//|     "pto.keep"(%arg6) <{slot = 122 : i64}> : (i63) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//|   "func.func"() <{function_type = (i8, f16, bf16, i64) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: i8, %arg1: f16, %arg2: bf16, %arg3: i64):
//|     "pto.keep"(%arg0) <{slot = 4 : i64}> : (i8) -> ()
//|     "pto.keep"(%arg1) <{slot = 5 : i64}> : (f16) -> ()
//|     "pto.keep"(%arg2) <{slot = 6 : i64}> : (bf16) -> ()
//|     "pto.keep"(%arg3) <{slot = 8 : i64}> : (i64) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
