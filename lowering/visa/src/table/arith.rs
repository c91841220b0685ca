//! Arithmetic.

use super::{Classes, Field, Group, Kind, Modifiers, Op, Role, Row, VectorRule};
use crate::platform::Platforms;
use crate::types::TypeSet;

const fn vector(role: Role, classes: Classes, types: TypeSet, modifiers: Modifiers) -> Field {
    Field { role, kind: Kind::Vector(VectorRule { classes, types, modifiers, scalar: false }) }
}

pub(super) const ROWS: &[Row] = &[Row {
    op: Op::Add,
    name: "ADD",
    opcode: 0x01,
    sub: None,
    group: Group::Arithmetic,
    fields: &[
        Field { role: Role::Exec, kind: Kind::Exec },
        Field { role: Role::Predicate, kind: Kind::Predicate },
        vector(Role::Dst, Classes::GENERAL.or(Classes::INDIRECT), TypeSet::ANY, Modifiers::Saturation),
        vector(
            Role::Src0,
            Classes::GENERAL.or(Classes::INDIRECT).or(Classes::IMMEDIATE),
            TypeSet::ANY,
            Modifiers::Arithmetic,
        ),
        vector(
            Role::Src1,
            Classes::GENERAL.or(Classes::INDIRECT).or(Classes::IMMEDIATE),
            TypeSet::ANY,
            Modifiers::Arithmetic,
        ),
    ],
    syntax: "{predicate} add{sat} {exec} {dst} {src0} {src1}",
    platforms: Platforms::ALL,
}];
