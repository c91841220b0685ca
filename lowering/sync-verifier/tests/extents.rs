//! Compares the bytes that op definitions state with those that the interpreter accesses: an access to a block outside
//! of them is no hazard, one to a block inside is.
//!
//! After each operation another pipe reads or writes one block of 32 bytes, without synchronisation, for each block
//! from two blocks before a buffer on. The verifier has to report a hazard exactly if the interpreter detects a race.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

use mlir_dialect::{ParsedSource, melior::Context};
use pto_buffers::Content;
use pto_dialect::target::Configuration;
use pto_interp::Schedule;
use pto_isa::{Family, Target, codes, ops};
use pto_kernels::Argument;
use pto_program::load;
use std::fmt::Write as _;

/// Bytes that are initialised in each memory, and in an argument.
const FILLED: usize = 8192;
/// Where the buffers `a`, `b` and `c` begin, in each memory.
const BUFFERS: [(char, i64); 3] = [('a', 1024), ('b', 3072), ('c', 5120)];
const BLOCK: i64 = 32;
/// Number of blocks to try, from two before a buffer on.
const TRIED: i64 = 36;

/// The access of the other pipe to a block.
#[derive(Clone, Copy)]
enum Other {
    WritesUb,
    ReadsUb,
    WritesL1,
    ReadsL1,
}

use Other::{ReadsL1, ReadsUb, WritesL1, WritesUb};

