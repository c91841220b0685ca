//! Writes the text of a file before its functions.

use pto_isa::types::DType;
use std::collections::HashMap;

/// The declarations that the functions of a file need.
#[derive(Debug, Default)]
pub(crate) struct File {
    structs: Vec<String>,
    data: bool,
    events: bool,
    random: bool,
    bits: bool,
    /// Element types of entries that are popped from numbered pipes.
    pub(crate) popped: HashMap<i64, DType>,
}

const INCLUDES: &str = "#include \"pto/pto-inst.hpp\"\n\nusing namespace pto;\n";

const DATA: &str = "
template <typename GlobalTensorT>
static AICORE inline auto PTOAS__GLOBAL_TENSOR_DATA(GlobalTensorT &tensor) -> decltype(tensor.data()) {
  return tensor.data();
}
";

const EVENTS: &str = "
template <int N>
struct PTOAS_EventIdArray {
  int32_t data[N];
  AICORE inline int32_t &operator[](int64_t index) { return data[index]; }
};
";

const RANDOM: &str = "
template <int Rounds, typename TileT>
static AICORE inline void PTOAS__TRANDOM(TileT &dst, uint32_t key0, uint32_t key1, uint32_t counter0, uint32_t counter1,
                                         uint32_t counter2, uint32_t counter3) {
  TRandomKey key = {key0, key1};
  TRandomCounter counter = {counter0, counter1, counter2, counter3};
  TRANDOM<Rounds>(dst, key, counter);
}
";

const TAIL: &str = "
enum class PTOAutoSyncTailMode : int {
  kBarrierAll = 0,
  kSetWaitMte3ToSEvent0 = 1,
};

static AICORE inline void ptoas_auto_sync_tail(PTOAutoSyncTailMode mode = PTOAutoSyncTailMode::kBarrierAll) {
  switch (mode) {
  case PTOAutoSyncTailMode::kSetWaitMte3ToSEvent0:
    set_flag(PIPE_MTE3, PIPE_S, EVENT_ID0);
    wait_flag(PIPE_MTE3, PIPE_S, EVENT_ID0);
    break;
  case PTOAutoSyncTailMode::kBarrierAll:
  default:
    pipe_barrier(PIPE_ALL);
    break;
  }
}

template <typename T>
static AICORE inline void PTOAS__DCCI_SINGLE_CACHE_LINE(T *ptr) {
  dcci((__gm__ void *)ptr, cache_line_t::SINGLE_CACHE_LINE);
}
";

const BITS: &str = "
template <typename To, typename From>
static inline To ptoas_bitcast(From from) {
  static_assert(sizeof(To) == sizeof(From), \"ptoas_bitcast: size mismatch\");
  To to;
  __builtin_memcpy(&to, &from, sizeof(To));
  return to;
}
";

impl File {
    /// Notes that a function takes the address of a view.
    pub(crate) fn uses_data(&mut self) {
        self.data = true;
    }

    /// Notes that a function has an array of events.
    pub(crate) fn uses_events(&mut self) {
        self.events = true;
    }

    /// Notes that a function generates random numbers.
    pub(crate) fn uses_random(&mut self) {
        self.random = true;
    }

    /// Notes that a function reinterprets the bits of a value.
    pub(crate) fn uses_bits(&mut self) {
        self.bits = true;
    }

    /// Adds the definition of a struct.
    pub(crate) fn add_struct(&mut self, text: String) {
        if !self.structs.contains(&text) {
            self.structs.push(text);
        }
    }

    /// Returns the text before the functions.
    pub(crate) fn head(&self) -> String {
        let mut text = INCLUDES.to_owned();
        for definition in &self.structs {
            text.push('\n');
            text.push_str(definition);
            text.push('\n');
        }
        for (used, helper) in
            [(self.data, DATA), (self.events, EVENTS), (self.random, RANDOM), (true, TAIL), (self.bits, BITS)]
        {
            if used {
                text.push_str(helper);
            }
        }
        text
    }
}
