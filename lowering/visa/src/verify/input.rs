//! Checks inputs and attributes of kernels.

use super::declare::{Domain, domain};
use super::{Check, limits, list};
use crate::codes::Rule;
use crate::kernel::UnitKind;
use crate::platform::Platform;
use crate::variable::{AttributeValue, Input, InputVariable, attribute};
use std::collections::HashMap;

/// Maximal number of inputs of a kernel ("Input Variables").
const MAX_INPUTS: usize = 256;
/// Maximal kind of implicit input: the field has five bits.
const MAX_PROVENANCE: u8 = 31;
/// Registers of a thread.
const REGISTERS: u32 = 128;

/// Checks inputs and attributes of a unit.
pub(super) fn unit(check: &mut Check<'_, '_>) {
    attributes(check);
    let unit = check.unit;
    if unit.inputs.is_empty() {
        return;
    }
    if matches!(unit.kind, UnitKind::Function { .. }) {
        check.say(Rule::InputVariable, unit.place, "a function takes its arguments in `%arg` and has no inputs");
    }
    if unit.inputs.len() > MAX_INPUTS {
        check.say(
            Rule::InputCount,
            unit.place,
            format!("expected at most {MAX_INPUTS} inputs, found {}", unit.inputs.len()),
        );
    }
    let mut implicit = false;
    let mut ranges: Vec<(u32, u32, &Input)> = Vec::new();
    for input in &unit.inputs {
        if let Some((start, end)) = self::input(check, input) {
            ranges.push((start, end, input));
        }
        if input.provenance > MAX_PROVENANCE {
            let message = format!("expected a kind from 0 to {MAX_PROVENANCE}, found {}", input.provenance);
            check.say(Rule::Provenance, input.place, message);
        }
        if input.provenance != 0 {
            implicit = true;
        } else if implicit {
            check.say(Rule::InputOrder, input.place, "an argument follows an implicit input");
        }
    }
    overlaps(check, ranges);
}

/// Checks a single input, and returns its bytes in the register file.
fn input(check: &mut Check<'_, '_>, input: &Input) -> Option<(u32, u32)> {
    let place = input.place;
    let (name, expected, align) = match input.variable {
        InputVariable::General(id) => {
            let Some(general) = id.index().and_then(|index| check.unit.generals.get(index)) else {
                check.say(
                    Rule::InputVariable,
                    place,
                    format!("general variable {} is not one of those declared", id.0),
                );
                return None;
            };
            if general.alias.is_some() {
                check.say(Rule::InputVariable, place, format!("`{}` is an alias and cannot be an input", general.name));
            }
            (&general.name, general.bytes(), general.ty.bytes())
        }
        InputVariable::Surface(id) => {
            let Some(surface) = id.index().and_then(|index| check.unit.surfaces.get(index)) else {
                check.say(Rule::InputVariable, place, format!("surface {} is not one of those declared", id.0));
                return None;
            };
            (&surface.name, 4 * u32::from(surface.elements), 4)
        }
        InputVariable::Sampler(id) => {
            let Some(sampler) = id.index().and_then(|index| check.unit.samplers.get(index)) else {
                check.say(Rule::InputVariable, place, format!("sampler {} is not one of those declared", id.0));
                return None;
            };
            (&sampler.name, 4 * u32::from(sampler.elements), 4)
        }
    };
    let size = u32::from(input.size);
    if size != expected {
        check.say(Rule::InputSize, place, format!("expected {expected} bytes for `{name}`, found {size}"));
    }
    let grf = check.grf();
    let Ok(offset) = u32::try_from(input.offset) else {
        check.say(
            Rule::InputRange,
            place,
            format!("expected an offset of 0 or more for `{name}`, found {}", input.offset),
        );
        return None;
    };
    let is_general = matches!(input.variable, InputVariable::General(_));
    let align = if is_general && expected >= grf { grf } else { align };
    if !offset.is_multiple_of(align) {
        let message = format!("expected the offset of `{name}` to be a multiple of {align}, found {offset}");
        check.say(Rule::InputAlignment, place, message);
    } else if is_general && size < grf && size > 0 && offset / grf != (offset + size - 1) / grf {
        let message = format!("`{name}` of {size} bytes at {offset} is in two registers of {grf} bytes");
        check.say(Rule::InputStraddle, place, message);
    }
    let end = offset + size;
    if end > REGISTERS * grf {
        check.say(
            Rule::InputRange,
            place,
            format!("`{name}` ends at byte {end} of a register file of {}", REGISTERS * grf),
        );
    }
    if offset < grf && size > 0 {
        check.say(Rule::InputHeader, place, format!("`{name}` at {offset} is in r0, the first {grf} bytes"));
    }
    Some((offset, end))
}

