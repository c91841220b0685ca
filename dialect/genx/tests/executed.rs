//! Compiles kernels in LLVM IR and executes them: calls, `switch`, `alloca`, accesses to elements, permutations, structures and
//! intrinsics of LLVM itself.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "tests")]

#[path = "support/kernel.rs"]
mod kernel;

use std::cmp::Ordering::{self, Equal, Greater, Less};

use kernel::{Data, INPUTS, LANES, module, run};
use visa::Platform;

/// Checks what the function `@f` of a text returns.
fn computes(functions: &str, expected: impl Fn(&Data, &Data) -> Data) {
    let text = module(functions);
    for platform in [Platform::Skl, Platform::Dg2, Platform::Pvc] {
        for input in &INPUTS {
            let found = run(&text, platform, input, true);
            let expected = expected(&input[0], &input[1]);
            assert_eq!(found, expected, "{platform}: {input:x?}: {found:x?}\n{text}");
        }
    }
}

/// Checks a function of one element of each operand.
fn computes_each(line: &str, expected: impl Fn(u32, u32) -> u32) {
    let declared = line.split('@').nth(1).map_or(String::new(), |call| {
        let (name, arguments) = call.split_once('(').unwrap();
        let arguments = arguments.split_once(')').unwrap().0.split(", ");
        let types = arguments.map(|argument| argument.rsplit_once(' ').unwrap().0).collect::<Vec<_>>().join(", ");
        let result = line.split("call ").nth(1).unwrap().split(" @").next().unwrap();
        format!("declare {result} @{name}({types})\n")
    });
    let text = format!(
        "{declared}define internal <8 x i32> @f(<8 x i32> %x, <8 x i32> %y, i32 %n) {{\n{line}\n  ret <8 x i32> %r\n}}"
    );
    computes(&text, |x, y| std::array::from_fn(|lane| expected(x[lane], y[lane])));
}

#[test]
fn subroutines_are_inlined() {
    let text = "
        define internal i32 @twice(i32 %n) noinline {
          %a = add i32 %n, %n
          ret i32 %a
        }
        define private <8 x i32> @either(<8 x i32> %x, <8 x i32> %y, i1 %c) {
          br i1 %c, label %first, label %second
        first:
          ret <8 x i32> %x
        second:
          %s = add <8 x i32> %x, %y
          ret <8 x i32> %s
        }
        define internal void @nothing(i32 %n) {
          ret void
        }
        define internal <8 x i32> @f(<8 x i32> %x, <8 x i32> %y, i32 %n) {
          %a = call i32 @twice(i32 %n)
          %b = call i32 @twice(i32 %a)
          call void @nothing(i32 %b)
          %c = icmp ult i32 %b, 10
          %r = call <8 x i32> @either(<8 x i32> %x, <8 x i32> %y, i1 %c)
          %s = insertelement <8 x i32> %r, i32 %b, i32 0
          ret <8 x i32> %s
        }";
    computes(text, |x, y| {
        let n = y[0].wrapping_mul(4);
        let mut r = std::array::from_fn(|lane| if n < 10 { x[lane] } else { x[lane].wrapping_add(y[lane]) });
        r[0] = n;
        r
    });
}

