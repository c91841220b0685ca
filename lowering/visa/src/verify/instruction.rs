//! Checks rules of all instructions: platform, layout, execution size and mask, predicate, operands.

use super::{Check, Operand, constants, fields, flow, list, lsc, matrix, memory, name, operand, sync, types, vectors};
use crate::codes::Rule;
use crate::instruction::{Instruction, Value};
use crate::operand::{Exec, ExecSize, Modifier, VectorClass};
use crate::place::Place;
use crate::platform::{Platform, Platforms};
use crate::table::{Group, Kind, Modifiers, Op, Role, WordKind};
use crate::types::Type;
use crate::variable::{GeneralId, SurfaceId, VariableId};
use crate::word;

/// Checks an instruction.
pub(super) fn instruction(check: &mut Check<'_, '_>, instruction: &Instruction) {
    if !layout(check, instruction) {
        return;
    }
    platform(check, instruction);
    let exec = instruction.exec();
    if let Some(exec) = exec {
        self::exec(check, instruction, exec);
    }
    for (role, kind, arg) in fields(instruction) {
        field(check, instruction, (role, kind), &arg.value, arg.place);
    }
    let size = operand_size(instruction);
    for operand in vectors(instruction) {
        operand::vector(check, operand, size, allowed(instruction.op, operand));
    }
    predicates(check, instruction, exec);
    types::instruction(check, instruction);
    constants::instruction(check, instruction);
    match instruction.definition().group {
        Group::Arithmetic | Group::Logic | Group::Move => special(check, instruction),
        Group::Flow => flow::instruction(check, instruction),
        Group::Surface | Group::Svm => memory::instruction(check, instruction),
        Group::Lsc => lsc::instruction(check, instruction),
        Group::Sync | Group::Misc => sync::instruction(check, instruction),
        Group::Matrix => matrix::instruction(check, instruction),
    }
}

/// Returns whether the arguments match the definition; reports if not.
fn layout(check: &mut Check<'_, '_>, instruction: &Instruction) -> bool {
    let definition = instruction.definition();
    let fits = |kind: Kind, value: &Value| match kind {
        Kind::Exec | Kind::Elements => matches!(value, Value::Exec(_)),
        Kind::Predicate => matches!(value, Value::Predicate(_)),
        Kind::Vector(_) => matches!(value, Value::Vector(_)),
        Kind::Raw(_) => matches!(value, Value::Raw(_)),
        Kind::Surface => matches!(value, Value::Surface(_)),
        Kind::Sampler => matches!(value, Value::Sampler(_)),
        Kind::Label(_) => matches!(value, Value::Label(_)),
        Kind::Labels => matches!(value, Value::Labels(_)),
        Kind::Word(..) | Kind::LabelCount => matches!(value, Value::Word(_)),
        Kind::Lifetime => matches!(value, Value::Lifetime(..)),
        Kind::Text | Kind::Function => matches!(value, Value::Text(_)),
    };
    let same = definition.fields.len() == instruction.args.len();
    let fits = same && fields(instruction).all(|(_, kind, arg)| fits(kind, &arg.value));
    if !fits {
        let message = format!("the arguments of {} do not fit its {} fields", definition.name, definition.fields.len());
        check.say(Rule::Malformed, instruction.place, message);
    }
    fits
}

/// Returns whether the finalizer accepts an instruction on platforms that do not support it, and emits `illegal`.
const fn is_silent(op: Op) -> bool {
    matches!(op, Op::Add3 | Op::Bfn | Op::Lrp | Op::Dp4)
}

fn platform(check: &mut Check<'_, '_>, instruction: &Instruction) {
    let definition = instruction.definition();
    if platforms(instruction.op).contains(check.platform) {
        return;
    }
    let name = definition.mnemonics.first().copied().unwrap_or(definition.name);
    let others = list(platforms(instruction.op).iter());
    if is_silent(instruction.op) {
        let message = format!("`{name}` would become an illegal instruction on {}; it is on {others}", check.platform);
        check.say(Rule::IllegalOnPlatform, instruction.place, message);
    } else {
        let message = format!("`{name}` is not on {}; it is on {others}", check.platform);
        check.say(Rule::Platform, instruction.place, message);
    }
}

/// Returns the platforms that support an instruction.
fn platforms(op: Op) -> Platforms {
    op.definition().platforms
}

