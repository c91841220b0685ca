//! Verifies operations: their structure, then the rules of the op definition on the facts about them.

use super::{
    OPERAND_SEGMENTS, RESULT_SEGMENTS, TableOp, declared,
    groups::{self, Groups, Misfit},
    verified::{Signature, address, is_numeric},
};
use crate::{
    attributes,
    report::{self, HELP, RULE, at},
    target, types,
};
use mlir_dialect::{
    Diagnostic, Failed, InherentAttributes, Severity, attribute_location, defining_operation, discardable_attributes,
    integer_constant, integers,
    melior::ir::{
        Attribute, AttributeLike, BlockLike, RegionLike, Value, ValueLike,
        attribute::IntegerAttribute,
        operation::{OperationLike, OperationRef},
    },
    name_location, operand, operand_location, result, string, suggest, users,
};
use pto_isa::{
    DType, Domain, Key, Op, Opcode, Presence, Role, TypeDesc, ViewOf,
    check::{At, AttrFact, AttrView, Fact, OpFacts, Violation, check},
    codes,
    op::Attr,
    ops::{self, view},
    rule,
    types::{Dim, Shape, ViewLayout},
};
use smallvec::SmallVec;
use std::cell::Cell;

/// Number of operands and results for which facts are stored without heap allocation.
const INLINE: usize = 8;

pub(super) fn verify(table: &TableOp, op: OperationRef<'_, '_>) -> Result<(), Failed> {
    let (def, configuration) = (table.def, target::configuration_of(op));
    if configuration.unchecked {
        return Ok(());
    }
    let mut verifier = Verifier {
        def,
        op,
        failed: None,
        attribute_reported: false,
        warnings: configuration.warnings,
        written: None,
        repeats: true,
    };
    let target = target::of(op, configuration);
    let signature = Signature::of(table, op, configuration, target);
    if signature.as_ref().is_some_and(Signature::is_known) {
        if configuration.warnings {
            verifier.stray_attributes();
        }
        return Ok(());
    }
    let (operands, misfit) = Groups::checked(def, op);
    if let Some(misfit) = misfit {
        verifier.misfit(misfit, "operand", OPERAND_SEGMENTS, def.operand_count(), op.operand_count());
    }
    let (results, result_misfit) = groups::result_groups(def, op);
    if let Some(misfit) = result_misfit {
        let least = def.results.iter().filter(|r| r.arity == pto_isa::Arity::One).count();
        verifier.misfit(misfit, "result", RESULT_SEGMENTS, (least, Some(def.results.len())), op.result_count());
    }
    let inherent = InherentAttributes::of(op);
    verifier.attributes(&inherent);
    if configuration.warnings {
        verifier.stray_attributes();
    }
    if op.region_count() != def.regions.len() {
        let message = format!("expects {} regions, found {}", def.regions.len(), op.region_count());
        verifier.structure(name_location(op), codes::OPERAND_COUNT, &message);
    }
    if misfit.is_none() && result_misfit.is_none() {
        verifier.rules((&operands, &results), inherent, (target, configuration));
    }
    if let Some(failed) = verifier.failed {
        return Err(failed);
    }
    if let Some(signature) = signature.filter(|_| verifier.repeats) {
        signature.remember();
    }
    Ok(())
}

struct Verifier<'c, 'a> {
    def: &'static Op,
    op: OperationRef<'c, 'a>,
    failed: Option<Failed>,
    /// Whether the value of an attribute was reported, here or by the parser.
    attribute_reported: bool,
    warnings: bool,
    /// The range of facts for written tiles, if these are results.
    written: Option<std::ops::Range<usize>>,
    /// Whether operations with the same signature satisfy all rules, too.
    repeats: bool,
}

