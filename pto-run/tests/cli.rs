//! Tests `pto-run` as a process: exit status, options and output.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

use std::fs;
use std::path::Path;
use std::process::Command;
use tempfile::TempDir;

/// Adds numbers, after a function that is not a kernel.
const SUM: &str = "\
func.func @helper() {
  return
}
func.func @sum(%n: !pto.ptr<f32, gm>, %d: !pto.ptr<f32, gm>) attributes {pto.entry} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %four = arith.constant 4 : index
  %step = arith.constant 0.5 : f32
  scf.for %i = %zero to %four step %one {
    %a = pto.load_scalar %n[%i] : !pto.ptr<f32, gm> -> f32
    %b = arith.addf %a, %step : f32
    pto.store_scalar %b, %d[%i] : !pto.ptr<f32, gm>, f32
  }
  return
}
";

/// Creates a folder with the program.
fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("sum.mlir"), SUM).unwrap();
    folder
}

/// Returns status, standard output and standard error.
fn run(folder: &Path, arguments: &[&str]) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_pto-run"))
        .args(arguments)
        .current_dir(folder)
        .env_remove("NO_COLOR")
        .output()
        .unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

/// Runs the program in the folder.
fn sum(folder: &Path, arguments: &[&str]) -> (i32, String, String) {
    let common = ["sum.mlir", "--pto-arch=a5", "--diagnostics=short"];
    run(folder, &[&common, arguments].concat())
}

const INPUTS: [&str; 2] = ["--arg=data:f32:1,2,3,4", "--arg=none:16"];

fn bytes(numbers: [f32; 4]) -> Vec<u8> {
    numbers.into_iter().flat_map(f32::to_le_bytes).collect()
}

#[test]
fn kernel_is_found_without_a_name() {
    let folder = folder();
    let (status, out, said) = sum(folder.path(), &[&INPUTS[..], &["--print=0", "--print=1"]].concat());
    assert_eq!((status, said.as_str()), (0, ""));
    assert_eq!(out, "argument 0: 16 bytes\n  1 2 3 4\nargument 1: 16 bytes\n  1.5 2.5 3.5 4.5\n");
    // Other functions run only by name.
    assert_eq!(sum(folder.path(), &["--entry=helper"]), (0, String::new(), String::new()));
    for marker in ["pto.kernel", "pto.aicore", "pto.kernel_kind = #pto.kernel_kind<vector>"] {
        fs::write(folder.path().join("sum.mlir"), SUM.replace("pto.entry", marker)).unwrap();
        let (status, _, said) = sum(folder.path(), &INPUTS);
        assert_eq!(status, 0, "{marker}: {said}");
    }
    // Without a kernel, the first function runs.
    fs::write(folder.path().join("sum.mlir"), SUM.replace(" attributes {pto.entry}", "")).unwrap();
    let (status, _, said) = sum(folder.path(), &INPUTS);
    assert!(status == 1 && said.contains("expected 0 arguments for `helper`, found 2"), "{said}");
}

#[test]
fn wrong_calls_are_diagnostics() {
    let folder = folder();
    let wrong: [(&[&str], &str); 9] = [
        (&["--entry=nothing"], "error[PTO1510]: expected a function `nothing` with a body, found none"),
        (&["--arg=zero:16"], "error[PTO1510]: expected 2 arguments for `sum`, found 1"),
        (
            &["--arg=zero:16", "--arg=1.5"],
            "error[PTO1510]: expected an argument 1 of type !pto.ptr<f32, gm>, found a number",
        ),
        (
            &["--arg=zero:16", "--arg=npy:wide.npy"],
            "error[PTO1510]: expected an argument 1 of type !pto.ptr<f32, gm>, found an array of f64",
        ),
        (
            &["--arg=npy:integers.npy", "--arg=zero:16"],
            "error[PTO1510]: expected an argument 0 of type !pto.ptr<f32, gm>, found an array of si32",
        ),
        (&["--arg=zero:16", "--arg=npy:short.npy"], "short.npy: error[PTO0001]: cannot read 'short.npy': its elements"),
        (
            &["--arg=zero:16", "--arg=buf:wide.npy"],
            "error[PTO0001]: cannot read 'wide.npy': it is an array of numpy, with a header: use npy:wide.npy",
        ),
        (&["--arg=zero:12", "--arg=none:16"], "sum.mlir:10:"),
        (&["--arg=zero:16", "--arg=buf:no.bin"], "no.bin: error[PTO0001]: cannot read 'no.bin'"),
    ];
    let mut array = b"\x93NUMPY\x01\x00\x3a\x00{'descr': '<f4', 'fortran_order': False, 'shape': (4,), }\n".to_vec();
    array.extend([0; 16]);
    let of = |descriptor: &str| String::from_utf8_lossy(&array[10..]).replace("<f4", descriptor).into_bytes();
    for (name, descriptor, bytes) in [("wide.npy", "<f8", 32), ("integers.npy", "<i4", 16), ("short.npy", "<f4", 8)] {
        let header: Vec<u8> = of(descriptor).into_iter().filter(|byte| *byte != 0).collect();
        let whole = [&array[..10], &header, &vec![0; bytes][..]].concat();
        fs::write(folder.path().join(name), whole).unwrap();
    }
    for (arguments, message) in wrong {
        let (status, out, said) = sum(folder.path(), arguments);
        assert!(status == 1 && out.is_empty() && said.contains(message), "{arguments:?}: {said}");
    }
    let (status, _, said) = sum(folder.path(), &[&INPUTS[..], &["--print=2"]].concat());
    assert!(status == 1 && said.contains("expected a buffer as argument 2, found none"), "{said}");
}

