//! Verifying: the structure of the operation against its row, then the rules of the row on what is known of it.

use super::{
    OPERAND_SEGMENTS, RESULT_SEGMENTS,
    groups::{self, Groups, Misfit},
};
use crate::{
    attributes,
    report::{HELP, RULE, at},
    target, types,
};
use mlir_dialect::{
    Diagnostic, Failed, InherentAttributes, Severity, attribute_location, context_of, defining_operation,
    integer_constant, location,
    melior::ir::{
        Attribute, AttributeLike, ValueLike,
        attribute::{BoolAttribute, IntegerAttribute, StringAttribute},
        operation::{OperationLike, OperationRef},
    },
    name_location, operand_location,
};
use pto_isa::{
    Domain, Kind, Op, Presence, TypeDesc,
    check::{At, AttrFact, AttrView, Fact, OpFacts, Violation, check},
    codes,
    op::Attr,
    rule,
    types::{Dim, Shape, ViewLayout},
};

const ROW: &str = "the operation's row in the instruction table";

/// Operands of which facts are kept without allocating.
const INLINE: usize = 8;

pub(super) fn verify(row: &'static Op, op: OperationRef<'_, '_>) -> Result<(), Failed> {
    let configuration = target::configuration(context_of(location(op)));
    let mut verifier = Verifier { row, op, failed: None, warnings: configuration.warnings };
    let (operands, misfit) = Groups::checked(row, op);
    if let Some(misfit) = misfit {
        verifier.misfit(misfit, "operand", OPERAND_SEGMENTS, row.operand_count(), op.operand_count());
    }
    let (results, result_misfit) = groups::result_groups(row, op);
    if let Some(misfit) = result_misfit {
        let least = row.results.iter().filter(|r| r.arity == pto_isa::Arity::One).count();
        verifier.misfit(misfit, "result", RESULT_SEGMENTS, (least, Some(row.results.len())), op.result_count());
    }
    let inherent = InherentAttributes::of(op);
    verifier.attributes(&inherent);
    if op.region_count() != row.regions.len() {
        let message = format!("expects {} regions, found {}", row.regions.len(), op.region_count());
        verifier.structure(name_location(op), codes::OPERAND_COUNT, &message);
    }
    if misfit.is_none() && result_misfit.is_none() {
        verifier.rules(&operands, &results, inherent, configuration);
    }
    verifier.failed.map_or(Ok(()), Err)
}

struct Verifier<'c, 'a> {
    row: &'static Op,
    op: OperationRef<'c, 'a>,
    failed: Option<Failed>,
    warnings: bool,
}

