//! `pto-docs`: writes the generated pages of the manual; with `--check`, only says which are not current.

use std::{env, path::Path, process::ExitCode};

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let (tests, src) = (root.join("tests/filetests"), root.join("docs/src"));
    let check = env::args().nth(1).is_some_and(|argument| argument == "--check");
    let result = pto_docs::pages(&tests).and_then(|pages| {
        let stale = if check { pto_docs::stale(&pages, &src)? } else { pto_docs::write(&pages, &src)? };
        Ok((pages.len(), stale))
    });
    match result {
        Ok((_, stale)) if check && !stale.is_empty() => {
            for path in stale {
                eprintln!("not current: {}", path.display());
            }
            eprintln!("run `make docs`");
            ExitCode::FAILURE
        }
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
