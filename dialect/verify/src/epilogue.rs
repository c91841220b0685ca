//! Verifies pipes that convert accumulators on their way from the cube core to vector cores.
//!
//! Both ends state the conversion: a layout, a quantisation and an activation. The ends must state the same conversion;
//! the slots of vector cores must be a buffer that one function reserves and the other imports; a pushed accumulator
//! must have an element type that the quantisation accepts; and popped tiles must have one type, with the layout and
//! element type of the conversion, and fit a slot.
//!
//! ```mlir
//! pto.aic_initialize_pipe {id = 0, .., acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = deqf16_scalar, ..>}
//! pto.tpush_to_aiv(%t : !pto.tile_buf<acc, 16x16xf32, ..>) {id = 0, split = 0}  // refused: PTO1269
//! ```

use crate::walk::{Context, Visit};
use mlir_dialect::{
    context_of, defining_operation,
    melior::ir::{Attribute, Location, ValueLike, operation::OperationLike},
    operand, operand_location, result,
};
use pto_dialect::{
    attributes::acc_push_epilogue,
    op::{Groups, declared},
    target, types,
};
use pto_isa::{
    Profile, TypeDesc,
    attrs::{AccPushLayout, AccPushRelu, AccQuant, Factors},
    codes,
    ops::cube::QUANTS,
    rule::{CaseConversion, Core, Joint, PipeEnd},
    types::{DType, DTypeSet, Layout, Loc, TileDesc},
};

/// Element types that a pipe transfers without a conversion.
const WORDS: DTypeSet = DTypeSet::int(32).or(DTypeSet::of(&[DType::F32]));

/// The conversion that an end states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Epilogue {
    layout: AccPushLayout,
    quant: AccQuant,
    relu: AccPushRelu,
}

impl Epilogue {
    /// Reads the attribute of an end.
    pub(crate) fn of(attribute: Attribute<'_>) -> Option<Self> {
        let (layout, quant, relu) = acc_push_epilogue(attribute)?;
        Some(Self { layout, quant, relu })
    }

    /// Returns which quantisation factors it needs; `None` if it needs none.
    pub(crate) const fn factors(&self) -> Option<Factors> {
        self.quant.factors()
    }

    /// Returns whether elements are not converted.
    pub(crate) fn is_none(&self) -> bool {
        self.quant == AccQuant::NoConvert
    }

    /// Conversions that a2 and a3 do not have.
    const fn is_of_a5(&self) -> bool {
        matches!(
            self.quant,
            AccQuant::Qs322bf16PreVec
                | AccQuant::Qs322bf16PreScalar
                | AccQuant::Qf322hif8PreVec
                | AccQuant::Qf322hif8PreScalar
                | AccQuant::Qf322fp8PreVec
                | AccQuant::Qf322fp8PreScalar
        )
    }

    fn conversion(&self) -> Option<&'static CaseConversion> {
        QUANTS.iter().find(|conversion| conversion.cases.contains(&self.quant))
    }

    /// Returns the element types of popped tiles. Bytes state their sign, which is signed with a factor per column, and
    /// 8-bit floats have one format.
    fn results(&self) -> Option<DTypeSet> {
        let all = self.conversion()?.dst;
        Some(if matches!(self.quant, AccQuant::Qf322hif8PreVec | AccQuant::Qf322hif8PreScalar) {
            DTypeSet::of(&[DType::Hif8])
        } else if matches!(self.quant, AccQuant::Qf322fp8PreVec | AccQuant::Qf322fp8PreScalar) {
            DTypeSet::E4M3
        } else if self.is_none() {
            WORDS
        } else if all.contains(DType::I8) {
            let unsigned =
                if self.factors() == Some(Factors::PerColumn) { DTypeSet::EMPTY } else { DTypeSet::of(&[DType::Ui8]) };
            DTypeSet::of(&[DType::Si8]).or(unsigned)
        } else {
            all
        })
    }

    /// Returns why a tile cannot be pushed. Pipes take sums of signed, unsigned and signless integers.
    fn unlike_source(&self, tile: &TileDesc) -> Option<String> {
        let stored = self.conversion()?.src;
        let sums = stored.contains(DType::I32);
        let allowed = if self.is_none() {
            WORDS
        } else if sums {
            stored.or(DTypeSet::int(32))
        } else {
            stored
        };
        if tile.loc != Loc::Acc {
            return Some(format!("expected a tile in acc, found one in {}", tile.loc));
        }
        (!allowed.contains(tile.dtype)).then(|| format!("{} takes {allowed}, found {}", self.quant, tile.dtype))
    }

    /// Returns why a tile cannot be popped.
    fn unlike_result(&self, tile: &TileDesc) -> Option<String> {
        let allowed = self.results()?;
        if tile.loc != Loc::Vec {
            return Some(format!("expected a tile in vec, found one in {}", tile.loc));
        }
        if !allowed.contains(tile.dtype) {
            return Some(format!("{} gives {allowed}, found {}", self.quant, tile.dtype));
        }
        let expected = match self.layout {
            AccPushLayout::Nz2nd => Layout::ND,
            AccPushLayout::Nz2dn => Layout::DN,
            AccPushLayout::Nz2nz => Layout::NZ,
        };
        let fits = tile.blayout == expected.blayout && tile.slayout == expected.slayout;
        (!fits).then(|| format!("{} gives layout {expected}, found {}", self.layout, tile.layout()))
    }
}

