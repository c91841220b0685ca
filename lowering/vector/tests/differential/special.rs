//! Generates cases of operations with other types, extents or contents than those of their family.

use crate::cases::{Argument, Case, poison};
use pto_isa::{Op, Target, rule::conversion::converts, types::DType};

/// Extents of a case: physical and valid ones.
#[derive(Clone, Copy)]
pub(crate) struct Extents {
    pub(crate) name: &'static str,
    pub(crate) rows: [i64; 2],
    pub(crate) cols: [i64; 2],
    /// Valid regions are known only at run time.
    pub(crate) dynamic: bool,
    /// Tiles are subviews that begin in the second row and fourth column of others.
    pub(crate) window: bool,
}

/// Shapes of the cases.
const SHAPES: [Extents; 6] = [
    Extents { name: "full", rows: [2, 2], cols: [256, 256], dynamic: false, window: false },
    Extents { name: "tail", rows: [4, 3], cols: [352, 333], dynamic: false, window: false },
    Extents { name: "dynamic", rows: [4, 3], cols: [352, 333], dynamic: true, window: false },
    Extents { name: "one row", rows: [1, 1], cols: [160, 133], dynamic: false, window: false },
    Extents { name: "window", rows: [3, 3], cols: [160, 133], dynamic: true, window: true },
    Extents { name: "one column", rows: [8, 8], cols: [32, 1], dynamic: false, window: false },
];

/// The contents of a tile.
#[derive(Clone, Copy)]
enum Content {
    /// Small integers, some of them equal.
    Small,
    /// Negative and positive numbers, if the type has both.
    Signed,
    /// Unordered integers from zero to a bound.
    Below(i64),
    /// Numbers around the integers from zero to a bound.
    Around(i64),
    /// Multiples of a number, from zero up to a bound.
    Steps(i64, i64),
    /// Bytes from 0 to 2.
    Bytes,
    /// Any bits.
    Bits,
    /// Numbers of different magnitudes, whose sums are rounded.
    Mixed,
    /// Records of sorted runs of a length: values, and indices.
    Runs(i64),
}

/// An operand.
#[derive(Clone, Copy)]
enum Item {
    Tile {
        dtype: DType,
        rows: [i64; 2],
        cols: [i64; 2],
        column: bool,
        content: Content,
    },
    /// Global memory with a number of rows and columns.
    View(DType, [i64; 2], Content),
    Scalar(DType, i64),
    /// The numbers of elements taken from each run of a merge.
    Taken,
    Absent,
}

use Content::{Around, Below, Bits, Bytes, Mixed, Runs, Signed, Small, Steps};
use Item::Absent;

impl Item {
    /// Returns a tile with the extents of a case.
    const fn whole(dtype: DType, extents: Extents, content: Content) -> Self {
        Item::Tile { dtype, rows: extents.rows, cols: extents.cols, column: false, content }
    }

    /// Returns a tile with the rows of a case.
    const fn of_rows(dtype: DType, extents: Extents, cols: i64, content: Content) -> Self {
        let physical = round(cols, 32 / dtype.bytes() as i64);
        Item::Tile { dtype, rows: extents.rows, cols: [physical, cols], column: false, content }
    }
}

/// A form of an operation on an element type.
struct Form {
    label: &'static str,
    items: Vec<Item>,
    /// Attributes in generic form.
    attributes: String,
    /// Items to compare.
    compared: Vec<usize>,
    /// Sizes of the operand groups, if they are not one or zero.
    segments: Option<&'static str>,
}

fn form(label: &'static str, items: Vec<Item>, attributes: &str, compared: &[usize]) -> Form {
    Form { label, items, attributes: attributes.to_owned(), compared: compared.to_vec(), segments: None }
}

const fn round(number: i64, multiple: i64) -> i64 {
    (number + multiple - 1) / multiple * multiple
}

