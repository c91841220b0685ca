//! Generates cases of quantisation in groups that share an exponent, and of conversions of 4-bit pairs.

use crate::{cases::Case, text::Function};
use pto_isa::types::DType;

/// Elements of a group.
const GROUP: i64 = 32;

/// Physical and valid extents, and whether the valid ones are known only at run time.
struct Shape {
    name: &'static str,
    rows: [i64; 2],
    cols: [i64; 2],
    dynamic: bool,
}

const fn shape(name: &'static str, rows: [i64; 2], cols: [i64; 2], dynamic: bool) -> Shape {
    Shape { name, rows, cols, dynamic }
}

/// Shapes for groups along columns: "one column" has the minimal number of columns.
const ALONG_COLUMNS: [Shape; 5] = [
    shape("full", [4, 4], [128, 128], false),
    shape("tail", [4, 2], [192, 160], false),
    shape("dynamic", [4, 2], [192, 160], true),
    shape("one row", [1, 1], [96, 96], false),
    shape("one column", [8, 8], [32, 32], false),
];

/// Shapes for groups along rows.
const ALONG_ROWS: [Shape; 6] = [
    shape("full", [64, 64], [64, 64], false),
    shape("tail", [96, 64], [96, 70], false),
    shape("dynamic", [96, 64], [96, 70], true),
    shape("one row", [32, 32], [64, 40], false),
    shape("two columns", [64, 64], [64, 2], false),
    shape("one column", [64, 64], [64, 1], false),
];

/// Returns values of many magnitudes: some groups are zero, some contain a NaN or an infinity.
fn numbers(dtype: DType, rows: i64, cols: i64) -> Vec<u8> {
    let of = |index: i64| {
        let (row, col) = (index / cols, index % cols);
        let fraction = 1.0 + ((index * 37 + row * 11) % 64) as f64 / 64.0;
        let sign = if index % 3 == 0 { -1.0 } else { 1.0 };
        match (row, col) {
            (1, 33) | (40, 3) => f64::NAN,
            (0, 65) | (3, 5) => f64::INFINITY,
            (2, _) | (_, 6) => 0.0,
            _ => sign * fraction * 2.0_f64.powi(((index * 7 + row * 5 + col / 32 * 3) % 15) as i32 - 9),
        }
    };
    let bytes = |number: f64| match dtype {
        DType::F16 => half::f16::from_f64(number).to_bits().to_le_bytes().to_vec(),
        DType::BF16 => half::bf16::from_f64(number).to_bits().to_le_bytes().to_vec(),
        _ => (number as f32).to_le_bytes().to_vec(),
    };
    (0..rows * cols).map(of).flat_map(bytes).collect()
}

const fn round(number: i64, multiple: i64) -> i64 {
    (number + multiple - 1) / multiple * multiple
}

/// A tile operand: a parameter for all of its bytes, and a subview of the valid part; its index and the type of the
/// subview.
struct Tile<'t> {
    name: &'static str,
    dtype: DType,
    rows: [i64; 2],
    cols: [i64; 2],
    words: &'t str,
    bytes: Option<Vec<u8>>,
}

impl Tile<'_> {
    fn declare(self, f: &mut Function, dynamic: bool) -> (usize, String) {
        let Self { name, dtype, rows, cols, words, bytes } = self;
        let unit = if dtype.is_packed_fp4() { 16 } else { 32 / i64::from(dtype.bytes()) };
        let cols = [round(cols[0], unit), cols[1]];
        let text = |valid: &str| format!("!pto.tile_buf<vec, {}x{}x{dtype}{valid}{words}>", rows[0], cols[0]);
        let whole = text("");
        let buffer = format!("{name}_buffer");
        let argument = match bytes {
            Some(bytes) => f.tile_of(&buffer, &whole, bytes),
            None => f.tile(&buffer, &whole, dtype, rows[0] * cols[0]),
        };
        let part = if dynamic { text(", valid=?x?") } else { text(&format!(", valid={}x{}", rows[1], cols[1])) };
        let zero = f.number(0, false);
        let valid = [f.number(rows[1], dynamic), f.number(cols[1], dynamic)];
        f.line(&format!(
            "%{name} = pto.subview %{buffer}[{zero}, {zero}] sizes [{}, {}] valid [{}, {}] : {whole} -> {part}",
            rows[0], cols[0], valid[0], valid[1]
        ));
        (argument, part)
    }
}

