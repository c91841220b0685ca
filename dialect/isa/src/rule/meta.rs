//! Code, severity and source of each rule, and the operands and attributes to which it refers.

use super::{Allowed, FullSource, Idx, OWN, PEER, Rule, ScratchRule, Severity, Source, Subject};
use crate::names::Key;

impl Rule {
    /// Returns the codes that the rule may report, the principal one first.
    pub const fn codes(&self) -> &'static [u16] {
        match self {
            Rule::On(_, rule)
            | Rule::UnlessEmpty(_, rule)
            | Rule::IfTrue(_, rule)
            | Rule::Manual(rule)
            | Rule::Own(rule)
            | Rule::Peer(rule) => rule.codes(),
            Rule::Micro(rule) => rule.codes(),
            Rule::Transfer(rule) => rule.codes(),
            Rule::SameDType(_) => &[301],
            Rule::DType { .. } | Rule::DTypeWhen { .. } => &[302],
            Rule::SameValid { .. } => &[303],
            Rule::Location { .. } => &[304],
            Rule::Layout { .. } => &[305],
            Rule::LineAlignment => &[306],
            Rule::BoxDivision => &[307],
            Rule::Address { .. } => &[308, 342],
            Rule::ValidOperands { .. } => &[309],
            Rule::MaxExtents { .. } => &[310],
            Rule::LayoutTable(_) => &[311],
            Rule::RowResult(_) => &[312],
            Rule::NonEmpty(_) => &[313],
            Rule::RowOperand { .. } => &[314],
            Rule::RowExpand { .. } => &[315],
            Rule::RowScratch { .. } => &[316],
            Rule::NeedsTmp { .. } => &[318],
            Rule::TmpMode { .. } => &[319],
            Rule::ViewElement { .. } => &[401],
            Rule::ViewRank { .. } => &[402],
            Rule::ViewStrides { .. } => &[403],
            Rule::Partition { .. } => &[405, 404, 406, 407, 408],
            Rule::SameWidth { .. } => &[410],
            Rule::ViewConversion { .. } => &[411],
            Rule::PositiveExtents { .. } => &[412],
            Rule::ElementCount { .. } => &[413],
            Rule::AccConversion { .. } => &[414],
            Rule::Exclusive(..) => &[415],
            Rule::NeedsLoc { .. } => &[416],
            Rule::NeedsDefault { .. } => &[417],
            Rule::Extent { .. } => &[418],
            Rule::WideElements { .. } => &[419],
            Rule::Moves { .. } => &[420, 421, 423, 424, 302],
            Rule::Window { .. } => &[422],
            Rule::ExtentMultiple { .. } => &[425],
            Rule::MatmulShape { .. } => &[501],
            Rule::MatmulTypes { .. } => &[502],
            Rule::MatmulExtents { .. } => &[504],
            Rule::SameType(..) => &[505],
            Rule::Conversion { .. } => &[320],
            Rule::ConversionExtents { .. } => &[321],
            Rule::MinBytes { .. } => &[322],
            Rule::Distinct { .. } => &[323],
            Rule::ScratchExtent { .. } => &[324],
            Rule::EitherOrder { .. } => &[325, 301, 303],
            Rule::ScalarElement { .. } => &[326],
            Rule::NeedsSet { .. } => &[327],
            Rule::SameShape(_) => &[328],
            Rule::GatherForm { .. } => &[329, 331],
            Rule::GatherTypes { .. } => &[301, 302],
            Rule::GatherExtents { .. } => &[340, 301],
            Rule::GatherPattern { .. } => &[330],
            Rule::Concat { .. } => &[426],
            Rule::FillPad { .. } => &[427, 428, 429],
            Rule::WholeLines(_) => &[430],
            Rule::Subview { .. } => &[431, 432, 433],
            Rule::SetValid { .. } => &[434, 435, 453],
            Rule::PtrCast { .. } => &[436],
            Rule::ResultType(_) => &[437],
            Rule::AddressOf { .. } => &[438],
            Rule::ElementResult(_) | Rule::ElementValue { .. } => &[439],
            Rule::ArrayIndices { .. } => &[440, 441],
            Rule::Bias { .. } => &[506],
            Rule::Scratch(rule) => rule.codes(),
            Rule::Tile(rule) => rule.codes(),
            Rule::Vector(rule) => rule.codes(),
            Rule::Vmi(rule) => rule.codes(),
            Rule::Thread(rule) => rule.codes(),
            Rule::Joint(joint) => joint.codes(),
        }
    }

    /// Returns the rule inside of entries that restrict it or state its source.
    pub const fn bare(&self) -> &Rule {
        if let Rule::On(_, rule)
        | Rule::UnlessEmpty(_, rule)
        | Rule::IfTrue(_, rule)
        | Rule::Manual(rule)
        | Rule::Own(rule)
        | Rule::Peer(rule) = self
        {
            rule.bare()
        } else {
            self
        }
    }

    /// Returns the operand whose empty valid region exempts the operation from the rule.
    pub const fn exempt(&self) -> Option<Idx> {
        if let Rule::On(_, rule) | Rule::IfTrue(_, rule) | Rule::Manual(rule) | Rule::Own(rule) | Rule::Peer(rule) =
            self
        {
            return rule.exempt();
        }
        if let Rule::UnlessEmpty(operand, _) = self { Some(*operand) } else { None }
    }

    /// Returns the severity of the rule.
    pub const fn severity(&self) -> Severity {
        if let Rule::On(_, rule) | Rule::UnlessEmpty(_, rule) | Rule::IfTrue(_, rule) = self {
            return rule.severity();
        }
        if matches!(self, Rule::Manual(_)) { Severity::ManualOnly } else { Severity::Error }
    }

    /// Returns whether the rule depends on the level of the program.
    pub const fn is_of_level(&self) -> bool {
        matches!(self.bare(), Rule::Scratch(ScratchRule::Given { .. }))
    }

    /// Returns the source of the rule.
    pub const fn source(&self) -> Source {
        match self {
            Rule::On(_, rule) | Rule::UnlessEmpty(_, rule) | Rule::IfTrue(_, rule) | Rule::Manual(rule) => {
                rule.source()
            }
            Rule::Own(_) => Source::Text(OWN),
            Rule::Peer(_) => Source::Text(PEER),
            Rule::Micro(rule) => rule.source(),
            Rule::Transfer(rule) => rule.source(),
            Rule::SameDType(_) => Source::Text("Operands And Attributes, Tile Operand Constraints rule 1"),
            Rule::SameValid { .. } => Source::Text("Operands And Attributes, Tile Operand Constraints rule 2"),
            Rule::Layout { .. } => Source::Text("Operands And Attributes, Tile Operand Constraints rule 3"),
            Rule::Location { .. } => Source::Text("Operands And Attributes, Tile Operand Constraints rule 4"),
            Rule::LayoutTable(_) | Rule::MaxExtents { .. } => {
                Source::Text("PTO ISA manual, state-and-types/location-intent-and-legality.md")
            }
            Rule::LineAlignment
            | Rule::BoxDivision
            | Rule::Address { .. }
            | Rule::Partition { .. }
            | Rule::ConversionExtents { .. }
            | Rule::WholeLines(_)
            | Rule::PtrCast { .. }
            | Rule::ElementResult(_)
            | Rule::ElementValue { .. }
            | Rule::ArrayIndices { .. }
            | Rule::RowExpand { full: FullSource::First, .. } => Source::Text("ptoas, verifier"),
            Rule::RowExpand { full: FullSource::One, .. } => {
                Source::Text("manual page of the operation; ptoas, verifier")
            }
            Rule::ScalarElement { .. } => Source::Text("Operands And Attributes, Immediate/Scalar Constraints"),
            Rule::SameWidth { .. } => Source::Text("Operands And Attributes, GlobalTensor Operand Constraints rule 1"),
            Rule::ViewConversion { .. } => {
                Source::Text("Operands And Attributes, GlobalTensor Operand Constraints rule 2")
            }
            Rule::PositiveExtents { .. } => {
                Source::Text("Operands And Attributes, GlobalTensor Operand Constraints rule 3")
            }
            Rule::Scratch(rule) => rule.source(),
            Rule::Tile(rule) => rule.source(),
            Rule::Vector(rule) => rule.source(),
            Rule::Vmi(rule) => rule.source(),
            Rule::Thread(rule) => rule.source(),
            Rule::Joint(joint) => joint.source(),
            Rule::DType { allowed: Allowed::Definition, .. } => Source::Types,
            Rule::DType { allowed: Allowed::Only(_), .. }
            | Rule::DTypeWhen { .. }
            | Rule::Extent { .. }
            | Rule::ValidOperands { .. }
            | Rule::RowResult(_)
            | Rule::NonEmpty(_)
            | Rule::RowExpand { full: FullSource::Any, .. }
            | Rule::RowOperand { .. }
            | Rule::RowScratch { .. }
            | Rule::NeedsTmp { .. }
            | Rule::TmpMode { .. }
            | Rule::ViewElement { .. }
            | Rule::ViewRank { .. }
            | Rule::ViewStrides { .. }
            | Rule::ElementCount { .. }
            | Rule::AccConversion { .. }
            | Rule::Exclusive(..)
            | Rule::NeedsLoc { .. }
            | Rule::NeedsDefault { .. }
            | Rule::WideElements { .. }
            | Rule::Moves { .. }
            | Rule::Window { .. }
            | Rule::ExtentMultiple { .. }
            | Rule::MatmulShape { .. }
            | Rule::MatmulTypes { .. }
            | Rule::MatmulExtents { .. }
            | Rule::SameType(..)
            | Rule::Bias { .. }
            | Rule::Conversion { .. }
            | Rule::MinBytes { .. }
            | Rule::Distinct { .. }
            | Rule::ScratchExtent { .. }
            | Rule::EitherOrder { .. }
            | Rule::NeedsSet { .. }
            | Rule::SameShape(_)
            | Rule::GatherForm { .. }
            | Rule::GatherTypes { .. }
            | Rule::GatherExtents { .. }
            | Rule::GatherPattern { .. }
            | Rule::Concat { .. }
            | Rule::FillPad { .. }
            | Rule::Subview { .. }
            | Rule::SetValid { .. }
            | Rule::ResultType(_)
            | Rule::AddressOf { .. } => Source::OpPage,
        }
    }

    /// Returns the operands to which the rule refers.
    pub fn operands(&self) -> Vec<Idx> {
        let mut list = Vec::new();
        let mut add = |more: &[Idx]| list.extend_from_slice(more);
        match self {
            Rule::On(_, rule)
            | Rule::UnlessEmpty(_, rule)
            | Rule::IfTrue(_, rule)
            | Rule::Manual(rule)
            | Rule::Own(rule)
            | Rule::Peer(rule) => return rule.operands(),
            Rule::Micro(rule) => return rule.operands(),
            Rule::Transfer(rule) => return rule.operands(),
            Rule::SameDType(o)
            | Rule::DType { operands: o, .. }
            | Rule::DTypeWhen { operands: o, .. }
            | Rule::SameValid { operands: o, .. }
            | Rule::Location { operands: o, .. }
            | Rule::Layout { operands: o, .. } => add(o),
            Rule::LineAlignment | Rule::BoxDivision | Rule::MaxExtents { .. } | Rule::LayoutTable(_) => {}
            Rule::Extent { operand, .. } | Rule::Address { operand } | Rule::ExtentMultiple { operand, .. } => {
                add(&[*operand])
            }
            Rule::ValidOperands { rows, cols } => add(&[*rows, *cols]),
            Rule::ViewElement { ptr } => add(&[*ptr]),
            Rule::ViewRank { shape, strides } | Rule::ViewStrides { shape, strides } => add(&[*shape, *strides]),
            Rule::Partition { source, offsets, sizes } => add(&[*source, *offsets, *sizes]),
            Rule::PositiveExtents { view } => add(&[*view]),
            Rule::SameWidth { view, tile, .. } | Rule::ViewConversion { view, tile, .. } => add(&[*view, *tile]),
            Rule::WideElements { tile } => add(&[*tile]),
            Rule::ElementCount { tile, view, unless } => {
                add(&[*tile, *view]);
                add(unless.as_slice());
            }
            Rule::AccConversion { src, dst, quant, .. } => {
                add(&[*src, *dst]);
                add(quant);
            }
            Rule::Exclusive(a, b) | Rule::SameType(a, b) => add(&[*a, *b]),
            Rule::NeedsLoc { subject, operand, .. } => {
                add(&[*operand]);
                if let Subject::Operand(o) = subject {
                    add(&[*o]);
                }
            }
            Rule::NeedsDefault { subject, .. } => {
                if let Subject::Operand(o) = subject {
                    add(&[*o]);
                }
            }
            Rule::Moves { src, dst, .. } => add(&[*src, *dst]),
            Rule::Window { src, row, col, dst, .. } => add(&[*src, *row, *col, *dst]),
            Rule::NonEmpty(o) | Rule::RowResult(o) => add(&[*o]),
            Rule::RowExpand { sources, dst, .. } | Rule::RowOperand { sources, dst } => {
                add(&[sources[0], sources[1], *dst])
            }
            Rule::RowScratch { tmp, dst } => add(&[*tmp, *dst]),
            Rule::NeedsTmp { tmp, .. } => add(&[*tmp]),
            Rule::TmpMode { tmp, sources, .. } => add(&[*tmp, sources[0], sources[1]]),
            Rule::MatmulShape { lhs, rhs, dst } | Rule::MatmulTypes { lhs, rhs, dst, .. } => add(&[*lhs, *rhs, *dst]),
            Rule::MatmulExtents { lhs, rhs, .. } => add(&[*lhs, *rhs]),
            Rule::Bias { bias, dst } => add(&[*bias, *dst]),
            Rule::Conversion { src, dst, .. }
            | Rule::ConversionExtents { src, dst }
            | Rule::FillPad { src, dst, .. }
            | Rule::GatherPattern { src, dst, .. } => add(&[*src, *dst]),
            Rule::SameShape(o) => add(o),
            Rule::ScalarElement { scalar, tile, .. } => add(&[*scalar, *tile]),
            Rule::EitherOrder { sources, dst } | Rule::Concat { sources, dst } => add(&[sources[0], sources[1], *dst]),
            Rule::MinBytes { operand, .. } | Rule::NeedsSet { operand, .. } => add(&[*operand]),
            Rule::ScratchExtent { tmp, of, .. } => add(&[*tmp, *of]),
            Rule::Distinct { operand, from } => {
                add(&[*operand]);
                add(from);
            }
            Rule::WholeLines(o) | Rule::ResultType(o) | Rule::ElementResult(o) => add(&[*o]),
            Rule::GatherTypes { src, dst, value, .. } => add(&[*src, *dst, *value]),
            Rule::GatherExtents { dst, indices, tmp, .. } => add(&[*dst, *indices, *tmp]),
            Rule::GatherForm { indices, tmp, value, counts, .. } => add(&[*indices, *tmp, *value, *counts]),
            Rule::Subview { source, offsets, valid, .. } => add(&[*source, *offsets, valid[0], valid[1]]),
            Rule::SetValid { tile, valid, .. } => add(&[*tile, valid[0], valid[1]]),
            Rule::PtrCast { input } => add(&[*input]),
            Rule::AddressOf { tile } => add(&[*tile]),
            Rule::ElementValue { value, of } => add(&[*value, *of]),
            Rule::ArrayIndices { array, indices } => add(&[*array, *indices]),
            Rule::Scratch(rule) => return rule.operands(),
            Rule::Tile(rule) => return rule.operands(),
            Rule::Thread(rule) => add(&rule.operands()),
            Rule::Vector(rule) => {
                rule.values().iter().for_each(|value| value.operand().iter().for_each(|o| add(&[*o])))
            }
            Rule::Vmi(rule) => rule.values().iter().for_each(|value| value.operand().iter().for_each(|o| add(&[*o]))),
            Rule::Joint(joint) => add(joint.operand().as_slice()),
        }
        list
    }

    /// Returns the attributes to which the rule refers.
    pub fn attrs(&self) -> Vec<Key> {
        match self {
            Rule::On(_, rule)
            | Rule::UnlessEmpty(_, rule)
            | Rule::Manual(rule)
            | Rule::Own(rule)
            | Rule::Peer(rule) => rule.attrs(),
            Rule::IfTrue(attr, rule) => [vec![*attr], rule.attrs()].concat(),
            Rule::Micro(rule) => rule.attrs(),
            Rule::Transfer(rule) => rule.attrs(),
            Rule::ExtentMultiple { attr, .. } | Rule::NeedsTmp { attr, .. } | Rule::DTypeWhen { attr, .. } => {
                vec![*attr]
            }
            Rule::NeedsDefault { attr, subject } => match subject {
                Subject::Attr(other) => vec![*attr, *other],
                Subject::Operand(_) => vec![*attr],
            },
            Rule::NeedsLoc { subject: Subject::Attr(attr), .. } => vec![*attr],
            Rule::TmpMode { unless: Some((attr, _)), .. } => vec![*attr],
            Rule::NeedsSet { attr, .. } | Rule::FillPad { attr, .. } => vec![*attr],
            Rule::GatherForm { pattern, .. }
            | Rule::GatherTypes { pattern, .. }
            | Rule::GatherExtents { pattern, .. } => vec![*pattern],
            Rule::GatherPattern { pattern, axis, .. } => vec![*pattern, *axis],
            Rule::Subview { sizes, .. } => vec![*sizes],
            Rule::Scratch(rule) => rule.attrs(),
            Rule::Tile(rule) => rule.attrs(),
            Rule::Vector(rule) => rule.attrs(),
            Rule::Vmi(rule) => rule.attrs(),
            Rule::Thread(rule) => rule.attrs(),
            Rule::Joint(joint) => joint.attrs(),
            Rule::NeedsLoc { subject: Subject::Operand(_), .. } | Rule::TmpMode { unless: None, .. } => Vec::new(),
            Rule::SameDType { .. }
            | Rule::DType { .. }
            | Rule::SameValid { .. }
            | Rule::Location { .. }
            | Rule::Layout { .. }
            | Rule::Extent { .. }
            | Rule::LineAlignment
            | Rule::BoxDivision
            | Rule::Address { .. }
            | Rule::ValidOperands { .. }
            | Rule::MaxExtents { .. }
            | Rule::LayoutTable { .. }
            | Rule::ViewElement { .. }
            | Rule::ViewRank { .. }
            | Rule::ViewStrides { .. }
            | Rule::Partition { .. }
            | Rule::PositiveExtents { .. }
            | Rule::SameWidth { .. }
            | Rule::ViewConversion { .. }
            | Rule::WideElements { .. }
            | Rule::ElementCount { .. }
            | Rule::AccConversion { .. }
            | Rule::Exclusive { .. }
            | Rule::Moves { .. }
            | Rule::Window { .. }
            | Rule::NonEmpty { .. }
            | Rule::RowResult { .. }
            | Rule::RowExpand { .. }
            | Rule::RowOperand { .. }
            | Rule::RowScratch { .. }
            | Rule::MatmulShape { .. }
            | Rule::MatmulTypes { .. }
            | Rule::MatmulExtents { .. }
            | Rule::SameType { .. }
            | Rule::Bias { .. }
            | Rule::Conversion { .. }
            | Rule::ConversionExtents { .. }
            | Rule::SameShape { .. }
            | Rule::ScalarElement { .. }
            | Rule::EitherOrder { .. }
            | Rule::MinBytes { .. }
            | Rule::ScratchExtent { .. }
            | Rule::Distinct { .. }
            | Rule::Concat { .. }
            | Rule::WholeLines { .. }
            | Rule::SetValid { .. }
            | Rule::PtrCast { .. }
            | Rule::ResultType { .. }
            | Rule::AddressOf { .. }
            | Rule::ElementResult { .. }
            | Rule::ElementValue { .. }
            | Rule::ArrayIndices { .. } => Vec::new(),
        }
    }
}
