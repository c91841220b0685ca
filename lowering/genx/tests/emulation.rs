//! Tests the emulation of operations that a platform does not support.

#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "tests")]

#[path = "support/selected.rs"]
mod selected;

use genx::passes::{dead_code, emulation, lowering, region_collapsing};
use genx::{Builder, Element, Error, Function, Op, Type, Value};
use selected::{kernel, through};
use visa::Platform;

const V8: Type = Type::vector(Element::I32, 8);

/// Returns a kernel after emulation.
fn emulated(
    platform: Platform,
    params: &[Type],
    make: impl Fn(&mut Builder<'_>, &[Value]) -> Value,
) -> Result<Function, Error> {
    let passes = [lowering::PASS, emulation::PASS, region_collapsing::PASS, dead_code::PASS];
    through(&passes, kernel(params, make), platform)
}

/// Returns the names of the operations after emulation.
fn operations(
    platform: Platform,
    params: &[Type],
    make: impl Fn(&mut Builder<'_>, &[Value]) -> Value,
) -> Vec<&'static str> {
    selected::operations(&emulated(platform, params, make).unwrap())
}

#[test]
fn integers_are_divided_where_there_is_an_instruction() {
    let divide = |platform| operations(platform, &[V8, V8], |b, values| b.binary(Op::UDiv, values[0], values[1]));
    assert_eq!(divide(Platform::Skl), ["udiv"]);
    let names = divide(Platform::Dg2);
    assert_eq!(names.iter().filter(|name| **name == "inv").count(), 1, "{names:?}");
    assert!(!names.contains(&"udiv"), "{names:?}");
}

#[test]
fn bfloat_is_converted_where_there_is_an_instruction() {
    let single = Type::vector(Element::F32, 8);
    let narrow = |platform| operations(platform, &[single], |b, values| b.cast(Op::FpTrunc, values[0], Element::BF16));
    assert_eq!(narrow(Platform::Dg2), ["fptrunc", "bitcast"]);
    assert!(!narrow(Platform::Skl).contains(&"fptrunc"));
    let half = Type::vector(Element::BF16, 8);
    let sum = |platform| operations(platform, &[half, half], |b, values| b.binary(Op::FAdd, values[0], values[1]));
    assert_eq!(sum(Platform::Pvc), ["bitcast", "fpext", "bitcast", "fpext", "fadd", "fptrunc", "bitcast"]);
}

#[test]
fn extensions_with_a_sign_are_no_numbers_without() {
    let words = Type::vector(Element::I16, 8);
    let float = |extension: Op, conversion: Op| {
        operations(Platform::Tgllp, &[words], |b, values| {
            let wide = b.cast(extension, values[0], Element::I64);
            b.cast(conversion, wide, Element::F32)
        })
    };
    assert_eq!(float(Op::SExt, Op::SiToFp), ["sext", "sitofp"]);
    assert_eq!(float(Op::ZExt, Op::SiToFp), ["zext", "sitofp"]);
    assert_eq!(float(Op::ZExt, Op::UiToFp), ["zext", "uitofp"]);
    let names = float(Op::SExt, Op::UiToFp);
    assert!(names.contains(&"lzd"), "{names:?}");
}

#[test]
fn rotations_are_shifts_where_there_is_no_instruction() {
    let rotate = |platform| operations(platform, &[V8, V8], |b, values| b.binary(Op::Rol, values[0], values[1]));
    assert_eq!(rotate(Platform::Tgllp), ["rol"]);
    assert_eq!(rotate(Platform::Skl), ["and", "sub", "and", "shl", "lshr", "or"]);
}

#[test]
fn products_of_64_bits_are_of_32() {
    let wide = Type::vector(Element::I64, 4);
    let names = operations(Platform::Dg2, &[wide, wide], |b, values| b.binary(Op::Mul, values[0], values[1]));
    assert_eq!(names.iter().filter(|name| **name == "mul").count(), 3, "{names:?}");
    let narrow = Type::vector(Element::I32, 4);
    let names = operations(Platform::Dg2, &[narrow, narrow], |b, values| {
        let (a, c) = (b.cast(Op::SExt, values[0], Element::I64), b.cast(Op::SExt, values[1], Element::I64));
        b.binary(Op::Mul, a, c)
    });
    assert_eq!(names, ["sext", "sext", "mul"]);
}

#[test]
fn what_there_is_no_way_to_do_is_said() {
    let wide = Type::vector(Element::F64, 4);
    let power = |b: &mut Builder<'_>, values: &[Value]| b.unary(Op::Exp, values[0]);
    let error = emulated(Platform::Pvc, &[wide], power).unwrap_err();
    insta::assert_snapshot!(
        error,
        @"`exp` of double cannot be compiled: PVC has no instruction for it; use narrower elements or another platform"
    );
}

#[test]
fn constants_divide_by_products_and_shifts() {
    let divide = |platform, op, by| {
        operations(platform, &[V8], |b, values| {
            let by = b.splat_int(V8, by);
            b.binary(op, values[0], by)
        })
    };
    assert_eq!(divide(Platform::Dg2, Op::UDiv, 10), ["umulh", "lshr"]);
    assert_eq!(divide(Platform::Dg2, Op::URem, 10), ["umulh", "lshr", "mul", "sub"]);
    assert_eq!(divide(Platform::Dg2, Op::UDiv, 7), ["umulh", "sub", "lshr", "add", "lshr"]);
    assert_eq!(divide(Platform::Dg2, Op::SDiv, 10), ["smulh", "ashr", "ashr", "sub"]);
    // The platform supports the instruction.
    assert_eq!(divide(Platform::Skl, Op::UDiv, 10), ["udiv"]);
    for platform in Platform::ALL {
        assert_eq!(divide(platform, Op::UDiv, 64), ["lshr"]);
        assert_eq!(divide(platform, Op::URem, 64), ["and"]);
        assert_eq!(divide(platform, Op::SDiv, 64), ["ashr", "lshr", "add", "ashr"]);
        assert_eq!(divide(platform, Op::SRem, 64), ["ashr", "lshr", "add", "and", "sub"]);
    }
}

#[test]
fn what_is_not_negative_is_divided_without_a_sign() {
    let bytes = Type::vector(Element::I8, 8);
    let divide = |op, by| {
        operations(Platform::Dg2, &[bytes], |b, values| {
            let wide = b.cast(Op::ZExt, values[0], Element::I32);
            let by = b.splat_int(V8, by);
            b.binary(op, wide, by)
        })
    };
    assert_eq!(divide(Op::SDiv, 64), ["zext", "lshr"]);
    assert_eq!(divide(Op::SRem, 64), ["zext", "and"]);
    // For bytes the factor is so short that no shift is needed.
    assert_eq!(divide(Op::UDiv, 7), ["zext", "umulh"]);
}

/// Returns elements of a type near the boundaries of behaviour, and some random ones.
fn edges(ty: Type, rng: &mut fastrand::Rng) -> Vec<u64> {
    let bits = ty.element.bits();
    let mask = u64::MAX >> (64 - bits);
    let near = [0, 1 << (bits - 1), 1 << (bits / 2), mask];
    let near = near.into_iter().flat_map(|number: u64| (0..5).map(move |off| number.wrapping_add(off).wrapping_sub(2)));
    let any = (0..ty.count()).map(|_| rng.u64(..) >> rng.u32(0..64));
    near.chain(any).take(ty.count() as usize).map(|number| number & mask).collect()
}

/// Returns the bits of single-precision numbers: integers, numbers between them, too large ones, and NaN.
fn singles(ty: Type, rng: &mut fastrand::Rng) -> Vec<u64> {
    let edges = [0.0, -0.0, 0.5, -0.5, 1.0, -1.0, 9.3e18, 9.223_372e18, -9.223_372e18, -9.3e18, 1.9e19, f32::INFINITY];
    let any = (0..ty.count()).map(|_| (rng.f32() - 0.5) * 2.0f32.powi(rng.i32(0..68)));
    let all = edges.into_iter().chain([f32::NEG_INFINITY, f32::NAN]).chain(any);
    all.take(ty.count() as usize).map(|number| number.to_bits().into()).collect()
}

/// Returns what a kernel stores for given arguments; it stores at address 0.
fn stored(function: &Function, arguments: &[Vec<u64>]) -> Vec<u8> {
    let buffer = genx::interp::Buffer { address: 0, surface: None, bytes: vec![0; 1024] };
    let mut memory = genx::interp::Memory { buffers: vec![buffer], slm: Vec::new() };
    let launch = genx::interp::Launch { arguments, group: 0, local: [0; 3], steps: 10_000 };
    genx::interp::run(function, &launch, &mut memory).unwrap();
    memory.buffers.remove(0).bytes
}

/// Checks that an operation on parameters has the same result on each platform as before emulation.
fn same(params: &[Type], arguments: &[Vec<u64>], what: &str, make: impl Fn(&mut Builder<'_>, &[Value]) -> Value) {
    let expected = stored(&kernel(params, &make), arguments);
    for platform in Platform::ALL {
        let found = emulated(platform, params, &make).unwrap_or_else(|error| panic!("{what}: {error}"));
        assert_eq!(stored(&found, arguments), expected, "{what} on {platform}");
    }
}

const DIVISIONS: [Op; 4] = [Op::SDiv, Op::UDiv, Op::SRem, Op::URem];

#[test]
fn constants_divide_as_instructions_do() {
    let mut rng = fastrand::Rng::with_seed(3);
    for element in [Element::I8, Element::I16, Element::I32, Element::I64] {
        let ty = Type::vector(element, 32);
        let unused = 64 - element.bits();
        let few = [1, 2, 3, 5, 6, 7, 10, 11, 12, 14, 25, 28, 60, 64, 100, 125, 127, 128, 625, 641, 1000, 4096, 65535];
        let ends = [i64::MAX, i64::MIN, i64::MAX - 1, i64::MIN + 1].map(|end| end >> unused);
        for by in few.into_iter().flat_map(|by| [by, -by]).chain(ends) {
            let by = by << unused >> unused;
            if by == 0 {
                continue;
            }
            let mut numbers = edges(ty, &mut rng);
            let times = (by.cast_unsigned() << unused >> unused).wrapping_mul(3);
            numbers.truncate(28);
            numbers
                .extend([times, times.wrapping_sub(1), times.wrapping_add(1), 0].map(|bits| bits << unused >> unused));
            for op in DIVISIONS {
                same(&[ty], std::slice::from_ref(&numbers), &format!("{op:?} of {element:?} by {by}"), |b, values| {
                    let by = b.splat_int(ty, by);
                    b.binary(op, values[0], by)
                });
            }
        }
    }
}

#[test]
fn integers_divide_as_instructions_do() {
    let mut rng = fastrand::Rng::with_seed(4);
    for element in [Element::I8, Element::I16, Element::I32, Element::I64] {
        let ty = Type::vector(element, 32);
        for _ in 0..20 {
            let numbers = edges(ty, &mut rng);
            let mut by = edges(ty, &mut rng);
            rng.shuffle(&mut by);
            by.iter_mut().for_each(|by| *by = (*by).max(1));
            // The quotient of the smallest integer by -1 is undefined.
            let minus_one = u64::MAX >> (64 - element.bits());
            by.iter_mut().filter(|by| **by == minus_one).for_each(|by| *by = 3);
            for op in DIVISIONS {
                let arguments = [numbers.clone(), by.clone()];
                same(&[ty, ty], &arguments, &format!("{op:?} of {element:?}"), |b, values| {
                    b.binary(op, values[0], values[1])
                });
            }
        }
    }
}

#[test]
fn integers_of_64_bits_are_what_they_are() {
    let mut rng = fastrand::Rng::with_seed(5);
    let ty = Type::vector(Element::I64, 32);
    for _ in 0..20 {
        let mut arguments = [edges(ty, &mut rng), edges(ty, &mut rng)];
        rng.shuffle(&mut arguments[1]);
        for op in [Op::SMulH, Op::UMulH, Op::Mul] {
            same(&[ty, ty], &arguments, &format!("{op:?}"), |b, values| b.binary(op, values[0], values[1]));
        }
        for op in [Op::SiToFp, Op::UiToFp] {
            for to in [Element::F32, Element::F64] {
                same(&[ty], &arguments[..1], &format!("{op:?}"), |b, values| b.cast(op, values[0], to));
            }
        }
        let floats = Type::vector(Element::F32, 32);
        for op in [Op::FpToSi, Op::FpToUi, Op::FpToSiSat, Op::FpToUiSat] {
            let arguments = [singles(floats, &mut rng)];
            same(&[floats], &arguments, &format!("{op:?}"), |b, values| b.cast(op, values[0], Element::I64));
        }
    }
}

#[test]
fn bfloats_are_upper_halves_of_floats() {
    let ty = Type::vector(Element::BF16, 8);
    // Zeros, a denormal, infinity, and NaN, quiet and signalling.
    let values = vec![0x0000, 0x8000, 0x0001, 0x3f80, 0x7f80, 0x7fc1, 0x7f81, 0xff8c];
    same(&[ty], &[values], "fpext", |b, params| b.cast(Op::FpExt, params[0], Element::F32));
}
