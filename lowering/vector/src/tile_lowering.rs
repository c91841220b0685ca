//! `pto-tile-lowering`: replaces tile operations by vector instructions and copies.
//!
//! The file of each family has a rule for each operation. Many rules emit the code for one register ([`Rule::Lanes`],
//! [`Rule::Nest`]), so that operations may share loops ([`crate::fuse`]); others are functions. A tile operation
//! without a rule does not compile; [`Rule::Missing`] marks a rule that is not implemented and yields a diagnostic.
//!
//! Before: tile buffers have addresses ([`crate::allocation`]), and flags order the pipes ([`crate::sync`]). After: the
//! only tile operations are prints and asynchronous prefetches. Tiles, views and constants without uses are erased.
//!
//! ```mlir
//! %a = pto.alloc_tile addr = %c0 : !pto.tile_buf<vec, 16x64xf32>
//! pto.tadd ins(%a, %a : ..) outs(%a : ..)
//! ```
//!
//! becomes
//!
//! ```mlir
//! %p = pto.castptr %c0 : i64 -> !pto.ptr<f32, ub>
//! pto.vecscope {
//!   %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//!   scf.for %i = %c0_0 to %c1024 step %c64 {
//!     %x = pto.vlds %p[%i] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//!     %y = pto.vadd %x, %x, %m : ..
//!     pto.vsts %y, %p[%i], %m : ..
//!   }
//! }
//! ```

pub(crate) mod access;
mod addresses;
mod bits;
mod convert;
mod cube;
mod dma;
mod elementwise;
mod fixpipe;
mod fp4;
mod grid;
pub(crate) mod instructions;
mod irregular;
mod lane;
mod layout;
pub(crate) mod loops;
mod matmul;
mod movement;
mod power;
mod precise;
mod quant;
mod reduce;
mod remainder;
mod scales;
mod tile_scalar;
mod window;

use crate::{
    alias::Aliases,
    builder::{Builder, Lowered, Point, granularity, op_def},
    fuse::{Sharing, emit, loops::Loops, record::NestRule},
    report::Report,
    scope::BytesAccessed,
    tile::{Tile, Tiles, address, declared, is_def},
    view::{self, Views},
    walk::{self, key},
};
use lane::Compute;
use mlir_dialect::{
    Failed, OptionDefault, OptionValues, PassDefinition, PassOption, Rewriter, context_of, location,
    melior::ir::{
        Value, ValueLike,
        block::BlockRef,
        operation::{OperationLike, OperationRef},
    },
    operand_location, value_key,
};
use pto_dialect::{op::Groups, target, types};
use pto_isa::{
    AttrValue, Choice, Effects, Key, Level, Name, Op, Opcode, Presence, Role, codes,
    ops::{self, system},
    types::{AddressSpace, DType, MaskGranularity},
};
use pto_upstream::{Arith, Outer};
use rustc_hash::FxHashSet as HashSet;
use scales::Scales;

/// How one operation is lowered.
#[derive(Clone, Copy)]
pub(crate) enum Rule {
    /// Register by register: each element of the destination depends only on the elements of the sources at the same
    /// position.
    Lanes(Compute),
    /// By a function that emits the code for one register, so that the operation may share loops with others.
    Nest(Function),
    /// By a function that emits all code.
    By(Function),
    /// Not at all: the operation has no counterpart in vector instructions, and needs none.
    Stays,
    /// Not implemented, with the reason as the end of a sentence.
    Missing(&'static str),
}

/// A rule that is a function.
pub(crate) type Function = for<'x, 'c, 'a> fn(&'x mut Expander<'c, 'a>, Site<'c, 'a>) -> Lowered<()>;

