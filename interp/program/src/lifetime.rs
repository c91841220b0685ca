//! Computes live ranges of the memory that operations of a function allocate.

use crate::{AttributeValue, Function, Instruction, Place, Program, Region, Slot};
use pto_isa::{Family, Key, Name, Role, TypeDesc, types::AddressSpace};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// The live range of the memory of each operation that allocates; `None` for scratch memory, which is never live.
#[derive(Debug, Default)]
pub struct Lifetimes {
    spans: HashMap<Place, Option<Span>>,
    given: Vec<Given>,
}

/// Range of a tile whose address the text states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Given {
    /// The memory.
    pub space: AddressSpace,
    /// The first byte.
    pub start: usize,
    /// The first byte after the tile.
    pub end: usize,
}

/// A range of places of a function, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Span {
    function: usize,
    from: Place,
    to: Place,
}

impl Lifetimes {
    /// Computes the live ranges of all operations of a program.
    pub fn of(program: &Program) -> Lifetimes {
        let spans = program.functions.iter().enumerate().flat_map(|(index, function)| spans(index, function));
        let mut given: Vec<Given> = program.functions.iter().flat_map(given).collect();
        given.sort_unstable_by_key(|given| (given.space as u8, given.start, given.end));
        given.dedup();
        Lifetimes { spans: spans.collect(), given }
    }

    /// Returns the tiles of all functions in a memory whose addresses the text states, sorted: tiles without an address
    /// must not overlap them.
    pub fn given(&self, space: AddressSpace) -> impl Iterator<Item = &Given> {
        self.given.iter().filter(move |given| given.space == space)
    }

    /// Checks whether the memory of two operations is never live at the same time. Tiles of two functions may be,
    /// because one may call the other.
    pub fn apart(&self, one: Place, other: Place) -> bool {
        match (self.spans.get(&one), self.spans.get(&other)) {
            (Some(None), _) | (_, Some(None)) => true,
            (Some(Some(a)), Some(Some(b))) => a.function == b.function && (a.to < b.from || b.to < a.from),
            (Some(_) | None, _) => false,
        }
    }

    /// Checks whether the memory of an operation is never live.
    pub fn is_unused(&self, one: Place) -> bool {
        matches!(self.spans.get(&one), Some(None))
    }
}

/// Place of an enclosing operation, and of the last operation inside of it.
type Around = (Place, Place);

/// A use of a value.
struct Use {
    slot: Slot,
    at: Place,
    around: Vec<Around>,
}

/// Equivalence classes of the values of a function that may be in the same memory; a value of each represents it.
#[derive(Default)]
struct Classes {
    named_by: HashMap<Slot, Slot>,
    given: HashMap<Slot, Place>,
    uses: Vec<Use>,
    /// Values whose memory is live until the end of the function.
    kept: Vec<Slot>,
    /// Values that are scratch operands, and values that are other operands.
    scratch: HashSet<Slot>,
    others: HashSet<Slot>,
}

/// Checks whether values of a type are in memory, or are addresses.
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

/// Returns the last operation nested in an instruction, or the instruction itself.
fn last(instruction: &Instruction) -> Place {
    let inside = instruction.regions.iter().flat_map(|region| &region.blocks).flat_map(|block| &block.instructions);
    inside.map(last).max().unwrap_or(instruction.place)
}

/// Returns the tiles of a function whose addresses are constants.
fn given(function: &Function) -> Vec<Given> {
    let constant = |instruction: &Instruction| match instruction.attribute(Key::Value) {
        AttributeValue::Int(number) if instruction.operands.is_empty() => {
            Some((*instruction.results.first()?, *number))
        }
        _ => None,
    };
    let constants: HashMap<Slot, i64> = function.instructions().filter_map(constant).collect();
    let found = function.instructions().filter_map(|instruction| {
        let def = instruction.code.def().filter(|def| def.family() == Family::View)?;
        let addr = def.operands.iter().position(|operand| operand.name == Name::Addr)?;
        let slot = instruction.operands.get(instruction.groups.get(addr)?.clone())?.first()?;
        let (loc, bytes) = match instruction.result_types.first()? {
            TypeDesc::Tile(desc) => (desc.loc, desc.size_bytes()?),
            TypeDesc::MultiTile { slot, count } => (slot.loc, slot.size_bytes()?.checked_mul(*count)?),
            _ => return None,
        };
        let start = usize::try_from(*constants.get(slot)?).ok()?;
        let end = start.checked_add(usize::try_from(bytes).ok()?)?;
        Some(Given { space: AddressSpace::of(loc), start, end })
    });
    found.collect()
}

fn spans(index: usize, function: &Function) -> Vec<(Place, Option<Span>)> {
    let end = function.instructions().map(|instruction| instruction.place).max().unwrap_or(function.place);
    let whole = Span { function: index, from: function.place, to: end };
    let allocations = || {
        let found = function.instructions();
        found.filter_map(|instruction| Some((instruction.place, *memory_results(instruction).first()?)))
    };
    // Control flow between blocks is not analysed, so all memory is live in the whole function.
    if function.instructions().any(|instruction| !instruction.successors.is_empty()) {
        return allocations().map(|(place, _)| (place, Some(whole))).collect();
    }
    let mut classes = Classes::default();
    classes.region(&function.body, None, &mut Vec::new());
    let mut from: HashMap<Slot, Place> = HashMap::default();
    for (slot, place) in &classes.given {
        let first = from.entry(classes.class(*slot)).or_insert(*place);
        *first = (*first).min(*place);
    }
    let mut to: HashMap<Slot, Place> = HashMap::default();
    for Use { slot, at, around } in &classes.uses {
        let class = classes.class(*slot);
        let begins = from.get(&class).copied().unwrap_or(function.place);
        // A value that is created before a loop and used in it is live until the end of the loop.
        let loops = around.iter().filter(|(start, _)| *start > begins).map(|(_, end)| *end);
        let after = loops.max().unwrap_or(*at).max(*at);
        let known = to.entry(class).or_insert(after);
        *known = (*known).max(after);
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

/// Returns the operands that are in memory.
fn memory_operands(instruction: &Instruction) -> Vec<Slot> {
    let pairs = instruction.operands.iter().zip(&instruction.operand_types);
    pairs.filter(|(_, desc)| in_memory(desc)).map(|(slot, _)| *slot).collect()
}

/// Returns the results that are in memory.
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

    /// Visits a region, and the values that it yields to its operation.
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

    /// Records which operands are scratch.
    fn scratch(&mut self, instruction: &Instruction) {
        let operands = instruction.code.def().map_or(&[][..], |def| def.operands);
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
        // An operation on values writes new memory.
        let own =
            |slot: &Slot| instruction.written.iter().any(|(index, _)| instruction.results.get(*index) == Some(slot));
        let derived: Vec<Slot> = memory_results(instruction).into_iter().filter(|slot| !own(slot)).collect();
        if !derived.is_empty() {
            self.unite(&[&used[..], &derived].concat());
        }
        let views = instruction.code.def().is_some_and(|def| def.family() == Family::View);
        let address = |desc: &TypeDesc| {
            matches!(desc, TypeDesc::Index) || matches!(desc, TypeDesc::Scalar(dtype) if dtype.is_integer())
        };
        let pointer = instruction.operand_types.iter().any(|desc| matches!(desc, TypeDesc::Ptr { .. }));
        // An address as an integer may alias any memory, and a tile may get the memory of another one under its name.
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
