//! Prints the structures of an object file: every field with its name, and the offset of each structure.

use std::fmt::{self, Write};

use crate::Type;
use crate::instruction::Value;
use crate::variable::{Align, GeneralId, LabelKind, PredicateId, SurfaceId};

use super::code::{self, Scope};
use super::decode;
use super::layout::{ArrayInfo, AttributeInfo, Body, File, Info, InputInfo, LabelInfo, Reloc, VarInfo};
use super::names::Strings;

/// Prints the tables and instructions of a file of `len` bytes. In place of instructions that cannot be read, it prints
/// the error.
#[must_use]
pub fn dump(file: &File<'_>, len: usize) -> String {
    let mut out = String::new();
    // Writing to a String does not fail.
    let _ = write_file(&mut out, file, len);
    out
}

fn text(bytes: &[u8]) -> String {
    format!("\"{}\"", String::from_utf8_lossy(bytes).escape_debug())
}

fn write_file(out: &mut String, file: &File<'_>, len: usize) -> fmt::Result {
    let (kernels, variables, functions) = (file.kernels.len(), file.variables.len(), file.functions.len());
    writeln!(
        out,
        "header version={} kernels={kernels} variables={variables} functions={functions} bytes={len}",
        file.version
    )?;
    for (index, variable) in file.variables.iter().enumerate() {
        let properties = properties(variable.bit_properties);
        let (name, linkage, elements) = (text(&variable.name), variable.linkage, variable.num_elements);
        writeln!(
            out,
            "{:#08x} file_scope_var_info[{index}] {name} linkage={linkage} {properties} num_elements={elements}",
            variable.at
        )?;
    }
    for (kind, units) in [("kernel_info", &file.kernels), ("function_info", &file.functions)] {
        for (index, unit) in units.iter().enumerate() {
            write_unit(out, kind, index, unit, file, len)?;
        }
    }
    Ok(())
}

fn write_unit(out: &mut String, kind: &str, index: usize, unit: &Info<'_>, file: &File<'_>, len: usize) -> fmt::Result {
    write!(
        out,
        "\n{:#08x} {kind}[{index}] {} offset={:#x} size={}",
        unit.at,
        text(&unit.name),
        unit.offset,
        unit.size
    )?;
    if let Some(offset) = unit.input_offset {
        write!(out, " input_offset={offset:#x}")?;
    }
    if let Some(linkage) = unit.linkage {
        write!(out, " linkage={linkage}")?;
    }
    writeln!(out)?;
    for (name, table) in
        [("variable_reloc_symtab", &unit.variable_relocations), ("function_reloc_symtab", &unit.function_relocations)]
    {
        for Reloc { symbolic_index, resolved_index } in table {
            writeln!(out, "  {name} symbolic_index={symbolic_index} resolved_index={resolved_index}")?;
        }
    }
    for binary in &unit.binaries {
        let (platform, offset, size) = (binary.platform, binary.offset, binary.code.len());
        writeln!(out, "  gen_binary_info gen_platform={platform} binary_offset={offset:#x} binary_size={size}")?;
    }
    match &unit.body {
        Some(body) => Dump { out, body }.body(file, unit.linkage.is_none(), len),
        None => writeln!(out, "  no body"),
    }
}

fn properties(byte: u8) -> String {
    let ty = Type::from_code(byte & 15).map_or("?", Type::name);
    let align = Align::from_code(byte >> 4).map_or("?", Align::name);
    format!("type={ty} align={align}")
}

struct Dump<'o, 'a> {
    out: &'o mut String,
    body: &'a Body<'a>,
}

impl Dump<'_, '_> {
    fn string(&self, index: u32) -> String {
        self.body.strings.get(index as usize).map_or_else(|| format!("n{index}?"), |string| text(string))
    }

