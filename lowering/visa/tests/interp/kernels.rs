//! Tests of whole kernels.

use super::{f32s, launch, launched, to_f32, to_u32, u32s};
use visa::Platform;
use visa::codes::Rule;

/// Returns a kernel with pointers to buffers as inputs, the first of which is `P0`.
pub(crate) fn kernel(pointers: usize, declarations: &str, attributes: &str, body: &str) -> String {
    let mut text = format!(".version 3.6\n.kernel \"k\"\n{declarations}");
    for index in 0..pointers {
        text += &format!(".decl P{index} v_type=G type=uq num_elts=1 align=GRF\n");
    }
    for index in 0..pointers {
        text += &format!(".input P{index} offset={} size=8\n", 64 + index * 64);
    }
    text + ".kernel_attr Target=\"cm\"\n" + attributes + ".function \"k_BB_0\"\n" + body + "ret (M1,1)\n"
}

pub(crate) fn general(name: &str, ty: &str, count: usize) -> String {
    format!(".decl {name} v_type=G type={ty} num_elts={count} align=GRF\n")
}

fn numbers() -> (Vec<u8>, Vec<u8>, Vec<f32>) {
    let a = (0..16).map(|i| i as f32 * 0.5);
    let b = (0..16).map(|i| 100.0 - i as f32);
    (f32s(a.clone()), f32s(b.clone()), a.zip(b).map(|(a, b)| a + b).collect())
}

pub(crate) fn vector_addition_by_blocks() {
    let (a, b, sum) = numbers();
    let names = general("A", "f", 16) + &general("B", "f", 16) + &general("C", "f", 16);
    let body = "svm_block_ld (4) P0(0,0)<0;1,0> A.0\nsvm_block_ld (4) P1(0,0)<0;1,0> B.0\n\
                add (M1,16) C(0,0)<1> A(0,0)<1;1,0> B(0,0)<1;1,0>\nsvm_block_st (4) P2(0,0)<0;1,0> C.0\n";
    for platform in Platform::ALL {
        let found =
            launched(&kernel(3, &names, "", body), platform, [1, 1, 1], 1, &[a.clone(), b.clone(), vec![0; 64]]);
        assert_eq!(to_f32(&found.unwrap()[2]), sum);
    }
}

pub(crate) fn vector_addition_by_surfaces() {
    let (a, b, sum) = numbers();
    let text = ".version 3.6\n.kernel \"k\"\n".to_owned()
        + &general("A", "f", 16)
        + &general("B", "f", 16)
        + ".decl S v_type=T num_elts=1\n.decl T v_type=T num_elts=1\n.decl U v_type=T num_elts=1\n\
           .input S offset=64 size=4\n.input T offset=68 size=4\n.input U offset=72 size=4\n\
           .kernel_attr Target=\"cm\"\n.function \"k_BB_0\"\n\
           oword_ld (4) S 0x0:ud A.0\noword_ld (4) T 0x0:ud B.0\n\
           add (M1,16) A(0,0)<1> A(0,0)<1;1,0> B(0,0)<1;1,0>\noword_st (4) U 0x0:ud A.0\nret (M1,1)\n";
    let buffers = [a, b, vec![0; 64]];
    let found = launched(&text, Platform::Dg2, [1, 1, 1], 1, &buffers).unwrap();
    assert_eq!(to_f32(&found[2]), sum);
    // An access beyond the end of the surface.
    let fault = launched(&text, Platform::Dg2, [1, 1, 1], 1, &[vec![0; 48], vec![0; 64], vec![0; 64]]).unwrap_err();
    assert_eq!(fault.rule, Rule::MemoryBounds);
    assert!(fault.context.contains("OWORD_LD") && fault.message.contains("64 bytes"), "{fault:?}");
}

/// Computes the addresses of 16 elements of `P`.
pub(crate) const ADDRESSES: &str = "mov (M1,8) I(0,0)<1> 0x76543210:uv\nadd (M1,8) I(0,8)<1> I(0,0)<1;1,0> 0x8:uw\n\
                         mov (M1,16) L(0,0)<1> I(0,0)<1;1,0>\nmul (M1,16) L(0,0)<1> L(0,0)<1;1,0> 0x4:ud\n";

