//! Reads and writes tiles and views, and applies functions element by element.

use super::{Ctx, Grid, MAX_OF_VIEW};
use crate::fault::{Exec, Fault};
use crate::memory::{self, Pointer};
use crate::register::little_endian;
use crate::tile::{Tile, View};
use pto_isa::Name;
use pto_isa::codes;
use pto_isa::types::DType;
use pto_numerics::{Element, Undefined};
use std::ops::Range;

impl Ctx<'_, '_> {
    /// Returns the address of a tile; fails if it has none.
    pub fn base(&self, tile: &Tile) -> Exec<Pointer> {
        tile.at.ok_or_else(|| self.fault(codes::RUN_UNDEFINED, "expected a tile with an address, found a declared one"))
    }

    /// Loads the valid region of a tile.
    pub fn load(&mut self, tile: &Tile) -> Exec<Grid> {
        self.load_part(tile, 0, 0, tile.rows, tile.cols)
    }

    /// Loads `rows` x `cols` elements of a tile from a row and column on. Fails outside of the valid region.
    pub fn load_part(&mut self, tile: &Tile, row: usize, col: usize, rows: usize, cols: usize) -> Exec<Grid> {
        self.inside((row, col), (rows, cols), (tile.rows, tile.cols))?;
        let base = self.base(tile)?;
        let size = tile.element_bytes();
        let dtype = tile.desc.dtype;
        let mut elements = Vec::with_capacity(rows * cols);
        for row in row..row + rows {
            let mut at = col;
            while at < col + cols {
                let run = tile.run(at, col + cols);
                let bytes = self.read(base.plus(tile.offset(row, at) as i64), run * size)?;
                elements.extend(bytes.chunks_exact(size).map(|bytes| Element::new(dtype, little_endian(bytes))));
                at += run;
            }
        }
        let mut elements = elements.into_iter();
        Grid::new(dtype, rows, cols, |_, _| Ok(elements.next().unwrap_or(Element::zero(dtype))))
    }

    /// Stores a matrix to the first rows and columns of a tile.
    pub fn store(&mut self, tile: &Tile, grid: &Grid) -> Exec {
        self.store_part(tile, 0, 0, grid)
    }

    /// Stores a matrix to a tile from a row and column on. Fails outside of the physical tile. Elements are stored as
    /// bits: the types must have the same width.
    pub fn store_part(&mut self, tile: &Tile, row: usize, col: usize, grid: &Grid) -> Exec {
        let (rows, cols) = (tile.physical_rows(), tile.physical_cols());
        if row + grid.rows > rows || col + grid.cols > cols {
            let message = format!(
                "expected elements within the {rows} x {cols} of the tile, found rows {row} to {} and columns {col} to {}",
                row + grid.rows,
                col + grid.cols
            );
            return Err(self.fault(codes::RUN_OUT_OF_BOUNDS, message));
        }
        let base = self.base(tile)?;
        let size = tile.element_bytes();
        let mut bytes = Vec::new();
        for r in 0..grid.rows {
            let mut c = 0;
            while c < grid.cols {
                let run = tile.run(col + c, col + grid.cols);
                bytes.clear();
                for element in grid.row(r).iter().skip(c).take(run) {
                    bytes.extend(element.bits().to_le_bytes().iter().take(size));
                }
                self.write(base.plus(tile.offset(row + r, col + c) as i64), &bytes)?;
                c += run;
            }
        }
        Ok(())
    }

    /// Copies `rows` x `cols` elements from a row and column of one tile to those of another, including elements
    /// without a value. Fails outside of the valid region of the source and of the physical region of the destination.
    pub fn copy_part(
        &mut self,
        (source, row, col): (&Tile, usize, usize),
        (target, to_row, to_col): (&Tile, usize, usize),
        (rows, cols): (usize, usize),
    ) -> Exec {
        self.inside((row, col), (rows, cols), (source.rows, source.cols))?;
        let physical = (target.physical_rows(), target.physical_cols());
        if to_row + rows > physical.0 || to_col + cols > physical.1 {
            let message =
                format!("expected {rows} x {cols} elements in the tile from row {to_row} and column {to_col} on");
            return Err(self.fault(codes::RUN_OUT_OF_BOUNDS, message));
        }
        let (from, to, size) = (self.base(source)?, self.base(target)?, source.element_bytes());
        let mut pieces = Vec::new();
        for r in 0..rows {
            let mut c = 0;
            while c < cols {
                let run = source.run(col + c, col + cols).min(target.run(to_col + c, to_col + cols));
                let at = from.plus(source.offset(row + r, col + c) as i64);
                let (bytes, defined) = self.memory().read_raw(at, run * size)?;
                pieces.push((target.offset(to_row + r, to_col + c), bytes.to_vec(), defined.to_vec()));
                c += run;
            }
        }
        pieces
            .into_iter()
            .try_for_each(|(offset, bytes, defined)| self.memory().write_raw(to.plus(offset as i64), &bytes, &defined))
    }

