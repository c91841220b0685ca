//! Reads LLVM IR in textual form.

use crate::{diagnostics::string_ref, ffi};
use melior::{
    Context,
    ir::{Attribute, Module, attribute::AttributeLike},
};
use std::ffi::c_void;

/// Reads LLVM IR into a module of the LLVM dialect; returns `None` after reported errors. Intrinsics become
/// `llvm.call_intrinsic`, and the location of an operation is that of its instruction in the text.
///
/// `name` is used in locations. The named metadata `metadata` becomes an attribute of the module with the same name: a list with a
/// list for each node, of texts, integers, references to functions, and lists of them; any other operand is a unit.
///
/// LLVM's passes lower the functions that the metadata refers to. Calls of local functions are inlined, except for those of recursive
/// functions, and for all calls of a function that would have more than `most` instructions. Local variables of the module become
/// variables of these functions. SROA replaces `alloca`, `load` and `store` by values, and LowerSwitch replaces `switch` by branches.
/// Local functions without remaining uses are removed.
pub fn parse_llvm_ir<'c>(
    context: &'c Context,
    name: &str,
    text: &str,
    metadata: &str,
    most: u64,
) -> Option<Module<'c>> {
    // SAFETY: the texts live for the call, which copies what it keeps; the module is owned by the caller.
    unsafe {
        Module::from_option_raw(ffi::mdParseLLVM(
            context.to_raw(),
            string_ref(name),
            string_ref(text),
            string_ref(metadata),
            most,
        ))
    }
}

/// Returns the bits of an integer or a float, or of each element of `dense<..>`, one for all if they are equal; `None` for other
/// attributes, and for numbers of more than 64 bits.
pub fn constant_bits(attribute: Attribute<'_>) -> Option<Vec<u64>> {
    unsafe extern "C" fn push(bits: u64, data: *mut c_void) {
        // SAFETY: `data` is the vector below.
        unsafe { (*data.cast::<Vec<u64>>()).push(bits) }
    }
    let mut all = Vec::<u64>::new();
    // SAFETY: the attribute is valid; `push` gets the vector it expects.
    unsafe { ffi::mdConstantBits(attribute.to_raw(), Some(push), (&raw mut all).cast()) }.then_some(all)
}
