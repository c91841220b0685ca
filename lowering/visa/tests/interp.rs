//! Tests of the interpreter: instructions against independently computed values, and kernels against expected results.
//!
//! If all tests run, each instruction must occur in a kernel with correct results, and each fault must occur.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "tests")]

#[path = "interp/alu.rs"]
mod alu;
#[path = "interp/faults.rs"]
mod faults;
#[path = "interp/kernels.rs"]
mod kernels;
#[path = "interp/messages.rs"]
mod messages;
#[path = "interp/threads.rs"]
mod threads;

use diag::Sources;
use libtest_mimic::{Arguments, Trial};
use std::collections::BTreeSet;
use std::process::ExitCode;
use std::sync::Mutex;
use visa::codes::Rule;
use visa::interp::{Argument, Fault, Image, Launch, Memory, run};
use visa::table::{NOT_INTERPRETED, Op, definitions};
use visa::verify::verify;
use visa::{Object, Platform, Unit};

macro_rules! tests {
    ($($module:ident: $($name:ident),+;)+) => {
        vec![$($((concat!(stringify!($module), "::", stringify!($name)), $module::$name as fn())),+),+]
    };
}

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let tests = tests! {
        alu: dword_operations_are_those_of_rust, signed_operations_are_those_of_rust, bit_operations, carries,
            float_operations_are_those_of_rust,
        denormals_are_zero_to_arithmetic_unless_the_control_register_keeps_them, functions_are_those_of_rust, moves_convert, predication_is_as_enumerated,
            selection_comparison_and_predicates, regions_and_indirect_operands, addresses_are_moved, products_of_64_bits,
            floats_of_other_sizes, random_rounding;
        kernels: vector_addition_by_blocks, vector_addition_by_surfaces, saxpy_with_a_tail, loops_and_limits,
            diverging_channels_meet_again, subroutines_return, jump_tables, gathers_follow_indices, matrix_products_are_triple_loops,
            matrix_products_of_integers, blocks_of_surfaces_in_memory, what_is_not_interpreted_is_in_the_list;
        messages: blocks, scattered_by_surfaces, scattered_by_addresses, load_store_cache, atomics_by_surfaces,
            atomics_by_addresses, atomics_of_the_load_store_cache, media_blocks, typed_surfaces, handles_of_surfaces;
        threads: atomics_of_all_threads_add_up, threads_exchange_by_local_memory, threads_wait_in_loops, named_barriers,
            private_memory_of_each_thread, functions_are_called, functions_have_registers_of_their_own, paired_threads_share_activations, what_does_nothing;
        faults: division_by_zero, reads_of_what_was_never_written, writes_define_only_their_bytes, memory, arguments, calls,
            barriers, limits, not_interpreted;
    };
    let all = arguments.filter.is_none() && !arguments.list;
    let trials = tests.into_iter().map(|(name, test)| {
        Trial::test(name, move || {
            test();
            Ok(())
        })
    });
    let conclusion = libtest_mimic::run(&arguments, trials.collect());
    if conclusion.has_failed() || !all {
        return conclusion.exit_code();
    }
    let seen = SEEN.lock().unwrap();
    let missing = definitions()
        .filter(|definition| !NOT_INTERPRETED.contains(&definition.op) && !seen.ops.contains(&definition.op));
    let missing: Vec<_> = missing.map(|row| row.name).collect();
    // The command-line tool, not the interpreter, reports comparisons of buffers.
    let faults = Rule::ALL.iter().filter(|rule| rule.code().number() >= 900 && **rule != Rule::Unexpected);
    let never: Vec<_> = faults.filter(|rule| !seen.faults.contains(rule)).collect();
    println!("{} instructions and {} faults were seen", seen.ops.len(), seen.faults.len());
    if missing.is_empty() && never.is_empty() {
        return ExitCode::SUCCESS;
    }
    println!("without a test of what they do: {missing:?}\nfaults without a test: {never:?}");
    ExitCode::FAILURE
}

