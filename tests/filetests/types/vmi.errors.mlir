// Virtual vectors and masks that do not exist.
// RUN: %s --diagnostics=short

func.func private @lanes(!pto.vmi.vreg<0xf32>, !pto.vmi.mask<0xpred>, !pto.vmi.vreg<4x4xf32>, !pto.vmi.vreg<f32>)
func.func private @elements(!pto.vmi.vreg<64xi64>, !pto.vmi.vreg<64xf64>, !pto.vmi.vreg<64xi1>, !pto.vmi.vreg<64xf33>)
func.func private @granularity(!pto.vmi.mask<64xb64>)
func.func private @layouts(!pto.vmi.vreg<64xf32, #pto.vmi.layout<packed>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<deinterleaved = 1>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous, lane_stride = 0>>, !pto.vmi.vreg<64xf32, 4 : i32>)
func.func private @groups(!pto.vmi.vreg<16xf32, #pto.vmi.layout<num_groups = 8, slots = 8>>, !pto.vmi.vreg<8xf32, #pto.vmi.layout<num_groups = 8, slots = 0>>)
func.func private @pred(!pto.vmi.mask<64xpred, #pto.vmi.layout<contiguous>>)
