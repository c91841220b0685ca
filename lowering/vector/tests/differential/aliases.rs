//! Generates random kernels with tiles that share bytes by address: at one address, in part, as subviews, in loops and
//! branches, under several types and valid regions. Data written under one name are read under another one, in the same
//! iteration, in the next one, or after the loop; many writes are never read.
//!
//! Elements are integers, and every operation is defined on all of them, so that results are equal or wrong.

use crate::{
    cases::Case,
    text::{Function, Memory},
};
use fastrand::Rng;
use pto_isa::types::DType;

/// Number of kernels.
const KERNELS: u64 = 20_000;
/// Number of bytes that tiles share.
const SHARED: i64 = 2048;
/// Number of bytes for results, after the shared ones.
const RESULTS: i64 = 8192;
/// Maximal number of bytes of a result, and maximal number of results.
const RESULT: i64 = 1024;
const RESULT_COUNT: i64 = 4;
/// Alignment of addresses in bytes.
const BLOCK: i64 = 32;

/// The properties of tiles that an operation can combine: element type, physical and valid extents.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Form {
    dtype: DType,
    rows: i64,
    cols: i64,
    valid: [i64; 2],
    /// The valid extents are known only at run time.
    dynamic: bool,
}

impl Form {
    fn draw(rng: &mut Rng) -> Self {
        let dtype = if rng.u8(..3) > 0 { DType::I32 } else { DType::I16 };
        let line = BLOCK / i64::from(dtype.bytes());
        let [rows, lines] = [[1, 8], [2, 4], [4, 2], [8, 1], [1, 2], [4, 4]][rng.usize(..6)];
        let cols = lines * line;
        let valid = match rng.u8(..4) {
            0 => [rng.i64(1..=rows), rng.i64(1..=cols)],
            _ => [rows, cols],
        };
        Self { dtype, rows, cols, valid, dynamic: rng.u8(..6) == 0 }
    }

    fn bytes(&self) -> i64 {
        self.rows * self.cols * i64::from(self.dtype.bytes())
    }

    fn text(&self) -> String {
        let Self { dtype, rows, cols, valid, dynamic } = *self;
        let part = match dynamic {
            true => ", valid=?x?".to_owned(),
            false if valid == [rows, cols] => String::new(),
            false => format!(", valid={}x{}", valid[0], valid[1]),
        };
        format!("!pto.tile_buf<vec, {rows}x{cols}x{dtype}{part}>")
    }
}

/// A tile of the kernel.
#[derive(Clone)]
struct Tile {
    name: String,
    form: Form,
    /// First byte; for a subview at a run-time position, that of its tile.
    at: i64,
    /// Number of bytes from there on that it may occupy.
    reach: i64,
    /// The first byte is known.
    is_exact: bool,
}

impl Tile {
    fn is_apart(&self, other: &Self) -> bool {
        self.at + self.reach <= other.at || other.at + other.reach <= self.at
    }

    /// Returns whether an operation may read this tile and write the other one: they are the same elements, or
    /// disjoint.
    fn may_become(&self, other: &Self) -> bool {
        let is_same = self.name == other.name || self.is_exact && other.is_exact && self.at == other.at;
        is_same && self.form == other.form || self.is_apart(other)
    }
}

struct Kernel {
    rng: Rng,
    f: Function,
    tiles: Vec<Tile>,
    /// Induction variables of the surrounding loops.
    indices: Vec<String>,
    names: usize,
    left: usize,
}

impl Kernel {
    fn name(&mut self) -> String {
        self.names += 1;
        format!("%v{}", self.names)
    }

    /// Creates a tile at an address.
    fn place(&mut self, form: Form, at: i64) -> Tile {
        let (name, address) = (self.name(), self.name());
        self.f.line(&format!("{address} = arith.constant {at} : i64"));
        let valid = if form.dynamic {
            let [rows, cols] = form.valid.map(|extent| self.f.number(extent, true));
            format!(" valid_row = {rows} valid_col = {cols}")
        } else {
            String::new()
        };
        self.f.line(&format!("{name} = pto.alloc_tile addr = {address}{valid} : {}", form.text()));
        Tile { name, form, at, reach: form.bytes(), is_exact: true }
    }

    /// Creates a tile at a random address that overlaps others.
    fn anywhere(&mut self, form: Form) -> Tile {
        let most = (SHARED - form.bytes()) / BLOCK;
        let near = |kernel: &mut Self| {
            let other = kernel.tiles.get(kernel.rng.usize(..kernel.tiles.len().max(1)))?;
            let moved = [0, 0, 0, BLOCK, -BLOCK, 2 * BLOCK, -4 * BLOCK][kernel.rng.usize(..7)];
            Some(other.at + moved).filter(|at| (0..=most * BLOCK).contains(at))
        };
        let at = near(self).unwrap_or_else(|| self.rng.i64(0..=most) * BLOCK);
        let tile = self.place(form, at);
        self.tiles.push(tile.clone());
        tile
    }

