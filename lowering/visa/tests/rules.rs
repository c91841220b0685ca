//! Tests of rules that only a model can violate, as object files can; and that a test violates each rule.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

use diag::Sources;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use visa::codes::Rule;
use visa::instruction::{Arg, Value};
use visa::kernel::{Relocation, Unit, UnitKind};
use visa::operand::{Combine, Immediate, Predicate, Region, Vector, VectorClass};
use visa::table::Op;
use visa::text::parse;
use visa::types::Type;
use visa::variable::{
    Alias, FileVariable, GeneralId, Input, InputVariable, LabelId, PredicateId, SamplerId, SurfaceId, Variable,
};
use visa::verify::verify;
use visa::{Object, Place, Platform};

const KERNEL: &str = r#".version 3.6
.kernel "k"
.decl F v_type=G type=f num_elts=16 align=GRF
.decl G v_type=G type=f num_elts=16 align=GRF
.decl A v_type=A num_elts=4
.decl P v_type=P num_elts=16
.decl T6 v_type=T num_elts=1
.function "k_BB_0"
  mov (M1, 8) F(0,0)<1> G(0,0)<8;8,1>
  mov (M1, 8) r[A(0),0]<1>:f G(0,0)<8;8,1>
  or (M1, 8) P P P
  gather_scaled.4 (M1, 8) T6 0x0:ud F.0 G.0
  jmp (M1, 1) end
end:
  ret (M1,1)
"#;

/// Returns the kernel above after a change.
fn object(change: impl FnOnce(&mut Object)) -> Object {
    let mut sources = Sources::new();
    let file = sources.add("k.visaasm", KERNEL.as_bytes());
    let parsed = parse(KERNEL.as_bytes(), file, Platform::Dg2);
    assert_eq!(parsed.diagnostics, []);
    let mut object = parsed.object;
    change(&mut object);
    object
}

fn codes(change: impl FnOnce(&mut Object)) -> Vec<Rule> {
    let report = verify(&object(change), Platform::Dg2, None);
    let rule = |code| Rule::ALL.iter().copied().find(|rule| rule.code() == code).unwrap();
    report.iter().map(|diagnostic| rule(diagnostic.code)).collect()
}

fn unit(change: impl FnOnce(&mut Unit)) -> Vec<Rule> {
    codes(|object| change(&mut object.kernels[0]))
}

fn first(unit: &mut Unit, op: Op) -> &mut [Arg] {
    &mut unit.body.iter_mut().find(|instruction| instruction.op == op).unwrap().args
}

fn vector(unit: &mut Unit, op: Op, index: usize, change: impl FnOnce(&mut Vector)) {
    match &mut first(unit, op)[index].value {
        Value::Vector(vector) => change(vector),
        other => panic!("{other:?}"),
    }
}

fn input(variable: InputVariable, provenance: u8, offset: i16, size: u16) -> Input {
    Input { variable, provenance, offset, size, place: Place::NONE }
}

#[test]
fn base_is_accepted() {
    assert_eq!(unit(|_| {}), []);
}

