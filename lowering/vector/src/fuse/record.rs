//! Records the rule of an operation as the IR for one register.
//!
//! A rule is a function that emits instructions. It is called once, before loops are planned; its instructions form the
//! bodies of a nest ([`Body`]): one for full registers, and one with a lane mask as last argument, if registers may be
//! partial. Costs and loops are derived from the bodies.

use super::{
    Sharing, WRITTEN_OUT,
    nest::{Broadcast, FoldBodies, Masked, Nest, Source, Space, Work},
};
use crate::{
    builder::{Builder, Lowered},
    tile::Tile,
};
use mlir_dialect::{
    Rewriter,
    melior::ir::{Type, Value, operation::OperationRef},
};
use pto_isa::{Op, TypeDesc, types::DType};

/// Emits the code of a body for its arguments under a lane mask; returns the results.
type Make<'m, 'c, 'a> =
    dyn Fn(&mut Builder<'c, 'a>, &[Value<'c, 'a>], Value<'c, 'a>) -> Lowered<Vec<Value<'c, 'a>>> + 'm;

/// Computes a register of the destination from registers of the sources and the mask of the lanes in the region.
pub(crate) type Map<'c, 'a> =
    dyn Fn(&mut Builder<'c, 'a>, &[Value<'c, 'a>], Value<'c, 'a>) -> Lowered<Value<'c, 'a>> + 'a;
/// Computes the carried values of a reduction after a register, from the register, its lane mask and the values before.
pub(crate) type Step<'c, 'a> =
    dyn Fn(&mut Builder<'c, 'a>, Value<'c, 'a>, Value<'c, 'a>, &[Value<'c, 'a>]) -> Lowered<Vec<Value<'c, 'a>>> + 'a;
/// Computes the initial values of a reduction.
pub(crate) type Start<'c, 'a> = dyn Fn(&mut Builder<'c, 'a>) -> Lowered<Vec<Value<'c, 'a>>> + 'a;
/// Computes the result of a reduction, in the first lane, from the last carried values.
pub(crate) type Finish<'c, 'a> = dyn Fn(&mut Builder<'c, 'a>, &[Value<'c, 'a>]) -> Lowered<Value<'c, 'a>> + 'a;

/// Computes the carried or final value from the first register and its lane mask.
pub(crate) type First<'c, 'a, T> = dyn Fn(&mut Builder<'c, 'a>, Value<'c, 'a>, Value<'c, 'a>) -> Lowered<T> + 'a;

/// The rule of a row reduction.
pub(crate) struct Fold<'c, 'a> {
    pub(crate) start: Box<Start<'c, 'a>>,
    /// The carried values after the first register, if that is cheaper than a step.
    pub(crate) first: Option<Box<First<'c, 'a, Vec<Value<'c, 'a>>>>>,
    /// The result for lines of one register, if that is cheaper than the general code.
    pub(crate) only: Option<Box<First<'c, 'a, Value<'c, 'a>>>>,
    pub(crate) step: Box<Step<'c, 'a>>,
    pub(crate) finish: Box<Finish<'c, 'a>>,
}

