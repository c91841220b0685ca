//! Tests of memory messages: their effect is computed byte by byte.

use super::kernels::{general, kernel};
use super::{Buffer, launched, object, started, to_f32, to_u32, u32s};
use visa::Platform;
use visa::interp::Image;

/// Bytes of the buffer that messages access.
const MEMORY: usize = 512;
/// Dwords of data.
const DATA: usize = 64;

fn memory() -> Vec<u8> {
    (0..MEMORY).map(|i| ((i * 7 + 3) % 251) as u8).collect()
}

fn data() -> Vec<u32> {
    (0..DATA as u32).map(|i| 0x0101_0101 * (i + 1) + 0x8000_0000).collect()
}

/// Returns a permutation of the numbers below 16.
fn order() -> [u32; 16] {
    std::array::from_fn(|i| (i as u32 * 5 + 3) % 16)
}

/// Returns the dword at a byte offset.
fn dword(memory: &[u8], at: usize) -> u32 {
    u32::from_le_bytes(memory[at..at + 4].try_into().unwrap())
}

/// Aliases of the data with other types.
const ALIASES: &str = ".decl W v_type=G type=uq num_elts=32 align=GRF alias=<V,0>\n\
                       .decl F v_type=G type=f num_elts=64 align=GRF alias=<V,0>\n";

/// Runs a line on surface `S0`, offsets `O` and data `V`; returns memory and data.
fn by_surface(line: &str, offsets: [u32; 16]) -> (Vec<u8>, Vec<u32>) {
    let mut text = ".version 3.6\n.kernel \"k\"\n".to_owned() + &general("O", "ud", 16) + &general("V", "ud", DATA);
    text += ALIASES;
    for (index, name) in ["S0", "S1", "S2", "S3"].into_iter().enumerate() {
        text += &format!(".decl {name} v_type=T num_elts=1\n.input {name} offset={} size=4\n", 64 + 4 * index);
    }
    text += &format!(
        ".kernel_attr Target=\"cm\"\n.function \"k_BB_0\"\noword_ld (4) S1 0x0:ud O.0\noword_ld (16) S2 0x0:ud V.0\n{line}\n\
         oword_st (8) S3 0x0:ud V.0\noword_st (8) S3 0x8:ud V.128\nret (M1,1)\n"
    );
    finished(&text, [memory(), u32s(offsets), u32s(data()), vec![0; 4 * DATA]])
}

/// Like [`by_surface`], with addresses `Q` relative to `P0`.
fn by_address(line: &str, offsets: [u32; 16]) -> (Vec<u8>, Vec<u32>) {
    let names = general("O", "ud", 16)
        + &general("Q", "uq", 16)
        + &general("N", "uq", 16)
        + &general("V", "ud", DATA)
        + ALIASES;
    let body = format!(
        "svm_block_ld (4) P1(0,0)<0;1,0> O.0\nsvm_block_ld (8) P2(0,0)<0;1,0> V.0\n\
         add (M1_NM,1) P2(0,0)<1> P2(0,0)<0;1,0> 0x80:uw\nsvm_block_ld (8) P2(0,0)<0;1,0> V.128\n\
         mov (M1,16) N(0,0)<1> O(0,0)<1;1,0>\nadd (M1,16) Q(0,0)<1> P0(0,0)<0;1,0> O(0,0)<1;1,0>\n{line}\n\
         svm_block_st (8) P3(0,0)<0;1,0> V.0\nadd (M1_NM,1) P3(0,0)<1> P3(0,0)<0;1,0> 0x80:uw\n\
         svm_block_st (8) P3(0,0)<0;1,0> V.128\n"
    );
    finished(&kernel(4, &names, "", &body), [memory(), u32s(offsets), u32s(data()), vec![0; 4 * DATA]])
}

