//! Defines the operations of the dialect, and verifies them.

use crate::{dependences, syntax};
use mlir_dialect::{
    Failed, InherentAttributes, OpDefinition, OpParser, OpPrinter, OpState, OpTrait, ParseResult, definition, elements,
    integers,
    melior::ir::{
        Attribute, BlockLike, RegionLike, ValueLike,
        block::BlockRef,
        operation::{OperationLike, OperationRef},
    },
    op_error, operand, region, string,
    walk::{blocks_of, operations},
};
use pto_dialect::types;
use pto_isa::TypeDesc;

/// The attribute with the extents: lines and elements of the iteration space, then rows and columns of each tile.
pub const EXTENTS: &str = "extents";
/// The value in [`EXTENTS`] of an extent that is an operand; that of `ShapedType::kDynamic`.
pub const DYNAMIC: i64 = i64::MIN;
/// The attribute with the number of elements of a register.
pub const LANES: &str = "lanes";
/// The attribute with the bytes of a lane.
pub const LANE_BYTES: &str = "lane_bytes";
/// The attribute with the granularity of predicates, in bits.
pub const GRANULARITY: &str = "granularity";
/// The attribute with the elements of each source that a register needs: see [`Reach`].
pub const REACH: &str = "reach";
/// The attribute with the view of each tile as the nest accesses it: see [`View`]. Absent if all views are plain.
pub const VIEWS: &str = "views";
/// The attribute with the stride of the lines of each tile, in elements.
pub const STRIDES: &str = "strides";
/// The attribute with the power of two, up to 32, that divides the address of each tile.
pub const ALIGNS: &str = "aligns";
/// The attribute of a nest whose code is the same for elements in even and in odd lanes.
pub const IN_HALVES: &str = "in_halves";
/// The attribute of a column reduction that combines lines from the first to the last.
pub const IN_ORDER: &str = "in_order";

/// The attribute with the index of a nest whose iteration space is that of the loops.
pub const MAIN: &str = "main";
/// The attribute of loops for which all lines form one contiguous line.
pub const FLAT: &str = "flat";
/// The attribute with the number of unrolled registers of a line; absent for a loop over registers.
pub const REGISTERS: &str = "registers";
/// The attribute of loops over pairs of registers: bytes of a wide element, elements of a pair, and 1 if narrow elements
/// require pairs.
pub const PAIRS: &str = "pairs";
/// The attribute with the unroll-and-jam of units of work: factor, cycles between starts, registers for values.
pub const JAM: &str = "jam";
/// The attribute with the phase of each nest: its pass over the registers of a line.
pub const PHASES: &str = "phases";
/// The attribute with the indices of the nests on values of lines.
pub const OF_LINES: &str = "of_lines";
/// The attribute with the indices of the nests whose results are stored.
pub const STORED: &str = "stored";
/// The attribute with the estimated cycles of the loops.
pub const CYCLES: &str = "cycles";

/// Maximal number of registers of a line, or of units of work, that loops unroll.
const MAX_UNROLLED: i64 = 64;

/// The attribute with the cycles from the start of a unit of work to the start of the next one.
pub const INTERVAL: &str = "interval";

/// The keyword before the region of [`Loops`].
const NESTS: &str = "nests";
/// The keyword before each region of [`Interleave`].
const UNIT: &str = "unit";

/// The kinds of nests.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// One register of the destination for each register of the sources.
    Map,
    /// One element of the destination for each line.
    Fold,
    /// One line of the destination: lines are combined.
    Columns,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Map, Self::Fold, Self::Columns];

    /// Returns the name of the operation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Map => "nest.map",
            Self::Fold => "nest.fold",
            Self::Columns => "nest.columns",
        }
    }

    /// Returns the names of the regions. Those that end with `partial` take the lane mask of a register as last
    /// argument, and are empty if all registers are full; `first` and `only` may be empty, too.
    #[must_use]
    pub const fn regions(self) -> &'static [&'static str] {
        match self {
            Self::Map => &["full", "partial"],
            Self::Fold => {
                &["start", "step", "step_partial", "finish", "first", "first_partial", "only", "only_partial"]
            }
            Self::Columns => &["combine"],
        }
    }

    /// Returns the regions that must not be empty.
    const fn required(self) -> &'static [usize] {
        match self {
            Self::Map | Self::Columns => &[0],
            Self::Fold => &[0, 1, 3],
        }
    }
}

