//! `pto-docs`: writes the generated pages of the manual beside the written ones.

use std::{path::Path, process::ExitCode};

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let (tests, src) = (root.join("tests/filetests"), root.join("docs/src"));
    let result = pto_docs::pages(&tests).and_then(|pages| Ok((pages.len(), pto_docs::write(&pages, &src)?)));
    match result {
        Ok((count, stale)) => {
            println!("{count} pages, {} of them new", stale.len());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
