// Each rule of pto.mem_bar, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // Words outside the domain.
  func.func @case() {
    pto.mem_bar "ALL"
    "pto.mem_bar"() : () -> ()
    "pto.mem_bar"() {kind = "ALL"} : () -> ()
    return
  }
}

// run 1: exit 1
// stderr:
//| mem_bar.errors.mlir:7:17: error[PTO0122]: unknown membar 'ALL', expected VV_ALL, VST_VLD, VLD_VST, VST_VST, VS_ALL, VST_LD, VLD_ST, VST_ST, SV_ALL, ST_VLD, LD_VST, ST_VST, SS_ALL, ST_LD, LD_ST or ST_ST
//| mem_bar.errors.mlir:8:5: error[PTO0205]: pto.mem_bar expects attribute 'kind', VV_ALL, VST_VLD, VLD_VST, VST_VST, VS_ALL, VST_LD, VLD_ST, VST_ST, SV_ALL, ST_VLD, LD_VST, ST_VST, SS_ALL, ST_LD, LD_ST or ST_ST
//| mem_bar.errors.mlir:9:22: error[PTO0207]: pto.mem_bar expects VV_ALL, VST_VLD, VLD_VST, VST_VST, VS_ALL, VST_LD, VLD_ST, VST_ST, SV_ALL, ST_VLD, LD_VST, ST_VST, SS_ALL, ST_LD, LD_ST or ST_ST as attribute 'kind', found "ALL"
