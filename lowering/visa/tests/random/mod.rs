//! Draws random kernels from the instruction table: each field gets a value that its kind, rule and platform allow.
#![allow(dead_code, reason = "each user needs a part of it")]

mod fields;
mod unit;

use visa::instruction::{Arg, Instruction, Value};
use visa::operand::{Exec, ExecSize, Mask};
use visa::table::{Kind, Op, OpDef, Role};
use visa::{Object, Platform, Type, Unit};

pub(crate) use unit::declarations;

/// Draws instructions for a unit with the variables of [`declarations`].
pub(crate) struct Maker<'u> {
    pub(crate) rng: fastrand::Rng,
    pub(crate) platform: Platform,
    pub(crate) unit: &'u Unit,
}

/// Returns a kernel with the instructions of `picks`: index of the definition, and seed for the fields.
pub(crate) fn kernel(platform: Platform, picks: &[(usize, u64)]) -> Object {
    let unit = declarations(platform);
    let body = picks.iter().map(|(index, seed)| instruction(&unit, platform, *index, *seed)).collect();
    object(unit, body)
}

/// Like [`kernel`], without the instructions that the verifier rejects; `None` if none is left.
pub(crate) fn legal_kernel(platform: Platform, picks: &[(usize, u64)]) -> Option<Object> {
    let unit = declarations(platform);
    let made = picks.iter().map(|(index, seed)| instruction(&unit, platform, *index, *seed));
    let is_legal = |instruction: &Instruction| {
        let alone = object(unit.clone(), vec![instruction.clone()]);
        visa::verify::verify(&alone, platform, None).is_empty()
    };
    let body: Vec<Instruction> = made.filter(is_legal).collect();
    (!body.is_empty()).then(|| object(unit.clone(), body))
}

fn instruction(unit: &Unit, platform: Platform, index: usize, seed: u64) -> Instruction {
    let mut maker = Maker { rng: fastrand::Rng::with_seed(seed), platform, unit };
    maker.instruction(self::definition(platform, index % count(platform)))
}

fn object(mut unit: Unit, body: Vec<Instruction>) -> Object {
    unit.body.extend(body);
    unit::finish(&mut unit);
    Object { kernels: vec![unit], ..Object::default() }
}

/// Returns a definition from which kernels of a platform are drawn.
pub(crate) fn definition(platform: Platform, index: usize) -> &'static OpDef {
    visa::table::definitions()
        .filter(|definition| can_make(definition, platform))
        .nth(index)
        .unwrap_or(Op::Add.definition())
}

/// Returns the number of definitions from which kernels of a platform are drawn.
pub(crate) fn count(platform: Platform) -> usize {
    visa::table::definitions().filter(|definition| can_make(definition, platform)).count()
}

/// Returns whether an instruction can be drawn. Those that depend on more than their fields cannot: the frame of the
/// kernel has labels and the return; calls need subroutines.
fn can_make(definition: &OpDef, platform: Platform) -> bool {
    let needs_more = matches!(
        definition.op,
        Op::Subroutine
            | Op::Label
            | Op::Call
            | Op::Ret
            | Op::Fcall
            | Op::Ifcall
            | Op::Fret
            | Op::Faddr
            | Op::RawSend
            | Op::RawSends
            | Op::Wait
    );
    let integer_modulo = definition.op == Op::Mod && platform > Platform::Tgllp;
    !needs_more && !integer_modulo && definition.platforms.contains(platform)
}

impl Maker<'_> {
    pub(crate) fn instruction(&mut self, definition: &'static OpDef) -> Instruction {
        let exec = self.exec(definition);
        let ty = self.common_type(definition);
        let mut args: Vec<Arg> = definition
            .fields
            .iter()
            .map(|field| match field.kind {
                Kind::Exec | Kind::Elements => Arg::from(Value::Exec(exec)),
                _ => Arg::from(self.field(definition, field, exec, ty)),
            })
            .collect();
        fields::agree(definition, &mut args);
        Instruction { op: definition.op, args, place: visa::Place::NONE }
    }

    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.rng.usize(..from.len())]
    }

    /// Returns true with probability 1/`n`.
    pub(crate) fn once_in(&mut self, n: usize) -> bool {
        self.rng.usize(..n) == 0
    }

    fn exec(&mut self, definition: &OpDef) -> Exec {
        let sizes = fields::sizes(definition, self.platform);
        let size = self.pick(sizes);
        let masks = (0..16).filter_map(Mask::from_code).filter(|mask| {
            let (first, count) = (mask.first_channel(), size.channels());
            first % count.max(4) == 0 && first + count <= 32
        });
        let masks: Vec<Mask> = masks.collect();
        let mask = if self.once_in(3) { self.pick(&masks) } else { self.pick(&[Mask::M1, Mask::M1, Mask::M1_NM]) };
        let has_mask = definition.fields.iter().any(|field| field.role == Role::Predicate);
        Exec { size, mask: if has_mask || size == ExecSize::N32 { mask } else { Mask::M1 } }
    }

    /// Draws a type that is legal for the destination and the sources.
    fn common_type(&mut self, definition: &OpDef) -> Type {
        let mut types: Vec<Type> = fields::types(definition, self.platform);
        if types.is_empty() {
            types.push(Type::Ud);
        }
        self.pick(&types)
    }
}
