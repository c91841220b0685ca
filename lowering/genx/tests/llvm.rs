//! Tests the LLVM IR for the GenX backend: compares the intrinsic of each operation with a list that is independent of
//! the table, and tests what the check of it rejects.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "tests")]

#[path = "support/backend.rs"]
mod backend;
#[path = "support/intrinsics.rs"]
mod intrinsics;
#[path = "random/mod.rs"]
mod random;

use genx::ir::{ArgumentKind, KernelArgument};
use genx::table::{Argument, Name, ResultRule, Spelling};
use genx::{Builder, Element, Function, Op, Region, Type, Value};
use intrinsics::{Intrinsic, check_module, list};
use visa::Platform;

/// Returns a type that differs from all others, so that suffixes of the wrong operand are detected.
fn unlike(number: u32, element: Element) -> Type {
    Type::vector(element, 3 + number)
}

/// Returns a kernel of one operation, with the types that the list requires.
fn kernel(op: Op, name: &str, intrinsic: &Intrinsic) -> Function {
    let element = if name.ends_with('f') { Element::F32 } else { Element::I32 };
    let result = match intrinsic.result {
        "void" => None,
        "any" => Some(unlike(0, element)),
        text => Some(named(text)),
    };
    let mut function = Function::new("k");
    let mut types: Vec<Type> = Vec::new();
    for (number, pattern) in (1..).zip(&intrinsic.arguments) {
        let ty = match *pattern {
            "any" => unlike(number, element),
            "index" => Type::scalar(Element::I16),
            "result" => result.unwrap(),
            text => match text.strip_prefix("argument") {
                Some(other) => types[other.parse::<usize>().unwrap()],
                None => named(text),
            },
        };
        types.push(ty);
    }
    // An index and an offset are one argument.
    let is_region = op.definition().immediates().any(|(name, _)| name == Name::Vstride);
    let mut types = types.into_iter();
    let (mut operands, mut immediates): (Vec<Value>, Vec<i64>) = (Vec::new(), Vec::new());
    for (place, argument) in op.definition().arguments.iter().enumerate() {
        if place == 1 && matches!(op.definition().spelling, Spelling::Member(..)) {
            types.next();
        }
        match argument {
            Argument::Immediate(Name::Offset, _) if is_region => immediates.push(4),
            Argument::Immediate(..) => {
                immediates.push(1);
                types.next();
            }
            Argument::Operand(..) => {
                let ty = types.next().unwrap_or(Type::scalar(Element::I32));
                let argument = KernelArgument { kind: ArgumentKind::General, offset: 64 };
                operands.push(function.add_param(ty, argument));
            }
        }
    }
    let entry = function.blocks()[0];
    let mut b = Builder::at_end(&mut function, entry);
    b.inst(op, &operands, &immediates, result);
    b.ret();
    function
}

fn named(text: &str) -> Type {
    Type::scalar(match text {
        "i1" => Element::I1,
        "i8" => Element::I8,
        "i16" => Element::I16,
        "i32" => Element::I32,
        other => panic!("{other}"),
    })
}

fn printed(function: Function) -> String {
    let mut text = String::new();
    genx::llvm::print(&[function], &mut text).unwrap();
    text
}

#[test]
fn each_op_definition_is_an_intrinsic_of_the_list() {
    let mut list = list();
    for op in Op::ALL {
        let definition = op.definition();
        if !matches!(definition.spelling, Spelling::Intrinsic(_) | Spelling::Member(..)) {
            continue;
        }
        let names = [definition.name.to_owned(), format!("{}i", definition.name), format!("{}f", definition.name)];
        let known: Vec<_> = names.iter().filter_map(|name| list.remove_entry(name.as_str())).collect();
        assert!(!known.is_empty(), "{} is not in the list", definition.name);
        for (name, intrinsic) in known {
            let text = printed(kernel(*op, name, &intrinsic));
            assert_eq!(check_module(&text), Ok(1), "{text}");
            assert_eq!(definition.result == ResultRule::None, intrinsic.result == "void");
        }
    }
    assert!(list.is_empty(), "no definition: {:?}", list.keys());
}

#[test]
fn intels_backend_takes_operations_on_channels() {
    if !backend::is_installed() {
        return;
    }
    let mut refused = Vec::new();
    for (number, op) in random::channel_ops().enumerate() {
        for place in 0..Platform::ALL.len() {
            let platform = Platform::ALL[(number + place) % Platform::ALL.len()];
            if backend::device(platform).is_none() {
                continue;
            }
            let Some(function) = random::kernel_of(platform, op, 0) else { continue };
            if let Err(said) = backend::compile(&[function], platform) {
                refused.push(format!("{op:?} {platform}: {said}"));
            }
            break;
        }
    }
    assert!(refused.is_empty(), "{}", refused.join("\n"));
}

#[test]
fn an_index_and_an_offset_are_added() {
    let mut function = Function::new("k");
    let argument = KernelArgument { kind: ArgumentKind::General, offset: 64 };
    let vector = function.add_param(Type::vector(Element::F32, 32), argument);
    let scalar = function.add_param(Type::scalar(Element::I16), argument);
    let rows = function.add_param(Type::vector(Element::I16, 2), argument);
    let entry = function.blocks()[0];
    let mut b = Builder::at_end(&mut function, entry);
    for (index, offset) in [(scalar, 12), (scalar, 0), (rows, -4)] {
        let region = Region { offset, ..Region::rows(8, 4, 1, 0) };
        let [vstride, width, stride, offset, parent] = region.immediates();
        let ty = Type::vector(Element::F32, 8);
        b.value(Op::RdRegion, &[vector, index], &[vstride, width, stride, offset, parent], ty);
    }
    b.ret();
    let text = printed(function);
    assert_eq!(check_module(&text), Ok(3), "{text}");
    insta::assert_snapshot!(text);
}

#[test]
fn what_is_not_as_described_is_found() {
    let good = "define dllexport void @k(<8 x i32> %a) {\n  %b = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32(<8 x i32> %a, \
                i32 0, i32 4, i32 1, i16 12, i32 undef)\n  ret void\n}\n\n!genx.kernels = !{!0}\n!0 = !{ptr @k, !\"k\", !\"k\", !1, \
                i32 0, !2}\n!1 = !{i32 0}\n!2 = !{i32 64}\n";
    assert_eq!(check_module(good), Ok(1));
    for (from, to) in [
        ("rdregioni", "rdregionf"),
        ("rdregioni", "rdregion"),
        (".v4i32.v8i32", ".v8i32.v4i32"),
        (".v4i32.v8i32", ".v4i32"),
        ("i16 12", "i32 12"),
        (", i32 undef", ""),
        ("call <4 x i32>", "call <4 x float>"),
        ("!{!0}", "!{!0, !0}"),
        ("!1, i32 0", "!1, i64 0"),
        ("!{i32 0}", "!{i32 0, i32 0}"),
        ("!{i32 64}", "!{}"),
        ("i32 0, !2", "i32 0"),
        ("!\"k\", !1", "!\"l\", !1"),
    ] {
        assert!(good.contains(from), "{from}");
        let bad = good.replacen(from, to, 1);
        assert!(check_module(&bad).is_err(), "{from} -> {to}\n{bad}");
    }
}
