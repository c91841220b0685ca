//! Generates a case for each element type, layout and kind of valid region, of operations with special cases elsewhere:
//! loads, stores and moves, single elements, transposes and padding, and matrix products of one row.

use crate::{
    cases::{COMPUTED, Case},
    text::{Function, Memory},
};
use pto_isa::types::DType;

/// Layouts of tiles in vector memory.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Order {
    Rows,
    Columns,
    Boxes,
}

pub(crate) const ORDERS: [Order; 3] = [Order::Rows, Order::Columns, Order::Boxes];

impl Order {
    const fn words(self) -> &'static str {
        match self {
            Order::Rows => "",
            Order::Columns => ", blayout=col_major",
            Order::Boxes => ", blayout=col_major, slayout=row_major",
        }
    }

    /// Returns memory for the valid region of a tile. Boxes are whole.
    fn memory(self, dtype: DType, [rows, cols]: [i64; 2]) -> Memory {
        match self {
            Order::Rows => Memory::rows(dtype, rows, cols, cols + 3),
            Order::Columns => Memory::columns(dtype, rows, cols, rows + 2),
            Order::Boxes => {
                let width = (32 / i64::from(dtype.bytes())).min(cols);
                let height = 16.min(rows);
                let extents = vec![1, cols / width, rows / height, height, width];
                let strides = vec![rows * cols, rows * width, height * width, width, 1];
                Memory { dtype, extents, strides, layout: Some("nz") }
            }
        }
    }
}

/// Extents of a tile: physical and valid ones, and whether the valid ones are known only at run time.
#[derive(Clone, Copy)]
pub(crate) struct Extents {
    rows: [i64; 2],
    cols: [i64; 2],
    dynamic: bool,
}

/// Returns extents of a tile of an element type in a layout, for each kind of valid region.
fn extents(dtype: DType, order: Order) -> [Extents; 5] {
    let line = 32 / i64::from(dtype.bytes());
    let of = |rows, cols, dynamic| Extents { rows, cols, dynamic };
    match order {
        Order::Rows => [
            of([8, 8], [2 * line, 2 * line], false),
            of([8, 5], [3 * line, 3 * line - 3], false),
            of([8, 5], [3 * line, 3 * line - 3], true),
            of([1, 1], [2 * line, line + 1], false),
            of([8, 8], [line, 1], false),
        ],
        Order::Columns => [
            of([2 * line, 2 * line], [8, 8], false),
            of([3 * line, 3 * line - 3], [8, 5], false),
            of([3 * line, 3 * line - 3], [8, 5], true),
            of([line, 1], [8, 8], false),
            of([2 * line, line + 1], [1, 1], false),
        ],
        Order::Boxes => [
            of([32, 32], [2 * line, 2 * line], false),
            of([32, 16], [3 * line, 2 * line], false),
            of([32, 16], [3 * line, 2 * line], true),
            of([32, 1], [2 * line, 2 * line], false),
            of([32, 32], [line, 1], false),
        ],
    }
}

/// Parameters of whole tiles, and subviews of their valid regions.
struct Tiles {
    f: Function,
    dtype: DType,
    order: Order,
    extents: Extents,
}

impl Tiles {
    fn new(dtype: DType, order: Order, extents: Extents) -> Self {
        Self { f: Function::default(), dtype, order, extents }
    }

    /// Adds a tile; returns the index of the parameter, and the type of the subview.
    fn tile(&mut self, name: &str) -> (usize, String) {
        let Extents { rows, cols, dynamic } = self.extents;
        self.tile_of(name, self.order, rows, cols, dynamic, "")
    }

    fn tile_of(
        &mut self,
        name: &str,
        order: Order,
        rows: [i64; 2],
        cols: [i64; 2],
        dynamic: bool,
        more: &str,
    ) -> (usize, String) {
        let (dtype, words) = (self.dtype, order.words());
        let text = |valid: &str| format!("!pto.tile_buf<vec, {}x{}x{dtype}{valid}{words}{more}>", rows[0], cols[0]);
        let whole = text("");
        let argument = self.f.tile(&format!("{name}_buffer"), &whole, dtype, rows[0] * cols[0]);
        let part = if dynamic {
            text(", valid=?x?")
        } else if rows[0] == rows[1] && cols[0] == cols[1] {
            whole.clone()
        } else {
            text(&format!(", valid={}x{}", rows[1], cols[1]))
        };
        let zero = self.f.number(0, false);
        let valid = [self.f.number(rows[1], dynamic), self.f.number(cols[1], dynamic)];
        self.f.line(&format!(
            "%{name} = pto.subview %{name}_buffer[{zero}, {zero}] sizes [{}, {}] valid [{}, {}] : {whole} -> {part}",
            rows[0], cols[0], valid[0], valid[1]
        ));
        (argument, part)
    }

