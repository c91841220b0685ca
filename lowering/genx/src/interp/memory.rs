//! Memory (flat memory, surfaces, shared local memory) and the messages that access it.

use visa::word::{DataElements, DataOrder, DataSize};

use super::{Fault, Result, Thread};
use crate::ir::Inst;
use crate::table::{Effect, Name, Op};

/// A buffer of flat memory, which may also be a surface.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Buffer {
    /// Its address.
    pub address: u64,
    /// The index of its surface, if it is one.
    pub surface: Option<u32>,
    /// Its bytes.
    pub bytes: Vec<u8>,
}

/// The memory that a thread can access.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Memory {
    /// The buffers.
    pub buffers: Vec<Buffer>,
    /// Shared local memory.
    pub slm: Vec<u8>,
}

/// The base of the addresses of a message.
#[derive(Clone, Copy)]
enum Space {
    Flat,
    Local,
    Surface(u64),
}

/// The surface index of shared local memory.
const LOCAL: u64 = crate::table::form::SLM.unsigned_abs();

impl Memory {
    fn bytes(&mut self, space: Space, address: u64, bytes: usize) -> Option<&mut [u8]> {
        let (buffer, start) = match space {
            Space::Local | Space::Surface(LOCAL) => (&mut self.slm, address),
            Space::Flat => {
                let holds = |buffer: &&mut Buffer| {
                    (buffer.address..buffer.address + buffer.bytes.len() as u64).contains(&address)
                };
                let buffer = self.buffers.iter_mut().find(holds)?;
                let start = address - buffer.address;
                (&mut buffer.bytes, start)
            }
            Space::Surface(number) => {
                let is = |buffer: &&mut Buffer| buffer.surface.map(u64::from) == Some(number);
                (&mut self.buffers.iter_mut().find(is)?.bytes, address)
            }
        };
        let start = usize::try_from(start).ok()?;
        buffer.get_mut(start..start.checked_add(bytes)?)
    }

    fn read(&mut self, space: Space, address: u64, bytes: usize) -> Option<u64> {
        let bytes = self.bytes(space, address, bytes)?;
        Some(bytes.iter().rev().fold(0, |bits, byte| bits << 8 | u64::from(*byte)))
    }

    fn write(&mut self, space: Space, address: u64, bytes: usize, bits: u64) -> Option<()> {
        let target = self.bytes(space, address, bytes)?;
        target.copy_from_slice(&bits.to_le_bytes()[..bytes]);
        Some(())
    }
}

/// The elements of a message: for each, its lane, its position in the data, and its address.
struct Layout {
    space: Space,
    /// Bytes of an element in memory.
    bytes: usize,
    elements: Vec<(usize, usize, u64)>,
    mask: Vec<u64>,
}

/// Executes a message.
pub(super) fn message(thread: &mut Thread<'_>, inst: Inst, memory: &mut Memory) -> Result<()> {
    let layout = layout(thread, inst)?;
    let outside = |thread: &Thread<'_>, address: u64| thread.fault(inst, format!("there is no memory at {address:#x}"));
    let enabled = |lane: usize| layout.mask.get(lane).or(layout.mask.first()).is_none_or(|bit| bit & 1 == 1);
    if thread.function.op(inst).definition().effect == Effect::Write {
        let data = thread.named(inst, Name::Data);
        for (lane, at, address) in layout.elements {
            if enabled(lane) {
                let bits = data.get(at).copied().unwrap_or(0);
                memory.write(layout.space, address, layout.bytes, bits).ok_or_else(|| outside(thread, address))?;
            }
        }
        return Ok(());
    }
    let count = thread.function.result(inst).map_or(0, |result| thread.function.ty(result).count() as usize);
    let mut data = thread.named(inst, Name::Old);
    data.resize(count, 0);
    for (lane, at, address) in layout.elements {
        if enabled(lane) {
            data[at] = memory.read(layout.space, address, layout.bytes).ok_or_else(|| outside(thread, address))?;
        }
    }
    thread.set(inst, data);
    Ok(())
}

/// Returns the number and size of elements of the data of a message.
fn data(thread: &Thread<'_>, inst: Inst) -> (usize, usize) {
    let value = thread.function.operand(inst, Name::Data).or_else(|| thread.function.result(inst));
    value.map_or((0, 0), |value| {
        let ty = thread.function.ty(value);
        (ty.count() as usize, ty.element.bytes() as usize)
    })
}

