//! Decides whether a mutant is illegal, by signatures and facts from the descriptions of the instruction set. It does
//! not use the table in `dialect/isa`, which it tests.

use super::{
    facts::{Aspect, Facts, Values},
    mutants::{Mutant, Mutation},
    operation::Operation,
    signature::{self, Count, Signature},
    types::{Class, Type},
};
use std::collections::BTreeMap;

/// The verdict of the sources on a mutant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// The sources forbid it, for this reason.
    Forbidden(String),
    /// The sources have rules on the changed part, and the mutant keeps them.
    Legal,
    /// The sources state no rule on the changed part.
    Undecided,
}

/// Bits of a vector register.
const REGISTER: u64 = 2048;

/// Signatures and facts.
pub(super) struct Judge {
    signatures: BTreeMap<String, Signature>,
    facts: Facts,
}

impl Judge {
    pub(super) fn read() -> Result<Judge, String> {
        let signatures = signature::read(include_str!("signatures.txt"))?;
        let ops: Vec<&str> = signatures.keys().map(String::as_str).collect();
        let facts = Facts::read(include_str!("facts.txt"), &ops)?;
        Ok(Judge { signatures, facts })
    }

    /// Returns the signature of an operation; `None` for operations that the sources do not describe.
    pub(super) fn signature(&self, op: &str) -> Option<&Signature> {
        self.signatures.get(op)
    }

    /// The operations that the sources describe.
    pub(super) fn ops(&self) -> impl Iterator<Item = &str> {
        self.signatures.keys().map(String::as_str)
    }

    /// Returns the verdict of the sources on a mutant.
    pub(super) fn verdict(&self, original: &Operation, mutant: &Mutant) -> Verdict {
        let Some(signature) = self.signature(&original.name) else { return Verdict::Undecided };
        if let Some(reason) = self.broken(signature, &mutant.broken) {
            return Verdict::Forbidden(reason);
        }
        let decided = match mutant.mutation {
            Mutation::DType | Mutation::Shape | Mutation::Layout | Mutation::Location | Mutation::Kind => {
                self.covered(signature, original, &mutant.broken, mutant.at)
            }
            Mutation::Order => {
                self.covered(signature, original, &mutant.broken, mutant.at)
                    && self.covered(signature, original, &mutant.broken, mutant.at.wrapping_sub(1))
            }
            Mutation::Value => {
                if let Some(reason) = other_word(original, &mutant.broken, mutant.at) {
                    return Verdict::Forbidden(reason);
                }
                self.decided(signature, &mutant.broken, mutant.at)
            }
            Mutation::Missing
            | Mutation::Extra
            | Mutation::Results
            | Mutation::Text
            | Mutation::MissingProperty
            | Mutation::OtherProperty => true,
        };
        if decided { Verdict::Legal } else { Verdict::Undecided }
    }

    /// Returns why an operation is illegal.
    pub(super) fn broken(&self, signature: &Signature, operation: &Operation) -> Option<String> {
        let (operands, results) = match (signature.operands(operation), signature.results(operation)) {
            (Ok(operands), Ok(results)) => (operands, results),
            (Err(reason), _) | (_, Err(reason)) => return Some(reason),
        };
        let parse = |texts: &[String]| texts.iter().map(|text| Type::parse(text)).collect::<Vec<_>>();
        let (operand_types, result_types) = (parse(&operation.types), parse(&operation.results));
        let mut by_role: Vec<(&str, &[Type])> = Vec::new();
        for (slots, places, types) in
            [(&signature.operands, operands, &operand_types), (&signature.results, results, &result_types)]
        {
            for (slot, place) in slots.iter().zip(places) {
                let types = &types[place];
                if let Some(value) = types.iter().find(|value| slot.accepts(value) == Some(false)) {
                    return Some(format!("{} is no {}: {}", slot.name, slot.kind.join(" or "), value.text));
                }
                by_role.push((&slot.name, types));
            }
        }
        let wrong = operand_types.iter().chain(&result_types).find_map(malformed);
        wrong.or_else(|| attributes(signature, operation, &self.facts)).or_else(|| {
            let values = Values { by_role, a5: operation.a5 };
            self.facts.broken(&operation.name, &values)
        })
    }

