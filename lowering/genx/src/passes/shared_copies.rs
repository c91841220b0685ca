//! Shared copies: reads global memory instead of its copy in shared local memory.
//!
//! Purpose: data that is read at many offsets, such as the columns of a matrix, is first copied to shared local
//! memory. LSC messages read the same offsets directly from flat memory, and read more at once.
//!
//! Before: messages are merged. After: if a block of shared local memory is a copy of flat memory, all of its reads are
//! at constant offsets, and neither copy nor original is written before they are read, then the reads access flat
//! memory and the copy is removed.
//!
//! ```text
//! %v = lsc.load.stateless(%p, d32, x64, transposed)          %at = add(rdregion(%p, <0>), <0, 64, 128, ...>)
//! lsc.store.slm(%v, d32, x64, transposed)             ->     %c  = lsc.load.stateless(%at, d32, x4)
//! %c = gather4.scaled(15, %slm, 0, <0, 64, 128, ...>)
//! ```

use std::collections::BTreeMap;
use std::ops::Range;

use rustc_hash::{FxHashMap, FxHashSet};
use visa::Platform;
use visa::table::Op as Visa;

use crate::accesses::{Access, Space, access, spaces, uncast};
use crate::builder::Builder;
use crate::constant::Constant;
use crate::error::Error;
use crate::ir::{Block, Function, Inst, Value};
use crate::lsc;
use crate::passes::message_merging::joined;
use crate::passes::{Pass, State, dead_code, region_collapsing};
use crate::region::Region;
use crate::table::{Effect, Name, Op};
use crate::types::{Element, Type};

/// The pass.
pub const PASS: Pass = Pass {
    name: "shared-copies",
    description: "read global memory in place of its copy in shared local memory",
    run,
    establishes: None,
    optional: true,
};

/// Bytes of a channel of a lane.
const DWORD: u32 = 4;

fn run(state: &mut State) -> Result<(), Error> {
    let (function, platform) = (&mut state.function, state.platform);
    if !Visa::LscLoad.definition().platforms.contains(platform) {
        return Ok(());
    }
    let readers = readers(function);
    let mut changed = false;
    for block in function.blocks().to_vec() {
        let mut found = candidates(function, block, platform);
        keep_whole(function, &readers, &mut found);
        let stores: FxHashSet<Inst> = found.iter().flat_map(|copied| copied.copies.iter().copied()).collect();
        let groups = groups(&found, platform);
        if cost(&groups, platform) >= cost_of_copies(found.len(), stores.len()) {
            continue;
        }
        changed = true;
        for group in groups {
            read_flat(function, &group);
        }
        stores.into_iter().for_each(|store| function.erase(store));
    }
    if changed {
        region_collapsing::collapse(function);
        dead_code::remove(function);
        let local = |inst: &Inst| {
            let accesses = function.op(*inst).definition().effect != Effect::Pure;
            accesses && spaces(function, *inst).contains(&Space::Local)
        };
        // The end of a kernel does not access memory.
        let ends = |inst: &Inst| function.op(*inst).definition().effect == Effect::Terminator;
        if !function.all_insts().iter().any(|inst| local(inst) && !ends(inst)) {
            function.slm_bytes = 0;
        }
    }
    Ok(())
}

/// A message that reads dwords at several offsets of shared local memory.
#[derive(Clone)]
struct Gather {
    inst: Inst,
    /// The byte offsets of its lanes, and the constant offset.
    offsets: Value,
    after: i64,
    lanes: u32,
    dwords: u32,
}

impl Gather {
    /// Returns whether an equivalent message for flat memory exists: it has data for all channels, within its limit.
    fn fits(&self, platform: Platform) -> bool {
        let message = lsc::vectors(self.lanes, self.dwords, self.after);
        let fits = message.is_some_and(|(ty, _)| ty.bytes() <= lsc::largest_block(platform));
        self.lanes == platform.info().lsc_channels && fits
    }

    /// Returns the gather of an instruction, if it reads contiguous dwords in all lanes.
    fn of(function: &Function, inst: Inst) -> Option<Self> {
        // Elements of a number of bytes, or dwords of some channels.
        let dwords = match function.immediate(inst, Name::Channels) {
            Some(channels @ (1 | 3 | 7 | 15)) => channels.count_ones(),
            Some(_) => return None,
            None if function.immediate(inst, Name::Log2Blocks) == Some(DWORD.ilog2().into()) => 1,
            None => return None,
        };
        let reads =
            function.op(inst).definition().effect == Effect::Read && function.immediate(inst, Name::Scale) == Some(0);
        let all = function.as_constant(function.operand(inst, Name::Mask)?).and_then(Constant::splat) == Some(1);
        let local = spaces(function, inst) == [Space::Local];
        let after = function.as_integer(function.operand(inst, Name::Base)?)?;
        let offsets = function.operand(inst, Name::Offsets)?;
        let lanes = function.ty(offsets).count();
        (all && local && reads).then_some(Self { inst, offsets, after, lanes, dwords })
    }