fn layout(thread: &Thread<'_>, inst: Inst) -> Result<Layout> {
    let (count, bytes) = data(thread, inst);
    let first = |name: Name| thread.named(inst, name).first().copied().unwrap_or(0);
    let block = |space: Space, address: u64| Layout {
        space,
        bytes,
        elements: (0..count).map(|at| (0, at, address + (at * bytes) as u64)).collect(),
        mask: Vec::new(),
    };
    let mask = thread.named(inst, Name::Mask);
    match thread.function.op(inst) {
        Op::SvmBlockLd | Op::SvmBlockSt => Ok(block(Space::Flat, first(Name::Address))),
        Op::OwordLd | Op::OwordSt => Ok(block(Space::Surface(first(Name::Surface)), first(Name::Offset) * 16)),
        Op::SvmGather | Op::SvmScatter => {
            let blocks = 1 << thread.immediate(inst, Name::Log2Blocks);
            let addresses = thread.named(inst, Name::Addresses);
            let element = |(lane, address): (usize, &u64)| {
                let address = *address;
                (0..blocks).map(move |block| (lane, lane * blocks + block, address + (block * bytes) as u64))
            };
            let elements = addresses.iter().enumerate().flat_map(element).collect();
            Ok(Layout { space: Space::Flat, bytes, elements, mask })
        }
        Op::GatherScaled | Op::ScatterScaled => {
            let bytes = 1 << thread.immediate(inst, Name::Log2Blocks);
            let elements = scaled(thread, inst).enumerate().map(|(lane, address)| (lane, lane, address)).collect();
            Ok(Layout { space: Space::Surface(first(Name::Surface)), bytes, elements, mask })
        }
        Op::Gather4Scaled | Op::Scatter4Scaled => {
            let channels = thread.immediate(inst, Name::Channels);
            let lanes = thread.named(inst, Name::Offsets).len();
            let planes = (0..4).filter(|channel| channels >> channel & 1 == 1).enumerate();
            let element = |(plane, channel): (usize, u64)| {
                let lane = move |(lane, address)| (lane, plane * lanes + lane, address + channel * 4);
                scaled(thread, inst).enumerate().map(lane).collect::<Vec<_>>()
            };
            let elements = planes.flat_map(element).collect();
            Ok(Layout { space: Space::Surface(first(Name::Surface)), bytes: 4, elements, mask })
        }
        Op::LscLoadStateless | Op::LscStoreStateless => lsc(thread, inst, Space::Flat, mask),
        Op::LscLoadSlm | Op::LscStoreSlm => lsc(thread, inst, Space::Local, mask),
        op => Err(thread.fault(inst, format!("`{}` is not interpreted", op.definition().name))),
    }
}

/// Returns the byte offsets of a scaled message.
fn scaled(thread: &Thread<'_>, inst: Inst) -> impl Iterator<Item = u64> + use<> {
    let scale = thread.immediate(inst, Name::Scale);
    let base = thread.named(inst, Name::Base).first().copied().unwrap_or(0);
    thread.named(inst, Name::Offsets).into_iter().map(move |offset| (base + (offset << scale)) & 0xffff_ffff)
}

fn lsc(thread: &Thread<'_>, inst: Inst, space: Space, mask: Vec<u64>) -> Result<Layout> {
    let code = |name: Name| u32::try_from(thread.immediate(inst, name)).ok();
    let unknown = |what: &str| -> Fault { thread.fault(inst, format!("unknown {what}")) };
    let bytes = match code(Name::DataSize).and_then(DataSize::from_code).ok_or_else(|| unknown("size of data"))? {
        DataSize::D8 | DataSize::D8C32 => 1,
        DataSize::D16 | DataSize::D16C32 | DataSize::D16C32H => 2,
        DataSize::D32 => 4,
        DataSize::D64 => 8,
    };
    let vector =
        code(Name::VectorSize).and_then(DataElements::from_code).ok_or_else(|| unknown("number of elements"))?;
    let vector = vector.count() as usize;
    let transposed = code(Name::Transposed).and_then(DataOrder::from_code) == Some(DataOrder::Transpose);
    let addresses = thread.named(inst, Name::Addresses);
    let lanes = addresses.len();
    let scale = thread.immediate(inst, Name::AddressScale).max(1).cast_unsigned();
    let offset = thread.immediate(inst, Name::AddressOffset).cast_unsigned();
    // Elements may be wider in registers than in memory, or several of them may share one register element.
    let (_, register) = data(thread, inst);
    let mut elements = Vec::new();
    for (lane, address) in addresses.into_iter().enumerate() {
        let start = address.wrapping_mul(scale).wrapping_add(offset);
        for element in 0..vector {
            let at = if transposed { lane * vector + element } else { element * lanes + lane };
            elements.push((lane, at, start + (element * bytes) as u64));
        }
    }
    if register < bytes {
        return Err(unknown("type of the data"));
    }
    Ok(Layout { space, bytes, elements, mask })
}
