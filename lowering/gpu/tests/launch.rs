//! Tests that thread groups compute the blocks of a kernel: `get_block_idx` is the number of the group, `get_block_num` the number
//! of groups.
#![allow(clippy::expect_used, clippy::panic, reason = "tests")]

mod support;

use std::path::Path;

use pto_isa::Target;
use support::{Kernel, compile, in_vectors, reasons, register_passes, run};
use visa::Platform;
use visa::interp::value::Number;
use visa::interp::{Argument, Memory};

/// Elements of the vectors: 37 blocks of 64.
const ELEMENTS: u16 = 37 * 64;

/// Returns the vector `y` after `examples/gpu/saxpy_grid.pto` with a factor of 2, on a platform, in so many groups.
fn saxpy(platform: Platform, groups: u32) -> Result<Vec<u8>, String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/gpu/saxpy_grid.pto");
    let text = std::fs::read_to_string(path).map_err(|error| error.to_string())?;
    let kernel = Kernel { name: "saxpy_grid".to_owned(), text, target: Target::A5 };
    let context = pto_driver::context(false, false)?;
    let left = in_vectors(&context, &kernel, |module| {
        let object = compile(module, platform)?.map_err(|refusals| reasons(&refusals))?;
        let mut memory = Memory::new();
        let vector = |of: fn(f32) -> f32| (0..ELEMENTS).flat_map(|at| of(f32::from(at)).to_le_bytes()).collect();
        let (x, y) = (memory.add(vector(|at| at)), memory.add(vector(|at| 1.0 - at)));
        let (two, count) = (Number::Real(2.0), Number::Integer(ELEMENTS.into()));
        let arguments = [Argument::Number(two), Argument::Buffer(x), Argument::Buffer(y), Argument::Number(count)];
        run(&object, platform, groups, &arguments, &mut memory)?;
        Ok(memory.bytes(y).unwrap_or_default().to_vec())
    });
    left?.ok_or_else(|| "is not lowered to vector instructions".to_owned())
}

#[test]
fn each_block_is_computed_once_by_any_number_of_groups() {
    register_passes().expect("passes");
    let wanted: Vec<u8> = (0..ELEMENTS).flat_map(|at| (f32::from(at) + 1.0).to_le_bytes()).collect();
    for platform in Platform::ALL {
        for groups in [1, 3, 37, 64] {
            match saxpy(platform, groups) {
                Ok(left) => assert!(left == wanted, "{platform}, {groups} groups"),
                Err(wrong) => panic!("{platform}, {groups} groups: {wrong}"),
            }
        }
    }
}
