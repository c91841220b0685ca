//! Tests that values sink to their uses if registers are short.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, clippy::cast_precision_loss, reason = "tests")]

#[path = "support/late.rs"]
mod late;
#[path = "support/one_pass.rs"]
mod one_pass;

use genx::liveness::Category;
use genx::passes::{State, depressurizer};
use genx::{Builder, Element, Function, IntPredicate, Op, Region, Type, Value, pressure};
use late::{around, copies, used};
use one_pass::{count, kernel};

const INTS: Type = Type::vector(Element::I32, 16);
const WORDS: Type = Type::vector(Element::I16, 16);

fn both(function: Function) -> (State, State) {
    around(&depressurizer::PASS, function)
}

/// Returns the maximal number of flag bits in use.
fn flags(state: &State) -> i64 {
    let State { function, liveness, platform, .. } = state;
    let profile = pressure::Profile::of(function, liveness, Category::Predicate, platform.grf_bytes());
    profile.most(0..u32::MAX)
}

/// Returns the operations of a kernel in order.
fn ops(state: &State) -> Vec<Op> {
    let function = &state.function;
    function.all_insts().into_iter().map(|inst| function.op(inst)).collect()
}

/// Compares a vector with the sum of another one and a number.
fn above(b: &mut Builder<'_>, p: &[Value], number: i64) -> Value {
    let number = b.splat_int(INTS, number);
    let sum = b.binary(Op::Add, p[1], number);
    b.icmp(IntPredicate::Sgt, p[0], sum)
}

fn comparisons(b: &mut Builder<'_>, p: &[Value], count: i64) -> Vec<Value> {
    (0..count).map(|number| above(b, p, number)).collect()
}

/// Returns the results of selects by predicates, in sequence.
fn chosen(b: &mut Builder<'_>, p: &[Value], predicates: &[Value]) -> Value {
    predicates.iter().fold(p[0], |sum, predicate| {
        let part = b.select(*predicate, p[0], p[1]);
        b.binary(Op::Add, sum, part)
    })
}

#[test]
fn predicates_are_made_where_they_are_used() {
    let (before, after) = both(kernel(&[INTS, INTS], |b, p| {
        let predicates = comparisons(b, p, 9);
        vec![chosen(b, p, &predicates)]
    }));
    // The last predicate is used immediately.
    assert_eq!([flags(&before), flags(&after)], [8 * 16, 16]);
    assert_eq!(count(&before.function, Op::ICmp), count(&after.function, Op::ICmp));
    let order = ops(&after);
    for at in (0..order.len()).filter(|at| order[*at] == Op::ICmp) {
        assert_eq!(order[at + 1], Op::Select, "{order:?}");
    }
}

#[test]
fn predicates_of_predicates_move_together() {
    let (before, after) = both(kernel(&[INTS, INTS], |b, p| {
        let mut sums = Vec::new();
        for pair in 0..3 {
            let [one, other] = [0, 1].map(|at| above(b, p, 2 * pair + at));
            sums.push(b.binary(if pair == 1 { Op::Or } else { Op::And }, one, other));
        }
        vec![chosen(b, p, &sums)]
    }));
    assert_eq!([flags(&before), flags(&after)], [4 * 16, 2 * 16]);
    let order = ops(&after);
    let and = order.iter().position(|op| *op == Op::And).unwrap();
    assert_eq!(order[and - 2..=and + 1], [Op::ICmp, Op::ICmp, Op::And, Op::Select]);
}

#[test]
fn predicates_of_several_uses_are_made_again() {
    let (before, after) = both(kernel(&[INTS, INTS], |b, p| {
        let predicates = comparisons(b, p, 7);
        let there = chosen(b, p, &predicates);
        let back = chosen(b, &[there, p[1]], &predicates);
        vec![back]
    }));
    assert_eq!(flags(&before), 7 * 16);
    assert_eq!(flags(&after), 4 * 16);
    // As many predicates as there are flags for stay in flags from their first use to the second.
    assert_eq!(count(&after.function, Op::ICmp), 7 + 3);
}

