//! How many machine instructions there are for vectors that are longer than registers, as front ends write them. The figures
//! are those of Intel's own backend for the same kernels; where the finalizer is not installed nothing is counted.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test")]

#[path = "../../visa/tests/support/finalizer.rs"]
mod finalizer;

use genx::ir::{ArgumentKind, KernelArgument};
use genx::passes::{self, State};
use genx::{Builder, Element, Function, Op, Region, Type, Value};
use visa::Platform;

/// Bytes of the largest block message.
const BLOCK: u32 = 256;

/// A kernel of pointers.
fn kernel<const N: usize>(make: impl Fn(&mut Builder<'_>, [Value; N])) -> Function {
    let mut function = Function::new("k");
    let mut offset = 64;
    let pointers = [(); N].map(|()| {
        let pointer =
            function.add_param(Type::scalar(Element::I64), KernelArgument { kind: ArgumentKind::General, offset });
        offset += 8;
        pointer
    });
    let block = function.blocks()[0];
    let mut b = Builder::at_end(&mut function, block);
    make(&mut b, pointers);
    b.ret();
    function
}

/// The address of a block.
fn address(b: &mut Builder<'_>, pointer: Value, block: u32) -> Value {
    let offset = b.int(Element::I64, i64::from(block * BLOCK));
    if block == 0 { pointer } else { b.binary(Op::Add, pointer, offset) }
}

fn load(b: &mut Builder<'_>, pointer: Value, element: Element, lanes: u32) -> Value {
    let ty = Type::vector(element, lanes);
    let mut all = b.undef(ty);
    for block in 0..ty.bytes().div_ceil(BLOCK) {
        let address = address(b, pointer, block);
        let part = ty.with_lanes(lanes.min(BLOCK / element.bytes()));
        let part = b.value(Op::SvmBlockLd, &[address], &[], part);
        all = b.write(all, part, Region::contiguous(lanes.min(BLOCK / element.bytes()), block * BLOCK));
    }
    all
}

fn store(b: &mut Builder<'_>, pointer: Value, value: Value) {
    let ty = b.function.ty(value);
    for block in 0..ty.bytes().div_ceil(BLOCK) {
        let address = address(b, pointer, block);
        let lanes = ty.count().min(BLOCK / ty.element.bytes());
        let part = b.read(value, Region::contiguous(lanes, block * BLOCK), Some(lanes));
        b.inst(Op::SvmBlockSt, &[address, part], &[], None);
    }
}

/// Sums of two neighbouring halves until one column is left.
fn sum_of_rows(b: &mut Builder<'_>, rows: i32, columns: i32, value: Value) -> Value {
    let (mut sum, mut width) = (value, columns);
    while width > 1 {
        let half = width / 2;
        let lanes = (rows * half).cast_unsigned();
        let left = b.read(sum, Region::rows(width, half, 1, 0), Some(lanes));
        let right = b.read(sum, Region::rows(width, half, 1, half * 4), Some(lanes));
        sum = b.binary(Op::FAdd, left, right);
        width = half;
    }
    sum
}

#[test]
fn as_few_instructions_as_intel() {
    if !finalizer::is_installed() {
        return;
    }
    let add = kernel(|b, [x, y, out]| {
        let (x, y) = (load(b, x, Element::F32, 64), load(b, y, Element::F32, 64));
        let sum = b.binary(Op::FAdd, x, y);
        store(b, out, sum);
    });
    let convert = kernel(|b, [x, out]| {
        let x = load(b, x, Element::F32, 128);
        let narrow = b.cast(Op::FpTrunc, x, Element::F16);
        store(b, out, narrow);
    });
    let quantise = kernel(|b, [x, out]| {
        let x = load(b, x, Element::F32, 64);
        let scale = b.splat_f32(Some(64), 3.5);
        let scaled = b.binary(Op::FMul, x, scale);
        let rounded = b.unary(Op::RndE, scaled);
        let bytes = b.cast(Op::FpToSiSat, rounded, Element::I8);
        store(b, out, bytes);
    });
    let row_sum = kernel(|b, [x, out]| {
        let x = load(b, x, Element::F32, 512);
        let sum = sum_of_rows(b, 8, 64, x);
        store(b, out, sum);
    });
    // One more than Intel's: the finalizer waits once more.
    let rows = [
        ("vadd", add, [(Platform::Dg2, 17 + 1), (Platform::Pvc, 12)]),
        ("convert", convert, [(Platform::Dg2, 31), (Platform::Pvc, 17)]),
        ("quantise", quantise, [(Platform::Dg2, 25), (Platform::Pvc, 15)]),
        ("rowsum", row_sum, [(Platform::Dg2, 99), (Platform::Pvc, 68)]),
    ];
    for (name, function, limits) in rows {
        for (platform, limit) in limits {
            let mut state = State::new(function.clone(), platform);
            passes::run(&mut state, true, &mut |_, _| {}).unwrap_or_else(|error| panic!("{name}, {platform}: {error}"));
            let count = finalizer::instructions(&state.object.unwrap(), platform);
            let count = count.unwrap_or_else(|said| panic!("{name}, {platform}: {said}"));
            assert!(count <= limit, "{name}, {platform}: expected at most {limit} instructions, found {count}");
        }
    }
}
