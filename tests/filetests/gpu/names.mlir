// Names of kernels: long ones, and those that assembly cannot write. The defect `13-visa-names`.
// RUN: %s --target=visa --platform=dg2 --diagnostics=short --split-input-file
func.func @xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx() attributes {pto.entry} { return }
func.func @"\\"() attributes {pto.entry} { return }
func.func @"\22"() attributes {pto.entry} { return }
func.func @"a b"() attributes {pto.entry} { return }
func.func @a.b$c() attributes {pto.entry} { return }

// run 1: exit 0
// stdout:
//| .version 3.6
//| .kernel "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
//| .kernel_attr Target="cm"
//| .function "BB_0"
//|     ret (M1, 1)
//| .kernel "__af64114c8602469b"
//| .kernel_attr Target="cm"
//| .function "__af64114c8602469b_BB_0"
//|     ret (M1, 1)
//| .kernel "__af639f4c860184e5"
//| .kernel_attr Target="cm"
//| .function "__af639f4c860184e5_BB_0"
//|     ret (M1, 1)
//| .kernel "a_b_e63f991904833892"
//| .kernel_attr Target="cm"
//| .function "a_b_e63f991904833892_BB_0"
//|     ret (M1, 1)
//| .kernel "a.b$c"
//| .kernel_attr Target="cm"
//| .function "L0"
//|     ret (M1, 1)
// stderr:
//| names.mlir:4:1: warning[PTO1631]: @"\\" is the kernel `__af64114c8602469b` in vISA, which does not take this name
//| names.mlir:5:1: warning[PTO1631]: @"\"" is the kernel `__af639f4c860184e5` in vISA, which does not take this name
//| names.mlir:6:1: warning[PTO1631]: @"a b" is the kernel `a_b_e63f991904833892` in vISA, which does not take this name
