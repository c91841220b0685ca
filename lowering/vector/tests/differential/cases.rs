//! Generates cases from the instruction table: a function with tiles as parameters and one operation, in generic form.

use crate::special::{self, Extents as Shape};
use pto_isa::{
    Arity, Family, Kind, Op, Role, Rule, Target, ops,
    rule::conversion::converts,
    types::{DType, DTypeSet},
};
use std::fmt;

/// An argument of the function.
#[derive(Clone)]
pub(crate) enum Argument {
    /// The bytes of a tile, row by row.
    Bytes(Vec<u8>),
    /// An index.
    Number(i64),
}

/// A program and its arguments.
pub(crate) struct Case {
    name: String,
    pub(crate) text: String,
    pub(crate) arguments: Vec<Argument>,
    /// The index of the argument to compare.
    pub(crate) compared: usize,
    result: DType,
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

const SHAPES: [Shape; 5] = [
    Shape { name: "full", rows: [8, 8], cols: [256, 256], dynamic: false, window: false },
    Shape { name: "tail", rows: [8, 7], cols: [352, 333], dynamic: false, window: false },
    Shape { name: "dynamic", rows: [8, 7], cols: [352, 333], dynamic: true, window: false },
    Shape { name: "one row", rows: [1, 1], cols: [160, 133], dynamic: false, window: false },
    Shape { name: "one column", rows: [8, 8], cols: [32, 1], dynamic: false, window: false },
];

/// The order of the elements of whole tiles in memory.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    /// Row by row.
    Rows,
    /// Column by column; rows and columns of the case are exchanged.
    Columns,
}

/// The relation of a tile to the extents of the case.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Whole,
    /// A value for each row, in a column-major tile.
    Column,
    /// A value for each column.
    Row,
    Transposed,
    /// Valid throughout, with padding.
    Padded,
}

/// Returns the extents of a tile operand.
fn part(def: &Op, operand: &str) -> Part {
    let expands = def.name.contains("expand");
    let values = if matches!(def.name, "trowexpand" | "tcolexpand") { "src" } else { "src1" };
    match (def.family(), operand) {
        (Family::Reduce, "dst") if !expands && def.name.starts_with("trow") => Part::Column,
        (Family::Reduce, "dst") if !expands && def.name.starts_with("tcol") => Part::Row,
        (Family::Reduce, name) if expands && name == values => {
            if def.name.starts_with("trow") {
                Part::Column
            } else {
                Part::Row
            }
        }
        (Family::Layout, "dst") if def.name == "ttrans" => Part::Transposed,
        (Family::Layout, "dst") if def.name == "tfillpad" => Part::Padded,
        _ => Part::Whole,
    }
}

/// Element types of the cases.
pub(crate) const COMPUTED: DTypeSet = DTypeSet::int(8).or(DTypeSet::int(16)).or(DTypeSet::int(32)).or(DTypeSet::of(&[
    DType::F16,
    DType::BF16,
    DType::F32,
]));

/// Element types, including those that are only converted or moved.
const MOVED: DTypeSet = COMPUTED.or(DTypeSet::int(64)).or(DTypeSet::F8).or(DTypeSet::of(&[DType::Hif8]));

