//! Generates cases of matrix products on fractal layouts, from memory to memory: loads into L1, windows into operand
//! buffers, products in one step and in several, and every destination of an accumulator.

use crate::{
    cases::Case,
    text::{Function, Memory},
};
use pto_isa::types::DType;

/// Element types of a product.
const TRIPLES: [[DType; 3]; 13] = [
    [DType::I8, DType::I8, DType::I32],
    [DType::Si8, DType::Si8, DType::I32],
    [DType::Ui8, DType::Ui8, DType::I32],
    [DType::F8E4M3, DType::F8E4M3FN, DType::F32],
    [DType::F16, DType::F16, DType::F32],
    [DType::BF16, DType::BF16, DType::F32],
    [DType::F32, DType::F32, DType::F32],
    [DType::F8E4M3FN, DType::F8E5M2, DType::F32],
    [DType::F8E4M3FNUZ, DType::F8E4M3B11FNUZ, DType::F32],
    [DType::F8E5M2FNUZ, DType::F8E4M3FNUZ, DType::F32],
    [DType::F8E4M3B11FNUZ, DType::F8E5M2FNUZ, DType::F32],
    [DType::F8E5M2, DType::F8E5M2, DType::F32],
    [DType::Hif8, DType::Hif8, DType::F32],
];

/// Physical extents of every product: M, K, N.
const SIZE: [i64; 3] = [64, 96, 64];

/// Valid extents.
const EXTENTS: [(&str, [i64; 3]); 6] = [
    ("full", SIZE),
    ("tail", [33, 85, 50]),
    ("one row", [1, 64, 64]),
    ("one column", [32, 64, 1]),
    ("short", [16, 7, 17]),
    ("one of K", [16, 1, 17]),
];

const MATRIX: &str = "blayout=col_major, slayout=row_major";
const TRANSPOSED: &str = "slayout=col_major";

/// A product from memory to memory, under construction.
struct Product {
    f: Function,
    types: [DType; 3],
    valid: [i64; 3],
    dynamic: bool,
    extents: [String; 3],
    /// The number of rows, if it is the only constant extent.
    rows: Option<i64>,
    /// Physical rows of the left operand.
    tall: i64,
}

impl Product {
    fn new(types: [DType; 3], valid: [i64; 3], dynamic: bool) -> Self {
        let mut f = Function::default();
        let extents = valid.map(|extent| f.number(extent, dynamic));
        Self { f, types, valid, dynamic, extents, rows: None, tall: SIZE[0] }
    }

