//! Vector predicates. Distances are already in bytes.

use super::{Arg, Part, Rule, Stem, schematic, stated};
use crate::{emitter::Emitter, report::Lowered, site::Site};
use pto_isa::{Key, Name, ops::predicate::Opcode};

const POST: Part = Part::Post(Name::UpdatedBase);
const DIST: Arg = Arg::Word(Key::Dist);
const POSTED: Arg = Arg::Gives(Name::UpdatedBase);

/// A count of lanes below a bound, which also returns the rest.
macro_rules! below {
    ($name:literal) => {
        stated(Stem::Named($name), &[], &[Arg::Operands])
    };
}

/// A pattern for an element width.
macro_rules! pattern {
    ($name:literal) => {
        schematic(Stem::Named($name), &[], &[Arg::Word(Key::Pattern)])
    };
}

/// An instruction on predicates for an element width, with all its operands.
macro_rules! width {
    ($name:literal) => {
        schematic(Stem::Named($name), &[], &[Arg::Operands])
    };
}

/// Returns the rule of an operation.
pub(super) const fn rule(op: Opcode) -> Rule {
    match op {
        Opcode::Pand | Opcode::Pnot | Opcode::Por | Opcode::Pxor => {
            stated(Stem::Mnemonic, &[Part::Text("z")], &[Arg::Operands])
        }
        Opcode::Pbitcast => Rule::By(same),
        Opcode::PdintlvB16 => width!("pdintlv.b16"),
        Opcode::PdintlvB32 => width!("pdintlv.b32"),
        Opcode::PdintlvB8 => width!("pdintlv.b8"),
        Opcode::PgeB16 => pattern!("pge.b16"),
        Opcode::PgeB32 => pattern!("pge.b32"),
        Opcode::PgeB8 => pattern!("pge.b8"),
        Opcode::PintlvB16 => width!("pintlv.b16"),
        Opcode::PintlvB32 => width!("pintlv.b32"),
        Opcode::PintlvB8 => width!("pintlv.b8"),
        Opcode::Pld => schematic(Stem::Mnemonic, &[], &[Arg::Value(Name::Source), Arg::Value(Name::Areg), DIST]),
        Opcode::Pldi | Opcode::Plds => {
            schematic(Stem::Mnemonic, &[POST], &[Arg::Value(Name::Source), Arg::Value(Name::Offset), DIST, POSTED])
        }
        Opcode::PltB16 => below!("plt.b16.v300"),
        Opcode::PltB32 => below!("plt.b32.v300"),
        Opcode::PltB8 => below!("plt.b8.v300"),
        Opcode::PltmB16 => width!("pltm.b16"),
        Opcode::PltmB32 => width!("pltm.b32"),
        Opcode::PltmB8 => width!("pltm.b8"),
        Opcode::Ppack | Opcode::Punpack => schematic(Stem::Mnemonic, &[], &[Arg::Operands, Arg::Word(Key::Part)]),
        Opcode::Psel => schematic(Stem::Mnemonic, &[], &[Arg::Operands]),
        Opcode::PsetB16 => pattern!("pset.b16"),
        Opcode::PsetB32 => pattern!("pset.b32"),
        Opcode::PsetB8 => pattern!("pset.b8"),
        Opcode::Pst => schematic(
            Stem::Mnemonic,
            &[],
            &[Arg::Value(Name::Value), Arg::Value(Name::Destination), Arg::Value(Name::Areg), DIST],
        ),
        Opcode::Psti | Opcode::Psts => schematic(
            Stem::Mnemonic,
            &[POST],
            &[Arg::Value(Name::Value), Arg::Value(Name::Destination), Arg::Value(Name::Offset), DIST, POSTED],
        ),
        Opcode::Pstu => schematic(Stem::Mnemonic, &[], &[Arg::Operands]),
    }
}

/// Replaces a cast by its operand: predicates of all element widths have one type.
fn same<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered {
    let input = site.value(Name::Input)?;
    e.replace(site, &[input])
}
