//! Tests custom syntax: parsing, printing and the positions of errors.

use crate::support::{Session, generic};
use mlir_dialect::Token;

/// Asserts that custom syntax prints unchanged, and that its generic form means the same.
fn fixpoint(text: &str) {
    let session = Session::new();
    assert_eq!(session.print(text), text);
    let source = session.parse(text);
    let generic = generic(source.module());
    let text = text.replace("\n", "\n         ");
    assert!(!generic.contains(&text), "the generic form is not generic");
    assert_eq!(session.print(&generic), session.print(&text));
}

#[test]
fn plain() {
    fixpoint("%0 = t.any : () -> (i32)");
    fixpoint("%0:2 = t.any : () -> (i32, i64)\nt.any %0#1, %0#0, %0#1 : (i64, i32, i64) -> ()");
    fixpoint("t.deep.er : () -> ()");
    for alias in ["t.deeper", "t.very.deep"] {
        assert_eq!(Session::new().print(&format!("%0 = {alias} : () -> (i32)")), "%0 = t.deep.er : () -> (i32)");
    }
    fixpoint("t.any {a = 1 : i8, b = \"x\\22y\", c, \"d e\" = [1, i32]} : () -> ()");
    fixpoint("t.any {} : () -> ()".replace(" {}", "").as_str());
}

#[test]
fn tokens() {
    fixpoint("t.tokens -> { } : , = < > ? + / - * | ( ) [ ] ...");
    for text in crate::testing::TOKEN_TEXT {
        assert_eq!(Token::from_text(text).unwrap().text(), text);
    }
    assert_eq!(Token::from_text("=="), None);
    let session = Session::new();
    insta::assert_snapshot!(session.parse_log("t.tokens -> { } : , = < > ? + / - * | ( ) [ } ..."), @"1:44 error: expected ']'");
}

