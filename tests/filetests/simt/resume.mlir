// Every shape of pto.resume.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes() attributes {pto.simt_entry} {
  %r0 = pto.resume {slot = 4 : i64} : i8
  %r1 = pto.resume {slot = 5 : i64} : f16
  %r2 = pto.resume {slot = 6 : i64} : bf16
  %r3 = pto.resume {slot = 10 : i64, test.note = "kept"} : i8
  return
}

// The same in generic form.
func.func @generic() attributes {pto.simt_entry} {
  %r0 = "pto.resume"() <{slot = 4 : i64}> : () -> i8
  %r1 = "pto.resume"() <{slot = 5 : i64}> : () -> f16
  %r2 = "pto.resume"() <{slot = 6 : i64}> : () -> bf16
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes() attributes {pto.simt_entry} {
//|     %0 = pto.resume {slot = 4 : i64} : i8
//|     %1 = pto.resume {slot = 5 : i64} : f16
//|     %2 = pto.resume {slot = 6 : i64} : bf16
//|     %3 = pto.resume {slot = 10 : i64, test.note = "kept"} : i8
//|     return
//|   }
//|   func.func @generic() attributes {pto.simt_entry} {
//|     %0 = pto.resume {slot = 4 : i64} : i8
//|     %1 = pto.resume {slot = 5 : i64} : f16
//|     %2 = pto.resume {slot = 6 : i64} : bf16
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shapes"}> ({
//|     %3 = "pto.resume"() <{slot = 4 : i64}> : () -> i8
//|     %4 = "pto.resume"() <{slot = 5 : i64}> : () -> f16
//|     %5 = "pto.resume"() <{slot = 6 : i64}> : () -> bf16
//|     %6 = "pto.resume"() <{slot = 10 : i64}> {test.note = "kept"} : () -> i8
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic"}> ({
//|     %0 = "pto.resume"() <{slot = 4 : i64}> : () -> i8
//|     %1 = "pto.resume"() <{slot = 5 : i64}> : () -> f16
//|     %2 = "pto.resume"() <{slot = 6 : i64}> : () -> bf16
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
