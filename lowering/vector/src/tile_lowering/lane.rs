//! Lowers element-wise operations: loads, a computation on registers, and a store, over the valid region of the
//! destination.

use super::{
    Expander, Site,
    convert::{Conversion, EXACT, How},
    instructions::{VCMPS, VSEL},
};
use crate::{
    builder::{Builder, Lowered, lanes, one, set},
    fuse::{
        nest::{Broadcast, Source, Space},
        record::{Code, Map, NestRule},
    },
    tile::{Tile, is_tile},
};
use mlir_dialect::melior::ir::{Value, ValueLike};
use pto_dialect::types;
use pto_isa::{
    Key, Op, Role,
    attrs::Relation,
    types::{Class, DType, Loc},
};
use pto_upstream::Arith;

/// Computes one register of the destination.
pub(crate) type Compute = for<'x, 'c, 'a> fn(&mut Lane<'x, 'c, 'a>) -> Lowered<Value<'c, 'a>>;

/// The registers at one position of all tiles of an operation.
pub(crate) struct Lane<'x, 'c, 'a> {
    pub(crate) b: &'x mut Builder<'c, 'a>,
    /// Lanes within the valid region.
    pub(crate) mask: Value<'c, 'a>,
    /// Element type of the tiles.
    pub(crate) dtype: DType,
    /// Source registers, in the order of operands.
    sources: &'x [Value<'c, 'a>],
    /// Scalar operands converted to elements, in the order of operands.
    scalars: &'x [Value<'c, 'a>],
}