    /// Adds a buffer with physical and valid rows and columns; returns its type.
    fn buffer(
        &mut self,
        name: &str,
        place: &str,
        [rows, cols]: [i64; 2],
        dtype: DType,
        valid: [usize; 2],
        layout: &str,
    ) -> String {
        let [r, c] = valid;
        let layout = if layout.is_empty() { String::new() } else { format!(", {layout}") };
        if self.dynamic {
            let known = self.rows.filter(|_| r == 0).map(|rows| rows.to_string());
            let r#type = format!(
                "!pto.tile_buf<{place}, {rows}x{cols}x{dtype}, valid={}x?{layout}>",
                known.as_deref().unwrap_or("?")
            );
            let row = if known.is_some() { String::new() } else { format!(" valid_row = {}", self.extents[r]) };
            self.f.line(&format!("%{name} = pto.alloc_tile{row} valid_col = {} : {type}", self.extents[c]));
            return r#type;
        }
        let [r, c] = [self.valid[r], self.valid[c]];
        let r#type = format!("!pto.tile_buf<{place}, {rows}x{cols}x{dtype}, valid={r}x{c}{layout}>");
        self.f.line(&format!("%{name} = pto.alloc_tile : {type}"));
        r#type
    }

    /// Adds both operands in memory, in L1, unchanged or transposed, and in their buffers; returns the types of the
    /// buffers.
    fn operands(&mut self, transposed_view: [bool; 2]) -> [String; 2] {
        let [left, right, _] = self.types;
        let [m, k, n] = self.valid;
        let sides = [("a", left, [0, 1], [m, k], transposed_view[0]), ("b", right, [1, 2], [k, n], transposed_view[1])];
        for (name, dtype, axes, [rows, cols], transposed_view) in sides {
            let memory = if transposed_view {
                Memory::columns(dtype, rows, cols, rows + 3)
            } else {
                Memory::rows(dtype, rows, cols, cols + 5)
            };
            let (_, view) = self.f.view(&format!("{name}_memory"), &memory, 1 + axes[0] as i64, self.dynamic);
            let size = [if name == "a" { self.tall } else { SIZE[axes[0]] }, SIZE[axes[1]]];
            let layout = if transposed_view { TRANSPOSED } else { MATRIX };
            let mat = self.buffer(&format!("{name}_mat"), "mat", size, dtype, axes, layout);
            self.f.line(&format!("pto.tload ins(%{name}_memory : {view}) outs(%{name}_mat : {mat})"));
            let (place, layout) = if name == "a" { ("left", MATRIX) } else { ("right", TRANSPOSED) };
            let buffer = self.buffer(name, place, size, dtype, axes, layout);
            // Windows of one element are the image.
            let image = matches!(dtype, DType::I8 | DType::Si8 | DType::Ui8 | DType::F16 | DType::BF16 | DType::F32);
            let op = if name == "a" && !transposed_view && self.rows.is_none() && image { "timg2col" } else { "tmov" };
            self.f.line(&format!("pto.{op} ins(%{name}_mat : {mat}) outs(%{name} : {buffer})"));
        }
        ["a", "b"].map(|name| {
            let (place, layout, axes, dtype) =
                if name == "a" { ("left", MATRIX, [0, 1], left) } else { ("right", TRANSPOSED, [1, 2], right) };
            let [rows, cols] = axes.map(|axis| if axis == 0 { self.tall } else { SIZE[axis] });
            let valid = if self.dynamic {
                let known = self.rows.filter(|_| name == "a").map(|rows| rows.to_string());
                format!("{}x?", known.as_deref().unwrap_or("?"))
            } else {
                format!("{}x{}", self.valid[axes[0]], self.valid[axes[1]])
            };
            format!("!pto.tile_buf<{place}, {rows}x{cols}x{dtype}, valid={valid}, {layout}>")
        })
    }

    /// Adds the accumulator; returns its type.
    fn accumulator(&mut self) -> String {
        let acc = self.types[2];
        self.buffer("c", "acc", [SIZE[0], SIZE[2]], acc, [0, 2], &format!("{MATRIX}, fractal=1024"))
    }

    /// Adds memory for a result; returns its argument index and its type.
    fn sink(&mut self, memory: &Memory) -> (usize, String) {
        self.f.view("sink", memory, 4, self.dynamic)
    }

    /// Adds the product in one step.
    fn multiply(&mut self, transposed_view: [bool; 2]) -> String {
        let [left, right] = self.operands(transposed_view);
        let acc = self.accumulator();
        self.f.line(&format!("pto.tmatmul ins(%a, %b : {left}, {right}) outs(%c : {acc})"));
        acc
    }

    fn case(self, name: &str, sink: usize, result: DType) -> Case {
        let [left, right, acc] = self.types;
        let dynamic = if self.dynamic { " dynamic" } else { "" };
        let [m, k, n] = self.valid;
        self.f.case(format!("{name} {left} {right} {acc} {m}x{k}x{n}{dynamic}"), sink, result)
    }
}

/// Cases of every type and valid region, with operands unchanged and transposed.
fn plain() -> impl Iterator<Item = Case> {
    TRIPLES.into_iter().flat_map(|types| {
        EXTENTS.into_iter().flat_map(move |(_, valid)| {
            [false, true].into_iter().flat_map(move |dynamic| {
                [[false, false], [false, true], [true, false], [true, true]].into_iter().map(move |transposed_view| {
                    let mut p = Product::new(types, valid, dynamic);
                    let acc = p.multiply(transposed_view);
                    let (sink, view) = p.sink(&Memory::rows(types[2], valid[0], valid[2], valid[2] + 1));
                    p.f.line(&format!("pto.tstore ins(%c : {acc}) outs(%sink : {view})"));
                    p.case(&format!("tmatmul turned {transposed_view:?}"), sink, types[2])
                })
            })
        })
    })
}

