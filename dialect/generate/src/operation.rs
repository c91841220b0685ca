//! Represents a generated operation.

use crate::attributes::{self, Word};
use pto_isa::{
    Arity, Op, Opcode, Severity, Target, TypeDesc,
    check::{AttrFact, AttrView, Fact, OpFacts, Violation, check},
    op::Attr,
    ops,
    rule::Rule,
};

/// An operand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value {
    /// Its type.
    pub ty: TypeDesc,
    /// Its value, if it is a constant.
    pub constant: Option<i64>,
}

/// An operation of an op definition.
#[derive(Clone, Debug)]
pub struct Operation {
    /// The op definition.
    pub def: &'static Op,
    /// The target on which it is legal.
    pub target: Target,
    /// Values of each declared operand.
    pub operands: Vec<Vec<Value>>,
    /// Types of each declared result.
    pub results: Vec<Vec<TypeDesc>>,
    /// Attributes that are present.
    pub attributes: Vec<(&'static Attr, Word)>,
    /// It has an additional, undeclared attribute.
    pub note: bool,
    /// Equal operands are the same SSA value.
    pub shared: bool,
}

struct Attributes<'a>(&'a [(&'static Attr, Word)]);

impl AttrView for Attributes<'_> {
    fn get(&self, name: pto_isa::Key) -> Option<AttrFact<'_>> {
        let (attr, word) = self.0.iter().find(|(attr, _)| attr.name == name)?;
        attributes::fact(attr, word)
    }
}

/// Returns the op definition that has to define the declared operand of an operation, if the operand accepts no other value.
pub(crate) fn maker(def: &'static Op, declared: usize, ty: &TypeDesc) -> Option<&'static Op> {
    let without_operands =
        |opcodes: &'static [Opcode]| opcodes.iter().map(|opcode| opcode.op()).find(|op| op.operands.is_empty());
    let named = def.all_rules().find_map(|rule| {
        let Rule::SetValid { tile, makers, .. } = rule else { return None };
        (usize::from(*tile) == declared).then(|| without_operands(makers)).flatten()
    });
    if matches!(ty, TypeDesc::Tile(_)) && named.is_some() {
        return named;
    }
    let made = |op: &&'static Op| matches!(op.results, [result] if result.kind == pto_isa::Kind::Struct);
    matches!(ty, TypeDesc::Struct(_)).then(|| ops::all().find(|op| op.operands.is_empty() && made(op))).flatten()
}

impl Operation {
    /// Returns all operands in order, with the index of the declared one.
    pub fn values(&self) -> impl Iterator<Item = (usize, &Value)> {
        self.operands
            .iter()
            .enumerate()
            .flat_map(|(declared, values)| values.iter().map(move |value| (declared, value)))
    }

    /// Returns the index of the SSA value of each operand: equal operands share it if `shared` is set.
    pub fn identities(&self) -> Vec<usize> {
        let values: Vec<&Value> = self.values().map(|(_, value)| value).collect();
        let first = |index: usize| {
            let equal = values.iter().position(|value| values.get(index) == Some(value));
            equal.filter(|_| self.shared).unwrap_or(index)
        };
        (0..values.len()).map(first).collect()
    }

    /// Returns the violations of the rules for single operations, of tiles as the target has them.
    pub fn violations(&self) -> Vec<Violation> {
        let identities = self.identities();
        let operands: Vec<Fact> = self
            .values()
            .zip(&identities)
            .map(|((declared, value), identity)| Fact {
                constant: value.constant,
                identity: *identity,
                maker: maker(self.def, declared, &value.ty).map(|def| def.opcode),
                ..Fact::new(declared, value.ty.of_target(self.target))
            })
            .collect();
        let results = self.results.iter().enumerate();
        let results: Vec<Fact> = results
            .flat_map(|(declared, types)| types.iter().map(move |ty| Fact::new(declared, ty.of_target(self.target))))
            .collect();
        let mut found = Vec::new();
        let facts = OpFacts {
            op: self.def,
            target: self.target,
            operands: &operands,
            results: &results,
            attrs: &Attributes(&self.attributes),
            arguments: &self.arguments(),
            level: None,
            users: &|_| {},
        };
        check(&facts, &mut |violation| {
            if violation.severity == Severity::Error {
                found.push(violation);
            }
        });
        found
    }

    /// Returns the types of the arguments of its region: its operand types if the region is isolated from above.
    pub(crate) fn arguments(&self) -> Vec<TypeDesc> {
        let isolated = self.def.traits.contains(pto_isa::op::Traits::ISOLATED) && !self.def.regions.is_empty();
        if isolated { self.values().map(|(_, value)| value.ty.of_target(self.target)).collect() } else { Vec::new() }
    }

    /// Returns whether a number of values fits an arity.
    pub(crate) fn fits(arity: Arity, count: usize) -> bool {
        match arity {
            Arity::One => count == 1,
            Arity::Optional => count <= 1,
            Arity::Variadic => true,
        }
    }
}
