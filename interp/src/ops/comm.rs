//! Communication between devices.

use crate::semantics::{Entry, missing};

/// Semantics of the family, in the order of its rows.
pub(super) const SEMANTICS: &[Entry] = &[
    missing("comm.build_async_session"),
    missing("comm.tbroadcast"),
    missing("comm.test_async_event"),
    missing("comm.tgather"),
    missing("comm.tget"),
    missing("comm.tget_async"),
    missing("comm.tnotify"),
    missing("comm.tput"),
    missing("comm.tput_async"),
    missing("comm.treduce"),
    missing("comm.tscatter"),
    missing("comm.ttest"),
    missing("comm.twait"),
    missing("comm.wait_async_event"),
];
