//! Names of operands and immediates. Definitions and passes spell the same variant.

use std::fmt;

macro_rules! names {
    ($($name:ident = $text:literal,)+) => {
        /// The name of an operand or an immediate.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Name { $(#[doc = concat!("`", $text, "`")] $name,)+ }

        impl Name {
            /// Returns the text.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$name => $text,)+ }
            }
        }
    };
}

names! {
    Acc = "acc",
    AccSign = "acc_sign",
    Activation = "activation",
    ActivationPrecision = "activation_precision",
    Add = "add",
    Address = "address",
    AddressOffset = "address_offset",
    AddressScale = "address_scale",
    Addresses = "addresses",
    AtomicOp = "atomic_op",
    Base = "base",
    Bits = "bits",
    BlockHeight = "block_height",
    BlockWidth = "block_width",
    Blocks = "blocks",
    ChannelMask = "channel_mask",
    Channels = "channels",
    Compared = "compared",
    Condition = "condition",
    Data = "data",
    DataSize = "data_size",
    Depth = "depth",
    DstSign = "dst_sign",
    False = "false",
    Flush = "flush",
    Index = "index",
    Into = "into",
    L1 = "l1",
    L3 = "l3",
    Lhs = "lhs",
    Log2Blocks = "log2_blocks",
    Mask = "mask",
    Memory = "memory",
    Mode = "mode",
    Modified = "modified",
    New = "new",
    Offset = "offset",
    Offsets = "offsets",
    Old = "old",
    Packed = "packed",
    ParentWidth = "parent_width",
    Predicate = "predicate",
    Repeat = "repeat",
    Rhs = "rhs",
    Scale = "scale",
    Scope = "scope",
    Src = "src",
    Stride = "stride",
    Surface = "surface",
    SurfaceHeight = "surface_height",
    SurfacePitch = "surface_pitch",
    SurfaceWidth = "surface_width",
    Table = "table",
    Third = "third",
    Transposed = "transposed",
    True = "true",
    VectorSize = "vector_size",
    Vstride = "vstride",
    Weights = "weights",
    WeightsPrecision = "weights_precision",
    Width = "width",
    X = "x",
    Y = "y",
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}