/// Checks execution size and mask.
fn exec(check: &mut Check<'_, '_>, instruction: &Instruction, exec: Exec) {
    let first = exec.mask.first_channel();
    let channels = exec.size.channels();
    // The first of 8 or more channels is a multiple of their number; of fewer channels, a multiple of 4.
    if channels >= 8 && !first.is_multiple_of(channels) {
        let message = format!("{channels} channels cannot begin at channel {first}");
        check.say(Rule::ExecMask, exec_place(instruction), message);
    }
}

/// Returns the location of execution size and mask.
pub(super) fn exec_place(instruction: &Instruction) -> Place {
    place_of(instruction, Role::Exec)
}

/// Returns the location of an argument; if there is none, of the instruction.
pub(super) fn place_of(instruction: &Instruction, role: Role) -> Place {
    instruction.arg(role).map_or(instruction.place, |arg| arg.place)
}

/// Returns the execution size for which regions are checked. A move from a predicate has one channel, regardless of its
/// size.
fn operand_size(instruction: &Instruction) -> ExecSize {
    instruction.exec().map_or(ExecSize::N1, |exec| exec.size)
}

/// Returns the legal modifiers of an operand.
fn allowed(op: Op, operand: Operand<'_>) -> Modifiers {
    if operand.is_destination() {
        return if saturates(op) { operand.rule.modifiers } else { Modifiers::None };
    }
    match op.definition().group {
        Group::Arithmetic => Modifiers::Arithmetic,
        Group::Logic if matches!(op, Op::Shl | Op::Shr | Op::Asr | Op::Rol | Op::Ror | Op::Lzd) => {
            Modifiers::Arithmetic
        }
        Group::Logic if types::is_bitwise(op) => Modifiers::Logic,
        Group::Move if matches!(op, Op::Fcvt | Op::Srnd) => Modifiers::None,
        Group::Move => Modifiers::Arithmetic,
        Group::Logic
        | Group::Flow
        | Group::Surface
        | Group::Svm
        | Group::Lsc
        | Group::Sync
        | Group::Matrix
        | Group::Misc => operand.rule.modifiers,
    }
}

/// Returns whether an instruction with the saturation field saturates. Determined by experiment.
const fn saturates(op: Op) -> bool {
    !matches!(op, Op::And | Op::Or | Op::Xor | Op::Not | Op::Bfn | Op::Lzd | Op::Mod | Op::Fcvt)
}

/// Checks an argument that is not a vector operand.
fn field(
    check: &mut Check<'_, '_>,
    instruction: &Instruction,
    (role, kind): (Role, Kind),
    value: &Value,
    place: Place,
) {
    match (kind, value) {
        (Kind::Raw(rule), Value::Raw(raw)) => {
            let null = instruction.definition().group == Group::Lsc && rule.written;
            operand::raw(check, place, role, rule, *raw, null);
        }
        (Kind::Surface, Value::Surface(id)) => surface(check, place, *id),
        (Kind::Sampler, Value::Sampler(id)) if id.index().is_none_or(|index| index >= check.unit.samplers.len()) => {
            check.say(Rule::UnknownVariable, place, format!("there is no sampler variable {}", id.0));
        }
        (Kind::Label(kind), Value::Label(id)) => flow::label(check, place, *id, kind),
        (Kind::Labels, Value::Labels(labels)) => flow::labels(check, place, labels),
        (Kind::Word(_, kind), Value::Word(code)) if !is_word(kind, *code) => {
            check.say(Rule::Field, place, format!("{code} is not a code of `{}`", name(role)));
        }
        (Kind::Lifetime, Value::Lifetime(_, id)) => variable(check, place, *id),
        _ => {}
    }
}

/// Checks a surface: instructions may use declared and predefined ones.
fn surface(check: &mut Check<'_, '_>, place: Place, id: SurfaceId) {
    let known = id.index().is_none_or(|index| index < check.unit.surfaces.len());
    if !known {
        check.say(Rule::UnknownVariable, place, format!("there is no surface variable {}", id.0));
    }
    if id == memory::SLM {
        memory::has_slm(check, place);
    }
}

