//! Declarations of the functions and structures of the files in `cpp`, which are read beside it.

use mlir_sys::{
    MlirAttribute, MlirBlock, MlirContext, MlirDialectRegistry, MlirLocation, MlirNamedAttribute, MlirOperation,
    MlirRegion, MlirStringRef, MlirType, MlirValue,
};
use std::ffi::{c_char, c_void};

macro_rules! opaque {
    ($($name:ident),*) => {$(
        #[repr(C)]
        pub(crate) struct $name {
            _private: [u8; 0],
        }
    )*};
}
opaque!(AsmParser, AsmPrinter, OperationState, ParsedSource);

/// `struct Hooks`.
#[repr(C)]
pub(crate) struct Hooks {
    pub(crate) parse_op: extern "C" fn(*const c_void, *mut AsmParser, *mut OperationState) -> bool,
    pub(crate) print_op: extern "C" fn(*const c_void, MlirOperation, *mut AsmPrinter),
    pub(crate) verify_op: extern "C" fn(*const c_void, MlirOperation) -> bool,
    pub(crate) verify_regions: extern "C" fn(*const c_void, MlirOperation) -> bool,
    pub(crate) fold_op: extern "C" fn(*const c_void, MlirOperation, *const MlirAttribute, isize, *mut c_void) -> bool,
    pub(crate) effects: extern "C" fn(*const c_void, MlirOperation, *mut c_void),
    pub(crate) result_names: extern "C" fn(*const c_void, MlirOperation, *mut c_void),
    pub(crate) parse_type: extern "C" fn(*const c_void, MlirStringRef, *mut AsmParser) -> MlirType,
    pub(crate) parse_attribute: extern "C" fn(*const c_void, MlirStringRef, *mut AsmParser) -> MlirAttribute,
    pub(crate) print_type: extern "C" fn(*const c_void, *const MlirAttribute, isize, *mut AsmPrinter),
    pub(crate) print_attribute: extern "C" fn(*const c_void, *const MlirAttribute, isize, *mut AsmPrinter),
    pub(crate) verify_parameters: extern "C" fn(*const c_void, bool, *const MlirAttribute, isize, *mut c_void) -> bool,
    pub(crate) verify_dialect_attribute:
        extern "C" fn(*const c_void, MlirOperation, MlirStringRef, MlirAttribute) -> bool,
    pub(crate) materialize_constant:
        extern "C" fn(*const c_void, MlirAttribute, MlirType, MlirLocation) -> MlirOperation,
}

/// `struct OpSpec`.
#[repr(C)]
pub(crate) struct OpSpec {
    pub(crate) name: MlirStringRef,
    pub(crate) aliases: *const MlirStringRef,
    pub(crate) alias_count: isize,
    pub(crate) attributes: *const MlirStringRef,
    pub(crate) attribute_count: isize,
    pub(crate) traits: u64,
    pub(crate) effects: i32,
    pub(crate) result_names: bool,
    pub(crate) generic: bool,
    pub(crate) definition: *const c_void,
}

/// `struct ParametricSpec`.
#[repr(C)]
pub(crate) struct ParametricSpec {
    pub(crate) name: MlirStringRef,
    pub(crate) definition: *const c_void,
    pub(crate) element: bool,
}

/// `struct DialectSpec`.
#[repr(C)]
pub(crate) struct DialectSpec {
    pub(crate) name: MlirStringRef,
    pub(crate) definition: *const c_void,
    pub(crate) hooks: *const Hooks,
    pub(crate) ops: *const OpSpec,
    pub(crate) op_count: isize,
    pub(crate) types: *const ParametricSpec,
    pub(crate) type_count: isize,
    pub(crate) attributes: *const ParametricSpec,
    pub(crate) attribute_count: isize,
    pub(crate) dependencies: *const MlirStringRef,
    pub(crate) dependency_count: isize,
}

