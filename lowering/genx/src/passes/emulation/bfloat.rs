//! Emulation of `bfloat`, which is stored as words: vISA supports it only together with `float`, and not on all
//! platforms.

use visa::{Platform, Type as VisaType, table};

use crate::builder::Builder;
use crate::compare::FloatPredicate;
use crate::ir::{Definition, Function, Inst, Use, Value};
use crate::passes::emulation::narrow;
use crate::region::Region;
use crate::table::Op;
use crate::target;
use crate::types::{Element, Type};

/// Bits by which the mantissa of single precision is longer than that of `bfloat`.
const LOW_BITS: i64 = 16;
/// The bit that makes a NaN quiet.
const QUIET: i64 = 0x40;

/// Returns whether a platform converts between `bfloat` and `float`.
pub(crate) fn converts(platform: Platform) -> bool {
    target::is_legal(table::Op::Mov, platform, VisaType::Bf, &[VisaType::F])
}

/// Replaces the type `bfloat` by words on a platform that does not convert it: operations compute in single precision, and
/// integer operations expand the conversions.
pub(crate) fn eliminate(function: &mut Function, platform: Platform) {
    for inst in function.all_insts() {
        let op = function.op(inst);
        let values = function.operands(inst).iter().copied().chain(function.result(inst));
        let is_bfloat = values.into_iter().any(|value| function.ty(value).element == Element::BF16);
        let is_kept = matches!(op, Op::FpExt | Op::FpTrunc | Op::BitCast | Op::Select);
        if is_bfloat && !is_kept && target::form(op).is_on_lanes() {
            let value = narrow::in_single(function, inst);
            function.replace(inst, value);
        }
    }
    retype(function, platform);
}

/// Replaces the type `bfloat` by words. Conversions are expanded or, if the platform supports them, applied to a cast
/// of the words.
pub(super) fn retype(function: &mut Function, platform: Platform) {
    let is = |ty: Type| ty.element == Element::BF16;
    if !(0..function.value_count()).any(|index| is(function.ty(Value::new(index)))) {
        return;
    }
    for inst in function.all_insts() {
        let source = function.operands(inst).first().copied().filter(|source| is(function.ty(*source)));
        let result = function.result(inst).filter(|result| is(function.ty(*result)));
        match (function.op(inst), source, result) {
            (Op::FpExt, Some(_), _) if !converts(platform) => extend(function, inst),
            (Op::FpTrunc, _, Some(_)) if !converts(platform) => truncate(function, inst),
            (Op::FpExt, Some(source), _)
                if function.def_inst(source).is_some_and(|def| function.op(def) == Op::FpTrunc) => {}
            (Op::FpExt, Some(source), _) => {
                let ty = function.ty(source);
                let cast = Builder::before(function, inst).value(Op::BitCast, &[source], &[], ty);
                function.set_arg(inst, 0, cast);
            }
            (Op::FpTrunc, _, Some(result)) => {
                let ty = function.ty(result).of(Element::I16);
                let Some(next) = function.next(inst) else { continue };
                let is_other = |user: &&Use| function.op(user.inst) != Op::FpExt;
                let users: Vec<_> = function.uses(result).iter().filter(is_other).copied().collect();
                let cast = Builder::before(function, next).value(Op::BitCast, &[result], &[], ty);
                for user in users {
                    function.set_arg(user.inst, user.index as usize, cast);
                }
            }
            (_, _, _) => {}
        }
    }
    for index in 0..function.value_count() {
        let value = Value::new(index);
        let ty = function.ty(value);
        let kept = match function.definition(value) {
            Definition::Inst(inst) => function.op(*inst) == Op::FpTrunc || is_cast_for_extension(function, *inst),
            Definition::Param(_) | Definition::BlockParam(..) => false,
            Definition::Constant(_) => true,
        };
        if is(ty) && !kept {
            function.set_type(value, ty.of(Element::I16));
        }
    }
    for inst in function.all_insts() {
        for index in 0..function.args(inst).len() {
            let value = function.args(inst)[index];
            let ty = function.ty(value);
            if is(ty)
                && let Some(constant) = function.as_constant(value).cloned()
            {
                let words = function.constant(ty.of(Element::I16), constant);
                function.set_arg(inst, index, words);
            }
        }
        // A cast from words to words is a no-op.
        if function.op(inst) == Op::BitCast
            && let Some(result) = function.result(inst)
            && function.ty(result) == function.ty(function.args(inst)[0])
        {
            let source = function.args(inst)[0];
            function.replace(inst, source);
        }
    }
}

/// Returns whether an instruction casts words for a conversion to `float`.
fn is_cast_for_extension(function: &Function, inst: Inst) -> bool {
    let Some(result) = function.result(inst) else { return false };
    let uses = function.uses(result);
    function.op(inst) == Op::BitCast && !uses.is_empty() && uses.iter().all(|at| function.op(at.inst) == Op::FpExt)
}

/// Extends `bfloat` to single precision by appending zeros.
fn extend(function: &mut Function, inst: Inst) {
    let Some(result) = function.result(inst) else { return };
    let (source, to) = (function.args(inst)[0], function.ty(result));
    let mut b = Builder::before(function, inst);
    let words = b.value(Op::BitCast, &[source], &[], to.of(Element::I16));
    let dwords = b.cast(Op::ZExt, words, Element::I32);
    let by = b.splat_int(to.of(Element::I32), LOW_BITS);
    let bits = b.binary(Op::Shl, dwords, by);
    let single = b.value(Op::BitCast, &[bits], &[], to.of(Element::F32));
    let value = if to.element == Element::F32 { single } else { b.cast(Op::FpExt, single, to.element) };
    function.replace(inst, value);
}

/// Truncates single precision to its upper bits, rounded to nearest even.
fn truncate(function: &mut Function, inst: Inst) {
    let Some(result) = function.result(inst) else { return };
    let (source, to) = (function.args(inst)[0], function.ty(result));
    let mut b = Builder::before(function, inst);
    let (dwords, count) = (to.of(Element::I32), to.count());
    let bits = b.value(Op::BitCast, &[source], &[], dwords);
    let [by, one, half, quiet] =
        [LOW_BITS, 1, (1 << (LOW_BITS - 1)) - 1, QUIET << LOW_BITS].map(|number| b.splat_int(dwords, number));
    let upper = b.binary(Op::LShr, bits, by);
    let odd = b.binary(Op::And, upper, one);
    let rounded = b.binary(Op::Add, bits, half);
    let rounded = b.binary(Op::Add, rounded, odd);
    let nan = b.fcmp(FloatPredicate::Une, source, source);
    let quieted = b.binary(Op::Or, bits, quiet);
    let chosen = b.select(nan, quieted, rounded);
    let words = b.value(Op::BitCast, &[chosen], &[], Type::vector(Element::I16, count * 2));
    let high = b.read(words, Region::strided(count, 2, Element::I16.bytes()), to.lanes);
    let value = b.value(Op::BitCast, &[high], &[], to);
    function.replace(inst, value);
}