fn finished(text: &str, buffers: [Vec<u8>; 4]) -> (Vec<u8>, Vec<u32>) {
    let found = launched(text, Platform::Dg2, [1, 1, 1], 1, &buffers).unwrap();
    (found[0].clone(), to_u32(&found[3]))
}

/// Returns the data with some dwords replaced.
fn with(dwords: impl IntoIterator<Item = (usize, u32)>) -> Vec<u32> {
    let mut expected = data();
    dwords.into_iter().for_each(|(at, value)| expected[at] = value);
    expected
}

/// Returns memory with some values replaced, each with its offset and size in bytes.
fn stored(values: impl IntoIterator<Item = (usize, u64, usize)>) -> Vec<u8> {
    let mut expected = memory();
    for (at, value, bytes) in values {
        expected[at..at + bytes].copy_from_slice(&value.to_le_bytes()[..bytes]);
    }
    expected
}

pub(crate) fn blocks() {
    let load = |line: &str, at: usize, bytes: usize| {
        let expected = with((0..bytes / 4).map(|i| (i, dword(&memory(), at + 4 * i))));
        assert_eq!(by_surface(line, [0; 16]), (memory(), expected), "{line}");
    };
    load("oword_ld (8) S0 0x3:ud V.0", 48, 128);
    load("oword_ld (1) S0 0x1f:ud V.0", 496, 16);
    load("oword_ld_unaligned (8) S0 0x14:ud V.0", 20, 128);
    let bytes: Vec<u8> = u32s(data());
    let expected = stored((0..32).map(|i| (80 + i, bytes[128 + i].into(), 1)));
    assert_eq!(by_surface("oword_st (2) S0 0x5:ud V.128", [0; 16]), (expected, data()));
    let line = "add (M1_NM,1) P0(0,0)<1> P0(0,0)<0;1,0> 0x20:uw\nsvm_block_ld (2) P0(0,0)<0;1,0> V.64";
    let expected = with((0..8).map(|i| (16 + i, dword(&memory(), 32 + 4 * i))));
    assert_eq!(by_address(line, [0; 16]), (memory(), expected));
    let expected = stored((0..64).map(|i| (i, bytes[i].into(), 1)));
    assert_eq!(by_address("svm_block_st (4) P0(0,0)<0;1,0> V.0", [0; 16]), (expected, data()));
}

pub(crate) fn scattered_by_surfaces() {
    let values = data();
    let order = order();
    let at = |i: usize| order[i] as usize;
    let element = |at: usize, bytes: usize| dword(&[&memory()[at..at + bytes], &[0; 4]].concat(), 0);
    for bytes in [1, 2, 4] {
        // Offsets are in elements, relative to the second.
        let expected = with((0..16).map(|i| (i, element((2 + at(i)) * bytes, bytes))));
        let line = format!("gather.{bytes} (M1, 16) S0 0x2:ud O.0 V.0");
        assert_eq!(by_surface(&line, order), (memory(), expected), "{line}");
        let expected = stored((0..16).map(|i| ((2 + at(i)) * bytes, values[i].into(), bytes)));
        let line = format!("scatter.{bytes} (M1, 16) S0 0x2:ud O.0 V.0");
        assert_eq!(by_surface(&line, order), (expected, values.clone()), "{line}");
        // Offsets are in bytes.
        let offsets = order.map(|number| number * bytes as u32);
        let expected = with((0..16).map(|i| (i, element(16 + at(i) * bytes, bytes))));
        let line = format!("gather_scaled.{bytes} (M1, 16) S0 0x10:ud O.0 V.0");
        assert_eq!(by_surface(&line, offsets), (memory(), expected), "{line}");
        let expected = stored((0..16).map(|i| (16 + at(i) * bytes, values[i].into(), bytes)));
        let line = format!("scatter_scaled.{bytes} (M1, 16) S0 0x10:ud O.0 V.0");
        assert_eq!(by_surface(&line, offsets), (expected, values.clone()), "{line}");
    }
    // 16 bytes per channel, of which some dwords are loaded: one dword of all channels, then the next.
    let offsets = order.map(|number| number * 16);
    for (mask, dwords) in [("R", vec![0]), ("GA", vec![1, 3]), ("RGBA", vec![0, 1, 2, 3])] {
        let places =
            || dwords.iter().enumerate().flat_map(|(n, d)| (0..16).map(move |i| (n * 16 + i, at(i) * 16 + d * 4)));
        let expected = with(places().map(|(n, place)| (n, dword(&memory(), place + 32))));
        let line = format!("gather4_scaled.{mask} (M1, 16) S0 0x20:ud O.0 V.0");
        assert_eq!(by_surface(&line, offsets), (memory(), expected), "{line}");
        let expected = stored(places().map(|(n, place)| (place + 32, values[n].into(), 4)));
        let line = format!("scatter4_scaled.{mask} (M1, 16) S0 0x20:ud O.0 V.0");
        assert_eq!(by_surface(&line, offsets), (expected, values.clone()), "{line}");
    }
    let offsets = order.map(|number| number * 8);
    let halves = || (0..16).flat_map(|i| [(2 * i, at(i) * 8), (2 * i + 1, at(i) * 8 + 4)]);
    let expected = with(halves().map(|(n, place)| (n, dword(&memory(), place))));
    assert_eq!(by_surface("qw_gather.1 (M1, 16) S0 O.0 W.0", offsets), (memory(), expected));
    let expected = stored(halves().map(|(n, place)| (place, values[n].into(), 4)));
    assert_eq!(by_surface("qw_scatter.1 (M1, 16) S0 O.0 W.0", offsets), (expected, values));
}

