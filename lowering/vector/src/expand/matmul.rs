//! Matrix products.

use super::{
    Entry, Expander, Site,
    instructions::{MAD, MAD_ACC, MAD_BIAS},
};
use crate::ir::Lowered;
use mlir_dialect::{melior::ir::Value, value_key};
use pto_isa::{Op, ops::matmul, types::DType};

const _: () = super::assert_complete(matmul::OPS, RULES);

/// The rules of the family.
pub(crate) const RULES: &[Entry] = &[
    Entry::by("tgemv", |x, site| product(x, site, Form { instruction: MAD, tiles: [0, 1, 2], more: None })),
    Entry::by("tgemv.acc", accumulated),
    Entry::by("tgemv.bias", |x, site| {
        product(x, site, Form { instruction: MAD_BIAS, tiles: [0, 1, 3], more: Some(2) })
    }),
    Entry::missing("tgemv.mx", SCALED),
    Entry::missing("tgemv.mx.acc", SCALED),
    Entry::missing("tgemv.mx.bias", SCALED),
    Entry::by("tmatmul", |x, site| product(x, site, Form { instruction: MAD, tiles: [0, 1, 2], more: None })),
    Entry::by("tmatmul.acc", accumulated),
    Entry::by("tmatmul.bias", |x, site| {
        product(x, site, Form { instruction: MAD_BIAS, tiles: [0, 1, 3], more: Some(2) })
    }),
    Entry::missing("tmatmul.mx", SCALED),
    Entry::missing("tmatmul.mx.acc", SCALED),
    Entry::missing("tmatmul.mx.bias", SCALED),
    Entry::missing("tmatmul_mx_hif4", SCALED),
];

const SCALED: &str = "products with shared exponents are not written yet";

/// How a product is made.
struct Form {
    instruction: &'static Op,
    /// Left, right and destination.
    tiles: [usize; 3],
    /// The row that is added.
    more: Option<usize>,
}

/// `dst = lhs * rhs`, with the valid extents of both.
fn product<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, form: Form) -> Lowered<()> {
    let [lhs, rhs, dst] = form.tiles;
    let (lhs, rhs, dst) = (x.tile(site, lhs)?, x.tile(site, rhs)?, x.tile(site, dst)?);
    let mut operands: Vec<Value<'c, 'a>> = vec![lhs.pointer, rhs.pointer, dst.pointer];
    if let Some(more) = form.more {
        operands.push(x.tile(site, more)?.pointer);
    }
    for extent in [lhs.rows, rhs.cols, lhs.cols] {
        operands.push(x.b.integer(extent, DType::I64)?);
    }
    // The mode for one row reads the left operand as a row, tiles are fractals.
    x.b.op(form.instruction, &operands, &[("disable_gemv", "")], &[]).map(drop)
}

/// `dst = acc + lhs * rhs`: the instruction adds to its destination.
fn accumulated<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let (acc, dst) = (x.tile(site, 0)?, x.tile(site, 3)?);
    let same = x.is_same_place(site, 0, 3);
    if !same && value_key(acc.pointer) != value_key(dst.pointer) {
        return Err(site.refuse_operand(0, "with an accumulator apart from its destination"));
    }
    product(x, site, Form { instruction: MAD_ACC, tiles: [1, 2, 3], more: None })
}
