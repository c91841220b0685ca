//! Defines MLIR dialects in Rust: operations, types, attributes and passes, without TableGen and without C++.
//!
//! [`DialectBuilder`] builds a dialect from objects that implement [`OpDefinition`], [`TypeDefinition`] and
//! [`AttributeDefinition`]; it is registered like any other. MLIR then treats it as a native dialect: the definitions
//! parse and print the custom syntax, the generic syntax and bytecode need no code, upstream passes see traits, memory
//! effects and purity, and the verifier calls the definitions. `examples/counter.rs` is a complete dialect in 60 lines.
//!
//! IR is accessed through [`melior`]; this crate adds what is missing there. Avoid some of melior's accessors in hooks:
//! `operand`, `result` and `region` print the whole operation if there is none, for which MLIR verifies it first
//! ([`operand`], [`result`] and [`region`] of this crate do not), and `StringAttribute::value` panics on the empty
//! string ([`string`] does not).
//!
//! # Inherent attributes
//!
//! One dictionary, the property of the operation, holds the attributes that an operation declares
//! ([`OpDefinition::attribute_names`]). In the generic syntax they print as `<{...}>`; written among the other
//! attributes, as front ends do, they mean the same.
//!
//! # Errors
//!
//! Hooks report through MLIR's diagnostics, at any location, and return [`Failed`], which only a reporting function
//! returns. A definition that panics causes a diagnostic, not an abort; if it panics while printing, the output
//! contains a mark that does not parse. Wrong use of the API (names outside of the dialect, double registration,
//! unknown types) is a Rust error.
//!
//! # Safety
//!
//! All `unsafe` code and all C++ files are in this crate; the public API has no unsafe function. `README.md` states
//! what the caller has to ensure.

mod construct;
mod diagnostics;
mod dialect;
mod erased;
mod ffi;
mod hooks;
mod llvm;
mod op_parser;
mod operation;
mod output;
mod parametric;
mod parser;
mod pass;
mod printer;
mod rewrite;
mod source;
pub mod suggest;
mod tokens;
pub mod walk;

pub use construct::{
    Building, DetachedBlock, OpenRegion, Placeholders, attribute_text, default_attributes, inherent_attributes,
    replace_uses,
};
pub use diagnostics::{
    Diagnostic, Failed, LeafLocation, Severity, error, leaf_locations, location, op_error, print_op_on_diagnostic,
    warning,
};
pub use dialect::{
    AttributeVerifier, ConstantMaterializer, Dialect, DialectBuilder, DialectError, available_dialects,
    configuration_of, register_upstream_dialects,
};
pub use llvm::{constant_bits, parse_llvm_ir};
pub use melior;
pub use op_parser::{
    Argument, NotADictionary, OpParser, OpState, UnresolvedOperand, block_argument, defining_block, defining_operation,
    ensure_block, integer_constant, operation_result, users,
};
pub use operation::{
    Effect, EffectList, EffectModel, Fold, FoldResults, InherentAttributes, On, OpDefinition, OpTrait, definition,
    dictionary, dictionary_entries, discardable_attributes, name_of, operand, region, result, set_attribute,
    set_discardable,
};
pub use output::{PrintOptions, bytecode, context, is_bytecode, llvm_ir, print};
pub use parametric::{
    AttributeDefinition, BuildError, Parameters, TypeDefinition, attribute_parameters, build_attribute, build_type,
    context_of, dense, dialect_changes, elements, integers, print_type_body, small_integers, string, symbol,
    type_parameters, vector_parts,
};
pub use parser::{Dimension, ParseResult, Parser, Place, Token};
pub use pass::{
    OptionDefault, OptionValues, PassDefinition, PassError, PassOption, PipelineOptions, PrintIr, pass_description,
    pipeline_passes, register_canonicalize_foldable, register_pass, register_upstream_passes, registered_passes,
    run_on, run_pipeline,
};
pub use printer::{OpPrinter, Printer, TextSink, keyword_or_string, quoted};
pub use rewrite::{NewOperation, Rewriter, replace_types, value_key};
pub use source::{
    OpPlace, ParsedSource, attribute_location, name_location, name_value, operand_location, too_large, verify,
    verify_all, with_places,
};
pub use tokens::TokenSource;
