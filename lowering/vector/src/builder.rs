//! Builds IR: PTO operations by their definitions, arithmetic with constant folding, loops and scopes.

mod bodies;
mod scopes;
mod settings;

use crate::{report::Report, scope::Open};
pub(crate) use bodies::{Body, registers_kept};
use mlir_dialect::{
    Failed, InherentAttributes, Rewriter,
    melior::{
        Context,
        ir::{
            Attribute, Block, BlockLike, Identifier, Location, Operation, Region, RegionLike, Type, Value, ValueLike,
            attribute::{DenseI32ArrayAttribute, FloatAttribute, IntegerAttribute},
            block::BlockRef,
            operation::{OperationBuilder, OperationLike, OperationRef},
            r#type::IntegerType,
        },
    },
    value_key,
};
use pto_dialect::types;
use pto_isa::{
    Key, Op, Target, TypeDesc,
    attrs::{LoadDist, StoreDist},
    codes,
    ops::{vector_memory, view},
    types::{AddressSpace, Class, DType, FloatFormat, MaskGranularity, PtrElem},
};
use pto_upstream::{Arith, Control};
use rustc_hash::FxHashMap as HashMap;
use scopes::Head;
pub(crate) use scopes::VECSCOPE;
pub(crate) use settings::{Setting, set, set_bool, set_unit};

/// The result of lowering; on failure an error has been reported.
pub(crate) type Lowered<T> = Result<T, Failed>;

/// Looks up an op definition by name in its family, at compile time.
#[expect(clippy::panic, reason = "evaluated by the compiler only")]
pub(crate) const fn op_def(family: &'static [Op], name: &str) -> &'static Op {
    let mut index = 0;
    while index < family.len() {
        if same_text(family[index].name, name) {
            return &family[index];
        }
        index += 1;
    }
    panic!("no op definition of this name in the family")
}

/// Compares two strings at compile time.
const fn same_text(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() != b.len() {
        return false;
    }
    let mut index = 0;
    while index < a.len() {
        if a[index] != b[index] {
            return false;
        }
        index += 1;
    }
    true
}

const CASTPTR: &Op = op_def(view::OPS, "castptr");
const ADDPTR: &Op = op_def(view::OPS, "addptr");
const VLDS: &Op = op_def(vector_memory::OPS, "vlds");
const VSTS: &Op = op_def(vector_memory::OPS, "vsts");

/// Bytes of a vector register.
pub(crate) const REGISTER_BYTES: i64 = 256;

/// Number of vector registers.
pub(crate) const REGISTERS: usize = 32;

/// Returns the number of lanes of a register with elements of a type.
pub(crate) const fn lanes(dtype: DType) -> i64 {
    REGISTER_BYTES / dtype.bytes() as i64
}

/// Returns the granularity of the predicate for elements of 1, 2 or 4 bytes.
pub(crate) const fn granularity(dtype: DType) -> Option<MaskGranularity> {
    match dtype.bytes() {
        1 => Some(MaskGranularity::B8),
        2 => Some(MaskGranularity::B16),
        4 => Some(MaskGranularity::B32),
        _ => None,
    }
}

/// A count of elements, rows or bytes: a constant, or an `index` value.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Extent<'c, 'a> {
    /// Known at compile time.
    Static(i64),
    /// A value of type `index`.
    Dynamic(Value<'c, 'a>),
}

impl<'c, 'a> Extent<'c, 'a> {
    /// Wraps a value of type `index`; a constant becomes static.
    pub(crate) fn of(value: Value<'c, 'a>) -> Self {
        mlir_dialect::integer_constant(value).map_or(Extent::Dynamic(value), Extent::Static)
    }

    /// Returns the constant, if it is known.
    pub(crate) fn get(self) -> Option<i64> {
        match self {
            Extent::Static(number) => Some(number),
            Extent::Dynamic(_) => None,
        }
    }

    /// Returns whether it is known to equal a constant.
    pub(crate) fn is(self, number: i64) -> bool {
        self.get() == Some(number)
    }
}

/// Returns whether two extents are known to be equal.
pub(crate) fn same_extent(a: Extent<'_, '_>, b: Extent<'_, '_>) -> bool {
    match (a, b) {
        (Extent::Static(a), Extent::Static(b)) => a == b,
        (Extent::Dynamic(a), Extent::Dynamic(b)) => value_key(a) == value_key(b),
        (Extent::Static(_), Extent::Dynamic(_)) | (Extent::Dynamic(_), Extent::Static(_)) => false,
    }
}

