//! Tests the construction and registration of dialects.

use crate::{
    support::{Log, Session, registry},
    testing::{self, Op, op},
};
use mlir_dialect::{
    DialectBuilder, DialectError, ParseResult, Parser, Printer, TypeDefinition, build_attribute, build_type,
    melior::{
        Context,
        dialect::DialectRegistry,
        ir::{Attribute, Location, Type},
    },
};

struct Named(&'static str, &'static [&'static str]);

impl TypeDefinition for Named {
    fn name(&self) -> &str {
        self.0
    }
    fn aliases(&self) -> Vec<&str> {
        self.1.to_vec()
    }
    fn parse<'c>(&self, _: &str, parser: &mut Parser<'_, 'c>) -> ParseResult<Type<'c>> {
        Ok(build_type(parser.location(parser.name_place()), "second", self.0, &[])?)
    }
    fn print<'c>(&self, _: &[Attribute<'c>], _: &mut Printer<'_, 'c>) {}
}

#[test]
fn wrong_definitions_are_errors() {
    let invalid = |name: &str, dialect: &str| Some(DialectError::InvalidName(name.into(), dialect.into()));
    let duplicate = |name: &str| Some(DialectError::Duplicate(name.into(), "d".into()));
    for name in ["", "1d", "d-e", "d.e", "d e", "ä"] {
        assert_eq!(DialectBuilder::new(name).build().err(), invalid(name, name));
    }
    for name in ["d", "d.", "e.op", "d.1", "d.o p", "dd.op", ""] {
        assert_eq!(DialectBuilder::new("d").operation(op(name)).build().err(), invalid(name, "d"));
    }
    assert_eq!(DialectBuilder::new("d").operations([op("d.a"), op("d.b"), op("d.a")]).build().err(), duplicate("d.a"));
    let aliased = |aliases: &'static [&'static str]| Op { aliases, ..op("d.a") };
    assert_eq!(DialectBuilder::new("d").operation(aliased(&["a"])).build().err(), invalid("a", "d"));
    assert_eq!(DialectBuilder::new("d").operation(aliased(&["d.a"])).build().err(), duplicate("d.a"));
    assert_eq!(DialectBuilder::new("d").operations([aliased(&["d.b"]), op("d.b")]).build().err(), duplicate("d.b"));
    let types =
        |list: Vec<Named>| list.into_iter().fold(DialectBuilder::new("d"), DialectBuilder::r#type).build().err();
    assert_eq!(types(vec![Named("a", &["b"]), Named("b", &[])]), duplicate("b"));
    assert_eq!(types(vec![Named("a", &["a"])]), duplicate("a"));
    assert_eq!(types(vec![Named("a", &["b c"])]), invalid("b c", "d"));
    assert_eq!(types(vec![Named("", &[])]), invalid("", "d"));
    assert_eq!(types(vec![Named("a", &["b"]), Named("c", &["d"])]), None);
    assert_eq!(invalid("x", "d").unwrap().to_string(), "'x' is not a valid name in dialect 'd'");
    assert_eq!(duplicate("x").unwrap().to_string(), "'x' is defined twice in dialect 'd'");
}

#[test]
fn a_dialect_is_registered_once() {
    let registry = registry();
    let error = testing::dialect().register(&registry).unwrap_err();
    assert_eq!(error, DialectError::AlreadyRegistered("t".into()));
    assert_eq!(error.to_string(), "dialect 't' is registered already");
    // Nor one of MLIR's.
    let func = DialectBuilder::new("func").build().unwrap();
    assert_eq!(func.register(&registry), Err(DialectError::AlreadyRegistered("func".into())));
    assert_eq!(testing::dialect().name(), "t");
}

#[test]
fn dialects_are_loaded_on_demand_with_what_they_depend_on() {
    let context = Context::new_with_registry(&registry(), false);
    let before = context.loaded_dialect_count();
    assert!(!context.is_registered_operation("t.any"));
    context.get_or_load_dialect("t");
    assert!(context.is_registered_operation("t.any"));
    assert!(context.is_registered_operation("func.func"));
    assert!(!context.is_registered_operation("t.unknown"));
    assert_eq!(context.loaded_dialect_count(), before + 2);
    let available = mlir_dialect::available_dialects(&context);
    assert_eq!(available, ["affine", "arith", "builtin", "func", "scf", "t"]);
}

