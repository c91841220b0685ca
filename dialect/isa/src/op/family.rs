//! Families of operations, and the identity of an operation: [`Opcode`].

use super::Op;
use crate::{enums::Prose, ops};
use serde::{Serialize, Serializer};

/// Declares the families: their names, and the stem of their file in every crate.
macro_rules! families {
    ($($(#[$doc:meta])+ $family:ident $stem:ident,)+) => {
        /// Group of operations that share operands, rules and syntax; the file stem in every crate.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
        pub enum Family { $($(#[$doc])+ $family),+ }

        impl Family {
            /// All families, in the order of the table.
            pub const ALL: &'static [Family] = &[$(Family::$family),+];

            /// Returns the file stem.
            pub const fn stem(self) -> &'static str {
                match self { $(Family::$family => stringify!($stem)),+ }
            }

            /// Returns the definitions of the operations of the family.
            pub const fn ops(self) -> &'static [Op] {
                match self { $(Family::$family => ops::$stem::OPS),+ }
            }
        }

        /// The identity of an operation, by family: a `match` over a family or over all operations is exhaustive.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Opcode { $($(#[$doc])+ $family(ops::$stem::Opcode)),+ }

        impl Opcode {
            /// Returns the operation of a family with a mnemonic. Compilation fails if the family does not declare it.
            pub(crate) const fn of(family: Family, mnemonic: &str) -> Opcode {
                match family { $(Family::$family => Opcode::$family(ops::$stem::Opcode::of(mnemonic))),+ }
            }

            /// Returns its family.
            pub const fn family(self) -> Family {
                match self { $(Opcode::$family(_) => Family::$family),+ }
            }

            /// Returns its position in the family.
            pub const fn index(self) -> usize {
                match self { $(Opcode::$family(opcode) => opcode as usize),+ }
            }
        }

        $(
            impl From<ops::$stem::Opcode> for Opcode {
                fn from(opcode: ops::$stem::Opcode) -> Opcode { Opcode::$family(opcode) }
            }
        )+
    };
}

/// Calls a macro with all families: their documentation, their names, and the modules of their operations.
#[macro_export]
macro_rules! for_each_family {
    ($make:ident) => {
        $make! {
            /// Tile buffers and views of global memory
            View view,
            /// Loads, stores, moves
            Movement movement,
            /// Element-wise operations on tiles
            Elementwise elementwise,
            /// Tiles with a scalar
            TileScalar tile_scalar,
            /// Row and column reductions and expansions
            Reduce reduce,
            /// Matrix products
            Matmul matmul,
            /// Rearrangement within and between tiles
            Layout layout,
            /// Gathers, sequences, single elements, printing
            Irregular irregular,
            /// Scalars in memory and on the stack
            Scalar scalar,
            /// Flags and barriers
            Sync sync,
            /// Arithmetic on vector registers
            VectorArith vector_arith,
            /// Loads and stores of vector registers
            VectorMemory vector_memory,
            /// Conversion, rearrangement, materialisation, reduction and comparison of vector registers
            VectorMove vector_move,
            /// Vector predicates
            Predicate predicate,
            /// Vector scopes and the order of accesses inside
            Scope scope,
            /// Copies between global and vector memory
            Dma dma,
            /// Copies and products of the cube core
            Cube cube,
            /// Sections, core queries and pipes between cores
            System system,
            /// Single-thread operations of a vector core
            Simt simt,
            /// Communication between devices
            Comm comm,
            /// Vector instructions of a2 and a3 on memory
            UbVector ub_vector,
            /// Fused, sorting and lane-crossing operations on vector registers
            VectorSpecial vector_special,
            /// Arithmetic on virtual vectors
            VmiArith vmi_arith,
            /// Loads and stores of virtual vectors
            VmiMemory vmi_memory,
            /// Conversion and rearrangement of virtual vectors
            VmiMove vmi_move,
            /// Reductions of virtual vectors
            VmiReduce vmi_reduce,
            /// Masks of virtual vectors
            VmiMask vmi_mask,
        }
    };
}

for_each_family!(families);

impl Opcode {
    /// Returns its definition.
    pub const fn op(self) -> &'static Op {
        &self.family().ops()[self.index()]
    }

    /// Returns the mnemonics of operations as prose: `pto.tadd or pto.tsub`.
    pub(crate) fn prose(opcodes: &'static [Opcode]) -> Prose<impl Iterator<Item = String> + Clone> {
        Prose(opcodes.iter().map(|opcode| format!("pto.{}", opcode.op().name)))
    }

    /// Serializes the family, because the export of the table contains the mnemonic separately.
    pub(super) fn serialize_family<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.family().serialize(serializer)
    }
}

/// Serializes the mnemonic.
impl Serialize for Opcode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.op().name.serialize(serializer)
    }
}

impl Family {
    /// Returns which kind of work operations of the family are for the vector unit of a core.
    pub const fn vector_work(self) -> VectorWork {
        match self {
            Family::VectorMemory => VectorWork::Memory,
            Family::Predicate => VectorWork::Predicates,
            Family::VectorArith | Family::VectorMove | Family::VectorSpecial => VectorWork::Registers,
            Family::View
            | Family::Movement
            | Family::Elementwise
            | Family::Reduce
            | Family::TileScalar
            | Family::Matmul
            | Family::Layout
            | Family::Irregular
            | Family::Scalar
            | Family::Sync
            | Family::Scope
            | Family::Dma
            | Family::Cube
            | Family::System
            | Family::Simt
            | Family::Comm
            | Family::UbVector
            | Family::VmiArith
            | Family::VmiMemory
            | Family::VmiMove
            | Family::VmiReduce
            | Family::VmiMask => VectorWork::None,
        }
    }
}

/// What the vector unit of a core does for an operation that is a single instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum VectorWork {
    /// Loads and stores registers
    Memory,
    /// Computes on registers
    Registers,
    /// Computes on predicates alone
    Predicates,
    /// Nothing: another unit runs the operation, or it consists of several instructions
    None,
}
