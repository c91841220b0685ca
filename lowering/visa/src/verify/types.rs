//! Legal types of each instruction on each platform, as forms: sets of destination and source types that may be
//! combined.

use super::{Check, list, name, vectors};
use crate::codes::Rule;
use crate::instruction::Instruction;
use crate::operand::VectorClass;
use crate::platform::{Platform, Platforms};
use crate::table::{Op, Role};
use crate::types;
use crate::types::{Type, TypeSet};

/// Types that may be combined: a destination of `dst` with sources of `src`.
struct Form {
    platforms: Platforms,
    dst: TypeSet,
    src: TypeSet,
}

const fn form(platforms: Platforms, dst: TypeSet, src: TypeSet) -> Form {
    Form { platforms, dst, src }
}

const ALL: Platforms = Platforms::ALL;
const SKL: Platforms = Platforms::of(&[Platform::Skl]);
/// Platforms with 64-bit floats and integers in the same pipeline; others cannot convert between them.
const DOUBLE: Platforms = Platforms::of(&[Platform::Skl, Platform::XehpSdv, Platform::Pvc]);
const NO_DOUBLE: Platforms = Platforms::of(&[Platform::Tgllp, Platform::Dg2]);
const XEHP: Platforms = Platforms::from(Platform::XehpSdv);
const TGLLP: Platforms = Platforms::from(Platform::Tgllp);
const BEFORE_XEHP: Platforms = Platforms::of(&[Platform::Skl, Platform::Tgllp]);
const PVC: Platforms = Platforms::of(&[Platform::Pvc]);

const SMALL: TypeSet = types![Ud, D, Uw, W, Ub, B];
const QUADS: TypeSet = types![Uq, Q];
const INTEGERS: TypeSet = SMALL.or(QUADS);
const PACKED: TypeSet = types![V, Uv];
/// Integers as sources: constants may be packed.
const INTEGER_SRC: TypeSet = INTEGERS.or(PACKED);
const SMALL_SRC: TypeSet = SMALL.or(PACKED);
const WORDS: TypeSet = types![Ud, D, Uw, W];
const DWORDS: TypeSet = types![Ud, D];
const FLOATS: TypeSet = types![F, Hf];
const REALS: TypeSet = types![Df, F, Hf];
const NO_TYPE: TypeSet = TypeSet::NONE;

/// `f` and `hf` may be combined; a packed constant is an `f`.
const F: Form = form(ALL, types![F], types![F, Hf, Vf]);
const HF: Form = form(ALL, types![Hf], FLOATS);
const DF: Form = form(ALL, types![Df], types![Df]);
/// `bf` can be combined only with `f`.
const BF: Form = form(XEHP, types![F, Bf], types![F, Bf]);

