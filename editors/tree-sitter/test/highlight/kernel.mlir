// A kernel.
// <- comment
func.func @f(%a: i32) {
// <- function.builtin
//        ^ function
//           ^ variable
//               ^ type.builtin
  %b = pto.tadd %a, %a {mode = 1 : i32} : (!pto.tile_buf<vec, 16x64xf32>) -> i32
  // <- variable
  //   ^ function.builtin
  //            ^ variable
  //                      ^ property
  //                           ^ number
  //                                       ^ type
  //                                                          ^ type
  cf.br ^next
  //    ^ label
^next:
// <- label
  return
  // <- keyword
}
