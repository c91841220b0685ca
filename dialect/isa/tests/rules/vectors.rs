//! Vector registers, predicates, and the memory they are loaded from.

use super::{CLEAN, Case, case};
use pto_isa::types::{AddressSpace, MaskGranularity, PtrElem};
use pto_isa::{DType, Key, Name, Target, TypeDesc};

fn vreg(dtype: DType) -> TypeDesc {
    TypeDesc::Vreg { lanes: 2048 / i64::from(dtype.bits()), dtype }
}

fn mask(granularity: MaskGranularity) -> TypeDesc {
    TypeDesc::Mask(granularity)
}

fn ub(dtype: DType) -> TypeDesc {
    TypeDesc::Ptr { elem: PtrElem::DType(dtype), space: AddressSpace::Ub }
}

fn unary(name: &str, src: DType, granularity: MaskGranularity, dst: DType) -> Case {
    case(name, Target::A5).view(Name::Input, vreg(src)).view(Name::Mask, mask(granularity)).result(vreg(dst))
}

fn binary(name: &str, lhs: DType, rhs: DType, dst: DType) -> Case {
    let granularity = match lhs.bits() {
        8 => MaskGranularity::B8,
        16 => MaskGranularity::B16,
        _ => MaskGranularity::B32,
    };
    case(name, Target::A5)
        .view(Name::Lhs, vreg(lhs))
        .view(Name::Rhs, vreg(rhs))
        .view(Name::Mask, mask(granularity))
        .result(vreg(dst))
}

#[test]
fn one_type_and_a_predicate_that_fits() {
    use DType::{F8E5M2, F16, F32, I32, Si32, Si64, Ui16, Ui32};
    assert_eq!(binary("vadd", F32, F32, F32).codes(), CLEAN);
    assert_eq!(binary("vadd", F32, I32, F32).codes(), [701]);
    assert_eq!(
        binary("vadd", F32, F32, F16).message(),
        "expected type !pto.vreg<64xf32> as of `lhs`, found !pto.vreg<128xf16> in `result`"
    );
    assert_eq!(binary("vadd", F8E5M2, F8E5M2, F8E5M2).codes(), [702]);
    assert_eq!(binary("vand", F8E5M2, F8E5M2, F8E5M2).codes(), CLEAN);
    assert_eq!(unary("vabs", F32, MaskGranularity::B16, F32).codes(), [703]);
    assert_eq!(unary("vabs", Si64, MaskGranularity::B32, Si64).codes(), CLEAN);
    assert_eq!(binary("vshl", Ui32, Si32, Ui32).codes(), CLEAN);
    assert_eq!(binary("vshl", Ui32, Ui16, Ui32).codes(), [705]);
    assert_eq!(binary("vshr", F32, Si32, F32).codes(), [702]);
}

#[test]
fn a_scalar_is_an_element() {
    let scalar = |element: DType, scalar: TypeDesc| {
        case("vadds", Target::A5)
            .view(Name::Input, vreg(element))
            .view(Name::Scalar, scalar)
            .result(vreg(element))
            .codes()
    };
    assert_eq!(scalar(DType::F32, TypeDesc::Scalar(DType::F32)), CLEAN);
    assert_eq!(scalar(DType::Ui16, TypeDesc::Scalar(DType::I16)), CLEAN);
    assert_eq!(scalar(DType::I16, TypeDesc::Scalar(DType::Ui16)), [704]);
    assert_eq!(scalar(DType::F32, TypeDesc::Scalar(DType::I32)), [704]);
    let dup = |input: TypeDesc| case("vdup", Target::A5).view(Name::Input, input).result(vreg(DType::F32));
    assert_eq!(dup(vreg(DType::F32)).codes(), CLEAN);
    assert_eq!(
        dup(vreg(DType::F16)).message(),
        "expected !pto.vreg<64xf32> in `input` to go with `result`, found !pto.vreg<128xf16>"
    );
}

