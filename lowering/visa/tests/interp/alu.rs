//! Tests of instructions on registers: `X`, `Y`, `Z` are inputs of 16 elements, `D` is the result.

use super::launched;
use visa::Platform;
use visa::codes::Rule;
use visa::interp::Fault;

/// Runs lines on 16 elements of the given types; sources are given as bits of their elements.
pub(crate) fn channels(
    types: [&str; 4],
    sources: [&[u64; 16]; 3],
    lines: &str,
    platform: Platform,
) -> Result<Vec<u64>, Fault> {
    let bytes = |ty: &str| match ty {
        "b" | "ub" => 1,
        "w" | "uw" | "hf" | "bf" => 2,
        "q" | "uq" | "df" => 8,
        _ => 4,
    };
    let [x, y, z, d] = types;
    let mut text = ".version 3.6\n.kernel \"k\"\n".to_owned();
    for (name, ty) in [("X", x), ("Y", y), ("Z", z), ("D", d)] {
        text += &format!(".decl {name} v_type=G type={ty} num_elts=64 align=GRF\n");
    }
    for name in ["PX", "PY", "PZ"] {
        text += &format!(".decl {name} v_type=G type=uq num_elts=1 align=qword\n");
    }
    text += ".decl PD v_type=G type=uq num_elts=1 align=qword\n.decl A v_type=A num_elts=16\n";
    text += ".decl P v_type=P num_elts=16\n.decl Q v_type=P num_elts=16\n.decl R v_type=P num_elts=32\n";
    for (index, name) in ["PX", "PY", "PZ", "PD"].into_iter().enumerate() {
        text += &format!(".input {name} offset={} size=8\n", 64 + 8 * index);
    }
    text += ".kernel_attr Target=\"cm\"\n.function \"k_BB_0\"\n";
    for (name, ty) in [("X", x), ("Y", y), ("Z", z), ("D", d)] {
        text += &format!("svm_block_ld ({}) P{name}(0,0)<0;1,0> {name}.0\n", bytes(ty));
    }
    text += lines;
    text += &format!("\nsvm_block_st ({}) PD(0,0)<0;1,0> D.0\nret (M1,1)\n", bytes(d));
    let pack = |ty: &str, bits: &[u64; 16]| -> Vec<u8> {
        bits.iter().flat_map(|bits| bits.to_le_bytes().into_iter().take(bytes(ty))).collect()
    };
    let [a, b, c] = sources;
    let buffers = [pack(x, a), pack(y, b), pack(z, c), vec![0; 16 * bytes(d)]];
    let found = launched(&text, platform, [1, 1, 1], 1, &buffers)?;
    let unpack = |chunk: &[u8]| chunk.iter().rev().fold(0u64, |bits, byte| bits << 8 | u64::from(*byte));
    Ok(found[3].chunks_exact(bytes(d)).map(unpack).collect())
}

/// Makes arithmetic keep denormals of all types, as in Rust.
const KEEP_DENORMALS: &str = "or (M1_NM,1) %cr0(0,0)<1> %cr0(0,0)<0;1,0> 0x4c0:ud\n";

pub(crate) const ZERO: [u64; 16] = [0; 16];

pub(crate) fn iota() -> [u64; 16] {
    std::array::from_fn(|i| i as u64)
}

/// Returns the result of an operation on dwords.
fn dwords(line: &str, a: u32, b: u32, c: u32) -> u32 {
    let [a, b, c] = [a, b, c].map(|value| [u64::from(value); 16]);
    let found = channels(["ud", "ud", "ud", "ud"], [&a, &b, &c], line, Platform::Dg2).unwrap();
    assert!(found.iter().all(|value| *value == found[0]));
    found[0] as u32
}

const EDGES: [u32; 8] = [0, 1, 5, 31, 0x7fff_ffff, 0x8000_0000, 0xffff_fffe, u32::MAX];
pub(crate) const TWO: &str = "(M1,16) D(0,0)<1> X(0,0)<1;1,0> Y(0,0)<1;1,0>";

