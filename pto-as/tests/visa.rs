//! Tests `pto-as --target=visa` as a process.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

mod tool;

use std::fs;
use std::path::Path;
use tool::run;

const KERNEL: &str = "\
.version 3.6
.kernel \"scale\"
.decl A v_type=G type=f num_elts=16 align=GRF
.decl B v_type=G type=f num_elts=16 align=GRF
.decl At v_type=A num_elts=1
.function \"scale_entry\"
mul (M1, 16) A(0,0)<1> B(0,0)<1;1,0> 2.5:f
addr_add (M1_NM, 1) At(0)<1> &A 0x20:uw
ret (M1, 1)
";
const BROKEN: &str = ".version 3.6\n.kernel \"k\"\n.function \"e\"\nmul (M1, 16) X(0,0)<1>\nadd\nret (M1, 1)\n";

fn visa(folder: &Path, arguments: &[&str]) -> (i32, Vec<u8>, String) {
    run(folder, &[&["--target=visa"], arguments].concat(), b"")
}

fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("good.visaasm"), KERNEL).unwrap();
    fs::write(folder.path().join("bad.visaasm"), BROKEN).unwrap();
    folder
}

#[test]
fn check_is_silent_or_says_all() {
    let folder = folder();
    assert_eq!(visa(folder.path(), &["check", "--platform=dg2", "good.visaasm"]), (0, vec![], String::new()));
    let (status, out, said) = visa(folder.path(), &["check", "--platform=dg2", "--diagnostics=short", "bad.visaasm"]);
    assert_eq!((status, out.len()), (1, 0));
    assert!(
        said.contains("bad.visaasm:4:14: error[VISA0012]") && said.contains("bad.visaasm:5:4: error[VISA0010]"),
        "{said}"
    );
}

#[test]
fn platforms_have_many_names() {
    let folder = folder();
    for name in ["skl", "SKL", "Tgllp", "tgl", "xehp", "XeHP_SDV", "XEHP_SDV", "dg2", "DG2", "pvc", "PVC", "pvcxt"] {
        let platform = format!("--platform={name}");
        assert_eq!(visa(folder.path(), &["check", &platform, "good.visaasm"]).0, 0, "{name}");
    }
}

#[test]
fn wrong_usage_is_2() {
    let folder = folder();
    let usages: [&[&str]; 6] = [
        &["check", "--platform=dg2", "good.visaasm"],
        &["--target=gcn", "check", "--platform=dg2", "good.visaasm"],
        &["--target=visa"],
        &["--target=visa", "check", "good.visaasm"],
        &["--target=visa", "check", "--platform=i386", "good.visaasm"],
        &["--target=visa", "transmogrify"],
    ];
    for usage in usages {
        assert_eq!(run(folder.path(), usage, b"").0, 2, "{usage:?}");
    }
}

#[test]
fn assembling_and_printing_keep_everything() {
    let folder = folder();
    let at = folder.path();
    for platform in ["--platform=skl", "--platform=pvc"] {
        let run = |command: &str, input: &str, output: &str| {
            let (status, out, said) = visa(at, &[command, platform, input, "-o", output]);
            assert_eq!((status, said.as_str(), out.len()), (0, "", 0), "{command} {input}");
            fs::read(at.join(output)).unwrap()
        };
        let object = run("assemble", "good.visaasm", "scale.isa");
        assert!(object.starts_with(b"CISA\x03\x06"));
        let text = run("print", "scale.isa", "scale.visaasm");
        assert!(String::from_utf8(text.clone()).unwrap().contains(".kernel_attr OutputAsmPath=\"scale\""));
        assert_eq!(run("assemble", "scale.visaasm", "again.isa"), object);
        assert_eq!(run("print", "again.isa", "again.visaasm"), text);
        assert_eq!(run("print", "again.visaasm", "third.visaasm"), text);
    }
}

#[test]
fn streams_work_like_files() {
    let folder = folder();
    let (status, object, _) = run(folder.path(), &["--target=visa", "assemble", "--platform=dg2"], KERNEL.as_bytes());
    assert_eq!(status, 0);
    let (status, text, _) = run(folder.path(), &["--target=visa", "print", "--platform=dg2", "-"], &object);
    assert_eq!(status, 0);
    assert!(String::from_utf8(text).unwrap().contains("mul (M1, 16) A(0,0)<1> B(0,0)<1;1,0> 0x40200000:f"));
}

/// With errors, an existing output is unchanged.
#[test]
fn errors_write_nothing() {
    let folder = folder();
    let out = folder.path().join("out.isa");
    fs::write(&out, "before").unwrap();
    for (command, input) in [("assemble", "bad.visaasm"), ("print", "bad.visaasm"), ("assemble", "nowhere.visaasm")] {
        let (status, _, said) = visa(folder.path(), &[command, "--platform=dg2", input, "-o", "out.isa"]);
        assert_eq!(status, 1, "{command} {input}");
        assert!(said.contains("error[VISA00"), "{said}");
        assert_eq!(fs::read(&out).unwrap(), b"before");
    }
    assert_eq!(visa(folder.path(), &["print", "--platform=dg2", "good.visaasm", "-o", "no/such/folder"]).0, 2);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3, "a file is left over");
}