    /// Fails unless this many rows and columns from a row and column on are within the valid region.
    fn inside(&self, (row, col): (usize, usize), (rows, cols): (usize, usize), valid: (usize, usize)) -> Exec {
        if row.saturating_add(rows) <= valid.0 && col.saturating_add(cols) <= valid.1 {
            return Ok(());
        }
        let message = format!(
            "expected elements within the valid region of {} x {}, found rows {row} to {} and columns {col} to {}",
            valid.0,
            valid.1,
            row.saturating_add(rows),
            col.saturating_add(cols)
        );
        Err(self.fault(codes::RUN_OUTSIDE_VALID, message))
    }

    /// Loads all elements of a view, as the matrix of [`View::matrix`].
    pub fn load_view(&mut self, view: &View) -> Exec<Grid> {
        let (rows, cols) = self.matrix(view)?;
        let dtype = view.dtype;
        let size = dtype.bytes() as usize;
        Grid::new(dtype, rows, cols, |row, col| {
            let bytes = self.read(view.at.plus(view.offset(row as i64, col as i64)), size)?;
            Ok(Element::new(dtype, little_endian(bytes)))
        })
    }

    /// Stores a matrix to the first rows and columns of a view.
    pub fn store_view(&mut self, view: &View, grid: &Grid) -> Exec {
        let (rows, cols) = self.matrix(view)?;
        if grid.rows > rows || grid.cols > cols {
            let message = format!("expected at most {rows} x {cols} elements, found {} x {}", grid.rows, grid.cols);
            return Err(self.fault(codes::RUN_SHAPE, message));
        }
        for row in 0..grid.rows {
            for col in 0..grid.cols {
                let at = view.at.plus(view.offset(row as i64, col as i64));
                self.write_element(at, grid.get(row, col))?;
            }
        }
        Ok(())
    }

    /// Returns the rows and columns of a view; fails if they are negative.
    pub fn matrix(&self, view: &View) -> Exec<(usize, usize)> {
        let (rows, cols) = view.matrix();
        let wrong =
            |_| self.fault(codes::RUN_SHAPE, format!("expected extents of at least 0, found {:?}", view.extents()));
        let (rows, cols) = (usize::try_from(rows).map_err(wrong)?, usize::try_from(cols).map_err(wrong)?);
        if rows.checked_mul(cols).is_none_or(|elements| elements > MAX_OF_VIEW) {
            let message = format!("expected at most {MAX_OF_VIEW} elements, found {rows} x {cols}");
            return Err(self.fault(codes::RUN_TOO_LARGE, message));
        }
        Ok((rows, cols))
    }

    /// Fails unless two tiles have the same valid region.
    pub fn same_valid(&self, name: Name, tile: &Tile, as_in: Name, other: &Tile) -> Exec {
        if (tile.rows, tile.cols) == (other.rows, other.cols) {
            return Ok(());
        }
        let message = format!(
            "expected a valid region of {} x {} as in `{as_in}`, found {} x {} in `{name}`",
            other.rows, other.cols, tile.rows, tile.cols
        );
        Err(self.fault(codes::RUN_SHAPE, message))
    }

    /// Fails unless the valid regions of two tiles have the same number of rows.
    pub fn same_valid_rows(&self, name: Name, tile: &Tile, as_in: Name, other: &Tile) -> Exec {
        if tile.rows == other.rows {
            return Ok(());
        }
        let message = format!("expected {} valid rows as in `{as_in}`, found {} in `{name}`", other.rows, tile.rows);
        Err(self.fault(codes::RUN_SHAPE, message))
    }

