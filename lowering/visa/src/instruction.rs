//! Instructions in the model.

use crate::operand::{Exec, Predicate, Raw, Vector};
use crate::place::Place;
use crate::table::{Op, OpDef, Role};
use crate::variable::{LabelId, SamplerId, SurfaceId, VariableId};

/// An instruction. Its arguments correspond to the fields of its definition, in the same order.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Instruction {
    /// The instruction.
    pub op: Op,
    /// The arguments, one for each field of the definition.
    pub args: Vec<Arg>,
    /// Source location.
    pub place: Place,
}

/// An argument.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Arg {
    /// Its value.
    pub value: Value,
    /// Source location.
    pub place: Place,
}

impl From<Value> for Arg {
    fn from(value: Value) -> Self {
        Self { value, place: Place::NONE }
    }
}

/// The value of an argument. The kind of its field determines the variant.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// Execution size and mask.
    Exec(Exec),
    /// Predicate control.
    Predicate(Predicate),
    /// A vector operand.
    Vector(Vector),
    /// A raw operand.
    Raw(Raw),
    /// A surface.
    Surface(SurfaceId),
    /// A sampler.
    Sampler(SamplerId),
    /// A label.
    Label(LabelId),
    /// The labels of a jump table.
    Labels(Box<[LabelId]>),
    /// A number, or the code of a word, depending on the kind of the field.
    Word(u32),
    /// The edge of a lifetime, the end if `true`, and the variable.
    Lifetime(bool, VariableId),
    /// A text.
    Text(Box<str>),
}

impl Instruction {
    /// Returns its definition.
    #[must_use]
    pub fn definition(&self) -> &'static OpDef {
        self.op.definition()
    }

    /// Returns the argument of a role; `None` if the instruction has none.
    #[must_use]
    pub fn arg(&self, role: Role) -> Option<&Arg> {
        let index = self.definition().fields.iter().position(|field| field.role == role)?;
        self.args.get(index)
    }

    /// Returns execution size and mask, if the instruction has them.
    #[must_use]
    pub fn exec(&self) -> Option<Exec> {
        self.args.iter().find_map(|arg| if let Value::Exec(exec) = arg.value { Some(exec) } else { None })
    }

    /// Returns the predicate control, if the instruction has one; it may be [`Predicate::NONE`].
    #[must_use]
    pub fn predicate(&self) -> Option<Predicate> {
        self.args.iter().find_map(|arg| if let Value::Predicate(value) = arg.value { Some(value) } else { None })
    }

    /// Returns the vector operand of a role.
    #[must_use]
    pub fn vector(&self, role: Role) -> Option<&Vector> {
        if let Value::Vector(vector) = &self.arg(role)?.value { Some(vector) } else { None }
    }

    /// Returns the raw operand of a role.
    #[must_use]
    pub fn raw(&self, role: Role) -> Option<Raw> {
        if let Value::Raw(raw) = self.arg(role)?.value { Some(raw) } else { None }
    }

    /// Returns the number or code of a role.
    #[must_use]
    pub fn word(&self, role: Role) -> Option<u32> {
        if let Value::Word(word) = self.arg(role)?.value { Some(word) } else { None }
    }
}
