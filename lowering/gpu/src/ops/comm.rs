//! Lowers communication between devices: copies between views of global memory, and signals in it. The memory of other devices
//! is in the same address space.
//!
//! Staging tiles are not used: data goes through registers. Signals are read and written by atomic messages, which no cache
//! serves, with fences that order them with all other accesses of the thread.

use genx::{Element, IntPredicate, Op, Region, Type, Value};
use pto_isa::attrs::{AccAtomicOp, AtomicType, NotifyOp, ReduceOp, WaitCmp};
use pto_isa::ops::comm::Opcode;
use pto_isa::{Key, Name};
use visa::table::Op as Visa;
use visa::word::{FenceOp, FenceScope};

use super::Rule::{self, By, Missing};
use super::vector_arith::{ADD, MAX, MIN};
use super::{Cx, after, dma, system};
use crate::atomic::Atomic;
use crate::refusal::Lowered;
use crate::value::{Address, Num, Val, View, element};

const SESSIONS: &str = "in a session, which has no counterpart yet";

/// Returns the rule of each operation of the family.
pub(super) fn rule(opcode: Opcode) -> Rule {
    match opcode {
        Opcode::CommTbroadcast => By(broadcast),
        Opcode::CommTgather => By(gather),
        Opcode::CommTget | Opcode::CommTput => By(pair),
        Opcode::CommTnotify => By(notify),
        Opcode::CommTreduce => By(reduce),
        Opcode::CommTscatter => By(scatter),
        Opcode::CommTtest => By(test),
        Opcode::CommTwait => By(wait),
        Opcode::CommBuildAsyncSession
        | Opcode::CommTgetAsync
        | Opcode::CommTputAsync
        | Opcode::CommTestAsyncEvent
        | Opcode::CommWaitAsyncEvent => Missing(SESSIONS),
    }
}

/// Copies `src` to `dst`, or adds `src` to it.
fn pair(cx: &mut Cx<'_, '_>) -> Lowered {
    let (from, to) = (view(cx, Name::Src)?, view(cx, Name::Dst)?);
    let op = match cx.choice(Key::AtomicType) {
        Some(AtomicType::AtomicAdd) => Some(AccAtomicOp::Add),
        Some(AtomicType::AtomicMax) => Some(AccAtomicOp::Max),
        Some(AtomicType::AtomicMin) => Some(AccAtomicOp::Min),
        Some(AtomicType::AtomicNone) | None => None,
    };
    let element = element(to.dtype).ok_or_else(|| format!("on elements of {}", to.dtype));
    let platform = cx.e().platform;
    cx.e().atomic = op.map(|op| Atomic::of(op, element?, platform)).transpose()?;
    let copied = copy(cx, &from, &to);
    cx.e().atomic = None;
    copied
}

/// Copies `src` to each member.
fn broadcast(cx: &mut Cx<'_, '_>) -> Lowered {
    let from = view(cx, Name::Src)?;
    views(cx, Name::Group)?.iter().try_for_each(|member| copy(cx, &from, member))
}

/// Copies the rows of all members, one member after the other, to `dst`.
fn gather(cx: &mut Cx<'_, '_>) -> Lowered {
    let all = view(cx, Name::Dst)?;
    parts(cx, &all)?.iter().try_for_each(|(member, part)| copy(cx, member, part))
}

/// Copies rows of `src` to the members.
fn scatter(cx: &mut Cx<'_, '_>) -> Lowered {
    let all = view(cx, Name::Src)?;
    parts(cx, &all)?.iter().try_for_each(|(member, part)| copy(cx, part, member))
}

