//! Tests of the whole table: definitions are well formed, formats compile, codes and pages match; and of what each rule
//! reports.
#![allow(clippy::panic)]

use pto_isa::op::{Arity, Extent, TransposeFlag, Width};
use pto_isa::types::Pipe;
use pto_isa::{AttrValue, Choice, Domain, EnumDef, Family, Kind, OpResult, Presence, Target, ViewOf};
use pto_isa::{attrs, codes, json, ops, rule, syntax};
use std::collections::{BTreeMap, BTreeSet};

mod rules;

#[test]
fn rows_are_sorted_and_unique() {
    let mut seen = BTreeMap::new();
    for (family, rows) in Family::ALL.iter().map(|family| (*family, family.ops())) {
        assert!(rows.is_sorted_by(|a, b| a.name < b.name), "{} is not sorted by name", family.stem());
        for op in rows {
            assert_eq!(op.family(), family, "{}", op.name);
            for name in std::iter::once(&op.name).chain(op.aliases) {
                assert_eq!(seen.insert(*name, op.name), None, "{name} names two operations");
            }
        }
    }
    assert_eq!(seen.len(), ops::names().count());
    assert_eq!(ops::COUNT, ops::all().count());
}

/// Each enumeration has a type that spells its words, so that crates cannot disagree on a word.
#[test]
fn enumerations_are_spelled_by_their_types() {
    fn spells<C: Choice + std::fmt::Debug>(def: &EnumDef) {
        for (value, case) in C::ALL.iter().zip(C::CASES) {
            assert_eq!(C::of(def, case.value), Some(*value), "{}", case.name);
        }
    }
    spells::<Pipe>(Pipe::DEF);
    spells::<attrs::Relation>(&attrs::CMP);
    spells::<attrs::Relation>(&attrs::VCMP);
    spells::<attrs::MaskPattern>(&attrs::MASK_PATTERN);
    assert_eq!(attrs::Relation::of(&attrs::WAIT_CMP, 0), None);
}

#[test]
fn every_name_is_found() {
    for op in ops::all() {
        for name in std::iter::once(&op.name).chain(op.aliases) {
            assert_eq!(ops::lookup(name).map(|o| o.name), Some(op.name));
        }
    }
    assert!(ops::lookup("tad").is_none());
    assert!(ops::names().map(|(n, _)| n).is_sorted());
}

#[test]
fn every_format_compiles() {
    for op in ops::all() {
        if let Err(error) = syntax::elements(op) {
            panic!("{error}");
        }
        assert!(syntax::text(op).is_ok_and(|t| t.trim_start_matches('"').starts_with("pto.")));
    }
}

#[test]
fn syntax_reads_like_the_manual() {
    let text = |name: &str| ops::lookup(name).and_then(|op| syntax::text(op).ok()).unwrap_or_default();
    assert_eq!(text("tadd"), "pto.tadd ins(%src0, %src1 : type(%src0), type(%src1)) outs(%dst : type(%dst)) [{..}]");
    assert_eq!(text("set_flag"), "pto.set_flag[src_pipe, dst_pipe, event_id] [{..}]");
    assert_eq!(text("barrier"), "pto.barrier pipe [{..}]");
    assert!(text("tcvt").starts_with("pto.tcvt ins(%src[, %tmp] [{..}] : type(%src)[, type(%tmp)]) outs(%dst"));
    assert_eq!(text("tprint"), "pto.tprint ins(%src[, %tmp] : type(%src)[, type(%tmp)]) [{..}]");
    assert!(text("tgather").starts_with("pto.tgather ins(%src, [{maskPattern} : type(%src) [, axis]"));
    assert!(
        text("subview").starts_with("pto.subview %source[%offsets...] sizes sizes [valid [%valid_row, %valid_col]]")
    );
    assert!(text("trowmax").starts_with("pto.trowmax ins(%src[, %tmp] : type(%src)[, type(%tmp)])"));
}

