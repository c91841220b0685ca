//! Loads and stores of vector registers. Intrinsics take distances in bytes.

use super::{Arg, Part, Rule, Stem, schematic, stated};
use crate::{emitter::Emitter, report::Lowered, site::Site, types::Sign};
use pto_isa::{Key, Name, attrs::StoreDist, ops::vector_memory::Opcode};
use pto_upstream::Llvm;

const LANES: Part = Part::Lanes(Sign::None);
const POST: Part = Part::Post(Name::UpdatedBase);
const VALUE: Arg = Arg::Value(Name::Value);
const SOURCE: Arg = Arg::Value(Name::Source);
const DESTINATION: Arg = Arg::Value(Name::Destination);
const FROM: Arg = Arg::Bytes { distance: Name::Offset, pointer: Name::Source };
const TO: Arg = Arg::Bytes { distance: Name::Offset, pointer: Name::Destination };
const DIST: Arg = Arg::Word(Key::Dist);
const MASK: Arg = Arg::Value(Name::Mask);
const POSTED: Arg = Arg::Gives(Name::UpdatedBase);

/// Returns the rule of an operation.
pub(super) const fn rule(op: Opcode) -> Rule {
    const STRIDED: &str = "takes its stride as a word, which no source of the intrinsics spells";
    match op {
        Opcode::InitAlign => Rule::By(no_alignment),
        Opcode::Sprclr => schematic(Stem::Mnemonic, &[Part::Word(Key::Spr)], &[]),
        Opcode::Sprsti | Opcode::Sprsts => {
            schematic(Stem::Mnemonic, &[POST, Part::Word(Key::Spr)], &[DESTINATION, TO, POSTED])
        }
        Opcode::Uvld => schematic(Stem::Mnemonic, &[LANES], &[SOURCE, FROM]),
        Opcode::Vgather2 | Opcode::Vgather2Bc | Opcode::Vgatherb => schematic(
            Stem::Mnemonic,
            &[LANES, Part::LanesOf(Name::Offsets, Sign::None)],
            &[SOURCE, Arg::Value(Name::Offsets), MASK],
        ),
        Opcode::Vldas => schematic(Stem::Mnemonic, &[], &[SOURCE]),
        Opcode::Vlds => stated(Stem::Named("vldsx1"), &[POST, LANES], &[SOURCE, FROM, DIST, POSTED]),
        // The first word of a paired access is not a plain access, so no source states its number either.
        Opcode::Vldsx2 => schematic(Stem::Named("vldsx2"), &[POST, LANES], &[SOURCE, FROM, DIST, POSTED]),
        Opcode::Vldus => Rule::By(unaligned_load),
        Opcode::Vscatter => schematic(
            Stem::Mnemonic,
            &[LANES, Part::LanesOf(Name::Offsets, Sign::None)],
            &[VALUE, DESTINATION, Arg::Value(Name::Offsets), MASK],
        ),
        Opcode::Vsld | Opcode::Vsst => Rule::Missing(STRIDED),
        Opcode::Vsldb => schematic(
            Stem::Mnemonic,
            &[POST, LANES],
            &[SOURCE, Arg::Value(Name::BlockStride), Arg::Value(Name::RepeatStride), POSTED, MASK],
        ),
        Opcode::Vsstb => schematic(
            Stem::Mnemonic,
            &[POST, LANES],
            &[VALUE, DESTINATION, Arg::Value(Name::BlockStride), Arg::Value(Name::RepeatStride), POSTED, MASK],
        ),
        Opcode::Vsta => schematic(Stem::Mnemonic, &[], &[VALUE, DESTINATION, TO]),
        Opcode::Vstar => schematic(Stem::Mnemonic, &[], &[VALUE, DESTINATION]),
        Opcode::Vstas => schematic(Stem::Mnemonic, &[POST], &[VALUE, DESTINATION, TO, POSTED]),
        Opcode::Vsts => Rule::By(store),
        Opcode::Vstsx2 => schematic(
            Stem::Named("vstsx2"),
            &[LANES],
            &[Arg::Value(Name::Low), Arg::Value(Name::High), DESTINATION, TO, DIST, Arg::Number(0), MASK],
        ),
        Opcode::Vstu => schematic(Stem::Mnemonic, &[LANES], &[Arg::Operands, Arg::Word(Key::Mode)]),
        Opcode::Vstur => schematic(Stem::Mnemonic, &[LANES], &[Arg::Operands, Arg::Word(Key::Mode)]),
        Opcode::Vstus => schematic(Stem::Mnemonic, &[Part::Post(Name::BaseOut), LANES], &[Arg::Operands]),
    }
}

/// Replaces the state before the first unaligned store by zero: nothing of it is stored.
fn no_alignment<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered {
    let r#type = e.r#type(site, "vector<32xi8>")?;
    let undefined = e.value(site, Llvm::Zero, &[], r#type, &[])?;
    e.replace(site, &[undefined])
}

/// Lowers an unaligned load. With an increment the pointer is advanced, and the bytes are an argument.
fn unaligned_load<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered {
    let mut args = vec![site.value(Name::Source)?, site.value(Name::Align)?];
    let advances = site.find(Name::Increment).is_some();
    if advances {
        args.push(e.bytes(site, Name::Increment, Name::Source)?);
    }
    let post = match (advances, site.gives(Name::UpdatedBase)) {
        (true, true) => "post.",
        (false, false) => "",
        (true, false) | (false, true) => return Err(site.unsupported("expected a distance and an advanced pointer")),
    };
    let lanes = super::register(&site.desc(Name::Result).unwrap_or(pto_isa::TypeDesc::Error), Sign::None);
    let lanes = lanes.ok_or_else(|| site.unsupported("expected a register"))?;
    e.results(site, &format!("vldus.{post}{lanes}"), true, &args)
}

/// Lowers a store. The plain store of an element width has the number 0 of `NORM`; the numbers of other words are those
/// of the table.
fn store<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered {
    let lanes = super::register(&site.desc(Name::Value).unwrap_or(pto_isa::TypeDesc::Error), Sign::None);
    let lanes = lanes.ok_or_else(|| site.unsupported("expected a register"))?;
    let is_plain = |dist: &StoreDist| matches!(dist, StoreDist::NormB8 | StoreDist::NormB16 | StoreDist::NormB32);
    let dist = site.choice::<StoreDist>(Key::Dist).filter(|dist| !is_plain(dist));
    let bytes = e.bytes(site, Name::Offset, Name::Destination)?;
    let number = e.constant(site, dist.map_or(0, |dist| dist as i64), 32)?;
    let posts = site.gives(Name::UpdatedBase);
    let post = e.constant(site, posts.into(), 32)?;
    let args = [site.value(Name::Value)?, site.value(Name::Destination)?, bytes, number, post, site.value(Name::Mask)?];
    let name = format!("vstsx1.{}{lanes}", if posts { "post." } else { "" });
    e.results(site, &name, dist.is_some(), &args)
}