fn overlaps(check: &mut Check<'_, '_>, mut ranges: Vec<(u32, u32, &Input)>) {
    ranges.sort_by_key(|(start, end, _)| (*start, *end));
    let mut last: Option<(u32, u32)> = None;
    for (start, end, input) in ranges {
        if let Some((before, until)) = last
            && start < until
            && start < end
        {
            let message = format!("input at bytes {start} to {end} overlaps another at {before} to {until}");
            check.say(Rule::InputOverlap, input.place, message);
        }
        if last.is_none_or(|(_, until)| end > until) {
            last = Some((start, end));
        }
    }
}

/// Returns the attributes of kernels and functions on a platform: "Kernel", and others that the finalizer supports.
fn known(platform: Platform) -> [(&'static str, Domain); 16] {
    // The attribute has the size in KiB.
    let shared = i64::from(platform.info().shared_bytes / 1024);
    [
        (attribute::ASM_NAME, Domain::Text(256)),
        (attribute::OUTPUT_ASM_PATH, Domain::Text(256)),
        (attribute::SLM_SIZE, Domain::Range(0, shared)),
        ("SpillMemOffset", Domain::Range(0, i32::MAX as i64)),
        (attribute::ARG_SIZE, Domain::Range(0, 32)),
        (attribute::RET_VAL_SIZE, Domain::Range(0, 12)),
        (attribute::SIMD_SIZE, Domain::Range(0, 32)),
        ("PerThreadInputSize", Domain::Range(0, u16::MAX as i64)),
        ("CrossThreadInputSize", Domain::Range(0, u16::MAX as i64)),
        ("NBarrierCnt", Domain::Range(0, 32)),
        ("NoBarrier", Domain::Flag),
        ("Extern", Domain::Flag),
        ("Callable", Domain::Flag),
        ("Caller", Domain::Flag),
        ("FESPSize", Domain::Range(0, i32::MAX as i64)),
        ("Scope", Domain::Range(0, 1)),
    ]
}

/// Legal dispatch widths of a kernel; 0 means unspecified.
const SIMD_SIZES: [i32; 4] = [0, 8, 16, 32];

fn attributes(check: &mut Check<'_, '_>) {
    let mut seen = HashMap::new();
    let known = known(check.platform);
    for attribute in &check.unit.attributes {
        limits::attribute(check, attribute);
        let name = &*attribute.name;
        if seen.insert(name, ()).is_some() {
            check.say(Rule::DuplicateAttribute, attribute.place, format!("`{name}` is given twice"));
        }
        if name == attribute::TARGET {
            target(check, attribute);
            continue;
        }
        let Some((_, values)) = known.iter().find(|(known, _)| *known == name) else {
            let known = list(known.iter().map(|(known, _)| known).chain([&attribute::TARGET]));
            check.say(
                Rule::UnknownAttribute,
                attribute.place,
                format!("`{name}` is not an attribute of kernels; known are {known}"),
            );
            continue;
        };
        domain(check, attribute, *values);
        if name == attribute::SIMD_SIZE
            && let AttributeValue::Number(found) = attribute.value
            && !SIMD_SIZES.contains(&found)
        {
            check.say(Rule::AttributeValue, attribute.place, format!("expected `SimdSize` 8, 16 or 32, found {found}"));
        }
    }
}

fn target(check: &mut Check<'_, '_>, attribute: &crate::variable::Attribute) {
    let legal = match &attribute.value {
        AttributeValue::Number(value) => (0..=1).contains(value),
        AttributeValue::Text(text) => matches!(&**text, "cm" | "3d"),
        AttributeValue::Flag => false,
    };
    if !legal {
        check.say(Rule::AttributeValue, attribute.place, "expected `Target` \"cm\" or \"3d\", in object files 0 or 1");
    }
}
