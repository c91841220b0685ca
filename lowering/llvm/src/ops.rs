//! Lowering rules: the intrinsic of each operation.
//!
//! The files have the families of the instruction table; each matches all operations of its family. Names follow the
//! scheme of the LLVM IR that ptoas emits: an instruction on registers is `llvm.hivm.vadd.v64f32.x`, an instruction on
//! memory or of another unit has its name in capitals, `llvm.hivm.SET.FLAG.IMM`. If a source states name and arguments,
//! the rule is [`stated`]; if they follow only from the scheme, it is [`schematic`], and the declaration is marked so
//! that callers can report it.

mod cube;
mod dma;
mod predicate;
mod scalar;
mod scope;
mod simt;
mod sync;
mod system;
mod ub_vector;
mod vector_arith;
mod vector_memory;
mod vector_move;
mod vector_special;
mod view;

use crate::{
    emitter::Emitter,
    report::{Lowered, missing},
    site::Site,
    types::{self, Sign},
};
use mlir_dialect::{
    melior::ir::{Type, Value, ValueLike},
    result,
};
use pto_isa::{
    Key, Name, Op, Opcode, TypeDesc,
    op::{Arity, Kind},
};
use pto_upstream::{Arith, Llvm};

/// A function that lowers an operation.
pub(crate) type Function = for<'x, 'c, 'a> fn(&'x mut Emitter<'c, 'a>, &'x Site<'c, 'a>) -> Lowered;

