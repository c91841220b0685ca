//! Loads, stores and moves of tiles.

use super::{D, Rule, S, angles, camel};
use crate::{
    emitter::Emitter,
    report::{Lowered, unsupported_with, warn},
    site::Site,
};
use pto_isa::{
    Key, Name, Rule as IsaRule,
    attrs::{AtomicType, GatherOob, GroupAxis, PadMode, Phase, ReluPreMode, ScatterAtomicOp, ScatterOob},
    check::view_transfer,
    ops::movement::Opcode,
    types::{Loc, ViewLayout},
};

/// Returns the rule of an operation.
pub(super) const fn rule(op: Opcode) -> Rule {
    match op {
        Opcode::GetPrefetchAsyncSession => Rule::By(prefetch_session),
        Opcode::MakePrefetchAsyncContext => Rule::By(prefetch_context),
        Opcode::Mgather => Rule::By(gather),
        Opcode::Mscatter => Rule::By(scatter),
        Opcode::Textract => Rule::By(extract),
        Opcode::Tinsert => Rule::By(insert),
        Opcode::Tload => Rule::By(load),
        Opcode::Tmov => Rule::By(copy),
        Opcode::Tprefetch => Rule::Calls(&[call!("TPREFETCH", &[D, S])]),
        Opcode::TprefetchAsync => Rule::By(prefetch_async),
        Opcode::Tstore => Rule::By(store),
    }
}

fn prefetch_session<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let context = e.operand(site, Name::Ctx)?;
    e.define(site.first_result()?, "pto::comm::AsyncSession", format_args!("{context}.session"));
    Ok(())
}

fn prefetch_context<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let workspace = e.operand(site, Name::Workspace)?;
    let text = format!("pto::PrefetchAsyncContext(reinterpret_cast<__gm__ uint8_t*>({workspace}))");
    e.define(site.first_result()?, "pto::PrefetchAsyncContext", text);
    Ok(())
}

fn prefetch_async<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let (view, context) = (e.operand(site, Name::Src)?, e.operand(site, Name::Ctx)?);
    e.define(site.first_result()?, "pto::comm::AsyncEvent", format_args!("TPREFETCH_ASYNC({view}, {context})"));
    Ok(())
}

fn gather<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let Some(unit) = site.word(Key::Coalesce) else { return Err(site.unsupported("expected `coalesce`")) };
    let outside = match site.choice(Key::GatherOob) {
        None | Some(GatherOob::Undefined) => String::new(),
        Some(outside @ (GatherOob::Clamp | GatherOob::Wrap | GatherOob::Zero)) => {
            format!(", pto::GatherOOB::{}", camel(outside.name()))
        }
    };
    let mut args = vec![e.operand(site, Name::Dst)?, e.operand(site, Name::Mem)?, e.operand(site, Name::Idx)?];
    args.extend(e.optional(site, Name::Scratch)?);
    e.line(format_args!("MGATHER<pto::Coalesce::{}{outside}>({});", camel(unit), args.join(", ")));
    Ok(())
}

fn scatter<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let of = |key: Key, enumeration: &str| site.word(key).map(|word| format!("pto::{enumeration}::{}", camel(word)));
    let mut list = Vec::new();
    list.extend(of(Key::Coalesce, "Coalesce"));
    let atomic = of(Key::ScatterAtomicOp, "ScatterAtomicOp");
    let outside = of(Key::ScatterOob, "ScatterOOB");
    let is_atomic =
        site.choice::<ScatterAtomicOp>(Key::ScatterAtomicOp).is_some_and(|found| found != ScatterAtomicOp::None);
    let with_outside = site.choice::<ScatterOob>(Key::ScatterOob).is_some_and(|found| found != ScatterOob::Undefined);
    match of(Key::ScatterConflict, "ScatterConflict") {
        Some(conflict) => {
            list.push(atomic.unwrap_or_else(|| "pto::ScatterAtomicOp::None".to_owned()));
            list.push(outside.unwrap_or_else(|| "pto::ScatterOOB::Undefined".to_owned()));
            list.push(conflict);
        }
        None if is_atomic || with_outside => {
            list.push(atomic.unwrap_or_else(|| "pto::ScatterAtomicOp::None".to_owned()));
            list.extend(outside.filter(|_| with_outside));
        }
        None => {}
    }
    let args = [e.operand(site, Name::Mem)?, e.operand(site, Name::Src)?, e.operand(site, Name::Idx)?];
    e.line(format_args!("MSCATTER{}({});", angles(&list), args.join(", ")));
    Ok(())
}

