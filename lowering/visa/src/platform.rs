//! The platforms, as data.

/// A GPU the finalizer knows.
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
    /// Which one.
    pub platform: Platform,
    /// The finalizer's name.
    pub name: &'static str,
    /// The finalizer's name of the hardware that binaries are made for. `PVC` is the first stepping, for which the finalizer splits
    /// every other `dpas` and copies its accumulators; for `-device pvc`, Intel's compiler makes code without that.
    pub finalizer: &'static str,
    /// Other names, in lower case.
    pub aliases: &'static [&'static str],
    /// Bytes of a register, the unit of an operand's row.
    pub grf_bytes: u32,
    /// `gen_platform` of an object file's embedded binaries.
    pub gen_code: u8,
    /// Channels of `dpas`; 0 where there is none.
    pub dpas_channels: u8,
    /// Channels that each message of the LSC with an address for each has data for; 0 where there is none. Without
    /// `-enableHalfLSC` the finalizer gives a message of fewer channels the registers of all of these: it does not reserve the
    /// registers past the end of a smaller variable, so that messages overwrite other variables or the finalizer crashes.
    pub lsc_channels: u32,
    /// Bits of predicates that there are flags for: of the registers `f0` and `f1`, on PVC `f0` to `f3`, of 32 bits each. The
    /// tables of vISA are silent on it, as it has 4096 predicates; these are the registers that listings of the finalizer
    /// use (`GenX_IR -output`), where it moves predicates out of flags and back as soon as there are more.
    pub flag_bits: u32,
    /// Whether channels of floats keep their lanes: the finalizer first moves a source whose channels start elsewhere
    /// in a register than those of the destination, or have another stride.
    pub aligned_floats: bool,
}

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
        aligned_floats: false,
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
        aligned_floats: false,
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
        aligned_floats: true,
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
        aligned_floats: true,
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
        aligned_floats: true,
    },
];

impl Platform {
    /// All platforms, oldest first.
    pub const ALL: [Self; 5] = [Self::Skl, Self::Tgllp, Self::XehpSdv, Self::Dg2, Self::Pvc];

    /// Its data.
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

    /// Bytes of a register, the unit of an operand's row.
    #[must_use]
    pub fn grf_bytes(self) -> u32 {
        self.info().grf_bytes
    }

    /// Finds a platform by any of its names, in any letter case.
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
    /// None.
    pub const NONE: Self = Self(0);
    /// Every platform.
    pub const ALL: Self = Self(0b11111);

    /// The platforms listed.
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

    /// A platform and all newer ones.
    #[must_use]
    pub const fn from(first: Platform) -> Self {
        Self(Self::ALL.0 & !((1 << first as u8) - 1))
    }

    /// Both sets.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether a platform is in the set.
    #[must_use]
    pub const fn contains(self, platform: Platform) -> bool {
        self.0 & (1 << platform as u8) != 0
    }

    /// The platforms in the set.
    pub fn iter(self) -> impl Iterator<Item = Platform> {
        Platform::ALL.into_iter().filter(move |platform| self.contains(*platform))
    }
}
