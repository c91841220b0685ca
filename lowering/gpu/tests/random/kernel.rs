//! Draws random tile kernels: loads, a few operations and stores, with dynamic shapes and valid regions, in blocks and
//! loops, on buffers that end with their last element.

use std::fmt::Write as _;

use super::special::{self, Kinds};

/// An argument of a kernel.
#[derive(Clone, Debug)]
pub(crate) enum Given {
    /// Global memory with elements of a type.
    Buffer(&'static str, Vec<u8>),
    /// An integer.
    Number(i64),
}

/// A kernel with its arguments.
#[derive(Clone, Debug)]
pub(crate) struct Case {
    pub(crate) text: String,
    pub(crate) arguments: Vec<Given>,
    /// Number of thread groups along x, y and z: each is a block.
    pub(crate) groups: [u32; 3],
    /// Kinds of special values among the elements.
    pub(crate) kinds: Kinds,
    /// Maximal relative error of results; 0 means equal bits.
    pub(crate) tolerance: f64,
    /// Maximal absolute error of results: for sums of numbers that are larger than the sum.
    pub(crate) absolute: f64,
}

/// Element types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dtype {
    F32,
    F16,
    Bf16,
    I32,
    I16,
    I8,
}

impl Dtype {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::F32 => "f32",
            Self::F16 => "f16",
            Self::Bf16 => "bf16",
            Self::I32 => "i32",
            Self::I16 => "i16",
            Self::I8 => "i8",
        }
    }

    pub(crate) const fn bytes(self) -> usize {
        match self {
            Self::F32 | Self::I32 => 4,
            Self::F16 | Self::Bf16 | Self::I16 => 2,
            Self::I8 => 1,
        }
    }

    pub(crate) const fn is_float(self) -> bool {
        matches!(self, Self::F32 | Self::F16 | Self::Bf16)
    }
}

/// Which extents of a kernel a tile has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Whole,
    /// One element per row.
    Column,
    /// One element per column.
    Row,
}

#[derive(Clone, Debug)]
struct Tile {
    name: String,
    r#type: String,
    dtype: Dtype,
    part: Part,
    /// Whether it may differ from the result of the other level, because it was approximated or summed in another
    /// order.
    near: bool,
    /// Its elements may be converted from large integers, so that they and their sums are rounded.
    large: bool,
}

/// The extents of the tiles of a kernel: physical, valid, and whether the valid ones are dynamic.
#[derive(Clone, Copy, Debug)]
struct Extents {
    rows: usize,
    columns: usize,
    valid: [usize; 2],
    dynamic: [bool; 2],
}

/// The length of rows of tiles is a multiple of this number of bytes.
const BLOCK: usize = 32;
/// Maximal bytes of a tile.
const TILE: usize = 4096;

/// A kernel under construction.
struct Writer<'r> {
    rng: &'r mut fastrand::Rng,
    extents: Extents,
    kinds: Kinds,
    parameters: Vec<String>,
    arguments: Vec<Given>,
    head: String,
    body: String,
    values: usize,
    blocks: usize,
    /// Trip count of the loop over rows.
    trips: Option<usize>,
    tolerance: f64,
    absolute: f64,
    /// Whether computed values may be NaN or infinite.
    unbounded: bool,
    /// Draws which stores are atomic, apart from the other choices, so that a seed keeps its kernel.
    atomics: fastrand::Rng,
}

/// Returns the kernel for a seed.
pub(crate) fn case(seed: u64, allowed: Kinds) -> Case {
    let mut rng = fastrand::Rng::with_seed(seed);
    let rng = &mut rng;
    let dtype =
        *pick(rng, &[Dtype::F32, Dtype::F32, Dtype::F16, Dtype::F16, Dtype::Bf16, Dtype::I32, Dtype::I16, Dtype::I8]);
    let extents = extents(rng, dtype);
    let kinds = allowed.some(rng);
    let blocks = if rng.u8(..4) == 0 { rng.usize(2..5) } else { 1 };
    let trips = (rng.u8(..4) == 0).then(|| rng.usize(1..4));
    let mut writer = Writer {
        rng,
        extents,
        kinds,
        parameters: Vec::new(),
        arguments: Vec::new(),
        head: String::new(),
        body: String::new(),
        values: 0,
        blocks,
        trips,
        tolerance: 0.0,
        absolute: 0.0,
        unbounded: kinds.nan || kinds.infinities,
        atomics: fastrand::Rng::with_seed(!seed),
    };
    writer.kernel(dtype)
}

