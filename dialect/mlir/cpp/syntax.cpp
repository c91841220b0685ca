// Exposes MLIR's parsers and printers of custom syntax: operations, types and attributes.

#include "shim.h"

#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace {

int triState(OptionalParseResult result) { return result.has_value() ? int(succeeded(*result)) : -1; }

OpAsmParser &opParser(AsmParser *parser) { return *static_cast<OpAsmParser *>(parser); }
OpAsmPrinter &opPrinter(AsmPrinter *printer) { return *static_cast<OpAsmPrinter *>(printer); }

OpAsmParser::UnresolvedOperand unwrapOperand(const COperand &operand) {
  return {SMLoc::getFromPointer(operand.loc), unwrap(operand.name), operand.number};
}
COperand wrapOperand(const OpAsmParser::UnresolvedOperand &operand) {
  return {operand.location.getPointer(), wrap(operand.name), operand.number};
}

} // namespace

extern "C" {

//===-- Parser -------------------------------------------------------------------------------------------------===//

MlirContext mdParserContext(AsmParser *parser) { return wrap(parser->getContext()); }
const char *mdParserLoc(AsmParser *parser) { return parser->getCurrentLocation().getPointer(); }
const char *mdParserNameLoc(AsmParser *parser) { return parser->getNameLoc().getPointer(); }
MlirLocation mdParserEncodeLoc(AsmParser *parser, const char *loc) {
  return wrap(Location(parser->getEncodedSourceLoc(SMLoc::getFromPointer(loc))));
}

/// Parses a token. With `optional`, false means absent; without, a reported error.
bool mdParseToken(AsmParser *parser, MdToken token, bool optional) {
  using Fn = ParseResult (AsmParser::*)();
#define TOKEN(name) {&AsmParser::parse##name, &AsmParser::parseOptional##name},
  static const Fn functions[][2] = {MD_TOKENS(TOKEN)};
#undef TOKEN
  return succeeded((parser->*functions[static_cast<int32_t>(token)][optional])());
}

bool mdParseKeyword(AsmParser *parser, MlirStringRef keyword, bool optional) {
  return optional ? succeeded(parser->parseOptionalKeyword(unwrap(keyword)))
                  : succeeded(parser->parseKeyword(unwrap(keyword)));
}

bool mdParseAnyKeyword(AsmParser *parser, MlirStringRef *out, bool optional) {
  StringRef keyword;
  if (failed(optional ? parser->parseOptionalKeyword(&keyword) : parser->parseKeyword(&keyword)))
    return false;
  *out = wrap(keyword);
  return true;
}

int32_t mdParseOptionalString(AsmParser *parser, MlirStringCallback callback, void *data) {
  std::string text;
  if (failed(parser->parseOptionalString(&text)))
    return -1;
  callback(wrap(StringRef(text)), data);
  return 1;
}

/// Parses a signed integer of at most 64 bits; returns 2 for a larger one.
int32_t mdParseOptionalInteger(AsmParser *parser, int64_t *out) {
  APInt value;
  OptionalParseResult result = parser->parseOptionalInteger(value);
  if (!result.has_value() || failed(*result))
    return triState(result);
  if (value.getSignificantBits() > 64)
    return 2;
  *out = value.getSExtValue();
  return 1;
}

bool mdParseFloat(AsmParser *parser, double *out) { return succeeded(parser->parseFloat(*out)); }

/// Parses dimensions such as `4x?x` (trailing x on request); a dynamic one is INT64_MIN.
bool mdParseDimensions(AsmParser *parser, bool dynamic, bool trailingX, void (*push)(int64_t, void *), void *data) {
  SmallVector<int64_t> dims;
  if (failed(parser->parseDimensionList(dims, dynamic, trailingX)))
    return false;
  for (int64_t dim : dims)
    push(dim, data);
  return true;
}

bool mdParseXInDimensions(AsmParser *parser) { return succeeded(parser->parseXInDimensionList()); }

int32_t mdParseType(AsmParser *parser, MlirType *out, bool optional) {
  Type type;
  int result = optional ? triState(parser->parseOptionalType(type)) : int(succeeded(parser->parseType(type)));
  *out = wrap(type);
  return result;
}

int32_t mdParseAttribute(AsmParser *parser, MlirType type, MlirAttribute *out, bool optional) {
  Attribute attr;
  int result = optional ? triState(parser->parseOptionalAttribute(attr, unwrap(type)))
                        : int(succeeded(parser->parseAttribute(attr, unwrap(type))));
  *out = wrap(attr);
  return result;
}

int32_t mdParseOptionalSymbolName(AsmParser *parser, MlirAttribute *out) {
  StringAttr name;
  if (failed(parser->parseOptionalSymbolName(name)))
    return -1;
  *out = wrap(Attribute(name));
  return 1;
}

int32_t mdParseOperand(AsmParser *parser, COperand *out, bool optional) {
  OpAsmParser::UnresolvedOperand operand;
  int result = optional ? triState(opParser(parser).parseOptionalOperand(operand))
                        : int(succeeded(opParser(parser).parseOperand(operand)));
  if (result == 1)
    *out = wrapOperand(operand);
  return result;
}

bool mdResolveOperand(AsmParser *parser, const COperand *operand, MlirType type, MlirValue *out) {
  SmallVector<Value, 1> values;
  if (failed(opParser(parser).resolveOperand(unwrapOperand(*operand), unwrap(type), values)))
    return false;
  *out = wrap(values.front());
  return true;
}

bool mdParseArgument(AsmParser *parser, CArgument *out, bool allowType) {
  OpAsmParser::Argument argument;
  if (failed(opParser(parser).parseArgument(argument, allowType)))
    return false;
  out->name = wrapOperand(argument.ssaName);
  out->type = wrap(argument.type);
  out->location = argument.sourceLoc ? wrap(*argument.sourceLoc) : MlirLocation{nullptr};
  return true;
}

int32_t mdParseRegion(AsmParser *parser, MlirRegion region, const CArgument *arguments, intptr_t count, bool isolated,
                      bool optional) {
  SmallVector<OpAsmParser::Argument> args;
  for (const CArgument &a : ArrayRef(arguments, count)) {
    auto &arg = args.emplace_back();
    arg.ssaName = unwrapOperand(a.name);
    arg.type = unwrap(a.type);
    if (a.location.ptr)
      arg.sourceLoc = unwrap(a.location);
  }
  return optional ? triState(opParser(parser).parseOptionalRegion(*unwrap(region), args, isolated))
                  : int(succeeded(opParser(parser).parseRegion(*unwrap(region), args, isolated)));
}

int32_t mdParseSuccessor(AsmParser *parser, MlirBlock *out, bool optional) {
  Block *block = nullptr;
  int result = optional ? triState(opParser(parser).parseOptionalSuccessor(block))
                        : int(succeeded(opParser(parser).parseSuccessor(block)));
  *out = wrap(block);
  return result;
}

intptr_t mdParserResultCount(AsmParser *parser) { return opParser(parser).getNumResults(); }

OperationState *mdStateCreate(MlirStringRef name, MlirLocation loc) {
  return new OperationState(unwrap(loc), unwrap(name));
}
/// Creates the operation at the end of the block, and destroys the state.
MlirOperation mdStateInsert(OperationState *state, MlirBlock block) {
  Operation *op = Operation::create(*state);
  unwrap(block)->push_back(op);
  delete state;
  return wrap(op);
}
void mdAttributePrint(MlirAttribute attr, bool withType, MlirStringCallback callback, void *data) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  unwrap(attr).print(stream, /*elideType=*/!withType);
  callback(wrap(StringRef(text)), data);
}
MlirLocation mdStateLocation(OperationState *state) { return wrap(state->location); }
void mdStateAddOperands(OperationState *state, const MlirValue *values, intptr_t count) {
  for (MlirValue value : ArrayRef(values, count))
    state->operands.push_back(unwrap(value));
}
void mdStateAddTypes(OperationState *state, const MlirType *types, intptr_t count) {
  for (MlirType type : ArrayRef(types, count))
    state->types.push_back(unwrap(type));
}
void mdStateAddSuccessor(OperationState *state, MlirBlock block) { state->addSuccessors(unwrap(block)); }
MlirRegion mdStateAddRegion(OperationState *state) { return wrap(state->addRegion()); }
void mdRegionEnsureBlock(MlirRegion region) {
  if (unwrap(region)->empty())
    unwrap(region)->push_back(new Block);
}
void mdStateSetProperties(OperationState *state, MlirAttribute dictionary) { state->propertiesAttr = unwrap(dictionary); }
void mdStateAddAttribute(OperationState *state, MlirAttribute name, MlirAttribute value) {
  state->addAttribute(cast<StringAttr>(unwrap(name)), unwrap(value));
}

