// A target belongs to a module: on a function it would be ignored in silence.
// RUN: %s --verify
// RUN: %s --verify --strict --diagnostics=short

func.func @arch() attributes {pto.target_arch = "a5"} {
  return
}

func.func @device() attributes {"pto.device-spec" = "Ascend950"} {
  return
}

// run 1: exit 0
// stderr:
//| warning[PTO0211]: 'pto.target_arch' has no effect here: the target is that of the module
//|  --> target_of_function.errors.mlir:5:31
//|   |
//| 5 | func.func @arch() attributes {pto.target_arch = "a5"} {
//|   |                               ^^^^^^^^^^^^^^^
//|   |
//|   = help: move it to the attributes of the module
//|
//| warning[PTO0211]: 'pto.device-spec' has no effect here: the target is that of the module
//|  --> target_of_function.errors.mlir:9:33
//|   |
//| 9 | func.func @device() attributes {"pto.device-spec" = "Ascend950"} {
//|   |                                 ^^^^^^^^^^^^^^^^^
//|   |
//|   = help: move it to the attributes of the module
//|
//| warning: 2 warnings
// run 2: exit 1
// stderr:
//| target_of_function.errors.mlir:5:31: error[PTO0211]: 'pto.target_arch' has no effect here: the target is that of the module
//| target_of_function.errors.mlir:9:33: error[PTO0211]: 'pto.device-spec' has no effect here: the target is that of the module
