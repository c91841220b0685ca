//! Reads drawn kernels as LLVM IR, as it is printed in both forms: they must be the same kernels, and compile to the same vISA.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "tests")]

#[path = "../../../lowering/genx/tests/random/mod.rs"]
mod random;
#[path = "support/read.rs"]
mod support;

use std::collections::HashMap;

use genx::ir::{ArgumentKind, KernelArgument};
use genx::{Builder, Constant, Element, FloatPredicate, Function, Op, Region, Type};
use support::{numbered, read};
use visa::Platform;

/// Prints a kernel, in the form of the document or in that of Intel's compiler for a platform.
fn printed(function: &Function, of_intel: Option<Platform>) -> String {
    let mut text = String::new();
    let functions = std::slice::from_ref(function);
    match of_intel {
        Some(platform) => genx::intel_llvm::print(functions, platform, &mut text).unwrap(),
        None => genx::llvm::print(functions, &mut text).unwrap(),
    }
    text
}

/// Renames values and labels in the order in which the text names them: a text has no names of indices, whose sums are instructions.
fn renamed(text: &str) -> String {
    let mut names: HashMap<&str, usize> = HashMap::new();
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '.' || c == '_';
    let mut parts = text.split('%');
    let mut made = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let end = part.find(|c| !is_name(c)).unwrap_or(part.len());
        let next = names.len();
        let number = *names.entry(&part[..end]).or_insert(next);
        made += &format!("%{number}{}", &part[end..]);
    }
    made.lines().filter(|line| !line.ends_with(':')).collect::<Vec<_>>().join("\n")
}

fn compiled(function: &Function, platform: Platform) -> String {
    let object = genx::passes::compile(vec![function.clone()], platform, false).unwrap();
    visa::text::print(&object, platform).unwrap()
}

/// Checks that a kernel is the same after it was printed and read.
fn round_trips(function: &Function, platform: Platform, what: &str) {
    for of_intel in [None, Some(platform)] {
        let text = printed(function, of_intel);
        let again = read(&text).unwrap_or_else(|message| panic!("{what} {of_intel:?}: {message}\n{text}"));
        let [again] = again.as_slice() else { panic!("{what}: {} kernels", again.len()) };
        assert_eq!(renamed(&printed(again, of_intel)), renamed(&text), "{what} {of_intel:?}");
        let adapted = genx::intel_llvm::adapted(std::slice::from_ref(function), platform);
        let before = if of_intel.is_some() { &adapted[0] } else { function };
        assert_eq!(
            compiled(again, platform),
            compiled(&numbered(before).unwrap(), platform),
            "{what} {of_intel:?}\n{text}"
        );
    }
}

#[test]
fn drawn_kernels_are_the_same() {
    for platform in [Platform::Skl, Platform::Dg2, Platform::Pvc] {
        for seed in 0..std::env::var("PTO_CASES").map_or(60, |cases| cases.parse().unwrap()) {
            round_trips(&random::kernel(platform, seed, 20), platform, &format!("{platform} {seed}"));
        }
    }
}

#[test]
fn every_operation_on_channels_is_read() {
    for op in random::channel_ops() {
        // Minima and maxima that propagate NaN are expanded when they are printed.
        if matches!(op, Op::FMaximum | Op::FMinimum) {
            continue;
        }
        for platform in [Platform::Skl, Platform::Pvc] {
            for seed in 0..2 {
                if let Some(function) = random::kernel_of(platform, op, seed) {
                    round_trips(&function, platform, &format!("{op:?} {platform} {seed}"));
                }
            }
        }
    }
}

