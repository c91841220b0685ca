//! Converts the model to the structures of an object file.

use std::borrow::Cow;

use crate::Version;
use crate::kernel::{GenBinary, Object, Relocation, Unit, UnitKind};
use crate::variable::{Alias, Attribute, AttributeValue, FileVariable, General, Input, InputVariable, Label, Variable};

use super::code;
use super::error::WriteError;
use super::layout::{
    ArrayInfo, AttributeInfo, Body, File, FileVar, GenInfo, Info, InputInfo, LabelInfo, Reloc, VarInfo,
};
use super::pool::Pool;

type Encoded<T> = Result<T, WriteError>;

/// Converts an object.
pub(crate) fn file(object: &Object, version: Version) -> Encoded<File<'_>> {
    if !version.is_written() {
        return Err(WriteError::Version(version));
    }
    let named = |unit| info(unit, version).map_err(|e: WriteError| e.within(&unit.name));
    Ok(File {
        version,
        kernels: object.kernels.iter().map(named).collect::<Encoded<_>>()?,
        variables: object.variables.iter().map(file_variable).collect::<Encoded<_>>()?,
        functions: object.functions.iter().map(named).collect::<Encoded<_>>()?,
    })
}

fn relocations(table: &[Relocation]) -> Vec<Reloc> {
    table.iter().map(|r| Reloc { symbolic_index: r.symbolic, resolved_index: r.resolved }).collect()
}

fn file_variable(variable: &FileVariable) -> Encoded<FileVar<'_>> {
    if !variable.attributes.is_empty() {
        return Err(WriteError::Layout(format!("{}: variables of the file cannot have attributes", variable.name)));
    }
    Ok(FileVar {
        at: 0,
        linkage: variable.linkage,
        name: Cow::Borrowed(variable.name.as_bytes()),
        bit_properties: variable.ty.code() | variable.align.code() << 4,
        num_elements: variable.elements,
        attributes: Vec::new(),
    })
}

fn info(unit: &Unit, version: Version) -> Encoded<Info<'_>> {
    let linkage = match unit.kind {
        UnitKind::Kernel => None,
        UnitKind::Function { linkage, .. } => Some(linkage),
    };
    let is_extern = linkage == Some(0) && unit.body.is_empty();
    let binaries = unit.binaries.iter();
    Ok(Info {
        at: 0,
        name: Cow::Borrowed(unit.name.as_bytes()),
        linkage,
        offset_at: 0,
        offset: 0,
        size: 0,
        input_offset: None,
        variable_relocations: relocations(&unit.variable_relocations),
        function_relocations: relocations(&unit.function_relocations),
        binaries: binaries
            .map(|GenBinary { platform, code }| GenInfo {
                at: 0,
                platform: *platform,
                offset: 0,
                code: Cow::Borrowed(code),
            })
            .collect(),
        body: if is_extern { None } else { Some(body(unit, version)?) },
    })
}

fn body(unit: &Unit, version: Version) -> Encoded<Body<'_>> {
    let mut pool = Pool::default();
    let pool = &mut pool;
    let name_index = pool.index(&unit.name)?;
    let variables = unit.generals.iter().map(|v| general(v, pool)).collect::<Encoded<_>>()?;
    let addresses = arrays(&unit.addresses, pool)?;
    let predicates = arrays(&unit.predicates, pool)?;
    let labels = unit.labels.iter().map(|l| label(l, pool)).collect::<Encoded<_>>()?;
    let samplers = arrays(&unit.samplers, pool)?;
    let surfaces = arrays(&unit.surfaces, pool)?;
    let attributes = attributes(&unit.attributes, pool)?;
    let code = Cow::Owned(code::write(&unit.body, pool, version)?);
    Ok(Body {
        at: 0,
        strings: std::mem::take(pool).into_strings(),
        name_index,
        variables,
        addresses,
        predicates,
        labels,
        samplers,
        surfaces,
        vmes: Vec::new(),
        inputs: unit.inputs.iter().map(input).collect(),
        function_sizes: match unit.kind {
            UnitKind::Kernel => None,
            UnitKind::Function { linkage: _, input_size, return_size } => Some((input_size, return_size)),
        },
        attributes,
        code_offset: 0,
        code,
    })
}

fn attributes<'a>(list: &'a [Attribute], pool: &mut Pool<'a>) -> Encoded<Vec<AttributeInfo<'a>>> {
    let one = |attribute: &'a Attribute| {
        let value = match &attribute.value {
            AttributeValue::Flag => Cow::Borrowed(&[][..]),
            AttributeValue::Number(number) => Cow::Owned(number.to_le_bytes().to_vec()),
            AttributeValue::Text(text) => Cow::Borrowed(text.as_bytes()),
        };
        Ok(AttributeInfo { at: 0, name: pool.index(&attribute.name)?, value })
    };
    list.iter().map(one).collect()
}

fn general<'a>(variable: &'a General, pool: &mut Pool<'a>) -> Encoded<VarInfo<'a>> {
    let (alias_index, alias_offset, file_scope) = match variable.alias {
        None => (0, 0, false),
        Some(Alias { base, offset, file_scope }) => (base.0, offset, file_scope),
    };
    Ok(VarInfo {
        at: 0,
        name_index: pool.index(&variable.name)?,
        bit_properties: variable.ty.code() | variable.align.code() << 4,
        num_elements: variable.elements,
        alias_index,
        alias_offset,
        alias_scope_specifier: file_scope.into(),
        attributes: attributes(&variable.attributes, pool)?,
    })
}

fn arrays<'a>(list: &'a [Variable], pool: &mut Pool<'a>) -> Encoded<Vec<ArrayInfo<'a>>> {
    let one = |variable: &'a Variable| {
        Ok(ArrayInfo {
            at: 0,
            name_index: pool.index(&variable.name)?,
            num_elements: variable.elements,
            attributes: attributes(&variable.attributes, pool)?,
        })
    };
    list.iter().map(one).collect()
}

fn label<'a>(label: &'a Label, pool: &mut Pool<'a>) -> Encoded<LabelInfo<'a>> {
    Ok(LabelInfo {
        at: 0,
        name_index: pool.index(&label.name)?,
        kind: label.kind as u8,
        attributes: attributes(&label.attributes, pool)?,
    })
}

fn input(input: &Input) -> InputInfo {
    let (class, id) = match input.variable {
        InputVariable::General(id) => (0, id.0),
        InputVariable::Sampler(id) => (1, id.0.into()),
        InputVariable::Surface(id) => (2, id.0.into()),
    };
    InputInfo { at: 0, kind: class | input.provenance << 3, id, offset: input.offset, size: input.size }
}
