//! Gathers, sequences, sort, single elements, and printing.

mod gather;
mod part;
mod quant;
mod sort;

use crate::context::Ctx;
use crate::fault::Exec;
use crate::semantics::Semantics::{self, Missing, Run};
use crate::tile::Tile;
use crate::value::Value;
use pto_isa::attrs::PrintFormat;
use pto_isa::codes;
use pto_isa::ops::irregular::Opcode;
use pto_isa::types::DType;
use pto_isa::{Key, Name};
use pto_numerics::Element;

/// Semantics of the operations of the family.
pub(super) const fn semantics(opcode: Opcode) -> Semantics {
    match opcode {
        Opcode::Tci => Run(tci),
        Opcode::Tdequant => Run(quant::tdequant),
        Opcode::Tgather => Run(gather::tgather),
        Opcode::Tgatherb => Run(gather::tgatherb),
        Opcode::Tgetval => Run(tgetval),
        Opcode::Thistogram => Run(thistogram),
        Opcode::Tmrgsort => Run(sort::tmrgsort),
        Opcode::Tpartadd => Run(part::tpartadd),
        Opcode::Tpartargmax => Run(part::tpartargmax),
        Opcode::Tpartargmin => Run(part::tpartargmin),
        Opcode::Tpartmax => Run(part::tpartmax),
        Opcode::Tpartmin => Run(part::tpartmin),
        Opcode::Tpartmul => Run(part::tpartmul),
        Opcode::Tprint => Run(tprint),
        Opcode::Tquant => Run(quant::tquant),
        Opcode::TquantMx => Run(quant::tquant_mx),
        // No source describes the hierarchy of factors of the format.
        Opcode::TquantHif4 => Missing,
        Opcode::Trandom => Run(trandom),
        Opcode::Tscatter => Run(gather::tscatter),
        Opcode::Tsetval => Run(tsetval),
        Opcode::Tsort32 => Run(sort::tsort32),
        Opcode::Ttri => Run(ttri),
    }
}

/// Fills `dst` with `S`, `S + 1`, `S + 2` and so on in row-major order, with `descending` `S - 1` and so on; wraps
/// around. Source: PTO ISA manual, tci.md. No source states that a second row continues the sequence.
fn tci(cx: &mut Ctx<'_, '_>) -> Exec {
    let (first, target) = (cx.int(Name::Start)?, cx.tile(Name::Dst)?);
    let step = if cx.flag(Key::Descending) { -1 } else { 1 };
    let (dtype, cols) = (target.desc.dtype, target.cols);
    let made = cx.compute(dtype, target.rows, cols, |row, col| {
        Ok(Element::from_int(dtype, i128::from(first) + step * (row * cols + col) as i128))
    })?;
    cx.store(&target, &made)
}

/// Returns the row and column of a position in the physical rows of a tile, in row-major order. Fails out of bounds.
fn position(cx: &Ctx<'_, '_>, name: Name, tile: &Tile, position: i128) -> Exec<(usize, usize)> {
    let (rows, cols) = (tile.physical_rows(), tile.physical_cols());
    match usize::try_from(position) {
        Ok(at) if at < rows * cols => Ok((at / cols, at % cols)),
        _ => {
            let message = format!("expected a position in the {rows} x {cols} elements of `{name}`, found {position}");
            Err(cx.fault(codes::RUN_OUT_OF_BOUNDS, message))
        }
    }
}

/// Returns the element at a position of the physical rows of `src`, which must be valid. Source: ptoas, tgetval.
fn tgetval(cx: &mut Ctx<'_, '_>) -> Exec {
    let source = cx.tile(Name::Src)?;
    let (row, col) = position(cx, Name::Src, &source, cx.int(Name::Offset)?.into())?;
    let element = cx.load_part(&source, row, col, 1, 1)?.get(0, 0);
    let dtype = cx.result_type(Name::Dst).dtype().unwrap_or(element.dtype());
    cx.give(Name::Dst, Value::Scalar(element.reinterpret(dtype)));
    Ok(())
}

/// Sets the element at a position of the physical rows of `dst` to `val`; it may be outside of the valid region.
/// Source: ptoas, tsetval.
fn tsetval(cx: &mut Ctx<'_, '_>) -> Exec {
    let target = cx.tile(Name::Dst)?;
    let (row, col) = position(cx, Name::Dst, &target, cx.int(Name::Offset)?.into())?;
    let value = cx.scalar_as(Name::Val, target.desc.dtype)?;
    let made = cx.compute(target.desc.dtype, 1, 1, |_, _| Ok(value))?;
    cx.store_part(&target, row, col, &made)
}

/// Number of values of a byte.
const BINS: usize = 256;
/// Bits of a byte.
const BYTE: usize = 8;

