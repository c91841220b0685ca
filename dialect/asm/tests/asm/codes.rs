//! Checks the page of each code of assembly: its rejected example yields the code, its accepted one no diagnostic.

use crate::support::assemble;

fn example<'p>(page: &'p str, heading: &str) -> Option<&'p str> {
    let (_, after) = page.split_once(&format!("\n## {heading}\n"))?;
    let (_, program) = after.split_once("```asm\n")?;
    program.split_once("```").map(|(program, _)| program)
}

#[test]
fn pages_show_what_is_refused() {
    let mut count = 0;
    for info in pto_isa::codes::CODES {
        let examples = (example(info.page, "Rejected"), example(info.page, "Accepted"));
        let (Some(rejected), Some(accepted)) = examples else { continue };
        count += 1;
        let said = assemble(rejected).err().unwrap_or_default();
        assert!(said.lines().next().unwrap_or("").contains(&info.id()), "{} is not reported first:\n{said}", info.id());
        assert!(assemble(accepted).is_ok(), "{}: {:?}", info.id(), assemble(accepted));
    }
    assert!(count >= 9, "{count} pages");
}