#[test]
fn places_of_arguments_by_reference_are_values() {
    let text = "
        define internal void @add_to(ptr %p, <8 x i32> %y) {
          %old = load <8 x i32>, ptr %p
          %new = add <8 x i32> %old, %y
          store <8 x i32> %new, ptr %p
          ret void
        }
        define internal <8 x i32> @f(<8 x i32> %x, <8 x i32> %y, i32 %n) {
          %p = alloca <8 x i32>
          %count = alloca i32
          store <8 x i32> %x, ptr %p
          store i32 3, ptr %count
          br label %loop
        loop:
          call void @add_to(ptr %p, <8 x i32> %y)
          %c = load i32, ptr %count
          %d = sub i32 %c, 1
          store i32 %d, ptr %count
          %last = icmp eq i32 %d, 0
          br i1 %last, label %end, label %loop
        end:
          %r = load <8 x i32>, ptr %p
          ret <8 x i32> %r
        }";
    computes(text, |x, y| std::array::from_fn(|lane| x[lane].wrapping_add(y[lane].wrapping_mul(3))));
    // Copies of structures, of which a part is never read, and blocks that are never executed.
    let text = "
        %s = type { i32, <8 x i32>, [8 x i32] }
        declare void @llvm.lifetime.start.p0(ptr)
        declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
        declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
        define internal void @set(ptr noalias %p, <8 x i32> %x, i32 %n) {
          store i32 %n, ptr %p
          %b = getelementptr %s, ptr %p, i32 0, i32 1
          store <8 x i32> %x, ptr %b
          %c = getelementptr %s, ptr %p, i32 0, i32 2
          call void @llvm.memset.p0.i64(ptr %c, i8 0, i64 32, i1 false)
          %d = getelementptr %s, ptr %p, i32 0, i32 2, i32 1
          store i32 %n, ptr %d
          ret void
        }
        define internal i32 @get(ptr byval(%s) %p) {
          %c = getelementptr %s, ptr %p, i32 0, i32 2, i32 1
          %v = load i32, ptr %c
          %w = load i32, ptr %p
          %r = add i32 %v, %w
          ret i32 %r
        }
        define internal <8 x i32> @f(<8 x i32> %x, <8 x i32> %y, i32 %n) {
          %p = alloca %s
          %q = alloca %s
          call void @llvm.lifetime.start.p0(ptr %p)
          call void @set(ptr %p, <8 x i32> %y, i32 %n)
          call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 96, i1 false)
          %e = call i32 @get(ptr byval(%s) %q)
          %b = getelementptr %s, ptr %q, i32 0, i32 1
          %at = getelementptr i32, ptr %b, i32 2
          store i32 %e, ptr %at
          %r = load <8 x i32>, ptr %b
          br label %end
        never:
          %d = add i32 %d, 1
          br label %end
        end:
          ret <8 x i32> %r
        }";
    computes(text, |_, y| {
        let mut r = *y;
        r[2] = y[0].wrapping_mul(2);
        r
    });
}

#[test]
fn switches_are_branches() {
    let text = "
        define internal <8 x i32> @f(<8 x i32> %x, <8 x i32> %y, i32 %n) {
          switch i32 %n, label %other [ i32 0, label %zero
                                        i32 1, label %one
                                        i32 7, label %one
                                        i32 -5, label %zero ]
        zero:
          br label %end
        one:
          %p = mul <8 x i32> %x, %x
          br label %end
        other:
          %m = sub <8 x i32> %x, %y
          br label %end
        end:
          %r = phi <8 x i32> [ %y, %zero ], [ %p, %one ], [ %m, %other ]
          ret <8 x i32> %r
        }";
    computes(text, |x, y| match y[0] {
        0 => *y,
        1 | 7 => std::array::from_fn(|lane| x[lane].wrapping_mul(x[lane])),
        _ => std::array::from_fn(|lane| x[lane].wrapping_sub(y[lane])),
    });
    let text = "
        define internal <8 x i32> @f(<8 x i32> %x, <8 x i32> %y, i32 %n) {
          %m = and i32 %n, 1
          switch i32 %m, label %never [ i32 0, label %zero
                                        i32 1, label %one ]
        zero:
          ret <8 x i32> %y
        one:
          ret <8 x i32> %x
        never:
          unreachable
        }";
    computes(text, |x, y| if y[0] & 1 == 0 { *y } else { *x });
}

