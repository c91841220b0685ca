//! Tests parsed sources: positions of operations and operands, bytecode.

use crate::support::{Session, body, passes};
use mlir_dialect::{
    ParsedSource, PipelineOptions, PrintOptions, is_bytecode,
    melior::ir::operation::{OperationLike, OperationRef, WalkOrder, WalkResult},
    run_pipeline, verify, verify_all,
};
use std::fmt::Write as _;

/// Prints every operation with its name and operands in the source, and its end.
fn places(source: &ParsedSource<'_>, text: &str) -> String {
    let mut all = String::new();
    source.module().walk(WalkOrder::PreOrder, |op| {
        let Some(place) = source.op_place(op) else {
            writeln!(all, "no place: {}", op.name().as_string_ref().as_str().unwrap()).unwrap();
            return WalkResult::Advance;
        };
        write!(all, "{}@{}", &text[place.name.clone()], place.name.start).unwrap();
        let whole = &text[place.whole.clone()];
        assert!(place.whole.start <= place.name.start && place.name.end <= place.whole.end);
        write!(all, " ..{:?}", whole.chars().rev().take(8).collect::<Vec<_>>().into_iter().rev().collect::<String>())
            .unwrap();
        for index in 0..op.operand_count() + 1 {
            if let Some(range) = source.operand_place(op, index) {
                write!(all, " {}@{}", &text[range.clone()], range.start).unwrap();
            } else if index < op.operand_count() {
                write!(all, " ?").unwrap();
            }
        }
        all.push('\n');
        WalkResult::Advance
    });
    all
}

fn log(session: &Session, text: &str) -> String {
    places(&session.parse(text), text)
}

