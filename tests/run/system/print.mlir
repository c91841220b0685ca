// The number is in place of the conversion, whatever its width and precision; no line end of the text is printed twice.
// RUN: --pto-arch=a5 --arg -7 --arg 2.5
// PRINT: n = -7!
// PRINT: 2.5
// PRINT: long -7 of
// PRINT: plain
func.func @test(%n: i32, %x: f32) {
  pto.print ins("n = %d!\0A", %n : i32)
  pto.print ins("%f", %x : f32)
  pto.print ins("long %5ld of", %n : i32)
  pto.print ins("plain", %n : i32)
  return
}
