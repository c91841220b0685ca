//! Converts the structures of an object file to the model.

use crate::kernel::{GenBinary, Object, Relocation, Unit, UnitKind};
use crate::operand::Predicate;
use crate::variable::{
    Alias, Align, Attribute, AttributeValue, FileVariable, General, GeneralId, Input, InputVariable, Label, LabelKind,
    PREDEFINED_GENERALS, PredicateId, SamplerId, SurfaceId, Variable, attribute,
};
use crate::{Place, Type, Version};

use super::code::{self, Scope};
use super::cursor::Cursor;
use super::error::{Fault, ReadError};
use super::layout::{ArrayInfo, AttributeInfo, Body, File, FileVar, Info, InputInfo, LabelInfo, Reloc, VarInfo};
use super::names::Strings;
use super::operand::Ids;

type Decoded<T> = Result<T, ReadError>;

/// Converts a file of `len` bytes.
pub(crate) fn object(file: &File<'_>, len: usize) -> Result<Object, Vec<ReadError>> {
    let mut errors = Vec::new();
    let mut object = Object { version: file.version, ..Object::default() };
    for (index, variable) in file.variables.iter().enumerate() {
        match file_variable(variable) {
            Ok(variable) => object.variables.push(variable),
            Err(error) => errors.push(error.within(format_args!("file_scope_var_info[{index}]"))),
        }
    }
    let both = [
        ("kernel_info", &file.kernels, &mut object.kernels),
        ("function_info", &file.functions, &mut object.functions),
    ];
    for (kind, infos, units) in both {
        for (index, info) in infos.iter().enumerate() {
            match unit(info, len, file.version) {
                Ok(unit) => units.push(unit),
                Err(error) => errors.push(error.within(format_args!("{kind}[{index}]"))),
            }
        }
    }
    if errors.is_empty() { Ok(object) } else { Err(errors) }
}

fn invalid(offset: usize, field: &str, expected: &str, found: impl ToString) -> ReadError {
    ReadError::new(offset, field, Fault::Value { expected: expected.to_owned(), found: found.to_string() })
}

fn text(bytes: &[u8], offset: usize, field: &str) -> Decoded<Box<str>> {
    std::str::from_utf8(bytes).map(Into::into).map_err(|_| ReadError::new(offset, field, Fault::Text))
}

fn relocations(table: &[Reloc]) -> Vec<Relocation> {
    table.iter().map(|r| Relocation { symbolic: r.symbolic_index, resolved: r.resolved_index }).collect()
}

fn properties(byte: u8, offset: usize) -> Decoded<(Type, Align)> {
    let align = Align::from_code(byte >> 4);
    let align = align.ok_or_else(|| invalid(offset, "bit_properties", "the code of an alignment", byte >> 4))?;
    let ty = Type::from_code(byte & 15).filter(|ty| !ty.is_packed() && *ty != Type::Bool);
    Ok((ty.ok_or_else(|| invalid(offset, "bit_properties", "the code of a type of variables", byte & 15))?, align))
}

fn file_variable(variable: &FileVar<'_>) -> Decoded<FileVariable> {
    let (ty, align) = properties(variable.bit_properties, variable.at)?;
    if let Some(attribute) = variable.attributes.first() {
        // Their names are indices of strings, but there is no string pool for the whole file.
        return Err(ReadError::new(
            attribute.at,
            "attribute_info",
            Fault::Unsupported("attributes of variables of the file"),
        ));
    }
    Ok(FileVariable {
        linkage: variable.linkage,
        name: text(&variable.name, variable.at, "name")?,
        ty,
        align,
        elements: variable.num_elements,
        attributes: Vec::new(),
    })
}

fn unit(info: &Info<'_>, len: usize, version: Version) -> Decoded<Unit> {
    let name = text(&info.name, info.at, "name")?;
    let (input_size, return_size) = info.body.as_ref().and_then(|b| b.function_sizes).unwrap_or_default();
    let kind = match info.linkage {
        Some(linkage) => UnitKind::Function { linkage, input_size, return_size },
        None => UnitKind::Kernel,
    };
    let mut unit = Unit::new(name, kind);
    unit.variable_relocations = relocations(&info.variable_relocations);
    unit.function_relocations = relocations(&info.function_relocations);
    unit.binaries =
        info.binaries.iter().map(|b| GenBinary { platform: b.platform, code: b.code.as_ref().into() }).collect();
    if let Some(body) = &info.body {
        let mut reader = BodyReader { body, strings: Strings::new(&body.strings, len) };
        reader.fill(&mut unit, version)?;
    }
    Ok(unit)
}

struct BodyReader<'a> {
    body: &'a Body<'a>,
    strings: Strings<'a>,
}

/// Converts each entry of a table; errors state the entry.
fn each<T, U>(table: &[T], name: &str, mut entry: impl FnMut(&T) -> Decoded<U>) -> Decoded<Vec<U>> {
    let mut entries = Vec::with_capacity(table.len());
    for (index, item) in table.iter().enumerate() {
        entries.push(entry(item).map_err(|e| e.within(format_args!("{name}[{index}]")))?);
    }
    Ok(entries)
}

