//! Tests inherent attributes: one dictionary, in any syntax.

use crate::{
    support::{Session, body, generic},
    testing::number,
};
use mlir_dialect::{
    InherentAttributes, defining_operation, dictionary, discardable_attributes,
    melior::ir::{
        Attribute, AttributeLike, Identifier, RegionLike,
        block::BlockLike,
        operation::{OperationLike, OperationMutLike, OperationRef},
    },
    operand, region, result, set_discardable, string, users,
};

fn first<'c, 'a>(module: OperationRef<'c, 'a>) -> OperationRef<'c, 'a> {
    module.region(0).unwrap().first_block().unwrap().first_operation().unwrap()
}

#[test]
fn all_forms_mean_the_same() {
    let session = Session::new();
    let forms = [
        "t.inherent {a = 1 : i64, b = \"x\", c} : () -> ()",
        "\"t.inherent\"() <{a = 1 : i64, b = \"x\"}> {c} : () -> ()",
        "\"t.inherent\"() {a = 1 : i64, b = \"x\", c} : () -> ()",
        "\"t.inherent\"() {c, b = \"x\", a = 1 : i64} : () -> ()",
        "\"t.inherent\"() <{a = 1 : i64}> {b = \"x\", c} : () -> ()",
    ];
    for form in forms {
        let source = session.parse(form);
        assert_eq!(body(source.module()), forms[0], "{form}");
        assert_eq!(generic(first(source.module())), forms[1], "{form}");
        let op = first(source.module());
        let inherent = InherentAttributes::of(op);
        assert_eq!((inherent.len(), inherent.is_empty()), (2, false));
        assert_eq!(inherent.get("a").and_then(number), Some(1));
        assert_eq!(inherent.get("c"), None);
        let names = |list: Vec<String>| list.join(" ");
        let name = |name: mlir_dialect::melior::ir::Identifier<'_>| name.as_string_ref().as_str().unwrap().to_owned();
        assert_eq!(names(inherent.iter().map(|(n, _)| name(n)).collect()), "a b");
        assert_eq!(names(discardable_attributes(op).map(|(n, _)| name(n)).collect()), "c");
        assert_eq!(op.attribute("b").unwrap().to_string(), "\"x\"");
    }
}

#[test]
fn operand_segments() {
    let session = Session::new();
    let forms = [
        "t.seg (%0, %0) (%0) {x} : i32",
        "\"t.seg\"(%0, %0, %0) <{operandSegmentSizes = array<i32: 2, 1>}> {x} : (i32, i32, i32) -> ()",
        "\"t.seg\"(%0, %0, %0) {operandSegmentSizes = array<i32: 2, 1>, x} : (i32, i32, i32) -> ()",
    ];
    for form in forms {
        let text = format!("%0 = t.any : () -> (i32)\n{form}");
        assert_eq!(session.print(&text), format!("%0 = t.any : () -> (i32)\n{}", forms[0]), "{form}");
    }
    let log = |sizes: &str| {
        session.verify_log(&format!("%0 = t.any : () -> (i32)\n\"t.seg\"(%0, %0) <{{{sizes}}}> : (i32, i32) -> ()"))
    };
    insta::assert_snapshot!(log("operandSegmentSizes = array<i32: 2, 1>"), @"2:1 error: 't.seg' op segments [2, 1] for 2 operands");
    insta::assert_snapshot!(log("operandSegmentSizes = array<i32: 3, -1>"), @"2:1 error: 't.seg' op segments [3, -1] for 2 operands");
    insta::assert_snapshot!(log("operandSegmentSizes = array<i32: 2>"), @"2:1 error: 't.seg' op needs two segment sizes");
    insta::assert_snapshot!(log("operandSegmentSizes = array<i64: 1, 1>"), @"2:1 error: 't.seg' op needs two segment sizes");
    insta::assert_snapshot!(log(""), @"2:1 error: 't.seg' op needs two segment sizes");
}

#[test]
fn undeclared_names_in_properties_are_kept() {
    let session = Session::new();
    let text = "\"t.inherent\"() <{other = 5 : i8}> : () -> ()";
    let source = session.parse(text);
    assert_eq!(generic(first(source.module())), text);
    assert_eq!(first(source.module()).attribute("other").unwrap().to_string(), "5 : i8");
}

