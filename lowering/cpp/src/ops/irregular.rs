//! Gathers, sequences, sorting, quantisation, single elements, printing.

use super::{Arg, D, MAYBE_TMP, Rule, S, S0, S1, angles, camel};
use crate::{
    emitter::{Emitter, Named},
    report::Lowered,
    site::Site,
    types,
};
use mlir_dialect::{
    defining_operation, dense,
    melior::ir::{ValueLike, operation::OperationLike},
};
use pto_dialect::types as mlir_types;
use pto_isa::{
    Key, Name,
    attrs::{Axis, GroupAxis, QuantScaleAlg, QuantType, Relation},
    ops::irregular::Opcode,
    types::Class,
};

/// One call with destination and two sources.
macro_rules! binary {
    ($name:literal) => {
        Rule::Calls(&[call!($name, &[D, S0, S1])])
    };
}

/// One call with values and their positions.
macro_rules! positions {
    ($name:literal) => {
        Rule::Calls(&[call!(
            $name,
            &[D, S0, S1, Arg::Value(Name::DstIdx), Arg::Value(Name::Src0Idx), Arg::Value(Name::Src1Idx)],
        )])
    };
}

/// Returns the rule of an operation.
pub(super) const fn rule(op: Opcode) -> Rule {
    match op {
        Opcode::Tci => Rule::By(sequence),
        Opcode::Tdequant => Rule::By(dequantise),
        Opcode::Tgather => Rule::By(gather),
        Opcode::Tgatherb => Rule::Calls(&[call!("TGATHERB", &[D, S, Arg::Value(Name::Offsets)])]),
        Opcode::Tgetval => Rule::By(get),
        Opcode::Thistogram => Rule::By(histogram),
        Opcode::Tmrgsort => Rule::By(merge),
        Opcode::Tpartadd => binary!("TPARTADD"),
        Opcode::Tpartargmax => positions!("TPARTARGMAX"),
        Opcode::Tpartargmin => positions!("TPARTARGMIN"),
        Opcode::Tpartmax => binary!("TPARTMAX"),
        Opcode::Tpartmin => binary!("TPARTMIN"),
        Opcode::Tpartmul => binary!("TPARTMUL"),
        Opcode::Tprint => Rule::By(print),
        Opcode::Tquant => Rule::By(quantise),
        Opcode::TquantMx => Rule::By(quantise_groups),
        Opcode::TquantHif4 => Rule::By(quantise_hierarchy),
        Opcode::Trandom => Rule::By(random),
        Opcode::Tscatter => Rule::By(scatter),
        Opcode::Tsetval => Rule::By(set),
        Opcode::Tsort32 => Rule::Calls(&[call!("TSORT32", &[D, S, Arg::Value(Name::Idx), MAYBE_TMP])]),
        Opcode::Ttri => Rule::By(triangle),
    }
}

/// Writes a sequence. For a descending sequence through scratch on a2 and a3, the library negates an ascending one,
/// which therefore starts at the negated value.
fn sequence<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let (dst, start) = (e.operand(site, Name::Dst)?, e.operand(site, Name::Start)?);
    let mut list = vec![e.type_named(site, Name::Dst)?];
    let tmp = e.optional(site, Name::Tmp)?;
    if tmp.is_some() {
        list.push(e.type_named(site, Name::Tmp)?);
    }
    let dtype = site.tile(Name::Dst)?.dtype;
    let is_counted = match dtype.class() {
        Class::Signless | Class::Signed | Class::Unsigned => matches!(dtype.bits(), 16 | 32),
        Class::Truth | Class::Index | Class::Float(_) | Class::LowPrecision => false,
    };
    if !is_counted {
        return Err(site.unsupported("the device library has sequences of 16 and 32-bit integers alone"));
    }
    let descending = site.flag(Key::Descending);
    list.push(types::scalar(dtype).to_owned());
    list.push(i64::from(descending).to_string());
    let start = if descending && tmp.is_some() && !e.is_a5() { format!("-{start}") } else { start };
    let tmp = tmp.map(|tmp| format!(", {tmp}")).unwrap_or_default();
    e.line(format_args!("TCI{}({dst}, {start}{tmp});", angles(&list)));
    Ok(())
}

fn dequantise<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let mut list = Vec::new();
    for name in [Name::Dst, Name::Src, Name::Scale] {
        list.push(e.type_named(site, name)?);
    }
    let mut args = Vec::new();
    for name in [Name::Dst, Name::Src, Name::Scale, Name::Offset] {
        args.push(e.operand(site, name)?);
    }
    e.line(format_args!("TDEQUANT{}({});", angles(&list), args.join(", ")));
    Ok(())
}

/// Returns the pattern of the lanes that are kept.
fn pattern(site: &Site<'_, '_>) -> Option<&'static str> {
    site.word(Key::MaskPattern)
}

