//! A builder that inserts instructions into a function.

use crate::compare::{FloatPredicate, IntPredicate};
use crate::constant::Constant;
use crate::ir::{Block, Function, Inst, Value};
use crate::region::Region;
use crate::table::Op;
use crate::types::{Element, Type};

/// The insertion point.
#[derive(Clone, Copy, Debug)]
enum Point {
    End(Block),
    Before(Inst),
}

/// Inserts instructions into a function, one after the other.
#[derive(Debug)]
pub struct Builder<'a> {
    /// The function.
    pub function: &'a mut Function,
    point: Point,
    place: visa::Place,
}

impl<'a> Builder<'a> {
    /// Creates a builder at the end of a block.
    pub fn at_end(function: &'a mut Function, block: Block) -> Self {
        Self { function, point: Point::End(block), place: visa::Place::NONE }
    }

    /// Creates a builder before an instruction; inserted instructions get its source location.
    pub fn before(function: &'a mut Function, inst: Inst) -> Self {
        let place = function.place(inst);
        Self { function, point: Point::Before(inst), place }
    }

    /// Moves to the end of a block.
    pub fn go_to_end(&mut self, block: Block) {
        self.point = Point::End(block);
    }

    /// Returns the block at whose end instructions are inserted; `None` if they are inserted before an instruction.
    #[must_use]
    pub fn block(&self) -> Option<Block> {
        match self.point {
            Point::End(block) => Some(block),
            Point::Before(inst) => self.function.block(inst),
        }
    }

    /// Sets the source location of instructions that are inserted later.
    pub fn set_place(&mut self, place: visa::Place) {
        self.place = place;
    }

    /// Inserts an instruction of any operation.
    pub fn inst(&mut self, op: Op, args: &[Value], immediates: &[i64], result: Option<Type>) -> Inst {
        let inst = self.function.create(op, args, immediates, result);
        self.function.set_place(inst, self.place);
        match self.point {
            Point::End(block) => self.function.append(block, inst),
            Point::Before(before) => self.function.insert_before(before, inst),
        }
        inst
    }

    /// Inserts an instruction with a result.
    pub fn value(&mut self, op: Op, args: &[Value], immediates: &[i64], result: Type) -> Value {
        let inst = self.inst(op, args, immediates, Some(result));
        // An instruction that is created with a type has a result.
        self.function.result(inst).unwrap_or(Value::new(0))
    }

    /// Inserts an operation on two values of the type of its result.
    pub fn binary(&mut self, op: Op, lhs: Value, rhs: Value) -> Value {
        let ty = self.function.ty(lhs);
        self.value(op, &[lhs, rhs], &[], ty)
    }

    /// Inserts an operation on a value of the type of its result.
    pub fn unary(&mut self, op: Op, src: Value) -> Value {
        let ty = self.function.ty(src);
        self.value(op, &[src], &[], ty)
    }

    /// Inserts a conversion to another element type.
    pub fn cast(&mut self, op: Op, src: Value, element: Element) -> Value {
        let ty = self.function.ty(src).of(element);
        self.value(op, &[src], &[], ty)
    }

    /// Inserts a cast of the bytes to another type.
    pub fn bitcast(&mut self, src: Value, ty: Type) -> Value {
        if self.function.ty(src) == ty { src } else { self.value(Op::BitCast, &[src], &[], ty) }
    }

    /// Inserts a comparison of integers.
    pub fn icmp(&mut self, predicate: IntPredicate, lhs: Value, rhs: Value) -> Value {
        let ty = self.function.ty(lhs).of(Element::I1);
        self.value(Op::ICmp, &[lhs, rhs], &[predicate.code()], ty)
    }

    /// Inserts a comparison of floats.
    pub fn fcmp(&mut self, predicate: FloatPredicate, lhs: Value, rhs: Value) -> Value {
        let ty = self.function.ty(lhs).of(Element::I1);
        self.value(Op::FCmp, &[lhs, rhs], &[predicate.code()], ty)
    }

