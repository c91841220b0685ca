//! Element-wise operations, by family.

use visa::Type as VisaType;
use visa::interp::value::{Number, decode, encode, flushed, round};

use super::{Result, Thread};
use crate::compare::{FloatPredicate, IntPredicate};
use crate::ir::Inst;
use crate::table::{Name, Op};
use crate::target::{self, Sign};
use crate::types::Element;

/// An operation on integers; the second argument is the number of bits of the result.
type Integers = fn([i128; 4], u32) -> Option<i128>;
/// An operation on floats, in a type.
type Reals = fn([f64; 3], Element) -> f64;

/// Families of operations on lanes.
enum Family {
    Integers(Integers),
    Reals(Reals),
    Compare,
    /// A conversion to another type.
    Convert,
    /// An operation that is not element-wise.
    None,
}

/// Returns the shift amount: 6 bits for 64-bit elements, else 5.
const fn count(by: i128, bits: u32) -> u32 {
    (by as u32) & if bits == 64 { 63 } else { 31 }
}

const fn low(value: i128, bits: u32) -> i128 {
    value & ((1 << bits) - 1)
}

const fn rotate(value: i128, by: u32, bits: u32) -> i128 {
    let value = low(value, bits);
    let by = by % bits;
    value << by | value >> (bits - by)
}

fn found(bit: u32) -> i128 {
    if bit == 32 { u32::MAX.into() } else { bit.into() }
}

fn field(width: i128, offset: i128, value: i128) -> (i128, i128) {
    let (width, offset) = (width & 31, offset & 31);
    (low(low(value, 32) >> offset, 32) & ((1 << width) - 1), width)
}

fn insert([width, offset, bits, into]: [i128; 4], _: u32) -> Option<i128> {
    let mask = low(((1 << (width & 31)) - 1) << (offset & 31), 32);
    Some(bits << (offset & 31) & mask | into & !mask)
}

/// Looks up each bit of three numbers in a table; those of the first are the lowest bits of the index.
fn tabled(numbers: [i128; 3], table: i128, bits: u32) -> i128 {
    let index = |bit: u32| (0..3).map(|n| (numbers[n as usize] >> bit & 1) << n).sum::<i128>();
    (0..bits).map(|bit| (table >> index(bit) & 1) << bit).sum()
}

/// Sums four products of signed bytes.
fn products(a: i128, b: i128) -> i128 {
    (0..4).map(|byte| i128::from((a >> (8 * byte)) as i8) * i128::from((b >> (8 * byte)) as i8)).sum()
}

/// Returns the operand that is not NaN; if both are numbers, the result of `pick`.
fn number(a: f64, b: f64, pick: fn(f64, f64) -> bool) -> f64 {
    if a.is_nan() || (!b.is_nan() && !pick(a, b)) { b } else { a }
}

/// Returns NaN if an operand is NaN, else the result of `pick`, which orders zeros by sign.
fn extreme(a: f64, b: f64, pick: fn(f64, f64) -> bool) -> f64 {
    let zeros = a == 0.0 && b == 0.0;
    let first = if zeros { pick(1.0_f64.copysign(a), 1.0_f64.copysign(b)) } else { pick(a, b) };
    if a.is_nan() || (first && !b.is_nan()) { a } else { b }
}

