//! Kernels with former defects, on buffers that end with their last element.

use super::kernel::{Case, Given};
use super::special::Kinds;
use visa::Platform;

/// A kernel with its name, its arguments, and the platforms for which it compiles.
pub(crate) struct Kept {
    pub(crate) name: &'static str,
    pub(crate) case: Case,
    pub(crate) platforms: &'static [Platform],
}

const FAR: &str = include_str!("defects/far_columns.pto");

/// Returns `count` numbers whose sums are exact.
fn floats(count: usize) -> Given {
    let number = |index: usize| (f32::from(u8::try_from(index * 7 % 61).unwrap_or_default()) - 30.0) / 4.0;
    Given::Buffer("f32", (0..count).flat_map(|index| number(index).to_le_bytes()).collect())
}

fn kept(name: &'static str, text: &str, arguments: Vec<Given>, tolerance: f64) -> Kept {
    let case = Case {
        text: text.to_owned(),
        arguments,
        groups: [1; 3],
        kinds: Kinds::default(),
        tolerance,
        absolute: tolerance,
    };
    Kept { name, case, platforms: &Platform::ALL }
}

/// Returns all of them.
pub(crate) fn all() -> Vec<Kept> {
    let number = Given::Number;
    let halves = |count: usize| {
        let bits = |index: usize| u16::try_from(0x3c00 + index % 64).unwrap_or_default();
        Given::Buffer("f16", (0..count).flat_map(|index| bits(index).to_le_bytes()).collect())
    };
    let zeros = |count: usize| Given::Buffer("f32", vec![0; 4 * count]);
    let bytes =
        |count: usize| Given::Buffer("i8", (0..count).map(|index| (index * 37 % 251).to_le_bytes()[0]).collect());
    let words = |count: usize| Given::Buffer("i32", vec![0; 4 * count]);
    let repeated = |number: f32, count: usize| Given::Buffer("f32", number.to_le_bytes().repeat(count));
    vec![
        // A block has two vector cores: one thread computed the half of the first.
        kept(
            "two-vector-cores",
            include_str!("defects/two_vector_cores.pto"),
            vec![halves(256), halves(256), zeros(256), floats(1024), zeros(16)],
            1e-3,
        ),
        // Copies to memory that are atomic operations; both vector cores of the block add.
        Kept {
            platforms: &[Platform::Dg2, Platform::Pvc],
            ..kept(
                "atomic-stores",
                include_str!("defects/atomic_stores.pto"),
                vec![
                    halves(512),
                    halves(512),
                    floats(256),
                    floats(128),
                    floats(128),
                    Given::Buffer("i32", (0..512_u32).map(|at| at.to_le_bytes()[0].wrapping_mul(3)).collect()),
                    Given::Buffer("i32", (0..512_u32).map(|at| at.to_le_bytes()[0].wrapping_mul(5)).collect()),
                    number(13),
                ],
                1e-3,
            )
        },
        // The last elements are less than an oword: nothing past them may be read.
        kept("g-oob", include_str!("defects/g-oob.pto"), vec![floats(21), floats(21)], 0.0),
        // The kernel reads a register at a computed row of a tile that ends before the register does.
        kept(
            "gpu-dyn2",
            include_str!("defects/gpu-dyn2.pto"),
            vec![floats(3 * 32 + 20), floats(3 * 32 + 20), number(4), number(20)],
            0.0,
        ),
        // LSC messages with less than all channels: the finalizer crashes.
        kept("g-k8", include_str!("defects/g-k8.pto"), vec![floats(8 * 64), floats(8)], 0.0),
        kept(
            "24-transposing-loads-crash-finalizer",
            include_str!("defects/24-transposing-loads-crash-finalizer.pto"),
            vec![floats(8 * 16384), floats(16 * 8), number(8), number(0), number(1)],
            1e-5,
        ),
        // Integers of less than 32 bits are held with their sign: unsigned operations took it for high bits.
        kept(
            "unsigned-bytes",
            include_str!("defects/unsigned_bytes.pto"),
            vec![
                Given::Buffer("i8", vec![0xF9, 3]),
                Given::Buffer("i16", vec![0xF9, 0xFF, 5, 0]),
                Given::Buffer("f32", 200f32.to_le_bytes().to_vec()),
                Given::Buffer("i8", vec![0; 4]),
                Given::Buffer("i16", vec![0; 8]),
                Given::Buffer("f32", vec![0; 8]),
                Given::Buffer("i32", vec![0; 4]),
            ],
            0.0,
        ),
        // A register compressed under an empty predicate kept its first element.
        kept("squeezed-none", include_str!("defects/squeezed_none.pto"), vec![floats(64), zeros(64)], 0.0),
        // Sums of products that are -0 start at +0, and are +0.
        kept(
            "zero-sums",
            include_str!("defects/zero_sums.pto"),
            vec![repeated(0.0, 256), repeated(-2.0, 256), repeated(1.0, 256)],
            0.0,
        ),
        // Columns so far apart that they are not loaded together, at a distance known only at run time, or constant.
        kept("far-columns", FAR, vec![halves(512), halves(15 * 300 + 32), zeros(256), number(300)], 1e-3),
        kept(
            "constant-far-columns",
            &FAR.replace(", %k: index", "").replace("%c0 =", "%k = arith.constant 300 : index\n  %c0 ="),
            vec![halves(512), halves(15 * 300 + 32), zeros(256)],
            1e-3,
        ),
        // Rows, columns and depth of products are known only at run time, and no multiples of anything.
        Kept {
            platforms: &[Platform::Pvc],
            ..kept(
                "dynamic-product",
                include_str!("defects/dynamic_product.pto"),
                vec![halves(33 * 37), halves(37 * 45), zeros(33 * 45), number(33), number(45), number(37)],
                1e-3,
            )
        },
        Kept {
            platforms: &[Platform::Dg2],
            ..kept(
                "dynamic-product-of-bytes",
                include_str!("defects/dynamic_product_of_bytes.pto"),
                vec![bytes(33 * 77), bytes(77 * 39), words(33 * 39), number(33), number(39), number(77)],
                0.0,
            )
        },
    ]
}
