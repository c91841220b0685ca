//! Generates random kernels of several functions that call each other, with buffers without addresses: private and
//! public callees, called from several places, in loops and branches, with tiles and with pointers, possibly one of
//! them twice. Some tiles are at addresses that several functions use; one function reads there what another one has
//! written.
//!
//! Elements are integers, and every operation is defined on all of them, so that results are equal or wrong.

use crate::cases::{Argument, Case, bytes};
use fastrand::Rng;
use pto_isa::types::DType;
use std::fmt::Write;

/// Number of kernels.
const KERNELS: u64 = 10_000;
/// Number of matrices in the compared buffer.
const PLACES: i64 = 6;
/// First byte of the tiles at fixed addresses, and their number.
const GIVEN: i64 = 4096;
const GIVEN_COUNT: i64 = 3;

/// The properties that the functions of a kernel share.
struct Form {
    rows: i64,
    cols: i64,
    /// The tiles at fixed addresses are used.
    given: bool,
}

impl Form {
    fn tile(&self) -> String {
        format!("!pto.tile_buf<vec, {}x{}xi32>", self.rows, self.cols)
    }

    fn view(&self) -> String {
        format!("!pto.tensor_view<{}x{}xi32>", self.rows * PLACES, self.cols)
    }

    fn part(&self) -> String {
        format!("!pto.partition_tensor_view<{}x{}xi32>", self.rows, self.cols)
    }

    fn bytes(&self) -> i64 {
        self.rows * self.cols * 4
    }
}

/// The parameters of a function: pointers and tiles.
#[derive(Clone, Copy)]
struct Signature {
    pointers: usize,
    tiles: usize,
}

/// A function under construction.
struct Body<'k> {
    rng: &'k mut Rng,
    form: &'k Form,
    /// Functions that it may call.
    callees: &'k [Signature],
    text: String,
    names: usize,
    pointers: Vec<String>,
    /// Initialised tiles.
    tiles: Vec<String>,
    left: usize,
}

impl Body<'_> {
    fn line(&mut self, line: &str) {
        let _ = writeln!(self.text, "  {line}");
    }

    fn name(&mut self) -> String {
        self.names += 1;
        format!("%v{}", self.names)
    }

    fn number(&mut self, number: i64, r#type: &str) -> String {
        let name = self.name();
        self.line(&format!("{name} = arith.constant {number} : {type}"));
        name
    }

    /// Returns an initialised tile.
    fn source(&mut self) -> String {
        self.rng.choice(&self.tiles).cloned().unwrap_or_default()
    }

    /// Returns a tile to write: an initialised one, or a new one, which then is.
    fn target(&mut self) -> String {
        if self.rng.bool() && !self.tiles.is_empty() {
            return self.source();
        }
        let (name, tile) = (self.name(), self.form.tile());
        self.line(&format!("{name} = pto.alloc_tile : {tile}"));
        name
    }

    /// Returns a tile at an address that other functions use, too.
    fn given(&mut self, number: i64) -> String {
        let (name, tile) = (self.name(), self.form.tile());
        let address = self.number(GIVEN + number * self.form.bytes(), "i64");
        self.line(&format!("{name} = pto.alloc_tile addr = {address} : {tile}"));
        name
    }

    /// Returns a matrix of a buffer.
    fn part(&mut self) -> String {
        let pointer = self.rng.choice(&self.pointers).cloned().unwrap_or_default();
        let (rows, cols) = (self.form.rows, self.form.cols);
        let (view, part) = (self.name(), self.name());
        let place = self.rng.i64(0..PLACES) * rows;
        let [zero, one, first, rows, cols, all] =
            [0, 1, place, rows, cols, rows * PLACES].map(|number| self.number(number, "index"));
        let (of_view, of_part) = (self.form.view(), self.form.part());
        self.line(&format!(
            "{view} = pto.make_tensor_view {pointer}, shape = [{all}, {cols}], strides = [{cols}, {one}] : {of_view}"
        ));
        self.line(&format!(
            "{part} = pto.partition_view {view}, offsets = [{first}, {zero}], sizes = [{rows}, {cols}] : {of_view} -> \
             {of_part}"
        ));
        part
    }

    fn load(&mut self) {
        let (part, to) = (self.part(), self.target());
        let (of_part, tile) = (self.form.part(), self.form.tile());
        self.line(&format!("pto.tload ins({part} : {of_part}) outs({to} : {tile})"));
        self.tiles.push(to);
    }

    fn store(&mut self) {
        let (from, part) = (self.source(), self.part());
        let (of_part, tile) = (self.form.part(), self.form.tile());
        self.line(&format!("pto.tstore ins({from} : {tile}) outs({part} : {of_part})"));
    }

    fn compute(&mut self) {
        let tile = self.form.tile();
        let [a, b] = [(); 2].map(|()| self.source());
        let to = self.target();
        let number = self.rng.i64(-3..9);
        let scalar = self.number(number, "i32");
        let line = match self.rng.u8(..4) {
            0 => format!("pto.texpands ins({scalar} : i32) outs({to} : {tile})"),
            1 => format!("pto.tadds ins({a}, {scalar} : {tile}, i32) outs({to} : {tile})"),
            2 => format!("pto.tsub ins({a}, {b} : {tile}, {tile}) outs({to} : {tile})"),
            _ => format!("pto.tadd ins({a}, {b} : {tile}, {tile}) outs({to} : {tile})"),
        };
        self.line(&line);
        self.tiles.push(to);
    }

    fn call(&mut self, callee: usize) {
        let Some(Signature { pointers, tiles }) = self.callees.get(callee).copied() else { return };
        let pointers = (0..pointers).map(|_| self.rng.choice(&self.pointers).cloned().unwrap_or_default());
        let mut values: Vec<String> = pointers.collect();
        let mut types = vec!["!pto.ptr<i32, gm>".to_owned(); values.len()];
        for _ in 0..tiles {
            values.push(self.source());
            types.push(self.form.tile());
        }
        self.line(&format!("func.call @g{callee}({}) : ({}) -> ()", values.join(", "), types.join(", ")));
    }

    /// Generates operations, loops and branches. Tiles created in a nested block are visible only there.
    fn block(&mut self, depth: usize) {
        let known = self.tiles.len();
        for _ in 0..self.rng.usize(2..7) {
            if self.left == 0 {
                break;
            }
            self.left -= 1;
            match self.rng.u8(..12) {
                0 | 1 => self.load(),
                2 | 3 => self.store(),
                4 | 5 if !self.callees.is_empty() => {
                    let callee = self.rng.usize(..self.callees.len());
                    self.call(callee);
                }
                6 if self.form.given => {
                    let number = self.rng.i64(0..GIVEN_COUNT);
                    let tile = self.given(number);
                    self.tiles.push(tile);
                }
                7 if depth < 2 => self.repeat(depth),
                8 if depth < 2 => self.branch(depth),
                _ => self.compute(),
            }
        }
        if depth > 0 {
            self.tiles.truncate(known);
        }
    }

    fn repeat(&mut self, depth: usize) {
        let trips = self.rng.i64(0..4);
        let [from, to, step] = [0, trips, 1].map(|number| self.number(number, "index"));
        let index = self.name();
        self.line(&format!("scf.for {index} = {from} to {to} step {step} {{"));
        self.block(depth + 1);
        self.line("}");
    }

    fn branch(&mut self, depth: usize) {
        let (condition, number) = (self.name(), self.rng.i64(0..2));
        let [number, one] = [number, 1].map(|number| self.number(number, "index"));
        self.line(&format!("{condition} = arith.cmpi slt, {number}, {one} : index"));
        self.line(&format!("scf.if {condition} {{"));
        self.block(depth + 1);
        self.line("} else {");
        self.block(depth + 1);
        self.line("}");
    }

    fn function(self, head: &str) -> String {
        format!("{head} {{\n{}  return\n}}\n", self.text)
    }
}