/// Combines the members, in their order, into `dst`.
fn reduce(cx: &mut Cx<'_, '_>) -> Lowered {
    let (to, members) = (view(cx, Name::Dst)?, views(cx, Name::Group)?);
    let rank = members.iter().chain([&to]).map(|view| view.extents.len()).max().unwrap_or(0);
    let (to, members): (View, Vec<View>) =
        (to.padded(rank), members.iter().map(|member| member.padded(rank)).collect());
    let dtype = to.dtype;
    let op = match cx.choice(Key::ReduceOp) {
        Some(ReduceOp::Sum) => ADD,
        Some(ReduceOp::Max) => MAX,
        Some(ReduceOp::Min) => MIN,
        None => return Err("without an operation".to_owned()),
    };
    let element = element(dtype).filter(|element| *element != Element::BF16 && dtype.bits() <= u32::BITS);
    let element = element.ok_or_else(|| format!("on elements of {dtype}"))?;
    let all: Vec<&View> = members.iter().chain([&to]).collect();
    let (inner, count) = innermost(&all);
    each(cx, &all, inner, &mut |cx, offsets| {
        let mut first = 0;
        while first < count {
            let lanes = (LANES / element.bytes()).min(count - first);
            let at = |cx: &mut Cx<'_, '_>, view: &View, offset| {
                let at = after(cx, view.at, offset);
                after(cx, at, Num::Const((first * element.bytes()).into()))
            };
            let mut combined = None;
            for (member, offset) in members.iter().zip(offsets) {
                let at = at(cx, member, *offset);
                let value = cx.e().load(at, element, lanes)?;
                combined = Some(match combined {
                    Some(before) => cx.e().binary(op, before, value, dtype),
                    None => value,
                });
            }
            if let (Some(combined), Some(offset)) = (combined, offsets.last()) {
                let at = at(cx, &to, *offset);
                cx.e().store(at, combined, None)?;
            }
            first += lanes;
        }
        Ok(())
    })
}

/// Maximal number of bytes of each member that are combined together.
const LANES: u32 = 256;
/// Maximal number of elements of a row that are combined by code without a loop.
const UNROLLED: i64 = 1024;

/// Returns how many of the inner extents of views are adjacent elements (none or one), and the number of these elements.
fn innermost(views: &[&View]) -> (usize, u32) {
    let extent = views.first().and_then(|view| view.extents.last()?.known()).filter(|extent| *extent <= UNROLLED);
    let is_dense = views.iter().all(|view| view.strides.last().and_then(|stride| stride.known()) == Some(1));
    match extent.and_then(|extent| u32::try_from(extent).ok()) {
        Some(extent) if is_dense => (1, extent),
        _ => (0, 1),
    }
}

/// Emits loops over all extents of views but the `inner` ones; the body takes the byte offset in each view.
fn each<'p>(
    cx: &mut Cx<'_, 'p>,
    views: &[&View],
    inner: usize,
    body: &mut dyn FnMut(&mut Cx<'_, 'p>, &[Num]) -> Lowered,
) -> Lowered {
    let offsets = vec![Num::Const(0); views.len()];
    each_from(cx, views, (0, inner), offsets, body)
}

fn each_from<'p>(
    cx: &mut Cx<'_, 'p>,
    views: &[&View],
    (axis, inner): (usize, usize),
    offsets: Vec<Num>,
    body: &mut dyn FnMut(&mut Cx<'_, 'p>, &[Num]) -> Lowered,
) -> Lowered {
    let Some(extents) = views.first().map(|view| &view.extents) else { return Ok(()) };
    if axis + inner >= extents.len() {
        return body(cx, &offsets);
    }
    cx.repeat(extents[axis], &mut |cx, index| {
        let offsets = views.iter().zip(&offsets).map(|(view, offset)| {
            let distance = bytes(cx, view.at, index, view.strides[axis]);
            cx.e().offset_in(view.at.space, Op::Add, *offset, distance)
        });
        let offsets = offsets.collect();
        each_from(cx, views, (axis + 1, inner), offsets, body)
    })
}

