//! Tests that the text of a type is parsed once, but for what may differ from place to place.

use crate::support::{Session, registry};
use mlir_dialect::{
    DialectBuilder, ParseResult, ParsedSource, Parser, Printer, Token, TypeDefinition, build_type,
    melior::ir::{Attribute, Type, TypeLike, attribute::TypeAttribute},
    walk,
};
use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

/// A type with an inner one, `!counted.of<f32>`. It counts how often it is parsed, and reports indices as inner types.
struct Counted(Arc<AtomicUsize>);

impl TypeDefinition for Counted {
    fn name(&self) -> &str {
        "of"
    }

    fn parse<'c>(&self, _: &str, parser: &mut Parser<'_, 'c>) -> ParseResult<Type<'c>> {
        self.0.fetch_add(1, Ordering::Relaxed);
        parser.token(Token::Less)?;
        let place = parser.place();
        let inner = parser.r#type()?;
        if inner.is_index() {
            let _ = parser.error(place, "an index");
        }
        parser.token(Token::Greater)?;
        Ok(build_type(parser.location(place), "counted", "of", &[TypeAttribute::new(inner).into()])?)
    }

    fn print<'c>(&self, parameters: &[Attribute<'c>], printer: &mut Printer<'_, 'c>) {
        printer.text("<");
        printer.r#type(TypeAttribute::try_from(parameters[0]).unwrap().value());
        printer.text(">");
    }
}

#[test]
fn a_text_is_parsed_once() {
    let count = Arc::new(AtomicUsize::new(0));
    let dialect = DialectBuilder::new("counted").r#type(Counted(count.clone())).build().unwrap();
    let registry = registry();
    dialect.register(&registry).unwrap();
    let session = Session::with(&registry, false);
    let parse = |text: &str, places| ParsedSource::parse(&session.context, "in.mlir", text.as_bytes(), places);
    let parsed = |text: &str| {
        let before = count.load(Ordering::Relaxed);
        assert!(parse(text, false).is_some());
        (count.load(Ordering::Relaxed) - before, session.log.take())
    };
    let twice = |r#type: &str| format!("%0 = t.any : () -> ({type})\nt.any %0 : ({type}) -> ()\n");
    assert_eq!(parsed(&twice("!counted.of<f32>")), (1, String::new()));
    assert_eq!(parsed(&twice("!counted.of<f32>")), (0, String::new()));
    // The types of an alias and inner types of the dialect are parsed each time, but `of<f32>` is known.
    for meaning in ["f16", "i8"] {
        let text = format!("!a = {meaning}\n{}", twice("!counted.of<!a>"));
        assert_eq!(parsed(&text).0, 2);
        assert!(session.print(&text).contains(&format!("!counted.of<{meaning}>")));
    }
    assert_eq!(parsed(&twice("!counted.of<!counted.of<f32>>")).0, 2);
    // A diagnostic is reported at each place.
    assert_eq!(parsed(&twice("!counted.of<index>")), (2, "1:33 error: an index\n2:25 error: an index".into()));
    // The configuration may change the meaning of a text.
    dialect.configure(&session.context, 1);
    assert_eq!(parsed(&twice("!counted.of<f32>")).0, 1);
    // MLIR records the end of an operation as that of the last token that it reads.
    let text = "%0 = \"t.any\"() : () -> !counted.of<f32>\n%1 = \"t.any\"() : () -> !counted.of<f32>";
    let source = parse(text, true).unwrap();
    let end = |op| Some(source.op_place(op)?.whole.end);
    assert_eq!(walk::inside(source.module()).into_iter().filter_map(end).collect::<Vec<_>>(), [39, text.len()]);
}