/// Returns the kernel of a seed.
fn kernel(seed: u64) -> Case {
    let mut rng = Rng::with_seed(seed);
    let [rows, cols] = [[1, 64], [4, 16], [8, 8], [2, 128]][rng.usize(..4)];
    let form = Form { rows, cols, given: rng.bool() };
    let count = rng.usize(1..4);
    let signatures: Vec<Signature> =
        (0..count).map(|_| Signature { pointers: rng.usize(1..3), tiles: rng.usize(0..3) }).collect();
    let mut functions = Vec::new();
    for (index, Signature { pointers, tiles }) in signatures.iter().copied().enumerate() {
        let left = rng.usize(2..14);
        // A callee has a smaller index.
        let callees = &signatures[..index];
        let pointers: Vec<String> = (0..pointers).map(|number| format!("%p{number}")).collect();
        let tiles: Vec<String> = (0..tiles).map(|number| format!("%t{number}")).collect();
        let parameters = pointers.iter().map(|name| format!("{name}: !pto.ptr<i32, gm>"));
        let parameters = parameters.chain(tiles.iter().map(|name| format!("{name}: {}", form.tile())));
        let visibility = if rng.bool() { "private " } else { "" };
        let head = format!("func.func {visibility}@g{index}({})", parameters.collect::<Vec<_>>().join(", "));
        let (text, rng) = (String::new(), &mut rng);
        let mut body = Body { rng, form: &form, callees, text, names: 0, pointers, tiles, left };
        body.load();
        body.block(0);
        functions.push(body.function(&head));
    }
    let left = rng.usize(4..16);
    let pointers = ["%in", "%out"].map(str::to_owned).to_vec();
    let (text, tiles) = (String::new(), Vec::new());
    let mut body = Body { rng: &mut rng, form: &form, callees: &signatures, text, names: 0, pointers, tiles, left };
    if form.given {
        for number in 0..GIVEN_COUNT {
            let (tile, scalar) = (body.given(number), body.number(number, "i32"));
            body.line(&format!("pto.texpands ins({scalar} : i32) outs({tile} : {})", form.tile()));
        }
    }
    body.load();
    while body.left > 0 {
        body.block(0);
    }
    // Each function is called.
    for callee in 0..signatures.len() {
        body.call(callee);
        body.compute();
    }
    // Store some tiles as results.
    for _ in 0..4 {
        body.store();
    }
    let kernel = body.function("func.func @f(%in: !pto.ptr<i32, gm>, %out: !pto.ptr<i32, gm>) attributes {pto.entry}");
    let text = format!("module attributes {{pto.target_arch = \"a5\"}} {{\n{kernel}{}}}\n", functions.concat());
    let elements = form.rows * form.cols * PLACES;
    let arguments = [3, 5].map(|seed| Argument::Bytes(bytes(DType::I32, elements, seed))).to_vec();
    Case::new(format!("calls {seed}"), text, arguments, 1, DType::I32)
}

/// Returns every `part`-th kernel, all of them, or the one with the requested name.
pub(crate) fn some(part: u64, all: bool, only: Option<&str>) -> impl Iterator<Item = Case> {
    let seed = only.and_then(|name| name.strip_prefix("calls ")?.parse::<u64>().ok());
    (0..KERNELS).filter(move |number| seed.map_or(all || number % part == 0, |seed| seed == *number)).map(kernel)
}