/// Returns a pseudo-random number with a long period.
fn scattered(index: i64, seed: i64) -> i64 {
    let mixed = (index as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29)
        ^ (seed as u64).wrapping_mul(0xd6e8_feb8);
    (mixed.wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 33) as i64
}

/// Returns an element with the value `number / divisor`.
fn element(dtype: DType, number: i64, divisor: f64) -> Vec<u8> {
    let real = number as f64 / divisor;
    match dtype {
        DType::F16 => half::f16::from_f64(real).to_bits().to_le_bytes().to_vec(),
        DType::BF16 => half::bf16::from_f64(real).to_bits().to_le_bytes().to_vec(),
        DType::F32 => (real as f32).to_le_bytes().to_vec(),
        _ => number.to_le_bytes()[..dtype.bytes() as usize].to_vec(),
    }
}

/// Returns a record in runs of a length: a value that descends from record to record, zeros, and an index.
fn record(dtype: DType, index: i64, length: i64, seed: i64) -> Vec<u8> {
    let (width, half) = (8 / i64::from(dtype.bytes()), 4 / i64::from(dtype.bytes()));
    let (record, part) = (index / width, index % width);
    match part {
        0 => element(dtype, length - (index % length) / 2 - seed - index / length % 3, 4.0),
        _ if part < half => element(dtype, 0, 1.0),
        _ => (record >> (16 * (part - half))).to_le_bytes()[..dtype.bytes() as usize].to_vec(),
    }
}

fn bytes(dtype: DType, count: i64, content: Content, seed: i64) -> Vec<u8> {
    let of = |index: i64| match content {
        Small => element(dtype, (index * 7 + seed * 3 + index / 5) % 7 + 1, 4.0),
        Signed => element(dtype, scattered(index, seed) % 41 - 20, 4.0),
        Below(bound) => element(dtype, scattered(index, seed) % bound, 1.0),
        Around(bound) => element(dtype, scattered(index, seed) % (2 * bound) - bound / 2, 1.0),
        Steps(step, bound) => element(dtype, scattered(index, seed) % bound * step, 1.0),
        Bytes => (0..i64::from(dtype.bytes())).map(|byte| (scattered(4 * index + byte, seed) % 3) as u8).collect(),
        Mixed => element(dtype, (scattered(index, seed) % 17 - 8) << (scattered(index, seed + 9) % 14), 1.0),
        Runs(length) => record(dtype, index, length, seed),
        Bits => scattered(index, seed).to_le_bytes()[..dtype.bytes() as usize].to_vec(),
    };
    (0..count).flat_map(of).collect()
}