    /// Creates a subview of rows, from a constant or run-time row on.
    fn window(&mut self) -> Option<Tile> {
        let whole = self.tiles.get(self.rng.usize(..self.tiles.len().max(1)))?.clone();
        let Form { dtype, rows, cols, dynamic, .. } = whole.form;
        let is_full = whole.form.valid == [rows, cols] && !dynamic && whole.is_exact;
        if !is_full || rows == 1 {
            return None;
        }
        let count = self.rng.i64(1..rows);
        let first = self.rng.i64(0..=rows - count);
        let by_index = self.rng.bool() && rows - count >= 3;
        let row = match self.indices.last().filter(|_| by_index) {
            Some(index) => index.clone(),
            None => self.f.number(first, false),
        };
        let is_exact = !by_index || self.indices.is_empty();
        let (zero, name) = (self.f.number(0, false), self.name());
        let form = Form { rows: count, valid: [count, cols], ..whole.form };
        self.f.line(&format!(
            "{name} = pto.subview {}[{row}, {zero}] sizes [{count}, {cols}] : {} -> {}",
            whole.name,
            whole.form.text(),
            form.text()
        ));
        let (at, reach) = if is_exact {
            (whole.at + first * cols * i64::from(dtype.bytes()), form.bytes())
        } else {
            (whole.at, whole.reach)
        };
        let tile = Tile { name, form, at, reach, is_exact };
        self.tiles.push(tile.clone());
        Some(tile)
    }

    /// Returns a suitable tile: an existing or a new one.
    fn tile(&mut self, form: Form, fits: impl Fn(&Tile) -> bool) -> Option<Tile> {
        if self.rng.u8(..3) > 0 {
            let known: Vec<Tile> = self.tiles.iter().filter(|tile| tile.form == form && fits(tile)).cloned().collect();
            if let Some(tile) = self.rng.choice(known) {
                return Some(tile);
            }
        }
        (0..4).find_map(|_| Some(self.anywhere(form)).filter(|tile| fits(tile)))
    }

    /// Generates an operation on similar tiles.
    fn operation(&mut self) -> Option<()> {
        let form = match self.rng.u8(..3) {
            0 => Form::draw(&mut self.rng),
            _ => self.tiles.get(self.rng.usize(..self.tiles.len().max(1)))?.form,
        };
        let to = self.tile(form, |_| true)?;
        let text = form.text();
        let scalar = self.rng.i64(-3..9);
        let r#type = form.dtype;
        match self.rng.u8(..10) {
            0 => {
                let s = self.name();
                self.f.line(&format!("{s} = arith.constant {scalar} : {type}"));
                self.f.line(&format!("pto.texpands ins({s} : {type}) outs({} : {text})", to.name));
            }
            1..=3 => {
                let s = self.name();
                let from = self.tile(form, |from| from.may_become(&to))?;
                let name = ["tadds", "tmuls", "tmaxs", "tmins"][self.rng.usize(..4)];
                self.f.line(&format!("{s} = arith.constant {scalar} : {type}"));
                self.f.line(&format!("pto.{name} ins({}, {s} : {text}, {type}) outs({} : {text})", from.name, to.name));
            }
            4..=7 => {
                let name = ["tadd", "tsub", "tmul", "tmax", "tmin"][self.rng.usize(..5)];
                let [a, b] = [(); 2].map(|()| self.tile(form, |from| from.may_become(&to)));
                self.f.line(&format!(
                    "pto.{name} ins({}, {} : {text}, {text}) outs({} : {text})",
                    a?.name, b?.name, to.name
                ));
            }
            8 => self.reduction(form)?,
            _ => self.load(&to),
        }
        Some(())
    }

    /// Generates a row reduction, and an addition of its results.
    fn reduction(&mut self, form: Form) -> Option<()> {
        if form.dtype != DType::I32 || form.dynamic {
            return None;
        }
        let from = self.tile(form, |_| true)?;
        let column = Form { rows: 8, cols: 1, valid: [form.valid[0], 1], ..form };
        let name = self.name();
        let most = (SHARED - column.bytes()) / BLOCK;
        let at = self.rng.i64(0..=most) * BLOCK;
        let sums = Tile { name: name.clone(), form: column, at, reach: column.bytes(), is_exact: true };
        if !from.is_apart(&sums) {
            return None;
        }
        let part = if form.valid[0] == 8 { String::new() } else { format!(", valid={}x1", form.valid[0]) };
        let of_sums = format!("!pto.tile_buf<vec, 8x1xi32{part}, blayout=col_major>");
        let address = self.name();
        self.f.line(&format!("{address} = arith.constant {at} : i64"));
        self.f.line(&format!("{name} = pto.alloc_tile addr = {address} : {of_sums}"));
        let scratch = self.place(Form { valid: [form.rows, form.cols], ..form }, RESULTS - SHARED);
        let reduce = ["trowmax", "trowmin"][self.rng.usize(..2)];
        self.f.line(&format!(
            "pto.{reduce} ins({}, {} : {}, {}) outs({name} : {of_sums})",
            from.name,
            scratch.name,
            form.text(),
            scratch.form.text()
        ));
        let to = self.tile(form, |to| to.is_apart(&sums))?;
        let other = self.tile(form, |from| from.may_become(&to) && from.is_apart(&sums))?;
        let text = form.text();
        let expand = ["trowexpandadd", "trowexpandmax", "trowexpandmul"][self.rng.usize(..3)];
        self.f
            .line(&format!("pto.{expand} ins({}, {name} : {text}, {of_sums}) outs({} : {text})", other.name, to.name));
        Some(())
    }

