//! Tests legalization: sizes, regions, predicates, on registers of 32 and 64 bytes.

#![expect(clippy::unwrap_used, reason = "a test")]

use genx::ir::{ArgumentKind, KernelArgument};
use genx::passes::{Pass, State, baling, legalization};
use genx::{Builder, Constant, Element, Function, IntPredicate, Op, Region, Type, Value};
use visa::Platform;

/// Runs a pass, and checks its postcondition.
fn run(state: &mut State, pass: Pass) {
    (pass.run)(state).unwrap();
    pass.establishes.map_or(Ok(()), |check| check(state)).unwrap();
}

/// Returns a kernel with these parameters, legalized for a platform, as bales.
fn legalized(platform: Platform, params: &[Type], write: impl Fn(&mut Builder<'_>, &[Value])) -> String {
    let mut function = Function::new("k");
    let argument = KernelArgument { kind: ArgumentKind::General, offset: 64 };
    let values: Vec<_> = params.iter().map(|ty| function.add_param(*ty, argument)).collect();
    let block = function.blocks()[0];
    let mut b = Builder::at_end(&mut function, block);
    write(&mut b, &values);
    b.ret();
    let mut state = State::new(function, platform);
    run(&mut state, baling::FIRST);
    run(&mut state, legalization::PASS);
    run(&mut state, baling::SECOND);
    state.bales.dump(&state.function)
}

fn store(b: &mut Builder<'_>, value: Value) {
    let address = b.int(Element::I64, 0);
    b.inst(Op::SvmBlockSt, &[address, value], &[], None);
}

/// Returns the number of instructions whose text contains a word.
fn count(text: &str, word: &str) -> usize {
    text.lines().filter(|line| line.contains(word)).count()
}

#[test]
fn a_sum_is_split_by_two_registers() {
    let ty = Type::vector(Element::F32, 24);
    let sum = |b: &mut Builder<'_>, values: &[Value]| {
        let sum = b.binary(Op::FAdd, values[0], values[1]);
        store(b, sum);
    };
    insta::assert_snapshot!("sum_dg2", legalized(Platform::Dg2, &[ty, ty], sum));
    let wide = Type::vector(Element::F32, 32);
    assert_eq!(count(&legalized(Platform::Dg2, &[wide, wide], sum), "fadd"), 2);
    assert_eq!(count(&legalized(Platform::Pvc, &[wide, wide], sum), "fadd"), 1);
}

#[test]
fn regions_are_split_where_they_cross_registers() {
    let copy = |b: &mut Builder<'_>, values: &[Value]| {
        let column = b.read(values[0], Region::strided(16, 4, 0), Some(16));
        let out = b.undef(Type::vector(Element::F32, 32));
        let written = b.write(out, column, Region::strided(16, 2, 4));
        store(b, written);
    };
    insta::assert_snapshot!("column_dg2", legalized(Platform::Dg2, &[Type::vector(Element::F32, 64)], copy));
    insta::assert_snapshot!("column_pvc", legalized(Platform::Pvc, &[Type::vector(Element::F32, 64)], copy));
}

#[test]
fn rows_are_sources_but_not_destinations() {
    let copy = |b: &mut Builder<'_>, values: &[Value]| {
        let rows = b.read(values[0], Region::rows(16, 8, 1, 0), Some(16));
        let out = b.undef(Type::vector(Element::I16, 32));
        let written = b.write(out, rows, Region::rows(12, 8, 1, 0));
        store(b, written);
    };
    let text = legalized(Platform::Dg2, &[Type::vector(Element::I16, 32)], copy);
    assert_eq!(count(&text, "[wrregion]"), 2, "{text}");
    let read = |b: &mut Builder<'_>, values: &[Value]| {
        let rows = b.read(values[0], Region::rows(16, 8, 1, 0), Some(16));
        store(b, rows);
    };
    let text = legalized(Platform::Dg2, &[Type::vector(Element::I16, 32)], read);
    assert_eq!(count(&text, "rdregion"), 1, "{text}");
}