/// Returns a kernel that stores what `make` returns at its parameter.
fn storing(make: impl FnOnce(&mut Builder<'_>, genx::Value) -> genx::Value) -> Function {
    let mut function = Function::new("k");
    let argument = KernelArgument { kind: ArgumentKind::Address, offset: 64 };
    let address = function.add_param(Type::scalar(Element::I64), argument);
    let entry = function.blocks()[0];
    let mut b = Builder::at_end(&mut function, entry);
    let data = make(&mut b, address);
    b.inst(Op::SvmBlockSt, &[address, data], &[], None);
    b.ret();
    function
}

#[test]
fn constants_keep_their_bits() {
    let types = [
        Element::I8,
        Element::I16,
        Element::I32,
        Element::I64,
        Element::F16,
        Element::BF16,
        Element::F32,
        Element::F64,
    ];
    for element in types {
        let ones = u64::MAX >> (64 - element.bits());
        // Among them the largest, the smallest and negative zero.
        let lists = [vec![0, ones >> 1, 1, ones / 2 + 1], vec![ones / 2 + 1; 4], vec![3, 3, 3, 2]];
        for bits in lists.into_iter().filter(|bits| !element.is_float() || !bits.contains(&(ones >> 1))) {
            let lanes = 16 / element.bytes();
            let bits: Vec<u64> = bits.into_iter().cycle().take(lanes as usize).collect();
            let function = storing(|b, _| {
                let ty = Type::vector(element, lanes);
                let constant = b.function.constant(ty, Constant::of(bits.clone()));
                b.value(Op::Constant, &[constant], &[], ty)
            });
            let again = read(&printed(&function, None)).unwrap();
            let found =
                again[0].all_insts().into_iter().find_map(|inst| again[0].operand(inst, genx::table::Name::Src));
            assert_eq!(again[0].as_constant(found.unwrap()), Some(&Constant::of(bits)), "{element:?}");
        }
    }
}

#[test]
fn metadata_is_kept() {
    let mut function = storing(|b, _| b.splat_int(Type::vector(Element::I32, 8), 1));
    (function.slm_bytes, function.threads) = (4096, 2);
    for (kind, offset) in ArgumentKind::ALL.into_iter().zip((72..).step_by(8)) {
        function.add_param(Type::scalar(Element::I32), KernelArgument { kind, offset });
    }
    let again = read(&printed(&function, Some(Platform::Pvc))).unwrap();
    assert_eq!((&again[0].arguments, again[0].slm_bytes, again[0].threads), (&function.arguments, 4096, 2));
    let of_document = read(&printed(&function, None)).unwrap();
    let mut arguments = function.arguments.clone();
    // The document has one code for numbers and addresses, and no groups.
    arguments
        .iter_mut()
        .filter(|one| one.kind == ArgumentKind::Address)
        .for_each(|one| one.kind = ArgumentKind::General);
    assert_eq!((&of_document[0].arguments, of_document[0].slm_bytes, of_document[0].threads), (&arguments, 4096, 1));
}

/// LLVM IR that has no form in the table, and the kernel that it is.
#[test]
fn what_has_no_operation_is_a_combination() {
    let body = |lines: &str| {
        format!(
            "define dllexport void @k(i64 %a) {{\n  %v = call <8 x float> @llvm.genx.svm.block.ld.v8f32.i64(i64 %a)\n{lines}  \
             call void @llvm.genx.svm.block.st.i64.v8f32(i64 %a, <8 x float> %r)\n  ret void\n}}\n\
             declare <8 x float> @llvm.genx.svm.block.ld.v8f32.i64(i64)\n\
             declare void @llvm.genx.svm.block.st.i64.v8f32(i64, <8 x float>)\n\
             !genx.kernels = !{{!0}}\n!0 = !{{ptr @k, !\"k\", !\"k\", !1, i32 0, !2}}\n!1 = !{{i32 0}}\n!2 = !{{i32 64}}\n"
        )
    };
    let made = |lines: &str| read(&body(lines)).unwrap().remove(0);
    let expected = |make: &dyn Fn(&mut Builder<'_>, genx::Value) -> genx::Value| {
        let mut function = storing(|b, address| {
            let loaded = b.value(Op::SvmBlockLd, &[address], &[], Type::vector(Element::F32, 8));
            make(b, loaded)
        });
        function.arguments[0].kind = ArgumentKind::General;
        printed(&function, None)
    };
    let elements =
        "  %e = extractelement <8 x float> %v, i64 3\n  %r = insertelement <8 x float> %v, float %e, i32 1\n";
    let with_regions = expected(&|b, v| {
        let element = b.read(v, Region::contiguous(1, 12), None);
        b.write(v, element, Region::contiguous(1, 4))
    });
    assert_eq!(printed(&made(elements), None), with_regions);
    let rows = "  %r = shufflevector <8 x float> poison, <8 x float> %v, <8 x i32> <i32 9, i32 11, i32 13, i32 15, i32 9, i32 11, i32 13, i32 15>\n";
    let with_rows = expected(&|b, v| b.read(v, Region::rows(0, 4, 2, 4), Some(8)));
    assert_eq!(printed(&made(rows), None), with_rows);
    for (word, inverse) in [
        ("ult", FloatPredicate::Oge),
        ("ule", FloatPredicate::Ogt),
        ("ugt", FloatPredicate::Ole),
        ("uge", FloatPredicate::Olt),
    ] {
        let lines = format!(
            "  %c = fcmp {word} <8 x float> %v, zeroinitializer\n  %r = select <8 x i1> %c, <8 x float> %v, <8 x float> zeroinitializer\n"
        );
        let with_xor = expected(&|b, v| {
            let zero = b.splat_f32(Some(8), 0.0);
            let compared = b.fcmp(inverse, v, zero);
            let ones = b.splat_int(Type::vector(Element::I1, 8), 1);
            let condition = b.binary(Op::Xor, compared, ones);
            b.select(condition, v, zero)
        });
        assert_eq!(printed(&made(&lines), None), with_xor, "{word}");
    }
}

/// LLVM's parser upgrades debug information, and would end the process at a module that is not legal.
#[test]
fn illegal_modules_with_debug_information_are_refused() {
    let body = |phi: &str| {
        format!(
            "define void @k(i32 %n) {{\nentry:\n  br label %next\nnext:\n  %i = phi i32 [ 0, %{phi} ]\n  ret void\n}}\n\
             !genx.kernels = !{{!0}}\n!llvm.module.flags = !{{!2}}\n!0 = !{{ptr @k, !\"k\", !\"k\", !1, i32 0, !1}}\n!1 = !{{i32 0}}\n\
             !2 = !{{i32 2, !\"Debug Info Version\", i32 3}}\n"
        )
    };
    assert_eq!(read(&body("entry")).unwrap().len(), 1);
    assert_eq!(read(&body("next")).unwrap_err(), "is not read");
    // Debug information that is not legal is removed.
    let broken = "!llvm.dbg.cu = !{!3}\n!3 = distinct !DICompileUnit(language: DW_LANG_C, file: !4)\n!4 = !{}\n";
    assert_eq!(read(&(body("entry") + broken)).unwrap().len(), 1);
}
