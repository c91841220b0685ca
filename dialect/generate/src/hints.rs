//! Collects the memories, layouts and element types that the rules of an op definition name for an operand, to try
//! these first.

use pto_isa::{
    Op, Rule, Target,
    rule::Allowed,
    types::{DType, Layout, Loc},
};

/// What rules name for an operand.
#[derive(Debug, Default)]
pub(crate) struct Hints {
    pub(crate) locs: Vec<Loc>,
    /// Layouts, some of them specific to a memory.
    layouts: Vec<(Option<Loc>, Layout)>,
    pub(crate) dtypes: Vec<DType>,
}

impl Hints {
    /// Collects the hints for a declared operand on a target.
    pub(crate) fn of(def: &'static Op, declared: usize, target: Target) -> Self {
        let Self { mut locs, mut layouts, mut dtypes } = Self::default();
        let is = |operand: u8| usize::from(operand) == declared;
        for rule in def.all_rules() {
            let rule = match rule {
                Rule::On(targets, rule) if targets.contains(target) => rule,
                rule => rule,
            };
            if let Rule::DType { operands, allowed: Allowed::Only(types) } = rule
                && operands.iter().any(|o| is(*o))
            {
                dtypes.extend(types.on(target).iter());
            }
            if let Rule::Conversion { src, dst, table } = rule
                && (is(*src) || is(*dst))
            {
                let sets = table.on(target).iter().map(|entry| if is(*src) { entry.src } else { entry.dst });
                dtypes.extend(sets.flat_map(|set| set.iter()));
            }
            if let Rule::Location { operands, allowed } = rule
                && operands.iter().any(|o| is(*o))
            {
                locs.extend(allowed.on(target).iter());
            }
            if let Rule::Layout { operands, loc, allowed } = rule
                && operands.iter().any(|o| is(*o))
            {
                layouts.extend(allowed.on(target).iter().map(|layout| (*loc, *layout)));
            }
            if let Rule::Moves { src, dst, table } = rule
                && (is(*src) || is(*dst))
            {
                for entry in *table.on(target) {
                    let (loc, list) =
                        if is(*src) { (entry.from, entry.from_layouts) } else { (entry.to, entry.to_layouts) };
                    locs.push(loc);
                    layouts.extend(list.iter().map(|layout| (Some(loc), *layout)));
                }
            }
            if let Rule::MatmulTypes { lhs, rhs, dst, table } = rule {
                for product in *table.on(target) {
                    let sets = [(lhs, product.lhs), (rhs, product.rhs), (dst, product.acc)];
                    dtypes.extend(sets.into_iter().filter(|(o, _)| is(**o)).flat_map(|(_, set)| set.iter()));
                }
            }
        }
        Self { locs, layouts, dtypes }
    }

    /// Returns the layouts for a memory.
    pub(crate) fn layouts_in(&self, loc: Loc) -> impl Iterator<Item = Layout> {
        self.layouts.iter().filter(move |(of, _)| of.is_none_or(|of| of == loc)).map(|(_, layout)| *layout)
    }
}