fn variable(check: &mut Check<'_, '_>, place: Place, id: VariableId) {
    let unit = check.unit;
    let known = match id {
        VariableId::General(id) => unit.general(id).is_some(),
        VariableId::Address(id) => id.index().is_some_and(|index| index < unit.addresses.len()),
        VariableId::Predicate(id) => id.index().is_some_and(|index| index < unit.predicates.len()),
        VariableId::Sampler(_) | VariableId::Surface(_) => {
            check.say(Rule::OperandClass, place, "surfaces and samplers have no lifetime");
            return;
        }
    };
    if let VariableId::General(GeneralId(0..GeneralId::FIRST)) = id {
        check.say(Rule::PredefinedUse, place, "a predefined variable has no lifetime");
    }
    if !known {
        check.say(Rule::UnknownVariable, place, "there is no such variable");
    }
}

/// Returns whether a number is the code of a word.
fn is_word(kind: WordKind, code: u32) -> bool {
    match kind {
        WordKind::Number => true,
        WordKind::FenceFlags => code <= 0xff,
        // Precisions, depth and count have separate rules.
        WordKind::Dpas => true,
        WordKind::Atomic => word::Atomic::from_code(code & 31).is_some() && code >> 5 <= 2,
        WordKind::SvmOwords => word::Power::from_code(code & 7).is_some() && code <= 15,
        WordKind::Condition => word::Condition::from_code(code).is_some(),
        WordKind::MinMax => word::MinMax::from_code(code).is_some(),
        WordKind::Media => word::Media::from_code(code).is_some(),
        WordKind::Power => word::Power::from_code(code).is_some(),
        WordKind::SvmBlock => word::SvmBlock::from_code(code).is_some(),
        WordKind::Channels => word::Channels::from_code(code).is_some(),
        WordKind::Phase => word::Phase::from_code(code).is_some(),
        WordKind::Sfid => word::Sfid::from_code(code).is_some(),
        WordKind::Caching => word::Caching::from_code(code).is_some(),
        WordKind::AddressModel => word::AddressModel::from_code(code).is_some(),
        WordKind::AddressSize => word::AddressSize::from_code(code).is_some(),
        WordKind::DataSize => word::DataSize::from_code(code).is_some(),
        WordKind::DataOrder => word::DataOrder::from_code(code).is_some(),
        WordKind::DataElements => word::DataElements::from_code(code).is_some(),
        WordKind::Components => word::Components::from_code(code).is_some(),
        WordKind::FenceOp => word::FenceOp::from_code(code).is_some(),
        WordKind::FenceScope => word::FenceScope::from_code(code).is_some(),
    }
}

/// Checks predication and predicates as operands.
fn predicates(check: &mut Check<'_, '_>, instruction: &Instruction, exec: Option<Exec>) {
    let Some(exec) = exec else { return };
    let (first, channels) = (exec.mask.first_channel(), exec.size.channels());
    if let Some(predicate) = instruction.predicate()
        && !predicate.is_none()
    {
        // Scalar control flow reads one channel, regardless of its mask.
        let first = if matches!(instruction.op, Op::Jmp) { 0 } else { first };
        operand::predicate_bits(check, place_of(instruction, Role::Predicate), predicate.id, first, channels);
    }
    let mut others = Vec::new();
    for operand in vectors(instruction) {
        match operand.vector.class {
            // A move copies all bits of the predicate.
            VectorClass::Predicate(predicate) if instruction.op == Op::Mov => {
                operand::predicate_bits(check, operand.place, predicate.id, 0, 1);
            }
            VectorClass::Predicate(predicate) if !predicate.is_none() => {
                operand::predicate_bits(check, operand.place, predicate.id, first, channels);
            }
            VectorClass::Predicate(_) => {}
            VectorClass::General { .. }
            | VectorClass::Address { .. }
            | VectorClass::Indirect { .. }
            | VectorClass::AddressOf { .. }
            | VectorClass::Immediate(_)
            | VectorClass::State { .. } => others.push(operand),
        }
    }
    // Operands of a bitwise instruction are either predicates or elements.
    if types::is_bitwise(instruction.op)
        && others.len() < vectors(instruction).count()
        && let Some(other) = others.first()
    {
        let message = format!(
            "expected predicates for all operands or for none, found another operand in `{}`",
            name(other.role)
        );
        check.say(Rule::PairedOperand, other.place, message);
    }
}

/// Platforms on which `madw` supports 32 channels.
const WIDE_MADW: Platforms = Platforms::of(&[Platform::Pvc]);