/// Lowering rule of an operation.
#[derive(Clone, Copy)]
pub(crate) enum Rule {
    /// Replaces it by a call.
    Call(Call),
    /// Replaces it by the result of a function.
    By(Function),
    /// Replaces it by its body.
    Holds,
    /// No LLVM IR: the reason, as the end of a sentence.
    Missing(&'static str),
}

/// A call of an intrinsic.
#[derive(Clone, Copy)]
pub(crate) struct Call {
    stem: Stem,
    parts: &'static [Part],
    args: &'static [Arg],
    /// Whether it follows only from the naming scheme.
    schematic: bool,
}

/// The first part of the name of an intrinsic.
#[derive(Clone, Copy)]
pub(crate) enum Stem {
    /// The mnemonic.
    Mnemonic,
    /// The mnemonic in capitals, with dots.
    Capitals,
    /// A fixed name.
    Named(&'static str),
}

/// A further part of the name, after a dot.
#[derive(Clone, Copy)]
pub(crate) enum Part {
    /// A fixed text.
    Text(&'static str),
    /// Lanes and element type of the register that is the first result, or else the first operand: `v64f32`.
    Lanes(Sign),
    /// Lanes and element type of an operand.
    LanesOf(Name, Sign),
    /// Element type of a pointer, or a scalar type.
    Element(Name, Sign),
    /// Type of the first result.
    Result(Sign),
    /// `post` if the pointer is advanced.
    Post(Name),
    /// The memory that a pointer points to.
    Memory(Name),
    /// The word of an attribute in lower case, with dots.
    Word(Key),
}

/// An argument of an intrinsic.
#[derive(Clone, Copy)]
pub(crate) enum Arg {
    /// All operands, in the order of the op definition.
    Operands,
    /// An operand.
    Value(Name),
    /// A distance in elements of a pointer, converted to bytes, in 32 bits.
    Bytes { distance: Name, pointer: Name },
    /// The number of a word, in 32 bits; 0 if it is absent.
    Word(Key),
    /// The number of a word, in 64 bits; 0 if it is absent.
    Wide(Key),
    /// Whether a result is present, in 32 bits.
    Gives(Name),
    /// A number in 32 bits.
    Number(i64),
    /// All attributes, each in 32 bits: 0 if it is absent, else one more than its number.
    Attributes,
}

/// Returns the rule of a call that a source states.
pub(crate) const fn stated(stem: Stem, parts: &'static [Part], args: &'static [Arg]) -> Rule {
    Rule::Call(Call { stem, parts, args, schematic: false })
}

/// Returns the rule of a call that follows only from the naming scheme.
pub(crate) const fn schematic(stem: Stem, parts: &'static [Part], args: &'static [Arg]) -> Rule {
    Rule::Call(Call { stem, parts, args, schematic: true })
}

/// An instruction on registers with all its operands; inactive lanes of the result are zero.
pub(crate) const MASKED: Rule = stated(Stem::Mnemonic, &[Part::Lanes(Sign::Said), Part::Text("x")], &[Arg::Operands]);

/// An instruction of another unit with all its operands.
pub(crate) const UNIT: Rule = schematic(Stem::Capitals, &[], &[Arg::Operands]);

/// Returns the rule of an operation.
pub(crate) const fn rule(opcode: Opcode) -> Rule {
    const TILES: &str = "works on tiles or views; pto-opt --lower=vector makes vector instructions of it where it can";
    const VIRTUAL: &str = "works on virtual vectors, which are not lowered to registers";
    match opcode {
        Opcode::View(op) => view::rule(op),
        Opcode::Scalar(op) => scalar::rule(op),
        Opcode::Sync(op) => sync::rule(op),
        Opcode::VectorArith(op) => vector_arith::rule(op),
        Opcode::VectorMemory(op) => vector_memory::rule(op),
        Opcode::VectorMove(op) => vector_move::rule(op),
        Opcode::VectorSpecial(op) => vector_special::rule(op),
        Opcode::Predicate(op) => predicate::rule(op),
        Opcode::Scope(op) => scope::rule(op),
        Opcode::Dma(op) => dma::rule(op),
        Opcode::Cube(op) => cube::rule(op),
        Opcode::System(op) => system::rule(op),
        Opcode::Simt(op) => simt::rule(op),
        Opcode::UbVector(op) => ub_vector::rule(op),
        Opcode::Movement(_)
        | Opcode::Elementwise(_)
        | Opcode::TileScalar(_)
        | Opcode::Reduce(_)
        | Opcode::Matmul(_)
        | Opcode::Layout(_)
        | Opcode::Irregular(_)
        | Opcode::Comm(_) => Rule::Missing(TILES),
        Opcode::VmiArith(_) | Opcode::VmiMemory(_) | Opcode::VmiMove(_) | Opcode::VmiReduce(_) | Opcode::VmiMask(_) => {
            Rule::Missing(VIRTUAL)
        }
    }
}

/// Checks whether an operation has no LLVM IR.
pub(crate) const fn is_missing(def: &Op) -> bool {
    matches!(rule(def.opcode), Rule::Missing(_))
}

impl<'c, 'a> Emitter<'c, 'a> {
    /// Lowers an operation.
    pub(crate) fn operation(&mut self, site: &Site<'c, 'a>) -> Lowered {
        match rule(site.def.opcode) {
            Rule::Call(call) => self.stands_for(site, &call),
            Rule::By(function) => function(self, site),
            Rule::Holds => self.inline(site),
            Rule::Missing(why) => Err(missing(site.op, site.def.name, why)),
        }
    }

    /// Returns the types of the results of an operation, whose values already have types of LLVM IR.
    fn result_types(&self, site: &Site<'c, 'a>) -> Vec<Type<'c>> {
        (0..site.results().len()).filter_map(|index| result(site.op, index)).map(|value| value.r#type()).collect()
    }

    /// Replaces an operation by a call.
    fn stands_for(&mut self, site: &Site<'c, 'a>, call: &Call) -> Lowered {
        let mut name = match call.stem {
            Stem::Mnemonic => site.def.name.to_owned(),
            Stem::Capitals => capitals(site.def.name),
            Stem::Named(name) => name.to_owned(),
        };
        for part in call.parts {
            if let Some(part) = written(site, *part)? {
                name.push('.');
                name.push_str(&part);
            }
        }
        let mut schematic = call.schematic;
        let mut args = Vec::new();
        for arg in call.args {
            self.arguments(site, *arg, &mut args, &mut schematic)?;
        }
        self.results(site, &name, schematic, &args)
    }

