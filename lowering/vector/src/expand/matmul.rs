//! Matrix products.

use super::Entry;
use pto_isa::ops::matmul;

const _: () = super::assert_complete(matmul::OPS, RULES);

/// The rules of the family.
pub(crate) const RULES: &[Entry] = &[
    Entry::missing("tgemv", "products on the cube core are not written yet"),
    Entry::missing("tgemv.acc", "products on the cube core are not written yet"),
    Entry::missing("tgemv.bias", "products on the cube core are not written yet"),
    Entry::missing("tgemv.mx", "products on the cube core are not written yet"),
    Entry::missing("tgemv.mx.acc", "products on the cube core are not written yet"),
    Entry::missing("tgemv.mx.bias", "products on the cube core are not written yet"),
    Entry::missing("tmatmul", "products on the cube core are not written yet"),
    Entry::missing("tmatmul.acc", "products on the cube core are not written yet"),
    Entry::missing("tmatmul.bias", "products on the cube core are not written yet"),
    Entry::missing("tmatmul.mx", "products on the cube core are not written yet"),
    Entry::missing("tmatmul.mx.acc", "products on the cube core are not written yet"),
    Entry::missing("tmatmul.mx.bias", "products on the cube core are not written yet"),
    Entry::missing("tmatmul_mx_hif4", "products on the cube core are not written yet"),
];