/// The elements of a source that the code for a register needs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reach {
    /// The elements at the same position.
    Same,
    /// The first element of the line, broadcast to all lanes.
    OfLine,
    /// The elements of the first line, at the same position in the line.
    OfElement,
}

impl Reach {
    const ALL: [Self; 3] = [Self::Same, Self::OfLine, Self::OfElement];

    /// Returns the word in the attribute.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Same => "same",
            Self::OfLine => "line",
            Self::OfElement => "first line",
        }
    }

    /// Returns the case of a word.
    #[must_use]
    pub fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reach| reach.word() == word)
    }
}

/// How a nest accesses the elements of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum View {
    /// The elements of the tile, unchanged.
    Plain,
    /// A column as rows of one element each.
    Rows,
    /// Elements as unsigned integers of their size.
    Words,
    /// Elements of 8 bytes as two of 4 bytes.
    Halves,
}

impl View {
    const ALL: [Self; 4] = [Self::Plain, Self::Rows, Self::Words, Self::Halves];

    /// Returns the word in the attribute.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Rows => "rows",
            Self::Words => "words",
            Self::Halves => "halves",
        }
    }

    /// Returns the case of a word.
    #[must_use]
    pub fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|view| view.word() == word)
    }
}

/// A nest.
pub struct NestOp(pub Kind);

/// Returns the kind of a nest; `None` for other operations.
#[must_use]
pub fn kind(op: OperationRef<'_, '_>) -> Option<Kind> {
    definition::<NestOp>(op).map(|nest| nest.0)
}

/// Returns the number of tiles of a nest: its first operands, of which the last one is the destination.
#[must_use]
pub fn tiles(op: OperationRef<'_, '_>) -> usize {
    let extents = InherentAttributes::of(op).get(EXTENTS).and_then(integers).map_or(0, <[i64]>::len);
    (extents / 2).saturating_sub(1)
}

/// Returns whether an operation is `nest.loops`.
#[must_use]
pub fn is_loops(op: OperationRef<'_, '_>) -> bool {
    definition::<Loops>(op).is_some()
}

/// Returns whether an operation is `nest.interleave`.
#[must_use]
pub fn is_interleave(op: OperationRef<'_, '_>) -> bool {
    definition::<Interleave>(op).is_some()
}

/// Returns the only block of a region of an operation; `None` if it is empty.
#[must_use]
pub fn block<'c, 'a>(op: OperationRef<'c, 'a>, index: usize) -> Option<BlockRef<'c, 'a>> {
    region(op, index).and_then(|region| region.first_block())
}

/// The attributes of a nest, decoded.
struct Attributes<'c> {
    extents: &'c [i64],
    reach: Vec<Reach>,
    views: Option<Vec<View>>,
    strides: &'c [i64],
    aligns: &'c [i64],
}

/// Returns an attribute that is an integer.
#[must_use]
pub fn number(attributes: &InherentAttributes<'_>, name: &str) -> Option<i64> {
    let value = attributes.get(name)?;
    mlir_dialect::melior::ir::attribute::IntegerAttribute::try_from(value).ok().map(|value| value.value())
}

/// Returns an attribute that is a list of words, each decoded.
#[must_use]
pub fn words<T>(attribute: Attribute<'_>, of: fn(&str) -> Option<T>) -> Option<Vec<T>> {
    elements(attribute)?.into_iter().map(|word| of(string(word)?)).collect()
}

/// Reports that an attribute is missing or malformed.
fn malformed(op: OperationRef<'_, '_>, name: &str, expected: &str) -> Failed {
    op_error(op, format_args!("expected {expected} in `{name}`")).emit()
}