/// Operations, and which buffers are accessed how. `%a`, `%b` and `%c` are pointers of the types after the colon, `%0`,
/// `%1`, .. integers, `%g` and `%h` global memory. Strides of outer loops are multiples of those of inner ones: a range
/// with gaps at other strides is approximated from its first byte to its last.
#[rustfmt::skip]
const CASES: &[(&str, &[(char, Other)])] = &[
    ("vbitsort %a, %b, %c, %i2 : f32 ub, f32 ub, ui32 ub, index", &[('a', WritesUb), ('b', WritesUb), ('c', WritesUb)]),
    ("vbitsort %a, %b, %c, %i3 : f16 ub, f16 ub, ui32 ub, index", &[('a', WritesUb), ('b', WritesUb), ('c', WritesUb)]),
    ("mte_ub_ub %a, %b, %1 nburst(%2, %1, %2) : f32 ub, f32 ub, i64, i64, i64, i64", &[('a', WritesUb), ('b', WritesUb)]),
    ("copy_ubuf_to_ubuf %a, %b, %0, %3, %2, %1, %0 : f32 ub, f32 ub, i64, i64, i64, i64, i64", &[('a', WritesUb), ('b', WritesUb)]),
    ("mte_gm_ub %g, %a, %0, %32 nburst(%2, %64, %96) loop(%2, %128, %192) : f32 gm, f32 ub, i64, i64, i64, i64, i64, loop i64, i64, i64", &[('a', ReadsUb)]),
    ("mte_gm_ub %g, %a, %0, %40 nburst(%3, %64, %96) : f32 gm, f32 ub, i64, i64, i64, i64, i64", &[('a', ReadsUb)]),
    ("copy_gm_to_ubuf %g, %a, %0, %2, %64, %0, %0, %false, %0, %64, %96 : f32 gm, f32 ub, i64, i64, i64, i64, i64, i1, i64, i64, i64", &[('a', ReadsUb)]),
    ("mte_ub_gm %a, %h, %32 nburst(%2, %64, %32) loop(%2, %128, %64) : f32 ub, f32 gm, i64, i64, i64, i64, loop i64, i64, i64", &[('a', WritesUb)]),
    ("copy_ubuf_to_gm %a, %h, %0, %3, %32, %0, %32, %96 : f32 ub, f32 gm, i64, i64, i64, i64, i64, i64", &[('a', WritesUb)]),
    ("mte_ub_l1 %a, %b, %2 nburst(%2, %1, %2) : f32 ub, f32 l1, i64, i64, i64, i64", &[('a', WritesUb), ('b', WritesL1)]),
    ("copy_ubuf_to_cbuf %a, %b, %0, %2, %1, %1, %2 : f32 ub, f32 l1, i64, i64, i64, i64, i64", &[('a', WritesUb), ('b', WritesL1)]),
    ("copy_cbuf_to_ubuf %a, %b, %0, %2, %1, %1, %2 : f32 l1, f32 ub, i64, i64, i64, i64, i64", &[('a', WritesL1), ('b', WritesUb)]),
    ("mte_l1_ub %a, %b, %32 nburst(%2, %64, %96) loop(%2, %128, %192) : f32 l1, f32 ub, i64, i64, i64, i64, loop i64, i64, i64", &[('a', WritesL1), ('b', WritesUb)]),
    ("mte_gm_l1 %g, %a, %32 nburst(%2, %64, %96) loop(%2, %128, %192) : f32 gm, f32 l1, i64, i64, i64, i64, loop i64, i64, i64", &[('a', ReadsL1)]),
    ("mte_l1_bt %a, %c, %1 nburst(%3, %1, %0) : f32 l1, f32 bt, i64, i64, i64, i64", &[('a', WritesL1)]),
    ("mte_l1_bt %a, %c, %2 nburst(%2, %3, %0) : f16 l1, f32 bt, i64, i64, i64, i64", &[('a', WritesL1)]),
    ("copy_cbuf_to_bt %a, %c, %false, %3, %1, %1, %0 : f32 l1, f32 bt, i1, i64, i64, i64, i64", &[('a', WritesL1)]),
    ("mte_l1_fb %a, %c, %1 nburst(%3, %1, %0) : f32 l1, f32 fb, i64, i64, i64, i64", &[('a', WritesL1)]),
    ("copy_cbuf_to_fbuf %a, %c, %3, %1, %2, %0 : f32 l1, f32 fb, i64, i64, i64, i64", &[('a', WritesL1)]),
    ("create_cbuf_matrix %a, %w, %2, %1, %3 {fill_word_bits = 32 : i64} : ui32 l1, i32, i64, i64, i64", &[('a', ReadsL1)]),
    ("raw_fill_l1 %a, %64, %w, %2, %1, %3 {fill_word_bits = 32 : i64} : f32 l1, i64, i32, i64, i64, i64", &[('a', ReadsL1)]),
    ("mte_l1_l0a %a, %c, %1, %0, %1, %2, %2, %1 {transpose = false} : f16 l1, f16 l0a, i64, i64, i64, i64, i64, i64", &[('a', WritesL1)]),
    ("mte_l1_l0b %a, %c, %0, %1, %1, %1, %2, %1 {transpose = false} : f16 l1, f16 l0b, i64, i64, i64, i64, i64, i64", &[('a', WritesL1)]),
    ("load_cbuf_to_ca %a, %c, %1, %0, %1, %2, %2, %1 : f16 l1, f16 l0a, i64, i64, i64, i64, i64, i64", &[('a', WritesL1)]),
    ("load_cbuf_to_cb %a, %c, %0, %1, %1, %1, %2, %1 : f16 l1, f16 l0b, i64, i64, i64, i64, i64, i64", &[('a', WritesL1)]),
    ("load_cbuf_to_ca_s4 %a, %c, %1, %0, %1, %1, %1, %1, %0 : !pto.f4E2M1x2 l1, !pto.f4E2M1x2 l0a, i64, i64, i64, i64, i64, i64, i64", &[('a', WritesL1)]),
    ("load_cbuf_to_cb_s4 %a, %c, %0, %1, %1, %1, %1, %1, %0 : !pto.f4E2M1x2 l1, !pto.f4E2M1x2 l0b, i64, i64, i64, i64, i64, i64, i64", &[('a', WritesL1)]),
];

