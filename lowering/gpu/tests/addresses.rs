//! Tests that offsets into global memory beyond 32 bits do not wrap: the defect `gpu-wrap`. The buffer is shorter than
//! the offset, so that the access is out of bounds; if the offset wrapped, it would be at the start of the buffer.
#![allow(clippy::expect_used, clippy::panic, reason = "tests")]

mod support;

use genx::table::Name;
use pto_isa::Target;
use support::{Kernel, compile, in_vectors, reasons, register_passes, run};
use visa::Platform;
use visa::interp::value::Number;
use visa::interp::{Argument, Memory};
use visa::table::Op;

/// Returns a kernel that doubles eight numbers at offset `%i * elements`; `lines` define `%i`.
fn kernel(parameters: &str, lines: &str, elements: u64) -> String {
    format!(
        "module attributes {{pto.target_arch = \"a5\"}} {{
  func.func @k(%a: !pto.ptr<f32, gm>{parameters}) attributes {{pto.entry}} {{
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c8 = arith.constant 8 : index
    %far = arith.constant {elements} : index
    %va = pto.make_tensor_view %a, shape = [%c8, %far], strides = [%far, %c1] : !pto.tensor_view<?x?xf32>
    %x = pto.alloc_tile : !pto.tile_buf<vec, 1x8xf32>
{lines}
    return
  }}
}}
"
    )
}

/// Loads, doubles and stores the tile at row `%i`.
const DOUBLED: &str = "    %pa = pto.partition_view %va, offsets = [%i, %c0], sizes = [%c1, %c8] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<1x8xf32>
    pto.tload ins(%pa : !pto.partition_tensor_view<1x8xf32>) outs(%x : !pto.tile_buf<vec, 1x8xf32>)
    pto.tadd ins(%x, %x : !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) outs(%x : !pto.tile_buf<vec, 1x8xf32>)
    pto.tstore ins(%x : !pto.tile_buf<vec, 1x8xf32>) outs(%pa : !pto.partition_tensor_view<1x8xf32>)";

/// Returns the contents of a buffer of eight ones after a kernel, on each platform; `None` if it accesses anything
/// else.
fn left(text: &str, groups: u32, numbers: &[i128]) -> Vec<Option<Vec<u8>>> {
    register_passes().expect("passes");
    let context = pto_driver::context(false, false).expect("a context");
    let kernel = Kernel { name: "addresses".to_owned(), text: text.to_owned(), target: Target::A5 };
    let done = in_vectors(&context, &kernel, |module| {
        let each = Platform::ALL.into_iter().map(|platform| {
            let object = compile(module, platform)?.map_err(|refusals| reasons(&refusals))?;
            let mut memory = Memory::new();
            let buffer = memory.add([1.0_f32; 8].iter().flat_map(|one| one.to_le_bytes()).collect());
            let numbers = numbers.iter().map(|number| Argument::Number(Number::Integer(*number)));
            let arguments: Vec<_> = std::iter::once(Argument::Buffer(buffer)).chain(numbers).collect();
            let ran = run(&object, platform, [groups, 1, 1], &arguments, &mut memory);
            Ok(ran.ok().map(|()| memory.bytes(buffer).unwrap_or_default().to_vec()))
        });
        each.collect::<Result<Vec<_>, String>>()
    });
    match done {
        Ok(Some(left)) => left,
        Ok(None) => panic!("is not lowered:\n{text}"),
        Err(wrong) => panic!("{wrong}\n{text}"),
    }
}

fn twos() -> Vec<u8> {
    [2.0_f32; 8].iter().flat_map(|two| two.to_le_bytes()).collect()
}

/// Elements from one row to the next: 4 GiB, 12 GiB, and a distance that is not a power of two.
const PITCHES: [u64; 3] = [1 << 30, 3 << 30, (1 << 30) * 5 / 4];

