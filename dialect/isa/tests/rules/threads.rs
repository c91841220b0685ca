//! Values of single threads, and structs.

use super::{CLEAN, case};
use pto_isa::types::{AddressSpace, PtrElem, StructDesc, StructToken};
use pto_isa::{DType, Key, Name, Opcode, Target, TypeDesc, ops::scalar};

const F16: TypeDesc = TypeDesc::Scalar(DType::F16);
const F32: TypeDesc = TypeDesc::Scalar(DType::F32);
const I32: TypeDesc = TypeDesc::Scalar(DType::I32);
const PAIR: TypeDesc = TypeDesc::Vector { lanes: 2, dtype: DType::F16 };

#[test]
fn values_are_admitted_and_of_one_type() {
    let unary = |name: &str, value: TypeDesc, result: TypeDesc| {
        case(name, Target::A5).view(Name::Value, value).result(result).codes()
    };
    assert_eq!(unary("absf", PAIR, PAIR), CLEAN);
    assert_eq!(unary("sin", F32, F32), CLEAN);
    assert_eq!(unary("sin", F16, F16), [905]);
    assert_eq!(unary("ceil", PAIR, PAIR), [905]);
    assert_eq!(unary("exp", F32, F16), [906]);
    let message = case("absf", Target::A5).view(Name::Value, I32).result(I32).message();
    assert_eq!(message, "expected f16, f32, vector<2xf16> or vector<2xbf16> in `value`, found i32");
}

#[test]
fn integers_are_signed_or_not() {
    let reduced = |value: TypeDesc| case("redux_max", Target::A5).view(Name::Value, value).result(value);
    assert_eq!(reduced(F32).codes(), CLEAN);
    assert_eq!(reduced(I32).codes(), [907]);
    assert_eq!(reduced(I32).attr(Key::Signedness, "signed").codes(), CLEAN);
    assert_eq!(reduced(F32).attr(Key::Signedness, "signed").codes(), [907]);
}

#[test]
fn changed_memory_holds_the_value() {
    let memory = |elem: PtrElem, space: AddressSpace| TypeDesc::Ptr { elem, space };
    let add = |ptr: TypeDesc, value: TypeDesc| {
        case("atomic_add", Target::A5).view(Name::Ptr, ptr).view(Name::Value, value).result(value).codes()
    };
    let pairs = PtrElem::Vector { lanes: 2, dtype: DType::F16 };
    assert_eq!(add(memory(pairs, AddressSpace::Ub), PAIR), CLEAN);
    assert_eq!(add(memory(pairs, AddressSpace::Gm), F32), [903]);
    assert_eq!(add(memory(PtrElem::DType(DType::F32), AddressSpace::Gm), F32), CLEAN);
    assert_eq!(add(memory(PtrElem::DType(DType::F32), AddressSpace::L1), F32), [801]);
}

#[test]
fn paths_lead_to_fields_of_structs_declared_here() {
    use StructToken::{Close, Field, Open};
    let parts = [Field(DType::F16), Open, Field(DType::I8), Field(DType::I32), Close];
    let Some(desc) = StructDesc::new(&parts) else { panic!("too long") };
    let get = |path: &[i64], result: TypeDesc, maker: Option<Opcode>| {
        case("struct_get", Target::A5).record(Name::S, desc, maker).path(Key::Path, path).result(result).codes()
    };
    let made = Some(Opcode::from(scalar::Opcode::DeclareStruct));
    assert_eq!(get(&[0], F16, made), CLEAN);
    assert_eq!(get(&[1, 1], I32, made), CLEAN);
    assert_eq!(get(&[1], I32, made), [908]);
    assert_eq!(get(&[1, 2], I32, made), [908]);
    assert_eq!(get(&[], I32, made), [908]);
    assert_eq!(get(&[0], F32, made), [909]);
    assert_eq!(get(&[0], F16, None), [910]);

    let declared = |users| case("declare_struct", Target::A5).users(users).result(TypeDesc::Struct(Some(desc))).codes();
    assert_eq!(declared(&["pto.struct_get", "pto.struct_set"]), CLEAN);
    assert_eq!(declared(&["pto.struct_get", "func.return"]), [911]);
}
