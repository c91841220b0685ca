//! Tests of threads of a group, and of functions.

use super::kernels::{ADDRESSES, general, kernel, scattered};
use super::{launched, to_f32, to_u32, u32s};
use visa::Platform;
use visa::codes::Rule;

pub(crate) fn atomics_of_all_threads_add_up() {
    let body = ADDRESSES.to_owned()
        + "mov (M1,16) L(0,0)<1> 0x3:ud\nmov (M1,16) Q(0,0)<1> P0(0,0)<0;1,0>\n\
           lsc_atomic_iadd.ugm (M1,16) %null:d32 flat[Q]:a64 L %null\n";
    let text = kernel(1, &scattered(), "", &body);
    let found = launched(&text, Platform::Dg2, [2, 3, 1], 4, &[vec![0; 4]]).unwrap();
    assert_eq!(to_u32(&found[0]), [3 * 16 * 4 * 6]);
}

/// Returns each thread writes its number, and reads that of the next thread.
fn exchange(barrier: &str) -> String {
    let names = general("I", "ud", 16) + &general("O", "ud", 16) + &general("V", "ud", 16) + &general("Q", "uq", 16);
    let body = format!(
        "mov (M1_NM,1) I(0,0)<1> %thread_x(0,0)<0;1,0>\nmul (M1_NM,1) O(0,0)<1> I(0,0)<0;1,0> 0x4:ud\n\
         add (M1_NM,1) V(0,0)<1> I(0,0)<0;1,0> 0x64:ud\nlsc_store.slm (M1_NM,1) flat[O]:a32 V:d32\n{barrier}\
         add (M1_NM,1) I(0,0)<1> I(0,0)<0;1,0> 0x1:ud\nand (M1_NM,1) I(0,0)<1> I(0,0)<0;1,0> 0x3:ud\n\
         mul (M1_NM,1) I(0,0)<1> I(0,0)<0;1,0> 0x4:ud\nlsc_load.slm (M1_NM,1) V:d32 flat[I]:a32\n\
         add (M1_NM,1) Q(0,0)<1> P0(0,0)<0;1,0> O(0,0)<0;1,0>\nlsc_store.ugm (M1_NM,1) flat[Q]:a64 V:d32\n"
    );
    kernel(1, &names, ".kernel_attr SLMSize=4\n", &body)
}

pub(crate) fn threads_exchange_by_local_memory() {
    let run = |barrier, threads| {
        launched(&exchange(barrier), Platform::Dg2, [1, 1, 1], threads, &[vec![0; 16]]).map(|found| to_u32(&found[0]))
    };
    assert_eq!(run("lsc_fence.slm.none.group\nbarrier\n", 4).unwrap(), [101, 102, 103, 100]);
    assert_eq!(run("sbarrier.signal\nsbarrier.wait\n", 4).unwrap(), [101, 102, 103, 100]);
    // Without a barrier, the other threads have not written yet.
    assert_ne!(run("", 4).unwrap(), [101, 102, 103, 100]);
    let early = ".decl P v_type=P num_elts=1\n";
    let text = exchange("cmp.eq (M1_NM,1) P I(0,0)<0;1,0> 0x2:ud\n(P) jmp (M1,1) out\nbarrier\nout:\n")
        .replace(".decl P0", &format!("{early}.decl P0"));
    let fault = launched(&text, Platform::Dg2, [1, 1, 1], 4, &[vec![0; 16]]).unwrap_err();
    assert_eq!(fault.rule, Rule::Deadlock);
}

pub(crate) fn threads_wait_in_loops() {
    // Each thread but the last waits until the next one has stored its number, plus 100.
    let names = ".decl P v_type=P num_elts=1\n".to_owned() + &general("N", "ud", 16);
    let wait = "add (M1_NM,1) N(0,0)<1> O(0,0)<0;1,0> 0x4:ud\ncmp.eq (M1_NM,1) P I(0,0)<0;1,0> 0x3:ud\n(P) jmp (M1,1) last\n\
                again:\nlsc_load.slm (M1_NM,1) V:d32 flat[N]:a32\ncmp.eq (M1_NM,1) P V(0,0)<0;1,0> 0x0:ud\n\
                (P) jmp (M1,1) again\nlast:\n";
    let first = exchange(wait).replace(".decl P0", &format!("{names}.decl P0"));
    let found = launched(&first, Platform::Dg2, [1, 1, 1], 4, &[vec![0; 16]]).unwrap();
    assert_eq!(to_u32(&found[0])[..3], [101, 102, 103]);
    // The last thread does not come.
    let fault = launched(&first, Platform::Dg2, [1, 1, 1], 3, &[vec![0; 16]]).unwrap_err();
    assert_eq!(fault.rule, Rule::StepLimit);
}

