//! Tests of the parser: errors of malformed inputs, and the model of well-formed ones.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

use diag::{FileId, Format, Renderer, Report, Sources};
use std::fs;
use std::path::Path;
use visa::instruction::Value;
use visa::operand::{Modifier, Region, VectorClass};
use visa::table::{Op, Role};
use visa::text::Parsed;
use visa::variable::{GeneralId, InputVariable};
use visa::{Object, Platform, Type, Unit};

fn parse(sources: &mut Sources, name: &str, text: &[u8]) -> Parsed {
    let file: FileId = sources.add(name, text);
    visa::text::parse(text, file, Platform::Dg2)
}

/// Reports all errors of each input in `malformed/`, in one run.
#[test]
fn malformed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/malformed");
    let mut count = 0;
    insta::with_settings!({ snapshot_path => "malformed/snapshots", prepend_module_to_snapshot => false, omit_expression => true }, {
        let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        paths.sort();
        for path in paths.into_iter().filter(|path| path.extension().is_some_and(|extension| extension == "visaasm")) {
            let stem = path.file_stem().unwrap().to_string_lossy().into_owned();
            let mut sources = Sources::new();
            let parsed = parse(&mut sources, &stem, &fs::read(&path).unwrap());
            let mut report: Report = parsed.diagnostics.into_iter().collect();
            report.sort(&sources);
            assert!(report.errors() > 0, "{stem} has no errors");
            let mut out = Vec::new();
            Renderer::new(Format::Short).render(&report, &sources, &mut out).unwrap();
            insta::assert_snapshot!(stem, String::from_utf8(out).unwrap());
            count += 1;
        }
    });
    assert!(count >= 50, "{count} inputs");
}

fn read(text: &str, platform: Platform) -> Object {
    let file = Sources::new().add("k", text);
    let parsed = visa::text::parse(text.as_bytes(), file, platform);
    assert_eq!(parsed.diagnostics, []);
    parsed.object
}

fn unit(body: &str, platform: Platform) -> Unit {
    let text = format!(
        ".version 3.6\n.kernel \"k\"\n.decl F v_type=G type=f num_elts=64\n.decl W v_type=G type=uw num_elts=64\n\
         .decl A v_type=A num_elts=8\n.decl P v_type=P num_elts=16\n{body}"
    );
    read(&text, platform).kernels.remove(0)
}

#[test]
fn a_row_is_a_register() {
    for (platform, row, column) in [(Platform::Dg2, 2, 1), (Platform::Pvc, 1, 1)] {
        let unit = unit("addr_add (M1_NM, 1) A(0)<1> &F[68] W(0,0)<0;1,0>\n", platform);
        let source = unit.body[0].vector(Role::Src0).unwrap();
        assert_eq!(source.class, VectorClass::AddressOf { id: GeneralId(32), row, column });
    }
}

/// The spellings of the document, not all of which the finalizer accepts.
#[test]
fn spellings_of_the_seed() {
    let seed = read(
        ".version 3.6\n.kernel k\n.decl F v_type = G type=F num_elts=16 align=2GRF\n\
         .decl H v_type=G type=ud num_elts=4 alias=(F, 8)\n.decl P v_type=P num_elts=8 [attr: FlagRegNum=1]\n.decl T v_type=T\n\
         .decl A v_type=A type=uw num_elts=8\n\
         .implicit_LOCAL_ID H offset=64 size=16\n.attr SLMSize=4\n.function e\n\
         mov (M1, 8) F(0,0)<1> r[A(0), 0]<;8,1>:F\nmov (M1, 8) F(0,0)<1> r[A(0),8]<2>:f\nmov (M1, 8) F(0,0)<1> V7(0,0)<0;1,0>\naddr_add (M1_NM, 1) A(0)<1> &F + 4 0x0:uw\n",
        Platform::Skl,
    );
    let ours = read(
        ".version 3.6\n.kernel \"k\"\n.decl F v_type=G type=f num_elts=16 align=GRFx2\n\
         .decl H v_type=G type=ud num_elts=4 alias=<F,8>\n.decl P v_type=P num_elts=8 attrs={FlagRegNum=1}\n.decl T v_type=T num_elts=1\n\
         .decl A v_type=A num_elts=8\n\
         .implicit_UNDEFINED_3 H offset=64 size=16\n.kernel_attr SLMSize=4\n.function \"e\"\n\
         mov (M1, 8) F(0,0)<1> r[A(0),0]<8,1>:f\nmov (M1, 8) F(0,0)<1> r[A(0),8]<2;1,0>:f\nmov (M1, 8) F(0,0)<1> %r0(0,0)<0;1,0>\naddr_add (M1_NM, 1) A(0)<1> &F[4] 0x0:uw\n",
        Platform::Skl,
    );
    assert_eq!(seed, ours);
    assert_eq!(ours.kernels[0].inputs[0].variable, InputVariable::General(GeneralId(33)));
}