    fn case(self, what: &str, compared: usize) -> Case {
        let Self { f, dtype, order, extents: Extents { rows, cols, dynamic } } = self;
        let (order, when) = (order.words(), if dynamic { " dynamic" } else { "" });
        let name = format!("{what} {dtype} {}x{} of {}x{}{order}{when}", rows[1], cols[1], rows[0], cols[0]);
        f.case(name, compared, if dtype.is_packed_fp4() { DType::I8 } else { dtype })
    }
}

/// Returns every element type with every layout and kind of valid region.
fn crossed() -> impl Iterator<Item = (DType, Order, Extents)> {
    let of =
        |dtype| ORDERS.into_iter().flat_map(move |order| extents(dtype, order).map(|extents| (dtype, order, extents)));
    DType::ALL.iter().copied().flat_map(of)
}

/// Loads and stores, moves, extracted and inserted windows.
fn moved() -> impl Iterator<Item = Case> {
    crossed().flat_map(|(dtype, order, extents)| {
        ["tload", "tstore", "tmov", "textract", "tinsert"].into_iter().map(move |op| {
            let mut t = Tiles::new(dtype, order, extents);
            let (source, from) = t.tile("source");
            let Extents { rows, cols, dynamic } = extents;
            let view = |t: &mut Tiles| t.f.view("memory", &order.memory(dtype, [rows[1], cols[1]]), 2, dynamic);
            let compared = match op {
                "tload" => {
                    let (_, view) = view(&mut t);
                    t.f.line(&format!("pto.tload ins(%memory : {view}) outs(%source : {from})"));
                    source
                }
                "tstore" => {
                    let (memory, view) = view(&mut t);
                    t.f.line(&format!("pto.tstore ins(%source : {from}) outs(%memory : {view})"));
                    memory
                }
                _ => {
                    let (target, to) = t.tile("target");
                    let at = if op == "tmov" {
                        [String::new(), String::new()]
                    } else {
                        let zero = t.f.number(0, false);
                        [format!(", {zero}, {zero}"), ", index, index".to_owned()]
                    };
                    t.f.line(&format!("pto.{op} ins(%source{} : {from}{}) outs(%target : {to})", at[0], at[1]));
                    target
                }
            };
            t.case(op, compared)
        })
    })
}

/// Reads of an element, written to another position.
fn elements() -> impl Iterator<Item = Case> {
    crossed().map(|(dtype, order, extents)| {
        let mut t = Tiles::new(dtype, order, extents);
        let (_, from) = t.tile("source");
        let (target, to) = t.tile("target");
        let zero = t.f.number(0, false);
        t.f.line(&format!("%value = pto.tgetval ins(%source, {zero} : {from}, index) outs : {dtype}"));
        t.f.line(&format!("pto.tsetval ins({zero}, %value : index, {dtype}) outs(%target : {to})"));
        t.case("tgetval tsetval", target)
    })
}

/// Transposes, and copies with padding.
fn rearranged() -> impl Iterator<Item = Case> {
    crossed().flat_map(|(dtype, order, extents)| {
        ["ttrans", "tfillpad"].into_iter().map(move |op| {
            let mut t = Tiles::new(dtype, order, extents);
            let (_, from) = t.tile("source");
            let Extents { rows, cols, dynamic } = extents;
            let whole = |size: i64| (size + 31) / 32 * 32;
            let (target, to) = if op == "ttrans" {
                t.tile_of("target", order, [whole(cols[0]), cols[1]], [whole(rows[0]), rows[1]], dynamic, "")
            } else {
                t.tile_of("target", order, [rows[0]; 2], [cols[0]; 2], false, ", pad=1")
            };
            t.f.line(&format!("pto.{op} ins(%source : {from}) outs(%target : {to})"));
            t.case(op, target)
        })
    })
}

