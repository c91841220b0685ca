//! Conversion, rearrangement, materialisation, reduction and comparison of vector registers.

use super::{Arg, MASKED, Part, Rule, Stem, schematic, stated};
use crate::{
    emitter::Emitter,
    report::Lowered,
    site::Site,
    types::{self, Sign},
};
use mlir_dialect::melior::ir::ValueLike;
use mlir_dialect::result;
use pto_isa::{DType, Key, Name, TypeDesc, ops::vector_move::Opcode, types::Class};
use pto_upstream::Llvm;

const LANES: Part = Part::Lanes(Sign::None);

/// Returns the rule of an operation.
pub(super) const fn rule(op: Opcode) -> Rule {
    match op {
        Opcode::Vbitcast => Rule::By(same_bits),
        Opcode::Vbr => stated(Stem::Mnemonic, &[LANES], &[Arg::Operands]),
        Opcode::Vcadd => {
            stated(Stem::Mnemonic, &[Part::LanesOf(Name::Input, Sign::Said), Part::Text("x")], &[Arg::Operands])
        }
        Opcode::Vcbmax | Opcode::Vcbmin => {
            stated(Stem::Mnemonic, &[Part::LanesOf(Name::Input, Sign::Said), Part::Text("x")], &[Arg::Operands])
        }
        Opcode::Vcgadd | Opcode::Vcgmax | Opcode::Vcgmin | Opcode::Vcpadd => {
            stated(Stem::Mnemonic, &[Part::LanesOf(Name::Input, Sign::Said), Part::Text("x")], &[Arg::Operands])
        }
        Opcode::Vcmax | Opcode::Vcmin => MASKED,
        Opcode::Vci => schematic(Stem::Mnemonic, &[Part::Lanes(Sign::Said)], &[Arg::Operands, Arg::Word(Key::Order)]),
        Opcode::Vcmp => stated(
            Stem::Mnemonic,
            &[Part::Word(Key::Relation), Part::LanesOf(Name::Src0, Sign::Said), Part::Text("z")],
            &[Arg::Operands],
        ),
        Opcode::Vcmps => stated(
            Stem::Mnemonic,
            &[Part::Word(Key::Relation), Part::LanesOf(Name::Src, Sign::Said), Part::Text("z")],
            &[Arg::Operands],
        ),
        Opcode::Vcvt => Rule::By(conversion),
        Opcode::Vdintlv | Opcode::Vintlv => stated(Stem::Mnemonic, &[LANES], &[Arg::Operands]),
        Opcode::Vdintlvv2 | Opcode::Vintlvv2 | Opcode::Vpack => {
            schematic(Stem::Mnemonic, &[Part::Lanes(Sign::Said)], &[Arg::Operands, Arg::Word(Key::Part)])
        }
        Opcode::Vdup => Rule::By(repeated),
        Opcode::Vperm | Opcode::Vshift | Opcode::Vslide => schematic(Stem::Mnemonic, &[LANES], &[Arg::Operands]),
        Opcode::Vsel => stated(Stem::Mnemonic, &[LANES], &[Arg::Operands]),
        Opcode::Vselr | Opcode::Vselrv2 => schematic(Stem::Mnemonic, &[LANES], &[Arg::Operands]),
        Opcode::Vsqz | Opcode::Vusqz => schematic(Stem::Mnemonic, &[LANES, Part::Text("x")], &[Arg::Operands]),
        Opcode::Vsunpack | Opcode::Vzunpack => schematic(
            Stem::Mnemonic,
            &[Part::LanesOf(Name::Src, Sign::Said), Part::LanesOf(Name::Result, Sign::Said)],
            &[Arg::Operands],
        ),
        Opcode::Vtrc => schematic(
            Stem::Mnemonic,
            &[Part::Lanes(Sign::Said), Part::Text("x")],
            &[Arg::Value(Name::Input), Arg::Value(Name::Mask), Arg::Word(Key::RoundMode)],
        ),
    }
}

/// Lowers a cast to another vector type with the same bits.
fn same_bits<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered {
    let input = site.value(Name::Input)?;
    let Some(r#type) = result(site.op, 0).map(|result| result.r#type()) else {
        return Err(site.unsupported("expected a result"));
    };
    let cast = if r#type == input.r#type() { input } else { e.value(site, Llvm::Bitcast, &[input], r#type, &[])? };
    e.replace(site, &[cast])
}

/// Returns the kind of an element in the name of a conversion.
const fn kind(dtype: DType) -> char {
    match dtype.class() {
        Class::Truth | Class::Signless | Class::Signed | Class::Unsigned | Class::Index => 'i',
        Class::Float(_) | Class::LowPrecision => 'f',
    }
}

/// Lowers a conversion such as `vcvtff.f322f16.x`: kinds, types, and all three modes, whose order a source states.
fn conversion<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered {
    let both = (site.desc(Name::Input), site.desc(Name::Result));
    let (Some(TypeDesc::Vreg { dtype: from, .. }), Some(TypeDesc::Vreg { dtype: to, .. })) = both else {
        return Err(site.unsupported("expected registers"));
    };
    let spelled = |dtype| types::spelled(dtype, Sign::Said);
    let name = format!("vcvt{}{}.{}2{}.x", kind(from), kind(to), spelled(from), spelled(to));
    let mut args = vec![site.value(Name::Input)?, site.value(Name::Mask)?];
    let mut schematic = kind(from) != 'f' || kind(to) != 'f';
    for key in [Key::Rnd, Key::Sat, Key::Part] {
        let number = site.number(key).unwrap_or(0);
        schematic |= number != 0;
        args.push(e.constant(site, number, 32)?);
    }
    e.results(site, &name, schematic, &args)
}

/// Lowers a broadcast of a scalar or of a lane of a register.
fn repeated<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered {
    let lanes = super::register(&site.desc(Name::Result).unwrap_or(TypeDesc::Error), Sign::None);
    let lanes = lanes.ok_or_else(|| site.unsupported("expected a register"))?;
    let (input, mask) = (site.value(Name::Input)?, site.value(Name::Mask)?);
    if matches!(site.desc(Name::Input), Some(TypeDesc::Vreg { .. })) {
        let number = site.number(Key::Position).unwrap_or(0);
        let position = e.constant(site, number, 32)?;
        return e.results(site, &format!("vdup.{lanes}.x"), true, &[input, mask, position]);
    }
    e.results(site, &format!("vdups.{lanes}.x"), true, &[input, mask])
}