impl<'c> Verifier<'c, '_> {
    fn emit(&mut self, diagnostic: Diagnostic<'c>) {
        self.failed = Some(diagnostic.emit());
    }

    fn structure(&mut self, location: mlir_dialect::melior::ir::Location<'c>, code: u16, message: &str) {
        let text = format!("pto.{} {message}", self.def.name);
        self.emit(at(Severity::Error, location, code, text).note(format_args!("{RULE}{}", page(self.def))));
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
            "operand" => self.def.operands.iter().map(|operand| operand.name.as_str()).collect(),
            _ => self.def.results.iter().map(|result| result.name.as_str()).collect(),
        };
        let (code, message) = match misfit {
            Misfit::Count => (
                if what == "operand" { codes::OPERAND_COUNT } else { codes::RESULTS },
                match names.as_slice() {
                    [] => format!("expects no {what}s, found {found}"),
                    _ if expected == "1" => format!("expects 1 {what} ({}), found {found}", names.join(", ")),
                    _ => format!("expects {expected} {what}s ({}), found {found}", names.join(", ")),
                },
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

    /// Warns about attributes that the definition does not declare: a misspelt one would be ignored silently. Names
    /// with a dialect as prefix belong to that dialect.
    fn stray_attributes(&self) {
        for (name, _) in discardable_attributes(self.op) {
            let name = name.as_string_ref();
            let name = name.as_str().unwrap_or("");
            if name.contains('.') {
                continue;
            }
            let message = format_args!("pto.{} has no attribute '{name}'; it has no effect", self.def.name);
            let warning = at(Severity::Warning, attribute_location(self.op, &[name]), codes::STRAY_ATTRIBUTE, message)
                .note(format_args!("{RULE}{}", page(self.def)));
            let known = self.def.attrs.iter().map(|attr| attr.name.as_str());
            let near = suggest::nearest(name, known).into_iter().map(str::to_owned).collect();
            let _ = report::meant(warning, name, near).emit();
        }
    }

    /// Checks the attributes in the property: all declared, of the right kind and in their domain.
    fn attributes(&mut self, inherent: &InherentAttributes<'c>) {
        for (name, value) in inherent.iter() {
            let name = name.as_string_ref();
            let name = name.as_str().unwrap_or("");
            if super::structural(self.def).contains(&(true, name)) {
                continue;
            }
            match self.def.attrs.iter().find(|attr| attr.name.as_str() == name) {
                Some(attr) => self.domain(attr, value),
                None => {
                    let known: Vec<&str> = self.def.attrs.iter().map(|attr| attr.name.as_str()).collect();
                    let message = if known.is_empty() {
                        format!("has no inherent attributes, found '{name}'")
                    } else {
                        format!("has no inherent attribute '{name}', only {}", known.join(", "))
                    };
                    let location = attribute_location(self.op, &[name]);
                    self.structure(location, codes::UNKNOWN_ATTRIBUTE, &message);
                }
            }
        }
        for attr in self.def.attrs {
            if attr.presence == Presence::Required && inherent.get(attr.name.as_str()).is_none() {
                let message = format!("expects attribute '{}', {}", attr.name, attr.domain);
                self.structure(name_location(self.op), codes::MISSING_ATTRIBUTE, &message);
            }
        }
    }

    fn domain(&mut self, attr: &Attr, value: Attribute<'c>) {
        if fact(attr, value).is_some() {
            return;
        }
        self.attribute_reported = true;
        if attributes::is_error(value) {
            return;
        }
        let message = format!("expects {} as attribute '{}', found {value}", attr.domain, attr.name);
        let location = attribute_location(self.op, &keys(attr));
        self.structure(location, codes::ATTRIBUTE_KIND, &message);
    }

    fn rules(
        &mut self,
        (operands, results): (&Groups, &Groups),
        inherent: InherentAttributes<'c>,
        (target, configuration): (pto_isa::Target, target::Configuration),
    ) {
        let (def, op) = (self.def, self.op);
        let mut operand_facts = SmallVec::<[Fact; INLINE]>::new();
        for (index, declared) in operands.owners().enumerate() {
            let (Some(declaration), Some(value)) = (def.operands.get(declared), operand(op, index)) else { continue };
            let mut desc = types::desc(value.r#type());
            if !declaration.kind.accepts(&desc) {
                let (expected, name) = (declaration.kind.describe(), declaration.name);
                let message = format!("expects {expected} as operand '{name}', found {}", value.r#type());
                self.structure(operand_location(op, index), codes::OPERAND_KIND, &message);
                desc = TypeDesc::Error;
            }
            let numeric = is_numeric(declaration.kind);
            let is_changed_tile = matches!(desc, TypeDesc::Tile(_)) && declaration.role == Role::InOut;
            self.repeats &= !is_changed_tile && !matches!(desc, TypeDesc::Partition(_) | TypeDesc::Struct(_));
            let view = matches!(desc, TypeDesc::Partition(_)).then(|| defining_operation(value)).flatten();
            operand_facts.push(Fact {
                operand: declared,
                ty: desc,
                constant: match desc {
                    TypeDesc::Ptr { .. } => address(value),
                    // MLIR sign-extends `true`.
                    TypeDesc::Scalar(DType::I1) if numeric => integer_constant(value).map(|truth| truth & 1),
                    _ if numeric => integer_constant(value),
                    _ => None,
                },
                identity: value.to_raw().ptr as usize,
                layout: view.and_then(target::view_layout).and_then(ViewLayout::from_value),
                maker: if matches!(desc, TypeDesc::Struct(_)) {
                    maker(value)
                } else if is_changed_tile {
                    maker(whole(value))
                } else {
                    None
                },
            });
        }
        if operands.placed() {
            self.places(operands);
        } else if operands.on_values() {
            self.written(&mut operand_facts);
        }
        let mut result_facts = SmallVec::<[Fact; INLINE]>::new();
        for declared in 0..def.results.len() {
            for index in results.range(declared) {
                let (Some(declaration), Some(value)) = (def.results.get(declared), result(op, index)) else { continue };
                let mut desc = types::desc(value.r#type());
                if !declaration.kind.accepts(&desc) {
                    let (expected, name) = (declaration.kind.describe(), declaration.name);
                    let message = format!("expects {expected} as result '{name}', found {}", value.r#type());
                    self.structure(name_location(op), codes::RESULTS, &message);
                    desc = TypeDesc::Error;
                }
                result_facts.push(Fact::new(declared, desc));
            }
        }
        let attributes = Attributes { def, inherent, reported: self.attribute_reported };
        let asks_users = Cell::new(false);
        let view = OpFacts {
            op: def,
            target,
            operands: &operand_facts,
            results: &result_facts,
            arguments: &self.arguments(),
            attrs: &attributes,
            level: configuration.level,
            users: &|each| {
                asks_users.set(true);
                for user in result(op, 0).into_iter().flat_map(users) {
                    each(user.name().as_string_ref().as_str().unwrap_or(""));
                }
            },
        };
        check(&view, &mut |violation| self.violation(violation));
        self.repeats &= !asks_users.get();
        self.tiles(&operand_facts, target);
    }

    /// Checks a tile result by the rules of the buffer that holds it, as if `pto.alloc_tile` had allocated it.
    fn tiles(&mut self, facts: &[Fact], target: pto_isa::Target) {
        let Some(written) = self.written.clone() else { return };
        let op = view::Opcode::AllocTile.op();
        for fact in facts.get(written).unwrap_or(&[]) {
            if !matches!(fact.ty, TypeDesc::Tile(_)) {
                continue;
            }
            let results = [Fact::new(0, fact.ty)];
            let view = OpFacts {
                op,
                target,
                operands: &[],
                results: &results,
                arguments: &[],
                attrs: &Absent,
                level: None,
                users: &|_| {},
            };
            check(&view, &mut |violation| {
                // The operation states the extents of the valid region.
                if violation.code != codes::VALID_OPERAND {
                    self.violation(violation);
                }
            });
        }
    }

    /// Checks that results have the types of the buffers that hold them.
    fn places(&mut self, operands: &Groups) {
        for (index, (declared, position)) in groups::written(self.def, self.op) {
            let place = operands.range(declared).nth(position).and_then(|place| operand(self.op, place));
            let (Some(place), Some(value)) = (place, result(self.op, index)) else { continue };
            if place.r#type() != value.r#type() {
                let (expected, found) = (place.r#type(), value.r#type());
                let message = format!("expects the type of its buffer as result, {expected}, found {found}");
                self.structure(name_location(self.op), codes::RESULTS, &message);
            }
        }
    }

    /// Adds the facts about written tiles that are results, as if they were operands.
    fn written(&mut self, facts: &mut SmallVec<[Fact; INLINE]>) {
        let start = facts.len();
        for (index, (declared, _)) in groups::written(self.def, self.op) {
            let (Some(declaration), Some(value)) = (self.def.operands.get(declared), result(self.op, index)) else {
                continue;
            };
            let mut desc = types::desc(value.r#type());
            if !declaration.kind.accepts(&desc) {
                let (expected, name) = (declaration.kind.describe(), declaration.name);
                let message = format!("expects {expected} as result '{name}', found {}", value.r#type());
                self.structure(name_location(self.op), codes::RESULTS, &message);
                desc = TypeDesc::Error;
            }
            facts.push(Fact { identity: value.to_raw().ptr as usize, ..Fact::new(declared, desc) });
        }
        self.written = Some(start..facts.len());
    }

    /// Returns the types of the arguments of the first region.
    fn arguments(&self) -> Vec<TypeDesc> {
        let Some(block) = mlir_dialect::region(self.op, 0).and_then(|region| region.first_block()) else {
            return Vec::new();
        };
        (0..block.argument_count())
            .filter_map(|index| Some(types::desc(block.argument(index).ok()?.r#type())))
            .collect()
    }

    fn violation(&mut self, violation: Violation) {
        self.repeats = false;
        let severity = match violation.severity {
            rule::Severity::Error => Severity::Error,
            rule::Severity::ManualOnly | rule::Severity::Warning if self.warnings => Severity::Warning,
            rule::Severity::ManualOnly | rule::Severity::Warning => return,
        };
        let location = match violation.at {
            At::Operand(index) if self.written.as_ref().is_some_and(|written| written.contains(&index)) => {
                name_location(self.op)
            }
            At::Operand(index) => operand_location(self.op, index),
            At::Attr(name) => {
                let declared = self.def.attrs.iter().find(|attr| attr.name == name);
                match declared {
                    Some(attr) => attribute_location(self.op, &keys(attr)),
                    None => attribute_location(self.op, &[name.as_str()]),
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
        if let Some(repair) = &violation.repair {
            diagnostic = report::repaired(diagnostic, repair);
        }
        let reported = diagnostic.emit();
        if severity == Severity::Error {
            self.failed = Some(reported);
        }
    }
}

/// Returns the page of the ISA manual about an operation.
fn page(def: &Op) -> String {
    def.cited(rule::Source::OpPage, |page| format!("PTO ISA manual, {page}"))
}

/// Returns the PTO operation that defines a value.
fn maker(value: Value<'_, '_>) -> Option<Opcode> {
    let op = defining_operation(value)?;
    let name = op.name();
    let name = name.as_string_ref().as_str().ok()?.strip_prefix("pto.")?;
    ops::lookup(name).map(|def| def.opcode)
}

/// Maximal number of nested views to follow: in an invalid module they may form a cycle.
const FOLLOWED: usize = 64;

/// Returns the tile of which a value is a bitcast or reshape.
fn whole<'c: 'a, 'a>(tile: Value<'c, 'a>) -> Value<'c, 'a> {
    let mut shown = tile;
    for _ in 0..FOLLOWED {
        let Some(op) = defining_operation(shown) else { break };
        let Some(ViewOf::Bytes { source }) = declared(op).and_then(|(def, _)| def.view) else { break };
        let Some(next) = operand(op, usize::from(source)) else { break };
        shown = next;
    }
    shown
}

fn keys(attr: &Attr) -> Vec<&str> {
    std::iter::once(attr.name.as_str()).chain(attr.keys.iter().copied()).collect()
}

/// Provides the attributes of an operation to rules.
struct Attributes<'c> {
    def: &'static Op,
    inherent: InherentAttributes<'c>,
    reported: bool,
}

/// No attributes.
struct Absent;

impl AttrView for Absent {
    fn get(&self, _: Key) -> Option<AttrFact<'_>> {
        None
    }
}

impl AttrView for Attributes<'_> {
    fn get(&self, name: Key) -> Option<AttrFact<'_>> {
        let attr = self.def.attrs.iter().find(|attr| attr.name == name)?;
        fact(attr, self.inherent.get(name.as_str())?)
    }

    fn given(&self, name: Key) -> bool {
        self.inherent.get(name.as_str()).is_some()
    }

    fn any_reported(&self) -> bool {
        self.reported
    }
}

/// Returns the fact about an attribute, if it is in the domain.
fn fact<'c>(attr: &Attr, value: Attribute<'c>) -> Option<AttrFact<'c>> {
    match attr.domain {
        Domain::Enum(def) => attributes::case(def, value).map(|case| AttrFact::Enum(case.value)),
        Domain::Enums(defs) => attributes::case_of_any(defs, value).map(|(_, case)| AttrFact::Str(case.name)),
        Domain::Struct(def) => attributes::is_struct(def, value).then_some(AttrFact::Other),
        Domain::Symbol => value.is_flat_symbol_ref().then_some(AttrFact::Other),
        Domain::Bool => attributes::boolean(value).map(AttrFact::Bool),
        Domain::Int { width, min, max } => {
            let number = IntegerAttribute::try_from(value).ok()?;
            let of_width = types::dtype_of(number.r#type()).is_some_and(|dtype| dtype.bits() == width);
            (of_width && (min..=max).contains(&number.value())).then(|| AttrFact::Int(number.value()))
        }
        Domain::Ints => {
            let numbers = attributes::ints(value)?;
            let dims: Vec<Dim> = numbers.into_iter().map(Dim::Static).collect();
            // Longer than any rule requires.
            Some(Shape::new(&dims).map_or(AttrFact::Other, AttrFact::Ints))
        }
        Domain::Path => {
            // In the property it is a dense array.
            let steps = integers(value)?;
            let dims: Vec<Dim> = steps.iter().copied().map(Dim::Static).collect();
            Some(Shape::new(&dims).map_or(AttrFact::List(steps), AttrFact::Ints))
        }
        Domain::Str(words) => {
            let text = string(value)?;
            (words.is_empty() || words.contains(&text)).then_some(AttrFact::Str(text))
        }
        Domain::Unit => value.is_unit().then_some(AttrFact::Other),
        Domain::SegmentSizes | Domain::Any => Some(AttrFact::Other),
    }
}
