//! Tests of undefined behaviour, and of the locations that the interpreter reports.

use super::alu::{TWO, ZERO, channels, iota};
use super::kernels::{general, kernel};
use super::{launch, launched, object, parsed, seen, started, u32s};
use visa::codes::Rule;
use visa::interp::value::Number;
use visa::interp::{Argument, Fault, Launch, Memory, run};
use visa::table::NOT_INTERPRETED;
use visa::{Object, Platform};

pub(crate) fn division_by_zero() {
    let fault = channels(["d"; 4], [&iota(), &ZERO, &ZERO], &format!("div {TWO}"), Platform::Tgllp).unwrap_err();
    assert_eq!(fault.rule, Rule::DivisionByZero);
    assert!(fault.context.contains("`DIV`"), "{}", fault.context);
}

/// Returns a kernel that executes lines and stores `A` to the buffer of `P0`.
fn storing(lines: &str) -> String {
    let names = general("A", "ud", 16)
        + &general("B", "ud", 16)
        + &general("H", "uw", 2).replace("align=GRF", "align=dword alias=<A,4>")
        + ".decl P v_type=P num_elts=16\n.decl Q v_type=P num_elts=16\n.decl R v_type=A num_elts=8\n.decl S v_type=T num_elts=2\n";
    kernel(1, &names, "", &format!("{lines}\nsvm_block_st (4) P0(0,0)<0;1,0> A.0\n"))
}

fn stored(lines: &str) -> Result<Vec<u8>, Fault> {
    launched(&storing(lines), Platform::Dg2, [1, 1, 1], 1, &[vec![0; 64]]).map(|mut found| found.remove(0))
}

pub(crate) fn reads_of_what_was_never_written() {
    const ALL: &str = "mov (M1,16) A(0,0)<1> 0x0:ud\n";
    for (lines, what) in [
        ("", "byte 0 of `A`"),
        ("mov (M1,8) A(0,0)<1> 0x0:ud", "byte 32 of `A`"),
        ("mov (M1,8) A(0,0)<2> 0x0:ud", "byte 4 of `A`"),
        ("mov (M1,16) A(0,0)<1> B(0,0)<1;1,0>", "byte 0 of `B`"),
        ("mov (M1,16) B(0,0)<1> 0x0:ud\n(P) mov (M1,16) A(0,0)<1> 0x0:ud", "bit 0 of predicate `P`"),
        ("setp (M1_NM,8) P 0xff:uw\n(P) mov (M1,16) A(0,0)<1> 0x0:ud", "bit 8 of predicate `P`"),
        ("setp (M1_NM,8) P 0xff:uw\n(P.any) mov (M1,16) A(0,0)<1> 0x0:ud", "bit 8 of predicate `P`"),
        ("setp (M1_NM,8) P 0xff:uw\nmov (M1_NM,1) A(0,0)<1> P", "bit 8 of predicate `P`"),
        ("setp (M1_NM,16) P 0xff:uw\nand (M1,16) P P Q", "bit 0 of predicate `Q`"),
        ("(P) jmp (M1,1) out\nout:", "bit 0 of predicate `P`"),
        ("mov (M1,8) A(0,0)<1> r[R(0),0]<1;1,0>:ud", "element 0 of address variable 0"),
        ("addr_add (M1_NM,1) R(0)<1> &B 0x0:uw\nmov (M1,8) A(0,0)<1> r[R(0),0]<1;1,0>:ud", "byte 0 of `B`"),
        ("mov (M1,16) A(0,0)<1> %retval(0,0)<1;1,0>", "byte 0 of `%retval`"),
        ("movs (M1_NM,1) A(0,0)<1> S(1)", "element 1 of surface 6"),
    ] {
        let fault = stored(lines).unwrap_err();
        assert_eq!(fault.rule, Rule::UndefinedRead, "{lines}");
        assert!(fault.message.contains(what), "{lines}: {}", fault.message);
    }
    // Disabled channels do not read, and predefined variables are defined.
    for lines in [
        "setp (M1_NM,16) P 0xff:uw\nmov (M1,8) B(0,0)<1> 0x5:ud\n(P) mov (M1,16) A(0,0)<1> B(0,0)<1;1,0>",
        "setp (M1_NM,8) P 0x0:uw\n(!P.any) jmp (M1,8) out\nout:",
        "mov (M1,8) A(0,0)<1> %r0(0,0)<1;1,0>",
        "mov (M1_NM,1) A(0,0)<1> %group_id_x(0,0)<0;1,0>",
    ] {
        stored(&format!("{ALL}{lines}")).unwrap();
    }
    // The place is that of the instruction.
    let text = storing("add (M1,16) A(0,0)<1> B(0,0)<1;1,0> 0x1:ud");
    let mut sources = diag::Sources::new();
    let file = sources.add("k.visaasm", text.as_bytes());
    let object = object(&text, Platform::Dg2);
    let fault = started(&object, Platform::Dg2, ([1, 1, 1], 1), &[(vec![0; 64], None)]).unwrap_err();
    let diag::Location::Span(span) = fault.diagnostic(Some(file)).location else { panic!("{fault:?}") };
    assert!(text[..span.start].lines().count() > 5 && text[span.start..].starts_with("add (M1,16)"), "{span:?}");
    assert!(fault.context.contains("thread 0 of group 0,0,0"), "{}", fault.context);
    // Unless a run starts with zeros.
    let zeros = |check_reads| {
        let mut memory = Memory::new();
        let arguments = [Argument::Buffer(memory.add(vec![9; 64]))];
        let base = launch(&object.kernels[0], &object.functions, Platform::Dg2);
        run(&Launch { arguments: &arguments, check_reads, ..base }, &mut memory)
            .map(|()| memory.bytes(0).unwrap().to_vec())
    };
    assert!(zeros(true).is_err());
    assert_eq!(zeros(false).unwrap(), u32s([1; 16]));
}

