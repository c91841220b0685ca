//! From where to where in a function the memory is in use that an operation allocates.

use crate::{Function, Instruction, Place, Program, Region, Slot};
use pto_isa::{Family, Role, TypeDesc};
use std::collections::{HashMap, HashSet};

/// Where memory of operations that allocate is in use, by operation; none of what is scratch only, which is never in use.
#[derive(Debug, Default)]
pub struct Lifetimes(HashMap<Place, Option<Span>>);

/// A stretch of the text of a function, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Span {
    function: usize,
    from: Place,
    to: Place,
}

impl Lifetimes {
    /// Those of every operation of a program.
    pub fn of(program: &Program) -> Lifetimes {
        let spans = program.functions.iter().enumerate().flat_map(|(index, function)| spans(index, function));
        Lifetimes(spans.collect())
    }

    /// Whether the memory of two operations is never in use at one time. Tiles of two functions may be, as one may call the
    /// other.
    pub fn apart(&self, one: Place, other: Place) -> bool {
        match (self.0.get(&one), self.0.get(&other)) {
            (Some(None), _) | (_, Some(None)) => true,
            (Some(Some(a)), Some(Some(b))) => a.function == b.function && (a.to < b.from || b.to < a.from),
            (Some(_) | None, _) => false,
        }
    }

    /// Whether the memory of an operation is never in use.
    pub fn is_unused(&self, one: Place) -> bool {
        matches!(self.0.get(&one), Some(None))
    }
}

/// An operation with regions around another one: its place, and that of the last operation inside of it.
type Around = (Place, Place);

/// A use of a value.
struct Use {
    slot: Slot,
    at: Place,
    around: Vec<Around>,
}

/// Values of a function that may be in one memory are of one class, named by one of them.
#[derive(Default)]
struct Classes {
    named_by: HashMap<Slot, Slot>,
    given: HashMap<Slot, Place>,
    uses: Vec<Use>,
    /// Values whose memory is in use to the end of the function.
    kept: Vec<Slot>,
    /// Values that operations have as scratch, which nothing here touches, and those that they have as anything else.
    scratch: HashSet<Slot>,
    others: HashSet<Slot>,
}

/// Whether values of a type are in memory, or say where something is.
const fn in_memory(desc: &TypeDesc) -> bool {
    matches!(
        desc,
        TypeDesc::Tile(_)
            | TypeDesc::MultiTile { .. }
            | TypeDesc::Ptr { .. }
            | TypeDesc::TensorView(_)
            | TypeDesc::Partition(_)
            | TypeDesc::Memref(..)
    )
}

/// The last operation of one with regions, itself where it has none.
fn last(instruction: &Instruction) -> Place {
    let inside = instruction.regions.iter().flat_map(|region| &region.blocks).flat_map(|block| &block.instructions);
    inside.map(last).max().unwrap_or(instruction.place)
}

fn spans(index: usize, function: &Function) -> Vec<(Place, Option<Span>)> {
    let end = function.instructions().iter().map(|instruction| instruction.place).max().unwrap_or(function.place);
    let whole = Span { function: index, from: function.place, to: end };
    let allocations = || {
        let found = function.instructions().into_iter();
        found.filter_map(|instruction| Some((instruction.place, *memory_results(instruction).first()?)))
    };
    // What jumps where is not looked into.
    if function.instructions().iter().any(|instruction| !instruction.successors.is_empty()) {
        return allocations().map(|(place, _)| (place, Some(whole))).collect();
    }
    let mut classes = Classes::default();
    classes.region(&function.body, None, &mut Vec::new());
    let mut from: HashMap<Slot, Place> = HashMap::new();
    for (slot, place) in &classes.given {
        let first = from.entry(classes.class(*slot)).or_insert(*place);
        *first = (*first).min(*place);
    }
    let mut to: HashMap<Slot, Place> = HashMap::new();
    for Use { slot, at, around } in &classes.uses {
        let class = classes.class(*slot);
        let begins = from.get(&class).copied().unwrap_or(function.place);
        // What is used in a loop and made in front of it is used in the next round, too.
        let loops = around.iter().filter(|(start, _)| *start > begins).map(|(_, end)| *end);
        let behind = loops.max().unwrap_or(*at).max(*at);
        let known = to.entry(class).or_insert(behind);
        *known = (*known).max(behind);
    }
    for slot in &classes.kept {
        to.insert(classes.class(*slot), end);
    }
    let span = |(place, slot): (Place, Slot)| {
        if classes.scratch.contains(&slot) && !classes.others.contains(&slot) {
            return (place, None);
        }
        let class = classes.class(slot);
        let from = from.get(&class).copied().unwrap_or(place);
        (place, Some(Span { function: index, from, to: to.get(&class).copied().unwrap_or(place).max(place) }))
    };
    allocations().map(span).collect()
}