#[test]
fn blocks_are_not_where_the_first_is() {
    for pitch in PITCHES {
        let lines = "    %b = pto.get_block_idx\n    %i = arith.index_cast %b : i64 to index\n".to_owned() + DOUBLED;
        let text = kernel("", &lines, pitch);
        assert!(left(&text, 1, &[]).iter().all(|left| *left == Some(twos())), "{pitch}");
        // The fifth block is at 25 GiB for the last pitch, and at a multiple of 4 GiB for the others.
        assert!(left(&text, 5, &[]).iter().all(Option::is_none), "{pitch}");
    }
}

#[test]
fn arguments_times_a_pitch_do_not_wrap() {
    for pitch in PITCHES {
        let text = kernel(", %i: index", DOUBLED, pitch);
        assert!(left(&text, 1, &[0]).iter().all(|left| *left == Some(twos())), "{pitch}");
        assert!(left(&text, 1, &[4]).iter().all(Option::is_none), "{pitch}");
    }
}

#[test]
fn arguments_of_more_than_32_bits_are_refused() {
    let text = kernel(", %i: index", DOUBLED, 8);
    assert!(left(&text, 1, &[0]).iter().all(|left| *left == Some(twos())));
    for number in [1_i128 << 32, -(1 << 32)] {
        assert!(left(&text, 1, &[number]).iter().all(Option::is_none), "{number}");
    }
}

#[test]
fn sums_of_arguments_do_not_wrap() {
    // Four times the argument: 2^32 for the largest power of two that is a positive 32-bit number.
    let sums = "    %j = arith.addi %n, %n : index\n    %i = arith.addi %j, %j : index\n".to_owned();
    let less = "    %m = arith.constant -2147483648 : index\n    %j = arith.subi %m, %n : index\n    %i = arith.addi %j, %m : index\n";
    for (lines, far) in [(sums, 1 << 30), (less.to_owned(), 0)] {
        let text = kernel(", %n: index", &(lines + DOUBLED), 8);
        assert!(left(&text, 1, &[far]).iter().all(Option::is_none));
    }
    let text = kernel(", %n: index", &format!("    %i = arith.addi %n, %n : index\n{DOUBLED}"), 8);
    assert!(left(&text, 1, &[0]).iter().all(|left| *left == Some(twos())));
}

#[test]
fn loops_end_where_the_next_number_has_more_than_32_bits() {
    let first = DOUBLED.replace("%i", "%c0");
    for step in [1_u64 << 30, (1 << 31) - 1] {
        let lines =
            format!("    %s = arith.constant {step} : index\n    scf.for %l = %c0 to %n step %s {{\n{first}\n    }}");
        let text = kernel(", %n: index", &lines, 8);
        // Two iterations of the smaller step, one of the larger one.
        let twice: Vec<u8> = [4.0_f32; 8].iter().flat_map(|four| four.to_le_bytes()).collect();
        let wanted = if step == 1 << 30 { twice } else { twos() };
        assert!(left(&text, 1, &[i32::MAX.into()]).iter().all(|left| *left == Some(wanted.clone())), "{step}");
        let ones: Vec<u8> = [1.0_f32; 8].iter().flat_map(|one| one.to_le_bytes()).collect();
        assert!(left(&text, 1, &[-1]).iter().all(|left| *left == Some(ones.clone())), "{step}");
    }
}

#[test]
fn loops_over_rows_do_not_wrap() {
    let loops = format!("    scf.for %i = %c0 to %n step %c1 {{\n{DOUBLED}\n    }}");
    for pitch in PITCHES {
        let text = kernel(", %n: index", &loops, pitch);
        assert!(left(&text, 1, &[1]).iter().all(|left| *left == Some(twos())), "{pitch}");
        assert!(left(&text, 1, &[5]).iter().all(Option::is_none), "{pitch}");
    }
}

