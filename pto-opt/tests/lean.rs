//! Tests that the executable is without the code generators of LLVM: feature `lean` of `mlir-dialect`.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "tests")]

use object::{Object, ObjectSection};

/// The number of C++ files with objects that each start constructs. Those of all code generators are 650, and cost
/// 2 ms; about 80 are of LLVM IR, which the tools read and write.
const CONSTRUCTED: u64 = 120;

#[test]
fn few_files_construct_objects_at_the_start() {
    let bytes = std::fs::read(env!("CARGO_BIN_EXE_pto-opt")).unwrap();
    let file = object::File::parse(&*bytes).unwrap();
    let constructors = file.section_by_name(".init_array").unwrap().size() / size_of::<usize>() as u64;
    assert!((1..CONSTRUCTED).contains(&constructors), "{constructors} constructors: which library is linked in whole?");
}
