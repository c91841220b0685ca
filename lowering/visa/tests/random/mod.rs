//! Draws random kernels from the instruction table: each field gets a value that its kind, rule and platform allow.
#![allow(dead_code, reason = "each user needs a part of it")]

mod fields;
mod unit;

use visa::instruction::{Arg, Instruction, Value};
use visa::operand::{Exec, ExecSize, Mask};
use visa::table::{Kind, Op, Role, Row};
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
    let body = picks.iter().map(|(row, seed)| instruction(&unit, platform, *row, *seed)).collect();
    object(unit, body)
}

/// Like [`kernel`], without the instructions that the verifier rejects; `None` if none is left.
pub(crate) fn legal_kernel(platform: Platform, picks: &[(usize, u64)]) -> Option<Object> {
    let unit = declarations(platform);
    let made = picks.iter().map(|(row, seed)| instruction(&unit, platform, *row, *seed));
    let is_legal = |instruction: &Instruction| {
        let alone = object(unit.clone(), vec![instruction.clone()]);
        visa::verify::verify(&alone, platform, None).is_empty()
    };
    let body: Vec<Instruction> = made.filter(is_legal).collect();
    (!body.is_empty()).then(|| object(unit.clone(), body))
}

fn instruction(unit: &Unit, platform: Platform, row: usize, seed: u64) -> Instruction {
    let mut maker = Maker { rng: fastrand::Rng::with_seed(seed), platform, unit };
    maker.instruction(self::row(platform, row % count(platform)))
}

fn object(mut unit: Unit, body: Vec<Instruction>) -> Object {
    unit.body.extend(body);
    unit::finish(&mut unit);
    Object { kernels: vec![unit], ..Object::default() }
}

/// Returns a definition from which kernels of a platform are drawn.
pub(crate) fn row(platform: Platform, index: usize) -> &'static Row {
    visa::table::rows().filter(|row| can_make(row, platform)).nth(index).unwrap_or(Op::Add.row())
}

/// Returns the number of definitions from which kernels of a platform are drawn.
pub(crate) fn count(platform: Platform) -> usize {
    visa::table::rows().filter(|row| can_make(row, platform)).count()
}

/// Returns whether an instruction can be drawn. Those that depend on more than their fields cannot: the frame of the
/// kernel has labels and the return; calls need subroutines.
fn can_make(row: &Row, platform: Platform) -> bool {
    let needs_more = matches!(
        row.op,
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
    let integer_modulo = row.op == Op::Mod && platform > Platform::Tgllp;
    !needs_more && !integer_modulo && row.platforms.contains(platform)
}

impl Maker<'_> {
    pub(crate) fn instruction(&mut self, row: &'static Row) -> Instruction {
        let exec = self.exec(row);
        let ty = self.common_type(row);
        let mut args: Vec<Arg> = row
            .fields
            .iter()
            .map(|field| match field.kind {
                Kind::Exec | Kind::Elements => Arg::from(Value::Exec(exec)),
                _ => Arg::from(self.field(row, field, exec, ty)),
            })
            .collect();
        fields::agree(row, &mut args);
        Instruction { op: row.op, args, place: visa::Place::NONE }
    }

    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.rng.usize(..from.len())]
    }

    /// Returns true with probability 1/`n`.
    pub(crate) fn once_in(&mut self, n: usize) -> bool {
        self.rng.usize(..n) == 0
    }

    fn exec(&mut self, row: &Row) -> Exec {
        let sizes = fields::sizes(row, self.platform);
        let size = self.pick(sizes);
        let masks = (0..16).filter_map(Mask::from_code).filter(|mask| {
            let (first, count) = (mask.first_channel(), size.channels());
            first % count.max(4) == 0 && first + count <= 32
        });
        let masks: Vec<Mask> = masks.collect();
        let mask = if self.once_in(3) { self.pick(&masks) } else { self.pick(&[Mask::M1, Mask::M1, Mask::M1_NM]) };
        let has_mask = row.fields.iter().any(|field| field.role == Role::Predicate);
        Exec { size, mask: if has_mask || size == ExecSize::N32 { mask } else { Mask::M1 } }
    }

    /// Draws a type that is legal for the destination and the sources.
    fn common_type(&mut self, row: &Row) -> Type {
        let mut types: Vec<Type> = fields::types(row, self.platform);
        if types.is_empty() {
            types.push(Type::Ud);
        }
        self.pick(&types)
    }
}
