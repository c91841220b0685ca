//! Converts structures to bytes. Offsets are computed; those in the structures are ignored.

use super::cursor::{Hole, Sink};
use super::error::WriteError;
use super::layout::{
    ArrayInfo, AttributeInfo, Body, File, FileVar, GenInfo, Info, InputInfo, LabelInfo, MAGIC, Reloc, VarInfo,
};
use crate::Version;

type Emitted<T = ()> = Result<T, WriteError>;

/// Fields of the header that refer to later parts of the file.
struct Holes {
    offset: Hole,
    size: Hole,
    input_offset: Option<Hole>,
    binaries: Vec<Hole>,
}

impl File<'_> {
    /// Returns the object file: header, then the bodies of kernels and functions, each followed by its embedded code.
    ///
    /// # Errors
    /// A count, length or offset does not fit its field.
    pub fn emit(&self) -> Result<Vec<u8>, WriteError> {
        let code: usize =
            self.kernels.iter().chain(&self.functions).filter_map(|u| u.body.as_ref()).map(|b| b.code.len()).sum();
        let mut sink = Sink::with_capacity(code + code / 8 + 4096);
        sink.u32(MAGIC);
        sink.u8(self.version.major);
        sink.u8(self.version.minor);
        let mut holes = Vec::new();
        sink.count16(self.kernels.len(), "num_kernels")?;
        for (index, unit) in self.kernels.iter().enumerate() {
            let hole =
                kernel(&mut sink, unit, self.version).map_err(|e| e.within(format_args!("kernel_info[{index}]")))?;
            holes.push((unit, hole));
        }
        sink.count16(self.variables.len(), "num_variables")?;
        for (index, variable) in self.variables.iter().enumerate() {
            file_variable(&mut sink, variable).map_err(|e| e.within(format_args!("file_scope_var_info[{index}]")))?;
        }
        sink.count16(self.functions.len(), "num_functions")?;
        for (index, unit) in self.functions.iter().enumerate() {
            let hole = function(&mut sink, unit, self.version)
                .map_err(|e| e.within(format_args!("function_info[{index}]")))?;
            holes.push((unit, hole));
        }
        for (unit, holes) in holes {
            contents(&mut sink, unit, holes, self.version)
                .map_err(|e| e.within(String::from_utf8_lossy(&unit.name)))?;
        }
        Ok(sink.finish())
    }
}

fn name(sink: &mut Sink, name: &[u8], wide: bool) -> Emitted {
    if wide { sink.count16(name.len(), "name_len") } else { sink.count8(name.len(), "name_len") }?;
    sink.bytes(name);
    Ok(())
}

fn kernel(sink: &mut Sink, unit: &Info<'_>, version: Version) -> Emitted<Holes> {
    name(sink, &unit.name, version.has_wide_name_length())?;
    let (offset, size, input_offset) = (sink.hole(), sink.hole(), Some(sink.hole()));
    relocations(sink, &unit.variable_relocations, "num_syms_variable")?;
    relocations(sink, &unit.function_relocations, "num_syms_function")?;
    sink.count8(unit.binaries.len(), "num_gen_binaries")?;
    let mut binaries = Vec::with_capacity(unit.binaries.len());
    for GenInfo { at: _, platform, offset: _, code } in &unit.binaries {
        sink.u8(*platform);
        binaries.push(sink.hole());
        sink.count32(code.len(), "binary_size")?;
    }
    Ok(Holes { offset, size, input_offset, binaries })
}

fn function(sink: &mut Sink, unit: &Info<'_>, version: Version) -> Emitted<Holes> {
    sink.u8(unit.linkage.unwrap_or_default());
    name(sink, &unit.name, version.has_wide_name_length())?;
    let (offset, size) = (sink.hole(), sink.hole());
    relocations(sink, &unit.variable_relocations, "num_syms_variable")?;
    relocations(sink, &unit.function_relocations, "num_syms_function")?;
    Ok(Holes { offset, size, input_offset: None, binaries: Vec::new() })
}

fn relocations(sink: &mut Sink, table: &[Reloc], count: &str) -> Emitted {
    sink.count16(table.len(), count)?;
    for Reloc { symbolic_index, resolved_index } in table {
        sink.u16(*symbolic_index);
        sink.u16(*resolved_index);
    }
    Ok(())
}