#[test]
fn bytes_move_as_dwords() {
    let copy = |b: &mut Builder<'_>, values: &[Value]| {
        let half = b.read(values[0], Region::contiguous(64, 64), Some(64));
        let written = b.write(values[1], half, Region::contiguous(64, 0));
        store(b, written);
    };
    let bytes = Type::vector(Element::I8, 128);
    insta::assert_snapshot!("bytes_dg2", legalized(Platform::Dg2, &[bytes, bytes], copy));
}

#[test]
fn unaligned_indirect_regions_span_one_register() {
    let ty = Type::vector(Element::I32, 64);
    let index = Type::scalar(Element::I16);
    let read = |shift: Option<i64>| {
        move |b: &mut Builder<'_>, values: &[Value]| {
            let index = match shift {
                Some(by) => {
                    let by = b.int(Element::I16, by);
                    b.binary(Op::Shl, values[1], by)
                }
                None => values[1],
            };
            let part = b.read_at(values[0], Region::contiguous(16, 0), index, Some(16));
            store(b, part);
        }
    };
    let text = legalized(Platform::Dg2, &[ty, index], read(None));
    assert_eq!(count(&text, "rdregion"), 2, "{text}");
    let text = legalized(Platform::Dg2, &[ty, index], read(Some(5)));
    assert_eq!(count(&text, "rdregion"), 1, "{text}");
}

#[test]
fn indirect_regions_are_aligned_however_long_their_index_is_made() {
    let ty = Type::vector(Element::I32, 64);
    let index = Type::scalar(Element::I16);
    let read = |b: &mut Builder<'_>, values: &[Value]| {
        let by = b.int(Element::I16, 5);
        let mut index = b.binary(Op::Shl, values[1], by);
        for row in 1..40 {
            let number = b.int(Element::I16, 32 * row);
            let sum = b.binary(Op::Add, index, number);
            // The number of paths to the definition doubles each time.
            index = b.binary(Op::Or, sum, index);
        }
        let part = b.read_at(values[0], Region::contiguous(16, 0), index, Some(16));
        store(b, part);
    };
    let text = legalized(Platform::Dg2, &[ty, index], read);
    assert_eq!(count(&text, "rdregion"), 1, "{text}");
}

#[test]
fn predicates_are_divided() {
    let ty = Type::vector(Element::I32, 40);
    let least = |b: &mut Builder<'_>, values: &[Value]| {
        let mask = b.icmp(IntPredicate::Slt, values[0], values[1]);
        let chosen = b.select(mask, values[0], values[1]);
        store(b, chosen);
    };
    insta::assert_snapshot!("predicates_dg2", legalized(Platform::Dg2, &[ty, ty], least));
}

#[test]
fn predicates_go_through_blocks_in_parts() {
    let ty = Type::vector(Element::I32, 40);
    let least = |b: &mut Builder<'_>, values: &[Value]| {
        let mask = b.icmp(IntPredicate::Slt, values[0], values[1]);
        let next = b.function.add_block();
        let param = b.function.add_block_param(next, Type::vector(Element::I1, 40));
        let other = b.function.add_block_param(next, Type::scalar(Element::I32));
        let one = b.int(Element::I32, 1);
        let ones = b.function.constant(Type::vector(Element::I1, 40), Constant::Splat(1));
        let any = b.value(Op::Any, &[mask], &[], Type::scalar(Element::I1));
        b.cond_br(any, (next, &[mask, one]), (next, &[ones, one]));
        b.go_to_end(next);
        let chosen = b.select(param, values[0], values[1]);
        store(b, chosen);
        let splat = b.splat(other, 16);
        store(b, splat);
    };
    insta::assert_snapshot!("predicates_in_blocks", legalized(Platform::Pvc, &[ty, ty], least));
}

#[test]
fn masks_that_cannot_be_given_are_selections() {
    let ty = Type::vector(Element::I32, 64);
    let write = |b: &mut Builder<'_>, values: &[Value]| {
        let mask = b.icmp(IntPredicate::Slt, values[1], values[2]);
        let index = b.int(Element::I16, 0);
        let written = b.write_masked(values[0], values[1], Region::strided(16, 3, 0), index, mask);
        store(b, written);
    };
    let row = Type::vector(Element::I32, 16);
    let text = legalized(Platform::Dg2, &[ty, row, row], write);
    assert_eq!(count(&text, "select"), 1, "{text}");
    assert_eq!(count(&text, "[wrregion] "), 32, "{text}");
}
