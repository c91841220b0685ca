// Virtual vectors and masks that do not exist.
// RUN: %s --diagnostics=short

func.func private @lanes(!pto.vmi.vreg<0xf32>, !pto.vmi.mask<0xpred>, !pto.vmi.vreg<4x4xf32>, !pto.vmi.vreg<f32>)
func.func private @elements(!pto.vmi.vreg<64xi64>, !pto.vmi.vreg<64xf64>, !pto.vmi.vreg<64xi1>, !pto.vmi.vreg<64xf33>)
func.func private @granularity(!pto.vmi.mask<64xb64>)
func.func private @layouts(!pto.vmi.vreg<64xf32, #pto.vmi.layout<packed>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<deinterleaved = 1>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous, lane_stride = 0>>, !pto.vmi.vreg<64xf32, 4 : i32>)
func.func private @groups(!pto.vmi.vreg<16xf32, #pto.vmi.layout<num_groups = 8, slots = 8>>, !pto.vmi.vreg<8xf32, #pto.vmi.layout<num_groups = 8, slots = 0>>)
func.func private @pred(!pto.vmi.mask<64xpred, #pto.vmi.layout<contiguous>>)

// run 1: exit 1
// stderr:
//| vmi.errors.mlir:4:40: error[PTO0225]: expected a positive number of lanes, found 0
//| vmi.errors.mlir:4:62: error[PTO0225]: expected a positive number of lanes, found 0
//| vmi.errors.mlir:4:85: error[PTO0225]: expected a positive number of lanes, found 4x4
//| vmi.errors.mlir:4:109: error[PTO0225]: expected a positive number of lanes, found none
//| vmi.errors.mlir:5:46: error[PTO0226]: expected elements of 8, 16 or 32 bits or index, found i64
//| vmi.errors.mlir:5:69: error[PTO0226]: expected elements of 8, 16 or 32 bits or index, found f64
//| vmi.errors.mlir:5:92: error[PTO0226]: expected elements of 8, 16 or 32 bits or index, found i1
//| vmi.errors.mlir:5:114: error[PTO0107]: unknown element type 'f33'
//| vmi.errors.mlir:6:49: error[PTO0118]: unknown mask granularity 'b64', expected pred, b8, b16 or b32
//| vmi.errors.mlir:7:66: error[PTO0227]: unknown layout 'packed', expected contiguous, deinterleaved or num_groups
//| vmi.errors.mlir:7:114: error[PTO0227]: expected lanes deinterleaved by 2 or more
//| vmi.errors.mlir:7:173: error[PTO0227]: expected a lane_stride of 1 or more
//| vmi.errors.mlir:7:226: error[PTO0227]: expected #pto.vmi.layout<..>, found 4 : i32
//| vmi.errors.mlir:8:49: error[PTO0229]: a layout of 8 groups has as many lanes, found 16
//| vmi.errors.mlir:8:131: error[PTO0227]: expected 1 group or more, of 1 slot or more
//| vmi.errors.mlir:9:48: error[PTO0228]: a mask of granularity pred has no layout
