// Types of virtual vectors and their masks, and layouts.
// RUN: %s
// RUN: %s --mlir-print-op-generic

func.func private @vectors(!pto.vmi.vreg<1xf32>, !pto.vmi.vreg<100xui8>, !pto.vmi.vreg<64xindex>, !pto.vmi.vreg<64x!pto.bf16x2>, !pto.vmi.vreg<64xhif8>, !pto.vmi.vreg<32xu16>)
func.func private @contiguous(!pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xui8, #pto.vmi.layout<contiguous, lane_stride = 4>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous, lane_stride = 1>>)
func.func private @deinterleaved(!pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.mask<256xb8, #pto.vmi.layout<deinterleaved = 4>>)
func.func private @groups(!pto.vmi.vreg<8xf32, #pto.vmi.layout<num_groups = 8>>, !pto.vmi.vreg<8xf32, #pto.vmi.layout<num_groups = 8, slots = 2>>, !pto.vmi.mask<1xb16, #pto.vmi.layout<num_groups = 1, slots = 1>>)
func.func private @masks(!pto.vmi.mask<64xpred>, !pto.vmi.mask<64xb8>, !pto.vmi.mask<64xb16>, !pto.vmi.mask<64xb32>)
func.func private @attribute() attributes {layout = #pto.vmi.layout<num_groups = 8, slots = 8>}

// run 1: exit 0
// stdout:
//| module {
//|   func.func private @vectors(!pto.vmi.vreg<1xf32>, !pto.vmi.vreg<100xui8>, !pto.vmi.vreg<64xindex>, !pto.vmi.vreg<64x!pto.bf16x2>, !pto.vmi.vreg<64x!pto.hif8>, !pto.vmi.vreg<32xui16>)
//|   func.func private @contiguous(!pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xui8, #pto.vmi.layout<contiguous, lane_stride = 4>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>)
//|   func.func private @deinterleaved(!pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.mask<256xb8, #pto.vmi.layout<deinterleaved = 4>>)
//|   func.func private @groups(!pto.vmi.vreg<8xf32, #pto.vmi.layout<num_groups = 8>>, !pto.vmi.vreg<8xf32, #pto.vmi.layout<num_groups = 8, slots = 2>>, !pto.vmi.mask<1xb16, #pto.vmi.layout<num_groups = 1, slots = 1>>)
//|   func.func private @masks(!pto.vmi.mask<64xpred>, !pto.vmi.mask<64xb8>, !pto.vmi.mask<64xb16>, !pto.vmi.mask<64xb32>)
//|   func.func private @attribute() attributes {layout = #pto.vmi.layout<num_groups = 8, slots = 8>}
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<1xf32>, !pto.vmi.vreg<100xui8>, !pto.vmi.vreg<64xindex>, !pto.vmi.vreg<64x!pto.bf16x2>, !pto.vmi.vreg<64x!pto.hif8>, !pto.vmi.vreg<32xui16>) -> (), sym_name = "vectors", sym_visibility = "private"}> ({
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xui8, #pto.vmi.layout<contiguous, lane_stride = 4>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "contiguous", sym_visibility = "private"}> ({
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.mask<256xb8, #pto.vmi.layout<deinterleaved = 4>>) -> (), sym_name = "deinterleaved", sym_visibility = "private"}> ({
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<8xf32, #pto.vmi.layout<num_groups = 8>>, !pto.vmi.vreg<8xf32, #pto.vmi.layout<num_groups = 8, slots = 2>>, !pto.vmi.mask<1xb16, #pto.vmi.layout<num_groups = 1, slots = 1>>) -> (), sym_name = "groups", sym_visibility = "private"}> ({
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.mask<64xpred>, !pto.vmi.mask<64xb8>, !pto.vmi.mask<64xb16>, !pto.vmi.mask<64xb32>) -> (), sym_name = "masks", sym_visibility = "private"}> ({
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "attribute", sym_visibility = "private"}> ({
//|   }) {layout = #pto.vmi.layout<num_groups = 8, slots = 8>} : () -> ()
//| }) : () -> ()
