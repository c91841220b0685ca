//! Lowers conversions of elements to steps on registers with lanes as wide as the widest type involved.

use super::{
    Expander, Site, fp4,
    instructions::{VCVT, VMAXS, VMINS, VTRC},
};
use crate::{
    builder::{Builder, Lowered, granularity, lanes, set},
    fuse::{
        nest::{Broadcast, Source, Space},
        record::{Code, Map, NestRule},
    },
};
use mlir_dialect::{
    melior::ir::{Value, ValueLike},
    value_key,
};
use pto_dialect::types;
use pto_isa::{
    Key, Rule, TypeDesc,
    attrs::{RoundMode, SaturationMode, VectorPart, VectorRound, VectorSaturation},
    rule::{Given, Part, VectorConversion, VectorRule, conversion::saturates},
    types::{BLayout, DType, MaskGranularity},
};

/// Returns the conversions between registers, from the definition of the instruction.
fn table() -> &'static [VectorConversion] {
    VCVT.all_rules()
        .find_map(|rule| {
            let Rule::Vector(VectorRule::Conversion { table, .. }) = rule else { return None };
            Some(*table)
        })
        .unwrap_or(&[])
}

fn direct(from: DType, to: DType) -> Option<&'static VectorConversion> {
    let usable = |entry: &&VectorConversion| entry.part != Part::Unknown;
    table().iter().filter(usable).find(|entry| entry.from.contains(from) && entry.to.contains(to))
}

/// One step of a conversion.
#[derive(Clone, Copy)]
enum Step {
    /// A conversion by the instruction.
    Converted { from: DType, to: DType, how: &'static VectorConversion },
    /// Truncation of integers, with or without saturation.
    Cut { from: DType, to: DType },
}

impl Step {
    const fn types(self) -> [DType; 2] {
        match self {
            Step::Converted { from, to, .. } | Step::Cut { from, to } => [from, to],
        }
    }
}

/// How values are converted that the type does not represent exactly.
#[derive(Clone, Copy)]
pub(super) struct How {
    /// Rounding mode of the instruction.
    pub(super) rounding: VectorRound,
    /// Values out of range saturate.
    pub(super) saturates: bool,
}

/// Round to nearest even, and wrap integers: irrelevant if the conversion is exact.
pub(super) const EXACT: How = How { rounding: VectorRound::R, saturates: false };

/// The conversion from one element type to another.
pub(super) struct Conversion {
    from: DType,
    to: DType,
    steps: Vec<Step>,
    /// The widest type involved.
    pub(super) wide: DType,
}

impl Conversion {
    /// Returns the steps from one type to another: of two steps the first is exact, or the second truncates integers.
    pub(super) fn between(from: DType, to: DType) -> Option<Self> {
        let steps = Self::steps(from, to)?;
        let types = steps.iter().flat_map(|step| step.types()).chain([from]);
        let wide = types.max_by_key(|dtype| dtype.bits())?;
        Some(Self { from, to, steps, wide })
    }

    fn steps(from: DType, to: DType) -> Option<Vec<Step>> {
        let converted = |from, to| direct(from, to).map(|how| Step::Converted { from, to, how });
        let cut = |from: DType| {
            let fits = from.is_integer() && to.is_integer() && from.bits() > to.bits();
            fits.then_some(Step::Cut { from, to })
        };
        if from == to {
            return Some(Vec::new());
        }
        if let Some(step) = converted(from, to).or_else(|| cut(from)) {
            return Some(vec![step]);
        }
        let exact = |through: DType| {
            direct(from, through).is_some_and(|entry| entry.rnd == Given::Forbidden && entry.sat == Given::Forbidden)
        };
        let through = |second: &dyn Fn(DType) -> Option<Step>, fits: &dyn Fn(DType) -> bool| {
            let found = DType::ALL.iter().filter(|through| fits(**through));
            found
                .min_by_key(|through| through.bits())
                .and_then(|&through| Some(vec![converted(from, through)?, second(through)?]))
        };
        through(&|through| converted(through, to), &|through| exact(through) && direct(through, to).is_some())
            .or_else(|| through(&cut, &|through| direct(from, through).is_some() && cut(through).is_some()))
            .or_else(|| {
                // Unsigned integers fit into wider signed ones.
                let wider = DType::ALL.iter().copied().filter(|wide| wide.is_unsigned() && exact(*wide));
                wider.into_iter().find_map(|wide| {
                    let signed = wide.signless();
                    let same = Step::Cut { from: wide, to: signed };
                    Some(vec![converted(from, wide)?, same, converted(signed, to)?])
                })
            })
    }

