//! A rule for each operation: the calls of the device library that implement it.
//!
//! The files correspond to families of the instruction table; each matches all operations of its family.

/// A call without a template list.
macro_rules! call {
    ($name:expr, $args:expr $(,)?) => {
        crate::ops::Call { name: $name, list: crate::ops::List::None, args: $args }
    };
}

mod comm;
mod elementwise;
mod irregular;
mod layout;
mod matmul;
mod movement;
mod pipe;
mod reduce;
mod scalar;
mod sync;
mod system;
mod tile_scalar;
mod view;

use crate::{
    emitter::{Emitter, Named},
    report::{Lowered, missing},
    scratch::Form,
    site::Site,
};
use mlir_dialect::melior::ir::Value;
use pto_isa::{
    Key, Name, Op, Opcode,
    attrs::{Phase, Precision, Relation},
};

pub(crate) use pipe::{end as pipe_end, flags as pipe_flags, popped};

/// A rule that is a function.
pub(crate) type Function = for<'x, 'c, 'a, 'f> fn(&'x mut Emitter<'c, 'a, 'f>, &'x Site<'c, 'a>) -> Lowered;

/// The C++ of an operation.
#[derive(Clone, Copy)]
pub(crate) enum Rule {
    /// Calls, each a statement.
    Calls(&'static [Call]),
    /// Statements that a function writes.
    By(Function),
    /// No statement: uses of the results write the expressions.
    Nothing,
    /// An operation with regions, which the control flow writes.
    Holds,
    /// No C++; the reason as the end of a sentence.
    Missing(&'static str),
}

/// A call of the device library.
#[derive(Clone, Copy)]
pub(crate) struct Call {
    name: &'static str,
    list: List,
    args: &'static [Arg],
}

/// The template list of a call.
#[derive(Clone, Copy)]
pub(crate) enum List {
    /// None.
    None,
    /// An algorithm, if high precision is requested.
    Precise(&'static str),
    /// The phase of an accumulator, if the operation has one.
    Phase,
}

/// An argument of a call.
#[derive(Clone, Copy)]
pub(crate) enum Arg {
    /// An operand.
    Value(Name),
    /// An operand, if it is present.
    Optional(Name),
    /// Scratch of the library call.
    Scratch(Form),
    /// Like [`Arg::Scratch`], if it is present.
    MaybeScratch(Form),
    /// Like [`Arg::Scratch`]; if the operation takes none but the call declares it, the destination.
    ScratchOrDestination(Form),
    /// The relation of a comparison.
    Relation,
}

const D: Arg = Arg::Value(Name::Dst);
const S: Arg = Arg::Value(Name::Src);
const S0: Arg = Arg::Value(Name::Src0);
const S1: Arg = Arg::Value(Name::Src1);
const S2: Arg = Arg::Value(Name::Src2);
const SCALAR: Arg = Arg::Value(Name::Scalar);
const MAYBE_TMP: Arg = Arg::Optional(Name::Tmp);

/// Returns the rule of an operation.
pub(crate) const fn rule(opcode: Opcode) -> Rule {
    const VECTOR: &str = "works on vector registers, which C++ of tiles has none of; give the kernel to pto-opt";
    match opcode {
        Opcode::View(op) => view::rule(op),
        Opcode::Movement(op) => movement::rule(op),
        Opcode::Elementwise(op) => elementwise::rule(op),
        Opcode::TileScalar(op) => tile_scalar::rule(op),
        Opcode::Reduce(op) => reduce::rule(op),
        Opcode::Matmul(op) => matmul::rule(op),
        Opcode::Layout(op) => layout::rule(op),
        Opcode::Irregular(op) => irregular::rule(op),
        Opcode::Scalar(op) => scalar::rule(op),
        Opcode::Sync(op) => sync::rule(op),
        Opcode::System(op) => system::rule(op),
        Opcode::Comm(op) => comm::rule(op),
        Opcode::VectorArith(_)
        | Opcode::VectorMemory(_)
        | Opcode::VectorMove(_)
        | Opcode::Predicate(_)
        | Opcode::Scope(_)
        | Opcode::UbVector(_)
        | Opcode::VectorSpecial(_)
        | Opcode::VmiArith(_)
        | Opcode::VmiMemory(_)
        | Opcode::VmiMove(_)
        | Opcode::VmiReduce(_)
        | Opcode::VmiMask(_) => Rule::Missing(VECTOR),
        Opcode::Dma(_) | Opcode::Cube(_) => {
            Rule::Missing("is an instruction below tiles, which C++ of tiles has none of; give the kernel to pto-opt")
        }
        Opcode::Simt(_) => Rule::Missing("runs on single threads, which C++ of tiles has none of"),
    }
}

/// Returns the form of the scratch that the calls of an operation take.
pub(crate) fn scratch(def: &Op) -> Option<Form> {
    let Rule::Calls(calls) = rule(def.opcode) else { return None };
    calls.iter().flat_map(|call| call.args).find_map(|arg| match arg {
        Arg::Scratch(form) | Arg::MaybeScratch(form) | Arg::ScratchOrDestination(form) => Some(*form),
        Arg::Value(_) | Arg::Optional(_) | Arg::Relation => None,
    })
}

/// Returns whether an operation has C++, as far as its definition determines it.
pub fn is_written(def: &Op) -> bool {
    !matches!(rule(def.opcode), Rule::Missing(_))
}

impl<'c, 'a> Emitter<'c, 'a, '_> {
    /// Writes an operation of the dialect without regions.
    pub(crate) fn operation(&mut self, site: &Site<'c, 'a>) -> Lowered {
        match rule(site.def.opcode) {
            Rule::Calls(calls) => calls.iter().enumerate().try_for_each(|(index, call)| {
                if index > 0 {
                    self.order_calls();
                }
                self.call(site, call)
            }),
            Rule::By(function) => function(self, site),
            Rule::Nothing | Rule::Holds => Ok(()),
            Rule::Missing(why) => Err(missing(site.op, &format!("pto.{}", site.def.name), why)),
        }
    }

    /// Orders two calls of one operation, if the second reads what the first writes: flags and barriers of the kernel
    /// cannot be between them. The vector pipe of a5 orders them without a barrier.
    pub(crate) fn order_calls(&mut self) {
        if self.synchronised && !self.is_a5() {
            self.line("pipe_barrier(PIPE_V);");
        }
    }

    /// Writes a call.
    fn call(&mut self, site: &Site<'c, 'a>, call: &Call) -> Lowered {
        let mut args = Vec::new();
        for arg in call.args {
            match *arg {
                Arg::Value(name) => {
                    for value in self.required(site, name)? {
                        args.push(self.value(value)?);
                    }
                }
                Arg::Optional(name) => {
                    for value in site.values(name) {
                        args.push(self.value(value)?);
                    }
                }
                Arg::Scratch(_) => args.push(self.scratch(site)?),
                Arg::MaybeScratch(_) => args.extend(self.optional(site, Name::Tmp)?),
                Arg::ScratchOrDestination(_) => {
                    let tmp = self.optional(site, Name::Tmp)?;
                    args.push(tmp.map_or_else(|| self.operand(site, Name::Dst), Ok)?);
                }
                Arg::Relation => args.push(self.relation(site)),
            }
        }
        let list = match call.list {
            List::None => String::new(),
            List::Precise(algorithm) => precise(site, algorithm),
            List::Phase => phase(site),
        };
        self.line(format_args!("{}{list}({});", call.name, args.join(", ")));
        Ok(())
    }

    fn required(&mut self, site: &Site<'c, 'a>, name: Name) -> Lowered<Vec<Value<'c, 'a>>> {
        let values = site.values(name);
        if values.is_empty() { site.value(name).map(|value| vec![value]) } else { Ok(values) }
    }

    /// Returns the expression of the operand with a name.
    pub(crate) fn operand(&mut self, site: &Site<'c, 'a>, name: Name) -> Lowered<String> {
        let value = site.value(name)?;
        self.value(value)
    }

    /// Returns the C++ of the operand with a name.
    pub(crate) fn operand_named(&mut self, site: &Site<'c, 'a>, name: Name) -> Lowered<Named> {
        let value = site.value(name)?;
        self.named(value)
    }

    /// Returns the expression of the operand with a name, if it is present.
    pub(crate) fn optional(&mut self, site: &Site<'c, 'a>, name: Name) -> Lowered<Option<String>> {
        site.find(name).map(|value| self.value(value)).transpose()
    }

    /// Returns the C++ type of the operand with a name.
    pub(crate) fn type_named(&mut self, site: &Site<'c, 'a>, name: Name) -> Lowered<String> {
        let value = site.value(name)?;
        self.type_of(value)
    }

    /// Returns the scratch that the library needs.
    pub(crate) fn scratch(&mut self, site: &Site<'c, 'a>) -> Lowered<String> {
        match site.find(Name::Tmp) {
            Some(value) => self.value(value),
            None => Err(site.unsupported("requires explicit tmp where addresses are given")),
        }
    }

    /// Returns the relation of a comparison, as a named constant.
    pub(crate) fn relation(&mut self, site: &Site<'c, 'a>) -> String {
        let text = format!("CmpMode::{}", site.choice(Key::CmpMode).unwrap_or(Relation::Eq).name().to_uppercase());
        self.enumerator("CmpMode", text)
    }
}

/// Returns the algorithm, if high precision is requested.
pub(crate) fn precise(site: &Site<'_, '_>, algorithm: &str) -> String {
    match site.choice(Key::PrecisionType) {
        Some(Precision::HighPrecision) => format!("<pto::{algorithm}::HIGH_PRECISION>"),
        Some(Precision::Default) | None => String::new(),
    }
}

/// Returns the phase of an accumulator.
fn phase(site: &Site<'_, '_>) -> String {
    match site.choice(Key::AccPhase) {
        Some(Phase::Partial) => "<pto::AccPhase::Partial>".to_owned(),
        Some(Phase::Final) => "<pto::AccPhase::Final>".to_owned(),
        Some(Phase::Unspecified) | None => String::new(),
    }
}

/// Returns a word of an enumeration in the spelling of the library: `NormalRelu` for `normal_relu`.
pub(crate) fn camel(word: &str) -> String {
    let capital = |part: &str| {
        let mut letters = part.chars();
        letters.next().map(|first| first.to_ascii_uppercase().to_string() + letters.as_str()).unwrap_or_default()
    };
    word.split('_').map(capital).collect()
}

/// Returns a template list; an empty text if there are no arguments.
pub(crate) fn angles(parts: &[String]) -> String {
    if parts.is_empty() { String::new() } else { format!("<{}>", parts.join(", ")) }
}
