//! The module that Intel's own vector compiler accepts: LLVM IR of release 14, with current metadata that the document
//! "LLVM IR for the GenX backend" does not describe.
//!
//! ```text
//! llvm-as-14 k.ll -o k.bc
//! ocloc compile -file k.bc -llvm_input -device pvc -options -vc-codegen --format zebin
//! ```
//!
//! Kernels have the calling convention and the attributes of kernels of OpenCL runtimes. References to a kernel state its
//! type, because LLVM 14 has typed pointers. Operations on which the compiler aborts are replaced by equivalent ones: regions
//! of `bfloat` are accessed as regions of `i16`, and the intrinsic `bf.cvt` converts to `bfloat`. On platforms that do not
//! convert between `bfloat` and `float`, integer operations do, and words replace the type `bfloat`. Undefined data, about
//! which the compiler would also warn, are zero, and so are parts of a vector that are read before they are written. A
//! select by a constant mask is removed if all elements of it that are read come from one operand: the compiler splits
//! such a select, and warns of undefined data that it introduced itself.

use std::fmt::{self, Write};

use visa::Platform;

use crate::builder::Builder;
use crate::constant::Constant;
use crate::ir::{ArgumentKind, Function, Inst, Value};
use crate::llvm::Form;
use crate::passes::dead_vector_removal;
use crate::passes::emulation::bfloat;
use crate::table::{Argument, Name, Op};
use crate::types::Element;

/// The metadata of a kernel with the threads of a group along x, y and z; a group without it is one thread.
pub const GROUP_SIZE: &str = "reqd_work_group_size";

/// The metadata nodes of a kernel: itself, and the kinds, offsets, directions and descriptions of its arguments.
const NODES: usize = 5;

/// Prints the module of some kernels for a platform.
///
/// # Errors
///
/// Those of the writer.
pub fn print(functions: &[Function], platform: Platform, out: &mut dyn Write) -> fmt::Result {
    let functions = adapted(functions, platform);
    let size_node = |index: usize| NODES * functions.len() + index;
    let after = |index: usize| match functions.get(index) {
        Some(function) if function.threads != 1 => format!(" #0 !{GROUP_SIZE} !{}", size_node(index)),
        Some(_) | None => " #0".to_owned(),
    };
    let form = Form { before: "dllexport spir_kernel void", after: &after, narrows_by_intrinsic: true };
    crate::llvm::definitions(&functions, &form, out)?;
    writeln!(out, "\nattributes #0 = {{ \"CMGenxMain\" \"oclrt\"=\"1\" }}")?;
    if functions.is_empty() {
        return Ok(());
    }
    let nodes: Vec<_> = (0..functions.len()).map(|index| format!("!{}", NODES * index)).collect();
    writeln!(out, "\n!genx.kernels = !{{{}}}", nodes.join(", "))?;
    functions.iter().enumerate().try_for_each(|(index, function)| kernel(function, NODES * index, out))?;
    let sizes = functions.iter().enumerate().filter(|(_, function)| function.threads != 1);
    sizes
        .map(|(index, function)| (size_node(index), function.threads))
        .try_for_each(|(node, threads)| writeln!(out, "!{node} = !{{i32 {threads}, i32 1, i32 1}}"))
}

/// Returns the kernels that [`print`] prints: operations that the compiler does not accept for a platform are replaced
/// by equivalent ones.
#[must_use]
pub fn adapted(functions: &[Function], platform: Platform) -> Vec<Function> {
    let mut functions = functions.to_vec();
    for function in &mut functions {
        dead_vector_removal::remove_selects(function);
        if bfloat::converts(platform) {
            access_bfloat_as_words(function);
        } else {
            bfloat::eliminate(function, platform);
        }
        define_data(function);
        define_rest(function);
        crate::llvm::expand(function);
    }
    functions
}

