// Errors of pto.get_vms4_sr.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @f() {
  %a:4 = pto.get_vms4_sr : i16, i16, i16, i32
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @f() {
  %a:3 = pto.get_vms4_sr : i16, i16, i16
  return
}
}

// run 1: exit 1
// stderr:
//| get_vms4_sr.errors.mlir:6:10: error[PTO0204]: pto.get_vms4_sr expects an i16 as result 'list3', found i32
//| get_vms4_sr.errors.mlir:15:41: error[PTO0005]: expected ','