/// Returns the rule of an operation; `None` if it is not at the tile level. The `match` of each family is exhaustive.
pub(crate) fn rule(def: &Op) -> Option<Rule> {
    match def.opcode {
        Opcode::Movement(opcode) => Some(movement::rule(opcode)),
        Opcode::Elementwise(opcode) => Some(elementwise::rule(opcode)),
        Opcode::TileScalar(opcode) => Some(tile_scalar::rule(opcode)),
        Opcode::Reduce(opcode) => Some(reduce::rule(opcode)),
        Opcode::Matmul(opcode) => Some(matmul::rule(opcode)),
        Opcode::Layout(opcode) => Some(layout::rule(opcode)),
        Opcode::Irregular(opcode) => Some(irregular::rule(opcode)),
        Opcode::View(_)
        | Opcode::Scalar(_)
        | Opcode::Sync(_)
        | Opcode::VectorArith(_)
        | Opcode::VectorMemory(_)
        | Opcode::VectorMove(_)
        | Opcode::Predicate(_)
        | Opcode::Scope(_)
        | Opcode::Dma(_)
        | Opcode::Cube(_)
        | Opcode::System(_)
        | Opcode::Simt(_)
        | Opcode::Comm(_)
        | Opcode::UbVector(_)
        | Opcode::VectorSpecial(_)
        | Opcode::VmiArith(_)
        | Opcode::VmiMemory(_)
        | Opcode::VmiMove(_)
        | Opcode::VmiReduce(_)
        | Opcode::VmiMask(_) => None,
    }
}

/// Returns whether an operation writes each valid element of its output tiles, and reads only valid elements of others:
/// it works register by register, or is a plain copy.
pub(crate) fn fills(op: OperationRef<'_, '_>, def: &'static Op) -> bool {
    match rule(def) {
        Some(Rule::Lanes(_) | Rule::Nest(_)) => true,
        // Padding at the borders may leave columns unchanged.
        Some(Rule::By(_)) => {
            (def.is(ops::movement::Opcode::Tload) || def.is(ops::movement::Opcode::Tstore)) && op.operand_count() == 2
        }
        Some(Rule::Stays | Rule::Missing(_)) | None => false,
    }
}

/// The operation to lower.
#[derive(Clone, Copy)]
pub(crate) struct Site<'c, 'a> {
    pub(crate) op: OperationRef<'c, 'a>,
    pub(crate) def: &'static Op,
}

impl<'c, 'a> Site<'c, 'a> {
    /// Returns an operand by its declared index, if it is present.
    pub(crate) fn operand(&self, index: usize) -> Option<Value<'c, 'a>> {
        declared(self.op, self.def, index)
    }

    /// Returns an operand by name, if it is present.
    pub(crate) fn named(&self, name: Name) -> Option<Value<'c, 'a>> {
        self.operand(self.def.operand(name)?)
    }

    /// Returns the case of an attribute, or its default.
    pub(crate) fn choice<C: Choice>(&self, key: Key) -> Option<C> {
        let attr = self.def.attrs.get(self.def.attr(key)?)?;
        let pto_isa::Domain::Enum(def) = attr.domain else { return None };
        debug_assert!(std::ptr::eq(def.cases, C::CASES), "`{key}` has other words");
        let number = match mlir_dialect::InherentAttributes::of(self.op).get(key.as_str()) {
            Some(value) => pto_dialect::attributes::case(def, value)?.value,
            None => match attr.presence {
                Presence::Default { value: AttrValue::Enum(number), .. } => number,
                Presence::Default { .. } | Presence::Required | Presence::Optional => return None,
            },
        };
        C::of(def, number)
    }

    /// Returns whether a boolean attribute is set.
    pub(crate) fn flag(&self, key: Key) -> bool {
        let value = mlir_dialect::InherentAttributes::of(self.op).get(key.as_str());
        value.and_then(pto_dialect::attributes::boolean).unwrap_or(false)
    }

    /// Reports that this form of the operation cannot be lowered.
    pub(crate) fn refuse(&self, what: impl std::fmt::Display) -> Failed {
        let place = mlir_dialect::name_location(self.op);
        Report::new(codes::FORM_NOT_LOWERED, place, format_args!("pto.{} is not lowered {what}", self.def.name)).emit()
    }

    /// Reports that the operation cannot be lowered with this operand.
    pub(crate) fn refuse_operand(&self, index: usize, what: impl std::fmt::Display) -> Failed {
        self.refusal(index, what).emit()
    }

    /// Like [`Site::refuse_operand`], but returns the diagnostic for further notes.
    pub(crate) fn refusal(&self, index: usize, what: impl std::fmt::Display) -> Report<'c> {
        let place = match Groups::of(self.def, self.op).range(index).next() {
            Some(position) => operand_location(self.op, position),
            None => mlir_dialect::name_location(self.op),
        };
        Report::new(codes::FORM_NOT_LOWERED, place, format_args!("pto.{} is not lowered {what}", self.def.name))
    }
}

