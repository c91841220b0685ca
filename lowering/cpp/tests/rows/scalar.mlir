// Rows of scalars, control flow and functions. `// ROW TARGET NAME: STATEMENT` states what stands for an operation of the function.

func.func private @callee(%n: i32) -> i32 {
  // ROW both func.return: return %n
  return %n : i32
}

func.func @integers(%a: i32, %b: i32, %t: i1, %u: i1, %i: index, %p: !pto.ptr<i32>) attributes {pto.entry} {
  // ROW both arith.addi: int32_t %add = (int32_t)((uint32_t)%a + (uint32_t)%b)
  // ROW both arith.subi: int32_t %sub = (int32_t)((uint32_t)%a - (uint32_t)%b)
  // ROW both arith.muli: int32_t %mul = (int32_t)((uint32_t)%a * (uint32_t)%b)
  // ROW both arith.addi: bool %bits = (bool)(%t ^ %u)
  // ROW both arith.muli: bool %both = (bool)(%t & %u)
  // ROW both arith.divsi: int32_t %div = %a / %b
  // ROW both arith.remsi: int32_t %rem = %a % %b
  // ROW both arith.divui: int32_t %udiv = (int32_t)((uint32_t)%a / (uint32_t)%b)
  // ROW both arith.remui: int32_t %urem = (int32_t)((uint32_t)%a % (uint32_t)%b)
  // ROW both arith.andi: int32_t %and = (int32_t)((uint32_t)%a & (uint32_t)%b)
  // ROW both arith.ori: int32_t %or = (int32_t)((uint32_t)%a | (uint32_t)%b)
  // ROW both arith.xori: int32_t %xor = (int32_t)((uint32_t)%a ^ (uint32_t)%b)
  // ROW both arith.shli: int32_t %shl = (int32_t)((uint32_t)%a << (uint32_t)%b)
  // ROW both arith.shrui: int32_t %shru = (int32_t)((uint32_t)%a >> (uint32_t)%b)
  // ROW both arith.shrsi: int32_t %shr = (int32_t)(%a >> (uint32_t)%b)
  // ROW both arith.cmpi: bool %less = %a < %b
  // ROW both arith.cmpi: bool %below = (uint32_t)%a < (uint32_t)%b
  // ROW both arith.select: int32_t %chosen = %t ? %a : %b
  // ROW both arith.minsi: int32_t %mins = (%a < %b) ? %a : %b
  // ROW both arith.maxsi: int32_t %maxs = (%a > %b) ? %a : %b
  // ROW both arith.minui: int32_t %minu = ((uint32_t)%a < (uint32_t)%b) ? %a : %b
  // ROW both arith.maxui: int32_t %maxu = ((uint32_t)%a > (uint32_t)%b) ? %a : %b
  // ROW both arith.index_cast: int32_t %cast = (int32_t)%i
  // ROW both arith.ceildivui: int32_t %uceil = (int32_t)(((uint32_t)%a / (uint32_t)%b) + (((uint32_t)%a % (uint32_t)%b) != 0 ? 1 : 0))
  // ROW both arith.ceildivsi: int32_t %ceil = (%a / %b) + (((%a % %b) != 0 && ((%a < 0) == (%b < 0))) ? 1 : 0)
  // ROW both arith.floordivsi: int32_t %floor = (%a / %b) - (((%a % %b) != 0 && ((%a < 0) != (%b < 0))) ? 1 : 0)
  // ROW both arith.index_castui: int64_t %ucast = (int64_t)(uint32_t)%a
  // ROW both arith.extui: int64_t %extu = (int64_t)(uint32_t)%a
  // ROW both arith.extsi: int64_t %exts = (int64_t)%a
  // ROW both arith.extsi: int32_t %extt = (int32_t)(0 - (int32_t)%t)
  // ROW both arith.trunci: bool %trunc = (%a & 1) != 0
  // ROW both arith.addui_extended: uint64_t @ = (uint64_t)(uint32_t)%a + (uint64_t)(uint32_t)%b ;; int32_t %sum = (int32_t)@ ;; bool %over = (@ >> 32) != 0
  // ROW both arith.mulsi_extended: int64_t @ = (int64_t)(int32_t)%a * (int64_t)(int32_t)%b ;; int32_t %lows = (int32_t)@ ;; int32_t %highs = (int32_t)(@ >> 32)
  // ROW both arith.mului_extended: uint64_t @ = (uint64_t)(uint32_t)%a * (uint64_t)(uint32_t)%b ;; int32_t %lowu = (int32_t)@ ;; int32_t %highu = (int32_t)(@ >> 32)
  // ROW both affine.apply: int64_t @ = (int64_t)((uint64_t)%i * (uint64_t)@)
  // ROW both func.call: int32_t %called = callee(%a)
  %add = arith.addi %a, %b : i32
  %sub = arith.subi %a, %b : i32
  %mul = arith.muli %a, %b : i32
  %bits = arith.addi %t, %u : i1
  %both = arith.muli %t, %u : i1
  %div = arith.divsi %a, %b : i32
  %rem = arith.remsi %a, %b : i32
  %udiv = arith.divui %a, %b : i32
  %urem = arith.remui %a, %b : i32
  %uceil = arith.ceildivui %a, %b : i32
  %ceil = arith.ceildivsi %a, %b : i32
  %floor = arith.floordivsi %a, %b : i32
  %and = arith.andi %a, %b : i32
  %or = arith.ori %a, %b : i32
  %xor = arith.xori %a, %b : i32
  %shl = arith.shli %a, %b : i32
  %shru = arith.shrui %a, %b : i32
  %shr = arith.shrsi %a, %b : i32
  %less = arith.cmpi slt, %a, %b : i32
  %below = arith.cmpi ult, %a, %b : i32
  %chosen = arith.select %t, %a, %b : i32
  %mins = arith.minsi %a, %b : i32
  %maxs = arith.maxsi %a, %b : i32
  %minu = arith.minui %a, %b : i32
  %maxu = arith.maxui %a, %b : i32
  %cast = arith.index_cast %i : index to i32
  %ucast = arith.index_castui %a : i32 to index
  %extu = arith.extui %a : i32 to i64
  %exts = arith.extsi %a : i32 to i64
  %extt = arith.extsi %t : i1 to i32
  %trunc = arith.trunci %a : i32 to i1
  %sum, %over = arith.addui_extended %a, %b : i32, i1
  %lows, %highs = arith.mulsi_extended %a, %b : i32
  %lowu, %highu = arith.mului_extended %a, %b : i32
  %d = affine.apply affine_map<()[s0] -> (s0 * 4)>()[%i]
  %called = func.call @callee(%a) : (i32) -> i32
  pto.store_scalar %called, %p[%d] : !pto.ptr<i32>, i32
  return
}

