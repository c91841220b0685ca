//! Diagnostic codes of vISA: a rule and a page each.
//!
//! Ranges: 00xx input and text, 01xx object files, 02xx declarations, 03xx regions, 04xx operands, 05xx instructions,
//! 06xx memory, 07xx control flow, 09xx execution. A code is never reused.

use diag::{Code, CodeInfo, Diagnostic, Severity};

macro_rules! rules {
    ($($name:ident = $id:ident $code:literal, $severity:ident, $title:literal, $source:literal;)+) => {
        /// A rule, which has a diagnostic code.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Rule { $(#[doc = concat!("`", stringify!($id), "`: ", $title, ".")] $name,)+ }

        impl Rule {
            /// All rules, by code.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// Returns the code.
            #[must_use]
            pub const fn code(self) -> Code {
                match self { $(Self::$name => Code::new("VISA", $code),)+ }
            }

            /// Returns the severity.
            #[must_use]
            pub const fn severity(self) -> Severity {
                match self { $(Self::$name => Severity::$severity,)+ }
            }

            /// Returns the source of the rule.
            #[must_use]
            pub const fn source(self) -> &'static str {
                match self { $(Self::$name => $source,)+ }
            }
        }

        /// All codes, sorted.
        pub static CODES: &[CodeInfo] = &[$(CodeInfo {
            code: Code::new("VISA", $code),
            title: $title,
            source: $source,
            page: include_str!(concat!("../codes/", stringify!($id), ".md")),
        }),+];
    };
}

impl Rule {
    /// Creates a diagnostic of this rule.
    pub fn says(self, message: impl Into<String>) -> Diagnostic {
        Diagnostic::new(self.severity(), self.code(), message)
    }
}

