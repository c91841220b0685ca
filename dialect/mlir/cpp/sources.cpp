// Parses sources, and records the positions of definitions and uses.

#include "shim.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/AsmParser/AsmParserState.h"
#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SaveAndRestore.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;

/// A parsed file with, on request, the source positions of operations and operands.
struct ParsedSource {
  llvm::SourceMgr sources;
  std::unique_ptr<AsmParserState> state;
  OwningOpRef<ModuleOp> module;
  /// Name and location of each parsed operation, to distinguish it from a later one at the same address.
  llvm::DenseMap<Operation *, std::pair<OperationName, Location>> parsed;
  /// Uses of every value, in source order. Filled right after parsing, because `state` is not updated when passes
  /// erase.
  llvm::DenseMap<Value, SmallVector<SMRange>> uses;

  const char *start() const { return sources.getMemoryBuffer(1)->getBufferStart(); }
  const char *end() const { return sources.getMemoryBuffer(1)->getBufferEnd(); }

  /// Returns the index `#n` after a use (0 if absent), and the range of the use including it.
  std::pair<unsigned, SMRange> resultNumber(SMRange use) const {
    const char *at = use.End.getPointer();
    while (at != end() && isspace(static_cast<unsigned char>(*at)))
      ++at;
    if (at == end() || *at != '#')
      return {0, use};
    StringRef digits = StringRef(at + 1, end() - at - 1).take_while([](char c) { return c >= '0' && c <= '9'; });
    unsigned number;
    if (digits.getAsInteger(10, number))
      return {0, use};
    return {number, SMRange(use.Start, SMLoc::getFromPointer(digits.end()))};
  }

  void index() {
    auto sort = [](SmallVector<SMRange> &list) {
      llvm::sort(list, [](SMRange a, SMRange b) { return a.Start.getPointer() < b.Start.getPointer(); });
    };
    for (const AsmParserState::OperationDefinition &op : state->getOpDefs()) {
      parsed.try_emplace(op.op, op.op->getName(), op.op->getLoc());
      for (const auto &[index, group] : llvm::enumerate(op.resultGroups)) {
        unsigned end = index + 1 < op.resultGroups.size() ? op.resultGroups[index + 1].startIndex
                                                          : op.op->getNumResults();
        for (SMRange use : group.definition.uses) {
          auto [number, range] = resultNumber(use);
          if (group.startIndex + number < end)
            uses[op.op->getResult(group.startIndex + number)].push_back(range);
        }
        for (unsigned i = group.startIndex; i < end; ++i)
          if (auto found = uses.find(op.op->getResult(i)); found != uses.end())
            sort(found->second);
      }
    }
    for (const AsmParserState::BlockDefinition &block : state->getBlockDefs())
      for (auto [arg, definition] : llvm::zip(block.block->getArguments(), block.arguments)) {
        auto &list = uses[arg];
        list.append(definition.uses.begin(), definition.uses.end());
        sort(list);
      }
  }

  /// Returns whether a position is in an operation nested in `op`.
  bool isNested(Operation *op, SMLoc at) const {
    for (Region &region : op->getRegions())
      for (Operation &inner : region.getOps())
        if (const AsmParserState::OperationDefinition *definition = state->getOpDef(&inner))
          if (definition->scopeLoc.isValid() && definition->scopeLoc.Start.getPointer() <= at.getPointer() &&
              at.getPointer() < definition->scopeLoc.End.getPointer())
            return true;
    return false;
  }
};

/// Gives a value the name under which it is printed. A number is not a name: it only reflects the position of a value.
static void setName(Value value, StringRef name) {
  if (name.empty() || llvm::all_of(name, [](char c) { return llvm::isDigit(c); }))
    return;
  StringAttr text = StringAttr::get(value.getContext(), name);
  auto named = [&](Location loc) {
    auto before = dyn_cast<NameLoc>(loc);
    return NameLoc::get(text, before ? before.getChildLoc() : loc);
  };
  if (auto argument = dyn_cast<BlockArgument>(value))
    argument.setLoc(named(argument.getLoc()));
  else if (cast<OpResult>(value).getResultNumber() == 0) // All results of an operation share its location.
    value.getDefiningOp()->setLoc(named(value.getLoc()));
}

