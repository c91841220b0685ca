//! Prints arguments of instructions, with ids instead of names.

use std::fmt;

use crate::instruction::Value;
use crate::operand::{Combine, Exec, Immediate, Modifier, Predicate, Raw, Region, StateId, Vector, VectorClass};
use crate::variable::VariableId;

/// Displays an argument with the ids of variables, as in files.
pub(crate) struct Shown<'a>(pub(crate) &'a Value);

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Value::Exec(exec) => show_exec(f, *exec),
            Value::Predicate(predicate) => show_predicate(f, *predicate),
            Value::Vector(vector) => show_vector(f, vector),
            Value::Raw(Raw { id, offset }) => write!(f, "V{}.{offset}", id.0),
            Value::Surface(id) => write!(f, "T{}", id.0),
            Value::Sampler(id) => write!(f, "S{}", id.0),
            Value::Label(id) => write!(f, "L{}", id.0),
            Value::Labels(ids) => ids.iter().try_for_each(|id| write!(f, "L{} ", id.0)),
            Value::Word(word) => write!(f, "{word}"),
            Value::Lifetime(ends, variable) => {
                let (letter, id) = match variable {
                    VariableId::General(id) => ('V', id.0),
                    VariableId::Address(id) => ('A', id.0.into()),
                    VariableId::Predicate(id) => ('P', id.0.into()),
                    VariableId::Sampler(id) => ('S', id.0.into()),
                    VariableId::Surface(id) => ('T', id.0.into()),
                };
                write!(f, "{} {letter}{id}", if *ends { "end" } else { "start" })
            }
            Value::Text(text) => write!(f, "{text:?}"),
        }
    }
}

fn show_exec(f: &mut fmt::Formatter<'_>, exec: Exec) -> fmt::Result {
    let number = (exec.mask.code() & 7) + 1;
    let suffix = if exec.mask.no_mask() { "_NM" } else { "" };
    write!(f, "M{number}{suffix},{}", exec.size.channels())
}

fn show_predicate(f: &mut fmt::Formatter<'_>, predicate: Predicate) -> fmt::Result {
    if predicate == Predicate::NONE {
        return f.write_str("none");
    }
    let combine = match predicate.combine {
        Combine::None => "",
        Combine::Any => ".any",
        Combine::All => ".all",
    };
    write!(f, "{}P{}{combine}", if predicate.inverse { "!" } else { "" }, predicate.id.0)
}

fn show_vector(f: &mut fmt::Formatter<'_>, vector: &Vector) -> fmt::Result {
    f.write_str(match vector.modifier {
        Modifier::None => "",
        Modifier::Abs => "(abs)",
        Modifier::Neg => "(-)",
        Modifier::NegAbs => "(-abs)",
        Modifier::Sat => "(sat)",
        Modifier::Not => "(~)",
    })?;
    match vector.class {
        VectorClass::General { id, row, column, region } => {
            write!(f, "V{}({row},{column})", id.0)?;
            show_region(f, region)
        }
        VectorClass::Address { id, offset, width } => write!(f, "A{}({offset})<{}>", id.0, width.channels()),
        VectorClass::Predicate(predicate) => show_predicate(f, predicate),
        VectorClass::Indirect { id, addr_offset, offset, ty, region } => {
            write!(f, "r[A{}({addr_offset}),{offset}]", id.0)?;
            show_region(f, region)?;
            write!(f, ":{ty}")
        }
        VectorClass::AddressOf { id, row, column } => write!(f, "&V{}({row},{column})", id.0),
        VectorClass::Immediate(Immediate { ty, bits }) => write!(f, "{bits:#x}:{ty}"),
        VectorClass::State { id: StateId::Surface(id), offset } => write!(f, "T{}({offset})", id.0),
        VectorClass::State { id: StateId::Sampler(id), offset } => write!(f, "S{}({offset})", id.0),
    }
}

fn show_region(f: &mut fmt::Formatter<'_>, region: Region) -> fmt::Result {
    match (region.vertical, region.width, region.horizontal) {
        (Some(v), Some(w), Some(h)) => write!(f, "<{v};{w},{h}>"),
        (None, Some(w), Some(h)) => write!(f, "<;{w},{h}>"),
        (None, None, Some(h)) => write!(f, "<{h}>"),
        (v, w, h) => write!(f, "<{v:?};{w:?},{h:?}>"),
    }
}