#[test]
fn object_files_are_dumped_and_distrusted() {
    let folder = folder();
    let at = folder.path();
    assert_eq!(visa(at, &["assemble", "--platform=dg2", "good.visaasm", "-o", "k.isa"]).0, 0);
    let (status, dump, _) = visa(at, &["dump", "k.isa"]);
    let dump = String::from_utf8(dump).unwrap();
    assert_eq!(status, 0);
    assert!(dump.contains("scale_entry") && dump.to_ascii_lowercase().contains("mul"), "{dump}");

    let bytes = fs::read(at.join("k.isa")).unwrap();
    fs::write(at.join("short.isa"), &bytes[..bytes.len() - 3]).unwrap();
    for command in ["check", "print"] {
        let (status, _, said) = visa(at, &[command, "--platform=dg2", "short.isa"]);
        assert_eq!(status, 1, "{command}");
        assert!(said.contains("error[VISA01") && said.contains("0x"), "no code or offset: {said}");
    }
    assert_eq!(visa(at, &["dump", "short.isa"]).0, 1);
}

#[test]
fn diagnostics_are_json_where_asked() {
    let folder = folder();
    let (status, _, said) = visa(folder.path(), &["check", "--platform=dg2", "--diagnostics=json", "bad.visaasm"]);
    assert_eq!(status, 1);
    assert!(
        said.lines().count() >= 2 && said.lines().all(|line| line.starts_with('{') && line.ends_with('}')),
        "{said}"
    );
}

#[test]
fn explain_region_draws_and_judges() {
    let folder = folder();
    let ask = |arguments: &[&str]| visa(folder.path(), &[&["explain-region"], arguments].concat());
    let (status, out, said) = ask(&["V(2,3)<16;8,2>", "--type", "f", "--exec", "16", "--platform=pvc"]);
    let text = String::from_utf8(out).unwrap();
    assert_eq!((status, said.as_str()), (0, ""));
    // Element 35, the third of the registers of 16, is the first of channel 0.
    assert!(text.contains("registers of 64 bytes") && text.contains("register 2    .  .  .  0  .  1"), "{text}");
    assert_eq!(ask(&["V(0,0)<8;8,1>", "--type", "f", "--exec", "4"]).0, 1);
    assert_eq!(ask(&["V(0,0)", "--type", "f", "--exec", "4"]).0, 2);
    assert_eq!(ask(&["V(0,0)<1>", "--type", "g", "--exec", "4"]).0, 2);
    assert_eq!(ask(&["V(0,0)<1>", "--type", "f", "--exec", "3"]).0, 2);
}

#[test]
fn explain_is_an_option_too() {
    let folder = folder();
    let (status, out, _) = visa(folder.path(), &["--explain", "VISA0301"]);
    assert_eq!(status, 0);
    assert_eq!(out, visa(folder.path(), &["explain", "visa301"]).1);
    assert_eq!(visa(folder.path(), &["--explain", "VISA0999"]).0, 1);
    assert_eq!(visa(folder.path(), &["--explain", "VISA0301", "check"]).0, 2);
    assert_eq!(visa(folder.path(), &[]).0, 2);
}

const SUM: &str = "\
.version 3.6
.kernel \"sum\"
.decl A v_type=G type=f num_elts=16 align=GRF
.decl N v_type=G type=f num_elts=1 align=dword
.decl P v_type=G type=uq num_elts=1 align=qword
.input P offset=64 size=8
.input N offset=72 size=4
.kernel_attr Target=\"cm\"
.function \"sum_BB_0\"
svm_block_ld (4) P(0,0)<0;1,0> A.0
add (M1, 16) A(0,0)<1> A(0,0)<1;1,0> N(0,0)<0;1,0>
svm_block_st (4) P(0,0)<0;1,0> A.0
ret (M1, 1)
";