/// Instructions and faults that occurred in tests.
struct Seen {
    ops: BTreeSet<Op>,
    faults: BTreeSet<Rule>,
}

static SEEN: Mutex<Seen> = Mutex::new(Seen { ops: BTreeSet::new(), faults: BTreeSet::new() });

/// Parses a text that violates no rule.
fn object(text: &str, platform: Platform) -> Object {
    let mut sources = Sources::new();
    let file = sources.add("k.visaasm", text.as_bytes());
    let object = parsed(text, platform);
    let report = verify(&object, platform, Some(file));
    assert_eq!(report.errors(), 0, "{report:#?}\n{text}");
    object
}

/// Parses a text without checking rules.
fn parsed(text: &str, platform: Platform) -> Object {
    let mut sources = Sources::new();
    let file = sources.add("k.visaasm", text.as_bytes());
    let parsed = visa::text::parse(text.as_bytes(), file, platform);
    assert!(parsed.diagnostics.is_empty(), "{:#?}\n{text}", parsed.diagnostics);
    parsed.object
}

/// Returns a launch of one thread without arguments.
fn launch<'a>(kernel: &'a Unit, functions: &'a [Unit], platform: Platform) -> Launch<'a> {
    Launch {
        kernel,
        functions,
        platform,
        groups: [1, 1, 1],
        threads: 1,
        arguments: &[],
        steps: 100_000,
        slice: visa::interp::SLICE,
        check_reads: true,
    }
}

/// Runs the first kernel with buffers, and returns their contents.
fn launched(
    text: &str,
    platform: Platform,
    groups: [u32; 3],
    threads: u32,
    buffers: &[Vec<u8>],
) -> Result<Vec<Vec<u8>>, Fault> {
    let buffers: Vec<_> = buffers.iter().map(|bytes| (bytes.clone(), None)).collect();
    started(&object(text, platform), platform, (groups, threads), &buffers)
}

/// A buffer, which may be an image.
type Buffer = (Vec<u8>, Option<Image>);

fn started(
    object: &Object,
    platform: Platform,
    (groups, threads): ([u32; 3], u32),
    buffers: &[Buffer],
) -> Result<Vec<Vec<u8>>, Fault> {
    let mut memory = Memory::new();
    let add = |(bytes, image): &Buffer| match image {
        Some(image) => memory.add_image(bytes.clone(), *image),
        None => memory.add(bytes.clone()),
    };
    let arguments: Vec<_> = buffers.iter().map(add).map(Argument::Buffer).collect();
    let base = launch(&object.kernels[0], &object.functions, platform);
    seen(run(&Launch { groups, threads, arguments: &arguments, ..base }, &mut memory), object)?;
    Ok((0..buffers.len()).map(|index| memory.bytes(index).unwrap().to_vec()).collect())
}

/// Records the instructions and the fault of a run.
fn seen(result: Result<(), Fault>, object: &Object) -> Result<(), Fault> {
    let mut seen = SEEN.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    match &result {
        Ok(()) => seen.ops.extend(object.units().flat_map(|unit| unit.body.iter().map(|instruction| instruction.op))),
        Err(fault) => drop(seen.faults.insert(fault.rule)),
    }
    result
}

fn f32s(values: impl IntoIterator<Item = f32>) -> Vec<u8> {
    values.into_iter().flat_map(f32::to_le_bytes).collect()
}

fn u32s(values: impl IntoIterator<Item = u32>) -> Vec<u8> {
    values.into_iter().flat_map(u32::to_le_bytes).collect()
}

fn to_f32(bytes: &[u8]) -> Vec<f32> {
    bytes.chunks_exact(4).map(|bytes| f32::from_le_bytes(bytes.try_into().unwrap())).collect()
}

fn to_u32(bytes: &[u8]) -> Vec<u32> {
    bytes.chunks_exact(4).map(|bytes| u32::from_le_bytes(bytes.try_into().unwrap())).collect()
}
