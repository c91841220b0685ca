//! Files of other versions and of other writers.

use proptest::prelude::*;
use visa::binary::{self, layout::File};
use visa::table::Op;
use visa::variable::{AttributeValue, InputVariable};
use visa::{Platform, Version};

use super::random;
use super::roundtrip::{picks, platforms};

/// Written by the finalizer from `barrier.visaasm`: `GenX_IR barrier.visaasm -platform SKL -binary`. It has version
/// 4.1, with name lengths as UW, a separate string pool and machine code.
const FINALIZER: &[u8] = include_bytes!("data/barrier.isa");

#[test]
fn the_finalizers_file_is_read() {
    let object = binary::read(FINALIZER).unwrap();
    assert_eq!(object.version, Version { major: 4, minor: 1 });
    let kernel = &object.kernels[0];
    assert_eq!(&*kernel.name, "barrier_kernel");
    let names: Vec<&str> = kernel.generals.iter().map(|g| &*g.name).collect();
    assert_eq!(names, ["sums", "bits", "part", "offset"]);
    assert_eq!(kernel.generals[2].alias.map(|a| (a.base.0, a.offset)), Some((32, 32)));
    assert_eq!(kernel.inputs.iter().map(|i| (i.offset, i.size)).collect::<Vec<_>>(), [(64, 4), (72, 8)]);
    assert!(matches!(kernel.inputs[0].variable, InputVariable::Surface(id) if id.0 == 6));
    let attributes: Vec<(&str, &AttributeValue)> = kernel.attributes.iter().map(|a| (&*a.name, &a.value)).collect();
    let expected = [
        ("Target", &AttributeValue::Number(0)),
        ("SimdSize", &AttributeValue::Number(16)),
        ("SLMSize", &AttributeValue::Number(4)),
    ];
    assert_eq!(attributes, expected);
    let ops: Vec<Op> = kernel.body.iter().map(|i| i.op).collect();
    assert_eq!(ops, [Op::Subroutine, Op::Barrier, Op::Yield, Op::Lifetime, Op::Ret]);
    assert_eq!((kernel.binaries[0].platform, kernel.binaries[0].code.len() % 8), (5, 0));
}

/// The tables of that file as they are dumped, checked by hand against its bytes.
#[test]
fn dump() {
    let file = File::parse(FINALIZER).unwrap();
    insta::assert_snapshot!(binary::dump(&file, FINALIZER.len()));
}

/// The dump states an error in place of an instruction that cannot be read, after those before it.
#[test]
fn dump_of_an_unknown_opcode() {
    let mut bytes = FINALIZER.to_vec();
    let file = File::parse(FINALIZER).unwrap();
    let code = file.kernels[0].body.as_ref().unwrap().code_offset;
    // The third instruction, YIELD, after SUBROUTINE of 3 bytes and BARRIER of 1.
    bytes[code + 4] = 0xff;
    let file = File::parse(&bytes).unwrap();
    let dumped = binary::dump(&file, bytes.len());
    let last: Vec<&str> = dumped.lines().rev().take(2).map(str::trim_start).collect();
    let at = code + 4;
    assert!(
        last[0].starts_with(&format!("{at:#08x} not an instruction: offset {at:#x}, field `opcode`")),
        "{}",
        last[0]
    );
    assert!(last[1].ends_with("BARRIER 59"), "{}", last[1]);
}

#[test]
fn only_the_versions_finalizers_take_are_written() {
    let object = random::kernel(Platform::Skl, &[(0, 0)]);
    for (major, minor, good) in [(3, 4, false), (3, 5, true), (3, 6, true), (3, 7, false), (4, 0, false), (4, 1, false)]
    {
        let version = Version { major, minor };
        assert_eq!(binary::write(&object, version).is_ok(), good, "{version}");
    }
}

/// Widths that differ from those of 3.6, from the change log of the format: `num_inputs` before 3.5, `name_len` after
/// 3.6.
#[test]
fn widths_by_version() {
    let object = random::kernel(Platform::Skl, &[(0, 0)]);
    let bytes = binary::write(&object, Version::default()).unwrap();
    let mut file = File::parse(&bytes).unwrap();
    for (major, minor, longer) in [(3, 4, -3), (3, 5, 0), (3, 6, 0), (3, 7, 1), (4, 0, 1), (4, 1, 1)] {
        file.version = Version { major, minor };
        let other = file.emit().unwrap();
        assert_eq!(other.len() as isize - bytes.len() as isize, longer, "{major}.{minor}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_version_is_read(
        platform in platforms(),
        picks in picks(20),
        version in prop::sample::select(vec![(3, 4), (3, 5), (3, 6), (3, 7), (3, 9), (4, 0), (4, 1)]),
    ) {
        let mut object = random::kernel(platform, &picks);
        let bytes = binary::write(&object, object.version)?;
        let mut file = File::parse(&bytes).map_err(|e| TestCaseError::fail(e[0].to_string()))?;
        file.version = Version { major: version.0, minor: version.1 };
        let other = file.emit()?;
        object.version = file.version;
        prop_assert!(binary::read(&other) == Ok(object));
    }
}

/// Version 3.6 added the byte of the shared function; older versions cannot represent it.
#[test]
fn split_sends_by_version() {
    let definition = Op::RawSends.definition();
    let mut object = random::kernel(Platform::Skl, &[(0, 0)]);
    let unit = object.kernels[0].clone();
    let mut maker = random::Maker { rng: fastrand::Rng::with_seed(0), platform: Platform::Skl, unit: &unit };
    object.kernels[0].body.insert(1, maker.instruction(definition));
    let (old, new) = (Version { major: 3, minor: 5 }, Version { major: 3, minor: 6 });
    let (before, after) = (binary::write(&object, old).unwrap(), binary::write(&object, new).unwrap());
    assert_eq!(after.len(), before.len() + 1);
    object.version = old;
    assert!(binary::read(&before) == Ok(object.clone()));
    let index = definition.fields.iter().position(|field| field.role == visa::table::Role::MessageSfid).unwrap();
    object.kernels[0].body[1].args[index].value = visa::Value::Word(10);
    assert!(binary::write(&object, new).is_ok());
    assert!(binary::write(&object, old).unwrap_err().to_string().contains("RAW_SENDS"));
}
