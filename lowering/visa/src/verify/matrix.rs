//! Checks matrix products.

use super::instruction::{exec_place, place_of};
use super::{Check, list, memory};
use crate::codes::Rule;
use crate::instruction::Instruction;
use crate::operand::VectorClass;
use crate::platform::{Platform, Platforms};
use crate::table::{Op, Role};
use crate::types;
use crate::types::{Type, TypeSet};
use crate::word::Precision;

/// Legal depths of the systolic array.
const DEPTHS: [u32; 3] = [2, 4, 8];
/// Maximal number of rows of activations.
const MAX_COUNT: u32 = 8;
/// Bytes of the elements of a step, per channel or row.
const STEP: u32 = 4;
const TF32: Platforms = Platforms::of(&[Platform::Pvc]);

/// Legal types of sums for a precision.
struct Sums {
    platforms: Platforms,
    precisions: &'static [Precision],
    types: TypeSet,
}

const INTEGERS: &[Precision] =
    &[Precision::U2, Precision::S2, Precision::U4, Precision::S4, Precision::U8, Precision::S8];

const SUMS: &[Sums] = &[
    Sums { platforms: Platforms::ALL, precisions: INTEGERS, types: types![D, Ud] },
    Sums { platforms: Platforms::ALL, precisions: &[Precision::Bf, Precision::Hf, Precision::Tf32], types: types![F] },
    Sums { platforms: TF32, precisions: &[Precision::Bf], types: types![Bf] },
    Sums { platforms: TF32, precisions: &[Precision::Hf], types: types![Hf] },
];

/// Types of weights and activations: dwords of packed elements.
const PACKED: TypeSet = types![Ud, D];

/// Checks a product.
pub(super) fn instruction(check: &mut Check<'_, '_>, instruction: &Instruction) {
    let Some(exec) = instruction.exec() else { return };
    let channels = u32::from(exec.size.channels());
    let expected = u32::from(check.platform.info().dpas_channels);
    if expected != 0 && channels != expected {
        let message =
            format!("expected {expected} channels of a matrix product on {}, found {channels}", check.platform);
        check.say(Rule::ExecSize, exec_place(instruction), message);
        return;
    }
    let Some(code) = instruction.word(Role::Dpas) else { return };
    let [weight, activation, depth, count] = code.to_le_bytes().map(u32::from);
    let place = place_of(instruction, Role::Dpas);
    let precisions = [weight, activation].map(Precision::from_code);
    let [Some(weight), Some(activation)] = precisions else {
        check.say(Rule::DpasShape, place, "unknown precision of weights or activations");
        return;
    };
    if !DEPTHS.contains(&depth) {
        check.say(Rule::DpasShape, place, format!("expected depth {}, found {depth}", list(DEPTHS)));
        return;
    }
    if !(1..=MAX_COUNT).contains(&count) {
        check.say(Rule::DpasShape, place, format!("expected count 1 to {MAX_COUNT}, found {count}"));
        return;
    }
    sums(check, instruction, weight, activation);
    shapes(check, instruction, channels, depth, count);
}

/// Checks that precisions can be combined, and the types of the sums.
fn sums(check: &mut Check<'_, '_>, instruction: &Instruction, weight: Precision, activation: Precision) {
    let place = place_of(instruction, Role::Dpas);
    if !instruction.definition().platforms.contains(check.platform) {
        return;
    }
    let integers = [weight, activation].map(|precision| INTEGERS.contains(&precision));
    if weight != activation && integers != [true, true] {
        let message =
            format!("weights of {} and activations of {} do not go together", weight.name(), activation.name());
        check.say(Rule::DpasShape, place, message);
        return;
    }
    if weight == Precision::Tf32 && !TF32.contains(check.platform) {
        check.say(Rule::DpasShape, place, format!("tf32 is not on {}; it is on {}", check.platform, list(TF32.iter())));
        return;
    }
    let fits = |sums: &&Sums| sums.platforms.contains(check.platform) && sums.precisions.contains(&weight);
    let legal = SUMS.iter().filter(fits).fold(TypeSet::NONE, |all, sums| all.or(sums.types));
    for role in [Role::Dst, Role::Src0] {
        type_of_raw(check, instruction, role, legal);
    }
    let types = [Role::Dst, Role::Src0].map(|role| raw_type(check, instruction, role));
    if let [Some(dst), Some(src)] = types
        && dst.is_float() != src.is_float()
    {
        check.say(
            Rule::PairedOperand,
            place_of(instruction, Role::Src0),
            format!("sums of {src} cannot be added to {dst}"),
        );
    }
    type_of_raw(check, instruction, Role::Src1, PACKED);
    if let Some(src2) = instruction.vector(Role::Src2)
        && let Some(ty) = super::types::of_class(check, src2.class)
        && !PACKED.contains(ty)
    {
        let message = format!("expected {} in `src2`, found {ty}", list(PACKED.iter()));
        check.say(Rule::SourceType, place_of(instruction, Role::Src2), message);
    }
}

fn raw_type(check: &Check<'_, '_>, instruction: &Instruction, role: Role) -> Option<Type> {
    let raw = instruction.raw(role)?;
    raw.id.index()?;
    check.unit.general(raw.id).map(crate::kernel::GeneralRef::ty)
}

fn type_of_raw(check: &mut Check<'_, '_>, instruction: &Instruction, role: Role, legal: TypeSet) {
    if let Some(ty) = raw_type(check, instruction, role)
        && !legal.contains(ty)
    {
        let rule = if role == Role::Dst { Rule::DestinationType } else { Rule::SourceType };
        let message = format!("expected {} in `{}`, found {ty}", list(legal.iter()), super::name(role));
        check.say(rule, place_of(instruction, role), message);
    }
}

/// Checks that the operands have the registers that are read and written.
fn shapes(check: &mut Check<'_, '_>, instruction: &Instruction, channels: u32, depth: u32, count: u32) {
    for role in [Role::Dst, Role::Src0] {
        let size = raw_type(check, instruction, role).map_or(0, Type::bytes);
        memory::raw(check, instruction, role, count * channels * size);
    }
    memory::raw(check, instruction, Role::Src1, depth * channels * STEP);
    let Some(src2) = instruction.vector(Role::Src2) else { return };
    let VectorClass::General { id, row, column, .. } = src2.class else { return };
    let Some(variable) = check.unit.general(id) else { return };
    // Each of two fused units processes half of the rows.
    let rows = if instruction.op == Op::Dpasw { count.div_ceil(2) } else { count };
    let origin = u32::from(row) * check.grf() + u32::from(column) * variable.ty().bytes();
    let (end, bytes) = (origin + rows * depth * STEP, variable.bytes());
    if end > bytes {
        let message = format!("bytes {origin} to {end} of activations are read of a variable of {bytes}");
        check.say(Rule::DpasOperand, place_of(instruction, Role::Src2), message);
    }
}
