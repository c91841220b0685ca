//! Products whose accumulators stay in registers, on platforms with a systolic array: they compute what the tile level does, with
//! windows, depths and element types of all kinds. Products that do not fit windows are lowered through shared memory. A platform
//! loads operands by 2D blocks or row by row.

#[path = "products/staged.rs"]
mod staged;
mod support;

use std::process::ExitCode;

use libtest_mimic::{Arguments, Trial};
use pto_buffers::{Given, difference};
use pto_interp::Schedule;
use pto_isa::Target;
use staged::{Begins, Staged};
use support::{Compiled, Kernel, as_written, chosen, compile, complain, in_vectors, reasons, register_passes, run_on};
use visa::table::Op;
use visa::{Object, Platform};

/// A product of matrices in tiles.
#[derive(Clone, Copy)]
struct Product {
    name: &'static str,
    /// Rows, columns and depth of the matrices, and of the tiles.
    all: [u32; 3],
    tile: [u32; 3],
    /// Element types of the operands, of the sums, and of the stored result.
    elements: [&'static str; 3],
    /// Whether the columns of each operand are adjacent in memory and in its tiles.
    by_columns: [bool; 2],
    /// Whether sums start from a bias.
    bias: bool,
    /// Whether the result follows the left operand in its buffer.
    in_place: bool,
    /// Whether accumulators are in registers on the platform with 2D blocks.
    in_windows: bool,
}

const FLOATS: [&str; 3] = ["f16", "f32", "f32"];
const PRODUCT: Product = Product {
    name: "two_windows",
    all: [64, 64, 128],
    tile: [64, 64, 32],
    elements: FLOATS,
    by_columns: [false; 2],
    bias: false,
    in_place: false,
    in_windows: true,
};

const PRODUCTS: [Product; 7] = [
    PRODUCT,
    Product { name: "eight_windows", all: [128, 128, 128], tile: [128, 128, 64], ..PRODUCT },
    Product { name: "odd_depth", all: [96, 96, 144], tile: [48, 48, 48], ..PRODUCT },
    Product { name: "bytes", all: [64, 128, 192], tile: [32, 32, 64], elements: ["i8", "i32", "i32"], ..PRODUCT },
    Product { name: "bfloat", all: [32, 64, 64], tile: [16, 32, 32], elements: ["bf16", "f32", "bf16"], ..PRODUCT },
    Product { name: "narrow_rows", all: [32, 32, 32], tile: [32, 32, 32], in_windows: false, ..PRODUCT },
    Product {
        name: "in_place",
        all: [64, 64, 128],
        elements: ["f16", "f32", "f16"],
        in_place: true,
        in_windows: false,
        ..PRODUCT
    },
];

/// A product whose columns and depth are loops.
const LONG: Product = Product {
    name: "long_floats",
    all: [16, 48, 384],
    tile: [16, 48, 192],
    elements: ["f32", "f32", "f32"],
    in_windows: false,
    ..PRODUCT
};

/// Each for one platform; with `PTO_TEST_ALL`, for all.
const LONG_PRODUCTS: [Product; 8] = [
    Product {
        name: "long_in_place",
        all: [16, 80, 512],
        tile: [16, 80, 256],
        elements: ["f16", "f32", "f16"],
        in_place: true,
        ..LONG
    },
    Product { name: "long_bytes", all: [16, 96, 512], tile: [16, 96, 256], elements: ["i8", "i32", "i32"], ..LONG },
    Product { name: "long_bfloat", all: [32, 48, 384], tile: [32, 48, 192], elements: ["bf16", "f32", "bf16"], ..LONG },
    LONG,
    Product { name: "long_left_columns", by_columns: [true, false], bias: true, ..LONG },
    Product { name: "long_right_columns", by_columns: [false, true], ..LONG },
    Product { name: "long_columns_of_halves", by_columns: [true; 2], bias: true, elements: FLOATS, ..LONG },
    // The last block of columns has 16 of 32.
    Product {
        name: "long_columns_of_bytes",
        all: [16, 80, 512],
        tile: [16, 80, 256],
        elements: ["i8", "i32", "i32"],
        by_columns: [false, true],
        bias: true,
        ..LONG
    },
];

const STAGED: Staged = Staged {
    name: "staged",
    tile: [16, 32],
    depths: [512, 128, 32],
    tiles: 2,
    elements: ["f16", "f32"],
    by_columns: false,
    begins: Begins::InLoop,
};

/// Default number of drawn products.
const CASES: u64 = 3;

const ALL_STAGED: [Staged; 9] = [
    STAGED,
    Staged { name: "staged_columns", by_columns: true, ..STAGED },
    Staged { name: "staged_sums", begins: Begins::InFirstTile, ..STAGED },
    Staged { name: "staged_bytes", elements: ["i8", "i32"], tile: [32, 64], ..STAGED },
    Staged { name: "staged_columns_of_bytes", elements: ["i8", "i32"], by_columns: true, tile: [16, 64], ..STAGED },
    Staged { name: "staged_bfloat", elements: ["bf16", "f32"], begins: Begins::Before, ..STAGED },
    Staged { name: "staged_before", by_columns: true, begins: Begins::Before, tile: [32, 48], tiles: 1, ..STAGED },
    // Tiles so large that the loop over parts is not unrolled.
    Staged { name: "staged_large", tile: [32, 128], depths: [1024, 512, 32], tiles: 1, ..STAGED },
    Staged {
        name: "staged_large_columns",
        by_columns: true,
        tile: [32, 128],
        depths: [1024, 512, 32],
        tiles: 1,
        ..STAGED
    },
];

fn main() -> ExitCode {
    if let Err(message) = register_passes() {
        return complain(&message);
    }
    let trial = |product: &Product, platform: Platform| {
        let product = *product;
        let name = format!("{}::{}", product.name, platform.info().name);
        Trial::test(name, move || same(&product, platform).map_err(Into::into))
    };
    let platforms = [Platform::XehpSdv, Platform::Dg2, Platform::Pvc];
    let trials = PRODUCTS.iter().flat_map(|product| platforms.map(|platform| trial(product, platform)));
    let long = chosen(&LONG_PRODUCTS, &platforms).into_iter().map(|(product, platform)| trial(&product, platform));
    // Each for one platform; with `PTO_TEST_ALL`, for all.
    let staged = chosen(&ALL_STAGED, &platforms).into_iter().map(|(product, platform)| {
        let name = format!("{}::{}", product.name, platform.info().name);
        Trial::test(name, move || same_staged(&product, platform).map_err(Into::into))
    });
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let first = number("PTO_SEED").unwrap_or(0);
    let seeds: Vec<u64> = (first..first + number("PTO_CASES").unwrap_or(CASES)).collect();
    let drawn = chosen(&seeds, &platforms).into_iter().map(|(seed, platform)| {
        let name = format!("drawn_{seed}::{}", platform.info().name);
        Trial::test(name, move || {
            let product = Staged::drawn(seed);
            let made = run_staged(&product, platform);
            made.map(drop).map_err(|message| format!("{product:?}: {message}").into())
        })
    });
    libtest_mimic::run(&Arguments::from_args(), trials.chain(long).chain(staged).chain(drawn).collect()).exit_code()
}

impl Product {
    /// Returns the kernel: the first step of each tile is a product, later steps accumulate.
    fn text(&self) -> String {
        let ([rows, cols, depth], [m, n, k]) = (self.all, self.tile);
        let [element, sum, stored] = self.elements;
        let mat = "blayout=col_major, slayout=row_major";
        let words = |of: usize| if self.by_columns[of] { "slayout=col_major" } else { mat };
        let acc = format!("!pto.tile_buf<acc, {m}x{n}x{sum}, {mat}, fractal=1024>");
        let step = |number: u32, at: &str| {
            let (ma, mb) =
                (format!("mat, {m}x{k}x{element}, {}", words(0)), format!("mat, {k}x{n}x{element}, {}", words(1)));
            let (l, r) =
                (format!("left, {m}x{k}x{element}, {mat}"), format!("right, {k}x{n}x{element}, slayout=col_major"));
            let (pa, pb) = (format!("{m}x{k}x{element}"), format!("{k}x{n}x{element}"));
            let operands = format!("%l{number}, %r{number}");
            let tys = format!("!pto.tile_buf<{l}>, !pto.tile_buf<{r}>");
            let product = match (number, self.bias) {
                (0, false) => format!("pto.tmatmul ins({operands} : {tys}) outs(%sum : {acc})"),
                (0, true) => {
                    let (mat, bias) =
                        (format!("!pto.tile_buf<mat, 1x{n}x{sum}>"), format!("!pto.tile_buf<bias, 1x{n}x{sum}>"));
                    let (all, part) =
                        (format!("!pto.tensor_view<?x?x{sum}>"), format!("!pto.partition_tensor_view<1x{n}x{sum}>"));
                    format!(
                        "%pd = pto.partition_view %vd, offsets = [%zero, %j], sizes = [%one, %n] : {all} -> {part}
                         %md = pto.alloc_tile : {mat}
                         %bd = pto.alloc_tile : {bias}
                         pto.tload ins(%pd : {part}) outs(%md : {mat})
                         pto.tmov ins(%md : {mat}) outs(%bd : {bias})
                         pto.tmatmul.bias ins({operands}, %bd : {tys}, {bias}) outs(%sum : {acc})"
                    )
                }
                _ => format!("pto.tmatmul.acc ins(%sum, {operands} : {acc}, {tys}) outs(%sum : {acc})"),
            };
            format!(
                "%pa{number} = pto.partition_view %va, offsets = [%i, {at}], sizes = [%m, %k] : \
                 !pto.tensor_view<?x?x{element}> -> !pto.partition_tensor_view<{pa}>
                 %pb{number} = pto.partition_view %vb, offsets = [{at}, %j], sizes = [%k, %n] : \
                 !pto.tensor_view<?x?x{element}> -> !pto.partition_tensor_view<{pb}>
                 %ma{number} = pto.alloc_tile : !pto.tile_buf<{ma}>
                 %mb{number} = pto.alloc_tile : !pto.tile_buf<{mb}>
                 %l{number} = pto.alloc_tile : !pto.tile_buf<{l}>
                 %r{number} = pto.alloc_tile : !pto.tile_buf<{r}>
                 pto.tload ins(%pa{number} : !pto.partition_tensor_view<{pa}>) outs(%ma{number} : !pto.tile_buf<{ma}>)
                 pto.tload ins(%pb{number} : !pto.partition_tensor_view<{pb}>) outs(%mb{number} : !pto.tile_buf<{mb}>)
                 pto.tmov ins(%ma{number} : !pto.tile_buf<{ma}>) outs(%l{number} : !pto.tile_buf<{l}>)
                 pto.tmov ins(%mb{number} : !pto.tile_buf<{mb}>) outs(%r{number} : !pto.tile_buf<{r}>)
                 {product}\n"
            )
        };
        // A result in place has the rows after those of the left operand.
        let (out, pitch, first) = if self.in_place { ("%a", depth, rows) } else { ("%c", cols, 0) };
        format!(
            "func.func @product(%a: !pto.ptr<{element}, gm>, %b: !pto.ptr<{element}, gm>, %c: !pto.ptr<{stored}, gm>, \
             %d: !pto.ptr<{sum}, gm>) attributes {{pto.entry}} {{
             %zero = arith.constant 0 : index
             %one = arith.constant 1 : index
             %m = arith.constant {m} : index
             %n = arith.constant {n} : index
             %k = arith.constant {k} : index
             %rows = arith.constant {rows} : index
             %cols = arith.constant {cols} : index
             %depth = arith.constant {depth} : index
             %pitch = arith.constant {pitch} : index
             %first = arith.constant {first} : index
             %all = arith.constant {all} : index
             %va = pto.make_tensor_view %a, shape = [%rows, %depth], strides = [{sa}] : !pto.tensor_view<?x?x{element}>
             %vb = pto.make_tensor_view %b, shape = [%depth, %cols], strides = [{sb}] : !pto.tensor_view<?x?x{element}>
             %vd = pto.make_tensor_view %d, shape = [%one, %cols], strides = [%cols, %one] : !pto.tensor_view<?x?x{sum}>
             %vc = pto.make_tensor_view {out}, shape = [%all, %pitch], strides = [%pitch, %one] : !pto.tensor_view<?x?x{stored}>
             scf.for %i = %zero to %rows step %m {{
             scf.for %j = %zero to %cols step %n {{
             %sum = pto.alloc_tile : {acc}
             {begun}
             scf.for %at = %k to %depth step %k {{
             {added}
             }}
             %row = arith.addi %i, %first : index
             %pc = pto.partition_view %vc, offsets = [%row, %j], sizes = [%m, %n] : !pto.tensor_view<?x?x{stored}> -> \
             !pto.partition_tensor_view<{m}x{n}x{stored}>
             pto.tstore ins(%sum : {acc}) outs(%pc : !pto.partition_tensor_view<{m}x{n}x{stored}>)
             }}
             }}
             return
             }}",
            all = rows + first,
            sa = if self.by_columns[0] { "%one, %rows" } else { "%depth, %one" },
            sb = if self.by_columns[1] { "%one, %depth" } else { "%cols, %one" },
            begun = step(0, "%zero"),
            added = step(1, "%at"),
        )
    }

    /// Returns the arguments: random operands, and zeros.
    fn arguments(&self) -> Result<Vec<Given>, String> {
        let [rows, cols, depth] = self.all;
        let [element, sum, stored] = self.elements;
        let of_left = if self.in_place { 2 * rows * depth } else { rows * depth };
        let bytes = |name: &str| match name {
            "i8" => 1,
            "f16" | "bf16" => 2,
            _ => 4,
        };
        let texts = [
            format!("rand:1:{element}:{of_left}"),
            format!("rand:2:{element}:{}", depth * cols),
            format!("zero:{}", rows * cols * bytes(stored)),
            format!("rand:3:{sum}:{cols}"),
        ];
        texts.iter().map(|text| text.parse::<Given>().map_err(|error| format!("{text}: {error}"))).collect()
    }
}