#[test]
fn run_computes_compares_and_writes_back() {
    let folder = folder();
    let path = |name: &str| folder.path().join(name);
    let bytes = |from: f32| (0..16).flat_map(|i| (from + i as f32).to_le_bytes()).collect::<Vec<u8>>();
    fs::write(path("sum.visaasm"), SUM).unwrap();
    fs::write(path("in.bin"), bytes(0.0)).unwrap();
    fs::write(path("out.bin"), bytes(1.5)).unwrap();
    let run = |arguments: &[&str]| visa(folder.path(), &[&["run", "--platform=dg2"], arguments].concat());
    let (status, out, said) =
        run(&["sum.visaasm", "--arg=iota:f32:16", "--arg=1.5", "--print=0", "--expect=0=out.bin,0,0"]);
    assert_eq!((status, said.as_str()), (0, ""));
    assert_eq!(
        String::from_utf8(out).unwrap().lines().nth(1).unwrap().trim(),
        "1.5 2.5 3.5 4.5 5.5 6.5 7.5 8.5 9.5 10.5 11.5 12.5 13.5 14.5 15.5 16.5"
    );
    // As an object file.
    let assembled = visa(folder.path(), &["assemble", "--platform=dg2", "sum.visaasm", "-o", "sum.isa"]);
    assert_eq!(assembled.0, 0);
    assert_eq!(run(&["sum.isa", "--arg=buf:in.bin", "--arg=1.5", "--write-back"]).0, 0);
    assert_eq!(fs::read(path("in.bin")).unwrap(), bytes(1.5));
    let (status, _, said) = run(&["sum.visaasm", "--arg=iota:f32:16", "--arg=2", "--expect=0=out.bin,0.1"]);
    assert!(status == 1 && said.contains("VISA0909") && said.contains("element 0"), "{said}");
    assert_eq!(run(&["sum.visaasm", "--arg=iota:f32:16", "--arg=2", "--expect=0=out.bin,0.5,0"]).0, 0);
    let (status, _, said) = run(&["sum.visaasm", "--arg=zero:32", "--arg=2", "--diagnostics=short"]);
    assert!(status == 1 && said.contains("sum.visaasm:10:1: error[VISA0902]"), "{said}");
    assert!(run(&["sum.visaasm", "--arg=2"]).2.contains("VISA0900"));
    assert_eq!(run(&["sum.visaasm", "--arg=iota:f12:3"]).0, 2);
    // An unsupported instruction is not an error of the kernel.
    let send = SUM.replace("add (M1, 16)", "raw_send (M1, 8) 0xa 1 1 0x2106e00:ud A.0 A.0\nadd (M1, 16)");
    fs::write(path("send.visaasm"), send).unwrap();
    let (status, _, said) = run(&["send.visaasm", "--arg=zero:64", "--arg=2"]);
    assert!(status == 2 && said.contains("VISA0901") && said.contains("RAW_SEND"), "{said}");
    // Half of the stored bytes were never written.
    let half = SUM.replace("svm_block_ld (4)", "svm_block_ld (2)").replace("add (M1, 16)", "add (M1, 8)");
    fs::write(path("half.visaasm"), half).unwrap();
    let (status, _, said) = run(&["half.visaasm", "--arg=zero:64", "--arg=2", "--diagnostics=short"]);
    assert!(
        status == 1 && said.contains("half.visaasm:12:1: error[VISA0910]") && said.contains("byte 32 of `A`"),
        "{said}"
    );
    assert_eq!(run(&["half.visaasm", "--arg=zero:64", "--arg=2", "--zero-registers"]).0, 0);
}

const IMAGE: &str = "\
.version 3.6
.kernel \"corner\"
.decl A v_type=G type=ud num_elts=8 align=GRF
.decl S v_type=T num_elts=1
.decl P v_type=G type=uq num_elts=1 align=qword
.input S offset=64 size=4
.input P offset=72 size=8
.kernel_attr Target=\"cm\"
.function \"corner_entry\"
media_ld.nomod (8,4) S 0x4:ud 0x1:ud A.0
svm_block_st (2) P(0,0)<0;1,0> A.0
ret (M1, 1)
";

#[test]
fn images_are_buffers_with_rows() {
    let folder = folder();
    fs::write(folder.path().join("image.visaasm"), IMAGE).unwrap();
    let run = |image: &str| {
        let arguments = ["run", "--platform=skl", "image.visaasm", image, "--arg=zero:32", "--print=1"];
        visa(folder.path(), &arguments)
    };
    let (status, out, said) = run("--arg=image:16x6:iota:u8:96");
    let rows = "0x17161514 0x1b1a1918 0x27262524 0x2b2a2928 0x37363534 0x3b3a3938 0x47464544 0x4b4a4948";
    assert!(status == 0 && String::from_utf8(out).unwrap().contains(rows), "{said}");
    for wrong in ["--arg=image:16x8:iota:u8:96", "--arg=iota:u8:96"] {
        let (status, _, said) = run(wrong);
        assert!(status == 1 && said.contains("VISA0900"), "{said}");
    }
    for wrong in ["--arg=image:16:zero:96", "--arg=image:16x6x5:zero:96", "--arg=image:16x6:7"] {
        assert_eq!(run(wrong).0, 2, "{wrong}");
    }
}

#[test]
fn strict_counts_warnings_as_errors() {
    let folder = folder();
    let overlay = IMAGE.replace(".input S offset=64", ".input S offset=4");
    fs::write(folder.path().join("overlay.visaasm"), overlay).unwrap();
    let check = |more: &[&str]| visa(folder.path(), &[&["check", "--platform=skl", "overlay.visaasm"], more].concat());
    let (status, _, said) = check(&[]);
    assert!(status == 0 && said.contains("warning[VISA0223]"), "{said}");
    let (status, _, said) = check(&["--strict"]);
    assert!(status == 1 && said.contains("error[VISA0223]"), "{said}");
}
