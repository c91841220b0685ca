//! Draws kernels from bytes, so that mutating a byte changes only a part of the kernel.
//!
//! A kernel uses tiles of one type, and every element-wise operation of the instruction table that is legal on it and
//! has a lowering. Loops and branches nest. Buffers alias: by equal or overlapping addresses, views, selection,
//! loop-carried and yielded values. After the last byte, the first alternative is chosen, so that any prefix of an
//! input is an input.

use arbitrary::Unstructured;
use pto_buffers::{Content, Number};
use pto_generate::{Operation, Value};
use pto_isa::{
    Arity, Dim, Family, Kind, Op, Presence, Role, Target, TileDesc, TypeDesc, ops,
    types::{Class, DType, FloatFormat, Loc},
};
use pto_kernels::Argument;
use std::fmt::Write;

/// Matrices in global memory; each consists of this number of blocks of the size of a tile.
const MATRICES: usize = 3;
const BLOCKS: i64 = 4;
/// Trip count parameters: 0, 1, 2 and 3.
const COUNTS: usize = 4;
/// Maximal nesting depth of loops and branches.
const DEPTH: usize = 3;
/// Maximal number of statements in total.
const STATEMENTS: usize = 40;
/// Element types.
const DTYPES: [DType; 6] = [DType::F32, DType::I32, DType::F16, DType::I16, DType::I8, DType::BF16];
/// Rows, and bytes per row.
const ROWS: [i64; 4] = [4, 1, 8, 16];
const ROW_BYTES: [i64; 4] = [128, 32, 256, 544];

/// A kernel, and the arguments of its run.
pub(crate) struct Kernel {
    pub(crate) text: String,
    pub(crate) target: Target,
    pub(crate) arguments: Vec<Argument>,
    /// The element type of all matrices.
    pub(crate) dtype: DType,
}

struct Draw<'b> {
    bytes: Unstructured<'b>,
    target: Target,
    tile: TileDesc,
    text: String,
    names: usize,
    left: usize,
    /// Names of the visible tiles.
    tiles: Vec<String>,
    operations: Vec<&'static Op>,
}

/// Draws a kernel.
pub(crate) fn draw(bytes: &[u8]) -> Kernel {
    let mut bytes = Unstructured::new(bytes);
    let target = pick(&mut bytes, &[Target::A5, Target::A3]);
    let dtype = pick(&mut bytes, &DTYPES);
    let (rows, row_bytes) = (pick(&mut bytes, &ROWS), pick(&mut bytes, &ROW_BYTES));
    let cols = row_bytes / i64::from(dtype.bytes());
    let cut = pick(&mut bytes, &[0, 1, 3]);
    let valid = (rows.max(cut + 1) - cut).min(rows);
    let tile =
        TileDesc::new(Loc::Vec, dtype, rows, cols).valid(Dim::Static(valid), Dim::Static((cols - 5 * cut).max(1)));
    let operations = ops::all().filter(|op| pto_vector::is_lowered(op) && fits(op, target, tile).is_some()).collect();
    let mut draw =
        Draw { bytes, target, tile, text: String::new(), names: 0, left: STATEMENTS, tiles: Vec::new(), operations };
    draw.function();
    let elements = BLOCKS * tile.rows * tile.cols;
    let matrix = |seed: i64| Argument { content: Content::Buffer(data(dtype, elements, seed), None), defined: true };
    let count = |count: usize| Argument { content: Content::Number(Number::Integer(count as i128)), defined: true };
    let arguments = (0..MATRICES).map(|seed| matrix(seed as i64)).chain((0..COUNTS).map(count)).collect();
    Kernel { text: draw.text, target, arguments, dtype }
}

fn pick<T: Copy>(bytes: &mut Unstructured<'_>, all: &[T]) -> T {
    let last = all.len().saturating_sub(1);
    all[bytes.int_in_range(0..=last).unwrap_or(0)]
}

