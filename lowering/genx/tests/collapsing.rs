//! Tests region collapsing, address lowering and dead-code elimination on small programs.

#![expect(clippy::unwrap_used, reason = "a test")]

use genx::ir::{ArgumentKind, KernelArgument};
use genx::passes::{Pass, State, address_lowering, dead_code, lowering, region_collapsing};
use genx::{Builder, Element, Function, Op, Region, Type, Value};
use visa::Platform;

/// Returns the code of a kernel with these parameters after passes.
fn left(passes: &[Pass], params: &[Type], write: impl Fn(&mut Builder<'_>, &[Value])) -> String {
    let mut function = Function::new("k");
    let argument = KernelArgument { kind: ArgumentKind::General, offset: 64 };
    let values: Vec<_> = params.iter().map(|ty| function.add_param(*ty, argument)).collect();
    let block = function.blocks()[0];
    let mut b = Builder::at_end(&mut function, block);
    write(&mut b, &values);
    b.ret();
    let mut state = State::new(function, Platform::Dg2);
    for pass in passes {
        (pass.run)(&mut state).unwrap();
        pass.establishes.map_or(Ok(()), |check| check(&state)).unwrap();
    }
    let mut text = String::new();
    genx::llvm::print(std::slice::from_ref(&state.function), &mut text).unwrap();
    let body = |line: &&str| !line.starts_with('!') && !line.starts_with("declare");
    text.lines().filter(body).collect::<Vec<_>>().join("\n")
}

fn store(b: &mut Builder<'_>, value: Value) {
    let address = b.int(Element::I64, 0);
    b.inst(Op::SvmBlockSt, &[address, value], &[], None);
}

const COLLAPSED: &[Pass] = &[lowering::PASS, region_collapsing::PASS, dead_code::PASS];

#[test]
fn a_column_of_rows_is_one_region() {
    insta::assert_snapshot!(left(COLLAPSED, &[Type::vector(Element::F32, 64)], |b, values| {
        let rows = b.read(values[0], Region::rows(16, 8, 1, 0), Some(32));
        let column = b.read(rows, Region::rows(8, 2, 4, 4), Some(8));
        store(b, column);
    }));
}

#[test]
fn casts_are_looked_through() {
    insta::assert_snapshot!(left(COLLAPSED, &[Type::vector(Element::I32, 64)], |b, values| {
        let part = b.read(values[0], Region::contiguous(16, 64), Some(16));
        let low = b.cast(Op::Trunc, part, Element::I8);
        store(b, low);
    }));
}

#[test]
fn low_parts_of_what_is_extended_are_what_was_there() {
    insta::assert_snapshot!(left(COLLAPSED, &[Type::vector(Element::I16, 16)], |b, values| {
        let wide = b.cast(Op::ZExt, values[0], Element::I32);
        let halves = b.bitcast(wide, Type::vector(Element::F16, 32));
        // The halves of the last eight elements; then bytes, the third of which is not part of the narrow number.
        let low = b.read(halves, Region::strided(8, 2, 32), Some(8));
        let singles = b.cast(Op::FpExt, low, Element::F32);
        store(b, singles);
        let bytes = b.bitcast(wide, Type::vector(Element::I8, 64));
        let high = b.read(bytes, Region::strided(16, 1, 0), Some(16));
        store(b, high);
    }));
}

#[test]
fn a_part_that_is_written_back_is_written_once() {
    insta::assert_snapshot!(left(
        COLLAPSED,
        &[Type::vector(Element::I32, 64), Type::vector(Element::I32, 4)],
        |b, values| {
            let row = Region::contiguous(16, 64);
            let part = b.read(values[0], row, Some(16));
            let part = b.write(part, values[1], Region::strided(4, 2, 4));
            let all = b.write(values[0], part, row);
            store(b, all);
        }
    ));
}

#[test]
fn constants_of_an_index_are_part_of_the_offset() {
    insta::assert_snapshot!(left(
        COLLAPSED,
        &[Type::vector(Element::F32, 64), Type::scalar(Element::I32)],
        |b, values| {
            let (three, two) = (b.int(Element::I32, 3), b.int(Element::I32, 2));
            let next = b.binary(Op::Add, values[1], three);
            let bytes = b.binary(Op::Shl, next, two);
            let index = b.cast(Op::Trunc, bytes, Element::I16);
            let part = b.read_at(values[0], Region::contiguous(8, 32), index, Some(8));
            store(b, part);
        }
    ));
}

#[test]
fn constants_of_addresses_are_one() {
    let params = [Type::scalar(Element::I64), Type::vector(Element::I32, 16), Type::vector(Element::F32, 16)];
    insta::assert_snapshot!(left(&[address_lowering::PASS, dead_code::PASS], &params, |b, values| {
        let step = b.int(Element::I64, 64);
        let first = b.binary(Op::Add, values[0], step);
        let second = b.binary(Op::Add, first, step);
        b.inst(Op::SvmBlockSt, &[first, values[2]], &[], None);
        b.inst(Op::SvmBlockSt, &[second, values[2]], &[], None);
        let all = b.splat_int(Type::vector(Element::I32, 16), 32);
        let offsets = b.binary(Op::Add, values[1], all);
        let (mask, surface, base) = (b.all_ones(), b.int(Element::I32, 1), b.int(Element::I32, 16));
        b.inst(Op::ScatterScaled, &[mask, surface, base, offsets, values[2]], &[2, 0], None);
    }));
}

#[test]
fn what_only_needs_itself_is_dead() {
    insta::assert_snapshot!(left(&[dead_code::PASS], &[Type::scalar(Element::I32)], |b, values| {
        let (head, exit) = (b.function.add_block(), b.function.add_block());
        let count = b.function.add_block_param(head, Type::scalar(Element::I32));
        let unused = b.function.add_block_param(head, Type::scalar(Element::I32));
        b.br(head, &[values[0], values[0]]);
        b.go_to_end(head);
        let one = b.int(Element::I32, 1);
        let next = b.binary(Op::Sub, count, one);
        let more = b.binary(Op::Add, unused, one);
        let zero = b.int(Element::I32, 0);
        let again = b.icmp(genx::IntPredicate::Ne, next, zero);
        b.cond_br(again, (head, &[next, more]), (exit, &[]));
        b.go_to_end(exit);
    }));
}