pub(crate) fn dword_operations_are_those_of_rust() {
    type Operation = fn(u32, u32) -> u32;
    let operations: [(&str, Operation); 12] = [
        ("add", u32::wrapping_add),
        ("mul", u32::wrapping_mul),
        ("mulh", |a, b| ((u64::from(a) * u64::from(b)) >> 32) as u32),
        ("add.sat", u32::saturating_add),
        ("avg", |a, b| ((u64::from(a) + u64::from(b) + 1) >> 1) as u32),
        ("and", |a, b| a & b),
        ("or", |a, b| a | b),
        ("xor", |a, b| a ^ b),
        ("shl", |a, b| a << (b % 32)),
        ("shr", |a, b| a >> (b % 32)),
        ("rol", |a, b| a.rotate_left(b % 32)),
        ("ror", |a, b| a.rotate_right(b % 32)),
    ];
    for (name, operation) in operations {
        for b in EDGES {
            let a: [u64; 16] = std::array::from_fn(|i| EDGES[i % 8].into());
            let found =
                channels(["ud"; 4], [&a, &[b.into(); 16], &ZERO], &format!("{name} {TWO}"), Platform::Dg2).unwrap();
            let expected: Vec<_> = a.iter().map(|a| u64::from(operation(*a as u32, b))).collect();
            assert_eq!(found, expected, "{name} {b:#x}");
        }
    }
}

pub(crate) fn signed_operations_are_those_of_rust() {
    type Operation = fn(i32, i32) -> i32;
    let operations: [(&str, Operation); 6] = [
        ("add.sat", i32::saturating_add),
        ("mul.sat", i32::saturating_mul),
        ("div", i32::wrapping_div),
        ("mod", i32::wrapping_rem),
        ("asr", |a, b| a >> (b & 31)),
        ("mulh", |a, b| ((i64::from(a) * i64::from(b)) >> 32) as i32),
    ];
    for (name, operation) in operations {
        for b in EDGES.into_iter().filter(|b| *b != 0) {
            let a: [u64; 16] = std::array::from_fn(|i| EDGES[i % 8].into());
            let found =
                channels(["d"; 4], [&a, &[b.into(); 16], &ZERO], &format!("{name} {TWO}"), Platform::Tgllp).unwrap();
            let expected: Vec<_> = a.iter().map(|a| u64::from(operation(*a as u32 as i32, b as i32) as u32)).collect();
            assert_eq!(found, expected, "{name} {b:#x}");
        }
    }
}

pub(crate) fn bit_operations() {
    let one = |name: &str, a| dwords(&format!("{name} (M1,16) D(0,0)<1> X(0,0)<1;1,0>"), a, 0, 0);
    assert_eq!([0, 1, 0x00f0_0000].map(|a| one("lzd", a)), [32, 31, 8]);
    assert_eq!([0, 1, 0x00f0_0000].map(|a| one("fbl", a)), [u32::MAX, 0, 20]);
    assert_eq!([0, 1, 0x00f0_0000].map(|a| one("fbh", a)), [u32::MAX, 31, 8]);
    assert_eq!([0, 0xffff, 0x8000_0001].map(|a| one("cbit", a)), [0, 16, 2]);
    assert_eq!(one("bfrev", 0x0000_0003), 0xc000_0000);
    assert_eq!(one("not", 0x0000_ffff), 0xffff_0000);
    let three = "(M1,16) D(0,0)<1> X(0,0)<1;1,0> Y(0,0)<1;1,0> Z(0,0)<1;1,0>";
    assert_eq!(dwords(&format!("bfe {three}"), 8, 4, 0x1234), 0x23);
    assert_eq!(dwords(&format!("bfi {three} 0x11111111:ud"), 8, 4, 0xab), 0x1111_1ab1);
    // 0xaa, 0xcc and 0xf0 are the sources themselves.
    let (a, b, c) = (0x0f0f_1234, 0x3355_0ff0, 0xdead_beef);
    assert_eq!(dwords(&format!("bfn.xaa {three}"), a, b, c), a);
    assert_eq!(dwords(&format!("bfn.xcc {three}"), a, b, c), b);
    assert_eq!(dwords(&format!("bfn.xf0 {three}"), a, b, c), c);
    assert_eq!(dwords(&format!("bfn.x96 {three}"), a, b, c), a ^ b ^ c);
    assert_eq!(dwords(&format!("bfn.xe8 {three}"), a, b, c), (a & b) | (a & c) | (b & c));
    assert_eq!(dwords(&format!("add3 {three}"), a, b, c), a.wrapping_add(b).wrapping_add(c));
    // Bytes 1, 2, 3, 4 times 5, 6, 7, 8, and 9.
    assert_eq!(dwords(&format!("dp4a {three}"), 9, 0x0403_0201, 0x0807_0605), 9 + 5 + 12 + 21 + 32);
}

