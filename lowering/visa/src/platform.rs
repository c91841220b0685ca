//! GPU platforms, as data.

/// A GPU that the finalizer supports.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Platform {
    /// Skylake, generation 9.
    Skl,
    /// Tiger Lake, Xe LP.
    Tgllp,
    /// Xe HP.
    XehpSdv,
    /// Alchemist, Xe HPG.
    Dg2,
    /// Ponte Vecchio, Xe HPC.
    Pvc,
}

/// The properties of a platform.
#[derive(Clone, Copy, Debug)]
pub struct Info {
    /// The platform.
    pub platform: Platform,
    /// The finalizer's name.
    pub name: &'static str,
    /// The finalizer's name of the hardware for which binaries are compiled. `PVC` is the first stepping, for which the
    /// finalizer splits every other `dpas` and copies its accumulators; for `-device pvc`, Intel's compiler generates
    /// code without that.
    pub finalizer: &'static str,
    /// Other names, in lower case.
    pub aliases: &'static [&'static str],
    /// Bytes per register, the unit of an operand's row.
    pub grf_bytes: u32,
    /// The `gen_platform` of embedded binaries in object files.
    pub gen_code: u8,
    /// Channels of `dpas`; 0 if it is not supported.
    pub dpas_channels: u8,
    /// Channels for which an LSC message with one address per channel has data; 0 if there is no LSC. Without
    /// `-enableHalfLSC` the finalizer assumes that a message of fewer channels accesses the registers of all of them,
    /// but does not reserve the registers past the end of a smaller variable: messages overwrite other variables, or
    /// the finalizer crashes.
    pub lsc_channels: u32,
    /// Bits of all flag registers: `f0` and `f1`, on PVC `f0` to `f3`, of 32 bits each. The tables of vISA do not state
    /// it, because vISA has 4096 predicates; these are the registers that listings of the finalizer use (`GenX_IR
    /// -output`), which moves predicates out of flags and back if there are more.
    pub flag_bits: u32,
    /// Bytes of shared local memory that a thread group may have: what Level Zero reports as `maxSharedLocalMemory`. "The
    /// Virtual ISA Object Format" has 64 KiB for all platforms; Intel's compiler takes more.
    pub shared_bytes: u32,
    /// Whether float operations require aligned channels: the finalizer first moves a source whose channels are at
    /// another offset in a register than those of the destination, or have another stride.
    pub aligned_floats: bool,
    /// Where the number of a hardware thread is.
    pub hardware_thread: HardwareThread,
}

/// Where a kernel reads the number of the hardware thread that executes it. Source: the code of Intel's vector compiler for
/// private memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HardwareThread {
    /// In the predefined variable `%hw_id`.
    Variable,
    /// In the first dword of `%sr0`.
    State {
        /// Number of bits that the number and its gaps take, from bit 0 on.
        bits: u32,
        /// The bits that do not belong to the number: the position and the count of each gap, from the highest one on.
        gaps: &'static [(u32, u32)],
    },
}

impl HardwareThread {
    /// Returns the first dword of `%sr0` of a thread.
    #[must_use]
    pub fn state(self, thread: u32) -> u32 {
        match self {
            Self::Variable => 0,
            Self::State { gaps, .. } => gaps.iter().rev().fold(thread, |state, (at, count)| {
                let low = (1 << at) - 1;
                (state & !low) << count | state & low
            }),
        }
    }
}

/// The number of a hardware thread on Xe HP and Xe HPG.
const XE_HP_THREAD: HardwareThread = HardwareThread::State { bits: 14, gaps: &[(6, 1), (3, 1)] };