const ADD: &[Form] = &[form(ALL, INTEGERS, INTEGER_SRC), DF, F, HF, BF];
const MUL: &[Form] = &[form(ALL, INTEGERS, SMALL_SRC), DF, F, HF, BF];
const MULH: &[Form] = &[form(ALL, DWORDS, INTEGER_SRC)];
const AVG: &[Form] = &[form(ALL, SMALL, INTEGER_SRC)];
const DIV: &[Form] = &[form(BEFORE_XEHP, INTEGERS, SMALL_SRC), form(DOUBLE, types![Df], types![Df]), F, HF];
const MOD: &[Form] = &[form(BEFORE_XEHP, SMALL, INTEGER_SRC)];
const IEEE: &[Form] = &[form(DOUBLE, types![Df], types![Df]), form(DOUBLE, types![F], types![F, Vf])];
/// Integers are legal on platforms whose pipeline supports them.
const INVERSE: &[Form] = &[
    form(DOUBLE, types![Df], types![Df]),
    F,
    HF,
    form(ALL, WORDS, SMALL_SRC),
    form(DOUBLE, WORDS.or(QUADS), INTEGER_SRC),
    form(ALL, types![Ub], types![Ud, D, Uw, W, B, V, Uv]),
    form(ALL, types![B], types![Ud, D, Uw, W, Ub, V, Uv]),
    form(DOUBLE, types![Ub], types![Ud, D, Uw, W, B, Uq, Q, V, Uv]),
    form(DOUBLE, types![B], types![Ud, D, Uw, W, Ub, Uq, Q, V, Uv]),
];
const RSQRT: &[Form] = &[
    F,
    HF,
    form(ALL, WORDS, SMALL_SRC),
    form(DOUBLE, WORDS.or(QUADS), INTEGER_SRC),
    form(ALL, types![Ub], types![Ud, D, Uw, W, B, V, Uv]),
    form(ALL, types![B], types![Ud, D, Uw, W, Ub, V, Uv]),
    form(DOUBLE, types![Ub], types![Ud, D, Uw, W, B, Uq, Q, V, Uv]),
    form(DOUBLE, types![B], types![Ud, D, Uw, W, Ub, Uq, Q, V, Uv]),
];
const MATH: &[Form] = &[F, HF];
const ROUND: &[Form] = &[F];
const DOT: &[Form] = &[form(SKL, types![F], types![F, Hf, Vf])];
const CARRY: &[Form] = &[form(ALL, types![Ud], types![Ud])];
const ADD3: &[Form] = &[form(XEHP, WORDS, WORDS)];
const DP4A: &[Form] = &[form(TGLLP, DWORDS, DWORDS)];
const MADW: &[Form] = &[form(ALL, DWORDS, DWORDS)];
const BITWISE: &[Form] = &[form(ALL, INTEGERS, INTEGER_SRC)];
const COUNT_BITS: &[Form] = &[form(ALL, SMALL, SMALL_SRC)];
const LEADING: &[Form] = &[form(ALL, types![Ud], INTEGER_SRC)];
const ROTATE: &[Form] = &[form(TGLLP, WORDS, WORDS.or(PACKED)), form(PVC, WORDS.or(QUADS), WORDS.or(QUADS).or(PACKED))];
const BIT_FIELD: &[Form] = &[form(ALL, WORDS, INTEGER_SRC), form(SKL, INTEGERS, INTEGER_SRC)];
const BFN: &[Form] = &[form(XEHP, WORDS, INTEGER_SRC)];
/// Any conversion; between 64-bit integers and floats only on some platforms.
const CONVERT: &[Form] = &[
    form(DOUBLE, INTEGERS.or(REALS), INTEGER_SRC.or(REALS).or(types![Vf])),
    form(NO_DOUBLE, INTEGERS, INTEGER_SRC),
    form(NO_DOUBLE, SMALL.or(REALS), SMALL_SRC.or(REALS).or(types![Vf])),
    BF,
];
const MIN_MAX: &[Form] = &[
    form(DOUBLE, INTEGERS.or(REALS), INTEGER_SRC.or(REALS).or(types![Vf])),
    form(NO_DOUBLE, INTEGERS.or(REALS), INTEGER_SRC),
    form(NO_DOUBLE, INTEGERS.or(REALS), SMALL_SRC.or(REALS).or(types![Vf])),
];
/// The result of a comparison of `bf` and `f` may have any type.
const COMPARE: &[Form] = &[
    form(DOUBLE, INTEGERS.or(REALS).or(types![Bool]), INTEGER_SRC.or(REALS).or(types![Vf])),
    form(NO_DOUBLE, INTEGERS.or(REALS).or(types![Bool]), INTEGER_SRC),
    form(NO_DOUBLE, INTEGERS.or(REALS).or(types![Bool]), SMALL_SRC.or(REALS).or(types![Vf])),
    form(XEHP, INTEGERS.or(REALS).or(types![Bf, Bool]), types![F, Bf]),
];
const SET_PREDICATE: &[Form] = &[form(ALL, types![Bool], INTEGER_SRC.or(REALS).or(types![Vf]))];
const FCVT: &[Form] = &[
    form(PVC, types![Ub], types![Hf]),
    form(PVC, types![Hf], types![Ub]),
    form(PVC, types![Ud], types![F]),
    form(PVC, types![F], types![Ud]),
];
const ADDRESS: &[Form] = &[form(ALL, types![Uw], types![Uw, W, Ub, B])];
const FROM_PREDICATE: &[Form] = &[form(ALL, SMALL, types![Bool])];
const PREDICATES: &[Form] = &[form(ALL, types![Bool], types![Bool])];