/// Copies a view to another one of the same extents.
fn copy(cx: &mut Cx<'_, '_>, from: &View, to: &View) -> Lowered {
    let rank = from.extents.len().max(to.extents.len());
    let (from, to) = (from.padded(rank), to.padded(rank));
    let size = Num::Const(to.at.element_bytes);
    let mut loops = Vec::new();
    for axis in (0..rank).rev() {
        let one = Num::Const(1);
        let (source, target) = (bytes(cx, from.at, one, from.strides[axis]), bytes(cx, to.at, one, to.strides[axis]));
        loops.push((to.extents[axis], source, target));
    }
    // Adjacent elements are one burst.
    let mut length = size;
    if let [(count, source, target), ..] = loops.as_slice()
        && *source == size
        && *target == size
    {
        length = cx.e().offset(Op::Mul, *count, size);
        loops.remove(0);
    }
    dma::bursts(cx, &loops, from.at, to.at, length, None)
}

/// Returns each member with its part of the memory of the root: as many rows as the member has, after the rows of earlier
/// members. The second last extent counts rows; a view of one extent is one row.
fn parts(cx: &mut Cx<'_, '_>, root: &View) -> Lowered<Vec<(View, View)>> {
    let members = views(cx, Name::Group)?;
    let rank = members.iter().chain([root]).map(|view| view.extents.len()).max().unwrap_or(0).max(2);
    let (root, rows, mut first) = (root.padded(rank), rank - 2, Num::Const(0));
    let mut pairs = Vec::new();
    for member in members {
        let member = member.padded(rank);
        let distance = bytes(cx, root.at, first, root.strides[rows]);
        let at = after(cx, root.at, distance);
        first = cx.e().integer(Op::Add, first, member.extents[rows], u64::BITS);
        pairs.push((member.clone(), View { at, strides: root.strides.clone(), ..member }));
    }
    Ok(pairs)
}

/// Writes or adds `value` to each word, after everything that the thread has stored.
fn notify(cx: &mut Cx<'_, '_>) -> Lowered {
    let (signal, value) = (view(cx, Name::Signal)?, cx.num(Name::Value)?);
    let message = match cx.choice(Key::NotifyOp) {
        Some(NotifyOp::Set) => Visa::LscAtomicStore,
        Some(NotifyOp::AtomicAdd) => Visa::LscAtomicIadd,
        None => return Err("without an operation".to_owned()),
    };
    system::fence(cx, FenceOp::None, FenceScope::Gpus)?;
    each_word(cx, &signal, &mut |cx, at| access(cx, at, message, value).map(|_| ()))
}

/// Waits until all words satisfy the relation.
fn wait(cx: &mut Cx<'_, '_>) -> Lowered {
    let (signal, value) = (view(cx, Name::Signal)?, cx.num(Name::CmpValue)?);
    let relation = relation(cx)?;
    each_word(cx, &signal, &mut |cx, at| {
        let (again, done) = (cx.e().function.add_block(), cx.e().function.add_block());
        cx.e().b().br(again, &[]);
        cx.e().block = again;
        let word = access(cx, at, Visa::LscAtomicIadd, Num::Const(0))?;
        let value = cx.e().scalar(value, Element::I32);
        let holds = cx.e().b().icmp(relation, word, value);
        cx.e().b().cond_br(holds, (done, &[]), (again, &[]));
        cx.e().block = done;
        Ok(())
    })?;
    system::fence(cx, FenceOp::Invalidate, FenceScope::Gpus)
}

/// Checks whether all words satisfy the relation.
fn test(cx: &mut Cx<'_, '_>) -> Lowered {
    let (signal, value) = (view(cx, Name::Signal)?, cx.num(Name::CmpValue)?);
    let relation = relation(cx)?;
    let words = words(cx, &signal);
    let words = words.ok_or_else(|| format!("on a signal of more than {TESTED} words, or of an unknown number"))?;
    let mut all: Option<Value> = None;
    for at in words {
        let word = access(cx, at, Visa::LscAtomicIadd, Num::Const(0))?;
        let value = cx.e().scalar(value, Element::I32);
        let holds = cx.e().b().icmp(relation, word, value);
        all = Some(all.map_or(holds, |all| cx.e().b().binary(Op::And, all, holds)));
    }
    system::fence(cx, FenceOp::Invalidate, FenceScope::Gpus)?;
    let all = all.map_or(Num::Const(1), |all| cx.e().unknown(all, 1));
    cx.give(Name::Result, Val::Num(all));
    Ok(())
}