    /// Returns whether the conversion may take and return the elements of odd lanes as well as those of even ones.
    fn in_halves(&self) -> bool {
        let parted = |step: &Step| match step {
            Step::Converted { how, .. } => matches!(how.part, Part::Half | Part::Whole),
            Step::Cut { .. } => false,
        };
        self.steps.iter().all(parted)
    }

    /// Converts the elements of a register with one in each lane of the widest type; `mask` is the predicate of those
    /// lanes. Inactive lanes are not converted, since their values may be out of range.
    pub(super) fn apply<'c, 'a>(
        &self,
        b: &mut Builder<'c, 'a>,
        mut value: Value<'c, 'a>,
        mask: Value<'c, 'a>,
        how: How,
    ) -> Lowered<Value<'c, 'a>> {
        // If all non-negative values fit, only negative ones do not.
        let is_signed = self.from.is_integer() && !self.from.is_unsigned();
        if how.saturates && is_signed && self.to.is_unsigned() && self.to.bits() >= self.from.bits() {
            let (all, zero) = (b.all_of(self.from)?, b.constant(0, self.from.signless())?);
            value = b.value(VMAXS, &[value, zero, all], &[], value.r#type())?;
        }
        for step in &self.steps {
            value = match *step {
                Step::Converted { from, to, how: entry } => {
                    let mask = self.active(b, mask, from)?;
                    converted(b, (value, mask), to, entry, how)?
                }
                Step::Cut { from, to } => cut(b, value, from, to, how)?,
            };
        }
        Ok(value)
    }

    /// Like [`Conversion::apply`], for all elements of a register.
    pub(super) fn apply_to_all<'c, 'a>(
        &self,
        b: &mut Builder<'c, 'a>,
        value: Value<'c, 'a>,
        how: How,
    ) -> Lowered<Value<'c, 'a>> {
        let all = b.all_of(self.wide)?;
        self.apply(b, value, all, how)
    }

    /// Returns the predicate of lanes of the widest type, for elements of another type in their lowest bits.
    fn active<'c, 'a>(&self, b: &mut Builder<'c, 'a>, mask: Value<'c, 'a>, dtype: DType) -> Lowered<Value<'c, 'a>> {
        let is_all = match types::desc(mask.r#type()) {
            TypeDesc::Mask(granularity) => value_key(mask) == value_key(b.all(granularity)?),
            _ => false,
        };
        if is_all {
            return b.all_of(dtype);
        }
        let mask = b.mask_of_lanes(mask, self.wide.bytes())?;
        b.mask_of(mask, dtype)
    }
}

fn converted<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    (value, mask): (Value<'c, 'a>, Value<'c, 'a>),
    to: DType,
    entry: &VectorConversion,
    How { rounding, saturates }: How,
) -> Lowered<Value<'c, 'a>> {
    let mut settings = Vec::new();
    match entry.part {
        Part::Half => settings.push(set(Key::Part, VectorPart::Even)),
        Part::Quarter => settings.push(set(Key::Part, VectorPart::P0)),
        Part::Whole | Part::Unknown => {}
    }
    if entry.rnd != Given::Forbidden {
        settings.push(set(Key::Rnd, rounding));
    }
    if entry.sat != Given::Forbidden {
        settings.push(set(Key::Sat, if saturates { VectorSaturation::Sat } else { VectorSaturation::Nosat }));
    }
    let r#type = b.vreg(to)?;
    b.value(VCVT, &[value, mask], &settings, r#type)
}

fn cut<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    mut value: Value<'c, 'a>,
    from: DType,
    to: DType,
    how: How,
) -> Lowered<Value<'c, 'a>> {
    if how.saturates {
        let all = b.all_of(from)?;
        let bits = to.bits() - u32::from(!to.is_unsigned());
        let most = (1_i64 << bits) - 1;
        let least = if to.is_unsigned() { 0 } else { -most - 1 };
        let below = (!from.is_unsigned()).then_some((VMAXS, least));
        for (row, bound) in below.into_iter().chain([(VMINS, most)]) {
            let bound = b.constant(bound, from.signless())?;
            value = b.value(row, &[value, bound, all], &[], value.r#type())?;
        }
    }
    b.bits(value, to)
}

/// Returns the rounding mode of the instruction for that of the tile operation.
pub(super) const fn rounding(mode: RoundMode) -> VectorRound {
    match mode {
        RoundMode::None | RoundMode::Rint | RoundMode::CastRint => VectorRound::R,
        RoundMode::Round => VectorRound::A,
        RoundMode::Floor => VectorRound::F,
        RoundMode::Ceil => VectorRound::C,
        RoundMode::Trunc => VectorRound::Z,
        RoundMode::Odd => VectorRound::O,
    }
}

/// Lowers `pto.tcvt`.
pub(super) fn convert<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let (src, dst) = (x.tile(site, 0)?, x.tile(site, 2)?);
    let (from, to) = (src.desc.dtype, dst.desc.dtype);
    if from.is_packed_fp4() || to.is_packed_fp4() {
        return x.by_itself(site, |x, site| fp4::convert(x, site, &src, &dst));
    }
    let conversion = Conversion::between(from, to)
        .ok_or_else(|| site.refuse(format_args!("from {from} to {to}: no instruction does it")))?;
    let mode = site.choice(Key::Rmode).unwrap_or(RoundMode::CastRint);
    let how = How {
        rounding: rounding(mode),
        saturates: saturates(from, to, site.choice(Key::SatMode) == Some(SaturationMode::On)),
    };
    let wide = conversion.wide;
    let among = granularity(wide).unwrap_or(MaskGranularity::B32);
    let space =
        Space { lines: dst.rows, elements: dst.cols, lanes: lanes(wide), granularity: among, lane: wide.bytes() };
    // Lines are columns if both tiles are column-major.
    let of_columns = [&src, &dst].iter().all(|tile| tile.desc.blayout == BLayout::ColMajor && !tile.desc.is_boxed());
    let space = if of_columns { Space { lines: dst.cols, elements: dst.rows, ..space } } else { space };
    let [src, dst] = [src, dst].map(|tile| if of_columns { tile } else { tile.by_rows() });
    let in_halves = conversion.in_halves();
    let is_rounded = from == to && mode != RoundMode::None;
    if is_rounded && mode == RoundMode::Odd && from != DType::F32 {
        return Err(site.refuse(format_args!("of {from} to odd integers")));
    }
    let map: Box<Map<'c, 'a>> = Box::new(move |b, values, mask| {
        let value = values.first().copied().ok_or_else(|| b.defect("a source"))?;
        if is_rounded {
            if from == DType::F32 {
                return fp4::integral(b, value, mask, how.rounding);
            }
            let r#type = b.vreg(from)?;
            return b.value(VTRC, &[value, mask], &[set(Key::RoundMode, how.rounding)], r#type);
        }
        conversion.apply(b, value, mask, how)
    });
    let (Some(from), Some(to)) = (site.operand(0), site.operand(2)) else {
        return Err(x.b.defect("an operation without its tiles"));
    };
    let sources = vec![Source { value: from, tile: src, reach: Broadcast::Same }];
    x.nest(NestRule { space, sources, value: to, tile: dst, code: Code::Map(map), in_halves })
}
