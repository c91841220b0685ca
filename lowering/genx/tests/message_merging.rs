//! Message merging: what is left of gathers at neighbouring places.

#![expect(clippy::unwrap_used, reason = "a test")]

use genx::ir::{ArgumentKind, KernelArgument};
use genx::passes::{State, dead_code, message_merging};
use genx::{Builder, Element, Function, Op, Region, Type, Value};
use visa::Platform;

/// What is left of a kernel of 16 byte offsets and a vector of 64 floats.
fn left(write: impl Fn(&mut Builder<'_>, Value, Value) -> Value) -> String {
    let mut function = Function::new("k");
    let mut param = |ty, offset| function.add_param(ty, KernelArgument { kind: ArgumentKind::General, offset });
    let (at, old) = (param(Type::vector(Element::I32, 16), 64), param(Type::vector(Element::F32, 64), 128));
    let to = param(Type::scalar(Element::I64), 384);
    let block = function.blocks()[0];
    let mut b = Builder::at_end(&mut function, block);
    let made = write(&mut b, at, old);
    b.inst(Op::SvmBlockSt, &[to, made], &[], None);
    b.ret();
    let mut state = State::new(function, Platform::Dg2);
    for pass in [message_merging::PASS, dead_code::PASS] {
        (pass.run)(&mut state).unwrap();
    }
    let mut text = String::new();
    genx::llvm::print(std::slice::from_ref(&state.function), &mut text).unwrap();
    let body = |line: &&str| !line.starts_with('!') && !line.starts_with("declare");
    text.lines().filter(body).collect::<Vec<_>>().join("\n")
}

/// Sixteen dwords of shared local memory, at a number beside the addresses.
fn gather(b: &mut Builder<'_>, at: Value, base: i64) -> Value {
    let ty = Type::vector(Element::I32, 16);
    let (mask, old) = (b.splat_int(Type::vector(Element::I1, 16), 1), b.undef(ty));
    let (surface, base) = (b.int(Element::I32, 254), b.int(Element::I32, base));
    b.value(Op::GatherScaled, &[mask, surface, base, at, old], &[2, 0], ty)
}

#[test]
fn neighbours_are_one_message() {
    insta::assert_snapshot!(left(|b, at, old| {
        (0..4).fold(old, |vector, place| {
            let part = gather(b, at, 4 * i64::from(place));
            let part = b.bitcast(part, Type::vector(Element::F32, 16));
            b.write(vector, part, Region::contiguous(16, 64 * place))
        })
    }));
}

#[test]
fn others_stay() {
    insta::assert_snapshot!(left(|b, at, old| {
        let (first, second) = (gather(b, at, 0), gather(b, at, 4));
        // Not a neighbour, and behind a write.
        let third = gather(b, at, 12);
        b.inst(Op::Barrier, &[], &[], None);
        let fourth = gather(b, at, 16);
        let sums = [second, third, fourth].into_iter().fold(first, |sum, part| b.binary(Op::Add, sum, part));
        let sums = b.bitcast(sums, Type::vector(Element::F32, 16));
        b.write(old, sums, Region::contiguous(16, 0))
    }));
}
