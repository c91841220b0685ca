//! Pseudo-random numbers, and a program to damage.

/// Pseudo-random numbers, the same in every run.
#[derive(Clone, Debug)]
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// Returns a number below `limit`, which is not 0.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        usize::try_from(self.next() >> 33).unwrap_or(0) % limit
    }

    /// Returns a number of random bytes.
    pub(crate) fn bytes(&mut self, count: usize) -> Vec<u8> {
        (0..count).map(|_| self.next().to_le_bytes()[3]).collect()
    }
}

/// A kernel with every kind of construct: types of all spellings, attributes, regions, locations, strings, comments.
pub(crate) const KERNEL: &str = r#"// A kernel.
!tile = !pto.tile_buf<vec, 16x16xf32>
#place = loc("kernel.py":3:4)
module attributes {pto.target_arch = "a5", pto.kernel_kind = #pto.kernel_kind<vector>} {
  func.func private @helper(!pto.mask<b32>, !pto.vreg<64xf32>, !pto.multi_tile_buf<!tile, count=2>)
  func.func @kernel(%p: !pto.ptr<f32, gm>, %n: index, %flag: i1) -> !tile attributes {note = "a \"note\""} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %v = pto.make_tensor_view %p, shape = [%n, %c16], strides = [%c16, %c1] {layout = #pto.layout<nd>} : !pto.tensor_view<?x16xf32>
    %t = pto.alloc_tile : !tile
    %u = pto.alloc_tile : !pto.tile_buf<loc=vec, dtype=f32, rows=16, cols=16, v_row=16, v_col=16, blayout=row_major, slayout=none_box, fractal=512, pad=0>
    scf.for %i = %c0 to %n step %c16 {
      %box = pto.partition_view %v, offsets = [%i, %c0], sizes = [%c16, %c16] : !pto.tensor_view<?x16xf32>
      pto.tload ins(%box : !pto.partition_tensor_view<16x16xf32>) outs(%t : !tile) pad_mode = #pto.padmode<null>
      pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
      pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
      scf.if %flag {
        pto.texp ins(%t : !tile) outs(%u : !tile) {precisionType = #pto<exp_precision high_precision>} loc(#place)
      } else {
        "pto.tadd"(%t, %t, %u) {test.key = [1, 2.5 : f32, affine_map<(d0) -> (d0 + 1)>]} : (!tile, !tile, !tile) -> ()
      }
      pto.tstore ins(%u : !tile) outs(%box : !pto.partition_tensor_view<16x16xf32>)
    }
    pto.barrier <PIPE_ALL>
    return %u : !tile
  }
}
"#;
