//! Tests types and attributes with parameters.

use crate::support::Session;
use mlir_dialect::{
    attribute_parameters, build_type, context_of, integers,
    melior::{
        Context,
        ir::{Attribute, AttributeLike, Location, Type, TypeLike},
    },
    small_integers, type_parameters, vector_parts,
};

#[test]
fn syntax_of_types() {
    let session = Session::new();
    let print = |text: &str| match Type::parse(&session.context, text) {
        Some(r#type) => {
            assert_eq!(Type::parse(&session.context, &r#type.to_string()), Some(r#type), "not a fixpoint");
            r#type.to_string()
        }
        None => session.log.take(),
    };
    assert_eq!(print("!t.box<f32, 3>"), "!t.box<f32, 3>");
    assert_eq!(print("!t.box<!t.box<!t.token, 1>, 2>"), "!t.box<!t.box<!t.token, 1>, 2>");
    assert_eq!(print("!t.vec<4x?x2xf32>"), "!t.vec<4x?x2xf32>");
    assert_eq!(print("!t.vec<4x!t.vec<?xi1>>"), "!t.vec<4x!t.vec<?xi1>>");
    assert_eq!(print("!t.crate"), "!t.box<i32, 1>");
    assert_eq!(print("!t.wide<4>"), "!t.vec<4xi64>");
    assert_eq!(print("!t.token"), "!t.token");
    assert_eq!(print("!t<odd 5>"), "!t<odd 5>");
    assert_eq!(print("!t<token>"), "!t.token");
    insta::assert_snapshot!(print("!t.box<f32, 0>"), @r#""!t.box<f32, 0>":1:4 error: a box holds at least one, not 0"#);
    insta::assert_snapshot!(print("!t.box<f32; 0>"), @r#""!t.box<f32; 0>":1:11 error: unexpected character"#);
    insta::assert_snapshot!(print("!t.vec<0x4xf32>"), @r#""!t.vec<0x4xf32>":1:8 error: a vector is not empty"#);
    insta::assert_snapshot!(print("!t.vec<f32>"), @r#""!t.vec<f32>":1:8 error: a vector has dimensions"#);
    insta::assert_snapshot!(print("!t.vec<4xindex>"), @r#""!t.vec<4xindex>":1:10 error: no vectors of indices"#);
    insta::assert_snapshot!(print("!t.unknown<5>"), @r#""!t.unknown<5>":1:4 error: unknown type 'unknown'; expected one of box, crate, odd, panics, token, vec, wide in dialect 't'"#);
    insta::assert_snapshot!(print("!t<5>"), @r#""!t<5>":1:4 error: expected valid keyword"#);
}

#[test]
fn places_of_errors_in_types() {
    let session = Session::new();
    insta::assert_snapshot!(session.parse_log("%0 = t.any : () ->\n  (!t.unknown)"), @"2:7 error: unknown type 'unknown'; expected one of box, crate, odd, panics, token, vec, wide in dialect 't'");
    insta::assert_snapshot!(session.parse_log("%0 = t.any : () ->\n  (!t<unknown 5>)"), @"2:7 error: unknown type 'unknown'; expected one of box, crate, odd, panics, token, vec, wide in dialect 't'");
    insta::assert_snapshot!(session.parse_log("%0 = t.any : () ->\n  (!t.vec<4x\n  index>)"), @"3:3 error: no vectors of indices");
    insta::assert_snapshot!(session.parse_log("%0 = t.any : () ->\n  (!t.box<i32, 0>)"), @"2:7 error: a box holds at least one, not 0");
    insta::assert_snapshot!(session.parse_log("t.any\n  {a = #t.unknown} : () -> ()"), @"2:11 error: unknown attribute 'unknown'; expected one of nothing, panics, range, tag in dialect 't'");
    insta::assert_snapshot!(session.parse_log("t.any\n  {a = #t.range<3, 2>} : () -> ()"), @"2:11 error: 3 is above 2");
}

#[test]
fn syntax_of_attributes() {
    let session = Session::new();
    let print = |text: &str| match Attribute::parse(&session.context, text) {
        Some(attribute) => {
            assert_eq!(Attribute::parse(&session.context, &attribute.to_string()), Some(attribute), "not a fixpoint");
            attribute.to_string()
        }
        None => session.log.take(),
    };
    assert_eq!(print("#t.range<-1, 5>"), "#t.range<-1, 5>");
    assert_eq!(print("#t.nothing"), "#t.range<0, 0>");
    assert_eq!(print("#t.tag<\"a\\22\\0A\", word>"), "#t.tag<\"a\\22\\0A\", word>");
    assert_eq!(print("#t.tag<\"\", \"two words\", @name>"), "#t.tag<\"\", \"two words\", @name>");
    assert_eq!(print("#t.tag<\"\", w, @\"two words\">"), "#t.tag<\"\", w, @\"two words\">");
    insta::assert_snapshot!(print("#t.range<2, 1>"), @r##""#t.range<2, 1>":1:4 error: 2 is above 1"##);
    insta::assert_snapshot!(print("#t.tag<\"\", w, name>"), @r##""#t.tag<\22\22, w, name>":1:15 error: expected @name"##);
    insta::assert_snapshot!(print("#t.unknown"), @r##""#t.unknown":1:4 error: unknown attribute 'unknown'; expected one of nothing, panics, range, tag in dialect 't'"##);
    insta::assert_snapshot!(print("#t<\"\">"), @r##""#t<\22\22>":1:4 error: expected valid keyword"##);
}

#[test]
fn aliases_of_mlir() {
    let session = Session::new();
    insta::assert_snapshot!(session.print(
        "!b = !t.box<f32, 3>
         #r = #t.range<1, 2>
         %0 = t.any {a = #r} : () -> (!b)"
    ), @"%0 = t.any {a = #t.range<1, 2>} : () -> (!t.box<f32, 3>)");
}

#[test]
fn parameters() {
    let session = Session::new();
    let context = &session.context;
    let r#type = Type::parse(context, "!t.vec<4x?xf32>").unwrap();
    let (name, parameters) = type_parameters(r#type).unwrap();
    assert_eq!((name, parameters.len()), ("vec", 2));
    assert_eq!(integers(parameters[0]), Some([4, -1].as_slice()));
    assert_eq!(integers(parameters[1]), None);
    assert_eq!(parameters[1].to_string(), "f32");
    // Types with equal parameters are equal, however they are created.
    let location = Location::unknown(context);
    assert_eq!(build_type(location, "t", "vec", parameters), Ok(r#type));
    assert_ne!(Type::parse(context, "!t.vec<4x4xf32>"), Some(r#type));
    assert_eq!(type_parameters(Type::parse(context, "!t.token").unwrap()), Some(("token", [].as_slice())));
    assert_eq!(type_parameters(Type::parse(context, "!t.crate").unwrap()).unwrap().0, "box");
    assert_eq!(type_parameters(Type::index(context)), None);
    let parts = |text: &str| vector_parts(Type::parse(context, text).unwrap());
    assert_eq!(parts("vector<2xf16>"), Some((2, Type::float16(context))));
    assert_eq!(parts("vector<2x3xf16>").or(parts("vector<[4]xf16>")).or(parts("f16")).or(parts("vector<f16>")), None);
    let range = Attribute::parse(context, "#t.range<1, 2>").unwrap();
    let (name, parameters) = attribute_parameters(range).unwrap();
    assert_eq!((name, integers(parameters[0])), ("range", Some([1, 2].as_slice())));
    assert_eq!(attribute_parameters(Attribute::parse(context, "1 : i32").unwrap()), None);
}

#[test]
fn integer_arrays() {
    let session = Session::new();
    let parse = |text: &str| Attribute::parse(&session.context, text).unwrap();
    assert_eq!(integers(parse("array<i64: 1, -2>")), Some([1, -2].as_slice()));
    assert_eq!(integers(parse("array<i64>")), Some([].as_slice()));
    assert_eq!(small_integers(parse("array<i32: 1, -2>")), Some([1, -2].as_slice()));
    assert_eq!(small_integers(parse("array<i32>")), Some([].as_slice()));
    for other in ["array<i32: 1>", "array<f64: 1.0>", "array<i8: 1>", "[1]", "1", "dense<1> : vector<2xi64>"] {
        assert_eq!(integers(parse(other)), None, "{other}");
    }
    for other in ["array<i64: 1>", "array<f32: 1.0>", "array<i1: true>", "[1]", "\"x\""] {
        assert_eq!(small_integers(parse(other)), None, "{other}");
    }
}

#[test]
fn contexts_of_locations() {
    // A context may be at the address of an earlier one.
    for _ in 0..20 {
        let context = Context::new();
        let location = Location::unknown(&context);
        assert_eq!(context_of(location).to_raw().ptr, context.to_raw().ptr);
        assert_eq!(Type::index(context_of(location)), Type::index(&context));
        assert!(Attribute::unit(context_of(location)).is_unit());
        assert!(Type::index(context_of(location)).is_index());
    }
}