pub(crate) fn carries() {
    let a: [u64; 16] = std::array::from_fn(|i| if i % 2 == 0 { 0xffff_ffff } else { 7 });
    let lines = "addc (M1,16) D(0,0)<1> Z(0,0)<1> X(0,0)<1;1,0> Y(0,0)<1;1,0>\nmov (M1,16) D(0,0)<1> Z(0,0)<1;1,0>";
    let found = channels(["ud"; 4], [&a, &[1; 16], &ZERO], lines, Platform::Dg2).unwrap();
    assert_eq!(found, (0..16).map(|i| u64::from(i % 2 == 0)).collect::<Vec<_>>());
    let lines = "subb (M1,16) D(0,0)<1> Z(0,0)<1> X(0,0)<1;1,0> Y(0,0)<1;1,0>\nmov (M1,16) D(0,0)<1> Z(0,0)<1;1,0>";
    let found = channels(["ud"; 4], [&iota(), &[8; 16], &ZERO], lines, Platform::Dg2).unwrap();
    assert_eq!(found, (0..16).map(|i| u64::from(i < 8)).collect::<Vec<_>>());
}

pub(crate) fn float_operations_are_those_of_rust() {
    type Operation = fn(f32, f32, f32) -> f32;
    let two = |name: &str| format!("{name} {TWO}");
    let three = "mad (M1,16) D(0,0)<1> X(0,0)<1;1,0> Y(0,0)<1;1,0> Z(0,0)<1;1,0>".to_owned();
    let one = |name: &str| format!("{name} (M1,16) D(0,0)<1> X(0,0)<1;1,0>");
    let operations: [(String, Operation); 17] = [
        (two("add"), |a, b, _| a + b),
        (two("mul"), |a, b, _| a * b),
        (two("div"), |a, b, _| a / b),
        (three, f32::mul_add),
        (two("min"), |a, b, _| a.min(b)),
        (two("max"), |a, b, _| a.max(b)),
        (two("add.sat"), |a, b, _| (a + b).clamp(0.0, 1.0)),
        (one("rndd"), |a, _, _| a.floor()),
        (one("rndu"), |a, _, _| a.ceil()),
        (one("rndz"), |a, _, _| a.trunc()),
        (one("rnde"), |a, _, _| a.round_ties_even()),
        (one("frc"), |a, _, _| a - a.floor()),
        (one("sqrt"), |a, _, _| a.sqrt()),
        (one("inv"), |a, _, _| 1.0 / a),
        ("mov (M1,16) D(0,0)<1> (-)X(0,0)<1;1,0>".to_owned(), |a, _, _| -a),
        ("mov (M1,16) D(0,0)<1> (abs)X(0,0)<1;1,0>".to_owned(), |a, _, _| a.abs()),
        ("mov (M1,16) D(0,0)<1> (-abs)X(0,0)<1;1,0>".to_owned(), |a, _, _| -a.abs()),
    ];
    let a: [f32; 16] =
        [0.5, 1.5, 2.5, -2.5, 1e30, -1e-30, 3.0, 0.1, 7.75, -0.25, 1e-40, 100.0, 16777217.0, 0.3, 1.0, 9.0];
    let b: [f32; 16] = std::array::from_fn(|i| 0.7 * i as f32 - 3.0);
    let c: [f32; 16] = std::array::from_fn(|i| 1.0 / (i as f32 + 1.0));
    let bits = |values: &[f32; 16]| values.map(|value| u64::from(value.to_bits()));
    for (line, operation) in operations {
        let line = format!("{KEEP_DENORMALS}{line}");
        let found = channels(["f"; 4], [&bits(&a), &bits(&b), &bits(&c)], &line, Platform::Dg2).unwrap();
        for (i, found) in found.iter().enumerate() {
            let (found, expected) = (f32::from_bits(*found as u32), operation(a[i], b[i], c[i]));
            assert!(found == expected || (found.is_nan() && expected.is_nan()), "{line} {i}: {found} {expected}");
        }
    }
}

