//! Instructions of the model.

use crate::operand::{Exec, Predicate, Raw, Vector};
use crate::place::Place;
use crate::table::{Op, Role, Row};
use crate::variable::{LabelId, SamplerId, SurfaceId, VariableId};

/// An instruction. Its arguments are the fields of its definition, in the same order.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Instruction {
    /// Which one.
    pub op: Op,
    /// One for each field of the row.
    pub args: Vec<Arg>,
    /// Where it stands.
    pub place: Place,
}

/// An argument.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Arg {
    /// Its value.
    pub value: Value,
    /// Where it stands.
    pub place: Place,
}

impl From<Value> for Arg {
    fn from(value: Value) -> Self {
        Self { value, place: Place::NONE }
    }
}

/// The value of an argument. Which one it is follows from the kind of its field.
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
    /// A number, or the code of a word; see the kind of the field.
    Word(u32),
    /// Whether the life of a variable ends, and which.
    Lifetime(bool, VariableId),
    /// A text.
    Text(Box<str>),
}

impl Instruction {
    /// Its row of the table.
    #[must_use]
    pub fn row(&self) -> &'static Row {
        self.op.row()
    }

    /// The argument of a role; `None` if the instruction has none.
    #[must_use]
    pub fn arg(&self, role: Role) -> Option<&Arg> {
        let index = self.row().fields.iter().position(|field| field.role == role)?;
        self.args.get(index)
    }

    /// Execution size and mask, where there are any.
    #[must_use]
    pub fn exec(&self) -> Option<Exec> {
        self.args.iter().find_map(|arg| if let Value::Exec(exec) = arg.value { Some(exec) } else { None })
    }

    /// The predicate control, where there is one; it may be [`Predicate::NONE`].
    #[must_use]
    pub fn predicate(&self) -> Option<Predicate> {
        self.args.iter().find_map(|arg| if let Value::Predicate(value) = arg.value { Some(value) } else { None })
    }

    /// The vector operand of a role.
    #[must_use]
    pub fn vector(&self, role: Role) -> Option<&Vector> {
        if let Value::Vector(vector) = &self.arg(role)?.value { Some(vector) } else { None }
    }

    /// The raw operand of a role.
    #[must_use]
    pub fn raw(&self, role: Role) -> Option<Raw> {
        if let Value::Raw(raw) = self.arg(role)?.value { Some(raw) } else { None }
    }

    /// The number or code of a role.
    #[must_use]
    pub fn word(&self, role: Role) -> Option<u32> {
        if let Value::Word(word) = self.arg(role)?.value { Some(word) } else { None }
    }
}
