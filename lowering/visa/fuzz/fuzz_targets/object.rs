//! The reader of object files: any bytes give an object or errors, and an object is written and read back the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use visa::{Version, binary};

fuzz_target!(|bytes: &[u8]| {
    if let Ok(file) = binary::layout::File::parse(bytes) {
        // Small files only: a dump is longer than its file.
        if bytes.len() < 4096 {
            let _ = binary::dump(&file, bytes.len());
        }
    }
    match binary::read(bytes) {
        Ok(mut object) => {
            object.version = Version::default();
            if let Ok(written) = binary::write(&object, object.version) {
                assert_eq!(binary::read(&written).as_ref(), Ok(&object));
            }
            for platform in visa::Platform::ALL {
                let _ = visa::verify::verify(&object, platform, None);
                let _ = visa::text::print(&object, platform);
            }
        }
        Err(errors) => {
            for error in &errors {
                let detail = error.detail();
                assert!(detail.offset <= bytes.len() && !detail.field.is_empty(), "{error}");
            }
            assert!(!errors.is_empty());
        }
    }
});