func.func @floats(%x: f32, %y: f32, %a: i32, %h: f16, %p: !pto.ptr<f32>) attributes {pto.entry} {
  // ROW both func.func: extern "C" __global__ AICORE void floats(float %x, float %y, int32_t %a, half %h, __gm__ float* %p) \{
  // ROW both arith.cmpf: bool %less = (%x == %x && %y == %y) && (%x < %y)
  // ROW both arith.cmpf: bool %unordered = (%x != %x || %y != %y) || (%x < %y)
  // ROW both arith.maximumf: float %maximum = (%x != %x) ? %x : ((%y != %y) ? %y : ((%x > %y) ? %x : ((%y > %x) ? %y : ptoas_bitcast<float>((uint32_t)(ptoas_bitcast<uint32_t>(%x) & ptoas_bitcast<uint32_t>(%y))))))
  // ROW both arith.minimumf: float %minimum = (%x != %x) ? %x : ((%y != %y) ? %y : ((%x < %y) ? %x : ((%y < %x) ? %y : ptoas_bitcast<float>((uint32_t)(ptoas_bitcast<uint32_t>(%x) | ptoas_bitcast<uint32_t>(%y))))))
  // ROW both arith.maxnumf: float %maxnum = (%x != %x) ? %y : ((%y != %y) ? %x : ((%x > %y) ? %x : %y))
  // ROW both arith.minnumf: float %minnum = (%x != %x) ? %y : ((%y != %y) ? %x : ((%x < %y) ? %x : %y))
  // ROW both arith.addf: float %add = %x + %y
  // ROW both arith.subf: float %sub = %x - %y
  // ROW both arith.mulf: float %mul = %x * %y
  // ROW both arith.divf: float %div = %x / %y
  // ROW both arith.negf: float %neg = -%x
  // ROW both arith.remf: float %rem = __builtin_fmodf(%x, %y)
  // ROW both arith.sitofp: float %si = (float)%a
  // ROW both arith.uitofp: float %ui = (float)(uint32_t)%a
  // ROW both arith.fptosi: int32_t %fs = (int32_t)%x
  // ROW both arith.fptoui: int32_t %fu = (int32_t)(uint32_t)%x
  // ROW both arith.extf: float %ext = (float)%h
  // ROW both arith.truncf: half %tr = (half)%x
  // ROW both arith.bitcast: int32_t %bits = ptoas_bitcast<int32_t>(%x)
  // ROW both arith.constant: const float %half = 0.5f
  %half = arith.constant 0.5 : f32
  %more = arith.addf %x, %half : f32
  %less = arith.cmpf olt, %x, %y : f32
  %unordered = arith.cmpf ult, %x, %y : f32
  %maximum = arith.maximumf %x, %y : f32
  %minimum = arith.minimumf %x, %y : f32
  %maxnum = arith.maxnumf %x, %y : f32
  %minnum = arith.minnumf %x, %y : f32
  %add = arith.addf %x, %y : f32
  %sub = arith.subf %x, %y : f32
  %mul = arith.mulf %x, %y : f32
  %div = arith.divf %x, %y : f32
  %neg = arith.negf %x : f32
  %rem = arith.remf %x, %y : f32
  %si = arith.sitofp %a : i32 to f32
  %ui = arith.uitofp %a : i32 to f32
  %fs = arith.fptosi %x : f32 to i32
  %fu = arith.fptoui %x : f32 to i32
  %ext = arith.extf %h : f16 to f32
  %tr = arith.truncf %x : f32 to f16
  %bits = arith.bitcast %x : f32 to i32
  return
}