#[test]
fn wrong_usage_and_unknown_operations_are_2() {
    let folder = folder();
    let usage: [&[&str]; 10] = [
        &["--cost", "--schedule=adversarial"],
        &["--cost", "--schedule=seed=3"],
        &["--schedule=backwards"],
        &["--arg=iota:f12:3"],
        &["--expect=0"],
        &["--expect=1=out.bin,-1"],
        &["--expect=1=out.bin,0,0,0"],
        &["--arg=data:i8:300"],
        &["--blocks=0"],
        &["--no-such-option"],
    ];
    for arguments in usage {
        let (status, out, said) = sum(folder.path(), arguments);
        assert!(status == 2 && out.is_empty() && said.starts_with("error: "), "{arguments:?}: {said}");
    }
    assert_eq!(run(folder.path(), &[]).0, 2);
    let unknown = SUM.replace("arith.addf %a, %step", "math.cbrt %a");
    fs::write(folder.path().join("sum.mlir"), unknown).unwrap();
    let (status, _, said) = sum(folder.path(), &INPUTS);
    assert!(status == 2 && said.starts_with("sum.mlir:11:") && said.contains("error[PTO1509]"), "{said}");
}

#[test]
fn differences_have_a_place() {
    let folder = folder();
    fs::write(folder.path().join("out.bin"), bytes([1.5, 2.5, 3.25, 4.0])).unwrap();
    let expect = |tolerance: &str| {
        sum(folder.path(), &[&INPUTS[..], &[format!("--expect=1:f32=out.bin{tolerance}").as_str()]].concat())
    };
    let (status, _, said) = expect("");
    assert_eq!(status, 1);
    let difference =
        "error[PTO1511]: argument 1 is not 'out.bin': expected 3.25 as element 2, found 3.5; 2 of 4 differ";
    assert!(said.contains(difference), "{said}");
    assert!(expect(",0.25").2.contains("expected 4 as element 3, found 4.5; 1 of 4 differ"));
    let agreement = "argument 1 is as in 'out.bin': 4 elements, largest error 5e-1\n";
    assert_eq!(expect(",0.5"), (0, agreement.to_owned(), String::new()));
    assert_eq!(expect(",0,0.125").0, 0);
    fs::write(folder.path().join("out.bin"), [0; 12]).unwrap();
    assert!(expect("").2.contains("expected 12 bytes, found 16"));
}

/// Loads a row of eight numbers to a tile and stores it with an uninitialised second row.
const PARTLY: &str = "\
func.func @partly(%n: !pto.partition_tensor_view<1x8xf32>, %d: !pto.partition_tensor_view<2x8xf32>) {
  %all = pto.alloc_tile : !pto.tile_buf<vec, 2x8xf32>
  %zero = arith.constant 0 : index
  %row = pto.subview %all[%zero, %zero] sizes [1, 8] : !pto.tile_buf<vec, 2x8xf32> -> !pto.tile_buf<vec, 1x8xf32>
  pto.tload ins(%n : !pto.partition_tensor_view<1x8xf32>) outs(%row : !pto.tile_buf<vec, 1x8xf32>)
  pto.tstore ins(%all : !pto.tile_buf<vec, 2x8xf32>) outs(%d : !pto.partition_tensor_view<2x8xf32>)
  return
}
";