/// Operands that are in memory.
fn memory_operands(instruction: &Instruction) -> Vec<Slot> {
    let pairs = instruction.operands.iter().zip(&instruction.operand_types);
    pairs.filter(|(_, desc)| in_memory(desc)).map(|(slot, _)| *slot).collect()
}

/// Results that are in memory.
fn memory_results(instruction: &Instruction) -> Vec<Slot> {
    let pairs = instruction.results.iter().zip(&instruction.result_types);
    pairs.filter(|(_, desc)| in_memory(desc)).map(|(slot, _)| *slot).collect()
}

impl Classes {
    fn class(&self, slot: Slot) -> Slot {
        let mut slot = slot;
        while let Some(next) = self.named_by.get(&slot) {
            slot = *next;
        }
        slot
    }

    fn unite(&mut self, slots: &[Slot]) {
        let Some(first) = slots.first().map(|slot| self.class(*slot)) else { return };
        for slot in slots {
            let class = self.class(*slot);
            if class != first {
                self.named_by.insert(class, first);
            }
        }
    }

    /// Looks at a region, and at what it passes on to the operation it belongs to.
    fn region(&mut self, region: &Region, of: Option<&Instruction>, around: &mut Vec<Around>) {
        for block in &region.blocks {
            for instruction in &block.instructions {
                self.instruction(instruction, around);
            }
            if let (Some(of), Some(end)) = (of, block.instructions.last()) {
                let passed = memory_operands(end);
                if !(passed.is_empty() && memory_operands(of).is_empty()) {
                    self.unite(&[&passed[..], &memory_results(of), &memory_operands(of), &block.arguments].concat());
                }
                self.given.extend(block.arguments.iter().map(|slot| (*slot, of.place)));
            }
        }
    }

    /// Notes which operands are scratch.
    fn scratch(&mut self, instruction: &Instruction) {
        let operands = instruction.code.row().map_or(&[][..], |row| row.operands);
        let of_scratch = operands.iter().zip(&instruction.groups).filter(|(operand, _)| operand.role == Role::Tmp);
        let positions: HashSet<usize> = of_scratch.flat_map(|(_, range)| range.clone()).collect();
        for (position, slot) in instruction.operands.iter().enumerate() {
            let set = if positions.contains(&position) { &mut self.scratch } else { &mut self.others };
            set.insert(*slot);
        }
    }

    fn instruction(&mut self, instruction: &Instruction, around: &mut Vec<Around>) {
        self.scratch(instruction);
        let used = memory_operands(instruction);
        self.uses.extend(used.iter().map(|slot| Use { slot: *slot, at: instruction.place, around: around.clone() }));
        self.given.extend(instruction.results.iter().map(|slot| (*slot, instruction.place)));
        // What an operation on values writes is a place of its own.
        let own =
            |slot: &Slot| instruction.written.iter().any(|(index, _)| instruction.results.get(*index) == Some(slot));
        let derived: Vec<Slot> = memory_results(instruction).into_iter().filter(|slot| !own(slot)).collect();
        if !derived.is_empty() {
            self.unite(&[&used[..], &derived].concat());
        }
        let views = instruction.code.row().is_some_and(|row| row.family == Family::View);
        let address = |desc: &TypeDesc| {
            matches!(desc, TypeDesc::Index) || matches!(desc, TypeDesc::Scalar(dtype) if dtype.is_integer())
        };
        let pointer = instruction.operand_types.iter().any(|desc| matches!(desc, TypeDesc::Ptr { .. }));
        // An address as a number goes anywhere, and a tile gets the place of another under its name.
        if views
            && ((pointer && instruction.result_types.iter().any(address)) || (derived.is_empty() && used.len() > 1))
        {
            self.kept.extend(&used);
        }
        around.push((instruction.place, last(instruction)));
        for region in &instruction.regions {
            self.region(region, Some(instruction), around);
        }
        around.pop();
    }
}
