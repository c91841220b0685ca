//! Tests that rows that are reduced are loaded with one lane each.
#![allow(clippy::unwrap_used, clippy::cast_precision_loss, reason = "tests")]

#[path = "support/one_pass.rs"]
mod one_pass;

use genx::passes::transposing_loads;
use genx::{Builder, Element, Function, Op, Region, Type, Value};
use one_pass::{after, count, kernel, tree};
use visa::Platform;

/// Offset of the results, after the data that is read.
const RESULTS: i64 = 3584;

/// Operations on each row before its reduction, and code between the loads and the reductions.
struct Between<'b> {
    row: &'b dyn Fn(&mut Builder<'_>, Value) -> Value,
    all: &'b dyn Fn(&mut Builder<'_>, Value, &[Value]),
}

const NOTHING: Between<'_> = Between { row: &|_, row| row, all: &|_, _, _| {} };

/// Returns a kernel that reduces rows at these offsets; the results are adjacent.
fn reduced(op: Op, columns: u32, places: &[i64], between: &Between<'_>) -> Function {
    kernel(&[], |b, _| {
        let base = b.function.params()[0];
        let at = |b: &mut Builder<'_>, place: i64| {
            let offset = b.int(Element::I64, place);
            b.binary(Op::Add, base, offset)
        };
        let mut rows = Vec::new();
        for place in places {
            let from = at(b, *place);
            rows.push(b.value(Op::SvmBlockLd, &[from], &[], Type::vector(Element::F32, columns)));
        }
        (between.all)(b, base, &rows);
        let mut results = b.undef(Type::vector(Element::F32, places.len() as u32));
        for (number, row) in (0..).zip(rows) {
            let row = (between.row)(b, row);
            let one = tree(b, op, row);
            results = b.write(results, one, Region::contiguous(1, 4 * number));
        }
        let to = at(b, RESULTS);
        b.inst(Op::SvmBlockSt, &[to, results], &[], None);
        Vec::new()
    })
}

fn places(rows: i64, pitch: i64) -> Vec<i64> {
    (0..rows).map(|row| row * pitch).collect()
}

/// Returns the number of vector messages after the pass, and the number of instructions that combine.
fn left(function: Function, op: Op, platform: Platform) -> (usize, usize) {
    let function = after(&transposing_loads::PASS, function, platform);
    (count(&function, Op::LscLoadStateless), count(&function, op))
}

#[test]
fn a_register_of_rows_is_reduced_without_moves() {
    // A message of DG2 reads four dwords in sixteen lanes: 32 columns are eight messages, combined by seven
    // instructions at this level, and the four columns of the last one by two.
    assert_eq!(left(reduced(Op::FAdd, 32, &places(16, 192), &NOTHING), Op::FAdd, Platform::Dg2), (8, 9));
    // PVC reads two parts of each row per message.
    assert_eq!(left(reduced(Op::FAdd, 32, &places(16, 128), &NOTHING), Op::FAdd, Platform::Pvc), (4, 6));
    assert_eq!(left(reduced(Op::FMax, 32, &places(16, 128), &NOTHING), Op::FMax, Platform::Pvc), (4, 6));
}

#[test]
fn rows_may_be_apart() {
    assert_eq!(left(reduced(Op::FMin, 32, &places(8, 384), &NOTHING), Op::FMin, Platform::Dg2), (4, 6));
    assert_eq!(left(reduced(Op::FAdd, 32, &places(16, 192), &NOTHING), Op::FAdd, Platform::Pvc), (4, 6));
}

#[test]
fn what_is_computed_of_rows_is_computed_of_all() {
    let squares = Between { row: &|b, row| b.binary(Op::FMul, row, row), ..NOTHING };
    let function = after(&transposing_loads::PASS, reduced(Op::FAdd, 32, &places(16, 128), &squares), Platform::Pvc);
    assert_eq!((count(&function, Op::FMul), count(&function, Op::SvmBlockLd)), (4, 0));
    let scaled = Between {
        row: &|b, row| {
            let half = b.splat_f32(Some(32), 0.5);
            b.binary(Op::FMul, row, half)
        },
        ..NOTHING
    };
    assert_eq!(left(reduced(Op::FMax, 32, &places(16, 128), &scaled), Op::FMul, Platform::Pvc), (4, 4));
}