#[test]
fn elements_have_variable_indices() {
    for ty in ["i1", "i8", "i16", "i32", "i64"] {
        let index = match ty {
            "i32" => "%i = and i32 %n, 7".to_owned(),
            "i64" => "%w = and i32 %n, 7\n  %i = zext i32 %w to i64".to_owned(),
            "i1" => "%i = trunc i32 %n to i1".to_owned(),
            ty => format!("%w = and i32 %n, 7\n  %i = trunc i32 %w to {ty}"),
        };
        let text = format!(
            "define internal <8 x i32> @f(<8 x i32> %x, <8 x i32> %y, i32 %n) {{
               {index}
               %e = extractelement <8 x i32> %x, {ty} %i
               %s = add i32 %e, 1
               %q = insertelement <8 x i32> %y, i32 %s, {ty} %i
               %h = trunc <8 x i32> %q to <8 x i16>
               %g = extractelement <8 x i16> %h, {ty} %i
               %k = insertelement <8 x i16> %h, i16 %g, i32 2
               %b = trunc <8 x i32> %q to <8 x i8>
               %c = insertelement <8 x i8> %b, i8 5, {ty} %i
               %z = zext <8 x i16> %k to <8 x i32>
               %l = zext <8 x i8> %c to <8 x i32>
               %m = shl <8 x i32> %l, splat (i32 16)
               %r = xor <8 x i32> %z, %m
               ret <8 x i32> %r
             }}"
        );
        computes(&text, |x, y| {
            let at = (y[0] & if ty == "i1" { 1 } else { 7 }) as usize;
            let mut q = *y;
            q[at] = x[at].wrapping_add(1);
            let (mut k, mut c) = (q.map(|word| word & 0xffff), q.map(|word| word & 0xff));
            k[2] = k[at];
            c[at] = 5;
            std::array::from_fn(|lane| k[lane] ^ c[lane] << 16)
        });
    }
}

#[test]
fn bits_are_elements() {
    let text = "
        define internal <8 x i32> @f(<8 x i32> %x, <8 x i32> %y, i32 %n) {
          %p = icmp ult <8 x i32> %x, %y
          %i = and i32 %n, 7
          %b = extractelement <8 x i1> %p, i32 %i
          %c = extractelement <8 x i1> %p, i32 5
          %q = insertelement <8 x i1> %p, i1 %c, i32 %i
          %s = insertelement <8 x i1> poison, i1 %b, i32 0
          %t = shufflevector <8 x i1> %s, <8 x i1> poison, <8 x i32> zeroinitializer
          %u = shufflevector <8 x i1> %q, <8 x i1> %p, <8 x i32> <i32 7, i32 6, i32 8, i32 9, i32 0, i32 0, i32 1, i32 15>
          %v = xor <8 x i1> %t, %u
          %r = select <8 x i1> %v, <8 x i32> %x, <8 x i32> %y
          ret <8 x i32> %r
        }";
    computes(text, |x, y| {
        let p: [bool; LANES] = std::array::from_fn(|lane| x[lane] < y[lane]);
        let at = (y[0] & 7) as usize;
        let mut q = p;
        q[at] = p[5];
        let u = [q[7], q[6], p[0], p[1], q[0], q[0], q[1], p[7]];
        std::array::from_fn(|lane| if p[at] ^ u[lane] { x[lane] } else { y[lane] })
    });
    let text = "
        define internal <8 x i32> @f(<8 x i32> %x, <8 x i32> %y, i32 %n) {
          %mask = bitcast i32 %n to <32 x i1>
          %m = shufflevector <32 x i1> %mask, <32 x i1> poison, <8 x i32> <i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12>
          %s = select <8 x i1> %m, <8 x i32> %x, <8 x i32> %y
          %b = bitcast <8 x i1> %m to i8
          %z = zext i8 %b to i32
          %r = insertelement <8 x i32> %s, i32 %z, i32 7
          ret <8 x i32> %r
        }";
    computes(text, |x, y| {
        let mut r = std::array::from_fn(|lane| if y[0] >> (lane + 5) & 1 == 1 { x[lane] } else { y[lane] });
        r[7] = y[0] >> 5 & 0xff;
        r
    });
}

#[test]
fn permutations_are_rows() {
    let masks: [[i32; LANES]; 7] = [
        [0, 1, 2, 3, 8, 9, 10, 11],
        [0, 8, 1, 9, 2, 10, 3, 11],
        [7, 6, 5, 4, 3, 2, 1, 0],
        [0, 9, 2, 11, 4, 13, 6, 15],
        [3, 0, 15, 15, 15, 1, 14, 8],
        [5, 5, 5, 5, 12, 11, 10, 9],
        [15, 0, 2, 4, 6, 1, 3, 5],
    ];
    for mask in masks {
        let lanes = mask.map(|lane| format!("i32 {lane}")).join(", ");
        let text = format!(
            "define internal <8 x i32> @f(<8 x i32> %x, <8 x i32> %y, i32 %n) {{
               %r = shufflevector <8 x i32> %x, <8 x i32> %y, <8 x i32> <{lanes}>
               ret <8 x i32> %r
             }}"
        );
        computes(&text, |x, y| mask.map(|lane| [*x, *y].concat()[lane as usize]));
    }
    // A mask with undefined lanes, and results of other lengths.
    let text = "
        define internal <8 x i32> @f(<8 x i32> %x, <8 x i32> %y, i32 %n) {
          %w = shufflevector <8 x i32> %x, <8 x i32> %y, <13 x i32> <i32 8, i32 poison, i32 9, i32 10, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 15>
          %r = shufflevector <13 x i32> %w, <13 x i32> poison, <8 x i32> <i32 0, i32 2, i32 3, i32 4, i32 5, i32 6, i32 10, i32 12>
          ret <8 x i32> %r
        }";
    computes(text, |x, y| [y[0], y[1], y[2], x[0], x[1], x[2], x[6], y[7]]);
}

