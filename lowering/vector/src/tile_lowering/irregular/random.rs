//! Lowers random number generation: Philox4x32 on 128-bit counters in four registers, one counter per lane.

use super::super::{
    Expander, Site,
    instructions::{VADD, VADDC, VADDCS, VCMPS, VMULL, VMULS, VSCATTER, VXOR},
    lane::element,
};
use super::gather::integer;
use crate::builder::{Builder, Extent, Lowered, lanes, set};
use mlir_dialect::melior::ir::{Value, ValueLike};
use pto_isa::{
    Key, TypeDesc,
    attrs::Relation,
    types::{DType, MaskGranularity},
};

/// Type of a word.
const WORD: DType = DType::Ui32;
/// Words per counter.
const WORDS: i64 = 4;
/// Multipliers of a round, for the first and the third word.
const FACTORS: [i64; 2] = [0xd251_1f53, 0xcd9e_8d57];
/// Increments of the words of the key after a round.
const STEPS: [i64; 2] = [0x9e37_79b9, 0xbb67_ae85];

/// Lowers `pto.trandom`: a row begins within the words of a counter; words outside of the row are masked out.
pub(super) fn random<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let dst = x.tile(site, 6)?;
    let mut words = Vec::new();
    for index in 0..6 {
        let value = site.operand(index).ok_or_else(|| x.b.defect("a word"))?;
        let word = element(&mut x.b, value, WORD)?;
        words.push(word.ok_or_else(|| site.refuse_operand(index, format_args!("with a word of {}", value.r#type())))?);
    }
    let rounds = Extent::Static(integer(site, Key::Rounds).unwrap_or(10));
    let width = lanes(WORD);
    x.b.scope(|b| {
        let mut registers = Vec::new();
        for word in &words {
            registers.push(b.broadcast(*word, WORD)?);
        }
        let [key0, key1, first @ ..] = &registers[..] else { return Err(b.defect("a key")) };
        let numbers = b.sequence(WORD)?;
        let four = b.constant(WORDS, DType::I32)?;
        let all = b.all(MaskGranularity::B32)?;
        let places = b.value(VMULS, &[numbers, four, all], &[], numbers.r#type())?;
        b.each(dst.rows, 1, &mut |b, row| {
            let line = dst.offset(b, row, Extent::Static(0))?;
            let line = b.advance(dst.pointer, line)?;
            let line = b.pointer_to(line, WORD)?;
            let start = b.mul(row, dst.cols)?;
            let counter = b.div(start, WORDS)?;
            let of_counter = b.mul(counter, Extent::Static(WORDS))?;
            let skipped = b.sub(start, of_counter)?;
            let words = b.add(dst.cols, skipped)?;
            let cols = b.integer(dst.cols, DType::I32)?;
            b.each(words, width * WORDS, &mut |b, from| {
                let chunk = b.div(from, WORDS)?;
                let distance = b.add(counter, chunk)?;
                let distance = b.plus(numbers, WORD, distance)?;
                let counters = counted(b, first, distance)?;
                let words = generated(b, counters, [*key0, *key1], rounds)?;
                let shift = b.sub(from, skipped)?;
                for (number, word) in (0..).zip(words) {
                    let shift = b.add(shift, Extent::Static(number))?;
                    let columns = b.plus(places, WORD, shift)?;
                    // Columns before the row wrap around to large unsigned integers.
                    let inside =
                        b.value(VCMPS, &[columns, cols, all], &[set(Key::Relation, Relation::Lt)], all.r#type())?;
                    b.op(VSCATTER, &[word, line, columns, inside], &[], &[])?;
                }
                Ok(())
            })
        })
    })
}

/// Returns the counters at an offset from the first one.
fn counted<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    first: &[Value<'c, 'a>],
    distance: Value<'c, 'a>,
) -> Lowered<[Value<'c, 'a>; 4]> {
    let [first, rest @ ..] = first else { return Err(b.defect("a counter")) };
    let all = b.all(MaskGranularity::B32)?;
    let types = [distance.r#type(), b.r#type(TypeDesc::Mask(MaskGranularity::B32))?];
    let zero = b.splat(0, WORD)?;
    let sum = b.op(VADDC, &[*first, distance, all], &[], &types)?;
    let (mut words, mut carry) = (vec![b.result(sum, 0)?], b.result(sum, 1)?);
    for word in rest {
        let sum = b.op(VADDCS, &[*word, zero, carry, all], &[], &types)?;
        words.push(b.result(sum, 0)?);
        carry = b.result(sum, 1)?;
    }
    <[Value<'c, 'a>; 4]>::try_from(words).map_err(|_| b.defect("four words"))
}

/// Returns the words that a number of rounds generates from counters.
fn generated<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    [c0, c1, c2, c3]: [Value<'c, 'a>; 4],
    [key0, key1]: [Value<'c, 'a>; 2],
    rounds: Extent<'c, 'a>,
) -> Lowered<Vec<Value<'c, 'a>>> {
    let all = b.all(MaskGranularity::B32)?;
    let r#type = c0.r#type();
    let [factors, steps] = [FACTORS, STEPS].map(|numbers| numbers.map(|number| i64::from(number as u32 as i32)));
    let factors = [b.splat(factors[0], WORD)?, b.splat(factors[1], WORD)?];
    let steps = [b.splat(steps[0], WORD)?, b.splat(steps[1], WORD)?];
    let mut made = b.repeat(rounds, 1, &[c0, c1, c2, c3, key0, key1], &mut |b, _, carried| {
        let [c0, c1, c2, c3, key0, key1] = carried else { return Err(b.defect("a round")) };
        let product = |b: &mut Builder<'c, 'a>, word: Value<'c, 'a>, factor: Value<'c, 'a>| {
            let product = b.op(VMULL, &[word, factor, all], &[], &[r#type, r#type])?;
            Lowered::Ok((b.result(product, 0)?, b.result(product, 1)?))
        };
        let (low0, high0) = product(b, *c0, factors[0])?;
        let (low1, high1) = product(b, *c2, factors[1])?;
        let mixed = |b: &mut Builder<'c, 'a>, high: Value<'c, 'a>, word: Value<'c, 'a>, key: Value<'c, 'a>| {
            let mixed = b.value(VXOR, &[high, word, all], &[], r#type)?;
            b.value(VXOR, &[mixed, key, all], &[], r#type)
        };
        let (next0, next2) = (mixed(b, high1, *c1, *key0)?, mixed(b, high0, *c3, *key1)?);
        let key0 = b.value(VADD, &[*key0, steps[0], all], &[], r#type)?;
        let key1 = b.value(VADD, &[*key1, steps[1], all], &[], r#type)?;
        Ok(vec![next0, low1, next2, low0, key0, key1])
    })?;
    made.truncate(WORDS as usize);
    Ok(made)
}
