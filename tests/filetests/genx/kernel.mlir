// A kernel in the dialect of the backend: its operations, forms of it, and what it is compiled to.
// RUN: %s
// RUN: %s --mlir-print-op-generic
// RUN: %s --emit-bytecode
// RUN: %s --pass-pipeline=builtin.module(canonicalize,cse)
// RUN: %s --target=visa --platform=dg2
// RUN: %s --target=visa --platform=pvc --emit=genx-llvm
// RUN: %s --target=visa --platform=pvc --emit=genx
// RUN: %s --target=visa --platform=skl --emit=object -o k.isa
module {
  func.func @k(%from: i64 {genx.kind = "general", genx.offset = 64 : i32}, %to: i64 {genx.kind = "general", genx.offset = 72 : i32}, %at: i32 {genx.kind = "general", genx.offset = 80 : i32}) attributes {genx.kernel, genx.slm_bytes = 0 : i32} {
    %zero = genx.literal 0 : i16
    %one = genx.literal 1 : i1
    %all = genx.svm.block.ld %from : (i64) -> vector<64xf32>
    %index = genx.trunc %at : (i32) -> i16
    // Two rows of four, 64 bytes apart, after a computed index.
    %rows = genx.rdregion %all, <16, 4, 1>, offset = 32, %index, parent_width = 16 : (vector<64xf32>, i16) -> vector<8xf32>
    %factor = genx.literal 0x40000000 : vector<8xf32>
    %sums = genx.fma %rows, %factor, %rows : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %new = genx.wrregion %all, %sums, <0, 8, 2>, offset = 0, %zero, parent_width = 0, %one : (vector<64xf32>, vector<8xf32>, i16, i1) -> vector<64xf32>
    %limit = genx.literal 7 : i32
    %less = genx.icmp slt, %at, %limit : (i32, i32) -> i1
    genx.cond_br %less, ^store(%new : vector<64xf32>), ^other : (i1)
  ^other:
    %swapped = genx.literal [0, 1, 2, 3] : vector<4xi32>
    %undefined = genx.literal undef : vector<64xf32>
    %floats = genx.bitcast %swapped : (vector<4xi32>) -> vector<4xf32>
    %part = genx.wrregion %undefined, %floats, <0, 4, 1>, offset = 0, %zero, parent_width = 0, %one : (vector<64xf32>, vector<4xf32>, i16, i1) -> vector<64xf32>
    genx.br ^store(%part : vector<64xf32>)
  ^store(%result: vector<64xf32>):
    genx.svm.block.st %to, %result : (i64, vector<64xf32>)
    genx.ret
  }
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @k(%arg0: i64 {genx.kind = "general", genx.offset = 64 : i32}, %arg1: i64 {genx.kind = "general", genx.offset = 72 : i32}, %arg2: i32 {genx.kind = "general", genx.offset = 80 : i32}) attributes {genx.kernel, genx.slm_bytes = 0 : i32} {
//|     %0 = genx.literal 0 : i16
//|     %1 = genx.literal 1 : i1
//|     %2 = genx.svm.block.ld %arg0 : (i64) -> vector<64xf32>
//|     %3 = genx.trunc %arg2 : (i32) -> i16
//|     %4 = genx.rdregion %2, <16, 4, 1>, offset = 32, %3, parent_width = 16 : (vector<64xf32>, i16) -> vector<8xf32>
//|     %5 = genx.literal 0x40000000 : vector<8xf32>
//|     %6 = genx.fma %4, %5, %4 : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
//|     %7 = genx.wrregion %2, %6, <0, 8, 2>, offset = 0, %0, parent_width = 0, %1 : (vector<64xf32>, vector<8xf32>, i16, i1) -> vector<64xf32>
//|     %8 = genx.literal 7 : i32
//|     %9 = genx.icmp slt, %arg2, %8 : (i32, i32) -> i1
//|     genx.cond_br %9, ^bb2(%7 : vector<64xf32>), ^bb1 : (i1)
//|   ^bb1:  // pred: ^bb0
//|     %10 = genx.literal [0, 1, 2, 3] : vector<4xi32>
//|     %11 = genx.literal undef : vector<64xf32>
//|     %12 = genx.bitcast %10 : (vector<4xi32>) -> vector<4xf32>
//|     %13 = genx.wrregion %11, %12, <0, 4, 1>, offset = 0, %0, parent_width = 0, %1 : (vector<64xf32>, vector<4xf32>, i16, i1) -> vector<64xf32>
//|     genx.br ^bb2(%13 : vector<64xf32>)
//|   ^bb2(%14: vector<64xf32>):  // 2 preds: ^bb0, ^bb1
//|     genx.svm.block.st %arg1, %14 : (i64, vector<64xf32>)
//|     genx.ret
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{arg_attrs = [{genx.kind = "general", genx.offset = 64 : i32}, {genx.kind = "general", genx.offset = 72 : i32}, {genx.kind = "general", genx.offset = 80 : i32}], function_type = (i64, i64, i32) -> (), sym_name = "k"}> ({
//|   ^bb0(%arg0: i64, %arg1: i64, %arg2: i32):
//|     %0 = "genx.literal"() <{bits = array<i64: 0>}> : () -> i16
//|     %1 = "genx.literal"() <{bits = array<i64: 1>}> : () -> i1
//|     %2 = "genx.svm.block.ld"(%arg0) : (i64) -> vector<64xf32>
//|     %3 = "genx.trunc"(%arg2) : (i32) -> i16
//|     %4 = "genx.rdregion"(%2, %3) <{offset = 32 : i64, parent_width = 16 : i64, stride = 1 : i64, vstride = 16 : i64, width = 4 : i64}> : (vector<64xf32>, i16) -> vector<8xf32>
//|     %5 = "genx.literal"() <{bits = array<i64: 1073741824>}> : () -> vector<8xf32>
//|     %6 = "genx.fma"(%4, %5, %4) : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
//|     %7 = "genx.wrregion"(%2, %6, %0, %1) <{offset = 0 : i64, parent_width = 0 : i64, stride = 2 : i64, vstride = 0 : i64, width = 8 : i64}> : (vector<64xf32>, vector<8xf32>, i16, i1) -> vector<64xf32>
//|     %8 = "genx.literal"() <{bits = array<i64: 7>}> : () -> i32
//|     %9 = "genx.icmp"(%arg2, %8) <{predicate = 4 : i64}> : (i32, i32) -> i1
//|     "genx.cond_br"(%9, %7)[^bb2, ^bb1] <{successor_arguments = array<i32: 1, 0>}> : (i1, vector<64xf32>) -> ()
//|   ^bb1:  // pred: ^bb0
//|     %10 = "genx.literal"() <{bits = array<i64: 0, 1, 2, 3>}> : () -> vector<4xi32>
//|     %11 = "genx.literal"() <{bits = array<i64>}> : () -> vector<64xf32>
//|     %12 = "genx.bitcast"(%10) : (vector<4xi32>) -> vector<4xf32>
//|     %13 = "genx.wrregion"(%11, %12, %0, %1) <{offset = 0 : i64, parent_width = 0 : i64, stride = 1 : i64, vstride = 0 : i64, width = 4 : i64}> : (vector<64xf32>, vector<4xf32>, i16, i1) -> vector<64xf32>
//|     "genx.br"(%13)[^bb2] <{successor_arguments = array<i32: 1>}> : (vector<64xf32>) -> ()
//|   ^bb2(%14: vector<64xf32>):  // 2 preds: ^bb0, ^bb1
//|     "genx.svm.block.st"(%arg1, %14) : (i64, vector<64xf32>) -> ()
//|     "genx.ret"() : () -> ()
//|   }) {genx.kernel, genx.slm_bytes = 0 : i32} : () -> ()
//| }) : () -> ()
// run 3: exit 0
// stdout: bytecode
// run 4: exit 0
// stdout: as run 1
// run 5: exit 0
// stdout:
//| .version 3.6
//| .kernel "k"
//| .decl V32 v_type=G type=uq num_elts=1 align=GRF
//| .decl V33 v_type=G type=uq num_elts=1 align=GRF
//| .decl V34 v_type=G type=ud num_elts=1 align=dword
//| .decl V35 v_type=G type=f num_elts=64 align=GRF
//| .decl V36 v_type=G type=f num_elts=64 align=GRF
//| .decl V37 v_type=G type=f num_elts=4 align=oword
//| .decl V38 v_type=G type=uq num_elts=1 align=qword
//| .decl V39 v_type=G type=ud num_elts=2 align=qword alias=<V38,0>
//| .decl V40 v_type=G type=ud num_elts=2 align=GRF alias=<V33,0>
//| .decl V41 v_type=G type=uw num_elts=2 align=dword alias=<V34,0>
//| .decl V42 v_type=G type=ud num_elts=64 align=GRF alias=<V35,0>
//| .decl V43 v_type=G type=ud num_elts=64 align=GRF alias=<V36,0>
//| .decl V44 v_type=G type=d num_elts=1 align=dword alias=<V34,0>
//| .decl A0 v_type=A num_elts=1
//| .decl P1 v_type=P num_elts=1
//| .input V32 offset=64 size=8
//| .input V38 offset=72 size=8
//| .input V34 offset=80 size=4
//| .kernel_attr Target="cm"
//| .function "k_BB_0"
//|     and (M1_NM, 1) %cr0(0,0)<1> %cr0(0,0)<0;1,0> 0xfffffb3f:ud
//|     mov (M1_NM, 2) V40(0,0)<1> V39(0,0)<1;1,0>
//|     lsc_load.ugm (M1_NM, 1) V35:d32x64t flat[V32]:a64
//|     addr_add (M1_NM, 1) A0(0)<1> &V35 V41(0,0)<0;1,0>
//|     mov (M1_NM, 16) V43(0,0)<1> V42(0,0)<1;1,0>
//|     mov (M1_NM, 16) V43(2,0)<1> V42(2,0)<1;1,0>
//|     mov (M1_NM, 16) V43(4,0)<1> V42(4,0)<1;1,0>
//|     mov (M1_NM, 16) V43(6,0)<1> V42(6,0)<1;1,0>
//|     mad (M1_NM, 4) V36(0,0)<2> r[A0(0),32]<1;1,0>:f 0x40000000:f r[A0(0),32]<1;1,0>:f
//|     mad (M1_NM, 4) V36(1,0)<2> r[A0(0),96]<1;1,0>:f 0x40000000:f r[A0(0),96]<1;1,0>:f
//|     cmp.lt (M1_NM, 1) P1 V44(0,0)<0;1,0> 0x7:d
//|     (P1) jmp (M1_NM, 1) k_BB_1
//|     mov (M1_NM, 1) V37(0,0)<1> 0x0:f
//|     mov (M1_NM, 1) V37(0,1)<1> 0x1:f
//|     mov (M1_NM, 1) V37(0,2)<1> 0x2:f
//|     mov (M1_NM, 1) V37(0,3)<1> 0x3:f
//|     mov (M1_NM, 4) V36(0,0)<1> V37(0,0)<1;1,0>
//| k_BB_1:
//|     lsc_store.ugm (M1_NM, 1) flat[V33]:a64 V36:d32x64t
//|     ret (M1, 1)
// run 6: exit 0
// stdout:
//| define dllexport spir_kernel void @k(i64 %v1, i64 %v2, i32 %v3) #0 {
//|   %v4 = call <64 x float> @llvm.genx.svm.block.ld.v64f32.i64(i64 %v1)
//|   %v5 = trunc i32 %v3 to i16
//|   %at2.index = add i16 %v5, 32
//|   %v6 = call <8 x float> @llvm.genx.rdregionf.v8f32.v64f32(<64 x float> %v4, i32 16, i32 4, i32 1, i16 %at2.index, i32 16)
//|   %v7 = call <8 x float> @llvm.fma.v8f32(<8 x float> %v6, <8 x float> <float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000, float 0x4000000000000000>, <8 x float> %v6)
//|   %v8 = call <64 x float> @llvm.genx.wrregionf.v64f32.v8f32.i1(<64 x float> %v4, <8 x float> %v7, i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
//|   %v9 = icmp slt i32 %v3, 7
//|   br i1 %v9, label %bb2, label %bb1
//|
//| bb1:
//|   %v10 = bitcast <4 x i32> <i32 0, i32 1, i32 2, i32 3> to <4 x float>
//|   %v11 = call <64 x float> @llvm.genx.wrregionf.v64f32.v4f32.i1(<64 x float> zeroinitializer, <4 x float> %v10, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
//|   br label %bb2
//|
//| bb2:
//|   %v12 = phi <64 x float> [ %v8, %0 ], [ %v11, %bb1 ]
//|   call void @llvm.genx.svm.block.st.i64.v64f32(i64 %v2, <64 x float> %v12)
//|   ret void
//| }
//|
//| declare <64 x float> @llvm.genx.svm.block.ld.v64f32.i64(i64)
//| declare <64 x float> @llvm.genx.wrregionf.v64f32.v4f32.i1(<64 x float>, <4 x float>, i32, i32, i32, i16, i32, i1)
//| declare <64 x float> @llvm.genx.wrregionf.v64f32.v8f32.i1(<64 x float>, <8 x float>, i32, i32, i32, i16, i32, i1)
//| declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
//| declare <8 x float> @llvm.genx.rdregionf.v8f32.v64f32(<64 x float>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.svm.block.st.i64.v64f32(i64, <64 x float>)
//|
//| attributes #0 = { "CMGenxMain" "oclrt"="1" }
//|
//| !genx.kernels = !{!0}
//| !0 = !{void (i64, i64, i32)* @k, !"k", !1, i32 0, !2, !3, !4, i32 0, i32 0}
//| !1 = !{i32 0, i32 0, i32 0}
//| !2 = !{i32 64, i32 72, i32 80}
//| !3 = !{i32 0, i32 0, i32 0}
//| !4 = !{!"", !"", !""}
// run 7: exit 0
// stdout:
//| module {
//|   func.func @k(%arg0: i64 {genx.kind = "general", genx.offset = 64 : i32}, %arg1: i64 {genx.kind = "general", genx.offset = 72 : i32}, %arg2: i32 {genx.kind = "general", genx.offset = 80 : i32}) attributes {genx.kernel, genx.slm_bytes = 0 : i32} {
//|     %0 = genx.literal 0x40000000 : vector<8xf32>
//|     %1 = genx.literal 0 : i16
//|     %2 = genx.literal 1 : i1
//|     %3 = genx.literal 7 : i32
//|     %4 = genx.literal [0, 1, 2, 3] : vector<4xi32>
//|     %5 = genx.literal undef : vector<64xf32>
//|     %6 = genx.svm.block.ld %arg0 : (i64) -> vector<64xf32>
//|     %7 = genx.trunc %arg2 : (i32) -> i16
//|     %8 = genx.rdregion %6, <16, 4, 1>, offset = 32, %7, parent_width = 16 : (vector<64xf32>, i16) -> vector<8xf32>
//|     %9 = genx.fma %8, %0, %8 : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
//|     %10 = genx.wrregion %6, %9, <0, 8, 2>, offset = 0, %1, parent_width = 0, %2 : (vector<64xf32>, vector<8xf32>, i16, i1) -> vector<64xf32>
//|     %11 = genx.icmp slt, %arg2, %3 : (i32, i32) -> i1
//|     genx.cond_br %11, ^bb2(%10 : vector<64xf32>), ^bb1 : (i1)
//|   ^bb1:  // pred: ^bb0
//|     %12 = genx.bitcast %4 : (vector<4xi32>) -> vector<4xf32>
//|     %13 = genx.wrregion %5, %12, <0, 4, 1>, offset = 0, %1, parent_width = 0, %2 : (vector<64xf32>, vector<4xf32>, i16, i1) -> vector<64xf32>
//|     genx.br ^bb2(%13 : vector<64xf32>)
//|   ^bb2(%14: vector<64xf32>):  // 2 preds: ^bb0, ^bb1
//|     genx.svm.block.st %arg1, %14 : (i64, vector<64xf32>)
//|     genx.ret
//|   }
//| }
// run 8: exit 0