/// Returns the type of a tile, and its type with a run-time valid region. Returns `None` for a tile that exists only in
/// rows.
fn tile(dtype: DType, part: Part, shape: Shape, order: Order) -> Option<(String, String, [i64; 2])> {
    let text = |rows: i64, cols: i64, valid: &str, more: &str| {
        format!("!pto.tile_buf<vec, {rows}x{cols}x{dtype}{valid}{more}>")
    };
    let ([rows, valid_rows], [cols, valid_cols]) = (shape.rows, shape.cols);
    let column = ", blayout=col_major";
    let (physical, valid, more, open) = match part {
        Part::Whole if order == Order::Columns => ([cols, rows], [valid_cols, valid_rows], column, "?x?".to_owned()),
        Part::Padded | Part::Column | Part::Row | Part::Transposed if order == Order::Columns => return None,
        Part::Whole => ([rows, cols], [valid_rows, valid_cols], "", "?x?".to_owned()),
        Part::Padded => ([rows, cols], [rows, cols], ", pad=1", "?x?".to_owned()),
        Part::Column => ([32, 1], [valid_rows, 1], column, "?x1".to_owned()),
        Part::Row => ([1, cols], [1, valid_cols], "", "1x?".to_owned()),
        Part::Transposed => ([cols, 32], [valid_cols, valid_rows], "", "?x?".to_owned()),
    };
    let [rows, cols] = physical;
    let fixed = if valid == physical { String::new() } else { format!(", valid={}x{}", valid[0], valid[1]) };
    Some(if shape.dynamic {
        (text(rows, cols, "", more), text(rows, cols, &format!(", valid={open}"), more), physical)
    } else {
        (text(rows, cols, &fixed, more), String::new(), valid)
    })
}

/// Returns values for which every operation is defined: above zero, and below the width of any element.
pub(crate) fn bytes(dtype: DType, count: i64, seed: i64) -> Vec<u8> {
    let numbers = (0..count).map(|index| (index * 7 + seed * 3 + index / 5) % 7 + 1);
    numbers
        .flat_map(|number| match dtype {
            DType::F16 => half::f16::from_f64(number as f64 / 4.0).to_bits().to_le_bytes().to_vec(),
            DType::BF16 => half::bf16::from_f64(number as f64 / 4.0).to_bits().to_le_bytes().to_vec(),
            DType::F32 => (number as f32 / 4.0).to_le_bytes().to_vec(),
            DType::I1 => vec![(number % 2) as u8],
            _ => number.to_le_bytes()[..dtype.bytes() as usize].to_vec(),
        })
        .collect()
}

/// Fills the elements of a tile argument outside of the valid region with values for which operations are undefined or
/// have conspicuous results: NaN, infinities, zeros, the ends of the range. The region begins at a row and a column.
pub(crate) fn poison(bytes: &mut [u8], dtype: DType, [rows, cols]: [i64; 2], first: [i64; 2], valid: [i64; 2]) {
    let size = dtype.bytes() as usize;
    let is_valid = |row: i64, col: i64| {
        let within = |at: i64, axis: usize| (first[axis]..first[axis] + valid[axis]).contains(&at);
        within(row, 0) && within(col, 1)
    };
    let places = (0..rows).flat_map(|row| (0..cols).map(move |col| (row, col)));
    for ((row, col), element) in places.zip(bytes.chunks_mut(size)) {
        if is_valid(row, col) {
            continue;
        }
        let number = (row + col) % 7;
        let real = [f64::NAN, f64::INFINITY, 0.0, f64::NEG_INFINITY, 3e38, -0.0, -3e38][number as usize];
        let whole = [0, -1, i64::MAX, i64::MIN, 1 << 40, 0, 0x7f7f_7f7f][number as usize];
        let made = match dtype {
            DType::F16 => half::f16::from_f64(real).to_bits().to_le_bytes().to_vec(),
            DType::BF16 => half::bf16::from_f64(real).to_bits().to_le_bytes().to_vec(),
            DType::F32 => (real as f32).to_le_bytes().to_vec(),
            DType::I1 => vec![1],
            // The greatest and the least integer, of any width.
            _ if number == 2 || number == 3 => (whole >> (64 - dtype.bits().min(64))).to_le_bytes().to_vec(),
            _ => whole.to_le_bytes().to_vec(),
        };
        element.copy_from_slice(&made[..size]);
    }
}

/// Returns whether the scalar of an operation has exactly the type of the elements.
fn takes_elements(def: &Op) -> bool {
    def.all_rules().any(|rule| matches!(rule, Rule::ScalarElement { exact: true, .. }))
}