/// Statements in a vector scope, or on scalars, that access `%a` with elements of type `E`, `L` per register, in a
/// distribution `D`. Each is tried with the listed words; an element has the width that the word states, or else 4
/// bytes.
#[rustfmt::skip]
const SCOPED: &[(&str, Other, &[&str])] = &[
    ("%r = pto.vlds %a[%i64] : !pto.ptr<E, ub> -> !pto.vreg<LxE>", WritesUb, &[""]),
    ("%r = pto.vlds %a[%i64] {dist = \"D\"} : !pto.ptr<E, ub> -> !pto.vreg<LxE>", WritesUb, &[
        "NORM", "BRC_B8", "BRC_B16", "BRC_B32", "US_B8", "US_B16", "DS_B8", "DS_B16", "UNPK_B8", "UNPK_B16", "UNPK_B32", "BRC_BLK",
        "E2B_B16", "E2B_B32", "UNPK4", "SPLT4CHN", "SPLT2CHN_B8", "SPLT2CHN_B16",
    ]),
    ("%r, %p = pto.vlds %a[%i64] : !pto.ptr<E, ub> -> !pto.vreg<LxE>, !pto.ptr<E, ub>", WritesUb, &[""]),
    ("%r, %s = pto.vldsx2 %a[%i64], \"D\" : !pto.ptr<E, ub>, index -> !pto.vreg<LxE>, !pto.vreg<LxE>", WritesUb, &[
        "DINTLV_B8", "DINTLV_B16", "DINTLV_B32", "BDINTLV",
    ]),
    ("%r = pto.uvld %a[%i64] : !pto.ptr<E, ub> -> !pto.vreg<LxE>", WritesUb, &[""]),
    ("pto.vsts %v, %a[%i64], %m : !pto.vreg<LxE>, !pto.ptr<E, ub>, !pto.mask<bW>", WritesUb, &[""]),
    ("%p = pto.vsts %v, %a[%i64], %m : !pto.vreg<LxE>, !pto.ptr<E, ub>, !pto.mask<bW> -> !pto.ptr<E, ub>", WritesUb, &[""]),
    ("pto.vsts %v, %a[%i64], %m {dist = \"D\"} : !pto.vreg<LxE>, !pto.ptr<E, ub>, !pto.mask<bW>", WritesUb, &[
        "NORM_B8", "NORM_B16", "NORM_B32", "1PT_B8", "1PT_B16", "1PT_B32", "PK_B16", "PK_B32", "PK_B64", "PK4_B32", "MRG4CHN_B8",
        "MRG2CHN_B8", "MRG2CHN_B16",
    ]),
    ("pto.vstsx2 %v, %v, %a[%i64], \"D\", %m : !pto.vreg<LxE>, !pto.vreg<LxE>, !pto.ptr<E, ub>, index, !pto.mask<bW>", WritesUb, &[
        "INTLV_B8", "INTLV_B16", "INTLV_B32",
    ]),
    ("%q = pto.plds %a[%i64], \"D\" : !pto.ptr<E, ub>, index -> !pto.mask<bW>", WritesUb, &["NORM", "US", "DS"]),
    ("%q = pto.pldi %a[%i2], \"D\" : !pto.ptr<E, ub>, index -> !pto.mask<bW>", WritesUb, &["NORM"]),
    ("%q = pto.pld %a, %n64, \"D\" : !pto.ptr<E, ub>, i32 -> !pto.mask<bW>", WritesUb, &["NORM", "US", "DS"]),
    ("pto.psts %m, %a[%i64], \"D\" : !pto.mask<bW>, !pto.ptr<E, ub>, index", WritesUb, &["NORM", "PK"]),
    ("pto.psti %m, %a[%i2], \"D\" : !pto.mask<bW>, !pto.ptr<E, ub>, index", WritesUb, &["NORM"]),
    ("pto.pst %m, %a, %n64, \"D\" : !pto.mask<bW>, !pto.ptr<E, ub>, i32", WritesUb, &["NORM", "PK"]),
    ("%n, %p = pto.vstus %z, %n40, %v, %a : !pto.align, i32, !pto.vreg<LxE>, !pto.ptr<E, ub> -> !pto.align, !pto.ptr<E, ub>", WritesUb, &[""]),
    ("pto.sprsts \"AR\", %words[%n64] : !pto.ptr<i32, ub>, i32", WritesUb, &[""]),
    ("pto.sprsti \"AR\", %words[%n64] : !pto.ptr<i32, ub>, i32", WritesUb, &[""]),
    ("%e = pto.load %a[%i64] : !pto.ptr<E, ub> -> E", WritesUb, &[""]),
    ("%e = pto.load_scalar %a[%i64] : !pto.ptr<E, ub> -> E", WritesUb, &[""]),
    ("pto.store %f, %a[%i64] : !pto.ptr<E, ub>, E", WritesUb, &[""]),
    ("pto.store_scalar %f, %a[%i64] : !pto.ptr<E, ub>, E", WritesUb, &[""]),
];

const PROLOGUE: &str = "
  %ub = pto.castptr %0 : i64 -> !pto.ptr<f32, ub>
  %l1 = pto.castptr %0 : i64 -> !pto.ptr<f32, l1>
  %far = pto.castptr %16384 : i64 -> !pto.ptr<f32, ub>
  pto.mte_gm_ub %g, %ub, %0, %8192 nburst(%1, %0, %0) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
  pto.mte_gm_l1 %g, %l1, %8192 nburst(%1, %0, %0) : !pto.ptr<f32, gm>, !pto.ptr<f32, l1>, i64, i64, i64, i64
  pto.barrier #pto.pipe<PIPE_ALL>
