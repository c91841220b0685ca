// Replaces functions of MLIR's C API to which `melior` refers: those that register all dialects and passes, and the
// execution engine. A linker takes whole files of an archive, so that MLIR's own would add the code generators of all
// targets to each executable: their tables, and the options of command lines, which are constructed at every start.
// Compiled with the feature `lean`.

#include "mlir-c/ExecutionEngine.h"
#include "mlir-c/RegisterEverything.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/ErrorHandling.h"

namespace {
[[noreturn]] void unlinked(const char *function) {
  llvm::report_fatal_error(llvm::Twine(function) + ": this program is built without it (feature 'lean' of mlir-dialect)");
}
} // namespace

void mlirRegisterAllDialects(MlirDialectRegistry) { unlinked(__func__); }
void mlirRegisterAllLLVMTranslations(MlirContext) { unlinked(__func__); }
void mlirRegisterAllPasses(void) { unlinked(__func__); }

MlirExecutionEngine mlirExecutionEngineCreate(MlirModule, int, int, const MlirStringRef *, bool, bool) {
  unlinked(__func__);
}
void mlirExecutionEngineDestroy(MlirExecutionEngine) { unlinked(__func__); }
void mlirExecutionEngineDumpToObjectFile(MlirExecutionEngine, MlirStringRef) { unlinked(__func__); }
void mlirExecutionEngineInitialize(MlirExecutionEngine) { unlinked(__func__); }
MlirLogicalResult mlirExecutionEngineInvokePacked(MlirExecutionEngine, MlirStringRef, void **) { unlinked(__func__); }
void *mlirExecutionEngineLookup(MlirExecutionEngine, MlirStringRef) { unlinked(__func__); }
void *mlirExecutionEngineLookupPacked(MlirExecutionEngine, MlirStringRef) { unlinked(__func__); }
void mlirExecutionEngineRegisterSymbol(MlirExecutionEngine, MlirStringRef, void *) { unlinked(__func__); }