extern "C" {

ParsedSource *mdParse(MlirContext context, MlirStringRef name, MlirStringRef text, bool places) {
  auto parsed = std::make_unique<ParsedSource>();
  parsed->sources.AddNewSourceBuffer(llvm::MemoryBuffer::getMemBufferCopy(unwrap(text), unwrap(name)), SMLoc());
  ParserConfig config(unwrap(context), /*verifyAfterParse=*/false);
  if (!places || isBytecode(*parsed->sources.getMemoryBuffer(1))) {
    llvm::SaveAndRestore skips(skipsKnownTypes, true);
    parsed->module = parseSourceFile<ModuleOp>(parsed->sources, config);
  } else {
    parsed->state = std::make_unique<AsmParserState>();
    Block block;
    LocationAttr loc = FileLineColLoc::get(unwrap(context), unwrap(name), 0, 0);
    if (succeeded(parseAsmSourceFile(parsed->sources, &block, config, parsed->state.get())))
      parsed->module = mlir::detail::constructContainerOpForParserIfNecessary<ModuleOp>(&block, unwrap(context), loc);
    if (parsed->module)
      parsed->index();
  }
  return parsed->module ? parsed.release() : nullptr;
}

void mdParsedDestroy(ParsedSource *parsed) { delete parsed; }

MlirOperation mdParsedModule(ParsedSource *parsed) { return wrap(parsed->module->getOperation()); }

void mdValueSetName(MlirValue value, MlirStringRef name) { setName(unwrap(value), unwrap(name)); }

/// Gives each value the name that it has in the text.
void mdParsedNameValues(ParsedSource *parsed) {
  if (!parsed->state)
    return;
  auto text = [](SMRange at) {
    return StringRef(at.Start.getPointer(), at.End.getPointer() - at.Start.getPointer()).ltrim('%');
  };
  for (const AsmParserState::OperationDefinition &op : parsed->state->getOpDefs()) {
    if (op.resultGroups.empty() || !op.resultGroups.front().definition.loc.isValid())
      continue;
    setName(op.op->getResult(0), text(op.resultGroups.front().definition.loc));
    parsed->parsed.find(op.op)->second.second = op.op->getLoc();
  }
  for (const AsmParserState::BlockDefinition &block : parsed->state->getBlockDefs())
    for (auto [argument, definition] : llvm::zip(block.block->getArguments(), block.arguments))
      if (definition.loc.isValid())
        setName(argument, text(definition.loc));
}

/// Returns the byte ranges of an operation in the source: out[0..2] its name, out[2..4] all of it. `location` is its
/// location according to the parser. Returns false if the operation has another name than in the source.
bool mdParsedOpRange(ParsedSource *parsed, MlirOperation op, size_t *out, MlirLocation *location) {
  auto known = parsed->parsed.find(unwrap(op));
  if (!parsed->state || known == parsed->parsed.end() || known->second.first != unwrap(op)->getName())
    return false;
  *location = wrap(known->second.second);
  const AsmParserState::OperationDefinition *definition = parsed->state->getOpDef(unwrap(op));
  if (!definition || !definition->loc.isValid())
    return false;
  out[0] = definition->loc.Start.getPointer() - parsed->start();
  out[1] = definition->loc.End.getPointer() - parsed->start();
  out[2] = definition->scopeLoc.Start.getPointer() - parsed->start();
  out[3] = definition->scopeLoc.End.isValid() ? definition->scopeLoc.End.getPointer() - parsed->start() : out[1];
  return true;
}

/// Returns the byte range of operand `index` of the operation: the n-th use of the value inside of the operation for
/// the n-th operand with that value.
bool mdParsedOperandRange(ParsedSource *parsed, MlirOperation op, intptr_t index, size_t *out) {
  size_t range[4];
  MlirLocation location;
  if (index < 0 || index >= intptr_t(unwrap(op)->getNumOperands()) || !mdParsedOpRange(parsed, op, range, &location))
    return false;
  Value value = unwrap(op)->getOperand(index);
  unsigned skip = llvm::count(unwrap(op)->getOperands().take_front(index), value);
  const char *begin = parsed->start() + range[2], *end = parsed->start() + range[3];
  auto found = parsed->uses.find(value);
  if (found == parsed->uses.end())
    return false;
  const auto &uses = found->second;
  auto first = llvm::lower_bound(uses, begin, [](SMRange r, const char *p) { return r.Start.getPointer() < p; });
  const SMRange *last = nullptr;
  for (; first != uses.end() && first->Start.getPointer() < end; ++first) {
    if (parsed->isNested(unwrap(op), first->Start))
      continue;
    last = first;
    if (skip-- == 0)
      break;
  }
  if (!last)
    return false;
  out[0] = last->Start.getPointer() - parsed->start();
  out[1] = last->End.getPointer() - parsed->start();
  return true;
}

/// Returns the byte range of the name of result `index`: out[0..2], and its index in a group `%a:2`: out[2].
bool mdParsedResultName(ParsedSource *parsed, MlirOperation op, intptr_t index, size_t *out) {
  const auto *definition = parsed->state ? parsed->state->getOpDef(unwrap(op)) : nullptr;
  if (!definition)
    return false;
  const AsmParserState::OperationDefinition::ResultGroupDefinition *found = nullptr;
  for (const auto &group : definition->resultGroups)
    if (group.startIndex <= index)
      found = &group;
  if (!found || !found->definition.loc.isValid())
    return false;
  out[0] = found->definition.loc.Start.getPointer() - parsed->start();
  out[1] = found->definition.loc.End.getPointer() - parsed->start();
  out[2] = index - found->startIndex;
  return true;
}

/// Returns the byte range of the name of a block argument.
bool mdParsedArgumentName(ParsedSource *parsed, MlirBlock block, intptr_t index, size_t *out) {
  const auto *definition = parsed->state ? parsed->state->getBlockDef(unwrap(block)) : nullptr;
  if (!definition || index < 0 || size_t(index) >= definition->arguments.size() ||
      !definition->arguments[index].loc.isValid())
    return false;
  out[0] = definition->arguments[index].loc.Start.getPointer() - parsed->start();
  out[1] = definition->arguments[index].loc.End.getPointer() - parsed->start();
  return true;
}

} // extern "C"
