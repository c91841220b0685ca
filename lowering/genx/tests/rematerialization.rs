//! Tests that cheap values are recomputed if registers are short.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "tests")]

#[path = "support/late.rs"]
mod late;
#[path = "support/one_pass.rs"]
mod one_pass;

use genx::passes::{State, rematerialization};
use genx::table::form::SLM;
use genx::{Builder, Element, Function, Op, Region, Type, Value, pressure};
use late::used;
use one_pass::{count, kernel};

/// Two registers of most platforms.
const INTS: Type = Type::vector(Element::I32, 16);
const WORDS: Type = Type::vector(Element::I16, 16);
const HALVES: Type = Type::vector(Element::F16, 16);
const FLOATS: Type = Type::vector(Element::F32, 16);
/// Bytes of shared local memory of the kernels that use it.
const SLM_BYTES: u32 = 8192;
/// Unit of offsets in bytes.
const OWORD: u32 = 16;

/// Returns a kernel before and after the pass, and checks that both have the same results.
fn around(function: Function) -> (State, State) {
    late::around(&rematerialization::PASS, function)
}

/// Returns the sum of products of vectors with a number, each computed twice, in opposite orders: all are live in the
/// middle.
fn there_and_back(b: &mut Builder<'_>, vectors: &[Value], number: Value) -> Value {
    let mut sum = number;
    let [mix, add] = if b.function.ty(number).element.is_float() { [Op::FMul, Op::FAdd] } else { [Op::Xor, Op::Add] };
    for vector in vectors.iter().chain(vectors) {
        let product = b.binary(mix, *vector, sum);
        sum = b.binary(add, product, number);
    }
    sum
}

fn constants(b: &mut Builder<'_>, count: u64) -> Vec<Value> {
    let constant = |b: &mut Builder<'_>, number: u64| {
        let elements = (0..16).map(|lane| number * 1000 + lane * lane).collect();
        let constant = b.elements(Element::I32, elements);
        b.value(Op::Constant, &[constant], &[], INTS)
    };
    (0..count).map(|number| constant(b, number)).collect()
}

#[test]
fn constants_are_loaded_again() {
    let (before, after) = around(kernel(&[INTS], |b, p| {
        let vectors = constants(b, 60);
        vec![there_and_back(b, &vectors, p[0])]
    }));
    assert!(used(&before) > 120, "{}", used(&before));
    assert!(used(&after) <= pressure::REGISTERS, "{}", used(&after));
    // The pass recomputes no more values than needed to free the missing registers.
    let loads = count(&after.function, Op::Constant) - 60;
    assert!((16..32).contains(&loads), "{loads} loads more");
}

#[test]
fn nothing_changes_where_registers_are_enough() {
    let (before, after) = around(kernel(&[INTS], |b, p| {
        let vectors = constants(b, 30);
        vec![there_and_back(b, &vectors, p[0])]
    }));
    assert_eq!(before.function.inst_count(), after.function.inst_count());
}

/// Loads a part of shared local memory, by its index.
fn load(b: &mut Builder<'_>, ty: Type, number: u32) -> Value {
    b.function.slm_bytes = SLM_BYTES;
    let (surface, offset) = (b.int(Element::I32, SLM), b.int(Element::I32, (number * ty.bytes() / OWORD).into()));
    b.value(Op::OwordLd, &[surface, offset], &[0], ty)
}

/// Stores a part of shared local memory, by its index.
fn save(b: &mut Builder<'_>, vector: Value, number: u32) {
    let bytes = b.function.ty(vector).bytes();
    let (surface, offset) = (b.int(Element::I32, SLM), b.int(Element::I32, (number * bytes / OWORD).into()));
    b.inst(Op::OwordSt, &[surface, offset, vector], &[], None);
}

/// Loads vectors in half precision and converts them.
fn converted(b: &mut Builder<'_>, number: Value, count: u32) -> Value {
    let vector = |b: &mut Builder<'_>, at: u32| {
        let halves = load(b, HALVES, at);
        b.cast(Op::FpExt, halves, Element::F32)
    };
    let vectors: Vec<Value> = (0..count).map(|at| vector(b, at)).collect();
    there_and_back(b, &vectors, number)
}

#[test]
fn conversions_are_of_what_takes_less() {
    let (before, after) = around(kernel(&[FLOATS], |b, p| vec![converted(b, p[0], 60)]));
    assert!(used(&before) > 120, "{}", used(&before));
    assert!(used(&after) <= pressure::REGISTERS, "{}", used(&after));
    assert!(count(&after.function, Op::FpExt) > 60);
    assert_eq!(count(&after.function, Op::OwordLd), 60, "sixty registers hold the halves");
}

