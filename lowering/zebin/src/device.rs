//! Facts about target GPUs that a binary states.

use visa::Platform;

/// Returns the code of the graphics core (`GFXCORE_FAMILY`), which drivers compare with that of the device.
pub(crate) const fn core(platform: Platform) -> u32 {
    match platform {
        Platform::Skl => 0x0c,
        Platform::Tgllp => 0x12,
        Platform::XehpSdv => 0xc05,
        Platform::Dg2 => 0xc07,
        Platform::Pvc => 0xc08,
    }
}

/// Checks whether a thread loads its payload with instructions at its start; otherwise the hardware loads it.
pub(crate) const fn loads_payload(platform: Platform) -> bool {
    match platform {
        Platform::Skl | Platform::Tgllp => false,
        Platform::XehpSdv | Platform::Dg2 | Platform::Pvc => true,
    }
}

/// Returns the possible sizes of the register file of a thread, smallest first.
pub(crate) const fn register_files(platform: Platform) -> &'static [u32] {
    match platform {
        Platform::Skl | Platform::Tgllp => &[128],
        Platform::XehpSdv | Platform::Dg2 | Platform::Pvc => &[128, 256],
    }
}
