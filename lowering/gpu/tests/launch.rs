//! Tests that thread groups compute the blocks of a kernel: `get_block_idx` is the number of the group, `get_block_num` the number
//! of groups, and `get_subblock_idx` the number of the thread in its group.
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

/// Runs `examples/gpu/saxpy_grid.pto` with a factor of 2 on a platform, in a number of groups, and returns the vector
/// `y`.
fn saxpy(platform: Platform, groups: [u32; 3]) -> Result<Vec<u8>, String> {
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
        for groups in [[1; 3], [3, 1, 1], [1, 37, 1], [2, 3, 4], [64, 1, 1]] {
            match saxpy(platform, groups) {
                Ok(left) => assert!(left == wanted, "{platform}, {groups:?} groups"),
                Err(wrong) => panic!("{platform}, {groups:?} groups: {wrong}"),
            }
        }
    }
}

/// A block with a cube core and two vector cores: each vector core of each block stores its number, and how many there are.
const VECTOR_CORES: &str = "func.func @k(%d: !pto.ptr<i32, gm>) attributes {pto.entry} {
  pto.section.cube {
  }
  pto.section.vector {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %block = pto.get_block_idx
    %number = pto.get_subblock_idx
    %count = pto.get_subblock_num
    %before = arith.muli %block, %count : i64
    %core = arith.addi %before, %number : i64
    %pair = arith.index_cast %core : i64 to index
    %first = arith.muli %pair, %c2 : index
    %second = arith.addi %first, %c1 : index
    %n = arith.trunci %number : i64 to i32
    %of = arith.trunci %count : i64 to i32
    pto.store_scalar %n, %d[%first] : !pto.ptr<i32, gm>, i32
    pto.store_scalar %of, %d[%second] : !pto.ptr<i32, gm>, i32
  }
  return
}
";

#[test]
fn each_vector_core_is_a_thread() {
    register_passes().expect("passes");
    let context = pto_driver::context(false, false).expect("a context");
    let kernel = Kernel { name: "vector_cores".to_owned(), text: VECTOR_CORES.to_owned(), target: Target::A5 };
    let groups = [3, 1, 2];
    for platform in Platform::ALL {
        let left = in_vectors(&context, &kernel, |module| {
            let object = compile(module, platform)?.map_err(|refusals| reasons(&refusals))?;
            let mut memory = Memory::new();
            let buffer = memory.add(vec![0xff; 6 * 2 * 8]);
            run(&object, platform, groups, &[Argument::Buffer(buffer)], &mut memory)?;
            Ok(memory.bytes(buffer).unwrap_or_default().to_vec())
        });
        let wanted: Vec<u8> = [0_i32, 2, 1, 2].repeat(6).into_iter().flat_map(i32::to_le_bytes).collect();
        assert_eq!(left, Ok(Some(wanted)), "{platform}");
    }
}
