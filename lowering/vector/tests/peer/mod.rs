//! What optimised code is compared with.

/// The expansion of the C++ compiler `ptoas`: each operation by itself, all of them in one scope, as its templates do it; with
/// the plan of memory and the flags of lowering without optimisation.
pub(crate) const PEER: &str = "builtin.module(pto-to-buffers,pto-calls,pto-allocation,\
     func.func(pto-sync,pto-tile-lowering{plain=true},pto-vecscope,canonicalize,cse))";
