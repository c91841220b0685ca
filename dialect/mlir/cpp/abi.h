// Declares the structures, enumerations and functions that C++ and Rust share. Each C++ file includes it, so that a
// definition with another signature does not compile; build.rs generates src/ffi.rs from it.
//
// Conventions: opaque pointers are the MLIR objects that the parameter names state; a `loc` is the `const char *` of an
// SMLoc; a tri-state result is -1 absent, 0 failed, 1 parsed; strings are borrowed for the duration of a call.

#ifndef MLIR_DIALECT_ABI_H
#define MLIR_DIALECT_ABI_H

#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"
#include "mlir-c/Support.h"
#include <cstdint>

namespace mlir {
class AsmParser;
class AsmPrinter;
struct OperationState;
} // namespace mlir

/// A parsed file, defined in sources.cpp.
struct ParsedSource;

//===-- Enumerations -------------------------------------------------------------------------------------------===//

/// Punctuation, named after the suffixes of `parse` and `parseOptional` in AsmParser.
#define MD_TOKENS(X)                                                                                                   \
  X(Arrow) X(LBrace) X(RBrace) X(Colon) X(Comma) X(Equal) X(Less) X(Greater) X(Question) X(Plus) X(Slash) X(Minus)     \
  X(Star) X(VerticalBar) X(LParen) X(RParen) X(LSquare) X(RSquare) X(Ellipsis)

/// Traits; OpSpec::traits has a bit for each.
#define MD_TRAITS(X)                                                                                                   \
  X(IsTerminator) X(NoTerminator) X(SingleBlock) X(IsolatedFromAbove) X(NoRegionArguments) X(RecursiveMemoryEffects)   \
  X(Commutative) X(ReturnLike) X(ConstantLike) X(AutomaticAllocationScope) X(SymbolTable) X(ZeroOperands)              \
  X(ZeroResults) X(OneResult) X(ZeroRegions) X(ZeroSuccessors) X(SameTypeOperands) X(SameOperandsAndResultType)        \
  X(Idempotent) X(Involution)

#define MD_ENUMERATOR(name) name,
enum class MdToken : int32_t { MD_TOKENS(MD_ENUMERATOR) Count };
enum class MdTrait : int32_t { MD_TRAITS(MD_ENUMERATOR) Count };
#undef MD_ENUMERATOR

/// How the memory effects of an operation are determined.
enum class MdEffectModel : int32_t { Unknown, Pure, Listed, Recursive };
/// A memory effect.
enum class MdEffect : int32_t { Read, Write, Allocate, Free };
/// The object of a memory effect.
enum class MdOn : int32_t { Anything, Operand, Result };
/// The type of an option of a pass.
enum class MdOption : int32_t { Bool, Integer, String };
/// The severity of a diagnostic.
enum class MdSeverity : int32_t { Error, Warning, Remark };

//===-- Structures ---------------------------------------------------------------------------------------------===//

/// Functions implemented in src/hooks.rs; `def` is the Rust definition given at registration.
struct Hooks {
  bool (*parseOp)(const void *def, mlir::AsmParser *parser, mlir::OperationState *state);
  void (*printOp)(const void *def, MlirOperation op, mlir::AsmPrinter *printer);
  bool (*verifyOp)(const void *def, MlirOperation op);
  bool (*verifyRegions)(const void *def, MlirOperation op);
  bool (*foldOp)(const void *def, MlirOperation op, const MlirAttribute *operands, intptr_t count, void *results);
  void (*effects)(const void *def, MlirOperation op, void *list);
  void (*resultNames)(const void *def, MlirOperation op, void *setter);
  MlirType (*parseType)(const void *dialect, MlirStringRef keyword, mlir::AsmParser *parser);
  MlirAttribute (*parseAttr)(const void *dialect, MlirStringRef keyword, mlir::AsmParser *parser);
  void (*printType)(const void *def, const MlirAttribute *params, intptr_t count, mlir::AsmPrinter *printer);
  void (*printAttr)(const void *def, const MlirAttribute *params, intptr_t count, mlir::AsmPrinter *printer);
  bool (*verifyParams)(const void *def, bool isType, const MlirAttribute *params, intptr_t count, void *emitter);
  bool (*verifyDialectAttr)(const void *dialect, MlirOperation op, MlirStringRef name, MlirAttribute value);
  MlirOperation (*materializeConstant)(const void *dialect, MlirAttribute value, MlirType type, MlirLocation loc);
};

struct OpSpec {
  MlirStringRef name;
  const MlirStringRef *aliases;
  intptr_t aliasCount;
  const MlirStringRef *attributes;
  intptr_t attributeCount;
  uint64_t traits;
  MdEffectModel effects;
  bool resultNames;
  bool folds;
  bool generic;
  const void *def;
};

