//! Compares floating-point operations on GPUs with the interpreter for special values: NaN, zeros and infinities of
//! both signs in every minimum, maximum and reduction, denormals in every kind of operation, and reciprocals of half
//! precision, on every platform. The defects `gpu-nan`, `gpu-zero` and `gpu-recip`.
#![allow(clippy::expect_used, clippy::panic, reason = "tests")]

mod support;

use pto_buffers::Given;
use pto_interp::Schedule;
use pto_isa::Target;
use support::{Kernel, compile, in_vectors, reasons, register_passes, run_on};
use visa::Platform;

/// Bytes of a register.
const REGISTER: usize = 256;

/// A type: its name, its bits, the bits of its fraction, and the bits of the value 1.
struct Format {
    name: &'static str,
    bits: usize,
    fraction: usize,
    one: u64,
}

const FORMATS: [Format; 3] = [
    Format { name: "f32", bits: 32, fraction: 23, one: 0x3f80_0000 },
    Format { name: "f16", bits: 16, fraction: 10, one: 0x3c00 },
    Format { name: "bf16", bits: 16, fraction: 7, one: 0x3f80 },
];

impl Format {
    const fn sign(&self) -> u64 {
        1 << (self.bits - 1)
    }

    const fn infinity(&self) -> u64 {
        (self.sign() - 1) >> self.fraction << self.fraction
    }

    const fn lanes(&self) -> usize {
        REGISTER * 8 / self.bits
    }

    /// Returns zeros, ones, infinities and NaN, each of both signs, and NaN with other payloads.
    fn special(&self) -> Vec<u64> {
        let quiet = self.infinity() | 1 << (self.fraction - 1);
        let positive = [0, self.one, self.infinity(), quiet, quiet | 1];
        positive.into_iter().flat_map(|bits| [bits, bits | self.sign()]).collect()
    }

    /// Returns the smallest and the largest denormal, one between, and the smallest normal number, each of both signs.
    fn denormals(&self) -> Vec<u64> {
        let normal = 1 << self.fraction;
        let positive = [1, normal - 1, normal / 3, normal];
        positive.into_iter().flat_map(|bits| [bits, bits | self.sign()]).collect()
    }

    const fn is_nan(&self, bits: u64) -> bool {
        bits & (self.sign() - 1) > self.infinity()
    }

    /// Returns an argument of `count` elements that repeats the given ones.
    fn given(&self, elements: &[u64], count: usize) -> Given {
        let elements = elements.iter().cycle().take(count);
        let unsigned = if self.bits == 32 { "u32" } else { "u16" };
        let list: Vec<String> = elements.map(u64::to_string).collect();
        format!("data:{unsigned}:{}", list.join(",")).parse().expect("an argument")
    }
}

