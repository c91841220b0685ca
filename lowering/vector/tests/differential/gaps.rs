//! Lists the forms that are not lowered, and the reasons: all others have to be lowered.

use crate::{
    cases::Case,
    coverage::{Point, Region},
};
use pto_isa::types::{DType, FractalName};

/// The reason why a form is not lowered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    /// No instruction computes it, and no source defines the result bit by bit.
    NoInstruction,
    /// Memory does not support the atomic operation on such elements, or not on single ones.
    NotAtomic,
    /// The target has no instruction for it.
    NotThere,
    /// Windows begin at any element, but the instruction accesses blocks.
    Unaligned,
    /// The bits of a mask are dense over a tile; the rows of a window have gaps.
    NotDense,
}

/// A form: the operation, its diagnostic, and the reason.
pub(crate) struct Gap {
    pub(crate) op: &'static str,
    pub(crate) says: &'static str,
    /// The kind of the reason.
    #[expect(dead_code, reason = "shown in the list of gaps")]
    pub(crate) why: Why,
}

const fn gap(op: &'static str, says: &'static str, why: Why) -> Gap {
    Gap { op, says, why }
}

/// All forms that are not lowered.
pub(crate) const GAPS: &[Gap] = &[
    gap("tcvt", "to f8E4M3: no instruction does it", Why::NoInstruction),
    gap("tcvt", "from f8E4M3 to", Why::NoInstruction),
    gap("tcvt", "FNUZ: no instruction does it", Why::NoInstruction),
    gap("tcvt", "FNUZ to f32: no instruction does it", Why::NoInstruction),
    gap("tgather", "by comparison of elements of f8", Why::NoInstruction),
    gap("tstore", "as an atomic store of f8E4M3FN", Why::NotAtomic),
    gap("tstore", "as an atomic store of ui8", Why::NotAtomic),
    gap("tstore", "to boxes of one block of i32", Why::NoInstruction),
    gap("mscatter", "as an atomic operation on single elements: only bursts are atomic", Why::NotAtomic),
    gap("mscatter", "as an atomic operation on ui32: memory does not support it", Why::NotAtomic),
    gap("tcmp", "for a3, which has no pto.vstus", Why::NotThere),
    gap("tcmps", "for a3, which has no pto.vstus", Why::NotThere),
    gap("tcmps", "with a mask that has gaps between rows", Why::NotDense),
    gap("tsort32", "where records are not known to be aligned to 4 bytes", Why::Unaligned),
];

/// The reason why a combination of the instruction table has no case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exempt {
    /// A verifier rejects the case, with this code.
    Refused(u16),
    /// The operation computes nothing that can be compared.
    Hint,
    /// Elements form records or groups, which have more than one column.
    Records,
    /// No matrix product takes such elements out of an operand buffer.
    NotObservable,
    /// Exponents are boxes of 16 rows: there is no operand of one row.
    Boxes,
    /// The cases have no memory of 8-bit floats.
    NotDrawn,
}

/// Combinations without a case: those of an operation for which the predicate holds, and the reason.
pub(crate) struct Exemption {
    pub(crate) op: &'static str,
    of: fn(&Point) -> bool,
    pub(crate) why: Exempt,
}

const fn exempt(op: &'static str, of: fn(&Point) -> bool, why: Exempt) -> Exemption {
    Exemption { op, of, why }
}

/// All exemptions.
pub(crate) const EXEMPTIONS: &[Exemption] = &[
    exempt("tload", |point| point.layout == FractalName::Nz && point.dtype.bytes() == 8, Exempt::Refused(419)),
    exempt("tpows", |point| point.dtype == DType::BF16, Exempt::Refused(302)),
    exempt("tpows", |point| point.dtype.is_integer(), Exempt::Refused(326)),
    exempt("taddrelu", |_| true, Exempt::Refused(209)),
    exempt("thistogram", |_| true, Exempt::Refused(335)),
    exempt("textract", |point| point.layout != FractalName::Nd, Exempt::Refused(421)),
    exempt("textract", |point| point.layout != FractalName::Nd, Exempt::Refused(447)),
    exempt("tinsert", |point| point.layout == FractalName::Dn, Exempt::Refused(421)),
    exempt("tinsert", |point| point.layout == FractalName::Dn, Exempt::Refused(447)),
    exempt("tinsert", |_| true, Exempt::Refused(302)),
    exempt("trowexpandadd", |point| point.layout == FractalName::Dn, Exempt::Refused(315)),
    exempt("mgather", |point| !point.dtype.is_integer() && point.dtype.bytes() == 1, Exempt::NotDrawn),
    exempt("mscatter", |point| !point.dtype.is_integer() && point.dtype.bytes() == 1, Exempt::NotDrawn),
    exempt("tgemv.mx", |_| true, Exempt::Refused(433)),
    exempt("tgemv.mx.acc", |_| true, Exempt::Refused(433)),
    exempt("tgemv.mx.bias", |_| true, Exempt::Refused(433)),
    exempt("timg2col", |point| point.layout != FractalName::Nz, Exempt::Refused(304)),
    exempt("tpack", |_| true, Exempt::Refused(452)),
    exempt("tprefetch", |_| true, Exempt::Hint),
    exempt("tmrgsort", |point| point.region == Region::OneColumn, Exempt::Records),
    exempt("timg2col", |point| point.layout == FractalName::Nz && point.dtype.is_integer(), Exempt::NotObservable),
    exempt("tgemv.mx", |point| point.region == Region::Full, Exempt::Boxes),
    exempt("tgemv.mx.acc", |point| point.region == Region::Full, Exempt::Boxes),
    exempt("tgemv.mx.bias", |point| point.region == Region::Full, Exempt::Boxes),
];

impl Exemption {
    /// Returns whether the exemption applies to a combination, given the diagnostics of the verifier for its case.
    pub(crate) fn holds(&self, point: &Point, refusal: Option<&[String]>) -> bool {
        let says = |code: u16| {
            let has_code =
                |message: &String| pto_dialect::report::split(message).is_some_and(|(found, _)| found == code);
            refusal.is_some_and(|messages| messages.iter().any(has_code))
        };
        let is_so = match self.why {
            Exempt::Refused(code) => says(code),
            Exempt::Hint | Exempt::Records | Exempt::NotObservable | Exempt::Boxes | Exempt::NotDrawn => {
                refusal.is_none()
            }
        };
        self.op == point.op && (self.of)(point) && is_so
    }
}

/// Returns whether all reasons why a case is not lowered are listed.
pub(crate) fn are_known(case: &Case, reasons: &[String]) -> bool {
    let name = case.to_string();
    let is_known =
        |reason: &String| GAPS.iter().any(|gap| name.split(' ').next() == Some(gap.op) && reason.contains(gap.says));
    reasons.iter().all(is_known)
}
