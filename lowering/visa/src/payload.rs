//! The payload: the initial contents of the registers of a thread, as drivers of Level Zero and OpenCL set them.
//!
//! | register | holds |
//! |---|---|
//! | `r0` | the header: the ids of the thread group |
//! | `r1` | the local ids of the thread, packed |
//! | `r2` and on | the arguments, from byte [`FIRST_ARGUMENT`] on; before them, the numbers of groups, if the kernel asks for them |

use crate::platform::Platform;

/// Offset of the first argument from [`start`] in bytes: the address of private memory precedes it.
pub const FIRST_ARGUMENT: u32 = 8;

/// Bytes of the numbers of groups along x, y and z, with what follows them up to the next argument.
pub const GROUP_COUNT: u32 = 16;

/// Unit in bytes by which drivers copy the payload that all threads of a group share.
pub const UNIT: u32 = 32;

/// Returns the offset from `r0`, in bytes, of the payload that all threads of a group share.
#[must_use]
pub fn start(platform: Platform) -> u32 {
    2 * platform.grf_bytes()
}

/// Returns the offset from `r0`, in bytes, of the local ids of a thread: three words.
#[must_use]
pub fn local_ids(platform: Platform) -> u32 {
    platform.grf_bytes()
}

/// Returns the offset of the numbers of groups from `r0`, in bytes, for a kernel that asks for them.
#[must_use]
pub fn group_count(platform: Platform) -> u32 {
    start(platform)
}

/// Returns the offset from `r0`, in bytes, of the address of the private memory of all threads.
#[must_use]
pub fn private_base(platform: Platform, counts_groups: bool) -> u32 {
    first_argument(platform, counts_groups) - FIRST_ARGUMENT
}

/// Returns the offset of the first argument from `r0`, in bytes; `counts_groups` says whether the kernel asks for the numbers
/// of groups.
#[must_use]
pub fn first_argument(platform: Platform, counts_groups: bool) -> u32 {
    start(platform) + if counts_groups { GROUP_COUNT } else { 0 } + FIRST_ARGUMENT
}