pub(crate) fn scattered_by_addresses() {
    let values = data();
    let order = order();
    // Blocks of 32 bytes; their order in registers, in dwords, and the distance between two blocks of a channel.
    let offsets = order.map(|number| number * 16);
    let at = |i: usize| offsets[i] as usize;
    let places = || (0..16).flat_map(|i| [0, 1].map(|block| (block * 16 + i, at(i) + 4 * block)));
    let expected = with(places().map(|(n, place)| (n, dword(&memory(), place))));
    assert_eq!(by_address("svm_gather.4.2 (M1, 16) Q.0 V.0", offsets), (memory(), expected));
    let expected = stored(places().map(|(n, place)| (place, values[n].into(), 4)));
    assert_eq!(by_address("svm_scatter.4.2 (M1, 16) Q.0 V.0", offsets), (expected, values.clone()));
    // Bytes of a channel are in a dword, whose other bytes are unchanged.
    let low = |i: usize| u32::from(memory()[at(i)]) | u32::from(memory()[at(i) + 1]) << 8 | values[i] & 0xffff_0000;
    let expected = with((0..8).map(|i| (i, low(i))));
    assert_eq!(by_address("svm_gather.1.2 (M1, 8) Q.0 V.0", offsets), (memory(), expected));
    let halves = || (0..8).flat_map(|i| [(2 * i, at(i)), (2 * i + 1, at(i) + 4)]);
    let expected = stored(halves().map(|(n, place)| (place, values[n].into(), 4)));
    assert_eq!(by_address("svm_scatter.8.1 (M1, 8) Q.0 W.0", offsets), (expected, values.clone()));
    let places = || [0, 2].into_iter().enumerate().flat_map(|(n, d)| (0..16).map(move |i| (n * 16 + i, at(i) + 4 * d)));
    let expected = with(places().map(|(n, place)| (n, dword(&memory(), place))));
    let line = "svm_gather4scaled.RB (M1, 16) P0(0,0)<0;1,0> N.0 V.0";
    assert_eq!(by_address(line, offsets), (memory(), expected));
    let expected = stored(places().map(|(n, place)| (place, values[n].into(), 4)));
    let line = "svm_scatter4scaled.RB (M1, 16) P0(0,0)<0;1,0> N.0 V.0";
    assert_eq!(by_address(line, offsets), (expected, values));
}

