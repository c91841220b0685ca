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

// Every kind as a string, and as an attribute in full and stripped.
func.func @kinds() {
  pto.mem_bar "VV_ALL"
  pto.mem_bar "VST_VLD"
  pto.mem_bar "VLD_VST"
  pto.mem_bar "VST_VST"
  pto.mem_bar "VS_ALL"
  pto.mem_bar "VST_LD"
  pto.mem_bar "VLD_ST"
  pto.mem_bar "VST_ST"
  pto.mem_bar "SV_ALL"
  pto.mem_bar "ST_VLD"
  pto.mem_bar "LD_VST"
  pto.mem_bar "ST_VST"
  pto.mem_bar "SS_ALL"
  pto.mem_bar "ST_LD"
  pto.mem_bar "LD_ST"
  pto.mem_bar "ST_ST"
  pto.mem_bar #pto.mem_bar<VST_VLD>
  pto.mem_bar #pto<mem_bar VST_VLD>
  pto.mem_bar <VST_VLD>
  "pto.mem_bar"() <{kind = #pto.mem_bar<LD_ST>}> : () -> ()
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
//|   func.func @kinds() {
//|     pto.mem_bar "VV_ALL"
//|     pto.mem_bar "VST_VLD"
//|     pto.mem_bar "VLD_VST"
//|     pto.mem_bar "VST_VST"
//|     pto.mem_bar "VS_ALL"
//|     pto.mem_bar "VST_LD"
//|     pto.mem_bar "VLD_ST"
//|     pto.mem_bar "VST_ST"
//|     pto.mem_bar "SV_ALL"
//|     pto.mem_bar "ST_VLD"
//|     pto.mem_bar "LD_VST"
//|     pto.mem_bar "ST_VST"
//|     pto.mem_bar "SS_ALL"
//|     pto.mem_bar "ST_LD"
//|     pto.mem_bar "LD_ST"
//|     pto.mem_bar "ST_ST"
//|     pto.mem_bar "VST_VLD"
//|     pto.mem_bar "VST_VLD"
//|     pto.mem_bar "VST_VLD"
//|     pto.mem_bar "LD_ST"
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shapes"}> ({
//|     "pto.mem_bar"() <{kind = #pto.membar<VV_ALL>}> : () -> ()
//|     "pto.mem_bar"() <{kind = #pto.membar<VS_ALL>}> : () -> ()
//|     "pto.mem_bar"() <{kind = #pto.membar<VST_LD>}> : () -> ()
//|     "pto.mem_bar"() <{kind = #pto.membar<VLD_ST>}> : () -> ()
//|     "pto.mem_bar"() <{kind = #pto.membar<VST_ST>}> : () -> ()
//|     "pto.mem_bar"() <{kind = #pto.membar<SV_ALL>}> : () -> ()
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
//|   "func.func"() <{function_type = () -> (), sym_name = "kinds"}> ({
//|     "pto.mem_bar"() <{kind = #pto.membar<VV_ALL>}> : () -> ()
//|     "pto.mem_bar"() <{kind = #pto.membar<VST_VLD>}> : () -> ()
//|     "pto.mem_bar"() <{kind = #pto.membar<VLD_VST>}> : () -> ()
//|     "pto.mem_bar"() <{kind = #pto.membar<VST_VST>}> : () -> ()
//|     "pto.mem_bar"() <{kind = #pto.membar<VS_ALL>}> : () -> ()
//|     "pto.mem_bar"() <{kind = #pto.membar<VST_LD>}> : () -> ()
//|     "pto.mem_bar"() <{kind = #pto.membar<VLD_ST>}> : () -> ()
//|     "pto.mem_bar"() <{kind = #pto.membar<VST_ST>}> : () -> ()
//|     "pto.mem_bar"() <{kind = #pto.membar<SV_ALL>}> : () -> ()
//|     "pto.mem_bar"() <{kind = #pto.membar<ST_VLD>}> : () -> ()
//|     "pto.mem_bar"() <{kind = #pto.membar<LD_VST>}> : () -> ()
//|     "pto.mem_bar"() <{kind = #pto.membar<ST_VST>}> : () -> ()
//|     "pto.mem_bar"() <{kind = #pto.membar<SS_ALL>}> : () -> ()
//|     "pto.mem_bar"() <{kind = #pto.membar<ST_LD>}> : () -> ()
//|     "pto.mem_bar"() <{kind = #pto.membar<LD_ST>}> : () -> ()
//|     "pto.mem_bar"() <{kind = #pto.membar<ST_ST>}> : () -> ()
//|     "pto.mem_bar"() <{kind = #pto.membar<VST_VLD>}> : () -> ()
//|     "pto.mem_bar"() <{kind = #pto.membar<VST_VLD>}> : () -> ()
//|     "pto.mem_bar"() <{kind = #pto.membar<VST_VLD>}> : () -> ()
//|     "pto.mem_bar"() <{kind = #pto.membar<LD_ST>}> : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
