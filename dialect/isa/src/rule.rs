//! Rules as data: a typed entry each, with diagnostic code, severity and source.
//!
//! Rules refer to operands by their index in the op definition; family files have constants for the indices. An op
//! definition lists the rules of its family and those of the operation; the order is the order of evaluation and of
//! messages. `check` evaluates entries and contains no target-specific data.

use crate::names::Key;
use crate::op::Opcode;
pub mod conversion;
mod joint;
mod meta;
mod micro;
mod scratch;
mod tables;
mod thread;
mod tile;
mod transfer;
mod vector;
mod vmi;
mod words;

pub use joint::{
    Buffer, Core, Flag, Group, Handover, Joint, Number, OF_ABSENCE, Opens, Parts, PipeEnd, PipeOrder, PipeUse, Stream,
};
pub use micro::Micro;
pub use scratch::{Bytes, ScratchRule, Writes};
pub use tables::{
    AccConversion, Axes, CaseConversion, Conversion, LocLayouts, LocSet, Move, Need, Product, ViewConversion,
};
pub use thread::ThreadRule;
pub use tile::{FullSource, TileRule};
pub use transfer::Transfer;
pub use vector::{Given, Part, Val, VectorConversion, VectorRule};
pub use vmi::{LaneOrder, Vmi, VmiConversion};
pub use words::{Allowed, OWN, PEER, PlanLevel, Severity, Source, Subject};

use crate::target::{PerTarget, TargetSet};
use crate::types::{DTypeSet, Layout, Loc};
use serde::Serialize;

/// Index of an operand in its op definition.
pub type Idx = u8;