impl<'c> Verifier<'c, '_> {
    fn emit(&mut self, diagnostic: Diagnostic<'c>) {
        self.failed = Some(diagnostic.emit());
    }

    fn structure(&mut self, location: mlir_dialect::melior::ir::Location<'c>, code: u16, message: &str) {
        let text = format!("pto.{} {message}", self.row.name);
        self.emit(at(Severity::Error, location, code, text).note(format_args!("{RULE}{ROW}")));
    }

    fn misfit(
        &mut self,
        misfit: Misfit,
        what: &str,
        segments: &str,
        (least, most): (usize, Option<usize>),
        found: usize,
    ) {
        let expected = match most {
            Some(most) if most == least => least.to_string(),
            Some(most) => format!("{least} to {most}"),
            None => format!("at least {least}"),
        };
        let names: Vec<&str> = match what {
            "operand" => self.row.operands.iter().map(|operand| operand.name).collect(),
            _ => self.row.results.iter().map(|result| result.name).collect(),
        };
        let (code, message) = match misfit {
            Misfit::Count => (
                if what == "operand" { codes::OPERAND_COUNT } else { codes::RESULTS },
                format!("expects {expected} {what}s ({}), found {found}", names.join(", ")),
            ),
            Misfit::NoSegments => (
                codes::SEGMENT_SIZES,
                format!("expects attribute '{segments}', an array<i32> with an entry for each of {}", names.join(", ")),
            ),
            Misfit::Entries(entries) => (
                codes::SEGMENT_SIZES,
                format!("expects {} entries in '{segments}' ({}), found {entries}", names.len(), names.join(", ")),
            ),
            Misfit::Sum(sum) => {
                (codes::SEGMENT_SIZES, format!("has {found} {what}s, but the entries of '{segments}' add up to {sum}"))
            }
            Misfit::Entry(index, size) => (
                codes::SEGMENT_SIZES,
                format!("cannot have {size} values for {what} '{}'", names.get(index).unwrap_or(&"?")),
            ),
        };
        let location = match misfit {
            Misfit::Count => name_location(self.op),
            _ => attribute_location(self.op, &[segments]),
        };
        self.structure(location, code, &message);
    }

    /// Attributes as they stand in the property: all declared, of the right kind and in their domain.
    fn attributes(&mut self, inherent: &InherentAttributes<'c>) {
        for (name, value) in inherent.iter() {
            let name = name.as_string_ref();
            let name = name.as_str().unwrap_or("");
            if matches!(name, OPERAND_SEGMENTS | RESULT_SEGMENTS) {
                continue;
            }
            match self.row.attrs.iter().find(|attr| attr.name == name) {
                Some(attr) => self.domain(attr, value),
                None => {
                    let known: Vec<&str> = self.row.attrs.iter().map(|attr| attr.name).collect();
                    let known = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
                    let message = format!("has no attribute '{name}' of its own, only {known}");
                    let location = attribute_location(self.op, &[name]);
                    self.structure(location, codes::UNKNOWN_ATTRIBUTE, &message);
                }
            }
        }
        for attr in self.row.attrs {
            if attr.presence == Presence::Required && inherent.get(attr.name).is_none() {
                let message = format!("expects attribute '{}', {}", attr.name, attr.domain);
                self.structure(name_location(self.op), codes::MISSING_ATTRIBUTE, &message);
            }
        }
    }

    fn domain(&mut self, attr: &Attr, value: Attribute<'c>) {
        if fact(attr, value).is_some() {
            return;
        }
        let message = format!("expects {} as attribute '{}', found {value}", attr.domain, attr.name);
        let location = attribute_location(self.op, &keys(attr));
        self.structure(location, codes::ATTRIBUTE_KIND, &message);
    }

    fn rules(
        &mut self,
        operands: &Groups,
        results: &Groups,
        inherent: InherentAttributes<'c>,
        configuration: target::Configuration,
    ) {
        let (row, op) = (self.row, self.op);
        let mut inline = [Fact::new(0, TypeDesc::Other); INLINE];
        let mut spilled = Vec::new();
        let count = op.operand_count();
        let facts: &mut [Fact] = if count <= INLINE {
            &mut inline[..count]
        } else {
            spilled.resize(count, Fact::new(0, TypeDesc::Other));
            &mut spilled
        };
        let mut kinds_fit = true;
        for (index, declared) in operands.owners().enumerate() {
            let (Some(slot), Some(operand), Ok(value)) =
                (facts.get_mut(index), row.operands.get(declared), op.operand(index))
            else {
                continue;
            };
            let desc = types::desc(value.r#type());
            let numeric = matches!(operand.kind, Kind::Index | Kind::Int(_));
            *slot = Fact {
                operand: declared,
                ty: desc,
                constant: if numeric { integer_constant(value) } else { None },
                identity: value.to_raw().ptr as usize,
                layout: match desc {
                    TypeDesc::Partition(_) => {
                        defining_operation(value).and_then(target::view_layout).and_then(ViewLayout::from_value)
                    }
                    _ => None,
                },
            };
            if !operand.kind.accepts(&desc) {
                kinds_fit = false;
                slot.ty = TypeDesc::Error;
                let message = format!(
                    "expects {} as operand '{}', found {}",
                    operand.kind.describe(),
                    operand.name,
                    value.r#type()
                );
                self.structure(operand_location(op, index), codes::OPERAND_KIND, &message);
            }
        }
        let mut result_facts = [Fact::new(0, TypeDesc::Other); INLINE];
        let mut found = 0;
        for declared in 0..row.results.len() {
            for index in results.range(declared) {
                let (Some(slot), Some(result), Ok(value)) =
                    (result_facts.get_mut(found), row.results.get(declared), op.result(index))
                else {
                    continue;
                };
                found += 1;
                let desc = types::desc(value.r#type());
                *slot = Fact::new(declared, desc);
                if !result.kind.accepts(&desc) {
                    kinds_fit = false;
                    slot.ty = TypeDesc::Error;
                    let message = format!(
                        "expects {} as result '{}', found {}",
                        result.kind.describe(),
                        result.name,
                        value.r#type()
                    );
                    self.structure(name_location(op), codes::RESULTS, &message);
                }
            }
        }
        let _ = kinds_fit;
        let attributes = Attributes { row, inherent };
        let view = OpFacts {
            op: row,
            target: target::of(op, configuration),
            operands: facts,
            results: &result_facts[..found],
            attrs: &attributes,
        };
        check(&view, &mut |violation| self.violation(violation));
    }

    fn violation(&mut self, violation: Violation) {
        let severity = match violation.severity {
            rule::Severity::Error => Severity::Error,
            rule::Severity::ManualOnly | rule::Severity::Warning if self.warnings => Severity::Warning,
            rule::Severity::ManualOnly | rule::Severity::Warning => return,
        };
        let location = match violation.at {
            At::Operand(index) => operand_location(self.op, index),
            At::Attr(name) => {
                let declared = self.row.attrs.iter().find(|attr| attr.name == name);
                match declared {
                    Some(attr) => attribute_location(self.op, &keys(attr)),
                    None => attribute_location(self.op, &[name]),
                }
            }
            At::Result(_) | At::Op => name_location(self.op),
        };
        let mut diagnostic = at(severity, location, violation.code, &violation.message);
        for note in &violation.notes {
            diagnostic = diagnostic.note(note);
        }
        diagnostic = diagnostic.note(format_args!("{RULE}{}", violation.source));
        if let Some(help) = &violation.help {
            diagnostic = diagnostic.note(format_args!("{HELP}{help}"));
        }
        let reported = diagnostic.emit();
        if severity == Severity::Error {
            self.failed = Some(reported);
        }
    }
}

fn keys(attr: &Attr) -> Vec<&str> {
    std::iter::once(attr.name).chain(attr.keys.iter().copied()).collect()
}

/// The attributes of an operation, for rules.
struct Attributes<'c> {
    row: &'static Op,
    inherent: InherentAttributes<'c>,
}

