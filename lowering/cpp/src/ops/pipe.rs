//! Pipes between cube and vector cores: a `TPipe` at each end, and operations on entries.

use super::camel;
use crate::{
    emitter::{Emitter, PipeText},
    report::Lowered,
    site::Site,
    types, views,
};
use mlir_dialect::{
    melior::ir::{Attribute, ValueLike, operation::OperationRef},
    value_key,
};
use pto_dialect::{attributes, types as mlir_types};
use pto_isa::{
    Key, Name, TypeDesc,
    attrs::{AccQuant, Factors},
    ops::system::Opcode,
};

/// Number of flags between cores.
const FLAGS: i64 = 16;
/// Number of slots of a pipe in one direction; a pipe in both directions has half as many per direction.
const SLOTS: i64 = 8;
/// Bit of the direction from cube to vector cores in `dir_mask`.
const TO_VECTOR: i64 = 1;
/// Bit of the direction from vector cores to the cube core.
const TO_CUBE: i64 = 2;
/// Number of slots at the consumer of a pipe between local memories.
const LOCAL_SLOTS: i64 = 2;

/// Returns the number of flags of a pipe: for each direction, one for a full slot and one for a free slot.
pub(crate) fn flags(directions: i64) -> i64 {
    if directions == TO_VECTOR | TO_CUBE { 4 } else { 2 }
}

/// Returns the type of a pipe; through global memory if `through_memory` is set.
fn pipe_type<'c, 'a>(
    e: &Emitter<'c, 'a, '_>,
    site: &Site<'c, 'a>,
    first: i64,
    through_memory: bool,
) -> Lowered<String> {
    let directions = site.number(Key::DirMask).unwrap_or(TO_VECTOR);
    let both = directions == TO_VECTOR | TO_CUBE;
    if first + flags(directions) > FLAGS {
        return Err(site.unsupported(format_args!("pipes have to fit within {FLAGS} hardware flag ids")));
    }
    let direction = match directions {
        TO_VECTOR => "DIR_C2V",
        TO_CUBE => "DIR_V2C",
        _ if both => "DIR_BOTH",
        other => return Err(site.unsupported(format_args!("a pipe has direction 1, 2 or 3, found {other}"))),
    };
    let direction = match (e.is_a5() && through_memory, both) {
        (true, false) => format!("{direction}_GM"),
        (true, true) => "DIR_BOTH_GM".to_owned(),
        (false, _) => direction.to_owned(),
    };
    let slots = site.number(Key::SlotNum).unwrap_or(if both { SLOTS / 2 } else { SLOTS });
    let local = match site.number(Key::LocalSlotNum) {
        Some(kept) if through_memory => kept,
        None if through_memory => slots,
        _ => LOCAL_SLOTS,
    };
    let bytes = site.number(Key::SlotSize).unwrap_or(0);
    Ok(format!("TPipe<{first}, Direction::{direction}, {bytes}, {slots}, {local}, {}>", site.flag(Key::Nosplit)))
}

