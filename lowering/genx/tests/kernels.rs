//! Compiles whole kernels of legal instructions to vISA: checks the text, the rules of vISA, that Intel's finalizer
//! accepts it, and the number of instructions that it generates.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

#[path = "../../visa/tests/support/finalizer.rs"]
mod finalizer;

use genx::ir::{ArgumentKind, KernelArgument};
use genx::passes::{self, State};
use genx::{Builder, Element, Error, Function, IntPredicate, Op, Region, Type, Value};
use visa::Platform;

/// Adds a parameter at an offset in the payload.
fn param(function: &mut Function, ty: Type, offset: u32) -> Value {
    function.add_param(ty, KernelArgument { kind: ArgumentKind::General, offset })
}

/// Compiles a kernel to vISA; the postcondition of each pass is checked.
fn compile(function: Function, platform: Platform) -> Result<State, Error> {
    let mut state = State::new(function, platform);
    passes::run(&mut state, true, &mut |_, _| {})?;
    Ok(state)
}

/// Returns the text of a kernel, which the finalizer must accept.
fn text(function: &Function, platform: Platform) -> String {
    let state = compile(function.clone(), platform).unwrap_or_else(|error| panic!("{platform}: {error}"));
    let object = state.object.unwrap();
    if finalizer::is_installed() {
        assert_eq!(finalizer::judge(&object, platform), Ok(true), "{platform}");
    }
    visa::text::print(&object, platform).unwrap()
}

/// Returns `c = a + b` on 64 floats, as legalization leaves it: an addition for each `lanes` elements.
fn vadd(lanes: u32) -> Function {
    let mut function = Function::new("vadd");
    let [a, b, c] = [64, 72, 80].map(|offset| param(&mut function, Type::scalar(Element::I64), offset));
    let entry = function.blocks()[0];
    let ty = Type::vector(Element::F32, 64);
    let mut build = Builder::at_end(&mut function, entry);
    let a = build.value(Op::SvmBlockLd, &[a], &[], ty);
    let b = build.value(Op::SvmBlockLd, &[b], &[], ty);
    let mut sum = build.undef(ty);
    for part in 0..64 / lanes {
        let region = Region::contiguous(lanes, part * lanes * 4);
        let (x, y) = (build.read(a, region, Some(lanes)), build.read(b, region, Some(lanes)));
        let part = build.binary(Op::FAdd, x, y);
        sum = build.write(sum, part, region);
    }
    build.inst(Op::SvmBlockSt, &[c, sum], &[], None);
    build.ret();
    function
}

#[test]
fn vadd_on_every_platform() {
    for platform in Platform::ALL {
        let lanes = platform.grf_bytes() / 4 * 2;
        let text = text(&vadd(lanes), platform);
        insta::assert_snapshot!(format!("vadd_{platform}"), text);
    }
}

#[test]
fn kernels_share_an_object() {
    let object = passes::compile(vec![vadd(16), accumulate()], Platform::Dg2, true).unwrap();
    assert_eq!(object.kernels.iter().map(|kernel| &*kernel.name).collect::<Vec<_>>(), ["vadd", "accumulate"]);
}

/// Returns a loop that adds `n` numbers to a vector, with block parameters, a condition and a predicated write.
fn accumulate() -> Function {
    let mut function = Function::new("accumulate");
    let out = param(&mut function, Type::scalar(Element::I64), 64);
    let count = param(&mut function, Type::scalar(Element::I32), 72);
    let (entry, head, exit) = (function.blocks()[0], function.add_block(), function.add_block());
    let ty = Type::vector(Element::I32, 8);
    let (index, sum) = (function.add_block_param(head, Type::scalar(Element::I32)), function.add_block_param(head, ty));
    let mut b = Builder::at_end(&mut function, entry);
    let (zero, zeros) = (b.int(Element::I32, 0), b.splat_int(ty, 0));
    b.br(head, &[zero, zeros]);
    b.go_to_end(head);
    let step = b.splat(index, 8);
    let three = b.splat_int(ty, 3);
    let small = b.icmp(IntPredicate::Slt, step, three);
    let added = b.binary(Op::Add, sum, step);
    let next_sum = {
        let zero = b.int(Element::I16, 0);
        b.write_masked(sum, added, Region::contiguous(8, 0), zero, small)
    };
    let one = b.int(Element::I32, 1);
    let next = b.binary(Op::Add, index, one);
    let more = b.icmp(IntPredicate::Ult, next, count);
    b.cond_br(more, (head, &[next, next_sum]), (exit, &[]));
    b.go_to_end(exit);
    b.inst(Op::SvmBlockSt, &[out, next_sum], &[], None);
    b.ret();
    function
}

#[test]
fn a_loop_needs_no_copies() {
    let text = text(&accumulate(), Platform::Dg2);
    insta::assert_snapshot!(text);
    for platform in Platform::ALL {
        self::text(&accumulate(), platform);
    }
}