/// The half of the narrow elements in a register that correspond to the lanes of a wider register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Half {
    /// The elements in even lanes: the lowest bits of each wider lane.
    Even,
    /// The elements in odd lanes.
    Odd,
}

/// The insertion point.
#[derive(Clone, Copy)]
pub(crate) struct Point<'c, 'a> {
    block: BlockRef<'c, 'a>,
    before: Option<OperationRef<'c, 'a>>,
}

impl<'c, 'a> Point<'c, 'a> {
    /// Returns the operation after the insertion point.
    pub(crate) const fn next(self) -> Option<OperationRef<'c, 'a>> {
        self.before
    }

    /// Returns the point before an operation.
    pub(crate) fn before(op: OperationRef<'c, 'a>) -> Option<Self> {
        Some(Self { block: op.block()?, before: Some(op) })
    }

    /// Returns the point after an operation.
    pub(crate) fn after(op: OperationRef<'c, 'a>) -> Option<Self> {
        Some(Self { block: op.block()?, before: op.next_in_block() })
    }

    /// Returns the point at the start of a block.
    pub(crate) fn start(block: BlockRef<'c, 'a>) -> Self {
        Self { block, before: block.first_operation() }
    }

    /// Returns the point at the end of a block.
    pub(crate) fn end(block: BlockRef<'c, 'a>) -> Self {
        Self { block, before: None }
    }
}

/// The body of a loop: receives the induction variable and the iteration arguments, and returns the yielded values.
pub(crate) type Iteration<'x, 'c, 'a> =
    dyn FnMut(&mut Builder<'c, 'a>, Extent<'c, 'a>, &[Value<'c, 'a>]) -> Lowered<Vec<Value<'c, 'a>>> + 'x;

/// Creates operations at an insertion point.
pub(crate) struct Builder<'c, 'a> {
    context: &'c Context,
    /// The location of created operations.
    pub(crate) location: Location<'c>,
    at: Point<'c, 'a>,
    entry: BlockRef<'c, 'a>,
    last_constant: Option<OperationRef<'c, 'a>>,
    constants: HashMap<(i64, DType), Value<'c, 'a>>,
    types: HashMap<TypeDesc, Type<'c>>,
    /// Attributes of operations, by op definition, name and value.
    attributes: HashMap<(*const Op, Key, usize), (Identifier<'c>, Attribute<'c>)>,
    /// The attributes of nests, by what they state.
    pub(crate) dictionaries: HashMap<Vec<i64>, Attribute<'c>>,
    head: Option<Head<'c, 'a>>,
    /// The head of the scope that was created last.
    last_head: Option<Head<'c, 'a>>,
    pub(crate) open: Open<'c, 'a>,
    rewriter: Rewriter<'c, 'a>,
    /// The target for which operations must be available.
    pub(crate) target: Option<Target>,
    /// The body of a nest that is being recorded.
    recorder: Option<bodies::Recorder<'c, 'a>>,
}

impl<'c, 'a> Builder<'c, 'a> {
    /// Creates a builder for the body of a function: constants go to the start of `entry`.
    pub(crate) fn new(context: &'c Context, entry: BlockRef<'c, 'a>) -> Self {
        Self {
            context,
            location: Location::unknown(context),
            at: Point::start(entry),
            entry,
            last_constant: None,
            constants: HashMap::default(),
            types: HashMap::default(),
            attributes: HashMap::default(),
            dictionaries: HashMap::default(),
            head: None,
            last_head: None,
            open: Open::default(),
            rewriter: Rewriter::new(),
            target: None,
            recorder: None,
        }
    }

