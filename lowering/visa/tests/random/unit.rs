//! The frame of random kernels: variables, labels and inputs.

use visa::instruction::{Arg, Instruction, Value};
use visa::operand::{Exec, ExecSize, Mask, Predicate};
use visa::table::Op;
use visa::variable::{
    Align, Attribute, AttributeValue, General, GeneralId, Input, InputVariable, Label, LabelId, LabelKind, SurfaceId,
    Variable,
};
use visa::{Place, Platform, Type, Unit, UnitKind};

/// Types of general variables.
pub(crate) const TYPES: [Type; 12] =
    [Type::Ud, Type::D, Type::Uw, Type::W, Type::Ub, Type::B, Type::F, Type::Hf, Type::Bf, Type::Df, Type::Q, Type::Uq];

/// Bytes of the variables for vector operands.
pub(crate) const VECTOR_BYTES: u32 = 256;
/// Bytes of the variables for messages.
pub(crate) const MESSAGE_BYTES: u32 = 1024;
/// Number of variables of each type for vector operands.
pub(crate) const VECTORS: u32 = 2;
/// Types of variables for messages.
pub(crate) const MESSAGES: [Type; 5] = [Type::Ud, Type::D, Type::F, Type::Uq, Type::Q];
pub(crate) const LABELS: u16 = 3;
/// Numbers of elements of the predicates.
pub(crate) const PREDICATES: [u16; 4] = [32, 32, 16, 16];
pub(crate) const ADDRESSES: [u16; 3] = [1, 8, 16];

pub(crate) fn vector_id(ty: Type, which: u32) -> Option<GeneralId> {
    let index = TYPES.iter().position(|t| *t == ty)? as u32;
    Some(GeneralId(GeneralId::FIRST + index * VECTORS + which))
}

pub(crate) fn message_ids(allowed: impl Fn(Type) -> bool) -> Vec<GeneralId> {
    let first = GeneralId::FIRST + TYPES.len() as u32 * VECTORS;
    let numbered = MESSAGES.iter().enumerate();
    numbered.filter(|(_, ty)| allowed(**ty)).map(|(index, _)| GeneralId(first + index as u32)).collect()
}

fn general(name: String, ty: Type, bytes: u32) -> General {
    let elements = (bytes / ty.bytes()) as u16;
    General { name: name.into(), ty, elements, align: Align::Grf, alias: None, attributes: vec![], place: Place::NONE }
}

fn variable(name: String, elements: u16) -> Variable {
    Variable { name: name.into(), elements, attributes: vec![], place: Place::NONE }
}

fn label(name: String, kind: LabelKind) -> Label {
    Label { name: name.into(), kind, attributes: vec![], place: Place::NONE }
}

/// Returns a kernel with variables of every class and type, labels and inputs, and only the entry as instruction.
pub(crate) fn declarations(platform: Platform) -> Unit {
    let mut unit = Unit::new("k", UnitKind::Kernel);
    for ty in TYPES {
        for which in 0..VECTORS {
            unit.generals.push(general(format!("v_{ty}{which}"), ty, VECTOR_BYTES));
        }
    }
    for ty in MESSAGES {
        unit.generals.push(general(format!("m_{ty}"), ty, MESSAGE_BYTES));
    }
    unit.generals.push(general("in_ud".into(), Type::Ud, 4));
    let last = unit.generals.len() - 1;
    unit.generals[last].align = Align::Dword;
    unit.addresses = ADDRESSES.iter().enumerate().map(|(i, n)| variable(format!("a{i}"), *n)).collect();
    unit.predicates = PREDICATES.iter().enumerate().map(|(i, n)| variable(format!("p{}", i + 1), *n)).collect();
    unit.surfaces = (6..8).map(|id| variable(format!("t{id}"), 1)).collect();
    unit.labels.push(label("k_BB_0".into(), LabelKind::Subroutine));
    unit.labels.extend((0..LABELS).map(|i| label(format!("k_L{i}"), LabelKind::Block)));
    let base = 2 * platform.grf_bytes() as i16;
    let inputs = [
        (InputVariable::Surface(SurfaceId(6)), base, 4),
        (InputVariable::Surface(SurfaceId(7)), base + 4, 4),
        (InputVariable::General(GeneralId(GeneralId::FIRST + last as u32)), base + 8, 4),
    ];
    let input = |(variable, offset, size)| Input { variable, provenance: 0, offset, size, place: Place::NONE };
    unit.inputs = inputs.map(input).into();
    let attribute = |name: &str, value| Attribute { name: name.into(), value, place: Place::NONE };
    unit.attributes = vec![
        attribute("Target", AttributeValue::Number(0)),
        attribute("SimdSize", AttributeValue::Number(16)),
        attribute("SLMSize", AttributeValue::Number(4)),
    ];
    unit.body.push(at_label(Op::Subroutine, 0));
    unit
}

fn instruction(op: Op, values: impl IntoIterator<Item = Value>) -> Instruction {
    Instruction { op, args: values.into_iter().map(Arg::from).collect(), place: Place::NONE }
}

fn at_label(op: Op, id: u16) -> Instruction {
    instruction(op, [Value::Label(LabelId(id))])
}

/// Appends the labels that are jump targets, and the return.
pub(crate) fn finish(unit: &mut Unit) {
    for id in 1..=LABELS {
        unit.body.push(at_label(Op::Label, id));
    }
    let exec = Exec { size: ExecSize::N1, mask: Mask::M1 };
    unit.body.push(instruction(Op::Ret, [Value::Exec(exec), Value::Predicate(Predicate::NONE)]));
    number_labels(unit);
}

/// Numbers labels by their first use, like the parser.
fn number_labels(unit: &mut Unit) {
    let mut order: Vec<LabelId> = Vec::new();
    let mut number = |id: &mut LabelId| {
        let index = order.iter().position(|known| known == id).unwrap_or_else(|| {
            order.push(*id);
            order.len() - 1
        });
        *id = LabelId(index as u16);
    };
    for arg in unit.body.iter_mut().flat_map(|instruction| &mut instruction.args) {
        match &mut arg.value {
            Value::Label(id) => number(id),
            Value::Labels(ids) => ids.iter_mut().for_each(&mut number),
            _ => {}
        }
    }
    unit.labels = order.iter().map(|id| unit.labels[usize::from(id.0)].clone()).collect();
}
