//! Binaries of kernels that drivers of Intel GPUs load: `ZE_MODULE_FORMAT_NATIVE` of Level Zero, also known as zebin.
//!
//! A binary is an ELF file with the machine code of each kernel ([`elf`]), and a text that states how to launch it: the
//! positions of its arguments in the payload, the number of registers and the size of shared local memory ([`info`]).
//! Intel's finalizer generates the machine code ([`finalizer`]).

mod device;
pub mod elf;
pub mod finalizer;
pub mod info;

use visa::Platform;

/// How the host passes an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passed {
    /// Its bytes.
    Value,
    /// The address of memory that the host allocated.
    Address,
    /// The numbers of groups along x, y and z: the driver sets them, and the host passes no argument.
    GroupCount,
    /// The address of the private memory of all threads, which the driver allocates.
    PrivateBase,
}

/// An argument of a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Argument {
    /// How it is passed.
    pub passed: Passed,
    /// Its offset, in bytes, in the payload that all threads of a group share.
    pub offset: u32,
    /// Its size in bytes.
    pub bytes: u32,
}

/// How a kernel is launched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Launch {
    /// Its arguments, in the order of its parameters; those that the driver sets come last.
    pub arguments: Vec<Argument>,
    /// Number of threads of a group.
    pub threads: u32,
    /// Bytes of private memory of a thread.
    pub private_bytes: u32,
}

/// A kernel in machine code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kernel {
    /// Its name.
    pub name: String,
    /// Its instructions.
    pub code: Vec<u8>,
    /// Offset in bytes of the code after the load of the data of each thread; 0 if the code loads no such data.
    pub after_loads: u32,
    /// Registers of a thread.
    pub registers: u32,
    /// Bytes of shared local memory of a group.
    pub shared_bytes: u32,
    /// Whether the threads of a group wait for each other at a barrier.
    pub has_barrier: bool,
    /// How it is launched.
    pub launch: Launch,
}

/// Returns the bytes of the payload that all threads of a group share, for these arguments.
#[must_use]
pub fn payload_bytes(arguments: &[Argument]) -> u32 {
    let end = arguments.iter().map(|argument| argument.offset + argument.bytes).max();
    end.unwrap_or(0).next_multiple_of(visa::payload::UNIT)
}

/// The reason why there is no binary.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The finalizer is not installed.
    #[error("`{program}` cannot be run: {reason}")]
    Missing {
        /// Its name.
        program: String,
        /// The message of the system.
        reason: String,
    },
    /// The finalizer rejects the kernel.
    #[error("the finalizer refuses @{kernel}: {said}")]
    Refused {
        /// The name of the kernel.
        kernel: String,
        /// Its message.
        said: String,
    },
    /// The finalizer would have to spill.
    #[error("@{kernel} has more values at a time than the {registers} registers of a thread hold")]
    Spills {
        /// The name of the kernel.
        kernel: String,
        /// The number of registers of a thread.
        registers: u32,
    },
    /// The finalizer does not end.
    #[error("the finalizer did not end within {seconds} s on @{kernel}")]
    Endless {
        /// The name of the kernel.
        kernel: String,
        /// The time limit in seconds.
        seconds: u64,
    },
    /// A file could not be written or read.
    #[error("{0}")]
    File(#[from] std::io::Error),
    /// The kernels do not fit an ELF file.
    #[error("{0}")]
    Elf(String),
}

/// Returns the binary of kernels.
///
/// # Errors
///
/// Fails with [`Error::Elf`] if the kernels do not fit an ELF file.
pub fn write(kernels: &[Kernel], platform: Platform) -> Result<Vec<u8>, Error> {
    elf::write(kernels, &info::text(kernels, platform), platform)
}