#[test]
fn custom_and_generic() {
    let session = Session::new();
    insta::assert_snapshot!(log(&session,
        "%a = t.any : () -> (i32)
         t.any %a, %a : (i32, i32) -> ()
         \"t.any\"(%a, %a) : (i32, i32) -> ()
         %s = arith.addi %a, %a : i32"
    ), @r#"
    no place: builtin.module
    t.any@5 .."-> (i32)"
    t.any@34 .."2) -> ()" %a@40 %a@44
    "t.any"@75 .."2) -> ()" %a@83 %a@87
    arith.addi@124 .."%a : i32" %a@135 %a@139
    "#);
}

#[test]
fn results_of_one_operation() {
    let session = Session::new();
    insta::assert_snapshot!(log(&session,
        "%a:3, %b = t.any : () -> (i32, i32, i32, i32)
         t.any %a#1, %a#0, %b, %a#1, %a#2, %a #1 : (i32, i32, i32, i32, i32, i32) -> ()
         \"t.any\"(%b, %a#2, %a) : (i32, i32, i32) -> ()"
    ), @r#"
    no place: builtin.module
    t.any@11 .."32, i32)"
    t.any@55 .."2) -> ()" %a#1@61 %a#0@67 %b@73 %a#1@77 %a#2@83 %a #1@89
    "t.any"@143 .."2) -> ()" %b@151 %a#2@155 %a@161
    "#);
}

#[test]
fn nested_regions_and_arguments() {
    let session = Session::new();
    insta::assert_snapshot!(log(&session,
        "module {
  func.func @f(%x: i32, %y: i32) {
    // The operand stands after the region, in which it is used, too.
    t.region (%z : i32) {
      t.any %x, %z : (i32, i32) -> ()
      t.region { t.any %x : (i32) -> () }
    } with %x, %y : (i32, i32) -> ()
    t.blocks {
      t.br ^bb3
    ^bb1:
      t.any %late : (i32) -> ()
      t.ret : () -> ()
    ^bb3:
      %late = t.any : () -> (i32)
      t.br ^bb1
    }
    return
  }
}"
    ), @r#"
    module@0 .."rn\n  }\n}"
    func.func@11 .."turn\n  }"
    t.region@118 .."2) -> ()" %x@231 %y@235
    t.any@146 .."2) -> ()" %x@152 %z@156
    t.region@184 .." -> () }"
    t.any@195 .."2) -> ()" %x@201
    t.blocks@261 .."b1\n    }"
    t.br@278 ..".br ^bb3"
    t.any@304 .."2) -> ()" %late@310
    t.ret@336 .."() -> ()"
    t.any@377 .."-> (i32)"
    t.br@403 ..".br ^bb1"
    return@423 .."return"
    "#);
}

#[test]
fn block_arguments() {
    let session = Session::new();
    insta::assert_snapshot!(log(&session,
        "\"t.blocks\"() ({
         ^bb0(%a: i32, %b: i32):
           t.any %b, %a, %b : (i32, i32, i32) -> ()
           t.ret : () -> ()
         }) : () -> ()"
    ), @r#"
    no place: builtin.module
    "t.blocks"@0 .."() -> ()"
    t.any@60 .."2) -> ()" %b@66 %a@70 %b@74
    t.ret@112 .."() -> ()"
    "#);
}

#[test]
fn without_places() {
    let session = Session::new();
    let text = "%0 = t.any : () -> (i32)\nt.any %0 : (i32) -> ()";
    let source = ParsedSource::parse(&session.context, "in.mlir", text.as_bytes(), false).unwrap();
    assert_eq!(source.name(), "in.mlir");
    insta::assert_snapshot!(places(&source, text), @"
    no place: builtin.module
    no place: t.any
    no place: t.any
    ");
    // Operations of another source are unknown, too, and so is the enclosing module.
    let (one, two) = (session.parse(text), session.parse(text));
    assert_eq!(one.op_place(two.module()), None);
    assert_eq!(one.op_place(one.module()), None);
    assert_eq!(one.operand_place(one.module(), 0), None);
    assert_eq!(one.operand_place(one.module(), usize::MAX), None);
}

#[test]
fn places_after_changes() {
    // Erased operations are not accessed, new ones have no position.
    passes();
    let session = Session::new();
    let text = "%x = t.any : () -> (i32)
%0 = t.pure %x : (i32) -> (i32)
%1 = t.pure %x : (i32) -> (i32)
t.any %1, %0 : (i32, i32) -> ()";
    let source = session.parse(text);
    run_pipeline(source.module(), "cse,canonicalize", &PipelineOptions::default()).unwrap();
    insta::assert_snapshot!(places(&source, text), @r#"
    no place: builtin.module
    t.any@5 .."-> (i32)"
    t.pure@30 .."-> (i32)" %x@37
    t.any@89 .."2) -> ()" %0@99 %0@99
    "#);
}

#[test]
fn exact_locations_in_generic_form() {
    let session = Session::new();
    insta::assert_snapshot!(session.verify_log(
        "%0 = t.any : () -> (i32)
\"t.errors\"(%0) {x = \"errors\\22 errors\", // errors
   errors = 3 : i64} : (i32) -> ()"
    ), @"
    2:12 to :14 error: error 0
      2:12 to :14 note: a note
      1:6 note: a note elsewhere
    3:4 to :10 error: error 1
      3:4 to :10 note: a note
      1:6 note: a note elsewhere
    2:1 to :11 error: error 2
      2:1 to :11 note: a note
      1:6 note: a note elsewhere
    ");
    insta::assert_snapshot!(session.verify_log("\"t.errors\"() <{\n  \"errors\" = 2 : i64}> : () -> ()"), @"
    1:1 error: error 0
      1:1 note: a note
    2:3 to :11 error: error 1
      2:3 to :11 note: a note
    ");
}

#[test]
fn what_does_not_parse() {
    let session = Session::new();
    for text in ["t.any", "%", "t.any : () -> (", "\"t.any\"(", "}", "t.any : () -> () t.any"] {
        assert!(session.try_parse(text).is_none(), "{text}");
        assert_ne!(session.log.take(), "", "{text}");
    }
    assert!(ParsedSource::parse(&session.context, "x", b"\"\xff\xfe\"", true).is_none());
    assert!(ParsedSource::parse(&session.context, "x", b"ML\xefR\x01\x02", true).is_none());
    session.log.take();
    assert_eq!(body(session.parse("").module()), "module {\n}");
}

#[test]
fn bytecode() {
    let session = Session::new();
    let text = "%0 = t.any : () -> (!t.vec<4x?xf32>)
t.inherent {a = 1 : i64, b = #t.range<1, 2>, c} : () -> ()
t.seg (%0, %0) (%0) {x} : !t.vec<4x?xf32>
%1 = t.const 5 : i32
t.region (%arg0 : !t.box<i32, 2>) {
  t.any %arg0 {tag = #t.tag<\"\\22\", word, @sym>, odd = !t<odd 5>} : (!t.box<i32, 2>) -> ()
}";
    let text = text.replace("%1 = t.const 5 : i32", "%1 = t.const 5 : i32\nt.any %1 : (i32) -> ()");
    let printed = session.print(&text);
    let bytes = session.parse(&text).module().write_bytecode();
    assert!(bytes.starts_with(b"ML\xefR"));
    let source = ParsedSource::parse(&session.context, "in.mlirbc", &bytes, true).unwrap();
    assert!(verify(source.module()) && verify_all(source.module(), Some(&source)));
    assert_eq!(body(source.module()), printed);
    assert_eq!(source.op_place(source.module()), None);
    // In a context that has not loaded the dialect.
    let context = mlir_dialect::melior::Context::new_with_registry(&crate::support::registry(), false);
    let source = ParsedSource::parse(&context, "in.mlirbc", &bytes, false).unwrap();
    assert_eq!(body(source.module()), printed);
    // Truncated at any byte, it is rejected without a crash.
    for length in 0..bytes.len() {
        if let Some(source) = ParsedSource::parse(&session.context, "cut", &bytes[..length], true) {
            assert!(length == 0, "{length}: {}", source.module());
        }
    }
    session.log.take();
}

#[test]
fn writing() {
    let session = Session::new();
    let source = session.parse("%0 = t.any {a} : () -> (i32)");
    let print = |options| String::from_utf8(mlir_dialect::print(source.module(), options)).unwrap();
    let plain = PrintOptions::default();
    assert_eq!(print(plain), source.module().to_string());
    assert_eq!(print(PrintOptions { verified: true, ..plain }), print(plain));
    insta::assert_snapshot!(print(PrintOptions { generic: true, ..plain }), @r#"
    "builtin.module"() ({
      %0 = "t.any"() {a} : () -> i32
    }) : () -> ()
    "#);
    insta::assert_snapshot!(print(PrintOptions { debug_info: true, ..plain }), @r#"
    module {
      %0 = t.any {a} : () -> (i32) loc(#loc1)
    } loc(#loc)
    #loc = loc("in.mlir":0:0)
    #loc1 = loc("in.mlir":1:6)
    "#);
    let bytes = mlir_dialect::bytecode(source.module()).unwrap();
    assert!(is_bytecode(&bytes) && !is_bytecode(b"t.any") && !is_bytecode(b""));
    let again = ParsedSource::parse(mlir_dialect::context(source.module()), "in.mlirbc", &bytes, false).unwrap();
    assert_eq!(body(again.module()), body(source.module()));
}

#[test]
fn an_operation_knows_its_module() {
    let session = Session::new();
    let source = session.parse("module @named { t.any : () -> () }");
    let name = |op: OperationRef<'_, '_>| op.attribute("sym_name").unwrap().to_string();
    assert_eq!(name(source.module()), "\"named\"");
}
