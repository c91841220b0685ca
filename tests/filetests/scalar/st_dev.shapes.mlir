// Further shapes of pto.st_dev, as frameworks print them.
// RUN: %s --split-input-file

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: i8, %b: !pto.ptr<i8, gm>, %c: index) attributes {pto.entry} {
    pto.st_dev %a, %b[%c] : !pto.ptr<i8, gm>, i8
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: i8, %arg1: !pto.ptr<i8, gm>, %arg2: index) attributes {pto.entry} {
//|     pto.st_dev %arg0, %arg1[%arg2] : !pto.ptr<i8, gm>, i8
//|     return
//|   }
//| }
