// Reads LLVM IR in textual form into the LLVM dialect.

#include "shim.h"

#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMIRToLLVMTranslation.h"
#include "mlir/Target/LLVMIR/Import.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/AsmParser/AsmParserContext.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DIBuilder.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;

namespace {

/// A text in LLVM IR and the module that is read from it.
struct Reader {
  MLIRContext *context;
  StringRef name;
  llvm::LLVMContext llvm{};
  llvm::AsmParserContext places{};
  std::unique_ptr<llvm::Module> module{};

  Location at(unsigned line, unsigned column) { return FileLineColLoc::get(context, name, line, column); }

  Location at(const llvm::Function &function) {
    std::optional<llvm::FileLocRange> range = places.getFunctionLocation(&function);
    return range ? at(range->Start.Line + 1, range->Start.Col + 1) : at(0, 0);
  }

  bool parse(StringRef text) {
    llvm::SMDiagnostic error;
    // The lexer ends at a zero, which the copy ends with.
    std::unique_ptr<llvm::MemoryBuffer> buffer = llvm::MemoryBuffer::getMemBufferCopy(text, name);
    module = llvm::parseAssembly(
        *buffer, error, llvm, /*Slots=*/nullptr, [](StringRef, StringRef) { return std::nullopt; }, &places);
    if (!module)
      emitError(at(error.getLineNo(), error.getColumnNo() + 1)) << error.getMessage();
    return bool(module);
  }

  bool verify() {
    std::string text;
    llvm::raw_string_ostream stream(text);
    for (const llvm::Function &function : *module)
      if (llvm::verifyFunction(function, &stream)) {
        emitError(at(function)) << StringRef(text).rtrim();
        return false;
      }
    if (llvm::verifyModule(*module, &stream)) {
      emitError(at(0, 0)) << StringRef(text).rtrim();
      return false;
    }
    return true;
  }

  /// Makes the debug location of each instruction its place in the text: the import keeps debug locations only.
  void locate() {
    llvm::StripDebugInfo(*module);
    llvm::DIBuilder builder(*module);
    llvm::DIFile *file = builder.createFile(name, "");
    builder.createCompileUnit(llvm::DISourceLanguageName(llvm::dwarf::DW_LANG_C), file, "", false, "", 0);
    llvm::DISubroutineType *type = builder.createSubroutineType(builder.getOrCreateTypeArray({}));
    for (llvm::Function &function : *module) {
      if (function.isDeclaration())
        continue;
      llvm::DISubprogram *scope = builder.createFunction(file, function.getName(), "", file, 0, type, 0,
                                                         llvm::DINode::FlagZero, llvm::DISubprogram::SPFlagDefinition);
      function.setSubprogram(scope);
      for (llvm::Instruction &inst : llvm::instructions(function))
        if (std::optional<llvm::FileLocRange> range = places.getInstructionLocation(&inst))
          inst.setDebugLoc(llvm::DILocation::get(llvm, range->Start.Line + 1, range->Start.Col + 1, scope));
    }
    builder.finalize();
  }

  /// Returns a text, an integer or a reference to a function in metadata as an attribute; a unit for all else.
  Attribute single(const llvm::Metadata *metadata) {
    if (auto *text = llvm::dyn_cast_or_null<llvm::MDString>(metadata))
      return StringAttr::get(context, text->getString());
    if (auto *value = llvm::dyn_cast_or_null<llvm::ValueAsMetadata>(metadata)) {
      if (auto *function = llvm::dyn_cast<llvm::Function>(value->getValue()))
        return FlatSymbolRefAttr::get(context, function->getName());
      if (auto *number = llvm::dyn_cast<llvm::ConstantInt>(value->getValue()); number && number->getBitWidth() <= 64)
        return IntegerAttr::get(IntegerType::get(context, number->getBitWidth()), number->getValue());
    }
    return UnitAttr::get(context);
  }

  template <typename Convert> Attribute list(const llvm::MDNode *node, Convert convert) {
    return ArrayAttr::get(context, llvm::map_to_vector(node->operands(), convert));
  }

  /// Returns a named list of metadata nodes. Nodes are lists of [`single`], and of lists of these.
  Attribute nodes(StringRef name) {
    llvm::NamedMDNode *named = module->getNamedMetadata(name);
    if (!named)
      return ArrayAttr::get(context, {});
    // Nodes may share a long list.
    llvm::DenseMap<const llvm::Metadata *, Attribute> lists;
    auto part = [&](const llvm::Metadata *metadata) {
      auto *inner = llvm::dyn_cast_or_null<llvm::MDTuple>(metadata);
      if (!inner)
        return single(metadata);
      auto [known, isNew] = lists.try_emplace(inner);
      if (isNew)
        known->second = list(inner, [&](const llvm::Metadata *metadata) { return single(metadata); });
      return known->second;
    };
    return ArrayAttr::get(context, llvm::map_to_vector(named->operands(), [&](const llvm::MDNode *node) {
                            return list(node, part);
                          }));
  }

  OwningOpRef<ModuleOp> import(StringRef metadata) {
    Attribute named = nodes(metadata);
    llvm::StringMap<Location> functions;
    for (const llvm::Function &function : *module)
      functions.try_emplace(function.getName(), at(function));
    locate();
    registerLLVMDialectImport(*context);
    context->loadDialect<DLTIDialect, LLVM::LLVMDialect>();
    OwningOpRef<ModuleOp> imported =
        translateLLVMIRToModule(std::move(module), context, /*emitExpensiveWarnings=*/false,
                                /*dropDICompositeTypeElements=*/true, /*loadAllDialects=*/false,
                                /*preferUnregisteredIntrinsics=*/true);
    if (!imported)
      return imported;
    // Without the debug scopes.
    imported->walk([&](Operation *op) {
      auto place = op->getLoc()->findInstanceOf<FileLineColLoc>();
      op->setLoc(place ? Location(place) : at(0, 0));
    });
    for (LLVM::LLVMFuncOp function : imported->getOps<LLVM::LLVMFuncOp>())
      if (auto found = functions.find(function.getName()); found != functions.end())
        function->setLoc(found->second);
    (*imported)->setAttr(metadata, named);
    return imported;
  }
};

} // namespace

extern "C" {

MlirModule mdParseLLVM(MlirContext context, MlirStringRef name, MlirStringRef text, MlirStringRef metadata) {
  Reader reader{unwrap(context), unwrap(name)};
  if (!reader.parse(unwrap(text)) || !reader.verify())
    return MlirModule{nullptr};
  return wrap(reader.import(unwrap(metadata)).release());
}

bool mdConstantBits(MlirAttribute attr, void (*push)(uint64_t, void *), void *data) {
  auto bits = [&](const llvm::APInt &value) {
    if (value.getBitWidth() > 64)
      return false;
    push(value.getZExtValue(), data);
    return true;
  };
  if (auto number = dyn_cast<IntegerAttr>(unwrap(attr)))
    return bits(number.getValue());
  if (auto number = dyn_cast<FloatAttr>(unwrap(attr)))
    return bits(number.getValue().bitcastToAPInt());
  auto all = dyn_cast<DenseIntOrFPElementsAttr>(unwrap(attr));
  if (!all || all.empty())
    return false;
  auto each = [&](auto values, auto one) {
    return all.isSplat() ? one(*values.begin()) : llvm::all_of(values, one);
  };
  if (isa<IntegerType>(all.getElementType()))
    return each(all.getValues<llvm::APInt>(), bits);
  return each(all.getValues<llvm::APFloat>(), [&](const llvm::APFloat &value) { return bits(value.bitcastToAPInt()); });
}

} // extern "C"
