//! Scalars in memory and on the stack.

use super::Rule;
use crate::{
    emitter::{Emitter, Named},
    report::Lowered,
    site::Site,
    types,
};
use mlir_dialect::melior::ir::{Value, ValueLike};
use pto_dialect::types as mlir_types;
use pto_isa::{
    Key, Name, TypeDesc,
    ops::scalar::Opcode,
    types::{AddressSpace, Dim, StructDesc, StructToken},
};
use std::fmt::Write;

/// Returns the rule of an operation.
pub(super) const fn rule(op: Opcode) -> Rule {
    match op {
        Opcode::DeclareLocalArray => Rule::By(declare_array),
        Opcode::DeclareStruct => Rule::By(declare_struct),
        Opcode::LdDev => Rule::Missing("reads past the cache, which C++ of tiles has no call for"),
        Opcode::Load => Rule::By(load),
        Opcode::LoadScalar => Rule::By(load),
        Opcode::LocalArrayGet => Rule::By(array_get),
        Opcode::LocalArraySet => Rule::By(array_set),
        Opcode::StDev => Rule::Missing("writes past the cache, which C++ of tiles has no call for"),
        Opcode::Store => Rule::By(store),
        Opcode::StoreScalar => Rule::By(store),
        Opcode::StructGet => Rule::By(struct_get),
        Opcode::StructSet => Rule::By(struct_set),
    }
}

/// Returns the C++ type of a value that is an element.
fn scalar_type<'c, 'a>(site: &Site<'c, 'a>, value: Value<'c, 'a>) -> Lowered<String> {
    let desc = mlir_types::desc(value.r#type());
    types::of(&desc).ok_or_else(|| site.unsupported(format_args!("no value that is {}", desc.describe())))
}

/// Checks that the value that is read or written has the pointee type of the pointer, which must be a number.
fn check_element<'c, 'a>(site: &Site<'c, 'a>, value: Value<'c, 'a>) -> Lowered {
    let (found, memory) = (mlir_types::desc(value.r#type()), site.type_of(Name::Ptr));
    let pointee = memory.and_then(|memory| memory.dtype());
    match found {
        TypeDesc::Scalar(_) | TypeDesc::Index if pointee.is_some() => Ok(()),
        other => Err(site.unsupported(format_args!("expected a number as element, found {}", other.describe()))),
    }
}

fn load<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let (pointer, offset) = (e.operand(site, Name::Ptr)?, e.operand(site, Name::Offset)?);
    let result = site.first_result()?;
    check_element(site, result)?;
    let r#type = scalar_type(site, result)?;
    e.define(result, &r#type, format_args!("({pointer})[{offset}]"));
    Ok(())
}

fn store<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let (pointer, offset) = (e.operand(site, Name::Ptr)?, e.operand(site, Name::Offset)?);
    check_element(site, site.value(Name::Value)?)?;
    let value = e.operand(site, Name::Value)?;
    let space = site.type_of(Name::Ptr).and_then(|desc| desc.space());
    e.stores_scalars |= space.is_none_or(|space| space == AddressSpace::Gm);
    e.line(format_args!("({pointer})[{offset}] = {value};"));
    Ok(())
}

fn declare_array<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let result = site.first_result()?;
    let TypeDesc::LocalArray(view) = mlir_types::desc(result.r#type()) else {
        return Err(site.unsupported("expected a local array"));
    };
    let name = e.fresh();
    let extents: String = view.shape.dims().iter().map(|dim| format!("[{}]", dim.get().unwrap_or(1))).collect();
    let element = types::scalar(view.dtype);
    if view.shape.dims().contains(&Dim::Dynamic) {
        return Err(site.unsupported("an array of unknown extent"));
    }
    let declaration = format!("{element} {name}{extents};");
    if e.is_hoisted(result) {
        e.top(declaration)
    } else {
        e.line(declaration)
    }
    e.name(result, Named::new(name, element));
    Ok(())
}

fn element<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered<String> {
    let mut text = e.operand(site, Name::Array)?;
    for index in site.values(Name::Indices) {
        let _ = write!(text, "[{}]", e.value(index)?);
    }
    Ok(text)
}

fn array_get<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let text = element(e, site)?;
    let result = site.first_result()?;
    let r#type = scalar_type(site, result)?;
    e.define(result, &r#type, text);
    Ok(())
}

fn array_set<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let text = element(e, site)?;
    let value = e.operand(site, Name::Value)?;
    e.line(format_args!("{text} = {value};"));
    Ok(())
}

/// Returns the C++ name of a struct: the types of its fields; those of nested structs between `S` and `E`.
fn struct_name(desc: &StructDesc) -> String {
    let parts = desc.tokens().iter().map(|token| match token {
        StructToken::Field(dtype) => dtype.name().trim_start_matches("!pto.").to_owned(),
        StructToken::Open => "S".to_owned(),
        StructToken::Close => "E".to_owned(),
    });
    format!("PtoStruct_{}", parts.collect::<Vec<_>>().join("_"))
}

/// Defines a struct and nested structs, and returns its name.
fn define_struct(e: &mut Emitter<'_, '_, '_>, desc: &StructDesc) -> String {
    let name = struct_name(desc);
    let mut members = String::new();
    let mut number = 0_i64;
    while let Some(field) = desc.at([number]).filter(|field| !field.is_empty()) {
        let r#type = match field {
            [StructToken::Field(dtype)] => types::scalar(*dtype).to_owned(),
            inside => match StructDesc::new(inside) {
                Some(inside) => define_struct(e, &inside),
                None => break,
            },
        };
        let _ = write!(members, " {type} f{number};");
        number += 1;
    }
    e.file.add_struct(format!("struct {name} {{{members} }};"));
    name
}

fn declare_struct<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let result = site.first_result()?;
    let TypeDesc::Struct(Some(desc)) = mlir_types::desc(result.r#type()) else {
        return Err(site.unsupported("a struct of more fields than rules look at"));
    };
    let r#type = define_struct(e, &desc);
    let name = e.fresh();
    let declaration = format!("{type} {name};");
    if e.is_hoisted(result) {
        e.top(declaration)
    } else {
        e.line(declaration)
    }
    e.name(result, Named::new(name, r#type));
    Ok(())
}

fn field<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered<String> {
    let mut text = e.operand(site, Name::S)?;
    let path = site.integers(Key::Path);
    let leads = match site.type_of(Name::S) {
        Some(TypeDesc::Struct(Some(desc))) => matches!(desc.at(path.iter().copied()), Some([StructToken::Field(_)])),
        _ => false,
    };
    if !leads {
        return Err(site.unsupported(format_args!("expected a path to a field, found {path:?}")));
    }
    for step in path {
        let _ = write!(text, ".f{step}");
    }
    Ok(text)
}

fn struct_get<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let text = field(e, site)?;
    let result = site.first_result()?;
    let r#type = scalar_type(site, result)?;
    e.define(result, &r#type, text);
    Ok(())
}

fn struct_set<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let text = field(e, site)?;
    let value = e.operand(site, Name::Value)?;
    e.line(format_args!("{text} = {value};"));
    Ok(())
}