/// Lowers the operations of a function.
pub(crate) struct Expander<'c, 'a> {
    pub(crate) b: Builder<'c, 'a>,
    tiles: Tiles<'c, 'a>,
    scales: Scales<'c, 'a>,
    /// The function sets registers of image windows.
    has_image_windows: bool,
    pub(crate) views: Views<'c, 'a>,
    pub(crate) rewriter: Rewriter<'c, 'a>,
    aliases: Aliases,
    sharing: Sharing,
    /// Which operations are lowered.
    stage: Stage,
    /// The nest of the operation that is being lowered.
    made: Option<OperationRef<'c, 'a>>,
    /// The operations that became nests or that cannot be lowered.
    finished: HashSet<usize>,
    /// Each operation is lowered separately, as by the C++ compiler; lane masks are computed for each register.
    pub(crate) is_plain: bool,
    /// Sums of floats may be reassociated.
    pub(crate) reassociates: bool,
}

impl<'c, 'a> Expander<'c, 'a> {
    /// Returns the tile of a declared operand.
    pub(crate) fn tile(&mut self, site: Site<'c, 'a>, index: usize) -> Lowered<Tile<'c, 'a>> {
        match site.operand(index) {
            Some(value) => self.tile_of(value),
            None => Err(self.b.defect("an operation without its tile")),
        }
    }

    /// Returns the tile of a value.
    pub(crate) fn tile_of(&mut self, value: Value<'c, 'a>) -> Lowered<Tile<'c, 'a>> {
        self.tiles.tile(&mut self.b, value)
    }

    /// Returns whether two operands are tiles at the same address, known at compile time.
    pub(crate) fn is_same_place(&self, site: Site<'c, 'a>, a: usize, b: usize) -> bool {
        let (a, b) = (site.operand(a), site.operand(b));
        a.is_some() && a.map(value_key) == b.map(value_key)
            || a.and_then(address).is_some_and(|at| b.and_then(address) == Some(at))
    }

    /// Returns the granularity of the predicates for an element type.
    pub(crate) fn granularity(&self, site: Site<'c, 'a>, dtype: DType) -> Lowered<MaskGranularity> {
        granularity(dtype).ok_or_else(|| site.refuse(format_args!("on elements of {dtype}")))
    }

    /// Sets the nest of the operation that is being lowered.
    pub(crate) fn nest(&mut self, rule: NestRule<'c, 'a>) -> Lowered<()> {
        self.made = Some(rule.recorded(&mut self.b, self.sharing)?);
        Ok(())
    }

    /// Lowers an operation by a function; does nothing while other operations become nests.
    pub(crate) fn by_itself(
        &mut self,
        site: Site<'c, 'a>,
        function: impl FnOnce(&mut Self, Site<'c, 'a>) -> Lowered<()>,
    ) -> Lowered<()> {
        if self.stage == Stage::Nests {
            return Ok(());
        }
        if self.sharing != Sharing::Nothing {
            let touched = self.touched(site);
            self.b.touches(touched);
        }
        function(self, site)?;
        self.b.forget(site.op);
        self.rewriter.erase(site.op);
        Ok(())
    }

    /// Returns whether operations share loops, and take registers for fewer cycles.
    pub(crate) fn shares_loops(&self) -> bool {
        self.sharing == Sharing::Loops
    }

    /// Returns the bytes of vector memory that the tiles of an operation occupy.
    fn touched(&mut self, site: Site<'c, 'a>) -> BytesAccessed {
        let mut touched = BytesAccessed::default();
        for (index, operand) in site.def.operands.iter().enumerate() {
            for value in
                Groups::of(site.def, site.op).range(index).filter_map(|index| mlir_dialect::operand(site.op, index))
            {
                let Some(bytes) = self.aliases.bytes(value).filter(|bytes| bytes.space != AddressSpace::Gm) else {
                    continue;
                };
                if operand.role != Role::Out {
                    touched.read.push(bytes);
                }
                if operand.role != Role::In {
                    touched.written.push(bytes);
                }
            }
        }
        touched
    }