    /// Returns the bytes that each lane reads, if they are constant.
    fn places(&self, function: &Function) -> Option<Vec<Range<i64>>> {
        let offsets = function.as_constant(self.offsets)?.elements(function.ty(self.offsets))?;
        let place = |offset: u64| {
            let first = i64::try_from(offset).ok()? + self.after;
            Some(first..first + i64::from(self.dwords * DWORD))
        };
        offsets.into_iter().map(place).collect()
    }
}

/// A gather that reads data copied from flat memory.
struct Copied {
    gather: Gather,
    /// The base of the addresses in flat memory, and the distance between it and the byte that was copied to offset 0
    /// of shared local memory.
    base: Value,
    delta: i64,
    /// The instructions that copied the data.
    copies: Vec<Inst>,
    /// The number of stores to flat memory before it.
    writes: usize,
}

/// Returns the bytes of a block access to shared local memory at a constant offset.
fn bytes(function: &Function, access: &Access) -> Option<Range<i64>> {
    let base = function.as_integer(access.base)?;
    (access.space == Space::Local).then(|| base + access.first..base + access.end())
}

/// The copies in shared local memory, by their first byte; they do not overlap.
#[derive(Default)]
struct Copies(BTreeMap<i64, (Inst, Range<i64>, Access)>);

impl Copies {
    /// Removes the copies that overlap a range.
    fn forget(&mut self, bytes: &Range<i64>) {
        let before = self.0.range(..bytes.end).rev().take_while(|(_, (_, copy, _))| copy.end > bytes.start);
        let found: Vec<i64> = before.map(|(first, _)| *first).collect();
        for first in found {
            self.0.remove(&first);
        }
    }

    /// Returns the copy that contains a range.
    fn holding(&self, bytes: &Range<i64>) -> Option<&(Inst, Range<i64>, Access)> {
        let (_, copy) = self.0.range(..=bytes.start).next_back()?;
        (bytes.end <= copy.1.end).then_some(copy)
    }
}

/// Returns the gathers of a block that only read valid copies of unmodified flat memory.
fn candidates(function: &Function, block: Block, platform: Platform) -> Vec<Copied> {
    let (mut found, mut writes) = (Vec::new(), 0);
    // Loads of flat memory since the last store to it, and the copies of their results.
    let mut reads: FxHashMap<Inst, Access> = FxHashMap::default();
    let mut copies = Copies::default();
    for inst in function.insts(block) {
        let block_of = access(function, inst);
        if function.op(inst).definition().effect == Effect::Write {
            let to = block_of.as_ref().and_then(|access| bytes(function, access));
            for space in spaces(function, inst) {
                match (space, &to) {
                    (Space::Flat, _) => {
                        writes += 1;
                        reads.clear();
                        copies.0.clear();
                    }
                    (Space::Local, Some(to)) => copies.forget(to),
                    (Space::Local, None) => copies.0.clear(),
                }
            }
            let data = function.operand(inst, Name::Data).map(|data| uncast(function, data));
            let read = data.and_then(|data| reads.get(&function.def_inst(data)?));
            if let (Some(to), Some(read)) = (to, read) {
                copies.0.insert(to.start, (inst, to, *read));
            }
        } else if let Some(access) = block_of.filter(|access| access.space == Space::Flat) {
            reads.insert(inst, access);
        } else if let Some(gather) = Gather::of(function, inst).filter(|gather| gather.fits(platform)) {
            found.extend(copied(function, gather, &copies, writes));
        }
    }
    found
}

/// Returns the source of a gather in flat memory, if all of its data was copied from there at the same distance.
fn copied(function: &Function, gather: Gather, copies: &Copies, writes: usize) -> Option<Copied> {
    let mut from: Option<(Value, i64)> = None;
    let mut stores = Vec::new();
    for place in gather.places(function)? {
        for dword in place.step_by(DWORD as usize) {
            let (store, bytes, read) = copies.holding(&(dword..dword + i64::from(DWORD)))?;
            let source = (read.base, read.first - bytes.start);
            if *from.get_or_insert(source) != source {
                return None;
            }
            if !stores.contains(store) {
                stores.push(*store);
            }
        }
    }
    from.map(|(base, delta)| Copied { gather, base, delta, copies: stores, writes })
}

/// Returns the messages that may read shared local memory, with the bytes that they read, if those are known.
fn readers(function: &Function) -> Vec<(Inst, Option<Vec<Range<i64>>>)> {
    let reads = |inst: &Inst| {
        let reads = function.op(*inst).definition().effect == Effect::Read;
        reads && spaces(function, *inst).contains(&Space::Local)
    };
    let places = |inst: Inst| {
        let block = access(function, inst).and_then(|access| bytes(function, &access)).map(|bytes| vec![bytes]);
        (inst, block.or_else(|| Gather::of(function, inst)?.places(function)))
    };
    function.all_insts().into_iter().filter(reads).map(places).collect()
}