pub(crate) fn writes_define_only_their_bytes() {
    // Half of the second dword, by an alias; then all of it.
    let lines = "mov (M1,16) A(0,8)<1> 0x0:ud".replace("(M1,16) A(0,8)", "(M1,8) A(1,0)");
    let rest = "mov (M1,1) A(0,0)<1> 0x1:ud\nmov (M1,2) A(0,2)<1> 0x1:ud\nmov (M1,4) A(0,4)<1> 0x1:ud\n";
    let fault = stored(&format!("{lines}\n{rest}mov (M1,1) H(0,0)<1> 0x3:uw")).unwrap_err();
    assert!(fault.message.contains("byte 6 of `A`"), "{}", fault.message);
    let found = stored(&format!("{lines}\n{rest}mov (M1,2) H(0,0)<1> 0x3:uw")).unwrap();
    assert_eq!(found, u32s([1, 0x0003_0003, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0]));
}

pub(crate) fn memory() {
    let lines =
        |address: &str| format!("mov (M1,16) A(0,0)<1> 0x0:ud\nadd (M1_NM,1) P0(0,0)<1> P0(0,0)<0;1,0> {address}:ud");
    assert_eq!(stored(&lines("0x10")).unwrap_err().rule, Rule::MemoryBounds);
    assert_eq!(stored(&lines("0x4")).unwrap_err().rule, Rule::MemoryAlignment);
    stored(&lines("0x0")).unwrap();
    let wrong = "mov (M1,16) B(0,0)<1> 0x0:ud\nmov (M1_NM,1) R(0)<1> 0x1:uw\nmov (M1,8) A(0,0)<1> r[R(0),0]<1;1,0>:ud";
    assert_eq!(stored(wrong).unwrap_err().rule, Rule::RegisterBounds);
    let unaligned =
        "mov (M1,16) B(0,0)<1> 0x0:ud\naddr_add (M1_NM,1) R(0)<1> &B 0x2:uw\nmov (M1,8) A(0,0)<1> r[R(0),0]<1;1,0>:ud";
    assert_eq!(stored(unaligned).unwrap_err().rule, Rule::MemoryAlignment);
    // An invalid surface, and a message that requires an image.
    assert_eq!(stored("oword_ld (1) S 0x0:ud A.0").unwrap_err().rule, Rule::MemoryBounds);
    let image =
        "mov (M1_NM,1) B(0,0)<1> 0x0:ud\nmovs (M1_NM,1) S(0) B(0,0)<0;1,0>\nmedia_ld.nomod (4,4) S 0x0:ud 0x0:ud A.0";
    assert_eq!(stored(image).unwrap_err().rule, Rule::RunArguments);
}

