//! Reads and writes instructions, field by field as their definitions state.

use std::sync::LazyLock;

use crate::instruction::{Arg, Instruction, Value};
use crate::table::{self, Field, Kind, Op, OpDef, Role, Width, WordKind};
use crate::variable::{LabelId, VariableId};
use crate::word::Precision;
use crate::{Place, Version};

use super::cursor::{Cursor, Sink};
use super::error::{Fault, ReadError, WriteError};
use super::names::Strings;
use super::operand::{self, Ids};
use super::pool::Pool;

/// Definitions by opcode and subopcode.
enum Slot {
    None,
    One(&'static OpDef),
    Sub(Box<[Option<&'static OpDef>; 256]>),
}

static DEFINITIONS: LazyLock<Vec<Slot>> = LazyLock::new(|| {
    let mut slots: Vec<Slot> = (0..256).map(|_| Slot::None).collect();
    for definition in table::definitions() {
        let Some(slot) = slots.get_mut(usize::from(definition.opcode)) else { continue };
        match (definition.sub, &mut *slot) {
            // A definition with the same bytes as an earlier one is another spelling of it.
            (None, Slot::One(_) | Slot::Sub(_)) | (Some(_), Slot::One(_)) => {}
            (None, Slot::None) => *slot = Slot::One(definition),
            (Some(sub), Slot::Sub(definitions)) => {
                if let Some(entry) = definitions.get_mut(usize::from(sub)) {
                    entry.get_or_insert(definition);
                }
            }
            (Some(sub), Slot::None) => {
                let mut definitions = Box::new([None; 256]);
                if let Some(entry) = definitions.get_mut(usize::from(sub)) {
                    *entry = Some(definition);
                }
                *slot = Slot::Sub(definitions);
            }
        }
    }
    slots
});

/// Returns the name of a role in paths of fields.
pub(crate) fn role_name(role: Role) -> String {
    format!("{role:?}").to_lowercase()
}

/// Returns whether a number is a legal code of a word.
fn is_word(words: WordKind, code: u32) -> bool {
    let byte = |index: usize| code.to_le_bytes().get(index).copied().map_or(0, u32::from);
    let known = |code: u32| words.words().iter().any(|(known, _)| *known == code);
    match words {
        WordKind::Number | WordKind::FenceFlags => true,
        WordKind::Dpas => Precision::from_code(byte(0)).is_some() && Precision::from_code(byte(1)).is_some(),
        WordKind::Atomic => known(code & 31) && code >> 5 < 3,
        WordKind::SvmOwords => known(code & 7) && code < 16,
        WordKind::Condition
        | WordKind::MinMax
        | WordKind::Media
        | WordKind::Power
        | WordKind::SvmBlock
        | WordKind::Channels
        | WordKind::Phase
        | WordKind::Sfid
        | WordKind::Caching
        | WordKind::AddressModel
        | WordKind::AddressSize
        | WordKind::DataSize
        | WordKind::DataOrder
        | WordKind::DataElements
        | WordKind::Components
        | WordKind::FenceOp
        | WordKind::FenceScope => known(code),
    }
}

/// Returns whether a version has a field: version 3.6 added the shared function of split sends.
fn has_field(definition: &OpDef, field: &Field, version: Version) -> bool {
    definition.op != Op::RawSends || field.role != Role::MessageSfid || version.has_sends_function()
}

/// The tables to which fields of instructions refer.
pub(crate) struct Scope<'s, 'a> {
    pub(crate) ids: Ids,
    pub(crate) strings: &'s mut Strings<'a>,
    pub(crate) version: Version,
}

/// Reads instructions up to the end of the unit.
pub(crate) fn read(c: &mut Cursor<'_>, scope: &mut Scope<'_, '_>) -> Result<Vec<Instruction>, ReadError> {
    // Few instructions of tile kernels are shorter than 16 bytes.
    let mut body = Vec::with_capacity(c.left() / 16);
    while !c.is_empty() {
        let index = body.len();
        body.push(instruction(c, scope).map_err(|e| e.within(format_args!("instructions[{index}]")))?);
    }
    Ok(body)
}

fn definition(c: &mut Cursor<'_>) -> Result<&'static OpDef, ReadError> {
    let start = c.offset();
    let opcode = c.u8("opcode")?;
    match DEFINITIONS.get(usize::from(opcode)) {
        Some(Slot::One(definition)) => Ok(definition),
        Some(Slot::Sub(definitions)) => {
            let start = c.offset();
            let sub = c.u8("subopcode")?;
            let found = definitions.get(usize::from(sub)).copied().flatten();
            found.ok_or_else(|| ReadError::new(start, "subopcode", Fault::Opcode(format!("{opcode:#04x}.{sub:#04x}"))))
        }
        Some(Slot::None) | None => Err(ReadError::new(start, "opcode", Fault::Opcode(format!("{opcode:#04x}")))),
    }
}

pub(crate) fn instruction(c: &mut Cursor<'_>, scope: &mut Scope<'_, '_>) -> Result<Instruction, ReadError> {
    let definition = definition(c)?;
    let mut args = Vec::with_capacity(definition.fields.len());
    let mut labels = 0;
    for field in definition.fields {
        if !has_field(definition, field, scope.version) {
            args.push(Arg::from(Value::Word(0)));
            continue;
        }
        let value =
            value(c, field, scope, &mut labels).map_err(|e| e.within(role_name(field.role)).within(definition.name))?;
        args.push(Arg::from(value));
    }
    Ok(Instruction { op: definition.op, args, place: Place::NONE })
}

fn value(c: &mut Cursor<'_>, field: &Field, scope: &mut Scope<'_, '_>, labels: &mut u8) -> Result<Value, ReadError> {
    let ids = &scope.ids;
    let start = c.offset();
    Ok(match &field.kind {
        Kind::Exec => Value::Exec(operand::exec(c)?),
        Kind::Elements => Value::Exec(operand::elements(c)?),
        Kind::Predicate => Value::Predicate(ids.predicate(c)?),
        Kind::Vector(rule) => Value::Vector(ids.vector(c, rule, field.role)?),
        Kind::Raw(_) => Value::Raw(ids.raw(c)?),
        Kind::Surface => Value::Surface(ids.surface(c.u8("id")?.into(), start)?),
        Kind::Sampler => Value::Sampler(ids.sampler(c.u8("id")?.into(), start)?),
        Kind::Label(_) => Value::Label(ids.label(c)?),
        Kind::LabelCount => {
            *labels = c.u8("count")?;
            Value::Word((*labels).into())
        }
        Kind::Labels => {
            let ids = c.table(usize::from(*labels), 2, "label", |c| ids.label(c))?;
            Value::Labels(ids.into_boxed_slice())
        }
        Kind::Word(width, words) => {
            let word = match width {
                Width::B1 => c.u8("value")?.into(),
                Width::B2 => c.u16("value")?.into(),
                Width::B4 => c.u32("value")?,
                Width::Twice => twice(c)?,
            };
            if !is_word(*words, word) {
                let expected = format!("a code of {words:?}");
                return Err(ReadError::new(start, "value", Fault::Value { expected, found: word.to_string() }));
            }
            Value::Word(word)
        }
        Kind::Lifetime => lifetime(c, ids)?,
        Kind::Text => Value::Text(scope.strings.text(c.u32("string")?, start, "string")?),
        Kind::Function => Value::Text(scope.strings.text(c.u16("string")?.into(), start, "string")?),
    })
}

fn twice(c: &mut Cursor<'_>) -> Result<u32, ReadError> {
    let start = c.offset();
    let [first, second] = c.array("value")?;
    if first == second {
        return Ok(first.into());
    }
    let (expected, found) = ("the same byte twice".to_owned(), format!("{first} and {second}"));
    Err(ReadError::new(start, "value", Fault::Value { expected, found }))
}

/// Reads a lifetime: start or end in bit 0, the class of the variable in bits 4 and 5.
fn lifetime(c: &mut Cursor<'_>, ids: &Ids) -> Result<Value, ReadError> {
    let start = c.offset();
    let properties = c.u8("properties")?;
    let at_id = c.offset();
    let id = c.u32("variable")?;
    let narrow = || {
        u16::try_from(id).map_err(|_| ReadError::new(at_id, "variable", Fault::Index { index: id as usize, len: 4096 }))
    };
    let variable = match properties >> 1 {
        0 => VariableId::General(ids.known_general(id, at_id, "variable")?),
        8 => VariableId::Address(ids.known_address(narrow()?, at_id, "variable")?),
        16 => VariableId::Predicate(ids.known_predicate(narrow()?, at_id, "variable")?),
        _ => {
            let expected = "a general, address or predicate variable".to_owned();
            let found = format!("{properties:#04x}");
            return Err(ReadError::new(start, "properties", Fault::Value { expected, found }));
        }
    };
    Ok(Value::Lifetime(properties & 1 != 0, variable))
}

impl Ids {
    fn label(&self, c: &mut Cursor<'_>) -> Result<LabelId, ReadError> {
        let start = c.offset();
        let id = c.u16("id")?;
        if usize::from(id) < self.labels {
            return Ok(LabelId(id));
        }
        Err(ReadError::new(start, "id", Fault::Index { index: id.into(), len: self.labels }))
    }
}

/// Writes the instructions of a unit.
pub(crate) fn write<'a>(body: &'a [Instruction], pool: &mut Pool<'a>, version: Version) -> Result<Vec<u8>, WriteError> {
    let mut sink = Sink::with_capacity(body.len() * 40);
    for (index, instruction) in body.iter().enumerate() {
        put(&mut sink, instruction, pool, version)
            .map_err(|e| e.within(format_args!("instructions[{index}].{}", instruction.definition().name)))?;
    }
    Ok(sink.finish())
}

fn put<'a>(
    sink: &mut Sink,
    instruction: &'a Instruction,
    pool: &mut Pool<'a>,
    version: Version,
) -> Result<(), WriteError> {
    let definition = instruction.definition();
    sink.u8(definition.opcode);
    if let Some(sub) = definition.sub {
        sink.u8(sub);
    }
    if instruction.args.len() != definition.fields.len() {
        let (expected, found) = (definition.fields.len(), instruction.args.len());
        return Err(WriteError::Layout(format!("expected {expected} arguments, found {found}")));
    }
    for (field, arg) in definition.fields.iter().zip(&instruction.args) {
        if !has_field(definition, field, version) {
            if arg.value != Value::Word(0) {
                return Err(WriteError::Layout(format!("version {version} has no field for the shared function")));
            }
            continue;
        }
        if let Kind::LabelCount = field.kind {
            sink.count8(label_count(instruction), "count")?;
            continue;
        }
        put_value(sink, field, &arg.value, pool).map_err(|e| e.within(role_name(field.role)))?;
    }
    Ok(())
}

/// Returns the number of labels of a jump table.
fn label_count(instruction: &Instruction) -> usize {
    instruction.args.iter().map(|arg| if let Value::Labels(labels) = &arg.value { labels.len() } else { 0 }).sum()
}

fn put_value<'a>(sink: &mut Sink, field: &Field, value: &'a Value, pool: &mut Pool<'a>) -> Result<(), WriteError> {
    match (&field.kind, value) {
        (Kind::Exec, Value::Exec(exec)) => operand::put_exec(sink, *exec),
        (Kind::Elements, Value::Exec(exec)) => operand::put_elements(sink, *exec)?,
        (Kind::Predicate, Value::Predicate(predicate)) => operand::put_predicate(sink, *predicate)?,
        (Kind::Vector(_), Value::Vector(vector)) => operand::put_vector(sink, vector)?,
        (Kind::Raw(_), Value::Raw(raw)) => operand::put_raw(sink, *raw),
        (Kind::Surface, Value::Surface(id)) => sink.count8(id.0.into(), "surface")?,
        (Kind::Sampler, Value::Sampler(id)) => sink.count8(id.0.into(), "sampler")?,
        (Kind::Label(_), Value::Label(id)) => sink.u16(id.0),
        (Kind::Labels, Value::Labels(labels)) => labels.iter().for_each(|id| sink.u16(id.0)),
        (Kind::Word(width, _), Value::Word(word)) => match width {
            Width::B1 => sink.count8(*word as usize, "value")?,
            Width::B2 => sink.count16(*word as usize, "value")?,
            Width::B4 => sink.u32(*word),
            Width::Twice => {
                sink.count8(*word as usize, "value")?;
                sink.count8(*word as usize, "value")?;
            }
        },
        (Kind::Lifetime, Value::Lifetime(ends, variable)) => put_lifetime(sink, *ends, *variable)?,
        (Kind::Text, Value::Text(text)) => sink.u32(pool.index(text)?),
        (Kind::Function, Value::Text(text)) => sink.count16(pool.index(text)? as usize, "string")?,
        (kind, value) => return Err(WriteError::Layout(format!("expected {kind:?}, found {value:?}"))),
    }
    Ok(())
}

fn put_lifetime(sink: &mut Sink, ends: bool, variable: VariableId) -> Result<(), WriteError> {
    let (class, id) = match variable {
        VariableId::General(id) => (0, id.0),
        VariableId::Address(id) => (1, id.0.into()),
        VariableId::Predicate(id) => (2, id.0.into()),
        VariableId::Sampler(_) | VariableId::Surface(_) => {
            return Err(WriteError::Layout("samplers and surfaces have no lifetime".to_owned()));
        }
    };
    sink.u8(u8::from(ends) | class << 4);
    sink.u32(id);
    Ok(())
}