#[test]
fn conversions_take_what_they_need() {
    use DType::{BF16, F4E2M1x2, F16, F32, I32, Si64, Ui8, Ui32};
    let convert = |src: DType, granularity: MaskGranularity, dst: DType| unary("vcvt", src, granularity, dst);
    let (b16, b32) = (MaskGranularity::B16, MaskGranularity::B32);
    assert_eq!(convert(F32, b32, F16).attr(Key::Rnd, "R").attr(Key::Sat, "SAT").attr(Key::Part, "ODD").codes(), CLEAN);
    assert_eq!(convert(F32, b32, F16).codes(), [707, 707, 707]);
    assert_eq!(convert(I32, b32, F32).attr(Key::Rnd, "R").codes(), CLEAN);
    assert_eq!(convert(I32, b32, F32).attr(Key::Rnd, "R").attr(Key::Sat, "SAT").codes(), [707]);
    assert_eq!(convert(F16, b16, F32).attr(Key::Part, "P0").codes(), [708]);
    assert_eq!(convert(Ui32, b32, Ui8).attr(Key::Sat, "SAT").attr(Key::Part, "P3").codes(), CLEAN);
    assert_eq!(convert(Si64, b32, F32).attr(Key::Rnd, "R").attr(Key::Part, "EVEN").codes(), CLEAN);
    assert_eq!(convert(F32, b32, Ui8).message(), "no conversion from f32 to ui8");
    assert_eq!(convert(F32, b16, I32).attr(Key::Rnd, "R").attr(Key::Sat, "SAT").codes(), [703]);
    assert_eq!(convert(BF16, b16, F4E2M1x2).attr(Key::Part, "P0").codes(), CLEAN);
}

#[test]
fn memory_has_the_elements_of_the_register() {
    let load = |ptr: TypeDesc, element: DType| {
        case("vlds", Target::A5).view(Name::Source, ptr).index(Name::Offset, &[0]).result(vreg(element)).codes()
    };
    assert_eq!(load(ub(DType::F32), DType::F32), CLEAN);
    assert_eq!(load(ub(DType::F16), DType::F32), [710]);
    let gm = TypeDesc::Ptr { elem: PtrElem::DType(DType::F32), space: AddressSpace::Gm };
    assert_eq!(load(gm, DType::F32), [709]);

    let store = |dist: Option<&str>, granularity: MaskGranularity| {
        let store = case("vsts", Target::A5)
            .view(Name::Value, vreg(DType::Ui8))
            .view(Name::Destination, ub(DType::Ui8))
            .index(Name::Offset, &[0])
            .view(Name::Mask, mask(granularity));
        match dist {
            Some(dist) => store.attr(Key::Dist, dist).codes(),
            None => store.codes(),
        }
    };
    assert_eq!(store(None, MaskGranularity::B8), CLEAN);
    assert_eq!(store(None, MaskGranularity::B32), [703]);
    assert_eq!(store(Some("PK4_B32"), MaskGranularity::B32), CLEAN);
    assert_eq!(store(Some("PK4_B32"), MaskGranularity::B8), [703]);
    assert_eq!(store(Some("MRG4CHN_B8"), MaskGranularity::B8), CLEAN);
    assert_eq!(store(Some("MRG4CHN_B8"), MaskGranularity::B32), CLEAN);
    assert_eq!(store(Some("MRG4CHN_B8"), MaskGranularity::B16), [703]);
}

#[test]
fn gathers_widen_bytes() {
    let gather = |element: DType, offset: DType, result: DType| {
        case("vgather2", Target::A5)
            .view(Name::Source, ub(element))
            .view(Name::Offsets, vreg(offset))
            .view(Name::Mask, mask(if result.bits() == 32 { MaskGranularity::B32 } else { MaskGranularity::B16 }))
            .result(vreg(result))
            .codes()
    };
    assert_eq!(gather(DType::F32, DType::I32, DType::F32), CLEAN);
    assert_eq!(gather(DType::Ui8, DType::Ui16, DType::Ui16), CLEAN);
    assert_eq!(gather(DType::Ui8, DType::Ui16, DType::I16), [712]);
    assert_eq!(gather(DType::F32, DType::Ui16, DType::F32), [711]);
    assert_eq!(gather(DType::F16, DType::F16, DType::F16), [711]);
}