/// How a rule emits the code for a register.
pub(crate) enum Code<'c, 'a> {
    /// A register of the destination for each register.
    Map(Box<Map<'c, 'a>>),
    /// One element of the destination for each line.
    Fold(Fold<'c, 'a>),
    /// One line of the destination: see [`Work::Columns`].
    Columns { def: &'static Op, in_order: bool },
}

/// The result of the rule of a tile operation.
pub(crate) struct NestRule<'c, 'a> {
    pub(crate) space: Space<'c, 'a>,
    pub(crate) sources: Vec<Source<'c, 'a>>,
    /// The destination operand.
    pub(crate) value: Value<'c, 'a>,
    pub(crate) tile: Tile<'c, 'a>,
    pub(crate) code: Code<'c, 'a>,
    /// See [`Nest::in_halves`].
    pub(crate) in_halves: bool,
}

impl<'c, 'a> NestRule<'c, 'a> {
    /// Records the rule as a nest. The rewriter erases the operation of the nest.
    pub(crate) fn recorded(
        self,
        b: &mut Builder<'c, 'a>,
        rewriter: &mut Rewriter<'c, 'a>,
        sharing: Sharing,
    ) -> Lowered<Nest<'c, 'a>> {
        let Self { space, sources, value, tile, code, in_halves } = self;
        let recording = Recording::of(b, space, &sources, (matches!(code, Code::Fold(_)), sharing))?;
        let (code, work) = match code {
            Code::Columns { def, in_order } => (None, Work::Columns { def, in_order }),
            Code::Map(map) => {
                let (op, body) = b.recorded(|b, op| recording.map(b, op, &map))?;
                rewriter.erase(op);
                (Some(op), Work::Map(body))
            }
            Code::Fold(fold) => {
                let (op, bodies) = b.recorded(|b, op| recording.fold(b, op, &fold))?;
                rewriter.erase(op);
                (Some(op), Work::Fold(bodies))
            }
        };
        Ok(Nest { space, sources, value, tile, work, code, in_halves })
    }
}

/// The common settings of the bodies of a nest.
struct Recording<'c, 'a> {
    space: Space<'c, 'a>,
    /// Types of the source registers.
    sources: Vec<Type<'c>>,
    mask: Type<'c>,
    /// Registers may be partial.
    in_part: bool,
    /// The registers of a line may be unrolled: loops do not use bodies for a first or only register.
    may_be_written_out: bool,
}

impl<'c, 'a> Recording<'c, 'a> {
    fn of(
        b: &mut Builder<'c, 'a>,
        space: Space<'c, 'a>,
        tiles: &[Source<'c, 'a>],
        (is_fold, sharing): (bool, Sharing),
    ) -> Lowered<Self> {
        let Space { lines, elements, lanes, granularity, .. } = space;
        let mut sources = Vec::with_capacity(tiles.len());
        for source in tiles {
            // The halves of an 8-byte value are in every lane.
            let is_number = source.reach == Broadcast::OfLine && source.tile.bytes() == 8;
            sources.push(b.vreg(if is_number { DType::Ui32 } else { source.tile.desc.dtype })?);
        }
        let is_cut_evenly = space.is_whole() && elements.get().is_some_and(|elements| elements % lanes == 0);
        let has_one_line = space.one_line().is_some();
        let in_part = match sharing {
            // The loop computes the lane mask of each register.
            Sharing::Scopes => true,
            // Without a reduction, all lines may form one line.
            Sharing::Nothing => !is_cut_evenly || !is_fold && lines.get().is_none(),
            // One line may be treated as one line per element.
            Sharing::Loops => !is_cut_evenly || !is_fold && (lines.get().is_none() || has_one_line),
        };
        let mask = b.r#type(TypeDesc::Mask(granularity))?;
        let may_be_written_out = elements.get().is_none_or(|elements| elements <= WRITTEN_OUT * lanes);
        Ok(Self { space, sources, mask, in_part, may_be_written_out })
    }

    /// Records a body for full registers, and one with a lane mask as last argument.
    fn masked(
        &self,
        b: &mut Builder<'c, 'a>,
        op: OperationRef<'c, 'a>,
        arguments: &[Type<'c>],
        make: &Make<'_, 'c, 'a>,
    ) -> Lowered<Masked<'c, 'a>> {
        let granularity = self.space.granularity;
        let all = b.body_of(op, arguments, |b, values| {
            let mask = b.all(granularity)?;
            make(b, values, mask)
        })?;
        if !self.in_part {
            return Ok(Masked { all, some: None });
        }
        let arguments: Vec<_> = arguments.iter().copied().chain([self.mask]).collect();
        let some = b.body_of(op, &arguments, |b, values| match values.split_last() {
            Some((mask, values)) => make(b, values, *mask),
            None => Err(b.defect("a predicate")),
        })?;
        Ok(Masked { all, some: Some(some) })
    }

    fn map(&self, b: &mut Builder<'c, 'a>, op: OperationRef<'c, 'a>, map: &Map<'c, 'a>) -> Lowered<Masked<'c, 'a>> {
        self.masked(b, op, &self.sources, &|b, values, mask| Ok(vec![map(b, values, mask)?]))
    }

    fn fold(
        &self,
        b: &mut Builder<'c, 'a>,
        op: OperationRef<'c, 'a>,
        fold: &Fold<'c, 'a>,
    ) -> Lowered<FoldBodies<'c, 'a>> {
        let source =
            |b: &Builder<'c, 'a>, values: &[Value<'c, 'a>]| values.first().copied().ok_or_else(|| b.defect("a source"));
        let start = b.body_of(op, &[], |b, _| (fold.start)(b))?;
        let carried = start.results();
        let with_carried: Vec<_> = self.sources.iter().chain(&carried).copied().collect();
        let step = self.masked(b, op, &with_carried, &|b, values, mask| {
            let value = source(b, values)?;
            (fold.step)(b, value, mask, values.get(1..).unwrap_or_default())
        })?;
        let finish = b.body_of(op, &carried, |b, values| Ok(vec![(fold.finish)(b, values)?]))?;
        let (mut first, mut only) = (None, None);
        if let Some(make) = &fold.first
            && self.may_be_written_out
        {
            first = Some(self.masked(b, op, &self.sources, &|b, values, mask| make(b, source(b, values)?, mask))?);
        }
        if let Some(make) = &fold.only
            && self.may_be_written_out
        {
            let one =
                |b: &mut Builder<'c, 'a>, values: &[Value<'c, 'a>], mask| Ok(vec![make(b, source(b, values)?, mask)?]);
            only = Some(self.masked(b, op, &self.sources, &one)?);
        }
        Ok(FoldBodies { start, first, only, step, finish })
    }
}
