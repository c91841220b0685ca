//! Compares lowered operations with the tile level: every operation with a rule, on every element type, on a full tile,
//! with tails, with a run-time valid region, on one row and on one column, in program order and on the most hostile
//! schedule of pipes.
//!
//! A fifth of the cases runs; all of them with `PTO_TEST_ALL=1`, and those of one operation with `PTO_TEST_ONLY`.
//! Operations that the interpreter does not implement are counted.

mod aliases;
mod calls;
mod cases;
mod coverage;
mod crossing;
mod gaps;
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
use pto_isa::{Target, ops};
use std::{
    collections::{HashMap, HashSet},
    fmt::Write,
};

/// The outcomes of the cases.
#[derive(Default)]
struct Count {
    equal: usize,
    /// Executed after lowering without a fault or a race; the tile level is not interpreted.
    ran: usize,
    illegal: usize,
    not_lowered: usize,
    not_interpreted: usize,
}

/// Compares one case; returns an error message.
fn compare(context: &Context, case: &Case, target: Target, count: &mut Count) -> Result<(), String> {
    let expected = match run(context, case, target, Level::Tile, Schedule::Program) {
        Ok(bytes) => Some(bytes),
        Err(Failure::NotInterpreted) => None,
        Err(Failure::Illegal) => {
            count.illegal += 1;
            return Ok(());
        }
        Err(failure) => return Err(format!("at the tile level: {failure}")),
    };
    for schedule in [Schedule::Program, Schedule::Adversarial] {
        let found = match run(context, case, target, Level::Vector, schedule) {
            Ok(bytes) => bytes,
            Err(Failure::NotLowered(why)) if gaps::are_known(case, &why) => {
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

/// Compares a fifth of the cases, or all of them, on a5.
fn check(cases: impl Iterator<Item = Case>) {
    check_on(Target::A5, 5, cases);
}

/// Compares every `part`-th case, or all of them.
fn check_on(target: Target, part: usize, cases: impl Iterator<Item = Case>) {
    let all = std::env::var_os("PTO_TEST_ALL").is_some();
    let only = std::env::var("PTO_TEST_ONLY").ok();
    let context = pto_driver::context(false, false);
    assert!(context.is_ok(), "no context");
    let Ok(context) = context else { return };
    let mut count = Count::default();
    let mut wrong = String::new();
    for (index, case) in cases.enumerate() {
        let chosen = only.as_ref().is_none_or(|name| format!("{case} ").starts_with(&format!("{name} ")));
        if (all || index % part == 0)
            && chosen
            && let Err(message) = compare(&context, &case, target, &mut count)
        {
            let _ = writeln!(wrong, "{case}: {message}");
            if only.is_some() {
                let _ = writeln!(wrong, "{}", case.text);
            }
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

/// Operations that are legal on a3 according to the instruction table: other cases than on a5.
#[test]
fn lowered_operations_do_the_same_on_a3() {
    check_on(Target::A3, 25, cases::all());
}

#[test]
fn lowered_loads_stores_and_moves_do_the_same() {
    check(transfer::all());
}

#[test]
fn lowered_forms_of_every_type_do_the_same() {
    check(crossing::all());
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

/// Tiles at overlapping addresses: data written under one name are read under another one.
#[test]
fn lowered_aliases_do_the_same() {
    let (all, only) = (std::env::var_os("PTO_TEST_ALL").is_some(), std::env::var("PTO_TEST_ONLY").ok());
    check_on(Target::A5, 1, aliases::some(40, all, only.as_deref()));
}

/// Functions that call each other: each has separate buffers, next to those that are live in its callers.
#[test]
fn lowered_calls_do_the_same() {
    let (all, only) = (std::env::var_os("PTO_TEST_ALL").is_some(), std::env::var("PTO_TEST_ONLY").ok());
    check_on(Target::A5, 1, calls::some(40, all, only.as_deref()));
}

/// Returns all cases.
fn everything() -> impl Iterator<Item = Case> {
    cases::all()
        .chain(crossing::all())
        .chain(transfer::all())
        .chain(narrow::all())
        .chain(groups::all())
        .chain(matrix::all())
}

#[test]
fn the_cross_product_is_covered() {
    let context = pto_driver::context(false, false);
    assert!(context.is_ok(), "no context");
    let Ok(context) = context else { return };
    let (mut found, mut refused) = (HashSet::new(), HashMap::new());
    for case in everything() {
        let (points, messages) = coverage::points(&context, &case);
        if messages.is_empty() {
            found.extend(points);
        } else {
            refused.extend(points.into_iter().map(|point| (point, messages.clone())));
        }
    }
    let expected = coverage::expected();
    let (mut missing, mut used) = (String::new(), HashSet::new());
    let mut covered = 0;
    for point in &expected {
        if found.contains(point) {
            covered += 1;
            continue;
        }
        let refusal = refused.get(point).map(Vec::as_slice);
        match gaps::EXEMPTIONS.iter().position(|exemption| exemption.holds(point, refusal)) {
            Some(index) => {
                used.insert(index);
            }
            None => {
                let _ = writeln!(missing, "{point} {}", refusal.unwrap_or_default().join("; "));
            }
        }
    }
    println!("{covered} of {} combinations have a case, the others a reason", expected.len());
    let unused = gaps::EXEMPTIONS.iter().enumerate().filter(|(index, _)| !used.contains(index));
    let unused: Vec<String> = unused.map(|(_, exemption)| format!("{} {:?}", exemption.op, exemption.why)).collect();
    assert!(missing.is_empty(), "no case and no reason for {} combinations:\n{missing}", missing.lines().count());
    assert!(unused.is_empty(), "exempt, but nothing is: {}", unused.join(", "));
}

/// Returns the operations of a program.
fn operations(text: &str) -> impl Iterator<Item = &str> {
    let is_name = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, '_' | '.');
    text.split("pto.").skip(1).map(move |rest| rest.split(|c| !is_name(c)).next().unwrap_or_default())
}

#[test]
fn every_lowered_operation_is_compared() {
    let kernels = pto_kernels::all();
    assert!(kernels.is_ok(), "no kernels");
    let kernels = kernels.unwrap_or_default().into_iter().map(|kernel| kernel.text);
    let cases = everything().map(|case| case.text);
    let tested: HashSet<String> =
        cases.chain(kernels).flat_map(|text| operations(&text).map(str::to_owned).collect::<Vec<_>>()).collect();
    let rows = ops::all().filter(|def| pto_vector::is_lowered(def));
    let missing: Vec<&str> = rows.map(|def| def.name).filter(|name| !tested.contains(*name)).collect();
    assert!(missing.is_empty(), "no case and no kernel has {}", missing.join(", "));
}