fn gather<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let (dst, src) = (e.operand(site, Name::Dst)?, e.operand(site, Name::Src)?);
    let types = [e.type_named(site, Name::Dst)?, e.type_named(site, Name::Src)?];
    if let Some(indices) = e.optional(site, Name::Indices)? {
        let tmp = e.optional(site, Name::Tmp)?.filter(|_| !e.is_a5());
        let tmp = tmp.map(|tmp| format!(", {tmp}")).unwrap_or_default();
        e.line(format_args!("TGATHER({dst}, {src}, {indices}{tmp});"));
        return Ok(());
    }
    if let Some(pattern) = pattern(site) {
        let [to, from] = types;
        if site.choice(Key::Axis) == Some(Axis::Col) {
            return Err(site.unsupported("a pattern along columns"));
        }
        e.line(format_args!("TGATHER<{to}, {from}, MaskPattern::{pattern}>({dst}, {src});"));
        return Ok(());
    }
    // The form by comparison, in the order of the headers of the device library: <D, S, K, C, Tmp, cmp>(D, S, k, cdst,
    // tmp, off).
    let (k, counts, tmp) = (e.operand(site, Name::KValue)?, e.operand(site, Name::Cdst)?, e.scratch(site)?);
    let [to, from] = types;
    let list = [
        to,
        from,
        e.type_named(site, Name::KValue)?,
        e.type_named(site, Name::Cdst)?,
        e.type_named(site, Name::Tmp)?,
        format!("CmpMode::{}", site.choice(Key::CmpMode).unwrap_or(Relation::Eq).name().to_uppercase()),
    ];
    let offset = e.constant("int32_t", site.number(Key::Offset).unwrap_or(0).to_string());
    e.line(format_args!("TGATHER{}({dst}, {src}, {k}, {counts}, {tmp}, {offset});", angles(&list)));
    Ok(())
}

fn get<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let (src, offset) = (e.operand(site, Name::Src)?, e.operand(site, Name::Offset)?);
    let result = site.first_result()?;
    let Some(r#type) = crate::types::of(&mlir_types::desc(result.r#type())) else {
        return Err(site.unsupported("expected a scalar as result"));
    };
    e.define(result, &r#type, format_args!("{src}.GetValue({offset})"));
    Ok(())
}

fn set<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let (dst, offset, value) =
        (e.operand(site, Name::Dst)?, e.operand(site, Name::Offset)?, e.operand(site, Name::Val)?);
    e.line(format_args!("{dst}.SetValue({offset}, {value});"));
    Ok(())
}

fn histogram<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    if !e.is_a5() {
        return Err(site.unsupported("is available on a5"));
    }
    let byte = site.number(Key::Byte).unwrap_or(1);
    let args = [e.operand(site, Name::Dst)?, e.operand(site, Name::Src)?, e.operand(site, Name::Idx)?];
    e.line(format_args!("THISTOGRAM<HistByte::BYTE_{byte}>({});", args.join(", ")));
    Ok(())
}

/// Declares the variable that receives the numbers of elements taken.
fn counts<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered<String> {
    const LIST: &str = "pto::MrgSortExecutedNumList";
    let Some(value) = site.find(Name::Excuted) else { return Ok(e.local(LIST, "{0, 0, 0, 0}")) };
    let constant = defining_operation(value).and_then(|op| op.attribute("value").ok()).and_then(dense);
    let Some(numbers) = constant else { return e.value(value) };
    let numbers: Vec<String> = match numbers.as_slice() {
        [one] => vec![one.to_string(); 4],
        several => several.iter().map(u64::to_string).collect(),
    };
    let name = e.local(LIST, format_args!("{LIST}{{{}}}", numbers.join(", ")));
    e.name(value, Named::new(name.clone(), LIST));
    Ok(name)
}

