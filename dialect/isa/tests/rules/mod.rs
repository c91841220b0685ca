//! Tests of what the rules of each family report.

use pto_isa::check::{AttrFact, Fact, OpFacts, Violation, check};
use pto_isa::types::{AddressSpace, PtrElem, StructDesc, ViewDesc, ViewLayout};
use pto_isa::{DType, Dim, Domain, Key, Name, Opcode, Shape, Target, TileDesc, TypeDesc, ops};

mod irregular;
mod matmul;
mod movement;
mod threads;
mod tiles;
mod vectors;
mod views;

/// No violation.
pub(crate) const CLEAN: [u16; 0] = [];

/// An operation to check; built up by names of operands and attributes.
pub(crate) struct Case {
    op: &'static pto_isa::Op,
    target: Target,
    operands: Vec<Fact>,
    results: Vec<Fact>,
    arguments: Vec<TypeDesc>,
    attrs: Vec<(Key, AttrFact<'static>)>,
    users: &'static [&'static str],
}

pub(crate) fn case(name: &str, target: Target) -> Case {
    let Some(op) = ops::lookup(name) else { panic!("no operation {name}") };
    Case { op, target, operands: Vec::new(), results: Vec::new(), arguments: Vec::new(), attrs: Vec::new(), users: &[] }
}

impl Case {
    fn fact(mut self, name: Name, ty: TypeDesc, constant: Option<i64>, layout: Option<ViewLayout>) -> Case {
        let Some(i) = self.op.operand(name) else { panic!("no operand {name}") };
        assert!(self.op.operands[i].kind.accepts(&ty), "{name} does not take {ty}");
        let fact = Fact { constant, layout, ..Fact::new(i, ty) };
        self.operands.push(fact);
        self
    }

    pub(crate) fn tile(self, name: Name, tile: TileDesc) -> Case {
        self.fact(name, TypeDesc::Tile(tile), None, None)
    }

    pub(crate) fn view(self, name: Name, ty: TypeDesc) -> Case {
        self.fact(name, ty, None, None)
    }

    pub(crate) fn laid_out(self, name: Name, ty: TypeDesc, layout: ViewLayout) -> Case {
        self.fact(name, ty, None, Some(layout))
    }

    pub(crate) fn index(mut self, name: Name, values: &[i64]) -> Case {
        for &v in values {
            self = self.fact(name, TypeDesc::Index, Some(v), None);
        }
        self
    }

    pub(crate) fn unknown(self, name: Name) -> Case {
        self.fact(name, TypeDesc::Index, None, None)
    }

    pub(crate) fn int64(self, name: Name, value: i64) -> Case {
        self.fact(name, TypeDesc::Scalar(DType::I64), Some(value), None)
    }

    /// Returns a constant scalar.
    pub(crate) fn constant(self, name: Name, dtype: DType, value: i64) -> Case {
        self.fact(name, TypeDesc::Scalar(dtype), Some(value), None)
    }

    /// Sets an integer attribute.
    pub(crate) fn int(mut self, name: Key, value: i64) -> Case {
        self.attrs.push((name, AttrFact::Int(value)));
        self
    }

    pub(crate) fn ptr(self, name: Name, dtype: DType) -> Case {
        self.fact(name, TypeDesc::Ptr { elem: PtrElem::DType(dtype), space: AddressSpace::Gm }, None, None)
    }

    pub(crate) fn result(mut self, ty: TypeDesc) -> Case {
        self.results.push(Fact::new(0, ty));
        self
    }

    /// Sets the types of the arguments of the first region.
    pub(crate) fn arguments(mut self, types: &[TypeDesc]) -> Case {
        self.arguments.extend_from_slice(types);
        self
    }

    pub(crate) fn attr(mut self, name: Key, text: &str) -> Case {
        let def = self.op.attr(name).map(|i| self.op.attrs[i].domain);
        let Some(Domain::Enum(def)) = def else { panic!("no enumeration {name}") };
        let Some(case) = def.lookup(text) else { panic!("{name} has no {text}") };
        self.attrs.push((name, AttrFact::Enum(case.value)));
        self
    }

    pub(crate) fn run(&self) -> Vec<Violation> {
        let mut found = Vec::new();
        let attrs = |name: Key| self.attrs.iter().find(|(n, _)| *n == name).map(|&(_, v)| v);
        let facts = OpFacts {
            op: self.op,
            target: self.target,
            operands: &self.operands,
            results: &self.results,
            arguments: &self.arguments,
            attrs: &attrs,
            level: None,
            users: &|each| self.users.iter().for_each(|user| each(user)),
        };
        check(&facts, &mut |v| found.push(v));
        for v in &found {
            assert!(!v.message.ends_with('.') && !v.source.is_empty(), "{v:?}");
        }
        found
    }

    /// Sets a struct operand, and the operation that defines it.
    pub(crate) fn record(mut self, name: Name, desc: StructDesc, maker: Option<Opcode>) -> Case {
        self = self.fact(name, TypeDesc::Struct(Some(desc)), None, None);
        self.operands.iter_mut().for_each(|fact| fact.maker = maker);
        self
    }

    /// Sets an attribute that is a path.
    pub(crate) fn path(mut self, name: Key, steps: &[i64]) -> Case {
        let dims: Vec<Dim> = steps.iter().copied().map(Dim::Static).collect();
        self.attrs.push((name, Shape::new(&dims).map_or(AttrFact::Other, AttrFact::Ints)));
        self
    }

    /// Sets the operations that use the first result.
    pub(crate) fn users(mut self, users: &'static [&'static str]) -> Case {
        self.users = users;
        self
    }

    /// Returns the codes that are reported, in order.
    pub(crate) fn codes(&self) -> Vec<u16> {
        self.run().iter().map(|v| v.code).collect()
    }

    /// Returns the message of the only violation.
    pub(crate) fn message(&self) -> String {
        let found = self.run();
        assert_eq!(found.len(), 1, "{found:?}");
        found.into_iter().map(|v| v.message).collect()
    }
}

fn desc(dims: &[i64], dtype: DType) -> ViewDesc {
    let dims: Vec<Dim> = dims.iter().map(|&n| if n < 0 { Dim::Dynamic } else { Dim::Static(n) }).collect();
    let Some(shape) = Shape::new(&dims) else { panic!("rank") };
    ViewDesc { shape, dtype }
}

/// Returns a partition view; negative extents are dynamic.
pub(crate) fn part(dims: &[i64], dtype: DType) -> TypeDesc {
    TypeDesc::Partition(desc(dims, dtype))
}

/// Returns a tensor view; negative extents are dynamic.
pub(crate) fn tensor(dims: &[i64], dtype: DType) -> TypeDesc {
    TypeDesc::TensorView(desc(dims, dtype))
}