#[test]
fn what_is_compared_is_not_kept_where_it_is_changed() {
    let (before, after) = both(kernel(&[INTS, INTS], |b, p| {
        let three = b.splat_int(INTS, 3);
        let old = b.binary(Op::Mul, p[0], three);
        let predicate = b.icmp(IntPredicate::Sgt, old, p[1]);
        let number = b.splat_int(Type::vector(Element::I32, 8), 1);
        let low = b.read(p[0], Region::contiguous(8, 0), Some(8));
        let low = b.binary(Op::Xor, low, number);
        let new = b.write(old, low, Region::contiguous(8, 0));
        let rest = b.binary(Op::Mul, p[1], new);
        vec![b.select(predicate, new, rest)]
    }));
    assert_eq!([copies(&before), copies(&after)], [0, 0]);
}

/// Returns a sum over iterations of a loop that calls `body`.
fn iterations(b: &mut Builder<'_>, start: Value, body: impl FnOnce(&mut Builder<'_>, Value) -> Value) -> Value {
    let ty = b.function.ty(start);
    let [head, exit] = [(); 2].map(|()| b.function.add_block());
    let count = b.function.add_block_param(head, Type::scalar(Element::I32));
    let sum = b.function.add_block_param(head, ty);
    let zero = b.int(Element::I32, 0);
    b.br(head, &[zero, start]);
    b.go_to_end(head);
    let next = body(b, sum);
    let [one, four] = [1, 4].map(|number| b.int(Element::I32, number));
    let iteration = b.binary(Op::Add, count, one);
    let more = b.icmp(IntPredicate::Slt, iteration, four);
    b.cond_br(more, (head, &[iteration, next]), (exit, &[]));
    b.go_to_end(exit);
    next
}

/// Returns the block of each comparison of vectors.
fn blocks(state: &State) -> Vec<usize> {
    let function = &state.function;
    let is_of_vectors = |inst: &genx::Inst| {
        function.op(*inst) == Op::ICmp && function.result(*inst).is_some_and(|result| function.ty(result).count() > 1)
    };
    let all = function.all_insts().into_iter().filter(is_of_vectors);
    let place = |inst| function.blocks().iter().position(|block| Some(*block) == function.block(inst)).unwrap();
    all.map(place).collect()
}

#[test]
fn nothing_moves_into_a_loop() {
    let (_, after) = both(kernel(&[INTS, INTS], |b, p| {
        let predicate = above(b, p, 3);
        vec![iterations(b, p[0], |b, sum| {
            let part = b.select(predicate, p[1], sum);
            b.binary(Op::Add, sum, part)
        })]
    }));
    assert_eq!(blocks(&after), [0]);
}

#[test]
fn values_needed_after_a_loop_move_there() {
    let (before, after) = both(kernel(&[INTS, INTS], |b, p| {
        let predicate = b.icmp(IntPredicate::Sgt, p[0], p[1]);
        let sum = iterations(b, p[0], |b, sum| b.binary(Op::Add, sum, p[1]));
        let both = b.binary(Op::Mul, p[0], p[1]);
        vec![b.select(predicate, sum, both)]
    }));
    assert_eq!((blocks(&before), blocks(&after)), (vec![0], vec![after.function.blocks().len() - 1]));
}