impl NestOp {
    fn attributes<'c>(&self, op: OperationRef<'c, '_>) -> Result<Attributes<'c>, Failed> {
        let attributes = InherentAttributes::of(op);
        let list =
            |name: &str| attributes.get(name).and_then(integers).ok_or_else(|| malformed(op, name, "64-bit integers"));
        for name in [LANES, LANE_BYTES] {
            if number(&attributes, name).is_none_or(|number| number <= 0) {
                return Err(malformed(op, name, "a positive integer"));
            }
        }
        if !number(&attributes, GRANULARITY).is_some_and(|bits| matches!(bits, 8 | 16 | 32)) {
            return Err(malformed(op, GRANULARITY, "8, 16 or 32"));
        }
        let reach = attributes.get(REACH).and_then(|reach| words(reach, Reach::of));
        let reach = reach.ok_or_else(|| malformed(op, REACH, "a list of \"same\", \"line\" and \"first line\""))?;
        let views = match attributes.get(VIEWS) {
            Some(views) => Some(
                words(views, View::of)
                    .ok_or_else(|| malformed(op, VIEWS, "a list of \"plain\", \"rows\", \"words\" and \"halves\""))?,
            ),
            None => None,
        };
        Ok(Attributes { extents: list(EXTENTS)?, reach, views, strides: list(STRIDES)?, aligns: list(ALIGNS)? })
    }

    /// Verifies that lists have an entry for each tile, and that there is an operand for each dynamic extent.
    fn verify_operands(&self, op: OperationRef<'_, '_>, attributes: &Attributes<'_>) -> Result<(), Failed> {
        let tiles = attributes.reach.len() + 1;
        let views = attributes.views.as_ref().map_or(tiles, Vec::len);
        let lengths = [(VIEWS, views), (STRIDES, attributes.strides.len()), (ALIGNS, attributes.aligns.len())];
        for (name, length) in lengths {
            if length != tiles {
                let message = format!("expected {tiles} entries in `{name}`, one for each tile, found {length}");
                return Err(op_error(op, message).emit());
            }
        }
        if attributes.extents.len() != 2 + 2 * tiles {
            let (expected, found) = (2 + 2 * tiles, attributes.extents.len());
            let message = format!("expected {expected} entries in `{EXTENTS}` for {tiles} tiles, found {found}");
            return Err(op_error(op, message).emit());
        }
        let dynamic = attributes.extents.iter().filter(|extent| **extent == DYNAMIC).count();
        if op.operand_count() != tiles + dynamic {
            let message = format!(
                "expected {tiles} tiles and {dynamic} extents as operands, found {} operands",
                op.operand_count()
            );
            return Err(op_error(op, message).emit());
        }
        for index in 0..op.operand_count() {
            let Some(value) = operand(op, index) else { continue };
            let desc = types::desc(value.r#type());
            let (is, expected) = if index < tiles {
                (matches!(desc, TypeDesc::Tile(_)), "a tile")
            } else {
                (matches!(desc, TypeDesc::Index), "an index")
            };
            if !is {
                let message = format!("expected {expected} as operand {index}, found {}", value.r#type());
                return Err(op_error(op, message).emit());
            }
        }
        Ok(())
    }
}

impl OpDefinition for NestOp {
    fn name(&self) -> &str {
        self.0.name()
    }

    fn attribute_names(&self) -> Vec<&str> {
        vec![ALIGNS, EXTENTS, GRANULARITY, IN_HALVES, IN_ORDER, LANE_BYTES, LANES, REACH, STRIDES, VIEWS]
    }

    fn traits(&self) -> Vec<OpTrait> {
        vec![OpTrait::ZeroResults]
    }

    fn parse<'c>(&self, parser: &mut OpParser<'_, 'c>, state: &mut OpState<'_, 'c>) -> ParseResult {
        syntax::parse_groups(parser, state, &["ins", "outs", "extents"])?;
        syntax::parse_attributes(parser, state)?;
        syntax::parse_regions(parser, state, self.0.regions())
    }

    fn print<'c>(&self, op: OperationRef<'c, '_>, printer: &mut OpPrinter<'_, 'c>) {
        let sources = tiles(op).saturating_sub(1);
        syntax::print_group(op, "ins", 0..sources, printer);
        syntax::print_group(op, "outs", sources..tiles(op), printer);
        syntax::print_group(op, "extents", tiles(op)..op.operand_count(), printer);
        syntax::print_attributes(op, printer);
        syntax::print_regions(op, self.0.regions().iter().copied(), printer);
    }