pub(crate) fn private_memory_of_each_thread() {
    // The number of a hardware thread, as Intel's vector compiler computes it.
    let number = |platform| match platform {
        Platform::Skl | Platform::Tgllp => "mov (M1_NM,1) T(0,0)<1> %hw_id(0,0)<0;1,0>\n".to_owned(),
        Platform::XehpSdv | Platform::Dg2 => without_gaps("0x3fff", 1),
        Platform::Pvc => without_gaps("0x7fff", 2),
    };
    let uq = |name: &str| format!(".decl {name} v_type=G type=uq num_elts=1 align=GRF\n");
    let names: String =
        ["T", "U", "V"].iter().map(|name| general(name, "ud", 8)).collect::<String>() + &uq("B") + &uq("Q");
    let body = |platform| {
        number(platform)
            + "shl (M1_NM,1) U(0,0)<1> T(0,0)<0;1,0> 0x5:ud\nadd (M1_NM,1) B(0,0)<1> B(0,0)<0;1,0> U(0,0)<0;1,0>\n\
               add (M1_NM,1) Q(0,0)<1> P0(0,0)<0;1,0> U(0,0)<0;1,0>\nsvm_block_ld (2) B(0,0)<0;1,0> V.0\n\
               svm_block_st (2) Q(0,0)<0;1,0> V.0\nadd (M1_NM,1) V(0,0)<1> T(0,0)<0;1,0> 0x64:ud\n\
               svm_block_st (2) B(0,0)<0;1,0> V.0\nsvm_block_ld (2) B(0,0)<0;1,0> V.0\n\
               add (M1_NM,1) Q(0,0)<1> Q(0,0)<0;1,0> 0x800:ud\nsvm_block_st (2) Q(0,0)<0;1,0> V.0\n"
    };
    for platform in Platform::ALL {
        let text = kernel(1, &names, "", &body(platform))
            .replace(".kernel_attr Target", ".implicit_UNDEFINED_12 B offset=192 size=8\n.kernel_attr Target");
        let found = to_u32(&launched(&text, platform, [1, 1, 1], 64, &[vec![0; 4096]]).unwrap()[0]);
        let firsts = |from: usize| found[from..].iter().step_by(8).take(64).copied().collect::<Vec<_>>();
        assert_eq!(firsts(0), [0xa5a5_a5a5; 64], "{platform}: nothing is stored yet");
        assert_eq!(firsts(512), (100..164).collect::<Vec<_>>(), "{platform}");
    }
}

/// The number of a hardware thread: bits of `%sr0` without bit 3, and without bit 6 and those after it, as many as `count`.
fn without_gaps(mask: &str, count: u32) -> String {
    let step = |count: u32, low: u32| {
        let high = !low;
        format!(
            "and (M1_NM,1) U(0,0)<1> T(0,0)<0;1,0> {low:#x}:ud\nshr (M1_NM,1) T(0,0)<1> T(0,0)<0;1,0> {count:#x}:ud\n\
             and (M1_NM,1) T(0,0)<1> T(0,0)<0;1,0> {high:#x}:ud\nor (M1_NM,1) T(0,0)<1> T(0,0)<0;1,0> U(0,0)<0;1,0>\n"
        )
    };
    format!("and (M1_NM,1) T(0,0)<1> %sr0(0,0)<0;1,0> {mask}:ud\n") + &step(count, 0x3f) + &step(1, 7)
}

pub(crate) fn named_barriers() {
    // Two pairs of threads, with one barrier per pair.
    let barrier = "shr (M1_NM,1) B(0,0)<1> O(0,0)<0;1,0> 0x3:ud\nadd (M1_NM,1) B(0,0)<1> B(0,0)<0;1,0> 0x1:ud\n\
                   nbarrier.signal B(0,0)<0;1,0> 0x2:ud\nnbarrier.wait B(0,0)<0;1,0>\n";
    let text = exchange(barrier)
        .replace(".decl P0", &format!("{}.decl P0", general("B", "ud", 16)))
        .replace("add (M1_NM,1) I(0,0)<1> I(0,0)<0;1,0> 0x1:ud", "xor (M1_NM,1) I(0,0)<1> I(0,0)<0;1,0> 0x1:ud")
        .replace("SLMSize=4\n", "SLMSize=4\n.kernel_attr NBarrierCnt=3\n");
    let found = launched(&text, Platform::Pvc, [1, 1, 1], 4, &[vec![0; 16]]).unwrap();
    assert_eq!(to_u32(&found[0]), [101, 100, 103, 102]);
    let alone = launched(&text, Platform::Pvc, [1, 1, 1], 3, &[vec![0; 16]]).unwrap_err();
    assert_eq!(alone.rule, Rule::Deadlock);
    let unlike = text.replace("B(0,0)<0;1,0> 0x2:ud", "0x1:ud I(0,0)<0;1,0>");
    let unlike = launched(&unlike, Platform::Pvc, [1, 1, 1], 4, &[vec![0; 16]]).unwrap_err();
    assert_eq!(unlike.rule, Rule::Deadlock);
}