/// Returns small integers, and multiples of a quarter for floats.
fn data(dtype: DType, count: i64, seed: i64) -> Vec<u8> {
    let numbers = (0..count).map(|index| (index * 7 + seed * 3 + index / 5) % 7 + 1);
    let bytes = numbers.flat_map(|number| match dtype.class() {
        Class::Float(FloatFormat::F16) => half::f16::from_f64(number as f64 / 4.0).to_bits().to_le_bytes().to_vec(),
        Class::Float(FloatFormat::BF16) => half::bf16::from_f64(number as f64 / 4.0).to_bits().to_le_bytes().to_vec(),
        Class::Float(FloatFormat::F32) => (number as f32 / 4.0).to_le_bytes().to_vec(),
        Class::Float(FloatFormat::F64) => (number as f64 / 4.0).to_le_bytes().to_vec(),
        Class::Truth | Class::Signless | Class::Signed | Class::Unsigned | Class::Index | Class::LowPrecision => {
            number.to_le_bytes()[..dtype.bytes() as usize].to_vec()
        }
    });
    bytes.collect()
}

/// Returns the operation of a definition on tiles of one type and a scalar; `None` if it takes other operands.
fn fits(def: &'static Op, target: Target, tile: TileDesc) -> Option<Operation> {
    let family = matches!(def.family(), Family::Elementwise | Family::TileScalar | Family::Layout);
    let given = def.attrs.iter().all(|attr| attr.presence != Presence::Required);
    if !family || !given || !def.results.is_empty() || !def.targets.contains(target) {
        return None;
    }
    let operands = def.operands.iter().enumerate().map(|(index, operand)| {
        let value = |ty| Some(vec![Value { ty, constant: None }]);
        match (operand.arity, operand.kind) {
            (Arity::Optional | Arity::Variadic, _) => Some(Vec::new()),
            (Arity::One, Kind::Tile | Kind::TileOrView) => value(TypeDesc::Tile(tile)),
            (Arity::One, Kind::TileOrScalar) if index == 0 => value(TypeDesc::Tile(tile)),
            (Arity::One, Kind::Scalar | Kind::TileOrScalar) => value(TypeDesc::Scalar(tile.dtype)),
            (Arity::One, Kind::Float(32)) => value(TypeDesc::Scalar(DType::F32)),
            (Arity::One, _) => None,
        }
    });
    let operands: Vec<_> = operands.collect::<Option<_>>()?;
    let operation =
        Operation { def, target, operands, results: Vec::new(), attributes: Vec::new(), note: false, shared: false };
    let writes = def.operands.iter().any(|operand| operand.role == Role::Out && operand.kind.is_tile());
    (writes && operation.violations().is_empty()).then_some(operation)
}

