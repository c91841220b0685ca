//! Tests that large vectors that are written and read in parts are split into those parts.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, clippy::cast_precision_loss, reason = "tests")]

#[path = "support/one_pass.rs"]
mod one_pass;
mod support;

use fastrand::Rng;
use genx::passes::{PASSES, Pass, State, vector_decomposer};
use genx::{Builder, Element, Function, IntPredicate, Op, Region, Type, Value, pressure};
use one_pass::{after, count, kernel};
use support::program;
use visa::Platform;

/// The pass, regardless of its gain.
const ALWAYS: Pass = Pass {
    run: |state| {
        vector_decomposer::decompose(&mut state.function, state.platform.grf_bytes());
        Ok(())
    },
    ..vector_decomposer::PASS
};

/// Four registers of a platform with registers of 32 bytes.
const BIG: Type = Type::vector(Element::I32, 32);
/// One of them.
const QUARTER: Type = Type::vector(Element::I32, 8);
const REGISTER: u32 = 32;

fn decomposed(function: Function) -> Function {
    after(&ALWAYS, function, Platform::Dg2)
}

/// Returns a vector of four quarters, each with a different number added.
fn written(b: &mut Builder<'_>, quarter: Value) -> Value {
    let mut all = b.undef(BIG);
    for part in 0..4 {
        let number = b.splat_int(QUARTER, i64::from(part) + 1);
        let sum = b.binary(Op::Add, quarter, number);
        all = b.write(all, sum, Region::contiguous(8, part * REGISTER));
    }
    all
}

/// Reads adjacent elements, from a register on.
fn read(b: &mut Builder<'_>, vector: Value, register: u32, lanes: u32) -> Value {
    b.read(vector, Region::contiguous(lanes, register * REGISTER), Some(lanes))
}

/// Returns the bytes of the vectors that an operation writes partly, or of which it reads regions.
fn sizes(function: &Function, op: Op) -> Vec<u32> {
    let insts = function.all_insts().into_iter().filter(|inst| function.op(*inst) == op);
    insts.map(|inst| function.ty(function.args(inst)[0]).bytes()).collect()
}

#[test]
fn what_is_all_of_a_part_needs_no_region() {
    let function = decomposed(kernel(&[QUARTER], |b, p| {
        let all = written(b, p[0]);
        (0..4).map(|part| read(b, all, part, 8)).collect()
    }));
    assert_eq!([count(&function, Op::WrRegion), count(&function, Op::RdRegion)], [0, 0]);
}

#[test]
fn no_region_lies_in_two_parts() {
    let function = decomposed(kernel(&[QUARTER], |b, p| {
        let all = written(b, p[0]);
        [(0, 8), (1, 16), (3, 4)].into_iter().map(|(register, lanes)| read(b, all, register, lanes)).collect()
    }));
    // The second and the third quarter are one part; half of the last is read.
    assert_eq!(sizes(&function, Op::WrRegion), [64, 64]);
    assert_eq!(sizes(&function, Op::RdRegion), [32]);
}

#[test]
fn casts_and_masks_are_of_parts() {
    let words = Type::vector(Element::I16, 64);
    let function = decomposed(kernel(&[QUARTER, Type::vector(Element::I16, 16)], |b, p| {
        let all = written(b, p[0]);
        let all = b.bitcast(all, words);
        let zero = b.splat_int(Type::vector(Element::I16, 16), 9);
        let mask = b.icmp(IntPredicate::Sgt, p[1], zero);
        let index = b.int(Element::I16, 32);
        let some = b.write_masked(all, p[1], Region::contiguous(16, 32), index, mask);
        let back = b.bitcast(some, BIG);
        (0..4).map(|part| read(b, back, part, 8)).collect()
    }));
    assert_eq!(sizes(&function, Op::WrRegion), [REGISTER]);
    assert!(sizes(&function, Op::BitCast).iter().all(|bytes| *bytes == REGISTER));
}

