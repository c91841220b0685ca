// A kernel that is written as LLVM IR and read again is the same kernel.
// RUN: %s --target=visa --platform=dg2
// RUN: %s --target=visa --platform=dg2 --emit=genx-llvm -o k.ll
// RUN: k.ll --input=genx-llvm --target=visa --platform=dg2
// RUN: k.ll --input=genx-llvm --target=visa --platform=dg2 --emit=genx-llvm
// RUN: k.ll --input=genx-llvm --target=visa --platform=dg2 --emit=genx
// RUN: k.ll --input=genx-llvm --target=visa --platform=dg2 --verify-sync
// RUN: k.ll --input=genx-llvm
module {
  func.func @k(%from: i64 {genx.kind = "address", genx.offset = 64 : i32}, %to: i64 {genx.kind = "general", genx.offset = 72 : i32}, %n: i16 {genx.kind = "general", genx.offset = 80 : i32}) attributes {genx.kernel, genx.slm_bytes = 4096 : i32, genx.threads = 2 : i32} {
    %zero = genx.literal 0 : i16
    %all = genx.svm.block.ld %from : (i64) -> vector<64xf32>
    %a = genx.rdregion %all, <0, 8, 1>, offset = 0, %n, parent_width = 0 : (vector<64xf32>, i16) -> vector<8xf32>
    %b = genx.rdregion %all, <0, 8, 1>, offset = 64, %n, parent_width = 8 : (vector<64xf32>, i16) -> vector<8xf32>
    %sum = genx.fadd %a, %b : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    genx.svm.block.st %to, %sum : (i64, vector<8xf32>)
    genx.ret
  }
}

// run 1: exit 0
// stdout:
//| .version 3.6
//| .kernel "k"
//| .decl V32 v_type=G type=uq num_elts=1 align=GRF
//| .decl V33 v_type=G type=uq num_elts=1 align=GRF
//| .decl V34 v_type=G type=uw num_elts=1 align=word
//| .decl V35 v_type=G type=f num_elts=64 align=GRF
//| .decl V36 v_type=G type=f num_elts=8 align=GRF
//| .decl V37 v_type=G type=uq num_elts=1 align=qword
//| .decl V38 v_type=G type=ud num_elts=2 align=qword alias=<V37,0>
//| .decl V39 v_type=G type=ud num_elts=2 align=GRF alias=<V33,0>
//| .decl A0 v_type=A num_elts=1
//| .input V32 offset=64 size=8
//| .input V37 offset=72 size=8
//| .input V34 offset=80 size=2
//| .kernel_attr Target="cm"
//| .kernel_attr SLMSize=4
//| .function "k_BB_0"
//|     and (M1_NM, 1) %cr0(0,0)<1> %cr0(0,0)<0;1,0> 0xfffffb3f:ud
//|     mov (M1_NM, 2) V39(0,0)<1> V38(0,0)<1;1,0>
//|     lsc_load.ugm (M1_NM, 1) V35:d32x64t flat[V32]:a64
//|     addr_add (M1_NM, 1) A0(0)<1> &V35 V34(0,0)<0;1,0>
//|     add (M1_NM, 8) V36(0,0)<1> r[A0(0),0]<1;1,0>:f r[A0(0),64]<1;1,0>:f
//|     lsc_store.ugm (M1_NM, 1) flat[V33]:a64 V36:d32x8t
//|     ret (M1, 1)
// run 2: exit 0
// run 3: exit 0
// stdout: as run 1
// run 4: exit 0
// stdout:
//| define dllexport spir_kernel void @k(i64 %v1, i64 %v2, i16 %v3) #0 !reqd_work_group_size !5 {
//|   %v4 = call <64 x float> @llvm.genx.svm.block.ld.v64f32.i64(i64 %v1)
//|   %v5 = call <8 x float> @llvm.genx.rdregionf.v8f32.v64f32(<64 x float> %v4, i32 0, i32 8, i32 1, i16 %v3, i32 undef)
//|   %v6 = add i16 %v3, 64
//|   %v7 = call <8 x float> @llvm.genx.rdregionf.v8f32.v64f32(<64 x float> %v4, i32 0, i32 8, i32 1, i16 %v6, i32 8)
//|   %v8 = fadd <8 x float> %v5, %v7
//|   call void @llvm.genx.svm.block.st.i64.v8f32(i64 %v2, <8 x float> %v8)
//|   ret void
//| }
//|
//| declare <64 x float> @llvm.genx.svm.block.ld.v64f32.i64(i64)
//| declare <8 x float> @llvm.genx.rdregionf.v8f32.v64f32(<64 x float>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.svm.block.st.i64.v8f32(i64, <8 x float>)
//|
//| attributes #0 = { "CMGenxMain" "oclrt"="1" }
//|
//| !genx.kernels = !{!0}
//| !0 = !{void (i64, i64, i16)* @k, !"k", !1, i32 4096, !2, !3, !4, i32 0, i32 0}
//| !1 = !{i32 0, i32 0, i32 0}
//| !2 = !{i32 64, i32 72, i32 80}
//| !3 = !{i32 0, i32 0, i32 0}
//| !4 = !{!"svmptr_t", !"", !""}
//| !5 = !{i32 2, i32 1, i32 1}
// run 5: exit 0
// stdout:
//| module {
//|   func.func @k(%arg0: i64 {genx.kind = "address", genx.offset = 64 : i32}, %arg1: i64 {genx.kind = "general", genx.offset = 72 : i32}, %arg2: i16 {genx.kind = "general", genx.offset = 80 : i32}) attributes {genx.kernel, genx.slm_bytes = 4096 : i32, genx.threads = 2 : i32} {
//|     %0 = genx.literal 64 : i16
//|     %1 = genx.svm.block.ld %arg0 : (i64) -> vector<64xf32>
//|     %2 = genx.rdregion %1, <0, 8, 1>, offset = 0, %arg2, parent_width = 0 : (vector<64xf32>, i16) -> vector<8xf32>
//|     %3 = genx.add %arg2, %0 : (i16, i16) -> i16
//|     %4 = genx.rdregion %1, <0, 8, 1>, offset = 0, %3, parent_width = 8 : (vector<64xf32>, i16) -> vector<8xf32>
//|     %5 = genx.fadd %2, %4 : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
//|     genx.svm.block.st %arg1, %5 : (i64, vector<8xf32>)
//|     genx.ret
//|   }
//| }
// run 6: exit 2
// stderr:
//| error: the argument '--input <FORM>' cannot be used with '--verify-sync'
//|
//| Usage: pto-opt [OPTIONS] [INPUT]...
//|
//| For more information, try '--help'.
// run 7: exit 2
// stderr:
//| error: the following required arguments were not provided:
//|   --platform <GPU>
//|   --target <TARGET>
//|
//| Usage: pto-opt --platform <GPU> --target <TARGET> --input <FORM> <INPUT>...
//|
//| For more information, try '--help'.