";

/// Returns a program with the operation, and an access of another pipe to the block at an address.
fn program(operation: &str, other: Other, at: i64) -> String {
    let (head, types) = operation.rsplit_once(" : ").expect("types");
    // `f32 ub` is the type of a pointer.
    let types: Vec<String> = types
        .split(", ")
        .map(|ty| match ty.rsplit_once(' ') {
            Some((element, space)) if element != "loop" => format!("!pto.ptr<{element}, {space}>"),
            Some(_) | None => ty.to_owned(),
        })
        .collect();
    let operands = head.split_once(' ').map_or("", |(_, operands)| operands).split(", ");
    let mut text = String::new();
    for (operand, ty) in operands.zip(&types) {
        let buffer = BUFFERS.iter().find(|(name, _)| operand.trim() == format!("%{name}"));
        if let Some((name, at)) = buffer {
            // The buffers of the matrix unit are smaller, and only operations on them use them.
            let at = if [" ub>", " l1>"].iter().any(|space| ty.ends_with(space)) { *at } else { 0 };
            let _ = writeln!(text, "  %at_{name} = arith.constant {at} : i64");
            let _ = writeln!(text, "  %{name} = pto.castptr %at_{name} : i64 -> {ty}");
        }
    }
    let _ = writeln!(text, "  pto.{head} : {}", types.join(", "));
    around(&text, other, at)
}

/// Like [`program`], for a statement in a scope.
fn scoped(line: &str, word: &str, other: Other, at: i64) -> String {
    let bits = word.rsplit_once("_B").map_or("32", |(_, bits)| if bits == "64" { "32" } else { bits });
    // `PK_B64` takes lanes of two elements.
    let (element, lanes) = match bits {
        "8" => ("i8", "256"),
        "16" => ("f16", "128"),
        _ => ("f32", "64"),
    };
    let bits = if ["8", "16"].contains(&bits) { bits } else { "32" };
    let fill = |text: &str| text.replace("bW", &format!("b{bits}")).replace("LxE", &format!("{lanes}x{element}"));
    let line = fill(line)
        .replace("<E,", &format!("<{element},"))
        .replace(", E", ", f32")
        .replace("-> E", "-> f32")
        .replace("\"D\"", &format!("\"{word}\""));
    let (_, start) = BUFFERS[0];
    let body = fill(&format!(
        "  %at_a = arith.constant {start} : i64
  %a = pto.castptr %at_a : i64 -> !pto.ptr<{element}, ub>
  %words = pto.castptr %at_a : i64 -> !pto.ptr<i32, ub>
  %i64 = arith.constant 64 : index
  %n64 = arith.constant 64 : i32
  %n40 = arith.constant 40 : i32
  %l = pto.castptr %0 : i64 -> !pto.ptr<{element}, ub>
  %f = arith.constant 1.0 : f32
"
    ));
    let scope = fill(&format!(
        "  pto.vecscope {{
    pto.sprclr \"AR\"
    %m = pto.pset_bW \"PAT_ALL\" : !pto.mask<bW>
    %z = pto.init_align : !pto.align
    %v = pto.vlds %l[%none] : !pto.ptr<{element}, ub> -> !pto.vreg<LxE>
    {line}
  }}
"
    ));
    let name = line.split_once("pto.").and_then(|(_, rest)| rest.split(' ').next()).expect("a name");
    let is_scalar = ops::lookup(name).is_some_and(|op| op.family() == Family::Scalar);
    let body = body + &if is_scalar { line + "\n" } else { scope };
    around(&body, other, at)
}

