//! Builds the source of test programs: functions with arguments, constants and views.

use crate::cases::{Argument, Case, bytes};
use pto_isa::types::DType;
use std::fmt::Write;

/// Global memory that an argument points to, as a view.
#[derive(Clone)]
pub(crate) struct Memory {
    pub(crate) dtype: DType,
    pub(crate) extents: Vec<i64>,
    /// Strides in elements.
    pub(crate) strides: Vec<i64>,
    /// Spelling of the layout.
    pub(crate) layout: Option<&'static str>,
}

impl Memory {
    /// Returns a matrix with rows `stride` elements apart.
    pub(crate) fn rows(dtype: DType, rows: i64, cols: i64, stride: i64) -> Self {
        Self { dtype, extents: vec![rows, cols], strides: vec![stride, 1], layout: None }
    }

    /// Returns a matrix with columns `stride` elements apart.
    pub(crate) fn columns(dtype: DType, rows: i64, cols: i64, stride: i64) -> Self {
        Self { dtype, extents: vec![rows, cols], strides: vec![1, stride], layout: Some("dn") }
    }

    /// Consecutive boxes of 16 rows of 32 bytes.
    pub(crate) fn boxes(dtype: DType, rows: i64, cols: i64) -> Self {
        let width = 32 / i64::from(dtype.bytes());
        let extents = vec![1, cols / width, rows / 16, 16, width];
        let strides = vec![rows * cols, rows * width, 16 * width, width, 1];
        Self { dtype, extents, strides, layout: Some("nz") }
    }

    /// Returns the number of elements from the first to the last.
    fn span(&self) -> i64 {
        self.extents.iter().zip(&self.strides).map(|(extent, stride)| (extent - 1) * stride).sum::<i64>() + 1
    }

    fn shape(&self) -> String {
        self.extents.iter().map(|extent| format!("{extent}x")).collect()
    }
}

/// A function for a5, under construction.
#[derive(Default)]
pub(crate) struct Function {
    parameters: Vec<String>,
    arguments: Vec<Argument>,
    body: String,
    values: usize,
}

impl Function {
    /// Appends a line to the body.
    pub(crate) fn line(&mut self, line: &str) {
        let _ = writeln!(self.body, "  {line}");
    }

    /// Adds a constant, or with `dynamic` a parameter; returns its name.
    pub(crate) fn number(&mut self, number: i64, dynamic: bool) -> String {
        self.values += 1;
        let name = format!("%n{}", self.values);
        if dynamic {
            self.parameters.push(format!("{name}: index"));
            self.arguments.push(Argument::Number(number));
        } else {
            self.line(&format!("{name} = arith.constant {number} : index"));
        }
        name
    }

    /// Adds a scalar parameter of an element type.
    pub(crate) fn scalar(&mut self, name: &str, dtype: DType, number: i64) {
        self.parameters.push(format!("%{name}: {dtype}"));
        self.arguments.push(Argument::Number(number));
    }

    fn numbers(&mut self, numbers: &[i64], dynamic: bool) -> String {
        let names: Vec<String> = numbers.iter().map(|number| self.number(*number, dynamic)).collect();
        names.join(", ")
    }

    /// Adds a tile parameter, with all its bytes; returns its index.
    pub(crate) fn tile(&mut self, name: &str, r#type: &str, dtype: DType, count: i64) -> usize {
        self.tile_of(name, r#type, bytes(dtype, count, 5))
    }

    /// Like [`Function::tile`]; the tile shares no bytes with others.
    pub(crate) fn tile_of(&mut self, name: &str, r#type: &str, bytes: Vec<u8>) -> usize {
        self.parameters.push(format!("%{name}: {type}"));
        self.arguments.push(Argument::Bytes(bytes));
        self.arguments.len() - 1
    }

    /// Adds a parameter that points to memory, and a view of all of it, with a common prefix of their names; returns
    /// its index, and the type of the view.
    pub(crate) fn view(&mut self, name: &str, memory: &Memory, seed: i64, dynamic: bool) -> (usize, String) {
        let dtype = memory.dtype;
        self.parameters.push(format!("%{name}_ptr: !pto.ptr<{dtype}, gm>"));
        self.arguments.push(Argument::Bytes(bytes(dtype, memory.span(), seed)));
        let argument = self.arguments.len() - 1;
        let extents = self.numbers(&memory.extents, dynamic);
        // The elements of a line are contiguous: only the layout says so.
        let last = memory.strides.iter().position(|stride| *stride == 1);
        let strides: Vec<String> = memory
            .strides
            .iter()
            .enumerate()
            .map(|(index, stride)| self.number(*stride, dynamic && Some(index) != last))
            .collect();
        let layout = memory.layout.map(|layout| format!(" {{layout = #pto.layout<{layout}>}}")).unwrap_or_default();
        let open: String = memory.extents.iter().map(|_| "?x").collect();
        let shape = if dynamic { open } else { memory.shape() };
        self.line(&format!(
            "%{name}_view = pto.make_tensor_view %{name}_ptr, shape = [{extents}], strides = [{}]{layout} : \
             !pto.tensor_view<{shape}{dtype}>",
            strides.join(", ")
        ));
        let zeros = self.numbers(&vec![0; memory.extents.len()], false);
        let part = format!("!pto.partition_tensor_view<{shape}{dtype}>");
        self.line(&format!(
            "%{name} = pto.partition_view %{name}_view, offsets = [{zeros}], sizes = [{extents}] : \
             !pto.tensor_view<{shape}{dtype}> -> {part}"
        ));
        (argument, part)
    }

    /// Returns the case, which compares an argument with elements of `result`.
    pub(crate) fn case(self, name: String, compared: usize, result: DType) -> Case {
        let text = format!(
            "module attributes {{pto.target_arch = \"a5\"}} {{\nfunc.func @f({}) {{\n{}  return\n}}\n}}\n",
            self.parameters.join(", "),
            self.body
        );
        Case::new(name, text, self.arguments, compared, result)
    }
}