    fn load(&mut self, to: &Tile) {
        let Form { dtype, valid: [rows, cols], .. } = to.form;
        let name = self.name();
        let memory = Memory::rows(dtype, rows, cols, cols);
        let (_, view) = self.f.view(name.trim_start_matches('%'), &memory, self.names as i64, to.form.dynamic);
        self.f.line(&format!("pto.tload ins({name} : {view}) outs({} : {})", to.name, to.form.text()));
    }

    /// Generates operations, loops and branches.
    fn block(&mut self, depth: usize) {
        let known = self.tiles.len();
        for _ in 0..self.rng.usize(2..6) {
            if self.left == 0 {
                break;
            }
            self.left -= 1;
            match self.rng.u8(..12) {
                0 | 1 if depth < 2 => self.repeat(depth),
                2 if depth < 3 => self.branch(depth),
                3 => drop(self.window()),
                _ => drop(self.operation()),
            }
        }
        self.tiles.truncate(known);
    }

    fn repeat(&mut self, depth: usize) {
        let trips = self.rng.i64(0..5);
        let dynamic = self.rng.bool();
        let [from, to, step] = [self.f.number(0, false), self.f.number(trips, dynamic), self.f.number(1, false)];
        let index = self.name();
        self.f.line(&format!("scf.for {index} = {from} to {to} step {step} {{"));
        self.indices.push(index);
        self.block(depth + 1);
        self.indices.pop();
        self.f.line("}");
    }

    fn branch(&mut self, depth: usize) {
        let (condition, bound) = (self.name(), self.f.number(self.names as i64 % 3, false));
        let number = match self.indices.last() {
            Some(index) => index.clone(),
            None => self.f.number(self.names as i64 % 4, true),
        };
        self.f.line(&format!("{condition} = arith.cmpi slt, {number}, {bound} : index"));
        self.f.line(&format!("scf.if {condition} {{"));
        self.block(depth + 1);
        if self.rng.bool() {
            self.f.line("} else {");
            self.block(depth + 1);
        }
        self.f.line("}");
    }
}

/// Returns the kernel of a seed.
fn kernel(seed: u64) -> Case {
    let mut rng = Rng::with_seed(seed);
    let left = rng.usize(4..24);
    let mut kernel = Kernel { rng, f: Function::default(), tiles: Vec::new(), indices: Vec::new(), names: 0, left };
    let words = |bytes: i64| bytes / i64::from(DType::I32.bytes());
    let line = |bytes: i64| {
        let cols = words(bytes);
        Form { dtype: DType::I32, rows: 1, cols, valid: [1, cols], dynamic: false }
    };
    // Initialise all bytes.
    let all = kernel.place(line(SHARED), 0);
    kernel.load(&all);
    let results = kernel.place(line(RESULT * RESULT_COUNT), RESULTS);
    kernel.f.line("%zero = arith.constant 0 : i32");
    kernel.f.line(&format!("pto.texpands ins(%zero : i32) outs({} : {})", results.name, results.form.text()));
    for _ in 0..3 {
        let form = Form::draw(&mut kernel.rng);
        kernel.anywhere(form);
    }
    while kernel.left > 0 {
        let known = kernel.tiles.clone();
        kernel.block(0);
        kernel.tiles = known;
    }
    // Store some tiles as results.
    for place in 0..kernel.rng.i64(1..=RESULT_COUNT) {
        let known = kernel.tiles.clone();
        let Some(tile) = kernel.rng.choice(known) else { continue };
        let to = kernel.place(tile.form, RESULTS + place * RESULT);
        let (dtype, text) = (tile.form.dtype, tile.form.text());
        kernel.f.line(&format!("%one{place} = arith.constant 1 : {dtype}"));
        kernel
            .f
            .line(&format!("pto.tmuls ins({}, %one{place} : {text}, {dtype}) outs({} : {text})", tile.name, to.name));
    }
    let memory = Memory::rows(DType::I32, 1, results.form.cols, results.form.cols);
    let (compared, view) = kernel.f.view("out", &memory, 0, false);
    kernel.f.line(&format!("pto.tstore ins({} : {}) outs(%out : {view})", results.name, results.form.text()));
    kernel.f.case(format!("aliases {seed}"), compared, DType::I32)
}

/// Returns every `part`-th kernel, all of them, or the one with the requested name.
pub(crate) fn some(part: u64, all: bool, only: Option<&str>) -> impl Iterator<Item = Case> {
    let seed = only.and_then(|name| name.strip_prefix("aliases ")?.parse::<u64>().ok());
    (0..KERNELS).filter(move |number| seed.map_or(all || number % part == 0, |seed| seed == *number)).map(kernel)
}