/// Returns the case of an op definition; `None` if it takes more than tiles and a scalar.
fn case(def: &'static Op, dtype: DType, to: DType, shape: Shape, order: Order) -> Option<Case> {
    let mut parameters = Vec::new();
    let mut arguments = Vec::new();
    let (mut body, mut operands, mut types, mut segments) = (String::new(), Vec::new(), Vec::new(), Vec::new());
    let (mut result, mut compared) = (dtype, 0);
    let mut scalar = false;
    for (index, operand) in def.operands.iter().enumerate() {
        let positions = operand.name.as_str() == "indices";
        if operand.arity != Arity::One && !positions {
            segments.push("0".to_owned());
            continue;
        }
        segments.push("1".to_owned());
        let is_tile =
            matches!(operand.kind, Kind::Tile | Kind::TileOrView) || (index == 0 && operand.kind == Kind::TileOrScalar);
        if !is_tile {
            let r#type = match operand.kind {
                Kind::Float(width) => format!("f{width}"),
                // Constants are signless: a scalar that has to be of the element type is a parameter.
                Kind::Scalar if !scalar && takes_elements(def) && dtype.name().starts_with(['u', 's']) => {
                    scalar = true;
                    parameters.push(format!("%s: {dtype}"));
                    arguments.push(Argument::Number(2));
                    operands.push("%s".to_owned());
                    types.push(dtype.name().to_owned());
                    continue;
                }
                Kind::Scalar | Kind::Signless | Kind::TileOrScalar if !scalar => {
                    dtype.name().trim_start_matches(['u', 's']).to_owned()
                }
                _ => return None,
            };
            scalar = true;
            let number = if r#type.contains('f') { "2.0" } else { "2" };
            body += &format!("  %s = arith.constant {number} : {type}\n");
            operands.push("%s".to_owned());
            types.push(r#type);
            continue;
        }
        let positions = positions || (def.name.contains("arg") && operand.role == Role::Out);
        let element = match operand.role {
            _ if positions => DType::I32,
            Role::Out => to,
            Role::In | Role::InOut | Role::Tmp => dtype,
        };
        if operand.role != Role::In {
            (result, compared) = (element, arguments.len());
        }
        let part = part(def, operand.name.as_str());
        let (fixed, open, [rows, cols]) = tile(element, part, shape, order)?;
        let mut content = bytes(element, rows * cols, index as i64);
        if shape.dynamic {
            let [r, c] = [shape.rows[1], shape.cols[1]];
            let valid = match part {
                Part::Whole if order == Order::Columns => [c, r],
                Part::Whole | Part::Padded => [r, c],
                Part::Column => [r, 1],
                Part::Row => [1, c],
                Part::Transposed => [c, r],
            };
            poison(&mut content, element, [rows, cols], [0, 0], valid);
        }
        arguments.push(Argument::Bytes(content));
        parameters.push(format!("%p{index}: {fixed}"));
        if shape.dynamic {
            let (r, c) = match part {
                Part::Whole if order == Order::Columns => ("%c", "%r"),
                Part::Whole => ("%r", "%c"),
                Part::Padded => return None,
                Part::Column => ("%r", "%one"),
                Part::Row => ("%one", "%c"),
                Part::Transposed => ("%c", "%r"),
            };
            body += &format!(
                "  %v{index} = pto.subview %p{index}[%zero, %zero] sizes [{rows}, {cols}] valid [{r}, {c}] : {fixed} -> {open}\n"
            );
            operands.push(format!("%v{index}"));
            types.push(open);
        } else {
            operands.push(format!("%p{index}"));
            types.push(fixed);
        }
    }
    if shape.dynamic {
        parameters.extend(["%r: index".to_owned(), "%c: index".to_owned()]);
        arguments.extend([Argument::Number(shape.rows[1]), Argument::Number(shape.cols[1])]);
    }
    let attributes = if def.has_segments() {
        format!(" <{{operandSegmentSizes = array<i32: {}>}}>", segments.join(", "))
    } else {
        String::new()
    };
    let text = format!(
        "module attributes {{pto.target_arch = \"a5\"}} {{\nfunc.func @f({}) {{\n  %zero = arith.constant 0 : index\n  %one = arith.constant 1 : index\n{body}  \"pto.{}\"({}){attributes} : ({}) -> ()\n  return\n}}\n}}\n",
        parameters.join(", "),
        def.name,
        operands.join(", "),
        types.join(", "),
    );
    let into = if to == dtype { String::new() } else { format!(" to {to}") };
    let by = match order {
        Order::Rows => "",
        Order::Columns => " by columns",
    };
    let name = format!("{} {dtype}{into} {}{by}", def.name, shape.name);
    Some(Case { name, text, arguments, compared, result })
}

