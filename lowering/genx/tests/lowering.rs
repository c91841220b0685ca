//! Tests the lowering of operations that vISA does not support, on each platform.

#![expect(clippy::unwrap_used, reason = "a test")]

#[path = "support/selected.rs"]
mod selected;

use genx::ir::ArgumentKind;
use genx::passes::{dead_code, lowering, region_collapsing};
use genx::{Builder, Element, Error, Function, Op, Region, Type, Value};
use selected::{kernel, through};
use visa::Platform;

const V8: Type = Type::vector(Element::I32, 8);

/// Returns a kernel with these parameters, lowered.
fn lowered(
    platform: Platform,
    params: &[Type],
    make: impl Fn(&mut Builder<'_>, &[Value]) -> Value,
) -> Result<Function, Error> {
    through(&[lowering::PASS, region_collapsing::PASS, dead_code::PASS], kernel(params, make), platform)
}

/// Returns the names of the operations after lowering.
fn operations(
    platform: Platform,
    params: &[Type],
    make: impl Fn(&mut Builder<'_>, &[Value]) -> Value,
) -> Vec<&'static str> {
    selected::operations(&lowered(platform, params, make).unwrap())
}

#[test]
fn narrower_integers_are_a_region() {
    let names = operations(Platform::Dg2, &[V8], |b, values| b.cast(Op::Trunc, values[0], Element::I16));
    assert_eq!(names, ["bitcast", "rdregion"]);
}

#[test]
fn bits_become_numbers_by_selection() {
    let names = operations(Platform::Dg2, &[V8, V8], |b, values| {
        let less = b.icmp(genx::IntPredicate::Slt, values[0], values[1]);
        b.cast(Op::SExt, less, Element::I32)
    });
    assert_eq!(names, ["icmp", "select"]);
}

#[test]
fn a_bit_for_all_lanes_is_spread() {
    let names = operations(Platform::Dg2, &[V8, Type::scalar(Element::I32)], |b, values| {
        let zero = b.int(Element::I32, 0);
        let bit = b.icmp(genx::IntPredicate::Ne, values[1], zero);
        let zeros = b.splat_int(V8, 0);
        b.select(bit, values[0], zeros)
    });
    assert_eq!(names, ["icmp", "select", "rdregion", "icmp", "select"]);
}

#[test]
fn a_complement_turns_a_selection_round() {
    let names = operations(Platform::Dg2, &[V8, V8], |b, values| {
        let less = b.icmp(genx::IntPredicate::Slt, values[0], values[1]);
        let ones = b.splat_int(Type::vector(Element::I1, 8), -1);
        let not = b.binary(Op::Xor, less, ones);
        b.select(not, values[0], values[1])
    });
    assert_eq!(names, ["icmp", "select"]);
}

#[test]
fn constants_are_computed() {
    let names = operations(Platform::Dg2, &[V8], |b, values| {
        let (two, three) = (b.splat_int(V8, 2), b.splat_int(V8, 3));
        let six = b.binary(Op::Mul, two, three);
        let six = b.cast(Op::Trunc, six, Element::I16);
        let six = b.cast(Op::ZExt, six, Element::I32);
        b.binary(Op::Add, values[0], six)
    });
    assert_eq!(names, ["add"]);
}

#[test]
fn the_numbers_of_groups_are_one_parameter_before_the_arguments() {
    let function = lowered(Platform::Pvc, &[Type::scalar(Element::I32)], |b, values| {
        let mut along = |axis: u32| {
            let counts = b.value(Op::GroupCount, &[], &[], Type::vector(Element::I32, 3));
            b.read(counts, Region::contiguous(1, 4 * axis), None)
        };
        let (x, z) = (along(0), along(2));
        let sum = b.binary(Op::Add, x, z);
        b.binary(Op::Add, sum, values[0])
    });
    let function = function.unwrap();
    let counts: Vec<_> =
        function.arguments.iter().filter(|argument| argument.kind == ArgumentKind::GroupCount).collect();
    assert_eq!(counts.len(), 1);
    // r2 of 64 bytes.
    assert_eq!(counts[0].offset, 128);
    assert_eq!(selected::operations(&function), ["rdregion", "rdregion", "add", "add"]);
}

#[test]
fn the_number_of_the_hardware_thread_is_in_the_state_register() {
    let of = |platform| {
        operations(platform, &[Type::scalar(Element::I32)], |b, values| {
            let number = b.value(Op::HardwareId, &[], &[], Type::scalar(Element::I32));
            b.binary(Op::Add, number, values[0])
        })
    };
    assert_eq!(of(Platform::Skl), ["get.hwid", "add"]);
    // There are two gaps between its bits.
    let without_gap = ["and", "lshr", "and", "or"];
    let expected = [&["sr0", "and"][..], &without_gap, &without_gap, &["add"]].concat();
    assert_eq!(of(Platform::Dg2), expected);
}