//===-- Printer ------------------------------------------------------------------------------------------------===//

void mdPrint(AsmPrinter *printer, MlirStringRef text) { printer->getStream() << unwrap(text); }
void mdPrintType(AsmPrinter *printer, MlirType type) {
  StringRef text = unwrap(mdTypeText(type));
  text.empty() ? printer->printType(unwrap(type)) : void(printer->getStream() << text);
}
void mdPrintAttribute(AsmPrinter *printer, MlirAttribute attr, bool withType) {
  withType ? printer->printAttribute(unwrap(attr)) : printer->printAttributeWithoutType(unwrap(attr));
}
void mdPrintKeywordOrString(AsmPrinter *printer, MlirStringRef text) { printer->printKeywordOrString(unwrap(text)); }
void mdPrintString(AsmPrinter *printer, MlirStringRef text) { printer->printString(unwrap(text)); }
void mdPrintSymbolName(AsmPrinter *printer, MlirStringRef text) { printer->printSymbolName(unwrap(text)); }
void mdPrintNewline(AsmPrinter *printer) { printer->printNewline(); }
void mdPrintOperand(AsmPrinter *printer, MlirValue value) { opPrinter(printer).printOperand(unwrap(value)); }
static OperandRange operandsOf(MlirOperation op, intptr_t first, intptr_t end) {
  OperandRange until = OperandRange(unwrap(op)->getOperands()).take_front(end);
  return until.drop_front(std::min<size_t>(first, until.size()));
}
void mdPrintOperands(AsmPrinter *printer, MlirOperation op, intptr_t first, intptr_t end) {
  opPrinter(printer).printOperands(operandsOf(op, first, end));
}
void mdPrintOperandTypes(AsmPrinter *printer, MlirOperation op, intptr_t first, intptr_t end) {
  llvm::interleaveComma(operandsOf(op, first, end).getTypes(), printer->getStream(),
                        [&](Type type) { mdPrintType(printer, wrap(type)); });
}
void mdPrintSuccessor(AsmPrinter *printer, MlirBlock block) { opPrinter(printer).printSuccessor(unwrap(block)); }
void mdPrintRegion(AsmPrinter *printer, MlirRegion region, bool entryArguments, bool terminators) {
  opPrinter(printer).printRegion(*unwrap(region), entryArguments, terminators);
}
/// Prints ` {a = 1, b}`, or nothing if there are no attributes.
void mdPrintAttributes(AsmPrinter *printer, const MlirNamedAttribute *attrs, intptr_t count) {
  SmallVector<NamedAttribute> list;
  for (const MlirNamedAttribute &attr : ArrayRef(attrs, count))
    list.emplace_back(unwrap(attr.name), unwrap(attr.attribute));
  opPrinter(printer).printOptionalAttrDict(list);
}

} // extern "C"
