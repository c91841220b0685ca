//! What a binary states about its target GPU.

use visa::Platform;

/// The code of the graphics core in drivers (`GFXCORE_FAMILY`), which they compare with that of the device.
pub(crate) const fn core(platform: Platform) -> u32 {
    match platform {
        Platform::Skl => 0x0c,
        Platform::Tgllp => 0x12,
        Platform::XehpSdv => 0xc05,
        Platform::Dg2 => 0xc07,
        Platform::Pvc => 0xc08,
    }
}

/// Whether a thread loads its payload with instructions at its start; elsewhere the hardware does.
pub(crate) const fn loads_payload(platform: Platform) -> bool {
    match platform {
        Platform::Skl | Platform::Tgllp => false,
        Platform::XehpSdv | Platform::Dg2 | Platform::Pvc => true,
    }
}

/// The possible sizes of the register file of a thread, smallest first.
pub(crate) const fn register_files(platform: Platform) -> &'static [u32] {
    match platform {
        Platform::Skl | Platform::Tgllp => &[128],
        Platform::XehpSdv | Platform::Dg2 | Platform::Pvc => &[128, 256],
    }
}
