//! A rule for each operation: the intrinsic that it becomes.
//!
//! The files have the families of the instruction table; each matches all operations of its family. Names follow the scheme
//! of the LLVM IR that ptoas emits: an instruction on registers is `llvm.hivm.vadd.v64f32.x`, one on memory or of another unit has its
//! name in capitals, `llvm.hivm.SET.FLAG.IMM`. Where a source states name and arguments, the rule is [`stated`]; where only
//! the scheme gives them, it is [`schematic`], and the declaration is marked so that callers can say so.

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

/// A rule that is a function.
pub(crate) type Function = for<'x, 'c, 'a> fn(&'x mut Emitter<'c, 'a>, &'x Site<'c, 'a>) -> Lowered;

/// What stands for an operation.
#[derive(Clone, Copy)]
pub(crate) enum Rule {
    /// A call.
    Call(Call),
    /// What a function makes.
    By(Function),
    /// What is inside of it.
    Holds,
    /// No LLVM IR: why, as the end of a sentence.
    Missing(&'static str),
}

/// A call of an intrinsic.
#[derive(Clone, Copy)]
pub(crate) struct Call {
    stem: Stem,
    parts: &'static [Part],
    args: &'static [Arg],
    /// Whether only the scheme of names gives it.
    schematic: bool,
}

/// The first part of a name.
#[derive(Clone, Copy)]
pub(crate) enum Stem {
    /// The mnemonic.
    Mnemonic,
    /// The mnemonic in capitals, with dots.
    Capitals,
    /// A name.
    Named(&'static str),
}

/// A further part of a name, after a dot.
#[derive(Clone, Copy)]
pub(crate) enum Part {
    /// As it is.
    Text(&'static str),
    /// Lanes and element type of the register that is the first result, or else operand: `v64f32`.
    Lanes(Sign),
    /// As [`Part::Lanes`], of an operand.
    LanesOf(Name, Sign),
    /// Element type of a pointer, or a scalar type.
    Element(Name, Sign),
    /// Type of the first result.
    Result(Sign),
    /// `post` where the pointer is advanced.
    Post(Name),
    /// The memory of a pointer.
    Memory(Name),
    /// The word of an attribute, in lower case, with dots.
    Word(Key),
}

/// An argument.
#[derive(Clone, Copy)]
pub(crate) enum Arg {
    /// All operands, in the order of the definition.
    Operands,
    /// An operand.
    Value(Name),
    /// Bytes of a distance in elements of a pointer, in 32 bits.
    Bytes { distance: Name, pointer: Name },
    /// The number of a word, in 32 bits; 0 where it is absent.
    Word(Key),
    /// As [`Arg::Word`], in 64 bits.
    Wide(Key),
    /// Whether a result is there, in 32 bits.
    Gives(Name),
    /// A number in 32 bits.
    Number(i64),
    /// All attributes, each in 32 bits: 0 where it is absent, else one more than its number.
    Attributes,
}

/// A call that a source states.
pub(crate) const fn stated(stem: Stem, parts: &'static [Part], args: &'static [Arg]) -> Rule {
    Rule::Call(Call { stem, parts, args, schematic: false })
}

/// A call that follows from the scheme of names alone.
pub(crate) const fn schematic(stem: Stem, parts: &'static [Part], args: &'static [Arg]) -> Rule {
    Rule::Call(Call { stem, parts, args, schematic: true })
}

/// An instruction of all its operands on registers, inactive lanes of the result being zero.
pub(crate) const MASKED: Rule = stated(Stem::Mnemonic, &[Part::Lanes(Sign::Said), Part::Text("x")], &[Arg::Operands]);

/// An instruction of another unit, of all its operands.
pub(crate) const UNIT: Rule = schematic(Stem::Capitals, &[], &[Arg::Operands]);

/// The rule of an operation.
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

/// Whether an operation has no LLVM IR.
pub(crate) const fn is_missing(def: &Op) -> bool {
    matches!(rule(def.opcode), Rule::Missing(_))
}

impl<'c, 'a> Emitter<'c, 'a> {
    /// Puts LLVM IR in the place of an operation.
    pub(crate) fn operation(&mut self, site: &Site<'c, 'a>) -> Lowered {
        match rule(site.def.opcode) {
            Rule::Call(call) => self.stands_for(site, &call),
            Rule::By(function) => function(self, site),
            Rule::Holds => self.inline(site),
            Rule::Missing(why) => Err(missing(site.op, site.def.name, why)),
        }
    }

    /// The types of the results of an operation in LLVM IR, which its values already have.
    fn result_types(&self, site: &Site<'c, 'a>) -> Vec<Type<'c>> {
        (0..site.results().len()).filter_map(|index| result(site.op, index)).map(|value| value.r#type()).collect()
    }

    /// A call in the place of an operation.
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

    /// A call whose results are those of the operation.
    pub(crate) fn results(
        &mut self,
        site: &Site<'c, 'a>,
        name: &str,
        schematic: bool,
        args: &[Value<'c, 'a>],
    ) -> Lowered {
        // An intrinsic gives integers where the operation gives an index.
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
                *value = self.value(site, "arith.index_cast", &[*value], r#type, &[])?;
            }
        }
        self.replace(site, &values)
    }

    /// Appends an argument. What the number of a word other than the first means to the device, no source states.
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

    /// A distance in bytes, of one in elements of a pointer.
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
        self.value(site, "llvm.mul", &[elements, size], word, &[])
    }
}

/// A mnemonic in capitals, with dots.
pub(crate) fn capitals(mnemonic: &str) -> String {
    mnemonic.to_ascii_uppercase().replace('_', ".")
}

/// A register in a name.
pub(crate) fn register(desc: &TypeDesc, sign: Sign) -> Option<String> {
    match desc {
        TypeDesc::Vreg { lanes, dtype } => Some(format!("v{lanes}{}", types::spelled(*dtype, sign))),
        _ => None,
    }
}

/// A scalar, or what a pointer points to, in a name.
pub(crate) fn scalar(desc: &TypeDesc, sign: Sign) -> Option<String> {
    match desc {
        TypeDesc::Vector { lanes, dtype } => Some(format!("v{lanes}{}", types::spelled(*dtype, sign))),
        TypeDesc::Ptr { .. } => desc.pointee().as_ref().and_then(|pointee| scalar(pointee, sign)),
        _ => desc.dtype().map(|dtype| types::spelled(dtype, sign).to_owned()),
    }
}

/// A part of a name; none where it is left out.
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

    /// A call that leaves out an operand or an attribute would do something else than the operation.
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
