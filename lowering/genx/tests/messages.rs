//! Tests messages, matrix products and thread ids as vISA: the text, and that Intel's finalizer accepts it if the
//! platform supports it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "tests")]

#[path = "support/backend.rs"]
mod backend;
#[path = "support/compiled.rs"]
mod compiled;
#[path = "../../visa/tests/support/finalizer.rs"]
mod finalizer;

use genx::ir::{ArgumentKind, KernelArgument};
use genx::passes::{self, State};
use genx::table::form::SLM;
use genx::{Builder, Element, Error, Function, Op, Region, Type, Value};
use visa::Platform;
use visa::word::{Caching, DataElements, DataOrder, DataSize, FenceOp, FenceScope, Precision, Sfid};

/// Returns a kernel of two addresses and two surfaces.
fn kernel(write: impl Fn(&mut Builder<'_>, [Value; 2], [Value; 2])) -> Function {
    let mut function = Function::new("k");
    let mut param = |element, kind, offset| function.add_param(Type::scalar(element), KernelArgument { kind, offset });
    let addresses = [128, 136].map(|offset| param(Element::I64, ArgumentKind::General, offset));
    let surfaces = [144, 148].map(|offset| param(Element::I32, ArgumentKind::Surface, offset));
    function.slm_bytes = 4096;
    let entry = function.blocks()[0];
    let mut b = Builder::at_end(&mut function, entry);
    write(&mut b, addresses, surfaces);
    b.ret();
    function
}

/// Bytes of each buffer.
const BYTES: u32 = 4096;

/// Compares the memory after a kernel with the memory after its vISA. Kernels with products and 2D blocks are not
/// compared, because the IR interpreter does not support them.
fn agree(function: &Function, object: &visa::Object, platform: Platform) {
    let buffers: Vec<Vec<u8>> =
        (0..4).map(|buffer| (0..BYTES).map(|at| (at / 4 * 37 + at * 5 + buffer) as u8 & 0x3f).collect()).collect();
    let surfaces = [None, None, Some(7), Some(9)];
    let mut memory = genx::interp::Memory::default();
    let mut arguments = Vec::new();
    for ((bytes, surface), address) in buffers.iter().zip(surfaces).zip((1..).map(|index| 0x10_0000 * index)) {
        arguments.push(vec![surface.map_or(address, u64::from)]);
        memory.buffers.push(genx::interp::Buffer { address, surface, bytes: bytes.clone() });
    }
    memory.slm = vec![0; function.slm_bytes as usize];
    let launch = genx::interp::Launch { arguments: &arguments, group: 0, local: [0; 3], steps: 10_000 };
    let open = [Op::Dpas, Op::LscLoad2dStateless];
    if function.all_insts().iter().any(|inst| open.contains(&function.op(*inst))) {
        return;
    }
    genx::interp::run(function, &launch, &mut memory).unwrap();
    let mut compiled = visa::interp::Memory::new();
    let arguments: Vec<_> =
        buffers.iter().map(|bytes| visa::interp::Argument::Buffer(compiled.add(bytes.clone()))).collect();
    compiled::run(object, platform, &arguments, &mut compiled, false)
        .unwrap_or_else(|what| panic!("{platform}: {what}"));
    for (index, buffer) in memory.buffers.iter().enumerate() {
        let found = compiled.bytes(index).unwrap();
        let differ = buffer.bytes.iter().zip(found).position(|(expected, found)| expected != found);
        assert_eq!(differ, None, "{platform}: buffer {index}");
    }
}

/// Compiles a kernel with Intel's backend, if possible.
fn compiles(function: &Function, platform: Platform) {
    if backend::device(platform).is_some() && backend::is_installed() {
        backend::compile(std::slice::from_ref(function), platform).unwrap_or_else(|said| panic!("{platform}: {said}"));
    }
}

/// Returns the instructions of a kernel on a platform, or the error.
fn instructions(function: &Function, platform: Platform) -> String {
    let mut state = State::new(function.clone(), platform);
    match passes::run(&mut state, true, &mut |_, _| {}) {
        Ok(()) => {
            let object = state.object.unwrap();
            if finalizer::is_installed() {
                assert_eq!(finalizer::judge(&object, platform), Ok(true), "{platform}");
            }
            agree(function, &object, platform);
            compiles(function, platform);
            let text = visa::text::print(&object, platform).unwrap();
            text.lines().filter(|line| line.starts_with(' ')).map(|line| format!("{line}\n")).collect()
        }
        Err(error @ Error::Unsupported { .. }) => format!("    {error}\n"),
        Err(error) => panic!("{platform}: {error}"),
    }
}

/// Returns the instructions on all platforms; those with the same are listed together.
fn everywhere(function: &Function) -> String {
    let mut all: Vec<(String, String)> = Vec::new();
    for platform in Platform::ALL {
        let text = instructions(function, platform);
        match all.iter_mut().find(|(_, other)| *other == text) {
            Some((platforms, _)) => *platforms += &format!(" {platform}"),
            None => all.push((platform.to_string(), text)),
        }
    }
    all.iter().map(|(platforms, text)| format!("{platforms}\n{text}")).collect()
}

/// Returns `base + 0, size, 2 * size, ..`.
fn offsets(b: &mut Builder<'_>, lanes: u32, size: u64) -> Value {
    let ramp = b.elements(Element::I32, (0..u64::from(lanes)).map(|lane| lane * size).collect());
    b.value(Op::Constant, &[ramp], &[], Type::vector(Element::I32, lanes))
}

fn addresses(b: &mut Builder<'_>, base: Value, lanes: u32, size: u64) -> Value {
    let offsets = offsets(b, lanes, size);
    let offsets = b.cast(Op::ZExt, offsets, Element::I64);
    let base = b.splat(base, lanes);
    b.binary(Op::Add, offsets, base)
}

fn all(b: &mut Builder<'_>, lanes: u32) -> Value {
    b.splat_int(Type::vector(Element::I1, lanes), -1)
}

#[test]
fn flat_addresses() {
    insta::assert_snapshot!(everywhere(&kernel(|b, [from, to], _| {
        let ty = Type::vector(Element::F32, 8);
        let (at, all) = (addresses(b, from, 8, 4), all(b, 8));
        let old = b.undef(ty);
        let data = b.value(Op::SvmGather, &[all, at, old], &[0], ty);
        let zeros = b.splat_f32(Some(8), 0.0);
        let positive = b.fcmp(genx::FloatPredicate::Ogt, data, zeros);
        let more = b.value(Op::SvmGather, &[positive, at, data], &[0], ty);
        let to = addresses(b, to, 8, 4);
        b.inst(Op::SvmScatter, &[positive, to, more], &[0], None);
    })));
}

#[test]
fn a_masked_gather_keeps_what_was_there() {
    // The old value is used after the gather, so it is copied.
    insta::assert_snapshot!(everywhere(&kernel(|b, [from, to], _| {
        let ty = Type::vector(Element::I32, 8);
        let at = addresses(b, from, 8, 4);
        let old = b.value(Op::SvmBlockLd, &[from], &[], ty);
        let zeros = b.splat_int(ty, 0);
        let mask = b.icmp(genx::IntPredicate::Ne, old, zeros);
        let new = b.value(Op::SvmGather, &[mask, at, old], &[0], ty);
        let sum = b.binary(Op::Add, old, new);
        b.inst(Op::SvmBlockSt, &[to, sum], &[], None);
    })));
}

#[test]
fn surfaces() {
    insta::assert_snapshot!(everywhere(&kernel(|b, _, [from, to]| {
        let offset = b.int(Element::I32, 4);
        let block = b.value(Op::OwordLd, &[from, offset], &[0], Type::vector(Element::I32, 16));
        b.inst(Op::OwordSt, &[to, offset, block], &[], None);
        let (base, each, all) = (b.int(Element::I32, 64), offsets(b, 16, 4), all(b, 16));
        let ty = Type::vector(Element::I32, 16);
        let old = b.undef(ty);
        let bytes = b.value(Op::GatherScaled, &[all, from, base, each, old], &[0, 0], ty);
        let dwords = b.value(Op::GatherScaled, &[all, from, base, each, bytes], &[2, 0], ty);
        b.inst(Op::ScatterScaled, &[all, to, base, each, dwords], &[1, 0], None);
        let wide = Type::vector(Element::I32, 32);
        let old = b.undef(wide);
        let pairs = b.value(Op::Gather4Scaled, &[all, from, base, each, old], &[3, 0], wide);
        b.inst(Op::Scatter4Scaled, &[all, to, base, each, pairs], &[3, 0], None);
    })));
}

#[test]
fn shared_local_memory_and_barriers() {
    insta::assert_snapshot!(everywhere(&kernel(|b, [from, to], _| {
        let ty = Type::vector(Element::I32, 16);
        let data = b.value(Op::SvmBlockLd, &[from], &[], ty);
        let (local, zero, each, all) =
            (b.int(Element::I32, SLM), b.int(Element::I32, 0), offsets(b, 16, 4), all(b, 16));
        b.inst(Op::ScatterScaled, &[all, local, zero, each, data], &[2, 0], None);
        b.inst(Op::Fence, &[], &[0x21], None);
        b.inst(Op::Barrier, &[], &[], None);
        let old = b.undef(ty);
        let back = b.value(Op::GatherScaled, &[all, local, zero, each, old], &[2, 0], ty);
        b.inst(Op::SvmBlockSt, &[to, back], &[], None);
    })));
}

/// Returns the immediates of an LSC message.
fn lsc(size: DataSize, elements: DataElements, order: DataOrder) -> [i64; 8] {
    let caching = i64::from(Caching::Default.code());
    let [size, elements, order] = [size.code(), elements.code(), order.code()].map(i64::from);
    [caching, caching, 1, 0, size, elements, order, 0]
}

#[test]
fn the_load_store_cache() {
    insta::assert_snapshot!(everywhere(&kernel(|b, [from, to], _| {
        let (flat, one) = (b.int(Element::I32, 0), all(b, 1));
        let block = lsc(DataSize::D32, DataElements::N64, DataOrder::Transpose);
        let ty = Type::vector(Element::F32, 64);
        let from = b.read(from, Region::contiguous(1, 0), Some(1));
        let data = b.value(Op::LscLoadStateless, &[one, from, flat], &block, ty);
        let base = b.read(to, Region::contiguous(1, 0), Some(1));
        b.inst(Op::LscStoreStateless, &[one, base, data, flat], &block, None);
        let each = lsc(DataSize::D32, DataElements::N1, DataOrder::NonTranspose);
        let (at, all) = (offsets(b, 16, 4), all(b, 16));
        let part = b.read(data, Region::contiguous(16, 128), Some(16));
        b.inst(Op::LscStoreSlm, &[all, at, part, flat], &each, None);
        let fence = [Sfid::Slm.code(), FenceOp::None.code(), FenceScope::Group.code()].map(i64::from);
        b.inst(Op::LscFence, &[all], &fence, None);
        let ty = Type::vector(Element::F32, 16);
        let back = b.value(Op::LscLoadSlm, &[all, at, flat], &each, ty);
        let addresses = addresses(b, to, 16, 4);
        b.inst(Op::LscStoreStateless, &[all, addresses, back, flat], &each, None);
    })));
}

#[test]
fn blocks_2d() {
    insta::assert_snapshot!(everywhere(&kernel(|b, [from, to], _| {
        let one = all(b, 1);
        let shape = [0, 0, i64::from(DataSize::D32.code()), i64::from(DataOrder::NonTranspose.code()), 1, 16, 8, 0];
        let numbers = [63, 7, 63, 0, 0].map(|number| b.int(Element::I32, number));
        let [width, height, pitch, x, y] = numbers;
        let ty = Type::vector(Element::F32, 128);
        let data = b.value(Op::LscLoad2dStateless, &[one, from, width, height, pitch, x, y], &shape, ty);
        b.inst(Op::LscStore2dStateless, &[one, to, width, height, pitch, x, y, data], &shape, None);
    })));
}

#[test]
fn products() {
    insta::assert_snapshot!(everywhere(&kernel(|b, [from, to], _| {
        let half = Precision::Hf.code().into();
        let rows = Type::vector(Element::F16, 128);
        let parts = [0, 256, 512].map(|offset| {
            let offset = b.int(Element::I64, offset);
            let at = b.binary(Op::Add, from, offset);
            b.value(Op::SvmBlockLd, &[at], &[], rows)
        });
        let mut weights = b.undef(Type::vector(Element::F16, 256));
        weights = b.write(weights, parts[0], Region::contiguous(128, 0));
        weights = b.write(weights, parts[1], Region::contiguous(128, 256));
        let weights = b.bitcast(weights, Type::vector(Element::I32, 128));
        let activation = b.bitcast(parts[2], Type::vector(Element::I32, 64));
        let sum = Type::vector(Element::F32, 16);
        let zeros = b.splat_f32(Some(16), 0.0);
        let shape = [half, half, 8, 1, 0, 0];
        let first = b.value(Op::Dpas, &[zeros, weights, activation], &shape, sum);
        let second = b.value(Op::Dpas, &[first, weights, activation], &shape, sum);
        b.inst(Op::SvmBlockSt, &[to, second], &[], None);
    })));
}

#[test]
fn who_the_thread_is() {
    insta::assert_snapshot!(everywhere(&kernel(|b, [_, to], _| {
        let group = b.value(Op::GroupIdX, &[], &[], Type::scalar(Element::I32));
        let local = b.value(Op::LocalId, &[], &[], Type::vector(Element::I32, 3));
        let mut all = b.undef(Type::vector(Element::I32, 4));
        for part in 0..3 {
            let element = b.read(local, Region::contiguous(1, 4 * part), None);
            all = b.write(all, element, Region::contiguous(1, 4 * part));
        }
        all = b.write(all, group, Region::contiguous(1, 12));
        b.inst(Op::SvmBlockSt, &[to, all], &[], None);
    })));
}