/// Maximal number of words of a signal that are accessed without a loop.
const TESTED: i64 = 16;

/// Returns the addresses of the words of a signal, if they are few.
fn words(cx: &mut Cx<'_, '_>, signal: &View) -> Option<Vec<Address>> {
    let extents: Vec<i64> = signal.extents.iter().map(|extent| extent.known()).collect::<Option<_>>()?;
    if extents.iter().try_fold(1_i64, |all, extent| all.checked_mul(*extent))? > TESTED {
        return None;
    }
    let mut words = vec![signal.at];
    for (extent, stride) in extents.into_iter().zip(&signal.strides) {
        let along = |at: Address| (0..extent).map(move |index| (at, index));
        let places: Vec<_> = words.into_iter().flat_map(along).collect();
        words = Vec::new();
        for (at, index) in places {
            let distance = bytes(cx, at, Num::Const(index), *stride);
            words.push(after(cx, at, distance));
        }
    }
    Some(words)
}

/// Emits code for each word of a signal: a loop, if they are many.
fn each_word<'p>(
    cx: &mut Cx<'_, 'p>,
    signal: &View,
    body: &mut dyn FnMut(&mut Cx<'_, 'p>, Address) -> Lowered,
) -> Lowered {
    if let Some(words) = words(cx, signal) {
        return words.into_iter().try_for_each(|at| body(cx, at));
    }
    each(cx, &[signal], 0, &mut |cx, offsets| {
        let at = offsets.first().map_or(signal.at, |offset| after(cx, signal.at, *offset));
        body(cx, at)
    })
}

fn relation(cx: &Cx<'_, '_>) -> Lowered<IntPredicate> {
    Ok(match cx.choice(Key::Cmp).ok_or("without a relation")? {
        WaitCmp::Eq => IntPredicate::Eq,
        WaitCmp::Ne => IntPredicate::Ne,
        WaitCmp::Gt => IntPredicate::Sgt,
        WaitCmp::Ge => IntPredicate::Sge,
        WaitCmp::Lt => IntPredicate::Slt,
        WaitCmp::Le => IntPredicate::Sle,
    })
}

/// Accesses a word of global memory by an atomic message, and returns its old value.
fn access(cx: &mut Cx<'_, '_>, at: Address, message: Visa, operand: Num) -> Lowered<Value> {
    let e = cx.e();
    if !message.definition().platforms.contains(e.platform) {
        return Err(format!("which needs atomic messages, and {} has none", e.platform));
    }
    let base = at.base.ok_or("on memory of an unknown argument")?;
    let (word, address) = (Type::vector(Element::I32, 1), Type::vector(Element::I64, 1));
    let at = e.global_address(base, at.offset);
    let at = e.b().bitcast(at, address);
    // Intel's compiler fails on a region of a scalar.
    let data = match operand {
        Num::Const(number) => e.b().splat_int(word, number),
        Num::Dyn(_) => {
            let scalar = e.scalar(operand, Element::I32);
            e.b().bitcast(scalar, word)
        }
    };
    let old = e.update((Op::LscAtomicStateless, message), at, data, None);
    Ok(e.b().read(old, Region::contiguous(1, 0), None))
}

/// Returns the bytes of `index` times a stride of a view.
fn bytes(cx: &mut Cx<'_, '_>, at: Address, index: Num, stride: Num) -> Num {
    let elements = cx.e().offset_in(at.space, Op::Mul, index, stride);
    cx.e().offset_in(at.space, Op::Mul, elements, Num::Const(at.element_bytes))
}

fn view(cx: &Cx<'_, '_>, name: Name) -> Lowered<View> {
    viewed(cx.val(name)?, name)
}

fn views(cx: &Cx<'_, '_>, name: Name) -> Lowered<Vec<View>> {
    cx.vals(name).into_iter().map(|value| viewed(value, name)).collect()
}

fn viewed(value: Val, name: Name) -> Lowered<View> {
    match value {
        Val::View(view) => Ok(*view),
        _ => Err(format!("with `{name}` not known here")),
    }
}