#[test]
fn bytes_nobody_wrote_leave_with_a_warning() {
    let folder = folder();
    fs::write(folder.path().join("sum.mlir"), PARTLY).unwrap();
    let inputs = ["--arg=iota:f32:8", "--arg=zero:64"];
    let (status, out, said) = sum(folder.path(), &[&inputs[..], &["--print=1"]].concat());
    assert_eq!(status, 0);
    assert_eq!(out, "argument 1: 64 bytes\n  0 1 2 3 4 5 6 7 ? ? ? ? ? ? ? ?\n");
    let warning = "sum.mlir:6:3: warning[PTO1517]: pto.tstore: expected bytes that were written, found 32 that were not, the first from ub+0x20 to gm#1+0x20";
    assert!(said.starts_with(warning) && said.matches("PTO1517").count() == 1, "{said}");
    assert_eq!(sum(folder.path(), &[&inputs[..], &["--strict"]].concat()).0, 1);
    fs::write(folder.path().join("out.bin"), [0; 64]).unwrap();
    let (status, _, said) = sum(folder.path(), &[&inputs[..], &["--expect=1:f32=out.bin,8"]].concat());
    let missing = "expected 0 as element 8, found one without a value; 8 of 16 differ";
    assert!(status == 1 && said.contains(missing), "{said}");
}

#[test]
fn a_kernel_without_synchronisation_is_told() {
    let folder = folder();
    fs::write(folder.path().join("sum.mlir"), PARTLY).unwrap();
    let arguments = ["sum.mlir", "--pto-arch=a5", "--arg=iota:f32:8", "--arg=zero:64"];
    let (status, _, said) = run(folder.path(), &arguments);
    let message = "remark[PTO1519]: `partly` uses several pipes and has no synchronisation; it was run in the order of the text\n";
    let help = "help: 'pto-opt --pass-pipeline=builtin.module(func.func(pto-sync))' inserts flags and barriers\n";
    assert_eq!(status, 0, "{said}");
    assert!(said.matches(message).count() == 1 && said.contains(help), "{said}");
    let adversarial = run(folder.path(), &[&arguments[..], &["--schedule=adversarial"]].concat());
    assert!(!adversarial.2.contains("PTO1519"), "{}", adversarial.2);
}

#[test]
fn files_are_written_back() {
    let folder = folder();
    let (input, output) = (folder.path().join("in.bin"), folder.path().join("out.bin"));
    fs::write(&input, bytes([1.0, 2.0, 3.0, 4.0])).unwrap();
    fs::write(&output, [0; 16]).unwrap();
    let files = ["--arg=buf:in.bin", "--arg=buf:out.bin"];
    assert_eq!(sum(folder.path(), &files).0, 0);
    assert_eq!(fs::read(&output).unwrap(), [0; 16]);
    assert_eq!(sum(folder.path(), &[&files[..], &["--write-back"]].concat()).0, 0);
    assert_eq!(fs::read(&output).unwrap(), bytes([1.5, 2.5, 3.5, 4.5]));
    assert_eq!(fs::read(&input).unwrap(), bytes([1.0, 2.0, 3.0, 4.0]));
}

#[test]
fn traces_name_lines_and_values() {
    let folder = folder();
    let (status, out, said) = sum(folder.path(), &[&INPUTS[..], &["--trace"]].concat());
    assert_eq!((status, said.as_str()), (0, ""));
    let sums: Vec<&str> = out.lines().filter(|line| line.starts_with("11: core 0 ")).collect();
    assert_eq!(sums.len(), 4, "{out}");
    assert!(sums.iter().all(|line| line.contains("arith.addf(")), "{out}");
}

/// Parses the last line of an output as JSON.
fn json(out: &str) -> serde_json::Value {
    serde_json::from_str(out.lines().last().unwrap()).unwrap()
}

#[test]
fn statistics_and_costs_are_tables_and_json() {
    let folder = folder();
    let (status, out, said) = sum(folder.path(), &[&INPUTS[..], &["--stats"]].concat());
    assert_eq!((status, said.as_str()), (0, ""));
    assert!(out.lines().next().unwrap().split_whitespace().eq(["operations", "8"]), "{out}");
    let stats = json(&out);
    assert_eq!((&stats["operations"], &stats["by_operation"]["arith.addf"]), (&8.into(), &4.into()));
    let (status, out, said) = sum(folder.path(), &[&INPUTS[..], &["--cost"]].concat());
    assert_eq!((status, said.as_str()), (0, ""));
    let cycles = json(&out)["cycles"].as_u64().unwrap();
    let line = out.lines().find(|line| line.starts_with("cycles ")).unwrap();
    assert!(cycles > 0 && line.ends_with(&format!(" {cycles}")), "{out}");
    // Repeated runs print the same bytes.
    assert_eq!(sum(folder.path(), &[&INPUTS[..], &["--cost"]].concat()).1, out);
}