/// A quantisation: types of both sides, scheme and options.
#[derive(Clone, Copy)]
struct Form {
    from: DType,
    to: DType,
    scheme: &'static str,
    by_rows: bool,
    fits: bool,
    interleaved: bool,
}

/// Schemes with source and destination element types.
const SCHEMES: [(&str, DType, DType); 5] = [
    ("MXFP8", DType::F32, DType::I8),
    ("MXFP8", DType::F16, DType::Ui8),
    ("MXFP8", DType::BF16, DType::I8),
    ("MXFP4_E2M1", DType::F16, DType::F4E2M1x2),
    ("MXFP4_E2M1", DType::BF16, DType::F4E2M1x2),
];

fn forms() -> Vec<Form> {
    let mut forms = Vec::new();
    let flags = [false, true];
    for (scheme, from, to) in SCHEMES {
        for (by_rows, fits, interleaved) in flags.into_iter().flat_map(|by_rows| {
            flags.into_iter().flat_map(move |fits| flags.map(|interleaved| (by_rows, fits, interleaved)))
        }) {
            let wide = from == DType::F32;
            // Along columns 16-bit floats are not quantised by nv; exponents of f32 are not interleaved.
            if (by_rows || wide || !fits) && (!interleaved || by_rows && !wide) {
                forms.push(Form { from, to, scheme, by_rows, fits, interleaved });
            }
        }
    }
    forms
}

/// Outputs in the order of the operands.
const OUTPUTS: [&str; 5] = ["dst", "exp", "max", "scaling", "exp_zz"];