pub(crate) fn moves_convert() {
    let line = "mov (M1,16) D(0,0)<1> X(0,0)<1;1,0>";
    let convert = |from: &'static str, to: &'static str, bits: u64, line: &str| {
        channels([from, "ud", "ud", to], [&[bits; 16], &ZERO, &ZERO], line, Platform::Pvc).unwrap()[3]
    };
    let f = |value: f32| u64::from(value.to_bits());
    assert_eq!(convert("f", "d", f(-3.99), line), 0xffff_fffd);
    assert_eq!(convert("f", "ud", f(5e9), line), u64::from(u32::MAX));
    assert_eq!(convert("d", "f", (-7i32) as u32 as u64, line), f(-7.0));
    assert_eq!(convert("f", "hf", f(1.0009766), line), 0x3c01);
    assert_eq!(convert("hf", "f", 0x3555, line), f(0.333_251_95));
    assert_eq!(convert("f", "bf", f(3.140_625), line), 0x4049);
    assert_eq!(convert("f", "df", f(0.1), line), f64::from(0.1f32).to_bits());
    assert_eq!(convert("w", "q", 0xfffe, line), u64::MAX - 1);
    assert_eq!(convert("d", "uw", 0x12_3456, line), 0x3456);
    let saturated = "mov.sat (M1,16) D(0,0)<1> X(0,0)<1;1,0>";
    assert_eq!(convert("d", "uw", 0x12_3456, saturated), 0xffff);
    assert_eq!(convert("d", "w", 0xffff_0000, saturated), 0x8000);
    // The bits of NaN are unchanged.
    assert_eq!(convert("f", "f", 0x7f80_0001, line), 0x7f80_0001);
    let packed = "mov (M1,16) D(0,0)<1> 0x76543210:uv";
    let found = channels(["ud", "ud", "ud", "uw"], [&ZERO; 3], packed, Platform::Dg2).unwrap();
    assert_eq!(found, (0..16).map(|i| i % 8).collect::<Vec<_>>());
}

pub(crate) fn predication_is_as_enumerated() {
    for bits in [0u32, 0xffff, 0x00f0, 0x1234, 0x8001] {
        for (text, combine) in [("", 0), (".any", 1), (".all", 2)] {
            for inverse in [false, true] {
                for (size, first) in [(16, 0), (8, 0), (8, 8), (4, 4)] {
                    let mask = first / 4 + 1;
                    let sign = if inverse { "!" } else { "" };
                    let lines = format!(
                        "setp (M1_NM,16) P {bits:#x}:uw\n({sign}P{text}) mov (M{mask},{size}) D(0,0)<1> X(0,0)<1;1,0>"
                    );
                    let found = channels(["ud"; 4], [&[1; 16], &ZERO, &ZERO], &lines, Platform::Dg2).unwrap();
                    let own: Vec<bool> = (0..size).map(|i| bits >> (first + i) & 1 == 1).collect();
                    let any = own.iter().any(|bit| *bit);
                    let all = own.iter().all(|bit| *bit);
                    for (i, found) in found.iter().enumerate() {
                        let bit = match combine {
                            0 => own.get(i).copied().unwrap_or(false),
                            1 => any,
                            _ => all,
                        };
                        let expected = i < size && bit != inverse;
                        assert_eq!(*found == 1, expected, "{lines} channel {i}");
                    }
                }
            }
        }
    }
}

pub(crate) fn selection_comparison_and_predicates() {
    let lines = "cmp.lt (M1,16) P X(0,0)<1;1,0> Y(0,0)<1;1,0>\n(P) sel (M1,16) D(0,0)<1> X(0,0)<1;1,0> 0x64:ud";
    let found = channels(["ud"; 4], [&iota(), &[5; 16], &ZERO], lines, Platform::Dg2).unwrap();
    assert_eq!(found, (0..16).map(|i| if i < 5 { i } else { 100 }).collect::<Vec<_>>());
    let lines = "cmp.ge (M1,16) P X(0,0)<1;1,0> 0x4:ud\ncmp.le (M1,16) Q X(0,0)<1;1,0> 0x9:ud\n\
                 and (M1,16) P P Q\nmov (M1_NM,1) D(0,0)<1> P";
    let found = channels(["ud"; 4], [&iota(), &ZERO, &ZERO], lines, Platform::Dg2).unwrap();
    assert_eq!(found[0], 0x03f0);
    let lines = "cmp.eq (M1,16) D(0,0)<1> X(0,0)<1;1,0> 0x3:ud";
    let found = channels(["ud"; 4], [&iota(), &ZERO, &ZERO], lines, Platform::Dg2).unwrap();
    assert_eq!(found, (0..16).map(|i| if i == 3 { 0xffff_ffff } else { 0 }).collect::<Vec<_>>());
}

