//! Tests that constants that no operand can encode are loaded once, as a whole, outside of loops.

#![expect(clippy::unwrap_used, reason = "a test")]

use genx::ir::{ArgumentKind, Block, KernelArgument};
use genx::passes::{self, PASSES, State, constants};
use genx::{Builder, Element, Function, Op, Region, Type, Value};
use visa::Platform;

/// Returns a kernel that stores the value that `make` computes of a vector.
fn kernel(make: impl Fn(&mut Builder<'_>, Value) -> Value) -> Function {
    let mut function = Function::new("k");
    let argument = |offset| KernelArgument { kind: ArgumentKind::General, offset };
    let address = function.add_param(Type::scalar(Element::I64), argument(64));
    let ty = Type::vector(Element::I32, 64);
    let block = function.blocks()[0];
    let mut b = Builder::at_end(&mut function, block);
    let loaded = b.value(Op::SvmBlockLd, &[address], &[], ty);
    let value = make(&mut b, loaded);
    b.inst(Op::SvmBlockSt, &[address, value], &[], None);
    b.ret();
    function
}

/// Returns the number of instructions with a name in the vISA of a kernel.
fn count(function: Function, name: &str) -> usize {
    let mut state = State::new(function, Platform::Dg2);
    passes::run(&mut state, true, &mut |_, _| {}).unwrap();
    let text = visa::text::print(&state.object.unwrap(), Platform::Dg2).unwrap();
    text.lines().filter(|line| line.trim_start().starts_with(name)).count()
}

#[test]
fn a_ramp_is_loaded_once() {
    let ramp = |b: &mut Builder<'_>| b.elements(Element::I32, (0..64).collect());
    let function = kernel(|b, value| {
        let (ramp, sum) = (ramp(b), value);
        let sum = b.binary(Op::Add, sum, ramp);
        b.binary(Op::Mul, sum, ramp)
    });
    // A packed vector, and additions of 8, 16 and 32 words; then 4 for the vector.
    assert_eq!(count(function.clone(), "mov"), 1);
    assert_eq!(count(function, "add"), 3 + 4);
}

/// Returns single-precision numbers as the dwords that messages store.
fn dwords(b: &mut Builder<'_>, single: impl Fn(u16) -> f32) -> Value {
    let singles = b.elements(Element::F32, (0..64).map(|at| single(at).to_bits().into()).collect());
    b.bitcast(singles, Type::vector(Element::I32, 64))
}

#[test]
fn a_ramp_of_floats_for_a_message_is_converted() {
    let function = kernel(|b, _| dwords(b, |at| f32::from(at) * 3.0 + 100.0));
    // Words as above, but multiplied; then 4 for the vector.
    assert_eq!(["mov", "mul", "add"].map(|name| count(function.clone(), name)), [1 + 4, 1, 1 + 3]);
}

#[test]
fn dwords_that_are_simple_floats_are_packed() {
    let function = kernel(|b, _| dwords(b, |at| f32::from(at * at % 8) - 2.0));
    assert_eq!(count(function, "mov"), 64 / 4);
    let function = kernel(|b, _| dwords(b, |at| f32::from(at) * f32::from(at) + 0.1));
    assert_eq!(count(function, "mov"), 64);
}

#[test]
fn numbers_that_repeat_are_operands() {
    let function = kernel(|b, value| {
        let low = b.splat_int(Type::vector(Element::I32, 64), 7);
        b.binary(Op::Add, value, low)
    });
    let mut state = State::new(function, Platform::Dg2);
    (constants::PASS.run)(&mut state).unwrap();
    assert!(state.function.all_insts().iter().all(|inst| state.function.op(*inst) != Op::Constant));
}

/// Returns the blocks of the loads of `count` different constants of 64 bytes each that are used in a loop.
fn loads_of_a_loop(count: u64) -> (Vec<Block>, Block) {
    let mut function = kernel(|_, value| value);
    let entry = function.blocks()[0];
    let ret = function.last(entry).unwrap();
    function.erase(ret);
    let (body, exit) = (function.add_block(), function.add_block());
    let mut b = Builder::at_end(&mut function, entry);
    b.br(body, &[]);
    b.go_to_end(body);
    let undef = b.undef(Type::vector(Element::I32, 16));
    let mut sum = b.read(undef, Region::contiguous(16, 0), Some(16));
    for number in 0..count {
        let odd = b.elements(Element::I32, (0..16).map(|at| at * at + 100 + number).collect());
        sum = b.binary(Op::Add, sum, odd);
        sum = b.binary(Op::Xor, sum, odd);
    }
    let zero = b.splat_int(Type::vector(Element::I32, 16), 0);
    let again = b.icmp(genx::IntPredicate::Ne, sum, zero);
    let again = b.value(Op::Any, &[again], &[], Type::scalar(Element::I1));
    b.cond_br(again, (body, &[]), (exit, &[]));
    b.go_to_end(exit);
    b.ret();
    let mut state = State::new(function, Platform::Dg2);
    (constants::PASS.run)(&mut state).unwrap();
    let loads = state.function.all_insts().into_iter().filter(|inst| state.function.op(*inst) == Op::Constant);
    (loads.filter_map(|inst| state.function.block(inst)).collect(), entry)
}

#[test]
fn loops_do_not_load() {
    let (loads, entry) = loads_of_a_loop(1);
    assert_eq!(loads, [entry]);
    assert!(PASSES.iter().any(|pass| pass.name == constants::PASS.name));
}

#[test]
fn constants_of_loops_take_a_quarter_of_the_registers() {
    // 16 constants of two registers each.
    let (loads, entry) = loads_of_a_loop(20);
    assert_eq!(loads.len(), 20);
    assert_eq!(loads.iter().filter(|block| **block == entry).count(), 16);
}

#[test]
fn singles_that_are_a_ramp_are_converted_words() {
    let function = kernel(|b, value| {
        let ramp = b.elements(Element::F32, (0..64_u16).map(|at| f32::from(at).to_bits().into()).collect());
        let floats = b.bitcast(value, Type::vector(Element::F32, 64));
        let sum = b.binary(Op::FAdd, floats, ramp);
        b.bitcast(sum, Type::vector(Element::I32, 64))
    });
    // A packed vector, additions of words, and a conversion for each 16 elements.
    assert_eq!(count(function, "mov"), 1 + 4);
}

#[test]
fn the_same_bytes_are_loaded_once() {
    let function = kernel(|b, value| {
        let bits: Vec<u64> = (0..64_u16).map(|at| (f32::from(at) + 0.3).to_bits().into()).collect();
        let (floats, ints) = (b.elements(Element::F32, bits.clone()), b.elements(Element::I32, bits));
        let single = b.bitcast(value, Type::vector(Element::F32, 64));
        let sum = b.binary(Op::FAdd, single, floats);
        let sum = b.bitcast(sum, Type::vector(Element::I32, 64));
        b.binary(Op::Xor, sum, ints)
    });
    assert_eq!(count(function, "mov"), 64);
}

/// Returns a kernel that gathers from shared local memory at vectors of offsets, and stores the sum.
fn gathers(offsets: &[fn(u64) -> u64]) -> Function {
    kernel(|b, value| {
        let ty = Type::vector(Element::I32, 16);
        let mask = b.splat_int(Type::vector(Element::I1, 16), 1);
        let (surface, base) = (b.int(Element::I32, 254), b.int(Element::I32, 0));
        let mut sum = b.read(value, Region::contiguous(16, 0), Some(16));
        for offset in offsets {
            let offset = b.elements(Element::I32, (0..16).map(offset).collect());
            let old = b.undef(ty);
            let gathered = b.value(Op::GatherScaled, &[mask, surface, base, offset, old], &[2, 0], ty);
            sum = b.binary(Op::Add, sum, gathered);
        }
        b.write(value, sum, Region::contiguous(16, 0))
    })
}

#[test]
fn offsets_of_messages_that_differ_by_one_number_are_loaded_once() {
    let function = gathers(&[|at| 128 * at + 0x1000, |at| 128 * at + 2, |at| 128 * at + 0x1000]);
    // A packed vector, two additions that complete it, one for the other offsets; and the three sums, two of them at once.
    assert_eq!(["mov", "shl", "add ", "add3"].map(|name| count(function.clone(), name)), [1, 1, 2 + 1 + 1, 1]);
}

#[test]
fn offsets_of_messages_that_differ_by_several_numbers_are_loaded_one_by_one() {
    let function = gathers(&[|at| 128 * at, |at| 64 * at]);
    assert_eq!(["mov", "shl", "add ", "add3"].map(|name| count(function.clone(), name)), [2, 2, 2, 1]);
}

#[test]
fn there_are_no_constants_of_bfloat() {
    let ty = Type::vector(Element::BF16, 16);
    let wide = |b: &mut Builder<'_>, value: Value, narrow: Value| {
        let single = b.cast(Op::FpExt, narrow, Element::F32);
        let single = b.bitcast(single, Type::vector(Element::I32, 16));
        b.write(value, single, Region::contiguous(16, 0))
    };
    for number in [None, Some(0x3f80)] {
        let function = kernel(|b, value| {
            let narrow = match number {
                Some(bits) => b.splat_int(ty, bits),
                None => b.undef(ty),
            };
            wide(b, value, narrow)
        });
        let mut state = State::new(function, Platform::Dg2);
        passes::run(&mut state, true, &mut |_, _| {}).unwrap();
        let text = visa::text::print(&state.object.unwrap(), Platform::Dg2).unwrap();
        assert!(!text.contains(":bf"), "expected no constant of type bf:\n{text}");
    }
}