fn family(op: Op) -> Family {
    use Family::{Compare, Convert, Integers as I, Reals as R};
    match op {
        Op::Add | Op::SSAddSat | Op::UUAddSat => I(|[a, b, ..], _| Some(a + b)),
        Op::Sub => I(|[a, b, ..], _| Some(a - b)),
        Op::Mul => I(|[a, b, ..], bits| Some(low(a, bits).wrapping_mul(low(b, bits)))),
        Op::SDiv | Op::UDiv => I(|[a, b, ..], _| a.checked_div(b)),
        Op::SRem | Op::URem => I(|[a, b, ..], _| a.checked_rem(b)),
        Op::SMulH | Op::UMulH => I(|[a, b, ..], bits| Some(a.wrapping_mul(b) >> bits)),
        Op::Add3 => I(|[a, b, c, _], _| Some(a + b + c)),
        Op::Bfn => I(|[a, b, c, table], bits| Some(tabled([a, b, c], table, bits))),
        Op::SMad | Op::UMad => I(|[a, b, c, _], _| Some(a.wrapping_mul(b).wrapping_add(c))),
        Op::SMax | Op::UMax => I(|[a, b, ..], _| Some(a.max(b))),
        Op::SMin | Op::UMin => I(|[a, b, ..], _| Some(a.min(b))),
        Op::AbsI => I(|[a, ..], _| Some(a.abs())),
        Op::And => I(|[a, b, ..], _| Some(a & b)),
        Op::Or => I(|[a, b, ..], _| Some(a | b)),
        Op::Xor => I(|[a, b, ..], _| Some(a ^ b)),
        Op::Shl => I(|[a, b, ..], bits| Some(low(a, bits) << count(b, bits))),
        Op::LShr | Op::AShr => I(|[a, b, ..], bits| Some(a >> count(b, bits))),
        Op::Rol => I(|[a, b, ..], bits| Some(rotate(a, count(b, bits), bits))),
        Op::Ror => I(|[a, b, ..], bits| Some(rotate(a, bits - count(b, bits) % bits, bits))),
        Op::CBit => I(|[a, ..], _| Some(a.count_ones().into())),
        Op::Lzd => I(|[a, ..], _| Some((a as u32).leading_zeros().into())),
        Op::Fbl => I(|[a, ..], _| Some(found((a as u32).trailing_zeros()))),
        Op::BfRev => I(|[a, ..], _| Some((a as u32).reverse_bits().into())),
        Op::Bfi => I(insert),
        Op::UBfe => I(|[width, offset, a, _], _| Some(field(width, offset, a).0)),
        Op::SBfe => I(|[width, offset, a, _], _| {
            let (value, width) = field(width, offset, a);
            let sign = if width > 0 { value >> (width - 1) & 1 } else { 0 };
            Some(value - (sign << width))
        }),
        Op::Dp4a => I(|[acc, a, b, _], _| Some(acc + products(a, b))),
        Op::FAdd => R(|[a, b, _], _| a + b),
        Op::FSub => R(|[a, b, _], _| a - b),
        Op::FMul => R(|[a, b, _], _| a * b),
        Op::FDiv | Op::IeeeDiv => R(|[a, b, _], _| a / b),
        Op::FNeg => R(|[a, ..], _| -a),
        Op::Fma => R(|[a, b, c], element| match element {
            Element::F32 => f64::from((a as f32).mul_add(b as f32, c as f32)),
            Element::I1
            | Element::I8
            | Element::I16
            | Element::I32
            | Element::I64
            | Element::F16
            | Element::BF16
            | Element::F64 => a.mul_add(b, c),
        }),
        Op::FMax => R(|[a, b, _], _| number(a, b, |a, b| a > b)),
        Op::FMin => R(|[a, b, _], _| number(a, b, |a, b| a < b)),
        Op::FMaximum => R(|[a, b, _], _| extreme(a, b, |a, b| a > b)),
        Op::FMinimum => R(|[a, b, _], _| extreme(a, b, |a, b| a < b)),
        Op::AbsF => R(|[a, ..], _| a.abs()),
        Op::Sat => R(|[a, ..], _| if a > 0.0 { a.min(1.0) } else { 0.0 }),
        Op::RndE => R(|[a, ..], _| a.round_ties_even()),
        Op::RndD => R(|[a, ..], _| a.floor()),
        Op::RndU => R(|[a, ..], _| a.ceil()),
        Op::RndZ => R(|[a, ..], _| a.trunc()),
        Op::Frc => R(|[a, ..], _| a - a.floor()),
        Op::Inv => R(|[a, ..], _| a.recip()),
        Op::Log => R(|[a, ..], _| a.log2()),
        Op::Exp => R(|[a, ..], _| a.exp2()),
        Op::Sqrt | Op::IeeeSqrt => R(|[a, ..], _| a.sqrt()),
        Op::RSqrt => R(|[a, ..], _| a.sqrt().recip()),
        Op::Sin => R(|[a, ..], _| a.sin()),
        Op::Cos => R(|[a, ..], _| a.cos()),
        Op::Pow => R(|[a, b, _], _| a.abs().powf(b)),
        Op::ICmp | Op::FCmp => Compare,
        Op::Trunc
        | Op::ZExt
        | Op::SExt
        | Op::FpTrunc
        | Op::FpExt
        | Op::FpToSi
        | Op::FpToUi
        | Op::SiToFp
        | Op::UiToFp
        | Op::SSTruncSat
        | Op::SUTruncSat
        | Op::USTruncSat
        | Op::UUTruncSat
        | Op::FpToSiSat
        | Op::FpToUiSat => Convert,
        Op::Select
        | Op::BitCast
        | Op::RdRegion
        | Op::WrRegion
        | Op::RdPredRegion
        | Op::WrPredRegion
        | Op::WrPredPredRegion
        | Op::Any
        | Op::All
        | Op::Constant
        | Op::Convert
        | Op::ConvertAddr
        | Op::AddAddr
        | Op::SvmBlockLd
        | Op::SvmBlockSt
        | Op::SvmGather
        | Op::SvmScatter
        | Op::OwordLd
        | Op::OwordSt
        | Op::GatherScaled
        | Op::ScatterScaled
        | Op::Gather4Scaled
        | Op::Scatter4Scaled
        | Op::LscLoadStateless
        | Op::LscStoreStateless
        | Op::LscLoadSlm
        | Op::LscStoreSlm
        | Op::LscAtomicStateless
        | Op::LscAtomicSlm
        | Op::LscLoad2dStateless
        | Op::LscStore2dStateless
        | Op::Barrier
        | Op::Fence
        | Op::LscFence
        | Op::GroupIdX
        | Op::GroupIdY
        | Op::GroupIdZ
        | Op::HardwareId
        | Op::StateRegister
        | Op::GroupCount
        | Op::LocalId
        | Op::Dpas
        | Op::Br
        | Op::CondBr
        | Op::Ret => Family::None,
    }
}

