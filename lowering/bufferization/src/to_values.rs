//! `pto-to-values`: converts tile buffers to tile values, level 2 to level 1.
//!
//! Before: each buffer that a tile operation writes is allocated in the function and written once, as a whole, before
//! all reads. Until its last read, its memory is not written through another buffer. An accumulator may be updated
//! after that write, in the same block. The buffer is not an argument of a call or a branch.
//!
//! After: each write returns its tile, and reads use the result. An operation names the buffer of its result, unless
//! the buffer is allocated directly before it without an address or extents, or is that of its accumulator. Buffers
//! that no tile operation writes stay. The pass reports each write that breaks a precondition; the module is then
//! unchanged.
//!
//! ```mlir
//! %a = pto.alloc_tile : !T
//! pto.tload ins(%view : !V) outs(%a : !T)
//! %b = pto.alloc_tile addr = %c0 : !T
//! pto.tabs ins(%a : !T) outs(%b : !T)
//! pto.tstore ins(%b : !T) outs(%out : !V)
//! ```
//!
//! becomes
//!
//! ```mlir
//! %0 = pto.tload %view : (!V) -> !T
//! %b = pto.alloc_tile addr = %c0 : !T
//! %1 = pto.tabs %0 into %b : (!T) -> !T
//! pto.tstore %1, %out : (!T, !V) -> ()
//! ```

use crate::{
    memory::{self, Memory},
    order::{Point, Visit, walk},
    report::error,
};
use mlir_dialect::{
    Failed, InherentAttributes, NewOperation, Rewriter, discardable_attributes,
    melior::ir::{
        Attribute, Identifier, Type, Value, ValueLike,
        attribute::DenseI32ArrayAttribute,
        operation::{OperationLike, OperationRef},
    },
    name_location, name_of, operand, operand_location, result,
};
use pto_dialect::op::{Groups, INTO, OPERAND_SEGMENTS, declared};
use pto_isa::{
    Arity, Effects, Level, Op, Role, codes,
    op::{Operand, Traits},
};
use std::collections::{HashMap, HashSet};

/// How an operation accesses a buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AccessKind {
    /// Reads it.
    Read,
    /// Writes all of it.
    Write,
    /// Reads it as its accumulator and writes all of it.
    Update,
    /// Writes some of it, or changes its valid region or address.
    Change(Why),
    /// Writes all of it, but cannot return it as a result.
    Fill,
    /// Uses it as scratch memory.
    Scratch,
    /// Returns it as another tile (a view).
    View,
    /// Passes it to an operation that is not analysed.
    Escape,
}

/// The reason why an operation that writes a buffer does not return it as a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Why {
    /// It binds the buffer to other memory, or sets its valid region.
    Binds,
    /// It updates the contents of the buffer in place, and has no other destination.
    InPlace,
    /// It writes a part of the buffer.
    Part,
}

impl Why {
    /// Returns the reason, as a predicate about the operation.
    pub const fn reason(self) -> &'static str {
        match self {
            Self::Binds => "it binds the buffer to other memory, or sets its valid region",
            Self::InPlace => "it changes what the buffer holds, and has no other destination",
            Self::Part => "it writes a part of the buffer",
        }
    }
}

/// Returns why an operation that writes tiles keeps them in buffers; `None` if it writes none or returns them.
pub fn stays(def: &'static Op) -> Option<Why> {
    let accumulates = def.tied().is_some();
    def.operands.iter().enumerate().filter(|(_, declared)| declared.kind.is_tile()).find_map(|(index, declared)| {
        match access(def, index, declared, accumulates) {
            AccessKind::Change(why) => Some(why),
            AccessKind::Read
            | AccessKind::Write
            | AccessKind::Update
            | AccessKind::Fill
            | AccessKind::Scratch
            | AccessKind::View
            | AccessKind::Escape => None,
        }
    })
}

/// An access to a buffer by an operation.
#[derive(Clone, Debug)]
struct Use<'c, 'a> {
    op: OperationRef<'c, 'a>,
    /// Index of the operand.
    operand: usize,
    access: AccessKind,
    /// Through a view of the buffer.
    through_view: bool,
    point: Point,
}