/// Adds a bias row with physical and valid columns; `count` is a run-time number of valid columns. Returns its type.
fn bias(f: &mut Function, acc: DType, [cols, n]: [i64; 2], count: Option<&str>) -> String {
    let (_, view) = f.view("row", &Memory::rows(acc, 1, n, n), 3, count.is_some());
    let given = count.map(|count| format!(" valid_col = {count}")).unwrap_or_default();
    let valid = count.map_or_else(|| n.to_string(), |_| "?".to_owned());
    let [mat, bias] = ["mat", "bias"].map(|place| format!("!pto.tile_buf<{place}, 1x{cols}x{acc}, valid=1x{valid}>"));
    f.line(&format!("%row_mat = pto.alloc_tile{given} : {mat}"));
    f.line(&format!("%bias = pto.alloc_tile{given} : {bias}"));
    f.line(&format!("pto.tload ins(%row : {view}) outs(%row_mat : {mat})"));
    f.line(&format!("pto.tmov ins(%row_mat : {mat}) outs(%bias : {bias})"));
    bias
}

/// Cases of every type and valid region, with an addend; products of matrices, and of one row.
fn added() -> impl Iterator<Item = Case> {
    let extents = EXTENTS.into_iter().flat_map(|(_, valid)| [(valid, false), (valid, true)]);
    extents.flat_map(|(valid, dynamic)| {
        TRIPLES.into_iter().flat_map(move |types| {
            ["tmatmul.acc", "tmatmul.bias", "tgemv", "tgemv.acc", "tgemv.bias"].into_iter().map(move |op| {
                let is_row = op.starts_with("tgemv");
                // A whole left operand of one row has one row.
                let whole = valid == SIZE && !dynamic;
                let valid = if is_row { [1, valid[1], valid[2]] } else { valid };
                let mut p = Product::new(types, valid, dynamic);
                p.rows = is_row.then_some(1);
                p.tall = if is_row && whole { 1 } else { SIZE[0] };
                let [left, right] = p.operands([false, true]);
                let acc = p.accumulator();
                let plain = if is_row { "tgemv" } else { "tmatmul" };
                if op.ends_with(".bias") {
                    let count = p.dynamic.then(|| p.extents[2].clone());
                    let bias = bias(&mut p.f, types[2], [SIZE[2], valid[2]], count.as_deref());
                    p.f.line(&format!("pto.{op} ins(%a, %b, %bias : {left}, {right}, {bias}) outs(%c : {acc})"));
                } else {
                    p.f.line(&format!("pto.{plain} ins(%a, %b : {left}, {right}) outs(%c : {acc})"));
                }
                if op.ends_with(".acc") {
                    p.f.line(&format!("pto.{op} ins(%c, %a, %b : {acc}, {left}, {right}) outs(%c : {acc})"));
                }
                let (sink, view) = p.sink(&Memory::rows(types[2], valid[0], valid[2], valid[2] + 1));
                p.f.line(&format!("pto.tstore ins(%c : {acc}) outs(%sink : {view})"));
                p.case(op, sink, types[2])
            })
        })
    })
}

