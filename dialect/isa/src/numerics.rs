//! How results are rounded, ordered and filled: what the syntax does not say. A row lists the topics that concern it.
//!
//! Where sources contradict each other, a topic has one behaviour for each [`Profile`]; `npu-a5` is the default.

use serde::Serialize;

/// One topic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Numerics {
    /// Sums, products and the like of floats
    Float,
    /// Sums, products and the like of integers
    Integer,
    /// Maximum and minimum of floats
    MinMax,
    /// Quotients
    Division,
    /// Remainders
    Remainder,
    /// Shifts
    Shift,
    /// Exponentials, logarithms, roots and reciprocals
    Function,
    /// Conversions between element types
    Conversion,
    /// Lanes a predicate leaves out of a computation
    InactiveZero,
    /// Lanes a predicate leaves out of an access
    InactiveSkip,
    /// Sums along a row
    RowSum,
    /// Sums along a column
    ColumnSum,
    /// Sums over lanes
    LaneSum,
    /// Maximum and minimum over lanes
    LaneMinMax,
    /// Matrix products
    Product,
}

/// A set of choices where sources contradict each other.
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

    /// Name on the command line.
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

    /// What holds under every profile, as a sentence or more.
    pub const fn text(self) -> &'static str {
        match self {
            Numerics::Float => "Each result is rounded once, to nearest even, in the element type.",
            Numerics::Integer => "Integers wrap around in two's complement.",
            Numerics::MinMax => "Positive zero is greater than negative zero.",
            Numerics::Division => {
                "Integer quotients are truncated toward zero, the least value divided by -1 wraps around, and a divisor \
                 of zero is undefined. Float quotients follow IEEE 754."
            }
            Numerics::Remainder => "The remainder has the sign of the divisor; a divisor of zero is undefined.",
            Numerics::Shift => {
                "Right shifts are arithmetic on signed and signless elements and logical on unsigned ones. An amount \
                 that is not below the width of the element is undefined."
            }
            Numerics::Function => "No source states a bound on the error.",
            Numerics::Conversion => {
                "Rounding is as the attribute says. With saturation, values out of range become the nearest \
                 representable one, infinities the largest finite one, and NaN zero; without, integers wrap around."
            }
            Numerics::InactiveZero => "Lanes that the predicate leaves out are zero in the result.",
            Numerics::InactiveSkip => "Lanes that the predicate leaves out access no memory.",
            Numerics::RowSum => "Columns are added in chunks of one register, chunk after chunk.",
            Numerics::ColumnSum => "Rows are added from the first to the last.",
            Numerics::LaneSum => "Lanes are added as a balanced tree.",
            Numerics::LaneMinMax => {
                "Lane 0 has the extreme, lane 1 the index of the first lane that holds it; lanes left out do not count."
            }
            Numerics::Product => {
                "Products of floats are summed in f32, those of 8-bit integers in i32. With saturation, infinities \
                 become the largest finite value and NaN zero."
            }
        }
    }

    /// What differs between profiles; empty for nothing.
    pub const fn profile(self, profile: Profile) -> &'static str {
        match (self, profile) {
            (Numerics::Float | Numerics::Function, Profile::NpuA5 | Profile::NpuA3) => {
                "denormals count as zero, in operands and results"
            }
            (Numerics::Float, Profile::Cpu) => "denormals as in IEEE 754",
            (Numerics::Function, Profile::Cpu) => "computed in f64, then rounded; denormals as in IEEE 754",
            (Numerics::MinMax, Profile::NpuA5 | Profile::NpuA3) => "NaN where either operand is NaN",
            (Numerics::MinMax, Profile::Cpu) => "the second operand where either is NaN",
            (Numerics::RowSum | Numerics::ColumnSum | Numerics::LaneSum, Profile::NpuA5 | Profile::NpuA3) => {
                "f16 is summed in f16"
            }
            (Numerics::RowSum | Numerics::ColumnSum | Numerics::LaneSum, Profile::Cpu) => "f16 is summed in f32",
            (Numerics::Product, Profile::NpuA5 | Profile::NpuA3) => "the sum of products is added to the accumulator",
            (Numerics::Product, Profile::Cpu) => "fused multiply-add along k from zero, then the accumulator is added",
            (
                Numerics::Integer
                | Numerics::Division
                | Numerics::Remainder
                | Numerics::Shift
                | Numerics::Conversion
                | Numerics::InactiveZero
                | Numerics::InactiveSkip
                | Numerics::LaneMinMax,
                Profile::NpuA5 | Profile::NpuA3 | Profile::Cpu,
            ) => "",
        }
    }
}
