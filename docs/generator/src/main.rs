//! `pto-docs`: writes the generated pages of the manual next to the written ones, and the lists in the grammar of
//! editors.

use std::{fs, io, path::Path, process::ExitCode};

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let (tests, src) = (root.join("tests/filetests"), root.join("docs/src"));
    let pages = pto_docs::pages(&tests).and_then(|pages| Ok((pages.len(), pto_docs::write(&pages, &src)?)));
    let result = pages.and_then(|pages| renew(&root.join(pto_docs::grammar::PATH)).map(|()| pages));
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

/// Updates the operations and types in a grammar.
fn renew(path: &Path) -> io::Result<()> {
    let text = fs::read_to_string(path)?;
    let renewed = pto_docs::grammar::renewed(&text)?;
    if renewed == text { Ok(()) } else { fs::write(path, renewed) }
}