    fn verify(&self, op: OperationRef<'_, '_>) -> Result<(), Failed> {
        let attributes = self.attributes(op)?;
        self.verify_operands(op, &attributes)?;
        let names = self.0.regions();
        if op.region_count() != names.len() {
            let (expected, found) = (names.len(), op.region_count());
            return Err(op_error(op, format!("expected {expected} regions, found {found}")).emit());
        }
        for (index, name) in names.iter().enumerate() {
            let blocks = region(op, index).map_or(0, |region| blocks_of(region).count());
            if blocks > 1 || blocks == 0 && self.0.required().contains(&index) {
                return Err(op_error(op, format!("expected one block in region `{name}`, found {blocks}")).emit());
            }
        }
        Ok(())
    }

    fn verify_regions(&self, op: OperationRef<'_, '_>) -> Result<(), Failed> {
        for (index, name) in self.0.regions().iter().enumerate() {
            let Some(block) = block(op, index) else { continue };
            if block.terminator().is_none_or(|last| definition::<Yield>(last).is_none()) {
                return Err(op_error(op, format!("expected `nest.yield` at the end of region `{name}`")).emit());
            }
        }
        self.verify_results(op)
    }
}

impl NestOp {
    /// Verifies the number of arguments and results of the code.
    fn verify_results(&self, op: OperationRef<'_, '_>) -> Result<(), Failed> {
        let sources = InherentAttributes::of(op).get(REACH).and_then(elements).map_or(0, |reach| reach.len());
        let carried = block(op, 0).and_then(|block| block.terminator()).map_or(0, |last| last.operand_count());
        let expected: Vec<(usize, usize)> = match self.0 {
            Kind::Map => vec![(sources, 1), (sources + 1, 1)],
            Kind::Fold => {
                let step = sources + carried;
                vec![
                    (0, carried),
                    (step, carried),
                    (step + 1, carried),
                    (carried, 1),
                    (sources, carried),
                    (sources + 1, carried),
                    (sources, 1),
                    (sources + 1, 1),
                ]
            }
            Kind::Columns => vec![(3, 1)],
        };
        for ((index, name), (arguments, results)) in self.0.regions().iter().enumerate().zip(expected) {
            let Some(block) = block(op, index) else { continue };
            let found = block.terminator().map_or(0, |last| last.operand_count());
            if block.argument_count() != arguments || found != results {
                let message = format!(
                    "expected {arguments} arguments and {results} results in region `{name}`, found {} and {found}",
                    block.argument_count()
                );
                return Err(op_error(op, message).emit());
            }
        }
        Ok(())
    }
}

/// Nests that share loops.
pub struct Loops;

impl Loops {
    /// Its name.
    pub const NAME: &'static str = "nest.loops";
}

impl OpDefinition for Loops {
    fn name(&self) -> &str {
        Self::NAME
    }

    fn attribute_names(&self) -> Vec<&str> {
        vec![CYCLES, FLAT, JAM, MAIN, OF_LINES, PAIRS, PHASES, REGISTERS, STORED]
    }

    fn traits(&self) -> Vec<OpTrait> {
        vec![OpTrait::ZeroOperands, OpTrait::ZeroResults, OpTrait::NoTerminator]
    }

