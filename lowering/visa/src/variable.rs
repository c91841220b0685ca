//! Variables: those that a unit declares, and the predefined ones.

use crate::code::coded;
use crate::place::Place;
use crate::types::Type;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident($repr:ty), first $first:literal;)+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub $repr);

        impl $name {
            /// The id of the first variable a unit declares; smaller ones are predefined.
            pub const FIRST: $repr = $first;

            /// Returns the id of the declared variable with an index; `None` if there are too many.
            #[must_use]
            pub fn declared(index: usize) -> Option<Self> {
                <$repr>::try_from(index).ok()?.checked_add(Self::FIRST).map(Self)
            }

            /// Returns the index among the declared variables; `None` for a predefined one.
            #[must_use]
            pub fn index(self) -> Option<usize> {
                self.0.checked_sub(Self::FIRST).map(|index| index as usize)
            }
        }
    )+};
}

ids! {
    /// A general variable, as in object files: 0 to 31 are predefined.
    GeneralId(u32), first 32;
    /// An address variable.
    AddressId(u16), first 0;
    /// A predicate variable; 0 means none.
    PredicateId(u16), first 1;
    /// A sampler variable.
    SamplerId(u16), first 0;
    /// A surface variable: 0 to 5 are predefined.
    SurfaceId(u16), first 6;
    /// A label.
    LabelId(u16), first 0;
}

/// A variable of any class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "one for each class")]
pub enum VariableId {
    General(GeneralId),
    Address(AddressId),
    Predicate(PredicateId),
    Sampler(SamplerId),
    Surface(SurfaceId),
}

/// The minimal alignment of a general variable, with its code in object files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "named as in the assembly")]
pub enum Align {
    Byte = 0,
    Word = 1,
    Dword = 2,
    Qword = 3,
    Oword = 4,
    /// One register: 32 or 64 bytes.
    Grf = 5,
    /// Two registers.
    Grf2 = 6,
    Hword = 7,
    Word32 = 8,
    Word64 = 9,
}

impl Align {
    /// All alignments, by code.
    pub const ALL: [Self; 10] = [
        Self::Byte,
        Self::Word,
        Self::Dword,
        Self::Qword,
        Self::Oword,
        Self::Grf,
        Self::Grf2,
        Self::Hword,
        Self::Word32,
        Self::Word64,
    ];

    /// Returns the spelling in assembly.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Byte => "byte",
            Self::Word => "word",
            Self::Dword => "dword",
            Self::Qword => "qword",
            Self::Oword => "oword",
            Self::Grf => "GRF",
            Self::Grf2 => "GRFx2",
            Self::Hword => "hword",
            Self::Word32 => "wordx32",
            Self::Word64 => "wordx64",
        }
    }

    /// Returns the alignment in bytes, for registers of a size.
    #[must_use]
    pub const fn bytes(self, grf_bytes: u32) -> u32 {
        match self {
            Self::Byte => 1,
            Self::Word => 2,
            Self::Dword => 4,
            Self::Qword => 8,
            Self::Oword => 16,
            Self::Grf => grf_bytes,
            Self::Grf2 => 2 * grf_bytes,
            Self::Hword => 32,
            Self::Word32 => 64,
            Self::Word64 => 128,
        }
    }
}

coded!(Align);

/// Names of attributes of units that more than the verifier knows.
pub mod attribute {
    /// The kind of programs: CM or 3D.
    pub const TARGET: &str = "Target";
    /// Shared memory of a group.
    pub const SLM_SIZE: &str = "SLMSize";
    /// Number of lanes.
    pub const SIMD_SIZE: &str = "SimdSize";
    /// Bytes of the arguments of a function, in registers.
    pub const ARG_SIZE: &str = "ArgSize";
    /// Bytes of the result of a function, in registers.
    pub const RET_VAL_SIZE: &str = "RetValSize";
    /// Name of the file for text of the assembler.
    pub const ASM_NAME: &str = "AsmName";
    /// Path of such a file.
    pub const OUTPUT_ASM_PATH: &str = "OutputAsmPath";
}

/// An attribute of a unit, a variable or a label.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Attribute {
    /// Its name.
    pub name: Box<str>,
    /// Its value.
    pub value: AttributeValue,
    /// Source location.
    pub place: Place,
}

/// The value of an attribute.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AttributeValue {
    /// None: only the presence of the attribute has a meaning.
    Flag,
    /// A number, of at most 4 bytes in object files.
    Number(i32),
    /// A text.
    Text(Box<str>),
}

/// The variable of which a general variable is an alias.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Alias {
    /// The other variable.
    pub base: GeneralId,
    /// The offset of the alias in bytes.
    pub offset: u16,
    /// Whether `base` is a variable of the file; must be false for the finalizer.
    pub file_scope: bool,
}

/// A declared general variable.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct General {
    /// Its name.
    pub name: Box<str>,
    /// Its type.
    pub ty: Type,
    /// Its number of elements.
    pub elements: u16,
    /// Its minimal alignment.
    pub align: Align,
    /// The variable of which it is an alias.
    pub alias: Option<Alias>,
    /// Its attributes.
    pub attributes: Vec<Attribute>,
    /// Source location.
    pub place: Place,
}

