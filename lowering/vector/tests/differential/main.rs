//! Lowered operations do what they do at the tile level: every operation with a rule, on every element type, on a full
//! tile, with tails, with a valid region known at run time, on one row and on one column, in the order of the program and
//! in the most hostile order of pipes.
//!
//! A fifth of the cases runs; all of them with `PTO_TEST_ALL=1`, and those of one operation with `PTO_TEST_ONLY`. What the interpreter does not know yet is counted.

mod cases;
mod groups;
mod machine;
mod matrix;
mod narrow;
mod special;
mod text;
mod transfer;

use cases::Case;
use machine::{Failure, Level, run};
use mlir_dialect::melior::Context;
use pto_interp::Schedule;
use pto_isa::ops::FAMILIES;
use std::{collections::HashSet, fmt::Write};

/// What became of the cases.
#[derive(Default)]
struct Count {
    equal: usize,
    /// Ran lowered without a fault or a race; the tile level is not interpreted.
    ran: usize,
    illegal: usize,
    not_lowered: usize,
    not_interpreted: usize,
}

/// Compares one case; says what is wrong.
fn compare(context: &Context, case: &Case, count: &mut Count) -> Result<(), String> {
    let expected = match run(context, case, Level::Tile, Schedule::Program) {
        Ok(bytes) => Some(bytes),
        Err(Failure::NotInterpreted) => None,
        Err(Failure::Illegal) => {
            count.illegal += 1;
            return Ok(());
        }
        Err(failure) => return Err(format!("at the tile level: {failure}")),
    };
    for schedule in [Schedule::Program, Schedule::Adversarial] {
        let found = match run(context, case, Level::Vector, schedule) {
            Ok(bytes) => bytes,
            Err(Failure::NotLowered) => {
                eprintln!("NOTLOWERED {case}");
                count.not_lowered += 1;
                return Ok(());
            }
            Err(Failure::NotInterpreted) => {
                count.not_interpreted += 1;
                return Ok(());
            }
            Err(failure) => return Err(format!("lowered, {schedule:?}: {failure}")),
        };
        if let Some(expected) = &expected {
            case.compare(expected, &found).map_err(|difference| format!("lowered, {schedule:?}: {difference}"))?;
        }
    }
    match expected {
        Some(_) => count.equal += 1,
        None => count.ran += 1,
    }
    Ok(())
}

/// Compares a fifth of the cases, or all of them.
fn check(cases: impl Iterator<Item = Case>) {
    let all = std::env::var_os("PTO_TEST_ALL").is_some();
    let only = std::env::var("PTO_TEST_ONLY").ok();
    let context = pto_front::context(false, false);
    assert!(context.is_ok(), "no context");
    let Ok(context) = context else { return };
    let mut count = Count::default();
    let mut wrong = String::new();
    for (index, case) in cases.enumerate() {
        let chosen = only.as_ref().is_none_or(|name| case.to_string().starts_with(&format!("{name} ")));
        if (all || index % 5 == 0)
            && chosen
            && let Err(message) = compare(&context, &case, &mut count)
        {
            let _ = writeln!(wrong, "{case}: {message}");
        }
    }
    let Count { equal, ran, illegal, not_lowered, not_interpreted } = count;
    println!(
        "{equal} cases equal, {ran} ran lowered alone, {not_lowered} not lowered, {not_interpreted} not interpreted, \
         {illegal} not legal"
    );
    assert!(wrong.is_empty(), "{} cases differ:\n{wrong}", wrong.lines().count());
    assert!(equal > 0, "nothing was compared");
}

#[test]
fn lowered_operations_do_the_same() {
    check(cases::all());
}

#[test]
fn lowered_loads_stores_and_moves_do_the_same() {
    check(transfer::all());
}

#[test]
fn lowered_quantisations_do_the_same() {
    check(narrow::all());
}

#[test]
fn lowered_groups_do_the_same() {
    check(groups::all());
}

#[test]
fn lowered_products_do_the_same() {
    check(matrix::all());
}

/// The operations a program has.
fn operations(text: &str) -> impl Iterator<Item = &str> {
    let is_name = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, '_' | '.');
    text.split("pto.").skip(1).map(move |rest| rest.split(|c| !is_name(c)).next().unwrap_or_default())
}

#[test]
fn every_lowered_operation_is_compared() {
    let kernels = pto_kernels::all();
    assert!(kernels.is_ok(), "no kernels");
    let kernels = kernels.unwrap_or_default().into_iter().map(|kernel| kernel.text);
    let cases = cases::all().chain(transfer::all()).chain(matrix::all()).map(|case| case.text);
    let tested: HashSet<String> =
        cases.chain(kernels).flat_map(|text| operations(&text).map(str::to_owned).collect::<Vec<_>>()).collect();
    let rows = FAMILIES.iter().flat_map(|(_, rows)| rows.iter()).filter(|row| pto_lowering::is_lowered(row));
    // Tiles of shared exponents: no case makes them yet.
    let rows = rows.filter(|row| row.operands.iter().all(|operand| operand.name != "a_scale"));
    let missing: Vec<&str> = rows.map(|row| row.name).filter(|name| !tested.contains(*name)).collect();
    assert!(missing.is_empty(), "no case and no kernel has {}", missing.join(", "));
}
