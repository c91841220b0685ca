//! The payload: what is in the registers of a thread when it starts, as drivers of Level Zero and OpenCL fill them.
//!
//! | register | holds |
//! |---|---|
//! | `r0` | the header: the ids of the thread group |
//! | `r1` | the local ids of the thread, packed |
//! | `r2` and on | the arguments, from byte [`FIRST_ARGUMENT`] on |

use crate::platform::Platform;

/// Where the first argument is after [`start`], in bytes: the address of private memory comes first.
pub const FIRST_ARGUMENT: u32 = 8;

/// The unit, in bytes, in which drivers copy the payload that all threads of a group share.
pub const UNIT: u32 = 32;

/// Where the payload that all threads of a group share starts, in bytes from `r0`.
#[must_use]
pub fn start(platform: Platform) -> u32 {
    2 * platform.grf_bytes()
}

/// Where the first argument is, in bytes from `r0`.
#[must_use]
pub fn first_argument(platform: Platform) -> u32 {
    start(platform) + FIRST_ARGUMENT
}