fn file_variable(sink: &mut Sink, variable: &FileVar<'_>) -> Emitted {
    sink.u8(variable.linkage);
    name(sink, &variable.name, true)?;
    sink.u8(variable.bit_properties);
    sink.u16(variable.num_elements);
    attributes(sink, &variable.attributes)
}

fn attributes(sink: &mut Sink, table: &[AttributeInfo<'_>]) -> Emitted {
    sink.count8(table.len(), "attribute_count")?;
    attribute_table(sink, table)
}

fn attribute_table(sink: &mut Sink, table: &[AttributeInfo<'_>]) -> Emitted {
    for AttributeInfo { at: _, name, value } in table {
        sink.u32(*name);
        sink.count8(value.len(), "attribute_info.size")?;
        sink.bytes(value);
    }
    Ok(())
}

fn contents(sink: &mut Sink, unit: &Info<'_>, holes: Holes, version: Version) -> Emitted {
    if let Some(body) = &unit.body {
        let start = sink.offset();
        sink.fill(holes.offset, start, "offset")?;
        self::body(sink, body, holes.input_offset, start, version)?;
        sink.fill(holes.size, sink.offset() - start, "size")?;
    }
    for (binary, hole) in unit.binaries.iter().zip(holes.binaries) {
        sink.fill(hole, sink.offset(), "binary_offset")?;
        sink.bytes(&binary.code);
    }
    Ok(())
}

fn body(sink: &mut Sink, body: &Body<'_>, input_offset: Option<Hole>, start: usize, version: Version) -> Emitted {
    sink.count32(body.strings.len(), "string_count")?;
    for string in &body.strings {
        sink.bytes(string);
        sink.u8(0);
    }
    sink.u32(body.name_index);
    sink.count32(body.variables.len(), "variable_count")?;
    for variable in &body.variables {
        self::variable(sink, variable)?;
    }
    sink.count16(body.addresses.len(), "address_count")?;
    arrays(sink, &body.addresses)?;
    sink.count16(body.predicates.len(), "predicate_count")?;
    arrays(sink, &body.predicates)?;
    sink.count16(body.labels.len(), "label_count")?;
    for LabelInfo { at: _, name_index, kind, attributes: table } in &body.labels {
        sink.u32(*name_index);
        sink.u8(*kind);
        attributes(sink, table)?;
    }
    sink.count8(body.samplers.len(), "sampler_count")?;
    arrays(sink, &body.samplers)?;
    sink.count8(body.surfaces.len(), "surface_count")?;
    arrays(sink, &body.surfaces)?;
    sink.count8(body.vmes.len(), "vme_count")?;
    arrays(sink, &body.vmes)?;
    if let Some(hole) = input_offset {
        sink.fill(hole, sink.offset(), "input_offset")?;
        let count = body.inputs.len();
        if version.has_wide_input_count() {
            sink.count32(count, "num_inputs")
        } else {
            sink.count8(count, "num_inputs")
        }?;
        for InputInfo { at: _, kind, id, offset, size } in &body.inputs {
            sink.u8(*kind);
            sink.u32(*id);
            sink.bytes(&offset.to_le_bytes());
            sink.u16(*size);
        }
    }
    sink.count32(body.code.len(), "size")?;
    let entry = sink.hole();
    if let Some((input_size, return_value_size)) = body.function_sizes {
        sink.u8(input_size);
        sink.u8(return_value_size);
    }
    sink.count16(body.attributes.len(), "attribute_count")?;
    attribute_table(sink, &body.attributes)?;
    sink.fill(entry, sink.offset() - start, "entry")?;
    sink.bytes(&body.code);
    Ok(())
}

fn variable(sink: &mut Sink, variable: &VarInfo<'_>) -> Emitted {
    sink.u32(variable.name_index);
    sink.u8(variable.bit_properties);
    sink.u16(variable.num_elements);
    sink.u32(variable.alias_index);
    sink.u16(variable.alias_offset);
    sink.u8(variable.alias_scope_specifier);
    attributes(sink, &variable.attributes)
}

fn arrays(sink: &mut Sink, table: &[ArrayInfo<'_>]) -> Emitted {
    for ArrayInfo { at: _, name_index, num_elements, attributes: list } in table {
        sink.u32(*name_index);
        sink.u16(*num_elements);
        attributes(sink, list)?;
    }
    Ok(())
}
