//! Runs small kernels through the passes from critical edges to register allocation.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "tests")]

use genx::ir::{ArgumentKind, KernelArgument};
use genx::passes::{self, PASSES, State, live_ranges};
use genx::table::form::SLM;
use genx::{Block, Builder, Element, Function, IntPredicate, Op, Region, Type, Value, llvm};
use visa::Platform;

const NUMBER: Type = Type::scalar(Element::I32);
const VECTOR: Type = Type::vector(Element::I32, 16);

fn param(function: &mut Function, ty: Type, offset: u32) -> Value {
    function.add_param(ty, KernelArgument { kind: ArgumentKind::General, offset })
}

/// Returns a kernel after the pass with a name; the postconditions of all passes up to it are checked.
fn after(function: Function, last: &str) -> State {
    let mut state = State::new(function, Platform::Dg2);
    for (index, pass) in PASSES.iter().enumerate() {
        (pass.run)(&mut state).unwrap();
        for check in PASSES[..=index].iter().filter_map(|pass| pass.establishes) {
            check(&state).unwrap();
        }
        if pass.name == last {
            return state;
        }
    }
    panic!("there is not a pass {last}");
}

/// Returns the kernel as LLVM IR without declarations, and its live ranges.
fn dump(state: &State) -> String {
    let mut text = String::new();
    llvm::print(std::slice::from_ref(&state.function), &mut text).unwrap();
    let body: String = text.lines().take_while(|line| *line != "}").map(|line| format!("{line}\n")).collect();
    body + "}\n\n" + &live_ranges::dump(state)
}

fn copies(state: &State) -> usize {
    state.function.all_insts().iter().filter(|inst| state.function.op(**inst) == Op::Convert).count()
}

/// Returns a kernel of an address and two numbers.
fn kernel(write: impl Fn(&mut Function, Block, [Value; 3])) -> Function {
    let mut function = Function::new("k");
    let address = param(&mut function, Type::scalar(Element::I64), 64);
    let numbers = [72, 76].map(|offset| param(&mut function, NUMBER, offset));
    let entry = function.blocks()[0];
    write(&mut function, entry, [address, numbers[0], numbers[1]]);
    function
}

#[test]
fn partial_writes_are_in_place() {
    let state = after(
        kernel(|function, entry, [address, a, b]| {
            let mut build = Builder::at_end(function, entry);
            let mut vector = build.value(Op::SvmBlockLd, &[address], &[], VECTOR);
            for (place, number) in [(0, a), (8, b), (60, a)] {
                vector = build.write(vector, number, Region::contiguous(1, place));
            }
            build.inst(Op::SvmBlockSt, &[address, vector], &[], None);
            build.ret();
        }),
        "coalescing",
    );
    assert_eq!(copies(&state), 0);
    insta::assert_snapshot!(dump(&state));
}

#[test]
fn what_is_used_later_is_copied() {
    let state = after(
        kernel(|function, entry, [address, a, _]| {
            let mut build = Builder::at_end(function, entry);
            let old = build.value(Op::SvmBlockLd, &[address], &[], VECTOR);
            let new = build.write(old, a, Region::contiguous(1, 0));
            let sum = build.binary(Op::Add, old, new);
            build.inst(Op::SvmBlockSt, &[address, sum], &[], None);
            build.ret();
        }),
        "coalescing",
    );
    assert_eq!(copies(&state), 1);
    insta::assert_snapshot!(dump(&state));
}

#[test]
fn what_is_written_whole_is_not_copied() {
    let state = after(
        kernel(|function, entry, [address, a, _]| {
            let mut build = Builder::at_end(function, entry);
            let old = build.value(Op::SvmBlockLd, &[address], &[], VECTOR);
            let splat = build.splat(a, 16);
            let new = build.write(old, splat, Region::contiguous(16, 0));
            let sum = build.binary(Op::Add, old, new);
            build.inst(Op::SvmBlockSt, &[address, sum], &[], None);
            build.ret();
        }),
        "coalescing",
    );
    assert_eq!(copies(&state), 0);
}

