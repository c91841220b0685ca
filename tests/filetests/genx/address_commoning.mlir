// Two regions at places that differ by a constant have one address; places that are elements of a vector are set together.
// RUN: %s --target=visa --platform=dg2 --print-after=address-commoning -o /dev/null
// RUN: %s --target=visa --platform=dg2
// RUN: %s --target=visa --platform=dg2 --disable-pass=address-commoning
module {
  func.func @k(%from: i64 {genx.kind = "general", genx.offset = 64 : i32}, %to: i64 {genx.kind = "general", genx.offset = 72 : i32}, %n: i16 {genx.kind = "general", genx.offset = 80 : i32}) attributes {genx.kernel} {
    %zero = genx.literal 0 : i16
    %one = genx.literal 1 : i1
    %all = genx.svm.block.ld %from : (i64) -> vector<64xf32>
    %a = genx.rdregion %all, <0, 8, 1>, offset = 0, %n, parent_width = 0 : (vector<64xf32>, i16) -> vector<8xf32>
    %b = genx.rdregion %all, <0, 8, 1>, offset = 64, %n, parent_width = 0 : (vector<64xf32>, i16) -> vector<8xf32>
    %sum = genx.fadd %a, %b : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    genx.svm.block.st %to, %sum : (i64, vector<8xf32>)
    %places = genx.svm.block.ld %to : (i64) -> vector<8xi16>
    %i = genx.rdregion %places, <0, 1, 1>, offset = 0, %zero, parent_width = 0 : (vector<8xi16>, i16) -> i16
    %x = genx.rdregion %all, <0, 1, 1>, offset = 0, %i, parent_width = 0 : (vector<64xf32>, i16) -> f32
    %j = genx.rdregion %places, <0, 1, 1>, offset = 2, %zero, parent_width = 0 : (vector<8xi16>, i16) -> i16
    %y = genx.rdregion %all, <0, 1, 1>, offset = 4, %j, parent_width = 0 : (vector<64xf32>, i16) -> f32
    %product = genx.fmul %x, %y : (f32, f32) -> f32
    %splat = genx.rdregion %product, <0, 8, 0>, offset = 0, %zero, parent_width = 0 : (f32, i16) -> vector<8xf32>
    genx.svm.block.st %from, %splat : (i64, vector<8xf32>)
    genx.ret
  }
}