impl BodyReader<'_> {
    fn fill(&mut self, unit: &mut Unit, version: Version) -> Decoded<()> {
        let body = self.body;
        let name = self.strings.get(body.name_index, body.at, "name_index")?;
        if name != &*unit.name {
            return Err(invalid(
                body.at,
                "name_index",
                &format!("the name in the header, `{}`", unit.name),
                format!("`{name}`"),
            ));
        }
        if !body.vmes.is_empty() {
            return Err(ReadError::new(body.at, "vme_count", Fault::Unsupported("a VME variable")));
        }
        let ids = ids(body);
        unit.generals = each(&body.variables, "var_info", |v| self.general(v, &ids))?;
        unit.addresses = each(&body.addresses, "address_info", |v| self.array(v))?;
        unit.predicates = each(&body.predicates, "predicate_info", |v| self.array(v))?;
        unit.samplers = each(&body.samplers, "sampler_info", |v| self.array(v))?;
        unit.surfaces = each(&body.surfaces, "surface_info", |v| self.array(v))?;
        unit.labels = each(&body.labels, "label_info", |l| self.label(l))?;
        unit.inputs = each(&body.inputs, "input_info", |input| self::input(input, &ids))?;
        unit.attributes = self.attributes(&body.attributes)?;
        let mut cursor = Cursor::at(&body.code, body.code_offset);
        unit.body = code::read(&mut cursor, &mut Scope { ids, strings: &mut self.strings, version })?;
        Ok(())
    }

    fn general(&mut self, info: &VarInfo<'_>, ids: &Ids) -> Decoded<General> {
        let (ty, align) = properties(info.bit_properties, info.at)?;
        let file_scope = match info.alias_scope_specifier {
            0 => false,
            1 => true,
            other => return Err(invalid(info.at, "alias_scope_specifier", "0 (local) or 1 (global)", other)),
        };
        let alias = match info.alias_index {
            0 if info.alias_offset == 0 && !file_scope => None,
            0 => {
                return Err(invalid(
                    info.at,
                    "alias_index",
                    "a variable, as the offset and scope of an alias are set",
                    0,
                ));
            }
            id if file_scope => Some(Alias { base: GeneralId(id), offset: info.alias_offset, file_scope }),
            id => Some(Alias {
                base: ids.known_general(id, info.at, "alias_index")?,
                offset: info.alias_offset,
                file_scope,
            }),
        };
        Ok(General {
            name: self.strings.text(info.name_index, info.at, "name_index")?,
            ty,
            elements: info.num_elements,
            align,
            alias,
            attributes: self.attributes(&info.attributes)?,
            place: Place::NONE,
        })
    }

    fn array(&mut self, info: &ArrayInfo<'_>) -> Decoded<Variable> {
        Ok(Variable {
            name: self.strings.text(info.name_index, info.at, "name_index")?,
            elements: info.num_elements,
            attributes: self.attributes(&info.attributes)?,
            place: Place::NONE,
        })
    }

    fn label(&mut self, info: &LabelInfo<'_>) -> Decoded<Label> {
        let kind = LabelKind::from_code(info.kind);
        Ok(Label {
            name: self.strings.text(info.name_index, info.at, "name_index")?,
            kind: kind.ok_or_else(|| invalid(info.at, "kind", "the kind of a label", info.kind))?,
            attributes: self.attributes(&info.attributes)?,
            place: Place::NONE,
        })
    }

    fn attributes(&mut self, table: &[AttributeInfo<'_>]) -> Decoded<Vec<Attribute>> {
        each(table, "attribute_info", |info| {
            let name = self.strings.text(info.name, info.at, "name")?;
            let value = value(&name, info)?;
            Ok(Attribute { name, value, place: Place::NONE })
        })
    }
}

/// Attributes with a text as value.
const TEXTS: [&str; 2] = [attribute::ASM_NAME, attribute::OUTPUT_ASM_PATH];

fn value(name: &str, info: &AttributeInfo<'_>) -> Decoded<AttributeValue> {
    if TEXTS.contains(&name) {
        return Ok(AttributeValue::Text(text(&info.value, info.at, "value")?));
    }
    match *info.value {
        [] => Ok(AttributeValue::Flag),
        [byte] => Ok(AttributeValue::Number(byte.into())),
        [low, high] => Ok(AttributeValue::Number(u16::from_le_bytes([low, high]).into())),
        [a, b, c, d] => Ok(AttributeValue::Number(i32::from_le_bytes([a, b, c, d]))),
        [..] => Ok(AttributeValue::Text(text(&info.value, info.at, "value")?)),
    }
}

/// Converts an input: class in bits 0 and 1, provenance in bits 3 to 7. Source: The Virtual ISA Object Format, input
/// variables.
fn input(info: &InputInfo, ids: &Ids) -> Decoded<Input> {
    let id = || {
        u16::try_from(info.id)
            .map_err(|_| ReadError::new(info.at, "id", Fault::Index { index: info.id as usize, len: 1 << 16 }))
    };
    let variable = match info.kind & 7 {
        0 => InputVariable::General(ids.known_general(info.id, info.at, "id")?),
        1 => InputVariable::Sampler(ids.sampler(id()?, info.at)?),
        2 => InputVariable::Surface(ids.surface(id()?, info.at)?),
        other => return Err(invalid(info.at, "kind", "0 (general), 1 (sampler) or 2 (surface)", other)),
    };
    Ok(Input { variable, provenance: info.kind >> 3, offset: info.offset, size: info.size, place: Place::NONE })
}

pub(crate) fn ids(body: &Body<'_>) -> Ids {
    Ids {
        generals: GeneralId::FIRST as usize + body.variables.len(),
        addresses: body.addresses.len(),
        predicates: (usize::from(PredicateId::FIRST) + body.predicates.len()).min(usize::from(Predicate::MAX_ID) + 1),
        labels: body.labels.len(),
        samplers: usize::from(SamplerId::FIRST) + body.samplers.len(),
        surfaces: usize::from(SurfaceId::FIRST) + body.surfaces.len(),
        predefined_generals: PREDEFINED_GENERALS.len(),
    }
}