pub(crate) fn load_store_cache() {
    let values = data();
    let offsets = order().map(|number| number * 16);
    let at = |i: usize| offsets[i] as usize;
    let load = |line: &str, expected: Vec<u32>| assert_eq!(by_address(line, offsets), (memory(), expected), "{line}");
    let store = |line: &str, expected| assert_eq!(by_address(line, offsets), (expected, values.clone()), "{line}");
    let vector = || (0..3).flat_map(|n| (0..16).map(move |i| (n * 16 + i, at(i) + 4 * n)));
    load("lsc_load.ugm (M1, 16) V:d32x3 flat[Q]:a64", with(vector().map(|(n, p)| (n, dword(&memory(), p)))));
    store("lsc_store.ugm (M1, 16) flat[Q]:a64 V:d32x3", stored(vector().map(|(n, p)| (p, values[n].into(), 4))));
    let byte = |i: usize| u32::from(memory()[at(i) + 5]);
    load("lsc_load.ugm (M1, 16) V:d8c32 flat[Q+0x5]:a64", with((0..16).map(|i| (i, byte(i)))));
    store("lsc_store.ugm (M1, 16) flat[Q+0x6]:a64 V:d16c32", stored((0..16).map(|i| (at(i) + 6, values[i].into(), 2))));
    load("lsc_load.ugm (M1_NM, 1) V:d32x16t flat[P0+0x8]:a64", with((0..16).map(|i| (i, dword(&memory(), 8 + 4 * i)))));
    let strided = || (0..16).map(|i| (i, 12 * i));
    load(
        "lsc_load_strided.ugm (M1, 16) V:d32 flat[P0,0xc]:a64",
        with(strided().map(|(n, p)| (n, dword(&memory(), p)))),
    );
    store(
        "lsc_store_strided.ugm (M1, 16) flat[P0,0xc]:a64 V:d32",
        stored(strided().map(|(n, p)| (p, values[n].into(), 4))),
    );
    let quad = || [1, 3].into_iter().enumerate().flat_map(|(n, d)| (0..16).map(move |i| (n * 16 + i, at(i) + 4 * d)));
    load("lsc_load_quad.ugm (M1, 16) V:d32.yw flat[Q]:a64", with(quad().map(|(n, p)| (n, dword(&memory(), p)))));
    store("lsc_store_quad.ugm (M1, 16) flat[Q]:a64 V:d32.xyz", stored(vector().map(|(n, p)| (p, values[n].into(), 4))));
}

