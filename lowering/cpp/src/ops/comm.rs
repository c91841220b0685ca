//! Communication between devices.

use super::Rule;
use crate::{emitter::Emitter, report::Lowered, site::Site};
use pto_isa::{
    Key, Name,
    attrs::{AtomicType, NotifyOp, ReduceOp, WaitCmp},
    ops::comm::Opcode,
};

/// Returns the rule of an operation.
pub(super) const fn rule(op: Opcode) -> Rule {
    match op {
        Opcode::CommBuildAsyncSession => Rule::By(session),
        Opcode::CommTbroadcast => Rule::By(|e, site| in_group(e, site, "TBROADCAST", Name::Src)),
        Opcode::CommTestAsyncEvent => Rule::By(|e, site| ask(e, site, "Test")),
        Opcode::CommTgather => Rule::By(|e, site| in_group(e, site, "TGATHER", Name::Dst)),
        Opcode::CommTget => Rule::By(|e, site| pair(e, site, "TGET")),
        Opcode::CommTgetAsync => Rule::By(|e, site| start(e, site, "TGET_ASYNC")),
        Opcode::CommTnotify => Rule::By(notify),
        Opcode::CommTput => Rule::By(|e, site| pair(e, site, "TPUT")),
        Opcode::CommTputAsync => Rule::By(|e, site| start(e, site, "TPUT_ASYNC")),
        Opcode::CommTreduce => Rule::By(reduce),
        Opcode::CommTscatter => Rule::By(|e, site| in_group(e, site, "TSCATTER", Name::Src)),
        Opcode::CommTtest => Rule::By(test),
        Opcode::CommTwait => Rule::By(wait),
        Opcode::CommWaitAsyncEvent => Rule::By(|e, site| ask(e, site, "Wait")),
    }
}

fn session<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    const SESSION: &str = "pto::comm::AsyncSession";
    let (scratch, workspace) = (e.operand(site, Name::Scratch)?, e.operand(site, Name::Workspace)?);
    let session = e.fresh();
    let result = site.first_result()?;
    let declaration = format!("{SESSION} {session};");
    if e.is_hoisted(result) {
        e.top(declaration)
    } else {
        e.line(declaration)
    }
    let bytes = site.number(Key::BlockBytes).unwrap_or(32_768);
    let offset = site.number(Key::CommBlockOffset).unwrap_or(0);
    let queues = site.number(Key::QueueNum).unwrap_or(1);
    let base = format!("{{{bytes}ULL, {offset}ULL, {queues}u}}");
    let config = e.local("pto::comm::sdma::SdmaBaseConfig", base);
    let group = site.number(Key::ChannelGroupIdx);
    if let Some(group) = group.filter(|group| u32::try_from(*group).is_err()) {
        return Err(site.unsupported(format_args!("expected a channel group of 32 bits, found {group}")));
    }
    let channel = group.map_or("UINT32_MAX".to_owned(), |group| format!("{group}u"));
    let number = site.number(Key::SyncId).unwrap_or(0);
    e.line(format_args!(
        "pto::comm::BuildAsyncSession<pto::comm::DmaEngine::SDMA>({scratch}, reinterpret_cast<__gm__ uint8_t*>({workspace}), \
         {session}, {number}u, {config}, {channel});"
    ));
    e.name(result, crate::emitter::Named::new(session, SESSION));
    Ok(())
}

fn pair<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>, name: &str) -> Lowered {
    let mut args = Vec::new();
    for operand in [Name::Dst, Name::Src, Name::Ping] {
        args.push(e.operand(site, operand)?);
    }
    args.extend(e.optional(site, Name::Pong)?);
    let list = match site.choice(Key::AtomicType) {
        Some(AtomicType::AtomicAdd) => "<pto::AtomicType::AtomicAdd>",
        None | Some(AtomicType::AtomicNone) => "",
        Some(other @ (AtomicType::AtomicMax | AtomicType::AtomicMin)) => {
            return Err(site.unsupported(format_args!("the device library has no transfer with `{other}`")));
        }
    };
    e.line(format_args!("pto::comm::{name}{list}({});", args.join(", ")));
    Ok(())
}