impl AttrView for Attributes<'_> {
    fn get(&self, name: &str) -> Option<AttrFact<'_>> {
        let attr = self.row.attrs.iter().find(|attr| attr.name == name)?;
        fact(attr, self.inherent.get(name)?)
    }
}

/// What an attribute says, if it is in the domain.
fn fact<'c>(attr: &Attr, value: Attribute<'c>) -> Option<AttrFact<'c>> {
    match attr.domain {
        Domain::Enum(def) => attributes::case(def, value).map(|case| AttrFact::Enum(case.value)),
        Domain::Bool => BoolAttribute::try_from(value).ok().map(|value| AttrFact::Bool(value.value())),
        Domain::Int { width, min, max } => {
            let number = IntegerAttribute::try_from(value).ok()?;
            let of_width = types::dtype_of(number.r#type()).is_some_and(|dtype| dtype.bits() == width);
            (of_width && (min..=max).contains(&number.value())).then(|| AttrFact::Int(number.value()))
        }
        Domain::Ints => {
            let numbers = attributes::ints(value)?;
            let dims: Vec<Dim> = numbers.into_iter().map(Dim::Static).collect();
            Shape::new(&dims).map(AttrFact::Ints)
        }
        Domain::Str(words) => {
            let text = StringAttribute::try_from(value).ok()?;
            (words.is_empty() || words.contains(&text.value())).then_some(AttrFact::Other)
        }
        Domain::Unit => value.is_unit().then_some(AttrFact::Other),
        Domain::SegmentSizes | Domain::Any => Some(AttrFact::Other),
    }
}