/// Name, and the new value as a function of the old one and the operands; floats are bits.
type Atomic = (&'static str, fn(u32, u32, u32) -> u32);

fn float(operation: fn(f32, f32) -> f32, a: u32, b: u32) -> u32 {
    operation(f32::from_bits(a), f32::from_bits(b)).to_bits()
}

/// Operations with one operand that each kind of message has, with its names.
fn operations(names: [&'static str; 12]) -> [Atomic; 12] {
    let [add, sub, umin, umax, smin, smax, and, or, xor, fmin, fmax, store] = names;
    [
        (add, |old, a, _| old.wrapping_add(a)),
        (sub, |old, a, _| old.wrapping_sub(a)),
        (umin, |old, a, _| old.min(a)),
        (umax, |old, a, _| old.max(a)),
        (smin, |old, a, _| (old as i32).min(a as i32) as u32),
        (smax, |old, a, _| (old as i32).max(a as i32) as u32),
        (and, |old, a, _| old & a),
        (or, |old, a, _| old | a),
        (xor, |old, a, _| old ^ a),
        (fmin, |old, a, _| float(f32::min, old, a)),
        (fmax, |old, a, _| float(f32::max, old, a)),
        (store, |_, a, _| a),
    ]
}

/// A function that runs a line; see [`by_surface`].
type Run = fn(&str, [u32; 16]) -> (Vec<u8>, Vec<u32>);

/// Checks a line with an atomic operation: the first 16 dwords of data are an operand and receive the old values, the
/// next 16 are the other operand.
fn atomic(run: Run, line: &str, new: impl Fn(u32, u32, u32) -> u32, returned: bool) {
    let (order, values) = (order(), data());
    let at = |i: usize| order[i] as usize * 4;
    let old = |i: usize| dword(&memory(), at(i));
    let expected = stored((0..16).map(|i| (at(i), new(old(i), values[i], values[16 + i]).into(), 4)));
    let result = if returned { with((0..16).map(|i| (i, old(i)))) } else { data() };
    assert_eq!(run(line, order.map(|number| number * 4)), (expected, result), "{line}");
}

const SURFACE_NAMES: [&str; 12] =
    ["add", "sub", "min", "max", "minsint", "maxsint", "and", "or", "xor", "fmin", "fmax", "xchg"];

/// Returns the data with the type that an operation requires.
fn variable(name: &str) -> &'static str {
    if name.starts_with('f') { "F" } else { "V" }
}

/// `cmpxchg` has the new value as first operand, and the compared value as second.
fn exchange(old: u32, new: u32, compared: u32) -> u32 {
    if old == compared { new } else { old }
}

pub(crate) fn atomics_by_surfaces() {
    for (name, new) in operations(SURFACE_NAMES) {
        let v = variable(name);
        atomic(by_surface, &format!("dword_atomic.{name} (M1, 16) S0 O.0 {v}.0 %null.0 {v}.0"), new, true);
    }
    for (name, new) in [("inc", 1), ("dec", u32::MAX)] {
        let line = format!("dword_atomic.{name} (M1, 16) S0 O.0 %null.0 %null.0 V.0");
        atomic(by_surface, &line, |old, _, _| old.wrapping_add(new), true);
    }
    atomic(by_surface, "dword_atomic.cmpxchg (M1, 16) S0 O.0 V.0 V.64 V.0", exchange, true);
}

pub(crate) fn atomics_by_addresses() {
    for (name, new) in operations(SURFACE_NAMES) {
        let v = variable(name);
        atomic(by_address, &format!("svm_atomic.{name} (M1, 16) Q.0 {v}.0 {v}.0 %null.0"), new, true);
    }
    for (name, new) in [("inc", 1), ("dec", u32::MAX)] {
        let line = format!("svm_atomic.{name} (M1, 16) Q.0 %null.0 %null.0 %null.0");
        atomic(by_address, &line, |old, _, _| old.wrapping_add(new), false);
    }
    // The value in memory is loaded first, so that the comparison succeeds.
    let line = "svm_gather.4.1 (M1, 16) Q.0 V.64\nsvm_atomic.cmpxchg (M1, 16) Q.0 %null.0 V.0 V.64";
    let (order, values) = (order(), data());
    let expected = stored((0..16).map(|i| (order[i] as usize * 4, values[i].into(), 4)));
    assert_eq!(by_address(line, order.map(|number| number * 4)).0, expected);
    atomic(by_address, "svm_atomic.cmpxchg (M1, 16) Q.0 V.0 V.0 V.64", exchange, true);
}

pub(crate) fn atomics_of_the_load_store_cache() {
    let names = ["iadd", "isub", "umin", "umax", "smin", "smax", "and", "or", "xor", "fmin", "fmax", "store"];
    for (name, new) in operations(names) {
        let result = if name == "store" { "%null" } else { "V" };
        let line = format!("lsc_atomic_{name}.ugm (M1, 16) {result}:d32 flat[Q]:a64 V %null");
        atomic(by_address, &line, new, name != "store");
    }
    for (name, new) in [("iinc", 1), ("idec", u32::MAX), ("load", 0)] {
        let line = format!("lsc_atomic_{name}.ugm (M1, 16) V:d32 flat[Q]:a64 %null %null");
        atomic(by_address, &line, |old, _, _| old.wrapping_add(new), true);
    }
    for (name, operation) in [("fadd", (|a, b| a + b) as fn(f32, f32) -> f32), ("fsub", |a, b| a - b)] {
        let line = format!("lsc_atomic_{name}.ugm (M1, 16) %null:d32 flat[Q]:a64 V %null");
        atomic(by_address, &line, |old, a, _| float(operation, old, a), false);
    }
    // These compare with the first operand, and have the new value second.
    for name in ["icas", "fcas"] {
        let line = format!(
            "lsc_load.ugm (M1, 16) V.128:d32 flat[Q]:a64\nmov (M1, 8) V(4,0)<1> 0x1:ud\n\
             lsc_atomic_{name}.ugm (M1, 16) %null:d32 flat[Q]:a64 V.128 V"
        );
        let (order, values) = (order(), data());
        let expected = stored((8..16).map(|i| (order[i] as usize * 4, values[i].into(), 4)));
        assert_eq!(by_address(&line, order.map(|number| number * 4)).0, expected, "{name}");
    }
}

/// Runs a kernel on images, starting with `S0`; its last buffer is `P0`.
fn on_images(images: usize, declarations: &str, body: &str, platform: Platform, buffers: &[Buffer]) -> Vec<Vec<u8>> {
    let mut text =
        format!(".version 3.6\n.kernel \"k\"\n{declarations}.decl P0 v_type=G type=uq num_elts=1 align=GRF\n");
    for index in 0..images {
        text += &format!(".decl S{index} v_type=T num_elts=1\n.input S{index} offset={} size=4\n", 64 + 4 * index);
    }
    text +=
        &format!(".input P0 offset=128 size=8\n.kernel_attr Target=\"cm\"\n.function \"k_BB_0\"\n{body}ret (M1,1)\n");
    started(&object(&text, platform), platform, ([1, 1, 1], 1), buffers).unwrap()
}

fn image(row: u32, rows: u32, components: u32) -> Option<Image> {
    Some(Image { row, rows, components })
}

pub(crate) fn media_blocks() {
    let pixels: Vec<u8> = (0..24 * 10).map(|i| (i % 241) as u8).collect();
    let body = |field: &str, rows| {
        format!(
            "mov (M1,16) A(0,0)<1> 0x0:ud\nmov (M1,16) A(2,0)<1> 0x0:ud\nmedia_ld.{field} (6,{rows}) S0 0x5:ud 0x1:ud A.0\n\
             media_st.{field} (6,{rows}) S1 0x14:ud 0x2:ud A.0\nsvm_block_st (8) P0(0,0)<0;1,0> A.0\n"
        )
    };
    for (field, step, first, rows) in [("nomod", 1, 0, 8), ("top", 2, 0, 4), ("bottom", 2, 1, 3)] {
        let buffers =
            [(pixels.clone(), image(24, 10, 1)), (vec![0xee; 24 * 10], image(24, 10, 1)), (vec![0; 128], None)];
        let found = on_images(2, &general("A", "ud", 32), &body(field, rows), Platform::Skl, &buffers);
        // Rows of the block are 8 bytes apart in registers.
        let mut block = vec![0; 128];
        let mut written = vec![0xee; 24 * 10];
        for row in 0..rows {
            for column in 0..6 {
                let pixel = pixels[((1 + row) * step + first) * 24 + 5 + column];
                block[row * 8 + column] = pixel;
                // Elements outside of the surface are not written.
                let (x, y) = (20 + column, (2 + row) * step + first);
                if x < 24 && y < 10 {
                    written[y * 24 + x] = pixel;
                }
            }
        }
        assert_eq!(found[2], block, "{field}");
        assert_eq!(found[1], written, "{field}");
    }
}

pub(crate) fn typed_surfaces() {
    // Elements of four dwords, in rows of five; channels access them diagonally.
    let texels = || (0..5 * 6 * 4).map(|i| i * 3 + 1);
    let body = "mov (M1,8) I(0,0)<1> 0x43210432:uv\nmov (M1,8) U(0,0)<1> I(0,0)<1;1,0>\n\
                mov (M1,8) I(0,0)<1> 0x50123454:uv\nmov (M1,8) V(0,0)<1> I(0,0)<1;1,0>\n\
                lsc_load_quad.tgm (M1, 8) A:d32.yw bss(H)[U,V]:a32\n\
                lsc_store_quad.tgm (M1, 8) bss(G)[V]:a32 A:d32.x\n";
    let names = general("I", "uw", 8)
        + &general("U", "ud", 16)
        + &general("V", "ud", 16)
        + &general("A", "ud", 32)
        + &general("H", "ud", 1)
        + &general("G", "ud", 1);
    let take = "movs (M1_NM,1) H(0,0)<1> S0(0)\nmovs (M1_NM,1) G(0,0)<1> S1(0)\n".to_owned();
    let buffers = [(u32s(texels()), image(80, 6, 4)), (vec![0; 24], image(24, 1, 1)), (vec![0; 64], None)];
    let body = take
        + body
        + "svm_block_st (2) P0(0,0)<0;1,0> A.0\nadd (M1_NM,1) P0(0,0)<1> P0(0,0)<0;1,0> 0x20:uw\n\
                svm_block_st (2) P0(0,0)<0;1,0> A.64\n";
    let found = on_images(2, &names, &body, Platform::Pvc, &buffers);
    let (u, v) = ([2, 3, 4, 0, 1, 2, 3, 4], [4, 5, 4, 3, 2, 1, 0, 5]);
    let texel = |i: usize, component: u32| (((v[i] * 5 + u[i]) * 4) as u32 + component) * 3 + 1;
    let expected: Vec<u32> = (0..8).map(|i| texel(i, 1)).chain((0..8).map(|i| texel(i, 3))).collect();
    assert_eq!(to_u32(&found[2]), expected);
    let mut row = [0; 6];
    for i in 0..8 {
        row[v[i]] = texel(i, 1);
    }
    assert_eq!(to_u32(&found[1]), row);
}

pub(crate) fn handles_of_surfaces() {
    // A variable with the handle of another surface denotes that surface.
    let text = ".version 3.6\n.kernel \"k\"\n".to_owned()
        + &general("H", "ud", 8)
        + &general("A", "f", 16)
        + ".decl S v_type=T num_elts=1\n.decl T v_type=T num_elts=1\n.decl U v_type=T num_elts=2\n.decl R v_type=T num_elts=2\n\
           .input S offset=64 size=4\n.input T offset=68 size=4\n\
           .kernel_attr Target=\"cm\"\n.function \"k_BB_0\"\n\
           movs (M1_NM,1) H(0,0)<1> S(0)\nmovs (M1_NM,1) U(0) H(0,0)<0;1,0>\nmovs (M1_NM,1) R(1) U(0)\n\
           movs (M1_NM,1) S(0) T(0)\nmovs (M1_NM,1) T(0) R(1)\n\
           oword_ld (4) U 0x0:ud A.0\nadd (M1,16) A(0,0)<1> A(0,0)<1;1,0> 1.0:f\noword_st (4) S 0x0:ud A.0\nret (M1,1)\n";
    let numbers: Vec<f32> = (0..16).map(|i| i as f32).collect();
    let buffers = [super::f32s(numbers.clone()), vec![0; 64]];
    let found = launched(&text, Platform::Dg2, [1, 1, 1], 1, &buffers).unwrap();
    assert_eq!(found[0], buffers[0]);
    assert_eq!(to_f32(&found[1]), numbers.iter().map(|number| number + 1.0).collect::<Vec<_>>());
}
