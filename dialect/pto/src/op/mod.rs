//! Implements the MLIR operations of the dialect, from their op definitions.

pub mod assembly;
mod defaults;
mod groups;
mod parse;
mod print;
mod values;
mod verified;
mod verify;
mod view;

pub use defaults::normalize;
pub use groups::{Groups, result_owners, written};
pub use view::OpView;

use crate::types;
use mlir_dialect::{
    Effect, EffectList, EffectModel, Failed, On, OpDefinition, OpParser, OpPrinter, OpState, OpTrait, ParseResult,
    melior::ir::{
        BlockLike, Type, ValueLike,
        operation::{OperationLike, OperationRef},
    },
};
use pto_isa::op::Traits;
use pto_isa::ops::system;
use pto_isa::rule::Parts;
use pto_isa::types::Dim;
use pto_isa::{Arity, Effects, Element, Kind, Level, Op, Opcode, Role, TypeDesc, syntax};
use pto_upstream::{Is, Outer, Upstream};
use std::sync::OnceLock;

/// Key of the attribute with the number of operands of each declared one.
pub const OPERAND_SEGMENTS: &str = "operandSegmentSizes";
/// Key of the attribute with the number of results of each declared one.
pub(crate) const RESULT_SEGMENTS: &str = "resultSegmentSizes";
/// Key of the attribute which states that the result buffers of an operation on values are operands.
pub const INTO: &str = "into";

/// Returns whether an operation holds code for one kind of core.
fn is_section(def: &Op) -> bool {
    matches!(def.opcode, Opcode::System(system::Opcode::SectionCube | system::Opcode::SectionVector))
}

/// Returns whether a result may be a tile with a valid region that can be set: a second handle to the same bytes.
fn makes_handles(def: &Op) -> bool {
    let is_tile = |kind: Kind| matches!(kind, Kind::Tile | Kind::TileOrView);
    def.level == Level::View && def.results.iter().any(|result| is_tile(result.kind))
}

