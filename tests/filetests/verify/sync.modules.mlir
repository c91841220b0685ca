// What one module declares stands in another one: its barrier orders what is around the call, and it is looked at where it is
// called. Each function is checked for the target of its module.
// RUN: %s --verify --verify-sync --diagnostics=short

module {
  module attributes {pto.target_arch = "a5"} {
    func.func private @all_done()
    func.func @load(%p: !pto.ptr<f32, gm>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c16 = arith.constant 16 : index
      %c64 = arith.constant 64 : index
      %v = pto.make_tensor_view %p, shape = [%c16, %c64], strides = [%c64, %c1] : !pto.tensor_view<16x64xf32>
      %x = pto.partition_view %v, offsets = [%c0, %c0], sizes = [%c16, %c64] : !pto.tensor_view<16x64xf32>
      %a = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
      pto.tload ins(%x : !pto.partition_tensor_view<16x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32>)
      func.call @all_done() : () -> ()
      pto.texp ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32>)
      pto.tneg ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32>)
      return
    }
  }
  module attributes {pto.target_arch = "a5"} {
    func.func @all_done() {
      pto.barrier #pto.pipe<PIPE_ALL>
      return
    }
  }
  module attributes {pto.target_arch = "a3"} {
    func.func @older() {
      %a = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
      pto.texp ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32>)
      pto.tneg ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32>)
      return
    }
  }
}

// run 1: exit 1
// stderr:
//| sync.modules.mlir:33:7: error[PTO1251]: PIPE_V reads what PIPE_V writes, and nothing orders them