    /// Returns the context.
    pub(crate) const fn context(&self) -> &'c Context {
        self.context
    }

    /// Returns the element type of a register.
    pub(crate) fn dtype_of(&self, register: Value<'c, 'a>) -> Lowered<DType> {
        types::desc(register.r#type()).dtype().ok_or_else(|| self.defect("elements"))
    }

    /// Returns the start of a block; in the entry block, the point after the constants.
    pub(crate) fn start(&self, block: BlockRef<'c, 'a>) -> Point<'c, 'a> {
        let constants = if block == self.entry { self.last_constant } else { None };
        constants.and_then(Point::after).unwrap_or(Point::start(block))
    }

    /// Moves the insertion point, and sets the location of the operations created there.
    pub(crate) fn go(&mut self, at: Point<'c, 'a>, location: Location<'c>) {
        self.at = at;
        self.location = location;
    }

    /// Creates operations at another insertion point, and returns to the current one.
    pub(crate) fn at<R>(&mut self, at: Point<'c, 'a>, make: impl FnOnce(&mut Self) -> R) -> R {
        let here = std::mem::replace(&mut self.at, at);
        let made = make(self);
        self.at = here;
        made
    }

    /// Reports a defect of a rule instead of panicking.
    pub(crate) fn defect(&self, what: impl std::fmt::Display) -> Failed {
        mlir_dialect::error(self.location, format_args!("internal error: cannot make {what}")).emit()
    }

    /// Returns the MLIR type of a descriptor.
    pub(crate) fn r#type(&mut self, desc: TypeDesc) -> Lowered<Type<'c>> {
        if let Some(known) = self.types.get(&desc) {
            return Ok(*known);
        }
        let made = types::to_type(self.location, &desc).ok_or_else(|| self.defect(desc))?;
        self.types.insert(desc, made);
        Ok(made)
    }

    /// Returns the type of a register.
    pub(crate) fn vreg(&mut self, dtype: DType) -> Lowered<Type<'c>> {
        self.r#type(TypeDesc::Vreg { lanes: lanes(dtype), dtype })
    }

    /// Returns the type of a scalar.
    pub(crate) fn scalar(&mut self, dtype: DType) -> Lowered<Type<'c>> {
        self.r#type(if dtype == DType::Index { TypeDesc::Index } else { TypeDesc::Scalar(dtype) })
    }

    /// Returns the type of a pointer to elements.
    pub(crate) fn pointer(&mut self, dtype: DType, space: AddressSpace) -> Lowered<Type<'c>> {
        self.r#type(TypeDesc::Ptr { elem: PtrElem::DType(dtype), space })
    }

    fn insert(&mut self, op: Operation<'c>) -> OperationRef<'c, 'a> {
        match self.at.before {
            Some(next) => self.at.block.insert_operation_before(next, op),
            None => self.at.block.append_operation(op),
        }
    }

    /// Creates any operation.
    pub(crate) fn raw(
        &mut self,
        name: &str,
        operands: &[Value<'c, 'a>],
        attributes: &[(Identifier<'c>, Attribute<'c>)],
        results: &[Type<'c>],
        regions: Vec<Region<'c>>,
    ) -> Lowered<OperationRef<'c, 'a>> {
        let op = OperationBuilder::new(name, self.location)
            .add_operands(operands)
            .add_attributes(attributes)
            .add_results(results)
            .add_regions_vec(regions)
            .build()
            .map_err(|_| self.defect(name))?;
        Ok(self.insert(op))
    }

    /// Creates an operation without results whose inherent attributes are a dictionary. Attributes that are given one by
    /// one make a dictionary each.
    pub(crate) fn with_attributes(
        &mut self,
        name: &str,
        operands: &[Value<'c, 'a>],
        attributes: Attribute<'c>,
        regions: Vec<Region<'c>>,
    ) -> Lowered<OperationRef<'c, 'a>> {
        let op = self.raw(name, operands, &[], &[], regions)?;
        if InherentAttributes::set(op, attributes) { Ok(op) } else { Err(self.defect(name)) }
    }

    /// Creates a PTO operation with attributes.
    pub(crate) fn op(
        &mut self,
        def: &'static Op,
        operands: &[Value<'c, 'a>],
        settings: &[Setting],
        results: &[Type<'c>],
    ) -> Lowered<OperationRef<'c, 'a>> {
        if let Some(target) = self.target.filter(|target| !def.targets.contains(*target)) {
            let what = format_args!("operation of tiles is not lowered for {target}, which has no pto.{}", def.name);
            return Err(Report::new(codes::FORM_NOT_LOWERED, self.location, what).emit());
        }
        let attributes = settings.iter().map(|setting| self.attribute(def, setting)).collect::<Lowered<Vec<_>>>()?;
        let regions = def.regions.iter().map(|_| Region::new()).collect();
        self.raw(&[pto_dialect::DIALECT, ".", def.name].concat(), operands, &attributes, results, regions)
    }

    /// Creates a PTO operation with one group of operands for each declared operand.
    pub(crate) fn grouped(
        &mut self,
        def: &'static Op,
        groups: &[&[Value<'c, 'a>]],
        results: &[Type<'c>],
    ) -> Lowered<OperationRef<'c, 'a>> {
        self.grouped_with(def, groups, &[], results)
    }

    /// Like [`Builder::grouped`], with attributes.
    pub(crate) fn grouped_with(
        &mut self,
        def: &'static Op,
        groups: &[&[Value<'c, 'a>]],
        settings: &[Setting],
        results: &[Type<'c>],
    ) -> Lowered<OperationRef<'c, 'a>> {
        let sizes: Vec<i32> = groups.iter().map(|group| group.len() as i32).collect();
        let sizes = DenseI32ArrayAttribute::new(self.context, &sizes).into();
        let mut attributes: Vec<_> =
            settings.iter().map(|setting| self.attribute(def, setting)).collect::<Lowered<_>>()?;
        if def.has_segments() {
            attributes.push((Identifier::new(self.context, pto_dialect::op::OPERAND_SEGMENTS), sizes));
        }
        let name = [pto_dialect::DIALECT, ".", def.name].concat();
        self.raw(&name, &groups.concat(), &attributes, results, Vec::new())
    }

    /// Returns a result of an operation.
    pub(crate) fn result(&self, op: OperationRef<'c, 'a>, index: usize) -> Lowered<Value<'c, 'a>> {
        mlir_dialect::result(op, index).map(Value::from).ok_or_else(|| self.defect("a result"))
    }

    /// Creates a PTO operation with one result, and returns the result.
    pub(crate) fn value(
        &mut self,
        def: &'static Op,
        operands: &[Value<'c, 'a>],
        settings: &[Setting],
        result: Type<'c>,
    ) -> Lowered<Value<'c, 'a>> {
        let op = self.op(def, operands, settings, &[result])?;
        self.result(op, 0)
    }

    /// Creates an operation of `arith` with one result, and returns the result.
    pub(crate) fn arith(
        &mut self,
        is: Arith,
        operands: &[Value<'c, 'a>],
        attributes: &[(Identifier<'c>, Attribute<'c>)],
        result: Type<'c>,
    ) -> Lowered<Value<'c, 'a>> {
        let op = self.raw(is.name(), operands, attributes, &[result], Vec::new())?;
        self.result(op, 0)
    }

    /// Returns a constant of an integer or float type, at the start of the function.
    ///
    /// `number` is the value of an integer, or the bit pattern of a float.
    pub(crate) fn constant(&mut self, number: i64, dtype: DType) -> Lowered<Value<'c, 'a>> {
        if let Some(recorded) = self.recorded_constant(number, dtype) {
            return recorded;
        }
        if let Some(known) = self.constants.get(&(number, dtype)) {
            return Ok(*known);
        }
        let place = self.start(self.entry);
        let op = self.at(place, |b| b.new_constant(number, dtype))?;
        self.last_constant = Some(op);
        let value = self.result(op, 0)?;
        self.constants.insert((number, dtype), value);
        Ok(value)
    }

    fn new_constant(&mut self, number: i64, dtype: DType) -> Lowered<OperationRef<'c, 'a>> {
        // Constants of the builtin integers are signless.
        let r#type = self.scalar(dtype)?;
        let attribute: Attribute<'c> = match dtype.class() {
            Class::Float(format) => FloatAttribute::new(self.context, r#type, float_of_bits(number, format)).into(),
            Class::Truth | Class::Signless | Class::Signed | Class::Unsigned | Class::Index | Class::LowPrecision => {
                IntegerAttribute::new(r#type, number).into()
            }
        };
        let name = Identifier::new(self.context, "value");
        let here = std::mem::replace(&mut self.location, Location::unknown(self.context));
        let op = self.raw(Arith::Constant.name(), &[], &[(name, attribute)], &[r#type], Vec::new());
        self.location = here;
        op
    }

    /// Materializes an extent as `index`.
    pub(crate) fn index(&mut self, extent: Extent<'c, 'a>) -> Lowered<Value<'c, 'a>> {
        match extent {
            Extent::Static(number) => self.constant(number, DType::Index),
            Extent::Dynamic(value) => Ok(value),
        }
    }

    /// Materializes an extent as an integer.
    pub(crate) fn integer(&mut self, extent: Extent<'c, 'a>, dtype: DType) -> Lowered<Value<'c, 'a>> {
        match extent {
            Extent::Static(number) => self.constant(number, dtype),
            Extent::Dynamic(value) => {
                let r#type = self.scalar(dtype)?;
                self.arith(Arith::IndexCast, &[value], &[], r#type)
            }
        }
    }

    /// Combines two extents; `fold` computes the result if both are constant.
    fn combined(
        &mut self,
        is: Arith,
        a: Extent<'c, 'a>,
        b: Extent<'c, 'a>,
        fold: fn(i64, i64) -> Option<i64>,
    ) -> Lowered<Extent<'c, 'a>> {
        if let (Some(a), Some(b)) = (a.get(), b.get())
            && let Some(folded) = fold(a, b)
        {
            return Ok(Extent::Static(folded));
        }
        let operands = [self.index(a)?, self.index(b)?];
        let index = self.scalar(DType::Index)?;
        self.arith(is, &operands, &[], index).map(Extent::Dynamic)
    }

    /// Returns the sum.
    pub(crate) fn add(&mut self, a: Extent<'c, 'a>, b: Extent<'c, 'a>) -> Lowered<Extent<'c, 'a>> {
        match (a.get(), b.get()) {
            (Some(0), _) => Ok(b),
            (_, Some(0)) => Ok(a),
            _ => self.combined(Arith::AddI, a, b, i64::checked_add),
        }
    }

    /// Returns the difference.
    pub(crate) fn sub(&mut self, a: Extent<'c, 'a>, b: Extent<'c, 'a>) -> Lowered<Extent<'c, 'a>> {
        if b.is(0) { Ok(a) } else { self.combined(Arith::SubI, a, b, i64::checked_sub) }
    }

    /// Returns the product.
    pub(crate) fn mul(&mut self, a: Extent<'c, 'a>, b: Extent<'c, 'a>) -> Lowered<Extent<'c, 'a>> {
        match (a.get(), b.get()) {
            (Some(1), _) => Ok(b),
            (_, Some(1)) => Ok(a),
            (Some(0), _) | (_, Some(0)) => Ok(Extent::Static(0)),
            _ => self.combined(Arith::MulI, a, b, i64::checked_mul),
        }
    }

    /// Returns the quotient of a non-negative extent and a constant, rounded down.
    pub(crate) fn div(&mut self, a: Extent<'c, 'a>, by: i64) -> Lowered<Extent<'c, 'a>> {
        self.quotient(a, Extent::Static(by))
    }

    /// Returns the quotient of two non-negative extents, rounded up.
    pub(crate) fn quotient_up(&mut self, a: Extent<'c, 'a>, by: Extent<'c, 'a>) -> Lowered<Extent<'c, 'a>> {
        self.combined(Arith::CeilDivUI, a, by, |a, by| a.checked_add(by - 1)?.checked_div(by))
    }

    /// Returns the quotient of two non-negative extents, rounded down.
    pub(crate) fn quotient(&mut self, a: Extent<'c, 'a>, by: Extent<'c, 'a>) -> Lowered<Extent<'c, 'a>> {
        if by.is(1) { Ok(a) } else { self.combined(Arith::DivUI, a, by, i64::checked_div) }
    }

    /// Returns the remainder of a non-negative extent.
    pub(crate) fn remainder(&mut self, a: Extent<'c, 'a>, by: i64) -> Lowered<Extent<'c, 'a>> {
        self.combined(Arith::RemUI, a, Extent::Static(by), i64::checked_rem)
    }

    /// Returns the quotient of two signed extents, rounded to zero.
    pub(crate) fn quotient_to_zero(&mut self, a: Extent<'c, 'a>, by: Extent<'c, 'a>) -> Lowered<Extent<'c, 'a>> {
        self.combined(Arith::DivSI, a, by, i64::checked_div)
    }

    /// Returns a named attribute with a 64-bit integer.
    pub(crate) fn number(&self, name: &str, number: i64) -> (Identifier<'c>, Attribute<'c>) {
        let r#type = IntegerType::new(self.context, 64).into();
        (Identifier::new(self.context, name), IntegerAttribute::new(r#type, number).into())
    }

    /// Returns the smaller of two non-negative extents.
    pub(crate) fn min(&mut self, a: Extent<'c, 'a>, b: Extent<'c, 'a>) -> Lowered<Extent<'c, 'a>> {
        self.combined(Arith::MinUI, a, b, |a, b| Some(a.min(b)))
    }

    /// Clamps an extent, which may be negative, to bounds.
    pub(crate) fn between(
        &mut self,
        extent: Extent<'c, 'a>,
        least: Extent<'c, 'a>,
        most: Extent<'c, 'a>,
    ) -> Lowered<Extent<'c, 'a>> {
        let least = self.combined(Arith::MaxSI, extent, least, |a, b| Some(a.max(b)))?;
        self.combined(Arith::MinSI, least, most, |a, b| Some(a.min(b)))
    }

    /// Casts a byte address to a pointer.
    pub(crate) fn cast(&mut self, address: Value<'c, 'a>, dtype: DType, space: AddressSpace) -> Lowered<Value<'c, 'a>> {
        let pointer = self.pointer(dtype, space)?;
        self.value(CASTPTR, &[address], &[], pointer)
    }

    /// Advances a pointer by a number of elements.
    pub(crate) fn advance(&mut self, pointer: Value<'c, 'a>, by: Extent<'c, 'a>) -> Lowered<Value<'c, 'a>> {
        if by.is(0) {
            return Ok(pointer);
        }
        let by = self.index(by)?;
        self.value(ADDPTR, &[pointer, by], &[], pointer.r#type())
    }

    /// Returns the entry block of a region of an operation; creates it if the region is empty.
    pub(crate) fn body(&self, op: OperationRef<'c, 'a>) -> Lowered<BlockRef<'c, 'a>> {
        let region = mlir_dialect::region(op, 0).ok_or_else(|| self.defect("a region"))?;
        mlir_dialect::ensure_block(region);
        region.first_block().ok_or_else(|| self.defect("a block"))
    }

    /// Creates an `scf.for` from zero; `body` receives the induction variable and the iteration arguments, and returns
    /// the yielded values. A loop with exactly one iteration is inlined, one without iterations is dropped.
    pub(crate) fn repeat(
        &mut self,
        end: Extent<'c, 'a>,
        step: i64,
        carried: &[Value<'c, 'a>],
        body: &mut Iteration<'_, 'c, 'a>,
    ) -> Lowered<Vec<Value<'c, 'a>>> {
        if let Some(end) = end.get() {
            if end <= 0 {
                return Ok(carried.to_vec());
            }
            if end <= step {
                return body(self, Extent::Static(0), carried);
            }
        }
        let bounds = [self.constant(0, DType::Index)?, self.index(end)?, self.constant(step, DType::Index)?];
        let operands: Vec<_> = bounds.into_iter().chain(carried.iter().copied()).collect();
        let types: Vec<_> = carried.iter().map(|value| value.r#type()).collect();
        let index = self.scalar(DType::Index)?;
        let arguments: Vec<_> =
            std::iter::once(index).chain(types.iter().copied()).map(|r#type| (r#type, self.location)).collect();
        let region = Region::new();
        region.append_block(Block::new(&arguments));
        let op = self.raw(Control::For.name(), &operands, &[], &types, vec![region])?;
        let block = self.body(op)?;
        let inside: Vec<Value<'c, 'a>> = (0..arguments.len())
            .map(|index| block.argument(index).map(Value::from).map_err(|_| self.defect("an argument")))
            .collect::<Lowered<_>>()?;
        let Some((index, inside)) = inside.split_first() else { return Err(self.defect("a loop")) };
        let (index, inside) = (*index, inside.to_vec());
        self.at(Point::end(block), |b| {
            let carried = body(b, Extent::Dynamic(index), &inside)?;
            b.raw(Control::Yield.name(), &carried, &[], &[], Vec::new())
        })?;
        (0..types.len()).map(|index| self.result(op, index)).collect()
    }

    /// Creates a loop without iteration arguments.
    pub(crate) fn each(
        &mut self,
        end: Extent<'c, 'a>,
        step: i64,
        body: &mut dyn FnMut(&mut Self, Extent<'c, 'a>) -> Lowered<()>,
    ) -> Lowered<()> {
        self.repeat(end, step, &[], &mut |b, index, _| body(b, index).map(|()| Vec::new())).map(drop)
    }

    /// Branches on whether an extent has a value at run time.
    pub(crate) fn where_is<'x>(
        &mut self,
        extent: Extent<'c, 'a>,
        number: i64,
        then: &'x mut dyn FnMut(&mut Self) -> Lowered<()>,
        otherwise: &'x mut dyn FnMut(&mut Self) -> Lowered<()>,
    ) -> Lowered<()> {
        let Extent::Dynamic(value) = extent else {
            return if extent.is(number) { then(self) } else { otherwise(self) };
        };
        /// The predicate `eq` of `arith.cmpi`.
        const EQUAL: i64 = 0;
        let number = self.constant(number, DType::Index)?;
        let bit = self.scalar(DType::I1)?;
        let predicate = IntegerAttribute::new(IntegerType::new(self.context, 64).into(), EQUAL).into();
        let name = Identifier::new(self.context, "predicate");
        let condition = self.arith(Arith::CmpI, &[value, number], &[(name, predicate)], bit)?;
        let regions = [(); 2].map(|()| {
            let region = Region::new();
            region.append_block(Block::new(&[]));
            region
        });
        let op = self.raw(Control::If.name(), &[condition], &[], &[], regions.into())?;
        for (index, body) in [then, otherwise].into_iter().enumerate() {
            let block = mlir_dialect::region(op, index).and_then(|region| region.first_block());
            let block = block.ok_or_else(|| self.defect("a branch"))?;
            self.at(Point::end(block), |b| {
                body(b)?;
                b.raw(Control::Yield.name(), &[], &[], &[], Vec::new())
            })?;
        }
        Ok(())
    }

    /// Returns the insertion point: the block, and the operation after it.
    pub(crate) const fn here(&self) -> (BlockRef<'c, 'a>, Option<OperationRef<'c, 'a>>) {
        (self.at.block, self.at.before)
    }

    /// Erases an operation whose results have no users.
    pub(crate) fn erase(&mut self, op: OperationRef<'c, 'a>) {
        self.rewriter.erase(op);
    }

    /// Moves an operation to the insertion point.
    pub(crate) fn move_here(&mut self, op: OperationRef<'c, 'a>) {
        match self.at.before {
            Some(next) => self.rewriter.move_before(op, next),
            None => self.rewriter.move_to_end(op, self.at.block),
        }
    }

    /// Loads a register at an offset in elements.
    pub(crate) fn load(
        &mut self,
        pointer: Value<'c, 'a>,
        offset: Extent<'c, 'a>,
        dtype: DType,
        dist: Option<LoadDist>,
    ) -> Lowered<Value<'c, 'a>> {
        let offset = self.index(offset)?;
        let r#type = self.vreg(dtype)?;
        let settings: Vec<_> = dist.map(|dist| set(Key::Dist, dist)).into_iter().collect();
        self.value(VLDS, &[pointer, offset], &settings, r#type)
    }

    /// Stores a register at an offset in elements.
    pub(crate) fn store(
        &mut self,
        value: Value<'c, 'a>,
        pointer: Value<'c, 'a>,
        offset: Extent<'c, 'a>,
        mask: Value<'c, 'a>,
        dist: Option<StoreDist>,
    ) -> Lowered<()> {
        let offset = self.index(offset)?;
        let settings: Vec<_> = dist.map(|dist| set(Key::Dist, dist)).into_iter().collect();
        self.op(VSTS, &[value, pointer, offset, mask], &settings, &[]).map(drop)
    }
}

/// Returns one; for a float, its bit pattern. Rules use it only for types that vector instructions compute with: not
/// for 8-bit floats, and not for types that hold two values, for which it would be the lowest bit.
pub(crate) fn one(dtype: DType) -> i64 {
    match dtype.class() {
        Class::Float(format) => float_bits(1.0, format),
        Class::Truth | Class::Signless | Class::Signed | Class::Unsigned | Class::Index | Class::LowPrecision => 1,
    }
}

/// Returns the bit pattern of a float, rounded to a format.
pub(crate) fn float_bits(value: f64, format: FloatFormat) -> i64 {
    match format {
        FloatFormat::F16 => half::f16::from_f64(value).to_bits().into(),
        FloatFormat::BF16 => half::bf16::from_f64(value).to_bits().into(),
        FloatFormat::F32 => (value as f32).to_bits().into(),
        FloatFormat::F64 => value.to_bits().cast_signed(),
    }
}

/// Returns the float with this bit pattern in a format.
fn float_of_bits(bits: i64, format: FloatFormat) -> f64 {
    match format {
        FloatFormat::F16 => half::f16::from_bits(bits as u16).into(),
        FloatFormat::BF16 => half::bf16::from_bits(bits as u16).into(),
        FloatFormat::F32 => f32::from_bits(bits as u32).into(),
        FloatFormat::F64 => f64::from_bits(bits as u64),
    }
}