#[test]
fn operands_and_attributes_are_well_formed() {
    for op in ops::all() {
        let mut names = BTreeSet::new();
        for name in op.operands.iter().map(|o| o.name.as_str()).chain(op.attrs.iter().map(|a| a.name.as_str())) {
            assert!(names.insert(name), "{}: {name} twice", op.name);
        }
        assert!(
            op.attrs.is_sorted_by(|a, b| a.name.as_str() < b.name.as_str()),
            "{}: attributes are not sorted",
            op.name
        );
        for order in op.orders {
            let listed: BTreeSet<usize> = order.iter().map(|&index| usize::from(index)).collect();
            let declared = listed.iter().all(|&index| index < op.operands.len());
            assert!(declared && listed.len() == order.len(), "{}: {order:?} is no order of operands", op.name);
        }
        for attr in op.attrs {
            if let (Domain::Enum(def), Presence::Default { value: AttrValue::Enum(v), .. }) =
                (attr.domain, attr.presence)
            {
                assert!(def.by_value(v).is_some(), "{}: default of {}", op.name, attr.name);
            }
            for key in attr.keys {
                assert!(names.insert(key), "{}: key {key} collides", op.name);
            }
        }
        let docs = op.operands.iter().map(|o| o.doc).chain(op.results.iter().map(|r| r.doc));
        for doc in docs.chain(op.attrs.iter().map(|a| a.doc)).chain([op.summary]) {
            assert!(!doc.is_empty() && !doc.ends_with('.'), "{}: {doc:?}", op.name);
        }
    }
}

#[test]
fn views_refer_to_operands() {
    for op in ops::all() {
        assert!(op.view.is_none() || op.family() == Family::View, "{}", op.name);
        for operand in op.view.map(ViewOf::operands).unwrap_or_default() {
            assert!(usize::from(operand) < op.operands.len(), "{}", op.name);
        }
        // A result that is memory states which memory it is.
        let of_memory = |result: &OpResult| {
            matches!(result.kind, Kind::Tile | Kind::MultiTile | Kind::TensorView | Kind::Partition | Kind::TileOrView)
                || matches!(result.kind, Kind::Ptr | Kind::PtrOrMemref)
        };
        let gives = op.family() == Family::View && op.results.iter().any(of_memory);
        assert!(!gives || op.view.is_some(), "{}", op.name);
    }
}

#[test]
fn extents_are_of_memory_and_say_numbers() {
    for op in ops::all() {
        for operand in op.operands {
            let Some(extent) = operand.extent else { continue };
            assert!(matches!(operand.kind, Kind::Ptr | Kind::PtrOrMemref), "{}: {}", op.name, operand.name);
            for index in extent.operands() {
                let number = op.operands.get(usize::from(index)).map(|number| number.kind);
                assert!(matches!(number, Some(Kind::Int(_) | Kind::Index)), "{}: {}", op.name, operand.name);
            }
            if let Extent::Access { width: Width::By { attribute, words, .. }, .. } = extent {
                let domain = op.attrs.get(usize::from(attribute)).map(|attribute| attribute.domain);
                let Some(Domain::Enum(def)) = domain else { panic!("{}: {}", op.name, operand.name) };
                for (word, _) in words {
                    assert!(def.cases.iter().any(|case| case.name == *word), "{}: {word}", op.name);
                }
            }
            if let Extent::Access { updated: Some(index), .. } = extent {
                let result = op.results.get(usize::from(index)).map(|result| (result.kind, result.arity));
                let optional = matches!(result, Some((Kind::Ptr | Kind::PtrOrMemref, Arity::Optional)));
                assert!(optional && usize::from(index) + 1 == op.results.len(), "{}: {}", op.name, operand.name);
            }
            if let Extent::Fractals { unless: Some(TransposeFlag::Attribute(index)), .. } = extent {
                let attribute = op.attrs.get(usize::from(index)).map(|attribute| attribute.domain);
                assert!(matches!(attribute, Some(Domain::Bool)), "{}: {}", op.name, operand.name);
            }
        }
    }
}

#[test]
fn enumerations_are_well_formed() {
    let mut mnemonics = BTreeSet::new();
    for def in attrs::ALL.iter().flat_map(|list| list.iter()) {
        if def.form.is_attribute() {
            assert!(mnemonics.insert(def.mnemonic), "{} twice", def.mnemonic);
            assert!(attrs::by_mnemonic(def.mnemonic).is_some());
        }
        let mut values = BTreeSet::new();
        let mut names = BTreeSet::new();
        for case in def.cases {
            assert!(values.insert(case.value), "{}: value {} twice", def.mnemonic, case.value);
            for name in std::iter::once(&case.name).chain(case.aliases) {
                assert_eq!(def.lookup(name).map(|c| c.value), Some(case.value), "{}: {name}", def.mnemonic);
            }
            names.insert(case.name);
        }
        assert_eq!(names.len(), def.cases.len());
        assert!(codes::by_code(def.code).is_some(), "{}: no code {}", def.mnemonic, def.code);
    }
}

