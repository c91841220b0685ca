//! Products as front ends write them: two tiles of each operand in L1, of which a loop loads parts to the operand
//! buffers; the first part of the first tiles begins the sum, under conditions on the induction variables.

use std::fmt::Write as _;

/// Where a sum begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Begins {
    /// In the first iteration of the loop over tiles.
    InLoop,
    /// Before that loop.
    Before,
    /// At each part of the first tile of the result: the others add to it.
    InFirstTile,
}

/// A product of matrices whose tiles are loaded to L1 in pairs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Staged {
    pub(crate) name: &'static str,
    /// Rows and columns of a tile of the result.
    pub(crate) tile: [u32; 2],
    /// Depth of the matrices, of a tile in L1, and of a part.
    pub(crate) depths: [u32; 3],
    /// The number of tiles of the result: each has other columns of the right matrix.
    pub(crate) tiles: u32,
    /// Element types of the operands and of the sums.
    pub(crate) elements: [&'static str; 2],
    /// Whether the columns of the right operand are rows of its matrix.
    pub(crate) by_columns: bool,
    /// Where the sum begins.
    pub(crate) begins: Begins,
}

/// Renames the tiles in L1: those of the loop are other values than those before it.
fn in_loop(text: &str) -> String {
    ["%wa", "%wb", "%ma", "%mb", "%mc"]
        .into_iter()
        .fold(text.to_owned(), |text, name| text.replace(name, &format!("{name}_")))
}

/// Layout of tiles in L1 and of the left operand.
const NZ: &str = "blayout=col_major, slayout=row_major";

impl Staged {
    /// Draws a product of small matrices.
    pub(crate) fn drawn(seed: u64) -> Self {
        let mut rng = fastrand::Rng::with_seed(seed);
        let (elements, unit) = [(["f16", "f32"], 16), (["bf16", "f32"], 16), (["i8", "i32"], 32)][rng.usize(..3)];
        let part = unit * rng.u32(1..=2);
        let k = 2 * part * rng.u32(1..=2);
        // Rows of a matrix that is read in windows have 128 bytes.
        Self {
            name: "drawn",
            tile: [16 * rng.u32(1..=2), 32 * rng.u32(1..=2)],
            depths: [2 * k * rng.u32(1..=2), k, part],
            tiles: 4,
            elements,
            by_columns: rng.bool(),
            begins: [Begins::InLoop, Begins::Before, Begins::InFirstTile][rng.usize(..3)],
        }
    }

    /// Returns the columns of the matrix.
    pub(crate) const fn cols(&self) -> u32 {
        self.tile[1] * self.tiles
    }

    /// Returns the type of a tile of the right matrix, and the type as which parts are extracted.
    fn right(&self) -> (String, String) {
        let ([_, n], [_, k, _], [element, _]) = (self.tile, self.depths, self.elements);
        let by_rows = format!("!pto.tile_buf<mat, {k}x{n}x{element}, {NZ}>");
        if self.by_columns {
            let across = format!("!pto.tile_buf<mat, {k}x{n}x{element}, blayout=row_major, slayout=col_major>");
            (format!("!pto.tile_buf<mat, {n}x{k}x{element}, {NZ}>"), across)
        } else {
            (by_rows.clone(), by_rows)
        }
    }

    /// Loads a pair of tiles at a depth.
    fn load(&self, number: u32, at: &str) -> String {
        let ([m, n], [_, k, _], [element, _]) = (self.tile, self.depths, self.elements);
        let (left, (right, extracted)) = (format!("!pto.tile_buf<mat, {m}x{k}x{element}, {NZ}>"), self.right());
        let (rows, cols, place) =
            if self.by_columns { (n, k, format!("%j, {at}")) } else { (k, n, format!("{at}, %j")) };
        let (row, col) = if self.by_columns { ("%n", "%k") } else { ("%k", "%n") };
        format!(
            "%wa{number} = pto.partition_view %va, offsets = [%zero, {at}], sizes = [%m, %k] : \
             !pto.tensor_view<?x?x{element}> -> !pto.partition_tensor_view<{m}x{k}x{element}>
             %wb{number} = pto.partition_view %vb, offsets = [{place}], sizes = [{row}, {col}] : \
             !pto.tensor_view<?x?x{element}> -> !pto.partition_tensor_view<{rows}x{cols}x{element}>
             %ma{number} = pto.alloc_tile addr = %left{number} : {left}
             %mb{number} = pto.alloc_tile addr = %right{number} : {right}
             %mc{number} = pto.alloc_tile addr = %right{number} : {extracted}
             pto.tload ins(%wa{number} : !pto.partition_tensor_view<{m}x{k}x{element}>) outs(%ma{number} : {left})
             pto.tload ins(%wb{number} : !pto.partition_tensor_view<{rows}x{cols}x{element}>) outs(%mb{number} : {right})\n"
        )
    }