pub(crate) fn regions_and_indirect_operands() {
    // Two of four elements per row, as in the figure of a 2-D region.
    let lines = "mov (M1,8) D(0,0)<2> X(0,1)<4;2,1>";
    let found = channels(["ud"; 4], [&iota(), &ZERO, &ZERO], lines, Platform::Dg2).unwrap();
    assert_eq!(found, [1, 0, 2, 0, 5, 0, 6, 0, 9, 0, 10, 0, 13, 0, 14, 0]);
    let lines = "addr_add (M1_NM,1) A(0)<1> &X 0x8:uw\nmov (M1,8) D(0,0)<1> r[A(0),4]<1;1,0>:ud";
    let found = channels(["ud"; 4], [&iota(), &ZERO, &ZERO], lines, Platform::Dg2).unwrap();
    assert_eq!(found[..8], [3, 4, 5, 6, 7, 8, 9, 10]);
    // One address per channel, in descending order.
    let back: [u64; 16] = std::array::from_fn(|i| 60 - 4 * i as u64);
    let lines = "addr_add (M1_NM,8) A(0)<8> &X Y(0,0)<1;1,0>\nmov (M1,8) D(0,0)<1> r[A(0),0]<1,0>:ud";
    let found = channels(["ud", "uw", "ud", "ud"], [&iota(), &back, &ZERO], lines, Platform::Dg2).unwrap();
    assert_eq!(found[..8], [15, 14, 13, 12, 11, 10, 9, 8]);
    let lines = "addr_add (M1_NM,1) A(0)<1> &D 0x10:uw\nmov (M1,4) r[A(0),0]<1>:ud X(0,1)<1;1,0>";
    let found = channels(["ud"; 4], [&iota(), &ZERO, &ZERO], lines, Platform::Dg2).unwrap();
    assert_eq!(found[..9], [0, 0, 0, 0, 1, 2, 3, 4, 0]);
    // An address has 16 bits, so that this offset is -8.
    let lines = "addr_add (M1_NM,1) A(0)<1> &X[32] 0xfff8:uw\nmov (M1,4) D(0,0)<1> r[A(0),0]<1;1,0>:ud";
    let found = channels(["ud"; 4], [&iota(), &ZERO, &ZERO], lines, Platform::Dg2).unwrap();
    assert_eq!(found[..4], [6, 7, 8, 9]);
    let lines = "addr_add (M1_NM,1) A(0)<1> &X 0xf000:uw\nmov (M1,8) D(0,0)<1> r[A(0),4]<1;1,0>:ud";
    let fault = channels(["ud"; 4], [&iota(), &ZERO, &ZERO], lines, Platform::Dg2).unwrap_err();
    assert_eq!(fault.rule, Rule::RegisterBounds);
}

