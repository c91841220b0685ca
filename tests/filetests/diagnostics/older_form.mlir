// Where the manual shows an older form of an operation, the message names the form there is.
// RUN: %s --pto-arch=a5

func.func @f(%v: !pto.vreg<64xf32>, %m: !pto.mask<b32>) {
  %a = pto.vtrc %v, "R" : !pto.vreg<64xf32> -> !pto.vreg<64xf32>
  %b = pto.psel %m, %m, %m, %m : !pto.mask<b32>, !pto.mask<b32>, !pto.mask<b32>, !pto.mask<b32> -> !pto.mask<b32>
  return
}

// run 1: exit 1
// stderr:
//| error[PTO0202]: pto.vtrc is written with the operands input, mask here
//|  --> older_form.mlir:5:21
//|   |
//| 5 |   %a = pto.vtrc %v, "R" : !pto.vreg<64xf32> -> !pto.vreg<64xf32>
//|   |                     ^^^
//|   |
//|   = note: the manual shows an older form with other operands
//|   = note: rule: syntax of the operation
//|   = help: write pto.vtrc %input, %mask, round_mode [{..}] : type(%input), type(%mask) -> type(result)
//|
//| error[PTO0202]: pto.psel is written with the operands src0, src1, mask here
//|  --> older_form.mlir:6:27
//|   |
//| 6 |   %b = pto.psel %m, %m, %m, %m : !pto.mask<b32>, !pto.mask<b32>, !pto.mask<b32>, !pto.mask<b32> -> !pto.mask<b32>
//|   |                           ^
//|   |
//|   = note: the manual shows an older form with other operands
//|   = note: rule: syntax of the operation
//|   = help: write pto.psel %src0, %src1, %mask [{..}] : type(%src0), type(%src1), type(%mask) -> type(result)
//|
//| error: 2 errors
//| note: 'pto-opt --explain PTO0202' shows the rule with examples
