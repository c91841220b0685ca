//! Conversions of elements: one or two steps on registers whose lanes are as wide as the widest type on the way.

use super::{
    Expander, Site,
    instructions::{VCVT, VTRC},
    loops::Rows,
};
use crate::ir::{Lowered, lanes};
use pto_isa::{
    Rule,
    rule::{Given, Part, VectorConversion, VectorRule},
    types::DType,
};

/// The conversions between registers, as the row of the instruction lists them.
fn table() -> &'static [VectorConversion] {
    VCVT.all_rules()
        .find_map(|rule| match rule {
            Rule::Vector(VectorRule::Conversion { table, .. }) => Some(*table),
            _ => None,
        })
        .unwrap_or(&[])
}

fn direct(from: DType, to: DType) -> Option<&'static VectorConversion> {
    let usable = |entry: &&VectorConversion| entry.part != Part::Unknown;
    table().iter().filter(usable).find(|entry| entry.from.contains(from) && entry.to.contains(to))
}

/// One conversion of registers.
struct Step {
    from: DType,
    to: DType,
    how: &'static VectorConversion,
}

/// The steps from one type to another: the first of two is exact.
fn steps(from: DType, to: DType) -> Option<Vec<Step>> {
    if let Some(how) = direct(from, to) {
        return Some(vec![Step { from, to, how }]);
    }
    let exact = |through: DType| {
        direct(from, through).filter(|entry| entry.rnd == Given::Forbidden && entry.sat == Given::Forbidden)
    };
    DType::ALL.iter().find_map(|&through| {
        let (first, second) = (exact(through)?, direct(through, to)?);
        Some(vec![Step { from, to: through, how: first }, Step { from: through, to, how: second }])
    })
}

/// Rounding of the instruction for that of the tile operation.
fn rounding(mode: &str) -> &'static str {
    match mode {
        "ROUND" => "A",
        "FLOOR" => "F",
        "CEIL" => "C",
        "TRUNC" => "Z",
        "ODD" => "O",
        // NONE, RINT and CAST_RINT.
        _ => "R",
    }
}

/// How a register is loaded whose elements are `ratio` times narrower than its lanes.
fn spread(dtype: DType, ratio: u32) -> Option<Option<&'static str>> {
    match (ratio, dtype.bits()) {
        (1, _) => Some(None),
        (2, 8) => Some(Some("UNPK_B8")),
        (2, 16) => Some(Some("UNPK_B16")),
        (4, 8) => Some(Some("UNPK4")),
        _ => None,
    }
}

/// How a register is stored whose elements are `ratio` times narrower than its lanes.
fn packed(lane: u32, ratio: u32) -> Option<Option<&'static str>> {
    match (ratio, lane) {
        (1, _) => Some(None),
        (2, 16) => Some(Some("PK_B16")),
        (2, 32) => Some(Some("PK_B32")),
        (4, 32) => Some(Some("PK4_B32")),
        _ => None,
    }
}

/// `pto.tcvt`
pub(super) fn convert<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let (src, dst) = (x.tile(site, 0)?, x.tile(site, 2)?);
    let (from, to) = (src.desc.dtype, dst.desc.dtype);
    let refused = || site.refuse(format_args!("from {from} to {to}"));
    let steps = if from == to { Vec::new() } else { steps(from, to).ok_or_else(refused)? };
    let rounding = rounding(site.word("rmode").unwrap_or(""));
    let saturation = if site.word("sat_mode") == Some("ON") { "SAT" } else { "NOSAT" };
    let wide = steps.iter().map(|step| step.to).chain([from]).max_by_key(|dtype| dtype.bits()).unwrap_or(from);
    let load = spread(from, wide.bits() / from.bits()).ok_or_else(refused)?;
    let store = packed(wide.bits(), wide.bits() / to.bits()).ok_or_else(refused)?;
    let granularity = x.granularity(site, wide)?;
    let rows = Rows::new(&mut x.b, [dst.rows, dst.cols], &[src.stride, dst.stride], lanes(wide), granularity)?;
    let granularities: Vec<_> = steps.iter().map(|step| x.granularity(site, step.from)).collect::<Lowered<_>>()?;
    x.b.scope(|b| {
        rows.each(b, &mut |b, [row, col], mask| {
            let offset = src.offset(b, row, col)?;
            let mut value = b.load(src.pointer, offset, from, load)?;
            if steps.is_empty() {
                let r#type = b.vreg(from)?;
                value = b.value(VTRC, &[value, mask], &[("round_mode", rounding)], r#type)?;
            }
            for (step, granularity) in steps.iter().zip(&granularities) {
                let all = b.all(*granularity)?;
                let r#type = b.vreg(step.to)?;
                let mut words = Vec::new();
                match step.how.part {
                    Part::Half => words.push(("part", "EVEN")),
                    Part::Quarter => words.push(("part", "P0")),
                    Part::Whole | Part::Unknown => {}
                }
                if step.how.rnd == Given::Required {
                    words.push(("rnd", rounding));
                }
                if step.how.sat == Given::Required {
                    words.push(("sat", saturation));
                }
                value = b.value(VCVT, &[value, all], &words, r#type)?;
            }
            let offset = dst.offset(b, row, col)?;
            b.store(value, dst.pointer, offset, mask, store)
        })
    })
}
