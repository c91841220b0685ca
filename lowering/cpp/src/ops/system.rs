//! Sections of a kernel, queries of the core, and the ends of pipes.

use super::{Rule, pipe};
use crate::{emitter::Emitter, report::Lowered, site::Site};
use pto_isa::{Key, Name, ops::system::Opcode};
use std::fmt::Write;

/// Returns the rule of an operation.
pub(super) const fn rule(op: Opcode) -> Rule {
    const REGISTER: Rule = Rule::Missing("sets a register below tiles, which C++ of tiles has no call for");
    const BIT: Rule = Rule::Missing("works on a register below tiles, which C++ of tiles has no call for");
    match op {
        Opcode::AicInitializePipe => Rule::By(pipe::make_numbered),
        Opcode::AivInitializePipe => Rule::By(pipe::make_numbered),
        Opcode::FusionRegion => Rule::Missing("groups operations for vector code; write its operations without it"),
        Opcode::GetBlockIdx => Rule::By(|e, site| query(e, site, "get_block_idx")),
        Opcode::GetBlockNum => Rule::By(|e, site| query(e, site, "get_block_num")),
        Opcode::GetCtrl => BIT,
        Opcode::GetSubblockIdx => Rule::By(|e, site| query(e, site, "get_subblockid")),
        Opcode::GetSubblockNum => Rule::By(|e, site| query(e, site, "get_subblockdim")),
        Opcode::GetVms4Sr => BIT,
        Opcode::ImportReservedBuffer => Rule::By(reserved),
        Opcode::InitializeL2g2lPipe => Rule::By(pipe::make_through_memory),
        Opcode::InitializeL2lPipe => Rule::By(pipe::make_local),
        Opcode::Print => Rule::By(print),
        Opcode::ReserveBuffer => Rule::By(reserved),
        Opcode::Sbitset0 => BIT,
        Opcode::Sbitset1 => BIT,
        Opcode::SectionCube => Rule::Holds,
        Opcode::SectionSimt => Rule::Missing("runs on single threads, which C++ of tiles has none of"),
        Opcode::SectionVector => Rule::Holds,
        Opcode::SetAtomicAdd => REGISTER,
        Opcode::SetAtomicBf16 => REGISTER,
        Opcode::SetAtomicF16 => REGISTER,
        Opcode::SetAtomicF32 => REGISTER,
        Opcode::SetAtomicMax => REGISTER,
        Opcode::SetAtomicMin => REGISTER,
        Opcode::SetAtomicNone => REGISTER,
        Opcode::SetAtomicS16 => REGISTER,
        Opcode::SetAtomicS32 => REGISTER,
        Opcode::SetAtomicS8 => REGISTER,
        Opcode::SetCtrl => REGISTER,
        Opcode::SetFfts => Rule::By(set_flags_base),
        Opcode::SetFixClipRelu => REGISTER,
        Opcode::SetFpc => REGISTER,
        Opcode::SetImg2colPadding => REGISTER,
        Opcode::SetImg2colRpt => REGISTER,
        Opcode::SetQuantPre => REGISTER,
        Opcode::SetQuantScalar => Rule::By(pipe::set_factor),
        Opcode::SetQuantVector => Rule::By(pipe::set_factors),
        Opcode::SetReluAlpha => REGISTER,
        Opcode::SetStoreAtomicCfg => REGISTER,
        Opcode::Setfmatrix => REGISTER,
        Opcode::Sethf32mode => REGISTER,
        Opcode::Settf32mode => REGISTER,
        Opcode::Talloc => Rule::By(pipe::allocate_by_value),
        Opcode::TallocToAic => Rule::By(pipe::allocate),
        Opcode::TallocToAiv => Rule::By(pipe::allocate),
        Opcode::Tfree => Rule::By(pipe::free),
        Opcode::TfreeFromAic => Rule::By(pipe::free),
        Opcode::TfreeFromAiv => Rule::By(pipe::free),
        Opcode::Tpop => Rule::By(pipe::pop_by_value),
        Opcode::TpopFromAic => Rule::By(pipe::pop),
        Opcode::TpopFromAiv => Rule::By(pipe::pop),
        Opcode::Tpush => Rule::By(pipe::push),
        Opcode::TpushToAic => Rule::By(pipe::push),
        Opcode::TpushToAiv => Rule::By(pipe::push),
        Opcode::Trap => Rule::By(|e, _| {
            e.line("trap();");
            Ok(())
        }),
        Opcode::Yield => Rule::Missing("ends a group of operations for vector code"),
    }
}

fn query<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>, name: &str) -> Lowered {
    e.define(site.first_result()?, "int64_t", format_args!("{name}()"));
    Ok(())
}

fn print<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let scalar = e.operand(site, Name::Scalar)?;
    let format = site.text(Key::Format).filter(|format| !format.is_empty()).unwrap_or("%f");
    let mut text = String::new();
    for letter in format.chars() {
        match letter {
            '"' => text.push_str("\\\""),
            '\\' => text.push_str("\\\\"),
            '\n' => text.push_str("\\n"),
            '\t' => text.push_str("\\t"),
            control if control.is_ascii_control() => {
                let _ = write!(text, "\\{:03o}", u32::from(control));
            }
            other => text.push(other),
        }
    }
    e.line(format_args!("cce::printf(\"{text}\", {scalar});"));
    Ok(())
}

fn set_flags_base<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let base = e.operand(site, Name::Ffts)?;
    let base = e.local("uint64_t", format_args!("reinterpret_cast<uint64_t>({base})"));
    e.line(format_args!("set_ffts_base_addr((uint64_t) {base});"));
    Ok(())
}

/// Writes the address of a reserved buffer, which the memory planner has stored in the operation.
fn reserved<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let result = site.first_result()?;
    let base = crate::reserve::base(site)?;
    let name = e.constant("int32_t", base.to_string());
    e.name(result, crate::emitter::Named::new(name, "int32_t"));
    Ok(())
}