/// Returns the programs of a form.
fn programs(def: &Op, dtype: DType, extents: Extents, form: &Form) -> Vec<Case> {
    let (mut parameters, mut numbers, mut arguments) = (Vec::new(), Vec::new(), Vec::new());
    let (mut body, mut operands, mut types, mut segments) = (String::new(), Vec::new(), Vec::new(), Vec::new());
    let mut places = Vec::new();
    for (index, item) in form.items.iter().enumerate() {
        places.push((arguments.len(), DType::I8));
        match *item {
            Absent => {
                segments.push("0");
                continue;
            }
            Item::Scalar(dtype, number) => {
                let name = dtype.name();
                let point = if name.contains('f') { ".0" } else { "" };
                body += &format!("  %s{index} = arith.constant {number}{point} : {name}\n");
                operands.push(format!("%s{index}"));
                types.push(name.to_owned());
            }
            Item::Taken => {
                body += &format!("  %s{index} = arith.constant dense<0> : vector<4xi16>\n");
                operands.push(format!("%s{index}"));
                types.push("vector<4xi16>".to_owned());
            }
            Item::View(dtype, [rows, cols], content) => {
                let name = format!("!pto.partition_tensor_view<{rows}x{cols}x{dtype}>");
                places[index] = (arguments.len(), dtype);
                arguments.push(Argument::Bytes(bytes(dtype, rows * cols, content, index as i64)));
                parameters.push(format!("%p{index}: {name}"));
                operands.push(format!("%p{index}"));
                types.push(name);
            }
            Item::Tile { dtype, rows, cols, column, content } => {
                let layout = if column { ", blayout=col_major" } else { "" };
                let text = |valid: &str| format!("!pto.tile_buf<vec, {}x{}x{dtype}{valid}{layout}>", rows[0], cols[0]);
                let whole = rows[0] == rows[1] && cols[0] == cols[1];
                let fixed = if whole { String::new() } else { format!(", valid={}x{}", rows[1], cols[1]) };
                places[index] = (arguments.len(), dtype);
                let (line, element) = if column { (1, 0) } else { (0, 1) };
                let given = usize::from(!extents.dynamic);
                let mut parent = [rows[given], cols[given]];
                if extents.window {
                    parent[line] += 2;
                    parent[element] = round(parent[element] + 4, 32);
                }
                let mut filled = bytes(dtype, parent[0] * parent[1], content, index as i64);
                if extents.dynamic {
                    let mut first = [0, 0];
                    if extents.window {
                        (first[line], first[element]) = (1, 3);
                    }
                    poison(&mut filled, dtype, parent, first, [rows[1], cols[1]]);
                }
                arguments.push(Argument::Bytes(filled));
                if extents.dynamic {
                    let full = format!("!pto.tile_buf<vec, {}x{}x{dtype}{layout}>", parent[0], parent[1]);
                    let open = text(", valid=?x?");
                    parameters.push(format!("%p{index}: {full}"));
                    numbers.push((index, rows[1], cols[1]));
                    let mut first = ["%zero"; 2];
                    if extents.window {
                        (first[line], first[element]) = ("%one", "%three");
                    }
                    body += &format!(
                        "  %v{index} = pto.subview %p{index}[{}, {}] sizes [{}, {}] valid [%r{index}, %c{index}] : {full} -> {open}\n",
                        first[0], first[1], rows[0], cols[0]
                    );
                    operands.push(format!("%v{index}"));
                    types.push(open);
                } else {
                    parameters.push(format!("%p{index}: {}", text(&fixed)));
                    operands.push(format!("%p{index}"));
                    types.push(text(&fixed));
                }
            }
        }
        segments.push("1");
    }
    for (index, rows, cols) in numbers {
        parameters.extend([format!("%r{index}: index"), format!("%c{index}: index")]);
        arguments.extend([Argument::Number(rows), Argument::Number(cols)]);
    }
    let mut attributes: Vec<String> =
        form.attributes.split("; ").map(str::to_owned).filter(|a| !a.is_empty()).collect();
    if def.has_segments() {
        attributes.push(format!(
            "operandSegmentSizes = array<i32: {}>",
            form.segments.map_or_else(|| segments.join(", "), str::to_owned)
        ));
    }
    let attributes = if attributes.is_empty() { String::new() } else { format!(" <{{{}}}>", attributes.join(", ")) };
    let text = format!(
        "module attributes {{pto.target_arch = \"a5\"}} {{\nfunc.func @f({}) {{\n  %zero = arith.constant 0 : index\n  %one = arith.constant 1 : index\n  %three = arith.constant 3 : index\n{body}  \"pto.{}\"({}){attributes} : ({}) -> ()\n  return\n}}\n}}\n",
        parameters.join(", "),
        def.name,
        operands.join(", "),
        types.join(", "),
    );
    let of = |&item: &usize| {
        let (compared, result) = places[item];
        let name = format!("{} {dtype} {} {} of operand {item}", def.name, form.label, extents.name);
        Case::new(name, text.clone(), arguments.clone(), compared, result)
    };
    form.compared.iter().map(of).collect()
}

/// Returns the number of columns that a pattern selects.
fn kept(pattern: &str, cols: i64) -> i64 {
    let digits: Vec<bool> = pattern.trim_start_matches('P').chars().rev().map(|digit| digit == '1').collect();
    (0..cols as usize).filter(|col| digits[col % digits.len()]).count() as i64
}

