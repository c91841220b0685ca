//! Mutants that are legal operations themselves, and why. How many there are of each kind is written in `legal.txt`, so
//! that one more is noticed; `BLESS=1` writes it.

use super::mutants::Mutation;

/// Mutants of some operations that are legal.
struct Legal {
    ops: &'static [&'static str],
    mutation: Mutation,
    /// Declared operands; none for what is not about an operand.
    roles: &'static [&'static str],
}

const fn legal(ops: &'static [&'static str], mutation: Mutation, roles: &'static [&'static str]) -> Legal {
    Legal { ops, mutation, roles }
}

const REDUCTIONS: &[&str] = &["trowmax", "trowsum"];
const EXPANSIONS: &[&str] = &["trowexpanddiv", "trowexpandsub"];
const TRANSFERS: &[&str] = &["tload", "tstore"];

const LEGAL: &[Legal] = &[
    // Attributes with a default, and optional ones, may be absent.
    legal(&["make_tensor_view", "texp", "textract", "tload", "tmov", "tstore"], Mutation::MissingProperty, &[]),
    legal(&["tmatmul", "tmatmul.acc", "trowexpanddiv"], Mutation::MissingProperty, &[]),
    // So may the result of an operation on buffers.
    legal(&["tload", "tmov", "tstore"], Mutation::Results, &[]),
    // Scratch is optional; without it the next operand takes its place, where the types allow that.
    legal(REDUCTIONS, Mutation::Missing, &["src", "tmp", "dst"]),
    legal(EXPANSIONS, Mutation::Missing, &["src0", "src1", "tmp", "dst"]),
    // Operands of different types that may stand in each other's place.
    legal(&["tadd"], Mutation::Order, &["src1", "dst"]),
    legal(EXPANSIONS, Mutation::Order, &["src1", "dst"]),
    legal(REDUCTIONS, Mutation::Order, &["tmp", "dst"]),
    legal(&["tmov"], Mutation::Order, &["dst"]),
    legal(&["tload"], Mutation::Order, &["init_condition"]),
    // Dynamic valid regions and sizes are compared with nothing.
    legal(&["tadd"], Mutation::Shape, &["src0", "src1", "dst"]),
    legal(EXPANSIONS, Mutation::Shape, &["src0", "dst"]),
    legal(&["partition_view"], Mutation::Shape, &["source"]),
    legal(&["tstore"], Mutation::Shape, &["src", "dst"]),
    // A reduction reads as many columns as there are.
    legal(REDUCTIONS, Mutation::Shape, &["src"]),
    // A load fills what fits; elements only have to be of one size, and the layout of a view that is an argument is not
    // known.
    legal(&["tload"], Mutation::Shape, &["src", "dst"]),
    legal(TRANSFERS, Mutation::DType, &["src", "dst"]),
    legal(&["tload"], Mutation::Layout, &["dst"]),
    legal(&["tstore"], Mutation::Layout, &["src"]),
    legal(&["tload"], Mutation::Location, &["dst"]),
    legal(&["tstore"], Mutation::Location, &["src"]),
    legal(&["tload"], Mutation::Kind, &["pad_value", "right_padding_num", "init_condition"]),
    // Moves: several pairs of memories, layouts the table leaves open, conversions of accumulators, windows.
    legal(&["tmov"], Mutation::Shape, &["src"]),
    legal(&["textract"], Mutation::Shape, &["src", "dst"]),
    legal(&["tmov", "textract"], Mutation::Layout, &["src", "dst"]),
    legal(&["tmov", "textract"], Mutation::DType, &["src", "dst"]),
    legal(&["tmov", "textract"], Mutation::Location, &["dst"]),
    // Factors and scratch may look as they like, but for their memory and, here and there, their size or element type.
    legal(&["tmov", "textract", "tstore"], Mutation::Shape, &["fp"]),
    legal(&["tmov", "textract", "tstore"], Mutation::Layout, &["fp"]),
    legal(&["tmov", "textract", "tstore"], Mutation::DType, &["fp"]),
    legal(REDUCTIONS, Mutation::Shape, &["tmp"]),
    legal(REDUCTIONS, Mutation::Layout, &["tmp"]),
    legal(REDUCTIONS, Mutation::DType, &["tmp"]),
    legal(EXPANSIONS, Mutation::Shape, &["tmp"]),
    legal(EXPANSIONS, Mutation::Layout, &["tmp"]),
    legal(EXPANSIONS, Mutation::DType, &["tmp"]),
    // Both ND and DN, and both sizes of boxes of an accumulator.
    legal(REDUCTIONS, Mutation::Layout, &["dst"]),
    legal(EXPANSIONS, Mutation::Layout, &["src0", "src1"]),
    legal(&["tmatmul"], Mutation::Layout, &["dst"]),
];

/// Whether a mutant that was accepted is right.
pub(super) fn is(op: &str, mutation: Mutation, role: &str) -> bool {
    LEGAL.iter().any(|legal| {
        legal.ops.contains(&op) && legal.mutation == mutation && (legal.roles.is_empty() || legal.roles.contains(&role))
    })
}

/// Entries nothing needs.
pub(super) fn unused<'a>(met: impl Iterator<Item = (&'a str, Mutation, &'a str)> + Clone) -> Vec<String> {
    let mut unused = Vec::new();
    for legal in LEGAL {
        for op in legal.ops {
            let roles = if legal.roles.is_empty() { &[""][..] } else { legal.roles };
            for role in roles {
                if !met.clone().any(|met| met == (*op, legal.mutation, *role)) {
                    unused.push(format!("no mutant needs {:?} of {role} of {op}", legal.mutation));
                }
            }
        }
    }
    unused
}
