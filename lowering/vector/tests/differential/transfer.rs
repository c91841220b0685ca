//! Generates cases of loads, stores and moves of tiles: every layout, whole and partial, at constant and run-time
//! strides, with padding and as atomic operations.

use crate::{
    cases::Case,
    text::{Function, Memory},
};
use pto_isa::types::DType;

const TYPES: [DType; 6] = [DType::I8, DType::I16, DType::F16, DType::BF16, DType::F32, DType::I64];

/// A tile: its layout, and physical and valid extents.
#[derive(Clone, Copy)]
struct Tile {
    dtype: DType,
    layout: &'static str,
    rows: [i64; 2],
    cols: [i64; 2],
}

impl Tile {
    fn words(&self) -> &'static str {
        match self.layout {
            "dn" => ", blayout=col_major",
            "nz" => ", blayout=col_major, slayout=row_major",
            _ => "",
        }
    }

    fn text(&self, valid: &str, more: &str) -> String {
        let (dtype, [rows, _], [cols, _]) = (self.dtype, self.rows, self.cols);
        format!("!pto.tile_buf<vec, {rows}x{cols}x{dtype}{valid}{}{more}>", self.words())
    }

    fn elements(&self) -> i64 {
        self.rows[0] * self.cols[0]
    }

    /// Adds a parameter for the whole tile, and a subview of its valid part; returns its index and the type of the
    /// subview.
    fn declare(&self, f: &mut Function, dynamic: bool, more: &str) -> (usize, String) {
        let whole = self.text("", more);
        let argument = f.tile("buffer", &whole, self.dtype, self.elements());
        let zero = f.number(0, false);
        let valid = [f.number(self.rows[1], dynamic), f.number(self.cols[1], dynamic)];
        let part = if dynamic {
            self.text(", valid=?x?", more)
        } else {
            self.text(&format!(", valid={}x{}", self.rows[1], self.cols[1]), more)
        };
        f.line(&format!(
            "%tile = pto.subview %buffer[{zero}, {zero}] sizes [{}, {}] valid [{}, {}] : {whole} -> {part}",
            self.rows[0], self.cols[0], valid[0], valid[1]
        ));
        (argument, part)
    }
}

/// Returns tiles with the memory that they are loaded from and stored to.
fn pairs(dtype: DType) -> Vec<(&'static str, Tile, Memory)> {
    let line = 32 / i64::from(dtype.bytes());
    let wide = 3 * line;
    let nd = |rows: [i64; 2], cols: [i64; 2]| Tile { dtype, layout: "nd", rows, cols };
    let dn = |rows: [i64; 2], cols: [i64; 2]| Tile { dtype, layout: "dn", rows, cols };
    let nz = |rows: [i64; 2], cols: [i64; 2]| Tile { dtype, layout: "nz", rows, cols };
    let five = |extents: [i64; 5], strides: [i64; 5], layout| Memory {
        dtype,
        extents: extents.to_vec(),
        strides: strides.to_vec(),
        layout,
    };
    let cols = wide - 3;
    vec![
        ("full", nd([8, 8], [wide, wide]), Memory::rows(dtype, 8, wide, wide)),
        ("apart", nd([8, 8], [wide, wide]), Memory::rows(dtype, 8, wide, wide + 5)),
        ("tail", nd([8, 5], [wide, cols]), Memory::rows(dtype, 5, cols, cols)),
        ("one row", nd([1, 1], [wide, cols]), Memory::rows(dtype, 1, cols, cols)),
        ("one column", nd([8, 8], [line, 1]), Memory::rows(dtype, 8, 1, 7)),
        (
            "five dimensions",
            nd([24, 24], [wide, cols]),
            five([2, 3, 2, 2, cols], [900, 250, 120, wide + 1, 1], Some("nd")),
        ),
        (
            "columns in rows",
            nd([4, 3], [line, line - 1]),
            Memory { layout: None, ..Memory::columns(dtype, 3, line - 1, 5) },
        ),
        ("full columns", dn([wide, wide], [8, 8]), Memory::columns(dtype, wide, 8, wide)),
        ("columns apart", dn([wide, cols], [8, 5]), Memory::columns(dtype, cols, 5, wide + 2)),
        ("a column", dn([wide, cols], [1, 1]), Memory::columns(dtype, cols, 1, cols)),
        (
            "five dimensions of columns",
            dn([wide, cols], [12, 12]),
            five([1, 2, 3, cols, 2], [1, 700, 220, 1, 100], Some("dn")),
        ),
        ("boxes", nz([32, 32], [wide, wide]), Memory::boxes(dtype, 32, wide)),
        ("boxes of fewer rows", nz([48, 16], [wide, 2 * line]), Memory::boxes(dtype, 16, 2 * line)),
    ]
}