#[test]
fn structures_are_their_parts() {
    let text = "
        declare { <8 x i32>, <8 x i1> } @llvm.uadd.with.overflow.v8i32(<8 x i32>, <8 x i32>)
        declare { <8 x i32>, <8 x i1> } @llvm.usub.with.overflow.v8i32(<8 x i32>, <8 x i32>)
        define internal { i32, [2 x <8 x i32>] } @pair(<8 x i32> %x, <8 x i32> %y, i32 %n) {
          %a = insertvalue [2 x <8 x i32>] poison, <8 x i32> %x, 0
          %b = insertvalue [2 x <8 x i32>] %a, <8 x i32> %y, 1
          %s = insertvalue { i32, [2 x <8 x i32>] } undef, i32 %n, 0
          %t = insertvalue { i32, [2 x <8 x i32>] } %s, [2 x <8 x i32>] %b, 1
          %u = insertvalue { i32, [2 x <8 x i32>] } %t, <8 x i32> %y, 1, 0
          ret { i32, [2 x <8 x i32>] } %u
        }
        define internal <8 x i32> @f(<8 x i32> %x, <8 x i32> %y, i32 %n) {
          %add = call { <8 x i32>, <8 x i1> } @llvm.uadd.with.overflow.v8i32(<8 x i32> %x, <8 x i32> %y)
          %sum = extractvalue { <8 x i32>, <8 x i1> } %add, 0
          %carry = extractvalue { <8 x i32>, <8 x i1> } %add, 1
          %sub = call { <8 x i32>, <8 x i1> } @llvm.usub.with.overflow.v8i32(<8 x i32> %x, <8 x i32> %y)
          %difference = extractvalue { <8 x i32>, <8 x i1> } %sub, 0
          %borrow = extractvalue { <8 x i32>, <8 x i1> } %sub, 1
          %c = zext <8 x i1> %carry to <8 x i32>
          %b = select <8 x i1> %borrow, <8 x i32> splat (i32 16), <8 x i32> zeroinitializer
          %p = call { i32, [2 x <8 x i32>] } @pair(<8 x i32> %x, <8 x i32> %y, i32 %n)
          %q = extractvalue { i32, [2 x <8 x i32>] } %p, 1
          %first = extractvalue [2 x <8 x i32>] %q, 0
          %second = extractvalue { i32, [2 x <8 x i32>] } %p, 1, 1
          %zero = sub <8 x i32> %first, %second
          %r1 = xor <8 x i32> %sum, %difference
          %r2 = shl <8 x i32> %r1, splat (i32 8)
          %r3 = or <8 x i32> %c, %b
          %r4 = or <8 x i32> %zero, %r3
          %r = add <8 x i32> %r2, %r4
          ret <8 x i32> %r
        }";
    computes(text, |x, y| {
        std::array::from_fn(|lane| {
            let ((sum, carry), (difference, borrow)) =
                (x[lane].overflowing_add(y[lane]), x[lane].overflowing_sub(y[lane]));
            ((sum ^ difference) << 8).wrapping_add(u32::from(carry) | u32::from(borrow) << 4)
        })
    });
}