/// Returns a kernel that loads registers `%x` and `%y`, executes lines with predicate `%some` that define register
/// `%z`, and stores it.
fn kernel(format: &Format, pattern: &str, lines: &str) -> String {
    let (element, bits) = (format.name, format.bits);
    let (vreg, mask) = (format!("!pto.vreg<{}x{element}>", format.lanes()), format!("!pto.mask<b{bits}>"));
    let (ub, gm) = (format!("!pto.ptr<{element}, ub>"), format!("!pto.ptr<{element}, gm>"));
    format!(
        "func.func @floats(%a: {gm}, %b: {gm}, %out: {gm}) {{
  %c0 = arith.constant 0 : index
  %a0 = arith.constant 0 : i64
  %a1 = arith.constant 256 : i64
  %a2 = arith.constant 512 : i64
  %one = arith.constant 1 : i64
  %x0 = pto.castptr %a0 : i64 -> {ub}
  %y0 = pto.castptr %a1 : i64 -> {ub}
  %z0 = pto.castptr %a2 : i64 -> {ub}
  pto.mte_gm_ub %a, %x0, %a0, %a1 nburst(%one, %a1, %a1) : {gm}, {ub}, i64, i64, i64, i64, i64
  pto.mte_gm_ub %b, %y0, %a0, %a1 nburst(%one, %a1, %a1) : {gm}, {ub}, i64, i64, i64, i64, i64
  pto.set_flag[\"PIPE_MTE2\", \"PIPE_V\", \"EVENT_ID0\"]
  pto.wait_flag[\"PIPE_MTE2\", \"PIPE_V\", \"EVENT_ID0\"]
  pto.vecscope {{
    %all = pto.pset_b{bits} \"PAT_ALL\" : {mask}
    %some = pto.pset_b{bits} \"{pattern}\" : {mask}
    %x = pto.vlds %x0[%c0] : {ub} -> {vreg}
    %y = pto.vlds %y0[%c0] : {ub} -> {vreg}
{lines}
    pto.vsts %z, %z0[%c0], %all : {vreg}, {ub}, {mask}
  }}
  pto.set_flag[\"PIPE_V\", \"PIPE_MTE3\", \"EVENT_ID0\"]
  pto.wait_flag[\"PIPE_V\", \"PIPE_MTE3\", \"EVENT_ID0\"]
  pto.mte_ub_gm %z0, %out, %a1 nburst(%one, %a1, %a1) : {ub}, {gm}, i64, i64, i64, i64
  return
}}
"
    )
    .replace("{vreg}", &vreg)
    .replace("{mask}", &mask)
    .replace("{element}", element)
}

/// Compiles a kernel for every platform, and compares its results with the interpreter for each pair of inputs.
fn same(format: &Format, text: &str, inputs: &[(Vec<u64>, Vec<u64>)]) {
    register_passes().expect("passes");
    let context = pto_driver::context(false, false).expect("a context");
    let kernel = Kernel { name: "floats".to_owned(), text: text.to_owned(), target: Target::A5 };
    let done = in_vectors(&context, &kernel, |module| {
        for platform in Platform::ALL {
            let object = compile(module, platform)?.map_err(|refusals| reasons(&refusals))?;
            for (x, y) in inputs {
                let [a, b] = [x, y].map(|elements| format.given(elements, format.lanes()));
                let given = [a, b, "zero:256".parse().expect("an argument")];
                let wanted = pto_kernels::run(module, &given, Target::A5, Schedule::Program);
                let wanted = elements(format, &wanted.map_err(|fault| fault.message.clone())?);
                let found = elements(format, &run_on(&given, &object, platform)?);
                let differ = |(wanted, found): &(&u64, &u64)| {
                    wanted != found && !(format.is_nan(**wanted) && format.is_nan(**found))
                };
                if let Some(lane) = wanted.iter().zip(&found).position(|pair| differ(&pair)) {
                    let name = platform.info().name;
                    let (wanted, found) = (wanted[lane], found[lane]);
                    return Err(format!(
                        "lane {lane} on {name}: expected {wanted:#x}, found {found:#x}, of {x:x?}, {y:x?}"
                    ));
                }
            }
        }
        Ok(())
    });
    match done {
        Ok(Some(())) => {}
        Ok(None) => panic!("is not lowered:\n{text}"),
        Err(wrong) => panic!("{wrong}\n{text}"),
    }
}

/// Returns the elements of the last argument.
fn elements(format: &Format, ran: &pto_kernels::Ran) -> Vec<u64> {
    let bytes = ran.buffers[2].as_ref().expect("a buffer").bytes.bytes.clone();
    let element = |bytes: &[u8]| bytes.iter().rev().fold(0, |bits, byte| bits << 8 | u64::from(*byte));
    bytes.chunks(format.bits / 8).map(element).collect()
}

/// Returns all pairs of some numbers, in registers.
fn pairs(format: &Format, numbers: &[u64]) -> Vec<(Vec<u64>, Vec<u64>)> {
    let all: Vec<(u64, u64)> = numbers.iter().flat_map(|x| numbers.iter().map(|y| (*x, *y))).collect();
    all.chunks(format.lanes()).map(|part| part.iter().copied().unzip()).collect()
}

/// Returns registers with special numbers in one or two lanes, among others.
fn rows(format: &Format) -> Vec<(Vec<u64>, Vec<u64>)> {
    let (numbers, lanes) = (format.special(), format.lanes());
    let mut found = Vec::new();
    for (step, other) in [format.one, format.one | format.sign(), format.sign(), 0].into_iter().enumerate() {
        for (index, number) in numbers.iter().enumerate() {
            let mut row = vec![other; lanes];
            row[(7 * index + 3 * step) % lanes] = *number;
            row[(11 * index + 5) % lanes] = numbers[(index + step + 1) % numbers.len()];
            found.push((row, vec![0]));
        }
    }
    found
}

#[test]
fn extremes_of_two_are_nan_where_either_is_and_order_zeros() {
    for format in &FORMATS {
        for row in ["vmax", "vmin"] {
            let lines = format!("    %z = pto.{row} %x, %y, %some : {{vreg}}, {{vreg}}, {{mask}} -> {{vreg}}");
            same(format, &kernel(format, "PAT_ALL", &lines), &pairs(format, &format.special()));
        }
    }
}

#[test]
fn extremes_with_a_number_are_nan_where_either_is_and_order_zeros() {
    for format in &FORMATS {
        let inputs = pairs(format, &format.special());
        for row in ["vmaxs", "vmins"] {
            for number in format.special() {
                let scalar = format!("    %s = arith.constant {number:#x} : {{element}}\n");
                let lines =
                    format!("{scalar}    %z = pto.{row} %x, %s, %some : {{vreg}}, {{element}}, {{mask}} -> {{vreg}}");
                same(format, &kernel(format, "PAT_ALL", &lines), &inputs[..1]);
            }
        }
    }
}

#[test]
fn reductions_are_nan_where_any_element_is_and_order_zeros() {
    // There are no reductions of `bf16`.
    for format in FORMATS.iter().filter(|format| format.name != "bf16") {
        for row in ["vcmax", "vcmin", "vcgmax", "vcgmin"] {
            for pattern in ["PAT_ALL", "PAT_VL8", "PAT_M3"] {
                let lines = format!("    %z = pto.{row} %x, %some : {{vreg}}, {{mask}} -> {{vreg}}");
                same(format, &kernel(format, pattern, &lines), &rows(format));
            }
        }
    }
}

#[test]
fn located_extremes_are_nan_where_any_element_is() {
    for format in FORMATS.iter().filter(|format| format.name != "bf16") {
        for row in ["vcbmax", "vcbmin"] {
            let lines = format!("    %z, %m = pto.{row} %x, %some : {{vreg}}, {{mask}} -> {{vreg}}, {{mask}}");
            same(format, &kernel(format, "PAT_ALL", &lines), &rows(format));
        }
    }
}

/// Returns special values and denormals.
fn with_denormals(format: &Format) -> Vec<u64> {
    format.special().into_iter().chain(format.denormals()).collect()
}

#[test]
fn denormals_are_zero_to_arithmetic() {
    for format in FORMATS.iter().filter(|format| format.name != "bf16") {
        for row in ["vadd", "vsub", "vmul", "vdiv"] {
            let lines = format!("    %z = pto.{row} %x, %y, %some : {{vreg}}, {{vreg}}, {{mask}} -> {{vreg}}");
            same(format, &kernel(format, "PAT_ALL", &lines), &pairs(format, &with_denormals(format)));
        }
    }
}

#[test]
fn functions_take_and_give_zero_for_denormals() {
    for format in FORMATS.iter().filter(|format| format.name != "bf16") {
        // The largest number, whose reciprocal is a denormal, and a number whose exponential is a denormal.
        let large = [format.infinity() - 1, if format.bits == 32 { 0xc2b0_0000 } else { 0xc900 }];
        // Without the smallest normal number.
        let denormals = &format.denormals()[..6];
        for (row, inputs) in [
            ("vexp", [denormals, &large[1..]].concat()),
            ("vln", denormals.to_vec()),
            ("vsqrt", denormals.to_vec()),
            ("vrec", [denormals, &large[..1]].concat()),
        ] {
            let lines = format!("    %z = pto.{row} %x, %some : {{vreg}}, {{mask}} -> {{vreg}}");
            let row: Vec<u64> = inputs.iter().copied().cycle().take(format.lanes()).collect();
            same(format, &kernel(format, "PAT_ALL", &lines), &[(row, vec![0])]);
        }
    }
}

#[test]
fn denormals_are_numbers_to_all_else() {
    for format in FORMATS.iter().filter(|format| format.name != "bf16") {
        let numbers = with_denormals(format);
        for row in ["vmax", "vmin"] {
            let lines = format!("    %z = pto.{row} %x, %y, %some : {{vreg}}, {{vreg}}, {{mask}} -> {{vreg}}");
            same(format, &kernel(format, "PAT_ALL", &lines), &pairs(format, &numbers));
        }
        for row in ["vneg", "vabs", "vrelu"] {
            let lines = format!("    %z = pto.{row} %x, %some : {{vreg}}, {{mask}} -> {{vreg}}");
            same(format, &kernel(format, "PAT_ALL", &lines), &pairs(format, &numbers)[..1]);
        }
        for relation in ["eq", "ne", "lt", "le", "gt", "ge"] {
            let lines = format!(
                "    %m = pto.vcmp %x, %y, %some, \"{relation}\" : {{vreg}}, {{vreg}}, {{mask}} -> {{mask}}
    %z = pto.vsel %x, %y, %m : {{vreg}}, {{vreg}}, {{mask}} -> {{vreg}}"
            );
            same(format, &kernel(format, "PAT_ALL", &lines), &pairs(format, &numbers));
        }
        for row in ["vcmax", "vcmin"] {
            let lines = format!("    %z = pto.{row} %x, %some : {{vreg}}, {{mask}} -> {{vreg}}");
            let rows = format.denormals().into_iter().map(|bits| {
                let mut row = vec![format.sign(); format.lanes()];
                row[3] = bits;
                (row, vec![0])
            });
            same(format, &kernel(format, "PAT_ALL", &lines), &rows.collect::<Vec<_>>());
        }
    }
}

#[test]
fn denormals_are_rounded_up_and_down() {
    let format = &FORMATS[0];
    for rounding in ["R", "F", "C", "Z", "A"] {
        let lines = format!(
            "    %i = pto.vcvt %x, %some {{rnd = \"{rounding}\", sat = \"SAT\"}} : {{vreg}}, {{mask}} -> !pto.vreg<64xi32>
    %z = pto.vbitcast %i : !pto.vreg<64xi32> -> {{vreg}}"
        );
        same(format, &kernel(format, "PAT_ALL", &lines), &[(format.denormals().repeat(8), vec![0])]);
    }
}

#[test]
fn ones_are_divided_by_halves() {
    let format = &FORMATS[1];
    let numbers: Vec<u64> = (0..format.lanes() as u64).map(|lane| format.one + 0x90 * (lane % 32)).collect();
    let lines = "    %o = arith.constant 1.0 : f16
    %d = pto.vdup %o, %all : f16, {mask} -> {vreg}
    %z = pto.vdiv %d, %x, %some : {vreg}, {vreg}, {mask} -> {vreg}";
    same(format, &kernel(format, "PAT_ALL", lines), &[(numbers.clone(), vec![0])]);
    let lines = lines.replace("1.0", "3.0");
    same(format, &kernel(format, "PAT_ALL", &lines), &[(numbers, vec![0])]);
}

/// Returns the largest numbers of narrower floats in single precision, numbers that round to them and past them, and
/// numbers inside and outside of integers of 16, 32 and 64 bits, each of both signs.
fn limits() -> Vec<u64> {
    let halves = [0x477f_e000, 0x477f_e001, 0x477f_efff, 0x477f_f000, 0x4780_0000, 0x4974_2400];
    let brains = [0x7f7e_8000, 0x7f7f_0000, 0x7f7f_7fff, 0x7f7f_8000, 0x7f7f_ffff];
    let integers = [0x46ff_fe00, 0x4700_0000, 0x4700_0180, 0x4eff_ffff, 0x4f00_0000, 0x4f00_0001, 0x4f80_0000];
    let beyond =
        [0x4f80_0001, 0x5012_3456, 0x5312_3456, 0x5eff_ffff, 0x5f00_0000, 0x5f80_0001, 0x6012_3456, 0x7e00_0001];
    let positive = [&halves[..], &brains, &integers, &beyond].concat();
    positive.into_iter().flat_map(|bits: u64| [bits, bits | FORMATS[0].sign()]).collect()
}

/// Distributes elements over as many registers as they need.
fn registers(format: &Format, elements: &[u64]) -> Vec<(Vec<u64>, Vec<u64>)> {
    elements.chunks(format.lanes()).map(|part| (part.to_vec(), vec![0])).collect()
}

/// The roundings of conversions.
const ROUNDINGS: [&str; 5] = ["R", "F", "C", "Z", "A"];

#[test]
fn singles_beyond_narrower_floats_become_their_greatest_or_infinity() {
    let format = &FORMATS[0];
    let numbers: Vec<u64> = with_denormals(format).into_iter().chain(limits()).collect();
    let ordered: Vec<u64> = numbers.iter().copied().filter(|bits| !format.is_nan(*bits)).collect();
    for to in ["f16", "bf16"] {
        for (saturation, numbers) in [("SAT", &numbers), ("NOSAT", &ordered)] {
            for rounding in ROUNDINGS {
                let lines = format!(
                    "    %i = pto.vcvt %x, %some {{part = \"EVEN\", rnd = \"{rounding}\", sat = \"{saturation}\"}} : {{vreg}}, {{mask}} -> !pto.vreg<128x{to}>
    %z = pto.vbitcast %i : !pto.vreg<128x{to}> -> {{vreg}}"
                );
                same(format, &kernel(format, "PAT_ALL", &lines), &registers(format, numbers));
            }
        }
    }
}

#[test]
fn halves_and_brain_floats_saturate() {
    for (format, other) in [(&FORMATS[1], "bf16"), (&FORMATS[2], "f16")] {
        let numbers: Vec<u64> = format.special().into_iter().chain([format.infinity() - 1, 0x4780, 0x477f]).collect();
        for rounding in ROUNDINGS {
            let lines = format!(
                "    %i = pto.vcvt %x, %some {{rnd = \"{rounding}\", sat = \"SAT\"}} : {{vreg}}, {{mask}} -> !pto.vreg<128x{other}>
    %z = pto.vbitcast %i : !pto.vreg<128x{other}> -> {{vreg}}"
            );
            same(format, &kernel(format, "PAT_ALL", &lines), &registers(format, &numbers));
        }
    }
}

#[test]
fn singles_beyond_integers_keep_their_low_bits_or_saturate() {
    let format = &FORMATS[0];
    let half = "part = \"EVEN\", ";
    for (to, lanes, part) in [("i16", 128, half), ("i32", 64, ""), ("i64", 32, half)] {
        for saturation in ["SAT", "NOSAT"] {
            for rounding in ROUNDINGS {
                let lines = format!(
                    "    %i = pto.vcvt %x, %some {{{part}rnd = \"{rounding}\", sat = \"{saturation}\"}} : {{vreg}}, {{mask}} -> !pto.vreg<{lanes}x{to}>
    %z = pto.vbitcast %i : !pto.vreg<{lanes}x{to}> -> {{vreg}}"
                );
                same(format, &kernel(format, "PAT_ALL", &lines), &registers(format, &limits()));
            }
        }
    }
}

#[test]
fn integers_become_singles_as_the_rounding_says() {
    let format = &FORMATS[0];
    // Numbers with one bit more than the precision, with two and with seven, next to ties and at the limits.
    let positive = [0, 1, 0x00ff_ffff, 0x0100_0001, 0x0100_0003, 0x0200_0002, 0x0200_0003, 0x4000_003f, 0x4000_0040];
    let more = [0x4000_0041, 0x7fff_ff80, 0x7fff_ffbf, 0x7fff_ffc0, 0x7fff_ffff, 0x8000_0000];
    let numbers: Vec<u64> =
        positive.into_iter().chain(more).flat_map(|bits: u64| [bits, 0x1_0000_0000 - bits]).collect();
    let numbers: Vec<u64> = numbers.into_iter().map(|bits| bits & 0xffff_ffff).collect();
    for rounding in ROUNDINGS {
        let lines = format!(
            "    %i = pto.vbitcast %x : {{vreg}} -> !pto.vreg<64xi32>
    %z = pto.vcvt %i, %some {{rnd = \"{rounding}\"}} : !pto.vreg<64xi32>, {{mask}} -> {{vreg}}"
        );
        same(format, &kernel(format, "PAT_ALL", &lines), &registers(format, &numbers));
    }
}

#[test]
fn words_become_halves_as_the_rounding_says() {
    let format = &FORMATS[1];
    let numbers: Vec<u64> = (0..128).map(|lane| (lane * 517 + 2040) & 0xffff).collect();
    for rounding in ROUNDINGS {
        let lines = format!(
            "    %i = pto.vbitcast %x : {{vreg}} -> !pto.vreg<128xi16>
    %z = pto.vcvt %i, %some {{rnd = \"{rounding}\"}} : !pto.vreg<128xi16>, {{mask}} -> {{vreg}}"
        );
        same(format, &kernel(format, "PAT_ALL", &lines), &registers(format, &numbers));
    }
}

#[test]
fn lanes_are_converted_under_the_bits_of_their_predicate() {
    let format = &FORMATS[1];
    let wide = "!pto.mask<b32>";
    let spread = format!(
        "    %w = pto.pbitcast %c : {{mask}} -> {wide}
    %m = pto.pbitcast %w : {wide} -> {{mask}}\n"
    );
    let unpacked = |half: &str| {
        format!(
            "    %w = pto.punpack %c, \"{half}\" : {{mask}} -> {wide}
    %m = pto.pbitcast %w : {wide} -> {{mask}}\n"
        )
    };
    let inverted = spread.replace("%m", "%o") + "    %m = pto.pnot %o, %all : {mask}, {mask} -> {mask}\n";
    let whole = "    %m = pto.pand %c, %c, %all : {mask}, {mask}, {mask} -> {mask}\n".to_owned();
    let numbers: Vec<u64> = format.special().into_iter().filter(|bits| !format.is_nan(*bits)).collect();
    let numbers = pairs(format, &numbers);
    for lines in [spread, unpacked("LOWER"), unpacked("HIGHER"), inverted, whole] {
        for part in ["EVEN", "ODD"] {
            let lines = format!(
                "    %c = pto.vcmp %x, %y, %some, \"lt\" : {{vreg}}, {{vreg}}, {{mask}} -> {{mask}}
{lines}    %i = pto.vcvt %x, %m {{part = \"{part}\"}} : {{vreg}}, {{mask}} -> !pto.vreg<64xf32>
    %z = pto.vbitcast %i : !pto.vreg<64xf32> -> {{vreg}}"
            );
            same(format, &kernel(format, "PAT_ALL", &lines), &numbers);
        }
    }
}