/// Cases that load a tile and store it elsewhere; they compare the tile, and the memory.
fn round_trips() -> impl Iterator<Item = Case> {
    TYPES.into_iter().flat_map(|dtype| {
        pairs(dtype).into_iter().flat_map(move |(name, tile, memory)| {
            [false, true].into_iter().flat_map(move |dynamic| {
                let (tile, memory) = (tile, memory.clone());
                ["tile", "memory"].into_iter().map(move |compared| {
                    let mut f = Function::default();
                    let (buffer, part) = tile.declare(&mut f, dynamic, "");
                    let (_, source) = f.view("source", &memory, 1, dynamic);
                    let (target, sink) = f.view("target", &memory, 2, dynamic);
                    f.line(&format!("pto.tload ins(%source : {source}) outs(%tile : {part})"));
                    f.line(&format!("pto.tstore ins(%tile : {part}) outs(%target : {sink})"));
                    let when = if dynamic { "dynamic" } else { "static" };
                    let place = if compared == "tile" { buffer } else { target };
                    f.case(format!("tload tstore {dtype} {name} {when} {compared}"), place, dtype)
                })
            })
        })
    })
}

/// Loads of tiles with a padding in their type.
fn padded() -> impl Iterator<Item = Case> {
    TYPES.into_iter().flat_map(|dtype| {
        (1..=3).flat_map(move |pad| {
            let line = 32 / i64::from(dtype.bytes());
            let wide = 3 * line;
            let layouts = [("nd", [8, 5], [wide, wide - 3]), ("dn", [wide, line + 1], [8, 5])];
            layouts.into_iter().flat_map(move |(layout, rows, cols)| {
                [false, true].into_iter().map(move |dynamic| {
                    let tile = Tile { dtype, layout, rows, cols };
                    let mut f = Function::default();
                    let (buffer, part) = tile.declare(&mut f, dynamic, &format!(", pad={pad}"));
                    let memory = match layout {
                        "nd" => Memory::rows(dtype, rows[1], cols[1], wide),
                        _ => Memory::columns(dtype, rows[1], cols[1], wide),
                    };
                    let (_, source) = f.view("source", &memory, 1, dynamic);
                    f.line(&format!("pto.tload ins(%source : {source}) outs(%tile : {part})"));
                    f.case(format!("tload {dtype} {layout} pad {pad} dynamic {dynamic}"), buffer, dtype)
                })
            })
        })
    })
}