/// Defines `%block`, the number of the block.
const BLOCK_INDEX: &str = "    %block = pto.get_block_idx\n";
/// Defines `%block` as the number of the vector core among those of all blocks.
const VECTOR_CORE_INDEX: &str = "    %group = pto.get_block_idx
    %core = pto.get_subblock_idx
    %cores = pto.get_subblock_num
    %before = arith.muli %group, %cores : i64
    %block = arith.addi %before, %core : i64
";
/// Vector cores of a block with a cube core.
const VECTOR_CORES: usize = 2;

/// Returns extents whose product is a number.
fn grid(rng: &mut fastrand::Rng, groups: u32) -> [u32; 3] {
    let x = rng.u32(1..=groups);
    let x = if groups.is_multiple_of(x) { x } else { 1 };
    let rest = groups / x;
    let y = rng.u32(1..=rest);
    let y = if rest.is_multiple_of(y) { y } else { 1 };
    [x, y, rest / y]
}

fn pick<'v, T>(rng: &mut fastrand::Rng, values: &'v [T]) -> &'v T {
    &values[rng.usize(..values.len())]
}

fn extents(rng: &mut fastrand::Rng, dtype: Dtype) -> Extents {
    let per_block = BLOCK / dtype.bytes();
    let most = *pick(rng, &[1, 2, 3, 8, 20]);
    let columns = per_block * rng.usize(1..=most);
    let rows = rng.usize(1..=8.min(TILE / (columns * dtype.bytes())).max(1));
    let valid = match rng.u8(..4) {
        0 => [rows, columns],
        1 => [rows, rng.usize(1..=columns)],
        _ => [rng.usize(1..=rows), rng.usize(1..=columns)],
    };
    Extents { rows, columns, valid, dynamic: [rng.bool(), rng.bool()] }
}