    /// Fails if a written tile shares memory with a read one, unless both have the same address and layout.
    /// Element-wise operations may work in place.
    pub fn in_place_or_apart(&self, read: Name, source: &Tile, written: Name, target: &Tile) -> Exec {
        let same = source.at.map(|at| (at.allocation, at.offset)) == target.at.map(|at| (at.allocation, at.offset))
            && source.element_bytes() == target.element_bytes()
            && source.desc.layout() == target.desc.layout()
            && source.buffer == target.buffer;
        if same { Ok(()) } else { self.apart(read, source, written, target) }
    }

    /// Fails if a written tile shares memory with a read one: bytes of the valid regions, because a window as wide as its
    /// buffer ends after it.
    pub fn apart(&self, read: Name, source: &Tile, written: Name, target: &Tile) -> Exec {
        let (Some(from), Some(to)) = (source.at, target.at) else { return Ok(()) };
        if from.allocation != to.allocation {
            return Ok(());
        }
        let pieces = |tile: &Tile, at: Pointer| {
            let piece = move |piece: Range<usize>| (at.offset + piece.start as i64, at.offset + piece.end as i64);
            tile.valid_pieces().into_iter().map(piece).collect::<Vec<_>>()
        };
        let (reads, writes) = (pieces(source, from), pieces(target, to));
        let mut next = writes.iter().peekable();
        for (start, end) in reads {
            while next.next_if(|(_, after)| *after <= start).is_some() {}
            if let Some((first, after)) = next.peek()
                && *first < end
            {
                let shared = start.max(*first);
                let message = format!(
                    "expected `{written}` apart from `{read}`, found {} bytes that both have from {} on",
                    end.min(*after) - shared,
                    memory::shown(from.plus(shared - from.offset))
                );
                return Err(self.fault(codes::RUN_OVERLAP, message));
            }
        }
        Ok(())
    }

    /// Computes `dst[r, c] = f(src[r, c])` over a common valid region.
    pub fn map1(&mut self, src: Name, dst: Name, mut f: impl FnMut(Element) -> Result<Element, Undefined>) -> Exec {
        self.map([src], dst, |[value]| f(value))
    }

    /// Computes `dst[r, c] = f(src0[r, c], src1[r, c])` over a common valid region.
    pub fn map2(
        &mut self,
        src0: Name,
        src1: Name,
        dst: Name,
        mut f: impl FnMut(Element, Element) -> Result<Element, Undefined>,
    ) -> Exec {
        self.map([src0, src1], dst, |[first, second]| f(first, second))
    }

    /// Computes `dst[r, c] = f([source[r, c] of each source])` over a common valid region, in row-major order. The
    /// destination may also be a source.
    pub fn map<const N: usize>(
        &mut self,
        sources: [Name; N],
        dst: Name,
        mut f: impl FnMut([Element; N]) -> Result<Element, Undefined>,
    ) -> Exec {
        let target = self.tile(dst)?;
        let mut values = Vec::with_capacity(N);
        for name in sources {
            let source = self.tile(name)?;
            self.same_valid(name, &source, dst, &target)?;
            self.in_place_or_apart(name, &source, dst, &target)?;
            values.push(self.load(&source)?);
        }
        let made = self.compute(target.desc.dtype, target.rows, target.cols, |row, col| {
            f(std::array::from_fn(|source| values[source].get(row, col)))
        })?;
        self.store(&target, &made)
    }

    /// Computes a matrix of the results of `f` for each row and column; the fault of an undefined result names both.
    pub fn compute(
        &mut self,
        dtype: DType,
        rows: usize,
        cols: usize,
        mut f: impl FnMut(usize, usize) -> Result<Element, Undefined>,
    ) -> Exec<Grid> {
        Grid::new(dtype, rows, cols, |row, col| {
            f(row, col).map_err(|why| self.undefined(why, format_args!("row {row}, column {col}")))
        })
    }

    /// Converts a scalar operand by value: an `index` or a signless integer to the type of the tile.
    pub fn scalar_as(&self, name: Name, dtype: DType) -> Exec<Element> {
        let scalar = self.element(name)?;
        if scalar.dtype() == dtype {
            return Ok(scalar);
        }
        match scalar.to_int() {
            Some(value) => Ok(Element::from_int(dtype, value)),
            None => Ok(Element::from_f64(dtype, scalar.to_f64())),
        }
    }

    /// Creates the fault of an operation that is undefined for its operands.
    pub fn unsupported(&self, what: impl Into<String>) -> Box<Fault> {
        self.fault(codes::RUN_UNDEFINED, what)
    }
}