/// Checks an intrinsic that computes a number and whether it overflows, in elements of `bits`.
fn overflows(name: &str, bits: u32, compute: impl Fn(i64, i64) -> i64) {
    let is_signed = name.starts_with('s');
    let text = format!(
        "declare {{ <8 x i{bits}>, <8 x i1> }} @llvm.{name}.with.overflow.v8i{bits}(<8 x i{bits}>, <8 x i{bits}>)
        define internal <8 x i32> @f(<8 x i32> %x, <8 x i32> %y, i32 %n) {{
          %a = {cast} <8 x i32> %x {to}
          %b = {cast} <8 x i32> %y {to}
          %both = call {{ <8 x i{bits}>, <8 x i1> }} @llvm.{name}.with.overflow.v8i{bits}(<8 x i{bits}> %a, <8 x i{bits}> %b)
          %value = extractvalue {{ <8 x i{bits}>, <8 x i1> }} %both, 0
          %bit = extractvalue {{ <8 x i{bits}>, <8 x i1> }} %both, 1
          %wide = {back} <8 x i{bits}> %value {from}
          %other = xor <8 x i32> %wide, splat (i32 -1)
          %r = select <8 x i1> %bit, <8 x i32> %other, <8 x i32> %wide
          ret <8 x i32> %r
        }}",
        cast = if bits < 32 { "trunc" } else { "bitcast" },
        back = if bits < 32 { "zext" } else { "bitcast" },
        to = format_args!("to <8 x i{bits}>"),
        from = "to <8 x i32>",
    );
    let low = |number: u32| {
        let number = i64::from(number) & ((1 << bits) - 1);
        if is_signed { number << (64 - bits) >> (64 - bits) } else { number }
    };
    let range = if is_signed { -(1 << (bits - 1))..1 << (bits - 1) } else { 0..1 << bits };
    computes(&text, |x, y| {
        std::array::from_fn(|lane| {
            let exact = compute(low(x[lane]), low(y[lane]));
            let number = (exact & ((1 << bits) - 1)) as u32;
            if range.contains(&exact) { number } else { !number }
        })
    });
}

#[test]
fn overflow_is_a_bit() {
    for bits in [8, 16, 32] {
        for sign in ["s", "u"] {
            overflows(&format!("{sign}add"), bits, |a, b| a + b);
            overflows(&format!("{sign}sub"), bits, |a, b| a - b);
            overflows(&format!("{sign}mul"), bits, |a, b| a.wrapping_mul(b));
        }
    }
}

#[test]
fn variables_of_a_file_belong_to_a_thread() {
    let text = "
        @sum = internal global <8 x i32> splat (i32 3)
        @parts = internal global { i32, [2 x i32] } { i32 1, [2 x i32] [i32 2, i32 5] }
        @volatile = internal global <8 x i32> undef, align 32
        @table = private constant [2 x i32] [i32 100, i32 7]
        declare <8 x i32> @llvm.genx.vload.v8i32.p0(ptr)
        declare void @llvm.genx.vstore.v8i32.p0(<8 x i32>, ptr)
        define internal void @add(<8 x i32> %x) {
          %old = load <8 x i32>, ptr @sum
          %new = add <8 x i32> %old, %x
          store <8 x i32> %new, ptr @sum
          call void @llvm.genx.vstore.v8i32.p0(<8 x i32> %new, ptr @volatile)
          ret void
        }
        define internal <8 x i32> @f(<8 x i32> %x, <8 x i32> %y, i32 %n) {
          call void @add(<8 x i32> %x)
          %before = call <8 x i32> @llvm.genx.vload.v8i32.p0(ptr @volatile)
          call void @add(<8 x i32> %y)
          %five = load i32, ptr getelementptr (i8, ptr @parts, i64 8)
          %seven = load i32, ptr getelementptr ([2 x i32], ptr @table, i64 0, i64 1)
          %twelve = add i32 %five, %seven
          %one = insertelement <8 x i32> poison, i32 %twelve, i32 0
          %all = shufflevector <8 x i32> %one, <8 x i32> poison, <8 x i32> zeroinitializer
          %sum = load <8 x i32>, ptr @sum
          %s = add <8 x i32> %sum, %all
          %r = xor <8 x i32> %s, %before
          ret <8 x i32> %r
        }";
    computes(text, |x, y| {
        std::array::from_fn(|lane| {
            let before = x[lane].wrapping_add(3);
            before.wrapping_add(y[lane]).wrapping_add(12) ^ before
        })
    });
}