/// `struct OptionSpec`.
#[repr(C)]
pub(crate) struct OptionSpec {
    pub(crate) name: MlirStringRef,
    pub(crate) description: MlirStringRef,
    pub(crate) kind: i32,
    pub(crate) integer: i64,
    pub(crate) string: MlirStringRef,
}

/// `struct OptionValue`.
#[repr(C)]
pub(crate) struct OptionValue {
    pub(crate) integer: i64,
    pub(crate) string: MlirStringRef,
}

/// `struct PassSpec`.
#[repr(C)]
pub(crate) struct PassSpec {
    pub(crate) argument: MlirStringRef,
    pub(crate) description: MlirStringRef,
    pub(crate) op_name: MlirStringRef,
    pub(crate) options: *const OptionSpec,
    pub(crate) option_count: isize,
    pub(crate) dependencies: *const MlirStringRef,
    pub(crate) dependency_count: isize,
    pub(crate) definition: *const c_void,
    pub(crate) run: extern "C" fn(*const c_void, MlirOperation, *const OptionValue) -> bool,
}

/// `struct COperand`.
#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct COperand {
    pub(crate) loc: *const c_char,
    pub(crate) name: MlirStringRef,
    pub(crate) number: u32,
}

/// `struct CArgument`.
#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct CArgument {
    pub(crate) name: COperand,
    pub(crate) r#type: MlirType,
    pub(crate) location: MlirLocation,
}

/// `struct CNote`.
#[repr(C)]
pub(crate) struct CNote {
    pub(crate) location: MlirLocation,
    pub(crate) message: MlirStringRef,
}

