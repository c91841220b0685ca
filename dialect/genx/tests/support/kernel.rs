//! Compiles and executes a kernel around a function in LLVM IR.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

#[path = "../../../../lowering/genx/tests/support/compiled.rs"]
mod compiled;
#[path = "read.rs"]
mod read;

use visa::Platform;
use visa::interp::{Argument, Memory};

pub(crate) const LANES: usize = 8;
pub(crate) type Data = [u32; LANES];

/// The two operands of a function; the first element of the second one is its scalar.
pub(crate) const INPUTS: [[Data; 2]; 5] = [
    [[0, 1, 2, 3, 4, 5, 6, 7], [3, 0x8000_0000, 0x7fff_ffff, 0xffff_ffff, 5, 4, 0x1_0000, 0xff]],
    [[0xffff_ffff, 0x8000_0000, 0x7fff_ffff, 0, 9, 0x12_3456, 40, 2], [0, 1, 1, 1, 9, 0x12_3457, 39, 0xffff_fffe]],
    [[7, 6, 5, 4, 3, 2, 1, 0], [7, 6, 5, 4, 3, 2, 1, 0]],
    [[10, 20, 30, 40, 50, 60, 70, 80], [1, 20, 30, 40, 50, 60, 70, 80]],
    [
        [0x8001, 0xffff_8000, 0x7f80, 0x80, 0x7fc0_0001, 0x3f80_0000, 1, 0xbf80_0000],
        [0xa5c3_91e7, 5, 0x7f, 0xff80, 3, 2, 9, 4],
    ],
];

/// Returns the module of a kernel that stores `@f(%x, %y, %n)`, where %n is the first element of %y.
pub(crate) fn module(functions: &str) -> String {
    format!(
        "{functions}\n\
         define dllexport void @k(i64 %from, i64 %to) {{\n  \
         %all = call <16 x i32> @llvm.genx.svm.block.ld.v16i32.i64(i64 %from)\n  \
         %x = shufflevector <16 x i32> %all, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>\n  \
         %y = shufflevector <16 x i32> %all, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>\n  \
         %n = extractelement <16 x i32> %all, i32 8\n  \
         %r = call <8 x i32> @f(<8 x i32> %x, <8 x i32> %y, i32 %n)\n  \
         call void @llvm.genx.svm.block.st.i64.v8i32(i64 %to, <8 x i32> %r)\n  ret void\n}}\n\
         declare <16 x i32> @llvm.genx.svm.block.ld.v16i32.i64(i64)\n\
         declare void @llvm.genx.svm.block.st.i64.v8i32(i64, <8 x i32>)\n\
         !genx.kernels = !{{!0}}\n!0 = !{{ptr @k, !\"k\", !\"k\", !1, i32 0, !2}}\n!1 = !{{i32 0, i32 0}}\n!2 = !{{i32 128, i32 136}}\n"
    )
}

/// Returns what the kernel of a text stores; `check_reads` refuses reads of elements that were not written, also where no user of
/// the result reads them.
pub(crate) fn run(text: &str, platform: Platform, input: &[Data; 2], check_reads: bool) -> Data {
    let functions = read::read(text).unwrap_or_else(|message| panic!("{message}\n{text}"));
    let object = genx::passes::compile(functions, platform, true).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let bytes = input.iter().flatten().flat_map(|word| word.to_le_bytes()).collect();
    let mut memory = Memory::new();
    let arguments = [memory.add(bytes), memory.add(vec![0; 4 * LANES])].map(Argument::Buffer);
    let ran = compiled::run(&object, platform, &arguments, &mut memory, check_reads);
    ran.unwrap_or_else(|fault| panic!("{fault}\n{text}\n{}", visa::text::print(&object, platform).unwrap()));
    let stored = memory.bytes(1).unwrap().chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().unwrap()));
    stored.collect::<Vec<_>>().try_into().unwrap()
}