/// Returns a kernel that calls functions with `A`, a register of `x`, and stores it.
fn caller(calls: &str) -> String {
    let body = format!(
        "svm_block_ld (2) P0(0,0)<0;1,0> A.0\nmov (M1,8) %arg(0,0)<1> A(0,0)<1;1,0>\n{calls}\
         mov (M1,8) A(0,0)<1> %retval(0,0)<1;1,0>\nsvm_block_st (2) P1(0,0)<0;1,0> A.0\n"
    );
    kernel(2, &(general("A", "ud", 8) + &general("F", "uq", 1) + ".decl P v_type=P num_elts=8\n"), "", &body)
}

/// Returns a function with one register as argument.
fn function(name: &str, body: &str) -> String {
    format!(
        ".global_function \"{name}\"\n{}.decl P v_type=P num_elts=8\n.kernel_attr ArgSize=1\n.kernel_attr RetValSize=1\n\
         .function \"{name}_BB\"\n{body}fret (M1_NM,1)\n",
        general("A", "ud", 8)
    )
}

const DOUBLE: &str = "add (M1,8) %retval(0,0)<1> %arg(0,0)<1;1,0> %arg(0,0)<1;1,0>\n";

fn called(text: &str) -> Result<Vec<u32>, visa::interp::Fault> {
    launched(text, Platform::Dg2, [1, 1, 1], 1, &[u32s(1..9), vec![0; 32]]).map(|found| to_u32(&found[1]))
}

pub(crate) fn functions_are_called() {
    let text = caller("fcall (M1_NM,1) double 1 1\n") + &function("double", DOUBLE);
    assert_eq!(called(&text).unwrap(), (1..9).map(|i| 2 * i).collect::<Vec<_>>());
    // A function that calls another one.
    let twice = "fcall (M1_NM,1) double 1 1\nmov (M1,8) %arg(0,0)<1> %retval(0,0)<1;1,0>\nfcall (M1_NM,1) double 1 1\n";
    let text = caller("fcall (M1_NM,1) twice 1 1\n") + &function("double", DOUBLE) + &function("twice", twice);
    assert_eq!(called(&text).unwrap(), (1..9).map(|i| 4 * i).collect::<Vec<_>>());
    // By address, and by some channels: the others keep the earlier result.
    let calls = "faddr double F(0,0)<1>\nfcall (M1_NM,1) same 1 1\nmov (M1,8) %arg(0,0)<1> A(0,0)<1;1,0>\n\
                 cmp.gt (M1,8) P A(0,0)<1;1,0> 0x4:ud\nmov (M1,8) A(0,0)<1> %retval(0,0)<1;1,0>\n\
                 (P) ifcall (M1,8) F(0,0)<0;1,0> 1 1\n\
                 (P) mov (M1,8) A(0,0)<1> %retval(0,0)<1;1,0>\nmov (M1,8) %retval(0,0)<1> A(0,0)<1;1,0>\n";
    let same = "mov (M1,8) %retval(0,0)<1> %arg(0,0)<1;1,0>\n";
    let text = caller(calls) + &function("same", same) + &function("double", DOUBLE);
    assert_eq!(called(&text).unwrap(), (1..9).map(|i| if i > 4 { 2 * i } else { i }).collect::<Vec<_>>());
    // Channels that return early wait for those that do not.
    let early =
        "mov (M1,8) %retval(0,0)<1> 0x7:ud\ncmp.lt (M1,8) P %arg(0,0)<1;1,0> 0x3:ud\n(P) fret (M1,8)\n".to_owned();
    let text = caller("fcall (M1_NM,1) early 1 1\n") + &function("early", &(early + DOUBLE));
    assert_eq!(called(&text).unwrap(), (1..9).map(|i| if i < 3 { 7 } else { 2 * i }).collect::<Vec<_>>());
}