/// Declares a pipe.
fn declare<'c, 'a>(
    e: &mut Emitter<'c, 'a, '_>,
    site: &Site<'c, 'a>,
    number: i64,
    r#type: String,
    [memory, to_vector, to_cube]: [String; 3],
) -> Lowered<PipeText> {
    let name = e.fresh();
    e.line(format_args!("auto {name} = {type}({memory}, {to_vector}, {to_cube});"));
    let epilogue = match site.attribute(Key::AccPushEpilogue) {
        Some(found) => {
            let alias = format!("Pipe{number}FixpipeConfig");
            let text = epilogue(found).ok_or_else(|| site.unsupported("expected an epilogue of known cases"))?;
            e.top(format_args!("using {alias} = {text};"));
            Some(alias)
        }
        None => None,
    };
    Ok(PipeText { name, r#type, epilogue })
}

/// Returns the conversion of pushed accumulators: layout, quantisation, activation.
fn epilogue(found: Attribute<'_>) -> Option<String> {
    let (order, quantisation, activation) = attributes::acc_push_epilogue(found)?;
    let stem = quantisation.stem().to_uppercase();
    let quantisation = match quantisation.factors() {
        Some(Factors::PerColumn) => format!("V{stem}"),
        Some(Factors::One) => stem,
        None if quantisation == AccQuant::NoConvert => "NoQuant".to_owned(),
        // `f32_f16` is F322F16.
        None => stem.replace('_', "2"),
    };
    Some(format!(
        "FixpipeParams<LayoutMode_t::{}, QuantMode_t::{quantisation}, ReluPreMode::{}>",
        order.name().to_uppercase(),
        camel(activation.name())
    ))
}

/// Initializes the end of a numbered pipe.
pub(super) fn make_numbered<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let number = site.number(Key::Id).unwrap_or(0);
    let memory = match (e.optional(site, Name::GmSlotBuffer)?, site.find(Name::GmSlotTensor)) {
        (Some(pointer), _) => Some(pointer),
        (None, Some(view)) => {
            e.file.uses_data();
            Some(format!("PTOAS__GLOBAL_TENSOR_DATA({})", e.value(view)?))
        }
        (None, None) if e.is_a5() => None,
        (None, None) => {
            return Err(site.unsupported("pipes of a2 and a3 need slots in global memory (`gm_slot_buffer`)"));
        }
    };
    let first = e.flags.get(&number).copied().unwrap_or(0);
    let r#type = pipe_type(e, site, first, memory.is_some())?;
    let memory = memory.unwrap_or_else(|| "(__gm__ void*) nullptr".to_owned());
    let mut locals = [String::new(), String::new()];
    for (text, name) in locals.iter_mut().zip([Name::C2vConsumerBuf, Name::V2cConsumerBuf]) {
        *text = e.optional(site, name)?.unwrap_or_else(|| "0".to_owned());
    }
    let [to_vector, to_cube] = locals;
    let pipe = declare(e, site, number, r#type, [memory, to_vector, to_cube])?;
    e.pipes.insert(number, pipe);
    Ok(())
}

/// Initializes a pipe that is an SSA value.
fn make<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>, memory: Option<String>) -> Lowered {
    let directions = site.number(Key::DirMask).unwrap_or(TO_VECTOR);
    let first = site.number(Key::FlagBase).unwrap_or(e.next_flag);
    e.next_flag = first + flags(directions);
    let r#type = pipe_type(e, site, first, memory.is_some())?;
    let memory = memory.unwrap_or_else(|| "(__gm__ void*) nullptr".to_owned());
    for name in [Name::LocalAddr, Name::PeerLocalAddr] {
        if let Some(other) = site.type_of(name).filter(|desc| !matches!(desc, TypeDesc::Scalar(_) | TypeDesc::Index)) {
            return Err(
                site.unsupported(format_args!("expected a number as address of slots, found {}", other.describe()))
            );
        }
    }
    let none = || "0".to_owned();
    let local = e.optional(site, Name::LocalAddr)?.unwrap_or_else(none);
    let other = e.optional(site, Name::PeerLocalAddr)?;
    let [to_vector, to_cube] = match (directions, other) {
        (TO_VECTOR, _) => [local, none()],
        (TO_CUBE, _) => [none(), local],
        (_, other) => [local.clone(), other.unwrap_or(local)],
    };
    let pipe = declare(e, site, first, r#type, [memory, to_vector, to_cube])?;
    e.pipe_values.insert(value_key(site.first_result()?), pipe);
    Ok(())
}

/// Initializes a pipe through global memory.
pub(super) fn make_through_memory<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let memory = e.operand_named(site, Name::GmAddr)?;
    let memory = match memory.global {
        Some(_) => {
            e.file.uses_data();
            format!("PTOAS__GLOBAL_TENSOR_DATA({})", memory.text)
        }
        None => memory.text,
    };
    make(e, site, Some(memory))
}

/// Initializes a pipe between local memories.
pub(super) fn make_local<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    make(e, site, None)
}