/// Returns the forms of an op definition; `None` if the instruction table determines its operands.
fn forms(def: &Op, dtype: DType, e: Extents) -> Option<Vec<Form>> {
    let t = |content| Item::whole(dtype, e, content);
    let of = |dtype, content| Item::whole(dtype, e, content);
    let wide = |cols, content| Item::of_rows(dtype, e, cols, content);
    let bits = Item::of_rows(DType::I8, e, (e.cols[1] + 7) / 8, Bits);
    let scalar = |number| Item::Scalar(signless(dtype), number);
    let cols = e.cols[1];
    // Number of valid indices in the physical rows.
    let places = if e.cols[0] == cols { e.rows[1] * cols } else { cols };
    Some(match def.name {
        "tcmp" => ["eq", "ne", "lt", "le", "gt", "ge"]
            .map(|mode| form(mode, vec![t(Signed), t(Small), bits], &format!("cmpMode = #pto<cmp {mode}>"), &[2]))
            .into(),
        "tcmps" => ["eq", "gt", "le"]
            .map(|mode| form(mode, vec![t(Signed), scalar(2), bits], &format!("cmpMode = #pto<cmp {mode}>"), &[2]))
            .into(),
        "tsel" => vec![form("", vec![bits, t(Small), t(Signed), Absent, t(Small)], "", &[4])],
        "tsels" => vec![form("", vec![bits, t(Small), Absent, scalar(3), t(Small)], "", &[4])],
        "tadddeqrelu" => [DType::F16, DType::F32]
            .map(|to| {
                let dst = of(to, Small);
                form(to.name(), vec![t(Signed), t(Small), Item::Scalar(DType::F32, 3), t(Small), dst], "", &[4])
            })
            .into(),
        "taddreluconv" => [DType::I8, DType::Si8, DType::Ui8, DType::F16]
            .map(|to| form(to.name(), vec![t(Signed), t(Small), of(to, Small)], "", &[2]))
            .into(),
        "taxpy" => [DType::F16, DType::F32, DType::BF16]
            .map(|to| form(to.name(), vec![t(Signed), scalar(3), of(to, Small)], "", &[2]))
            .into(),
        "tpow" => {
            let exponents = if dtype.is_integer() { Small } else { Signed };
            let exact = "precisionType = #pto<pow_precision high_precision>";
            vec![
                form("", vec![t(Small), t(exponents), t(Small), Absent], "", &[2]),
                form("of negatives", vec![t(Signed), t(Small), t(Small), Absent], "", &[2]),
                form("precise", vec![t(Small), t(exponents), t(Small), t(Small)], exact, &[2]),
            ]
        }
        "tpows" => {
            [0, 3, -2].map(|exponent| form("", vec![t(Signed), scalar(exponent), t(Small), Absent], "", &[2])).into()
        }
        "tgather" => gathers(dtype, e, places),
        // Blocks of 32 bytes are aligned; a window begins at any element.
        "tgatherb" if e.window => Vec::new(),
        "tgatherb" => {
            // An offset addresses a block of 32 bytes.
            let blocks = (places * i64::from(dtype.bytes()) / 32).max(1);
            vec![form("", vec![t(Small), of(DType::I32, Steps(32, blocks)), t(Signed)], "", &[2])]
        }
        "tscatter" => {
            let by = |index| form("", vec![t(Small), t(Signed), of(index, Below(places))], "", &[1]);
            let mut forms = vec![by(DType::I32), by(DType::I16)];
            let all = if e.dynamic { cols } else { cols / 4 * 4 };
            forms.extend(PATTERNS.iter().filter(|pattern| kept(pattern, all) > 0).map(|pattern| {
                let attributes = format!("maskPattern = #pto<mask_pattern {pattern}>; axis = \"row\"");
                form(pattern, vec![wide(kept(pattern, all), Small), wide(all, Signed), Absent], &attributes, &[1])
            }));
            forms
        }
        "mgather" => {
            let mem = Item::View(dtype, [9, cols + 3], Small);
            let of = |unit, outside: &str, idx| {
                let attributes = format!("coalesce = #pto<coalesce {unit}>; gatherOob = #pto<gather_oob {outside}>");
                form(unit, vec![mem, idx, t(Bits), Absent], &attributes, &[2])
            };
            indexed(e, 9, 9 * (cols + 3), &["clamp", "wrap", "zero"], of)
        }
        "mscatter" => {
            let mem = Item::View(dtype, [9, cols + 3], Bits);
            let of = |unit, outside: &str, idx| {
                let attributes = format!(
                    "coalesce = #pto<coalesce {unit}>; scatterOob = #pto<scatter_oob {outside}>; \
                     scatterConflict = #pto<scatter_conflict last>"
                );
                form(unit, vec![t(Signed), idx, mem], &attributes, &[2])
            };
            let mut forms = indexed(e, 9, 9 * (cols + 3), &["clamp", "wrap", "skip"], of);
            forms.extend(["add", "max"].map(|op| {
                let attributes =
                    format!("coalesce = #pto<coalesce row>; scatterAtomicOp = #pto<scatter_atomic_op {op}>");
                let mem = Item::View(dtype, [9, cols + 3], Small);
                form(op, vec![t(Signed), by_row(DType::I32, e, Below(9)), mem], &attributes, &[2])
            }));
            forms
        }
        "tconcat" => vec![form("", vec![t(Small), t(Signed), wide(2 * cols, Bits)], "", &[2])],
        "tconcatidx" => {
            let counts =
                Item::Tile { dtype: DType::I32, rows: e.rows, cols: [8, 1], column: false, content: Below(cols + 1) };
            vec![form("", vec![t(Small), t(Signed), counts, counts, wide(2 * cols, Bits)], "", &[4])]
        }
        "tdeinterleave" => {
            let two = form("two", vec![t(Small), t(Signed), t(Bits), t(Bits)], "", &[2, 3]);
            let halves = [wide((cols + 1) / 2, Bits), wide((cols / 2).max(1), Bits)];
            let one = form("one", vec![t(Signed), Absent, halves[0], halves[1]], "", &[2, 3]);
            if cols > 1 { vec![one, two] } else { vec![two] }
        }
        "tinterleave" => vec![form("", vec![t(Small), t(Signed), t(Bits), t(Bits)], "", &[2, 3])],
        "tsort32" => {
            let dst = wide(cols * 8 / i64::from(dtype.bytes()), Bits);
            let one_row = Item::Tile {
                dtype: DType::I32,
                rows: [1, 1],
                cols: [round(cols, 8), cols],
                column: false,
                content: Bits,
            };
            vec![
                form("", vec![t(Signed), of(DType::I32, Bits), Absent, dst], "", &[3]),
                form("one row of positions", vec![t(Small), one_row, Absent, dst], "", &[3]),
            ]
        }
        "tmrgsort" => merges(dtype, e),
        "tpartadd" | "tpartmul" | "tpartmax" | "tpartmin" => {
            let (part, other) = (partial(dtype, e, [2, 37], Signed), partial(dtype, e, [1, 70], Small));
            let mut forms = vec![
                form("whole", vec![t(Small), t(Signed), t(Bits)], "", &[2]),
                form("first", vec![t(Small), part, t(Bits)], "", &[2]),
                form("second", vec![part, t(Small), t(Bits)], "", &[2]),
            ];
            if matches!(def.name, "tpartmax" | "tpartmin") {
                forms.push(form("neither", vec![part, other, t(Bits)], "", &[2]));
            }
            forms
        }
        "tpartargmax" | "tpartargmin" => {
            let at = |skipped| partial(DType::I32, e, skipped, Bits);
            let (part, other) = (partial(dtype, e, [2, 37], Signed), partial(dtype, e, [1, 70], Small));
            let (whole, dst) = (at([0, 0]), [t(Bits), of(DType::I32, Bits)]);
            vec![
                form("whole", vec![t(Small), t(Signed), whole, whole, dst[0], dst[1]], "", &[4, 5]),
                form("neither", vec![part, other, at([2, 37]), at([1, 70]), dst[0], dst[1]], "", &[4, 5]),
            ]
        }
        "ttri" => {
            let of = |diagonal, upper: i64| {
                let attributes = format!("upperOrLower = {upper} : i32");
                form("", vec![Item::Scalar(DType::I32, diagonal), t(Bits)], &attributes, &[1])
            };
            [-3, 0, 5, 100].into_iter().flat_map(|diagonal| [of(diagonal, 0), of(diagonal, 1)]).collect()
        }
        "trandom" => {
            let word = |number| Item::Scalar(DType::I32, number);
            let of = |low, rounds: i64| {
                let words = vec![word(77), word(-5), word(low), word(-1), word(-1), word(3), t(Bits)];
                form("", words, &format!("rounds = {rounds} : i32"), &[6])
            };
            vec![of(-20, 10), of(9, 7)]
        }
        "thistogram" => {
            let dst = Item::of_rows(DType::Ui32, e, 256, Bits);
            let filter = if dtype.bytes() == 2 {
                Item::Tile { dtype: DType::Ui8, rows: [32, e.rows[1]], cols: [1, 1], column: true, content: Below(3) }
            } else {
                Item::Tile { dtype: DType::Ui8, rows: [3, 3], cols: [32, e.rows[1]], column: false, content: Below(3) }
            };
            let of = |byte: u32| form("", vec![t(Bytes), filter, dst], &format!("byte = {byte} : i32"), &[2]);
            (0..dtype.bytes()).map(of).collect()
        }
        _ => return None,
    })
}