impl<'c, 'a> Lane<'_, 'c, 'a> {
    /// Returns the register of a source, by its index among the sources.
    pub(crate) fn source(&self, index: usize) -> Lowered<Value<'c, 'a>> {
        self.sources.get(index).copied().ok_or_else(|| self.b.defect(format_args!("source {index}")))
    }

    /// Returns the scalar operand, as an element.
    pub(crate) fn scalar(&self) -> Lowered<Value<'c, 'a>> {
        self.scalars.first().copied().ok_or_else(|| self.b.defect("a scalar"))
    }

    /// Returns whether there is a scalar operand.
    pub(crate) const fn has_scalar(&self) -> bool {
        !self.scalars.is_empty()
    }

    /// Returns the scalar operand in every lane.
    pub(crate) fn broadcast(&mut self) -> Lowered<Value<'c, 'a>> {
        let scalar = self.scalar()?;
        self.b.broadcast(scalar, self.dtype)
    }

    /// Emits `op x`.
    pub(crate) fn unary(&mut self, def: &'static Op, x: Value<'c, 'a>) -> Lowered<Value<'c, 'a>> {
        self.b.value(def, &[x, self.mask], &[], x.r#type())
    }

    /// Emits `x op y`, where `y` is a register or a scalar.
    pub(crate) fn binary(&mut self, def: &'static Op, x: Value<'c, 'a>, y: Value<'c, 'a>) -> Lowered<Value<'c, 'a>> {
        self.b.value(def, &[x, y, self.mask], &[], x.r#type())
    }

    /// Emits `acc + x * y`.
    pub(crate) fn multiply_add(&mut self, def: &'static Op, [acc, x, y]: [Value<'c, 'a>; 3]) -> Lowered<Value<'c, 'a>> {
        self.b.value(def, &[acc, x, y, self.mask], &[], acc.r#type())
    }

    /// Compares elements with zero; returns the lanes of `among` for which the relation holds.
    pub(crate) fn against_zero(
        &mut self,
        x: Value<'c, 'a>,
        relation: Relation,
        among: Value<'c, 'a>,
    ) -> Lowered<Value<'c, 'a>> {
        let zero = self.b.constant(0, self.dtype.signless())?;
        self.b.value(VCMPS, &[x, zero, among], &[set(Key::Relation, relation)], among.r#type())
    }

    /// Selects `x` where the mask is set, otherwise `y`.
    pub(crate) fn select(&mut self, mask: Value<'c, 'a>, x: Value<'c, 'a>, y: Value<'c, 'a>) -> Lowered<Value<'c, 'a>> {
        self.b.value(VSEL, &[x, y, mask], &[], x.r#type())
    }

    /// Returns the element type of a register.
    pub(crate) fn dtype_of(&self, register: Value<'c, 'a>) -> Lowered<DType> {
        self.b.dtype_of(register)
    }

    /// Converts a register to the element type of the destination.
    pub(super) fn converted(&mut self, register: Value<'c, 'a>, how: How) -> Lowered<Value<'c, 'a>> {
        self.converted_to(register, self.dtype, how)
    }

    /// Converts a register to a wider float type.
    pub(crate) fn as_float(&mut self, register: Value<'c, 'a>, dtype: DType) -> Lowered<Value<'c, 'a>> {
        self.converted_to(register, dtype, EXACT)
    }

    fn converted_to(&mut self, register: Value<'c, 'a>, to: DType, how: How) -> Lowered<Value<'c, 'a>> {
        let from = self.dtype_of(register)?;
        let conversion = Conversion::between(from, to)
            .ok_or_else(|| self.b.defect(format_args!("a conversion from {from} to {to}")))?;
        conversion.apply(self.b, register, self.mask, how)
    }

    /// Returns the mask of the lanes within the valid region, for elements of another width in them.
    pub(crate) fn mask_of(&mut self, dtype: DType) -> Lowered<Value<'c, 'a>> {
        self.b.mask_of(self.mask, dtype)
    }

    /// Returns one in the element type, in every lane.
    pub(crate) fn one(&mut self) -> Lowered<Value<'c, 'a>> {
        self.b.splat(one(self.dtype), self.dtype)
    }
}

/// Converts a scalar to another type: integers wrap, floats are rounded, and `true` is one.
pub(crate) fn element<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    scalar: Value<'c, 'a>,
    dtype: DType,
) -> Lowered<Option<Value<'c, 'a>>> {
    let wanted = dtype.signless();
    let Some(found) = types::desc(scalar.r#type()).dtype() else { return Ok(None) };
    if found == wanted || (found.is_integer() && found.signless() == wanted) {
        return Ok(Some(scalar));
    }
    if found.is_low_precision() || wanted.is_low_precision() {
        return Ok(None);
    }
    let mut steps = Vec::new();
    match (found.is_float(), wanted.is_float()) {
        (true, true) => {
            // Two formats of the same width each have values that the other one lacks: f32 has those of both.
            if found.bits() <= wanted.bits() && found != DType::F32 {
                steps.push((Arith::ExtF, if found.bits() == wanted.bits() { DType::F32 } else { wanted }));
            }
            if found.bits() >= wanted.bits() {
                steps.push((Arith::TruncF, wanted));
            }
        }
        (false, false) if found == DType::Index => steps.push((Arith::IndexCast, wanted)),
        (false, false | true) if found.signless() != found => return Ok(None),
        (false, false) if found.bits() > wanted.bits() => steps.push((Arith::TruncI, wanted)),
        (false, false) if found.class() == Class::Truth => steps.push((Arith::ExtUI, wanted)),
        (false, false) => steps.push((Arith::ExtSI, wanted)),
        (false, true) if found.class() == Class::Truth => steps.push((Arith::UIToFP, wanted)),
        (false, true) => {
            if found == DType::Index {
                steps.push((Arith::IndexCast, DType::I64));
            }
            steps.push((Arith::SIToFP, wanted));
        }
        (true, false) => return Ok(None),
    }
    let mut value = scalar;
    for (is, dtype) in steps {
        let r#type = b.scalar(dtype)?;
        value = b.arith(is, &[value], &[], r#type)?;
    }
    Ok(Some(value))
}

/// Requirements of an operation beyond tiles and scalars of one element type.
#[derive(Clone, Copy, Default)]
pub(crate) struct Needs {
    /// Type of the scalars, if it is not the element type.
    pub(crate) scalar: Option<DType>,
    /// Type of the computation, if tiles have different types; lanes are as wide as it.
    pub(crate) wide: Option<DType>,
}

/// Lowers an operation with tiles and scalars of one element type and one valid region.
pub(crate) fn expand<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, compute: Compute) -> Lowered<()> {
    expand_with(x, site, Needs::default(), compute)
}

/// Like [`expand`], with scalars or tiles of other types. Elements narrower than the lanes are in their lowest bits.
pub(crate) fn expand_with<'c, 'a>(
    x: &mut Expander<'c, 'a>,
    site: Site<'c, 'a>,
    needs: Needs,
    compute: Compute,
) -> Lowered<()> {
    let mut sources: Vec<(usize, Tile<'c, 'a>)> = Vec::new();
    let mut destination = None;
    let mut immediates = Vec::new();
    for (index, operand) in site.def.operands.iter().enumerate() {
        let Some(value) = site.operand(index) else { continue };
        if !is_tile(value) {
            immediates.push((index, value));
            continue;
        }
        match operand.role {
            Role::In => sources.push((index, x.tile(site, index)?)),
            Role::Out => destination = Some((value, x.tile(site, index)?)),
            Role::InOut => {
                let tile = x.tile(site, index)?;
                sources.push((index, tile));
                destination = Some((value, tile));
            }
            Role::Tmp => {}
        }
    }
    let (written, destination) = destination.ok_or_else(|| x.b.defect("an operation without a destination"))?;
    let dtype = destination.desc.dtype;
    let wide = needs.wide.unwrap_or(dtype);
    let granularity = x.granularity(site, wide)?;
    for (index, source) in &sources {
        if source.desc.dtype != dtype && needs.wide.is_none() {
            let what = format_args!("from {} to {dtype}", source.desc.dtype);
            return Err(site.refuse_operand(*index, what));
        }
        if source.desc.is_boxed() || source.desc.blayout != destination.desc.blayout {
            return Err(site.refuse_operand(*index, format_args!("in layout {}", source.desc.layout())));
        }
    }
    let mut scalars = Vec::new();
    for (index, value) in immediates {
        match element(&mut x.b, value, needs.scalar.unwrap_or(dtype))? {
            Some(scalar) => scalars.push(scalar),
            None => return Err(site.refuse_operand(index, format_args!("with a scalar of {}", value.r#type()))),
        }
    }
    if destination.desc.is_boxed() || destination.desc.loc != Loc::Vec {
        let (loc, layout) = (destination.desc.loc, destination.desc.layout());
        return Err(site.refuse(format_args!("into a tile in {loc} in layout {layout}")));
    }
    let (lines, elements) = destination.lines();
    let space = Space { lines, elements, lanes: lanes(wide), granularity, lane: wide.bytes() };
    let map: Box<Map<'c, 'a>> =
        Box::new(move |b, sources, mask| compute(&mut Lane { b, mask, dtype, sources, scalars: &scalars }));
    let mut read = Vec::with_capacity(sources.len());
    for (index, tile) in sources {
        let value = site.operand(index).ok_or_else(|| x.b.defect("an operand"))?;
        read.push(Source { value, tile, reach: Broadcast::Same });
    }
    let in_halves = needs.wide.is_none();
    x.nest(NestRule { space, sources: read, value: written, tile: destination, code: Code::Map(map), in_halves })
}
