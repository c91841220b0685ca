//! Defines the reference for optimised code.

/// The pipeline that imitates the C++ compiler `ptoas`: each operation is expanded separately, all in one scope, as its
/// templates do, with the allocation and the flags of lowering without optimisation.
pub(crate) const PEER: &str = "builtin.module(pto-to-buffers,pto-calls,pto-allocation,\
     func.func(pto-sync,pto-tile-lowering{plain=true},pto-vecscope,canonicalize,cse))";