pub(crate) fn functions_are_those_of_rust() {
    type Operation = fn(f64, f64, f64) -> f64;
    let one = |name: &str| format!("{name} (M1,16) D(0,0)<1> X(0,0)<1;1,0>");
    let two = |name: &str| format!("{name} {TWO}");
    let three = "lrp (M1,16) D(0,0)<1> X(0,0)<1;1,0> Y(0,0)<1;1,0> Z(0,0)<1;1,0>".to_owned();
    let operations: [(String, Operation); 9] = [
        (one("exp"), |a, _, _| a.exp2()),
        (one("log"), |a, _, _| a.log2()),
        (one("sin"), |a, _, _| a.sin()),
        (one("cos"), |a, _, _| a.cos()),
        (one("rsqrt"), |a, _, _| 1.0 / a.sqrt()),
        (one("sqrtm"), |a, _, _| a.sqrt()),
        (two("pow"), |a, b, _| a.powf(b)),
        (two("divm"), |a, b, _| a / b),
        (three, |a, b, c| b * a + c * (1.0 - a)),
    ];
    let a: [f32; 16] = std::array::from_fn(|i| 0.37 * i as f32 + 0.01);
    let b: [f32; 16] = std::array::from_fn(|i| 1.3 * i as f32 - 4.0);
    let c: [f32; 16] = std::array::from_fn(|i| 2.0 / (i as f32 + 1.0));
    let bits = |values: &[f32; 16]| values.map(|value| u64::from(value.to_bits()));
    for (line, operation) in operations {
        let found = channels(["f"; 4], [&bits(&a), &bits(&b), &bits(&c)], &line, Platform::Skl).unwrap();
        for (i, found) in found.iter().enumerate() {
            let expected = operation(a[i].into(), b[i].into(), c[i].into()) as f32;
            assert_eq!(f32::from_bits(*found as u32), expected, "{line} {i}");
        }
    }
    let found = channels(["f"; 4], [&bits(&a), &bits(&b), &ZERO], &format!("dp4 {TWO}"), Platform::Skl).unwrap();
    for (i, found) in found.iter().enumerate() {
        let four = i / 4 * 4..i / 4 * 4 + 4;
        let expected: f64 = four.map(|n| f64::from(a[n]) * f64::from(b[n])).sum();
        assert_eq!(f32::from_bits(*found as u32), expected as f32, "{i}");
    }
}

pub(crate) fn addresses_are_moved() {
    let run = |lines: &str| channels(["ud", "uw", "ud", "ud"], [&iota(), &iota(), &ZERO], lines, Platform::Dg2);
    // Moves an address to an integer, changes it, and moves it back.
    let lines = "addr_add (M1_NM,1) A(0)<1> &X[8] 0x0:uw\nmov (M1_NM,1) Y(0,0)<1> A(0)<1>\nadd (M1_NM,1) Y(0,0)<1> Y(0,0)<0;1,0> 0x4:uw\n\
                 mov (M1_NM,1) A(1)<1> Y(0,0)<0;1,0>\nmov (M1_NM,1) A(2)<1> A(1)<1>\nmov (M1,8) D(0,0)<1> r[A(2),0]<1;1,0>:ud";
    assert_eq!(run(lines).unwrap()[..9], [3, 4, 5, 6, 7, 8, 9, 10, 0]);
    // A stride alone applies to a single address; it may be 0.
    for (stride, expected) in [(1, [2, 3, 4, 5]), (2, [2, 4, 6, 8]), (0, [2, 2, 2, 2])] {
        let lines = format!("addr_add (M1_NM,1) A(0)<1> &X 0x0:uw\nmov (M1,4) D(0,0)<1> r[A(0),8]<{stride}>:ud");
        assert_eq!(run(&lines).unwrap()[..4], expected);
    }
}

pub(crate) fn products_of_64_bits() {
    // The high halves are in the register after those of the low ones.
    for (platform, at) in [(Platform::Dg2, "V(1,0)"), (Platform::Tgllp, "V(1,0)"), (Platform::Pvc, "V(1,0)")] {
        for signed in ["d", "ud"] {
            let a: [u64; 16] = std::array::from_fn(|i| EDGES[i % 8].into());
            let b: [u64; 16] = std::array::from_fn(|i| EDGES[(i * 3 + i / 8) % 8].into());
            let c: [u64; 16] = std::array::from_fn(|i| 0xf000_0000 + i as u64);
            let take = |place: &str| {
                let lines = format!(
                    "madw (M1,8) Y(0,0)<1> X(0,0)<1;1,0> Y(0,0)<1;1,0> Z(0,0)<1;1,0>\nmov (M1,8) D(0,0)<1> {place}<1;1,0>"
                );
                channels([signed; 4], [&a, &b, &c], &lines.replace("V(", "Y("), platform).unwrap()
            };
            let (low, high) = (take("V(0,0)"), take(at));
            for i in 0..8 {
                let wide = |bits: u64| if signed == "d" { i128::from(bits as u32 as i32) } else { i128::from(bits) };
                let expected = (wide(a[i]) * wide(b[i]) + wide(c[i])) as u64;
                assert_eq!((low[i], high[i]), (expected & 0xffff_ffff, expected >> 32), "{platform} {signed} {i}");
            }
        }
    }
}