/// Sets `dst[r, v]` to the number of elements of row `r` of `src` whose byte `byte` is `v` and whose higher bytes are
/// those of `idx`. Source: ptoas, thistogram; PTO ISA manual, thistogram.md.
///
/// Elements of two bytes have one higher byte, in row `r` of `idx`. For elements of four bytes, row `k` of `idx` has
/// the `k`-th highest byte, for row `r` in column `r`: no source states this.
fn thistogram(cx: &mut Ctx<'_, '_>) -> Exec {
    let (source, filter, target) = (cx.tile(Name::Src)?, cx.tile(Name::Idx)?, cx.tile(Name::Dst)?);
    cx.same_valid_rows(Name::Src, &source, Name::Dst, &target)?;
    cx.apart(Name::Src, &source, Name::Dst, &target)?;
    cx.apart(Name::Idx, &filter, Name::Dst, &target)?;
    if target.cols < BINS {
        let message = format!("expected {BINS} valid columns in `dst`, found {}", target.cols);
        return Err(cx.fault(codes::RUN_SHAPE, message));
    }
    let byte = usize::try_from(cx.int_attribute(Key::Byte).unwrap_or(1)).unwrap_or(0);
    let bytes = source.element_bytes();
    let higher = bytes.saturating_sub(byte + 1);
    let filters = match (higher, bytes) {
        (0, _) => None,
        (_, 2) => Some(cx.load_part(&filter, 0, 0, source.rows, 1)?),
        (_, _) => Some(cx.load_part(&filter, 0, 0, higher, source.rows)?),
    };
    let values = cx.load(&source)?;
    let of_byte = |element: Element, byte: usize| element.bits() >> (BYTE * byte) & 0xff;
    let counted = |row: usize, element: Element| {
        (0..higher).all(|k| match (&filters, bytes) {
            (None, _) => true,
            (Some(filters), 2) => of_byte(element, 1) == filters.get(row, 0).bits(),
            (Some(filters), _) => of_byte(element, bytes - 1 - k) == filters.get(k, row).bits(),
        })
    };
    let made = cx.compute(target.desc.dtype, source.rows, BINS, |row, bin| {
        let elements = values.row(row).iter().filter(|element| counted(row, **element));
        let found = elements.filter(|element| of_byte(**element, byte) == bin as u64).count();
        Ok(Element::from_int(target.desc.dtype, found as i128))
    })?;
    cx.store(&target, &made)
}

/// Prints the valid region of a tile or all of a view, one line per row. Floats have the width and number of decimals
/// of `printFormat`, by default 8 and 4, and integers the width. Source: PTO ISA manual, tprint.md.
fn tprint(cx: &mut Ctx<'_, '_>) -> Exec {
    let (width, decimals) = match cx.choice(Key::PrintFormat) {
        Some(PrintFormat::Width8Precision2) => (8, 2),
        Some(PrintFormat::Width10Precision6) => (10, 6),
        Some(PrintFormat::Width8Precision4) | None => (8, 4),
    };
    let grid = match cx.value(Name::Src)?.clone() {
        Value::View(view) => cx.load_view(&view)?,
        _ => {
            let tile = cx.tile(Name::Src)?;
            cx.load(&tile)?
        }
    };
    for row in 0..grid.rows {
        let shown = grid.row(row).iter().map(|element| match element.to_int() {
            Some(integer) => format!("{integer:>width$}"),
            None => format!("{:>width$.decimals$}", element.to_f64()),
        });
        let line = shown.collect::<Vec<_>>().join(" ");
        cx.print(&line);
    }
    Ok(())
}

/// Words of one counter.
const WORDS: usize = 4;

/// Generates random words in row-major order: four for each counter, which is a number of 128 bits with its lowest word
/// first. Source: PTO ISA manual, trandom.md. No source names the generator: a key of two words, a counter of four and
/// ten rounds by default match Philox4x32. No source states the order of the words either.
fn trandom(cx: &mut Ctx<'_, '_>) -> Exec {
    let target = cx.tile(Name::Dst)?;
    let mut words = [0u32; 6];
    for (place, name) in
        words.iter_mut().zip([Name::Key0, Name::Key1, Name::Counter0, Name::Counter1, Name::Counter2, Name::Counter3])
    {
        *place = cx.element(name)?.bits() as u32;
    }
    let [key0, key1, c0, c1, c2, c3] = words;
    let first = [c3, c2, c1, c0].into_iter().fold(0u128, |number, word| number << 32 | u128::from(word));
    let rounds = u32::try_from(cx.int_attribute(Key::Rounds).unwrap_or(10)).unwrap_or(0);
    let cols = target.cols;
    let made = cx.compute(target.desc.dtype, target.rows, cols, |row, col| {
        let at = row * cols + col;
        let counter = first.wrapping_add((at / WORDS) as u128);
        let counter = [0, 32, 64, 96].map(|shift| (counter >> shift) as u32);
        let word = pto_numerics::philox([key0, key1], counter, rounds)[at % WORDS];
        Ok(Element::new(DType::Ui32, word.into()))
    })?;
    cx.store(&target, &made)
}

/// Sets `dst[r, c]` to 1 if `c <= r + diagonal`, or with `upperOrLower = 1` if `c >= r + diagonal`, else to 0. Source:
/// PTO ISA manual, ttri.md.
fn ttri(cx: &mut Ctx<'_, '_>) -> Exec {
    let (target, diagonal) = (cx.tile(Name::Dst)?, i128::from(cx.int(Name::Diagonal)?));
    let upper = cx.int_attribute(Key::UpperOrLower) == Some(1);
    let dtype = target.desc.dtype;
    let made = cx.compute(dtype, target.rows, target.cols, |row, col| {
        let (bound, col) = (row as i128 + diagonal, col as i128);
        let inside = if upper { col >= bound } else { col <= bound };
        Ok(Element::from_int(dtype, inside.into()))
    })?;
    cx.store(&target, &made)
}