/// A buffer that the module allocates.
#[derive(Debug)]
struct Buffer<'c, 'a> {
    op: OperationRef<'c, 'a>,
    memory: Memory,
    uses: Vec<Use<'c, 'a>>,
}

/// A tile operation that is converted to values.
struct Conversion<'c, 'a> {
    op: OperationRef<'c, 'a>,
    def: &'static Op,
    /// The written operands: index, index among the declared ones, buffer.
    written: Vec<(usize, usize, usize)>,
}

/// Converts the buffers of a module to values, or reports each write that prevents it.
pub fn to_values(module: OperationRef<'_, '_>) -> Result<(), Failed> {
    let program = Program::of(module);
    program.check()?;
    program.convert();
    Ok(())
}

#[derive(Default)]
struct Program<'c, 'a> {
    buffers: Vec<Buffer<'c, 'a>>,
    /// The buffer of each value, and whether the value is a view of it.
    known: HashMap<usize, (usize, bool)>,
    conversions: Vec<Conversion<'c, 'a>>,
    /// Written tiles that are not buffers of the module: operation, operand index.
    elsewhere: Vec<(OperationRef<'c, 'a>, usize)>,
}

fn key(value: Value<'_, '_>) -> usize {
    value.to_raw().ptr as usize
}

/// Returns how an operation accesses an operand, according to its definition.
fn access(def: &'static Op, index: usize, declared: &Operand, accumulates: bool) -> AccessKind {
    let gives = || def.tile_outs().any(|(out, _)| out == index);
    let is_view = def.effects == Effects::Pure || def.level == Level::View;
    let shows = is_view && def.results.iter().any(|result| result.kind.is_memory());
    match declared.role {
        Role::In if shows && def.results.iter().all(|result| result.kind.is_tile()) => AccessKind::View,
        Role::In if shows => AccessKind::Escape,
        Role::In => AccessKind::Read,
        Role::Tmp => AccessKind::Scratch,
        // A view-level operation binds its destination to other memory.
        Role::Out | Role::InOut if def.level == Level::View => AccessKind::Change(Why::Binds),
        Role::Out if def.traits.contains(Traits::PARTIAL) => AccessKind::Change(Why::Part),
        Role::Out if !gives() => AccessKind::Fill,
        Role::Out if accumulates => AccessKind::Update,
        Role::Out => AccessKind::Write,
        Role::InOut if accumulates => AccessKind::Read,
        Role::InOut => AccessKind::Change(Why::InPlace),
    }
}

impl<'c, 'a> Program<'c, 'a> {
    fn of(module: OperationRef<'c, 'a>) -> Self {
        let mut program = Self::default();
        for visit in walk(module) {
            program.visit(&visit);
        }
        program
    }