/// Returns the forms of an instruction; `None` if forms do not describe its types.
fn forms(op: Op) -> Option<&'static [Form]> {
    Some(match op {
        Op::Add | Op::Mad => ADD,
        Op::Mul => MUL,
        Op::Mulh => MULH,
        Op::Avg => AVG,
        Op::Div => DIV,
        Op::Mod => MOD,
        Op::Divm | Op::Sqrtm => IEEE,
        Op::Inv | Op::Sqrt => INVERSE,
        Op::Rsqrt => RSQRT,
        Op::Exp | Op::Log | Op::Sin | Op::Cos | Op::Pow => MATH,
        Op::Frc | Op::Rndd | Op::Rndu | Op::Rnde | Op::Rndz => ROUND,
        Op::Dp4 | Op::Lrp => DOT,
        Op::Addc | Op::Subb => CARRY,
        Op::Add3 => ADD3,
        Op::Dp4a => DP4A,
        Op::Madw => MADW,
        Op::And | Op::Or | Op::Xor | Op::Not | Op::Shl | Op::Shr | Op::Asr | Op::Bfrev => BITWISE,
        Op::Cbit | Op::Fbl | Op::Fbh => COUNT_BITS,
        Op::Lzd => LEADING,
        Op::Rol | Op::Ror => ROTATE,
        Op::Bfe | Op::Bfi => BIT_FIELD,
        Op::Bfn => BFN,
        Op::Mov | Op::Sel => CONVERT,
        Op::MinMax => MIN_MAX,
        Op::Cmp => COMPARE,
        Op::Setp => SET_PREDICATE,
        Op::Fcvt => FCVT,
        Op::AddrAdd => ADDRESS,
        Op::Movs
        | Op::Srnd
        | Op::Subroutine
        | Op::Label
        | Op::Jmp
        | Op::Call
        | Op::Ret
        | Op::Goto
        | Op::Switchjmp
        | Op::Fcall
        | Op::Ifcall
        | Op::Fret
        | Op::Faddr
        | Op::OwordLd
        | Op::OwordLdUnaligned
        | Op::OwordSt
        | Op::MediaLd
        | Op::MediaSt
        | Op::Gather
        | Op::Scatter
        | Op::GatherScaled
        | Op::ScatterScaled
        | Op::Gather4Scaled
        | Op::Scatter4Scaled
        | Op::DwordAtomic
        | Op::QwGather
        | Op::QwScatter
        | Op::SvmBlockLd
        | Op::SvmBlockSt
        | Op::SvmGather
        | Op::SvmScatter
        | Op::SvmAtomic
        | Op::SvmGather4Scaled
        | Op::SvmScatter4Scaled
        | Op::LscLoad
        | Op::LscLoadStrided
        | Op::LscLoadQuad
        | Op::LscLoadBlock2d
        | Op::LscStore
        | Op::LscStoreStrided
        | Op::LscStoreQuad
        | Op::LscStoreBlock2d
        | Op::LscAtomicIinc
        | Op::LscAtomicIdec
        | Op::LscAtomicLoad
        | Op::LscAtomicStore
        | Op::LscAtomicIadd
        | Op::LscAtomicIsub
        | Op::LscAtomicSmin
        | Op::LscAtomicSmax
        | Op::LscAtomicUmin
        | Op::LscAtomicUmax
        | Op::LscAtomicIcas
        | Op::LscAtomicFadd
        | Op::LscAtomicFsub
        | Op::LscAtomicFmin
        | Op::LscAtomicFmax
        | Op::LscAtomicFcas
        | Op::LscAtomicAnd
        | Op::LscAtomicOr
        | Op::LscAtomicXor
        | Op::LscTypedLoadQuad
        | Op::LscTypedStoreQuad
        | Op::Barrier
        | Op::Sbarrier
        | Op::Nbarrier
        | Op::Fence
        | Op::LscFence
        | Op::Wait
        | Op::Yield
        | Op::SamplerCacheFlush
        | Op::Dpas
        | Op::Dpasw
        | Op::RawSend
        | Op::RawSends
        | Op::Lifetime
        | Op::File
        | Op::Loc => return None,
    })
}

/// Returns whether an instruction is bitwise, on elements or predicates.
pub(super) const fn is_bitwise(op: Op) -> bool {
    matches!(op, Op::And | Op::Or | Op::Xor | Op::Not)
}

/// Returns the type of an operand, if it has one.
pub(super) fn of_class(check: &Check<'_, '_>, class: VectorClass) -> Option<Type> {
    match class {
        VectorClass::General { id, .. } => check.unit.general(id).map(crate::kernel::GeneralRef::ty),
        VectorClass::Indirect { ty, .. } => Some(ty),
        VectorClass::Immediate(immediate) => Some(immediate.ty),
        VectorClass::Predicate(_) => Some(Type::Bool),
        VectorClass::Address { .. } | VectorClass::AddressOf { .. } | VectorClass::State { .. } => None,
    }
}