/// Returns the value of an 8-bit float: 1 bit of sign, 5 of exponent, 2 of mantissa.
fn byte_float(bits: u64) -> f64 {
    let (exponent, mantissa) = ((bits >> 2 & 31) as i32, (bits & 3) as f64);
    let value = match exponent {
        0 => mantissa * 2f64.powi(-16),
        31 if mantissa == 0.0 => f64::INFINITY,
        31 => f64::NAN,
        _ => (4.0 + mantissa) * 2f64.powi(exponent - 17),
    };
    if bits >> 7 == 1 { -value } else { value }
}

pub(crate) fn floats_of_other_sizes() {
    let line = "fcvt (M1_NM,16) D(0,0)<1> X(0,0)<1;1,0>";
    for first in (0..256).step_by(16) {
        let bytes: [u64; 16] = std::array::from_fn(|i| first + i as u64);
        let found = channels(["ub", "ud", "ud", "hf"], [&bytes, &ZERO, &ZERO], line, Platform::Pvc).unwrap();
        for (byte, found) in bytes.iter().zip(found) {
            let (found, expected) = (half::f16::from_bits(found as u16).to_f64(), byte_float(*byte));
            assert!(found == expected || (found.is_nan() && expected.is_nan()), "{byte:#x}: {found} {expected}");
        }
    }
    // The nearest 8-bit float; of two, the one with even mantissa.
    let halves: [f32; 16] =
        [1.0, 1.1, 1.125, 1.126, 1.375, -1.375, 0.0, -0.0, 57344.0, 61408.0, 1e-5, 2e-5, 7.6e-6, 3.3, -100.0, 0.3];
    let bits = halves.map(|value| u64::from(half::f16::from_f32(value).to_bits()));
    let found = channels(["hf", "ud", "ud", "ub"], [&bits, &ZERO, &ZERO], line, Platform::Pvc).unwrap();
    for (bits, found) in bits.iter().zip(found) {
        let value = half::f16::from_bits(*bits as u16).to_f64();
        let distance = |byte: u64| (byte_float(byte) - value).abs();
        let sign = bits >> 15 << 7;
        let nearest = (0..0x7c)
            .map(|byte| sign | byte)
            .min_by(|a, b| distance(*a).total_cmp(&distance(*b)).then((a & 1).cmp(&(b & 1))));
        assert_eq!(Some(found), nearest, "{value}");
    }
    // A number half a step beyond the largest becomes infinite.
    let special = [61440.0, f64::NEG_INFINITY, f64::NAN].map(half::f16::from_f64).map(half::f16::to_bits);
    let bits: [u64; 16] = std::array::from_fn(|i| special[i % 3].into());
    let found = channels(["hf", "ud", "ud", "ub"], [&bits, &ZERO, &ZERO], line, Platform::Pvc).unwrap();
    assert_eq!(found[..2], [0x7c, 0xfc]);
    assert!(byte_float(found[2]).is_nan());
    // TF32 has 10 bits of mantissa.
    let singles: [f32; 16] = std::array::from_fn(|i| (i as f32 - 7.5) * 1.000_37 + 0.1);
    let bits = singles.map(|value| u64::from(value.to_bits()));
    let found = channels(["f", "ud", "ud", "ud"], [&bits, &ZERO, &ZERO], line, Platform::Pvc).unwrap();
    for (value, found) in singles.iter().zip(&found) {
        let step = 2f64.powi(value.abs().log2().floor() as i32 - 10);
        let expected = (f64::from(*value) / step).round_ties_even() * step;
        assert_eq!(f64::from(f32::from_bits(*found as u32)), expected, "{value}");
    }
    let back: [u64; 16] = std::array::from_fn(|i| found[i]);
    let same = channels(["ud", "ud", "ud", "f"], [&back, &ZERO, &ZERO], line, Platform::Pvc).unwrap();
    assert_eq!(same, found);
}