#[test]
fn vectors_are_made_later_where_registers_are_short() {
    for (many, is_crowded) in [(100, true), (20, false)] {
        let (before, after) = both(kernel(&[INTS, WORDS], |b, p| {
            let vectors: Vec<Value> = (0..many)
                .map(|number| {
                    let number = b.splat_int(WORDS, number);
                    let sum = b.binary(Op::Add, p[1], number);
                    let product = b.binary(Op::Mul, sum, p[1]);
                    b.cast(Op::ZExt, product, Element::I32)
                })
                .collect();
            let sum = vectors.into_iter().fold(p[0], |sum, vector| {
                let mixed = b.binary(Op::Xor, sum, vector);
                b.binary(Op::Mul, mixed, p[0])
            });
            vec![sum, p[1]]
        }));
        assert_eq!(before.has_high_pressure(), is_crowded);
        assert_eq!(used(&after) < used(&before), is_crowded, "{} of {}", used(&after), used(&before));
        assert!(used(&after) <= pressure::REGISTERS, "{}", used(&after));
        assert_eq!(before.function.inst_count(), after.function.inst_count());
    }
}

/// Returns a kernel of comparisons, combinations of predicates, selects, and chains of writes, used in random order.
fn random(seed: u64) -> Function {
    let mut rng = fastrand::Rng::with_seed(seed);
    kernel(&[INTS, INTS], |b, p| {
        let (mut vectors, mut predicates) = (vec![p[0], p[1]], Vec::new());
        for number in 0..rng.i64(20..90) {
            let any = |rng: &mut fastrand::Rng, of: &[Value]| of[rng.usize(..of.len())];
            let (one, other) = (any(&mut rng, &vectors), any(&mut rng, &vectors));
            match rng.u8(..8) {
                0..3 => predicates.push(b.icmp(IntPredicate::Slt, one, other)),
                3 if !predicates.is_empty() => {
                    let (first, second) = (any(&mut rng, &predicates), any(&mut rng, &predicates));
                    let op = [Op::And, Op::Or, Op::Xor][rng.usize(..3)];
                    predicates.push(b.binary(op, first, second));
                }
                4 if !predicates.is_empty() => {
                    let predicate = any(&mut rng, &predicates);
                    vectors.push(b.select(predicate, one, other));
                }
                5 => {
                    let part = b.read(one, Region::contiguous(8, 4 * rng.u32(..9)), Some(8));
                    vectors.push(b.write(other, part, Region::contiguous(8, 4 * rng.u32(..9))));
                }
                _ => {
                    let number = b.splat_int(INTS, number);
                    let sum = b.binary(Op::Xor, one, number);
                    vectors.push(b.binary(Op::Mul, sum, other));
                }
            }
        }
        let start = vectors[vectors.len() - 1];
        let sum = if rng.bool() {
            let predicate = predicates.first().copied();
            iterations(b, start, |b, sum| match predicate {
                Some(predicate) => b.select(predicate, sum, p[0]),
                None => b.binary(Op::Add, sum, p[0]),
            })
        } else {
            start
        };
        let mut order = [vectors.clone(), vectors].concat();
        rng.shuffle(&mut order);
        let mut sum = sum;
        for (at, vector) in order.into_iter().enumerate() {
            sum = match predicates.get(at) {
                Some(predicate) => b.select(*predicate, vector, sum),
                None => b.binary(Op::Xor, vector, sum),
            };
            sum = b.binary(Op::Add, sum, p[1]);
        }
        vec![sum]
    })
}

#[test]
fn random_kernels_do_the_same() {
    let cases = std::env::var("PTO_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(120);
    let (mut fewer_flags, mut fewer_registers) = (0, 0);
    for seed in 0..cases {
        let (before, after) = both(random(seed));
        assert!(flags(&after) <= flags(&before), "seed {seed}: {} of {}", flags(&after), flags(&before));
        assert!(used(&after) <= used(&before).max(pressure::REGISTERS), "seed {seed}: {}", used(&after));
        assert!(copies(&after) <= copies(&before), "seed {seed}: {} of {}", copies(&after), copies(&before));
        fewer_flags += u64::from(flags(&after) < flags(&before));
        fewer_registers += u64::from(used(&after) < used(&before));
    }
    assert!(2 * fewer_flags > cases, "{fewer_flags} of {cases} kernels need fewer flags");
    println!("{fewer_registers} of {cases} kernels need fewer registers");
}
