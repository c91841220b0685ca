//! Converts bytes to structures.

use std::borrow::Cow;

use crate::Version;

use super::cursor::Cursor;
use super::error::{Fault, ReadError};
use super::layout::{
    ArrayInfo, AttributeInfo, Body, File, FileVar, GenInfo, Info, InputInfo, LabelInfo, MAGIC, Reloc, VarInfo, least,
};

type Parsed<T> = Result<T, ReadError>;

impl<'a> File<'a> {
    /// Parses an object file. The size of every table is compared with the remaining bytes, and parts must not overlap.
    ///
    /// # Errors
    /// The first defect of the header, or of each body.
    pub fn parse(bytes: &'a [u8]) -> Result<Self, Vec<ReadError>> {
        let mut cursor = Cursor::new(bytes);
        let mut file = header(&mut cursor).map_err(|e| vec![e])?;
        claims(&file, cursor.offset(), bytes.len()).map_err(|e| vec![e])?;
        let mut errors = Vec::new();
        let version = file.version;
        for (kind, units) in [("kernel_info", &mut file.kernels), ("function_info", &mut file.functions)] {
            for (index, unit) in units.iter_mut().enumerate() {
                if let Err(error) = contents(unit, bytes, version) {
                    errors.push(error.within(format_args!("{kind}[{index}]")));
                }
            }
        }
        if errors.is_empty() { Ok(file) } else { Err(errors) }
    }
}

fn header<'a>(cursor: &mut Cursor<'a>) -> Parsed<File<'a>> {
    let start = cursor.offset();
    let magic = cursor.u32("magic_number")?;
    if magic != MAGIC {
        return Err(ReadError::new(start, "magic_number", Fault::Magic(magic)));
    }
    let start = cursor.offset();
    let version = Version { major: cursor.u8("major_version")?, minor: cursor.u8("minor_version")? };
    if !version.is_read() {
        return Err(ReadError::new(start, "major_version", Fault::Version(version)));
    }
    let count = cursor.u16("num_kernels")?;
    let kernels = cursor.table(count.into(), least::KERNEL, "kernel_info", |c| kernel(c, version))?;
    let count = cursor.u16("num_variables")?;
    let variables = cursor.table(count.into(), least::FILE_VARIABLE, "file_scope_var_info", file_variable)?;
    let count = cursor.u16("num_functions")?;
    let functions = cursor.table(count.into(), least::FUNCTION, "function_info", |c| function(c, version))?;
    Ok(File { version, kernels, variables, functions })
}

fn name<'a>(cursor: &mut Cursor<'a>, wide: bool) -> Parsed<Cow<'a, [u8]>> {
    let len = if wide { cursor.u16("name_len")?.into() } else { cursor.u8("name_len")?.into() };
    cursor.bytes(len, "name").map(Cow::Borrowed)
}

fn kernel<'a>(cursor: &mut Cursor<'a>, version: Version) -> Parsed<Info<'a>> {
    let mut info = unit(cursor, version, true)?;
    let count = cursor.u8("num_gen_binaries")?;
    info.binaries = cursor.table(count.into(), least::GEN_BINARY, "gen_binary_info", gen_binary)?;
    Ok(info)
}

fn function<'a>(cursor: &mut Cursor<'a>, version: Version) -> Parsed<Info<'a>> {
    let at = cursor.offset();
    let linkage = Some(cursor.u8("linkage")?);
    Ok(Info { at, linkage, ..unit(cursor, version, false)? })
}

/// Parses the fields that kernels and functions share; only kernels have an `input_offset`.
fn unit<'a>(cursor: &mut Cursor<'a>, version: Version, has_input: bool) -> Parsed<Info<'a>> {
    let at = cursor.offset();
    let name = name(cursor, version.has_wide_name_length())?;
    let offset_at = cursor.offset();
    let offset = cursor.u32("offset")?;
    let size = cursor.u32("size")?;
    let input_offset = if has_input { Some(cursor.u32("input_offset")?) } else { None };
    let variable_relocations = relocations(cursor, "num_syms_variable", "variable_reloc_symtab")?;
    let function_relocations = relocations(cursor, "num_syms_function", "function_reloc_symtab")?;
    let (linkage, binaries, body) = (None, Vec::new(), None);
    Ok(Info {
        at,
        name,
        linkage,
        offset_at,
        offset,
        size,
        input_offset,
        variable_relocations,
        function_relocations,
        binaries,
        body,
    })
}

