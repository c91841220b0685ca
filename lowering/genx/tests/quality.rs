//! Compares the number of machine instructions that Intel's finalizer generates for whole kernels: at most twice those
//! of Intel's own backend for the same computation. Skipped if `GenX_IR` (package `libigc-tools`) is not installed.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "tests")]

#[path = "../../visa/tests/support/finalizer.rs"]
mod finalizer;

use genx::ir::{ArgumentKind, KernelArgument};
use genx::passes::{self, State};
use genx::{Builder, Element, Function, Op, Region, Type, Value};
use visa::Platform;

/// A kernel, and the number of instructions of Intel's backend on DG2 and PVC.
type Kernel = (&'static str, fn() -> Function, [u32; 2]);

const KERNELS: &[Kernel] = &[
    ("vadd", vadd, [17, 12]),
    ("saxpy", saxpy, [17, 14]),
    ("convert", convert, [31, 17]),
    ("quantise", quantise, [25, 15]),
    ("rowmax", rowmax, [99, 68]),
    ("gelu", gelu, [39, 25]),
];

/// Returns a kernel of three addresses and a float.
fn kernel(write: impl Fn(&mut Builder<'_>, [Value; 3], Value)) -> Function {
    let mut function = Function::new("k");
    let argument = |offset| KernelArgument { kind: ArgumentKind::General, offset };
    let addresses = [64, 72, 80].map(|offset| function.add_param(Type::scalar(Element::I64), argument(offset)));
    let scalar = function.add_param(Type::scalar(Element::F32), argument(88));
    let entry = function.blocks()[0];
    let mut b = Builder::at_end(&mut function, entry);
    write(&mut b, addresses, scalar);
    b.ret();
    function
}

/// Loads 64 elements at an offset in bytes from an address.
fn load(b: &mut Builder<'_>, address: Value, bytes: i64) -> Value {
    let address = further(b, address, bytes);
    b.value(Op::SvmBlockLd, &[address], &[], Type::vector(Element::F32, 64))
}

fn store(b: &mut Builder<'_>, address: Value, bytes: i64, data: Value) {
    let address = further(b, address, bytes);
    b.inst(Op::SvmBlockSt, &[address, data], &[], None);
}

fn further(b: &mut Builder<'_>, address: Value, bytes: i64) -> Value {
    if bytes == 0 {
        return address;
    }
    let bytes = b.int(Element::I64, bytes);
    b.binary(Op::Add, address, bytes)
}

fn vadd() -> Function {
    kernel(|b, [x, y, z], _| {
        let (x, y) = (load(b, x, 0), load(b, y, 0));
        let sum = b.binary(Op::FAdd, x, y);
        store(b, z, 0, sum);
    })
}

fn saxpy() -> Function {
    kernel(|b, [x, y, _], a| {
        let (data, sum) = (load(b, x, 0), load(b, y, 0));
        let a = b.splat(a, 64);
        let ty = Type::vector(Element::F32, 64);
        let result = b.value(Op::Fma, &[data, a, sum], &[], ty);
        store(b, y, 0, result);
    })
}

fn convert() -> Function {
    kernel(|b, [x, y, _], _| {
        let halves = [0, 256].map(|bytes| {
            let data = load(b, x, bytes);
            b.cast(Op::FpTrunc, data, Element::F16)
        });
        let mut all = b.undef(Type::vector(Element::F16, 128));
        for (half, offset) in halves.into_iter().zip([0, 128]) {
            all = b.write(all, half, Region::contiguous(64, offset));
        }
        store(b, y, 0, all);
    })
}

fn quantise() -> Function {
    kernel(|b, [x, y, _], scale| {
        let data = load(b, x, 0);
        let scale = b.splat(scale, 64);
        let scaled = b.binary(Op::FMul, data, scale);
        let rounded = b.unary(Op::RndE, scaled);
        let bytes = b.cast(Op::FpToSiSat, rounded, Element::I8);
        store(b, y, 0, bytes);
    })
}

fn rowmax() -> Function {
    kernel(|b, [x, y, _], _| {
        let mut all = b.undef(Type::vector(Element::F32, 8));
        for row in 0..8u32 {
            let mut part = load(b, x, 256 * i64::from(row));
            let mut lanes = 64;
            while lanes > 1 {
                lanes /= 2;
                let [low, high] =
                    [0, 4 * lanes].map(|offset| b.read(part, Region::contiguous(lanes, offset), Some(lanes)));
                part = b.binary(Op::FMax, low, high);
            }
            all = b.write(all, part, Region::contiguous(1, 4 * row));
        }
        store(b, y, 0, all);
    })
}

fn gelu() -> Function {
    kernel(|b, [x, y, _], _| {
        // x / (1 + 2 ^ (x * (a + b * x * x))): the hyperbolic tangent by a power of two.
        let x = load(b, x, 0);
        let ty = Type::vector(Element::F32, 64);
        let [slope, cubic, one] = [-2.302_208_2, -0.102_943_24, 1.0].map(|number: f32| b.splat_f32(Some(64), number));
        let square = b.binary(Op::FMul, x, x);
        let factor = b.value(Op::Fma, &[square, cubic, slope], &[], ty);
        let exponent = b.binary(Op::FMul, x, factor);
        let power = b.unary(Op::Exp, exponent);
        let below = b.binary(Op::FAdd, power, one);
        let inverse = b.unary(Op::Inv, below);
        let result = b.binary(Op::FMul, x, inverse);
        store(b, y, 0, result);
    })
}

#[test]
fn no_kernel_has_more_than_twice_the_instructions() {
    if !finalizer::is_installed() {
        return;
    }
    let mut table = String::new();
    let mut failed = false;
    for (name, function, most) in KERNELS {
        for (platform, most) in [Platform::Dg2, Platform::Pvc].into_iter().zip(most) {
            let mut state = State::new(function(), platform);
            passes::run(&mut state, true, &mut |_, _| {}).unwrap_or_else(|error| panic!("{name} {platform}: {error}"));
            let count = finalizer::instructions(&state.object.unwrap(), platform).unwrap();
            table += &format!("{name:10} {:8} {count:4} of {most}\n", platform.to_string());
            failed |= count > 2 * most;
        }
    }
    println!("{table}");
    assert!(!failed, "{table}");
}
