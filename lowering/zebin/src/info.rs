//! Writes `.ze_info`: the text, in YAML, that tells the driver how to launch each kernel.

use std::fmt::Write;

use visa::Platform;

use crate::{Argument, Kernel, Passed};

/// Version of the format.
pub const VERSION: &str = "1.20";

/// Bytes of the packed local ids of a thread: three 16-bit numbers.
const LOCAL_IDS: u32 = 6;

/// Returns the text for some kernels.
#[must_use]
pub fn text(kernels: &[Kernel], platform: Platform) -> String {
    let mut text = format!("---\nversion:         '{VERSION}'\nkernels:\n");
    for each in kernels {
        // Writing to a string does not fail.
        let _ = kernel(each, platform, &mut text);
    }
    text + "...\n"
}

fn kernel(kernel: &Kernel, platform: Platform, out: &mut String) -> std::fmt::Result {
    writeln!(out, "  - name:            {}", scalar(&kernel.name))?;
    writeln!(out, "    execution_env:")?;
    if kernel.has_barrier {
        writeln!(out, "      barrier_count:   1")?;
    }
    writeln!(out, "      grf_count:       {}", kernel.registers)?;
    if crate::device::loads_payload(platform) {
        writeln!(out, "      offset_to_skip_per_thread_data_load: {}", kernel.after_loads)?;
    }
    writeln!(out, "      required_work_group_size: [ {}, 1, 1 ]", kernel.launch.threads)?;
    writeln!(out, "      simd_size:       1")?;
    if kernel.shared_bytes > 0 {
        writeln!(out, "      slm_size:        {}", kernel.shared_bytes)?;
    }
    writeln!(out, "      subgroup_independent_forward_progress: true")?;
    if !kernel.launch.arguments.is_empty() {
        writeln!(out, "    payload_arguments:")?;
    }
    for (index, each) in kernel.launch.arguments.iter().enumerate() {
        argument(index, each, out)?;
    }
    writeln!(out, "    per_thread_payload_arguments:")?;
    writeln!(out, "      - arg_type:        packed_local_ids")?;
    writeln!(out, "        offset:          0")?;
    writeln!(out, "        size:            {LOCAL_IDS}")?;
    if kernel.launch.private_bytes > 0 {
        writeln!(out, "    per_thread_memory_buffers:")?;
        writeln!(out, "      - type:            global")?;
        writeln!(out, "        usage:           private_space")?;
        writeln!(out, "        size:            {}", kernel.launch.private_bytes)?;
        writeln!(out, "        is_simt_thread:  true")?;
    }
    Ok(())
}

fn argument(index: usize, argument: &Argument, out: &mut String) -> std::fmt::Result {
    let ty = match argument.passed {
        Passed::Value => "arg_byvalue",
        Passed::Address => "arg_bypointer",
        Passed::GroupCount => "group_count",
        Passed::PrivateBase => "private_base_stateless",
    };
    writeln!(out, "      - arg_type:        {ty}")?;
    writeln!(out, "        offset:          {}", argument.offset)?;
    writeln!(out, "        size:            {}", argument.bytes)?;
    match argument.passed {
        Passed::GroupCount | Passed::PrivateBase => Ok(()),
        Passed::Value => {
            writeln!(out, "        arg_index:       {index}")?;
            writeln!(out, "        source_offset:   0")
        }
        Passed::Address => {
            writeln!(out, "        arg_index:       {index}")?;
            writeln!(out, "        addrmode:        stateless")?;
            writeln!(out, "        addrspace:       global")?;
            writeln!(out, "        access_type:     readwrite")
        }
    }
}

/// Returns a name as a YAML scalar, quoted if it could be read as something else. Names in vISA contain no quotation
/// marks.
fn scalar(name: &str) -> String {
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    let plain = name.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_');
    let keyword = ["true", "false", "yes", "no", "on", "off", "null", "y", "n"];
    let plain = plain && name.bytes().all(is_word) && !keyword.iter().any(|word| name.eq_ignore_ascii_case(word));
    if plain { name.to_owned() } else { format!("'{name}'") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Launch;

    #[test]
    fn launches_are_of_groups() {
        let argument = |bytes| Argument { passed: Passed::Value, offset: 8, bytes };
        let arguments = vec![
            argument(4),
            argument(8),
            Argument { passed: Passed::GroupCount, offset: 0, bytes: 12 },
            Argument { passed: Passed::PrivateBase, offset: 16, bytes: 8 },
        ];
        let kernel = Kernel {
            name: "k".to_owned(),
            code: Vec::new(),
            after_loads: 64,
            registers: 256,
            shared_bytes: 1024,
            has_barrier: false,
            launch: Launch { arguments, threads: 2, private_bytes: 4096 },
        };
        let with_barrier = Kernel { has_barrier: true, ..kernel.clone() };
        let text = text(&[kernel], Platform::Dg2);
        for line in [
            "grf_count:       256",
            "required_work_group_size: [ 2, 1, 1 ]",
            "slm_size:        1024",
            "size:            4\n        arg_index:       0",
            "size:            8\n        arg_index:       1",
            // The host passes neither of these, which therefore have no index.
            "group_count\n        offset:          0\n        size:            12\n      - arg_type:        private_base_stateless",
            "private_base_stateless\n        offset:          16\n        size:            8\n    per_thread_payload_arguments:",
            "- arg_type:        packed_local_ids",
            "usage:           private_space\n        size:            4096\n",
        ] {
            assert!(text.contains(line), "{line}\n{text}");
        }
        assert!(!text.contains("barrier_count"), "{text}");
        let text = super::text(&[with_barrier], Platform::Dg2);
        assert!(text.contains("execution_env:\n      barrier_count:   1\n"), "{text}");
    }

    #[test]
    fn names_that_are_no_words_are_quoted() {
        let quoted = ["1", "null", "NO", "a-b", "$x", "a.b"];
        assert!(quoted.iter().all(|name| scalar(name) == format!("'{name}'")));
        assert_eq!(scalar("softmax_1"), "softmax_1");
    }
}