    /// Returns whether the operation has no effect, as the type of its destination has the valid region 0x0.
    fn is_without_effect(&self, site: Site<'c, 'a>) -> bool {
        let exempt = site.def.all_rules().find_map(pto_isa::rule::Rule::exempt);
        let destination = exempt.and_then(|index| site.operand(usize::from(index)));
        destination.and_then(|tile| types::tile(tile.r#type())).is_some_and(|tile| tile.is_empty())
    }

    /// Lowers an operation of the tile level.
    fn expand(&mut self, site: Site<'c, 'a>, rule: Rule) -> Lowered<()> {
        let at = Point::before(site.op).ok_or_else(|| self.b.defect("an operation without a block"))?;
        self.b.go(at, location(site.op));
        if Groups::of(site.def, site.op).on_values() {
            return Err(site.refuse("on values instead of buffers"));
        }
        if self.is_without_effect(site) {
            self.rewriter.erase(site.op);
            return Ok(());
        }
        match rule {
            Rule::Lanes(compute) => lane::expand(self, site, compute)?,
            Rule::Nest(function) => function(self, site)?,
            Rule::By(_) | Rule::Missing(_) if self.stage == Stage::Nests => {}
            Rule::By(function) => self.by_itself(site, function)?,
            Rule::Stays => {}
            Rule::Missing(why) => {
                return Err(Report::new(
                    codes::NO_LOWERING,
                    mlir_dialect::name_location(site.op),
                    format_args!("pto.{} is not lowered: {why}", site.def.name),
                )
                .emit());
            }
        }
        let Some(nest) = self.made.take() else { return Ok(()) };
        self.b.forget(site.op);
        self.rewriter.erase(site.op);
        match self.stage {
            Stage::Nests => {
                self.finished.insert(key(site.op));
                Ok(())
            }
            Stage::All => self.nests(nest),
        }
    }

    /// Emits the loops of a nest or of nests that share them; does nothing for other operations.
    fn nests(&mut self, op: OperationRef<'c, 'a>) -> Lowered<()> {
        let Some(mut loops) = Loops::of(op, self.is_plain) else { return Ok(()) };
        let before = Point::before(op).ok_or_else(|| self.b.defect("loops without a block"))?;
        for nest in std::mem::take(&mut loops.nests) {
            self.b.go(before, location(nest.op));
            let Self { b, tiles, .. } = self;
            loops.nests.push(nest.with_pointers(|value, tile| tiles.pointer(b, value, tile))?);
        }
        if self.shares_loops() {
            loops.nests.iter().try_for_each(|nest| nest.constants(&mut self.b))?;
        }
        self.b.forget(op);
        self.rewriter.erase(op);
        let after = Point::after(op).ok_or_else(|| self.b.defect("loops without a block"))?;
        self.b.go(after, location(op));
        emit::loops(&mut self.b, &mut self.aliases, &loops, self.sharing)
    }
}

/// The operations that are lowered.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// Operations with the code for one register become nests.
    Nests,
    /// All operations and nests become instructions.
    All,
}

/// Returns whether an operation sets a register of the windows of images.
fn sets_image_windows(op: OperationRef<'_, '_>) -> bool {
    const REGISTERS: [&Op; 3] = [
        op_def(system::OPS, "setfmatrix"),
        op_def(system::OPS, "set_img2col_rpt"),
        op_def(system::OPS, "set_img2col_padding"),
    ];
    pto_dialect::op::declared(op)
        .is_some_and(|(found, _)| REGISTERS.iter().any(|register| is_def(Some(found), register)))
}

const FUSE: &str = "fuse";
const PLAIN: &str = "plain";
const REASSOCIATE: &str = "reassociate";

pub(crate) const OPTIONS: &[PassOption] = &[
    PassOption {
        name: FUSE,
        description: "operations on the same registers share loops and scopes, as the cost model says",
        default: OptionDefault::Bool(false),
    },
    PassOption {
        name: PLAIN,
        description: "lower each operation as ptoas does, for comparison",
        default: OptionDefault::Bool(false),
    },
    PassOption {
        name: REASSOCIATE,
        description: "reassociate sums of floats, which changes rounding",
        default: OptionDefault::Bool(false),
    },
];

impl<'c, 'a> Expander<'c, 'a> {
    fn new(
        function: OperationRef<'c, 'a>,
        entry: BlockRef<'c, 'a>,
        operations: &[OperationRef<'c, 'a>],
        options: &OptionValues<'_>,
        stage: Stage,
    ) -> Self {
        let is_plain = options.bool(PLAIN).unwrap_or(false);
        let sharing = match options.bool(FUSE).unwrap_or(false) {
            _ if is_plain => Sharing::Scopes,
            true => Sharing::Loops,
            false => Sharing::Nothing,
        };
        let context = context_of(location(function));
        let mut b = Builder::new(context, entry);
        b.target = Some(target::of(function, target::configuration(context)));
        Self {
            b,
            tiles: Tiles::new(operations, stage == Stage::Nests),
            // No rule that emits a nest moves exponents.
            scales: if stage == Stage::Nests { Scales::default() } else { Scales::new(operations) },
            has_image_windows: operations.iter().any(|op| sets_image_windows(*op)),
            views: Views::default(),
            rewriter: Rewriter::new(),
            aliases: Aliases::default(),
            sharing,
            stage,
            made: None,
            finished: HashSet::default(),
            is_plain,
            reassociates: options.bool(REASSOCIATE).unwrap_or(false),
        }
    }

