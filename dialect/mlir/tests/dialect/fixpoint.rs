//! Checks that random operations print and parse to a fixpoint, in every form.

use crate::support::{Session, body, generic};
use mlir_dialect::{ParsedSource, melior::ir::operation::OperationLike, verify, verify_all};
use proptest::prelude::*;

fn scalar() -> impl Strategy<Value = String> {
    prop_oneof![Just("i32".to_owned()), Just("f16".to_owned()), Just("index".to_owned()), Just("!t.token".to_owned())]
}

fn r#type() -> impl Strategy<Value = String> {
    scalar().prop_recursive(3, 8, 2, |inner| {
        prop_oneof![
            (inner.clone(), 1..600_i64).prop_map(|(element, count)| format!("!t.box<{element}, {count}>")),
            (
                proptest::collection::vec(
                    prop_oneof![Just("?".to_owned()), (1..99).prop_map(|n: i32| n.to_string())],
                    1..4
                ),
                inner
            )
                .prop_map(|(dims, element)| {
                    let element = if element == "index" { "i7".to_owned() } else { element };
                    format!("!t.vec<{}x{element}>", dims.join("x"))
                }),
            any::<i64>().prop_map(|value| format!("!t<odd {value}>")),
        ]
    })
}

fn quoted() -> impl Strategy<Value = String> {
    any::<String>().prop_map(|text| {
        let escaped: String = text
            .bytes()
            .map(|byte| match byte {
                b'a'..=b'z' | b' ' | 0x80.. => (byte as char).to_string(),
                _ => format!("\\{byte:02X}"),
            })
            .collect();
        // Bytes beyond ASCII have to be preserved.
        if text.is_ascii() {
            format!("\"{escaped}\"")
        } else {
            format!("\"{}\"", text.replace(|c: char| c.is_ascii(), ""))
        }
    })
}

fn value() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<i64>().prop_map(|value| value.to_string()),
        any::<f64>()
            .prop_filter("literals are finite", |f| f.is_finite())
            .prop_map(|value| format!("{value:e}").replace('e', ".0e").replace(".0e", "e"))
            .prop_filter("a float has a point", |f| f.contains('.')),
        quoted(),
        r#type(),
        (any::<i32>(), any::<u16>())
            .prop_map(|(low, size)| format!("#t.range<{low}, {}>", i64::from(low) + i64::from(size))),
        (quoted(), quoted(), quoted().prop_filter("symbols have names", |s| s.len() > 2))
            .prop_map(|(a, b, c)| format!("#t.tag<{a}, {b}, @{c}>")),
        Just("unit".to_owned()),
    ]
}

fn dictionary() -> impl Strategy<Value = String> {
    let key = prop_oneof![Just("a"), Just("b"), Just("c"), Just("\"d e\""), Just("f.g")];
    proptest::collection::btree_map(key, value(), 0..4).prop_map(|map| {
        let entries: Vec<String> = map
            .into_iter()
            // `f` is not a loaded dialect, so it is not verified.
            .map(|(key, value)| if value == "unit" { key.to_owned() } else { format!("{key} = {value}") })
            .collect();
        if entries.is_empty() { String::new() } else { format!(" {{{}}}", entries.join(", ")) }
    })
}