/// Replaces accesses to regions of `bfloat` by regions of `i16`, with casts of operands and results.
fn access_bfloat_as_words(function: &mut Function) {
    let is_bfloat = |function: &Function, value: Value| function.ty(value).element == Element::BF16;
    for inst in function.all_insts() {
        if !matches!(function.op(inst), Op::RdRegion | Op::WrRegion) {
            continue;
        }
        for (index, operand) in function.operands(inst).to_vec().into_iter().enumerate() {
            if is_bfloat(function, operand) {
                let words = Builder::before(function, inst).cast(Op::BitCast, operand, Element::I16);
                function.set_arg(inst, index, words);
            }
        }
        if let Some(result) = function.result(inst).filter(|result| is_bfloat(function, *result)) {
            cast_back(function, inst, result);
        }
    }
}

/// Replaces undefined data by zeros, except for vectors into which a region is written and sources that a message does not have.
fn define_data(function: &mut Function) {
    for inst in function.all_insts() {
        let arguments = function.op(inst).definition().arguments.iter();
        let names = arguments.filter_map(|argument| match argument {
            Argument::Operand(name, _) => Some(*name),
            Argument::Immediate(..) => None,
        });
        for (index, name) in names.enumerate() {
            let Some(operand) = function.operands(inst).get(index).copied() else { break };
            let is_undefined = matches!(function.as_constant(operand), Some(Constant::Undef));
            if is_undefined && !matches!(name, Name::Old | Name::Compared) {
                let ty = function.ty(operand);
                let zero = function.constant(ty, Constant::Splat(0));
                function.set_arg(inst, index, zero);
            }
        }
    }
}

/// Initialises vectors with zeros if they are written in parts and a part is read that was not written.
fn define_rest(function: &mut Function) {
    for inst in function.all_insts() {
        let old = (function.op(inst) == Op::WrRegion).then(|| function.operand(inst, Name::Old)).flatten();
        let Some(old) = old.filter(|old| matches!(function.as_constant(*old), Some(Constant::Undef))) else { continue };
        let ty = function.ty(old);
        if ty.is_predicate() || Written::new(function, inst).is_some_and(|written| written.suffices(function)) {
            continue;
        }
        let zero = function.constant(ty, Constant::Splat(0));
        function.set_arg(inst, 0, zero);
    }
}

/// Maximal number of uses that are followed to determine which bytes of a vector are read.
const FOLLOWED: usize = 1024;

/// A vector that is written in parts, and which of its bytes are written.
struct Written {
    vector: Value,
    bytes: Vec<bool>,
}

impl Written {
    /// Returns the result of a write to an undefined vector; `None` if the written bytes are not constant.
    fn new(function: &Function, inst: Inst) -> Option<Self> {
        let vector = function.result(inst)?;
        let written = Self { vector, bytes: vec![false; function.ty(vector).bytes() as usize] };
        written.after(function, inst)
    }

    /// Returns the bytes of the region of a read or a write with `lanes` elements of `size` bytes.
    fn region(function: &Function, inst: Inst, lanes: u32, size: u32) -> Option<Vec<usize>> {
        let known = function.operand(inst, Name::Index).and_then(|index| function.as_integer(index)) == Some(0);
        let region = function.region(inst).filter(|_| known)?;
        let of_lane = |lane: u32| {
            let first = region.offset + region.element(lane.cast_signed()) * size.cast_signed();
            (0..size).map(move |byte| usize::try_from(first + byte.cast_signed()).ok())
        };
        (0..lanes).flat_map(of_lane).collect()
    }

    /// Returns the vector after a write to it.
    fn after(mut self, function: &Function, inst: Inst) -> Option<Self> {
        let ty = function.ty(function.operand(inst, Name::New)?);
        let mask = function.operand(inst, Name::Mask).and_then(|mask| function.as_constant(mask)?.splat());
        for byte in Self::region(function, inst, ty.count(), ty.element.bytes()).filter(|_| mask == Some(1))? {
            *self.bytes.get_mut(byte)? = true;
        }
        self.vector = function.result(inst)?;
        Some(self)
    }