/// Loads that add columns around the data; the valid region is compared.
fn surrounded() -> impl Iterator<Item = Case> {
    let modes = ["value", "first_elem", "null"];
    [DType::F32, DType::F16, DType::I8].into_iter().flat_map(move |dtype| {
        modes.into_iter().flat_map(move |mode| {
            [(1, 2), (0, 5), (32, 0), (80, 3)].into_iter().map(move |(left, right)| {
                let (rows, cols) = (5, 160);
                let mut f = Function::default();
                let r#type = format!("!pto.tile_buf<vec, {rows}x{cols}x{dtype}>");
                let buffer = f.tile("tile", &r#type, dtype, rows * cols);
                let data = cols - left - right;
                let (_, source) = f.view("source", &Memory::rows(dtype, rows, data, data), 1, false);
                let (first, last) = (f.number(left, false), f.number(right, false));
                let number = if dtype == DType::I8 { "3" } else { "3.0" };
                f.line(&format!("%value = arith.constant {number} : {dtype}"));
                f.line(&format!(
                    "pto.tload ins(%source : {source}) outs(%tile : {type}) pad_mode = #pto.padmode<{mode}> pad_value = \
                     %value : {dtype} left_padding_num = {first} : index init_out_buffer = true right_padding_num = {last} : \
                     index"
                ));
                f.case(format!("tload {dtype} {mode} {left} and {right} columns around"), buffer, dtype)
            })
        })
    })
}

/// Bursts longer than a field, and copies with more bursts than a field allows.
fn long() -> impl Iterator<Item = Case> {
    let shapes = [(1, 20_000, 20_000), (2, 20_000, 20_000), (2, 20_000, 20_016), (40, 1000, 1000)];
    shapes.into_iter().flat_map(|(rows, cols, stride)| {
        [false, true].into_iter().map(move |dynamic| {
            let dtype = DType::F32;
            let tile = Tile { dtype, layout: "nd", rows: [rows, rows], cols: [cols, cols] };
            let mut f = Function::default();
            let (_, part) = tile.declare(&mut f, dynamic, "");
            let memory = Memory::rows(dtype, rows, cols, stride);
            let (_, source) = f.view("source", &memory, 1, dynamic);
            let (target, sink) = f.view("target", &memory, 2, dynamic);
            f.line(&format!("pto.tload ins(%source : {source}) outs(%tile : {part})"));
            f.line(&format!("pto.tstore ins(%tile : {part}) outs(%target : {sink})"));
            f.case(format!("tload tstore {rows} x {cols} of {stride} dynamic {dynamic}"), target, dtype)
        })
    })
}

/// Atomic stores.
fn atomic() -> impl Iterator<Item = Case> {
    let types = [DType::F32, DType::F16, DType::BF16, DType::I32, DType::I16, DType::I8];
    types.into_iter().flat_map(|dtype| {
        ["add", "max", "min"].into_iter().map(move |op| {
            let cols = 96;
            let mut f = Function::default();
            let r#type = format!("!pto.tile_buf<vec, 4x{cols}x{dtype}, valid=3x90>");
            f.tile("tile", &r#type, dtype, 3 * 90);
            let (target, sink) = f.view("target", &Memory::rows(dtype, 3, 90, 100), 2, false);
            f.line(&format!(
                "pto.tstore ins(%tile : {type}) outs(%target : {sink}) {{atomicType = #pto<atomic_type atomic_{op}>}}"
            ));
            f.case(format!("tstore {dtype} atomic {op}"), target, dtype)
        })
    })
}

/// Moves between layouts of vector memory, extracted and inserted windows.
fn windows() -> impl Iterator<Item = Case> {
    let types = [DType::I8, DType::F16, DType::F32];
    types.into_iter().flat_map(|dtype| {
        let line = 32 / i64::from(dtype.bytes());
        let offsets = [(0, 0), (16, line), (16, 2 * line), (3, 1), (5, line + 2)];
        ["nd", "dn", "nz"].into_iter().flat_map(move |from| {
            ["nd", "dn", "nz"].into_iter().flat_map(move |to| {
                ["tmov", "textract", "tinsert"].into_iter().flat_map(move |op| {
                    offsets.into_iter().flat_map(move |(row, col)| {
                        [false, true].into_iter().filter_map(move |dynamic| {
                            if op == "tmov" && (row, col) != (0, 0) || op != "tmov" && from != to {
                                return None;
                            }
                            let (small, large) = ([32, 4 * line], [64, 8 * line]);
                            let part = if (row, col) == (3, 1) { [19, line + 3] } else { [32, 3 * line] };
                            let sizes = match op {
                                "tmov" => [small, small],
                                "textract" => [large, small],
                                _ => [small, large],
                            };
                            Some(moved(dtype, op, [from, to], sizes, part, (row, col), dynamic))
                        })
                    })
                })
            })
        })
    })
}

fn moved(
    dtype: DType,
    op: &str,
    layouts: [&'static str; 2],
    sizes: [[i64; 2]; 2],
    part: [i64; 2],
    (row, col): (i64, i64),
    dynamic: bool,
) -> Case {
    let mut f = Function::default();
    let mut types = Vec::new();
    let mut target = 0;
    let valid = [f.number(part[0], dynamic), f.number(part[1], dynamic)];
    let zero = f.number(0, false);
    for (index, (name, layout, size)) in
        [("source", layouts[0], sizes[0]), ("target", layouts[1], sizes[1])].into_iter().enumerate()
    {
        let tile = Tile { dtype, layout, rows: [size[0]; 2], cols: [size[1]; 2] };
        let whole = tile.text("", "");
        target = f.tile(&format!("{name}_buffer"), &whole, dtype, tile.elements());
        let large = op == "textract" && index == 0 || op == "tinsert" && index == 1;
        if large {
            f.line(&format!("%{name} = pto.bitcast %{name}_buffer : {whole} -> {whole}"));
            types.push(whole);
            continue;
        }
        let window = if dynamic {
            tile.text(", valid=?x?", "")
        } else {
            tile.text(&format!(", valid={}x{}", part[0], part[1]), "")
        };
        f.line(&format!(
            "%{name} = pto.subview %{name}_buffer[{zero}, {zero}] sizes [{}, {}] valid [{}, {}] : {whole} -> {window}",
            size[0], size[1], valid[0], valid[1]
        ));
        types.push(window);
    }
    let at = [f.number(row, false), f.number(col, false)];
    let (from, to) = (&types[0], &types[1]);
    f.line(&match op {
        "tmov" => format!("pto.tmov ins(%source : {from}) outs(%target : {to})"),
        _ => format!("pto.{op} ins(%source, {}, {} : {from}, index, index) outs(%target : {to})", at[0], at[1]),
    });
    let name = format!("{op} {dtype} {} to {} at {row}, {col} dynamic {dynamic}", layouts[0], layouts[1]);
    f.case(name, target, dtype)
}

/// Returns all cases.
pub(crate) fn all() -> impl Iterator<Item = Case> {
    round_trips().chain(padded()).chain(surrounded()).chain(long()).chain(atomic()).chain(windows())
}
