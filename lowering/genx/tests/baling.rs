//! Tests which operations are baled into one instruction.

#![expect(clippy::unwrap_used, reason = "a test")]

use genx::baling::{BaleInfo, Role};
use genx::ir::{ArgumentKind, KernelArgument};
use genx::passes::{Pass, State, baling};
use genx::{Builder, Element, Function, IntPredicate, Op, Region, Type, Value};
use visa::Platform;

const V16: Type = Type::vector(Element::I32, 16);

/// Returns a kernel with parameters of these types.
fn kernel(params: &[Type]) -> (Function, Vec<Value>) {
    let mut function = Function::new("k");
    let argument = |index: usize| KernelArgument { kind: ArgumentKind::General, offset: 64 * (index as u32 + 1) };
    let values = params.iter().enumerate().map(|(index, ty)| function.add_param(*ty, argument(index))).collect();
    (function, values)
}

/// Runs a pass, and checks its postcondition.
fn run(state: &mut State, pass: Pass) {
    (pass.run)(state).unwrap();
    pass.establishes.map_or(Ok(()), |check| check(state)).unwrap();
}

/// Returns the bales after a pass.
fn bales(function: Function, pass: Pass) -> String {
    let mut state = State::new(function, Platform::Dg2);
    run(&mut state, pass);
    state.bales.dump(&state.function)
}

fn store(b: &mut Builder<'_>, value: Value) {
    let address = b.int(Element::I64, 0);
    b.inst(Op::SvmBlockSt, &[address, value], &[], None);
}

#[test]
fn a_bale_of_everything() {
    let (mut function, params) = kernel(&[V16, V16, Type::scalar(Element::I16)]);
    let block = function.blocks()[0];
    let mut b = Builder::at_end(&mut function, block);
    let left = b.read(params[0], Region::strided(8, 2, 0), Some(8));
    let right = b.read_at(params[1], Region::contiguous(8, 4), params[2], Some(8));
    let zero = b.function.constant(Type::vector(Element::I32, 8), genx::Constant::Splat(0));
    let negated = b.binary(Op::Sub, zero, right);
    let sum = b.binary(Op::Add, left, negated);
    let written = b.write(params[0], sum, Region::contiguous(8, 32));
    store(&mut b, written);
    b.ret();
    insta::assert_snapshot!(bales(function, baling::FIRST));
}

#[test]
fn what_has_other_uses_is_copied() {
    let (mut function, params) = kernel(&[V16]);
    let block = function.blocks()[0];
    let mut b = Builder::at_end(&mut function, block);
    let half = b.read(params[0], Region::contiguous(8, 0), Some(8));
    let square = b.binary(Op::Mul, half, half);
    let sum = b.binary(Op::Add, square, half);
    store(&mut b, sum);
    store(&mut b, half);
    b.ret();
    insta::assert_snapshot!(bales(function, baling::FIRST));
}

#[test]
fn what_is_computed_is_computed_once() {
    let (mut function, params) = kernel(&[V16, V16]);
    let block = function.blocks()[0];
    let mut b = Builder::at_end(&mut function, block);
    let product = b.binary(Op::Mul, params[0], params[1]);
    let first = b.undef(Type::vector(Element::I32, 32));
    let first = b.write(first, product, Region::contiguous(16, 0));
    let second = b.write(first, product, Region::contiguous(16, 64));
    store(&mut b, second);
    b.ret();
    let text = bales(function, baling::FIRST);
    assert!(text.starts_with("[main] %v3 = mul"), "{text}");
}

#[test]
fn loads_do_not_move_over_stores() {
    let half = Type::vector(Element::I32, 8);
    for stores in [false, true] {
        let (mut function, params) = kernel(&[V16]);
        let block = function.blocks()[0];
        let mut b = Builder::at_end(&mut function, block);
        let address = b.int(Element::I64, 0);
        let loaded = b.value(Op::SvmBlockLd, &[address], &[], half);
        if stores {
            store(&mut b, params[0]);
        }
        let written = b.write(params[0], loaded, Region::contiguous(8, 32));
        store(&mut b, written);
        b.ret();
        let text = bales(function, baling::SECOND);
        assert_eq!(text.contains("    1: [main] %v2 = call <8 x i32> @llvm.genx.svm.block.ld"), !stores, "{text}");
    }
}

#[test]
fn messages_take_whole_registers() {
    for (offset, whole) in [(32, true), (4, false)] {
        let (mut function, params) = kernel(&[V16]);
        let block = function.blocks()[0];
        let mut b = Builder::at_end(&mut function, block);
        let half = b.read(params[0], Region::contiguous(8, offset), Some(8));
        store(&mut b, half);
        b.ret();
        let text = bales(function, baling::SECOND);
        assert_eq!(text.contains("    1: [rdregion]"), whole, "{text}");
    }
}

