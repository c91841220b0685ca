//! Fused, sorting and lane-crossing operations on vector registers.

use super::{Arg, MASKED, Part, Rule, Stem, schematic};
use crate::types::Sign;
use pto_isa::{Key, Name, ops::vector_special::Opcode};

/// Returns the rule of an operation.
pub(super) const fn rule(op: Opcode) -> Rule {
    match op {
        Opcode::Vaxpy | Opcode::Vmadd | Opcode::Vmula | Opcode::Vmull | Opcode::Vprelu => MASKED,
        Opcode::Chistv2 | Opcode::Dhistv2 => schematic(Stem::Mnemonic, &[Part::Lanes(Sign::Said)], &[Arg::Operands]),
        Opcode::Vaddrelu | Opcode::Vsubrelu => {
            schematic(Stem::Mnemonic, &[Part::Lanes(Sign::Said), Part::Text("x")], &[Arg::Operands])
        }
        Opcode::Vaddreluconv | Opcode::Vmulconv => schematic(
            Stem::Mnemonic,
            &[Part::LanesOf(Name::Lhs, Sign::Said), Part::LanesOf(Name::Result, Sign::Said)],
            &[Arg::Operands],
        ),
        Opcode::Vexpdif => schematic(
            Stem::Mnemonic,
            &[Part::LanesOf(Name::Input, Sign::Said), Part::LanesOf(Name::Result, Sign::Said), Part::Text("x")],
            &[Arg::Operands, Arg::Word(Key::Part)],
        ),
        Opcode::Vmulscvt => schematic(
            Stem::Mnemonic,
            &[Part::LanesOf(Name::Input, Sign::Said), Part::LanesOf(Name::Result, Sign::Said), Part::Text("x")],
            &[Arg::Operands, Arg::Word(Key::Rnd), Arg::Word(Key::Part)],
        ),
        Opcode::Vbitsort | Opcode::Vmrgsort4 | Opcode::Vsort32 | Opcode::Vtranspose => {
            schematic(Stem::Capitals, &[Part::Element(Name::Destination, Sign::None)], &[Arg::Operands])
        }
    }
}
