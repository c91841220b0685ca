//! The kinds of kernel parameters.

/// The kind of a kernel parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ArgumentKind {
    /// A number.
    General,
    /// An address of flat memory that the host allocated.
    Address,
    /// A surface.
    Surface,
    /// The numbers of groups along x, y and z, which the driver sets.
    GroupCount,
    /// The number of the thread in its group along x, y and z, as words, which the driver sets for each thread.
    LocalIds,
}

impl ArgumentKind {
    /// All kinds.
    pub const ALL: [Self; 5] = [Self::General, Self::Address, Self::Surface, Self::GroupCount, Self::LocalIds];

    /// Returns its code in the metadata: the category of the register in bits 0 to 2, and what sets it in bits 3 to 7. Source: The
    /// Virtual ISA Object Format, input variables. Numbers and addresses have one code.
    #[must_use]
    pub const fn code(self) -> u8 {
        match self {
            Self::General | Self::Address => 0,
            Self::Surface => 2,
            Self::GroupCount => 2 << 3,
            Self::LocalIds => 3 << 3,
        }
    }
}

/// Kind and offset of a kernel parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KernelArgument {
    /// Its kind.
    pub kind: ArgumentKind,
    /// Its offset in the payload, in bytes from the start of the registers.
    pub offset: u32,
}