func.func @control(%n: index, %c: i1, %a: i32, %p: !pto.ptr<i32>) attributes {pto.entry} {
  // ROW both arith.constant: const int64_t %zero = 0
  // ROW both scf.for: int64_t @ = %zero ;; for (int64_t @ = %zero; @ < %n; @ += %one) \{ ;; int64_t %next = (int64_t)((uint64_t)@ + (uint64_t)@) ;; @ = %next ;; }
  // ROW both scf.if: int64_t %either ;; if (%c) \{ ;; %either = @ ;; } else \{ ;; %either = %zero ;; }
  // ROW both scf.while: while (true) \{ ;; bool %more = @ < %n ;; if (!%more) \{ ;; %last = @ ;; break ;; }
  // ROW both scf.index_switch: switch (%last) \{ ;; case 2: \{
  // ROW both scf.execute_region: int64_t %inner ;; \{ ;; %inner = %last ;; }
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %sum = scf.for %i = %zero to %n step %one iter_args(%s = %zero) -> (index) {
    %next = arith.addi %s, %i : index
    scf.yield %next : index
  }
  %either = scf.if %c -> (index) {
    scf.yield %sum : index
  } else {
    scf.yield %zero : index
  }
  %last = scf.while (%x = %either) : (index) -> index {
    %more = arith.cmpi slt, %x, %n : index
    scf.condition(%more) %x : index
  } do {
  ^bb0(%y: index):
    %z = arith.addi %y, %one : index
    scf.yield %z : index
  }
  scf.index_switch %last
  case 2 {
    pto.store_scalar %a, %p[%zero] : !pto.ptr<i32>, i32
    scf.yield
  }
  default {
    scf.yield
  }
  %inner = scf.execute_region -> index {
    scf.yield %last : index
  }
  pto.store_scalar %a, %p[%inner] : !pto.ptr<i32>, i32
  return
}

func.func @blocks(%n: i32, %a: i32, %p: !pto.ptr<i32>) attributes {pto.entry} {
  %zero = arith.constant 0 : index
  // ROW both cf.switch: switch (%n) \{ ;; case 7: \{ ;; goto label2 ;; } ;; default: \{ ;; goto label3 ;; }
  cf.switch %n : i32, [
    default: ^end,
    7: ^store
  ]
^store:
  pto.store_scalar %a, %p[%zero] : !pto.ptr<i32>, i32
  cf.br ^end
^end:
  return
}
