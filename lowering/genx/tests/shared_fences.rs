//! Tests that fences order messages of two ports to shared local memory.
#![allow(clippy::unwrap_used, reason = "tests")]

use genx::ir::{ArgumentKind, KernelArgument};
use genx::passes::{State, shared_fences};
use genx::{Builder, Element, Function, IntPredicate, Op, Type, Value, lsc};
use visa::Platform;

/// Returns an empty kernel of an address.
fn kernel() -> (Function, Value) {
    let mut function = Function::new("k");
    let argument = KernelArgument { kind: ArgumentKind::Address, offset: 64 };
    let at = function.add_param(Type::scalar(Element::I64), argument);
    (function, at)
}

/// Stores a block of 256 bytes by the LSC.
fn store(b: &mut Builder<'_>) {
    let (dwords, message) = lsc::block(256, 0).unwrap();
    let (mask, at, surface) =
        (b.splat_int(Type::vector(Element::I1, 1), 1), b.int(Element::I32, 0), b.int(Element::I32, 0));
    let data = b.splat_int(dwords, 7);
    b.inst(Op::LscStoreSlm, &[mask, at, data, surface], &message, None);
}

/// Gathers sixteen dwords by the data port.
fn gather(b: &mut Builder<'_>) -> Value {
    let ty = Type::vector(Element::I32, 16);
    let (mask, old) = (b.splat_int(Type::vector(Element::I1, 16), 1), b.undef(ty));
    let offsets = b.elements(Element::I32, (0..16).map(|lane| 4 * lane).collect());
    let (surface, base) = (b.int(Element::I32, 254), b.int(Element::I32, 0));
    b.value(Op::GatherScaled, &[mask, surface, base, offsets, old], &[2, 0], ty)
}

/// Returns the memory operations of a kernel after the pass.
fn left(function: Function, platform: Platform) -> Vec<Op> {
    let mut state = State::new(function, platform);
    (shared_fences::PASS.run)(&mut state).unwrap();
    (shared_fences::PASS.establishes.unwrap())(&state).unwrap();
    let insts = state.function.all_insts();
    let memory = [Op::LscStoreSlm, Op::LscFence, Op::GatherScaled];
    insts.into_iter().map(|inst| state.function.op(inst)).filter(|op| memory.contains(op)).collect()
}

#[test]
fn a_gather_after_a_block_store_has_a_fence() {
    let built = || {
        let (mut function, at) = kernel();
        let block = function.blocks()[0];
        let mut b = Builder::at_end(&mut function, block);
        store(&mut b);
        for _ in 0..2 {
            let value = gather(&mut b);
            b.inst(Op::SvmBlockSt, &[at, value], &[], None);
        }
        b.ret();
        function
    };
    let fenced = [Op::LscStoreSlm, Op::LscFence, Op::GatherScaled, Op::GatherScaled];
    for platform in [Platform::Dg2, Platform::Pvc] {
        assert_eq!(left(built(), platform), fenced, "{platform}");
    }
    assert_eq!(left(built(), Platform::Tgllp), [Op::LscStoreSlm, Op::GatherScaled, Op::GatherScaled]);
}

#[test]
fn a_store_of_the_iteration_before_counts() {
    let (mut function, at) = kernel();
    let entry = function.blocks()[0];
    let (header, exit) = (function.add_block(), function.add_block());
    let number = function.add_block_param(header, Type::scalar(Element::I32));
    let mut b = Builder::at_end(&mut function, entry);
    let zero = b.int(Element::I32, 0);
    b.br(header, &[zero]);
    b.go_to_end(header);
    let value = gather(&mut b);
    b.inst(Op::SvmBlockSt, &[at, value], &[], None);
    store(&mut b);
    let (one, end) = (b.int(Element::I32, 1), b.int(Element::I32, 4));
    let next = b.binary(Op::Add, number, one);
    let more = b.icmp(IntPredicate::Slt, next, end);
    b.cond_br(more, (header, &[next]), (exit, &[]));
    b.go_to_end(exit);
    b.ret();
    assert_eq!(left(function, Platform::Dg2), [Op::LscFence, Op::GatherScaled, Op::LscStoreSlm]);
}
