//! Signatures of operations from `signatures.txt`: operands, results and attributes, and which of them may be absent.

use super::{
    operation::{Operation, list},
    types::{Class, Type},
};
use std::{collections::BTreeMap, ops::Range};

/// How often an operand or result occurs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Count {
    One,
    Optional,
    Any,
}

/// An operand, result or attribute: `name:kind`, `name?:kind` if it may be absent, `name*:kind` for any number.
#[derive(Clone, Debug)]
pub(super) struct Slot {
    pub(super) name: String,
    pub(super) count: Count,
    /// Its legal kinds.
    pub(super) kind: Vec<String>,
}

/// The signature of one operation.
#[derive(Clone, Debug)]
pub(super) struct Signature {
    pub(super) family: String,
    pub(super) operands: Vec<Slot>,
    pub(super) results: Vec<Slot>,
    pub(super) attributes: Vec<Slot>,
}

/// Values by the slot they belong to.
pub(super) type Places = Vec<Range<usize>>;

fn slots(text: &str) -> Result<Vec<Slot>, String> {
    text.split_whitespace()
        .map(|word| {
            let (name, kind) = word.split_once(':').ok_or_else(|| format!("no kind: {word}"))?;
            let count = match name.chars().last() {
                Some('?') => Count::Optional,
                Some('*') => Count::Any,
                Some(_) | None => Count::One,
            };
            let kind = kind.split('|').map(str::to_owned).collect();
            Ok(Slot { name: name.trim_end_matches(['?', '*']).to_owned(), count, kind })
        })
        .collect()
}

/// The signatures by operation.
pub(super) fn read(text: &str) -> Result<BTreeMap<String, Signature>, String> {
    let mut all = BTreeMap::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let parts: Vec<&str> = line.split(" | ").map(str::trim).collect();
        let &[family, ops, operands, results, attributes] = parts.as_slice() else {
            return Err(format!("five parts expected: {line}"));
        };
        let signature = Signature {
            family: family.to_owned(),
            operands: slots(operands)?,
            results: slots(results)?,
            attributes: slots(attributes)?,
        };
        for op in ops.split_whitespace() {
            if all.insert(op.to_owned(), signature.clone()).is_some() {
                return Err(format!("{op} has two signatures"));
            }
        }
    }
    Ok(all)
}

/// Assigns values to slots.
fn place(slots: &[Slot], values: usize, segments: Option<Vec<usize>>) -> Result<Places, String> {
    let sizes = match segments {
        Some(sizes) => sizes,
        None => {
            let fixed = slots.iter().filter(|slot| slot.count == Count::One).count();
            if values < fixed {
                return Err(format!("{values} values for {fixed}"));
            }
            let mut spare = values - fixed;
            slots
                .iter()
                .map(|slot| match slot.count {
                    Count::One => 1,
                    Count::Optional => {
                        let taken = spare.min(1);
                        spare -= taken;
                        taken
                    }
                    Count::Any => std::mem::take(&mut spare),
                })
                .collect()
        }
    };
    if sizes.len() != slots.len() || sizes.iter().sum::<usize>() != values {
        return Err(format!("{values} values in {sizes:?}"));
    }
    let mut start = 0;
    let mut places = Vec::new();
    for (slot, size) in slots.iter().zip(sizes) {
        let fits = match slot.count {
            Count::One => size == 1,
            Count::Optional => size <= 1,
            Count::Any => true,
        };
        if !fits {
            return Err(format!("{size} of {}", slot.name));
        }
        places.push(start..start + size);
        start += size;
    }
    Ok(places)
}

fn segments(operation: &Operation, key: &str) -> Option<Vec<usize>> {
    let value = operation.property(key)?;
    let sizes = value.strip_prefix("array<i32: ")?.strip_suffix('>')?;
    Some(list(sizes).iter().filter_map(|size| size.parse().ok()).collect())
}

impl Signature {
    /// The operands by slot, or why they do not fit.
    pub(super) fn operands(&self, operation: &Operation) -> Result<Places, String> {
        place(&self.operands, operation.operands.len(), segments(operation, "operandSegmentSizes"))
    }

    /// The results by slot, or why they do not fit.
    pub(super) fn results(&self, operation: &Operation) -> Result<Places, String> {
        place(&self.results, operation.results.len(), segments(operation, "resultSegmentSizes"))
    }
}

impl Slot {
    /// Returns whether the slot accepts a type; `None` if it is unknown.
    pub(super) fn accepts(&self, value: &Type) -> Option<bool> {
        let mut open = false;
        for kind in &self.kind {
            match accepts(kind, value) {
                Some(true) => return Some(true),
                Some(false) => {}
                None => open = true,
            }
        }
        (!open).then_some(false)
    }
}

fn accepts(kind: &str, value: &Type) -> Option<bool> {
    let class = value.class;
    let of = |classes: &[Class]| Some(classes.contains(&class));
    let exact = |text: &str| Some(value.text == text);
    match kind {
        "any" => None,
        "dps" => of(&[Class::Tile, Class::View, Class::Tensor]),
        "tile" => of(&[Class::Tile]),
        "multi" => of(&[Class::MultiTile]),
        "view" => of(&[Class::View]),
        "tensor" => of(&[Class::Tensor]),
        "memref" => of(&[Class::Memref]),
        "ptr" => of(&[Class::Ptr]),
        "vreg" => of(&[Class::Vreg]),
        "mask" => of(&[Class::Mask]),
        "mask.b8" => exact("!pto.mask<b8>"),
        "mask.b16" => exact("!pto.mask<b16>"),
        "mask.b32" => exact("!pto.mask<b32>"),
        "vmi.vreg" => of(&[Class::VmiVreg]),
        "vmi.mask" => of(&[Class::VmiMask]),
        "vmi.value" => of(&[Class::VmiVreg, Class::VmiMask]),
        "align" => of(&[Class::Align]),
        "int" => of(&[Class::Int]),
        "float" => of(&[Class::Float]),
        "signless" => Some(class == Class::Int && value.text.starts_with('i')),
        "pair" => of(&[Class::Pair]),
        // The signature does not state whether it may be an index.
        "scalar" => (class != Class::Index).then_some(matches!(class, Class::Int | Class::Float)),
        "index" | "i1" | "i8" | "i16" | "i32" | "i64" | "f16" | "bf16" | "f32" => exact(kind),
        // Kinds that only one or two operations have: their names are known, and no type listed above is one of them.
        _ => matches!(class, Class::Align | Class::Vreg | Class::Mask).then_some(false),
    }
}