impl Writer<'_> {
    fn kernel(&mut self, dtype: Dtype) -> Case {
        for number in [0, 1] {
            let _ = writeln!(self.head, "    %c{number} = arith.constant {number} : index");
        }
        let valid = self.extents.valid;
        for (axis, name) in ["r", "c"].into_iter().enumerate() {
            if self.extents.dynamic[axis] {
                self.parameters.push(format!("%{name}: index"));
                self.arguments.push(Given::Number(i64::try_from(valid[axis]).unwrap_or_default()));
            } else {
                let _ = writeln!(self.head, "    %{name} = arith.constant {} : index", valid[axis]);
            }
        }
        self.places();
        let mut tiles = Vec::new();
        for _ in 0..self.rng.usize(1..=3) {
            let tile = self.load(dtype);
            tiles.push(tile);
        }
        for _ in 0..self.rng.usize(1..=5) {
            self.operation(&mut tiles);
        }
        if let Some(last) = tiles.last().cloned() {
            self.store(&last);
        }
        if self.rng.bool() {
            let other = pick(self.rng, &tiles).clone();
            self.store(&other);
        }
        self.case()
    }

    /// Defines `%row`, the first row of this block and iteration.
    fn places(&mut self) {
        let mut row = "%c0".to_owned();
        if self.blocks > 1 {
            self.head += BLOCK_INDEX;
            self.head += "    %b = arith.index_cast %block : i64 to index\n";
            row = "%b".to_owned();
        }
        if let Some(trips) = self.trips {
            let end = if self.rng.bool() {
                self.parameters.push("%n: index".to_owned());
                self.arguments.push(Given::Number(i64::try_from(trips).unwrap_or_default()));
                "%n".to_owned()
            } else {
                let _ = writeln!(self.head, "    %n = arith.constant {trips} : index");
                "%n".to_owned()
            };
            let _ = writeln!(self.body, "    scf.for %i = %c0 to {end} step %c1 {{");
            let _ = writeln!(self.body, "    %bn = arith.muli {row}, %n : index");
            let _ = writeln!(self.body, "    %bi = arith.addi %bn, %i : index");
            row = "%bi".to_owned();
        }
        let _ = writeln!(self.body, "    %row = arith.muli {row}, %r : index");
    }

    fn fresh(&mut self, name: &str) -> String {
        self.values += 1;
        format!("%{name}{}", self.values)
    }

    /// Returns the rows of the buffers, and the columns of a part.
    fn memory(&self, part: Part) -> [usize; 2] {
        let [rows, columns] = self.extents.valid;
        let times = self.blocks * self.trips.unwrap_or(1);
        match part {
            Part::Whole => [rows * times, columns],
            Part::Column => [rows * times, 1],
            Part::Row => [times, columns],
        }
    }

    /// Defines a view of a separate buffer, and the partition for this block and iteration.
    fn view(&mut self, dtype: Dtype, part: Part) -> (String, String) {
        let [rows, columns] = self.memory(part);
        let stride = columns + if self.rng.bool() { 0 } else { self.rng.usize(..9) };
        let elements = (rows - 1) * stride + columns;
        let bytes = special::bytes(self.rng, dtype, elements, self.kinds);
        let (pointer, stride_name, all) = (self.fresh("p"), self.fresh("s"), self.fresh("a"));
        self.parameters.push(format!("{pointer}: !pto.ptr<{}, gm>", dtype.name()));
        self.arguments.push(Given::Buffer(dtype.name(), bytes));
        if self.rng.bool() {
            self.parameters.push(format!("{stride_name}: index"));
            self.arguments.push(Given::Number(i64::try_from(stride).unwrap_or_default()));
        } else {
            let _ = writeln!(self.head, "    {stride_name} = arith.constant {stride} : index");
        }
        let _ = writeln!(self.head, "    {all} = arith.constant {rows} : index");
        let (view, piece) = (self.fresh("v"), self.fresh("w"));
        let (height, width) = match part {
            Part::Whole => ("%r", "%c"),
            Part::Column => ("%r", "%c1"),
            Part::Row => ("%c1", "%c"),
        };
        // One row for each block and iteration.
        let row = match (part, self.trips, self.blocks > 1) {
            (Part::Whole | Part::Column, ..) => "%row",
            (Part::Row, Some(_), _) => "%bi",
            (Part::Row, None, true) => "%b",
            (Part::Row, None, false) => "%c0",
        };
        let (open, known) = (format!("?x?x{}", dtype.name()), self.shape(part));
        let known = format!("{known}{}", dtype.name());
        let _ = writeln!(
            self.body,
            "    {view} = pto.make_tensor_view {pointer}, shape = [{all}, {width}], strides = [{stride_name}, %c1] : \
             !pto.tensor_view<{open}>"
        );
        let r#type = format!("!pto.partition_tensor_view<{known}>");
        let _ = writeln!(
            self.body,
            "    {piece} = pto.partition_view {view}, offsets = [{row}, %c0], sizes = [{height}, {width}] : \
             !pto.tensor_view<{open}> -> {type}"
        );
        (piece, r#type)
    }

    /// Returns the valid extents of a part in the notation of types: `4x?x`.
    fn shape(&self, part: Part) -> String {
        let Extents { valid, dynamic, .. } = self.extents;
        let axis = |axis: usize| if dynamic[axis] { "?x".to_owned() } else { format!("{}x", valid[axis]) };
        match part {
            Part::Whole => axis(0) + &axis(1),
            Part::Column => axis(0) + "1x",
            Part::Row => "1x".to_owned() + &axis(1),
        }
    }

    /// Defines a new tile.
    fn tile(&mut self, dtype: Dtype, part: Part) -> Tile {
        let Extents { rows, columns, .. } = self.extents;
        let per_block = BLOCK / dtype.bytes();
        let physical = match part {
            Part::Whole => [rows, columns.next_multiple_of(per_block)],
            Part::Column => [rows.next_multiple_of(per_block), 1],
            Part::Row => [1, columns.next_multiple_of(per_block)],
        };
        let valid = self.shape(part);
        let valid = valid.trim_end_matches('x');
        let column = if part == Part::Column { ", blayout=col_major" } else { "" };
        let full = format!("{}x{}", physical[0], physical[1]);
        let valid = if valid == full { String::new() } else { format!(", valid={valid}") };
        let r#type = format!("!pto.tile_buf<vec, {full}x{}{valid}{column}>", dtype.name());
        let name = self.fresh("t");
        let dynamic = |axis: usize| self.extents.dynamic[axis];
        let mut more = String::new();
        if dynamic(0) && part != Part::Row {
            more += " valid_row = %r";
        }
        if dynamic(1) && part != Part::Column {
            more += " valid_col = %c";
        }
        let _ = writeln!(self.body, "    {name} = pto.alloc_tile{more} : {type}");
        Tile { name, r#type, dtype, part, near: false, large: false }
    }

    fn load(&mut self, dtype: Dtype) -> Tile {
        let (view, of) = self.view(dtype, Part::Whole);
        let tile = self.tile(dtype, Part::Whole);
        let _ = writeln!(self.body, "    pto.tload ins({view} : {of}) outs({} : {})", tile.name, tile.r#type);
        tile
    }

    fn store(&mut self, tile: &Tile) {
        let (view, of) = self.view(tile.dtype, tile.part);
        let mode = match self.atomic(tile) {
            Some(mode) => format!(" {{atomicType = #pto<atomic_type atomic_{mode}>}}"),
            None => String::new(),
        };
        let _ = writeln!(self.body, "    pto.tstore ins({} : {}) outs({view} : {of}){mode}", tile.name, tile.r#type);
    }

    /// Returns how a store combines a tile with the elements in memory, if it does.
    fn atomic(&mut self, tile: &Tile) -> Option<&'static str> {
        // Atomic stores of elements that are not contiguous in memory are not lowered.
        if tile.part == Part::Column {
            return None;
        }
        let modes: &[&str] = match tile.dtype {
            Dtype::I32 => &["add", "max", "min"],
            // The error of an approximation is relative to one summand. Denormals in memory are zero at the tile level only.
            Dtype::F32 if !tile.near && !self.kinds.denormals => &["add"],
            Dtype::F32 | Dtype::F16 | Dtype::Bf16 | Dtype::I16 | Dtype::I8 => &[],
        };
        (!modes.is_empty() && self.atomics.u8(..6) == 0).then(|| *pick(&mut self.atomics, modes))
    }

    /// Adds an operation on tiles, whose results are appended to the list.
    fn operation(&mut self, tiles: &mut Vec<Tile>) {
        let last = tiles[tiles.len() - 1].clone();
        let same = |tile: &&Tile| tile.dtype == last.dtype && tile.part == last.part;
        let alike: Vec<Tile> = tiles.iter().filter(same).cloned().collect();
        let other = pick(self.rng, &alike).clone();
        let whole: Vec<Tile> =
            tiles.iter().filter(|tile| tile.dtype == last.dtype && tile.part == Part::Whole).cloned().collect();
        let result = match (self.rng.u8(..16), last.part) {
            // Columns are only expanded.
            (0..=9 | 14.., Part::Column) => None,
            (0..=4, _) => self.binary(&last, &other),
            (5..=7, _) => self.unary(&last),
            (8 | 9, _) => self.with_scalar(&last),
            (10 | 11, Part::Whole) => self.reduce(&last),
            (12 | 13, Part::Whole) => self.converted(&last),
            (10..=13, Part::Column | Part::Row) if !whole.is_empty() => {
                let source = pick(self.rng, &whole).clone();
                self.expand(&source, &last)
            }
            (14, Part::Whole) => self.selected(&last, &other),
            _ => self.binary(&other, &last),
        };
        tiles.extend(result);
    }

    fn write(&mut self, op: &str, operands: &[&Tile], more: &str, like: (Dtype, Part)) -> Tile {
        self.computes(op, like.0);
        let mut result = self.tile(like.0, like.1);
        result.near = operands.iter().any(|tile| tile.near);
        result.large = operands.iter().any(|tile| tile.large);
        if result.near && ["add", "sub"].iter().any(|sum| op.contains(sum)) {
            // The sum may be smaller than the summands, whose errors it has: those of the largest numbers drawn.
            let largest = 16.0;
            self.absolute = self.absolute.max(if like.0 == Dtype::F32 { 1e-4 } else { 4e-3 } * largest);
        }
        let names: Vec<&str> = operands.iter().map(|tile| tile.name.as_str()).collect();
        let types: Vec<&str> = operands.iter().map(|tile| tile.r#type.as_str()).collect();
        let (names, types) = (names.join(", "), types.join(", "));
        let _ =
            writeln!(self.body, "    pto.{op} ins({names}{more} : {types}) outs({} : {})", result.name, result.r#type);
        result
    }

    fn binary(&mut self, one: &Tile, other: &Tile) -> Option<Tile> {
        const FLOATS: [&str; 6] = ["tadd", "tsub", "tmul", "tmax", "tmin", "tdiv"];
        const INTEGERS: [&str; 8] = ["tadd", "tsub", "tmax", "tmin", "tand", "tor", "txor", "tmul"];
        let op = match one.dtype {
            Dtype::F32 | Dtype::F16 => *pick(self.rng, &FLOATS),
            Dtype::Bf16 => "tadd",
            Dtype::I32 | Dtype::I16 => *pick(self.rng, &INTEGERS),
            Dtype::I8 => *pick(self.rng, &INTEGERS[..7]),
        };
        Some(self.write(op, &[one, other], "", (one.dtype, one.part)))
    }

    fn unary(&mut self, one: &Tile) -> Option<Tile> {
        const EXACT: [&str; 3] = ["tneg", "tabs", "trelu"];
        const NEAR: [&str; 5] = ["tlog", "tsqrt", "trsqrt", "texp", "trecip"];
        let op = match one.dtype {
            Dtype::F32 | Dtype::F16 if self.rng.bool() => {
                self.near(one.dtype);
                // Exponentials of `f16` may be denormal.
                let most = match (one.dtype == Dtype::F32 || self.kinds.half_reciprocals, self.kinds.half_exponentials)
                {
                    (true, _) => 5,
                    (false, true) => 4,
                    (false, false) => 3,
                };
                let op = *pick(self.rng, &NEAR[..most]);
                if op == "texp" && one.near {
                    // A relative error of `x` becomes `x` times as large in its exponential, which is finite up to
                    // these values.
                    self.tolerance *= if one.dtype == Dtype::F32 { 88.0 } else { 11.0 };
                }
                return Some(Tile { near: true, ..self.write(op, &[one], "", (one.dtype, one.part)) });
            }
            Dtype::F32 | Dtype::F16 => *pick(self.rng, &EXACT),
            Dtype::Bf16 => return None,
            Dtype::I32 => *pick(self.rng, &["tneg", "tnot", "trelu"]),
            Dtype::I16 => *pick(self.rng, &["tneg", "tnot"]),
            Dtype::I8 => "tnot",
        };
        Some(self.write(op, &[one], "", (one.dtype, one.part)))
    }

    /// Notes that the result of a float operation may be NaN or infinite.
    fn computes(&mut self, op: &str, dtype: Dtype) {
        let total = ["tneg", "tabs", "trelu", "tmax", "tmin", "tmaxs", "tmins", "tadd", "tsub", "tadds"];
        let bounded = total.contains(&op) || (dtype == Dtype::F32 && op.contains("mul"));
        self.unbounded |= dtype.is_float() && !bounded;
    }

    /// Notes that the result may differ from that of the other level.
    fn near(&mut self, dtype: Dtype) {
        let of = if dtype == Dtype::F32 { 1e-4 } else { 1e-2 };
        self.tolerance = self.tolerance.max(of);
    }

    fn with_scalar(&mut self, one: &Tile) -> Option<Tile> {
        let op = *pick(self.rng, &["tadds", "tmuls", "tmaxs", "tmins"]);
        let scalar = self.fresh("k");
        let number = if one.dtype.is_float() { "1.5" } else { "3" };
        let _ = writeln!(self.head, "    {scalar} = arith.constant {number} : {}", one.dtype.name());
        self.computes(op, one.dtype);
        let result = Tile { near: one.near, large: one.large, ..self.tile(one.dtype, one.part) };
        let _ = writeln!(
            self.body,
            "    pto.{op} ins({}, {scalar} : {}, {}) outs({} : {})",
            one.name,
            one.r#type,
            one.dtype.name(),
            result.name,
            result.r#type
        );
        Some(result)
    }

    fn reduce(&mut self, one: &Tile) -> Option<Tile> {
        if matches!(one.dtype, Dtype::Bf16 | Dtype::I8) {
            return None;
        }
        const OPS: [(&str, Part); 6] = [
            ("trowsum", Part::Column),
            ("tcolsum", Part::Row),
            ("trowmax", Part::Column),
            ("trowmin", Part::Column),
            ("tcolmax", Part::Row),
            ("tcolmin", Part::Row),
        ];
        // Infinities have the same effect as NaN here: their difference is NaN.
        let ordered = self.kinds.reduced_nan || !self.unbounded;
        let (op, part) = *pick(self.rng, if ordered { &OPS } else { &OPS[..2] });
        // Sums of columns, and of half precision, are added in the order that the manual states.
        let inexact = op == "trowsum" && one.dtype == Dtype::F32;
        if inexact && one.large {
            // The rounding errors may be larger than what is left when others are subtracted.
            return None;
        }
        if inexact {
            self.near(one.dtype);
            // Numbers may cancel each other, but not their rounding errors. Elements are below 16.
            let terms = f64::from(u32::try_from(self.extents.valid[1]).unwrap_or(u32::MAX));
            self.absolute = self.absolute.max(2.0_f64.powi(-24) * 16.0 * terms);
        }
        if part == Part::Row {
            let by_halves = op == "tcolsum" && self.extents.dynamic == [false; 2] && self.rng.bool();
            let sums = if by_halves {
                let scratch = self.tile(one.dtype, Part::Whole);
                self.write(op, &[one, &scratch], " {isBinary = true}", (one.dtype, part))
            } else {
                self.write(op, &[one], "", (one.dtype, part))
            };
            return Some(Tile { near: sums.near || inexact, ..sums });
        }
        let scratch = self.tile(one.dtype, Part::Whole);
        let sums = self.write(op, &[one, &scratch], "", (one.dtype, part));
        Some(Tile { near: sums.near || inexact, ..sums })
    }

    fn expand(&mut self, whole: &Tile, values: &Tile) -> Option<Tile> {
        let direction = if values.part == Part::Column { "row" } else { "col" };
        let op = *pick(self.rng, &["", "add", "sub", "mul", "max", "min"]);
        if matches!(values.dtype, Dtype::Bf16 | Dtype::I8) {
            return None;
        }
        let name = format!("t{direction}expand{op}");
        let like = (values.dtype, Part::Whole);
        if op.is_empty() {
            Some(self.write(&name, &[values], "", like))
        } else {
            Some(self.write(&name, &[whole, values], "", like))
        }
    }

    fn converted(&mut self, one: &Tile) -> Option<Tile> {
        let to = *match one.dtype {
            Dtype::F32 => pick(self.rng, &[Dtype::F16, Dtype::Bf16, Dtype::I32, Dtype::I16]),
            Dtype::F16 => pick(self.rng, &[Dtype::F32, Dtype::I32, Dtype::I16]),
            Dtype::Bf16 => pick(self.rng, &[Dtype::F32]),
            Dtype::I32 => pick(self.rng, &[Dtype::F32, Dtype::I16]),
            Dtype::I16 => pick(self.rng, &[Dtype::F16, Dtype::F32, Dtype::I32]),
            Dtype::I8 => pick(self.rng, &[Dtype::F16, Dtype::I16]),
        };
        if !(self.extents.columns * to.bytes()).is_multiple_of(BLOCK) {
            return None;
        }
        if one.near && !to.is_float() {
            // A value near half an integer may be rounded up at one level and down at the other.
            return None;
        }
        let large = one.large || one.dtype == Dtype::I32;
        Some(Tile { large, ..self.write("tcvt", &[one], " {rmode = #pto<round_mode RINT>}", (to, one.part)) })
    }

    /// Adds an element-wise selection of two tiles.
    fn selected(&mut self, one: &Tile, other: &Tile) -> Option<Tile> {
        if matches!(one.dtype, Dtype::Bf16 | Dtype::I8) {
            return None;
        }
        let mask = self.fresh("m");
        let columns = self.extents.columns.div_ceil(8).next_multiple_of(BLOCK);
        let Extents { rows, valid, dynamic: [dynamic, _], .. } = self.extents;
        let (more, height) = if dynamic { (" valid_row = %r", "?".to_owned()) } else { ("", valid[0].to_string()) };
        let valid = if valid[0] == rows && !dynamic { String::new() } else { format!(", valid={height}x{columns}") };
        let r#type = format!("!pto.tile_buf<vec, {rows}x{columns}xi8{valid}>");
        let mode = *pick(self.rng, &["eq", "ne", "lt", "le", "gt", "ge"]);
        let _ = writeln!(self.body, "    {mask} = pto.alloc_tile{more} : {type}");
        let _ = writeln!(
            self.body,
            "    pto.tcmp ins({}, {} {{cmpMode = #pto<cmp {mode}>}} : {}, {}) outs({mask} : {type})",
            one.name, other.name, one.r#type, other.r#type
        );
        let near = one.near || other.near;
        let result = Tile { near, large: one.large || other.large, ..self.tile(one.dtype, one.part) };
        let scratch = self.tile(one.dtype, Part::Row);
        let _ = writeln!(
            self.body,
            "    pto.tsel ins({mask}, {}, {}, {} : {type}, {}, {}, {}) outs({} : {})",
            one.name, other.name, scratch.name, one.r#type, other.r#type, scratch.r#type, result.name, result.r#type
        );
        Some(result)
    }

    fn case(&mut self) -> Case {
        if self.trips.is_some() {
            self.body += "    }\n";
        }
        let (blocks, is_mixed) = match self.blocks {
            both if both.is_multiple_of(VECTOR_CORES) && self.rng.bool() => (both / VECTOR_CORES, true),
            blocks => (blocks, false),
        };
        let mut code = std::mem::take(&mut self.head) + &self.body;
        if is_mixed {
            let numbers = code.replace(BLOCK_INDEX, VECTOR_CORE_INDEX);
            code = format!("    pto.section.cube {{\n    }}\n    pto.section.vector {{\n{numbers}    }}\n");
        }
        let text = format!(
            "module attributes {{pto.target_arch = \"a5\"}} {{\n  func.func @k({}) attributes {{pto.entry}} {{\n{code}    return\n  }}\n}}\n",
            self.parameters.join(", "),
        );
        Case {
            text,
            arguments: std::mem::take(&mut self.arguments),
            groups: grid(self.rng, u32::try_from(blocks).unwrap_or(1)),
            kinds: self.kinds,
            tolerance: self.tolerance,
            absolute: self.absolute,
        }
    }
}
