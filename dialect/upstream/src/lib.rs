//! Defines the upstream operations that kernels use: `arith`, `math`, `scf`, `cf`, `func`, and some of `memref`,
//! `llvm`, `builtin` and `ub`; and the operations that contain them, or that are recognized but not executed.
//!
//! All code that interprets or lowers them matches on these enumerations, so that the compiler reports missing cases of
//! a new operation. Source: MLIR 22, the documentation of the dialects.

mod extended;
mod llvm;

pub use extended::Extended;
pub use llvm::Llvm;

use std::collections::HashMap;
use std::fmt;
use std::sync::LazyLock;

/// The definition of an upstream operation.
#[derive(Debug, PartialEq, Eq)]
pub struct Upstream {
    /// Name with the dialect: `arith.addi`.
    pub name: &'static str,
    /// Attributes that are interpreted.
    pub attributes: &'static [&'static str],
    /// Its identity.
    pub is: Is,
}

/// The identity of an operation, by its purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Is {
    /// Control flow.
    Control(Control),
    /// Arithmetic on integers, floats, or vectors of them.
    Arith(Arith),
    /// A mathematical function of floats.
    Math(Math),
    /// Any other operation: memory, casts, assertions.
    Other(Other),
    /// No instruction: containers of functions, and variants of loops and calls that are not executed.
    Outer(Outer),
}

/// How the regions of an operation execute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Regions {
    /// The operation has no regions.
    None,
    /// Once each, in order.
    Once,
    /// One of them, or none.
    OneOf,
    /// Any number of times.
    Repeated,
    /// The first one decides after each execution whether the second one executes, and then the first one again.
    While,
}

impl Upstream {
    /// Looks up an operation by its full name; returns `None` if it is not defined here.
    pub fn lookup(name: &str) -> Option<&'static Upstream> {
        static BY_NAME: LazyLock<HashMap<&'static str, &'static Upstream>> =
            LazyLock::new(|| Upstream::all().map(|upstream| (upstream.name, upstream)).collect());
        BY_NAME.get(name).copied()
    }

    /// Returns all definitions.
    pub fn all() -> impl Iterator<Item = &'static Upstream> {
        [CONTROL, ARITH, MATH, OTHER, OUTER].into_iter().flatten()
    }

    /// Returns how its regions execute.
    pub const fn regions(&self) -> Regions {
        match self.is {
            Is::Control(Control::For) | Is::Outer(Outer::Forall | Outer::Parallel) => Regions::Repeated,
            Is::Control(Control::While) => Regions::While,
            Is::Control(Control::If | Control::IndexSwitch) => Regions::OneOf,
            Is::Control(Control::Inline) | Is::Outer(Outer::Module | Outer::Function) => Regions::Once,
            Is::Control(
                Control::Branch
                | Control::ConditionalBranch
                | Control::Switch
                | Control::Call
                | Control::Return
                | Control::Condition
                | Control::Yield,
            )
            | Is::Outer(Outer::CallIndirect | Outer::ForeignCall)
            | Is::Arith(_)
            | Is::Math(_)
            | Is::Other(_) => Regions::None,
        }
    }

    /// Returns whether it calls a function.
    pub const fn calls(&self) -> bool {
        match self.is {
            Is::Control(control) => matches!(control, Control::Call),
            Is::Outer(outer) => matches!(outer, Outer::CallIndirect | Outer::ForeignCall),
            Is::Arith(_) | Is::Math(_) | Is::Other(_) => false,
        }
    }

    /// Returns the index of the memory operand that it accesses an element of, and whether it writes it.
    pub const fn touches(&self) -> Option<(usize, bool)> {
        match self.is {
            Is::Other(Other::Load) => Some((0, false)),
            Is::Other(Other::Store) => Some((1, true)),
            Is::Other(
                Other::Cast
                | Other::Assert
                | Other::Bitcast
                | Other::Alloc
                | Other::Alloca
                | Other::Dealloc
                | Other::Dim
                | Other::Poison,
            )
            | Is::Arith(_)
            | Is::Math(_)
            | Is::Control(_)
            | Is::Outer(_) => None,
        }
    }

    /// Returns whether it only computes results from its operands.
    pub const fn only_computes(&self) -> bool {
        match self.is {
            Is::Arith(_) | Is::Math(_) => true,
            Is::Other(Other::Cast | Other::Bitcast | Other::Dim | Other::Poison) => true,
            Is::Other(Other::Assert | Other::Alloc | Other::Alloca | Other::Dealloc | Other::Load | Other::Store)
            | Is::Control(_)
            | Is::Outer(_) => false,
        }
    }
}

/// The name of an operation, with the dialect. Only enumerations of operations convert to it, so that a misspelt name
/// does not compile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpName(&'static str);