/// Checks that the slots of vector cores of a converting end are a buffer that the vector core reserves: its end has the
/// reserved buffer, the end of the cube core a reserved or imported one. Returns whether this is certain.
pub(crate) fn slots<'c, 'a>(visit: &Visit<'c, 'a>, end: &PipeEnd, cx: &mut Context<'c, 'a>) -> bool {
    let Some(def) = visit.def else { return false };
    let index = Groups::of(def, visit.op).range(usize::from(end.to_vector)).next();
    let Some((index, value)) = index.and_then(|index| Some((index, operand(visit.op, index)?))) else {
        return false;
    };
    // Values of function arguments are unknown.
    let Some(definition) = defining_operation(value) else { return false };
    let (allowed, words): (fn(&Joint) -> bool, _) = match end.core {
        Core::Cube => (
            |joint| matches!(joint, Joint::Reserve { .. } | Joint::Import { .. }),
            "a buffer that is reserved or imported",
        ),
        Core::Vector => (|joint| matches!(joint, Joint::Reserve { .. }), "a buffer that this function reserves"),
    };
    let reserved = declared(definition).is_some_and(|(def, _)| def.joints().any(allowed));
    if !reserved {
        let message = format!("expected {words}, as the pipe converts accumulators");
        cx.emit(cx.violation(codes::EPILOGUE_SLOTS, operand_location(visit.op, index), message));
    }
    reserved
}

/// Returns the type of the tile that an operation pushes or pops, if the entry is a tile.
pub(crate) fn entry(visit: &Visit<'_, '_>) -> Option<TileDesc> {
    let values = (0..visit.op.operand_count()).filter_map(|index| operand(visit.op, index));
    let mut found = values.map(|value| types::desc(value.r#type()));
    let taken = result(visit.op, 0).map(|value| types::desc(value.r#type()));
    let tile = |ty| if let TypeDesc::Tile(tile) = ty { Some(tile) } else { None };
    found.find_map(tile).or_else(|| taken.and_then(tile))
}

/// Checks that a pushed or popped tile fits the conversion of its pipe.
pub(crate) fn fits<'c, 'a>(
    visit: &Visit<'c, 'a>,
    epilogue: &Epilogue,
    pushed: bool,
    made: Location<'c>,
    cx: &mut Context<'c, 'a>,
) {
    let Some(tile) = entry(visit) else { return };
    let target = target::of(visit.op, target::configuration(context_of(visit.place())));
    let why = if epilogue.is_of_a5() && target.profile() == Profile::A2A3 {
        Some(format!("{} is not available on {target}", epilogue.quant))
    } else if pushed {
        epilogue.unlike_source(&tile)
    } else {
        epilogue.unlike_result(&tile)
    };
    if let Some(why) = why {
        let violation = cx.violation(codes::EPILOGUE_ENTRY, visit.place(), why);
        cx.emit(violation.note_at(made, "the pipe is made here"));
    }
}
