//! Rules as data: one typed entry each, with diagnostic code, severity and source.
//!
//! Operands are named by their index in the row; family files have constants for them. A row lists the rules of its family and
//! its own; the order is the order of evaluation and of messages. `check` evaluates entries and holds no target-specific data.

use crate::names::Key;
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
pub use vmi::{Vmi, VmiConversion};
pub use words::{Allowed, OWN, PEER, PlanLevel, Severity, Source, Subject};

use crate::target::{PerTarget, TargetSet};
use crate::types::{DTypeSet, Layout, Loc};
use serde::Serialize;

/// Index of an operand in its row.
pub type Idx = u8;

/// A rule of an operation.
#[derive(Clone, Copy, Debug, Serialize)]
pub enum Rule {
    /// The rule holds on these targets only.
    On(TargetSet, &'static Rule),
    /// The rule is stated by the manual alone, see [`Severity::ManualOnly`].
    Manual(&'static Rule),
    /// No source states the rule; a program that breaks it cannot work.
    Own(&'static Rule),
    /// The reference compiler alone states the rule, and not the manual page of the operation.
    Peer(&'static Rule),

    /// A rule on instructions of one unit of a core.
    Micro(Micro),

    /// Operands have one element type.
    SameDType(&'static [Idx]),
    /// Element types are admitted.
    DType {
        /// Operands, each judged alone; those that differ from the first are left to [`Rule::SameDType`].
        operands: &'static [Idx],
        /// Admitted types.
        allowed: Allowed,
    },
    /// Element types are admitted while an attribute has a value.
    DTypeWhen {
        /// Attribute.
        attr: Key,
        /// Its value.
        value: i64,
        /// Operands.
        operands: &'static [Idx],
        /// Admitted types.
        allowed: PerTarget<DTypeSet>,
    },
    /// Valid regions agree.
    SameValid {
        /// Operands; the last is the reference.
        operands: &'static [Idx],
        /// Extents compared.
        axes: Axes,
    },
    /// Tiles are in an admitted memory.
    Location {
        /// Operands, each judged alone.
        operands: &'static [Idx],
        /// Admitted locations.
        allowed: PerTarget<LocSet>,
    },
    /// Tiles have an admitted layout. The fractal counts only for boxed tiles.
    Layout {
        /// Operands, each judged alone.
        operands: &'static [Idx],
        /// Location the rule is about; any if `None`.
        loc: Option<Loc>,
        /// Admitted layouts.
        allowed: PerTarget<&'static [Layout]>,
    },
    /// Extents of a tile in a location are within bounds, inclusive. Valid extents count where static.
    Extent {
        /// Operand.
        operand: Idx,
        /// Location the rule is about; any if `None`.
        loc: Option<Loc>,
        /// Extents.
        axes: Axes,
        /// Least.
        min: i64,
        /// Most.
        max: i64,
    },

    /// A row (column) of an unboxed allocated tile fills whole units of 32 bytes; 16 for packed 4-bit floats.
    LineAlignment,
    /// Extents of a boxed allocated tile are multiples of its box; tiles of one row are exempt.
    BoxDivision,
    /// The constant address of an allocation is aligned for its memory.
    Address {
        /// Operand of the address.
        operand: Idx,
    },
    /// `valid_row` (`valid_col`) is given exactly where the type has `?`.
    ValidOperands {
        /// Operand of the row count.
        rows: Idx,
        /// Operand of the column count.
        cols: Idx,
    },
    /// Physical extents of an allocated tile are within the encodable range.
    MaxExtents {
        /// Most rows.
        rows: PerTarget<i64>,
        /// Most columns.
        cols: i64,
    },
    /// Layout of an allocated tile is one its memory knows.
    LayoutTable(&'static [LocLayouts]),

    /// The pointer points to elements of the view in global memory.
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
    /// A partition has as many offsets and sizes as its source has dimensions, lies inside it, and has the type they give.
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
        /// Location of the tile the rule is not about.
        except: Option<Loc>,
    },
    /// A transfer between layouts exists.
    ViewConversion {
        /// View.
        view: Idx,
        /// Tile.
        tile: Idx,
        /// Legal conversions.
        table: &'static [ViewConversion],
    },
    /// Tiles of 64-bit elements are ND or DN and pad with null or zero.
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
        /// Not judged where this operand is present.
        unless: Option<Idx>,
    },
    /// An accumulator is converted to an admitted type.
    AccConversion {
        /// Tile in the accumulator.
        src: Idx,
        /// Destination.
        dst: Idx,
        /// Operands that quantise.
        quant: &'static [Idx],
        /// Legal conversions.
        table: &'static [AccConversion],
    },
    /// Two operands exclude each other.
    Exclusive(Idx, Idx),
    /// Something needs a tile in a certain memory.
    NeedsLoc {
        /// What needs it.
        subject: Subject,
        /// The tile.
        operand: Idx,
        /// Its location.
        loc: Loc,
    },
    /// Something excludes an attribute with a value other than its default.
    NeedsDefault {
        /// What excludes it.
        subject: Subject,
        /// The attribute.
        attr: Key,
    },
    /// A move between memories exists, with these layouts.
    Moves {
        /// Source.
        src: Idx,
        /// Destination.
        dst: Idx,
        /// Legal moves.
        table: PerTarget<&'static [Move]>,
    },
    /// A window lies inside the source.
    Window {
        /// Source.
        src: Idx,
        /// First row.
        row: Idx,
        /// First column.
        col: Idx,
        /// Destination, of the size of the window.
        dst: Idx,
        /// The window is the valid region of the destination, not all of it.
        valid: bool,
    },
    /// An attribute value needs extents in multiples.
    ExtentMultiple {
        /// Attribute.
        attr: Key,
        /// Its value.
        value: i64,
        /// Tile.
        operand: Idx,
        /// Extents.
        axes: Axes,
        /// They are multiples of this.
        multiple: i64,
    },

    /// The valid region of a tile is not empty.
    NonEmpty(Idx),
    /// The result of a row reduction: a DN column or the first column of an ND tile.
    RowResult(Idx),
    /// One source covers the destination, the other holds one value, or 32 bytes, for each row.
    RowExpand {
        /// Sources.
        sources: [Idx; 2],
        /// Destination.
        dst: Idx,
        /// Which source covers the destination.
        full: FullSource,
    },
    /// Only one source covers the destination.
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
    /// A value of an attribute needs a scratch operand.
    NeedsTmp {
        /// Attribute.
        attr: Key,
        /// Its value.
        value: i64,
        /// Scratch operand.
        tmp: Idx,
    },
    /// Scratch is of use only where the row operand is a column, or where an attribute has a value.
    TmpMode {
        /// Scratch operand.
        tmp: Idx,
        /// Sources.
        sources: [Idx; 2],
        /// Attribute and value that lift the rule.
        unless: Option<(Key, i64)>,
    },

    /// Extents of a matrix product agree.
    MatmulShape {
        /// Left operand, MxK.
        lhs: Idx,
        /// Right operand, KxN.
        rhs: Idx,
        /// Accumulator, MxN.
        dst: Idx,
    },
    /// Element types of a matrix product.
    MatmulTypes {
        /// Left operand.
        lhs: Idx,
        /// Right operand.
        rhs: Idx,
        /// Accumulator.
        dst: Idx,
        /// Legal products.
        table: PerTarget<&'static [Product]>,
    },
    /// M, K and N are within bounds.
    MatmulExtents {
        /// Left operand.
        lhs: Idx,
        /// Right operand.
        rhs: Idx,
        /// Least.
        min: i64,
        /// Most.
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

    /// A conversion between element types exists.
    Conversion {
        /// Source.
        src: Idx,
        /// Destination.
        dst: Idx,
        /// Legal conversions.
        table: PerTarget<&'static [Conversion]>,
    },
    /// A conversion keeps physical extents and valid region; a pair of packed floats counts as two columns.
    ConversionExtents {
        /// Source.
        src: Idx,
        /// Destination.
        dst: Idx,
    },
    /// Physical extents agree.
    SameShape(&'static [Idx]),
    /// A scalar has the element type of a tile.
    ScalarElement {
        /// The scalar.
        scalar: Idx,
        /// The tile.
        tile: Idx,
        /// A signless integer does not stand for one with a sign.
        exact: bool,
    },
    /// One of two sources is a tile of the element type and valid region of the destination, the other a scalar.
    EitherOrder {
        /// Sources.
        sources: [Idx; 2],
        /// Destination.
        dst: Idx,
    },
    /// A tile has at least so many bytes.
    MinBytes {
        /// The tile.
        operand: Idx,
        /// Bytes.
        bytes: i64,
    },
    /// A tile has at least the extents another asks for.
    ScratchExtent {
        /// The tile.
        tmp: Idx,
        /// The other.
        of: Idx,
        /// Rows needed.
        rows: Need,
        /// Columns needed.
        cols: Need,
        /// Whether valid rows, and valid columns, of the scratch count; else the physical ones.
        valid: [bool; 2],
    },
    /// An operand is none of the others.
    Distinct {
        /// The operand.
        operand: Idx,
        /// The others.
        from: &'static [Idx],
    },
    /// An operand is of use only where an attribute is set.
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
    /// A padded copy: elements of one size, a destination that is not smaller and has a padding; larger in one memory only.
    FillPad {
        /// Source.
        src: Idx,
        /// Destination.
        dst: Idx,
        /// Attribute that gives the padding in place of the type.
        attr: Key,
        /// Memory of destinations that may be larger.
        expands: Loc,
    },
    /// Lines of a tile are whole units of 32 bytes.
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
    /// Element types of a gather: by index those of the row, by pattern any of one size, by comparison numbers that become
    /// positions.
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
        by_value: PerTarget<DTypeSet>,
        /// Attribute of the relation; absent for equality.
        mode: Key,
        /// Element types by comparison other than for equality.
        by_order: PerTarget<DTypeSet>,
    },
    /// Rows of a gather by index, or by pattern, are written as a whole; scratch is like the indices on some targets.
    GatherExtents {
        /// Destination.
        dst: Idx,
        /// Indices of the form by index.
        indices: Idx,
        /// Scratch.
        tmp: Idx,
        /// Pattern of the form by pattern.
        pattern: Key,
        /// Targets on which the form by index is about whole rows.
        whole_on: TargetSet,
    },
    /// A gather by pattern keeps one of so many elements.
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

    /// A window onto a tile: element type, memory and layout of the source, extents as given, whole boxes, inside the source.
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
    /// The valid region set is within a tile whose valid region is dynamic, and which one of these operations makes.
    SetValid {
        /// Tile.
        tile: Idx,
        /// Rows and columns.
        valid: [Idx; 2],
        /// Operations that make such tiles.
        makers: &'static [&'static str],
    },

    /// A cast between integers and pointers, or between pointers into one memory.
    PtrCast {
        /// Value cast.
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
    /// An array has as many indices as dimensions, each inside.
    ArrayIndices {
        /// The array.
        array: Idx,
        /// Variadic operand of indices.
        indices: Idx,
    },

    /// A rule on scratch tiles.
    Scratch(ScratchRule),
    /// A rule on tiles that few operations share.
    Tile(TileRule),
    /// A rule on tiles and views that move or are viewed otherwise.
    Transfer(Transfer),
    /// A rule on vector registers and predicates.
    Vector(VectorRule),
    /// A rule on virtual vectors.
    Vmi(Vmi),
    /// A rule on values of single threads and on structs.
    Thread(ThreadRule),

    /// The part of the operation in a rule over several operations.
    Joint(Joint),
}