/// Declares a variable for the group of devices, and returns its name.
fn group<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered<String> {
    let members = site.values(Name::Group);
    let mut named = Vec::new();
    for member in members {
        named.push(e.named(member)?);
    }
    let Some(first) = named.first() else { return Err(site.unsupported("expected a member of the group")) };
    if let Some(other) = named.iter().find(|member| member.r#type != first.r#type) {
        let what =
            format_args!("members of a group are views of one type, found {} and {}", first.r#type, other.r#type);
        return Err(site.unsupported(what));
    }
    let (r#type, count) = (first.r#type.clone(), named.len());
    let array = e.fresh();
    e.line(format_args!("{type} {array}[{count}] = {{}};"));
    for (index, member) in named.iter().enumerate() {
        e.line(format_args!("{array}[{index}] = {};", member.text));
    }
    let root = site.number(Key::Root).unwrap_or(0);
    Ok(e.local("auto", format_args!("pto::comm::ParallelGroup<{type}>::Create({array}, {count}, {root})")))
}

fn in_group<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>, name: &str, data: Name) -> Lowered {
    let group = group(e, site)?;
    let mut args = vec![group, e.operand(site, data)?, e.operand(site, Name::Ping)?];
    args.extend(e.optional(site, Name::Pong)?);
    e.line(format_args!("pto::comm::{name}({});", args.join(", ")));
    Ok(())
}

fn reduce<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let group = group(e, site)?;
    let mut args = vec![group];
    for operand in [Name::Dst, Name::Acc, Name::RecvPing] {
        args.push(e.operand(site, operand)?);
    }
    args.extend(e.optional(site, Name::RecvPong)?);
    let how = match site.choice(Key::ReduceOp) {
        Some(ReduceOp::Max) => "Max",
        Some(ReduceOp::Min) => "Min",
        None | Some(ReduceOp::Sum) => "Sum",
    };
    args.push(e.enumerator("pto::comm::ReduceOp", format!("pto::comm::ReduceOp::{how}")));
    e.line(format_args!("pto::comm::TREDUCE({});", args.join(", ")));
    Ok(())
}

fn notify<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let (signal, value) = (e.operand(site, Name::Signal)?, e.operand(site, Name::Value)?);
    let how = if site.choice(Key::NotifyOp) == Some(NotifyOp::AtomicAdd) { "AtomicAdd" } else { "Set" };
    let how = e.enumerator("pto::comm::NotifyOp", format!("pto::comm::NotifyOp::{how}"));
    e.line(format_args!("pto::comm::TNOTIFY({signal}, {value}, {how});"));
    Ok(())
}

/// Returns the arguments of a comparison: signal, value and relation.
fn compared<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered<String> {
    let (signal, value) = (e.operand(site, Name::Signal)?, e.operand(site, Name::CmpValue)?);
    let relation = site.choice(Key::Cmp).unwrap_or(WaitCmp::Eq).name().to_uppercase();
    let relation = e.enumerator("pto::comm::WaitCmp", format!("pto::comm::WaitCmp::{relation}"));
    Ok(format!("{signal}, {value}, {relation}"))
}

fn wait<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let args = compared(e, site)?;
    e.line(format_args!("pto::comm::TWAIT({args});"));
    Ok(())
}

fn test<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let args = compared(e, site)?;
    e.define(site.first_result()?, "bool", format_args!("pto::comm::TTEST({args})"));
    Ok(())
}

fn start<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>, name: &str) -> Lowered {
    let mut args = Vec::new();
    for operand in [Name::Dst, Name::Src, Name::Session] {
        args.push(e.operand(site, operand)?);
    }
    let text = format!("pto::comm::{name}<pto::comm::DmaEngine::SDMA>({})", args.join(", "));
    e.define(site.first_result()?, "pto::comm::AsyncEvent", text);
    Ok(())
}

fn ask<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>, method: &str) -> Lowered {
    let (event, session) = (e.operand(site, Name::Event)?, e.operand(site, Name::Session)?);
    e.define(site.first_result()?, "bool", format_args!("{event}.{method}({session})"));
    Ok(())
}
