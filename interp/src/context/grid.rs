//! Snapshots of elements of a tile or view, after a read or before a write.

use pto_isa::DType;
use pto_numerics::Element;

/// A matrix of elements of one type.
#[derive(Clone, Debug, PartialEq)]
pub struct Grid {
    /// Element type.
    pub dtype: DType,
    /// Rows.
    pub rows: usize,
    /// Columns.
    pub cols: usize,
    elements: Vec<Element>,
}

impl Grid {
    /// Creates a matrix whose elements are all equal.
    pub fn filled(element: Element, rows: usize, cols: usize) -> Grid {
        Grid { dtype: element.dtype(), rows, cols, elements: vec![element; rows * cols] }
    }

    /// Creates a matrix from the results of `element` for each row and column, in row-major order.
    pub fn new<E>(
        dtype: DType,
        rows: usize,
        cols: usize,
        mut element: impl FnMut(usize, usize) -> Result<Element, E>,
    ) -> Result<Grid, E> {
        let places = (0..rows).flat_map(|row| (0..cols).map(move |col| (row, col)));
        let elements: Result<Vec<Element>, E> = places.map(|(row, col)| element(row, col)).collect();
        Ok(Grid { dtype, rows, cols, elements: elements? })
    }

    /// Returns the element of a row and column; zero if they are out of bounds.
    pub fn get(&self, row: usize, col: usize) -> Element {
        let inside = row < self.rows && col < self.cols;
        let found = if inside { self.elements.get(row * self.cols + col) } else { None };
        found.copied().unwrap_or(Element::zero(self.dtype))
    }

    /// Sets the element of a row and column; does nothing if they are out of bounds.
    pub fn set(&mut self, row: usize, col: usize, element: Element) {
        if row < self.rows
            && col < self.cols
            && let Some(place) = self.elements.get_mut(row * self.cols + col)
        {
            *place = element;
        }
    }

    /// Returns a row.
    pub fn row(&self, row: usize) -> &[Element] {
        self.elements.get(row * self.cols..(row + 1) * self.cols).unwrap_or(&[])
    }

    /// Returns a column.
    pub fn col(&self, col: usize) -> Vec<Element> {
        (0..self.rows).map(|row| self.get(row, col)).collect()
    }

    /// Returns all elements in row-major order.
    pub fn elements(&self) -> &[Element] {
        &self.elements
    }
}