/// Checks that an address computed inside of a scope of vector instructions does not end it, and costs as much as one
/// computed by the load.
#[test]
fn scalar_instructions_inside_of_a_scope_cost_nothing() {
    let folder = folder();
    let cycles = |computed: bool| {
        let (address, at) = if computed {
            ("%b = pto.addptr %a, %i : !pto.ptr<f32, ub> -> !pto.ptr<f32, ub>", "%b[%zero]")
        } else {
            ("", "%a[%i]")
        };
        let text = format!(
            "func.func @scope() {{
  %zero = arith.constant 0 : index
  %end = arith.constant 1024 : index
  %step = arith.constant 64 : index
  %base = arith.constant 0 : i64
  %one = arith.constant 1.0 : f32
  %a = pto.castptr %base : i64 -> !pto.ptr<f32, ub>
  pto.vecscope {{
    %all = pto.pset_b32 \"PAT_ALL\" : !pto.mask<b32>
    %x = pto.vbr %one : f32 -> !pto.vreg<64xf32>
    scf.for %i = %zero to %end step %step {{
      {address}
      pto.vsts %x, {at}, %all : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
    }}
  }}
  return
}}
"
        );
        fs::write(folder.path().join("scope.mlir"), text).unwrap();
        let (status, out, said) = run(folder.path(), &["scope.mlir", "--pto-arch=a5", "--cost", "-W=none"]);
        assert_eq!((status, said.as_str()), (0, ""));
        json(&out)["cores"][0]["busy"]["PIPE_V"].as_u64().unwrap()
    };
    assert_eq!(cycles(true), cycles(false));
}

/// Moves entries between cores, each on another pipe than the one that started it.
#[test]
fn what_goes_on_on_another_pipe_counts_once() {
    let folder = folder();
    let program = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/run/system/tpush_to_aic.mlir");
    let arguments = [program, "--pto-arch=a5", "--entry=cube", "--arg=none:32", "--stats", "-W=none"];
    let (status, out, said) = run(folder.path(), &arguments);
    assert_eq!((status, said.as_str()), (0, ""));
    let stats = json(&out);
    let times = |name: &str| stats["by_operation"][name].as_u64();
    // Four iterations on two vector cores and the cube core.
    assert_eq!((times("pto.tpush_to_aic"), times("pto.tpop_from_aiv")), (Some(8), Some(4)));
}

#[test]
fn pages_of_codes_need_no_input() {
    let folder = folder();
    let (status, out, said) = run(folder.path(), &["--explain", "PTO1509"]);
    assert!(status == 0 && out.starts_with("# PTO1509: ") && said.is_empty(), "{out}{said}");
    let (status, out, said) = run(folder.path(), &["--explain", "PTO1599"]);
    assert!(status == 2 && out.is_empty() && said.contains("did you mean PTO15"), "{said}");
}

/// Two copies and a computation between them, on three pipes.
const EXP: &str = "\
func.func @exp(%p: !pto.ptr<f32, gm>, %q: !pto.ptr<f32, gm>) attributes {pto.entry} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %n = arith.constant 64 : index
  %in = pto.make_tensor_view %p, shape = [%n, %n], strides = [%n, %one] : !pto.tensor_view<?x?xf32>
  %out = pto.make_tensor_view %q, shape = [%n, %n], strides = [%n, %one] : !pto.tensor_view<?x?xf32>
  %x = pto.partition_view %in, offsets = [%zero, %zero], sizes = [%n, %n] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<64x64xf32>
  %y = pto.partition_view %out, offsets = [%zero, %zero], sizes = [%n, %n] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<64x64xf32>
  %a = pto.alloc_tile : !pto.tile_buf<vec, 64x64xf32>
  pto.tload ins(%x : !pto.partition_tensor_view<64x64xf32>) outs(%a : !pto.tile_buf<vec, 64x64xf32>)
  pto.barrier <PIPE_ALL>
  pto.texp ins(%a : !pto.tile_buf<vec, 64x64xf32>) outs(%a : !pto.tile_buf<vec, 64x64xf32>)
  pto.barrier <PIPE_ALL>
  pto.tstore ins(%a : !pto.tile_buf<vec, 64x64xf32>) outs(%y : !pto.partition_tensor_view<64x64xf32>)
  return
}
";

