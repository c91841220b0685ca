//! Topics of the semantics: how results are rounded, ordered and filled, which the syntax does not say. An op
//! definition lists the topics that apply to it.
//!
//! If sources contradict each other, a topic has one behaviour per [`Profile`]; `npu-a5` is the default.

use serde::Serialize;

/// One topic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Numerics {
    /// Sums, products and similar operations on floats
    Float,
    /// Sums, products and similar operations on integers
    Integer,
    /// Sign changes of floats
    Sign,
    /// Products of floats that are added in one step
    Fused,
    /// Products of floats that are added in two steps
    Separate,
    /// Carries and borrows
    Carry,
    /// Maximum and minimum of floats
    MinMax,
    /// Relations of floats
    Comparison,
    /// Quotients
    Division,
    /// Remainders of quotients rounded down
    Remainder,
    /// Remainders of quotients rounded toward zero
    Modulus,
    /// Integer powers
    IntegerPower,
    /// Shifts
    Shift,
    /// Shift amounts of operations whose name says whether the shift is logical or arithmetic
    ShiftAmount,
    /// Exponentials, logarithms, roots and reciprocals
    Function,
    /// Conversions between element types
    Conversion,
    /// Lanes of a computation that its predicate excludes
    InactiveZero,
    /// Lanes of a computation that its mask excludes, if a mode states their value
    InactiveMode,
    /// Lanes of an access that its predicate excludes
    InactiveSkip,
    /// Sums along a row
    RowSum,
    /// Sums along a column
    ColumnSum,
    /// Sums over lanes
    LaneSum,
    /// Maximum and minimum over lanes
    LaneMinMax,
    /// Maximum and minimum of no lanes
    NoLanes,
    /// Where padding ends
    PadExtent,
    /// Matrix products
    Product,
    /// Saturation of tile conversions
    TileSaturation,
    /// Divisions with an accuracy
    PreciseDivision,
    /// Bits of masks in which each row starts at a byte
    MaskRows,
    /// Bits of masks without gaps
    MaskDense,
    /// Offsets of blocks
    BlockOffset,
    /// Padding with the greatest or least finite float
    FinitePadding,
    /// Elements of a minimum that no source covers
    UncoveredLeast,
    /// Elements of a maximum that no source covers
    UncoveredGreatest,
    /// The element of an operand that has one value per row
    RowValue,
    /// Views larger than a tile
    LargerView,
    /// Counts in bytes
    ByteCount,
}

/// A consistent choice of behaviours, for the topics on which sources contradict each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Profile {
    /// The hardware of a5; the default
    NpuA5,
    /// The hardware of a2 and a3
    NpuA3,
    /// The simulator on a CPU
    Cpu,
}

impl Profile {
    /// All profiles, the default first.
    pub const ALL: [Profile; 3] = [Profile::NpuA5, Profile::NpuA3, Profile::Cpu];

    /// Returns the name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Profile::NpuA5 => "npu-a5",
            Profile::NpuA3 => "npu-a3",
            Profile::Cpu => "cpu",
        }
    }
}

impl Numerics {
    /// Floats and integers, by the element type.
    pub const ARITHMETIC: &'static [Numerics] = &[Numerics::Float, Numerics::Integer];