impl General {
    /// Returns its size in bytes.
    #[must_use]
    pub fn bytes(&self) -> u32 {
        u32::from(self.elements) * self.ty.bytes()
    }
}

/// A declared address, predicate, sampler or surface variable.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Variable {
    /// Its name.
    pub name: Box<str>,
    /// Its number of elements.
    pub elements: u16,
    /// Its attributes.
    pub attributes: Vec<Attribute>,
    /// Source location.
    pub place: Place,
}

/// The kind of a label, with its code in object files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum LabelKind {
    /// The start of a block.
    Block = 0,
    /// The start of a subroutine.
    Subroutine = 1,
    /// The start of a kernel that other kernels call.
    FastComposite = 2,
    /// A function of the file.
    Function = 3,
}

impl LabelKind {
    /// Returns the kind of a code.
    #[must_use]
    pub const fn from_code(code: u8) -> Option<Self> {
        match code {
            0 => Some(Self::Block),
            1 => Some(Self::Subroutine),
            2 => Some(Self::FastComposite),
            3 => Some(Self::Function),
            4.. => None,
        }
    }
}

/// A label.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Label {
    /// Its name.
    pub name: Box<str>,
    /// Its kind.
    pub kind: LabelKind,
    /// Its attributes.
    pub attributes: Vec<Attribute>,
    /// Location of its definition.
    pub place: Place,
}

/// The variable of an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "one for each class")]
pub enum InputVariable {
    General(GeneralId),
    Sampler(SamplerId),
    Surface(SurfaceId),
}

/// An input of a kernel.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Input {
    /// The variable.
    pub variable: InputVariable,
    /// Source of the value: 0 is an argument, others are implicit. At most 31.
    pub provenance: u8,
    /// Offset in the register file, in bytes from r0.
    pub offset: i16,
    /// Its size in bytes.
    pub size: u16,
    /// Source location.
    pub place: Place,
}

impl Input {
    /// Provenance of the local ids of a thread.
    pub const LOCAL_ID: u8 = 3;
    /// Provenance of the address of the private memory of all threads.
    pub const PRIVATE_BASE: u8 = 12;
}

/// A variable of the whole file.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FileVariable {
    /// 0 extern, 1 static, 2 global.
    pub linkage: u8,
    /// Its name.
    pub name: Box<str>,
    /// Its type.
    pub ty: Type,
    /// Its minimal alignment.
    pub align: Align,
    /// Its number of elements.
    pub elements: u16,
    /// Its attributes.
    pub attributes: Vec<Attribute>,
}

/// A general variable that exists without a declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PredefinedGeneral {
    /// Its name, without `%`.
    pub name: &'static str,
    /// Its type.
    pub ty: Type,
    /// Its number of elements.
    pub elements: u16,
    /// Whether it may be written.
    pub writable: bool,
    /// Whether another variable may be an alias of it.
    pub aliasable: bool,
}

const fn predefined(name: &'static str, ty: Type, elements: u16, writable: bool, aliasable: bool) -> PredefinedGeneral {
    PredefinedGeneral { name, ty, elements, writable, aliasable }
}

/// The predefined general variables, by id. Source: The Virtual ISA Object Format, general variables.
pub static PREDEFINED_GENERALS: [PredefinedGeneral; 21] = [
    predefined("null", Type::Ud, 1, false, false),
    predefined("thread_x", Type::Uw, 1, false, false),
    predefined("thread_y", Type::Uw, 1, false, false),
    predefined("group_id_x", Type::Ud, 1, false, false),
    predefined("group_id_y", Type::Ud, 1, false, false),
    predefined("group_id_z", Type::Ud, 1, false, false),
    predefined("tsc", Type::Ud, 5, true, false),
    predefined("r0", Type::Ud, 8, false, true),
    predefined("arg", Type::Ud, 256, true, true),
    predefined("retval", Type::Ud, 96, true, true),
    predefined("sp", Type::Ud, 1, true, false),
    predefined("fp", Type::Ud, 1, true, false),
    predefined("hw_id", Type::Ud, 1, false, false),
    predefined("sr0", Type::Ud, 4, true, false),
    predefined("cr0", Type::Ud, 1, true, false),
    predefined("ce0", Type::Ud, 1, false, false),
    predefined("dbg0", Type::Ud, 2, true, false),
    predefined("color", Type::Uw, 1, false, false),
    // The document reserves these ids; the finalizer uses them.
    predefined("impl_arg_buf_ptr", Type::Uq, 1, true, false),
    predefined("local_id_buf_ptr", Type::Uq, 1, true, false),
    predefined("msg0", Type::Ud, 3, false, false),
];

/// The names of the predefined surfaces, T0 to T5, in the finalizer.
pub static PREDEFINED_SURFACES: [&str; 6] = ["%slm", "T1", "T2", "TSS", "%bss", "%scratch"];
