// Reads LLVM IR in textual form into the LLVM dialect, after passes of LLVM that inline calls and remove `alloca` and `switch`.

#include "shim.h"

#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMIRToLLVMTranslation.h"
#include "mlir/Target/LLVMIR/Import.h"
#include "llvm/ADT/SCCIterator.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/BasicAliasAnalysis.h"
#include "llvm/Analysis/CallGraph.h"
#include "llvm/Analysis/LazyValueInfo.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/MemorySSA.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/AsmParser/AsmParserContext.h"
#include "llvm/AsmParser/LLParser.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DIBuilder.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassInstrumentation.h"
#include "llvm/IR/PassManager.h"
#include "llvm/IR/ReplaceConstant.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Transforms/Scalar/DeadStoreElimination.h"
#include "llvm/Transforms/Scalar/SROA.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/LowerSwitch.h"

using namespace mlir;

namespace {

/// Maximal number of elements of a variable, or of a structure or array in memory: LLVM's passes take it apart.
constexpr uint64_t MaxElements = 4096;

/// Returns the number of scalars and vectors in a type.
uint64_t elements(const llvm::Type *type) {
  if (auto *array = llvm::dyn_cast<llvm::ArrayType>(type))
    return llvm::SaturatingMultiply(array->getNumElements(), elements(array->getElementType()));
  if (!llvm::isa<llvm::StructType>(type))
    return 1;
  uint64_t sum = 0;
  for (const llvm::Type *part : type->subtypes())
    sum = llvm::SaturatingAdd(sum, elements(part));
  return sum;
}

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
    StringRef copy = buffer->getBuffer();
    llvm::SourceMgr sources;
    sources.AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
    module = std::make_unique<llvm::Module>(name, llvm);
    // An upgrade of debug information would verify the module first, and abort if it is not legal.
    llvm::LLParser parser(copy, sources, error, module.get(), /*Index=*/nullptr, llvm, /*Slots=*/nullptr, &places);
    if (parser.Run(/*UpgradeDebugInfo=*/false))
      module.reset();
    if (!module)
      emitError(at(error.getLineNo(), error.getColumnNo() + 1)) << error.getMessage();
    return bool(module);
  }

  bool verify() {
    std::string text;
    llvm::raw_string_ostream stream(text);
    // Debug information is removed, so that it need not be legal.
    bool ignored = false;
    if (!llvm::verifyModule(*module, &stream, &ignored))
      return true;
    std::string ofFunction;
    llvm::raw_string_ostream functionStream(ofFunction);
    for (const llvm::Function &function : *module)
      if (llvm::verifyFunction(function, &functionStream)) {
        emitError(at(function)) << StringRef(ofFunction).rtrim();
        return false;
      }
    emitError(at(0, 0)) << StringRef(text).rtrim();
    return false;
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

  /// Makes the functions that named metadata refers to external, and returns them.
  SmallVector<llvm::Function *> exported(StringRef name) {
    llvm::SetVector<llvm::Function *> functions;
    llvm::NamedMDNode *named = module->getNamedMetadata(name);
    for (const llvm::MDNode *node : named ? llvm::to_vector(named->operands()) : SmallVector<llvm::MDNode *>())
      for (const llvm::MDOperand &operand : node->operands())
        if (auto *value = llvm::dyn_cast_or_null<llvm::ValueAsMetadata>(operand.get()))
          if (auto *function = llvm::dyn_cast<llvm::Function>(value->getValue());
              function && !function->isDeclaration() && functions.insert(function))
            function->setLinkage(llvm::GlobalValue::ExternalLinkage);
    return functions.takeVector();
  }

  /// Returns the number of instructions of each function that is not recursive, with all calls of such functions inlined that
  /// are not external.
  llvm::DenseMap<const llvm::Function *, uint64_t> inlinedSizes() {
    llvm::DenseMap<const llvm::Function *, uint64_t> sizes;
    llvm::CallGraph calls(*module);
    // Callees precede their callers.
    for (auto component = llvm::scc_begin(&calls); !component.isAtEnd(); ++component) {
      const llvm::Function *function = component->front()->getFunction();
      if (!function || function->isDeclaration() || component.hasCycle())
        continue;
      uint64_t size = function->getInstructionCount();
      for (const auto &call : *component->front())
        if (const llvm::Function *callee = call.second->getFunction(); callee && callee->hasLocalLinkage())
          size = llvm::SaturatingAdd(size, sizes.lookup(callee));
      sizes[function] = size;
    }
    return sizes;
  }

  /// Inlines the calls of local functions in exported ones, except for those of recursive functions, and removes local
  /// functions without uses. A function that would have more than `most` instructions keeps its calls.
  void inlineCalls(ArrayRef<llvm::Function *> callers, uint64_t most) {
    llvm::DenseMap<const llvm::Function *, uint64_t> sizes = inlinedSizes();
    for (llvm::Function *caller : callers) {
      if (sizes.lookup(caller) > most)
        continue;
      SmallVector<llvm::WeakTrackingVH> calls;
      for (llvm::Instruction &inst : llvm::instructions(caller))
        if (llvm::isa<llvm::CallBase>(inst))
          calls.push_back(&inst);
      while (!calls.empty()) {
        auto *call = llvm::dyn_cast_or_null<llvm::CallBase>(calls.pop_back_val());
        llvm::Function *callee = call ? call->getCalledFunction() : nullptr;
        if (!callee || !callee->hasLocalLinkage() || !sizes.contains(callee))
          continue;
        // Without it, the inlined instructions keep their locations.
        llvm::DebugLoc place = call->getDebugLoc();
        call->setDebugLoc({});
        llvm::InlineFunctionInfo inlined;
        llvm::InlineResult result = llvm::InlineFunction(*call, inlined, /*MergeAttributes=*/false,
                                                         /*CalleeAAR=*/nullptr, /*InsertLifetime=*/false);
        if (result.isSuccess())
          calls.append(inlined.InlinedCallSites.begin(), inlined.InlinedCallSites.end());
        else
          call->setDebugLoc(place);
      }
    }
    eraseUnused();
  }

  /// Removes local functions without uses, and those that only they call.
  void eraseUnused() {
    auto isUnused = [](llvm::Function &function) { return function.hasLocalLinkage() && function.use_empty(); };
    SmallVector<llvm::Function *> unused;
    for (llvm::Function &function : *module)
      if (isUnused(function))
        unused.push_back(&function);
    while (!unused.empty()) {
      llvm::Function *function = unused.pop_back_val();
      llvm::SetVector<llvm::Function *> callees;
      for (llvm::Instruction &inst : llvm::instructions(function))
        if (auto *call = llvm::dyn_cast<llvm::CallBase>(&inst); call && call->getCalledFunction())
          callees.insert(call->getCalledFunction());
      function->eraseFromParent();
      for (llvm::Function *callee : callees)
        if (isUnused(*callee))
          unused.push_back(callee);
    }
  }

  /// Makes each local variable of the module a variable of each exported function that uses it, with its initial value: it
  /// belongs to a thread. Those that other functions use stay.
  void localize(ArrayRef<llvm::Function *> functions) {
    for (llvm::GlobalVariable &variable : llvm::make_early_inc_range(module->globals())) {
      if (!variable.hasLocalLinkage() || !variable.hasInitializer() || variable.isExternallyInitialized() ||
          variable.getAddressSpace() != 0 || elements(variable.getValueType()) > MaxElements)
        continue;
      llvm::convertUsersOfConstantsToInstructions({&variable});
      bool inFunctions = llvm::all_of(variable.users(), [&](llvm::User *user) {
        auto *inst = llvm::dyn_cast<llvm::Instruction>(user);
        return inst && llvm::is_contained(functions, inst->getFunction());
      });
      if (!inFunctions)
        continue;
      llvm::DenseMap<llvm::Function *, llvm::AllocaInst *> copies;
      for (llvm::Use &use : llvm::make_early_inc_range(variable.uses())) {
        auto *user = llvm::cast<llvm::Instruction>(use.getUser());
        llvm::AllocaInst *&copy = copies[user->getFunction()];
        if (!copy) {
          llvm::BasicBlock &entry = user->getFunction()->getEntryBlock();
          llvm::IRBuilder<> builder(&entry, entry.getFirstInsertionPt());
          builder.SetCurrentDebugLocation(user->getDebugLoc());
          copy = builder.CreateAlloca(variable.getValueType(), nullptr, variable.getName());
          builder.CreateStore(variable.getInitializer(), copy);
        }
        use.set(copy);
      }
      variable.eraseFromParent();
    }
  }

  /// Replaces `llvm.genx.vload` and `llvm.genx.vstore` of variables by `load` and `store`: front ends emit them for those of a file.
  void plainAccesses(llvm::Function &function) {
    for (llvm::Instruction &inst : llvm::make_early_inc_range(llvm::instructions(function))) {
      auto *call = llvm::dyn_cast<llvm::CallInst>(&inst);
      llvm::Function *callee = call ? call->getCalledFunction() : nullptr;
      if (!callee)
        continue;
      bool isLoad = callee->getName().starts_with("llvm.genx.vload.") && call->arg_size() == 1;
      bool isStore = callee->getName().starts_with("llvm.genx.vstore.") && call->arg_size() == 2;
      llvm::Value *pointer = isLoad || isStore ? call->getArgOperand(call->arg_size() - 1) : nullptr;
      if (!pointer || !llvm::isa<llvm::AllocaInst>(llvm::getUnderlyingObject(pointer)))
        continue;
      llvm::IRBuilder<> builder(call);
      if (isLoad)
        call->replaceAllUsesWith(builder.CreateLoad(call->getType(), pointer));
      else
        builder.CreateStore(call->getArgOperand(0), pointer);
      call->eraseFromParent();
    }
  }

  /// Removes `alloca`, `switch` and unreachable blocks from functions: the passes that "GenX backend design" lists first.
  void lower(ArrayRef<llvm::Function *> functions) {
    llvm::FunctionAnalysisManager analyses;
    analyses.registerPass([] { return llvm::PassInstrumentationAnalysis(); });
    analyses.registerPass([] {
      llvm::AAManager aliases;
      aliases.registerFunctionAnalysis<llvm::BasicAA>();
      return aliases;
    });
    analyses.registerPass([] { return llvm::AssumptionAnalysis(); });
    analyses.registerPass([] { return llvm::BasicAA(); });
    analyses.registerPass([] { return llvm::DominatorTreeAnalysis(); });
    analyses.registerPass([] { return llvm::LazyValueAnalysis(); });
    analyses.registerPass([] { return llvm::LoopAnalysis(); });
    analyses.registerPass([] { return llvm::MemorySSAAnalysis(); });
    analyses.registerPass([] { return llvm::PostDominatorTreeAnalysis(); });
    analyses.registerPass([] { return llvm::TargetIRAnalysis(); });
    analyses.registerPass([] { return llvm::TargetLibraryAnalysis(); });
    llvm::FunctionPassManager variables;
    variables.addPass(llvm::SROAPass(llvm::SROAOptions::ModifyCFG));
    llvm::FunctionPassManager switches;
    switches.addPass(llvm::LowerSwitchPass());
    // Of variables that are only written, SROA leaves copies.
    llvm::FunctionPassManager rest;
    rest.addPass(llvm::DSEPass());
    rest.addPass(llvm::SROAPass(llvm::SROAOptions::ModifyCFG));
    for (llvm::Function *function : functions) {
      // Their instructions may use values that are defined later.
      llvm::EliminateUnreachableBlocks(*function);
      plainAccesses(*function);
      // The import refuses the variables of other functions.
      bool isSmall = llvm::none_of(llvm::instructions(function), [](llvm::Instruction &inst) {
        bool isAccess = llvm::isa<llvm::LoadInst, llvm::StoreInst>(inst);
        return isAccess && elements(llvm::getLoadStoreType(&inst)) > MaxElements;
      });
      if (isSmall)
        variables.run(*function, analyses);
      switches.run(*function, analyses);
      if (isSmall && llvm::any_of(llvm::instructions(function), [](auto &inst) { return llvm::isa<llvm::AllocaInst>(inst); }))
        rest.run(*function, analyses);
      // The inliner adds scopes, which the import does not take.
      for (llvm::Instruction &inst : llvm::make_early_inc_range(llvm::instructions(function)))
        if (llvm::isa<llvm::NoAliasScopeDeclInst>(inst))
          inst.eraseFromParent();
    }
  }

  OwningOpRef<ModuleOp> import(StringRef metadata, uint64_t most) {
    Attribute named = nodes(metadata);
    llvm::StringMap<Location> functions;
    for (const llvm::Function &function : *module)
      functions.try_emplace(function.getName(), at(function));
    locate();
    SmallVector<llvm::Function *> callers = exported(metadata);
    inlineCalls(callers, most);
    localize(callers);
    lower(callers);
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

MlirModule mdParseLLVM(MlirContext context, MlirStringRef name, MlirStringRef text, MlirStringRef metadata,
                       uint64_t most) {
  Reader reader{unwrap(context), unwrap(name)};
  if (!reader.parse(unwrap(text)) || !reader.verify())
    return MlirModule{nullptr};
  return wrap(reader.import(unwrap(metadata), most).release());
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
