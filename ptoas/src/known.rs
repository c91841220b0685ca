//! Options of the original ptoas that have no effect here, or are not supported.

/// The treatment of an option that is not in [`Options`].
#[derive(Clone, Copy)]
pub(crate) enum Treated {
    /// It has no visible effect, and is accepted without a note.
    Ignored,
    /// It selects one of several methods, of which this tool has one: a note states the method.
    Otherwise(&'static str),
    /// As [`Treated::Otherwise`], on the path through vector instructions only.
    OfVectors(&'static str),
    /// It is not supported, for this reason.
    Refused(&'static str),
}

/// An option of the original ptoas, whether its value is a separate argument, and its treatment.
pub(crate) struct Known {
    pub(crate) name: &'static str,
    pub(crate) value: bool,
    pub(crate) treated: Treated,
}

const fn known(name: &'static str, value: bool, treated: Treated) -> Known {
    Known { name, value, treated }
}

const FUSION: Treated = Treated::Otherwise("the C++ is not fused");
const SYNC: Treated = Treated::Otherwise("--enable-insert-sync has one way to place flags");
const PLAN: Treated = Treated::Otherwise("there is one way to plan memory");
const VPTO: Treated = Treated::OfVectors("there is one way to generate vector instructions");
const PRINTING: Treated = Treated::Otherwise("there is one form of the IR, printed after each pass that succeeds");
const SHOWN: Treated = Treated::Otherwise("there is one form of diagnostics");
const OBJECT: Treated = Treated::Refused("objects have one form, that of the device compiler");
const DEVICE: Treated = Treated::Otherwise("it is for the device compiler, which is not run");

/// Options of the original ptoas that are not in [`Options`].
pub(crate) const KNOWN: &[Known] = &[
    known("enable-tile-op-expand", false, Treated::Ignored),
    known("mlir-print-ir-after-change", false, Treated::Otherwise("--mlir-print-ir-after-all prints after every pass")),
    known("mlir-print-ir-after-failure", false, PRINTING),
    known("mlir-print-local-scope", false, PRINTING),
    known("mlir-print-debuginfo", false, PRINTING),
    known("mlir-print-op-generic", false, PRINTING),
    known("mlir-use-nameloc-as-prefix", false, PRINTING),
    known("mlir-elide-elementsattrs-if-larger", true, PRINTING),
    known("mlir-print-op-on-diagnostic", false, SHOWN),
    known("mlir-print-stacktrace-on-diagnostic", false, SHOWN),
    known("mlir-timing-display", true, Treated::Otherwise("--mlir-timing prints a list")),
    known("mlir-pass-statistics", false, Treated::Otherwise("passes count nothing")),
    known("mlir-pass-statistics-display", true, Treated::Otherwise("passes count nothing")),
    known("mlir-pass-pipeline-crash-reproducer", true, Treated::Refused("pto-opt reduce shrinks a kernel that fails")),
    known("mlir-pass-pipeline-local-reproducer", false, Treated::Refused("pto-opt reduce shrinks a kernel that fails")),
    known("disable-identity-tmov-cleanup", false, Treated::Ignored),
    known("enable-op-fusion", false, FUSION),
    known("enable-unroll-after-loop-fusion", false, FUSION),
    known("enable-shape-inference", false, FUSION),
    known("enable-vfsim-costmodel-optimization", false, FUSION),
    known("dump-vfsim-unroll-test", false, FUSION),
    known("enable-vexpdif-fusion", false, FUSION),
    known("enable-graph-sync-solver", false, SYNC),
    known("graph-sync-solver-event-id-max", true, SYNC),
    known("enable-bufid_sync", false, Treated::Refused("buffers are ordered by --enable-insert-sync")),
    known("enable-bufid-sync", false, Treated::Refused("buffers are ordered by --enable-insert-sync")),
    known("enable-bufid-sync-debug", false, Treated::Refused("buffers are ordered by --enable-insert-sync")),
    known("pto-insert-sync-summary", false, SYNC),
    known("pto-insert-sync-debug", true, SYNC),
    known("plan-memory-impl", true, PLAN),
    known("plan-memory-order-by-size", false, PLAN),
    known(
        "disable-infer-layout",
        false,
        Treated::Otherwise("layouts that a view does not name follow from its distances"),
    ),
    known("emit-addptr-trace", false, Treated::Otherwise("pointers are traced by no comment")),
    known("vpto-lowering-strategy", true, VPTO),
    known("vpto-scheduler", true, VPTO),
    known("vpto-scheduler-trace", false, VPTO),
    known("enable-vpto-soft-postupdate", false, VPTO),
    known("vpto-emit-hivm-llvm", false, Treated::Refused("--pto-backend=vpto --emit-vpto-llvm-ir writes LLVM IR")),
    known("enable-vmi", false, Treated::Refused("virtual vectors are not lowered")),
    known("enable-vecscope-mem-bar", false, VPTO),
    known("emit-device-object", false, OBJECT),
    known("cann-output-version", true, OBJECT),
    known("vpto-fix-vfsimt-size", true, OBJECT),
    known("enable-bisheng-vec-misched", false, DEVICE),
    known("simt-fastmath", false, DEVICE),
    known("bisheng-vf-auto-sync", true, DEVICE),
    known("op-lib-dir", true, Treated::Refused("there is no library of operations to read")),
    known("tile-lib-backend", true, Treated::Refused("there is no library of operations to read")),
    known("ptodsl-python-exe", true, Treated::Refused("there is no library of operations to read")),
    known("print-ir-after-all-func-filter", true, Treated::Otherwise("the IR of all functions is printed")),
];

/// Prefixes of options of development branches of ptoas.
pub(crate) const BRANCHES: &[&str] = &["a5vm-"];

/// The option of a name.
pub(crate) fn find(name: &str) -> Option<&'static Known> {
    const BRANCH: &Known = &known("", false, Treated::Refused("it was an option of a branch of ptoas alone"));
    let branch = BRANCHES.iter().any(|start| name.starts_with(start)).then_some(BRANCH);
    KNOWN.iter().find(|known| known.name == name).or(branch)
}