rules! {
    Read = VISA0001 1, Error, "cannot read input", "driver";
    Write = VISA0002 2, Error, "cannot write output", "driver";
    NotText = VISA0003 3, Error, "input is neither text nor an object file", "driver";
    UnknownPlatform = VISA0004 4, Error, "unknown platform", "driver";
    Syntax = VISA0010 10, Error, "syntax error", "assembly syntax";
    UnknownInstruction = VISA0011 11, Error, "unknown instruction", "assembly syntax";
    UnknownName = VISA0012 12, Error, "name is not declared", "assembly syntax";
    NameClass = VISA0013 13, Error, "variable of another class expected", "assembly syntax";
    Redefinition = VISA0014 14, Error, "name is declared twice", "assembly syntax";
    BadNumber = VISA0015 15, Error, "number out of range", "assembly syntax";
    BadExec = VISA0016 16, Error, "invalid execution size or mask", "assembly syntax";
    BadWord = VISA0017 17, Error, "word is not one of those allowed here", "assembly syntax";
    UnknownLabel = VISA0018 18, Error, "label is not defined", "visa-object-format.md, Labels";

    ObjectTruncated = VISA0101 101, Error, "object file ends early", "visa-object-format.md";
    ObjectField = VISA0102 102, Error, "invalid value of a field of an object file", "visa-object-format.md";
    ObjectVersion = VISA0103 103, Error, "version of the object file cannot be read", "visa-object-format.md, Virtual ISA Header";
    ObjectLayout = VISA0104 104, Error, "parts of the object file overlap or lie outside of it", "visa-object-format.md, vISA Object Format";
    ObjectLimit = VISA0105 105, Error, "more than the format of object files can hold", "visa-object-format.md";

    VariableType = VISA0201 201, Error, "type not allowed for a variable", "visa-object-format.md, General Variables";
    ElementCount = VISA0202 202, Error, "number of elements out of range", "visa-object-format.md, Variables";
    VariableSize = VISA0203 203, Error, "variable too large", "visa-object-format.md, General Variables";
    VariableCount = VISA0204 204, Error, "too many variables", "visa-object-format.md, Variables";
    NameLength = VISA0205 205, Error, "name too long or empty", "visa-object-format.md, Virtual ISA Header";
    NameText = VISA0206 206, Error, "character not allowed in a name", "visa-object-format.md, Attributes";
    AliasBase = VISA0207 207, Error, "variable cannot have aliases", "visa-object-format.md, General Variables";
    AliasBounds = VISA0208 208, Error, "alias reaches beyond its base", "visa-object-format.md, General Variables";
    AliasAlignment = VISA0209 209, Error, "alias not aligned to its type", "visa-object-format.md, General Variables";
    AliasCycle = VISA0210 210, Error, "alias of itself", "visa-object-format.md, General Variables";
    AliasScope = VISA0211 211, Error, "alias of a variable of the file", "visa-object-format.md, General Variables";
    AttributeValue = VISA0212 212, Error, "attribute value out of its domain", "visa-object-format.md, Attributes";
    UnknownAttribute = VISA0213 213, Error, "unknown attribute", "visa-object-format.md, Attributes";
    DuplicateAttribute = VISA0214 214, Error, "attribute given twice", "visa-object-format.md, Attributes";
    InputVariable = VISA0215 215, Error, "variable cannot be an input", "visa-object-format.md, Input Variables";
    InputSize = VISA0216 216, Error, "size of an input is not that of its variable", "visa-object-format.md, Input Variables";
    InputAlignment = VISA0217 217, Error, "input not aligned", "visa-object-format.md, Input Variables";
    InputStraddle = VISA0218 218, Error, "small input crosses a register boundary", "visa-object-format.md, Input Variables";
    InputOverlap = VISA0219 219, Error, "inputs overlap", "visa-object-format.md, Input Variables";
    InputOrder = VISA0220 220, Error, "argument after an implicit input", "visa-object-format.md, Input Variables";
    InputCount = VISA0221 221, Error, "too many inputs", "visa-object-format.md, Input Variables";
    InputRange = VISA0222 222, Error, "input outside of the register file", "visa-object-format.md, Input Variables";
    InputHeader = VISA0223 223, Warning, "input overlays the thread header r0", "visa-object-format.md, General Variables";
    Provenance = VISA0224 224, Error, "unknown kind of implicit input", "visa-object-format.md, Input Variables";
    FunctionSize = VISA0225 225, Error, "argument or return size out of range", "visa-object-format.md, Function";
    Linkage = VISA0226 226, Error, "linkage out of range", "visa-object-format.md, Virtual ISA Header";
    UnitCount = VISA0227 227, Error, "too many kernels or functions", "visa-object-format.md, Virtual ISA Header";
    FileScope = VISA0228 228, Error, "file-scope variables and relocations are not read by the finalizer", "visa-object-format.md, Virtual ISA Header";
    DuplicateUnit = VISA0229 229, Error, "two units of the same name", "visa-object-format.md, Virtual ISA Header";

    RegionWidth = VISA0301 301, Error, "illegal width of a region", "visa-operands.md, Region Restrictions, 1";
    RegionVertical = VISA0302 302, Error, "illegal vertical stride of a region", "visa-operands.md, Region Restrictions, 2";
    RegionHorizontal = VISA0303 303, Error, "illegal horizontal stride of a region", "visa-operands.md, Region Restrictions, 3";
    RegionExec = VISA0304 304, Error, "width of a region is more than the execution size", "visa-operands.md, Region Restrictions, 4";
    RegionDestination = VISA0305 305, Error, "horizontal stride 0 of a destination", "visa-operands.md, Region Restrictions, 5";
    RegionRegisters = VISA0306 306, Warning, "region spans more than two registers", "visa-operands.md, Region Restrictions, 6";
    MultiAddress = VISA0307 307, Error, "destination with an address for each row", "visa-operands.md, Additional Region Restrictions";
    AddressRows = VISA0308 308, Error, "region takes more addresses than there are", "visa-operands.md, Region Interpretation for Indirect Operands";
    OutOfBounds = VISA0309 309, Error, "access outside of the variable", "visa-operands.md, Region-based Addressing";
    ColumnOffset = VISA0310 310, Error, "column crosses the register boundary", "visa-operands.md, General Operands";
    RegionForm = VISA0311 311, Error, "region form does not fit the operand", "visa-operands.md, Region-based Addressing";

    OperandClass = VISA0401 401, Error, "class of operand not allowed", "visa-operands.md, Vector Operands";
    UnknownVariable = VISA0402 402, Error, "index names no variable", "visa-operands.md, Operands";
    ReadOnly = VISA0403 403, Error, "write to a read-only variable", "visa-object-format.md, General Variables";
    Modifier = VISA0404 404, Error, "modifier not allowed", "visa-operands.md, Vector Operands";
    Saturation = VISA0405 405, Error, "saturation not allowed", "documentation of the instruction";
    ImmediateType = VISA0406 406, Error, "type not allowed for a constant", "visa-operands.md, Immediate Operands";
    IndirectType = VISA0407 407, Error, "type not allowed for an indirect operand", "visa-operands.md, Indirect Operands";
    IndirectOffset = VISA0408 408, Error, "indirect offset out of range", "visa-operands.md, Indirect Operands";
    AddressWidth = VISA0409 409, Error, "width of an address operand out of range", "visa-operands.md, Address Operands";
    AddressBounds = VISA0410 410, Error, "access outside of the address variable", "visa-operands.md, Address Operands";
    RawAlignment = VISA0411 411, Error, "raw operand not aligned to a register", "visa-operands.md, Raw Operands";
    RawBounds = VISA0412 412, Error, "raw operand outside of the variable", "visa-operands.md, Raw Operands";
    StateBounds = VISA0413 413, Error, "access outside of the surface or sampler variable", "visa-operands.md, State Operands";
    PredicateWidth = VISA0414 414, Error, "predicate has fewer bits than channels", "visa-operands.md, Predication";
    PredicateUse = VISA0415 415, Error, "predicate not allowed", "visa-operands.md, Predication";
    NullOperand = VISA0417 417, Error, "null operand not allowed", "visa-operands.md, Raw Operands";
    PredefinedUse = VISA0418 418, Error, "predefined variable cannot be used here", "visa-object-format.md, General Variables";
    PredicateForm = VISA0419 419, Error, "modified predicate as an operand", "visa-operands.md, Predicate Operands";

    Platform = VISA0501 501, Error, "instruction not on this platform", "instructions per platform";
    IllegalOnPlatform = VISA0502 502, Error, "instruction would silently become illegal", "instructions per platform";
    DestinationType = VISA0503 503, Error, "destination type not allowed", "documentation of the instruction";
    SourceType = VISA0504 504, Error, "source type not allowed", "documentation of the instruction";
    TypePlatform = VISA0505 505, Error, "types not on this platform", "visa 2, Type Conversion";
    MixedTypes = VISA0506 506, Error, "types cannot be mixed", "visa 2, Type Conversion";
    ExecSize = VISA0507 507, Error, "execution size not allowed", "documentation of the instruction";
    ExecMask = VISA0508 508, Error, "mask does not fit the execution size", "visa-operands.md, Predication";
    NoMask = VISA0509 509, Error, "instruction needs NoMask", "documentation of the instruction";
    DpasShape = VISA0510 510, Error, "dpas depth, count or precision not allowed", "documentation of dpas";
    DpasOperand = VISA0511 511, Error, "dpas operand does not hold what is read", "documentation of dpas";
    Field = VISA0512 512, Error, "parameter of an instruction out of range", "documentation of the instruction";
    Malformed = VISA0513 513, Error, "arguments do not fit the layout of the instruction", "documentation of the instruction";
    PairedOperand = VISA0514 514, Error, "operands do not fit each other", "documentation of the instruction";

    SurfaceUse = VISA0601 601, Error, "surface not allowed", "documentation of the instruction";
    BlockSize = VISA0602 602, Error, "block size not allowed", "documentation of the instruction";
    AtomicOperands = VISA0603 603, Error, "operands do not fit the atomic operation", "documentation of the instruction";
    RawSize = VISA0604 604, Error, "raw operand is smaller than the data of the message", "visa-operands.md, Raw Operands";
    ChannelMask = VISA0605 605, Error, "channel mask not allowed", "documentation of the instruction";
    LscCombination = VISA0606 606, Error, "combination of memory, address and data not allowed", "documentation of lsc_untyped";
    LscCache = VISA0607 607, Error, "caching options not allowed", "documentation of lsc_untyped";
    LscSize = VISA0608 608, Error, "message too large", "documentation of lsc_untyped";
    Fence = VISA0609 609, Error, "fence parameters not allowed", "documentation of lsc_fence";
    Slm = VISA0610 610, Error, "local memory of a kernel that has none", "visa-object-format.md, Kernel";
    LscChannels = VISA0611 611, Warning, "message of less than all channels depends on an option of the finalizer", "GenX_IR, -enableHalfLSC";

    LabelMissing = VISA0701 701, Error, "label is used and not defined", "visa-object-format.md, Labels";
    LabelTwice = VISA0702 702, Error, "label is defined twice", "visa-object-format.md, Labels";
    LabelKind = VISA0703 703, Error, "label of another kind expected", "visa-object-format.md, Labels";
    Entry = VISA0704 704, Error, "kernel does not begin with its entry label", "visa-object-format.md, Labels";
    SwitchLabels = VISA0706 706, Error, "number of labels out of range", "documentation of switchjmp";
    Recursion = VISA0707 707, Error, "recursive subroutine", "documentation of call";

    RunArguments = VISA0900 900, Error, "arguments do not fit the inputs of the kernel", "interpreter";
    NotInterpreted = VISA0901 901, Error, "instruction is not interpreted", "interpreter";
    MemoryBounds = VISA0902 902, Error, "access outside of memory", "interpreter";
    MemoryAlignment = VISA0903 903, Error, "access is not aligned", "interpreter";
    DivisionByZero = VISA0904 904, Error, "integer division by zero", "documentation of div";
    StepLimit = VISA0905 905, Error, "too many steps", "interpreter";
    RegisterBounds = VISA0906 906, Error, "access outside of a variable", "visa-operands.md, Region Interpretation for Indirect Operands";
    Deadlock = VISA0907 907, Error, "barrier that not all threads reach", "documentation of barrier";
    JumpTarget = VISA0908 908, Error, "jump to nowhere", "documentation of switchjmp";
    Unexpected = VISA0909 909, Error, "buffer differs from what is expected", "interpreter";
    UndefinedRead = VISA0910 910, Error, "read of what was never written", "interpreter";
    CallSizes = VISA0911 911, Error, "sizes of a call are not those of the function", "documentation of fcall";
}