#[test]
fn extensions_are_operands_where_the_value_is_the_same() {
    let words = Type::vector(Element::I16, 8);
    for (op, extension, baled) in [
        (Op::Add, Op::SExt, true),
        (Op::Mul, Op::ZExt, true),
        (Op::AShr, Op::SExt, true),
        (Op::LShr, Op::SExt, false),
        (Op::AShr, Op::ZExt, false),
        (Op::UMax, Op::SExt, false),
        (Op::SMax, Op::ZExt, true),
        (Op::SDiv, Op::SExt, false),
    ] {
        let (mut function, params) = kernel(&[words, Type::vector(Element::I32, 8)]);
        let block = function.blocks()[0];
        let mut b = Builder::at_end(&mut function, block);
        let wide = b.cast(extension, params[0], Element::I32);
        let result = b.binary(op, wide, params[1]);
        store(&mut b, result);
        b.ret();
        let text = bales(function, baling::SECOND);
        assert_eq!(text.contains("    0: ["), baled, "{op:?} {extension:?}\n{text}");
    }
}

#[test]
fn modifiers_are_exact() {
    let v8 = Type::vector(Element::I32, 8);
    for (op, baled) in [(Op::Add, true), (Op::Mul, true), (Op::SMax, false), (Op::And, false), (Op::SDiv, false)] {
        let (mut function, params) = kernel(&[v8, v8]);
        let block = function.blocks()[0];
        let mut b = Builder::at_end(&mut function, block);
        let zero = b.function.constant(v8, genx::Constant::Splat(0));
        let negated = b.binary(Op::Sub, zero, params[0]);
        let result = b.binary(op, negated, params[1]);
        store(&mut b, result);
        b.ret();
        let text = bales(function, baling::SECOND);
        assert_eq!(text.contains("    0: [neg]"), baled, "{op:?}\n{text}");
    }
}

#[test]
fn predicates_are_baled_at_last() {
    let v16 = Type::vector(Element::I32, 16);
    let build = || {
        let (mut function, params) = kernel(&[v16, v16]);
        let block = function.blocks()[0];
        let mut b = Builder::at_end(&mut function, block);
        let mask = b.icmp(IntPredicate::Slt, params[0], params[1]);
        let ones = b.function.constant(Type::vector(Element::I1, 16), genx::Constant::Splat(1));
        let inverse = b.binary(Op::Xor, mask, ones);
        let upper = b.value(Op::RdPredRegion, &[inverse], &[8], Type::vector(Element::I1, 8));
        let low = b.read(params[0], Region::contiguous(8, 0), Some(8));
        let (index, region) = (b.int(Element::I16, 0), Region::contiguous(8, 32));
        let written = b.write_masked(params[1], low, region, index, upper);
        store(&mut b, written);
        b.ret();
        function
    };
    let first = bales(build(), baling::FIRST);
    assert!(!first.contains("3: [rdpredregion]"), "{first}");
    insta::assert_snapshot!(bales(build(), baling::SECOND));
}

#[test]
fn the_tree_is_walked_both_ways() {
    let (mut function, params) = kernel(&[V16]);
    let block = function.blocks()[0];
    let mut b = Builder::at_end(&mut function, block);
    let half = b.read(params[0], Region::contiguous(8, 0), Some(8));
    let square = b.binary(Op::Mul, half, half);
    store(&mut b, square);
    b.ret();
    let mut state = State::new(function, Platform::Pvc);
    run(&mut state, baling::SECOND);
    let State { function, bales, .. } = &mut state;
    let main = function.def_inst(square).unwrap();
    let bale = bales.bale(function, main);
    assert_eq!(bale.insts.len(), 3);
    assert_eq!(bale.head().map(|head| head.inst), Some(main));
    assert_eq!(bale.main().map(|head| head.inst), Some(main));
    assert_eq!(bale.inputs(function).filter(|(_, value)| *value == params[0]).count(), 2);
    let region = bale.role(Role::RdRegion).unwrap().inst;
    assert_eq!(bales.head(function, region), main);
    assert_eq!(bales.parent(function, region).map(|parent| parent.inst), Some(main));
    bales.unbale(main, 0);
    bales.unbale(main, 1);
    assert!(!bales.is_baled(function, region));
    assert_eq!(bales.bale(function, main).insts.len(), 1);
    assert_eq!(bales.info(main), BaleInfo::new(Role::Main));
}
