//! Checks that an operation is accepted unchecked only if one with equal facts satisfied the rules before: the verifier
//! remembers the definition, attributes, types, constants and target of those that it accepted.

#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

use mlir_dialect::{
    ParsedSource,
    melior::{Context, dialect::DialectRegistry},
};

/// Returns a context with the dialects.
fn context() -> Context {
    let registry = DialectRegistry::new();
    pto_dialect::register(&registry).expect("valid op definitions");
    mlir_dialect::register_upstream_dialects(&registry);
    let context = Context::new();
    context.append_dialect_registry(&registry);
    context.load_all_available_dialects();
    context.attach_diagnostic_handler(|_| true);
    context
}

/// Returns whether the body of a function satisfies the rules.
fn accepts(context: &Context, body: &str) -> bool {
    let arguments =
        "%i: index, %n: i16, %v: !pto.vreg<64xi32>, %h: !pto.vreg<128xi16>, %m: !pto.mask<b32>, %g: !pto.mask<b16>";
    let text = format!("func.func @f({arguments}) {{ {body} return }}");
    let parsed = ParsedSource::parse(context, "test.mlir", text.as_bytes(), false);
    mlir_dialect::verify(parsed.expect(body).module())
}

/// Returns a shift by a constant.
fn shift(amount: i64, value: &str, mask: &str, types: &str) -> String {
    format!("%c = arith.constant {amount} : i16 %r = pto.vshls {value}, %c, {mask} : {types}")
}

const WORDS: &str = "!pto.vreg<64xi32>, i16, !pto.mask<b32> -> !pto.vreg<64xi32>";
const HALVES: &str = "!pto.vreg<128xi16>, i16, !pto.mask<b16> -> !pto.vreg<128xi16>";

#[test]
fn constants_are_part_of_it() {
    let context = context();
    // An unknown amount satisfies the rule, as does each legal one, and neither says anything about the others.
    assert!(accepts(&context, &format!("%r = pto.vshls %v, %n, %m : {WORDS}")));
    for amount in 0..32 {
        assert!(accepts(&context, &shift(amount, "%v", "%m", WORDS)), "{amount}");
        assert_eq!(accepts(&context, &shift(amount, "%h", "%g", HALVES)), amount < 16, "{amount}");
    }
    for amount in [-1, 32, 33, 3000] {
        for _ in 0..2 {
            assert!(!accepts(&context, &shift(amount, "%v", "%m", WORDS)), "{amount}");
        }
    }
}

#[test]
fn optional_results_are_part_of_it() {
    let context = context();
    let load = |results: &str, types: &str| {
        format!(
            "%c = arith.constant 64 : i64 %p = \"pto.castptr\"(%c) : (i64) -> !pto.ptr<f32, ub> \
             %o = arith.constant 0 : index {results} = \"pto.vlds\"(%p, %o) : (!pto.ptr<f32, ub>, index) -> ({types})"
        )
    };
    for _ in 0..2 {
        assert!(accepts(&context, &load("%r", "!pto.vreg<64xf32>")));
        assert!(!accepts(&context, &load("%r", "!pto.vreg<128xf16>")));
        assert!(accepts(&context, &load("%r:2", "!pto.vreg<64xf32>, !pto.ptr<f32, ub>")));
        assert!(!accepts(&context, &load("%r:2", "!pto.vreg<64xf32>, !pto.ptr<f16, ub>")));
        assert!(!accepts(&context, &load("%r:3", "!pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>")));
    }
}

#[test]
fn attributes_are_part_of_it() {
    let context = context();
    let mask = |pattern: &str| format!("%p = \"pto.pset_b32\"() <{{pattern = \"{pattern}\"}}> : () -> !pto.mask<b32>");
    for _ in 0..2 {
        assert!(accepts(&context, &mask("PAT_ALL")));
        assert!(accepts(&context, &mask("PAT_VL8")));
        assert!(!accepts(&context, &mask("PAT_NONE")));
    }
}

#[test]
fn a_type_at_the_address_of_a_destroyed_one_is_checked_anew() {
    // Contexts that are created one after another may place the type of an illegal mask where a legal one was.
    let add = |mask: &str| {
        format!(
            "%a, %p = \"t.t\"() : () -> (!pto.vreg<64xf32>, !pto.mask<{mask}>) %r = \"pto.vadd\"(%a, %a, %p) : \
             (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<{mask}>) -> !pto.vreg<64xf32>"
        )
    };
    for round in 0..40 {
        let context = context();
        context.set_allow_unregistered_dialects(true);
        let [legal, illegal] = [add("b32"), add("b16")];
        let order: [(&str, bool); 2] =
            if round % 2 == 0 { [(&legal, true), (&illegal, false)] } else { [(&illegal, false), (&legal, true)] };
        for (body, expected) in order {
            assert_eq!(accepts(&context, body), expected, "{body} in round {round}");
        }
    }
}
