//! The operations of MLIR's LLVM dialect that lowering creates, or that the verifier knows.
//!
//! Programs that are verified, executed or lowered by this project do not consist of them, so they have no [`crate::Is`].
//! Source: MLIR 22, the documentation of the LLVM dialect.

use crate::OpName;

macro_rules! operations {
    ($($case:ident = $name:literal,)+) => {
        /// Operations of the LLVM dialect.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Llvm {
            $(#[doc = concat!("`", $name, "`")] $case,)+
        }

        impl Llvm {
            /// Returns the name with the dialect.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Llvm::$case => $name,)+
                }
            }
        }
    };
}

operations! {
    Add = "llvm.add",
    AddrSpaceCast = "llvm.addrspacecast",
    Alloca = "llvm.alloca",
    Bitcast = "llvm.bitcast",
    Call = "llvm.call",
    Constant = "llvm.mlir.constant",
    ExtractValue = "llvm.extractvalue",
    Func = "llvm.func",
    GetElementPtr = "llvm.getelementptr",
    IntToPtr = "llvm.inttoptr",
    Load = "llvm.load",
    Mul = "llvm.mul",
    Or = "llvm.or",
    PtrToInt = "llvm.ptrtoint",
    Shl = "llvm.shl",
    Store = "llvm.store",
    Trap = "llvm.intr.trap",
    ZExt = "llvm.zext",
    Zero = "llvm.mlir.zero",
}

impl From<Llvm> for OpName {
    fn from(operation: Llvm) -> OpName {
        OpName(operation.name())
    }
}