/// One operation.
#[derive(Clone, Debug)]
enum Shape {
    Plain { name: &'static str, uses: Vec<prop::sample::Index>, attributes: String, results: Vec<String> },
    Const(i64),
    Syntax(Option<i64>, Option<String>, Vec<Option<u16>>, String),
    Region { name: &'static str, argument: Option<String>, inside: Vec<Shape> },
}

fn shape() -> impl Strategy<Value = Shape> {
    let plain = (
        prop_oneof![Just("any"), Just("inherent"), Just("pure"), Just("named"), Just("deep.er"), Just("alloc")],
        proptest::collection::vec(any::<prop::sample::Index>(), 0..4),
        dictionary(),
        proptest::collection::vec(r#type(), 0..3),
    )
        .prop_map(|(name, uses, attributes, results)| Shape::Plain { name, uses, attributes, results });
    let syntax = (
        proptest::option::of(any::<i64>()),
        proptest::option::of(quoted()),
        proptest::collection::vec(proptest::option::of(any::<u16>()), 0..4),
        dictionary().prop_map(|text| if text.contains("a =") { String::new() } else { text }),
    )
        .prop_map(|(int, string, dims, attributes)| Shape::Syntax(int, string, dims, attributes));
    let leaf = prop_oneof![4 => plain, 1 => (-1000..1000_i64).prop_map(Shape::Const), 2 => syntax];
    leaf.prop_recursive(3, 20, 5, |inner| {
        let name = prop_oneof![Just("region"), Just("isolated")];
        (name, proptest::option::of(r#type()), proptest::collection::vec(inner, 0..5))
            .prop_map(|(name, argument, inside)| Shape::Region { name, argument, inside })
    })
}

/// Prints operations; `known` are the names and types of the values that they may use.
fn write(shapes: &[Shape], known: &mut Vec<(String, String)>, next: &mut usize, out: &mut String) {
    for shape in shapes {
        *next += 1;
        let number = *next;
        match shape {
            Shape::Plain { name, uses, attributes, results } => {
                let operands: Vec<_> = if known.is_empty() {
                    vec![]
                } else {
                    uses.iter().map(|index| index.get(known)).cloned().collect()
                };
                if !results.is_empty() {
                    *out += &format!("%v{number}:{} = ", results.len());
                }
                let names: Vec<_> = operands.iter().map(|(name, _)| name.as_str()).collect();
                let types: Vec<_> = operands.iter().map(|(_, r#type)| r#type.as_str()).collect();
                let space = if names.is_empty() { "" } else { " " };
                *out += &format!(
                    "t.{name}{space}{}{attributes} : ({}) -> ({})\n",
                    names.join(", "),
                    types.join(", "),
                    results.join(", ")
                );
                for (index, r#type) in results.iter().enumerate() {
                    known.push((format!("%v{number}#{index}"), r#type.clone()));
                }
            }
            Shape::Const(value) => {
                *out += &format!("%v{number} = t.const {value} : i32\n");
                known.push((format!("%v{number}"), "i32".to_owned()));
            }
            Shape::Syntax(int, string, dims, attributes) => {
                *out += "t.syntax";
                int.iter().for_each(|int| *out += &format!(" int {int}"));
                string.iter().for_each(|string| *out += &format!(" string {string}"));
                if !dims.is_empty() {
                    let dims: Vec<_> =
                        dims.iter().map(|dim| dim.map_or("?".to_owned(), |dim| dim.to_string())).collect();
                    *out += &format!(" dims {}", dims.join("x"));
                }
                *out += &format!("{attributes}\n");
            }
            Shape::Region { name, argument, inside } => {
                let mut scope = if *name == "isolated" { vec![] } else { known.clone() };
                *out += &format!("t.{name} ");
                if let Some(r#type) = argument {
                    *out += &format!("(%v{number} : {}) ", r#type);
                    scope.push((format!("%v{number}"), r#type.clone()));
                }
                *out += "{\n";
                write(inside, &mut scope, next, out);
                *out += "}\n";
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, ..ProptestConfig::default() })]

    #[test]
    fn random_operations(shapes in proptest::collection::vec(shape(), 1..8)) {
        let session = Session::new();
        let mut text = String::new();
        write(&shapes, &mut Vec::new(), &mut 0, &mut text);
        let source = session.parse(&text);
        prop_assert!(verify(source.module()), "{}", session.log.take());
        prop_assert!(verify_all(source.module(), Some(&source)), "{}", session.log.take());
        let printed = body(source.module());
        prop_assert_eq!(body(session.parse(&printed).module()), printed.clone());
        let plain = generic(source.module());
        let again = session.parse(&plain);
        prop_assert_eq!(generic(again.module()), plain);
        prop_assert_eq!(body(again.module()), printed.clone());
        let bytes = source.module().write_bytecode();
        let again = ParsedSource::parse(&session.context, "in.mlirbc", &bytes, true).unwrap();
        prop_assert_eq!(body(again.module()), printed);
        prop_assert_eq!(again.module().write_bytecode().len(), bytes.len());
    }
}