/// Keeps the gathers whose copies have no other readers.
fn keep_whole(function: &Function, readers: &[(Inst, Option<Vec<Range<i64>>>)], found: &mut Vec<Copied>) {
    while !found.is_empty() {
        let inner: FxHashSet<Inst> = found.iter().map(|copied| copied.gather.inst).collect();
        let others = readers.iter().filter(|(reader, _)| !inner.contains(reader));
        // The bytes that other messages read, as disjoint ranges in order.
        let Some(mut read) =
            others.map(|(_, places)| places.clone()).collect::<Option<Vec<_>>>().map(|all| all.concat())
        else {
            return found.clear();
        };
        read.sort_by_key(|bytes| bytes.start);
        read.dedup_by(|next, before| {
            let joins = next.start <= before.end;
            before.end = if joins { before.end.max(next.end) } else { before.end };
            joins
        });
        let is_read = |store: &Inst| {
            let Some(bytes) = access(function, *store).and_then(|access| bytes(function, &access)) else { return true };
            let first = read.partition_point(|other| other.end <= bytes.start);
            read.get(first).is_some_and(|other| other.start < bytes.end)
        };
        let before = found.len();
        found.retain(|copied| !copied.copies.iter().any(is_read));
        if found.len() == before {
            return;
        }
    }
}

/// Groups of gathers at consecutive addresses with the same lanes, as many as one message reads.
fn groups(found: &[Copied], platform: Platform) -> Vec<Vec<&Copied>> {
    let mut groups: Vec<Vec<&Copied>> = Vec::new();
    for copied in found {
        let follows = |group: &Vec<&Copied>| {
            let (first, last) = (group[0], group[group.len() - 1]);
            let dwords: u32 = group.iter().map(|copied| copied.gather.dwords).sum::<u32>() + copied.gather.dwords;
            let key = |copied: &Copied| {
                let Gather { offsets, dwords, .. } = copied.gather;
                (copied.base, copied.delta, copied.writes, offsets, dwords)
            };
            let same = key(first) == key(copied);
            let next = last.gather.after + i64::from(last.gather.dwords * DWORD) == copied.gather.after;
            same && next && lsc::longest_vector(platform, copied.gather.lanes, dwords) == dwords
        };
        match groups.last_mut().filter(|group| follows(group)) {
            Some(group) => group.push(copied),
            None => groups.push(vec![copied]),
        }
    }
    groups
}

/// Number of instructions of an access with a separate address: the message, and the computation of the address.
const ADDRESSED: usize = 2;

/// Returns the number of instructions that read flat memory directly: each message has one address per lane.
fn cost(groups: &[Vec<&Copied>], platform: Platform) -> usize {
    let adds = |lanes: u32| (lanes * Element::I64.bytes()).div_ceil(2 * platform.grf_bytes()) as usize;
    let messages: usize = groups.iter().map(|group| 1 + adds(group[0].gather.lanes)).sum();
    // The base for all of them is computed in two steps.
    messages + groups.iter().map(|group| 2 * adds(group[0].gather.lanes)).max().unwrap_or(0)
}

/// Returns the number of instructions that load blocks of flat memory, store the copies, and read them.
const fn cost_of_copies(gathers: usize, stores: usize) -> usize {
    ADDRESSED * (gathers + 2 * stores)
}

/// Reads flat memory instead of a group of gathers, at the position of the first.
fn read_flat(function: &mut Function, group: &[&Copied]) {
    let [first, ..] = group else { return };
    let Gather { inst, offsets, after, lanes, dwords } = first.gather.clone();
    let count = dwords * u32::try_from(group.len()).unwrap_or_default();
    let Some((ty, message)) = lsc::vectors(lanes, count, 0) else { return };
    let mut b = Builder::before(function, inst);
    let base = b.splat(first.base, lanes);
    let known = b.function.as_constant(offsets).and_then(|offsets| offsets.elements(Type::vector(Element::I32, lanes)));
    let Some(known) = known else { return };
    let offsets = lsc::offsets(&mut b, known);
    let extended = b.cast(Op::ZExt, offsets, Element::I64);
    let mut at = b.binary(Op::Add, base, extended);
    if first.delta + after != 0 {
        let added = b.splat_int(Type::vector(Element::I64, lanes), first.delta + after);
        at = b.binary(Op::Add, at, added);
    }
    let (mask, surface) = (b.all_ones(), b.int(Element::I32, 0));
    let all = b.value(Op::LscLoadStateless, &[mask, at, surface], &message, ty);
    let results: Vec<Value> = group.iter().filter_map(|copied| function.result(copied.gather.inst)).collect();
    if !joined(function, all, &results) {
        for (place, (copied, result)) in (0..).zip(group.iter().zip(&results)) {
            let part = function.ty(*result);
            let region = Region::contiguous(part.count(), place * part.bytes());
            let read = Builder::before(function, copied.gather.inst).read(all, region, part.lanes);
            function.replace_uses(*result, read);
        }
    }
    for copied in group {
        function.erase(copied.gather.inst);
    }
}