pub(crate) fn scattered() -> String {
    general("I", "uw", 16)
        + &general("L", "ud", 16)
        + &general("Q", "uq", 16)
        + &general("R", "uq", 16)
        + &general("A", "f", 16)
        + &general("B", "f", 16)
        + ".decl P v_type=P num_elts=16\n"
}

pub(crate) fn saxpy_with_a_tail() {
    let body = ADDRESSES.to_owned()
        + "add (M1,16) Q(0,0)<1> P0(0,0)<0;1,0> L(0,0)<1;1,0>\nadd (M1,16) R(0,0)<1> P1(0,0)<0;1,0> L(0,0)<1;1,0>\n\
           mov (M1,16) A(0,0)<1> 0x0:f\nmov (M1,16) B(0,0)<1> 0x0:f\ncmp.lt (M1,16) P I(0,0)<1;1,0> 0xb:uw\n\
           (P) lsc_load.ugm (M1,16) A:d32 flat[Q]:a64\n(P) lsc_load.ugm (M1,16) B:d32 flat[R]:a64\n\
           mad (M1,16) B(0,0)<1> A(0,0)<1;1,0> 2.5:f B(0,0)<1;1,0>\n(P) lsc_store.ugm (M1,16) flat[R]:a64 B:d32\n";
    // Eleven elements: a twelfth would be out of bounds.
    let x: Vec<f32> = (0..11).map(|i| i as f32).collect();
    let y: Vec<f32> = (0..11).map(|i| 1.0 / (i as f32 + 1.0)).collect();
    let expected: Vec<f32> = x.iter().zip(&y).map(|(x, y)| x.mul_add(2.5, *y)).collect();
    let text = kernel(2, &scattered(), "", &body);
    let found = launched(&text, Platform::Dg2, [1, 1, 1], 1, &[f32s(x), f32s(y)]).unwrap();
    assert_eq!(to_f32(&found[1]), expected);
    let whole = text.replace("(P) ", "");
    let fault = launched(&whole, Platform::Dg2, [1, 1, 1], 1, &[vec![0; 44], vec![0; 44]]).unwrap_err();
    assert_eq!(fault.rule, Rule::MemoryBounds);
}

pub(crate) fn loops_and_limits() {
    let names = general("S", "ud", 8) + &general("N", "ud", 8) + ".decl P v_type=P num_elts=1\n";
    let body = "mov (M1,8) S(0,0)<1> 0x0:ud\nmov (M1,8) N(0,0)<1> 0x0:ud\nagain:\nadd (M1_NM,1) N(0,0)<1> N(0,0)<0;1,0> 0x1:ud\nadd (M1_NM,1) S(0,0)<1> S(0,0)<0;1,0> N(0,0)<0;1,0>\n\
                cmp.lt (M1_NM,1) P N(0,0)<0;1,0> 0x64:ud\n(P) jmp (M1,1) again\nsvm_block_st (2) P0(0,0)<0;1,0> S.0\n";
    let text = kernel(1, &names, "", body);
    let found = launched(&text, Platform::Dg2, [1, 1, 1], 1, &[vec![0; 32]]).unwrap();
    assert_eq!(to_u32(&found[0])[0], 5050);
    let endless = text.replace("(P) jmp", "jmp");
    assert_eq!(launched(&endless, Platform::Dg2, [1, 1, 1], 1, &[vec![0; 32]]).unwrap_err().rule, Rule::StepLimit);
}

