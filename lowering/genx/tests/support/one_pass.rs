//! Runs one pass on a small kernel.
#![allow(dead_code, reason = "not all tests use all of it")]

use genx::interp::{self, Buffer, Launch, Memory};
use genx::ir::{ArgumentKind, KernelArgument};
use genx::passes::{Pass, State};
use genx::{Builder, Element, Function, Op, Region, Type, Value};
use visa::Platform;

/// Address of the results.
const BASE: u64 = 0x1000;
/// Maximal number of bytes stored.
const BYTES: usize = 4096;

/// Returns a kernel of vectors that stores the values that `body` computes; the first parameter is the address.
pub(crate) fn kernel(types: &[Type], body: impl FnOnce(&mut Builder<'_>, &[Value]) -> Vec<Value>) -> Function {
    let mut function = Function::new("k");
    let mut offset = 64;
    let mut param = |function: &mut Function, ty: Type| {
        let value = function.add_param(ty, KernelArgument { kind: ArgumentKind::General, offset });
        offset += ty.bytes().next_multiple_of(64);
        value
    };
    let target = param(&mut function, Type::scalar(Element::I64));
    let params: Vec<Value> = types.iter().map(|ty| param(&mut function, *ty)).collect();
    let block = function.blocks()[0];
    let mut b = Builder::at_end(&mut function, block);
    let results = body(&mut b, &params);
    let mut at = 0;
    for result in results {
        let bytes = b.function.ty(result).bytes();
        let offset = b.int(Element::I64, at);
        let address = b.binary(Op::Add, target, offset);
        b.inst(Op::SvmBlockSt, &[address, result], &[], None);
        at += i64::from(bytes);
    }
    b.ret();
    function
}

/// Emits a reduction of a vector of dwords: its halves are combined until one element is left.
pub(crate) fn tree(b: &mut Builder<'_>, op: Op, mut part: Value) -> Value {
    while b.function.ty(part).count() > 1 {
        let half = b.function.ty(part).count() / 2;
        let [low, high] = [0, 4 * half].map(|first| b.read(part, Region::contiguous(half, first), Some(half)));
        part = b.binary(op, low, high);
    }
    part
}

/// Returns the kernel after a pass, and checks that it stores the same.
pub(crate) fn after(pass: &Pass, function: Function, platform: Platform) -> Function {
    let before = stored(&function);
    let mut state = State::new(function, platform);
    (pass.run)(&mut state).unwrap();
    let now = stored(&state.function);
    let differs = (0..now.len()).find(|at| now[*at] != before[*at]);
    assert_eq!(differs, None, "another byte is stored");
    state.function
}

/// Returns the number of instructions of an operation.
pub(crate) fn count(function: &Function, op: Op) -> usize {
    function.all_insts().into_iter().filter(|inst| function.op(*inst) == op).count()
}

/// Returns what a kernel stores for small numbers as arguments.
pub(crate) fn stored(function: &Function) -> Vec<u8> {
    let argument = |(number, param): (usize, &Value)| -> Vec<u64> {
        let ty = function.ty(*param);
        let float = |number: f32| u64::from(number.to_bits());
        let element = |lane: u64| {
            let small = (lane * 7 + number as u64 * 3) % 29 + 1;
            if ty.element == Element::F32 { float(small as f32) } else { small }
        };
        if number == 0 { vec![BASE] } else { (0..u64::from(ty.count())).map(element).collect() }
    };
    let arguments: Vec<Vec<u64>> = function.params().iter().enumerate().map(argument).collect();
    // Different small numbers in single precision.
    let words = (0..BYTES as u32 / 4).flat_map(|word| ((word * 37 % 1021 + 1) as f32).to_le_bytes());
    let buffer = Buffer { address: BASE, surface: None, bytes: words.collect() };
    let mut memory =
        Memory { buffers: vec![buffer], slm: (0..function.slm_bytes).map(|at| at.to_le_bytes()[0]).collect() };
    let launch = Launch { arguments: &arguments, group: 0, local: [0; 3], steps: 100_000 };
    interp::run(function, &launch, &mut memory).unwrap();
    memory.buffers.remove(0).bytes
}