/// Moves, transposes and padding from one layout to another one.
fn between() -> impl Iterator<Item = Case> {
    let pairs = || ORDERS.into_iter().flat_map(|from| ORDERS.map(|to| [from, to])).filter(|[from, to]| from != to);
    let extents = |dtype: DType| {
        let line = 32 / i64::from(dtype.bytes());
        let of = |rows, cols| [false, true].map(|dynamic| Extents { rows, cols, dynamic });
        [of([64, 64], [64, 64]), of([32, 19], [64, line + 1]), of([32, 1], [32, 32]), of([64, 64], [32, 1])].concat()
    };
    let cases = move |dtype: DType| pairs().flat_map(move |pair| extents(dtype).into_iter().map(move |e| (pair, e)));
    DType::ALL.iter().copied().flat_map(move |dtype| {
        cases(dtype).flat_map(move |([from, to], extents)| {
            ["tmov", "ttrans", "tfillpad"].into_iter().map(move |op| {
                let Extents { rows, cols, dynamic } = extents;
                let mut t = Tiles::new(dtype, from, extents);
                let (_, source) = t.tile("source");
                let (target, sink) = match op {
                    "tmov" => t.tile_of("target", to, rows, cols, dynamic, ""),
                    "ttrans" => t.tile_of("target", to, cols, rows, dynamic, ""),
                    _ => t.tile_of("target", to, [rows[0]; 2], [cols[0]; 2], false, ", pad=1"),
                };
                t.f.line(&format!("pto.{op} ins(%source : {source}) outs(%target : {sink})"));
                t.case(&format!("{op} to{}", to.words()), target)
            })
        })
    })
}

/// Fills with a scalar.
fn filled() -> impl Iterator<Item = Case> {
    let boxes = crossed().filter(|(_, order, _)| *order == Order::Boxes);
    boxes.filter(|(dtype, ..)| COMPUTED.contains(*dtype)).map(|(dtype, order, extents)| {
        let mut t = Tiles::new(dtype, order, extents);
        let (target, to) = t.tile("target");
        t.f.scalar("number", dtype, 2);
        t.f.line(&format!("pto.texpands ins(%number : {dtype}) outs(%target : {to})"));
        t.case("texpands", target)
    })
}

/// Broadcasts of a value for each row, in a row-major tile of one column.
fn repeated() -> impl Iterator<Item = Case> {
    crossed().filter(|(_, order, _)| *order != Order::Boxes).map(|(dtype, order, extents)| {
        let mut t = Tiles::new(dtype, order, extents);
        let Extents { rows, cols, dynamic } = extents;
        let line = 32 / i64::from(dtype.bytes());
        let (tall, wide) = if order == Order::Rows { (rows[0], line) } else { ((rows[0] + line - 1) / line * line, 1) };
        // A full tile has one column.
        let (tall, wide) = if rows[0] == rows[1] && order == Order::Columns { (rows[1], 1) } else { (tall, wide) };
        let valid = if order == Order::Rows && rows[0] == rows[1] && cols[0] == cols[1] { wide } else { 1 };
        let (_, from) = t.tile_of("source", order, [tall, rows[1]], [wide, valid], dynamic, "");
        let wide = (cols[0] + line - 1) / line * line;
        let (target, to) = t.tile_of("target", Order::Rows, [rows[0], rows[1]], [wide, cols[1]], dynamic, "");
        t.f.line(&format!("pto.trowexpand ins(%source : {from}) outs(%target : {to})"));
        t.case("trowexpand", target)
    })
}

/// Operations on a whole tile and a value for each row, in either order. `trowexpandadd` takes the whole tile first.
fn expanded() -> impl Iterator<Item = Case> {
    let ops = [
        ("add", false),
        ("add", true),
        ("div", false),
        ("expdif", false),
        ("max", false),
        ("min", false),
        ("mul", false),
        ("sub", false),
    ];
    let columns = crossed().filter(|(_, order, _)| *order == Order::Columns);
    columns.flat_map(move |(dtype, order, extents)| {
        ops.into_iter().map(move |(op, is_whole_first)| {
            let mut t = Tiles::new(dtype, order, extents);
            let Extents { rows, cols, dynamic } = extents;
            let line = 32 / i64::from(dtype.bytes());
            let wide = (cols[0] + line - 1) / line * line;
            // The values have one column, so that the other source is whole.
            let (_, values) = t.tile_of("values", order, rows, [1, 1], dynamic, "");
            let (_, whole) = t.tile_of("whole", Order::Rows, rows, [wide, cols[1]], dynamic, "");
            let (target, to) = t.tile_of("target", Order::Rows, rows, [wide, cols[1]], dynamic, "");
            let sources = if is_whole_first {
                format!("%whole, %values : {whole}, {values}")
            } else {
                format!("%values, %whole : {values}, {whole}")
            };
            t.f.line(&format!("pto.trowexpand{op} ins({sources}) outs(%target : {to})"));
            t.case(&format!("trowexpand{op}"), target)
        })
    })
}

/// Returns all cases.
pub(crate) fn all() -> impl Iterator<Item = Case> {
    moved().chain(elements()).chain(rearranged()).chain(between()).chain(filled()).chain(repeated()).chain(expanded())
}
