//! The kinds of kernel parameters, and their places in the payload.

use super::Function;
use crate::pressure::FILE;
use crate::types::Type;

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
    /// The address of the private memory of all threads, which the driver sets.
    PrivateBase,
}

impl ArgumentKind {
    /// All kinds.
    pub const ALL: [Self; 6] =
        [Self::General, Self::Address, Self::Surface, Self::GroupCount, Self::LocalIds, Self::PrivateBase];

    /// Returns its code in the metadata: the category of the register in bits 0 to 2, and what sets it in bits 3 to 7. Source: The
    /// Virtual ISA Object Format, input variables. Numbers and addresses have one code.
    #[must_use]
    pub const fn code(self) -> u8 {
        match self {
            Self::General | Self::Address => 0,
            Self::Surface => 2,
            Self::GroupCount => 2 << 3,
            Self::LocalIds => 3 << 3,
            Self::PrivateBase => 12 << 3,
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

impl KernelArgument {
    /// Returns the bytes that it takes, and of what its offset is a multiple on a platform whose registers have `register` bytes.
    fn layout(self, ty: Type, register: u32) -> (u32, u32) {
        match self.kind {
            ArgumentKind::Surface => (4, 4),
            ArgumentKind::General
            | ArgumentKind::Address
            | ArgumentKind::GroupCount
            | ArgumentKind::LocalIds
            | ArgumentKind::PrivateBase => {
                let bytes = ty.bytes();
                (bytes, if bytes >= register { register } else { ty.element.bytes().max(1) })
            }
        }
    }
}

/// Returns the first parameter of a kernel whose offset is not possible, and why. Registers have `register` bytes. Source: The
/// Virtual ISA Object Format, input variables.
#[must_use]
pub fn misplaced(function: &Function, register: u32) -> Option<(usize, String)> {
    let mut before: Vec<(u32, u32, usize)> = Vec::new();
    for (index, (param, argument)) in function.params().iter().zip(&function.arguments).enumerate() {
        let (bytes, align) = argument.layout(function.ty(*param), register);
        let start = argument.offset;
        if !start.is_multiple_of(align) {
            return Some((index, format!("expected a multiple of {align} as its offset, found {start}")));
        }
        let end = start.saturating_add(bytes);
        let file = FILE * register;
        if end > file {
            return Some((
                index,
                format!("expected its end in a register file of {file} bytes, found it at byte {end}"),
            ));
        }
        if start < register && bytes > 0 {
            return Some((
                index,
                format!("expected an offset of {register} or more, after the thread header, found {start}"),
            ));
        }
        if bytes < register && bytes > 0 && start / register != (end - 1) / register {
            return Some((index, format!("{bytes} bytes at offset {start} are in two registers of {register} bytes")));
        }
        let overlaps = |(from, to, _): &&(u32, u32, usize)| start < *to && *from < end;
        if let Some((from, to, other)) = before.iter().find(overlaps) {
            return Some((index, format!("bytes {start} to {end} overlap parameter {other} at bytes {from} to {to}")));
        }
        // Predicates take no bytes.
        if bytes > 0 {
            before.push((start, end, index));
        }
    }
    None
}
