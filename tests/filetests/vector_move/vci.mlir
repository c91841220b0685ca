// Every shape of pto.vci.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: i8, %v1: f16, %v2: i32, %v3: i16) {
  %r0 = pto.vci %v0 {order = "ASC"} : i8 -> !pto.vreg<256xsi8>
  %r1 = pto.vci %v1 {order = "ASC"} : f16 -> !pto.vreg<128xf16>
  %r2 = pto.vci %v2 {order = "DESC"} : i32 -> !pto.vreg<64xi32>
  %r3 = pto.vci %v3 : i16 -> !pto.vreg<128xi16>
  %r4 = pto.vci %v0 {order = "ASC", test.note = "kept"} : i8 -> !pto.vreg<256xsi8>
  return
}

// The same in generic form.
func.func @generic(%v0: i8, %v1: f16, %v2: i32, %v3: i16) {
  %r0 = "pto.vci"(%v0) <{order = "ASC"}> : (i8) -> !pto.vreg<256xsi8>
  %r1 = "pto.vci"(%v1) <{order = "ASC"}> : (f16) -> !pto.vreg<128xf16>
  %r2 = "pto.vci"(%v2) <{order = "DESC"}> : (i32) -> !pto.vreg<64xi32>
  %r3 = "pto.vci"(%v3) : (i16) -> !pto.vreg<128xi16>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: i8, %arg1: f16, %arg2: i32, %arg3: i16) {
//|     %0 = pto.vci %arg0 {order = "ASC"} : i8 -> !pto.vreg<256xsi8>
//|     %1 = pto.vci %arg1 {order = "ASC"} : f16 -> !pto.vreg<128xf16>
//|     %2 = pto.vci %arg2 {order = "DESC"} : i32 -> !pto.vreg<64xi32>
//|     %3 = pto.vci %arg3 : i16 -> !pto.vreg<128xi16>
//|     %4 = pto.vci %arg0 {order = "ASC", test.note = "kept"} : i8 -> !pto.vreg<256xsi8>
//|     return
//|   }
//|   func.func @generic(%arg0: i8, %arg1: f16, %arg2: i32, %arg3: i16) {
//|     %0 = pto.vci %arg0 {order = "ASC"} : i8 -> !pto.vreg<256xsi8>
//|     %1 = pto.vci %arg1 {order = "ASC"} : f16 -> !pto.vreg<128xf16>
//|     %2 = pto.vci %arg2 {order = "DESC"} : i32 -> !pto.vreg<64xi32>
//|     %3 = pto.vci %arg3 : i16 -> !pto.vreg<128xi16>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (i8, f16, i32, i16) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg4: i8, %arg5: f16, %arg6: i32, %arg7: i16):
//|     %4 = "pto.vci"(%arg4) <{order = "ASC"}> : (i8) -> !pto.vreg<256xsi8>
//|     %5 = "pto.vci"(%arg5) <{order = "ASC"}> : (f16) -> !pto.vreg<128xf16>
//|     %6 = "pto.vci"(%arg6) <{order = "DESC"}> : (i32) -> !pto.vreg<64xi32>
//|     %7 = "pto.vci"(%arg7) : (i16) -> !pto.vreg<128xi16>
//|     %8 = "pto.vci"(%arg4) <{order = "ASC"}> {test.note = "kept"} : (i8) -> !pto.vreg<256xsi8>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i8, f16, i32, i16) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: i8, %arg1: f16, %arg2: i32, %arg3: i16):
//|     %0 = "pto.vci"(%arg0) <{order = "ASC"}> : (i8) -> !pto.vreg<256xsi8>
//|     %1 = "pto.vci"(%arg1) <{order = "ASC"}> : (f16) -> !pto.vreg<128xf16>
//|     %2 = "pto.vci"(%arg2) <{order = "DESC"}> : (i32) -> !pto.vreg<64xi32>
//|     %3 = "pto.vci"(%arg3) : (i16) -> !pto.vreg<128xi16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
