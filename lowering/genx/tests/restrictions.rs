//! Tests the postconditions of passes, by "IR restriction" of "GenX backend design" or as later passes require: each
//! check rejects a kernel that violates it, and accepts the output of the pass.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "tests")]

use genx::ir::{ArgumentKind, KernelArgument};
use genx::passes::{
    self, PASSES, Pass, State, baling, category, coalescing, critical_edges, dead_code, emulation, extremes,
    legalization, live_ranges, lowering, numbering, shared_fences, tidy_control_flow, visa_regalloc, visa_writer,
};
use genx::{Block, Builder, Element, Error, Function, IntPredicate, Op, Region, Type, Value};
use visa::Platform;

const NUMBER: Type = Type::scalar(Element::I32);
const VECTOR: Type = Type::vector(Element::I32, 16);
const BITS: Type = Type::vector(Element::I1, 16);

/// Returns a kernel of an address, two numbers and an index.
fn kernel(write: impl FnOnce(&mut Function, Block, [Value; 4])) -> Function {
    let mut function = Function::new("k");
    let types = [Type::scalar(Element::I64), NUMBER, NUMBER, Type::scalar(Element::I16)];
    let mut offset = 64;
    let params = types.map(|ty| {
        offset += 8;
        function.add_param(ty, KernelArgument { kind: ArgumentKind::General, offset })
    });
    let entry = function.blocks()[0];
    write(&mut function, entry, params);
    function
}