    /// Replaces the results of an operation by those of a call.
    pub(crate) fn results(
        &mut self,
        site: &Site<'c, 'a>,
        name: &str,
        schematic: bool,
        args: &[Value<'c, 'a>],
    ) -> Lowered {
        // An intrinsic returns integers if the operation returns an index.
        let types = self.result_types(site);
        let mut given = types.clone();
        for (given, desc) in given.iter_mut().zip(site.results()) {
            if matches!(desc, TypeDesc::Index) {
                *given = self.r#type(site, "i64")?;
            }
        }
        let mut values = self.call(site, name, schematic, args, &given)?;
        for ((value, desc), r#type) in values.iter_mut().zip(site.results()).zip(types) {
            if matches!(desc, TypeDesc::Index) {
                *value = self.value(site, Arith::IndexCast, &[*value], r#type, &[])?;
            }
        }
        self.replace(site, &values)
    }

    /// Appends an argument. No source states the encoding of words other than the first, so these make the call
    /// schematic.
    fn arguments(
        &mut self,
        site: &Site<'c, 'a>,
        arg: Arg,
        args: &mut Vec<Value<'c, 'a>>,
        schematic: &mut bool,
    ) -> Lowered {
        match arg {
            Arg::Operands => {
                for operand in site.def.operands {
                    for (value, desc) in site.values(operand.name) {
                        args.push(self.argument(site, value, &desc)?);
                    }
                    // A number that is absent is zero, so that all forms of an operation call one function.
                    if let (Arity::Optional, Kind::Int(bits), None) =
                        (operand.arity, operand.kind, site.find(operand.name))
                    {
                        args.push(self.constant(site, 0, bits)?);
                    }
                }
            }
            Arg::Value(name) => {
                let value = site.value(name)?;
                let desc = site.desc(name).unwrap_or(TypeDesc::Error);
                args.push(self.argument(site, value, &desc)?);
            }
            Arg::Bytes { distance, pointer } => args.push(self.bytes(site, distance, pointer)?),
            Arg::Word(key) => args.push(self.word(site, key, 32, schematic)?),
            Arg::Wide(key) => args.push(self.word(site, key, 64, schematic)?),
            Arg::Gives(name) => args.push(self.constant(site, site.gives(name).into(), 32)?),
            Arg::Number(number) => args.push(self.constant(site, number, 32)?),
            Arg::Attributes => {
                for attr in site.def.attrs {
                    let number = site.number(attr.name).map_or(0, |number| number + 1);
                    args.push(self.constant(site, number, 32)?);
                }
            }
        }
        Ok(())
    }

    fn word(&mut self, site: &Site<'c, 'a>, key: Key, bits: u32, schematic: &mut bool) -> Lowered<Value<'c, 'a>> {
        let number = site.number(key).unwrap_or(0);
        *schematic |= number != 0 && bits == 32;
        self.constant(site, number, bits)
    }

    /// Converts a distance in elements of a pointer to bytes.
    pub(crate) fn bytes(&mut self, site: &Site<'c, 'a>, distance: Name, pointer: Name) -> Lowered<Value<'c, 'a>> {
        let size = site.desc(pointer).and_then(|desc| types::pointee_bytes(&desc));
        let size = size.ok_or_else(|| site.unsupported("the pointer has no element type"))?;
        let mut elements = site.value(distance)?;
        if matches!(site.desc(distance), Some(TypeDesc::Index)) {
            elements = self.integer(site, elements, 32)?;
        }
        if size == 1 {
            return Ok(elements);
        }
        let (size, word) = (self.constant(site, size, 32)?, self.r#type(site, "i32")?);
        self.value(site, Llvm::Mul, &[elements, size], word, &[])
    }
}

/// Returns a mnemonic in capitals, with dots.
pub(crate) fn capitals(mnemonic: &str) -> String {
    mnemonic.to_ascii_uppercase().replace('_', ".")
}

/// Returns the spelling of a register type in a name.
pub(crate) fn register(desc: &TypeDesc, sign: Sign) -> Option<String> {
    match desc {
        TypeDesc::Vreg { lanes, dtype } => Some(format!("v{lanes}{}", types::spelled(*dtype, sign))),
        _ => None,
    }
}

/// Returns the spelling of a scalar type, or of the pointee of a pointer, in a name.
pub(crate) fn scalar(desc: &TypeDesc, sign: Sign) -> Option<String> {
    match desc {
        TypeDesc::Vector { lanes, dtype } => Some(format!("v{lanes}{}", types::spelled(*dtype, sign))),
        TypeDesc::Ptr { .. } => desc.pointee().as_ref().and_then(|pointee| scalar(pointee, sign)),
        _ => desc.dtype().map(|dtype| types::spelled(dtype, sign).to_owned()),
    }
}

/// Returns a part of a name; `None` if it is omitted.
fn written(site: &Site<'_, '_>, part: Part) -> Lowered<Option<String>> {
    let no = |what: &str| site.unsupported(format_args!("expected {what} for the name of the intrinsic"));
    let text = match part {
        Part::Text(text) => Some(text.to_owned()),
        Part::Lanes(sign) => {
            let mut all = site.results().iter().chain(site.operands());
            Some(all.find_map(|desc| register(desc, sign)).ok_or_else(|| no("a register"))?)
        }
        Part::LanesOf(name, sign) => {
            let found = site.desc(name).and_then(|desc| register(&desc, sign));
            Some(found.ok_or_else(|| no("a register"))?)
        }
        Part::Element(name, sign) => {
            let found = site.desc(name).and_then(|desc| scalar(&desc, sign));
            Some(found.ok_or_else(|| no("an element type"))?)
        }
        Part::Result(sign) => {
            let found = site.results().first().and_then(|desc| scalar(desc, sign));
            Some(found.ok_or_else(|| no("an element type"))?)
        }
        Part::Post(name) => site.gives(name).then(|| "post".to_owned()),
        Part::Memory(name) => match site.desc(name) {
            Some(TypeDesc::Ptr { space, .. } | TypeDesc::Memref(_, Some(space))) => Some(space.name().to_owned()),
            _ => return Err(no("a pointer")),
        },
        Part::Word(key) => {
            let case = site.case(key).ok_or_else(|| no("a word"))?;
            Some(case.name.to_ascii_lowercase().replace('_', "."))
        }
    };
    Ok(text)
}

#[cfg(test)]
#[allow(clippy::panic, reason = "tests")]
mod tests {
    use super::*;
    use pto_isa::{Domain, Family};

    /// Checks that calls use all operands and attributes; a call that omits one would not implement the operation.
    #[test]
    fn calls_take_all_operands_and_attributes() {
        for op in Family::ALL.iter().flat_map(|family| family.ops()) {
            let Rule::Call(call) = rule(op.opcode) else { continue };
            let all = call.args.iter().any(|arg| matches!(arg, Arg::Operands));
            for operand in op.operands {
                let taken = call.args.iter().any(|arg| match arg {
                    Arg::Value(name) => *name == operand.name,
                    Arg::Bytes { distance, .. } => *distance == operand.name,
                    Arg::Operands | Arg::Word(_) | Arg::Wide(_) | Arg::Gives(_) | Arg::Number(_) | Arg::Attributes => {
                        false
                    }
                });
                assert!(all || taken, "pto.{}: {}", op.name, operand.name);
            }
            for attr in op.attrs.iter().filter(|attr| !matches!(attr.domain, Domain::SegmentSizes)) {
                let named = call.parts.iter().any(|part| matches!(part, Part::Word(key) if *key == attr.name));
                let taken = call.args.iter().any(|arg| match arg {
                    Arg::Word(key) | Arg::Wide(key) => *key == attr.name,
                    Arg::Attributes => true,
                    Arg::Operands | Arg::Value(_) | Arg::Bytes { .. } | Arg::Gives(_) | Arg::Number(_) => false,
                });
                assert!(named || taken, "pto.{}: {}", op.name, attr.name);
            }
        }
    }
}