/// Products in steps along K, from windows of L1, and with a bias row.
fn steps() -> impl Iterator<Item = Case> {
    TRIPLES.into_iter().flat_map(|types| {
        [[false, false], [false, true], [true, false], [true, true]].into_iter().flat_map(move |transposed_view| {
            [false, true].into_iter().map(move |biased| {
                let [left, right, acc_type] = types;
                let [m, k, n] = SIZE;
                let half = k / 3;
                let mut p = Product::new(types, SIZE, false);
                let zero = p.f.number(0, false);
                for (name, dtype, [rows, cols], transposed_view) in
                    [("a", left, [m, k], transposed_view[0]), ("b", right, [k, n], transposed_view[1])]
                {
                    let memory = if transposed_view {
                        Memory::columns(dtype, rows, cols, rows)
                    } else {
                        Memory::rows(dtype, rows, cols, cols)
                    };
                    let (_, view) = p.f.view(&format!("{name}_memory"), &memory, 2, false);
                    let layout = if transposed_view { TRANSPOSED } else { MATRIX };
                    let r#type = format!("!pto.tile_buf<mat, {rows}x{cols}x{dtype}, {layout}>");
                    p.f.line(&format!("%{name}_mat = pto.alloc_tile : {type}"));
                    p.f.line(&format!("pto.tload ins(%{name}_memory : {view}) outs(%{name}_mat : {type})"));
                }
                let mats = [("a", [m, k], left, transposed_view[0]), ("b", [k, n], right, transposed_view[1])].map(
                    |(_, [rows, cols], dtype, transposed_view)| {
                        let layout = if transposed_view { TRANSPOSED } else { MATRIX };
                        format!("!pto.tile_buf<mat, {rows}x{cols}x{dtype}, {layout}>")
                    },
                );
                let buffers = [
                    format!("!pto.tile_buf<left, {m}x{half}x{left}, {MATRIX}>"),
                    format!("!pto.tile_buf<right, {half}x{n}x{right}, {TRANSPOSED}>"),
                ];
                p.f.line(&format!("%a = pto.alloc_tile : {}", buffers[0]));
                p.f.line(&format!("%b = pto.alloc_tile : {}", buffers[1]));
                let acc = p.accumulator();
                for step in 0..3 {
                    let at = p.f.number(step * half, false);
                    let windows = [("a", [&zero, &at]), ("b", [&at, &zero])];
                    for (index, (name, [row, col])) in windows.into_iter().enumerate() {
                        let (mat, buffer) = (&mats[index], &buffers[index]);
                        p.f.line(&format!(
                            "pto.textract ins(%{name}_mat, {row}, {col} : {mat}, index, index) outs(%{name} : {buffer})"
                        ));
                    }
                    let (x, y) = (&buffers[0], &buffers[1]);
                    if step > 0 {
                        p.f.line(&format!("pto.tmatmul.acc ins(%c, %a, %b : {acc}, {x}, {y}) outs(%c : {acc})"));
                    } else if biased {
                        let (_, view) = p.f.view("row", &Memory::rows(acc_type, 1, n, n), 3, false);
                        let (mat, bias) = (
                            format!("!pto.tile_buf<mat, 1x{n}x{acc_type}>"),
                            format!("!pto.tile_buf<bias, 1x{n}x{acc_type}>"),
                        );
                        p.f.line(&format!("%row_mat = pto.alloc_tile : {mat}"));
                        p.f.line(&format!("%bias = pto.alloc_tile : {bias}"));
                        p.f.line(&format!("pto.tload ins(%row : {view}) outs(%row_mat : {mat})"));
                        p.f.line(&format!("pto.tmov ins(%row_mat : {mat}) outs(%bias : {bias})"));
                        p.f.line(&format!("pto.tmatmul.bias ins(%a, %b, %bias : {x}, {y}, {bias}) outs(%c : {acc})"));
                    } else {
                        p.f.line(&format!("pto.tmatmul ins(%a, %b : {x}, {y}) outs(%c : {acc})"));
                    }
                }
                let (sink, view) = p.sink(&Memory::rows(acc_type, m, n, n));
                p.f.line(&format!("pto.tstore ins(%c : {acc}) outs(%sink : {view})"));
                p.case(&format!("tmatmul.acc turned {transposed_view:?} bias {biased}"), sink, acc_type)
            })
        })
    })
}

/// Conversions of an accumulator to its destination.
const EXITS: [(DType, DType, &str); 12] = [
    (DType::F32, DType::F32, ""),
    (DType::F32, DType::F16, ""),
    (DType::F32, DType::BF16, ""),
    (DType::F32, DType::F16, "scalar"),
    (DType::F32, DType::I8, "scalar"),
    (DType::F32, DType::I8, "vector"),
    (DType::F32, DType::F8E4M3FN, "scalar"),
    (DType::I32, DType::I32, ""),
    (DType::I32, DType::F16, ""),
    (DType::I32, DType::F16, "scalar"),
    (DType::I32, DType::I8, "vector"),
    (DType::I32, DType::Ui8, "scalar"),
];

/// Returns operand types of a product with an accumulator type.
fn into(acc: DType) -> [DType; 3] {
    if acc == DType::I32 { [DType::I8, DType::I8, acc] } else { [DType::F16, DType::F16, acc] }
}

/// Returns the operand of a quantisation, as source before the type, and the type.
fn quantised(p: &mut Product, how: &str) -> Option<(String, String)> {
    let n = SIZE[2];
    match how {
        "scalar" => {
            let word = i64::from(0.25_f32.to_bits());
            p.f.line(&format!("%factor = arith.constant {word} : i64"));
            Some(("%factor".to_owned(), "i64".to_owned()))
        }
        "vector" => {
            let (_, view) = p.f.view("factors", &Memory::rows(DType::F32, 1, n, n), 3, false);
            let mat = format!("!pto.tile_buf<mat, 1x{n}xf32>");
            let fb = format!("!pto.tile_buf<scaling, 1x{n}xf32>");
            p.f.line(&format!("%factors_mat = pto.alloc_tile : {mat}"));
            p.f.line(&format!("%fp = pto.alloc_tile : {fb}"));
            p.f.line(&format!("pto.tload ins(%factors : {view}) outs(%factors_mat : {mat})"));
            p.f.line(&format!("pto.tmov ins(%factors_mat : {mat}) outs(%fp : {fb})"));
            Some(("%fp".to_owned(), fb))
        }
        _ => None,
    }
}