/// Returns the template argument of the cores to which an accumulator is moved.
fn to_vector(site: &Site<'_, '_>) -> Option<String> {
    site.word(Key::AccToVecMode).map(|mode| format!("pto::AccToVecMode::{}", camel(mode)))
}

/// Returns the template argument of the activation, and whether it is not `NoRelu`.
fn activation(site: &Site<'_, '_>) -> (String, bool) {
    let mode = site.choice(Key::ReluPreMode).unwrap_or(ReluPreMode::NoRelu);
    (format!("ReluPreMode::{}", camel(mode.name())), mode != ReluPreMode::NoRelu)
}

/// Writes `pto.tmov`.
fn copy<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let (dst, src) = (e.operand(site, Name::Dst)?, e.operand(site, Name::Src)?);
    let types = [e.type_named(site, Name::Dst)?, e.type_named(site, Name::Src)?];
    let mode = to_vector(site);
    let (relu, has_relu) = activation(site);
    if let Some(factors) = e.optional(site, Name::Fp)? {
        // A tile in vector memory is scratch of a move of exponents to another layout.
        if site.tile(Name::Fp)?.loc == Loc::Vec {
            if !e.is_a5() {
                return Err(site.unsupported("a move to another layout of exponents is available on a5"));
            }
            let list = if site.choice(Key::GrpAxis) == Some(GroupAxis::Axis0) { "<0>" } else { "" };
            e.line(format_args!("TMOV{list}({dst}, {src}, {factors});"));
            return Ok(());
        }
        let mut list = types.to_vec();
        list.push(e.type_named(site, Name::Fp)?);
        let name = if mode.is_some() { "TMOV" } else { "TMOV_FP" };
        let with_relu = mode.is_some() || has_relu;
        list.extend(mode);
        list.extend(with_relu.then_some(relu));
        e.line(format_args!("{name}{}({dst}, {src}, {factors});", angles(&list)));
        return Ok(());
    }
    let scalar = e.optional(site, Name::PreQuantScalar)?;
    let plain = mode.is_none() && !has_relu;
    let mut list = Vec::new();
    if scalar.is_some() || !plain {
        list.extend(types);
        list.extend(mode);
        list.extend((!plain).then_some(relu));
    }
    let scalar = scalar.map(|scalar| format!(", {scalar}")).unwrap_or_default();
    e.line(format_args!("TMOV{}({dst}, {src}{scalar});", angles(&list)));
    Ok(())
}

/// Returns the first row and column of a window.
fn corner<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered<[String; 2]> {
    Ok([e.operand(site, Name::IndexRow)?, e.operand(site, Name::IndexCol)?])
}

fn extract<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let mut args = vec![e.operand(site, Name::Dst)?, e.operand(site, Name::Src)?];
    let mode = to_vector(site);
    let (relu, has_relu) = activation(site);
    let factors = e.optional(site, Name::Fp)?;
    let name = if factors.is_some() && mode.is_none() { "TEXTRACT_FP" } else { "TEXTRACT" };
    let mut list = Vec::new();
    if mode.is_some() || has_relu {
        list.extend([e.type_named(site, Name::Dst)?, e.type_named(site, Name::Src)?]);
        if factors.is_some() {
            list.push(e.type_named(site, Name::Fp)?);
        }
        list.extend(mode);
        list.push(relu);
    }
    args.extend(factors);
    args.extend(e.optional(site, Name::PreQuantScalar)?);
    args.extend(corner(e, site)?);
    e.line(format_args!("{name}{}({});", angles(&list), args.join(", ")));
    Ok(())
}

