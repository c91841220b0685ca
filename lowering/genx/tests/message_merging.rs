//! Tests that messages at adjacent addresses are merged.

#![allow(clippy::unwrap_used, clippy::cast_precision_loss, clippy::indexing_slicing, reason = "tests")]

#[path = "support/one_pass.rs"]
mod one_pass;

use genx::ir::{ArgumentKind, KernelArgument};
use genx::passes::{State, dead_code, message_merging};
use genx::{Builder, Element, Function, Op, Region, Type, Value};
use one_pass::{after, count, kernel};
use visa::Platform;

/// Returns the code of a kernel of 16 byte offsets and a vector of 64 floats after the pass.
fn left(write: impl Fn(&mut Builder<'_>, Value, Value) -> Value) -> String {
    let mut function = Function::new("k");
    let mut param = |ty, offset| function.add_param(ty, KernelArgument { kind: ArgumentKind::General, offset });
    let (at, old) = (param(Type::vector(Element::I32, 16), 64), param(Type::vector(Element::F32, 64), 128));
    let to = param(Type::scalar(Element::I64), 384);
    let block = function.blocks()[0];
    let mut b = Builder::at_end(&mut function, block);
    let made = write(&mut b, at, old);
    b.inst(Op::SvmBlockSt, &[to, made], &[], None);
    b.ret();
    let mut state = State::new(function, Platform::Dg2);
    for pass in [message_merging::PASS, dead_code::PASS] {
        (pass.run)(&mut state).unwrap();
    }
    let mut text = String::new();
    genx::llvm::print(std::slice::from_ref(&state.function), &mut text).unwrap();
    let body = |line: &&str| !line.starts_with('!') && !line.starts_with("declare");
    text.lines().filter(body).collect::<Vec<_>>().join("\n")
}

/// Gathers sixteen dwords of shared local memory, at a constant offset from the addresses.
fn gather(b: &mut Builder<'_>, at: Value, base: i64) -> Value {
    let ty = Type::vector(Element::I32, 16);
    let (mask, old) = (b.splat_int(Type::vector(Element::I1, 16), 1), b.undef(ty));
    let (surface, base) = (b.int(Element::I32, 254), b.int(Element::I32, base));
    b.value(Op::GatherScaled, &[mask, surface, base, at, old], &[2, 0], ty)
}

#[test]
fn neighbours_are_one_message() {
    insta::assert_snapshot!(left(|b, at, old| {
        (0..4).fold(old, |vector, place| {
            let part = gather(b, at, 4 * i64::from(place));
            let part = b.bitcast(part, Type::vector(Element::F32, 16));
            b.write(vector, part, Region::contiguous(16, 64 * place))
        })
    }));
}

#[test]
fn others_stay() {
    insta::assert_snapshot!(left(|b, at, old| {
        let (first, second) = (gather(b, at, 0), gather(b, at, 4));
        // Not adjacent, and after a write.
        let third = gather(b, at, 12);
        b.inst(Op::Barrier, &[], &[], None);
        let fourth = gather(b, at, 16);
        let sums = [second, third, fourth].into_iter().fold(first, |sum, part| b.binary(Op::Add, sum, part));
        let sums = b.bitcast(sums, Type::vector(Element::F32, 16));
        b.write(old, sums, Region::contiguous(16, 0))
    }));
}

/// Returns how many loads and stores of blocks remain after the pass. The kernel loads `bytes` bytes at each of the
/// places, and stores each block 2048 bytes further on; `between` emits code before the last load.
fn blocks(platform: Platform, bytes: u32, places: &[i64], between: impl Fn(&mut Builder<'_>, Value)) -> [usize; 2] {
    let ty = Type::vector(Element::F32, bytes / 4);
    let function = kernel(&[], |b, _| {
        let base = b.function.params()[0];
        let at = |b: &mut Builder<'_>, place: i64| {
            let offset = b.int(Element::I64, place);
            b.binary(Op::Add, base, offset)
        };
        let mut loaded = Vec::new();
        for place in places {
            if Some(place) == places.last() {
                between(b, base);
            }
            let from = at(b, *place);
            loaded.push(b.value(Op::SvmBlockLd, &[from], &[], ty));
        }
        for (place, value) in places.iter().zip(loaded) {
            let (to, sum) = (at(b, 2048 + place), b.binary(Op::FAdd, value, value));
            b.inst(Op::SvmBlockSt, &[to, sum], &[], None);
        }
        Vec::new()
    });
    let function = after(&message_merging::PASS, function, platform);
    // Larger messages use the operations of the LSC.
    [[Op::SvmBlockLd, Op::LscLoadStateless], [Op::SvmBlockSt, Op::LscStoreStateless]]
        .map(|ops| ops.iter().map(|op| count(&function, *op)).sum())
}

#[test]
fn blocks_side_by_side_are_one() {
    let nothing = |_: &mut Builder<'_>, _| {};
    let four = [0, 128, 256, 384];
    assert_eq!(blocks(Platform::Pvc, 128, &four, nothing), [1, 1]);
    assert_eq!(blocks(Platform::Dg2, 128, &four, nothing), [2, 2]);
    assert_eq!(blocks(Platform::Tgllp, 128, &four, nothing), [4, 4]);
    // The blocks are not adjacent; the merged block would be larger than a message.
    assert_eq!(blocks(Platform::Pvc, 128, &[0, 256], nothing), [2, 2]);
    assert_eq!(blocks(Platform::Pvc, 512, &[0, 512], nothing), [2, 2]);
}

#[test]
fn what_may_be_written_between_keeps_reads_apart() {
    let pair = [0, 128];
    let write = |b: &mut Builder<'_>, to: Value| {
        let zero = b.splat_f32(Some(32), 0.0);
        b.inst(Op::SvmBlockSt, &[to, zero], &[], None);
    };
    // Writes the bytes of the first load, then those of the second.
    assert_eq!(blocks(Platform::Pvc, 128, &pair, write)[0], 2);
    let second = |b: &mut Builder<'_>, to: Value| {
        let offset = b.int(Element::I64, 128);
        let to = b.binary(Op::Add, to, offset);
        write(b, to);
    };
    assert_eq!(blocks(Platform::Pvc, 128, &pair, second)[0], 2);
    let apart = |b: &mut Builder<'_>, to: Value| {
        let offset = b.int(Element::I64, 1024);
        let far = b.binary(Op::Add, to, offset);
        write(b, far);
    };
    assert_eq!(blocks(Platform::Pvc, 128, &pair, apart)[0], 1);
    let barrier = |b: &mut Builder<'_>, _| {
        b.inst(Op::Fence, &[], &[0], None);
    };
    assert_eq!(blocks(Platform::Pvc, 128, &pair, barrier)[0], 2);
}

#[test]
fn blocks_of_dwords_stay_blocks_of_dwords() {
    let merged = |bytes: u32| {
        let (ty, message) = genx::lsc::block(bytes, 0).unwrap();
        let function = kernel(&[], |b, _| {
            let base = b.function.params()[0];
            let (mask, surface) = (b.splat_int(Type::vector(Element::I1, 1), 1), b.int(Element::I32, 0));
            let load = |b: &mut Builder<'_>, place: u32| {
                let offset = b.int(Element::I64, place.into());
                let at = b.binary(Op::Add, base, offset);
                b.value(Op::LscLoadStateless, &[mask, at, surface], &message, ty)
            };
            let loaded = [0, bytes].map(|place| load(b, place));
            for value in loaded {
                b.inst(Op::SvmBlockSt, &[base, value], &[], None);
            }
            Vec::new()
        });
        count(&after(&message_merging::PASS, function, Platform::Pvc), Op::LscLoadStateless)
    };
    // Twice 256 bytes would be elements of eight bytes, which start at multiples of eight.
    assert_eq!([128, 256].map(merged), [1, 2]);
}