#[test]
fn words_and_literals() {
    fixpoint("t.syntax int -5 float 1.500000e+00 string \"a\\0A\\22\\\\\\C3\\A4\" dims 4x?x3 word if sym @name {x}");
    fixpoint("t.syntax int -9223372036854775808");
    fixpoint("t.syntax int 9223372036854775807");
    fixpoint("t.syntax string \"\" sym @\"odd name\"");
    let session = Session::new();
    insta::assert_snapshot!(session.print("t.syntax int 0x10 string \"\\t\\n\\41\" static 4x5"), @r#"t.syntax int 16 string "\09\0AA" dims 4x5"#);
    insta::assert_snapshot!(session.print("t.syntax trailing 0x?x2xend"), @"t.syntax dims 0x?x2");
    insta::assert_snapshot!(session.print("t.syntax trailing end"), @"t.syntax dims");
    insta::assert_snapshot!(session.print("t.syntax xs 3x4x5xend"), @"t.syntax dims 3x4x5");
    insta::assert_snapshot!(session.print("t.syntax typed 5"), @"t.syntax {typed = 5 : i8}");
    for maybe in ["5", "\"s\"", "!t.token", "vector<2xi1>", "#t.nothing", "[1]", "%forward", ""] {
        let printed = session.try_parse(&format!("t.syntax maybe {maybe}")).unwrap();
        let text = printed.module().to_string();
        let value = text.split_once("t.syntax").unwrap().1.lines().next().unwrap().trim().to_owned();
        let expected = match maybe {
            "5" => "int 5",
            "\"s\"" => "string \"s\"",
            "!t.token" => "{type = !t.token}",
            "vector<2xi1>" => "{type = vector<2xi1>}",
            "#t.nothing" => "{attribute = #t.range<0, 0>}",
            "[1]" => "{attribute = [1]}",
            "%forward" => "{operand = \"%forward\"}",
            _ => "word nothing",
        };
        assert_eq!(value, expected);
    }
}

#[test]
fn wrong_literals() {
    let session = Session::new();
    let log = |text: &str| session.parse_log(text);
    insta::assert_snapshot!(log("t.syntax int 9223372036854775808"), @"1:14 error: integer does not fit 64 bits");
    insta::assert_snapshot!(log("t.syntax int -9223372036854775809"), @"1:14 error: integer does not fit 64 bits");
    insta::assert_snapshot!(log("t.syntax int 99999999999999999999999999999999"), @"1:14 error: integer does not fit 64 bits");
    insta::assert_snapshot!(log("t.syntax int 1.5"), @"1:14 error: expected integer value");
    insta::assert_snapshot!(log("t.syntax int x"), @"1:14 error: expected integer value");
    insta::assert_snapshot!(log("t.syntax float 15"), @"
    1:16 error: unexpected decimal integer literal for a floating point value
      1:16 note: add a trailing dot to make the literal a float
    ");
    insta::assert_snapshot!(log("t.syntax string x"), @"1:17 error: expected string");
    insta::assert_snapshot!(log("t.syntax string \"\\FF\""), @"1:17 error: expected a string in UTF-8");
    insta::assert_snapshot!(log("t.syntax string \"\\q\""), @"
    1:18 error: unknown escape in string literal
    1:18 error: expected string
    ");
    insta::assert_snapshot!(log("t.syntax string \"open"), @r#"
    1:22 error: expected '"' in string literal
    1:22 error: expected string
    "#);
    insta::assert_snapshot!(log("t.syntax static ?"), @"1:17 error: expected static shape");
    insta::assert_snapshot!(log("t.syntax dims 4x"), @"1:16 error: invalid dimension");
    insta::assert_snapshot!(log("t.syntax dims -4"), @"1:14 error: expected operation name in quotes");
    insta::assert_snapshot!(log("t.syntax xs 3 4"), @"1:14 error: expected 'x' in dimension list");
    insta::assert_snapshot!(log("t.syntax word 5"), @"1:15 error: custom op 't.syntax' expected valid keyword");
    insta::assert_snapshot!(log("t.syntax sym name"), @"1:14 error: expected a symbol");
    insta::assert_snapshot!(log("t.syntax typed 300"), @"1:16 error: integer constant out of range for attribute");
    insta::assert_snapshot!(log("t.syntax {x = }"), @"1:14 error: expected attribute value");
    insta::assert_snapshot!(log("t.syntax {5 = 5}"), @"1:11 error: custom op 't.syntax' expected valid keyword");
    insta::assert_snapshot!(log("t.syntax {x = 5"), @"1:14 error: expected '}'");
    insta::assert_snapshot!(log("t.syntax\n  {x,\n  forbidden = 1}"), @"3:3 error: this key is forbidden");
    insta::assert_snapshot!(log("t.syntax trailing 4xstop"), @"1:21 error: custom op 't.syntax' expected 'end'");
}

#[test]
fn operands_and_types() {
    let session = Session::new();
    let log = |text: &str| session.parse_log(text);
    insta::assert_snapshot!(log("%0 = t.any : () -> (i32)\nt.any %0 : (i64) -> ()"), @"
    2:7 error: use of value '%0' expects different type than prior uses: 'i64' vs 'i32'
      1:1 note: prior use here
    ");
    insta::assert_snapshot!(log("%0 = t.any : () -> (i32)\nt.any %0, : (i32) -> ()"), @"2:10 error: expected SSA operand");
    insta::assert_snapshot!(log("t.any %undefined : (i32) -> ()"), @"1:7 error: use of undeclared SSA value name");
    insta::assert_snapshot!(log("%0 = t.any : () -> (i32)\n  t.any %0, %0\n  : (i32) -> ()"), @"
    3:5 error: 2 operands, but 1 types
      2:9 note: the operands start here
    ");
    insta::assert_snapshot!(log("%0 = t.any : () -> (i32, i32)"), @"1:20 error: 2 result types for 1 results");
    insta::assert_snapshot!(log("%0 = t.any : () -> (i32)\nt.any %0#1 : (i32) -> ()"), @"2:7 error: reference to invalid result number");
    insta::assert_snapshot!(log("t.any : (i32, -> ()"), @"1:14 error: expected non-function type");
    insta::assert_snapshot!(log("t.any : () -> (what)"), @"1:16 error: expected non-function type");
    insta::assert_snapshot!(log("t.nothing"), @"1:1 error: custom op 't.nothing' is unknown");
}

#[test]
fn forward_references() {
    // Only SSA regions with dominance across blocks may use values before they are defined.
    let session = Session::new();
    insta::assert_snapshot!(session.print(
        "t.blocks {
           t.br ^two
         ^one:
           t.any %late : (i32) -> ()
           t.ret : () -> ()
         ^two:
           %late = t.any : () -> (i32)
           t.br ^one
         }"
    ), @"
    t.blocks {
      t.br ^bb2
    ^bb1:  // pred: ^bb2
      t.any %0 : (i32) -> ()
      t.ret : () -> ()
    ^bb2:  // pred: ^bb0
      %0 = t.any : () -> (i32)
      t.br ^bb1
    }
    ");
    insta::assert_snapshot!(session.verify_log(
        "t.any %late : (i32) -> ()
         %late = t.any : () -> (i32)"
    ), @"");
    insta::assert_snapshot!(session.parse_log(
        "t.any %late : (i32) -> ()
         %late = t.any : () -> (i64)"
    ), @"
    2:10 error: definition of SSA value '%late#0' has type 'i64'
      1:7 note: previously used here with type 'i32'
    ");
}

#[test]
fn regions() {
    fixpoint("t.region {\n  t.any : () -> ()\n}");
    fixpoint("t.region {\n}");
    fixpoint("t.region (%arg0 : i32, %arg1 : !t.token) {\n  t.any %arg1, %arg0 : (!t.token, i32) -> ()\n}");
    fixpoint("%0 = t.any : () -> (i32)\n%1 = t.region {\n  t.any %0 : (i32) -> ()\n} with %0 {a} : (i32) -> (i8)");
    fixpoint("t.blocks {\n  t.br ^bb1, ^bb1\n^bb1:  // 2 preds: ^bb0, ^bb0\n  t.ret : () -> ()\n}");
    fixpoint("t.untyped %arg0 typed {\n  t.any %arg0 : (index) -> ()\n}");
    let session = Session::new();
    // An isolated region may reuse a name.
    insta::assert_snapshot!(session.print(
        "%a = t.any : () -> (i32)
         t.isolated (%a : i64) { t.any %a : (i64) -> () }"
    ), @"
    %0 = t.any : () -> (i32)
    t.isolated (%arg0 : i64) {
      t.any %arg0 : (i64) -> ()
    }
    ");
    let log = |text: &str| session.parse_log(text);
    insta::assert_snapshot!(log("%a = t.any : () -> (i32)\nt.region (%a : i64) { }"), @"
    2:11 error: region entry argument '%a' is already in use
      1:1 note: previously referenced here
    ");
    insta::assert_snapshot!(log("t.region (%a : i64, %a : i32) { }"), @"
    1:21 error: region entry argument '%a' is already in use
      1:11 note: previously referenced here
    ");
    insta::assert_snapshot!(log("t.region (a : i64) { }"), @"1:11 error: expected SSA operand");
    insta::assert_snapshot!(log("t.region (%a) { }"), @"1:13 error: expected ':'");
    insta::assert_snapshot!(log("t.region 5"), @"1:9 error: expected '{' to begin a region");
    insta::assert_snapshot!(log("t.region {"), @"1:9 error: expected operation name in quotes");
    insta::assert_snapshot!(log("t.untyped\n  %a { }"), @"2:3 error: region argument without a type");
    insta::assert_snapshot!(log("t.blocks { t.br ^nowhere }"), @"1:17 error: reference to an undefined block");
    insta::assert_snapshot!(log("t.blocks { t.br 5 }"), @"1:16 error: expected block name");
    insta::assert_snapshot!(log("t.br ^bb1"), @"1:6 error: reference to an undefined block");
}

#[test]
fn places() {
    let session = Session::new();
    insta::assert_snapshot!(session.parse_log(
        "%c = t.const -3 : i32
t.where %c ,
    \"ä\" :
      i32"
    ), @"
    2:1 remark: name
    2:9 remark: operand %c
    2:12 remark: comma
    3:5 remark: text
    4:7 remark: type
    4:7 remark: defined by t.const
    4:7 remark: constant -3
    2:1 error: at the location of the operation
      2:1 note: a note
    (parsed)
    ");
    insta::assert_snapshot!(session.parse_log("t.region (%a : i32) { t.where %a, \"\" : i32 }"), @"
    1:23 remark: name
    1:31 remark: operand %a
    1:33 remark: comma
    1:35 remark: text
    1:40 remark: type
    1:40 remark: a block argument
    1:23 error: at the location of the operation
      1:23 note: a note
    (parsed)
    ");
    insta::assert_snapshot!(session.parse_log(
        "t.where %late, \"\" : i32
         %late = arith.constant 5 : i32"
    ), @"
    1:1 remark: name
    1:9 remark: operand %late
    1:14 remark: comma
    1:16 remark: text
    1:21 remark: type
    1:21 remark: defined later
    1:1 error: at the location of the operation
      1:1 note: a note
    (parsed)
    ");
}

#[test]
fn constants_while_parsing() {
    let session = Session::new();
    let constants = |text: &str| {
        let log = session.parse_log(&format!(
            "{text}\nt.where %c, \"\" : {}",
            text.rsplit([' ', '(']).next().unwrap().trim_end_matches(')')
        ));
        log.lines()
            .filter(|line| line.contains("constant") || line.contains("defined"))
            .map(|line| line.rsplit(": ").next().unwrap().to_owned())
            .collect::<Vec<_>>()
            .join("; ")
    };
    assert_eq!(constants("%c = arith.constant 7 : index"), "defined by arith.constant; constant 7");
    assert_eq!(constants("%c = arith.constant -1 : i64"), "defined by arith.constant; constant -1");
    assert_eq!(constants("%c = t.const 7 : i16"), "defined by t.const; constant 7");
    assert_eq!(constants("%c = t.any : () -> (i32)"), "defined by t.any");
    assert_eq!(constants("%c = arith.constant 1.5 : f32"), "defined by arith.constant");
    assert_eq!(constants("%c = arith.constant 18446744073709551616 : i128"), "defined by arith.constant");
    // Invalid constants, which the parser does not verify.
    assert_eq!(constants("%c = \"arith.constant\"() : () -> i32"), "defined by arith.constant");
    assert_eq!(constants("%c = \"t.const\"() : () -> i32"), "defined by t.const");
    assert_eq!(constants("%c = t.unknown_const : () -> (i32)"), "defined by t.unknown_const");
}

#[test]
fn suggested_names() {
    let session = Session::new();
    insta::assert_snapshot!(session.print(
        "%0:2 = t.named : () -> (i32, i1)
         %1 = t.named : () -> (i32)
         t.any %1, %0#1 : (i32, i1) -> ()
         t.named : () -> ()"
    ), @"
    %sum, %carry = t.named : () -> (i32, i1)
    %sum_0 = t.named : () -> (i32)
    t.any %sum_0, %carry : (i32, i1) -> ()
    t.named : () -> ()
    ");
}

#[test]
fn printing_helpers() {
    let session = Session::new();
    insta::assert_snapshot!(session.parse("t.region { %0 = t.body box<f32, 3> }").module(), @"
    module {
      t.region {
        %0 = t.body
          box<f32, 3>
      }
    }
    ");
    insta::assert_snapshot!(session.parse_log("t.body bag<f32, 3>"), @"1:8 error: expected a box");
    insta::assert_snapshot!(session.parse_log("t.body box<f32, 0>"), @"1:8 error: a box holds at least one, not 0");
}

#[test]
fn a_default_dialect_does_not_hide_the_name() {
    // `func` is omitted inside of a function, `t` is not: no operation has it as default dialect.
    let session = Session::new();
    insta::assert_snapshot!(session.print("func.func @f() { t.any : () -> () func.return }"), @"
    func.func @f() {
      t.any : () -> ()
      return
    }
    ");
}

#[test]
fn panics_while_parsing_or_printing_are_diagnostics() {
    let session = Session::new();
    insta::assert_snapshot!(session.parse_log("t.any : () -> ()\n  t.panics now"), @"2:3 error: internal error while parsing an operation: on purpose");
    insta::assert_snapshot!(session.parse_log("t.panics odd"), @"1:1 error: internal error while parsing an operation: unknown cause");
    insta::assert_snapshot!(session.parse_log("%0 = t.any : () ->\n (!t<panics now>)"), @"2:6 error: internal error while parsing the type 'panics': on purpose");
    insta::assert_snapshot!(session.parse_log("t.any\n {a = #t<panics now>} : () -> ()"), @"2:10 error: internal error while parsing the attribute 'panics': on purpose");
    insta::assert_snapshot!(session.parse_log("%0 = t.any : () -> (!t.box<i32, 666>)"), @"1:24 error: internal error while verifying parameters: on purpose");
    let print = |text: &str| {
        let text = session.parse(text).module().to_string();
        format!("{text}{}", session.log.take())
    };
    insta::assert_snapshot!(print("t.panics {panic = \"print\"} : () -> ()"), @"
    module {
      t.panics <<internal error while printing: on purpose>>
    }
    1:1 error: internal error while printing an operation: on purpose
    1:1 error: internal error while printing an operation: on purpose
    ");
    insta::assert_snapshot!(print("%0 = t.any : () -> (!t.panics)"), @"
    module {
      %0 = t.any : () -> (!t<panics <<internal error while printing: on purpose>>>)
    }
    ");
    insta::assert_snapshot!(print("t.any {a = #t.panics} : () -> ()"), @"
    module {
      t.any {a = #t<panics <<internal error while printing: on purpose>>>} : () -> ()
    }
    ");
    insta::assert_snapshot!(print("%0 = t.panics {panic = \"names\"} : () -> (i32)"), @r#"
    module {
      %0 = t.panics {panic = "names"} : () -> (i32)
    }
    1:6 error: internal error while naming results: on purpose
    "#);
}
