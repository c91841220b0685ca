//! The model survives object files.

use proptest::prelude::*;
use visa::{Object, Platform, Version, binary};

use super::random;

pub(crate) fn platforms() -> impl Strategy<Value = Platform> {
    prop::sample::select(Platform::ALL.to_vec())
}

pub(crate) fn picks(most: usize) -> impl Strategy<Value = Vec<(usize, u64)>> {
    prop::collection::vec((any::<usize>(), any::<u64>()), 1..most)
}

fn difference(before: &Object, after: &Object) -> String {
    fn first<T: PartialEq + std::fmt::Debug>(before: &[T], after: &[T]) -> Option<String> {
        let changed = before.iter().zip(after).find(|(b, a)| a != b);
        let lengths = || (before.len() != after.len()).then(|| format!("{} and {}", before.len(), after.len()));
        changed.map(|(b, a)| format!("{b:?}\n{a:?}")).or_else(lengths)
    }
    let (b, a) = (&before.kernels[0], &after.kernels[0]);
    first(&b.body, &a.body)
        .or_else(|| first(&b.generals, &a.generals))
        .or_else(|| first(&b.addresses, &a.addresses))
        .or_else(|| first(&b.predicates, &a.predicates))
        .or_else(|| first(&b.surfaces, &a.surfaces))
        .or_else(|| first(&b.labels, &a.labels))
        .or_else(|| first(&b.inputs, &a.inputs))
        .or_else(|| first(&b.attributes, &a.attributes))
        .unwrap_or_else(|| "something else differs".to_owned())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn models_survive(platform in platforms(), picks in picks(40), minor in 5u8..=6) {
        let mut object = random::kernel(platform, &picks);
        object.version = Version { major: 3, minor };
        let bytes = binary::write(&object, object.version)?;
        let back = binary::read(&bytes).map_err(|e| TestCaseError::fail(e[0].to_string()))?;
        // The whole object is too large to print.
        prop_assert!(back == object, "{}", difference(&object, &back));
        prop_assert!(binary::write(&back, object.version)? == bytes);
    }

    #[test]
    fn text_survives_files_and_files_survive_text(platform in platforms(), picks in picks(25)) {
        let object = random::kernel(platform, &picks);
        let bytes = binary::write(&object, object.version)?;
        let text = print(&object, platform)?;
        let parsed = parse(&text, platform)?;
        prop_assert!(parsed == object, "{}\n{text}", difference(&object, &parsed));
        prop_assert!(binary::write(&parsed, object.version)? == bytes);
        let back = binary::read(&bytes).map_err(|e| TestCaseError::fail(e[0].to_string()))?;
        prop_assert_eq!(print(&back, platform)?, text);
    }
}

fn print(object: &Object, platform: Platform) -> Result<String, TestCaseError> {
    visa::text::print(object, platform).map_err(|e| TestCaseError::fail(e.to_string()))
}

fn parse(text: &str, platform: Platform) -> Result<Object, TestCaseError> {
    let mut sources = diag::Sources::new();
    let file = sources.add("k.visaasm", text);
    let parsed = visa::text::parse(text.as_bytes(), file, platform);
    let said: Vec<&str> = parsed.diagnostics.iter().map(|d| &*d.message).collect();
    prop_assert!(said.is_empty(), "{said:?}\n{text}");
    Ok(parsed.object)
}

/// Files keep names only for debugging; the printer makes ambiguous ones unique.
#[test]
fn names_that_are_none() {
    let platform = Platform::Skl;
    let mut object = random::kernel(platform, &[(0, 0), (1, 1)]);
    let kernel = &mut object.kernels[0];
    for (general, name) in kernel.generals.iter_mut().zip(["", "same", "same", "a b", "$ok?", "V33", "T1", "%r0", "ü"])
    {
        general.name = name.into();
    }
    kernel.labels[1].name = "".into();
    let bytes = binary::write(&object, object.version).unwrap();
    let back = binary::read(&bytes).unwrap();
    assert!(back == object);
    let text = visa::text::print(&back, platform).unwrap();
    let parsed = parse(&text, platform).unwrap();
    assert_eq!(visa::text::print(&parsed, platform).unwrap(), text);
    assert!(parsed.kernels[0].body == object.kernels[0].body);
    assert_eq!(&*parsed.kernels[0].generals[4].name, "$ok?");
}

/// The region of a scalar operand has no effect, but a file can contain only legal ones: every object that the verifier
/// accepts can be written.
#[test]
fn regions_of_scalars() {
    let platform = Platform::Skl;
    let line = |region: &str| {
        let text = format!(
            ".version 3.6\n.kernel \"k\"\n.decl d v_type=G type=ud num_elts=16 align=GRF\n.decl t v_type=T num_elts=1\n\
             .input t offset=64 size=4\n.function \"k_BB_0\"\n oword_st (1) t d(0,0){region} d.0\n ret (M1,1)\n"
        );
        parse(&text, platform).unwrap()
    };
    for (region, good) in
        [("<0;1,0>", true), ("<8;8,1>", true), ("<9;1,0>", false), ("<0;3,0>", false), ("<0;1,3>", false)]
    {
        let object = line(region);
        assert_eq!(visa::verify::verify(&object, platform, None).errors() == 0, good, "{region}");
        assert_eq!(binary::write(&object, Version::default()).is_ok(), good, "{region}");
    }
}