/// Counts the instructions of a kind in an object.
fn count(object: &Object, op: Op) -> usize {
    object.kernels.iter().flat_map(|kernel| &kernel.body).filter(|instruction| instruction.op == op).count()
}

/// Compiles a product, runs it, and compares with the tile level.
fn same(product: &Product, platform: Platform) -> Result<(), String> {
    let given = product.arguments()?;
    let object = same_text(product.name, product.text(), &given, platform)?;
    let blocks = count(&object, Op::LscLoadBlock2d);
    if platform == Platform::Pvc && (blocks > 0) != product.in_windows {
        return Err(format!("{blocks} loads of 2D blocks, in_windows is {}", product.in_windows));
    }
    Ok(())
}

/// Like [`same`]. A product that adds to sums of an earlier one is not lowered in windows.
fn same_staged(product: &Staged, platform: Platform) -> Result<(), String> {
    let object = run_staged(product, platform)?;
    let blocks = count(&object, Op::LscLoadBlock2d);
    if platform == Platform::Pvc && (blocks > 0) == (product.begins == Begins::InFirstTile) {
        return Err(format!("{blocks} loads of 2D blocks"));
    }
    Ok(())
}

fn run_staged(product: &Staged, platform: Platform) -> Result<Compiled, String> {
    let given = product.arguments().into_iter();
    let given = given.map(|text| text.parse::<Given>().map_err(|error| format!("{text}: {error}")));
    same_text(product.name, product.text(), &given.collect::<Result<Vec<_>, _>>()?, platform)
}

/// Compiles a kernel, runs it, and compares with the tile level.
fn same_text(name: &str, text: String, given: &[Given], platform: Platform) -> Result<Compiled, String> {
    let context = pto_driver::context(false, false)?;
    let kernel = Kernel { name: name.to_owned(), text, target: Target::A5 };
    let object = in_vectors(&context, &kernel, |module| compile(module, platform))?;
    let object = object.ok_or("is not lowered to vector instructions")?.map_err(|refusals| reasons(&refusals))?;
    let wanted = as_written(&context, &kernel, |module| {
        pto_kernels::run(module, given, kernel.target, Schedule::Program).map_err(|fault| fault.message.clone())
    })?;
    let ran = run_on(given, &object, platform)?;
    for (number, (found, wanted)) in ran.buffers.iter().zip(&wanted.buffers).enumerate() {
        let (Some(found), Some(wanted)) = (found, wanted) else { continue };
        if let Some(difference) = difference(&found.bytes, &wanted.bytes.bytes, wanted.dtype, 1e-2, 1e-2) {
            return Err(format!("argument {number}: {difference}"));
        }
    }
    Ok(object)
}