pub(crate) fn diverging_channels_meet_again() {
    // Each channel counts to a different number: channels leave the loop at different times.
    let names = general("I", "uw", 16)
        + &general("C", "ud", 16)
        + &general("D", "ud", 16)
        + &general("E", "ud", 16)
        + ".decl P v_type=P num_elts=16\n";
    let body = "mov (M1,8) I(0,0)<1> 0x76543210:uv\nadd (M1,8) I(0,8)<1> I(0,0)<1;1,0> 0x8:uw\n\
                mov (M1,16) E(0,0)<1> I(0,0)<1;1,0>\nmov (M1,16) C(0,0)<1> 0x0:ud\nagain:\nadd (M1,16) C(0,0)<1> C(0,0)<1;1,0> 0x1:ud\n\
                cmp.le (M1,16) P C(0,0)<1;1,0> E(0,0)<1;1,0>\n(P) goto (M1,16) again\n\
                cmp.gt (M1,16) P I(0,0)<1;1,0> 0x4:uw\n(P) goto (M1,16) big\n\
                mov (M1,16) D(0,0)<1> 0x1:ud\ngoto (M1,16) done\nbig:\nmov (M1,16) D(0,0)<1> 0x2:ud\ndone:\n\
                add (M1,16) D(0,0)<1> D(0,0)<1;1,0> 0xa:ud\n\
                svm_block_st (4) P0(0,0)<0;1,0> C.0\nsvm_block_st (4) P1(0,0)<0;1,0> D.0\n";
    let text = kernel(2, &names, "", body);
    let found = launched(&text, Platform::Dg2, [1, 1, 1], 1, &[vec![0; 64], vec![0; 64]]).unwrap();
    assert_eq!(to_u32(&found[0]), (1..17).collect::<Vec<_>>());
    assert_eq!(to_u32(&found[1]), (0..16).map(|i| if i > 4 { 12 } else { 11 }).collect::<Vec<_>>());
}

pub(crate) fn subroutines_return() {
    let names = general("A", "ud", 8);
    let body =
        "mov (M1,8) A(0,0)<1> 0x3:ud\ncall (M1,1) twice\ncall (M1,1) twice\nsvm_block_st (2) P0(0,0)<0;1,0> A.0\n";
    let text = kernel(1, &names, "", body)
        + ".function \"twice\"\nadd (M1,8) A(0,0)<1> A(0,0)<1;1,0> A(0,0)<1;1,0>\nret (M1,1)\n";
    let found = launched(&text, Platform::Dg2, [1, 1, 1], 1, &[vec![0; 32]]).unwrap();
    assert_eq!(to_u32(&found[0]), vec![12; 8]);
}

pub(crate) fn jump_tables() {
    // Each index leads to code that adds a different number.
    let names = general("A", "ud", 8) + &general("X", "ud", 8);
    let body = "svm_block_ld (2) P0(0,0)<0;1,0> X.0\nswitchjmp (1) X(0,0)<0;1,0> (a, b, c)\n\
                a:\nmov (M1,8) A(0,0)<1> 0xa:ud\njmp (M1,1) out\nb:\nmov (M1,8) A(0,0)<1> 0xb:ud\njmp (M1,1) out\n\
                c:\nmov (M1,8) A(0,0)<1> 0xc:ud\nout:\nsvm_block_st (2) P1(0,0)<0;1,0> A.0\n";
    let run =
        |index| launched(&kernel(2, &names, "", body), Platform::Pvc, [1, 1, 1], 1, &[u32s([index; 8]), vec![0; 32]]);
    for index in 0..3 {
        assert_eq!(to_u32(&run(index).unwrap()[1]), [0xa + index; 8]);
    }
    assert_eq!(run(3).unwrap_err().rule, Rule::JumpTarget);
}

pub(crate) fn gathers_follow_indices() {
    let body = ADDRESSES.to_owned()
        + "svm_block_ld (4) P1(0,0)<0;1,0> L.0\nmul (M1,16) L(0,0)<1> L(0,0)<1;1,0> 0x4:ud\n\
           add (M1,16) Q(0,0)<1> P0(0,0)<0;1,0> L(0,0)<1;1,0>\nsvm_gather.4.1 (M1,16) Q.0 A.0\n\
           svm_block_st (4) P2(0,0)<0;1,0> A.0\n";
    let indices: Vec<u32> = (0..16).map(|i| (i * 7 + 3) % 32).collect();
    let table: Vec<f32> = (0..32).map(|i| i as f32 * i as f32).collect();
    let expected: Vec<f32> = indices.iter().map(|i| table[*i as usize]).collect();
    let text = kernel(3, &scattered(), "", &body);
    let found = launched(&text, Platform::Dg2, [1, 1, 1], 1, &[f32s(table), u32s(indices), vec![0; 64]]).unwrap();
    assert_eq!(to_f32(&found[2]), expected);
}