struct ParametricSpec {
  MlirStringRef name;
  const void *def;
  /// Values of the type may be in memory: the type may be the element type of a memref. Types only.
  bool element;
};

struct DialectSpec {
  MlirStringRef name;
  const void *def;
  const Hooks *hooks;
  const OpSpec *ops;
  intptr_t opCount;
  const ParametricSpec *types;
  intptr_t typeCount;
  const ParametricSpec *attributes;
  intptr_t attributeCount;
  const MlirStringRef *dependencies;
  intptr_t dependencyCount;
};

struct OptionSpec {
  MlirStringRef name;
  MlirStringRef description;
  MdOption kind;
  int64_t integer; // default of bool and integer
  MlirStringRef string;
};

struct OptionValue {
  int64_t integer;
  MlirStringRef string;
};

struct PassSpec {
  MlirStringRef argument;
  MlirStringRef description;
  MlirStringRef opName; // empty: any operation
  const OptionSpec *options;
  intptr_t optionCount;
  const MlirStringRef *dependencies;
  intptr_t dependencyCount;
  const void *def;
  bool (*run)(const void *def, MlirOperation op, const OptionValue *values);
};

/// A parsed use of a value.
struct COperand {
  const char *loc;
  MlirStringRef name;
  uint32_t number;
};

/// A parsed region argument.
struct CArgument {
  COperand name;
  MlirType type;
  MlirLocation location; // null: none
};

struct CNote {
  MlirLocation location; // null: that of the diagnostic
  MlirStringRef message;
};

//===-- Functions ----------------------------------------------------------------------------------------------===//