pub(crate) fn functions_have_registers_of_their_own() {
    let changes = "mov (M1,8) A(0,0)<1> 0x63:ud\nmov (M1,8) %retval(0,0)<1> %arg(0,0)<1;1,0>\n";
    let calls = "fcall (M1_NM,1) changes 1 1\nmov (M1,8) %retval(0,0)<1> A(0,0)<1;1,0>\n";
    assert_eq!(called(&(caller(calls) + &function("changes", changes))).unwrap(), (1..9).collect::<Vec<_>>());
    let undefined = |text: String| assert_eq!(called(&text).unwrap_err().rule, Rule::UndefinedRead);
    // Variables of an earlier call, and arguments that were not passed, are undefined.
    undefined(caller("fcall (M1_NM,1) reads 1 1\n") + &function("reads", "mov (M1,8) %retval(0,0)<1> A(0,0)<1;1,0>\n"));
    let more = "mov (M1,8) %retval(0,0)<1> %arg(1,0)<1;1,0>\n";
    undefined(caller("mov (M1,8) %arg(1,0)<1> 0x1:ud\nfcall (M1_NM,1) more 1 1\n") + &function("more", more));
    // A call invalidates `%arg`.
    let lost = "fcall (M1_NM,1) double 1 1\nmov (M1,8) %retval(0,0)<1> %arg(0,0)<1;1,0>\n";
    undefined(caller(lost) + &function("double", DOUBLE));
}

pub(crate) fn paired_threads_share_activations() {
    // Each thread has different weights, and two of four rows of activations.
    let names = general("W", "ud", 64) + &general("R", "ud", 16) + &general("C", "f", 32) + &general("X", "ud", 1);
    let mut body = "mov (M1_NM,1) X(0,0)<1> %thread_x(0,0)<0;1,0>\nmul (M1_NM,1) X(0,0)<1> X(0,0)<0;1,0> 0x40:ud\n\
                    add (M1_NM,1) P1(0,0)<1> P1(0,0)<0;1,0> X(0,0)<0;1,0>\nmul (M1_NM,1) X(0,0)<1> X(0,0)<0;1,0> 0x2:ud\n\
                    add (M1_NM,1) P2(0,0)<1> P2(0,0)<0;1,0> X(0,0)<0;1,0>\nmul (M1_NM,1) X(0,0)<1> X(0,0)<0;1,0> 0x2:ud\n\
                    add (M1_NM,1) P0(0,0)<1> P0(0,0)<0;1,0> X(0,0)<0;1,0>\n"
        .to_owned();
    body += "svm_block_ld (4) P1(0,0)<0;1,0> R.0\nsvm_block_ld (8) P0(0,0)<0;1,0> W.0\n\
             add (M1_NM,1) P0(0,0)<1> P0(0,0)<0;1,0> 0x80:uw\nsvm_block_ld (8) P0(0,0)<0;1,0> W.128\n\
             dpasw.hf.hf.8.4 (M1,8) C.0 %null.0 W.0 R(0,0)\nsvm_block_st (8) P2(0,0)<0;1,0> C.0\n";
    let half = |value: f32| half::f16::from_f32(value).to_le_bytes();
    let rows: Vec<f32> = (0..4 * 16).map(|i| ((i * 5) % 13) as f32 - 6.0).collect();
    let weight = |thread: usize, k: usize, n: usize| ((thread * 31 + k * 8 + n) * 7 % 11) as f32 * 0.5 - 2.0;
    let mut weights = Vec::new();
    for (thread, d, n) in (0..2).flat_map(|t| (0..8).flat_map(move |d| (0..8).map(move |n| (t, d, n)))) {
        weights.extend([half(weight(thread, 2 * d, n)), half(weight(thread, 2 * d + 1, n))].concat());
    }
    let product = |t: usize, m: usize, n: usize| -> f32 { (0..16).map(|k| rows[m * 16 + k] * weight(t, k, n)).sum() };
    let expected: Vec<f32> = (0..64).map(|i| product(i / 32, i % 32 / 8, i % 8)).collect();
    let text = kernel(3, &names, "", &body);
    let buffers = [weights, rows.iter().flat_map(|value| half(*value)).collect(), vec![0; 256]];
    let found = launched(&text, Platform::Dg2, [1, 1, 1], 2, &buffers).unwrap();
    assert_eq!(to_f32(&found[2]), expected);
    let alone = launched(&text, Platform::Dg2, [1, 1, 1], 1, &buffers).unwrap_err();
    assert_eq!(alone.rule, Rule::Deadlock);
}

pub(crate) fn what_does_nothing() {
    let body = "svm_block_ld (2) P0(0,0)<0;1,0> A.0\nlifetime.start A\n.file \"k.cpp\"\n.loc 7\nyield\nsampler_cache_flush\n\
                wait 0xff:ub\nfence_global.E\nfence_local\nlifetime.end A\nsvm_block_st (2) P1(0,0)<0;1,0> A.0\n";
    let text = kernel(2, &general("A", "ud", 8), "", body);
    for platform in [Platform::Skl, Platform::Tgllp] {
        let found = launched(&text, platform, [1, 1, 1], 1, &[u32s(1..9), vec![0; 32]]).unwrap();
        assert_eq!(to_u32(&found[1]), (1..9).collect::<Vec<_>>());
    }
}