/// Decodes the bits of an element.
fn take(bits: u64, element: Element, sign: Sign) -> Number {
    match (element, sign) {
        (Element::I1, Sign::Signed) => Number::Integer(-i128::from(bits & 1)),
        _ => decode(target::visa_type(element, sign), bits),
    }
}

/// Encodes a number as an element.
fn make(number: Number, element: Element, sign: Sign, saturate: bool) -> u64 {
    match target::visa_type(element, sign) {
        VisaType::Bool => number.integer() as u64 & 1,
        ty => encode(number, ty, saturate),
    }
}

fn compare(thread: &Thread<'_>, inst: Inst, a: Number, b: Number) -> bool {
    let (a, b, integers) = match (a, b) {
        (Number::Integer(a), Number::Integer(b)) => (a as f64, b as f64, Some((a, b))),
        (a, b) => (a.real(), b.real(), None),
    };
    if let (Some(predicate), Some((a, b))) = (thread.function.int_predicate(inst), integers) {
        return match predicate {
            IntPredicate::Eq => a == b,
            IntPredicate::Ne => a != b,
            IntPredicate::Sgt | IntPredicate::Ugt => a > b,
            IntPredicate::Sge | IntPredicate::Uge => a >= b,
            IntPredicate::Slt | IntPredicate::Ult => a < b,
            IntPredicate::Sle | IntPredicate::Ule => a <= b,
        };
    }
    thread.function.float_predicate(inst).is_some_and(|predicate| match predicate {
        FloatPredicate::Oeq => a == b,
        FloatPredicate::Une => a != b,
        FloatPredicate::Ogt => a > b,
        FloatPredicate::Oge => a >= b,
        FloatPredicate::Olt => a < b,
        FloatPredicate::Ole => a <= b,
    })
}

/// Computes the lanes of the result of an element-wise operation.
pub(super) fn lanes(thread: &Thread<'_>, inst: Inst) -> Result<Vec<u64>> {
    let function = thread.function;
    let op = function.op(inst);
    let family = family(op);
    let Some(result) = function.result(inst) else { return Ok(Vec::new()) };
    let element = function.ty(result).element;
    let (dst, saturate) = (target::result_sign(function, inst), target::form(op).saturates());
    let sign = target::source_sign(function, inst);
    let sources: Vec<(Element, Vec<u64>)> =
        function.operands(inst).iter().map(|value| (function.ty(*value).element, thread.value(*value))).collect();
    // A `bfloat` is the upper half of a float, also of a NaN: LLVM allows conversions to keep the payload of a NaN.
    let is_upper_half =
        op == Op::FpExt && element == Element::F32 && sources.iter().all(|(of, _)| *of == Element::BF16);
    let lane = |lane: usize| {
        if is_upper_half {
            return Ok(sources.first().and_then(|(_, bits)| bits.get(lane)).copied().unwrap_or(0) << 16);
        }
        let mut numbers = [Number::Integer(0); 4];
        for (number, (element, bits)) in numbers.iter_mut().zip(&sources) {
            *number = take(bits.get(lane).copied().unwrap_or(0), *element, sign);
        }
        if let Some(table) = function.immediate(inst, Name::Table) {
            numbers[3] = Number::Integer(table.into());
        }
        let number = match family {
            Family::Integers(integers) => {
                let result = integers(numbers.map(Number::integer), element.bits());
                Number::Integer(result.ok_or_else(|| thread.fault(inst, "integer division by zero"))?)
            }
            Family::Reals(reals) => {
                let [a, b, c, _] = numbers.map(Number::real);
                let ty = target::visa_type(element, Sign::Float);
                if op.is_arithmetic() {
                    let [a, b, c] = [a, b, c].map(|number| flushed(number, ty));
                    Number::Real(flushed(round(reals([a, b, c], element), ty), ty))
                } else {
                    Number::Real(reals([a, b, c], element))
                }
            }
            Family::Compare => Number::Integer(compare(thread, inst, numbers[0], numbers[1]).into()),
            Family::Convert | Family::None => numbers[0],
        };
        Ok(make(number, element, dst, saturate))
    };
    (0..function.ty(result).count() as usize).map(lane).collect()
}