unsafe extern "C" {
    pub(crate) fn mdRegisterDialect(registry: MlirDialectRegistry, spec: *const DialectSpec) -> bool;
    pub(crate) fn mdRegisterPass(spec: *const PassSpec) -> bool;

    pub(crate) fn mdTypeGet(
        r#type: MlirType,
        definition: *mut *const c_void,
        params: *mut *const MlirAttribute,
        count: *mut isize,
    ) -> bool;
    pub(crate) fn mdAttributeGet(
        attribute: MlirAttribute,
        definition: *mut *const c_void,
        params: *mut *const MlirAttribute,
        count: *mut isize,
    ) -> bool;
    pub(crate) fn mdTypeBuild(
        context: MlirContext,
        dialect: MlirStringRef,
        name: MlirStringRef,
        params: *const MlirAttribute,
        count: isize,
        location: MlirLocation,
    ) -> MlirType;
    pub(crate) fn mdAttributeBuild(
        context: MlirContext,
        dialect: MlirStringRef,
        name: MlirStringRef,
        params: *const MlirAttribute,
        count: isize,
        location: MlirLocation,
    ) -> MlirAttribute;
    pub(crate) fn mdIntegers(attribute: MlirAttribute, wide: bool, data: *mut *const c_void, count: *mut isize)
    -> bool;
    pub(crate) fn mdDialectConfigure(context: MlirContext, name: MlirStringRef, word: u64);
    pub(crate) fn mdDialectConfiguration(context: MlirContext, name: MlirStringRef) -> u64;
    pub(crate) fn mdContextPrintOpOnDiagnostic(context: MlirContext, enable: bool);
    pub(crate) fn mdAvailableDialects(
        context: MlirContext,
        callback: unsafe extern "C" fn(MlirStringRef, *mut c_void),
        data: *mut c_void,
    );
    pub(crate) fn mdEmitterReport(emitter: *mut c_void, message: MlirStringRef);

    pub(crate) fn mdOpDef(op: MlirOperation) -> *const c_void;
    pub(crate) fn mdOpProperties(op: MlirOperation) -> MlirAttribute;
    pub(crate) fn mdOpSetProperties(op: MlirOperation, dictionary: MlirAttribute);
    pub(crate) fn mdValueConstant(value: MlirValue, out: *mut i64) -> bool;
    pub(crate) fn mdFoldToAttribute(results: *mut c_void, attribute: MlirAttribute);
    pub(crate) fn mdFoldToValue(results: *mut c_void, value: MlirValue);
    pub(crate) fn mdEffectAdd(list: *mut c_void, op: MlirOperation, kind: i32, on: i32, index: isize);
    pub(crate) fn mdNameResult(setter: *mut c_void, value: MlirValue, name: MlirStringRef);
    pub(crate) fn mdEmit(
        location: MlirLocation,
        severity: i32,
        message: MlirStringRef,
        notes: *const CNote,
        count: isize,
    );
    pub(crate) fn mdVerifyAll(op: MlirOperation) -> bool;
    pub(crate) fn mdTooLarge(op: MlirOperation, single: u64, total: u64) -> MlirOperation;

    pub(crate) fn mdParse(
        context: MlirContext,
        name: MlirStringRef,
        text: MlirStringRef,
        places: bool,
    ) -> *mut ParsedSource;
    pub(crate) fn mdParsedDestroy(parsed: *mut ParsedSource);
    pub(crate) fn mdParsedModule(parsed: *mut ParsedSource) -> MlirOperation;
    pub(crate) fn mdParsedOpRange(parsed: *mut ParsedSource, op: MlirOperation, out: *mut usize) -> bool;
    pub(crate) fn mdParsedOperandRange(
        parsed: *mut ParsedSource,
        op: MlirOperation,
        index: isize,
        out: *mut usize,
    ) -> bool;

    pub(crate) fn mdParsedResultName(
        parsed: *mut ParsedSource,
        op: MlirOperation,
        index: isize,
        out: *mut usize,
    ) -> bool;
    pub(crate) fn mdParsedArgumentName(
        parsed: *mut ParsedSource,
        block: MlirBlock,
        index: isize,
        out: *mut usize,
    ) -> bool;

    pub(crate) fn mdParserContext(parser: *mut AsmParser) -> MlirContext;
    pub(crate) fn mdParserLoc(parser: *mut AsmParser) -> *const c_char;
    pub(crate) fn mdParserNameLoc(parser: *mut AsmParser) -> *const c_char;
    pub(crate) fn mdParserEncodeLoc(parser: *mut AsmParser, loc: *const c_char) -> MlirLocation;
    pub(crate) fn mdParseToken(parser: *mut AsmParser, token: i32, optional: bool) -> bool;
    pub(crate) fn mdParseKeyword(parser: *mut AsmParser, keyword: MlirStringRef, optional: bool) -> bool;
    pub(crate) fn mdParseAnyKeyword(parser: *mut AsmParser, out: *mut MlirStringRef, optional: bool) -> bool;
    pub(crate) fn mdParseOptionalString(
        parser: *mut AsmParser,
        callback: unsafe extern "C" fn(MlirStringRef, *mut c_void),
        data: *mut c_void,
    ) -> i32;
    pub(crate) fn mdParseOptionalInteger(parser: *mut AsmParser, out: *mut i64) -> i32;
    pub(crate) fn mdParseFloat(parser: *mut AsmParser, out: *mut f64) -> bool;
    pub(crate) fn mdParseDimensions(
        parser: *mut AsmParser,
        dynamic: bool,
        trailing_x: bool,
        push: extern "C" fn(i64, *mut c_void),
        data: *mut c_void,
    ) -> bool;
    pub(crate) fn mdParseXInDimensions(parser: *mut AsmParser) -> bool;
    pub(crate) fn mdParseType(parser: *mut AsmParser, out: *mut MlirType, optional: bool) -> i32;
    pub(crate) fn mdParseAttribute(
        parser: *mut AsmParser,
        r#type: MlirType,
        out: *mut MlirAttribute,
        optional: bool,
    ) -> i32;
    pub(crate) fn mdParseOptionalSymbolName(parser: *mut AsmParser, out: *mut MlirAttribute) -> i32;
    pub(crate) fn mdParseOperand(parser: *mut AsmParser, out: *mut COperand, optional: bool) -> i32;
    pub(crate) fn mdResolveOperand(
        parser: *mut AsmParser,
        operand: *const COperand,
        r#type: MlirType,
        out: *mut MlirValue,
    ) -> bool;
    pub(crate) fn mdParseArgument(parser: *mut AsmParser, out: *mut CArgument, allow_type: bool) -> bool;
    pub(crate) fn mdParseRegion(
        parser: *mut AsmParser,
        region: MlirRegion,
        arguments: *const CArgument,
        count: isize,
        isolated: bool,
        optional: bool,
    ) -> i32;
    pub(crate) fn mdParseSuccessor(parser: *mut AsmParser, out: *mut MlirBlock, optional: bool) -> i32;
    pub(crate) fn mdParserResultCount(parser: *mut AsmParser) -> isize;

    pub(crate) fn mdStateCreate(name: MlirStringRef, location: MlirLocation) -> *mut OperationState;
    pub(crate) fn mdStateInsert(state: *mut OperationState, block: MlirBlock) -> MlirOperation;
    pub(crate) fn mdAttributePrint(
        attribute: MlirAttribute,
        with_type: bool,
        callback: unsafe extern "C" fn(MlirStringRef, *mut c_void),
        data: *mut c_void,
    );
    pub(crate) fn mdStateLocation(state: *mut OperationState) -> MlirLocation;
    pub(crate) fn mdStateAddOperands(state: *mut OperationState, values: *const MlirValue, count: isize);
    pub(crate) fn mdStateAddTypes(state: *mut OperationState, types: *const MlirType, count: isize);
    pub(crate) fn mdStateAddSuccessor(state: *mut OperationState, block: MlirBlock);
    pub(crate) fn mdStateAddRegion(state: *mut OperationState) -> MlirRegion;
    pub(crate) fn mdRegionEnsureBlock(region: MlirRegion);
    pub(crate) fn mdStateSetProperties(state: *mut OperationState, dictionary: MlirAttribute);
    pub(crate) fn mdStateAddAttribute(state: *mut OperationState, name: MlirAttribute, value: MlirAttribute);

    pub(crate) fn mdOperationPrint(
        op: MlirOperation,
        generic: bool,
        debug_info: bool,
        verified: bool,
        callback: unsafe extern "C" fn(MlirStringRef, *mut c_void),
        data: *mut c_void,
    );
    pub(crate) fn mdPrint(printer: *mut AsmPrinter, text: MlirStringRef);
    pub(crate) fn mdPrintType(printer: *mut AsmPrinter, r#type: MlirType);
    pub(crate) fn mdPrintAttribute(printer: *mut AsmPrinter, attribute: MlirAttribute, with_type: bool);
    pub(crate) fn mdPrintKeywordOrString(printer: *mut AsmPrinter, text: MlirStringRef);
    pub(crate) fn mdPrintString(printer: *mut AsmPrinter, text: MlirStringRef);
    pub(crate) fn mdPrintSymbolName(printer: *mut AsmPrinter, text: MlirStringRef);
    pub(crate) fn mdPrintNewline(printer: *mut AsmPrinter);
    pub(crate) fn mdPrintOperand(printer: *mut AsmPrinter, value: MlirValue);
    pub(crate) fn mdPrintSuccessor(printer: *mut AsmPrinter, block: MlirBlock);
    pub(crate) fn mdPrintRegion(printer: *mut AsmPrinter, region: MlirRegion, entry_arguments: bool, terminators: bool);
    pub(crate) fn mdPrintAttributes(printer: *mut AsmPrinter, attributes: *const MlirNamedAttribute, count: isize);

    pub(crate) fn mdPassManagerPrintIr(
        manager: mlir_sys::MlirPassManager,
        data: *const c_void,
        wanted: extern "C" fn(*const c_void, MlirStringRef, bool) -> bool,
        module_scope: bool,
    );
}
