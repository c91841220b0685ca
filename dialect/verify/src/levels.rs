//! Verifies addresses against the level of the program (`--pto-level`).
//!
//! At level 3 the program owns the memories of a core and states every address; at levels 1 and 2 the compiler plans
//! them, and the program states none. Without a level nothing is reported.
//!
//! ```mlir
//! %t = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>  // refused at level 3: PTO1266
//! ```

use crate::{
    pipes::number,
    walk::{Check, Context, Structure, Visit},
};
use mlir_dialect::{InherentAttributes, attribute_location, context_of, melior::ir::operation::OperationRef};
use pto_dialect::{
    attributes,
    op::Groups,
    target::{self, configuration},
};
use pto_isa::{
    Choice, Effects, Key, Op, Profile, Rule,
    attrs::{self, Memory},
    codes,
    rule::{Joint, Parts, PlanLevel},
};

/// Alignment of reserved buffers in bytes.
const ALIGNMENT: i64 = 256;
/// Sizes in bytes of the memories in which buffers are reserved.
const VEC_A2A3: i64 = 196_608;
const VEC_A5: i64 = 253_952;
const MAT: i64 = 524_288;

pub(crate) struct Levels;

/// Returns the index of the address operand, if the operation has one.
fn address(def: &'static Op) -> Option<usize> {
    def.all_rules().find_map(|rule| {
        let Rule::Address { operand } = rule else { return None };
        Some(usize::from(*operand))
    })
}

impl Levels {
    /// Checks that a tile has an address exactly if the program owns the memory.
    fn tile<'c, 'a>(visit: &Visit<'c, 'a>, def: &'static Op, level: PlanLevel, cx: &mut Context<'c, 'a>) {
        let Some(operand) = address(def) else { return };
        let given = !Groups::of(def, visit.op).range(operand).is_empty();
        let message = match (level.owns_memory(), given) {
            (true, true) | (false, false) => return,
            (true, false) => format!("{} has no address, which programs of {level} give", visit.name()),
            (false, true) if def.effects == Effects::Allocate => {
                format!("{} has an address, which the compiler gives at {level}", visit.name())
            }
            (false, true) => format!("{} is of {}, not of {level}", visit.name(), PlanLevel::Level3),
        };
        cx.emit(cx.violation(codes::LEVEL_ADDRESS, visit.place(), message));
    }

    /// Checks that a reserved buffer has an address exactly if the program owns the memory, and lies inside of it.
    fn buffer<'c, 'a>(visit: &Visit<'c, 'a>, level: PlanLevel, cx: &mut Context<'c, 'a>) {
        let inherent = InherentAttributes::of(visit.op);
        let base = number(&inherent, Key::Base);
        let planned = inherent.get(Key::AutoAlloc.as_str()).and_then(attributes::boolean).unwrap_or(false);
        let message = match (level.owns_memory(), planned, base) {
            (true, true, _) | (true, false, None) => {
                format!("{} has no address, which programs of {level} give", visit.name())
            }
            (false, false, _) | (false, true, Some(_)) => {
                format!("{} has an address, which the compiler gives at {level}", visit.name())
            }
            (false, true, None) => return,
            (true, false, Some(base)) => match Self::misplaced(visit.op, &inherent, base) {
                Some(message) => message,
                None => return,
            },
        };
        let place = attribute_location(visit.op, &[Key::Base.as_str(), Key::AutoAlloc.as_str()]);
        cx.emit(cx.violation(codes::LEVEL_ADDRESS, place, message));
    }

    fn misplaced(op: OperationRef<'_, '_>, inherent: &InherentAttributes<'_>, base: i64) -> Option<String> {
        if base % ALIGNMENT != 0 {
            return Some(format!("base is {base}, expected a multiple of {ALIGNMENT}"));
        }
        let configuration = configuration(context_of(mlir_dialect::location(op)));
        let location = attributes::case(&attrs::ADDRESS_SPACE, inherent.get(Key::Location.as_str())?);
        let location = location.and_then(|case| Memory::of(&attrs::ADDRESS_SPACE, case.value));
        let bytes = match (location == Some(Memory::Mat), target::of(op, configuration).profile()) {
            (true, _) => MAT,
            (false, Profile::A2A3) => VEC_A2A3,
            (false, Profile::A5) => VEC_A5,
        };
        let end = base.saturating_add(number(inherent, Key::Size)?);
        (end > bytes).then(|| format!("the buffer ends at {end}, expected at most {bytes}"))
    }
}

impl<'c, 'a> Check<'c, 'a> for Levels {
    fn parts(&self) -> Parts {
        Parts::JOINT.or(Parts::PLACED)
    }

    fn enter(&mut self, visit: &Visit<'c, 'a>, cx: &mut Context<'c, 'a>) {
        let (Structure::Plain, Some(def)) = (visit.structure, visit.def) else { return };
        let Some(level) = cx.level() else { return };
        Self::tile(visit, def, level, cx);
        if visit.joints().any(|joint| matches!(joint, Joint::Reserve { .. })) {
            Self::buffer(visit, level, cx);
        }
    }
}
