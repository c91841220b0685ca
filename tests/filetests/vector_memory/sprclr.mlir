// Every shape of pto.sprclr.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes() {
  pto.vecscope {
    pto.sprclr "AR"
  }
  return
}

// The same in generic form.
// Attributes in braces are those of the operation too.
func.func @generic() {
  pto.vecscope {
    "pto.sprclr"() <{spr = "AR"}> : () -> ()
    "pto.sprclr"() {spr = "AR"} : () -> ()
  }
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes() {
//|     pto.vecscope {
//|       pto.sprclr "AR"
//|     }
//|     return
//|   }
//|   func.func @generic() {
//|     pto.vecscope {
//|       pto.sprclr "AR"
//|       pto.sprclr "AR"
//|     }
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shapes"}> ({
//|     "pto.vecscope"() ({
//|       "pto.sprclr"() <{spr = "AR"}> : () -> ()
//|     }) : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic"}> ({
//|     "pto.vecscope"() ({
//|       "pto.sprclr"() <{spr = "AR"}> : () -> ()
//|       "pto.sprclr"() <{spr = "AR"}> : () -> ()
//|     }) : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