#[test]
fn units() {
    assert_eq!(codes(|o| o.variables = vec![file_variable()]), [Rule::FileScope]);
    assert_eq!(unit(|u| u.variable_relocations = vec![Relocation { symbolic: 0, resolved: 0 }]), [Rule::FileScope]);
    let function = |linkage, input_size, return_size| UnitKind::Function { linkage, input_size, return_size };
    assert_eq!(codes(|o| o.functions = vec![Unit::new("f", function(3, 0, 0))]), [Rule::Linkage]);
    assert_eq!(codes(|o| o.functions = vec![Unit::new("f", function(0, 33, 0))]), [Rule::FunctionSize]);
    assert_eq!(codes(|o| o.functions = vec![Unit::new("f", function(0, 0, 13))]), [Rule::FunctionSize]);
    assert_eq!(codes(|o| o.functions = vec![Unit::new("f", function(2, 32, 12))]), []);
    let many = codes(|o| {
        o.kernels = (0..513).map(|i| Unit { name: format!("k{i}").into(), ..o.kernels[0].clone() }).collect()
    });
    assert_eq!(many, [Rule::UnitCount]);
    assert_eq!(unit(|u| u.name = "n".repeat(1024).into()), [Rule::NameLength]);
    assert_eq!(unit(|u| u.name = "n".repeat(1023).into()), []);
    assert_eq!(unit(|u| u.name = "".into()), [Rule::NameLength]);
    assert_eq!(unit(|u| u.generals[0].name = "tab\t".into()), [Rule::NameText]);
    assert_eq!(unit(|u| u.name = "\\".into()), [Rule::NameText]);
    assert_eq!(unit(|u| u.name = "a\"b".into()), [Rule::NameText]);
    let surface = Variable { name: "T".into(), elements: 1, attributes: Vec::new(), place: Place::NONE };
    assert_eq!(unit(|u| u.surfaces = vec![surface.clone(); 257]), [Rule::VariableCount]);
    assert_eq!(unit(|u| u.samplers = vec![surface.clone(); 33]), [Rule::VariableCount]);
    assert_eq!(
        unit(|u| u.predicates = vec![Variable { elements: 16, ..surface.clone() }; 4097]),
        [Rule::VariableCount]
    );
}

fn file_variable() -> FileVariable {
    FileVariable {
        linkage: 0,
        name: "v".into(),
        ty: Type::F,
        align: visa::variable::Align::Grf,
        elements: 1,
        attributes: Vec::new(),
    }
}

#[test]
fn aliases() {
    let alias = |base, file_scope| Some(Alias { base: GeneralId(base), offset: 0, file_scope });
    assert_eq!(unit(|u| u.generals[0].alias = alias(32, false)), [Rule::AliasCycle]);
    let both = unit(|u| (u.generals[0].alias, u.generals[1].alias) = (alias(33, false), alias(32, false)));
    assert_eq!(both, [Rule::AliasCycle, Rule::AliasCycle]);
    assert_eq!(unit(|u| u.generals[0].alias = alias(33, true)), [Rule::AliasScope]);
    assert_eq!(unit(|u| u.generals[0].alias = alias(34, false)), [Rule::UnknownVariable]);
}

#[test]
fn inputs() {
    let general = |id| InputVariable::General(GeneralId(id));
    assert_eq!(unit(|u| u.inputs = vec![input(general(32), 0, 64, 64)]), []);
    assert_eq!(unit(|u| u.inputs = vec![input(general(7), 0, 64, 32)]), [Rule::InputVariable]);
    assert_eq!(unit(|u| u.inputs = vec![input(InputVariable::Surface(SurfaceId(0)), 0, 64, 4)]), [Rule::InputVariable]);
    assert_eq!(unit(|u| u.inputs = vec![input(InputVariable::Sampler(SamplerId(0)), 0, 64, 4)]), [Rule::InputVariable]);
    assert_eq!(unit(|u| u.inputs = vec![input(general(32), 0, -64, 64)]), [Rule::InputRange]);
    assert_eq!(unit(|u| u.inputs = vec![input(general(32), 32, 64, 64)]), [Rule::Provenance]);
    let surfaces =
        |count: i16| (0..count).map(|i| input(InputVariable::Surface(SurfaceId(6)), 0, 64 + 4 * i, 4)).collect();
    assert_eq!(unit(|u| u.inputs = surfaces(257)), [Rule::InputCount]);
    assert_eq!(unit(|u| u.inputs = surfaces(256)), []);
}