pub(crate) fn matrix_products_are_triple_loops() {
    for (platform, channels) in [(Platform::Dg2, 8), (Platform::Pvc, 16)] {
        let names = general("W", "ud", 8 * channels) + &general("R", "ud", 64) + &general("C", "f", 8 * channels);
        let owords = [8, 8, 8, 8];
        let mut body = String::new();
        for (block, offset) in owords.iter().zip([0, 128, 256, 384]).take(2 * channels / 8) {
            body += &format!(
                "svm_block_ld ({block}) P0(0,0)<0;1,0> W.{offset}\nadd (M1_NM,1) P0(0,0)<1> P0(0,0)<0;1,0> 0x80:uw\n"
            );
        }
        for offset in [0, 128] {
            body += &format!(
                "svm_block_ld (8) P1(0,0)<0;1,0> R.{offset}\nadd (M1_NM,1) P1(0,0)<1> P1(0,0)<0;1,0> 0x80:uw\n"
            );
        }
        body += &format!("dpas.hf.hf.8.8 (M1,{channels}) C.0 %null.0 W.0 R(0,0)\n");
        for offset in [0, 128, 256, 384].into_iter().take(2 * channels / 8) {
            body += &format!(
                "svm_block_st (8) P2(0,0)<0;1,0> C.{offset}\nadd (M1_NM,1) P2(0,0)<1> P2(0,0)<0;1,0> 0x80:uw\n"
            );
        }
        // Rows of 16 elements times columns; a dword of weights has elements of two rows.
        let a: Vec<f32> = (0..8 * 16).map(|i| ((i * 5) % 13) as f32 - 6.0).collect();
        let b: Vec<f32> = (0..16 * channels).map(|i| ((i * 7) % 11) as f32 * 0.5 - 2.0).collect();
        let half = |value: f32| half::f16::from_f32(value).to_le_bytes();
        let activations: Vec<u8> = a.iter().flat_map(|value| half(*value)).collect();
        let pair = |d: usize, n: usize| [half(b[2 * d * channels + n]), half(b[(2 * d + 1) * channels + n])].concat();
        let weights: Vec<u8> = (0..8).flat_map(|d| (0..channels).flat_map(move |n| pair(d, n))).collect();
        let mut expected = vec![0.0; 8 * channels];
        for m in 0..8 {
            for n in 0..channels {
                for k in 0..16 {
                    expected[m * channels + n] += a[m * 16 + k] * b[k * channels + n];
                }
            }
        }
        let text = kernel(3, &names, "", &body);
        let buffers = [weights, activations, vec![0; 32 * channels]];
        let found = launched(&text, platform, [1, 1, 1], 1, &buffers).unwrap();
        assert_eq!(to_f32(&found[2]), expected, "{platform}");
    }
}

