//! Tests of `explain-region`: drawings, and violated restrictions.
#![allow(clippy::unwrap_used)]

use visa::Type;
use visa::codes::Rule;
use visa::explain::{ExplainError, Question, region};

fn ask(operand: &str, ty: Type, exec: u16, grf: u32) -> (String, Vec<Rule>) {
    let found = region(Question { operand, ty: Some(ty), exec, grf }).unwrap();
    (found.text, found.broken)
}

#[test]
fn two_dimensional_source() {
    let (text, broken) = ask("V(2,3)<16;8,2>", Type::F, 16, 32);
    insta::assert_snapshot!(text);
    assert_eq!(broken, [Rule::RegionRegisters]);
    // 19, 21, ... 33 and 35, ... 49: registers 2 to 6 of 8 elements.
    let (_, broken) = ask("V(2,3)<16;8,2>", Type::F, 16, 64);
    assert_eq!(broken, [Rule::RegionRegisters]);
}

#[test]
fn within_two_registers() {
    let (text, broken) = ask("V(0,0)<4;2,1>", Type::F, 8, 32);
    insta::assert_snapshot!(text);
    assert_eq!(broken, []);
}

#[test]
fn scalar_and_destination() {
    insta::assert_snapshot!(ask("V(1,5)<0;1,0>", Type::F, 16, 32).0);
    insta::assert_snapshot!(ask("V(0,1)<2>", Type::W, 8, 32).0);
    insta::assert_snapshot!(ask("r[A(2),-4]<2,1>", Type::D, 8, 32).0);
}

#[test]
fn restrictions() {
    let numbers = |operand, exec| ask(operand, Type::F, exec, 32).1;
    assert_eq!(numbers("V(0,0)<8;3,1>", 8), [Rule::RegionWidth]);
    assert_eq!(numbers("V(0,0)<3;4,1>", 8), [Rule::RegionVertical]);
    // Elements 0 to 9 and 8 to 17: three registers, too.
    assert_eq!(numbers("V(0,0)<8;4,3>", 8), [Rule::RegionHorizontal, Rule::RegionRegisters]);
    assert_eq!(numbers("V(0,0)<8;8,1>", 4), [Rule::RegionExec]);
    assert_eq!(numbers("V(0,0)<0>", 4), [Rule::RegionDestination]);
    assert_eq!(numbers("V(0,0)<32;1,0>", 8), [Rule::RegionRegisters]);
    assert_eq!(numbers("V(0,0)<1>", 32), []);
}

#[test]
fn what_is_no_operand() {
    let error = |operand| region(Question { operand, ty: Some(Type::F), exec: 8, grf: 32 }).unwrap_err();
    assert!(matches!(error("V(2,3)"), ExplainError::Operand { .. }));
    assert!(matches!(error("V(2)<1>"), ExplainError::Operand { .. }));
    assert!(matches!(error("V(99999999,3)<1>"), ExplainError::Number { .. }));
    assert!(matches!(error("V(0,0)<1>:v"), ExplainError::Type { .. }));
    let untyped = region(Question { operand: "V(0,0)<1>", ty: None, exec: 8, grf: 32 });
    assert_eq!(untyped.unwrap_err(), ExplainError::NoType);
}