impl OpName {
    /// Returns the text.
    pub const fn text(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for OpName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl Is {
    /// Returns the definition.
    pub const fn definition(self) -> &'static Upstream {
        match self {
            Is::Control(control) => &CONTROL[control as usize],
            Is::Arith(arith) => &ARITH[arith as usize],
            Is::Math(math) => &MATH[math as usize],
            Is::Other(other) => &OTHER[other as usize],
            Is::Outer(outer) => &OUTER[outer as usize],
        }
    }
}

/// Declares an enumeration of operations, and their definitions.
macro_rules! operations {
    ($(#[$doc:meta])* $kind:ident, $definitions:ident, $($case:ident = $name:literal $(with $attributes:expr)?,)+) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $kind {
            $(#[doc = concat!("`", $name, "`")] $case,)+
        }

        const $definitions: &[Upstream] = &[$(Upstream {
            name: $name,
            attributes: operations!(@attributes $($attributes)?),
            is: Is::$kind($kind::$case),
        },)+];

        impl $kind {
            /// Returns the name with the dialect.
            pub const fn name(self) -> &'static str {
                Is::$kind(self).definition().name
            }
        }

        impl From<$kind> for OpName {
            fn from(kind: $kind) -> OpName {
                OpName(kind.name())
            }
        }

        impl From<$kind> for Is {
            fn from(kind: $kind) -> Is {
                Is::$kind(kind)
            }
        }
    };
    (@attributes) => { &[] };
    (@attributes $attributes:expr) => { &$attributes };
}

operations! {
    /// Control flow operations.
    Control, CONTROL,
    Branch = "cf.br",
    ConditionalBranch = "cf.cond_br",
    Switch = "cf.switch" with ["case_values"],
    Call = "func.call" with ["callee"],
    Return = "func.return",
    Condition = "scf.condition",
    Inline = "scf.execute_region",
    For = "scf.for",
    If = "scf.if",
    IndexSwitch = "scf.index_switch" with ["cases"],
    While = "scf.while",
    Yield = "scf.yield",
}

impl Control {
    /// Returns whether it is a terminator.
    pub const fn ends_block(self) -> bool {
        match self {
            Control::Condition
            | Control::Yield
            | Control::Branch
            | Control::ConditionalBranch
            | Control::Switch
            | Control::Return => true,
            Control::For | Control::If | Control::While | Control::IndexSwitch | Control::Inline | Control::Call => {
                false
            }
        }
    }
}

operations! {
    /// Operations of `arith`.
    Arith, ARITH,
    AddF = "arith.addf",
    AddI = "arith.addi",
    AndI = "arith.andi",
    Bitcast = "arith.bitcast",
    CeilDivSI = "arith.ceildivsi",
    CeilDivUI = "arith.ceildivui",
    CmpF = "arith.cmpf" with ["predicate"],
    CmpI = "arith.cmpi" with ["predicate"],
    Constant = "arith.constant" with ["value"],
    DivF = "arith.divf",
    DivSI = "arith.divsi",
    DivUI = "arith.divui",
    ExtF = "arith.extf",
    ExtSI = "arith.extsi",
    ExtUI = "arith.extui",
    FloorDivSI = "arith.floordivsi",
    FPToSI = "arith.fptosi",
    FPToUI = "arith.fptoui",
    IndexCast = "arith.index_cast",
    IndexCastUI = "arith.index_castui",
    MaximumF = "arith.maximumf",
    MaxNumF = "arith.maxnumf",
    MaxSI = "arith.maxsi",
    MaxUI = "arith.maxui",
    MinimumF = "arith.minimumf",
    MinNumF = "arith.minnumf",
    MinSI = "arith.minsi",
    MinUI = "arith.minui",
    MulF = "arith.mulf",
    MulI = "arith.muli",
    NegF = "arith.negf",
    OrI = "arith.ori",
    RemF = "arith.remf",
    RemSI = "arith.remsi",
    RemUI = "arith.remui",
    Select = "arith.select",
    ShLI = "arith.shli",
    ShRSI = "arith.shrsi",
    ShRUI = "arith.shrui",
    SIToFP = "arith.sitofp",
    SubF = "arith.subf",
    SubI = "arith.subi",
    TruncF = "arith.truncf",
    TruncI = "arith.trunci",
    UIToFP = "arith.uitofp",
    XOrI = "arith.xori",
}

operations! {
    /// Operations of `math`.
    Math, MATH,
    AbsF = "math.absf",
    AbsI = "math.absi",
    Ceil = "math.ceil",
    Cos = "math.cos",
    Exp = "math.exp",
    Floor = "math.floor",
    Fma = "math.fma",
    Log = "math.log",
    PowF = "math.powf",
    Rsqrt = "math.rsqrt",
    Sin = "math.sin",
    Sqrt = "math.sqrt",
}

operations! {
    /// Operations of other dialects.
    Other, OTHER,
    Cast = "builtin.unrealized_conversion_cast",
    Assert = "cf.assert" with ["msg"],
    Bitcast = "llvm.bitcast",
    Alloc = "memref.alloc",
    Alloca = "memref.alloca",
    Dealloc = "memref.dealloc",
    Dim = "memref.dim",
    Load = "memref.load",
    Store = "memref.store",
    Poison = "ub.poison",
}

operations! {
    /// Containers of functions, and operations that are recognized but not executed.
    Outer, OUTER,
    Module = "builtin.module",
    CallIndirect = "func.call_indirect",
    Function = "func.func",
    ForeignCall = "llvm.call",
    Forall = "scf.forall",
    Parallel = "scf.parallel",
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_row_is_found_by_its_name() {
        for upstream in Upstream::all() {
            assert_eq!(Upstream::lookup(upstream.name), Some(upstream));
            assert_eq!(upstream.is.definition(), upstream);
        }
        assert_eq!(Upstream::lookup("arith.nothing"), None);
    }
}