fn relocations(cursor: &mut Cursor<'_>, count: &'static str, table: &'static str) -> Parsed<Vec<Reloc>> {
    let count = cursor.u16(count)?;
    cursor.table(count.into(), least::RELOC, table, |c| {
        Ok(Reloc { symbolic_index: c.u16("symbolic_index")?, resolved_index: c.u16("resolved_index")? })
    })
}

fn gen_binary<'a>(cursor: &mut Cursor<'a>) -> Parsed<GenInfo<'a>> {
    let at = cursor.offset();
    let platform = cursor.u8("gen_platform")?;
    let offset = cursor.u32("binary_offset")?;
    let start = cursor.offset();
    let size = cursor.u32("binary_size")? as usize;
    let code = cursor.file_range(offset as usize, size).ok_or_else(|| {
        let expected = format!("bytes within the file from offset {offset:#x} on");
        ReadError::new(start, "binary_size", Fault::Place { expected, found: size })
    })?;
    Ok(GenInfo { at, platform, offset, code: Cow::Borrowed(code) })
}

fn file_variable<'a>(cursor: &mut Cursor<'a>) -> Parsed<FileVar<'a>> {
    Ok(FileVar {
        at: cursor.offset(),
        linkage: cursor.u8("linkage")?,
        name: name(cursor, true)?,
        bit_properties: cursor.u8("bit_properties")?,
        num_elements: cursor.u16("num_elements")?,
        attributes: attributes(cursor)?,
    })
}

fn attributes<'a>(cursor: &mut Cursor<'a>) -> Parsed<Vec<AttributeInfo<'a>>> {
    let count = cursor.u8("attribute_count")?;
    attribute_table(cursor, count.into())
}

fn attribute_table<'a>(cursor: &mut Cursor<'a>, count: usize) -> Parsed<Vec<AttributeInfo<'a>>> {
    cursor.table(count, least::ATTRIBUTE, "attribute_info", |c| {
        let at = c.offset();
        let name = c.u32("name")?;
        let size = c.u8("size")?;
        Ok(AttributeInfo { at, name, value: Cow::Borrowed(c.bytes(size.into(), "value")?) })
    })
}

/// A part of the file, and the field with its offset.
struct Part {
    start: usize,
    size: usize,
    field_at: usize,
    field: String,
}

fn parts(file: &File<'_>) -> Vec<Part> {
    let mut parts = Vec::new();
    let units = file.kernels.iter().enumerate().map(|(i, unit)| ("kernel_info", i, unit));
    let units = units.chain(file.functions.iter().enumerate().map(|(i, unit)| ("function_info", i, unit)));
    for (kind, index, unit) in units {
        if !is_extern(unit) {
            let (start, size) = (unit.offset as usize, unit.size as usize);
            parts.push(Part { start, size, field_at: unit.offset_at, field: format!("{kind}[{index}].offset") });
        }
        for (number, binary) in unit.binaries.iter().enumerate() {
            let field = format!("{kind}[{index}].gen_binary_info[{number}].binary_offset");
            let (start, size) = (binary.offset as usize, binary.code.len());
            parts.push(Part { start, size, field_at: binary.at + 1, field });
        }
    }
    parts
}

/// Checks that bodies and embedded code are inside of the file, after the header, and do not overlap.
fn claims(file: &File<'_>, header_end: usize, len: usize) -> Parsed<()> {
    let mut parts = parts(file);
    parts.sort_by_key(|part| (part.start, part.size));
    let (mut end, mut owner) = (header_end, String::from("the header"));
    for Part { start, size, field_at, field } in parts {
        let stop = start.saturating_add(size);
        if stop > len {
            let expected = format!("a part of the file, which has {len} bytes, not the bytes {start:#x}..{stop:#x}");
            return Err(ReadError::new(field_at, field, Fault::Place { expected, found: start }));
        }
        if size > 0 && start < end {
            return Err(ReadError::new(field_at, field, Fault::Overlap { start, end: stop, other: owner }));
        }
        if size > 0 {
            (end, owner) = (stop, field);
        }
    }
    Ok(())
}

/// Returns whether a unit is extern: it has no body, and offset and size are 0.
fn is_extern(unit: &Info<'_>) -> bool {
    unit.linkage == Some(0) && unit.offset == 0 && unit.size == 0
}

fn contents<'a>(unit: &mut Info<'a>, bytes: &'a [u8], version: Version) -> Parsed<()> {
    if is_extern(unit) {
        return Ok(());
    }
    let (start, size) = (unit.offset as usize, unit.size as usize);
    let all = bytes.get(start..start.saturating_add(size)).unwrap_or_default();
    let mut cursor = Cursor::at(all, start);
    unit.body = Some(body(&mut cursor, all, start, unit.input_offset, version)?);
    Ok(())
}