/// No modelled platform supports the instruction, so the rules are not checked.
pub(crate) fn random_rounding() {
    let text = |from: &str, to: &str, random: &str| {
        format!(
            ".version 3.6\n.kernel \"k\"\n.decl X v_type=G type={from} num_elts=16 align=GRF\n\
             .decl D v_type=G type={to} num_elts=32 align=GRF\n.decl R v_type=G type={random} num_elts=16 align=GRF\n\
             .decl P0 v_type=G type=uq num_elts=1 align=GRF\n.decl P1 v_type=G type=uq num_elts=1 align=GRF\n\
             .decl P2 v_type=G type=uq num_elts=1 align=GRF\n\
             .input P0 offset=64 size=8\n.input P1 offset=128 size=8\n.input P2 offset=192 size=8\n.kernel_attr Target=\"cm\"\n\
             .function \"k_BB_0\"\nsvm_block_ld (2) P0(0,0)<0;1,0> X.0\nsvm_block_ld (2) P1(0,0)<0;1,0> R.0\n\
             mov (M1_NM,16) D(0,0)<1> 0x0:uw\nsrnd (M1_NM,8) D(0,0)<1> X(0,0)<1;1,0> R(0,0)<1;1,0>\nsvm_block_st (1) P2(0,0)<0;1,0> D.0\nret (M1,1)\n"
        )
    };
    let run = |text: &str, x: Vec<u8>, random: Vec<u8>| {
        let buffers = [(x, None), (random, None), (vec![0; 16], None)];
        super::started(&super::parsed(text, Platform::Pvc), Platform::Pvc, ([1, 1, 1], 1), &buffers).unwrap()[2].clone()
    };
    // Of 8192 random numbers, those round up that are at least 8192 minus the removed bits.
    let lost = [0u32, 1, 2, 4096, 8190, 8191, 5, 8000];
    for random in [0u32, 1, 191, 192, 4096, 8186, 8187, 8190, 8191] {
        let values = lost.map(|lost| f32::from_bits(0x3f80_0000 + lost));
        let found = run(&text("f", "hf", "ud"), super::f32s([values, values].concat()), super::u32s([random; 16]));
        for (i, half) in found.chunks_exact(2).take(8).enumerate() {
            let expected = 0x3c00 + u16::from(lost[i] + random >= 8192);
            assert_eq!(u16::from_le_bytes([half[0], half[1]]), expected, "{random} {}", lost[i]);
        }
    }
    // `hf` loses its lower byte, regardless of the sign.
    for random in [0u8, 1, 100, 255] {
        let halves = [0x3c00u16, 0xbc01, 0x3c9b, 0x3c9c, 0xbcff, 0x0001, 0x7bff, 0x80ff];
        let x: Vec<u8> = [halves, halves].concat().into_iter().flat_map(u16::to_le_bytes).collect();
        let random_words: Vec<u8> = [u16::from(random); 16].into_iter().flat_map(u16::to_le_bytes).collect();
        let found = run(&text("hf", "ub", "uw"), x, random_words);
        for (i, half) in halves.iter().enumerate() {
            let up = (half & 0xff) + u16::from(random) >= 256;
            assert_eq!(u16::from(found[i]), (half >> 8) + u16::from(up), "{random} {half:#x}");
        }
    }
}

pub(crate) fn denormals_are_zero_to_arithmetic_unless_the_control_register_keeps_them() {
    for (ty, bit, sign) in [("f", 0x80, 1 << 31), ("hf", 0x400, 1 << 15)] {
        let (one, two) = ([1 | sign; 16], [2 | sign; 16]);
        let run = |line: &str| channels([ty; 4], [&one, &two, &ZERO], line, Platform::Dg2).unwrap();
        let add = "add (M1,16) D(0,0)<1> X(0,0)<1;1,0> Y(0,0)<1;1,0>";
        assert_eq!(run(add), [sign; 16]);
        let keeping = format!("or (M1_NM,1) %cr0(0,0)<1> %cr0(0,0)<0;1,0> {bit:#x}:ud\n{add}");
        assert_eq!(run(&keeping), [3 | sign; 16]);
        // Selected and moved numbers are unchanged.
        assert_eq!(run("max (M1,16) D(0,0)<1> X(0,0)<1;1,0> Y(0,0)<1;1,0>"), one);
        assert_eq!(run("mov (M1,16) D(0,0)<1> (-)X(0,0)<1;1,0>"), [1; 16]);
    }
}
