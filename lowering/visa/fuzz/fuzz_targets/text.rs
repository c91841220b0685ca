//! The parser of assembly: any bytes give an object or diagnostics. What has none is printed and read back the same, and so
//! is its object file, if the verifier has nothing to say either.
#![no_main]

use diag::Sources;
use libfuzzer_sys::fuzz_target;
use visa::{Object, Platform, Version, binary, text, verify};

fn parse(bytes: &[u8]) -> Option<Object> {
    let mut sources = Sources::new();
    let file = sources.add("fuzz.visaasm", bytes);
    let parsed = text::parse(bytes, file, Platform::Pvc);
    parsed.diagnostics.is_empty().then_some(parsed.object)
}

fuzz_target!(|bytes: &[u8]| {
    let Some(object) = parse(bytes) else { return };
    if !verify::verify(&object, Platform::Pvc, None).is_empty() {
        return;
    }
    let printed = text::print(&object, Platform::Pvc).expect("legal objects are printed");
    let again = parse(printed.as_bytes()).expect("printed text is read");
    assert_eq!(text::print(&again, Platform::Pvc).as_deref(), Ok(&*printed));
    let written = binary::write(&object, Version::default()).expect("legal objects are written");
    let mut read = binary::read(&written).expect("written files are read");
    read.version = object.version;
    assert_eq!(text::print(&read, Platform::Pvc).as_deref(), Ok(&*printed));
});