#[test]
fn operands() {
    let dst = |change: fn(&mut Vector)| unit(|u| vector(u, Op::Mov, 2, change));
    let src = |change: fn(&mut Vector)| unit(|u| vector(u, Op::Mov, 3, change));
    let general = |id, region| VectorClass::General { id: GeneralId(id), row: 0, column: 0, region };
    assert_eq!(
        src(|v| v.class = VectorClass::Immediate(Immediate { ty: Type::Bool, bits: 1 })).first(),
        Some(&Rule::ImmediateType)
    );
    assert_eq!(unit(|u| vector(u, Op::Mov, 3, |v| v.class = general(99, Region::SCALAR))), [Rule::UnknownVariable]);
    assert_eq!(unit(|u| vector(u, Op::Mov, 3, |v| v.class = general(33, Region::rows(1, 0)))), [Rule::RegionForm]);
    assert_eq!(unit(|u| vector(u, Op::Mov, 3, |v| v.class = general(33, Region::dst(1)))), [Rule::RegionForm]);
    let none = Region { vertical: None, width: None, horizontal: None };
    assert_eq!(unit(|u| vector(u, Op::Mov, 2, |v| v.class = general(32, none))), [Rule::RegionForm]);
    assert_eq!(dst(|v| v.class = VectorClass::Immediate(Immediate { ty: Type::F, bits: 1 })), [Rule::OperandClass]);
    let rows = unit(|u| {
        let args = &mut u.body[2].args;
        let Value::Vector(Vector { class: VectorClass::Indirect { region, .. }, .. }) = &mut args[2].value else {
            panic!()
        };
        *region = Region::rows(1, 1);
    });
    assert_eq!(rows, [Rule::MultiAddress]);
    let predicate = |change: fn(&mut Predicate)| {
        unit(|u| {
            vector(u, Op::Or, 3, |v| {
                let VectorClass::Predicate(predicate) = &mut v.class else { panic!() };
                change(predicate);
            });
        })
    };
    assert_eq!(predicate(|p| p.inverse = true), [Rule::PredicateForm]);
    assert_eq!(predicate(|p| p.combine = Combine::Any), [Rule::PredicateForm]);
    assert_eq!(predicate(|p| p.id = PredicateId(0)), [Rule::NullOperand]);
    assert_eq!(predicate(|p| p.id = PredicateId(9)), [Rule::UnknownVariable]);
    let mixed = unit(|u| vector(u, Op::Or, 3, |v| v.class = general(32, Region::source(8, 8, 1))));
    assert!(mixed.contains(&Rule::PairedOperand), "{mixed:?}");
}

#[test]
fn arguments() {
    assert_eq!(unit(|u| u.body[1].args.truncate(3)), [Rule::Malformed]);
    assert_eq!(unit(|u| u.body[1].args[2].value = Value::Word(0)), [Rule::Malformed]);
    let surface = |id| unit(move |u| first(u, Op::GatherScaled)[5].value = Value::Surface(SurfaceId(id)));
    assert_eq!(surface(6), []);
    assert_eq!(surface(7), [Rule::UnknownVariable]);
    assert!(unit(|u| first(u, Op::GatherScaled)[2].value = Value::Word(9)).contains(&Rule::Field));
    let label = |id| unit(move |u| first(u, Op::Jmp)[2].value = Value::Label(LabelId(id)));
    assert_eq!(label(99), [Rule::UnknownVariable]);
}

#[test]
fn labels() {
    let is_end = |u: &Unit| u.body.iter().position(|i| i.op == Op::Label).unwrap();
    assert_eq!(unit(|u| drop(u.body.remove(is_end(u)))), [Rule::LabelMissing]);
    assert_eq!(unit(|u| u.body.push(u.body[is_end(u)].clone())), [Rule::LabelTwice]);
    assert_eq!(unit(|u| drop(u.body.remove(0))), [Rule::Entry]);
    assert_eq!(unit(|u| u.body.clear()), [Rule::Entry]);
}

/// Each rule that `verify` checks is violated by a text or a model above.
#[test]
fn every_rule_is_broken_somewhere() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut broken = BTreeSet::new();
    for entry in fs::read_dir(root.join("tests/verify")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "expected") {
            let text = fs::read_to_string(path).unwrap();
            broken
                .extend(text.split('[').skip(1).filter_map(|rest| rest.split_once(']')?.0.parse::<diag::Code>().ok()));
        }
    }
    let above = fs::read_to_string(root.join("tests/rules.rs")).unwrap();
    for rule in Rule::ALL.iter().filter(|rule| (201..900).contains(&rule.code().number())) {
        let named = above.contains(&format!("Rule::{rule:?}"));
        assert!(named || broken.contains(&rule.code()), "{rule:?} is broken by no test");
    }
}