/// Checks the specific rules of an instruction on channels.
fn special(check: &mut Check<'_, '_>, instruction: &Instruction) {
    let Some(exec) = instruction.exec() else { return };
    let op = instruction.op;
    if op == Op::Madw {
        wide_product(check, instruction, exec);
    } else if op == Op::Fcvt {
        let types = [Role::Dst, Role::Src0].map(|role| types::of(check, instruction, role));
        let here = instruction.definition().platforms.contains(check.platform);
        if here && types == [Some(Type::Ub), Some(Type::Hf)] && !exec.mask.no_mask() {
            check.say(Rule::NoMask, exec_place(instruction), "a conversion from hf to 8 bits needs NoMask");
        }
    } else if op == Op::Div {
        let saturated = instruction.vector(Role::Dst).is_some_and(|dst| dst.modifier == Modifier::Sat);
        if saturated && types::of(check, instruction, Role::Dst).is_some_and(Type::is_integer) {
            check.say(Rule::Saturation, place_of(instruction, Role::Dst), "`div` does not saturate integers");
        }
    } else if op == Op::Mov {
        flag_move(check, instruction, exec);
        address_move(check, instruction);
    }
}

/// Checks `madw`, which has a destination for the low halves, and one for the high halves in the registers after it.
/// The finalizer checks neither its size nor its stride, and generates wrong code for strides other than 1 and for
/// indirect destinations.
fn wide_product(check: &mut Check<'_, '_>, instruction: &Instruction, exec: Exec) {
    if exec.size == ExecSize::N32 && !WIDE_MADW.contains(check.platform) {
        let message = format!("expected at most 16 channels of `madw` on {}, found 32", check.platform);
        check.say(Rule::ExecSize, exec_place(instruction), message);
        return;
    }
    let place = place_of(instruction, Role::Dst);
    let Some(VectorClass::General { id, row, column, region }) = instruction.vector(Role::Dst).map(|dst| dst.class)
    else {
        return;
    };
    let Some(variable) = check.unit.general(id).filter(|_| id != GeneralId(0)) else { return };
    if region.horizontal.is_some_and(|stride| stride > 1) {
        check.say(Rule::RegionForm, place, "expected stride 1 of the destination of `madw`");
        return;
    }
    let (grf, size) = (check.grf(), variable.ty().bytes());
    let low = u32::from(exec.size.channels()) * size;
    let start = u32::from(row) * grf + u32::from(column) * size + low.next_multiple_of(grf);
    let (end, bytes) = (start + low, operand::extent(check, id, variable));
    if end > bytes {
        let message = format!("the high halves are in bytes {start} to {end} of a variable of {bytes}");
        check.say(Rule::OutOfBounds, place, message);
    }
}

/// Checks a move from a predicate: it has one channel and a destination of an integer of at most 32 bits, and does not
/// saturate.
fn flag_move(check: &mut Check<'_, '_>, instruction: &Instruction, exec: Exec) {
    let Some(source) = instruction.vector(Role::Src0) else { return };
    if !matches!(source.class, VectorClass::Predicate(_)) {
        return;
    }
    if exec.size != ExecSize::N1 {
        let message = format!("expected one channel in a move from a predicate, found {}", exec.size.channels());
        check.say(Rule::ExecSize, exec_place(instruction), message);
    }
    if instruction.vector(Role::Dst).is_some_and(|dst| dst.modifier == Modifier::Sat) {
        check.say(Rule::Saturation, place_of(instruction, Role::Dst), "a move from a predicate does not saturate");
    }
}

/// Checks a move to an address: it does not saturate, and its source is not a predicate.
fn address_move(check: &mut Check<'_, '_>, instruction: &Instruction) {
    let [dst, src] = [Role::Dst, Role::Src0].map(|role| instruction.vector(role));
    let (Some(dst), Some(src)) = (dst, src) else { return };
    if !matches!(dst.class, VectorClass::Address { .. }) {
        return;
    }
    if dst.modifier == Modifier::Sat {
        check.say(Rule::Saturation, place_of(instruction, Role::Dst), "a move to an address does not saturate");
    }
    if matches!(src.class, VectorClass::Predicate(_)) {
        let message = "expected another source of a move to an address, found a predicate";
        check.say(Rule::OperandClass, place_of(instruction, Role::Src0), message);
    }
}