#[test]
fn sums_widen_and_packing_narrows() {
    let sum = |src: DType, dst: DType| unary("vcadd", src, MaskGranularity::B16, dst).codes();
    assert_eq!(sum(DType::Ui16, DType::Ui32), CLEAN);
    assert_eq!(sum(DType::I16, DType::I16), [713]);
    assert_eq!(sum(DType::F16, DType::F16), CLEAN);
    let pack = |dst: DType| case("vpack", Target::A5).view(Name::Src, vreg(DType::I32)).result(vreg(dst)).codes();
    assert_eq!(pack(DType::Ui16), CLEAN);
    assert_eq!(pack(DType::Ui8), [714]);
}

#[test]
fn a_strict_scope_binds_its_captures() {
    let scope = |arguments: &[TypeDesc]| {
        let scope =
            case("strict_vecscope", Target::A5).view(Name::Captures, ub(DType::F32)).index(Name::Captures, &[1]);
        scope.arguments(arguments).codes()
    };
    assert_eq!(scope(&[ub(DType::F32), TypeDesc::Index]), CLEAN);
    assert_eq!(scope(&[TypeDesc::Index, ub(DType::F32)]), [715, 715]);
    assert_eq!(scope(&[]), [715]);
}

#[test]
fn lanes_are_chosen_by_integers_as_wide() {
    let choose = |element: DType, index: DType| {
        case("vselr", Target::A5)
            .view(Name::Src0, vreg(element))
            .view(Name::Src1, vreg(index))
            .result(vreg(element))
            .codes()
    };
    assert_eq!(choose(DType::F16, DType::Ui16), CLEAN);
    assert_eq!(choose(DType::F16, DType::I32), [716]);
    assert_eq!(choose(DType::F32, DType::F32), [716]);
}

#[test]
fn halves_are_unpacked_into_integers_twice_as_wide() {
    let unpack = |part: i64, src: DType, dst: DType| {
        case("vsunpack", Target::A5).view(Name::Src, vreg(src)).index(Name::Part, &[part]).result(vreg(dst)).codes()
    };
    assert_eq!(unpack(1, DType::I16, DType::I32), CLEAN);
    assert_eq!(unpack(0, DType::I16, DType::I16), [717]);
    assert_eq!(unpack(0, DType::I16, DType::F32), [717]);
    assert_eq!(unpack(2, DType::I16, DType::I32), [806]);
}

#[test]
fn predicates_are_packed_by_one_step() {
    use MaskGranularity::{B8, B16, B32};
    let pack = |from: MaskGranularity, to: MaskGranularity| {
        case("ppack", Target::A5).view(Name::Input, mask(from)).result(mask(to)).codes()
    };
    assert_eq!(pack(B32, B32), CLEAN);
    assert_eq!(pack(B32, B16), CLEAN);
    assert_eq!(pack(B8, B16), [718]);
    assert_eq!(pack(B32, B8), [718]);
}

#[test]
fn shifts_stay_below_the_width() {
    let shift = |element: DType, amount: i64| {
        case("vshls", Target::A5)
            .view(Name::Input, vreg(element))
            .constant(Name::Scalar, DType::I16, amount)
            .view(Name::Mask, mask(MaskGranularity::B16))
            .result(vreg(element))
            .codes()
    };
    assert_eq!(shift(DType::Ui16, 15), CLEAN);
    assert_eq!(shift(DType::Ui16, 16), [719]);
    assert_eq!(shift(DType::Ui16, -1), [719]);
}