#[test]
fn what_is_loaded_is_loaded_again_as_the_last_resort() {
    let (_, after) = around(kernel(&[FLOATS], |b, p| vec![converted(b, p[0], 110)]));
    assert!(used(&after) <= pressure::REGISTERS, "{}", used(&after));
    assert!(count(&after.function, Op::OwordLd) > 110);
}

#[test]
fn what_is_written_over_is_not_loaded_again() {
    let (_, after) = around(kernel(&[INTS], |b, p| {
        let vectors: Vec<Value> = (0..60).map(|at| load(b, INTS, at)).collect();
        let first = there_and_back(b, &vectors, p[0]);
        save(b, first, 0);
        let second = there_and_back(b, &vectors, first);
        vec![second]
    }));
    let order = after.function.all_insts();
    let written = order.iter().position(|inst| after.function.op(*inst) == Op::OwordSt).unwrap();
    let again = order[written..].iter().filter(|inst| after.function.op(**inst) == Op::OwordLd);
    let from: Vec<_> =
        again.map(|inst| after.function.as_integer(after.function.operands(*inst)[1]).unwrap()).collect();
    assert!(!from.is_empty() && !from.contains(&0), "{from:?}");
}

/// Returns a kernel with far more vectors than registers, cheap and expensive, in straight-line code and in loops, used
/// in random order.
fn random(seed: u64) -> Function {
    let mut rng = fastrand::Rng::with_seed(seed);
    kernel(&[INTS, WORDS, Type::scalar(Element::I32)], |b, p| {
        let mut vectors = vec![p[0]];
        for number in 0..rng.u64(90..160) {
            let any = vectors[rng.usize(..vectors.len())];
            let vector = match rng.u8(..6) {
                0 => constants(b, number % 7 + 1).pop().unwrap(),
                1 => b.cast(if rng.bool() { Op::SExt } else { Op::ZExt }, p[1], Element::I32),
                2 => {
                    let amount = b.splat_int(INTS, rng.i64(1..5));
                    b.binary(Op::Shl, any, amount)
                }
                3 => {
                    let part = b.read(any, Region::contiguous(8, 4 * rng.u32(..9)), Some(8));
                    b.write(p[0], part, Region::contiguous(8, 4 * rng.u32(..9)))
                }
                4 => b.splat(p[2], 16),
                _ => load(b, INTS, rng.u32(..60)),
            };
            vectors.push(vector);
        }
        let mut sum = p[0];
        let mut order = [vectors.clone(), vectors].concat();
        rng.shuffle(&mut order);
        for vector in order {
            let part = b.binary(if rng.bool() { Op::Xor } else { Op::Mul }, vector, sum);
            sum = b.binary(Op::Add, part, p[0]);
            if rng.u8(..20) == 0 {
                save(b, sum, rng.u32(..60));
            }
        }
        vec![sum]
    })
}

#[test]
fn random_kernels_do_the_same() {
    let cases = std::env::var("PTO_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(60);
    let mut changed = 0;
    for seed in 0..cases {
        let (before, after) = around(random(seed));
        changed += u64::from(before.function.inst_count() != after.function.inst_count());
        assert!(used(&after) <= used(&before), "seed {seed}: {} of {}", used(&after), used(&before));
    }
    assert!(2 * changed > cases, "{changed} of {cases} kernels have too few registers");
}

#[test]
fn sums_of_what_many_share_are_computed_again() {
    let (before, after) = around(kernel(&[INTS], |b, p| {
        let lanes = constants(b, 1)[0];
        let start = b.read(p[0], Region::contiguous(1, 0), Some(1));
        let vector = |b: &mut Builder<'_>, number: i64| {
            let by = b.splat_int(Type::vector(Element::I32, 1), number * 64);
            let first = b.binary(Op::Add, start, by);
            let all = b.read(first, Region::splat(16, 0), Some(16));
            b.binary(Op::Add, all, lanes)
        };
        let vectors: Vec<Value> = (0..60).map(|number| vector(b, number)).collect();
        vec![there_and_back(b, &vectors, p[0])]
    }));
    assert!(used(&before) > 120, "{}", used(&before));
    assert!(used(&after) <= pressure::REGISTERS, "{}", used(&after));
}