    /// Returns whether all bytes that are read of it, and of vectors derived from it, were written.
    fn suffices(self, function: &Function) -> bool {
        let mut work = vec![self];
        let mut followed = 0;
        while let Some(Self { vector, bytes }) = work.pop() {
            if bytes.iter().all(|written| *written) {
                continue;
            }
            for at in function.uses(vector) {
                followed += 1;
                let next = || Self { vector, bytes: bytes.clone() };
                let op = function.op(at.inst);
                let is_defined = if followed > FOLLOWED {
                    false
                } else if op == Op::BitCast {
                    function.result(at.inst).is_some_and(|vector| {
                        work.push(Self { vector, ..next() });
                        true
                    })
                } else if op == Op::WrRegion && at.index == 0 {
                    next().after(function, at.inst).is_some_and(|next| {
                        work.push(next);
                        true
                    })
                } else if op == Op::RdRegion {
                    function.result(at.inst).is_some_and(|result| {
                        let ty = function.ty(result);
                        let read = Self::region(function, at.inst, ty.count(), ty.element.bytes());
                        read.is_some_and(|read| read.iter().all(|byte| bytes.get(*byte) == Some(&true)))
                    })
                } else {
                    false
                };
                if !is_defined {
                    return false;
                }
            }
        }
        true
    }
}

/// Changes the result of an instruction to words, and casts it to `bfloat` for its users.
fn cast_back(function: &mut Function, inst: Inst, result: Value) {
    // An instruction with a result is not a terminator, so another one follows it.
    let Some(next) = function.next(inst) else { return };
    let ty = function.ty(result);
    let users = function.uses(result).to_vec();
    function.set_type(result, ty.of(Element::I16));
    let cast = Builder::before(function, next).bitcast(result, ty);
    for user in users {
        function.set_arg(user.inst, user.index as usize, cast);
    }
}

/// Prints the nodes of a kernel; `first` is the number of the first.
fn kernel(function: &Function, first: usize, out: &mut dyn Write) -> fmt::Result {
    let (name, slm) = (&function.name, function.slm_bytes);
    let types: Vec<_> = function.params().iter().map(|param| function.ty(*param).to_string()).collect();
    let [kinds, offsets, directions, descriptions] = [1, 2, 3, 4].map(|number| format!("!{}", first + number));
    writeln!(
        out,
        "!{first} = !{{void ({})* @{name}, !\"{name}\", {kinds}, i32 {slm}, {offsets}, {directions}, {descriptions}, i32 0, \
         i32 0}}",
        types.join(", ")
    )?;
    let mut node = |number: &str, each: &mut dyn Iterator<Item = String>| {
        writeln!(out, "{number} = !{{{}}}", each.collect::<Vec<_>>().join(", "))
    };
    let arguments = || function.arguments.iter();
    node(&kinds, &mut arguments().map(|argument| format!("i32 {}", argument.kind.code())))?;
    node(&offsets, &mut arguments().map(|argument| format!("i32 {}", argument.offset)))?;
    node(&directions, &mut arguments().map(|_| "i32 0".to_owned()))?;
    node(&descriptions, &mut arguments().map(|argument| format!("!\"{}\"", description(argument.kind))))
}