/// Returns the type of the operand of a role.
pub(super) fn of(check: &Check<'_, '_>, instruction: &Instruction, role: Role) -> Option<Type> {
    of_class(check, instruction.vector(role)?.class)
}

impl Form {
    fn fits(&self, written: &[Type], read: &[Type]) -> bool {
        written.iter().all(|ty| self.dst.contains(*ty)) && read.iter().all(|ty| self.src.contains(*ty))
    }
}

/// Returns the forms of an instruction for operands of some types: predicates have separate forms.
fn of_types(op: Op, forms: &'static [Form], written: &[Type], read: &[Type]) -> &'static [Form] {
    if op == Op::Mov && read.contains(&Type::Bool) {
        FROM_PREDICATE
    } else if is_bitwise(op) && written.contains(&Type::Bool) {
        PREDICATES
    } else {
        forms
    }
}

/// Returns whether a platform supports an instruction with destinations and sources of these types; always true for
/// instructions without rules on types, messages and control flow.
#[must_use]
pub fn takes(op: Op, platform: Platform, written: &[Type], read: &[Type]) -> bool {
    let Some(forms) = forms(op) else { return true };
    let mut here = of_types(op, forms, written, read).iter().filter(|form| form.platforms.contains(platform));
    here.any(|form| form.fits(written, read))
}

/// Checks the types of an instruction.
pub(super) fn instruction(check: &mut Check<'_, '_>, instruction: &Instruction) {
    let Some(forms) = forms(instruction.op) else { return };
    let operands: Vec<_> =
        vectors(instruction).filter_map(|operand| Some((operand, of_class(check, operand.vector.class)?))).collect();
    let (written, read): (Vec<_>, Vec<_>) = operands.into_iter().partition(|(operand, _)| operand.is_destination());
    let (dst, src): (Vec<_>, Vec<_>) =
        (written.iter().map(|(_, ty)| *ty).collect(), read.iter().map(|(_, ty)| *ty).collect());
    let forms = of_types(instruction.op, forms, &dst, &src);
    let fits = |form: &Form| form.fits(&dst, &src);
    if takes(instruction.op, check.platform, &dst, &src) || !instruction.definition().platforms.contains(check.platform)
    {
        return;
    }
    let platform = check.platform;
    if forms.iter().any(fits) {
        let others = forms.iter().filter(|form| fits(form)).fold(NO_PLATFORM, |all, form| all.or(form.platforms));
        let types = list_types(written.iter().chain(&read).map(|(_, ty)| *ty));
        let name = instruction.definition().mnemonics.first().copied().unwrap_or_default();
        let message = format!("`{name}` does not take {types} on {platform}; it does on {}", list(others.iter()));
        check.say(Rule::TypePlatform, instruction.place, message);
        return;
    }
    let any_dst = forms.iter().fold(NO_TYPE, |all, form| all.or(form.dst));
    for (operand, ty) in &written {
        if !any_dst.contains(*ty) {
            let message = format!("expected {} in `{}`, found {ty}", list(any_dst.iter()), name(operand.role));
            check.say(Rule::DestinationType, operand.place, message);
            return;
        }
    }
    let fitting = forms.iter().filter(|form| written.iter().all(|(_, ty)| form.dst.contains(*ty)));
    let any_src = fitting.fold(NO_TYPE, |all, form| all.or(form.src));
    let with = written.first().map_or(String::new(), |(_, ty)| format!(" with destination {ty}"));
    for (operand, ty) in &read {
        if !any_src.contains(*ty) {
            let message = format!("expected {} in `{}`{with}, found {ty}", list(any_src.iter()), name(operand.role));
            check.say(Rule::SourceType, operand.place, message);
            return;
        }
    }
    let types = list_types(read.iter().map(|(_, ty)| *ty));
    check.say(Rule::MixedTypes, instruction.place, format!("sources of types {types} cannot be mixed{with}"));
}

const NO_PLATFORM: Platforms = Platforms::NONE;

/// Formats types: `a and b`, each once.
fn list_types(types: impl Iterator<Item = Type>) -> String {
    let set = types.fold(TypeSet::NONE, |all, ty| all.or(TypeSet::of(&[ty])));
    set.iter().map(Type::name).collect::<Vec<_>>().join(" and ")
}