/// Returns the pipe of an operation.
fn pipe<'c, 'a>(e: &Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered<PipeText> {
    let found = match site.find(Name::PipeHandle) {
        Some(handle) => e.pipe_values.get(&value_key(handle)),
        None => e.pipes.get(&site.number(Key::Id).unwrap_or(0)),
    };
    found.cloned().ok_or_else(|| site.unsupported("expected a pipe that this function makes, found none"))
}

/// Returns the split of an entry between vector cores.
fn split(site: &Site<'_, '_>) -> Lowered<String> {
    let how = match site.number(Key::Split).unwrap_or(0) {
        0 => "NO_SPLIT",
        1 => "UP_DOWN",
        2 => "LEFT_RIGHT",
        3 => "UP_DOWN_ODD",
        4 => "LEFT_RIGHT_ODD",
        other => return Err(site.unsupported(format_args!("an entry is split by a mode from 0 to 4, found {other}"))),
    };
    Ok(format!("TileSplitAxis::TILE_{how}"))
}

/// Returns the index of the vector core, as a last argument.
fn subblock<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered<String> {
    let found = e.optional(site, Name::AivSubblockid)?;
    Ok(found.map(|subblock| format!(", (int32_t) {subblock}")).unwrap_or_default())
}

/// Pushes an entry to a pipe.
pub(super) fn push<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let pipe = pipe(e, site)?;
    if let Some(statement) = site.number(Key::Id).or(Some(0)).and_then(|id| e.factors.get(&id)).cloned() {
        e.line(statement);
    }
    let entry = e.operand_named(site, Name::Tile)?;
    let how = match pipe.epilogue.clone() {
        Some(epilogue) => epilogue,
        None => split(site)?,
    };
    let subblock = subblock(e, site)?;
    e.line(format_args!("TPUSH<{}, {}, {how}>({}, {}{subblock});", pipe.r#type, entry.r#type, pipe.name, entry.text));
    Ok(())
}

/// Pops an entry of a numbered pipe into a new variable.
pub(super) fn pop<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let result = site.first_result()?;
    let named = match mlir_types::tile(result.r#type()) {
        Some(desc) => {
            let valid = [e.optional(site, Name::ValidRow)?, e.optional(site, Name::ValidCol)?];
            super::view::tile_variable(e, result, desc, valid)
        }
        None => views::entry(e, site)?,
    };
    take(e, site, &named.r#type, &named.text)
}

/// Pops an entry of a pipe that is an SSA value.
pub(super) fn pop_by_value<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let entry = e.operand_named(site, Name::Tile)?;
    take(e, site, &entry.r#type, &entry.text)
}

fn take<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>, r#type: &str, entry: &str) -> Lowered {
    let (pipe, subblock) = (pipe(e, site)?, subblock(e, site)?);
    e.line(format_args!("TPOP<{}, {type}, {}>({}, {entry}{subblock});", pipe.r#type, split(site)?, pipe.name));
    Ok(())
}

/// Allocates an entry of a numbered pipe.
pub(super) fn allocate<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let named = views::entry(e, site)?;
    reserve(e, site, &named.r#type, &named.text)
}

/// Allocates an entry of a pipe that is an SSA value.
pub(super) fn allocate_by_value<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let entry = e.operand_named(site, Name::Entry)?;
    reserve(e, site, &entry.r#type, &entry.text)
}

fn reserve<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>, r#type: &str, entry: &str) -> Lowered {
    let pipe = pipe(e, site)?;
    e.line(format_args!("TALLOC<{}, {type}, {}>({}, {entry});", pipe.r#type, split(site)?, pipe.name));
    Ok(())
}

/// Frees an entry. The operation may omit the tile.
pub(super) fn free<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let pipe = pipe(e, site)?;
    let entry = site.find(Name::Entry).map(|entry| e.named(entry)).transpose()?;
    match entry.filter(|entry| entry.global.is_some()) {
        Some(entry) => e.line(format_args!(
            "TFREE<{}, {}, {}>({}, {});",
            pipe.r#type,
            entry.r#type,
            split(site)?,
            pipe.name,
            entry.text
        )),
        None => e.line(format_args!("TFREE<{}, {}>({});", pipe.r#type, split(site)?, pipe.name)),
    }
    Ok(())
}

/// Records the quantisation factor of pushed accumulators, which is set before each push.
pub(super) fn set_factor<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let number = site.number(Key::Id).unwrap_or(0);
    let scale = e.operand(site, Name::Scale)?;
    let element = e.file.popped.get(&number).copied().map_or("half", types::scalar);
    e.factors.insert(number, format!("SET_QUANT_SCALAR<{element}>((float) {scale});"));
    Ok(())
}

/// Like [`set_factor`], with a factor for each column.
pub(super) fn set_factors<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let number = site.number(Key::Id).unwrap_or(0);
    let tile = e.operand(site, Name::ScalingTile)?;
    e.factors.insert(number, format!("SET_QUANT_VECTOR({tile});"));
    Ok(())
}

/// Returns number and element type of the entries that an operation pops from a numbered pipe.
pub(crate) fn popped(op: OperationRef<'_, '_>) -> Option<(i64, pto_isa::types::DType)> {
    let site = Site::of(op)?;
    let pops = [Opcode::TpopFromAic, Opcode::TpopFromAiv].iter().any(|opcode| site.def.is(*opcode));
    let result = site.find_first_result().filter(|_| pops)?;
    match mlir_types::desc(result.r#type()) {
        TypeDesc::Tile(tile) => Some((site.number(Key::Id).unwrap_or(0), tile.dtype)),
        _ => None,
    }
}

/// Returns number and directions of the pipe of which an operation initializes an end.
pub(crate) fn end(op: OperationRef<'_, '_>) -> Option<(i64, i64)> {
    let site = Site::of(op)?;
    let ends = [Opcode::AicInitializePipe, Opcode::AivInitializePipe].iter().any(|opcode| site.def.is(*opcode));
    ends.then(|| (site.number(Key::Id).unwrap_or(0), site.number(Key::DirMask).unwrap_or(TO_VECTOR)))
}
