//! Names of the registers of a core.

use std::fmt;

/// Declares an enumeration of registers, each with the name that messages print.
macro_rules! registers {
    ($(#[$doc:meta])+ $kind:ident { $($(#[$about:meta])+ $register:ident = $text:literal,)+ }) => {
        $(#[$doc])+
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum $kind { $($(#[$about])+ $register,)+ }

        impl fmt::Display for $kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $($kind::$register => $text,)+ })
            }
        }
    };
}

registers! {
    /// Registers that configure a core. Operations use their values at the time of their issue.
    Setting {
        /// How stores to global memory combine with its content.
        AtomicOp = "atomic_op",
        /// Element type of such stores.
        AtomicType = "atomic_type",
        /// Fields of atomic stores.
        StoreAtomic = "set_store_atomic_cfg",
        /// The control register.
        Ctrl = "ctrl",
        /// Distances of a store of an accumulator.
        ChannelPara = "set_channel_para",
        /// Matrices of a store of an accumulator, and their distances.
        Loop3Para = "set_loop3_para",
        /// Bounds of the activation of an accumulator.
        FixClipRelu = "set_fix_clip_relu",
        /// Address of the factors of an accumulator.
        Fpc = "set_fpc",
        /// Factor of the quantisation of an accumulator.
        QuantPre = "set_quant_pre",
        /// Slope of the activation of an accumulator.
        ReluAlpha = "set_relu_alpha",
        /// Size of an image.
        Fmatrix = "setfmatrix",
        /// Padding of an image.
        Img2colPadding = "set_img2col_padding",
        /// Windows of an image.
        Img2colRpt = "set_img2col_rpt",
        /// Rounding of the operands of products to HF32.
        Hf32Mode = "sethf32mode",
        /// Rounding of the operands of products to TF32.
        Tf32Mode = "settf32mode",
        /// Iterations of the loops around copies into vector memory.
        LoopSizeToUb = "loop_size_outtoub",
        /// Strides of the inner loop around copies into vector memory.
        Loop1StrideToUb = "loop1_stride_outtoub",
        /// Strides of the outer loop around copies into vector memory.
        Loop2StrideToUb = "loop2_stride_outtoub",
        /// Iterations of the loops around copies out of vector memory.
        LoopSizeFromUb = "loop_size_ubtoout",
        /// Strides of the inner loop around copies out of vector memory.
        Loop1StrideFromUb = "loop1_stride_ubtoout",
        /// Strides of the outer loop around copies out of vector memory.
        Loop2StrideFromUb = "loop2_stride_ubtoout",
        /// Padding value of copies into vector memory.
        PadValue = "mov_pad_val",
        /// Iterations of the loops around copies into L1.
        LoopSizeToL1 = "set_loop_size_outtol1",
        /// Strides of the inner loop around copies into L1.
        Loop1StrideToL1 = "set_loop1_stride_outtol1",
        /// Strides of the outer loop around copies into L1.
        Loop2StrideToL1 = "set_loop2_stride_outtol1",
        /// Distances of copies into the boxes of L1.
        Mte2NzPara = "set_mte2_nz_para",
        /// Padding value of copies into L1.
        PadValueToL1 = "set_pad_val_outtol1",
    }
}

registers! {
    /// Registers of the units of a core, which operations of one pipe read and write in their order.
    Special {
        /// Number of bytes that unaligned stores have written.
        Stored = "AR",
        /// Number of bytes that the last `vsqz` compacted.
        Squeezed = "SQZN",
        /// Numbers of entries that the last merge of sorted lists took from each list.
        Merged = "VMS4_SR",
        /// Exponents of left operands of products.
        ExponentsOfLeft = "l0a_mx",
        /// Exponents of right operands of products.
        ExponentsOfRight = "l0b_mx",
        /// The two words of the mask of operations on vector memory.
        Mask = "ub.set_mask",
        /// Whether the mask is a number of elements.
        MaskCounts = "ub.set_mask_count",
        /// Number of threads.
        Threads = "store_vfsimt_info",
    }
}