#[test]
fn parts_of_a_message_are_rows() {
    let function = kernel(&[], |b, _| {
        let base = b.function.params()[0];
        let all = b.value(Op::SvmBlockLd, &[base], &[], Type::vector(Element::F32, 64));
        let mut results = b.undef(Type::vector(Element::F32, 8));
        for row in 0..8 {
            let part = b.read(all, Region::contiguous(8, 32 * row), Some(8));
            let one = tree(b, Op::FAdd, part);
            results = b.write(results, one, Region::contiguous(1, 4 * row));
        }
        vec![results]
    });
    assert_eq!(left(function, Op::FAdd, Platform::Dg2), (1, 3));
}

#[test]
fn others_stay() {
    let stays = |places: &[i64], platform, between: &Between<'_>| {
        let function = after(&transposing_loads::PASS, reduced(Op::FAdd, 32, places, between), platform);
        count(&function, Op::SvmBlockLd) == places.len()
    };
    assert!(!stays(&places(16, 128), Platform::Pvc, &NOTHING));
    // The platform has no such message; a row at an irregular distance; few rows.
    assert!(stays(&places(16, 128), Platform::XehpSdv, &NOTHING));
    let mut moved = places(16, 128);
    moved[15] = 2048;
    assert!(stays(&moved, Platform::Pvc, &NOTHING));
    assert!(stays(&places(2, 128), Platform::Pvc, &NOTHING));
    // A row with another use; memory that is written before the rows are reduced.
    let needed = Between {
        all: &|b, base, rows| {
            let to = b.int(Element::I64, 3072);
            let to = b.binary(Op::Add, base, to);
            b.inst(Op::SvmBlockSt, &[to, rows[3]], &[], None);
        },
        ..NOTHING
    };
    assert!(stays(&places(16, 128), Platform::Pvc, &needed));
    let written = Between {
        all: &|b, base, _| {
            let zero = b.splat_f32(Some(16), 0.0);
            b.inst(Op::SvmBlockSt, &[base, zero], &[], None);
        },
        ..NOTHING
    };
    assert!(stays(&places(16, 128), Platform::Pvc, &written));
}

#[test]
fn rows_in_shared_local_memory() {
    let block = genx::lsc::block(256, 0).unwrap();
    let mut function = kernel(&[], |b, _| {
        let (all, surface, zero) = (b.all_ones(), b.int(Element::I32, 0), b.int(Element::I32, 0));
        let mut results = b.undef(Type::vector(Element::I32, 8));
        for row in 0..8 {
            let (ty, message) = genx::lsc::block(256, 512 + 256 * i64::from(row)).unwrap();
            let row_of = b.value(Op::LscLoadSlm, &[all, zero, surface], &message, ty);
            let one = tree(b, Op::Add, row_of);
            results = b.write(results, one, Region::contiguous(1, 4 * row));
        }
        vec![results]
    });
    function.slm_bytes = 4096;
    let function = after(&transposing_loads::PASS, function, Platform::Dg2);
    let messages = function.all_insts().into_iter().filter(|inst| function.op(*inst) == Op::LscLoadSlm);
    let immediates: Vec<Vec<i64>> = messages.map(|inst| function.immediates(inst).to_vec()).collect();
    assert!(immediates.iter().all(|message| message[5..] != block.1[5..]), "{immediates:?}");
    // The offsets are not in the addresses.
    assert_eq!(
        immediates.iter().map(|message| message[3]).collect::<Vec<_>>(),
        (0..8).map(|at| 512 + 32 * at).collect::<Vec<_>>()
    );
    assert_eq!(count(&function, Op::Add), 10);
}

/// Messages with fewer channels than the platform has make the finalizer crash or overwrite variables, without
/// `-enableHalfLSC`: kernels 24-transposing-loads-crash-finalizer and g-k8.
#[test]
fn messages_have_all_channels() {
    for platform in [Platform::Dg2, Platform::Pvc] {
        for (rows, columns) in [(4, 64), (8, 16), (8, 64), (16, 32)] {
            let function = reduced(Op::FAdd, columns, &places(rows, 4 * i64::from(columns)), &NOTHING);
            let function = after(&transposing_loads::PASS, function, platform);
            for inst in function.all_insts() {
                if function.op(inst) == Op::LscLoadStateless {
                    let addresses = function.operands(inst)[1];
                    assert_eq!(function.ty(addresses).count(), platform.info().lsc_channels, "{rows}x{columns}");
                }
            }
        }
    }
}