#[test]
fn intrinsics_of_llvm_are_operations() {
    let signed = |f: fn(i32, i32) -> i32| move |x: u32, y: u32| f(x as i32, y as i32) as u32;
    let two = |name: &str| format!("  %r = call <8 x i32> @llvm.{name}.v8i32(<8 x i32> %x, <8 x i32> %y)");
    let one = |name: &str| format!("  %r = call <8 x i32> @llvm.{name}.v8i32(<8 x i32> %y)");
    let flagged = |name: &str| format!("  %r = call <8 x i32> @llvm.{name}.v8i32(<8 x i32> %y, i1 false)");
    computes_each(&two("smax"), signed(i32::max));
    computes_each(&two("smin"), signed(i32::min));
    computes_each(&two("umax"), u32::max);
    computes_each(&two("umin"), u32::min);
    computes_each(&two("uadd.sat"), u32::saturating_add);
    computes_each(&two("sadd.sat"), signed(i32::saturating_add));
    computes_each(&two("usub.sat"), u32::saturating_sub);
    computes_each(&two("ssub.sat"), signed(i32::saturating_sub));
    computes_each(&one("ctpop"), |_, y| y.count_ones());
    computes_each(&one("bitreverse"), |_, y| y.reverse_bits());
    computes_each(&flagged("ctlz"), |_, y| y.leading_zeros());
    computes_each(&flagged("cttz"), |_, y| y.trailing_zeros());
    computes_each(&flagged("abs"), signed(|_, y| y.wrapping_abs()));
    let rotated =
        |name: &str| format!("  %r = call <8 x i32> @llvm.{name}.v8i32(<8 x i32> %x, <8 x i32> %x, <8 x i32> %y)");
    computes_each(&rotated("fshl"), |x, y| x.rotate_left(y % 32));
    computes_each(&rotated("fshr"), |x, y| x.rotate_right(y % 32));
    computes_each("  %a = add <8 x i32> %x, splat (i32 0)\n  %r = freeze <8 x i32> %a", |x, _| x);
}

/// Narrow integers are computed in wider ones on some platforms.
#[test]
fn intrinsics_take_narrow_integers() {
    type Compute = fn(i32, i32, u32) -> i32;
    let unsigned = |value: i32, bits: u32| value & ((1 << bits) - 1);
    for bits in [8, 16] {
        let check = |name: &str, rest: &str, compute: Compute| {
            let ty = format!("<8 x i{bits}>");
            let arguments = rest.replace("TY", &ty);
            let line = format!(
                "  %a = trunc <8 x i32> %x to {ty}\n  %b = trunc <8 x i32> %y to {ty}\n  \
                 %s = call {ty} @llvm.{name}.v8i{bits}({arguments})\n  %r = zext {ty} %s to <8 x i32>"
            );
            computes_each(&line, |x, y| {
                unsigned(compute(x.cast_signed(), y.cast_signed(), bits), bits).cast_unsigned()
            });
        };
        let both = "TY %a, TY %b";
        check("smax", both, |x, y, bits| (x << (32 - bits)).max(y << (32 - bits)) >> (32 - bits));
        check("smin", both, |x, y, bits| (x << (32 - bits)).min(y << (32 - bits)) >> (32 - bits));
        check("umax", both, |x, y, bits| (x & ((1 << bits) - 1)).max(y & ((1 << bits) - 1)));
        check("umin", both, |x, y, bits| (x & ((1 << bits) - 1)).min(y & ((1 << bits) - 1)));
        check("uadd.sat", both, |x, y, bits| {
            let most = (1 << bits) - 1;
            ((x & most) + (y & most)).min(most)
        });
        check("sadd.sat", both, |x, y, bits| {
            let sum = (x << (32 - bits) >> (32 - bits)) + (y << (32 - bits) >> (32 - bits));
            sum.clamp(-1 << (bits - 1), (1 << (bits - 1)) - 1)
        });
        check("usub.sat", both, |x, y, bits| {
            let most = (1 << bits) - 1;
            ((x & most) - (y & most)).max(0)
        });
        check("ssub.sat", both, |x, y, bits| {
            let difference = (x << (32 - bits) >> (32 - bits)) - (y << (32 - bits) >> (32 - bits));
            difference.clamp(-1 << (bits - 1), (1 << (bits - 1)) - 1)
        });
        check("abs", "TY %b, i1 false", |_, y, bits| (y << (32 - bits) >> (32 - bits)).wrapping_abs());
        check("fshl", "TY %a, TY %a, TY %b", |x, y, bits| {
            let (x, by) = (x & ((1 << bits) - 1), y.cast_unsigned() % bits);
            x << by | x >> (bits - by)
        });
        check("fshr", "TY %a, TY %a, TY %b", |x, y, bits| {
            let (x, by) = (x & ((1 << bits) - 1), y.cast_unsigned() % bits);
            x >> by | x << (bits - by)
        });
    }
}

