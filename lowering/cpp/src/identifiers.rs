//! Checks that the names of functions are legal and free in the generated C++.

/// Keywords of C++.
const WORDS: [&str; 84] = [
    "alignas",
    "alignof",
    "and",
    "and_eq",
    "asm",
    "auto",
    "bitand",
    "bitor",
    "bool",
    "break",
    "case",
    "catch",
    "char",
    "char16_t",
    "char32_t",
    "class",
    "compl",
    "const",
    "constexpr",
    "const_cast",
    "continue",
    "decltype",
    "default",
    "delete",
    "do",
    "double",
    "dynamic_cast",
    "else",
    "enum",
    "explicit",
    "export",
    "extern",
    "false",
    "float",
    "for",
    "friend",
    "goto",
    "if",
    "inline",
    "int",
    "long",
    "mutable",
    "namespace",
    "new",
    "noexcept",
    "not",
    "not_eq",
    "nullptr",
    "operator",
    "or",
    "or_eq",
    "private",
    "protected",
    "public",
    "register",
    "reinterpret_cast",
    "return",
    "short",
    "signed",
    "sizeof",
    "static",
    "static_assert",
    "static_cast",
    "struct",
    "switch",
    "template",
    "this",
    "thread_local",
    "throw",
    "true",
    "try",
    "typedef",
    "typeid",
    "typename",
    "union",
    "unsigned",
    "using",
    "virtual",
    "void",
    "volatile",
    "wchar_t",
    "while",
    "xor",
    "xor_eq",
];
/// Names that generated files use, from the device library and from this crate: a function of that name would hide them.
const TAKEN: [&str; 78] = [
    "AICORE",
    "AtomicType",
    "BLayout",
    "BaseShape2D",
    "CmpMode",
    "CompactMode",
    "Direction",
    "FixpipeParams",
    "GetScaleAddr",
    "GlobalTensor",
    "HistByte",
    "LayoutMode_t",
    "MaskPattern",
    "PTOAutoSyncTailMode",
    "PadValue",
    "QuantMode_t",
    "ReluPreMode",
    "RoundMode",
    "SLayout",
    "STPhase",
    "SaturationMode",
    "SyncAllMode",
    "SyncCoreType",
    "T",
    "TPipe",
    "TRandomCounter",
    "TRandomKey",
    "Tile",
    "TileShape2D",
    "TileSplitAxis",
    "TileType",
    "bfloat16_t",
    "bfloat16x2_t",
    "cache_line_t",
    "cce",
    "dcci",
    "dcci_dst_t",
    "dsb",
    "event_t",
    "float4_e1m2x2_t",
    "float4_e2m1x2_t",
    "float8_e4m3_t",
    "float8_e5m2_t",
    "float8_e8m0_t",
    "getFFTSMsg",
    "get_block_idx",
    "get_block_num",
    "get_buf",
    "get_subblockdim",
    "get_subblockid",
    "half",
    "hifloat8_t",
    "hifloat8x2_t",
    "int16_t",
    "int32_t",
    "int64_t",
    "int8_t",
    "main",
    "mem_dsb_t",
    "nullptr_t",
    "pipe_barrier",
    "pipe_t",
    "printf",
    "pto",
    "ptoas_auto_sync_tail",
    "ptoas_bitcast",
    "rls_buf",
    "set_ffts_base_addr",
    "set_flag",
    "set_mask_norm",
    "set_vector_mask",
    "std",
    "trap",
    "uint16_t",
    "uint32_t",
    "uint64_t",
    "uint8_t",
    "wait_flag",
];

/// Returns whether a text is a C++ identifier and not a keyword.
fn is_identifier(text: &str) -> bool {
    let mut letters = text.chars();
    let starts = letters.next().is_some_and(|first| first.is_ascii_alphabetic() || first == '_');
    starts && letters.all(|letter| letter.is_ascii_alphanumeric() || letter == '_') && !WORDS.contains(&text)
}

/// Returns whether generated files use a name.
fn is_taken(text: &str) -> bool {
    let is_variable = |start: &str| {
        let number = text.strip_prefix(start);
        number.is_some_and(|number| !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()))
    };
    let starts = ["PTOAS_", "PtoStruct_", "__"];
    TAKEN.contains(&text)
        || is_variable("v")
        || is_variable("EVENT_ID")
        || text.starts_with("PIPE_")
        || starts.iter().any(|start| text.starts_with(start))
}

/// Returns whether a call of the device library has a name: calls are named after operations.
fn is_call(text: &str) -> bool {
    let call = text.strip_suffix("_FP").unwrap_or(text);
    pto_isa::ops::all().any(|op| op.name.replace('.', "_").to_ascii_uppercase() == call)
}

/// Returns why a function cannot have a name, as the end of a sentence; `None` if it can. A function on tiles with the name of a
/// call would be called in its place.
pub(crate) fn refused(name: &str, takes_tiles: bool) -> Option<&'static str> {
    if !is_identifier(name) {
        Some("no identifier of C++")
    } else if is_taken(name) || (takes_tiles && is_call(name)) {
        Some("a name that the C++ of a kernel has for something else")
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::refused;

    #[test]
    fn names_that_cpp_takes() {
        for name in ["add_kernel_2d", "_k", "v", "value1", "v1_add", "T1", "kernel_half"] {
            assert_eq!(refused(name, true), None, "{name}");
        }
        for name in ["2d", "a.b", "for", "", "xor", "register", "int"] {
            assert_eq!(refused(name, false), Some("no identifier of C++"), "{name}");
        }
        for name in ["T", "v12", "half", "main", "TADD", "set_flag", "pto", "PTOAS_EventIdArray", "EVENT_ID3", "Tile"] {
            assert!(refused(name, true).is_some_and(|why| why.starts_with("a name")), "{name}");
            assert_eq!(refused(name, false).is_none(), name == "TADD", "{name}");
        }
    }
}