fn insert<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let mut args = vec![e.operand(site, Name::Dst)?, e.operand(site, Name::Src)?];
    if let Some(parts) = site.word(Key::TinsertMode) {
        args.extend(corner(e, site)?);
        e.line(format_args!("TINSERT<pto::TInsertMode::{}>({});", parts.to_uppercase(), args.join(", ")));
        return Ok(());
    }
    let mode = to_vector(site);
    let (relu, has_relu) = activation(site);
    let factors = e.optional(site, Name::Fp)?;
    let scalar = e.optional(site, Name::PreQuantScalar)?;
    let is_fp = factors.is_some() && mode.is_none();
    let name = if is_fp { "TINSERT_FP" } else { "TINSERT" };
    let mut list = Vec::new();
    if mode.is_some() || has_relu || (scalar.is_some() && !is_fp) {
        list.extend([e.type_named(site, Name::Dst)?, e.type_named(site, Name::Src)?]);
        if factors.is_some() {
            list.push(e.type_named(site, Name::Fp)?);
        }
        list.extend(mode);
        list.push(relu);
    }
    args.extend(factors);
    args.extend(scalar);
    args.extend(corner(e, site)?);
    e.line(format_args!("{name}{}({});", angles(&list), args.join(", ")));
    Ok(())
}

/// Reports a transfer that the device library does not support. The verifier knows the layout of a view only if its
/// operation states one; here the strides may determine it, and the library checks it.
fn transfers<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>, view: Name, tile: Name) -> Lowered {
    let Some(global) = e.operand_named(site, view)?.global else { return Ok(()) };
    let tile = site.tile(tile)?;
    // ND is also the layout of views whose strides are unknown.
    if global.layout == ViewLayout::Nd {
        return Ok(());
    }
    let table = |rule: &IsaRule| if let IsaRule::ViewConversion { table, .. } = rule { Some(*table) } else { None };
    let mut stated = site.def.rules.iter().copied().flatten().filter_map(table);
    if stated.all(|table| view_transfer(table, global.layout, &tile).is_ok()) {
        return Ok(());
    }
    let what = format!(
        "pto.{}: the device library has no transfer between a view of layout {} and a {} tile of layout {}",
        site.def.name,
        global.layout,
        tile.loc,
        tile.layout()
    );
    Err(unsupported_with(site.op, what, "state the layout of the view, or choose a tile of that layout"))
}

fn load<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    transfers(e, site, Name::Src, Name::Dst)?;
    let pads =
        site.choice::<PadMode>(Key::PadMode).is_some_and(|mode| mode != PadMode::Null) || site.flag(Key::InitOutBuffer);
    let shifts = site.find(Name::LeftPaddingNum).is_some() || site.find(Name::RightPaddingNum).is_some();
    if pads || shifts {
        warn(site.op, "pto.tload: the C++ loads without padding, which the call of the device library takes none of");
    }
    let (tile, view) = (e.operand(site, Name::Dst)?, e.operand(site, Name::Src)?);
    e.line(format_args!("TLOAD({tile}, {view});"));
    Ok(())
}

fn store<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    transfers(e, site, Name::Dst, Name::Src)?;
    let (view, src) = (e.operand(site, Name::Dst)?, e.operand(site, Name::Src)?);
    let types = [e.type_named(site, Name::Src)?, e.type_named(site, Name::Dst)?];
    let (relu, has_relu) = activation(site);
    let atomic = site.choice(Key::AtomicType).unwrap_or(AtomicType::AtomicNone);
    let (atomic, has_atomic) = (format!("AtomicType::{}", camel(atomic.name())), atomic != AtomicType::AtomicNone);
    if let Some(factors) = e.optional(site, Name::Fp)? {
        let mut list = Vec::new();
        if has_atomic || has_relu {
            list.extend(types);
            list.extend([e.type_named(site, Name::Fp)?, atomic, relu]);
        }
        e.line(format_args!("TSTORE_FP{}({view}, {src}, {factors});", angles(&list)));
        return Ok(());
    }
    let phase = match site.choice(Key::StPhase) {
        Some(phase @ (Phase::Partial | Phase::Final)) => Some(format!("STPhase::{}", camel(phase.name()))),
        Some(Phase::Unspecified) | None => None,
    };
    let scalar = e.optional(site, Name::PreQuantScalar)?;
    let mut list: Vec<String> = phase.into_iter().collect();
    if scalar.is_some() || has_relu || has_atomic {
        list.extend(types);
        list.push(atomic);
        list.extend((scalar.is_some() || has_relu).then_some(relu));
    }
    let scalar = scalar.map(|scalar| format!(", {scalar}")).unwrap_or_default();
    e.line(format_args!("TSTORE{}({view}, {src}{scalar});", angles(&list)));
    Ok(())
}