#[test]
fn float_intrinsics_of_llvm_are_operations() {
    let of = |ty: &str, name: &str, arguments: &str| {
        format!(
            "declare {ty} @llvm.{name}.v8f32({})
             define internal <8 x i32> @f(<8 x i32> %x, <8 x i32> %y, i32 %n) {{
               %u = bitcast <8 x i32> %x to <8 x float>
               %a = sitofp <8 x i32> %x to <8 x float>
               %b = fdiv <8 x float> %a, splat (float 4.0)
               %c = sitofp <8 x i32> %y to <8 x float>
               %s = call {ty} @llvm.{name}.v8f32({arguments})
               %r = bitcast {ty} %s to <8 x i32>
               ret <8 x i32> %r
             }}",
            arguments.split(", ").map(|one| one.rsplit_once(' ').unwrap().0).collect::<Vec<_>>().join(", ")
        )
    };
    let check = |name: &str, expected: fn(f32) -> f32| {
        computes(&of("<8 x float>", name, "<8 x float> %b"), |x, _| {
            x.map(|x| expected(x as i32 as f32 / 4.0).to_bits())
        });
    };
    check("fabs", f32::abs);
    check("floor", f32::floor);
    check("ceil", f32::ceil);
    check("trunc", f32::trunc);
    for name in ["rint", "nearbyint", "roundeven"] {
        check(name, f32::round_ties_even);
    }
    let root = of("<8 x float>", "sqrt", "<8 x float> %m")
        .replace("%s = call", "%m = call <8 x float> @llvm.fabs.v8f32(<8 x float> %b)\n               %s = call");
    let root = format!("declare <8 x float> @llvm.fabs.v8f32(<8 x float>)\n{root}");
    computes(&root, |x, _| x.map(|x| (x as i32 as f32 / 4.0).abs().sqrt().to_bits()));
    let pair = |name: &str, expected: fn(f32, f32) -> f32| {
        computes(&of("<8 x float>", name, "<8 x float> %b, <8 x float> %c"), |x, y| {
            std::array::from_fn(|lane| expected(x[lane] as i32 as f32 / 4.0, y[lane] as i32 as f32).to_bits())
        });
    };
    pair("maxnum", f32::max);
    pair("minnum", f32::min);
    computes(&of("<8 x float>", "fmuladd", "<8 x float> %b, <8 x float> %c, <8 x float> %a"), |x, y| {
        std::array::from_fn(|lane| {
            let x = x[lane] as i32 as f32;
            (x / 4.0).mul_add(y[lane] as i32 as f32, x).to_bits()
        })
    });
}

#[test]
fn all_comparisons_of_floats_are_there() {
    type Compare = fn(Option<Ordering>) -> bool;
    let words: [(&str, Compare); 16] = [
        ("false", |_| false),
        ("oeq", |order| order == Some(Equal)),
        ("ogt", |order| order == Some(Greater)),
        ("oge", |order| matches!(order, Some(Equal | Greater))),
        ("olt", |order| order == Some(Less)),
        ("ole", |order| matches!(order, Some(Equal | Less))),
        ("one", |order| matches!(order, Some(Less | Greater))),
        ("ord", |order| order.is_some()),
        ("ueq", |order| matches!(order, None | Some(Equal))),
        ("ugt", |order| matches!(order, None | Some(Greater))),
        ("uge", |order| order != Some(Less)),
        ("ult", |order| matches!(order, None | Some(Less))),
        ("ule", |order| order != Some(Greater)),
        ("une", |order| order != Some(Equal)),
        ("uno", |order| order.is_none()),
        ("true", |_| true),
    ];
    for (word, holds) in words {
        let text = format!(
            "define internal <8 x i32> @f(<8 x i32> %x, <8 x i32> %y, i32 %n) {{
               %a = bitcast <8 x i32> %x to <8 x float>
               %b = bitcast <8 x i32> %y to <8 x float>
               %c = fcmp {word} <8 x float> %a, %b
               %r = zext <8 x i1> %c to <8 x i32>
               ret <8 x i32> %r
             }}"
        );
        computes(&text, |x, y| {
            std::array::from_fn(|lane| u32::from(holds(f32::from_bits(x[lane]).partial_cmp(&f32::from_bits(y[lane])))))
        });
    }
}

