// Each rule of pto.vecscope, broken alone.
// RUN: %s --pto-arch=a5 --split-input-file --diagnostics=short

// No arguments.
func.func @arguments() {
  pto.vecscope {
  ^bb0(%i: index):
    pto.mem_bar "VST_VLD"
  }
  return
}

// -----

// One block.
func.func @blocks() {
  "pto.vecscope"() ({
  ^bb0:
    cf.br ^bb1
  ^bb1:
    pto.mem_bar "VST_VLD"
  }) : () -> ()
  return
}

// -----

// Operands, results, regions.
func.func @structure(%i: index) {
  "pto.vecscope"(%i) ({
    pto.mem_bar "VST_VLD"
  }) : (index) -> ()
  "pto.vecscope"() : () -> ()
  %r = "pto.vecscope"() ({
    pto.mem_bar "VST_VLD"
  }) : () -> index
  return
}

// run 1: exit 1
// stderr:
//| vecscope.errors.mlir:6:3: error[PTO0007]: 'pto.vecscope' op region should have no arguments
//| vecscope.errors.mlir:21:5: error[PTO0007]: expected a terminator as the last operation of the block, found 'pto.mem_bar'
//| vecscope.errors.mlir:30:3: error[PTO0202]: pto.vecscope expects no operands, found 1
//| vecscope.errors.mlir:33:3: error[PTO0202]: pto.vecscope expects 1 regions, found 0
//| vecscope.errors.mlir:34:8: error[PTO0204]: pto.vecscope expects no results, found 1
