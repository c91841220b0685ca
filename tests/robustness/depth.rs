//! Nesting without end: regions, types, attributes, locations, expressions; with brackets and through aliases.

use super::{feed, refuses};
use crate::{support::tool, trial};
use libtest_mimic::Trial;

/// Levels.
const DEPTH: usize = 10_000;

pub(super) fn trials() -> Vec<Trial> {
    let mut trials: Vec<Trial> =
        NESTS.iter().map(|nest| trial("robustness", &format!("nested_{}", nest.name), || bracketed(nest))).collect();
    trials
        .extend(CHAINS.iter().map(|chain| trial("robustness", &format!("chain_of_{}", chain.name), || aliased(chain))));
    trials
}

/// `before open*DEPTH middle close*DEPTH after`
struct Nest {
    name: &'static str,
    before: &'static str,
    open: &'static str,
    middle: &'static str,
    close: &'static str,
    after: &'static str,
}

const NESTS: &[Nest] = &[
    Nest { name: "modules", before: "", open: "module {", middle: "", close: "}", after: "" },
    Nest {
        name: "regions",
        before: "func.func @f(%a: i1) {",
        open: "scf.if %a {",
        middle: "pto.barrier <PIPE_ALL>",
        close: "}",
        after: "return }",
    },
    Nest {
        name: "generic_regions",
        before: "",
        open: "\"builtin.module\"() ({",
        middle: "",
        close: "}) : () -> ()",
        after: "",
    },
    Nest { name: "tuples", before: "func.func private @f(", open: "tuple<", middle: "i1", close: ">", after: ")" },
    Nest {
        name: "pointers",
        before: "func.func private @f(",
        open: "!pto.ptr<",
        middle: "f32",
        close: ">",
        after: ")",
    },
    Nest { name: "functions", before: "func.func private @f(", open: "(", middle: "", close: ") -> ()", after: ")" },
    Nest { name: "arrays", before: "module attributes {pto.a = ", open: "[", middle: "1", close: "]", after: "} {}" },
    Nest {
        name: "dictionaries",
        before: "module attributes {pto.a = ",
        open: "{a = ",
        middle: "1",
        close: "}",
        after: "} {}",
    },
    Nest {
        name: "dense",
        before: "module attributes {pto.a = dense<",
        open: "[",
        middle: "1",
        close: "]",
        after: "> : tensor<1xi1>} {}",
    },
    Nest {
        name: "fused_locations",
        before: "module {} loc(",
        open: "fused[",
        middle: "\"a\":1:1",
        close: "]",
        after: ")",
    },
    Nest {
        name: "call_sites",
        before: "module {} loc(",
        open: "callsite(\"a\" at ",
        middle: "\"b\"",
        close: ")",
        after: ")",
    },
    Nest { name: "named_locations", before: "module {} loc(", open: "\"a\"(", middle: "\"b\"", close: ")", after: ")" },
    Nest {
        name: "affine_parentheses",
        before: "module attributes {pto.a = affine_map<(d0) -> (",
        open: "(",
        middle: "d0",
        close: ")",
        after: ")>} {}",
    },
    Nest { name: "operands", before: "\"a.b\"", open: "(", middle: "", close: ")", after: " : () -> ()" },
    Nest {
        name: "unknown_types",
        before: "func.func private @f(!pto.nothing",
        open: "<",
        middle: "",
        close: ">",
        after: ")",
    },
];

fn bracketed(nest: &Nest) -> Result<(), String> {
    let directory = tool::scratch(&format!("robustness/nested_{}", nest.name))?;
    let (open, close) = (nest.open.repeat(DEPTH), nest.close.repeat(DEPTH));
    let text = format!("{}{open}{}{close}{}", nest.before, nest.middle, nest.after);
    refuses(&directory, "closed", text.as_bytes(), "PTO0004")?;
    let text = format!("{}{open}{}", nest.before, nest.middle);
    refuses(&directory, "open", text.as_bytes(), "PTO0004")?;
    // Nesting as deep as is allowed: the tool must end with any verdict.
    for depth in [990, 495, 330] {
        let text = format!(
            "{}{}{}{}{}",
            nest.before,
            nest.open.repeat(depth),
            nest.middle,
            nest.close.repeat(depth),
            nest.after
        );
        for arguments in [
            &["--verify-roundtrip"][..],
            &["--mlir-print-debuginfo"],
            &["--pass-pipeline=builtin.module(canonicalize,cse)"],
        ] {
            feed(&directory, text.as_bytes(), arguments)?;
        }
    }
    Ok(())
}

/// A text: `first`, then `next` with `@` for the previous number and `$` for its own, then `last` with `@` for the last
/// number.
struct Chain {
    name: &'static str,
    first: &'static str,
    next: &'static str,
    last: &'static str,
}

const CHAINS: &[Chain] = &[
    Chain { name: "types", first: "!t0 = i1", next: "!t$ = tuple<!t@>", last: "func.func private @f(!t@)" },
    Chain { name: "pointers", first: "!t0 = f32", next: "!t$ = !pto.ptr<!t@, ub>", last: "func.func private @f(!t@)" },
    Chain { name: "attributes", first: "#a0 = 1", next: "#a$ = [#a@]", last: "module attributes {pto.a = #a@} {}" },
    Chain {
        name: "call_sites",
        first: "#l0 = loc(\"a\")",
        next: "#l$ = loc(callsite(\"b\" at #l@))",
        last: "pto.barrier <PIPE_X> loc(#l@)",
    },
    Chain {
        name: "named_locations",
        first: "#l0 = loc(\"a\")",
        next: "#l$ = loc(\"b\"(#l@))",
        last: "module {} loc(#l@)",
    },
    Chain {
        name: "fused_locations",
        first: "#l0 = loc(\"a\")",
        next: "#l$ = loc(fused<1>[#l@])",
        last: "\"pto.tadd\"() : () -> () loc(#l@)",
    },
    Chain {
        name: "operations",
        first: "func.func @f(%v0: i1) {",
        next: "%v$ = arith.addi %v@, %v@ : i1",
        last: "return }",
    },
    Chain { name: "blocks", first: "func.func @f() { cf.br ^b1", next: "^b$: cf.br ^b$", last: "}" },
];

fn aliased(chain: &Chain) -> Result<(), String> {
    let directory = tool::scratch(&format!("robustness/chain_of_{}", chain.name))?;
    let mut text = format!("{}\n", chain.first);
    for number in 1..DEPTH {
        text += &chain.next.replace('@', &(number - 1).to_string()).replace('$', &number.to_string());
        text.push('\n');
    }
    text += &chain.last.replace('@', &(DEPTH - 1).to_string());
    for arguments in [
        &["--verify-roundtrip"][..],
        &["--mlir-print-debuginfo"],
        &["--mlir-print-op-generic"],
        &["--emit-bytecode"],
        &["--pass-pipeline=builtin.module(canonicalize,cse)"],
    ] {
        feed(&directory, text.as_bytes(), arguments).map_err(|message| format!("{arguments:?}: {message}"))?;
    }
    Ok(())
}