/// The operations with their pipes and locations.
const SPANS: [(&str, &str, &str); 3] = [
    ("pto.tload", "PIPE_MTE2", "exp.mlir:10:3"),
    ("pto.texp", "PIPE_V", "exp.mlir:12:3"),
    ("pto.tstore", "PIPE_MTE3", "exp.mlir:14:3"),
];

fn exp(folder: &Path, arguments: &[&str]) -> (i32, String, String) {
    fs::write(folder.join("exp.mlir"), EXP).unwrap();
    let common = ["exp.mlir", "--pto-arch=a5", "--diagnostics=short", "--arg=zero:16384", "--arg=zero:16384"];
    run(folder, &[&common, arguments].concat())
}

#[test]
fn costs_of_operations_name_their_lines() {
    let folder = folder();
    let (status, out, said) = exp(folder.path(), &["--cost=table"]);
    assert_eq!((status, said.as_str()), (0, ""));
    let estimate = json(&out);
    let rows = estimate["operations"].as_array().unwrap();
    assert_eq!(rows.len(), SPANS.len());
    for (name, pipe, source) in SPANS {
        let row = rows.iter().find(|row| row["operation"] == name).unwrap();
        assert_eq!((row["pipe"].as_str(), row["source"].as_str()), (Some(pipe), Some(source)));
        assert_eq!(row["cycles"], estimate["cores"][0]["busy"][pipe], "each pipe does one operation");
        let line = out.lines().find(|line| line.ends_with(source)).unwrap();
        assert!(line.contains(name) && line.contains("100.0 %"), "{line}");
    }
}

#[test]
fn a_trace_for_perfetto_has_a_span_for_each_operation() {
    let folder = folder();
    let (status, out, said) = exp(folder.path(), &["--trace=perfetto", "-o", "trace.json"]);
    assert_eq!((status, out.as_str(), said.as_str()), (0, "", ""));
    let trace: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(folder.path().join("trace.json")).unwrap()).unwrap();
    let events = trace["traceEvents"].as_array().unwrap();
    let mut last = 0;
    for (name, pipe, source) in SPANS {
        let span = events.iter().find(|event| event["ph"] == "X" && event["name"] == name).unwrap();
        assert_eq!((span["cat"].as_str(), span["args"]["source"].as_str()), (Some(pipe), Some(source)));
        let lane = events.iter().find(|event| event["name"] == "thread_name" && event["tid"] == span["tid"]).unwrap();
        assert_eq!(lane["args"]["name"], pipe);
        assert!(span["ts"].as_u64().unwrap() >= last, "a barrier stands between them");
        last = span["ts"].as_u64().unwrap() + span["dur"].as_u64().unwrap();
    }
    let (_, out, _) = exp(folder.path(), &["--cost"]);
    assert_eq!(json(&out)["cycles"], last);
}

#[test]
fn a_page_of_a_timeline_links_operations_to_lines() {
    let folder = folder();
    let (status, out, said) = exp(folder.path(), &["--trace=html", "-o", "-"]);
    assert_eq!((status, said.as_str()), (0, ""));
    for (name, _, source) in SPANS {
        let line = source.split(':').nth(1).unwrap();
        let rect =
            out.lines().find(|text| text.contains("<rect") && text.contains(&format!("<title>{name} "))).unwrap();
        assert!(rect.starts_with(&format!("<a href=\"#L{line}\">")), "{rect}");
        let listed = out.lines().find(|text| text.contains(&format!("<pre id=\"L{line}\">"))).unwrap();
        assert!(listed.contains(name), "{listed}");
    }
    assert!(out.ends_with("</html>\n"));
}

#[test]
fn a_timeline_needs_a_file_and_the_order_of_the_program() {
    let folder = folder();
    for (arguments, expected) in [
        (&["--trace=perfetto"][..], "--trace=perfetto and --trace=html need '-o FILE'"),
        (&["-o", "x"], "'-o' has no effect without --trace=perfetto or --trace=html"),
        (
            &["--trace=html", "-o", "x", "--schedule=adversarial"],
            "a timeline estimates program order; leave out --schedule",
        ),
    ] {
        let (status, _, said) = exp(folder.path(), arguments);
        assert_eq!(status, 2);
        assert!(said.starts_with(&format!("error: {expected}\n")), "{said}");
    }
    assert!(!folder.path().join("x").exists());
}
