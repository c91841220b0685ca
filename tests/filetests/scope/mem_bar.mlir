// Every shape of pto.mem_bar.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes() {
  pto.mem_bar "VV_ALL"
  pto.mem_bar "VS_ALL"
  pto.mem_bar "VST_LD"
  pto.mem_bar "VLD_ST"
  pto.mem_bar "VST_ST"
  pto.mem_bar "SV_ALL"
  return
}

// The same in generic form.
// Attributes in braces are those of the operation too.
func.func @generic() {
  "pto.mem_bar"() <{kind = "VV_ALL"}> : () -> ()
  "pto.mem_bar"() {kind = "VV_ALL"} : () -> ()
  "pto.mem_bar"() <{kind = "VS_ALL"}> : () -> ()
  "pto.mem_bar"() {kind = "VS_ALL"} : () -> ()
  "pto.mem_bar"() <{kind = "VST_LD"}> : () -> ()
  "pto.mem_bar"() {kind = "VST_LD"} : () -> ()
  "pto.mem_bar"() <{kind = "VLD_ST"}> : () -> ()
  "pto.mem_bar"() {kind = "VLD_ST"} : () -> ()
  "pto.mem_bar"() <{kind = "VST_ST"}> : () -> ()
  "pto.mem_bar"() {kind = "VST_ST"} : () -> ()
  "pto.mem_bar"() <{kind = "SV_ALL"}> : () -> ()
  "pto.mem_bar"() {kind = "SV_ALL"} : () -> ()
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes() {
//|     pto.mem_bar "VV_ALL"
//|     pto.mem_bar "VS_ALL"
//|     pto.mem_bar "VST_LD"
//|     pto.mem_bar "VLD_ST"
//|     pto.mem_bar "VST_ST"
//|     pto.mem_bar "SV_ALL"
//|     return
//|   }
//|   func.func @generic() {
//|     pto.mem_bar "VV_ALL"
//|     pto.mem_bar "VV_ALL"
//|     pto.mem_bar "VS_ALL"
//|     pto.mem_bar "VS_ALL"
//|     pto.mem_bar "VST_LD"
//|     pto.mem_bar "VST_LD"
//|     pto.mem_bar "VLD_ST"
//|     pto.mem_bar "VLD_ST"
//|     pto.mem_bar "VST_ST"
//|     pto.mem_bar "VST_ST"
//|     pto.mem_bar "SV_ALL"
//|     pto.mem_bar "SV_ALL"
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shapes"}> ({
//|     "pto.mem_bar"() <{kind = "VV_ALL"}> : () -> ()
//|     "pto.mem_bar"() <{kind = "VS_ALL"}> : () -> ()
//|     "pto.mem_bar"() <{kind = "VST_LD"}> : () -> ()
//|     "pto.mem_bar"() <{kind = "VLD_ST"}> : () -> ()
//|     "pto.mem_bar"() <{kind = "VST_ST"}> : () -> ()
//|     "pto.mem_bar"() <{kind = "SV_ALL"}> : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic"}> ({
//|     "pto.mem_bar"() <{kind = "VV_ALL"}> : () -> ()
//|     "pto.mem_bar"() <{kind = "VV_ALL"}> : () -> ()
//|     "pto.mem_bar"() <{kind = "VS_ALL"}> : () -> ()
//|     "pto.mem_bar"() <{kind = "VS_ALL"}> : () -> ()
//|     "pto.mem_bar"() <{kind = "VST_LD"}> : () -> ()
//|     "pto.mem_bar"() <{kind = "VST_LD"}> : () -> ()
//|     "pto.mem_bar"() <{kind = "VLD_ST"}> : () -> ()
//|     "pto.mem_bar"() <{kind = "VLD_ST"}> : () -> ()
//|     "pto.mem_bar"() <{kind = "VST_ST"}> : () -> ()
//|     "pto.mem_bar"() <{kind = "VST_ST"}> : () -> ()
//|     "pto.mem_bar"() <{kind = "SV_ALL"}> : () -> ()
//|     "pto.mem_bar"() <{kind = "SV_ALL"}> : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
