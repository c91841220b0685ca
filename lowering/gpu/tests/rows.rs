//! Compares operations that no kernel has with the interpreter: a kernel around each, compiled for every platform.
#![allow(clippy::expect_used, clippy::panic, reason = "tests")]

mod support;

use pto_buffers::Given;
use pto_interp::Schedule;
use pto_isa::Target;
use support::{Kernel, compile, in_vectors, reasons, register_passes, run_on};
use visa::Platform;

/// Bytes of a register.
const REGISTER: usize = 256;

/// Returns a kernel that loads a register `%x`, executes lines with predicate `%some` that define register `%z` and
/// predicate `%m`, and stores both.
fn kernel(element: &str, bits: usize, pattern: &str, lines: &str) -> String {
    let (vreg, mask) = (format!("!pto.vreg<{}x{element}>", REGISTER * 8 / bits), format!("!pto.mask<b{bits}>"));
    let ub = format!("!pto.ptr<{element}, ub>");
    format!(
        "func.func @rows(%in: !pto.ptr<{element}, gm>, %out: !pto.ptr<{element}, gm>, %bits: !pto.ptr<ui8, gm>) {{
  %c0 = arith.constant 0 : index
  %a0 = arith.constant 0 : i64
  %a1 = arith.constant 256 : i64
  %a2 = arith.constant 512 : i64
  %one = arith.constant 1 : i64
  %few = arith.constant 32 : i64
  %x0 = pto.castptr %a0 : i64 -> {ub}
  %z0 = pto.castptr %a1 : i64 -> {ub}
  %m0 = pto.castptr %a2 : i64 -> !pto.ptr<ui8, ub>
  pto.mte_gm_ub %in, %x0, %a0, %a1 nburst(%one, %a1, %a1) : !pto.ptr<{element}, gm>, {ub}, i64, i64, i64, i64, i64
  pto.set_flag[\"PIPE_MTE2\", \"PIPE_V\", \"EVENT_ID0\"]
  pto.wait_flag[\"PIPE_MTE2\", \"PIPE_V\", \"EVENT_ID0\"]
  pto.vecscope {{
    %all = pto.pset_b{bits} \"PAT_ALL\" : {mask}
    %some = pto.pset_b{bits} \"{pattern}\" : {mask}
    %x = pto.vlds %x0[%c0] : {ub} -> {vreg}
{lines}
    pto.vsts %z, %z0[%c0], %all : {vreg}, {ub}, {mask}
    pto.psts %m, %m0[%c0], \"NORM\" : {mask}, !pto.ptr<ui8, ub>, index
  }}
  pto.set_flag[\"PIPE_V\", \"PIPE_MTE3\", \"EVENT_ID0\"]
  pto.wait_flag[\"PIPE_V\", \"PIPE_MTE3\", \"EVENT_ID0\"]
  pto.mte_ub_gm %z0, %out, %a1 nburst(%one, %a1, %a1) : {ub}, !pto.ptr<{element}, gm>, i64, i64, i64, i64
  pto.mte_ub_gm %m0, %bits, %few nburst(%one, %few, %few) : !pto.ptr<ui8, ub>, !pto.ptr<ui8, gm>, i64, i64, i64, i64
  return
}}
"
    )
    .replace("{vreg}", &vreg)
    .replace("{mask}", &mask)
}

/// Compiles a kernel for every platform, and compares its results with the interpreter.
fn same(text: &str, input: &str) {
    register_passes().expect("passes");
    let context = pto_driver::context(false, false).expect("a context");
    let given = [input, "zero:256", "zero:32"].map(|given| given.parse::<Given>().expect("an argument"));
    let kernel = Kernel { name: "rows".to_owned(), text: text.to_owned(), target: Target::A5 };
    let done = in_vectors(&context, &kernel, |module| {
        let wanted = pto_kernels::run(module, &given, Target::A5, Schedule::Program);
        let wanted = wanted.map_err(|fault| fault.message.clone())?;
        for platform in Platform::ALL {
            let object = compile(module, platform)?.map_err(|refusals| reasons(&refusals))?;
            let found = run_on(&given, &object, platform)?;
            for (number, (wanted, found)) in wanted.buffers.iter().zip(&found.buffers).enumerate() {
                let bytes = |held: &Option<pto_kernels::Held>| held.as_ref().map(|held| held.bytes.bytes.clone());
                if bytes(wanted) != bytes(found) {
                    return Err(format!("argument {number} on {}: {wanted:?} {found:?}", platform.info().name));
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

/// Elements with different signs, some of them equal.
const INTEGERS: [(&str, usize, &str); 5] = [
    ("i8", 8, "data:i8:1,-2,0,127,-128,64,-64,5,7,-1,9,9,127,3*243"),
    ("ui8", 8, "data:u8:1,2,0,127,255,200,100,5,7,9,255,3*245"),
    ("i16", 16, "data:i16:1,-2,0,32767,-32768,30000,-30000,5,7,32767,9*118"),
    ("i32", 32, "data:i32:1,-2,0,2147483647,-2147483648,1073741824,-7,5,2147483647,9*55"),
    ("ui32", 32, "data:u32:1,2,0,2147483647,4294967295,1073741824,7,5,4294967295,9*55"),
];

#[test]
fn bits_of_signs_are_counted() {
    for (element, bits, input) in INTEGERS {
        for pattern in ["PAT_ALL", "PAT_VL8", "PAT_M3"] {
            let lines = "    %z = pto.vcls %x, %some : {vreg}, {mask} -> {vreg}\n    %m = pto.pand %some, %some, %all : {mask}, {mask}, {mask} -> {mask}";
            same(&kernel(element, bits, pattern, lines), input);
        }
    }
}

#[test]
fn extremes_are_located() {
    let floats = [
        ("f32", 32, "data:f32:0.5,-1.5,7.25,7.25,-9,-9,3,8.5,8.5,-9.5,1*54"),
        ("f16", 16, "data:f16:0.5,-1.5,7.25,7.25,-9,-9,3,8.5,8.5,-9.5,1*118"),
    ];
    for (element, bits, input) in INTEGERS.into_iter().chain(floats) {
        for (row, pattern) in ["vcbmax", "vcbmin"]
            .into_iter()
            .flat_map(|row| ["PAT_ALL", "PAT_VL8", "PAT_M3", "PAT_ALLF"].map(|pattern| (row, pattern)))
        {
            let lines = format!("    %z, %m = pto.{row} %x, %some : {{vreg}}, {{mask}} -> {{vreg}}, {{mask}}");
            same(&kernel(element, bits, pattern, &lines), input);
        }
    }
}

#[test]
fn lanes_that_are_not_active_hold_no_extreme() {
    // The neutral value is the extreme of the active lanes, the second of each three.
    for (element, bits, input) in
        [("i16", 16, "data:i16:-32768*128"), ("f32", 32, "data:f32:0xff800000*64"), ("ui8", 8, "data:u8:0*256")]
    {
        for (row, pattern) in
            ["vcmax", "vcbmax"].into_iter().flat_map(|row| ["PAT_M3", "PAT_ALLF"].map(|pattern| (row, pattern)))
        {
            let shifted = "    %others = pto.pnot %some, %all : {mask}, {mask} -> {mask}\n";
            let predicate = "    %m = pto.pand %some, %some, %all : {mask}, {mask}, {mask} -> {mask}";
            let lines = if row == "vcmax" {
                format!("{shifted}    %z = pto.vcmax %x, %others : {{vreg}}, {{mask}} -> {{vreg}}\n{predicate}")
            } else {
                format!("{shifted}    %z, %m = pto.vcbmax %x, %others : {{vreg}}, {{mask}} -> {{vreg}}, {{mask}}")
            };
            same(&kernel(element, bits, pattern, &lines), input);
        }
    }
}