impl Draw<'_> {
    fn choose(&mut self, count: usize) -> usize {
        self.bytes.int_in_range(0..=count.saturating_sub(1)).unwrap_or(0)
    }

    fn line(&mut self, line: &str) {
        self.text += "    ";
        self.text += line;
        self.text.push('\n');
    }

    fn name(&mut self) -> String {
        self.names += 1;
        format!("%n{}", self.names)
    }

    fn tile(&mut self) -> String {
        let index = self.choose(self.tiles.len());
        self.tiles.get(index).cloned().unwrap_or_default()
    }

    fn function(&mut self) {
        let TileDesc { rows, cols, dtype, .. } = self.tile;
        let (arch, tile) = (self.target.name(), self.tile);
        let matrices = (0..MATRICES).map(|index| format!("%g{index}: !pto.ptr<{dtype}, gm>"));
        let counts = (0..COUNTS).map(|index| format!("%count{index}: index"));
        let parameters: Vec<String> = matrices.chain(counts).collect();
        let _ = writeln!(self.text, "module attributes {{pto.target_arch = \"{arch}\"}} {{");
        let _ = writeln!(self.text, "  func.func @k({}) attributes {{pto.entry}} {{", parameters.join(", "));
        let all = BLOCKS * rows;
        for (name, number) in [("zero", 0), ("one", 1), ("rows", rows), ("cols", cols), ("all", all)] {
            self.line(&format!("%{name} = arith.constant {number} : index"));
        }
        for index in 0..MATRICES {
            self.line(&format!(
                "%view{index} = pto.make_tensor_view %g{index}, shape = [%all, %cols], strides = [%cols, %one] : \
                 !pto.tensor_view<{all}x{cols}x{dtype}>"
            ));
        }
        let whole = dtype.is_integer();
        for (index, number) in ["2", "3"].into_iter().enumerate() {
            let point = if whole { "" } else { ".5" };
            self.line(&format!("%s{index} = arith.constant {number}{point} : {dtype}"));
        }
        self.line("%f = arith.constant 0.5 : f32");
        let count = 2 + self.choose(4);
        let placed = self.choose(2) == 1;
        for index in 0..count {
            let place = if placed { self.address(index) } else { String::new() };
            self.line(&format!("%t{index} = pto.alloc_tile{place} : {tile}"));
            self.tiles.push(format!("%t{index}"));
            let scalar = self.choose(2);
            self.line(&format!("pto.texpands ins(%s{scalar} : {dtype}) outs(%t{index} : {tile})"));
        }
        self.block(DEPTH);
        for index in 0..count.min(MATRICES) {
            self.store(&format!("%t{index}"), index, "%zero");
        }
        self.line("return");
        self.text += "  }\n}\n";
    }

    /// Returns an address that may equal that of another tile, or overlap it.
    fn address(&mut self, index: usize) -> String {
        let size = (self.tile.size_bytes().unwrap_or(32) + 31) / 32 * 32;
        let multiples = [index as i64 * size, 0, size / 64 * 32, size, size + 32];
        let address = multiples[self.choose(multiples.len())];
        self.line(&format!("%at{index} = arith.constant {address} : i64"));
        format!(" addr = %at{index}")
    }

    fn block(&mut self, depth: usize) {
        let tiles = self.tiles.len();
        for _ in 0..=self.choose(6) {
            if self.left == 0 {
                break;
            }
            self.left -= 1;
            match self.choose(12) {
                0 => self.transfer(true),
                1 => self.transfer(false),
                2 if depth > 0 => self.repeat(depth - 1),
                3 if depth > 0 => self.branch(depth - 1),
                4 => self.alias(),
                5 if depth > 0 => self.carry(depth - 1),
                6 if depth > 0 => self.joined(depth - 1),
                _ => self.operation(),
            }
        }
        self.tiles.truncate(tiles);
    }

    fn part(&mut self, matrix: usize, row: &str) -> (String, String) {
        let TileDesc { rows, cols, dtype, valid_rows, valid_cols, .. } = self.tile;
        let (height, width) = (valid_rows.get().unwrap_or(rows), valid_cols.get().unwrap_or(cols));
        let [view, sizes @ ..] = [self.name(), self.name(), self.name()];
        for (name, size) in sizes.iter().zip([height, width]) {
            self.line(&format!("{name} = arith.constant {size} : index"));
        }
        let all = BLOCKS * rows;
        let ty = format!("!pto.partition_tensor_view<{height}x{width}x{dtype}>");
        self.line(&format!(
            "{view} = pto.partition_view %view{matrix}, offsets = [{row}, %zero], sizes = [{}, {}] : \
             !pto.tensor_view<{all}x{cols}x{dtype}> -> {ty}",
            sizes[0], sizes[1]
        ));
        (view, ty)
    }

    fn store(&mut self, tile: &str, matrix: usize, row: &str) {
        let (view, ty) = self.part(matrix, row);
        let of = self.tile;
        self.line(&format!("pto.tstore ins({tile} : {of}) outs({view} : {ty})"));
    }

    fn transfer(&mut self, loads: bool) {
        let (tile, matrix) = (self.tile(), self.choose(MATRICES));
        let row = ["%zero", "%rows"][self.choose(2)];
        if !loads {
            return self.store(&tile, matrix, row);
        }
        let (view, ty) = self.part(matrix, row);
        let of = self.tile;
        self.line(&format!("pto.tload ins({view} : {ty}) outs({tile} : {of})"));
    }

    fn operation(&mut self) {
        let index = self.choose(self.operations.len());
        let Some(operation) = self.operations.get(index).and_then(|op| fits(op, self.target, self.tile)) else {
            return;
        };
        let (mut names, mut types) = (Vec::new(), Vec::new());
        for value in operation.operands.iter().flatten() {
            names.push(match value.ty {
                TypeDesc::Tile(_) => self.tile(),
                TypeDesc::Scalar(dtype) if dtype != self.tile.dtype => "%f".to_owned(),
                _ => format!("%s{}", self.choose(2)),
            });
            types.push(value.ty.to_string());
        }
        let counts: Vec<String> = operation.operands.iter().map(|values| values.len().to_string()).collect();
        let segments = match operation.def.has_segments() {
            true => format!(" <{{operandSegmentSizes = array<i32: {}>}}>", counts.join(", ")),
            false => String::new(),
        };
        let (name, names, types) = (operation.def.name, names.join(", "), types.join(", "));
        self.line(&format!("\"pto.{name}\"({names}){segments} : ({types}) -> ()"));
    }

    fn repeat(&mut self, depth: usize) {
        let (index, count) = (self.name(), self.choose(COUNTS));
        self.line(&format!("scf.for {index} = %zero to %count{count} step %one {{"));
        self.block(depth);
        self.line("}");
    }

    /// Returns a condition: whether a trip count parameter exceeds one.
    fn choice(&mut self) -> String {
        let (name, count) = (self.name(), self.choose(COUNTS));
        self.line(&format!("{name} = arith.cmpi ugt, %count{count}, %one : index"));
        name
    }

    fn branch(&mut self, depth: usize) {
        let choice = self.choice();
        self.line(&format!("scf.if {choice} {{"));
        self.block(depth);
        if self.choose(2) == 1 {
            self.line("} else {");
            self.block(depth);
        }
        self.line("}");
    }

    /// Adds an alias of a tile, or of one of two tiles.
    fn alias(&mut self) {
        let (one, other, tile) = (self.tile(), self.tile(), self.tile);
        let name = match self.choose(2) {
            0 => {
                let name = self.name();
                self.line(&format!("{name} = pto.bitcast {one} : {tile} -> {tile}"));
                name
            }
            _ => {
                let (choice, name) = (self.choice(), self.name());
                self.line(&format!("{name} = arith.select {choice}, {one}, {other} : {tile}"));
                name
            }
        };
        self.tiles.push(name);
    }

    /// Adds a loop with iterations that swap tiles.
    fn carry(&mut self, depth: usize) {
        let (one, other, tile) = (self.tile(), self.tile(), self.tile);
        let [results, index, first, second] = [self.name(), self.name(), self.name(), self.name()];
        let count = self.choose(COUNTS);
        self.line(&format!(
            "{results}:2 = scf.for {index} = %zero to %count{count} step %one iter_args({first} = {one}, {second} = \
             {other}) -> ({tile}, {tile}) {{"
        ));
        let tiles = self.tiles.len();
        self.tiles.extend([first.clone(), second.clone()]);
        self.block(depth);
        self.tiles.truncate(tiles);
        self.line(&format!("scf.yield {second}, {first} : {tile}, {tile}"));
        self.line("}");
        self.tiles.extend([format!("{results}#0"), format!("{results}#1")]);
    }

    /// Adds a branch that yields one of two tiles.
    fn joined(&mut self, depth: usize) {
        let (choice, name, tile) = (self.choice(), self.name(), self.tile);
        self.line(&format!("{name} = scf.if {choice} -> ({tile}) {{"));
        for end in ["} else {", "}"] {
            self.block(depth);
            let given = self.tile();
            self.line(&format!("scf.yield {given} : {tile}"));
            self.line(end);
        }
        self.tiles.push(name);
    }
}
