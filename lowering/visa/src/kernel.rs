//! Kernels, functions and the object that contains them.

use crate::instruction::Instruction;
use crate::place::Place;
use crate::variable::{
    Attribute, FileVariable, General, GeneralId, Input, Label, LabelId, PREDEFINED_GENERALS, PredefinedGeneral,
    Variable,
};

/// A version of the vISA.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Version {
    /// Major version.
    pub major: u8,
    /// Minor version.
    pub minor: u8,
}

impl Default for Version {
    /// Returns the version whose object files all known finalizers read.
    fn default() -> Self {
        Self { major: 3, minor: 6 }
    }
}

/// The contents of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Object {
    /// The version of the file.
    pub version: Version,
    /// The variables of the file.
    pub variables: Vec<FileVariable>,
    /// The kernels.
    pub kernels: Vec<Unit>,
    /// The functions.
    pub functions: Vec<Unit>,
}

impl Object {
    /// Returns kernels, then functions.
    pub fn units(&self) -> impl Iterator<Item = &Unit> {
        self.kernels.iter().chain(&self.functions)
    }
}

/// A kernel or a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unit {
    /// Its name.
    pub name: Box<str>,
    /// Whether it is a kernel, or a function with its properties.
    pub kind: UnitKind,
    /// Its general variables.
    pub generals: Vec<General>,
    /// Its address variables.
    pub addresses: Vec<Variable>,
    /// Its predicate variables.
    pub predicates: Vec<Variable>,
    /// Its labels.
    pub labels: Vec<Label>,
    /// Its sampler variables.
    pub samplers: Vec<Variable>,
    /// Its surface variables.
    pub surfaces: Vec<Variable>,
    /// Its inputs; functions have none.
    pub inputs: Vec<Input>,
    /// Its attributes.
    pub attributes: Vec<Attribute>,
    /// Its instructions.
    pub body: Vec<Instruction>,
    /// References to variables of the file.
    pub variable_relocations: Vec<Relocation>,
    /// References to functions of the file.
    pub function_relocations: Vec<Relocation>,
    /// Embedded machine code.
    pub binaries: Vec<GenBinary>,
    /// Source location.
    pub place: Place,
}

/// The kind of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnitKind {
    /// A kernel.
    Kernel,
    /// A function.
    Function {
        /// 0 extern, 1 static, 2 global.
        linkage: u8,
        /// Number of registers of `%arg` that it reads.
        input_size: u8,
        /// Number of registers of `%retval` that it writes.
        return_size: u8,
    },
}

/// The entry of the file to which an index of a unit refers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Relocation {
    /// The index in the unit.
    pub symbolic: u16,
    /// The index in the file.
    pub resolved: u16,
}

/// Machine code of a kernel.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct GenBinary {
    /// The `gen_platform` byte.
    pub platform: u8,
    /// The code.
    pub code: Box<[u8]>,
}

/// A general variable, predefined or declared.
#[derive(Clone, Copy, Debug)]
pub enum GeneralRef<'a> {
    /// One of [`PREDEFINED_GENERALS`].
    Predefined(&'static PredefinedGeneral),
    /// One of [`Unit::generals`].
    Declared(&'a General),
}

impl GeneralRef<'_> {
    /// Returns its type.
    #[must_use]
    pub fn ty(self) -> crate::Type {
        match self {
            Self::Predefined(general) => general.ty,
            Self::Declared(general) => general.ty,
        }
    }

    /// Returns its size in bytes.
    #[must_use]
    pub fn bytes(self) -> u32 {
        match self {
            Self::Predefined(general) => u32::from(general.elements) * general.ty.bytes(),
            Self::Declared(general) => general.bytes(),
        }
    }
}

impl Unit {
    /// Creates an empty unit.
    #[must_use]
    pub fn new(name: impl Into<Box<str>>, kind: UnitKind) -> Self {
        Self {
            name: name.into(),
            kind,
            generals: Vec::new(),
            addresses: Vec::new(),
            predicates: Vec::new(),
            labels: Vec::new(),
            samplers: Vec::new(),
            surfaces: Vec::new(),
            inputs: Vec::new(),
            attributes: Vec::new(),
            body: Vec::new(),
            variable_relocations: Vec::new(),
            function_relocations: Vec::new(),
            binaries: Vec::new(),
            place: Place::NONE,
        }
    }

    /// Returns the general variable of an id.
    #[must_use]
    pub fn general(&self, id: GeneralId) -> Option<GeneralRef<'_>> {
        match id.index() {
            Some(index) => self.generals.get(index).map(GeneralRef::Declared),
            None => PREDEFINED_GENERALS.get(id.0 as usize).map(GeneralRef::Predefined),
        }
    }

    /// Returns the label of an id.
    #[must_use]
    pub fn label(&self, id: LabelId) -> Option<&Label> {
        self.labels.get(id.index()?)
    }
}