/// Checks what a kernel with the pointers %from and %to stores.
fn stores(body: &str, expected: impl Fn(&[Data; 2]) -> Data) {
    let text = format!(
        "define dllexport void @k(ptr addrspace(1) %from, ptr addrspace(1) %to) {{\n{body}\n  ret void\n}}\n\
         !genx.kernels = !{{!0}}\n!0 = !{{ptr @k, !\"k\", !\"k\", !1, i32 0, !2}}\n!1 = !{{i32 0, i32 0}}\n!2 = !{{i32 128, i32 136}}\n"
    );
    for platform in [Platform::Skl, Platform::Dg2, Platform::Pvc] {
        for input in &INPUTS {
            let found = run(&text, platform, input, true);
            assert_eq!(found, expected(input), "{platform}: {input:x?}: {found:x?}\n{text}");
        }
    }
}

#[test]
fn global_memory_is_loaded_and_stored() {
    // Type, bytes, and alignments: with whole owords at a multiple of one, the access is a block.
    let types: [(&str, usize, &[u32]); 13] = [
        ("i8", 1, &[1]),
        ("i16", 2, &[1, 2]),
        ("half", 2, &[2]),
        ("float", 4, &[4, 16]),
        ("i64", 8, &[4, 8]),
        ("<3 x i8>", 3, &[1]),
        ("<20 x i8>", 20, &[1, 16]),
        ("<5 x i16>", 10, &[2]),
        ("<7 x float>", 28, &[4, 16]),
        ("<8 x i32>", 32, &[4, 16, 32]),
        ("<3 x i64>", 24, &[8]),
        ("<16 x half>", 32, &[2, 16]),
        ("<16 x i8>", 16, &[1, 16]),
    ];
    for (ty, bytes, alignments) in types {
        for alignment in alignments {
            let body = format!(
                "  %at = getelementptr i8, ptr addrspace(1) %from, i64 16\n  \
                 %value = load {ty}, ptr addrspace(1) %at, align {alignment}\n  \
                 store {ty} %value, ptr addrspace(1) %to, align {alignment}"
            );
            stores(&body, |input| {
                let all: Vec<u8> = input.iter().flatten().flat_map(|word| word.to_le_bytes()).collect();
                let stored = all[16..].iter().copied().take(bytes).chain(std::iter::repeat(0));
                let stored: Vec<u8> = stored.take(4 * LANES).collect();
                std::array::from_fn(|lane| u32::from_le_bytes(stored[4 * lane..4 * lane + 4].try_into().unwrap()))
            });
        }
    }
}

#[test]
fn addresses_are_sums() {
    let body = "
          %first = load i32, ptr addrspace(1) %from
          %n = and i32 %first, 7
          %back = sub i32 0, %n
          %end = getelementptr <8 x i32>, ptr addrspace(1) %from, i64 1
          %last = getelementptr i32, ptr addrspace(1) %end, i64 -1
          %p = getelementptr i32, ptr addrspace(1) %last, i32 %back
          %x = load i32, ptr addrspace(1) %p
          %number = ptrtoint ptr addrspace(1) %to to i64
          %next = add i64 %number, 4
          %q = inttoptr i64 %next to ptr
          store i32 %x, ptr %q
          %is = icmp eq ptr addrspace(1) %p, %last
          %r = select i1 %is, ptr addrspace(1) %from, ptr addrspace(1) %p
          %y = load i32, ptr addrspace(1) %r
          store i32 %y, ptr addrspace(1) %to";
    stores(body, |[x, _]| {
        let n = (x[0] & 7) as usize;
        let mut stored = [0; LANES];
        stored[..2].copy_from_slice(&[if n == 0 { x[0] } else { x[7 - n] }, x[7 - n]]);
        stored
    });
}