    /// Lowers operations; reports all that cannot be lowered.
    fn lower(&mut self, operations: &[OperationRef<'c, 'a>]) -> Lowered<()> {
        let mut failed = None;
        for &op in operations {
            let declared = pto_dialect::op::declared(op).map(|(def, _)| def);
            let found = declared.filter(|def| def.level == Level::Tile);
            let done = match found.and_then(|def| Some((def, rule(def)?))) {
                Some((def, rule)) => self.expand(Site { op, def }, rule),
                None if self.stage == Stage::All && declared.is_none() => {
                    view::check_passed(op).and_then(|()| self.nests(op))
                }
                None if self.stage == Stage::All => self.nests(op),
                None => Ok(()),
            };
            if let Err(error) = done {
                self.finished.insert(key(op));
                failed = Some(error);
            }
        }
        failed.map_or(Ok(()), Err)
    }
}

/// Replaces operations with the code for one register by nests: see [`crate::tile_to_nests`].
pub(crate) fn to_nests<'c, 'a>(
    function: OperationRef<'c, 'a>,
    entry: BlockRef<'c, 'a>,
    options: &OptionValues<'_>,
) -> Lowered<()> {
    let operations = walk::outside_of_nests(function);
    let mut expander = Expander::new(function, entry, &operations, options, Stage::Nests);
    let Err(failed) = expander.lower(&operations) else { return Ok(()) };
    // The pass fails, so that no later pass reports what else cannot be lowered.
    let mut rest = walk::outside_of_nests(function);
    rest.retain(|op| !expander.finished.contains(&key(*op)));
    let _ = Expander::new(function, entry, &rest, options, Stage::All).lower(&rest);
    Err(failed)
}

/// The pass.
pub(crate) struct TileLowering;

impl PassDefinition for TileLowering {
    fn argument(&self) -> &str {
        "pto-tile-lowering"
    }

    fn description(&self) -> &str {
        "replace nests and tile operations by vector instructions and copies"
    }

    fn operation(&self) -> Option<&str> {
        Some(Outer::Function.name())
    }

    fn dialects(&self) -> Vec<&str> {
        vec![pto_dialect::DIALECT, nest_dialect::DIALECT, "arith", "scf"]
    }

    fn options(&self) -> &'static [PassOption] {
        OPTIONS
    }

    fn run(&self, function: OperationRef<'_, '_>, options: &OptionValues<'_>) -> Result<(), Failed> {
        let Some(entry) = walk::blocks(function).next() else { return Ok(()) };
        let operations = walk::outside_of_nests(function);
        let mut expander = Expander::new(function, entry, &operations, options, Stage::All);
        let lowered = expander.lower(&operations);
        // Erase definitions without uses. In reverse order, so that users are erased before the definitions that they
        // use.
        operations.iter().rev().filter(|op| only_defines(**op)).for_each(|op| expander.rewriter.erase(*op));
        addresses::sink(function, &mut expander.rewriter);
        lowered
    }
}

/// Returns whether an operation has no other effect than to define a tile, a view or a constant.
fn only_defines(op: OperationRef<'_, '_>) -> bool {
    let is_view = pto_dialect::op::declared(op)
        .is_some_and(|(def, _)| def.level == Level::View && matches!(def.effects, Effects::Pure | Effects::Allocate));
    is_view || walk::is(op, Arith::Constant)
}

/// Returns whether a tile operation has a rule that replaces it.
pub fn is_lowered(def: &Op) -> bool {
    matches!(rule(def), Some(Rule::Lanes(_) | Rule::Nest(_) | Rule::By(_)))
}