/// All platforms, oldest first.
pub static PLATFORMS: [Info; 5] = [
    Info {
        platform: Platform::Skl,
        name: "SKL",
        finalizer: "SKL",
        aliases: &["skylake", "gen9"],
        grf_bytes: 32,
        gen_code: 5,
        dpas_channels: 0,
        lsc_channels: 0,
        flag_bits: 64,
        shared_bytes: 64 * 1024,
        aligned_floats: false,
        hardware_thread: HardwareThread::Variable,
    },
    Info {
        platform: Platform::Tgllp,
        name: "TGLLP",
        finalizer: "TGLLP",
        aliases: &["tgl", "gen12lp", "xelp"],
        grf_bytes: 32,
        gen_code: 12,
        dpas_channels: 0,
        lsc_channels: 0,
        flag_bits: 64,
        shared_bytes: 64 * 1024,
        aligned_floats: false,
        hardware_thread: HardwareThread::Variable,
    },
    Info {
        platform: Platform::XehpSdv,
        name: "XeHP_SDV",
        finalizer: "XeHP_SDV",
        aliases: &["xehp", "xe_hp_sdv", "xehpsdv"],
        grf_bytes: 32,
        gen_code: 11,
        dpas_channels: 8,
        lsc_channels: 0,
        flag_bits: 64,
        shared_bytes: 64 * 1024,
        aligned_floats: true,
        hardware_thread: XE_HP_THREAD,
    },
    Info {
        platform: Platform::Dg2,
        name: "DG2",
        finalizer: "DG2",
        aliases: &["xehpg", "acm"],
        grf_bytes: 32,
        gen_code: 13,
        dpas_channels: 8,
        lsc_channels: 16,
        flag_bits: 64,
        shared_bytes: 64 * 1024,
        aligned_floats: true,
        hardware_thread: XE_HP_THREAD,
    },
    Info {
        platform: Platform::Pvc,
        name: "PVC",
        finalizer: "PVCXT",
        aliases: &["xehpc", "pvcxt", "pvc_xt"],
        grf_bytes: 64,
        gen_code: 14,
        dpas_channels: 16,
        lsc_channels: 32,
        flag_bits: 128,
        shared_bytes: 128 * 1024,
        aligned_floats: true,
        hardware_thread: HardwareThread::State { bits: 15, gaps: &[(6, 2), (3, 1)] },
    },
];

impl Platform {
    /// All platforms, oldest first.
    pub const ALL: [Self; 5] = [Self::Skl, Self::Tgllp, Self::XehpSdv, Self::Dg2, Self::Pvc];

    /// Returns its data.
    #[must_use]
    pub fn info(self) -> &'static Info {
        match self {
            Self::Skl => &PLATFORMS[0],
            Self::Tgllp => &PLATFORMS[1],
            Self::XehpSdv => &PLATFORMS[2],
            Self::Dg2 => &PLATFORMS[3],
            Self::Pvc => &PLATFORMS[4],
        }
    }

    /// Returns the bytes per register, the unit of an operand's row.
    #[must_use]
    pub fn grf_bytes(self) -> u32 {
        self.info().grf_bytes
    }

    /// Finds a platform by one of its names, ignoring case.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        let fits = |info: &&Info| {
            info.name.eq_ignore_ascii_case(name) || info.aliases.iter().any(|alias| alias.eq_ignore_ascii_case(name))
        };
        PLATFORMS.iter().find(fits).map(|info| info.platform)
    }
}

impl std::fmt::Display for Platform {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.info().name)
    }
}

/// A set of platforms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Platforms(u8);

impl Platforms {
    /// No platform.
    pub const NONE: Self = Self(0);
    /// All platforms.
    pub const ALL: Self = Self(0b11111);

    /// Returns the set of the given platforms.
    #[must_use]
    pub const fn of(platforms: &[Platform]) -> Self {
        let mut bits = 0;
        let mut i = 0;
        while i < platforms.len() {
            bits |= 1 << platforms[i] as u8;
            i += 1;
        }
        Self(bits)
    }

    /// Returns a platform and all newer ones.
    #[must_use]
    pub const fn from(first: Platform) -> Self {
        Self(Self::ALL.0 & !((1 << first as u8) - 1))
    }

    /// Returns the union.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns whether a platform is in the set.
    #[must_use]
    pub const fn contains(self, platform: Platform) -> bool {
        self.0 & (1 << platform as u8) != 0
    }

    /// Returns the platforms in the set.
    pub fn iter(self) -> impl Iterator<Item = Platform> {
        Platform::ALL.into_iter().filter(move |platform| self.contains(*platform))
    }
}