/// Returns forms with indices of rows and of elements, with indices out of bounds in several modes.
fn indexed(
    e: Extents,
    rows: i64,
    elements: i64,
    outside: &[&'static str],
    of: impl Fn(&'static str, &str, Item) -> Form,
) -> Vec<Form> {
    let dtype = DType::I32;
    let by_row = |content| by_row(dtype, e, content);
    let mut forms = Vec::new();
    for dtype in [DType::I32, DType::Si32, DType::Ui32] {
        forms.push(of("row", "undefined", self::by_row(dtype, e, Below(rows))));
        forms.push(of("elem", "undefined", Item::whole(dtype, e, Below(elements))));
    }
    for outside in outside {
        forms.push(of("row", outside, by_row(Around(rows))));
        forms.push(of("elem", outside, Item::whole(dtype, e, Around(elements))));
    }
    forms
}

/// Returns an index for each row.
const fn by_row(dtype: DType, e: Extents, content: Content) -> Item {
    let cols = [round(e.rows[1], 8), e.rows[1]];
    Item::Tile { dtype, rows: [1, 1], cols, column: false, content }
}

const PATTERNS: [&str; 7] = ["P0101", "P1010", "P0001", "P0010", "P0100", "P1000", "P1111"];

/// Returns a tile with a smaller valid region.
fn partial(dtype: DType, e: Extents, [rows, cols]: [i64; 2], content: Content) -> Item {
    let less = |[physical, valid]: [i64; 2], skipped: i64| [physical, (valid - skipped).max(1)];
    Item::Tile { dtype, rows: less(e.rows, rows), cols: less(e.cols, cols), column: false, content }
}

/// Gathers by positions, by pattern and by comparison.
fn gathers(dtype: DType, e: Extents, places: i64) -> Vec<Form> {
    let of = |dtype, content| Item::whole(dtype, e, content);
    let by = |index| {
        let items = vec![of(dtype, Small), of(dtype, Signed), Absent, of(index, Below(places)), Absent, Absent];
        form("by positions", items, "", &[1])
    };
    let mut forms = vec![by(DType::I32), by(DType::I16)];
    // If extents are constant, rows of patterns require whole periods.
    let whole = |valid: i64| if e.dynamic { valid } else { valid / 4 * 4 };
    let all = whole(e.cols[1]);
    forms.extend(PATTERNS.iter().filter(|pattern| kept(pattern, all) > 0).map(|pattern| {
        let (src, dst) = (Item::of_rows(dtype, e, all, Signed), Item::of_rows(dtype, e, kept(pattern, all), Bits));
        let attributes = format!("maskPattern = #pto<mask_pattern {pattern}>; axis = \"row\"");
        form(pattern, vec![src, dst, Absent, Absent, Absent, Absent], &attributes, &[1])
    }));
    let (rows, some) = (whole(e.rows[1]), kept("P1010", whole(e.rows[1])));
    if some > 0 {
        let of_rows =
            |valid| Item::Tile { dtype, rows: [e.rows[0], valid], cols: e.cols, column: false, content: Bits };
        let attributes = "maskPattern = #pto<mask_pattern P1010>; axis = \"col\"";
        let items = vec![of_rows(rows), of_rows(some), Absent, Absent, Absent, Absent];
        forms.push(form("of rows", items, attributes, &[1]));
    }
    let counts = Item::of_rows(DType::I32, e, 1, Bits);
    let items = vec![
        of(dtype, Signed),
        of(DType::I32, Bits),
        counts,
        Absent,
        of(DType::I32, Bits),
        Item::Scalar(signless(dtype), 2),
    ];
    forms.push(form("by comparison", items, "cmpMode = #pto<cmp gt>; offset = 7 : i32", &[1, 2]));
    forms
}

/// Merges of runs in one tile, and of several tiles.
fn merges(dtype: DType, e: Extents) -> Vec<Form> {
    let row = |physical, valid, length| Item::Tile {
        dtype,
        rows: [1, 1],
        cols: [physical, valid],
        column: false,
        content: Runs(length),
    };
    let tail = if e.cols[0] == e.cols[1] { 0 } else { 24 };
    let src = row(704, 704 - tail, 64);
    let mut blocks = form("blocks", vec![src, Item::Scalar(DType::I32, 64), src], "exhausted = false", &[2]);
    blocks.segments = Some("1, 1, 1, 0, 0");
    let mut all = vec![blocks];
    for (label, exhausted) in [("lists", false), ("lists until one is exhausted", true)] {
        let runs = [row(64, 64, 64), row(32, 32, 32), row(128, 128 - tail, 128)];
        let items = vec![runs[0], runs[1], runs[2], row(256, 224 - tail, 256), row(256, 224 - tail, 256), Item::Taken];
        let mut lists = form(label, items, &format!("exhausted = {exhausted}"), &[3]);
        lists.segments = Some("3, 0, 1, 1, 1");
        all.push(lists);
    }
    all
}

/// Constants are signless.
const fn signless(dtype: DType) -> DType {
    match dtype {
        DType::Si8 | DType::Ui8 => DType::I8,
        DType::Si16 | DType::Ui16 => DType::I16,
        DType::Si32 | DType::Ui32 => DType::I32,
        _ => dtype,
    }
}

/// Returns forms of operations with operands that the instruction table determines, for subviews.
fn plain(def: &Op, dtype: DType, e: Extents) -> Vec<Form> {
    let t = |content| Item::whole(dtype, e, content);
    let line = |dtype, rows: [i64; 2], cols: [i64; 2], column| Item::Tile { dtype, rows, cols, column, content: Small };
    let column = |dtype| line(dtype, [32, e.rows[1]], [1, 1], true);
    let row_of = |dtype| line(dtype, [1, 1], e.cols, false);
    let one = |items, compared| vec![form("", items, "", &[compared])];
    match def.name {
        "tadd" | "tmax" => one(vec![t(Small), t(Signed), t(Bits)], 2),
        "tadds" | "tmuls" => one(vec![t(Signed), Item::Scalar(signless(dtype), 3), t(Bits)], 2),
        "tcvt" => [DType::F16, DType::F32, DType::I32, DType::I64, DType::Ui8]
            .into_iter()
            .filter(|to| converts(dtype, *to, Target::A5))
            .map(|to| form(to.name(), vec![t(Small), Absent, Item::whole(to, e, Bits)], "", &[2]))
            .collect(),
        "trowsum" | "trowmax" | "trowprod" => one(vec![t(Small), Absent, column(dtype)], 2),
        "tcolsum" | "tcolmax" => one(vec![t(Small), Absent, row_of(dtype)], 2),
        "tcolargmax" => one(vec![t(Signed), Absent, row_of(DType::I32)], 2),
        "tcolexpandmul" => one(vec![t(Small), row_of(dtype), t(Bits)], 2),
        "trowexpandadd" => one(vec![t(Small), column(dtype), Absent, t(Bits)], 3),
        "trowexpand" => one(vec![column(dtype), t(Bits)], 1),
        "tcolexpand" => one(vec![row_of(dtype), t(Bits)], 1),
        "tmov" => one(vec![t(Small), t(Bits), Absent, Absent], 1),
        _ => Vec::new(),
    }
}

/// Returns whether this file has the cases of an op definition.
pub(crate) fn has(def: &Op) -> bool {
    let extents = Extents { name: "", rows: [8, 8], cols: [64, 64], dynamic: false, window: false };
    forms(def, DType::F32, extents).is_some()
}

/// Returns the element types of the cases of an op definition.
fn types(def: &Op) -> impl Iterator<Item = DType> {
    let types = def.dtypes.on(Target::A5);
    let moves = matches!(def.name, "tdeinterleave" | "tinterleave" | "tgather");
    DType::ALL
        .iter()
        .copied()
        .filter(move |dtype| types.contains(*dtype) && (moves || crate::cases::COMPUTED.contains(*dtype)))
}

/// Returns the cases of an op definition.
pub(crate) fn of(def: &'static Op) -> Vec<Case> {
    let mut cases = Vec::new();
    for dtype in types(def) {
        for extents in &SHAPES {
            let forms = forms(def, dtype, *extents).unwrap_or_default();
            cases.extend(forms.iter().flat_map(|form| programs(def, dtype, *extents, form)));
        }
    }
    cases
}

/// Returns the cases of column sums by halves.
pub(crate) fn halves(def: &'static Op) -> Vec<Case> {
    let of = |rows: [i64; 2], dtype| {
        // All rows of the longer tiles fit into memory with one register of columns only.
        let cols = if rows[0] > 64 { [16, 13] } else { [160, 133] };
        let e = Extents { name: "halves", rows, cols, dynamic: false, window: false };
        let row = Item::Tile { dtype, rows: [1, 1], cols: e.cols, column: false, content: Bits };
        let items = vec![Item::whole(dtype, e, Mixed), Item::whole(dtype, e, Bits), row];
        programs(def, dtype, e, &form("", items, "isBinary = true", &[2]))
    };
    let short = [1, 2, 3, 4, 5, 7, 12, 33, 64].map(|rows| [rows, rows]);
    let long = [[512, 512], [1024, 1000], [1024, 1024]];
    let rows = short.into_iter().chain(long);
    rows.flat_map(|rows| [DType::F16, DType::F32, DType::I16].map(|dtype| of(rows, dtype))).flatten().collect()
}

/// Returns the cases of an op definition on subviews, if the generic cases have none.
pub(crate) fn windows(def: &'static Op) -> Vec<Case> {
    let of = |extents: Extents| {
        types(def).flat_map(move |dtype| {
            let forms = plain(def, dtype, extents);
            forms.iter().flat_map(|form| programs(def, dtype, extents, form)).collect::<Vec<_>>()
        })
    };
    SHAPES.into_iter().filter(|extents| extents.window).flat_map(of).collect()
}