    fn visit(&mut self, visit: &Visit<'c, 'a>) {
        let op = visit.op;
        if let Some((_, memory)) = memory::allocation(op)
            && let Some(value) = result(op, 0)
        {
            self.known.insert(key(value.into()), (self.buffers.len(), false));
            self.buffers.push(Buffer { op, memory, uses: Vec::new() });
        }
        let Some((def, _)) = declared(op) else {
            for index in 0..op.operand_count() {
                self.used(visit, index, AccessKind::Escape);
            }
            return;
        };
        let groups = Groups::of(def, op);
        let owners: Vec<usize> = groups.owners().collect();
        let single = |declared: usize| operand(op, groups.range(declared).next()?).map(key);
        let accumulator = def.tied().map(|(from, to)| (from, single(from).filter(|from| Some(*from) == single(to))));
        let mut written = Vec::new();
        for (index, &owner) in owners.iter().enumerate() {
            let Some(declared) = def.operands.get(owner) else { continue };
            // A separate accumulator is only read.
            let accumulates = match accumulator {
                Some((from, _)) if from == owner => true,
                Some((_, same)) => same.is_some(),
                None => false,
            };
            let access = access(def, owner, declared, accumulates);
            let buffer = self.used(visit, index, access);
            let is_tile = operand(op, index).is_some_and(|value| pto_dialect::types::tile(value.r#type()).is_some());
            let gives = is_tile && !groups.on_values();
            match (buffer, access) {
                (Some(buffer), AccessKind::Write | AccessKind::Update) if gives => written.push((index, owner, buffer)),
                (None, AccessKind::Write | AccessKind::Update) if gives => self.elsewhere.push((op, index)),
                // The tile would be a result, but is bound to other memory.
                (None, AccessKind::Change(Why::Binds)) if gives && def.tile_outs().any(|(out, _)| out == owner) => {
                    self.elsewhere.push((op, index));
                }
                (Some(_) | None, _) => {}
            }
        }
        if !written.is_empty() {
            self.conversions.push(Conversion { op, def, written });
        }
    }

    /// Records an access; returns the buffer, unless the operand is a view, or no buffer.
    fn used(&mut self, visit: &Visit<'c, 'a>, index: usize, access: AccessKind) -> Option<usize> {
        let (buffer, through_view) = *self.known.get(&key(operand(visit.op, index)?))?;
        if access == AccessKind::View
            && let Some(view) = result(visit.op, 0)
        {
            self.known.insert(key(view.into()), (buffer, true));
        }
        let point = visit.start.clone();
        self.buffers.get_mut(buffer)?.uses.push(Use { op: visit.op, operand: index, access, through_view, point });
        (!through_view).then_some(buffer)
    }

    fn check(&self) -> Result<(), Failed> {
        let mut failed = None;
        for (op, index) in &self.elsewhere {
            let known = operand(*op, *index).is_some_and(|value| self.known.contains_key(&key(value)));
            // If the operand is a view of a buffer, report the buffer.
            if !known {
                let message = format!("{} writes a tile that is not a buffer allocated here", name_of(*op));
                failed = Some(error(codes::NOT_A_BUFFER, operand_location(*op, *index), message).emit());
            }
        }
        for conversion in &self.conversions {
            let own = conversion.def.results.iter().filter(|result| result.arity == Arity::One).count();
            if conversion.op.result_count() > own {
                let message = format!("{} also returns its destination as a tensor", name_of(conversion.op));
                failed = Some(error(codes::NOT_A_BUFFER, name_location(conversion.op), message).emit());
            }
        }
        for (index, buffer) in self.buffers.iter().enumerate() {
            failed = self.check_buffer(index, buffer).or(failed);
        }
        failed.map_or(Ok(()), Err)
    }

    fn check_buffer(&self, index: usize, buffer: &Buffer<'c, 'a>) -> Option<Failed> {
        let changes = |used: &&Use<'c, 'a>| match used.access {
            AccessKind::Write | AccessKind::Update => used.through_view,
            AccessKind::Change(_) => true,
            AccessKind::Read | AccessKind::Fill | AccessKind::Scratch | AccessKind::View | AccessKind::Escape => false,
        };
        let Some(first) = buffer.uses.iter().find(|used| used.is_full_write()) else {
            // A buffer that no tile operation writes is not converted.
            let change = buffer.uses.iter().filter(changes).find(|used| writes_tile(used.op))?;
            return Some(change.report_change().emit());
        };
        let note = "the buffer is written here";
        let viewed = buffer.uses.iter().any(|used| used.access == AccessKind::View);
        let first_place = name_location(first.op);
        let mut failed = None;
        for used in &buffer.uses {
            let diagnostic = match used.access {
                AccessKind::Write | AccessKind::Update if used.through_view => used.report_change(),
                AccessKind::Write if used.point.at != first.point.at || used.operand != first.operand => {
                    let message = format!("{} writes the buffer a second time", name_of(used.op));
                    error(codes::WRITTEN_TWICE, operand_location(used.op, used.operand), message)
                }
                AccessKind::Update if !used.point.same_block(&first.point) => {
                    let message = format!("{} updates the accumulator of another block", name_of(used.op));
                    error(codes::WRITTEN_IN_PART, operand_location(used.op, used.operand), message)
                }
                AccessKind::Update if viewed => {
                    let message = format!("{} updates an accumulator that is shown as another tile", name_of(used.op));
                    error(codes::WRITTEN_IN_PART, operand_location(used.op, used.operand), message)
                }
                AccessKind::Write | AccessKind::Update => continue,
                AccessKind::Change(_) | AccessKind::Fill | AccessKind::Scratch => used.report_change(),
                AccessKind::Escape => {
                    let message = format!("{} uses the buffer itself, so it cannot become a value", name_of(used.op));
                    error(codes::BUFFER_ESCAPES, operand_location(used.op, used.operand), message)
                }
                AccessKind::Read | AccessKind::View if first.point.dominates(&used.point) => continue,
                AccessKind::Read | AccessKind::View => {
                    let message = format!("{} does not write the buffer before all reads", name_of(first.op));
                    let diagnostic = error(codes::READ_WITHOUT_WRITE, first_place, message);
                    failed = Some(diagnostic.note_at(name_location(used.op), "the buffer is read here").emit());
                    break;
                }
            };
            failed = Some(diagnostic.note_at(first_place, note).emit());
        }
        failed.or_else(|| self.overwritten(index, buffer))
    }

    /// Reports a write through another buffer that destroys a live value.
    fn overwritten(&self, index: usize, buffer: &Buffer<'c, 'a>) -> Option<Failed> {
        let overlapping = |other: &(usize, &Buffer<'c, 'a>)| other.0 != index && buffer.memory.overlaps(other.1.memory);
        let writes: Vec<&Use<'c, 'a>> = self
            .buffers
            .iter()
            .enumerate()
            .filter(overlapping)
            .flat_map(|(_, other)| other.uses.iter().filter(|used| used.stores()))
            .collect();
        let mut value: Option<&Use<'c, 'a>> = None;
        for used in &buffer.uses {
            let lost = value.and_then(|value| {
                let write = writes.iter().find(|write| value.point.is_lost(&write.point, &used.point))?;
                Some((value, write))
            });
            if let Some((value, write)) = lost {
                let message = format!("{} overwrites a value that is read again", name_of(write.op));
                let diagnostic = error(codes::OVERWRITTEN, operand_location(write.op, write.operand), message)
                    .note_at(name_location(value.op), "the value is written here, to memory that overlaps")
                    .note_at(name_location(used.op), "it is read here");
                return Some(diagnostic.emit());
            }
            if used.is_full_write() {
                value = Some(used);
            }
        }
        None
    }

    fn convert(self) {
        let mut rewriter = Rewriter::new();
        let mut allocations = Vec::new();
        for conversion in &self.conversions {
            let canonical = self.canonical(conversion);
            let Some(made) = conversion.on_values(&mut rewriter, !canonical && !self.updates(conversion)) else {
                continue;
            };
            let own = made.result_count() - conversion.written.len();
            for (position, (index, _, buffer)) in conversion.written.iter().enumerate() {
                let (Some(value), Some(buffer)) = (result(made, own + position), self.buffers.get(*buffer)) else {
                    continue;
                };
                let at = buffer.uses.iter().position(|used| used.is_by(conversion.op, *index));
                let later = at.and_then(|at| buffer.uses.get(at + 1..)).unwrap_or_default();
                for used in later.iter().filter(|used| !used.through_view) {
                    match used.access {
                        AccessKind::Read | AccessKind::View => {
                            rewriter.set_operand(used.op, used.operand, value.into())
                        }
                        // The accumulator is a separate use; later reads use the result.
                        AccessKind::Update => {}
                        AccessKind::Write
                        | AccessKind::Change(_)
                        | AccessKind::Fill
                        | AccessKind::Scratch
                        | AccessKind::Escape => {}
                    }
                }
                if canonical {
                    allocations.push(buffer.op);
                }
            }
            rewriter.erase(conversion.op);
        }
        allocations.into_iter().for_each(|allocation| rewriter.erase(allocation));
    }

    /// Returns whether the inverse conversion allocates the same buffers: directly before the operation, without an
    /// address or extents.
    fn canonical(&self, conversion: &Conversion<'c, 'a>) -> bool {
        let mut next = conversion.op;
        // An accumulator implies the buffer.
        conversion.def.tied().is_none()
            && conversion.written.iter().rev().all(|(_, _, buffer)| {
                let Some(buffer) = self.buffers.get(*buffer) else { return false };
                let following = buffer.op.next_in_block().map(|op| op.to_raw().ptr);
                let adjacent = following == Some(next.to_raw().ptr);
                next = buffer.op;
                let allocates = declared(next).is_some_and(|(def, _)| def.is(crate::to_buffers::ALLOCATION));
                let bare = next.operand_count() == 0 && discardable_attributes(next).next().is_none();
                adjacent && allocates && bare
            })
    }

    fn updates(&self, conversion: &Conversion<'c, 'a>) -> bool {
        conversion.written.iter().any(|(index, _, buffer)| {
            let uses = self.buffers.get(*buffer).map(|buffer| buffer.uses.as_slice()).unwrap_or_default();
            uses.iter().any(|used| used.is_by(conversion.op, *index) && used.access == AccessKind::Update)
        })
    }
}

impl<'c, 'a> Conversion<'c, 'a> {
    /// Creates the operation on values, with or without the buffers of its results.
    fn on_values(&self, rewriter: &mut Rewriter<'c, 'a>, placed: bool) -> Option<OperationRef<'c, 'a>> {
        let op = self.op;
        let written: HashSet<usize> = self.written.iter().map(|(index, _, _)| *index).collect();
        let groups = Groups::of(self.def, op);
        let kept = |index: &usize| placed || !written.contains(index);
        let context = mlir_dialect::context(op);
        let mut new = NewOperation::like(op);
        new.attributes = attributes(op);
        new.operands = (0..op.operand_count()).filter(kept).filter_map(|index| operand(op, index)).collect();
        let own = (0..op.result_count()).filter_map(|index| Some(result(op, index)?.r#type()));
        let tiles = self.written.iter().filter_map(|(index, _, _)| Some(operand(op, *index)?.r#type()));
        let results: Vec<Type<'c>> = own.chain(tiles).collect();
        new.results = results;
        if placed {
            new.attributes.push((Identifier::new(context, INTO), Attribute::unit(context)));
        } else if let Some(position) =
            new.attributes.iter().position(|(name, _)| name.as_string_ref().as_str() == Ok(OPERAND_SEGMENTS))
        {
            let sizes: Vec<i32> = (0..self.def.operands.len())
                .map(|declared| groups.range(declared).filter(kept).count())
                .map(|count| i32::try_from(count).unwrap_or(i32::MAX))
                .collect();
            new.attributes[position].1 = DenseI32ArrayAttribute::new(context, &sizes).into();
        }
        rewriter.insert_before(op, &new)
    }
}

/// Returns all attributes of a PTO operation.
pub(crate) fn attributes<'c>(op: OperationRef<'c, '_>) -> Vec<(Identifier<'c>, Attribute<'c>)> {
    InherentAttributes::of(op).iter().chain(discardable_attributes(op)).collect()
}

/// Returns whether an operation writes a tile that may become its result: view operations and those that bind tiles to
/// other memory do not.
fn writes_tile(op: OperationRef<'_, '_>) -> bool {
    declared(op).is_some_and(|(def, _)| def.level != Level::View || def.tile_outs().next().is_some())
}

impl<'c, 'a> Use<'c, 'a> {
    fn is_by(&self, op: OperationRef<'_, '_>, operand: usize) -> bool {
        self.op.to_raw().ptr == op.to_raw().ptr && self.operand == operand
    }

    fn is_full_write(&self) -> bool {
        matches!(self.access, AccessKind::Write | AccessKind::Update) && !self.through_view
    }

    /// Returns whether the access changes the memory.
    fn stores(&self) -> bool {
        match self.access {
            AccessKind::Write
            | AccessKind::Update
            | AccessKind::Change(_)
            | AccessKind::Fill
            | AccessKind::Scratch
            | AccessKind::Escape => true,
            AccessKind::Read | AccessKind::View => false,
        }
    }

    fn report_change(&self) -> mlir_dialect::Diagnostic<'c> {
        let what = match self.access {
            AccessKind::Scratch => "uses the buffer as scratch memory",
            AccessKind::Write | AccessKind::Update if self.through_view => "writes a part of the buffer",
            AccessKind::Write | AccessKind::Update | AccessKind::Change(_) => "changes the buffer in place",
            AccessKind::Fill => "fills the buffer too",
            AccessKind::Read | AccessKind::View | AccessKind::Escape => "has the buffer",
        };
        let message = format!("{} {what}", name_of(self.op));
        error(codes::WRITTEN_IN_PART, operand_location(self.op, self.operand), message)
    }
}