pub(crate) fn matrix_products_of_integers() {
    let names = general("W", "d", 64) + &general("R", "d", 16) + &general("C", "d", 16);
    let mut body = "svm_block_ld (4) P1(0,0)<0;1,0> R.0\nsvm_block_ld (4) P2(0,0)<0;1,0> C.0\n".to_owned();
    for offset in [0, 128] {
        body +=
            &format!("svm_block_ld (8) P0(0,0)<0;1,0> W.{offset}\nadd (M1_NM,1) P0(0,0)<1> P0(0,0)<0;1,0> 0x80:uw\n");
    }
    body += "dpas.s8.u8.8.2 (M1,8) C.0 C.0 W.0 R(0,0)\nsvm_block_st (4) P2(0,0)<0;1,0> C.0\n";
    let weights: Vec<i8> = (0..256).map(|i| ((i * 37) % 256 - 128) as i8).collect();
    let rows: Vec<u8> = (0..64).map(|i| (i * 29 % 256) as u8).collect();
    // A dword of weights, and of activations, has four steps.
    let sum = |m: usize, n: usize| -> i32 {
        (0..32).map(|k| i32::from(rows[m * 32 + k]) * i32::from(weights[(k / 4 * 8 + n) * 4 + k % 4])).sum()
    };
    let expected: Vec<u32> = (0..16).map(|i| (sum(i / 8, i % 8) + i as i32 * 1000) as u32).collect();
    let buffers = [weights.iter().map(|weight| *weight as u8).collect(), rows, u32s((0..16).map(|i| i * 1000))];
    let found = launched(&kernel(3, &names, "", &body), Platform::Dg2, [1, 1, 1], 1, &buffers).unwrap();
    assert_eq!(to_u32(&found[2]), expected);
}

pub(crate) fn blocks_of_surfaces_in_memory() {
    // A surface of 8 rows of 16 dwords; a block of 8 by 4 at column 12, row 6 is partly outside of the surface.
    let names = general("A", "ud", 32);
    let body = "lsc_load_block2d.ugm (M1,1) A:d32.8x4nn flat[P0,63,7,63,12,6]\n\
                svm_block_st (8) P1(0,0)<0;1,0> A.0\n\
                lsc_store_block2d.ugm (M1,1) flat[P0,63,7,63,0,7] A:d32.8x4nn\n";
    let found = launched(&kernel(2, &names, "", body), Platform::Pvc, [1, 1, 1], 1, &[u32s(0..128), vec![0; 128]]);
    let found = found.unwrap();
    let expected = (0..32).map(|i| {
        let (x, y) = (12 + i % 8, 6 + i / 8);
        if x < 16 && y < 8 { y * 16 + x } else { 0 }
    });
    let expected: Vec<u32> = expected.collect();
    assert_eq!(to_u32(&found[1]), expected);
    let mut surface: Vec<u32> = (0..128).collect();
    surface[112..120].copy_from_slice(&expected[..8]);
    assert_eq!(to_u32(&found[0]), surface);
}

pub(crate) fn what_is_not_interpreted_is_in_the_list() {
    let files = [
        include_str!("../lines/arith.visaasm"),
        include_str!("../lines/logic.visaasm"),
        include_str!("../lines/moves.visaasm"),
        include_str!("../lines/surface.visaasm"),
        include_str!("../lines/svm.visaasm"),
        include_str!("../lines/lsc.visaasm"),
        include_str!("../lines/sync.visaasm"),
    ];
    let mut seen = 0;
    for line in files.iter().flat_map(|file| file.lines()) {
        let (line, note) = line.split_once("//").unwrap_or((line, ""));
        let on = |name: &str| !note.contains("on:") || note.contains(name);
        if line.trim().is_empty() || line.contains(";;") || !on("PVC") {
            continue;
        }
        let text = include_str!("../lines/prologue.visaasm").to_owned() + line.trim() + "\nret (M1, 1)\n";
        let mut sources = diag::Sources::new();
        let file = sources.add("k", text.as_bytes());
        let mut object = visa::text::parse(text.as_bytes(), file, Platform::Pvc).object;
        let kernel = &mut object.kernels[0];
        kernel.inputs.clear();
        let Some(op) = kernel.body.get(1).map(|instruction| instruction.op) else { continue };
        let launch = launch(kernel, &[], Platform::Pvc);
        let done = visa::interp::run(&launch, &mut visa::interp::Memory::new());
        let refused = done.is_err_and(|fault| fault.rule == Rule::NotInterpreted);
        let listed = visa::table::NOT_INTERPRETED.contains(&op);
        assert_eq!(refused, listed, "{line}");
        seen += 1;
    }
    assert!(seen > 200, "{seen}");
}