/// Stores to memory: rows, columns and boxes, quantised, activated, and atomic.
fn stores() -> impl Iterator<Item = Case> {
    EXITS.into_iter().flat_map(|(from, to, how)| {
        ["rows", "columns", "boxes"].into_iter().flat_map(move |order| {
            ["", "reluPreMode = #pto<relu_pre_mode normal_relu>", "atomicType = #pto<atomic_type atomic_add>"]
                .into_iter()
                .flat_map(move |attribute| {
                    [SIZE, [33, 85, 50]].into_iter().filter_map(move |valid| {
                        if order == "boxes" && valid != SIZE {
                            return None;
                        }
                        let mut p = Product::new(into(from), valid, false);
                        let acc = p.multiply([false, true]);
                        let [m, _, n] = valid;
                        let memory = match order {
                            "rows" => Memory::rows(to, m, n, n + 2),
                            "columns" => Memory::columns(to, m, n, m + 2),
                            _ => Memory::boxes(to, m, n),
                        };
                        let factor = quantised(&mut p, how);
                        let (sink, view) = p.sink(&memory);
                        let operand = match (&factor, how) {
                            (Some((name, r#type)), "scalar") => format!(", {name} : {type}"),
                            (Some((name, r#type)), _) => format!(" fp {name} : {type}"),
                            (None, _) => String::new(),
                        };
                        p.f.line(&format!("pto.tstore ins(%c : {acc}{operand}) outs(%sink : {view}) {{{attribute}}}"));
                        Some(p.case(&format!("tstore {order} {to} {how} {attribute}"), sink, to))
                    })
                })
        })
    })
}

/// Accumulators copied to L1, and from there into another product; and to vector memory, and from there to memory.
fn moves() -> impl Iterator<Item = Case> {
    let vector = [DType::F32, DType::F16].into_iter().flat_map(|to| {
        ["nd", "dn", "nz"].into_iter().flat_map(move |layout| {
            [0, 16].into_iter().map(move |col| {
                let mut p = Product::new(into(DType::F32), SIZE, false);
                let acc = p.multiply([false, false]);
                let (rows, cols) = (32, 32);
                let (words, memory) = match layout {
                    "nd" => ("", Memory::rows(to, rows, cols, cols)),
                    "dn" => (", blayout=col_major", Memory::columns(to, rows, cols, rows)),
                    _ => (", blayout=col_major, slayout=row_major", Memory::boxes(to, rows, cols)),
                };
                let r#type = format!("!pto.tile_buf<vec, {rows}x{cols}x{to}{words}>");
                p.f.line(&format!("%v = pto.alloc_tile : {type}"));
                let (row, col_at) = (p.f.number(16, false), p.f.number(col, false));
                p.f.line(&format!("pto.textract ins(%c, {row}, {col_at} : {acc}, index, index) outs(%v : {type})"));
                let (sink, view) = p.sink(&memory);
                p.f.line(&format!("pto.tstore ins(%v : {type}) outs(%sink : {view})"));
                p.case(&format!("textract to vec {to} {layout} at 16, {col}"), sink, to)
            })
        })
    });
    let again = [false, true].into_iter().flat_map(|insert| {
        [DType::F16, DType::BF16].into_iter().map(move |half| {
            let mut p = Product::new([half, half, DType::F32], SIZE, false);
            let acc = p.multiply([false, true]);
            let [m, _, n] = SIZE;
            let mat = format!("!pto.tile_buf<mat, {m}x{n}x{half}, {MATRIX}>");
            let left = format!("!pto.tile_buf<left, {m}x{n}x{half}, {MATRIX}>");
            let right = format!("!pto.tile_buf<right, {n}x{n}x{half}, {TRANSPOSED}>");
            let square = format!("!pto.tile_buf<mat, {n}x{n}x{half}, {MATRIX}>");
            for (name, r#type) in [("p", &mat), ("l", &left), ("r", &right), ("q", &square)] {
                p.f.line(&format!("%{name} = pto.alloc_tile : {type}"));
            }
            let (_, view) = p.f.view("more", &Memory::rows(half, n, n, n), 4, false);
            p.f.line(&format!("pto.tload ins(%more : {view}) outs(%q : {square})"));
            if insert {
                let zero = p.f.number(0, false);
                p.f.line(&format!("pto.tinsert ins(%c, {zero}, {zero} : {acc}, index, index) outs(%p : {mat})"));
            } else {
                p.f.line(&format!("pto.tmov ins(%c : {acc}) outs(%p : {mat})"));
            }
            p.f.line(&format!("pto.tmov ins(%p : {mat}) outs(%l : {left})"));
            p.f.line(&format!("pto.tmov ins(%q : {square}) outs(%r : {right})"));
            p.f.line(&format!("pto.tmatmul ins(%l, %r : {left}, {right}) outs(%c : {acc})"));
            let (sink, view) = p.sink(&Memory::rows(DType::F32, m, n, n));
            p.f.line(&format!("pto.tstore ins(%c : {acc}) outs(%sink : {view})"));
            p.case(&format!("two products insert {insert}"), sink, DType::F32)
        })
    });
    vector.chain(again)
}

/// Physical and valid extents of products with shared exponents, and whether the valid ones are known only at run time.
const SCALED: [([i64; 3], [i64; 3], bool); 6] = [
    ([32, 512, 32], [32, 512, 32], false),
    ([64, 512, 64], [33, 96, 50], false),
    ([64, 512, 64], [33, 96, 50], true),
    ([64, 512, 64], [1, 64, 50], false),
    ([64, 512, 64], [33, 64, 1], false),
    ([64, 512, 64], [33, 1, 50], false),
];

/// Products with shared exponents: loaded, copied beside the operands as a whole or as a window, in one step and with
/// an accumulator or a bias row.
fn scaled() -> impl Iterator<Item = Case> {
    let types = [
        [DType::F8E4M3FN, DType::F8E4M3FN, DType::F32],
        [DType::F8E5M2, DType::F8E4M3FN, DType::F32],
        [DType::F4E2M1x2, DType::F4E1M2x2, DType::F32],
        [DType::F4E1M2x2, DType::F4E1M2x2, DType::F32],
    ];
    types.into_iter().flat_map(|types| {
        ["", ".acc", ".bias"].into_iter().flat_map(move |form| {
            SCALED.into_iter().flat_map(move |(size, valid, dynamic)| {
                ["tmatmul", "tgemv"].map(|op| scaled_product(op, types, form, [size, valid], dynamic))
            })
        })
    })
}

fn scaled_product(op: &str, types: [DType; 3], form: &str, [size, valid]: [[i64; 3]; 2], dynamic: bool) -> Case {
    /// Elements along K that share an exponent.
    const GROUP: i64 = 32;
    let is_row = op == "tgemv";
    let valid = if is_row { [1, valid[1], valid[2]] } else { valid };
    let [m, k, n] = size;
    let [left, right, acc_type] = types;
    let mut f = Function::default();
    let groups = k / GROUP;
    let exponents = DType::F8E8M0;
    // Boxes of 16 lines of 2 exponents.
    let boxes = |lines: i64, layout| Memory {
        dtype: exponents,
        extents: vec![1, lines / 16, groups / 2, 16, 2],
        strides: vec![lines * groups, 16 * groups, 32, 2, 1],
        layout: Some(layout),
    };
    let along = (valid[1] + GROUP - 1) / GROUP;
    let numbers = [valid[0], valid[1], valid[2], along].map(|extent| f.number(extent, dynamic));
    let zero = f.number(0, false);
    let is_whole = size == valid;
    let buffer =
        |f: &mut Function, name: &str, place: &str, [rows, cols, r, c]: [i64; 4], which: [usize; 2], words: &str| {
            if is_whole {
                let r#type = format!("!pto.tile_buf<{place}, {rows}x{cols}x{words}>");
                f.line(&format!("%{name} = pto.alloc_tile : {type}"));
                return r#type;
            }
            let (dtype, layout) = words.split_once(", ").unwrap_or((words, ""));
            let [row, col] = which.map(|index| &numbers[index]);
            let (valid, given) = if dynamic && is_row && which[0] == 0 {
                ("1x?".to_owned(), format!(" valid_col = {col}"))
            } else if dynamic {
                ("?x?".to_owned(), format!(" valid_row = {row} valid_col = {col}"))
            } else {
                (format!("{r}x{c}"), String::new())
            };
            let layout = if layout.is_empty() { String::new() } else { format!(", {layout}") };
            let r#type = format!("!pto.tile_buf<{place}, {rows}x{cols}x{dtype}, valid={valid}{layout}>");
            f.line(&format!("%{name} = pto.alloc_tile{given} : {type}"));
            r#type
        };
    let sides = [
        ("a", "left", Memory::rows(left, m, k, k), [m, k, valid[0], valid[1]], [0, 1], format!("{left}, {MATRIX}")),
        (
            "b",
            "right",
            Memory::columns(right, k, n, k),
            [k, n, valid[1], valid[2]],
            [1, 2],
            format!("{right}, {TRANSPOSED}"),
        ),
        (
            "sa",
            "scaling",
            boxes(m, "mx_a_zz"),
            [m, groups, valid[0], along],
            [0, 3],
            format!("{exponents}, slayout=row_major, fractal=32"),
        ),
        (
            "sb",
            "scaling",
            boxes(n, "mx_b_nn"),
            [groups, n, along, valid[2]],
            [3, 2],
            format!("{exponents}, blayout=col_major, slayout=col_major, fractal=32"),
        ),
    ];
    let mut buffers = Vec::new();
    for (name, place, memory, extents, which, words) in sides {
        let (_, view) = f.view(&format!("{name}_memory"), &memory, 1, false);
        let mat = format!("!pto.tile_buf<mat, {}x{}x{words}>", extents[0], extents[1]);
        f.line(&format!("%{name}_mat = pto.alloc_tile : {mat}"));
        f.line(&format!("pto.tload ins(%{name}_memory : {view}) outs(%{name}_mat : {mat})"));
        let buffer = buffer(&mut f, name, place, extents, which, &words);
        if is_whole {
            f.line(&format!("pto.tmov ins(%{name}_mat : {mat}) outs(%{name} : {buffer})"));
        } else {
            // A part of the loaded tile.
            let window = buffer.replacen(place, "mat", 1);
            let [r, c] = which.map(|index| &numbers[index]);
            f.line(&format!(
                "%{name}_window = pto.subview %{name}_mat[{zero}, {zero}] sizes [{}, {}] valid [{r}, {c}] : {mat} -> {window}",
                extents[0], extents[1]
            ));
            f.line(&format!("pto.tmov ins(%{name}_window : {window}) outs(%{name} : {buffer})"));
        }
        buffers.push(buffer);
    }
    let acc =
        buffer(&mut f, "c", "acc", [m, n, valid[0], valid[2]], [0, 2], &format!("{acc_type}, {MATRIX}, fractal=1024"));
    let operands = "%a, %sa, %b, %sb";
    let types = format!("{}, {}, {}, {}", buffers[0], buffers[2], buffers[1], buffers[3]);
    if form == ".bias" {
        let bias = bias(&mut f, acc_type, [n, valid[2]], dynamic.then_some(numbers[2].as_str()));
        f.line(&format!("pto.{op}.mx.bias ins({operands}, %bias : {types}, {bias}) outs(%c : {acc})"));
    } else {
        f.line(&format!("pto.{op}.mx ins({operands} : {types}) outs(%c : {acc})"));
    }
    if form == ".acc" {
        f.line(&format!("pto.{op}.mx.acc ins(%c, {operands} : {acc}, {types}) outs(%c : {acc})"));
    }
    let (sink, view) = f.view("sink", &Memory::rows(acc_type, valid[0], valid[2], valid[2]), 4, dynamic);
    f.line(&format!("pto.tstore ins(%c : {acc}) outs(%sink : {view})"));
    let when = if dynamic { " dynamic" } else { "" };
    let [m, k, n] = valid;
    f.case(format!("{op}.mx{form} {left} {right} {m}x{k}x{n}{when}"), sink, acc_type)
}

/// Returns all cases.
pub(crate) fn all() -> impl Iterator<Item = Case> {
    plain().chain(added()).chain(steps()).chain(stores()).chain(moves()).chain(scaled())
}
