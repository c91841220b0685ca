//! Generates cases of quantisation by rows, and of packing: destinations narrower or wider than sources.

use crate::{cases::Case, text::Function};
use pto_isa::types::DType;

/// Physical and valid extents.
const SHAPES: [(&str, [i64; 2], [i64; 2]); 4] = [
    ("full", [8, 8], [128, 128]),
    ("tail", [8, 7], [160, 133]),
    ("one row", [1, 1], [96, 90]),
    ("one column", [8, 8], [32, 1]),
];

/// An operation: its source before the types, and its tiles, some with a value for each row.
struct Form {
    name: &'static str,
    attribute: &'static str,
    /// Name, element type, and whether it has a value for each row; the last one is the destination.
    tiles: Vec<(&'static str, DType, bool)>,
}

fn forms() -> Vec<Form> {
    let mut forms = Vec::new();
    let factor = ("fp", DType::F32, true);
    let source = ("src", DType::F32, false);
    for to in [DType::I8, DType::Si8] {
        let tiles = vec![source, factor, ("dst", to, false)];
        forms.push(Form { name: "tquant", attribute: "INT8_SYM", tiles });
    }
    for to in [DType::I8, DType::Ui8] {
        let tiles = vec![source, factor, ("offset", DType::F32, true), ("dst", to, false)];
        forms.push(Form { name: "tquant", attribute: "INT8_ASYM", tiles });
    }
    for from in [DType::I8, DType::Si8, DType::Ui8, DType::I16, DType::Si16, DType::Ui16] {
        let tiles = vec![
            ("src", from, false),
            ("scale", DType::F32, true),
            ("offset", DType::F32, true),
            ("dst", DType::F32, false),
        ];
        forms.push(Form { name: "tdequant", attribute: "", tiles });
    }
    for (from, to) in
        [(DType::I32, DType::I16), (DType::I32, DType::I8), (DType::I16, DType::I8), (DType::Ui32, DType::Ui16)]
    {
        forms.push(Form { name: "tpack", attribute: "", tiles: vec![("src", from, false), ("dst", to, false)] });
    }
    forms
}

fn program(
    form: &Form,
    shape: &str,
    [rows, valid_rows]: [i64; 2],
    [cols, valid_cols]: [i64; 2],
    dynamic: bool,
) -> Case {
    let mut f = Function::default();
    let zero = f.number(0, false);
    let mut types = Vec::new();
    let (mut target, mut result) = (0, DType::F32);
    for (name, dtype, by_rows) in &form.tiles {
        let (extents, words) = if *by_rows { ([32, 1], ", blayout=col_major") } else { ([rows, cols], "") };
        let valid = [valid_rows, if *by_rows { 1 } else { valid_cols }];
        let text = |valid: &str| format!("!pto.tile_buf<vec, {}x{}x{dtype}{valid}{words}>", extents[0], extents[1]);
        let whole = text("");
        target = f.tile(&format!("{name}_buffer"), &whole, *dtype, extents[0] * extents[1]);
        result = *dtype;
        let part = if dynamic { text(", valid=?x?") } else { text(&format!(", valid={}x{}", valid[0], valid[1])) };
        let valid = valid.map(|extent| f.number(extent, dynamic));
        f.line(&format!(
            "%{name} = pto.subview %{name}_buffer[{zero}, {zero}] sizes [{}, {}] valid [{}, {}] : {whole} -> {part}",
            extents[0], extents[1], valid[0], valid[1]
        ));
        types.push(part);
    }
    let names: Vec<String> = form.tiles.iter().map(|(name, ..)| format!("%{name}")).collect();
    let last = names.len() - 1;
    let attribute = match form.attribute {
        "" => String::new(),
        word => format!(" {{quant_type = #pto<quant_type {word}>}}"),
    };
    f.line(&format!(
        "pto.{} ins({} : {}) outs({} : {}){attribute}",
        form.name,
        names[..last].join(", "),
        types[..last].join(", "),
        names[last],
        types[last]
    ));
    let from = form.tiles[0].1;
    let when = if dynamic { " dynamic" } else { "" };
    f.case(format!("{} {from} to {result} {} {shape}{when}", form.name, form.attribute), target, result)
}

/// Returns all cases.
pub(crate) fn all() -> impl Iterator<Item = Case> {
    forms().into_iter().flat_map(|form| {
        let of = |(shape, rows, cols): (&str, [i64; 2], [i64; 2])| {
            [false, true].map(|dynamic| program(&form, shape, rows, cols, dynamic))
        };
        SHAPES.into_iter().flat_map(of).collect::<Vec<_>>()
    })
}