/// Returns a program with an operation, and an access of another pipe to the block at an address.
fn around(operation: &str, other: Other, at: i64) -> String {
    let mut text =
        String::from("func.func @test(%g: !pto.ptr<f32, gm>, %h: !pto.ptr<f32, gm>, %o: !pto.ptr<f32, gm>) {\n");
    for number in [0, 1, 2, 3, 32, 40, 64, 96, 128, 192, 8192, 16384] {
        let _ = writeln!(text, "  %{number} = arith.constant {number} : i64");
    }
    // In elements.
    let _ = writeln!(text, "  %at = arith.constant {} : index", at / 4);
    text += "  %i2 = arith.constant 2 : index\n  %i3 = arith.constant 3 : index\n  %none = arith.constant 0 : index\n  %w = arith.constant 7 : i32\n";
    text += "  %false = arith.constant false";
    text += PROLOGUE;
    text += operation;
    let space = match other {
        WritesUb | ReadsUb => "ub",
        WritesL1 | ReadsL1 => "l1",
    };
    // No buffer begins at the block: lanes beyond one are assumed to be masked.
    let _ = writeln!(text, "  %x = pto.addptr %{space}, %at : !pto.ptr<f32, {space}> -> !pto.ptr<f32, {space}>");
    text += match other {
        WritesUb => {
            "  pto.mte_gm_ub %g, %x, %0, %32 nburst(%1, %0, %0) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64"
        }
        ReadsUb => {
            "  pto.mte_ub_gm %x, %o, %32 nburst(%1, %0, %0) : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64"
        }
        WritesL1 => {
            "  pto.mte_gm_l1 %g, %x, %32 nburst(%1, %0, %0) : !pto.ptr<f32, gm>, !pto.ptr<f32, l1>, i64, i64, i64, i64"
        }
        ReadsL1 => {
            "  pto.mte_l1_ub %x, %far, %32 nburst(%1, %0, %0) : !pto.ptr<f32, l1>, !pto.ptr<f32, ub>, i64, i64, i64, i64"
        }
    };
    text + "\n  return\n}\n"
}

/// Returns whether the verifier reports a hazard, and whether the interpreter detects a race.
fn both(context: &Context, target: Target, text: &str) -> [bool; 2] {
    let parsed = ParsedSource::parse(context, "extent", text.as_bytes(), false).unwrap_or_else(|| panic!("{text}"));
    assert!(mlir_dialect::verify(parsed.module()), "{text}");
    let program = load::load(parsed.module(), &|op| load::location(op)).expect("a program");
    let found: Vec<u16> = pto_sync_verifier::check(&program).iter().map(|finding| finding.code).collect();
    assert!(found.iter().all(|code| *code == codes::HAZARD), "{found:?}\n{text}");
    let argument = || Argument { content: Content::Buffer(vec![0; FILLED], None), defined: true };
    let given = vec![argument(), argument(), argument()];
    let race = match pto_kernels::run_on(parsed.module(), given, target, Schedule::Adversarial) {
        Ok(_) => false,
        Err(fault) if fault.code == codes::RUN_RACE => true,
        Err(fault) => panic!("{fault:?}\n{text}"),
    };
    [!found.is_empty(), race]
}

/// Compares the blocks from two before a buffer on, with one program each; adds the disagreements to `wrong`.
fn compare(what: &str, buffer: char, program: &dyn Fn(i64) -> String, wrong: &mut Vec<String>) {
    let context = pto_driver::context(false, false).expect("a context");
    let target = Target::A5;
    pto_driver::configure(&context, Configuration { target: Some(target), ..Configuration::default() });
    let (_, start) = BUFFERS.iter().find(|(name, _)| *name == buffer).expect("a buffer");
    let (mut touched, mut beside) = (0, 0);
    for block in -2..TRIED {
        let [hazard, race] = both(&context, target, &program(start + block * BLOCK));
        *(if race { &mut touched } else { &mut beside }) += 1;
        if hazard != race {
            wrong.push(format!("`{buffer}` of {what}, block {block}: hazard {hazard}, race {race}"));
        }
    }
    assert!(touched > 0 && beside > 0, "`{buffer}` of {what}: {touched} of the blocks touched, {beside} not");
}

#[test]
fn agree_with_the_interpreter() {
    let mut wrong = Vec::new();
    for (operation, tried) in CASES {
        for (buffer, other) in *tried {
            compare(operation, *buffer, &|at| program(operation, *other, at), &mut wrong);
        }
    }
    for (line, other, words) in SCOPED {
        for word in *words {
            compare(&format!("{line}, {word}"), 'a', &|at| scoped(line, word, *other, at), &mut wrong);
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_row_is_tried() {
    // These access only global memory, where no other pipe writes a block in this test.
    let global = |op: &&'static pto_isa::Op| ["ld_dev", "st_dev"].contains(&op.name);
    let stated = ops::all().filter(|op| op.operands.iter().any(|operand| operand.extent.is_some()));
    for op in stated.filter(|op| !global(op)) {
        let mut tried = CASES.iter().map(|(operation, _)| operation.split(' ').next().unwrap_or_default());
        let in_scope = SCOPED.iter().any(|(line, ..)| line.contains(&format!("pto.{} ", op.name)));
        assert!(
            in_scope || tried.any(|name| name == op.name),
            "{} says which bytes it touches, and is not compared",
            op.name
        );
    }
}
