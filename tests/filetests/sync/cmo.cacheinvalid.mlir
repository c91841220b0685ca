// Every shape of pto.cmo.cacheinvalid.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0() {
  pto.cmo.cacheinvalid all #pto.address_space<gm>
  return
}

func.func @shape1(%a: !pto.ptr<f32, gm>) {
  pto.cmo.cacheinvalid %a single_cache_line : !pto.ptr<f32, gm>
  return
}

func.func @shape2(%a: !pto.partition_tensor_view<2x1xi32>) {
  pto.cmo.cacheinvalid %a single_cache_line : !pto.partition_tensor_view<2x1xi32>
  return
}

func.func @shape3() {
  pto.cmo.cacheinvalid all <gm>
  return
}

func.func @generic1() {
  "pto.cmo.cacheinvalid"() <{space = #pto.address_space<gm>}> : () -> ()
  "pto.cmo.cacheinvalid"() {space = #pto.address_space<gm>, test.note} : () -> ()
  return
}

func.func @generic2() {
  "pto.cmo.cacheinvalid"() <{space = #pto.address_space<gm>}> : () -> ()
  "pto.cmo.cacheinvalid"() {space = #pto.address_space<gm>, test.note} : () -> ()
  return
}
}

// The memory of pointers without one.
module attributes {pto.target_arch = "a5"} {
func.func @zero() {
  pto.cmo.cacheinvalid all #pto.address_space<zero>
  return
}
}

// run 1: exit 0
// stdout:
//| module {
//|   module attributes {pto.target_arch = "a5"} {
//|     func.func @shape0() {
//|       pto.cmo.cacheinvalid all #pto.address_space<gm>
//|       return
//|     }
//|     func.func @shape1(%arg0: !pto.ptr<f32, gm>) {
//|       pto.cmo.cacheinvalid %arg0 single_cache_line : !pto.ptr<f32, gm>
//|       return
//|     }
//|     func.func @shape2(%arg0: !pto.partition_tensor_view<2x1xi32>) {
//|       pto.cmo.cacheinvalid %arg0 single_cache_line : !pto.partition_tensor_view<2x1xi32>
//|       return
//|     }
//|     func.func @shape3() {
//|       pto.cmo.cacheinvalid all #pto.address_space<gm>
//|       return
//|     }
//|     func.func @generic1() {
//|       pto.cmo.cacheinvalid all #pto.address_space<gm>
//|       pto.cmo.cacheinvalid all #pto.address_space<gm> {test.note}
//|       return
//|     }
//|     func.func @generic2() {
//|       pto.cmo.cacheinvalid all #pto.address_space<gm>
//|       pto.cmo.cacheinvalid all #pto.address_space<gm> {test.note}
//|       return
//|     }
//|   }
//|   module attributes {pto.target_arch = "a5"} {
//|     func.func @zero() {
//|       pto.cmo.cacheinvalid all #pto.address_space<zero>
//|       return
//|     }
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "builtin.module"() ({
//|     "func.func"() <{function_type = () -> (), sym_name = "shape0"}> ({
//|       "pto.cmo.cacheinvalid"() <{space = #pto.address_space<gm>}> : () -> ()
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|     "func.func"() <{function_type = (!pto.ptr<f32, gm>) -> (), sym_name = "shape1"}> ({
//|     ^bb0(%arg1: !pto.ptr<f32, gm>):
//|       "pto.cmo.cacheinvalid"(%arg1) <{space = #pto.address_space<gm>}> : (!pto.ptr<f32, gm>) -> ()
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|     "func.func"() <{function_type = (!pto.partition_tensor_view<2x1xi32>) -> (), sym_name = "shape2"}> ({
//|     ^bb0(%arg0: !pto.partition_tensor_view<2x1xi32>):
//|       "pto.cmo.cacheinvalid"(%arg0) <{space = #pto.address_space<gm>}> : (!pto.partition_tensor_view<2x1xi32>) -> ()
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|     "func.func"() <{function_type = () -> (), sym_name = "shape3"}> ({
//|       "pto.cmo.cacheinvalid"() <{space = #pto.address_space<gm>}> : () -> ()
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|     "func.func"() <{function_type = () -> (), sym_name = "generic1"}> ({
//|       "pto.cmo.cacheinvalid"() <{space = #pto.address_space<gm>}> : () -> ()
//|       "pto.cmo.cacheinvalid"() <{space = #pto.address_space<gm>}> {test.note} : () -> ()
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|     "func.func"() <{function_type = () -> (), sym_name = "generic2"}> ({
//|       "pto.cmo.cacheinvalid"() <{space = #pto.address_space<gm>}> : () -> ()
//|       "pto.cmo.cacheinvalid"() <{space = #pto.address_space<gm>}> {test.note} : () -> ()
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|   }) {pto.target_arch = "a5"} : () -> ()
//|   "builtin.module"() ({
//|     "func.func"() <{function_type = () -> (), sym_name = "zero"}> ({
//|       "pto.cmo.cacheinvalid"() <{space = #pto.address_space<zero>}> : () -> ()
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|   }) {pto.target_arch = "a5"} : () -> ()
//| }) : () -> ()