    /// Adds the products of a pair of tiles, part by part; the first one begins the sum if `begins`.
    fn add(&self, number: u32, begins: bool) -> String {
        let ([m, n], [_, k, part], [element, sum]) = (self.tile, self.depths, self.elements);
        let acc = format!("!pto.tile_buf<acc, {m}x{n}x{sum}, {NZ}, fractal=1024>");
        let l = format!("!pto.tile_buf<left, {m}x{part}x{element}, {NZ}>");
        let r = format!("!pto.tile_buf<right, {part}x{n}x{element}, slayout=col_major>");
        let (a, b) = (format!("!pto.tile_buf<mat, {m}x{k}x{element}, {NZ}>"), self.right().1);
        let extract = |slot: u32, at: &str| {
            format!(
                "%l{slot} = pto.alloc_tile addr = %l_at{slot} : {l}
                 %r{slot} = pto.alloc_tile addr = %r_at{slot} : {r}
                 pto.textract ins(%ma{number}, %zero, {at} : {a}, index, index) outs(%l{slot} : {l})
                 pto.textract ins(%mc{number}, {at}, %zero : {b}, index, index) outs(%r{slot} : {r})\n"
            )
        };
        let added =
            |slot: u32| format!("pto.tmatmul.acc ins(%sum, %l{slot}, %r{slot} : {acc}, {l}, {r}) outs(%sum : {acc})\n");
        let first = if begins {
            let index = if self.begins == Begins::InFirstTile { "%j" } else { "%ko" };
            format!(
                "%is_first = arith.cmpi eq, {index}, %zero : index
                 scf.if %is_first {{
                 pto.tmatmul ins(%l0, %r0 : {l}, {r}) outs(%sum : {acc})
                 }} else {{
                 {}}}\n",
                added(0)
            )
        } else {
            added(0)
        };
        format!(
            "scf.for %ko = %zero to %k step %two_parts {{
             {}%next = arith.addi %ko, %part : index
             {}{first}{}}}\n",
            extract(0, "%ko"),
            extract(1, "%next"),
            added(1)
        )
    }

    /// Returns the kernel.
    pub(crate) fn text(&self) -> String {
        let ([m, n], [depth, k, part], [element, sum]) = (self.tile, self.depths, self.elements);
        let bytes = if element == "i8" { 1 } else { 2 };
        let (rows, cols, pitch) =
            if self.by_columns { (self.cols(), depth, depth) } else { (depth, self.cols(), self.cols()) };
        let (a, b) = (m * k * bytes, n * k * bytes);
        let acc = format!("!pto.tile_buf<acc, {m}x{n}x{sum}, {NZ}, fractal=1024>");
        let mut text = format!(
            "func.func @product(%a: !pto.ptr<{element}, gm>, %b: !pto.ptr<{element}, gm>, %c: !pto.ptr<{sum}, gm>) \
             attributes {{pto.entry}} {{\n"
        );
        let indices = [("zero", 0), ("one", 1), ("m", m), ("n", n), ("k", k), ("part", part), ("two_parts", 2 * part)];
        let more =
            [("depth", depth), ("cols", self.cols()), ("rb", rows), ("cb", cols), ("pb", pitch), ("step", 2 * k)];
        for (name, number) in indices.into_iter().chain(more) {
            writeln!(text, "%{name} = arith.constant {number} : index").ok();
        }
        let places = [("left0", 0), ("left1", a), ("right0", 2 * a), ("right1", 2 * a + b), ("sum_at", 0)];
        let parts = [("l_at0", 0), ("l_at1", m * part * bytes), ("r_at0", 0), ("r_at1", n * part * bytes)];
        for (name, number) in places.into_iter().chain(parts) {
            writeln!(text, "%{name} = arith.constant {number} : i64").ok();
        }
        let body = if self.begins == Begins::Before {
            format!(
                "{}{}{}{}scf.for %kb = %step to %depth step %step {{
                 {}%after = arith.addi %kb, %k : index
                 {}{}{}}}\n",
                self.load(0, "%zero"),
                self.load(1, "%k"),
                self.add(0, true),
                self.add(1, false),
                in_loop(&self.load(0, "%kb")),
                in_loop(&self.load(1, "%after")),
                in_loop(&self.add(0, false)),
                in_loop(&self.add(1, false)),
            )
        } else {
            format!(
                "scf.for %kb = %zero to %depth step %step {{
                 {}%after = arith.addi %kb, %k : index
                 {}%begins = arith.cmpi eq, %kb, %zero : index
                 scf.if %begins {{
                 {}}} else {{
                 {}}}
                 {}}}\n",
                self.load(0, "%kb"),
                self.load(1, "%after"),
                self.add(0, true),
                self.add(0, false),
                self.add(1, false),
            )
        };
        write!(
            text,
            "%va = pto.make_tensor_view %a, shape = [%m, %depth], strides = [%depth, %one] : !pto.tensor_view<?x?x{element}>
             %vb = pto.make_tensor_view %b, shape = [%rb, %cb], strides = [%pb, %one] : !pto.tensor_view<?x?x{element}>
             %vc = pto.make_tensor_view %c, shape = [%m, %cols], strides = [%cols, %one] : !pto.tensor_view<?x?x{sum}>
             scf.for %j = %zero to %cols step %n {{
             %sum = pto.alloc_tile addr = %sum_at : {acc}
             {body}
             %pc = pto.partition_view %vc, offsets = [%zero, %j], sizes = [%m, %n] : !pto.tensor_view<?x?x{sum}> -> \
             !pto.partition_tensor_view<{m}x{n}x{sum}>
             pto.tstore ins(%sum : {acc}) outs(%pc : !pto.partition_tensor_view<{m}x{n}x{sum}>)
             }}
             return
             }}"
        )
        .ok();
        text
    }

    /// Returns the arguments.
    pub(crate) fn arguments(&self) -> [String; 3] {
        let ([m, _], [depth, ..], [element, _]) = (self.tile, self.depths, self.elements);
        [
            format!("rand:1:{element}:{}", m * depth),
            format!("rand:2:{element}:{}", depth * self.cols()),
            format!("zero:{}", 4 * m * self.cols()),
        ]
    }
}
