// A value that is defined in another region.
// RUN: %s --verify

func.func @f(%c: i1) {
  scf.if %c {
    %x = arith.constant 1 : index
  }
  %y = arith.addi %x, %x : index
  return
}

// run 1: exit 1
// stderr:
//| error[PTO0008]: use of undeclared value '%x'
//|  --> out_of_scope.errors.mlir:8:19
//|   |
//| 8 |   %y = arith.addi %x, %x : index
//|   |                   ^^
//|   |
//| note: '%x' is defined here, in a region that does not enclose this use
//|  --> out_of_scope.errors.mlir:6:5
//|   |
//| 6 |     %x = arith.constant 1 : index
//|   |     ^^
//|
//| error: 1 error
//| note: 'pto-opt --explain PTO0008' shows the rule with examples