#[test]
fn what_goes_around_a_loop_goes_in_parts() {
    let function = decomposed(kernel(&[QUARTER], |b, p| {
        let all = written(b, p[0]);
        let (head, exit) = (b.function.add_block(), b.function.add_block());
        let number = Type::scalar(Element::I32);
        let (round, around) = (b.function.add_block_param(head, number), b.function.add_block_param(head, BIG));
        let zero = b.int(Element::I32, 0);
        b.br(head, &[zero, all]);
        b.go_to_end(head);
        let part = read(b, around, 2, 8);
        let sum = b.binary(Op::Add, part, p[0]);
        let next = b.write(around, sum, Region::contiguous(8, REGISTER));
        let one = b.int(Element::I32, 1);
        let (last, again) = (b.int(Element::I32, 3), b.binary(Op::Add, round, one));
        let more = b.icmp(IntPredicate::Ult, again, last);
        b.cond_br(more, (head, &[again, next]), (exit, &[]));
        b.go_to_end(exit);
        (0..4).map(|part| read(b, next, part, 8)).collect()
    }));
    let head = function.blocks()[1];
    let params: Vec<u32> = function.block_params(head).iter().map(|param| function.ty(*param).bytes()).collect();
    assert_eq!(params, [4, REGISTER, REGISTER, REGISTER, REGISTER]);
    assert_eq!(count(&function, Op::WrRegion), 0);
}

#[test]
fn what_is_whole_somewhere_stays() {
    let whole: [fn(&mut Builder<'_>, &[Value]) -> Value; 4] = [
        // The vector is stored.
        |b, p| written(b, p[0]),
        // A parameter of the kernel is changed.
        |b, p| b.write(p[1], p[0], Region::contiguous(8, 0)),
        // The vector is an operand.
        |b, p| {
            let all = written(b, p[0]);
            b.binary(Op::Add, all, all)
        },
        // An index into the vector is computed.
        |b, p| {
            let all = written(b, p[0]);
            let mask = b.int(Element::I16, i64::from(REGISTER));
            let index = b.binary(Op::And, p[2], mask);
            b.read_at(all, Region::contiguous(8, 0), index, Some(8))
        },
    ];
    for make in whole {
        let make = |b: &mut Builder<'_>, p: &[Value]| vec![make(b, p)];
        let function = kernel(&[QUARTER, BIG, Type::scalar(Element::I16)], make);
        let writes = |function: &Function| count(function, Op::WrRegion);
        let before = writes(&function);
        assert_eq!(writes(&decomposed(function)), before);
    }
}

#[test]
fn larger_registers_are_larger_parts() {
    let make = |b: &mut Builder<'_>, p: &[Value]| {
        let all = written(b, p[0]);
        (0..4).map(|part| read(b, all, part, 8)).collect()
    };
    let function = after(&ALWAYS, kernel(&[QUARTER], make), Platform::Pvc);
    assert_eq!(sizes(&function, Op::WrRegion), [64; 4]);
}

/// Draws writes, casts and regions of a vector, each inside of registers that `joined` groups.
fn random(rng: &mut Rng, b: &mut Builder<'_>, p: &[Value]) -> Vec<Value> {
    let elements = [Element::I8, Element::I16, Element::I32];
    let mut vector = if rng.bool() {
        written(b, p[0])
    } else {
        let numbers = (0..32).map(|number| number * number + 3).collect();
        b.elements(Element::I32, numbers)
    };
    let mut results = Vec::new();
    for _ in 0..rng.usize(3..12) {
        let ty = b.function.ty(vector);
        let size = ty.element.bytes();
        let lanes = 1 << rng.u32(0..=(REGISTER / size).ilog2());
        let stride = if lanes * size < REGISTER { rng.i32(1..3) } else { 1 };
        let bytes = (lanes - 1) * stride.cast_unsigned() * size + size;
        // Some are in two registers.
        let last = if rng.u8(..6) == 0 { 128 - bytes } else { REGISTER - bytes };
        let start = rng.u32(..=last / size) * size;
        let start = if last < REGISTER { start + REGISTER * rng.u32(..4) } else { start };
        let region = Region::strided(lanes, stride, start);
        match rng.u8(..4) {
            0 => {
                let to = elements[rng.usize(..3)];
                vector = b.bitcast(vector, Type::vector(to, 128 / to.bytes()));
            }
            1 => {
                let part = b.read(vector, region, Some(lanes));
                let part = b.binary(Op::Add, part, part);
                results.push(part);
            }
            _ => {
                let from = b.bitcast(p[0], Type::vector(ty.element, REGISTER / size));
                let from = b.read(from, Region::contiguous(lanes, 0), Some(lanes));
                let new = if rng.bool() { from } else { b.splat_int(ty.with_lanes(lanes), rng.i64(-9..9)) };
                vector = b.write(vector, new, region);
            }
        }
        if rng.u8(..8) == 0 {
            let next = b.function.add_block();
            let param = b.function.add_block_param(next, b.function.ty(vector));
            b.br(next, &[vector]);
            b.go_to_end(next);
            vector = param;
        }
    }
    let bytes = b.bitcast(vector, Type::vector(Element::I8, 128));
    results.extend((0..4).map(|part| b.read(bytes, Region::contiguous(32, part * REGISTER), Some(32))));
    results
}