/// Returns a loop that calls `body` with its two loop-carried values, and continues with the values that it returns.
fn repeat(body: impl Fn(&mut Builder<'_>, [Value; 2]) -> [Value; 2]) -> Function {
    kernel(|function, entry, [address, a, b]| {
        let (head, exit) = (function.add_block(), function.add_block());
        let params = [NUMBER, NUMBER, NUMBER].map(|ty| function.add_block_param(head, ty));
        let mut build = Builder::at_end(function, entry);
        let zero = build.int(Element::I32, 0);
        build.br(head, &[zero, a, b]);
        build.go_to_end(head);
        let [x, y] = body(&mut build, [params[1], params[2]]);
        let one = build.int(Element::I32, 1);
        let next = build.binary(Op::Add, params[0], one);
        let ten = build.int(Element::I32, 10);
        let more = build.icmp(IntPredicate::Slt, next, ten);
        build.cond_br(more, (head, &[next, x, y]), (exit, &[]));
        build.go_to_end(exit);
        let pair = build.undef(Type::vector(Element::I32, 4));
        let pair = build.write(pair, x, Region::contiguous(1, 0));
        let pair = build.write(pair, y, Region::contiguous(1, 4));
        build.inst(Op::SvmBlockSt, &[address, pair], &[], None);
        build.ret();
    })
}

#[test]
fn a_loop_of_sums_needs_no_copy() {
    let state = after(repeat(|build, [x, y]| [build.binary(Op::Add, x, y), build.binary(Op::Mul, y, y)]), "coalescing");
    assert_eq!(copies(&state), 0);
    insta::assert_snapshot!(dump(&state));
}

#[test]
fn exchanged_parameters_are_copied() {
    let state = after(repeat(|_, [x, y]| [y, x]), "coalescing");
    insta::assert_snapshot!(dump(&state));
}

#[test]
fn parameters_move_to_where_a_message_takes_them() {
    // The address of a message must be at the start of a register, which 72 is not.
    let mut function = Function::new("k");
    let address = param(&mut function, Type::scalar(Element::I64), 72);
    let entry = function.blocks()[0];
    let mut build = Builder::at_end(&mut function, entry);
    let mask = build.splat_int(Type::vector(Element::I1, 1), -1);
    let flat = build.int(Element::I32, 0);
    let numbers = [0, 0, 1, 0, 3, 5, 2, 0];
    let ty = Type::vector(Element::I32, 8);
    let at = build.read(address, Region::contiguous(1, 0), Some(1));
    let data = build.value(Op::LscLoadStateless, &[mask, at, flat], &numbers, ty);
    build.inst(Op::SvmBlockSt, &[address, data], &[], None);
    build.ret();
    let state = after(function, "coalescing");
    assert_eq!(copies(&state), 1);
    insta::assert_snapshot!(dump(&state));
}

#[test]
fn computed_places_become_addresses() {
    let state = after(
        kernel(|function, entry, [address, a, _]| {
            let mut build = Builder::at_end(function, entry);
            let vector = build.value(Op::SvmBlockLd, &[address], &[], VECTOR);
            let index = build.cast(Op::Trunc, a, Element::I16);
            let eight = build.int(Element::I16, 8);
            let further = build.binary(Op::Add, index, eight);
            let part = build.read_at(vector, Region::contiguous(4, 4), further, Some(4));
            build.inst(Op::SvmBlockSt, &[address, part], &[], None);
            build.ret();
        }),
        "category",
    );
    insta::assert_snapshot!(dump(&state));
}

#[test]
fn messages_get_constants_in_registers() {
    let state = after(
        kernel(|function, entry, [address, _, _]| {
            let mut build = Builder::at_end(function, entry);
            let all = build.splat_int(Type::vector(Element::I1, 16), -1);
            let [local, zero] = [SLM, 0].map(|number| build.int(Element::I32, number));
            let offsets = build.elements(Element::I32, (0..16).map(|lane| 4 * lane).collect());
            let ones = build.splat_int(VECTOR, 1);
            for _ in 0..2 {
                build.inst(Op::ScatterScaled, &[all, local, zero, offsets, ones], &[2, 0], None);
            }
            build.inst(Op::SvmBlockSt, &[address, ones], &[], None);
            build.ret();
        }),
        "category",
    );
    insta::assert_snapshot!(dump(&state));
}

#[test]
fn known_places_of_shared_local_memory_are_one_number() {
    let state = after(
        kernel(|function, entry, [address, _, _]| {
            let mut build = Builder::at_end(function, entry);
            let (all, surface, at) = (build.all_ones(), build.int(Element::I32, 0), build.int(Element::I32, 64));
            for place in [0, 256] {
                let (ty, message) = genx::lsc::block(32, place).unwrap();
                let data = build.value(Op::LscLoadSlm, &[all, at, surface], &message, ty);
                build.inst(Op::SvmBlockSt, &[address, data], &[], None);
            }
            build.ret();
        }),
        "category",
    );
    insta::assert_snapshot!(dump(&state));
}

#[test]
fn blocks_fall_through_to_one_return() {
    let state = after(
        kernel(|function, entry, [address, a, b]| {
            let blocks = [0; 4].map(|_| function.add_block());
            let [left, right, empty, exit] = blocks;
            let mut build = Builder::at_end(function, entry);
            let less = build.icmp(IntPredicate::Slt, a, b);
            build.cond_br(less, (left, &[]), (empty, &[]));
            build.go_to_end(empty);
            build.br(right, &[]);
            build.go_to_end(left);
            let ones = build.splat(a, 4);
            build.inst(Op::SvmBlockSt, &[address, ones], &[], None);
            build.ret();
            build.go_to_end(right);
            build.br(exit, &[]);
            build.go_to_end(exit);
            build.ret();
        }),
        "tidy-control-flow",
    );
    insta::assert_snapshot!(dump(&state));
}

/// A chain of partial writes of any length is one live range of one segment, so that the work for each write does not
/// depend on the number of writes before it.
#[test]
fn a_chain_of_partial_writes_is_one_segment() {
    const COUNT: u32 = 16_000;
    let function = kernel(|function, entry, [address, a, _]| {
        let mut build = Builder::at_end(function, entry);
        let mut vector = build.value(Op::SvmBlockLd, &[address], &[], VECTOR);
        for index in 0..COUNT {
            let region = Region::contiguous(1, index % 16 * 4);
            let part = build.read(vector, region, None);
            let sum = build.binary(Op::Add, part, a);
            vector = build.write(vector, sum, region);
        }
        build.inst(Op::SvmBlockSt, &[address, vector], &[], None);
        build.ret();
    });
    let mut state = State::new(function, Platform::Dg2);
    passes::run(&mut state, false, &mut |_, _| {}).unwrap();
    assert_eq!(copies(&state), 0);
    let longest = state.liveness.ranges().map(|(_, range)| range).max_by_key(|range| range.values.len()).unwrap();
    assert_eq!((longest.values.len(), longest.segments.as_slice().len()), (COUNT as usize + 1, 1));
}

/// Returns a kernel of two products, the second of which adds to the first; if `used` is set, it also stores the first
/// sum.
fn chain(used: bool) -> State {
    after(
        kernel(|function, entry, [address, _, _]| {
            let mut build = Builder::at_end(function, entry);
            let sums = Type::vector(Element::F32, 64);
            let weights = build.value(Op::SvmBlockLd, &[address], &[], Type::vector(Element::I32, 64));
            let activation = build.value(Op::SvmBlockLd, &[address], &[], Type::vector(Element::I32, 64));
            let shape = [10, 10, 8, 8, 1, 1];
            let begun = build.value(Op::SvmBlockLd, &[address], &[], sums);
            let first = build.value(Op::Dpas, &[begun, weights, activation], &shape, sums);
            let second = build.value(Op::Dpas, &[first, weights, activation], &shape, sums);
            build.inst(Op::SvmBlockSt, &[address, second], &[], None);
            if used {
                build.inst(Op::SvmBlockSt, &[address, first], &[], None);
            }
            build.ret();
        }),
        "coalescing",
    )
}

#[test]
fn sums_of_a_chain_of_products_share_registers() {
    for (used, places) in [(false, 1), (true, 2)] {
        let state = chain(used);
        let sums = state.function.all_insts().into_iter().filter(|inst| state.function.op(*inst) == Op::Dpas);
        let ids: std::collections::BTreeSet<_> =
            sums.map(|inst| state.liveness.id(state.function.result(inst).unwrap()).unwrap()).collect();
        assert_eq!((ids.len(), copies(&state)), (places, 0), "{used}");
    }
}