    /// Returns whether the facts cover every difference of an operand from the original.
    fn covered(&self, signature: &Signature, original: &Operation, broken: &Operation, at: usize) -> bool {
        let Ok(places) = signature.operands(broken) else { return true };
        let Some(slot) = places.iter().position(|place| place.contains(&at)) else { return true };
        let slot = &signature.operands[slot];
        let (Some(before), Some(after)) = (original.types.get(at), broken.types.get(at)) else { return true };
        let (before, after) = (Type::parse(before), Type::parse(after));
        if before.class != after.class {
            return slot.accepts(&after).is_some() && self.facts.cover(&original.name, &slot.name, Aspect::DType);
        }
        Aspect::ALL
            .into_iter()
            .filter(|aspect| aspect.differs(&before, &after))
            .all(|aspect| self.facts.cover(&original.name, &slot.name, aspect))
    }

    /// Returns whether a value is known to be in the domain of its attribute.
    fn decided(&self, signature: &Signature, operation: &Operation, at: usize) -> bool {
        let Some((key, value)) = operation.properties.get(at).and_then(|property| property.split_once(" = ")) else {
            return true;
        };
        let kind = signature.attributes.iter().find(|slot| slot.name == key).and_then(|slot| slot.kind.first());
        match kind.map(String::as_str) {
            Some("string") => self.facts.words(&operation.name, key).is_some(),
            Some("i8" | "i32" | "i64") => self.facts.in_range(&operation.name, key, number(value)).is_some(),
            Some("any" | "ints" | "list") => false,
            Some(_) | None => true,
        }
    }
}

/// Why a type cannot be.
fn malformed(value: &Type) -> Option<String> {
    match value.class {
        Class::Vreg => {
            let lanes = value.shape.first().copied().flatten()?;
            value.bits().filter(|bits| bits * lanes != REGISTER).map(|_| format!("{} is no register", value.text))
        }
        Class::VmiVreg => (!matches!(value.bits(), Some(8 | 16 | 32)) && value.dtype != "index")
            .then(|| format!("{} has elements no register has", value.text)),
        _ => None,
    }
}

/// The number of `3 : i32`.
fn number(value: &str) -> i64 {
    value.split_once(" : ").and_then(|(number, _)| number.parse().ok()).unwrap_or_default()
}

/// Returns why the attributes of an operation are illegal.
fn attributes(signature: &Signature, operation: &Operation, facts: &Facts) -> Option<String> {
    for slot in signature.attributes.iter().filter(|slot| slot.count == Count::One) {
        if operation.property(&slot.name).is_none() {
            return Some(format!("{} is missing", slot.name));
        }
    }
    for property in &operation.properties {
        let (key, value) = property.split_once(" = ").unwrap_or((property, "unit"));
        let variable = |slots: &[signature::Slot]| slots.iter().filter(|slot| slot.count != Count::One).count() > 1;
        match key {
            "operandSegmentSizes" if variable(&signature.operands) => continue,
            "resultSegmentSizes" if variable(&signature.results) => continue,
            _ => {}
        }
        let Some(slot) = signature.attributes.iter().find(|slot| slot.name == key) else {
            return Some(format!("there is no {key}"));
        };
        let kind = slot.kind.first().map_or("", String::as_str);
        let fits = match kind {
            "string" => {
                let word = value.trim_matches('"');
                value.starts_with('"')
                    && facts.words(&operation.name, key).is_none_or(|of| of.iter().any(|w| w == word))
            }
            "i8" | "i32" | "i64" => {
                value.ends_with(&format!(" : {kind}"))
                    && facts.in_range(&operation.name, key, number(value)) != Some(false)
            }
            "bool" => matches!(value, "true" | "false"),
            "unit" => value == "unit",
            "symbol" => value.starts_with('@'),
            "ints" => value.starts_with("array<i64"),
            "list" => value.starts_with('['),
            "word" => match value.strip_prefix('"') {
                Some(word) => {
                    let word = word.trim_end_matches('"');
                    facts.words(&operation.name, key).is_some_and(|of| of.iter().any(|other| other == word))
                }
                None => value.starts_with('#'),
            },
            _ => true,
        };
        if !fits {
            return Some(format!("{key} cannot be {value}"));
        }
    }
    None
}

/// Returns why a word of another attribute is illegal.
fn other_word(original: &Operation, broken: &Operation, at: usize) -> Option<String> {
    let mnemonic = |operation: &Operation| {
        let (_, value) = operation.properties.get(at)?.split_once(" = ")?;
        Some(value.strip_prefix("#pto")?.split([' ', '<', '.']).find(|word| !word.is_empty())?.to_owned())
    };
    let (before, after) = (mnemonic(original)?, mnemonic(broken)?);
    (before != after).then(|| format!("{after} is no {before}"))
}