    fn body(&mut self, file: &File<'_>, is_kernel: bool, len: usize) -> fmt::Result {
        let body = self.body;
        writeln!(self.out, "  {:#08x} string_pool string_count={}", body.at, body.strings.len())?;
        for (index, string) in body.strings.iter().enumerate() {
            writeln!(self.out, "    n{index} {}", text(string))?;
        }
        let name = self.string(body.name_index);
        writeln!(self.out, "  name_index=n{} {name}", body.name_index)?;
        self.variables(&body.variables)?;
        let arrays = [
            ("address_info", 'A', 0, &body.addresses),
            ("predicate_info", 'P', usize::from(PredicateId::FIRST), &body.predicates),
            ("sampler_info", 'S', 0, &body.samplers),
            ("surface_info", 'T', usize::from(SurfaceId::FIRST), &body.surfaces),
            ("vme_info", 'M', 0, &body.vmes),
        ];
        for (table, letter, first, infos) in arrays {
            self.arrays(table, letter, first, infos)?;
        }
        for (index, LabelInfo { at, name_index, kind, attributes }) in body.labels.iter().enumerate() {
            let name = self.string(*name_index);
            let kind =
                LabelKind::from_code(*kind).map_or_else(|| kind.to_string(), |kind| format!("{kind:?}").to_lowercase());
            write!(self.out, "  {at:#08x} label_info L{index} {name} kind={kind}")?;
            self.attributes(attributes)?;
        }
        for InputInfo { at, kind, id, offset, size } in &body.inputs {
            let class = match kind & 7 {
                0 => 'V',
                1 => 'S',
                2 => 'T',
                _ => '?',
            };
            let provenance = kind >> 3;
            writeln!(
                self.out,
                "  {at:#08x} input_info {class}{id} provenance={provenance} offset={offset} size={size}"
            )?;
        }
        if let Some((input, value)) = body.function_sizes {
            writeln!(self.out, "  input_size={input} return_value_size={value}")?;
        }
        if !body.attributes.is_empty() {
            write!(self.out, "  {}", if is_kernel { "kernel" } else { "function" })?;
            self.attributes(&body.attributes)?;
        }
        writeln!(self.out, "  {:#08x} instructions size={}", body.code_offset, body.code.len())?;
        self.instructions(file, len)
    }

    fn variables(&mut self, table: &[VarInfo<'_>]) -> fmt::Result {
        for (index, info) in table.iter().enumerate() {
            let (id, name) = (index + GeneralId::FIRST as usize, self.string(info.name_index));
            let (properties, elements) = (properties(info.bit_properties), info.num_elements);
            write!(self.out, "  {:#08x} var_info V{id} {name} {properties} num_elements={elements}", info.at)?;
            if info.alias_index != 0 || info.alias_offset != 0 || info.alias_scope_specifier != 0 {
                let (base, offset, scope) = (info.alias_index, info.alias_offset, info.alias_scope_specifier);
                write!(self.out, " alias_index=V{base} alias_offset={offset} alias_scope_specifier={scope}")?;
            }
            self.attributes(&info.attributes)?;
        }
        Ok(())
    }

    fn arrays(&mut self, table: &str, letter: char, first: usize, infos: &[ArrayInfo<'_>]) -> fmt::Result {
        for (index, ArrayInfo { at, name_index, num_elements, attributes }) in infos.iter().enumerate() {
            let (id, name) = (index + first, self.string(*name_index));
            write!(self.out, "  {at:#08x} {table} {letter}{id} {name} num_elements={num_elements}")?;
            self.attributes(attributes)?;
        }
        Ok(())
    }

    /// Prints attributes, and ends the line.
    fn attributes(&mut self, table: &[AttributeInfo<'_>]) -> fmt::Result {
        for AttributeInfo { at: _, name, value } in table {
            let name = self.string(*name);
            write!(self.out, " attribute {name}={}", Hex(value))?;
        }
        writeln!(self.out)
    }

    fn instructions(&mut self, file: &File<'_>, len: usize) -> fmt::Result {
        let mut strings = Strings::new(&self.body.strings, len);
        let mut scope = Scope { ids: decode::ids(self.body), strings: &mut strings, version: file.version };
        let mut cursor = super::Cursor::at(&self.body.code, self.body.code_offset);
        while !cursor.is_empty() {
            let (at, start) = (cursor.offset(), cursor.offset() - self.body.code_offset);
            match code::instruction(&mut cursor, &mut scope) {
                Ok(instruction) => {
                    let end = cursor.offset() - self.body.code_offset;
                    let bytes = self.body.code.get(start..end).unwrap_or_default();
                    writeln!(self.out, "    {at:#08x} {} {}", instruction.definition().name, Hex(bytes))?;
                    for (field, arg) in instruction.definition().fields.iter().zip(&instruction.args) {
                        write!(self.out, "      {} {}", code::role_name(field.role), super::show::Shown(&arg.value))?;
                        if let Value::Word(word) = arg.value
                            && let Some((_, name)) =
                                instruction.definition().words(field.role).iter().find(|(code, _)| *code == word)
                            && !name.is_empty()
                        {
                            write!(self.out, " ({name})")?;
                        }
                        writeln!(self.out)?;
                    }
                }
                Err(error) => return writeln!(self.out, "    {at:#08x} not an instruction: {error}"),
            }
        }
        Ok(())
    }
}

struct Hex<'a>(&'a [u8]);

impl fmt::Display for Hex<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("-");
        }
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}
