//! Names of operands, results and attributes. Each is declared once, so that definitions and their users spell the same
//! variant.

use serde::{Serialize, Serializer};
use std::fmt;

macro_rules! names {
    ($($(#[$doc:meta])+ pub enum $type:ident { $($variant:ident = $text:literal),+ $(,)? })+) => {
        $(
            $(#[$doc])+
            #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
            pub enum $type { $(#[doc = concat!("`", $text, "`")] $variant),+ }

            impl $type {
                /// All names, in the order of their variants.
                pub const ALL: &'static [$type] = &[$($type::$variant),+];

                /// Returns the name as it is spelled in texts.
                pub const fn as_str(self) -> &'static str {
                    match self { $($type::$variant => $text),+ }
                }
            }

            impl fmt::Display for $type {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    f.pad(self.as_str())
                }
            }

            impl Serialize for $type {
                fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                    s.serialize_str(self.as_str())
                }
            }
        )+
    };
}

names! {
    /// Name of an operand or result.
    pub enum Name {
        A = "a", Acc = "acc", AccIn = "acc_in", ActiveElemsPerGroup = "active_elems_per_group",
        ActiveLanes = "active_lanes", Addr = "addr", AivSubblockid = "aiv_subblockid", Align = "align",
        AlignIn = "align_in", AlignOut = "align_out", Alpha = "alpha", Amount = "amount", Areg = "areg", Args = "args",
        Array = "array", AScale = "a_scale", B = "b", Base = "base", BaseOut = "base_out", Bias = "bias", Bin = "bin",
        BlockLen = "blockLen", BlockNum32b = "block_num_32b", BlockStride = "block_stride", Bound = "bound",
        BScale = "b_scale", BufId = "buf_id", BurstDstStride = "burst_dst_stride", BurstSrcStride = "burst_src_stride",
        ByteOffset = "byte_offset", C2vConsumerBuf = "c2v_consumer_buf", Captures = "captures", Carry = "carry",
        CarryIn = "carry_in", Cdst = "cdst", Cfg = "cfg", CIn = "c_in", ClipValue = "clip_value", CmpValue = "cmpValue",
        Compare = "compare", Completed = "completed", Config = "config", Config0 = "config0", Config1 = "config1",
        ConvControl = "conv_control", Count = "count", Counter0 = "counter0", Counter1 = "counter1",
        Counter2 = "counter2", Counter3 = "counter3", Ctx = "ctx", DataSelectBit = "data_select_bit",
        DeqScale = "deqScale", Destination = "destination", Diagonal = "diagonal", DimIndex = "dim_index",
        DimX = "dimX", DimY = "dimY", DimZ = "dimZ", Dst = "dst", Dst0 = "dst0", Dst1 = "dst1",
        DstBlockStride = "dstBlockStride", DstGap = "dst_gap", DstGap32b = "dst_gap_32b", DstIdx = "dstIdx",
        DstLoop2Stride = "dst_loop2_stride", DstLoop3Stride = "dst_loop3_stride", DstLoop4Stride = "dst_loop4_stride",
        DstRepeatStride = "dstRepeatStride", Dsts = "dsts", DstStride = "dst_stride", DValue = "d_value",
        Entry = "entry", Event = "event", EventId = "event_id", EventIdDyn = "event_id_dyn", Events = "events",
        Excuted = "excuted", Exp = "exp", ExpZz = "exp_zz", FalseValue = "false_value", Ffts = "ffts", First = "first",
        Fp = "fp", GmAddr = "gm_addr", GmSlotBuffer = "gm_slot_buffer", GmSlotTensor = "gm_slot_tensor",
        GmStride = "gm_stride", GmWorkspace = "gm_workspace", Group = "group", GroupCount = "group_count",
        High = "high", Idx = "idx", Increment = "increment", Index = "index", IndexCol = "indexCol",
        Indexes = "indexes", IndexRow = "indexRow", Indices = "indices", InitCondition = "init_condition",
        Input = "input", Inputs = "inputs", K = "k", Key0 = "key0", Key1 = "key1", KStart = "k_start", KStep = "k_step",
        KValue = "kValue", L2CacheCtl = "l2_cache_ctl", L2CacheCtrl = "l2_cache_ctrl",
        LeftPaddingCount = "left_padding_count", LeftPaddingNum = "left_padding_num", LenBurst = "len_burst",
        Lhs = "lhs", List0 = "list0", List1 = "list1", List2 = "list2", List3 = "list3", LocalAddr = "local_addr",
        Loop = "loop", Loop0SrcStride = "loop0_src_stride", Loop1SrcStride = "loop1_src_stride",
        Loop3Count = "loop3_count", Loop3DstStride = "loop3_dst_stride", Loop3SrcStride = "loop3_src_stride",
        Loop4SrcStride = "loop4_src_stride", LoopCounts = "loop_counts", LoopDstStrides = "loop_dst_strides",
        LoopSrcStrides = "loop_src_strides", Low = "low", M = "m", Mask = "mask", Mask0 = "mask0", Mask1 = "mask1",
        Max = "max", Mem = "mem", MStart = "m_start", MStep = "m_step", N = "n", NBurst = "n_burst",
        NburstDstGap = "nburst_dst_gap", NburstDstStride = "nburst_dst_stride", NburstSrcGap = "nburst_src_gap",
        NburstSrcStride = "nburst_src_stride", NValue = "n_value", Offset = "offset", OffsetIn = "offset_in",
        OffsetOut = "offset_out", Offsets = "offsets", Old = "old", Outputs = "outputs", PadValue = "pad_value",
        Part = "part", Parts = "parts", Passthru = "passthru", Payload = "payload", PeerLocalAddr = "peer_local_addr",
        Ping = "ping", Pipe = "pipe", PipeHandle = "pipe_handle", Pong = "pong", Pred = "pred", Predicate = "predicate",
        PreQuant = "pre_quant", PreQuantScalar = "preQuantScalar", PreRelu = "pre_relu", Ptr = "ptr",
        RawValue = "raw_value", RecvPing = "recvPing", RecvPong = "recvPong", Repeat = "repeat",
        RepeatStride = "repeat_stride", RepeatTimes = "repeat_times", Result = "result", Results = "results",
        Rhs = "rhs", RightPaddingCount = "right_padding_count", RightPaddingNum = "right_padding_num",
        RowStride = "row_stride", S = "s", Scalar = "scalar", ScalarOut = "scalar_out", Scale = "scale",
        Scaling = "scaling", ScalingTile = "scaling_tile", Scratch = "scratch", Second = "second", Seed = "seed",
        Selector = "selector", Session = "session", Shape = "shape", ShiftDist = "shiftDist", Sid = "sid",
        Signal = "signal", Sizes = "sizes", Slope = "slope", Slot = "slot", Smallc0En = "smallc0_en", Source = "source",
        Source0 = "source0", Source1 = "source1", Source2 = "source2", Source3 = "source3", SourceGap = "source_gap",
        SourceGroupStride = "source_group_stride", Split = "split", Src = "src", Src0 = "src0",
        Src0BlockStride = "src0BlockStride", Src0Idx = "src0Idx", Src0RepeatStride = "src0RepeatStride", Src1 = "src1",
        Src1BlockStride = "src1BlockStride", Src1Idx = "src1Idx", Src1RepeatStride = "src1RepeatStride", Src2 = "src2",
        SrcBlockStride = "srcBlockStride", SrcInnerStride = "src_inner_stride", SrcOuterStride = "src_outer_stride",
        SrcRepeatStride = "srcRepeatStride", Srcs = "srcs", SrcStride = "src_stride", Start = "S",
        StartCol = "start_col", StartRow = "start_row", Stride = "stride", Strides = "strides",
        SubBlockid = "sub_blockid", TensorView = "tensor_view", Tile = "tile", Tmp = "tmp", Transpose = "transpose",
        TrueValue = "true_value", UbStride = "ub_stride", UpdatedAlign = "updated_align", UpdatedBase = "updated_base",
        UsedCores = "used_cores", V2cConsumerBuf = "v2c_consumer_buf", Val = "val", ValidCol = "valid_col",
        ValidRow = "valid_row", Value = "value", Values = "values", Workspace = "workspace", X = "x", Xm = "xm",
        XStart = "x_start", XStartPosition = "x_start_position", XStep = "x_step", Xt = "xt", YStart = "y_start",
        YStartPosition = "y_start_position", YStep = "y_step",
    }
    /// Name of an attribute.
    pub enum Key {
        AccPhase = "accPhase", AccPushEpilogue = "acc_push_epilogue", AccToVecMode = "accToVecMode",
        AtomicOp = "atomic_op", AtomicType = "atomicType", AutoAlloc = "autoAlloc", Axis = "axis", Base = "base",
        BlockBytes = "block_bytes", BufId = "buf_id", Byte = "byte", Cache = "cache", Callee = "callee",
        ChannelGroupIdx = "channel_group_idx", Cmp = "cmp", CmpMode = "cmpMode", Coalesce = "coalesce",
        CommBlockOffset = "comm_block_offset", CoreType = "core_type", Descending = "descending", DimX = "dimX",
        DimY = "dimY", DimZ = "dimZ", DirMask = "dir_mask", DisableGemv = "disable_gemv", Dist = "dist",
        DistMode = "dist_mode", Dst = "dst", DstMode = "dst_mode", DstOp = "dst_op", DstPipe = "dst_pipe",
        Enable = "enable", EventId = "event_id", Exhausted = "exhausted", FftsMode = "ffts_mode",
        FillWordBits = "fill_word_bits", FlagBase = "flag_base", Format = "format", GatherOob = "gatherOob",
        Group = "group", GroupSize = "group_size", GrpAxis = "grpAxis", Id = "id", Indices = "indices",
        InitOutBuffer = "init_out_buffer", Interleave = "interleave", IsBinary = "isBinary", Kind = "kind",
        L1cache = "l1cache", L2cache = "l2cache", Layout = "layout", LocalSlotNum = "local_slot_num",
        Location = "location", MaskPattern = "maskPattern", Mem = "mem", Mode = "mode", Name = "name", NDir = "n_dir",
        Nosplit = "nosplit", NotifyOp = "notifyOp", NumGroups = "num_groups", Offset = "offset", OpType = "op_type",
        Order = "order", PadMode = "pad_mode", PadValue = "padValue", Part = "part", Path = "path", Pattern = "pattern",
        PeerFunc = "peer_func", Pipe = "pipe", Pmode = "pmode", Position = "position", PrecisionType = "precisionType",
        Predicate = "predicate", PreQuantMode = "pre_quant_mode", PreReluMode = "pre_relu_mode",
        PrintFormat = "printFormat", QuantScaleAlg = "quantScaleAlg", QuantType = "quant_type", QueueNum = "queue_num",
        Reassoc = "reassoc", ReduceOp = "reduceOp", Relation = "cmp_mode", ReluPreMode = "reluPreMode", Rmode = "rmode",
        Rnd = "rnd", Root = "root", Rounding = "rounding", RoundMode = "round_mode", Rounds = "rounds", Sat = "sat",
        SatMode = "sat_mode", Saturate = "saturate", Saturation = "saturation", ScatterAtomicOp = "scatterAtomicOp",
        ScatterConflict = "scatterConflict", ScatterOob = "scatterOob", Scope = "scope", Signedness = "signedness",
        Size = "size", Sizes = "sizes", Slot = "slot", SlotNum = "slot_num", SlotSize = "slot_size", Space = "space",
        Split = "split", Spr = "spr", SrcOp = "src_op", SrcPipe = "src_pipe", StoreAtomicType = "atomic_type",
        StoreMode = "storeMode", StPhase = "stPhase", Stride = "stride", SyncId = "sync_id", Tf32Mode = "tf32_mode",
        TinsertMode = "tinsertMode", Transpose = "transpose", UnitFlag = "unit_flag", UnitFlagMode = "unit_flag_mode",
        UpperOrLower = "upperOrLower", Value = "value", Width = "width",
    }
}