fn body<'a>(
    cursor: &mut Cursor<'a>,
    all: &'a [u8],
    start: usize,
    input_offset: Option<u32>,
    version: Version,
) -> Parsed<Body<'a>> {
    let count = cursor.u32("string_count")?;
    let strings = cursor.table(count as usize, least::STRING, "string_pool", |c| c.string("").map(Cow::Borrowed))?;
    let name_index = cursor.u32("name_index")?;
    let count = cursor.u32("variable_count")?;
    let variables = cursor.table(count as usize, least::VARIABLE, "var_info", variable)?;
    let count = cursor.u16("address_count")?;
    let addresses = arrays(cursor, count, "address_info")?;
    let count = cursor.u16("predicate_count")?;
    let predicates = arrays(cursor, count, "predicate_info")?;
    let count = cursor.u16("label_count")?;
    let labels = cursor.table(count.into(), least::LABEL, "label_info", |c| {
        Ok(LabelInfo {
            at: c.offset(),
            name_index: c.u32("name_index")?,
            kind: c.u8("kind")?,
            attributes: attributes(c)?,
        })
    })?;
    let count = cursor.u8("sampler_count")?;
    let samplers = arrays(cursor, count.into(), "sampler_info")?;
    let count = cursor.u8("surface_count")?;
    let surfaces = arrays(cursor, count.into(), "surface_info")?;
    let count = cursor.u8("vme_count")?;
    let vmes = arrays(cursor, count.into(), "vme_info")?;
    let inputs = match input_offset {
        Some(offset) => inputs(cursor, offset, version)?,
        None => Vec::new(),
    };
    let at_size = cursor.offset();
    let size = cursor.u32("size")? as usize;
    let at_entry = cursor.offset();
    let entry = cursor.u32("entry")? as usize;
    let function_sizes = match input_offset {
        Some(_) => None,
        None => Some((cursor.u8("input_size")?, cursor.u8("return_value_size")?)),
    };
    let count = cursor.u16("attribute_count")?;
    let attributes = attribute_table(cursor, count.into())?;
    let code_offset = cursor.offset();
    let found = code_offset - start;
    if entry != found {
        let expected = format!("the offset of the instructions, {found:#x}");
        return Err(ReadError::new(at_entry, "entry", Fault::Place { expected, found: entry }));
    }
    if size != cursor.left() {
        let expected = format!("the bytes left after the tables, {:#x}", cursor.left());
        return Err(ReadError::new(at_size, "size", Fault::Place { expected, found: size }));
    }
    let code = Cow::Borrowed(all.get(entry..).unwrap_or_default());
    Ok(Body {
        at: start,
        strings,
        name_index,
        variables,
        addresses,
        predicates,
        labels,
        samplers,
        surfaces,
        vmes,
        inputs,
        function_sizes,
        attributes,
        code_offset,
        code,
    })
}

fn variable<'a>(cursor: &mut Cursor<'a>) -> Parsed<VarInfo<'a>> {
    Ok(VarInfo {
        at: cursor.offset(),
        name_index: cursor.u32("name_index")?,
        bit_properties: cursor.u8("bit_properties")?,
        num_elements: cursor.u16("num_elements")?,
        alias_index: cursor.u32("alias_index")?,
        alias_offset: cursor.u16("alias_offset")?,
        alias_scope_specifier: cursor.u8("alias_scope_specifier")?,
        attributes: attributes(cursor)?,
    })
}

fn arrays<'a>(cursor: &mut Cursor<'a>, count: u16, table: &'static str) -> Parsed<Vec<ArrayInfo<'a>>> {
    cursor.table(count.into(), least::ARRAY, table, |c| {
        Ok(ArrayInfo {
            at: c.offset(),
            name_index: c.u32("name_index")?,
            num_elements: c.u16("num_elements")?,
            attributes: attributes(c)?,
        })
    })
}

fn inputs(cursor: &mut Cursor<'_>, offset: u32, version: Version) -> Parsed<Vec<InputInfo>> {
    if offset as usize != cursor.offset() {
        let expected = format!("the offset of num_inputs, {:#x}", cursor.offset());
        return Err(cursor.error("input_offset", Fault::Place { expected, found: offset as usize }));
    }
    let count =
        if version.has_wide_input_count() { cursor.u32("num_inputs")? } else { cursor.u8("num_inputs")?.into() };
    cursor.table(count as usize, least::INPUT, "input_info", |c| {
        Ok(InputInfo {
            at: c.offset(),
            kind: c.u8("kind")?,
            id: c.u32("id")?,
            offset: c.i16("offset")?,
            size: c.u16("size")?,
        })
    })
}
