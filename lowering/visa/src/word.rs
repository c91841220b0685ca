//! Words: fields of object files whose values have names.

macro_rules! words {
    ($($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $code:literal $spelling:literal,)+ })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[expect(missing_docs, reason = "named by the spelling")]
        pub enum $name { $($(#[$vdoc])* $variant,)+ }

        impl $name {
            /// All words, in the order of their codes.
            pub const ALL: &[Self] = &[$(Self::$variant),+];
            /// Codes and spellings.
            pub const WORDS: &[(u32, &str)] = &[$(($code, $spelling)),+];

            /// Returns the word of a code.
            #[must_use]
            pub const fn from_code(code: u32) -> Option<Self> {
                match code {
                    $($code => Some(Self::$variant),)+
                    _ => None,
                }
            }

            /// Returns the code in object files.
            #[must_use]
            pub const fn code(self) -> u32 {
                match self { $(Self::$variant => $code,)+ }
            }

            /// Returns the spelling in assembly.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $spelling,)+ }
            }
        }
    )+};
}

words! {
    /// Relation of `cmp`.
    Condition { Eq = 0 "eq", Ne = 1 "ne", Gt = 2 "gt", Ge = 3 "ge", Lt = 4 "lt", Le = 5 "le", }
    /// Whether an instruction computes the minimum or the maximum.
    MinMax { Min = 0 "min", Max = 1 "max", }
    /// Field of an interlaced surface that `media_ld` and `media_st` access.
    Media {
        NoModifier = 0 "nomod",
        Modified = 1 "modified",
        Top = 2 "top",
        Bottom = 3 "bottom",
        TopModified = 4 "top_mod",
        BottomModified = 5 "bottom_mod",
    }
    /// A power of two: size of an element, or number of owords.
    Power { N1 = 0 "1", N2 = 1 "2", N4 = 2 "4", N8 = 3 "8", N16 = 4 "16", }
    /// Bytes per block of `svm_gather` and `svm_scatter`.
    SvmBlock { N1 = 0 "1", N4 = 1 "4", N8 = 2 "8", }
    /// Channels of four-channel messages, as a set of bits.
    Channels {
        R = 1 "R", G = 2 "G", Rg = 3 "RG", B = 4 "B", Rb = 5 "RB", Gb = 6 "GB", Rgb = 7 "RGB", A = 8 "A",
        Ra = 9 "RA", Ga = 10 "GA", Rga = 11 "RGA", Ba = 12 "BA", Rba = 13 "RBA", Gba = 14 "GBA", Rgba = 15 "RGBA",
    }
    /// Operation of `dword_atomic` and `svm_atomic`.
    Atomic {
        Add = 0 "add", Sub = 1 "sub", Inc = 2 "inc", Dec = 3 "dec", Min = 4 "min", Max = 5 "max", Xchg = 6 "xchg",
        CmpXchg = 7 "cmpxchg", And = 8 "and", Or = 9 "or", Xor = 10 "xor", MinSint = 11 "minsint",
        MaxSint = 12 "maxsint", PreDec = 13 "predec", FMax = 16 "fmax", FMin = 17 "fmin", FCmpWr = 18 "fcmpwr",
        FAdd = 19 "fadd", FSub = 20 "fsub",
    }
    /// Part of a split barrier.
    Phase { Wait = 0 "wait", Signal = 1 "signal", }
    /// The memory of an LSC message.
    Sfid { Ugm = 0 "ugm", Ugml = 1 "ugml", Tgm = 2 "tgm", Slm = 3 "slm", }
    /// Caching of a message.
    Caching {
        Default = 0 "df", Uncached = 1 "uc", Cached = 2 "ca", WriteBack = 3 "wb", WriteThrough = 4 "wt",
        Streaming = 5 "st", ReadInvalidate = 6 "ri",
    }
    /// Base of the addresses of an LSC message.
    AddressModel { Flat = 1 "flat", Bss = 2 "bss", Ss = 3 "ss", Bti = 4 "bti", }
    /// The size of an address.
    AddressSize { A16 = 1 "a16", A32 = 2 "a32", A64 = 3 "a64", }
    /// The size of an element in memory and in registers.
    DataSize {
        D8 = 1 "d8", D16 = 2 "d16", D32 = 3 "d32", D64 = 4 "d64", D8C32 = 5 "d8c32", D16C32 = 6 "d16c32",
        D16C32H = 7 "d16c32h",
    }
    /// Whether the data of a channel is contiguous.
    DataOrder { NonTranspose = 1 "", Transpose = 2 "t", }
    /// Elements per address.
    DataElements {
        N1 = 1 "", N2 = 2 "x2", N3 = 3 "x3", N4 = 4 "x4", N8 = 5 "x8", N16 = 6 "x16", N32 = 7 "x32", N64 = 8 "x64",
    }
    /// Channels of four-channel LSC messages, as a set of bits.
    Components {
        X = 1 "x", Y = 2 "y", Xy = 3 "xy", Z = 4 "z", Xz = 5 "xz", Yz = 6 "yz", Xyz = 7 "xyz", W = 8 "w",
        Xw = 9 "xw", Yw = 10 "yw", Xyw = 11 "xyw", Zw = 12 "zw", Xzw = 13 "xzw", Yzw = 14 "yzw", Xyzw = 15 "xyzw",
    }
    /// Effect of a fence on caches.
    FenceOp {
        None = 0 "none", Evict = 1 "evict", Invalidate = 2 "invalidate", Discard = 3 "discard", Clean = 4 "clean",
        FlushL3 = 5 "flushl3",
    }
    /// Threads that observe the accesses before a fence.
    FenceScope {
        Group = 0 "group", Local = 1 "local", Tile = 2 "tile", Gpu = 3 "gpu", Gpus = 4 "gpus", SystemRelease = 5 "sysrel", SystemAcquire = 6 "sysacq",
    }
    /// Element type of a matrix.
    Precision {
        U1 = 1 "u1", S1 = 2 "s1", U2 = 3 "u2", S2 = 4 "s2", U4 = 5 "u4", S4 = 6 "s4", U8 = 7 "u8", S8 = 8 "s8",
        Bf = 9 "bf", Hf = 10 "hf", Bf8 = 11 "bf8", Tf32 = 12 "tf32",
    }
}

impl DataElements {
    /// Returns the number of elements.
    #[must_use]
    pub const fn count(self) -> u32 {
        match self {
            Self::N1 => 1,
            Self::N2 => 2,
            Self::N3 => 3,
            Self::N4 => 4,
            Self::N8 => 8,
            Self::N16 => 16,
            Self::N32 => 32,
            Self::N64 => 64,
        }
    }
}
