//! Records the rule of an operation as a nest: the IR for one register.
//!
//! A rule is a function that emits instructions. It is called once, before loops are planned; its instructions form the
//! regions of the nest ([`crate::builder::Body`]): one for full registers, and one with a lane mask as last argument, if
//! registers may be partial. Costs and loops are derived from them.

use super::{
    Sharing, WRITTEN_OUT,
    nest::{Broadcast, Source, Space, view},
};
use crate::{
    builder::{Builder, Extent, Lowered},
    tile::Tile,
};
use mlir_dialect::{
    dictionary,
    melior::ir::{
        Attribute, Identifier, Region, Type, Value, ValueLike,
        attribute::{ArrayAttribute, DenseI64ArrayAttribute, StringAttribute},
        operation::OperationRef,
    },
};
use nest_dialect::op::{self, Kind, View};
use pto_dialect::types;
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
    /// One line of the destination: see [`super::nest::Work::Columns`].
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
    /// See [`super::nest::Nest::in_halves`].
    pub(crate) in_halves: bool,
}

/// The operands and the attributes of a nest.
type Operands<'c, 'a> = (Vec<Value<'c, 'a>>, Attribute<'c>);

impl<'c, 'a> NestRule<'c, 'a> {
    /// Records the rule as a nest at the insertion point.
    pub(crate) fn recorded(self, b: &mut Builder<'c, 'a>, sharing: Sharing) -> Lowered<OperationRef<'c, 'a>> {
        let kind = match self.code {
            Code::Map(_) => Kind::Map,
            Code::Fold(_) => Kind::Fold,
            Code::Columns { .. } => Kind::Columns,
        };
        let (operands, attributes) = self.operands(b)?;
        let regions = kind.regions().iter().map(|_| Region::new()).collect();
        let nest = b.with_attributes(kind.name(), &operands, attributes, regions)?;
        let Self { space, sources, code, .. } = self;
        let recording = Recording::of(b, nest, space, &sources, (kind == Kind::Fold, sharing))?;
        match code {
            Code::Columns { def, .. } => recording.columns(b, def)?,
            Code::Map(map) => recording.map(b, &map)?,
            Code::Fold(fold) => recording.fold(b, &fold)?,
        }
        Ok(nest)
    }

    /// Returns the operands and the attributes of the nest.
    fn operands(&self, b: &mut Builder<'c, 'a>) -> Lowered<Operands<'c, 'a>> {
        let context = b.context();
        let tiles = || self.sources.iter().map(|source| (source.value, &source.tile)).chain([(self.value, &self.tile)]);
        let mut operands: Vec<_> = tiles().map(|(value, _)| value).collect();
        let mut known = Vec::with_capacity(2 + 2 * operands.len());
        let of_tiles = tiles().flat_map(|(_, tile)| [tile.rows, tile.cols]);
        for extent in [self.space.lines, self.space.elements].into_iter().chain(of_tiles) {
            known.push(extent.get().unwrap_or(op::DYNAMIC));
            if let Extent::Dynamic(value) = extent {
                operands.push(value);
            }
        }
        let views = tiles().map(|(value, tile)| Some(view(&types::tile(value.r#type())?, &tile.desc)));
        let views: Vec<View> =
            views.collect::<Option<_>>().ok_or_else(|| b.defect("a nest on a value without a tile"))?;
        let in_order = matches!(self.code, Code::Columns { in_order: true, .. });
        let strides: Vec<i64> = tiles().map(|(_, tile)| tile.stride).collect();
        let aligns: Vec<i64> = tiles().map(|(_, tile)| tile.align).collect();
        // Many nests of a function have the same attributes.
        let numbers = [
            self.space.lanes,
            self.space.lane.into(),
            self.space.granularity as i64,
            self.in_halves.into(),
            in_order.into(),
            self.sources.len() as i64,
        ];
        let words = self.sources.iter().map(|source| source.reach as i64).chain(views.iter().map(|view| *view as i64));
        let key: Vec<i64> = numbers
            .into_iter()
            .chain(words)
            .chain([&strides, &aligns, &known].into_iter().flatten().copied())
            .collect();
        if let Some(attributes) = b.dictionaries.get(&key) {
            return Ok((operands, *attributes));
        }
        let name = |name: &str| Identifier::new(context, name);
        let list = |numbers: &[i64]| Attribute::from(DenseI64ArrayAttribute::new(context, numbers));
        let words = |words: Vec<&str>| -> Attribute<'c> {
            let words: Vec<Attribute<'c>> =
                words.into_iter().map(|word| StringAttribute::new(context, word).into()).collect();
            ArrayAttribute::new(context, &words).into()
        };
        let mut attributes = vec![
            (name(op::EXTENTS), list(&known)),
            b.number(op::LANES, self.space.lanes),
            b.number(op::LANE_BYTES, self.space.lane.into()),
            b.number(op::GRANULARITY, self.space.granularity as i64),
            (name(op::REACH), words(self.sources.iter().map(|source| source.reach.word()).collect())),
            (name(op::STRIDES), list(&strides)),
            (name(op::ALIGNS), list(&aligns)),
        ];
        if views.iter().any(|view| *view != View::Plain) {
            attributes.push((name(op::VIEWS), words(views.iter().map(|view| view.word()).collect())));
        }
        if self.in_halves {
            attributes.push((name(op::IN_HALVES), Attribute::unit(context)));
        }
        if in_order {
            attributes.push((name(op::IN_ORDER), Attribute::unit(context)));
        }
        let attributes = dictionary(context, &attributes);
        b.dictionaries.insert(key, attributes);
        Ok((operands, attributes))
    }
}

/// The common settings of the bodies of a nest.
struct Recording<'c, 'a> {
    nest: OperationRef<'c, 'a>,
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
        nest: OperationRef<'c, 'a>,
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
        // A line without elements has one register, of which no lane is computed.
        let is_cut_evenly =
            space.is_whole() && elements.get().is_some_and(|elements| elements > 0 && elements % lanes == 0);
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
        Ok(Self { nest, space, sources, mask, in_part, may_be_written_out })
    }

    /// Records the code for full registers, and in the next region that with a lane mask as last argument.
    fn masked(
        &self,
        b: &mut Builder<'c, 'a>,
        index: usize,
        arguments: &[Type<'c>],
        make: &Make<'_, 'c, 'a>,
    ) -> Lowered<()> {
        let granularity = self.space.granularity;
        b.record(self.nest, index, arguments, |b, values| {
            let mask = b.all(granularity)?;
            make(b, values, mask)
        })?;
        if !self.in_part {
            return Ok(());
        }
        let arguments: Vec<_> = arguments.iter().copied().chain([self.mask]).collect();
        b.record(self.nest, index + 1, &arguments, |b, values| match values.split_last() {
            Some((mask, values)) => make(b, values, *mask),
            None => Err(b.defect("a predicate")),
        })?;
        Ok(())
    }

    fn map(&self, b: &mut Builder<'c, 'a>, map: &Map<'c, 'a>) -> Lowered<()> {
        self.masked(b, 0, &self.sources, &|b, values, mask| Ok(vec![map(b, values, mask)?]))
    }

    fn columns(&self, b: &mut Builder<'c, 'a>, def: &'static Op) -> Lowered<()> {
        let Some(&register) = self.sources.first() else { return Err(b.defect("a source")) };
        b.record(self.nest, 0, &[register, register, self.mask], |b, values| {
            Ok(vec![b.value(def, values, &[], register)?])
        })?;
        Ok(())
    }

    fn fold(&self, b: &mut Builder<'c, 'a>, fold: &Fold<'c, 'a>) -> Lowered<()> {
        let source =
            |b: &Builder<'c, 'a>, values: &[Value<'c, 'a>]| values.first().copied().ok_or_else(|| b.defect("a source"));
        let carried = b.record(self.nest, 0, &[], |b, _| (fold.start)(b))?;
        let with_carried: Vec<_> = self.sources.iter().chain(&carried).copied().collect();
        self.masked(b, 1, &with_carried, &|b, values, mask| {
            let value = source(b, values)?;
            (fold.step)(b, value, mask, values.get(1..).unwrap_or_default())
        })?;
        b.record(self.nest, 3, &carried, |b, values| Ok(vec![(fold.finish)(b, values)?]))?;
        if let Some(make) = &fold.first
            && self.may_be_written_out
        {
            self.masked(b, 4, &self.sources, &|b, values, mask| make(b, source(b, values)?, mask))?;
        }
        if let Some(make) = &fold.only
            && self.may_be_written_out
        {
            self.masked(b, 6, &self.sources, &|b, values, mask| Ok(vec![make(b, source(b, values)?, mask)?]))?;
        }
        Ok(())
    }
}