/// Returns all cases, in the order of the table.
pub(crate) fn all() -> impl Iterator<Item = Case> {
    const TESTED: [Family; 5] =
        [Family::Elementwise, Family::TileScalar, Family::Reduce, Family::Layout, Family::Irregular];
    let rows = || ops::all().filter(|def| pto_vector::is_lowered(def));
    let special = rows().filter(|def| special::has(def)).flat_map(special::of).chain(rows().flat_map(special::windows));
    let special = special.chain(rows().filter(|def| def.is(ops::reduce::Opcode::Tcolsum)).flat_map(special::halves));
    let plain = rows().filter(|def| TESTED.contains(&def.family()) && !special::has(def));
    let plain = plain.flat_map(|def| {
        let all = if def.name == "tcolexpand" { DTypeSet::ANY } else { MOVED };
        let types = all.iter().filter(move |dtype| def.dtypes.a5.contains(*dtype));
        types.flat_map(move |dtype| {
            let to = all.iter().filter(move |to| match def.name {
                "tcvt" => converts(dtype, *to, Target::A5),
                _ => *to == dtype,
            });
            let shapes = || SHAPES.iter().flat_map(|shape| [(shape, Order::Rows), (shape, Order::Columns)]);
            to.flat_map(move |to| shapes().filter_map(move |(shape, order)| case(def, dtype, to, *shape, order)))
        })
    });
    plain.chain(special)
}

impl Case {
    /// Creates a single case; the argument `compared` has elements of `result`.
    pub(crate) fn new(name: String, text: String, arguments: Vec<Argument>, compared: usize, result: DType) -> Self {
        Self { name, text, arguments, compared, result }
    }

    /// Compares bytes with the expected ones: equal bits, and for floats equality within the precision of their type.
    pub(crate) fn compare(&self, expected: &[u8], found: &[u8]) -> Result<(), String> {
        let size = self.result.bytes() as usize;
        if expected.len() != found.len() {
            return Err(format!("expected {} bytes, found {}", expected.len(), found.len()));
        }
        let value = |bytes: &[u8]| -> Option<f64> {
            match (self.result, bytes) {
                (DType::F16, [a, b]) => Some(half::f16::from_le_bytes([*a, *b]).to_f64()),
                (DType::BF16, [a, b]) => Some(half::bf16::from_le_bytes([*a, *b]).to_f64()),
                (DType::F32, [a, b, c, d]) => Some(f64::from(f32::from_le_bytes([*a, *b, *c, *d]))),
                _ => None,
            }
        };
        let bound = match self.result {
            DType::F16 => 4e-3,
            DType::BF16 => 3e-2,
            _ => 1e-5,
        };
        let pairs = expected.chunks(size).zip(found.chunks(size));
        for (index, (expected, found)) in pairs.enumerate().filter(|(_, (expected, found))| expected != found) {
            let close = match (value(expected), value(found)) {
                (Some(a), Some(b)) => (a.is_nan() && b.is_nan()) || (a - b).abs() <= bound * a.abs().max(1e-3),
                _ => false,
            };
            if !close {
                let shown = |bytes: &[u8]| value(bytes).map_or_else(|| format!("{bytes:02x?}"), |v| v.to_string());
                return Err(format!("element {index}: expected {}, found {}", shown(expected), shown(found)));
            }
        }
        Ok(())
    }
}