#[test]
fn constants_are_added_last() {
    // Rows start 256 bytes apart, so that messages do not merge them.
    let text = "module attributes {pto.target_arch = \"a5\"} {
  func.func @k(%a: !pto.ptr<f32, gm>, %n: index) attributes {pto.entry} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %c64 = arith.constant 64 : index
    %va = pto.make_tensor_view %a, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<64x64xf32>
    %x = pto.alloc_tile : !pto.tile_buf<vec, 4x8xf32>
    %pa = pto.partition_view %va, offsets = [%n, %c0], sizes = [%c4, %c8] : !pto.tensor_view<64x64xf32> -> !pto.partition_tensor_view<4x8xf32>
    pto.tload ins(%pa : !pto.partition_tensor_view<4x8xf32>) outs(%x : !pto.tile_buf<vec, 4x8xf32>)
    pto.tstore ins(%x : !pto.tile_buf<vec, 4x8xf32>) outs(%pa : !pto.partition_tensor_view<4x8xf32>)
    return
  }
}
";
    register_passes().expect("passes");
    let context = pto_driver::context(false, false).expect("a context");
    let kernel = Kernel { name: "rows".to_owned(), text: text.to_owned(), target: Target::A5 };
    let constants = in_vectors(&context, &kernel, |module| {
        let program = support::program(module)?;
        let entry = program.entry(None).ok_or("no function")?;
        let function = pto_gpu::lower(&program, entry, Platform::Pvc, pto_gpu::BUFFER_REGISTERS);
        let function = function.map_err(|refusals| reasons(&refusals))?;
        let constant = |inst| {
            let address = function.operand(inst, Name::Address)?;
            let sum = function.def_inst(address).filter(|inst| function.op(*inst) == genx::Op::Add)?;
            function.operands(sum).get(1).and_then(|added| function.as_integer(*added))
        };
        let loads = function.all_insts().into_iter().filter(|inst| function.op(*inst) == genx::Op::SvmBlockLd);
        Ok(loads.map(constant).collect::<Vec<_>>())
    });
    assert_eq!(constants, Ok(Some(vec![None, Some(256), Some(512), Some(768)])));
}

#[test]
fn constants_that_are_added_last_do_not_wrap() {
    for far in [1_i64 << 20, 1 << 26, 1 << 30, i64::from(i32::MAX)] {
        let lines = format!("    %m = arith.constant {far} : index\n    %i = arith.addi %n, %m : index\n{DOUBLED}");
        let text = kernel(", %n: index", &lines, 8);
        assert!(left(&text, 1, &[i128::from(-far)]).iter().all(|left| *left == Some(twos())), "{far}");
        assert!(left(&text, 1, &[1]).iter().all(Option::is_none), "{far}");
    }
}

#[test]
fn rows_at_any_dword_are_blocks() {
    const AT: &str = "    %pa = pto.partition_view %va, offsets = [%c0, %i], sizes = [%c1, %c8] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<1x8xf32>\n";
    let lines = DOUBLED.split_once('\n').map(|(_, rest)| AT.to_owned() + rest).expect("lines");
    let text = kernel(", %i: index", &lines, 64);
    assert!(left(&text, 1, &[0]).iter().all(|left| *left == Some(twos())));
    // The last element is outside of the buffer.
    assert!(left(&text, 1, &[1]).iter().all(Option::is_none));
    register_passes().expect("passes");
    let context = pto_driver::context(false, false).expect("a context");
    let kernel = Kernel { name: "blocks".to_owned(), text, target: Target::A5 };
    let objects = in_vectors(&context, &kernel, |module| {
        [Platform::Dg2, Platform::Pvc]
            .into_iter()
            .map(|platform| compile(module, platform))
            .collect::<Result<Vec<_>, _>>()
    });
    for object in objects.expect("is compiled").expect("is lowered") {
        let object = object.unwrap_or_else(|refusals| panic!("{}", reasons(&refusals)));
        let count = |op| object.kernels.iter().flat_map(|kernel| &kernel.body).filter(|found| found.op == op).count();
        let messages = [Op::LscLoad, Op::LscStore, Op::SvmGather, Op::SvmScatter].map(count);
        assert_eq!(messages, [1, 1, 0, 0]);
    }
}