fn merge<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let (sources, targets) = (site.values(Name::Srcs), site.values(Name::Dsts));
    let Some(target) = targets.first().copied() else { return Err(site.unsupported("expected a destination")) };
    let dst = e.named(target)?;
    if let Some(length) = e.optional(site, Name::BlockLen)? {
        let Some(source) = sources.first().copied() else { return Err(site.unsupported("expected a source")) };
        let source = e.value(source)?;
        e.line(format_args!("TMRGSORT({}, {source}, {length});", dst.text));
        return Ok(());
    }
    let tmp = match (site.find(Name::Tmp), targets.get(1).copied()) {
        (Some(tmp), _) | (None, Some(tmp)) => e.named(tmp)?,
        (None, None) => return Err(site.unsupported("requires explicit tmp where several sources are merged")),
    };
    let counts = counts(e, site)?;
    let (mut list, mut args) = (vec![dst.r#type, tmp.r#type], vec![dst.text, counts, tmp.text]);
    for source in sources {
        let source = e.named(source)?;
        list.push(source.r#type);
        args.push(source.text);
    }
    list.push(site.flag(Key::Exhausted).to_string());
    e.line(format_args!("TMRGSORT{}({});", angles(&list), args.join(", ")));
    Ok(())
}

fn print<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let mut args = vec![e.operand(site, Name::Src)?];
    args.extend(e.optional(site, Name::Tmp)?);
    let list = site.word(Key::PrintFormat).map(|format| {
        let parts: Vec<String> = format.split('_').map(camel).collect();
        format!("<pto::PrintFormat::{}>", parts.join("_"))
    });
    e.line(format_args!("TPRINT{}({});", list.unwrap_or_default(), args.join(", ")));
    Ok(())
}

fn quantise<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let scheme = site.choice(Key::QuantType).unwrap_or(QuantType::Int8Sym);
    let mut list = vec![format!("pto::QuantType::{scheme}")];
    let mut args = Vec::new();
    for name in [Name::Dst, Name::Src, Name::Fp] {
        list.push(e.type_named(site, name)?);
        args.push(e.operand(site, name)?);
    }
    if let Some(tmp) = e.optional(site, Name::Tmp)? {
        list.push(e.type_named(site, Name::Tmp)?);
        args.push(tmp);
    }
    args.extend(e.optional(site, Name::Offset)?.map(|offset| format!("&{offset}")));
    e.line(format_args!("TQUANT{}({});", angles(&list), args.join(", ")));
    Ok(())
}

/// Returns the tiles of a quantisation in groups; the library takes their addresses.
fn quantised<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered<String> {
    let mut args = vec![e.operand(site, Name::Dst)?, e.operand(site, Name::Src)?];
    for name in [Name::Exp, Name::Max, Name::Scaling] {
        args.push(format!("&{}", e.operand(site, name)?));
    }
    args.extend(e.optional(site, Name::ExpZz)?.map(|exponents| format!("&{exponents}")));
    Ok(args.join(", "))
}

fn quantise_groups<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let scheme = site.choice(Key::QuantType).unwrap_or(QuantType::Mxfp8);
    let nv = site.choice(Key::QuantScaleAlg) == Some(QuantScaleAlg::Nv);
    let mut list = Vec::new();
    if site.find(Name::ExpZz).is_some() {
        list.push(format!("pto::QuantType::{scheme}"));
        list.extend(site.word(Key::StoreMode).map(|mode| format!("pto::VecStoreMode::{}", mode.to_uppercase())));
        for name in [Name::Dst, Name::Src, Name::Exp, Name::Max, Name::Scaling] {
            list.push(e.type_named(site, name)?);
        }
        list.extend(nv.then(|| "pto::QuantScaleAlg::NV".to_owned()));
    } else {
        list.push(if site.choice(Key::GrpAxis) == Some(GroupAxis::Axis0) { "0" } else { "1" }.to_owned());
        let elements = if scheme == QuantType::Mxfp4E2m1 { "Fp4E2M1" } else { "Fp8E4M3" };
        list.push(format!("pto::MxQuantAlg::{}Mx{elements}", if nv { "Nv" } else { "Ocp" }));
        list.extend(site.flag(Key::Interleave).then(|| "true".to_owned()));
    }
    let args = quantised(e, site)?;
    e.line(format_args!("TQUANT{}({args});", angles(&list)));
    Ok(())
}

fn quantise_hierarchy<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let args = quantised(e, site)?;
    e.line(format_args!("TQUANT_HIF4({args});"));
    Ok(())
}

fn random<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    e.file.uses_random();
    let names = [Name::Dst, Name::Key0, Name::Key1, Name::Counter0, Name::Counter1, Name::Counter2, Name::Counter3];
    let mut args = Vec::new();
    for name in names {
        args.push(e.operand(site, name)?);
    }
    let rounds = site.number(Key::Rounds).unwrap_or(10);
    e.line(format_args!("PTOAS__TRANDOM<{rounds}>({});", args.join(", ")));
    Ok(())
}

fn scatter<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let (dst, src) = (e.operand(site, Name::Dst)?, e.operand(site, Name::Src)?);
    if let Some(indexes) = e.optional(site, Name::Indexes)? {
        e.line(format_args!("TSCATTER({dst}, {src}, {indexes});"));
        return Ok(());
    }
    let Some(pattern) = pattern(site) else { return Err(site.unsupported("expected indexes or a pattern")) };
    let mut list = vec![format!("pto::MaskPattern::{pattern}")];
    list.extend(site.word(Key::Axis).map(|axis| format!("pto::ScatterAxis::SCATTER_{}", axis.to_uppercase())));
    e.line(format_args!("TSCATTER{}({dst}, {src});", angles(&list)));
    Ok(())
}

fn triangle<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let (dst, diagonal) = (e.operand(site, Name::Dst)?, e.operand(site, Name::Diagonal)?);
    let r#type = e.type_named(site, Name::Dst)?;
    let side = site.number(Key::UpperOrLower).unwrap_or(0);
    e.line(format_args!("TTRI<{type}, {side}>({dst}, {diagonal});"));
    Ok(())
}