#[test]
fn operands() {
    let unit = unit(
        "(!P.any) add.sat (M3, 8) F(1,2)<2> (-abs)F(0,0)<8;4,2> -1.5:f\nmov (M1, 4) r[A(1),-4]<1>:w 0xffffffff:w\n\
         mov (M1, 1) F(0,0)<1> (2*(3+4)-%sizeof W):d // 14 - 128\n",
        Platform::Dg2,
    );
    let add = &unit.body[0];
    let exec = add.exec().unwrap();
    assert_eq!((exec.size.channels(), exec.mask.first_channel(), exec.mask.no_mask()), (8, 8, false));
    assert_eq!(add.predicate().unwrap().word(), Some(0xa001));
    let dst = add.vector(Role::Dst).unwrap();
    assert_eq!(dst.modifier, Modifier::Sat);
    assert_eq!(dst.class, VectorClass::General { id: GeneralId(32), row: 1, column: 2, region: Region::dst(2) });
    let source = add.vector(Role::Src0).unwrap();
    assert_eq!(
        (source.modifier, Region::source(8, 4, 2)),
        match source.class {
            VectorClass::General { region, .. } => (Modifier::NegAbs, region),
            _ => panic!("{source:?}"),
        }
    );
    let bits = |index: usize, role| match unit.body[index].vector(role).unwrap().class {
        VectorClass::Immediate(constant) => (constant.ty, constant.bits),
        class => panic!("{class:?}"),
    };
    assert_eq!(bits(0, Role::Src1), (Type::F, 0xbfc0_0000));
    assert_eq!(bits(1, Role::Src0), (Type::W, 0xffff_ffff));
    assert_eq!(bits(2, Role::Src0), (Type::D, 0xffff_ff8e));
}

/// A function, and names that are illegal in assembly.
#[test]
fn functions_and_names() {
    let text = ".version 3.6\n.kernel \"k\"\n.function \"e\"\nfcall (M1_NM, 1) helper 1 2\nret (M1, 1)\n\
                .global_function \"helper\"\n.decl F v_type=G type=f num_elts=8\n.kernel_attr ArgSize=1\n.kernel_attr RetValSize=2\n\
                .function \"h\"\nmov (M1, 8) F(0,0)<1> %arg(0,0)<1;1,0>\nfret (M1, 1)\n";
    let mut object = read(text, Platform::Pvc);
    let function = &mut object.functions[0];
    assert_eq!(function.kind, visa::UnitKind::Function { linkage: 0, input_size: 1, return_size: 2 });
    assert_eq!(function.body.last().unwrap().op, Op::Fret);
    assert!(matches!(&object.kernels[0].body[1].args[2].value, Value::Text(name) if &**name == "helper"));
    assert_eq!(visa::text::print(&object, Platform::Pvc).unwrap().matches("fcall (M1_NM, 1) helper 1 2").count(), 1);

    object.functions[0].generals[0].name = "no name!".into();
    let twin = object.functions[0].generals[0].clone();
    object.functions[0].generals.push(twin);
    let printed = visa::text::print(&object, Platform::Pvc).unwrap();
    assert!(printed.contains(".decl V32 ") && printed.contains(".decl V33 "), "{printed}");
    let _ = read(&printed, Platform::Pvc);
}

/// The printer reports parts without text as errors, instead of printing a wrong text.
#[test]
fn nothing_wrong_is_printed() {
    let mut object =
        Object { kernels: vec![unit("mov (M1, 8) F(0,0)<1> W(0,0)<1;1,0>\n", Platform::Dg2)], ..Object::default() };
    object.kernels[0].generals.pop();
    let error = visa::text::print(&object, Platform::Dg2).unwrap_err();
    assert_eq!(error.to_string(), "k: an index names no variable (instruction 0)");
}
