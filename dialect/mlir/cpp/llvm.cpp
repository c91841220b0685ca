// Translates the LLVM dialect to LLVM IR.

#include "shim.h"

#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"

using namespace mlir;

bool mdTranslateToLLVM(MlirOperation module, MlirStringCallback callback, void *data) {
  Operation *op = unwrap(module);
  registerBuiltinDialectTranslation(*op->getContext());
  registerLLVMDialectTranslation(*op->getContext());
  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> made = translateModuleToLLVMIR(op, context, "pto");
  if (!made)
    return false;
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (llvm::verifyModule(*made, &stream)) {
    op->emitError() << "LLVM IR is not valid: " << text;
    return false;
  }
  made->print(stream, nullptr);
  callback(MlirStringRef{text.data(), text.size()}, data);
  return true;
}