#[test]
fn properties_have_to_be_a_dictionary() {
    let session = Session::new();
    insta::assert_snapshot!(session.parse_log("\"t.inherent\"() <5> : () -> ()"), @"1:1 error: invalid properties 5 : i64 for op t.inherent: the properties of 't.inherent' must be a dictionary, found 5 : i64");
    insta::assert_snapshot!(session.parse_log("\"t.inherent\"() <{}> : () -> ()"), @"

    (parsed)
    ");
    insta::assert_snapshot!(session.parse_log("\"t.inherent\"() <{a = 1}> {a = 2} : () -> ()"), @"

    (parsed)
    ");
    insta::assert_snapshot!(session.parse_log("\"t.inherent\"() {a = 1, a = 2} : () -> ()"), @"1:24 error: duplicate key 'a' in dictionary attribute");
    insta::assert_snapshot!(session.parse_log("t.inherent {a = 1, a = 2} : () -> ()"), @"1:1 error: custom op 't.inherent' attribute 'a' occurs more than once in the attribute list");
}

#[test]
fn setting() {
    let session = Session::new();
    let source = session.parse("t.inherent {a = 1 : i64, c} : () -> ()");
    let op = first(source.module());
    let parse = |text: &str| Attribute::parse(&session.context, text).unwrap();
    assert!(InherentAttributes::set(op, parse("{b = 2 : i64}")));
    assert_eq!(body(source.module()), "t.inherent {b = 2 : i64, c} : () -> ()");
    assert!(!InherentAttributes::set(op, parse("5")), "not a dictionary");
    assert!(!InherentAttributes::set(source.module(), parse("{}")), "not ours");
    assert!(InherentAttributes::of(source.module()).is_empty());
    assert!(InherentAttributes::set(op, parse("{}")));
    assert!(InherentAttributes::of(op).is_empty());
    assert_eq!(InherentAttributes::of(op).iter().count(), 0);
    assert_eq!(generic(op), "\"t.inherent\"() {c} : () -> ()");
}

#[test]
fn the_accessors_of_mlir_agree() {
    let session = Session::new();
    let source = session.parse("t.inherent {a = 1 : i64, c} : () -> ()");
    let op = first(source.module());
    let parse = |text: &str| Attribute::parse(&session.context, text).unwrap();
    let mut clone = (*op).clone();
    clone.set_attribute("a", parse("5"));
    clone.set_attribute("b", parse("6"));
    clone.set_attribute("d", parse("7"));
    assert_eq!(clone.to_string().trim_end(), "t.inherent {a = 5 : i64, b = 6 : i64, c, d = 7 : i64} : () -> ()");
    clone.remove_attribute("a").unwrap();
    assert!(clone.inherent_attribute("a").is_err());
    assert_eq!(clone.inherent_attribute("b").unwrap(), parse("6"));
    assert!(clone.inherent_attribute("b").unwrap().is_integer());
    // The clone has separate properties.
    assert_eq!(op.to_string(), "t.inherent {a = 1 : i64, c} : () -> ()");
}

#[test]
fn accessors() {
    let session = Session::new();
    let source = session.parse("%0 = t.any : () -> (i32)\n%1 = t.region { } with %0 {c} : (i32) -> (i32)");
    let any = first(source.module());
    let op = any.next_in_block().unwrap();
    assert_eq!(defining_operation(operand(op, 0).unwrap()), Some(any));
    assert_eq!(users(operand(op, 0).unwrap()), [op]);
    assert_eq!(users(result(op, 0).unwrap()), []);
    assert!(operand(op, 1).is_none() && operand(any, 0).is_none() && operand(op, usize::MAX).is_none());
    assert!(result(op, 0).is_some() && result(op, 1).is_none());
    assert!(region(op, 0).is_some() && region(op, 1).is_none() && region(any, 0).is_none());
    let name = |name: &str| Identifier::new(&session.context, name);
    let parse = |text: &str| Attribute::parse(&session.context, text).unwrap();
    set_discardable(any, "x.y", parse("5 : i8"));
    set_discardable(any, "x.y", parse("6 : i8"));
    assert_eq!(any.to_string(), "%0 = t.any {x.y = 6 : i8} : () -> (i32)");
    let both = dictionary(&session.context, &[(name("b"), parse("1")), (name("a"), parse("\"\""))]);
    assert_eq!(both, parse("{a = \"\", b = 1}"));
    assert_eq!(dictionary(&session.context, &[]), parse("{}"));
    assert_eq!(string(parse("\"\"")), Some(""));
    assert_eq!(string(parse("\"a\\00\"")), Some("a\0"));
    assert_eq!(string(parse("\"\\FF\"")), None);
    assert_eq!(string(parse("@a")), None);
    assert_eq!(string(parse("5")), None);
}

#[test]
fn copies_keep_properties() {
    let session = Session::new();
    insta::assert_snapshot!(session.run(
        "func.func(affine-loop-unroll{unroll-factor=-1})",
        "func.func @f(%x: i32) {
           affine.for %i = 0 to 2 {
             t.inherent {a = 1 : i64, c} : () -> ()
             t.seg (%x) (%x) : i32
           }
           return
         }"
    ), @"
    func.func @f(%arg0: i32) {
      t.inherent {a = 1 : i64, c} : () -> ()
      t.seg (%arg0) (%arg0) : i32
      t.inherent {a = 1 : i64, c} : () -> ()
      t.seg (%arg0) (%arg0) : i32
      return
    }
    ");
}

#[test]
fn equal_properties_are_needed_to_merge() {
    let session = Session::new();
    insta::assert_snapshot!(session.run(
        "cse",
        "%0 = t.any : () -> (i32)
         %1 = t.clamp %0 {limit = 1 : i64} : (i32) -> (i32)
         %2 = t.clamp %0 {limit = 1 : i64} : (i32) -> (i32)
         %3 = t.clamp %0 {limit = 2 : i64} : (i32) -> (i32)
         t.any %1, %2, %3 : (i32, i32, i32) -> ()"
    ), @"
    %0 = t.any : () -> (i32)
    %1 = t.clamp %0 {limit = 1 : i64} : (i32) -> (i32)
    %2 = t.clamp %0 {limit = 2 : i64} : (i32) -> (i32)
    t.any %1, %1, %2 : (i32, i32, i32) -> ()
    ");
}
