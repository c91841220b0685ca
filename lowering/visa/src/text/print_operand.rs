//! Prints operands.

use std::fmt::Write;

use super::print::Printer;
use crate::operand::{Combine, Exec, Immediate, Modifier, Predicate, Raw, Region, StateId, Vector, VectorClass};
use crate::types::Type;
use crate::variable::{GeneralId, VariableId};

impl Printer<'_> {
    pub(super) fn exec(&mut self, exec: Exec) {
        let mask = exec.mask;
        let suffix = if mask.no_mask() { "_NM" } else { "" };
        self.put(format_args!("(M{}{suffix}, {})", mask.code() % 8 + 1, exec.size.channels()));
    }

    pub(super) fn predicate(&mut self, predicate: Predicate) {
        let inverse = if predicate.inverse { "!" } else { "" };
        let combine = match predicate.combine {
            Combine::None => "",
            Combine::Any => ".any",
            Combine::All => ".all",
        };
        let name = self.name(VariableId::Predicate(predicate.id));
        self.put(format_args!("({inverse}{name}{combine}) "));
    }

    pub(super) fn general(&mut self, id: GeneralId) -> String {
        self.name(VariableId::General(id))
    }

    pub(super) fn raw(&mut self, raw: Raw) {
        let name = self.general(raw.id);
        self.put(format_args!("{name}.{}", raw.offset));
    }

    /// Prints a raw operand of an LSC message, without an offset of 0.
    pub(super) fn raw_short(&mut self, raw: Raw) {
        let name = self.general(raw.id);
        self.put(format_args!("{name}"));
        if raw.offset != 0 {
            self.put(format_args!(".{}", raw.offset));
        }
    }

    pub(super) fn vector(&mut self, vector: &Vector) {
        self.put(format_args!(
            "{}",
            match vector.modifier {
                // Saturation is a suffix of the mnemonic.
                Modifier::None | Modifier::Sat => "",
                Modifier::Abs => "(abs)",
                Modifier::Neg => "(-)",
                Modifier::NegAbs => "(-abs)",
                Modifier::Not => "(~)",
            }
        ));
        match vector.class {
            VectorClass::General { id, row, column, region } => {
                let name = self.general(id);
                self.put(format_args!("{name}({row},{column})"));
                self.region(region);
            }
            VectorClass::Address { id, offset, width } => {
                let name = self.name(VariableId::Address(id));
                self.put(format_args!("{name}({offset})<{}>", width.channels()));
            }
            VectorClass::Predicate(predicate) => {
                let name = self.name(VariableId::Predicate(predicate.id));
                self.put(format_args!("{name}"));
            }
            VectorClass::Indirect { id, addr_offset, offset, ty, region } => {
                let name = self.name(VariableId::Address(id));
                self.put(format_args!("r[{name}({addr_offset}),{offset}]"));
                self.region(region);
                self.put(format_args!(":{ty}"));
            }
            VectorClass::AddressOf { id, row, column } => {
                let size = self.unit.general(id).map_or(1, |general| general.ty().bytes());
                let bytes = u32::from(row) * self.grf_bytes + u32::from(column) * size;
                let name = self.general(id);
                self.put(format_args!("&{name}"));
                self.offset(bytes);
            }
            VectorClass::Immediate(immediate) => self.immediate(immediate),
            VectorClass::State { id, offset } => {
                let name = self.state(id);
                self.put(format_args!("{name}({offset})"));
            }
        }
    }

    /// Prints the address of a surface or sampler, as in `addr_add`.
    pub(super) fn state_address(&mut self, id: StateId, offset: u8) {
        let name = self.state(id);
        self.put(format_args!("&{name}"));
        self.offset(u32::from(offset) * 4);
    }

    fn state(&mut self, id: StateId) -> String {
        self.name(match id {
            StateId::Surface(id) => VariableId::Surface(id),
            StateId::Sampler(id) => VariableId::Sampler(id),
        })
    }

    fn offset(&mut self, bytes: u32) {
        if bytes != 0 {
            self.put(format_args!("[{bytes}]"));
        }
    }

    fn region(&mut self, region: Region) {
        let Region { vertical, width, horizontal } = region;
        match (vertical, width, horizontal) {
            (None, None, Some(horizontal)) => self.put(format_args!("<{horizontal}>")),
            (None, Some(width), Some(horizontal)) => self.put(format_args!("<{width},{horizontal}>")),
            (Some(vertical), Some(width), Some(horizontal)) => {
                self.put(format_args!("<{vertical};{width},{horizontal}>"));
            }
            (_, _, None) | (Some(_), None, Some(_)) => self.fail("a region has no text"),
        }
    }

    fn immediate(&mut self, immediate: Immediate) {
        let Immediate { ty, bits } = immediate;
        let bits = match ty {
            Type::Df | Type::Uq | Type::Q => bits,
            Type::Ud
            | Type::D
            | Type::Uw
            | Type::W
            | Type::Ub
            | Type::B
            | Type::F
            | Type::V
            | Type::Vf
            | Type::Bool
            | Type::Uv
            | Type::Hf
            | Type::Bf => bits & u64::from(u32::MAX),
        };
        self.put(format_args!("{bits:#x}:{ty}"));
    }

    /// Prints a scalar of an LSC message.
    pub(super) fn lsc_scalar(&mut self, vector: &Vector) {
        match vector.class {
            VectorClass::General { id, row, column, .. } => {
                let name = self.general(id);
                self.put(format_args!("{name}"));
                if (row, column) != (0, 0) {
                    self.put(format_args!("({row},{column})"));
                }
            }
            VectorClass::Immediate(immediate) => {
                let bits = immediate.bits & u64::from(u32::MAX);
                self.put(format_args!("{bits:#x}"));
            }
            VectorClass::Address { .. }
            | VectorClass::Predicate(_)
            | VectorClass::Indirect { .. }
            | VectorClass::AddressOf { .. }
            | VectorClass::State { .. } => self.fail("an operand of a load-store message has no text"),
        }
    }

    pub(super) fn put(&mut self, text: std::fmt::Arguments<'_>) {
        // Writing to a string does not fail.
        let _ = self.out.write_fmt(text);
    }
}