    /// Returns the behaviour that all profiles share, as one or more sentences.
    pub const fn text(self) -> &'static str {
        match self {
            Numerics::Float => "Each result is rounded once, to nearest even, in the element type.",
            Numerics::Integer => "Integers wrap around in two's complement.",
            Numerics::Sign => {
                "Of floats only the sign bit changes, that of NaN and of denormals too; the magnitude of the least integer is \
                 itself."
            }
            Numerics::Fused => "The product of floats is not rounded before it is added.",
            Numerics::Separate => "The product of floats is rounded before it is added.",
            Numerics::Carry => {
                "A carry is that of the sum of unsigned words; in a difference it is a borrow, set where more is subtracted \
                 than there is."
            }
            Numerics::Comparison => {
                "NaN is not equal to anything and in no other relation; zeros are equal, and denormals are not zero."
            }
            Numerics::MinMax => "Positive zero is greater than negative zero.",
            Numerics::Division => {
                "Integer quotients are truncated toward zero, the least value divided by -1 wraps around, and a divisor \
                 of zero is undefined. Float quotients follow IEEE 754."
            }
            Numerics::Remainder => {
                "The remainder has the sign of the divisor. A divisor of zero is undefined for integers, and gives NaN for \
                 floats."
            }
            Numerics::Modulus => {
                "The remainder has the sign of the dividend. A divisor of zero is undefined for integers, and gives NaN for \
                 floats."
            }
            Numerics::IntegerPower => {
                "Integers wrap around; negative powers are reciprocals truncated toward zero, and those of zero undefined."
            }
            Numerics::ShiftAmount => "An amount that is not below the width of the element is undefined.",
            Numerics::Shift => {
                "Right shifts are arithmetic on signed and signless elements and logical on unsigned ones. An amount \
                 that is not below the width of the element is undefined."
            }
            Numerics::Function => "No source states a bound on the error.",
            Numerics::Conversion => {
                "Rounding is as the attribute says; rounding H, which depends on random bits, is undefined. With \
                 saturation, values out of range become the nearest representable one, infinities the largest finite one, \
                 and NaN zero. Without, integers wrap around, infinities and NaN as integers are undefined, and floats out \
                 of range become infinities, or where the type has none NaN, or where it has neither the largest value. \
                 Denormals are converted exactly. In `f8E8M0` zero becomes the least value and a negative number NaN. \
                 Pairs have their first value in the lower bits."
            }
            Numerics::InactiveZero => "Lanes that the predicate leaves out are zero in the result.",
            Numerics::InactiveMode => {
                "Lanes that the mask leaves out are zero in the result; in mode `merge` they are undefined, as there is no \
                 former result."
            }
            Numerics::InactiveSkip => "Lanes that the predicate leaves out access no memory.",
            Numerics::RowSum => "Columns are added in chunks of one register, chunk after chunk.",
            Numerics::ColumnSum => {
                "Rows are added from the first to the last; with `isBinary = true` neighbouring rows, then neighbouring sums."
            }
            Numerics::LaneSum => "Lanes are added as a balanced tree.",
            Numerics::LaneMinMax => {
                "Lane 0 has the extreme, lane 1 the index of the first lane that holds it; lanes left out do not count."
            }
            Numerics::NoLanes => {
                "Where no lane is active, a maximum is negative infinity and a minimum infinity; of integers, the least and \
                 the greatest."
            }
            Numerics::PadExtent => "Padding fills vector memory after each burst.",
            Numerics::Product => {
                "Products of floats are summed in f32, whose denormals count, not those of the operands; those of 8-bit \
                 integers in i32, wrapped around. With saturation, infinities \
                 become the largest finite value and NaN zero."
            }
            Numerics::TileSaturation => {
                "`sat_mode = ON` saturates. `OFF`, the default, saturates too, except from `f16` and `f32` to `i16`, where \
                 the lower bits of the integer are kept. Wider floats have all values and infinities of narrower ones."
            }
            Numerics::PreciseDivision => {
                "With `high_precision`, denormals are kept in operands and results: a quotient is rounded to the precision \
                 of normal numbers, and one that is none is rounded again."
            }
            Numerics::MaskRows => {
                "The bit of column `c` of a row is bit `c % 8` of byte `c / 8` of that row of the mask: each row begins with a new \
                 byte."
            }
            Numerics::MaskDense => {
                "Bits follow each other without gaps: element `n` of the valid region, counted row by row, is bit `n % 8` of \
                 byte `n / 8` of the mask. Masks of `pto.tcmp` have a gap where a row does not end with a byte of the mask."
            }
            Numerics::BlockOffset => {
                "An offset is that of a block of 32 bytes: column `c` of the offsets stands for the block `c` of the same row of \
                 the destination. Offsets are multiples of 32."
            }
            Numerics::FinitePadding => "Of floats, `max` and `min` are the greatest and the least finite value.",
            Numerics::UncoveredLeast => "Where neither source is valid, the result is the least finite value.",
            Numerics::UncoveredGreatest => "Where neither source is valid, the result is the greatest finite value.",
            Numerics::RowValue => {
                "The value of a row stands in the first column of its source; other columns are not read. Where both sources \
                 cover the destination, the second one has the values."
            }
            Numerics::LargerView => {
                "A view may have more rows and columns than the valid region of the tile: the first of them are loaded."
            }
            Numerics::ByteCount => "The counts of columns are in bytes.",
        }
    }

    /// Returns the behaviour of a profile; empty if profiles do not differ.
    pub const fn profile(self, profile: Profile) -> &'static str {
        match (self, profile) {
            (
                Numerics::Float | Numerics::Fused | Numerics::Separate | Numerics::Remainder | Numerics::Modulus,
                Profile::NpuA5 | Profile::NpuA3,
            ) => "denormals of the element type count as zero, in operands and results",
            (Numerics::Function, Profile::NpuA5 | Profile::NpuA3) => {
                "computed in f64, then rounded; denormals of the element type count as zero, in operands and results"
            }
            (
                Numerics::Float | Numerics::Fused | Numerics::Separate | Numerics::Remainder | Numerics::Modulus,
                Profile::Cpu,
            ) => "denormals as in IEEE 754",
            (Numerics::Division, Profile::Cpu) => "a divisor of zero is undefined for floats too",
            (Numerics::Conversion, Profile::Cpu) => "f32 becomes f16 to nearest even, whatever the attribute says",
            (Numerics::Function, Profile::Cpu) => "computed in f64, then rounded; denormals as in IEEE 754",
            (Numerics::MinMax, Profile::NpuA5 | Profile::NpuA3) => "NaN where either operand is NaN",
            (Numerics::MinMax, Profile::Cpu) => "the first operand where either is NaN",
            (Numerics::RowSum | Numerics::ColumnSum | Numerics::LaneSum, Profile::NpuA5 | Profile::NpuA3) => {
                "f16 is summed in f16"
            }
            (Numerics::RowSum | Numerics::ColumnSum | Numerics::LaneSum, Profile::Cpu) => "f16 is summed in f32",
            (Numerics::Product, Profile::NpuA5 | Profile::NpuA3) => {
                "each product is rounded, then added along k from zero, and the sum added to the accumulator; denormals \
                 count as zero"
            }
            (Numerics::Product, Profile::Cpu) => "fused multiply-add along k from zero, then the accumulator is added",
            (Numerics::PadExtent, Profile::NpuA5 | Profile::NpuA3) => "up to the next multiple of 32 bytes",
            (Numerics::PadExtent, Profile::Cpu) => "all of the destination, before the first burst",
            (
                Numerics::Integer
                | Numerics::Sign
                | Numerics::Carry
                | Numerics::Comparison
                | Numerics::IntegerPower
                | Numerics::Shift
                | Numerics::ShiftAmount
                | Numerics::InactiveZero
                | Numerics::InactiveMode
                | Numerics::InactiveSkip
                | Numerics::LaneMinMax
                | Numerics::NoLanes
                | Numerics::TileSaturation
                | Numerics::PreciseDivision
                | Numerics::MaskRows
                | Numerics::MaskDense
                | Numerics::BlockOffset
                | Numerics::FinitePadding
                | Numerics::UncoveredLeast
                | Numerics::UncoveredGreatest
                | Numerics::RowValue
                | Numerics::LargerView
                | Numerics::ByteCount,
                Profile::NpuA5 | Profile::NpuA3 | Profile::Cpu,
            )
            | (Numerics::Division | Numerics::Conversion, Profile::NpuA5 | Profile::NpuA3) => "",
        }
    }
}
