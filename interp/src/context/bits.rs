//! Reads and writes masks in tiles: one bit per element.

use super::Ctx;
use crate::fault::Exec;
use crate::tile::Tile;
use pto_isa::Name;
use pto_isa::codes;
use pto_numerics::{Element, Undefined};

/// Elements per byte of a mask.
const PER_BYTE: usize = 8;

impl Ctx<'_, '_> {
    /// Loads the bits of `rows` x `cols` elements in row-major order: column `c` is bit `c % 8` of byte `c / 8` of its
    /// row. Source: PTO ISA manual, tcmp.md, tsel.md.
    pub fn load_bits(&mut self, name: Name, mask: &Tile, rows: usize, cols: usize) -> Exec<Vec<bool>> {
        self.holds_bits(name, mask, rows, cols)?;
        // The bits are counted in bytes, independent of the element type of the mask.
        let width = mask.element_bytes();
        let grid = self.load_part(mask, 0, 0, rows, cols.div_ceil(PER_BYTE * width))?;
        let bit = |row, col| grid.get(row, col / (PER_BYTE * width)).bits() >> (col % (PER_BYTE * width)) & 1 != 0;
        Ok((0..rows).flat_map(|row| (0..cols).map(move |col| (row, col))).map(|(row, col)| bit(row, col)).collect())
    }

    /// Stores the result of `f` for each row and column in the layout of [`Ctx::load_bits`]. Other bits of the written
    /// elements are zero.
    pub fn store_bits(
        &mut self,
        name: Name,
        mask: &Tile,
        rows: usize,
        cols: usize,
        mut f: impl FnMut(usize, usize) -> Result<bool, Undefined>,
    ) -> Exec {
        self.holds_bits(name, mask, rows, cols)?;
        let (dtype, places) = (mask.desc.dtype, PER_BYTE * mask.element_bytes());
        let made = self.compute(dtype, rows, cols.div_ceil(places), |row, word| {
            let from = word * places;
            let mut bits = 0;
            for col in from..(from + places).min(cols) {
                bits |= u64::from(f(row, col)?) << (col - from);
            }
            Ok(Element::new(dtype, bits))
        })?;
        self.store(mask, &made)
    }

    /// Stores the result of `f` for each row and column as bits without gaps: element `n` in row-major order is bit
    /// `n % 8` of byte `n / 8` of the physical rows of the mask, one after the other. Bits after the last element, up
    /// to a byte, are zero. Source: golden data of ptoas for tcmps.
    pub fn store_dense_bits(
        &mut self,
        name: Name,
        mask: &Tile,
        (rows, cols): (usize, usize),
        mut f: impl FnMut(usize, usize) -> Result<bool, Undefined>,
    ) -> Exec {
        let line = mask.physical_cols() * mask.element_bytes();
        let (found, needed) = (line * mask.physical_rows(), (rows * cols).div_ceil(PER_BYTE));
        if found < needed {
            let message =
                format!("expected {needed} bytes or more in `{name}` for {rows} x {cols} bits, found {found}");
            return Err(self.fault(codes::RUN_SHAPE, message));
        }
        let mut bytes = vec![0_u8; needed];
        for (row, col) in (0..rows).flat_map(|row| (0..cols).map(move |col| (row, col))) {
            let set = f(row, col).map_err(|why| self.undefined(why, format_args!("row {row}, column {col}")))?;
            let number = row * cols + col;
            if let Some(byte) = bytes.get_mut(number / PER_BYTE) {
                *byte |= u8::from(set) << (number % PER_BYTE);
            }
        }
        let base = self.base(mask)?;
        for (row, part) in bytes.chunks(line.max(1)).enumerate() {
            self.write(base.plus(mask.offset(row, 0) as i64), part)?;
        }
        Ok(())
    }

    /// Fails unless the valid region of a mask has a bit for each element.
    fn holds_bits(&self, name: Name, mask: &Tile, rows: usize, cols: usize) -> Exec {
        let bits = mask.cols * mask.element_bytes() * PER_BYTE;
        if mask.rows == rows && cols <= bits {
            return Ok(());
        }
        let message =
            format!("expected {rows} valid rows of {cols} bits or more in `{name}`, found {} of {bits}", mask.rows);
        Err(self.fault(codes::RUN_SHAPE, message))
    }
}