/// Returns a kernel of one block.
fn block(write: impl FnOnce(&mut Builder<'_>, [Value; 4])) -> State {
    let function = kernel(|function, entry, params| {
        let mut build = Builder::at_end(function, entry);
        write(&mut build, params);
        build.ret();
    });
    // On this platform, messages to flat memory are unchanged.
    State::new(function, Platform::Tgllp)
}

/// Returns a kernel that every pass accepts: a load, sums after a computed index, a select, a store.
fn whole() -> State {
    block(|build, [address, a, b, index]| {
        let data = build.value(Op::SvmBlockLd, &[address], &[], VECTOR);
        let part = build.value(Op::RdRegion, &[data, index], &[0, 8, 1, 0, 0], Type::vector(Element::I32, 8));
        let less = build.icmp(IntPredicate::Slt, a, b);
        let chosen = build.value(Op::Select, &[less, a, b], &[], NUMBER);
        let chosen = build.splat(chosen, 8);
        let sum = build.binary(Op::Add, part, chosen);
        let all = build.write(data, sum, Region::contiguous(8, 0));
        build.inst(Op::SvmBlockSt, &[address, all], &[], None);
    })
}

/// Returns the state after the pass with a name.
fn through(mut state: State, last: &Pass) -> State {
    for pass in PASSES {
        (pass.run)(&mut state).unwrap();
        if pass.name == last.name {
            return state;
        }
    }
    panic!("there is not a pass {}", last.name);
}

/// Returns the instructions of an operation.
fn of(state: &State, op: Op) -> Vec<genx::Inst> {
    let all = state.function.all_insts();
    let found: Vec<_> = all.into_iter().filter(|inst| state.function.op(*inst) == op).collect();
    assert!(!found.is_empty(), "no {op:?}");
    found
}

/// Checks that the postcondition of a pass rejects a kernel with this message.
#[track_caller]
fn refused(pass: &Pass, state: &State, what: &str) {
    match (pass.establishes.expect("a check"))(state) {
        Err(Error::Broken { pass: found, what: said, .. }) => {
            assert_eq!(found, pass.name);
            assert!(said.contains(what), "{said}");
        }
        other => panic!("{}: {other:?}", pass.name),
    }
}

#[test]
fn each_pass_with_a_check_is_here() {
    let checked: Vec<_> = PASSES.iter().filter(|pass| pass.establishes.is_some()).map(|pass| pass.name).collect();
    let here = [
        lowering::PASS,
        emulation::PASS,
        shared_fences::PASS,
        extremes::PASS,
        legalization::PASS,
        critical_edges::PASS,
        category::PASS,
        baling::SECOND,
        numbering::PASS,
        live_ranges::PASS,
        coalescing::PASS,
        tidy_control_flow::PASS,
        visa_regalloc::PASS,
        visa_writer::PASS,
    ];
    assert_eq!(checked, here.map(|pass| pass.name), "a check without a test that it fires");
}

#[test]
fn what_the_passes_make_is_accepted() {
    for platform in Platform::ALL {
        let mut state = State::new(whole().function, platform);
        genx::passes::run(&mut state, true, &mut |_, _| {}).unwrap();
    }
}

#[test]
fn extremes_leave_what_visa_has() {
    let state = block(|build, _| {
        let one = build.splat_f32(Some(16), 1.0);
        build.binary(Op::FMaximum, one, one);
    });
    refused(&extremes::PASS, &state, "is left");
}

// GenX backend design, GenXLowering: no trunc, no extension or conversion of i1, no select on i1.
#[test]
fn lowering_leaves_what_visa_has() {
    let check =
        |write: &dyn Fn(&mut Builder<'_>, [Value; 4]), what: &str| refused(&lowering::PASS, &block(write), what);
    check(
        &|build, [_, a, ..]| {
            build.cast(Op::Trunc, a, Element::I16);
        },
        "is left",
    );
    check(
        &|build, [_, a, b, _]| {
            let less = build.icmp(IntPredicate::Slt, a, b);
            build.cast(Op::ZExt, less, Element::I32);
        },
        "converts bits of a predicate",
    );
    check(
        &|build, [_, a, b, _]| {
            let less = build.icmp(IntPredicate::Slt, a, b);
            build.value(Op::Select, &[less, less, less], &[], Type::scalar(Element::I1));
        },
        "chooses between predicates",
    );
}

// Operations that the platform does not support are emulated, GenXEmulate.
#[test]
fn emulation_leaves_what_the_platform_has() {
    let check =
        |write: &dyn Fn(&mut Builder<'_>, [Value; 4]), what: &str| refused(&emulation::PASS, &block(write), what);
    check(
        &|build, _| {
            let ones = build.splat_int(Type::scalar(Element::BF16), 0x3f80);
            build.binary(Op::FAdd, ones, ones);
        },
        "makes bfloat",
    );
    check(
        &|build, [address, ..]| {
            build.binary(Op::SDiv, address, address);
        },
        "has types that the platform does not take",
    );
}

// GenX backend design, GenXLegalization: legal execution widths and regions.
#[test]
fn legalization_leaves_legal_widths() {
    let state = block(|build, [address, ..]| {
        let data = build.value(Op::SvmBlockLd, &[address], &[], Type::vector(Element::I32, 64));
        let sum = build.binary(Op::Add, data, data);
        build.inst(Op::SvmBlockSt, &[address, sum], &[], None);
    });
    refused(&legalization::PASS, &state, "of 64 lanes is not legal");
    let state = block(|build, [address, ..]| {
        let data = build.value(Op::SvmBlockLd, &[address], &[], Type::vector(Element::I32, 16));
        let part = build.read(data, Region::contiguous(12, 0), Some(12));
        build.icmp(IntPredicate::Eq, part, part);
    });
    refused(&legalization::PASS, &state, "makes a predicate of 12 bits");
    // 16 elements of 4 bytes from the middle of a register of 32 bytes are in three registers.
    let state = block(|build, [address, ..]| {
        let data = build.value(Op::SvmBlockLd, &[address], &[], Type::vector(Element::I32, 32));
        let part = build.read(data, Region::contiguous(16, 16), Some(16));
        let sum = build.binary(Op::Add, part, part);
        build.inst(Op::SvmBlockSt, &[address, sum], &[], None);
    });
    refused(&legalization::PASS, &state, "of 16 lanes is not legal");
}

#[test]
fn critical_edges_have_a_block() {
    let function = kernel(|function, entry, [_, a, b, _]| {
        let (one, other) = (function.add_block(), function.add_block());
        function.add_block_param(one, NUMBER);
        let mut build = Builder::at_end(function, entry);
        let less = build.icmp(IntPredicate::Slt, a, b);
        build.cond_br(less, (one, &[a]), (other, &[]));
        Builder::at_end(function, one).ret();
        Builder::at_end(function, other).ret();
    });
    refused(
        &critical_edges::PASS,
        &State::new(function, Platform::Dg2),
        "a branch with two successors gives arguments",
    );
}

// GenX backend design, GenXCategory: a category for each value; an index is an address, of one vector.
#[test]
fn categories_are_those_of_uses() {
    let state = block(|build, [address, _, _, index]| {
        let data = build.value(Op::SvmBlockLd, &[address], &[], VECTOR);
        build.value(Op::RdRegion, &[data, index], &[0, 8, 1, 0, 0], Type::vector(Element::I32, 8));
    });
    refused(&category::PASS, &state, "the index of a region is no address");
    let state = block(|build, [address, ..]| {
        let ones = build.splat_int(VECTOR, 1);
        build.inst(Op::SvmBlockSt, &[address, ones], &[], None);
    });
    refused(&category::PASS, &state, "operand 1 is a constant");
    let state = block(|build, [address, _, _, index]| {
        let [one, other] = [0, 1].map(|_| build.value(Op::SvmBlockLd, &[address], &[], VECTOR));
        let place = build.value(Op::ConvertAddr, &[index], &[0], Type::scalar(Element::I16));
        for data in [one, other] {
            build.value(Op::RdRegion, &[data, place], &[0, 8, 1, 0, 0], Type::vector(Element::I32, 8));
        }
    });
    refused(&category::PASS, &state, "an address is of more than one vector");
}

// The offset of an address is a byte of its vector. Indices have 16 bits: -34880 is a large number without its sign.
#[test]
fn what_an_index_adds_may_wrap() {
    let state = block(|build, [address, _, _, index]| {
        let data = build.value(Op::SvmBlockLd, &[address], &[], VECTOR);
        let start = build.int(Element::I16, -34_880);
        let index = build.binary(Op::Add, index, start);
        let part = build.value(Op::RdRegion, &[data, index], &[0, 8, 1, 0, 0], Type::vector(Element::I32, 8));
        build.inst(Op::SvmBlockSt, &[address, part], &[], None);
    });
    for platform in Platform::ALL {
        passes::compile(vec![state.function.clone()], platform, true).unwrap();
    }
}

// GenX backend design, CodeGen baling: every change of code updates the bales.
#[test]
fn what_is_baled_has_no_other_use() {
    let mut state = through(whole(), &baling::SECOND);
    let all = state.function.all_insts();
    let baled = all.into_iter().find(|inst| state.bales.is_baled(&state.function, *inst)).unwrap();
    let value = state.function.result(baled).unwrap();
    let ret = of(&state, Op::Ret)[0];
    Builder::before(&mut state.function, ret).binary(Op::Or, value, value);
    refused(&baling::SECOND, &state, "is baled in and has other uses");
}

// GenX backend design, GenXNumbering: code changes only by copies at reserved numbers.
#[test]
fn code_stays_in_the_order_of_its_numbers() {
    let mut state = through(whole(), &numbering::PASS);
    let (load, store) = (of(&state, Op::SvmBlockLd)[0], of(&state, Op::SvmBlockSt)[0]);
    state.function.unlink(load);
    state.function.insert_after(store, load);
    refused(&numbering::PASS, &state, "its number is not in the order of the block");
    let mut state = through(whole(), &numbering::PASS);
    let ret = of(&state, Op::Ret)[0];
    let bare = state.function.create(Op::Barrier, &[], &[], None);
    state.function.insert_before(ret, bare);
    refused(&numbering::PASS, &state, "its number is not in the order of the block");
}

#[test]
fn results_have_live_ranges() {
    let mut state = through(whole(), &live_ranges::PASS);
    let load = state.function.result(of(&state, Op::SvmBlockLd)[0]).unwrap();
    state.liveness.remove(load);
    refused(&live_ranges::PASS, &state, "a result has a live range if");
}

#[test]
fn results_are_where_their_two_address_operands_are() {
    let mut state = through(whole(), &coalescing::PASS);
    let written = of(&state, Op::WrRegion).into_iter().filter_map(|inst| state.function.result(inst));
    let written = written.into_iter().find(|value| state.liveness.id(*value).is_some()).unwrap();
    // A separate live range.
    let range = state.liveness.range(written).unwrap();
    let (category, align) = (range.category, range.align);
    state.liveness.remove(written);
    state.liveness.set(written, category, align);
    refused(&coalescing::PASS, &state, "the result is not where the operand is that it changes");
}

#[test]
fn arguments_are_where_parameters_are() {
    let function = kernel(|function, entry, [address, a, b, _]| {
        let [one, other, next] = [(); 3].map(|()| function.add_block());
        let param = function.add_block_param(next, NUMBER);
        let mut build = Builder::at_end(function, entry);
        let less = build.icmp(IntPredicate::Slt, a, b);
        build.cond_br(less, (one, &[]), (other, &[]));
        for (block, op) in [(one, Op::Add), (other, Op::Sub)] {
            let mut build = Builder::at_end(function, block);
            let number = build.binary(op, a, b);
            // An effect; otherwise both would be recomputed.
            build.inst(Op::Barrier, &[], &[], None);
            build.br(next, &[number]);
        }
        let mut build = Builder::at_end(function, next);
        let vector = build.splat(param, 16);
        build.inst(Op::SvmBlockSt, &[address, vector], &[], None);
        build.ret();
    });
    let mut state = through(State::new(function, Platform::Dg2), &coalescing::PASS);
    let params = state.function.blocks().iter().flat_map(|block| state.function.block_params(*block).first());
    let param = params.copied().next().unwrap();
    let range = state.liveness.range(param).unwrap();
    let (category, align) = (range.category, range.align);
    state.liveness.remove(param);
    state.liveness.set(param, category, align);
    refused(&coalescing::PASS, &state, "an argument is not where the parameter is");
}

#[test]
fn the_return_is_one_and_last() {
    let function = kernel(|function, entry, [_, a, b, _]| {
        let blocks = [(); 2].map(|()| function.add_block());
        let mut build = Builder::at_end(function, entry);
        let less = build.icmp(IntPredicate::Slt, a, b);
        build.cond_br(less, (blocks[0], &[]), (blocks[1], &[]));
        for block in blocks {
            let mut build = Builder::at_end(function, block);
            build.inst(Op::Barrier, &[], &[], None);
            build.ret();
        }
    });
    let state = State::new(function, Platform::Dg2);
    refused(&tidy_control_flow::PASS, &state, "the return is not the only one, in the last block");
    let function = kernel(|function, entry, _| {
        let blocks = [(); 2].map(|()| function.add_block());
        let mut build = Builder::at_end(function, entry);
        build.inst(Op::Barrier, &[], &[], None);
        build.br(blocks[0], &[]);
        Builder::at_end(function, blocks[0]).br(blocks[1], &[]);
        Builder::at_end(function, blocks[1]).ret();
    });
    refused(&tidy_control_flow::PASS, &State::new(function, Platform::Dg2), "a block has nothing but a branch");
}

#[test]
fn each_live_range_has_a_variable() {
    let mut state = through(whole(), &visa_regalloc::PASS);
    let value = state.function.constant(VECTOR, genx::Constant::Splat(1));
    state.liveness.set(value, genx::liveness::Category::General, 32);
    refused(&visa_regalloc::PASS, &state, "a live range has no variable");
    let mut state = through(whole(), &visa_regalloc::PASS);
    let bits = state.function.constant(BITS.with_lanes(3), genx::Constant::Splat(1));
    state.liveness.set(bits, genx::liveness::Category::Predicate, 1);
    refused(&visa_regalloc::PASS, &state, "a predicate of 3 bits");
}

#[test]
fn the_object_keeps_the_rules_of_visa() {
    let mut state = through(whole(), &visa_writer::PASS);
    let object = state.object.as_mut().unwrap();
    let text = visa::text::print(object, Platform::Tgllp).unwrap();
    let broken = text.replace("add (M1_NM, 8)", "add (M1_NM, 32)").replace("add (M1_NM, 16)", "add (M1_NM, 32)");
    assert_ne!(broken, text);
    let file = diag::Sources::new().add("k.visaasm", broken.clone().into_bytes());
    *object = visa::text::parse(broken.as_bytes(), file, Platform::Tgllp).object;
    refused(&visa_writer::PASS, &state, "");
}

/// A violated op definition is found after any pass, too.
#[test]
fn rows_are_checked_after_each_pass() {
    let mut state = block(|build, [_, a, ..]| {
        build.value(Op::Add, &[a, a], &[], VECTOR);
    });
    let error = genx::passes::run(&mut state, true, &mut |_, _| {}).unwrap_err();
    assert!(matches!(error, Error::Broken { pass: "the start", .. }), "{error:?}");
}

/// Loop-carried values without other uses are removed with their operands.
#[test]
fn dead_values_of_loops_leave_nothing() {
    let function = kernel(|function, entry, [address, a, b, _]| {
        let (head, end) = (function.add_block(), function.add_block());
        let around = function.add_block_param(head, VECTOR);
        let mut build = Builder::at_end(function, entry);
        let data = build.value(Op::SvmBlockLd, &[address], &[], VECTOR);
        build.br(head, &[data]);
        let mut build = Builder::at_end(function, head);
        let less = build.icmp(IntPredicate::Slt, a, b);
        build.cond_br(less, (head, &[around]), (end, &[]));
        Builder::at_end(function, end).ret();
    });
    let mut state = State::new(function, Platform::Dg2);
    (dead_code::PASS.run)(&mut state).unwrap();
    assert!(state.function.all_insts().iter().all(|inst| state.function.op(*inst) != Op::SvmBlockLd));
    let params: usize = state.function.blocks().iter().map(|block| state.function.block_params(*block).len()).sum();
    assert_eq!(params, 0);
}

#[test]
fn shared_memory_has_two_ports() {
    let mut state = block(|build, _| {
        let (dwords, message) = genx::lsc::block(64, 0).unwrap();
        let zero = build.int(Element::I32, 0);
        let one = build.splat_int(Type::vector(Element::I1, 1), 1);
        let data = build.splat_int(dwords, 7);
        build.inst(Op::LscStoreSlm, &[one, zero, data, zero], &message, None);
        let (mask, old) = (build.splat_int(BITS, 1), build.undef(VECTOR));
        let offsets = build.splat_int(VECTOR, 0);
        let surface = build.int(Element::I32, 254);
        build.value(Op::GatherScaled, &[mask, surface, zero, offsets, old], &[2, 0], VECTOR);
    });
    state.platform = Platform::Dg2;
    refused(&shared_fences::PASS, &state, "may be later");
}