#[test]
fn rules_name_what_the_row_declares() {
    for op in ops::all() {
        for rule in op.all_rules() {
            for i in rule.operands() {
                assert!(usize::from(i) < op.operands.len(), "{}: {rule:?}", op.name);
            }
            for attr in rule.attrs() {
                assert!(op.attrs.iter().any(|a| a.name == attr), "{}: no attribute {attr}", op.name);
            }
            for &code in rule.codes() {
                assert!(codes::by_code(code).is_some(), "{}: no code {code}", op.name);
            }
        }
    }
}

/// Codes of op rules; smaller codes are for types, greater ones for tools.
const RULES: std::ops::Range<u16> = 300..1300;
/// Codes among them about the order of pipes, which an analysis of whole functions reports.
const ORDER: std::ops::Range<u16> = 1250..1260;
/// Codes of errors at run time.
const RUN: std::ops::Range<u16> = 1500..1600;

#[test]
fn codes_match_pages() {
    assert!(codes::CODES.is_sorted_by(|a, b| a.code < b.code));
    let dir = concat!(env!("CARGO_MANIFEST_DIR"), "/codes");
    let mut files: BTreeSet<String> = std::fs::read_dir(dir)
        .map(|d| d.filter_map(Result::ok).map(|e| e.file_name().to_string_lossy().into_owned()).collect())
        .unwrap_or_default();
    for code in codes::CODES {
        assert!(files.remove(&format!("{}.md", code.id())), "{} has no page", code.id());
        assert!(code.page.starts_with(&format!("# {}: {}\n", code.id(), code.title)), "heading of {}", code.id());
        assert!(code.page.contains("\nSource: "), "{} has no source", code.id());
        let of_language = |language| code.page.matches(&format!("```{language}\n")).count();
        let examples: usize = ["mlir", "asm", "llvm"].map(of_language).iter().sum();
        assert!(examples == 0 || examples == 2, "{} has {examples} examples", code.id());
        // Some errors at run time depend on files or on time.
        let has_none = RUN.contains(&code.code) || code.page.contains("\nNo text file produces it.\n");
        assert!(code.code < 300 || has_none || examples == 2, "{} has no examples", code.id());
        assert_eq!(codes::parse(&code.id()).map(|c| c.code), Some(code.code));
    }
    assert!(files.is_empty(), "pages without a code: {files:?}");
}

#[test]
fn every_code_of_a_rule_range_is_reported_by_a_rule() {
    let mut used: BTreeSet<u16> = ops::all().flat_map(|op| op.all_rules()).flat_map(|r| r.codes()).copied().collect();
    used.extend([pto_isa::check::ATTR_TARGET, pto_isa::check::OP_TARGET]);
    used.extend(rule::Group::ALL.iter().flat_map(|group| group.codes()));
    used.extend(attrs::ALL.iter().flat_map(|l| l.iter()).map(|d| d.code));
    for code in codes::CODES.iter().filter(|c| RULES.contains(&c.code) && !ORDER.contains(&c.code)) {
        assert!(used.contains(&code.code), "no rule reports {}", code.id());
    }
}

#[test]
fn json_is_complete_and_deterministic() {
    let text = json::table_json();
    assert_eq!(text, json::table_json());
    let value: serde_json::Value = serde_json::from_str(&text).unwrap_or_default();
    let count = |key: &str| value[key].as_object().map_or(0, serde_json::Map::len);
    assert_eq!(count("ops"), ops::COUNT);
    assert_eq!(count("codes"), codes::CODES.len());
    assert_eq!(value["ops"]["tadd"]["dtypes"]["a2a3"], serde_json::json!(["i16", "i32", "f16", "f32"]));
    assert_eq!(value["ops"]["tadd"]["manual"][0], "tile/ops/elementwise-tile-tile/tadd.md");
}

#[test]
fn targets_parse() {
    assert_eq!("A2A3".parse(), Ok(Target::A3));
    assert!("a4".parse::<Target>().is_err());
}