/// A rule of an operation.
#[derive(Clone, Copy, Debug, Serialize)]
pub enum Rule {
    /// The rule applies to these targets only.
    On(TargetSet, &'static Rule),
    /// The rule applies unless the type of this operand has the valid region 0x0: then the operation has no effect.
    UnlessEmpty(Idx, &'static Rule),
    /// The rule applies if this attribute is true.
    IfTrue(Key, &'static Rule),
    /// Only the manual states the rule, see [`Severity::ManualOnly`].
    Manual(&'static Rule),
    /// No source states the rule, but a program that violates it cannot work.
    Own(&'static Rule),
    /// Only ptoas states the rule, not the manual page of the operation.
    Peer(&'static Rule),

    /// A rule on instructions that run on a single unit of a core.
    Micro(Micro),

    /// Operands have the same element type.
    SameDType(&'static [Idx]),
    /// Element types are admitted.
    DType {
        /// Operands; each is checked separately, and those that differ from the first only by [`Rule::SameDType`].
        operands: &'static [Idx],
        /// Admitted types.
        allowed: Allowed,
    },
    /// Element types are admitted if an attribute has a certain value.
    DTypeWhen {
        /// Attribute.
        attr: Key,
        /// Its value to which the rule applies.
        value: i64,
        /// Operands.
        operands: &'static [Idx],
        /// Admitted types.
        allowed: PerTarget<DTypeSet>,
    },
    /// Valid regions are equal.
    SameValid {
        /// Operands; the last is the reference.
        operands: &'static [Idx],
        /// Extents that are compared.
        #[serde(rename = "extent")]
        axes: Axes,
    },
    /// Tiles are in an admitted memory.
    Location {
        /// Operands; each is checked separately.
        operands: &'static [Idx],
        /// Admitted locations.
        allowed: PerTarget<LocSet>,
    },
    /// Tiles have an admitted layout. The fractal counts only for boxed tiles.
    Layout {
        /// Operands; each is checked separately.
        operands: &'static [Idx],
        /// Memory to which the rule applies; all memories if `None`.
        #[serde(rename = "memory")]
        loc: Option<Loc>,
        /// Admitted layouts.
        allowed: PerTarget<&'static [Layout]>,
    },
    /// Extents of a tile in a memory are within bounds, inclusive. Static valid extents are checked too.
    Extent {
        /// Operand.
        operand: Idx,
        /// Memory to which the rule applies; all memories if `None`.
        #[serde(rename = "memory")]
        loc: Option<Loc>,
        /// Extents.
        #[serde(rename = "extent")]
        axes: Axes,
        /// Minimum.
        #[serde(rename = "at_least")]
        min: i64,
        /// Maximum.
        #[serde(rename = "at_most")]
        max: i64,
    },

    /// The length of a row (column) of an unboxed allocated tile is a multiple of 32 bytes; of 16 for packed 4-bit
    /// floats.
    LineAlignment,
    /// Extents of a boxed allocated tile are multiples of its box; tiles of one row are exempt.
    BoxDivision,
    /// The constant address of an allocation is aligned for its memory.
    Address {
        /// Operand of the address.
        operand: Idx,
    },
    /// `valid_row` (`valid_col`) is given if and only if the type has `?`.
    ValidOperands {
        /// Operand of the row count.
        rows: Idx,
        /// Operand of the column count.
        cols: Idx,
    },
    /// Physical extents of an allocated tile can be encoded.
    MaxExtents {
        /// Maximal number of rows.
        rows: PerTarget<i64>,
        /// Maximal number of columns.
        #[serde(rename = "columns")]
        cols: i64,
    },
    /// The layout of an allocated tile is legal in its memory.
    LayoutTable(&'static [LocLayouts]),

    /// The pointer points into global memory, to elements of the type of the view.
    ViewElement {
        /// Pointer operand.
        ptr: Idx,
    },
    /// There are as many extents and strides as the view has dimensions.
    ViewRank {
        /// Variadic operand of extents.
        shape: Idx,
        /// Variadic operand of strides.
        strides: Idx,
    },
    /// The `layout` attribute agrees with constant strides.
    ViewStrides {
        /// Variadic operand of extents.
        shape: Idx,
        /// Variadic operand of strides.
        strides: Idx,
    },
    /// A partition has as many offsets and sizes as its source has dimensions, lies inside of it, and has the type that
    /// they imply.
    Partition {
        /// Source view.
        source: Idx,
        /// Variadic operand of offsets.
        offsets: Idx,
        /// Variadic operand of sizes.
        sizes: Idx,
    },

    /// Static extents of a view are positive.
    PositiveExtents {
        /// View.
        view: Idx,
    },
    /// Elements of view and tile have the same size.
    SameWidth {
        /// View.
        view: Idx,
        /// Tile.
        tile: Idx,
        /// Memory of tiles to which the rule does not apply.
        except: Option<Loc>,
    },
    /// The transfer between the layouts is legal.
    ViewConversion {
        /// View.
        view: Idx,
        /// Tile.
        tile: Idx,
        /// Legal conversions.
        #[serde(rename = "one_of")]
        table: &'static [ViewConversion],
    },
    /// Tiles of 64-bit elements are ND or DN, with padding null or zero.
    WideElements {
        /// Tile.
        tile: Idx,
    },
    /// View and valid region have as many elements.
    ElementCount {
        /// Tile.
        tile: Idx,
        /// View.
        view: Idx,
        /// The rule does not apply if this operand is present.
        unless: Option<Idx>,
    },
    /// An accumulator is converted to a legal type.
    AccConversion {
        /// Tile in the accumulator.
        src: Idx,
        /// Destination.
        dst: Idx,
        /// Operands that quantise the accumulator.
        quant: &'static [Idx],
        /// Legal conversions.
        #[serde(rename = "one_of")]
        table: &'static [AccConversion],
    },
    /// Two operands exclude each other.
    Exclusive(Idx, Idx),
    /// An operand or attribute requires a tile in a certain memory.
    NeedsLoc {
        /// The operand or attribute.
        subject: Subject,
        /// The tile.
        operand: Idx,
        /// Its location.
        #[serde(rename = "memory")]
        loc: Loc,
    },
    /// An operand or attribute excludes values of another attribute other than its default.
    NeedsDefault {
        /// The operand or attribute.
        subject: Subject,
        /// The other attribute.
        attr: Key,
    },
    /// A move between the memories is legal with these layouts.
    Moves {
        /// Source.
        src: Idx,
        /// Destination.
        dst: Idx,
        /// Legal moves.
        #[serde(rename = "one_of")]
        table: PerTarget<&'static [Move]>,
    },
    /// A window lies inside of the source.
    Window {
        /// Source.
        src: Idx,
        /// First row.
        row: Idx,
        /// First column.
        col: Idx,
        /// Destination, whose extents are those of the window.
        dst: Idx,
        /// Whether the extents of the window are those of the valid region of the destination; else the physical ones.
        valid: bool,
    },
    /// An attribute value requires extents that are multiples of a number.
    ExtentMultiple {
        /// Attribute.
        attr: Key,
        /// Its value to which the rule applies.
        value: i64,
        /// Tile.
        operand: Idx,
        /// Extents.
        #[serde(rename = "extent")]
        axes: Axes,
        /// The divisor.
        multiple: i64,
    },

    /// The valid region of a tile is not empty.
    NonEmpty(Idx),
    /// The result of a row reduction: a DN column or the first column of an ND tile.
    RowResult(Idx),
    /// One source has the extents of the destination, the other holds one value, or 32 bytes, per row.
    RowExpand {
        /// Sources.
        sources: [Idx; 2],
        /// Destination.
        dst: Idx,
        /// Which source has the extents of the destination.
        full: FullSource,
    },
    /// Exactly one source has the extents of the destination.
    RowOperand {
        /// Sources.
        sources: [Idx; 2],
        /// Destination.
        dst: Idx,
    },
    /// Scratch of a row expansion is large enough for a broadcast of the rows of `dst`.
    RowScratch {
        /// Scratch.
        tmp: Idx,
        /// Destination.
        dst: Idx,
    },
    /// A value of an attribute requires a scratch operand.
    NeedsTmp {
        /// Attribute.
        attr: Key,
        /// Its value to which the rule applies.
        value: i64,
        /// Scratch operand.
        tmp: Idx,
    },
    /// Scratch has an effect only if the row operand is a column, or if an attribute has a certain value.
    TmpMode {
        /// Scratch operand.
        tmp: Idx,
        /// Sources.
        sources: [Idx; 2],
        /// Attribute and value with which the rule does not apply.
        unless: Option<(Key, i64)>,
    },

    /// Extents of the operands of a matrix product are consistent.
    MatmulShape {
        /// Left operand, MxK.
        lhs: Idx,
        /// Right operand, KxN.
        rhs: Idx,
        /// Accumulator, MxN.
        dst: Idx,
    },
    /// Element types of a matrix product are legal.
    MatmulTypes {
        /// Left operand.
        lhs: Idx,
        /// Right operand.
        rhs: Idx,
        /// Accumulator.
        dst: Idx,
        /// Legal products.
        #[serde(rename = "one_of")]
        table: PerTarget<&'static [Product]>,
    },
    /// M, K and N are within bounds.
    MatmulExtents {
        /// Left operand.
        lhs: Idx,
        /// Right operand.
        rhs: Idx,
        /// Minimum.
        #[serde(rename = "at_least")]
        min: i64,
        /// Maximum.
        #[serde(rename = "at_most")]
        max: i64,
    },
    /// Two operands have the same type.
    SameType(Idx, Idx),
    /// The bias of a matrix product: one row of N elements of the type of the accumulator.
    Bias {
        /// The bias, 1xN.
        bias: Idx,
        /// Accumulator, MxN.
        dst: Idx,
    },

    /// A conversion between the element types is legal.
    Conversion {
        /// Source.
        src: Idx,
        /// Destination.
        dst: Idx,
        /// Legal conversions.
        #[serde(rename = "one_of")]
        table: PerTarget<&'static [Conversion]>,
    },
    /// A conversion keeps the physical extents and the valid region; a pair of packed floats counts as two columns.
    ConversionExtents {
        /// Source.
        src: Idx,
        /// Destination.
        dst: Idx,
    },
    /// Physical extents are equal.
    SameShape(&'static [Idx]),
    /// A scalar has the element type of a tile.
    ScalarElement {
        /// The scalar.
        scalar: Idx,
        /// The tile.
        tile: Idx,
        /// Whether a signless integer is illegal for a signed or unsigned element.
        exact: bool,
    },
    /// One of two sources is a tile with element type and valid region of the destination, the other one a scalar.
    EitherOrder {
        /// Sources.
        sources: [Idx; 2],
        /// Destination.
        dst: Idx,
    },
    /// A tile has at least a number of bytes.
    MinBytes {
        /// The tile.
        operand: Idx,
        /// Bytes.
        bytes: i64,
    },
    /// A tile has at least the extents that another one requires.
    ScratchExtent {
        /// The tile.
        tmp: Idx,
        /// The other.
        of: Idx,
        /// Rows needed.
        rows: Need,
        /// Columns needed.
        #[serde(rename = "columns")]
        cols: Need,
        /// Whether the rule checks the valid rows, and the valid columns, of the scratch; else the physical ones.
        valid: [bool; 2],
    },
    /// An operand differs from all of a list.
    Distinct {
        /// The operand.
        operand: Idx,
        /// The others.
        from: &'static [Idx],
    },
    /// An operand has an effect only if an attribute is set.
    NeedsSet {
        /// The operand.
        operand: Idx,
        /// The attribute.
        attr: Key,
    },

    /// The columns of two tiles fit side by side into a third.
    Concat {
        /// Sources.
        sources: [Idx; 2],
        /// Destination.
        dst: Idx,
    },
    /// A padded copy: elements have the same size, the destination has a padding and is not smaller; only in one memory
    /// it may be larger.
    FillPad {
        /// Source.
        src: Idx,
        /// Destination.
        dst: Idx,
        /// Attribute that gives the padding instead of the type.
        attr: Key,
        /// Memory in which the destination may be larger.
        expands: Loc,
    },
    /// The length of each line of a tile is a multiple of 32 bytes.
    WholeLines(Idx),

    /// Operands and attributes of a gather belong to one of its forms: by index, by pattern, by comparison.
    GatherForm {
        /// Indices of the form by index.
        indices: Idx,
        /// Scratch.
        tmp: Idx,
        /// Value of the form by comparison.
        value: Idx,
        /// Counts of the form by comparison.
        counts: Idx,
        /// Pattern of the form by pattern.
        pattern: Key,
        /// Targets on which the form by index needs scratch.
        tmp_on: TargetSet,
    },
    /// Element types of a gather: by index those of the op definition, by pattern all of certain sizes, by comparison
    /// numbers, with positions as result.
    GatherTypes {
        /// Source.
        src: Idx,
        /// Destination.
        dst: Idx,
        /// Value of the form by comparison.
        value: Idx,
        /// Pattern of the form by pattern.
        pattern: Key,
        /// Element types by pattern.
        by_pattern: PerTarget<DTypeSet>,
        /// Element types by comparison.
        #[serde(rename = "by_values")]
        by_value: PerTarget<DTypeSet>,
        /// Attribute of the relation; absent means equality.
        mode: Key,
        /// Element types by comparison, other than for equality.
        by_order: PerTarget<DTypeSet>,
    },
    /// A gather by index or by pattern writes whole rows; on some targets scratch has the extents of the indices.
    GatherExtents {
        /// Destination.
        dst: Idx,
        /// Indices of the form by index.
        indices: Idx,
        /// Scratch.
        tmp: Idx,
        /// Pattern of the form by pattern.
        pattern: Key,
        /// Targets on which the form by index processes whole rows.
        whole_on: TargetSet,
    },
    /// A gather by pattern keeps the fraction of the elements that its pattern states.
    GatherPattern {
        /// Source.
        src: Idx,
        /// Destination.
        dst: Idx,
        /// Pattern.
        pattern: Key,
        /// Axis.
        axis: Key,
    },

    /// A window of a tile: it has the element type, memory and layout of the source and the given extents, consists of
    /// whole boxes and lies inside of the source.
    Subview {
        /// Source.
        source: Idx,
        /// Variadic operand of offsets.
        offsets: Idx,
        /// Attribute of the extents.
        sizes: Key,
        /// Operands of the valid rows and columns, given together.
        valid: [Idx; 2],
    },
    /// The valid region that is set is within a tile with a dynamic valid region, which one of these operations
    /// defines.
    SetValid {
        /// Tile.
        tile: Idx,
        /// Rows and columns.
        valid: [Idx; 2],
        /// Operations that define such tiles.
        makers: &'static [Opcode],
    },

    /// A cast between integers and pointers, or between pointers into the same memory.
    PtrCast {
        /// The value that is cast.
        input: Idx,
    },
    /// The first result has the type of an operand.
    ResultType(Idx),
    /// The first result points to the elements of a tile, in its memory.
    AddressOf {
        /// The tile.
        tile: Idx,
    },
    /// The first result has the element type of an operand.
    ElementResult(Idx),
    /// A value has the element type of an operand.
    ElementValue {
        /// The value.
        value: Idx,
        /// Pointer, tile or array.
        of: Idx,
    },
    /// An array has as many indices as dimensions, each in bounds.
    ArrayIndices {
        /// The array.
        array: Idx,
        /// Variadic operand of indices.
        indices: Idx,
    },

    /// A rule on scratch tiles.
    Scratch(ScratchRule),
    /// A rule on tiles that only a few operations share.
    Tile(TileRule),
    /// A rule on tiles and views that are moved or reinterpreted.
    Transfer(Transfer),
    /// A rule on vector registers and predicates.
    Vector(VectorRule),
    /// A rule on virtual vectors.
    Vmi(Vmi),
    /// A rule on values of single threads and on structs.
    Thread(ThreadRule),

    /// The part of the operation in a cross-op rule.
    Joint(Joint),
}