/// Returns whether the valid region of a tile of a type can be set.
fn is_handle(r#type: Type<'_>) -> bool {
    types::tile(r#type).is_some_and(|desc| [desc.valid_rows, desc.valid_cols].contains(&Dim::Dynamic))
}

/// The implementation of an op definition.
pub(crate) struct TableOp {
    def: &'static Op,
    parts: Parts,
    /// Each declared operand is exactly one value, and none may be a result.
    has_single_operands: bool,
    /// Each declared result is exactly one value.
    has_single_results: bool,
    /// What rules may ask about each declared operand.
    asked: Vec<verified::Asked>,
    /// An operand may be in memory.
    accesses_memory: bool,
    /// A result may be the state of unaligned accesses.
    returns_state: bool,
    name: String,
    /// Compiled when the operation is first parsed or printed.
    syntax: OnceLock<Syntax>,
}

/// The compiled syntax of an op definition.
#[derive(Default)]
struct Syntax {
    elements: Vec<Element>,
    /// Attributes that the syntax elements contain, so that the dictionary does not.
    written: Vec<&'static str>,
}

impl Syntax {
    fn of(def: &'static Op) -> Self {
        // The syntax of every op definition compiles: a test of the instruction table checks it.
        let elements = syntax::elements(def).unwrap_or_default();
        let mut written = Vec::new();
        attributes_of(&elements, def, &mut written);
        Self { elements, written }
    }
}

fn attributes_of(elements: &[Element], def: &'static Op, names: &mut Vec<&'static str>) {
    for element in elements {
        if let Element::Attr(index) | Element::FullAttr(index) | Element::Case(index, _) = element {
            names.extend(def.attrs.get(*index).map(|attr| attr.name.as_str()));
        } else if let Element::Dict(indices) = element {
            names.extend(indices.iter().filter_map(|&index| Some(def.attrs.get(index)?.name.as_str())));
        }
        element.nested().into_iter().for_each(|inside| attributes_of(inside, def, names));
    }
}

/// Returns the attributes that determine how operands and results are grouped, and whether an operation of the
/// definition may have them.
fn structural(def: &Op) -> [(bool, &'static str); 3] {
    [
        (def.has_segments(), OPERAND_SEGMENTS),
        (def.has_result_segments(), RESULT_SEGMENTS),
        (def.tile_outs().next().is_some(), INTO),
    ]
}

impl TableOp {
    pub(crate) fn new(def: &'static Op) -> Self {
        let is_single = |arity| arity == Arity::One;
        Self {
            def,
            parts: Parts::of(def),
            has_single_operands: def.operands.iter().all(|operand| is_single(operand.arity))
                && def.tile_outs().next().is_none(),
            has_single_results: def.results.iter().all(|result| is_single(result.arity)),
            asked: def.operands.iter().map(|operand| verified::Asked::of(operand.kind)).collect(),
            accesses_memory: def.operands.iter().any(|operand| operand.kind.is_memory()),
            returns_state: def.results.iter().any(|result| result.kind.accepts(&TypeDesc::Align)),
            name: format!("{}.{}", crate::DIALECT, def.name),
            syntax: OnceLock::new(),
        }
    }

    /// Adds the effects on the memory of an operand, by its declared one.
    fn accesses(&self, declared: usize, index: usize, effects: &mut EffectList<'_>) {
        let Some(operand) = self.def.operands.get(declared).filter(|operand| operand.kind.is_memory()) else { return };
        let (reads, writes) = match operand.role {
            Role::In => (true, false),
            Role::Out => (self.def.traits.contains(Traits::PARTIAL), true),
            Role::InOut | Role::Tmp => (true, true),
        };
        if reads {
            effects.add(Effect::Read, On::Operand(index));
        }
        if writes {
            effects.add(Effect::Write, On::Operand(index));
        }
    }

    fn syntax(&self) -> &Syntax {
        self.syntax.get_or_init(|| Syntax::of(self.def))
    }
}

/// Returns the definition of an operation and its cross-op rules; `None` for operations of other dialects.
pub fn declared(op: OperationRef<'_, '_>) -> Option<(&'static Op, Parts)> {
    mlir_dialect::definition::<TableOp>(op).map(|definition| (definition.def, definition.parts))
}

/// Returns the definition of an upstream operation; `None` if it is not supported.
pub fn upstream(op: OperationRef<'_, '_>) -> Option<&'static Upstream> {
    op.name().as_string_ref().as_str().ok().and_then(Upstream::lookup)
}

/// Returns the name of an operation of the dialect: `pto.tadd`.
pub fn full_name(opcode: impl Into<Opcode>) -> String {
    [crate::DIALECT, ".", opcode.into().op().name].concat()
}

/// Returns whether an operation is a given upstream one.
pub fn is_upstream(op: OperationRef<'_, '_>, is: impl Into<Is>) -> bool {
    op.name().as_string_ref().as_str() == Ok(is.into().definition().name)
}

/// Returns whether an operation is directly in a module and declares nothing: it belongs to no function, so code of
/// functions cannot contain it.
pub fn is_outside_functions(op: OperationRef<'_, '_>) -> bool {
    let around = op.block().and_then(|block| block.parent_operation());
    let in_module = around.is_some_and(|around| is_upstream(around, Outer::Module));
    in_module && !is_upstream(op, Outer::Module) && op.attribute("sym_name").is_err()
}

impl OpDefinition for TableOp {
    fn name(&self) -> &str {
        &self.name
    }

    fn aliases(&self) -> Vec<String> {
        self.def.aliases.iter().map(|alias| format!("{}.{alias}", crate::DIALECT)).collect()
    }

    fn attribute_names(&self) -> Vec<&str> {
        let structural = structural(self.def).into_iter().filter_map(|(has, name)| has.then_some(name));
        self.def.attrs.iter().map(|attr| attr.name.as_str()).chain(structural).collect()
    }

    fn has_syntax(&self) -> bool {
        !matches!(self.def.syntax, syntax::Syntax::Generic)
    }

    fn parse<'c>(&self, parser: &mut OpParser<'_, 'c>, state: &mut OpState<'_, 'c>) -> ParseResult {
        if !self.has_syntax() {
            return Err(parse::generic_only(self.def, parser));
        }
        parse::parse(self.def, &self.syntax().elements, parser, state)
    }

    fn print<'c>(&self, op: OperationRef<'c, '_>, printer: &mut OpPrinter<'_, 'c>) {
        print::print(self.def, self.syntax(), op, printer);
    }

    fn verify(&self, op: OperationRef<'_, '_>) -> Result<(), Failed> {
        verify::verify(self, op)
    }

    /// Definitions have no folds, and commutative operations have no constants as operands.
    fn folds(&self) -> bool {
        false
    }

    fn effect_model(&self) -> EffectModel {
        match self.def.effects {
            // A tile with a settable valid region differs from another view of the same bytes, so that CSE must not
            // merge them.
            Effects::Pure if makes_handles(self.def) => EffectModel::Listed,
            Effects::Pure => EffectModel::Pure,
            // A block has a core of this kind even if the section is empty, so that no pass may remove it.
            Effects::OfRegions if is_section(self.def) => EffectModel::Listed,
            Effects::OfRegions => EffectModel::Recursive,
            Effects::Allocate | Effects::FromRoles | Effects::Barrier | Effects::State => EffectModel::Listed,
        }
    }

    fn effects(&self, op: OperationRef<'_, '_>, effects: &mut EffectList<'_>) {
        match self.def.effects {
            Effects::OfRegions => {
                if is_section(self.def) {
                    effects.add(Effect::Write, On::Anything);
                }
            }
            Effects::Pure => {
                for index in 0..op.result_count() {
                    if mlir_dialect::result(op, index).is_some_and(|result| is_handle(result.r#type())) {
                        effects.add(Effect::Allocate, On::Result(index));
                    }
                }
            }
            // An access to state that no operand names: the operation is neither moved nor removed.
            Effects::State => effects.add(Effect::Write, On::Anything),
            Effects::Allocate => {
                for index in 0..self.def.results.len() {
                    effects.add(Effect::Allocate, On::Result(index));
                }
            }
            Effects::Barrier => {
                effects.add(Effect::Read, On::Anything);
                effects.add(Effect::Write, On::Anything);
            }
            Effects::FromRoles => {
                if !self.accesses_memory {
                    // Only registers and scalars.
                } else if self.has_single_operands {
                    (0..op.operand_count()).for_each(|index| self.accesses(index, index, effects));
                } else {
                    let groups = Groups::of(self.def, op);
                    groups.owners().enumerate().for_each(|(index, declared)| self.accesses(declared, index, effects));
                }
                // Each sequence of unaligned accesses has a separate state value, which is used once.
                for index in 0..if self.returns_state { op.result_count() } else { 0 } {
                    let state = mlir_dialect::result(op, index);
                    if state.is_some_and(|state| types::desc(state.r#type()) == TypeDesc::Align) {
                        effects.add(Effect::Allocate, On::Result(index));
                    }
                }
            }
        }
    }

    fn names_results(&self) -> bool {
        self.def.results.len() > 1
    }

    fn result_names(&self, op: OperationRef<'_, '_>) -> Vec<String> {
        groups::result_owners(self.def, op)
            .filter_map(|declared| self.def.results.get(declared))
            .map(|result| result.name.to_string())
            .collect()
    }

    fn traits(&self) -> Vec<OpTrait> {
        let of_mlir = [
            (Traits::COMMUTATIVE, OpTrait::Commutative),
            (Traits::SINGLE_BLOCK, OpTrait::SingleBlock),
            (Traits::NO_TERMINATOR, OpTrait::NoTerminator),
            (Traits::ISOLATED, OpTrait::IsolatedFromAbove),
            (Traits::NO_ARGUMENTS, OpTrait::NoRegionArguments),
            (Traits::TERMINATOR, OpTrait::IsTerminator),
        ];
        let mut traits: Vec<OpTrait> = of_mlir
            .into_iter()
            .filter(|(declared, _)| self.def.traits.contains(*declared))
            .map(|(_, of_mlir)| of_mlir)
            .collect();
        // Commutative operations of MLIR have a result.
        traits.retain(|of_mlir| *of_mlir != OpTrait::Commutative || self.def.results.len() == 1);
        if self.def.effects == Effects::OfRegions {
            traits.push(OpTrait::RecursiveMemoryEffects);
        }
        traits
    }
}
