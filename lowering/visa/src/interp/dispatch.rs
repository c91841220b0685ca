//! Calls the semantics of instructions.

use super::alu::compute;
use super::message::Direction::{Load, Store};
use super::message::Update;
use super::thread::{State, Thread};
use super::{Fault, Machine, Result, arith, convert, flow, logic, lsc, matrix, moves, surface, svm, sync};
use crate::instruction::Instruction;
use crate::table::Op;

/// Executes the instruction at the program counter, and advances it or jumps.
pub(super) fn step<'a>(thread: &mut Thread<'a>, machine: &mut Machine<'_, 'a>, i: &Instruction) -> Result<()> {
    thread.mask |= thread.waiting.remove(&thread.pc).unwrap_or(0);
    thread.pc += 1;
    let (t, m) = (thread, machine);
    match i.op {
        Op::Add => compute(t, i, Some(arith::ADD.0), Some(arith::ADD.1)),
        Op::Avg => compute(t, i, Some(arith::AVG), None),
        Op::Div => compute(t, i, Some(arith::DIV.0), Some(arith::DIV.1)),
        Op::Divm => compute(t, i, None, Some(arith::DIV.1)),
        Op::Dp4 => arith::dp4(t, i),
        Op::Dp4a => arith::dp4a(t, i),
        Op::Exp => compute(t, i, None, Some(arith::EXP)),
        Op::Frc => compute(t, i, None, Some(arith::FRC)),
        Op::Log => compute(t, i, None, Some(arith::LOG)),
        Op::Mad => compute(t, i, Some(arith::MAD.0), Some(arith::MAD.1)),
        Op::Madw => arith::madw(t, i),
        Op::Mulh => compute(t, i, Some(arith::MULH), None),
        Op::Lrp => compute(t, i, None, Some(arith::LRP)),
        Op::Mod => compute(t, i, Some(arith::MOD), None),
        Op::Mul => compute(t, i, Some(arith::MUL.0), Some(arith::MUL.1)),
        Op::Pow => compute(t, i, None, Some(arith::POW)),
        Op::Rndd => compute(t, i, None, Some(arith::RNDD)),
        Op::Rndu => compute(t, i, None, Some(arith::RNDU)),
        Op::Rnde => compute(t, i, None, Some(arith::RNDE)),
        Op::Rndz => compute(t, i, None, Some(arith::RNDZ)),
        Op::Sin => compute(t, i, None, Some(arith::SIN)),
        Op::Cos => compute(t, i, None, Some(arith::COS)),
        Op::Sqrt | Op::Sqrtm => compute(t, i, None, Some(arith::SQRT)),
        Op::Rsqrt => compute(t, i, None, Some(arith::RSQRT)),
        Op::Inv => compute(t, i, None, Some(arith::INV)),
        Op::Addc => arith::carry(t, i, true),
        Op::Subb => arith::carry(t, i, false),
        Op::Add3 => compute(t, i, Some(arith::ADD3), None),
        Op::And => logic::bitwise(t, i, logic::AND),
        Op::Or => logic::bitwise(t, i, logic::OR),
        Op::Xor => logic::bitwise(t, i, logic::XOR),
        Op::Not => logic::bitwise(t, i, logic::NOT),
        Op::Shl => compute(t, i, Some(logic::SHL), None),
        Op::Shr => compute(t, i, Some(logic::SHR), None),
        Op::Asr => compute(t, i, Some(logic::ASR), None),
        Op::Rol => compute(t, i, Some(logic::ROL), None),
        Op::Ror => compute(t, i, Some(logic::ROR), None),
        Op::Cbit => compute(t, i, Some(logic::CBIT), None),
        Op::Lzd => compute(t, i, Some(logic::LZD), None),
        Op::Fbl => compute(t, i, Some(logic::FBL), None),
        Op::Fbh => compute(t, i, Some(logic::FBH), None),
        Op::Bfe => compute(t, i, Some(logic::BFE), None),
        Op::Bfi => compute(t, i, Some(logic::BFI), None),
        Op::Bfrev => compute(t, i, Some(logic::BFREV), None),
        Op::Bfn => logic::bfn(t, i),
        Op::Mov => moves::mov(t, i),
        Op::Movs => moves::movs(t, i),
        Op::Fcvt => convert::fcvt(t, i),
        Op::Srnd => convert::srnd(t, i),
        Op::Sel => moves::sel(t, i),
        Op::Setp => moves::setp(t, i),
        Op::Cmp => moves::cmp(t, i),
        Op::MinMax => moves::min_max(t, i),
        Op::AddrAdd => moves::addr_add(t, i),
        Op::Jmp => flow::jmp(t, i),
        Op::Call => flow::call(t, i),
        Op::Ret => flow::ret(t, i),
        Op::Goto => flow::goto(t, i),
        Op::Switchjmp => flow::switchjmp(t, i),
        Op::Fcall => flow::fcall(t, m.launch, i),
        Op::Ifcall => flow::ifcall(t, m.launch, i),
        Op::Fret => flow::fret(t, i),
        Op::Faddr => flow::faddr(t, m.launch, i),
        Op::OwordLd => surface::owords(t, m, i, Load, false),
        Op::OwordLdUnaligned => surface::owords(t, m, i, Load, true),
        Op::OwordSt => surface::owords(t, m, i, Store, false),
        Op::MediaLd => surface::media(t, m, i, Load),
        Op::MediaSt => surface::media(t, m, i, Store),
        Op::Gather => surface::elements(t, m, i, Load),
        Op::Scatter => surface::elements(t, m, i, Store),
        Op::GatherScaled => surface::scaled(t, m, i, Load),
        Op::ScatterScaled => surface::scaled(t, m, i, Store),
        Op::Gather4Scaled => surface::four(t, m, i, Load),
        Op::Scatter4Scaled => surface::four(t, m, i, Store),
        Op::DwordAtomic => surface::atomic(t, m, i, false),
        Op::QwGather => surface::qwords(t, m, i, Load),
        Op::QwScatter => surface::qwords(t, m, i, Store),
        Op::SvmBlockLd => svm::block(t, m, i, Load),
        Op::SvmBlockSt => svm::block(t, m, i, Store),
        Op::SvmGather => svm::scattered(t, m, i, Load),
        Op::SvmScatter => svm::scattered(t, m, i, Store),
        Op::SvmAtomic => surface::atomic(t, m, i, true),
        Op::SvmGather4Scaled => svm::four(t, m, i, Load),
        Op::SvmScatter4Scaled => svm::four(t, m, i, Store),
        Op::LscLoad => lsc::vector(t, m, i, Load),
        Op::LscStore => lsc::vector(t, m, i, Store),
        Op::LscLoadStrided => lsc::strided(t, m, i, Load),
        Op::LscStoreStrided => lsc::strided(t, m, i, Store),
        Op::LscLoadQuad => lsc::quad(t, m, i, Load),
        Op::LscStoreQuad => lsc::quad(t, m, i, Store),
        Op::LscLoadBlock2d => lsc::block2d(t, m, i, Load),
        Op::LscStoreBlock2d => lsc::block2d(t, m, i, Store),
        Op::LscTypedLoadQuad => lsc::typed(t, m, i, Load),
        Op::LscTypedStoreQuad => lsc::typed(t, m, i, Store),
        Op::LscAtomicIinc => lsc::atomic(t, m, i, Update::Increment),
        Op::LscAtomicIdec => lsc::atomic(t, m, i, Update::Decrement),
        Op::LscAtomicLoad => lsc::atomic(t, m, i, Update::Load),
        Op::LscAtomicStore => lsc::atomic(t, m, i, Update::Store),
        Op::LscAtomicIadd => lsc::atomic(t, m, i, Update::Add),
        Op::LscAtomicIsub => lsc::atomic(t, m, i, Update::Subtract),
        Op::LscAtomicSmin => lsc::atomic(t, m, i, Update::SignedMin),
        Op::LscAtomicSmax => lsc::atomic(t, m, i, Update::SignedMax),
        Op::LscAtomicUmin => lsc::atomic(t, m, i, Update::UnsignedMin),
        Op::LscAtomicUmax => lsc::atomic(t, m, i, Update::UnsignedMax),
        Op::LscAtomicIcas => lsc::atomic(t, m, i, Update::Exchange),
        Op::LscAtomicFadd => lsc::atomic(t, m, i, Update::FloatAdd),
        Op::LscAtomicFsub => lsc::atomic(t, m, i, Update::FloatSubtract),
        Op::LscAtomicFmin => lsc::atomic(t, m, i, Update::FloatMin),
        Op::LscAtomicFmax => lsc::atomic(t, m, i, Update::FloatMax),
        Op::LscAtomicFcas => lsc::atomic(t, m, i, Update::FloatExchange),
        Op::LscAtomicAnd => lsc::atomic(t, m, i, Update::And),
        Op::LscAtomicOr => lsc::atomic(t, m, i, Update::Or),
        Op::LscAtomicXor => lsc::atomic(t, m, i, Update::Xor),
        Op::Barrier => {
            sync::barrier(t);
            Ok(())
        }
        Op::Sbarrier => {
            sync::split(t, i);
            Ok(())
        }
        Op::Nbarrier => sync::named(t, m, i),
        Op::Wait => sync::wait(t, i),
        Op::Dpas => matrix::dpas(t, i),
        // The pair continues when its other thread arrives.
        Op::Dpasw => {
            t.state = State::Paired;
            Ok(())
        }
        Op::Subroutine
        | Op::Label
        | Op::Fence
        | Op::LscFence
        | Op::Yield
        | Op::SamplerCacheFlush
        | Op::Lifetime
        | Op::File
        | Op::Loc => Ok(()),
        Op::RawSend | Op::RawSends => Err(Fault::unsupported(format!("`{}` is not interpreted", i.definition().name))),
    }
}