/// Returns a kernel before and after the pass, and checks that both are legal.
fn around(function: Function) -> [Function; 2] {
    let mut state = State::new(function, Platform::Dg2);
    let before = || PASSES.iter().take_while(|pass| pass.name != vector_decomposer::PASS.name);
    before().for_each(|pass| (pass.run)(&mut state).unwrap());
    let function = state.function.clone();
    (vector_decomposer::PASS.run)(&mut state).unwrap();
    before().filter_map(|pass| pass.establishes).for_each(|check| check(&state).unwrap());
    [function, state.function]
}

#[test]
fn nothing_changes_where_registers_are_enough() {
    let changed = |vectors: i64| {
        let [before, after] = around(kernel(&[BIG, QUARTER], |b, p| {
            let add = |b: &mut Builder<'_>, sum: Value, whole: Value, register: u32| {
                let part = read(b, whole, register, 8);
                let sum = b.binary(Op::Xor, sum, part);
                b.binary(Op::Add, sum, p[1])
            };
            let (mut sum, mut made) = (p[1], Vec::new());
            for number in 1..=vectors {
                let number = b.splat_int(BIG, number);
                let whole = b.binary(Op::Mul, p[0], number);
                // One half is used immediately, the other after all are computed.
                sum = add(b, sum, whole, 0);
                made.push(whole);
            }
            vec![made.into_iter().fold(sum, |sum, whole| add(b, sum, whole, 2))]
        }));
        assert_eq!(one_pass::stored(&before), one_pass::stored(&after));
        count(&before, Op::WrRegion) != count(&after, Op::WrRegion)
    };
    assert!(!changed(i64::from(pressure::REGISTERS / 8)));
    assert!(changed(i64::from(pressure::REGISTERS / 2)));
}

#[test]
fn random_programs_do_the_same_through_all_passes() {
    let cases = std::env::var("PTO_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(60);
    let mut changed = 0;
    for platform in Platform::ALL {
        for seed in 0..cases {
            let program = program(seed);
            let expected = program.run(&program.function).unwrap();
            let mut state = State::new(program.function.clone(), platform);
            for (done, pass) in PASSES.iter().enumerate().take_while(|(_, pass)| pass.name != "numbering") {
                let pass = if pass.name == ALWAYS.name { &ALWAYS } else { pass };
                let before = state.function.inst_count();
                (pass.run)(&mut state).unwrap();
                changed += u64::from(pass.name == ALWAYS.name && state.function.inst_count() != before);
                for check in PASSES[..=done].iter().filter_map(|pass| pass.establishes) {
                    check(&state).unwrap_or_else(|error| panic!("{platform} seed {seed}, {}: {error}", pass.name));
                }
            }
            let found = program.run(&state.function).unwrap();
            assert!(found == expected, "{platform} seed {seed}");
        }
    }
    assert!(2 * changed > cases, "{changed} of {cases} programs have vectors in parts");
}

#[test]
fn random_vectors_do_the_same() {
    let cases = std::env::var("PTO_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(300);
    let mut changed = 0;
    for seed in 0..cases {
        let mut rng = Rng::with_seed(seed);
        let function = kernel(&[QUARTER], |b, p| random(&mut rng, b, p));
        let before = function.inst_count();
        changed += u64::from(decomposed(function).inst_count() != before);
    }
    assert!(4 * changed > cases, "{changed} of {cases} kernels have vectors in parts");
}