#[test]
fn a_missing_dependency_is_reported() {
    let registry = DialectRegistry::new();
    testing::dialect().register(&registry).unwrap();
    let context = Context::new_with_registry(&registry, false);
    let log = Log::default();
    let sink = log.clone();
    context.attach_diagnostic_handler(move |diagnostic| {
        sink.push(&diagnostic);
        true
    });
    context.get_or_load_dialect("t");
    insta::assert_snapshot!(log.take(), @"unknown error: dialect 't' needs dialect 'func', which is not registered");
}

#[test]
fn two_dialects_share_a_context() {
    let second = DialectBuilder::new("second")
        .operations([op("second.any"), op("second.other")])
        .r#type(Named("only", &["also"]))
        .build()
        .unwrap();
    let registry = registry();
    second.register(&registry).unwrap();
    let session = Session::with(&registry, false);
    insta::assert_snapshot!(session.print(
        "%0 = t.any : () -> (!second.also)
         second.any %0 : (!second.only) -> ()
         %1 = second.other %0 : (!second.only) -> (!t.crate)"
    ), @"
    %0 = t.any : () -> (!second.only)
    second.any %0 : (!second.only) -> ()
    %1 = second.other %0 : (!second.only) -> (!t.box<i32, 1>)
    ");
    // Names of one dialect are unknown in the other.
    insta::assert_snapshot!(session.parse_log("second.pure : () -> ()"), @"1:1 error: custom op 'second.pure' is unknown");
    insta::assert_snapshot!(session.parse_log("%0 = t.any : () -> (!second.box)"), @"1:29 error: unknown type 'box'; expected one of also, only in dialect 'second'");
    // A dialect without attributes says so.
    insta::assert_snapshot!(session.parse_log("t.any {a = #second.x} : () -> ()"), @"1:20 error: unknown attribute 'x'; dialect 'second' has none");
}

#[test]
fn configuration_belongs_to_a_context() {
    let (dialect, one, two) = (testing::dialect(), Session::new(), Session::new());
    assert_eq!(dialect.configuration(&one.context), 0);
    dialect.configure(&one.context, u64::MAX);
    assert_eq!(dialect.configuration(&one.context), u64::MAX);
    assert_eq!(dialect.configuration(&two.context), 0);
    let empty = Context::new();
    dialect.configure(&empty, 5);
    assert_eq!(dialect.configuration(&empty), 0);
}

#[test]
fn what_cannot_be_built_is_reported() {
    let session = Session::new();
    let location = Location::new(&session.context, "in.mlir", 7, 3);
    assert!(build_type(location, "t", "token", &[]).is_ok());
    let error = build_type(location, "t", "unknown", &[]).unwrap_err();
    assert_eq!(
        error.to_string(),
        "t.unknown: the dialect is not loaded, has no such definition, or the parameters are refused"
    );
    assert!(build_type(location, "t", "crate", &[]).is_err(), "an alias is no name");
    assert!(build_type(location, "nowhere", "a", &[]).is_err());
    assert!(build_type(location, "func", "a", &[]).is_err());
    assert!(build_type(location, "t", "box", &[]).is_err());
    assert!(build_attribute(location, "t", "box", &[]).is_err());
    assert!(build_attribute(location, "t", "range", &[]).is_err());
    insta::assert_snapshot!(session.log.take(), @"
    7:3 error: no type 'unknown' in dialect 't'
    7:3 error: no type 'crate' in dialect 't'
    7:3 error: no type 'a' in dialect 'nowhere', which is not loaded or not defined in Rust
    7:3 error: no type 'a' in dialect 'func', which is not loaded or not defined in Rust
    7:3 error: a box has an element type and a count
    7:3 error: no attribute 'box' in dialect 't'
    7:3 error: a range has two bounds
    ");
}