fn with(object: &Object, arguments: &[Argument], memory: &mut Memory) -> Result<(), Fault> {
    let base = launch(&object.kernels[0], &object.functions, Platform::Dg2);
    seen(run(&Launch { arguments, ..base }, memory), object)
}

pub(crate) fn arguments() {
    let object = object(&storing("mov (M1,16) A(0,0)<1> 0x0:ud"), Platform::Dg2);
    let mut memory = Memory::new();
    let buffer = Argument::Buffer(memory.add(vec![0; 64]));
    for arguments in [&[][..], &[buffer, buffer]] {
        assert_eq!(with(&object, arguments, &mut memory).unwrap_err().rule, Rule::RunArguments);
    }
    for number in [1 << 64, -(1 << 63) - 1] {
        let fault = with(&object, &[Argument::Number(Number::Integer(number))], &mut memory).unwrap_err();
        assert_eq!(fault.rule, Rule::RunArguments);
        assert!(fault.message.contains(&format!("argument 0 is {number}")), "{}", fault.message);
    }
    let nowhere = with(&object, &[Argument::Number(Number::Integer(16))], &mut memory);
    assert_eq!(nowhere.unwrap_err().rule, Rule::MemoryBounds);
    with(&object, &[buffer], &mut memory).unwrap();
}

pub(crate) fn calls() {
    let call = |size: u32, name: &str, body: &str| {
        let text = storing(&format!("mov (M1,16) A(0,0)<1> 0x0:ud\nfcall (M1_NM,1) {name} {size} 0"))
            + ".global_function \"f\"\n.kernel_attr ArgSize=0\n.kernel_attr RetValSize=0\n.function \"f_BB\"\n"
            + body;
        launched(&text, Platform::Dg2, [1, 1, 1], 1, &[vec![0; 64]]).map(drop).map_err(|fault| fault.rule)
    };
    let end = "fret (M1_NM,1)\n";
    assert_eq!(call(0, "f", end), Ok(()));
    assert_eq!(call(1, "f", end), Err(Rule::CallSizes));
    assert_eq!(call(0, "g", end), Err(Rule::JumpTarget));
    assert_eq!(call(0, "f", "yield\n"), Err(Rule::JumpTarget));
    assert_eq!(call(0, "f", "ret (M1,1)\n"), Err(Rule::JumpTarget));
    assert_eq!(call(0, "f", &format!("fcall (M1_NM,1) f 0 0\n{end}")), Err(Rule::StepLimit));
    assert_eq!(stored("mov (M1,16) A(0,0)<1> 0x0:ud\nfret (M1_NM,1)").unwrap_err().rule, Rule::JumpTarget);
    let nowhere = "mov (M1,16) A(0,0)<1> 0x7:ud\nifcall (M1_NM,1) A(0,0)<0;1,0> 0 0";
    assert_eq!(stored(nowhere).unwrap_err().rule, Rule::JumpTarget);
}

pub(crate) fn barriers() {
    let text = storing(
        "mov (M1,16) A(0,0)<1> 0x0:ud\ncmp.eq (M1_NM,1) P %thread_x(0,0)<0;1,0> 0x0:uw\n(P) jmp (M1,1) out\nbarrier\nout:",
    );
    let fault = launched(&text, Platform::Dg2, [1, 1, 1], 2, &[vec![0; 64]]).unwrap_err();
    assert_eq!(fault.rule, Rule::Deadlock);
}

pub(crate) fn limits() {
    assert_eq!(stored("again:\njmp (M1,1) again").unwrap_err().rule, Rule::StepLimit);
}

pub(crate) fn not_interpreted() {
    let sends = [
        "raw_send (M1, 8) 0xa 1 1 0x2106e00:ud A.0 B.0",
        "raw_sends.12.1.1.1 (M1, 8) 0xc:ud 0x2106e00:ud A.0 B.0 B.32",
    ];
    for (line, op) in sends.into_iter().zip(NOT_INTERPRETED) {
        let object = parsed(&storing(line), Platform::Dg2);
        let fault = with(&object, &[], &mut Memory::new()).unwrap_err();
        assert_eq!(fault.rule, Rule::NotInterpreted);
        assert!(fault.message.contains(op.definition().name), "{}", fault.message);
    }
    let rounding = "mov (M1_NM,1) %cr0(0,0)<1> 0x10:ud";
    assert_eq!(stored(rounding).unwrap_err().rule, Rule::NotInterpreted);
}
