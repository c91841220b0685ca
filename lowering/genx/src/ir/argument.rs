//! What the host passes to a kernel.

/// What a parameter of a kernel is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ArgumentKind {
    /// A number.
    General,
    /// An address of flat memory, which the host passes as memory that it allocated.
    Address,
    /// A surface.
    Surface,
}

impl ArgumentKind {
    /// Its code in the metadata, which has one for all that is in general registers.
    #[must_use]
    pub const fn code(self) -> u8 {
        match self {
            Self::General | Self::Address => 0,
            Self::Surface => 2,
        }
    }
}

/// A parameter of a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KernelArgument {
    /// What it is.
    pub kind: ArgumentKind,
    /// Where its bytes are in the payload, from the start of the registers.
    pub offset: u32,
}