/// Describes an argument for the runtime.
#[must_use]
pub const fn description(kind: ArgumentKind) -> &'static str {
    match kind {
        ArgumentKind::General | ArgumentKind::GroupCount | ArgumentKind::LocalIds | ArgumentKind::PrivateBase => "",
        ArgumentKind::Address => "svmptr_t",
        ArgumentKind::Surface => "buffer_t",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::KernelArgument;
    use crate::{Region, Type};

    #[test]
    fn regions_of_bfloat_are_words() -> fmt::Result {
        let mut function = Function::new("k");
        let ty = Type::vector(Element::BF16, 16);
        let param = function.add_param(ty, KernelArgument { kind: ArgumentKind::General, offset: 72 });
        let block = function.blocks()[0];
        let mut builder = Builder::at_end(&mut function, block);
        let part = builder.read(param, Region::contiguous(8, 0), Some(8));
        let whole = builder.write(param, part, Region::contiguous(8, 0));
        builder.unary(Op::FNeg, whole);
        builder.ret();
        let mut text = String::new();
        print(&[function], Platform::Pvc, &mut text)?;
        for expected in [
            "bitcast <16 x bfloat> %v1 to <16 x i16>",
            "@llvm.genx.rdregioni.v8i16.v16i16(",
            "@llvm.genx.wrregioni.v16i16.v8i16.i1(",
            "fneg <16 x bfloat>",
        ] {
            assert!(text.contains(expected), "{expected}\n{text}");
        }
        Ok(())
    }

    #[test]
    fn conversions_to_bfloat_are_an_intrinsic() -> fmt::Result {
        let mut function = Function::new("k");
        let ty = Type::vector(Element::F32, 16);
        let param = function.add_param(ty, KernelArgument { kind: ArgumentKind::General, offset: 72 });
        let block = function.blocks()[0];
        let mut builder = Builder::at_end(&mut function, block);
        builder.cast(Op::FpTrunc, param, Element::BF16);
        builder.cast(Op::FpTrunc, param, Element::F16);
        builder.ret();
        let mut text = String::new();
        print(&[function], Platform::Pvc, &mut text)?;
        for expected in [
            "= call <16 x half> @llvm.genx.bf.cvt.v16f16.v16f32(<16 x float> %v1)",
            "= bitcast <16 x half> %narrow0.index to <16 x bfloat>",
            "= fptrunc <16 x float> %v1 to <16 x half>",
            "declare <16 x half> @llvm.genx.bf.cvt.v16f16.v16f32(<16 x float>)",
        ] {
            assert!(text.contains(expected), "{expected}\n{text}");
        }
        Ok(())
    }

    #[test]
    fn data_that_are_not_defined_are_zero() -> fmt::Result {
        let mut function = Function::new("k");
        let block = function.blocks()[0];
        let mut builder = Builder::at_end(&mut function, block);
        let (whole, part) = (Type::vector(Element::F32, 16), Type::vector(Element::F32, 8));
        let (old, new) = (builder.undef(whole), builder.undef(part));
        builder.write(old, new, Region::contiguous(8, 0));
        builder.ret();
        let mut text = String::new();
        print(&[function], Platform::Pvc, &mut text)?;
        assert!(text.contains("(<16 x float> undef, <8 x float> zeroinitializer, "), "{text}");
        Ok(())
    }

    #[test]
    fn parts_that_are_read_are_defined() -> fmt::Result {
        let mut function = Function::new("k");
        let block = function.blocks()[0];
        let mut builder = Builder::at_end(&mut function, block);
        let (whole, part) = (Type::vector(Element::F32, 16), Type::vector(Element::F32, 8));
        let new = builder.splat_int(part, 1);
        // The first vector is read where it was written; the second one elsewhere too.
        let old = builder.undef(whole);
        let written = builder.write(old, new, Region::contiguous(8, 0));
        builder.read(written, Region::contiguous(4, 16), Some(4));
        let old = builder.undef(Type::vector(Element::F32, 32));
        let written = builder.write(old, new, Region::contiguous(8, 0));
        builder.read(written, Region::contiguous(4, 32), Some(4));
        builder.ret();
        let mut text = String::new();
        print(&[function], Platform::Pvc, &mut text)?;
        assert!(text.contains("(<16 x float> undef, <8 x float> <"), "{text}");
        assert!(text.contains("(<32 x float> zeroinitializer, <8 x float> <"), "{text}");
        Ok(())
    }

    #[test]
    fn arguments_have_their_descriptions() -> fmt::Result {
        let mut function = Function::new("k");
        for (kind, offset) in [(ArgumentKind::Address, 72), (ArgumentKind::General, 80)] {
            function.add_param(Type::scalar(Element::I64), KernelArgument { kind, offset });
        }
        let block = function.blocks()[0];
        Builder::at_end(&mut function, block).ret();
        let mut text = String::new();
        print(&[function.clone(), function], Platform::Pvc, &mut text)?;
        assert!(text.contains("!genx.kernels = !{!0, !5}"), "{text}");
        assert!(text.contains("!0 = !{void (i64, i64)* @k, !\"k\", !1, i32 0, !2, !3, !4, i32 0, i32 0}"), "{text}");
        assert!(text.contains("!9 = !{!\"svmptr_t\", !\"\"}"), "{text}");
        Ok(())
    }
}