fn quantised(form: Form, shape: &Shape, compared: &str) -> Option<Case> {
    let Form { from, to, scheme, by_rows, fits, interleaved } = form;
    let of = |extents: [i64; 2], by: i64| extents.map(|extent| extent / by);
    let [rows, cols] = if by_rows { [of(shape.rows, GROUP), shape.cols] } else { [shape.rows, of(shape.cols, GROUP)] };
    if interleaved && (rows[0] % 2 != 0 || rows[1] % 2 != 0) {
        return None;
    }
    let pairs = if scheme == "MXFP4_E2M1" { 2 } else { 1 };
    if shape.cols[1] % pairs != 0 {
        return None;
    }
    // Along columns, the exponents of 16-bit floats form one row, in the order of whole rows.
    let flat = !by_rows && from != DType::F32;
    if flat && !shape.dynamic && shape.cols[0] != shape.cols[1] {
        return None;
    }
    let boxed = !by_rows && !fits;
    if compared == "exp_zz" && !boxed {
        return None;
    }
    let shown = if interleaved {
        [of([rows[0].max(2), rows[1]], 2), cols.map(|cols| 2 * cols)]
    } else if flat {
        [[1, 1], [rows[0] * cols[0], rows[1] * cols[1]]]
    } else {
        [rows, cols]
    };
    let in_boxes = [[round(rows[0], 16), rows[1]], [round(cols[0], 2), cols[1]]];
    // Whole registers of factors are written along columns.
    let written = if by_rows { cols } else { [cols[0].max(256 / i64::from(from.bytes())), cols[1]] };
    let source = [round(shape.cols[0], 32 / i64::from(from.bytes())), shape.rows[0]];
    let bytes = Some(numbers(from, source[1], source[0]));
    let tile = |name, dtype, [rows, cols]: [[i64; 2]; 2]| Tile { name, dtype, rows, cols, words: "", bytes: None };
    let tiles = [
        Tile { bytes, ..tile("src", from, [shape.rows, shape.cols]) },
        tile("dst", to, [shape.rows, of(shape.cols, pairs)]),
        tile("exp", DType::Ui8, shown),
        tile("max", from, [rows, cols]),
        tile("scaling", from, [rows, written]),
    ];
    let zigzag = Tile { words: ", slayout=row_major, fractal=32", ..tile("exp_zz", DType::Ui8, in_boxes) };
    let mut f = Function::default();
    let (mut types, mut target) = (Vec::new(), (0, DType::I8));
    for tile in tiles.into_iter().chain(boxed.then_some(zigzag)) {
        let (name, dtype) = (tile.name, tile.dtype);
        let (argument, r#type) = tile.declare(&mut f, shape.dynamic);
        if name == compared {
            // Bits are stored, whatever their type.
            target = (argument, if dtype.is_packed_fp4() { DType::I8 } else { dtype });
        }
        types.push(r#type);
    }
    let (axis, algorithm) = (u8::from(!by_rows), if fits { "nv" } else { "ocp" });
    let (last, stored) = if boxed { (", %exp_zz", ", storeMode = #pto<vec_store_mode nz>") } else { ("", "") };
    f.line(&format!(
        "pto.tquant.mx ins(%src : {}) outs(%dst, %exp, %max, %scaling{last} : {}) {{quant_type = #pto<quant_type \
         {scheme}>{stored}, grpAxis = #pto<mx_group_axis axis{axis}>, interleave = {interleaved}, quantScaleAlg = \
         #pto<quant_scale_alg {algorithm}>}}",
        types[0],
        types[1..].join(", ")
    ));
    let words = if interleaved { " interleaved" } else { "" };
    let name = format!("tquant.mx {from} to {to} {} axis {axis} {scheme} {algorithm}{words} {compared}", shape.name);
    Some(f.case(name, target.0, target.1))
}

/// Cases of conversions from and to pairs: physical and valid numbers of columns of pairs, and whether they are
/// dynamic.
const PAIRS: [(&str, [i64; 2], [i64; 2], bool); 5] = [
    ("full", [4, 4], [128, 128], false),
    ("tail", [4, 3], [96, 71], false),
    ("dynamic", [4, 3], [96, 71], true),
    ("one row", [1, 1], [64, 45], false),
    ("one column", [8, 8], [32, 1], false),
];
const ROUNDINGS: [&str; 7] = ["NONE", "RINT", "ROUND", "FLOOR", "CEIL", "TRUNC", "ODD"];

/// Returns values around those of 4 bits: equal, halfway between, and out of range.
fn around_pairs(count: i64) -> Vec<u8> {
    let number = |index: i64| ((index * 5) % 129 - 64) as f64 / 8.0;
    (0..count).flat_map(|index| half::bf16::from_f64(number(index)).to_bits().to_le_bytes()).collect()
}

fn converted() -> impl Iterator<Item = Case> {
    [DType::F4E2M1x2, DType::F4E1M2x2].into_iter().flat_map(|pair| {
        PAIRS.into_iter().flat_map(move |(name, rows, cols, dynamic)| {
            [false, true].into_iter().flat_map(move |back| {
                ROUNDINGS.into_iter().filter(move |mode| !back || *mode == "RINT").map(move |mode| {
                    let (count, twice) = (2 * rows[0] * cols[0], cols.map(|cols| 2 * cols));
                    let any = (0..rows[0] * cols[0]).map(|index| (index * 11 + index / 7) as u8).collect();
                    let tile = |name, dtype, cols, bytes| Tile { name, dtype, rows, cols, words: "", bytes };
                    let tiles = if back {
                        [tile("src", pair, cols, Some(any)), tile("dst", DType::BF16, twice, None)]
                    } else {
                        [tile("src", DType::BF16, twice, Some(around_pairs(count))), tile("dst", pair, cols, None)]
                    };
                    let mut f = Function::default();
                    let (from, to) = (tiles[0].dtype, tiles[1].dtype);
                    let [src, dst] = tiles.map(|tile| tile.declare(&mut f, dynamic));
                    f.line(&format!(
                        "pto.tcvt ins(%src {{rmode = #pto<round_mode {mode}>}} : {}) outs(%dst : {})",
                        src.1, dst.1
                    ));
                    let result = if back { to } else { DType::I8 };
                    f.case(format!("tcvt {from} to {to} {name} {mode}"), dst.0, result)
                })
            })
        })
    })
}

/// Returns all cases.
pub(crate) fn all() -> impl Iterator<Item = Case> {
    let quantised = forms().into_iter().flat_map(|form| {
        let shapes: &[Shape] = if form.by_rows { &ALONG_ROWS } else { &ALONG_COLUMNS };
        shapes
            .iter()
            .flat_map(move |shape| OUTPUTS.into_iter().filter_map(move |output| quantised(form, shape, output)))
    });
    quantised.chain(converted())
}