extern "C" {

// Defined in `cpp/dialect.cpp`.

/// Registers a dialect; returns false if the registry has a dialect with that name already.
bool mdRegisterDialect(MlirDialectRegistry registry, const DialectSpec *spec);
/// Returns the Rust definition and the parameters of a type or attribute defined in Rust; false for others.
bool mdTypeGet(MlirType type, const void **def, const MlirAttribute **params, intptr_t *count);
/// Returns the printed form of a type defined in Rust; empty if it may contain an alias.
MlirStringRef mdTypeText(MlirType type);
bool mdAttributeGet(MlirAttribute attr, const void **def, const MlirAttribute **params, intptr_t *count);
/// Builds a type; returns null, after a report, if the dialect is not loaded, the name is unknown or the verifier
/// rejects the parameters.
MlirType mdTypeBuild(MlirContext context, MlirStringRef dialectName, MlirStringRef name, const MlirAttribute *params,
                     intptr_t count, MlirLocation loc);
MlirAttribute mdAttributeBuild(MlirContext context, MlirStringRef dialectName, MlirStringRef name,
                               const MlirAttribute *params, intptr_t count, MlirLocation loc);
/// Returns the elements of an `array<i64: ...>` (`wide`) or `array<i32: ...>`, which live as long as the context.
bool mdIntegers(MlirAttribute attr, bool wide, const void **data, intptr_t *count);
void mdEmitterReport(void *emitter, MlirStringRef message);
/// Sets a configuration word that Rust stores with the dialect of one context; initially zero.
void mdDialectConfigure(MlirContext context, MlirStringRef name, uint64_t word);
uint64_t mdDialectChanges();
uint64_t mdOpConfiguration(MlirOperation op);
uint64_t mdDialectConfiguration(MlirContext context, MlirStringRef name);
void mdAvailableDialects(MlirContext context, MlirStringCallback callback, void *data);
/// Sets whether diagnostics about an operation carry the operation itself as a note.
void mdContextPrintOpOnDiagnostic(MlirContext context, bool enable);
/// Returns the definition of an operation defined in Rust; null for others.
const void *mdOpDef(MlirOperation op);
/// Returns whether folding may change an operation.
bool mdOpFolds(MlirOperation op);
/// Returns the inherent attributes of an operation defined in Rust: a dictionary or null.
MlirAttribute mdOpProperties(MlirOperation op);
void mdOpSetProperties(MlirOperation op, MlirAttribute dictionary);
bool mdValueConstant(MlirValue value, int64_t *out);
void mdFoldToAttribute(void *results, MlirAttribute attr);
void mdFoldToValue(void *results, MlirValue value);
void mdEffectAdd(void *list, MlirOperation op, MdEffect effect, MdOn on, intptr_t index);
void mdNameResult(void *setter, MlirValue value, MlirStringRef name);

// Defined in `cpp/canonicalize.cpp`.

/// Registers the pass `canonicalize-foldable`.
void mdRegisterCanonicalizeFoldable();

// Defined in `cpp/passes.cpp`.

/// Registers a pass; returns false if a pass or pipeline with that name exists already.
bool mdRegisterPass(const PassSpec *spec);
/// Passes the description of a pass to the callback; returns false if there is no pass with that name.
bool mdPassDescription(MlirStringRef name, MlirStringCallback callback, void *data);
/// Prints IR on standard error before or after the passes that `wanted(data, argument, before)` selects.
void mdPassManagerPrintIr(MlirPassManager manager, const void *data,
                          bool (*wanted)(const void *data, MlirStringRef argument, bool before), bool moduleScope);

// Defined in `cpp/sources.cpp`.

ParsedSource *mdParse(MlirContext context, MlirStringRef name, MlirStringRef text, bool places);
void mdParsedDestroy(ParsedSource *parsed);
MlirOperation mdParsedModule(ParsedSource *parsed);
void mdParsedNameValues(ParsedSource *parsed);
void mdValueSetName(MlirValue value, MlirStringRef name);
/// Returns the byte ranges of an operation in the source: out[0..2] its name, out[2..4] all of it. `location` is its
/// location according to the parser. Returns false if the operation has another name than in the source.
bool mdParsedOpRange(ParsedSource *parsed, MlirOperation op, size_t *out, MlirLocation *location);
/// Returns the byte range of operand `index` of the operation: the n-th use of the value inside of the operation for
/// the n-th operand with that value.
bool mdParsedOperandRange(ParsedSource *parsed, MlirOperation op, intptr_t index, size_t *out);
/// Returns the byte range of the name of result `index`: out[0..2], and its index in a group `%a:2`: out[2].
bool mdParsedResultName(ParsedSource *parsed, MlirOperation op, intptr_t index, size_t *out);
/// Returns the byte range of the name of a block argument.
bool mdParsedArgumentName(ParsedSource *parsed, MlirBlock block, intptr_t index, size_t *out);

// Defined in `cpp/syntax.cpp`.

MlirContext mdParserContext(mlir::AsmParser *parser);
const char *mdParserLoc(mlir::AsmParser *parser);
const char *mdParserNameLoc(mlir::AsmParser *parser);
MlirLocation mdParserEncodeLoc(mlir::AsmParser *parser, const char *loc);
/// Parses a token. With `optional`, false means absent; without, a reported error.
bool mdParseToken(mlir::AsmParser *parser, MdToken token, bool optional);
bool mdParseKeyword(mlir::AsmParser *parser, MlirStringRef keyword, bool optional);
bool mdParseAnyKeyword(mlir::AsmParser *parser, MlirStringRef *out, bool optional);
int32_t mdParseOptionalString(mlir::AsmParser *parser, MlirStringCallback callback, void *data);
/// Parses a signed integer of at most 64 bits; returns 2 for a larger one.
int32_t mdParseOptionalInteger(mlir::AsmParser *parser, int64_t *out);
bool mdParseFloat(mlir::AsmParser *parser, double *out);
/// Parses dimensions such as `4x?x` (trailing x on request); a dynamic one is INT64_MIN.
bool mdParseDimensions(mlir::AsmParser *parser, bool dynamic, bool trailingX, void (*push)(int64_t, void *),
                       void *data);
bool mdParseXInDimensions(mlir::AsmParser *parser);
int32_t mdParseType(mlir::AsmParser *parser, MlirType *out, bool optional);
int32_t mdParseAttribute(mlir::AsmParser *parser, MlirType type, MlirAttribute *out, bool optional);
int32_t mdParseOptionalSymbolName(mlir::AsmParser *parser, MlirAttribute *out);
int32_t mdParseOperand(mlir::AsmParser *parser, COperand *out, bool optional);
bool mdResolveOperand(mlir::AsmParser *parser, const COperand *operand, MlirType type, MlirValue *out);
bool mdParseArgument(mlir::AsmParser *parser, CArgument *out, bool allowType);
int32_t mdParseRegion(mlir::AsmParser *parser, MlirRegion region, const CArgument *arguments, intptr_t count,
                      bool isolated, bool optional);
int32_t mdParseSuccessor(mlir::AsmParser *parser, MlirBlock *out, bool optional);
intptr_t mdParserResultCount(mlir::AsmParser *parser);
mlir::OperationState *mdStateCreate(MlirStringRef name, MlirLocation loc);
/// Creates the operation at the end of the block, and destroys the state.
MlirOperation mdStateInsert(mlir::OperationState *state, MlirBlock block);
void mdAttributePrint(MlirAttribute attr, bool withType, MlirStringCallback callback, void *data);
MlirLocation mdStateLocation(mlir::OperationState *state);
void mdStateAddOperands(mlir::OperationState *state, const MlirValue *values, intptr_t count);
void mdStateAddTypes(mlir::OperationState *state, const MlirType *types, intptr_t count);
void mdStateAddSuccessor(mlir::OperationState *state, MlirBlock block);
MlirRegion mdStateAddRegion(mlir::OperationState *state);
void mdRegionEnsureBlock(MlirRegion region);
void mdStateSetProperties(mlir::OperationState *state, MlirAttribute dictionary);
void mdStateAddAttribute(mlir::OperationState *state, MlirAttribute name, MlirAttribute value);
void mdPrint(mlir::AsmPrinter *printer, MlirStringRef text);
void mdPrintType(mlir::AsmPrinter *printer, MlirType type);
void mdPrintAttribute(mlir::AsmPrinter *printer, MlirAttribute attr, bool withType);
void mdPrintKeywordOrString(mlir::AsmPrinter *printer, MlirStringRef text);
void mdPrintString(mlir::AsmPrinter *printer, MlirStringRef text);
void mdPrintSymbolName(mlir::AsmPrinter *printer, MlirStringRef text);
void mdPrintNewline(mlir::AsmPrinter *printer);
void mdPrintOperand(mlir::AsmPrinter *printer, MlirValue value);
/// Prints the operands from `first` up to `end`, or their types, with commas between them.
void mdPrintOperands(mlir::AsmPrinter *printer, MlirOperation op, intptr_t first, intptr_t end);
void mdPrintOperandTypes(mlir::AsmPrinter *printer, MlirOperation op, intptr_t first, intptr_t end);
void mdPrintSuccessor(mlir::AsmPrinter *printer, MlirBlock block);
void mdPrintRegion(mlir::AsmPrinter *printer, MlirRegion region, bool entryArguments, bool terminators);
/// Prints ` {a = 1, b}`, or nothing if there are no attributes.
void mdPrintAttributes(mlir::AsmPrinter *printer, const MlirNamedAttribute *attrs, intptr_t count);

// Defined in `cpp/output.cpp`.

/// Passes the printed operation to `callback`, after the number of operations in it, if it is known, to `expect`.
void mdOperationPrint(MlirOperation op, bool generic, bool debugInfo, bool verified, bool names,
                      void (*expect)(size_t operations, void *data), MlirStringCallback callback, void *data);

// Defined in `cpp/llvm.cpp`.

/// Translates a module of the LLVM dialect to LLVM IR in textual form; returns false after a reported error.
bool mdTranslateToLLVM(MlirOperation module, MlirStringCallback callback, void *data);

// Defined in `cpp/llvm_import.cpp`.

/// Reads LLVM IR in textual form into a module of the LLVM dialect; returns null after reported errors. The named
/// metadata becomes an attribute of the module with the same name. In functions that it refers to, calls of local functions are
/// inlined unless the result has more than `most` instructions, and `alloca` and `switch` are replaced where they can be.
MlirModule mdParseLLVM(MlirContext context, MlirStringRef name, MlirStringRef text, MlirStringRef metadata,
                       uint64_t most);
/// Passes the bits of a number, or of each element of dense elements, one for all if they are equal, to `push`; returns
/// false for other attributes, and for numbers of more than 64 bits.
bool mdConstantBits(MlirAttribute attr, void (*push)(uint64_t bits, void *data), void *data);

// Defined in `cpp/upstream.cpp`.

/// Registers the upstream dialects that inputs may use.
void mdRegisterUpstreamDialects(MlirDialectRegistry registry);

/// Registers the upstream passes that pipelines may name; once per process.
void mdRegisterUpstreamPasses();

// Defined in `cpp/verify.cpp`.

void mdEmit(MlirLocation loc, MdSeverity severity, MlirStringRef message, const CNote *notes, intptr_t count);
bool mdVerifyAll(MlirOperation op);

// Defined in `cpp/expansion.cpp`.

/// Returns the first operation with a type or attribute of more than `single` parts in printed form, or at which the
/// total of all operations exceeds `total`; null if there is none.
MlirOperation mdTooLarge(MlirOperation root, uint64_t single, uint64_t total);

// types.cpp

/// Replaces types of a dialect in an operation and those inside of it: of results, block arguments and attributes. A null
/// replacement leaves a type.
void mdReplaceTypes(MlirOperation root, MlirStringRef dialect, MlirType (*replacement)(MlirType type, void *data),
                    void *data);

// Defined in `cpp/erasure.cpp`.

bool mdIsUsedOutside(MlirOperation op);
/// Removes an operation from its block unless something outside of it uses it, and, if `inside` is not null, only if it
/// is inside of that operation. Its operands and successors from outside are replaced by arguments of `standIns`, and
/// by that block, so that it can still be inspected.
bool mdErase(MlirOperation op, MlirOperation inside, MlirBlock standIns);
/// Drops all operands and successors of an operation and of the operations nested in it.
void mdDropReferences(MlirOperation op);
/// Erases a block argument unless it is used.
bool mdEraseArgument(MlirValue value);
/// Returns whether a block or one of its arguments is used.
bool mdBlockIsUsed(MlirBlock raw);
/// Returns whether one operation is the other, or inside of it.
bool mdIsInside(MlirOperation inner, MlirOperation outer);

} // extern "C"

#endif
