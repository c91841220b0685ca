// Vector registers of 2048 bits, predicates, and types that are a name only.
// RUN: %s

func.func private @vreg(
  !pto.vreg<64xf32>, !pto.vreg<128xf16>, !pto.vreg<128xbf16>, !pto.vreg<256xi8>, !pto.vreg<128xui16>, !pto.vreg<64xsi32>,
  !pto.vreg<32xi64>, !pto.vreg<32xf64>, !pto.vreg<256xf8E4M3FN>, !pto.vreg<256xf8E5M2FNUZ>, !pto.vreg<256x!pto.hif8>, !pto.vreg<64x!pto.bf16x2>, !pto.vreg<256xu8>)

func.func private @mask(!pto.mask<b8>, !pto.mask<b16>, !pto.mask<b32>, !pto.mask<B32>, !pto.mask<16>)

func.func private @names(!pto.align, !pto.event, !pto.record_event, !pto.event<...>, !pto.pipe, !pto.tpipe, !pto.tpipe<a, b>, !pto.eventid_array<4>)

// run 1: exit 0
// stdout:
//| module {
//|   func.func private @vreg(!pto.vreg<64xf32>, !pto.vreg<128xf16>, !pto.vreg<128xbf16>, !pto.vreg<256xi8>, !pto.vreg<128xui16>, !pto.vreg<64xsi32>, !pto.vreg<32xi64>, !pto.vreg<32xf64>, !pto.vreg<256xf8E4M3FN>, !pto.vreg<256xf8E5M2FNUZ>, !pto.vreg<256x!pto.hif8>, !pto.vreg<64x!pto.bf16x2>, !pto.vreg<256xui8>)
//|   func.func private @mask(!pto.mask<b8>, !pto.mask<b16>, !pto.mask<b32>, !pto.mask<b32>, !pto.mask<b16>)
//|   func.func private @names(!pto.align, !pto.event, !pto.event, !pto.event, !pto.pipe, !pto.pipe, !pto.pipe, !pto.eventid_array<4>)
//| }