    fn parse<'c>(&self, parser: &mut OpParser<'_, 'c>, state: &mut OpState<'_, 'c>) -> ParseResult {
        syntax::parse_attributes(parser, state)?;
        syntax::parse_regions(parser, state, &[NESTS])
    }

    fn print<'c>(&self, op: OperationRef<'c, '_>, printer: &mut OpPrinter<'_, 'c>) {
        syntax::print_attributes(op, printer);
        syntax::print_regions(op, std::iter::once(NESTS), printer);
    }

    fn verify(&self, op: OperationRef<'_, '_>) -> Result<(), Failed> {
        let nests = block(op, 0).map_or(0, |block| operations(block).filter(|op| kind(*op).is_some()).count());
        let all = block(op, 0).map_or(0, |block| operations(block).count());
        if op.region_count() != 1 || nests == 0 || nests != all {
            return Err(op_error(op, "expected one region with nests only").emit());
        }
        let attributes = InherentAttributes::of(op);
        let list = |name: &str| attributes.get(name).and_then(integers);
        let is_index = |index: &i64| usize::try_from(*index).is_ok_and(|index| index < nests);
        let is_phases = |phases: &[i64]| phases.len() == nests && phases.is_sorted() && phases.iter().all(is_index);
        if !list(PHASES).is_some_and(is_phases) {
            return Err(malformed(op, PHASES, &format!("{nests} phases below {nests} in ascending order")));
        }
        for name in [OF_LINES, STORED] {
            if !list(name).is_some_and(|list| list.iter().all(is_index)) {
                return Err(malformed(op, name, "indices of nests"));
            }
        }
        let is_unrolled = |count: i64| (1..=MAX_UNROLLED).contains(&count);
        let is_jam = |jam: &[i64]| matches!(jam, [factor, (0..), (0..)] if is_unrolled(*factor));
        if !list(JAM).is_some_and(is_jam) {
            return Err(malformed(op, JAM, &format!("a factor from 1 to {MAX_UNROLLED}, cycles and registers")));
        }
        if attributes.get(REGISTERS).is_some() && !number(&attributes, REGISTERS).is_some_and(is_unrolled) {
            return Err(malformed(op, REGISTERS, &format!("a number from 1 to {MAX_UNROLLED}")));
        }
        if attributes.get(PAIRS).is_some() && !list(PAIRS).is_some_and(|pairs| matches!(pairs, [(2..), (1..), 0 | 1])) {
            return Err(malformed(op, PAIRS, "bytes of a wide element, elements of a pair, and 0 or 1"));
        }
        if !number(&attributes, MAIN).is_some_and(|main| is_index(&main)) {
            return Err(malformed(op, MAIN, "the index of a nest"));
        }
        Ok(())
    }

    /// Verifies that the plan keeps the dependences between the nests, which have been verified.
    fn verify_regions(&self, op: OperationRef<'_, '_>) -> Result<(), Failed> {
        dependences::broken(op).map_or(Ok(()), |message| Err(op_error(op, message).emit()))
    }
}

/// Units of work whose instructions are interleaved: a region for each.
pub struct Interleave;

impl Interleave {
    /// Its name.
    pub const NAME: &'static str = "nest.interleave";
}

impl OpDefinition for Interleave {
    fn name(&self) -> &str {
        Self::NAME
    }

    fn attribute_names(&self) -> Vec<&str> {
        vec![INTERVAL, REGISTERS]
    }

    fn traits(&self) -> Vec<OpTrait> {
        vec![OpTrait::ZeroOperands, OpTrait::ZeroResults, OpTrait::NoTerminator]
    }

    fn parse<'c>(&self, parser: &mut OpParser<'_, 'c>, state: &mut OpState<'_, 'c>) -> ParseResult {
        syntax::parse_attributes(parser, state)?;
        while parser.optional_keyword(UNIT) {
            parser.region(state, &[], false)?;
        }
        Ok(())
    }

    fn print<'c>(&self, op: OperationRef<'c, '_>, printer: &mut OpPrinter<'_, 'c>) {
        syntax::print_attributes(op, printer);
        syntax::print_regions(op, std::iter::repeat(UNIT), printer);
    }

    fn verify(&self, op: OperationRef<'_, '_>) -> Result<(), Failed> {
        let attributes = InherentAttributes::of(op);
        for name in [INTERVAL, REGISTERS] {
            if number(&attributes, name).is_none() {
                return Err(malformed(op, name, "an integer"));
            }
        }
        for index in 0..op.region_count() {
            let blocks = region(op, index).map_or(0, |region| blocks_of(region).count());
            if blocks != 1 || block(op, index).is_some_and(|block| block.argument_count() > 0) {
                return Err(op_error(op, "expected one block without arguments in each region").emit());
            }
        }
        Ok(())
    }
}

/// The results of the code for a register.
pub struct Yield;

impl Yield {
    /// Its name.
    pub const NAME: &'static str = "nest.yield";
}

impl OpDefinition for Yield {
    fn name(&self) -> &str {
        Self::NAME
    }

    fn traits(&self) -> Vec<OpTrait> {
        vec![OpTrait::IsTerminator, OpTrait::ZeroResults]
    }

    fn parse<'c>(&self, parser: &mut OpParser<'_, 'c>, state: &mut OpState<'_, 'c>) -> ParseResult {
        syntax::parse_operands(parser, state)?;
        syntax::parse_attributes(parser, state)
    }

    fn print<'c>(&self, op: OperationRef<'c, '_>, printer: &mut OpPrinter<'_, 'c>) {
        printer.text(if op.operand_count() > 0 { " " } else { "" });
        syntax::print_operands(op, 0..op.operand_count(), printer);
        syntax::print_attributes(op, printer);
    }
}