    /// Inserts a select, element by element.
    pub fn select(&mut self, condition: Value, on_true: Value, on_false: Value) -> Value {
        let ty = self.function.ty(on_true);
        self.value(Op::Select, &[condition, on_true, on_false], &[], ty)
    }

    /// Inserts a region read at a constant offset: of `lanes` elements, or of a scalar if it is `None`.
    pub fn read(&mut self, src: Value, region: Region, lanes: Option<u32>) -> Value {
        let index = self.int(Element::I16, 0);
        self.read_at(src, region, index, lanes)
    }

    /// Inserts a region read with a variable index in bytes.
    pub fn read_at(&mut self, src: Value, region: Region, index: Value, lanes: Option<u32>) -> Value {
        let ty = Type { element: self.function.ty(src).element, lanes };
        self.value(Op::RdRegion, &[src, index], &region.immediates(), ty)
    }

    /// Inserts a region write to `old` at a constant offset.
    pub fn write(&mut self, old: Value, new: Value, region: Region) -> Value {
        let (index, all) = (self.int(Element::I16, 0), self.all_ones());
        self.write_masked(old, new, region, index, all)
    }

    /// Inserts a region write to `old` of the elements whose mask bit is set.
    pub fn write_masked(&mut self, old: Value, new: Value, region: Region, index: Value, mask: Value) -> Value {
        let ty = self.function.ty(old);
        self.value(Op::WrRegion, &[old, new, index, mask], &region.immediates(), ty)
    }

    /// Inserts a broadcast of a scalar to all elements of a vector.
    pub fn splat(&mut self, scalar: Value, lanes: u32) -> Value {
        self.read(scalar, Region::splat(lanes, 0), Some(lanes))
    }

    /// Returns the constant bit 1, which enables all lanes as a mask.
    pub fn all_ones(&mut self) -> Value {
        self.function.constant(Type::scalar(Element::I1), Constant::Splat(1))
    }

    /// Returns an undefined value.
    pub fn undef(&mut self, ty: Type) -> Value {
        self.function.constant(ty, Constant::Undef)
    }

    /// Returns an integer constant.
    pub fn int(&mut self, element: Element, value: i64) -> Value {
        self.splat_int(Type::scalar(element), value)
    }

    /// Returns a constant with the same integer in all elements.
    pub fn splat_int(&mut self, ty: Type, value: i64) -> Value {
        let unused = 64 - ty.element.bits();
        self.function.constant(ty, Constant::Splat(value.cast_unsigned() << unused >> unused))
    }

    /// Returns a constant with the same single-precision number in all elements.
    pub fn splat_f32(&mut self, lanes: Option<u32>, value: f32) -> Value {
        self.function.constant(Type { element: Element::F32, lanes }, Constant::Splat(u64::from(value.to_bits())))
    }

    /// Returns a constant with given elements.
    pub fn elements(&mut self, element: Element, elements: Vec<u64>) -> Value {
        #[expect(clippy::cast_possible_truncation, reason = "vectors are short")]
        let ty = Type::vector(element, elements.len() as u32);
        self.function.constant(ty, Constant::of(elements))
    }

    /// Inserts a branch.
    pub fn br(&mut self, block: Block, args: &[Value]) -> Inst {
        let branch = self.inst(Op::Br, &[], &[], None);
        self.function.add_successor(branch, block, args);
        branch
    }

    /// Inserts a conditional branch.
    pub fn cond_br(&mut self, condition: Value, on_true: (Block, &[Value]), on_false: (Block, &[Value])) -> Inst {
        let branch = self.inst(Op::CondBr, &[condition], &[], None);
        self.function.add_successor(branch, on_true.0, on_true.1);
        self.function.add_successor(branch, on_false.0, on_false.1);
        branch
    }

    /// Inserts the return of the kernel.
    pub fn ret(&mut self) -> Inst {
        self.inst(Op::Ret, &[], &[], None)
    }
}
