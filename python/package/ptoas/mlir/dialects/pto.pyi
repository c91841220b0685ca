"""Builders of the dialect pto; `generate.py` writes this file."""

from typing import Any, Sequence, Union

from ..ir import InsertionPoint, Location, Operation, Type, Value

Operand = Union[Value, Operation]
AttributeLike = Any

def __getattr__(name: str) -> Any: ...

class AbsfOp(Operation):
    """magnitude of a float
    
    result: type of the result, result
    value: source"""

    def __init__(self, result: Type | None, value: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class AddPtrOp(Operation):
    """a pointer some elements further
    
    result: type of the result, the sum
    ptr: pointer
    offset: distance in elements"""

    def __init__(self, result: Type | None, ptr: Operand, offset: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class AicInitializePipeOp(Operation):
    """make the cube end of a pipe
    
    dir_mask: 1 cube to vector, 2 vector to cube, 3 both
    slot_size: bytes of a slot
    gm_slot_buffer: slots in global memory (optional)
    gm_slot_tensor: slots in global memory, as a view (optional)
    c2v_consumer_buf: address of the slots of vector cores (optional)
    v2c_consumer_buf: address of the slots of the cube core (optional)
    acc_push_epilogue: what is done to accumulators (optional)
    id: number of the pipe (optional)
    local_slot_num: slots kept by the consumer (optional)
    nosplit: entries are never split (optional)
    slot_num: slots (optional)"""

    def __init__(self, dir_mask: AttributeLike, slot_size: AttributeLike, *, gm_slot_buffer: Operand | None = None, gm_slot_tensor: Operand | None = None, c2v_consumer_buf: Operand | None = None, v2c_consumer_buf: Operand | None = None, acc_push_epilogue: AttributeLike | None = None, id: AttributeLike | None = None, local_slot_num: AttributeLike | None = None, nosplit: AttributeLike | None = None, slot_num: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class AivInitializePipeOp(Operation):
    """make the vector end of a pipe
    
    dir_mask: 1 cube to vector, 2 vector to cube, 3 both
    slot_size: bytes of a slot
    gm_slot_buffer: slots in global memory (optional)
    gm_slot_tensor: slots in global memory, as a view (optional)
    c2v_consumer_buf: address of the slots of vector cores (optional)
    v2c_consumer_buf: address of the slots of the cube core (optional)
    acc_push_epilogue: what is done to accumulators (optional)
    id: number of the pipe (optional)
    local_slot_num: slots kept by the consumer (optional)
    nosplit: entries are never split (optional)
    slot_num: slots (optional)"""

    def __init__(self, dir_mask: AttributeLike, slot_size: AttributeLike, *, gm_slot_buffer: Operand | None = None, gm_slot_tensor: Operand | None = None, c2v_consumer_buf: Operand | None = None, v2c_consumer_buf: Operand | None = None, acc_push_epilogue: AttributeLike | None = None, id: AttributeLike | None = None, local_slot_num: AttributeLike | None = None, nosplit: AttributeLike | None = None, slot_num: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class AllocMultiTileOp(Operation):
    """allocate several tile buffers of one type
    
    result: type of the result, the buffers
    addr: byte address, where it is planned already (optional)
    valid_row: valid rows, where the type has `?` (optional)
    valid_col: valid columns, where the type has `?` (optional)"""

    def __init__(self, result: Type | None, *, addr: Operand | None = None, valid_row: Operand | None = None, valid_col: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class AllocTileOp(Operation):
    """allocate a tile buffer
    
    result: type of the result, the buffer
    addr: byte address, where it is planned already (optional)
    valid_row: valid rows, where the type has `?` (optional)
    valid_col: valid columns, where the type has `?` (optional)"""

    def __init__(self, result: Type | None, *, addr: Operand | None = None, valid_row: Operand | None = None, valid_col: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class AtomicAddOp(Operation):
    """add to an element
    
    old: type of the result, element before the change
    ptr: memory changed
    value: second operand
    l2cache: second-level caching (optional)
    signedness: reading of an integer (optional)"""

    def __init__(self, old: Type | None, ptr: Operand, value: Operand, *, l2cache: AttributeLike | None = None, signedness: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class AtomicAndOp(Operation):
    """bitwise and with an element
    
    old: type of the result, element before the change
    ptr: memory changed
    value: second operand
    l2cache: second-level caching (optional)
    signedness: reading of an integer (optional)"""

    def __init__(self, old: Type | None, ptr: Operand, value: Operand, *, l2cache: AttributeLike | None = None, signedness: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class AtomicCasOp(Operation):
    """store where an element has a value
    
    old: type of the result, element before the change
    ptr: memory changed
    compare: value expected
    value: value stored where it is found
    l2cache: second-level caching (optional)
    signedness: reading of an integer (optional)"""

    def __init__(self, old: Type | None, ptr: Operand, compare: Operand, value: Operand, *, l2cache: AttributeLike | None = None, signedness: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class AtomicExchOp(Operation):
    """exchange an element
    
    old: type of the result, element before the change
    ptr: memory changed
    value: second operand
    l2cache: second-level caching (optional)
    signedness: reading of an integer (optional)"""

    def __init__(self, old: Type | None, ptr: Operand, value: Operand, *, l2cache: AttributeLike | None = None, signedness: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class AtomicMaxOp(Operation):
    """maximum with an element
    
    old: type of the result, element before the change
    ptr: memory changed
    value: second operand
    l2cache: second-level caching (optional)
    signedness: reading of an integer (optional)"""

    def __init__(self, old: Type | None, ptr: Operand, value: Operand, *, l2cache: AttributeLike | None = None, signedness: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class AtomicMinOp(Operation):
    """minimum with an element
    
    old: type of the result, element before the change
    ptr: memory changed
    value: second operand
    l2cache: second-level caching (optional)
    signedness: reading of an integer (optional)"""

    def __init__(self, old: Type | None, ptr: Operand, value: Operand, *, l2cache: AttributeLike | None = None, signedness: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class AtomicOrOp(Operation):
    """bitwise or with an element
    
    old: type of the result, element before the change
    ptr: memory changed
    value: second operand
    l2cache: second-level caching (optional)
    signedness: reading of an integer (optional)"""

    def __init__(self, old: Type | None, ptr: Operand, value: Operand, *, l2cache: AttributeLike | None = None, signedness: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class AtomicSubOp(Operation):
    """subtract from an element
    
    old: type of the result, element before the change
    ptr: memory changed
    value: second operand
    l2cache: second-level caching (optional)
    signedness: reading of an integer (optional)"""

    def __init__(self, old: Type | None, ptr: Operand, value: Operand, *, l2cache: AttributeLike | None = None, signedness: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class AtomicXorOp(Operation):
    """bitwise exclusive or with an element
    
    old: type of the result, element before the change
    ptr: memory changed
    value: second operand
    l2cache: second-level caching (optional)
    signedness: reading of an integer (optional)"""

    def __init__(self, old: Type | None, ptr: Operand, value: Operand, *, l2cache: AttributeLike | None = None, signedness: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class BarrierOp(Operation):
    """wait until a pipe has finished everything issued before
    
    pipe: pipe to wait for"""

    def __init__(self, pipe: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class BarrierSyncOp(Operation):
    """wait until operations of a kind have finished
    
    op_type: kind of operation"""

    def __init__(self, op_type: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class BitcastOp(Operation):
    """show the bytes of a tile as other elements
    
    result: type of the result, the tile of other elements
    src: the tile"""

    def __init__(self, result: Type | None, src: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class CastPtrOp(Operation):
    """cast between addresses and pointers, or between pointers
    
    result: type of the result, the pointer or address
    input: address or pointer"""

    def __init__(self, result: Type | None, input: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class CeilOp(Operation):
    """next integer that is not smaller
    
    result: type of the result, result
    value: source"""

    def __init__(self, result: Type | None, value: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class Chistv2Op(Operation):
    """running counts of the values of bytes
    
    result: type of the result, result
    acc: counts so far
    source: bytes counted
    mask: bytes that count
    bin: half of the values counted"""

    def __init__(self, result: Type | None, acc: Operand, source: Operand, mask: Operand, bin: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class CmoCacheInvalidOp(Operation):
    """drop one cache line, or all
    
    space: memory whose lines are dropped
    addr: address in the line dropped (optional)"""

    def __init__(self, space: AttributeLike, *, addr: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class BuildAsyncSessionOp(Operation):
    """open a session of asynchronous transfers
    
    session: type of the result, the session
    scratch: staging memory
    workspace: memory of the queues
    block_bytes: bytes of a block (optional)
    channel_group_idx: number of the group of channels (optional)
    comm_block_offset: first block (optional)
    queue_num: number of queues (optional)
    sync_id: flag the session uses (optional)"""

    def __init__(self, session: Type | None, scratch: Operand, workspace: Operand, *, block_bytes: AttributeLike | None = None, channel_group_idx: AttributeLike | None = None, comm_block_offset: AttributeLike | None = None, queue_num: AttributeLike | None = None, sync_id: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TBroadcastOp(Operation):
    """send memory of the root to every member of a group
    
    src: memory of the root
    ping: staging tile
    group: memory of each member
    root: member of the group that is this device
    pong: second staging tile (optional)"""

    def __init__(self, src: Operand, ping: Operand, group: Sequence[Operand], root: AttributeLike, *, pong: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TestAsyncEventOp(Operation):
    """ask whether an asynchronous transfer is complete
    
    completed: type of the result, the transfer is complete
    event: event of the transfer
    session: session of the transfer"""

    def __init__(self, completed: Type | None, event: Operand, session: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class CommTGatherOp(Operation):
    """collect memory of every member of a group
    
    dst: memory of the root
    ping: staging tile
    group: memory of each member
    root: member of the group that is this device
    pong: second staging tile (optional)"""

    def __init__(self, dst: Operand, ping: Operand, group: Sequence[Operand], root: AttributeLike, *, pong: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TGetOp(Operation):
    """copy memory of another device
    
    dst: memory written
    src: memory read
    ping: staging tile
    pong: second staging tile (optional)"""

    def __init__(self, dst: Operand, src: Operand, ping: Operand, *, pong: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TGetAsyncOp(Operation):
    """start to copy memory of another device
    
    event: type of the result, event of the transfer
    dst: memory written
    src: memory read
    session: session of the transfer"""

    def __init__(self, event: Type | None, dst: Operand, src: Operand, session: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TNotifyOp(Operation):
    """write a signal of another device
    
    signal: the signal
    value: the value
    notifyOp: how the signal is written"""

    def __init__(self, signal: Operand, value: Operand, notifyOp: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TPutOp(Operation):
    """copy memory to another device
    
    dst: memory written
    src: memory read
    ping: staging tile
    pong: second staging tile (optional)
    atomicType: combination with memory (optional)"""

    def __init__(self, dst: Operand, src: Operand, ping: Operand, *, pong: Operand | None = None, atomicType: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TPutAsyncOp(Operation):
    """start to copy memory to another device
    
    event: type of the result, event of the transfer
    dst: memory written
    src: memory read
    session: session of the transfer"""

    def __init__(self, event: Type | None, dst: Operand, src: Operand, session: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TReduceOp(Operation):
    """combine memory of every member of a group
    
    dst: memory of the root
    acc: accumulator
    recvPing: staging tile
    group: memory of each member
    reduceOp: how elements are combined
    root: member of the group that is this device
    recvPong: second staging tile (optional)"""

    def __init__(self, dst: Operand, acc: Operand, recvPing: Operand, group: Sequence[Operand], reduceOp: AttributeLike, root: AttributeLike, *, recvPong: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class CommTScatterOp(Operation):
    """send parts of memory of the root to the members of a group
    
    src: memory of the root
    ping: staging tile
    group: memory of each member
    root: member of the group that is this device
    pong: second staging tile (optional)"""

    def __init__(self, src: Operand, ping: Operand, group: Sequence[Operand], root: AttributeLike, *, pong: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TTestOp(Operation):
    """compare a signal
    
    result: type of the result, the relation holds
    signal: words compared
    cmpValue: value compared with
    cmp: relation of the words and the value"""

    def __init__(self, result: Type | None, signal: Operand, cmpValue: Operand, cmp: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TWaitOp(Operation):
    """wait for a signal
    
    signal: words compared
    cmpValue: value compared with
    cmp: relation of the words and the value"""

    def __init__(self, signal: Operand, cmpValue: Operand, cmp: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class WaitAsyncEventOp(Operation):
    """wait until an asynchronous transfer is complete
    
    completed: type of the result, the transfer is complete
    event: event of the transfer
    session: session of the transfer"""

    def __init__(self, completed: Type | None, event: Operand, session: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class ConvertOp(Operation):
    """convert a value
    
    dst: type of the result, converted value, or pair
    src: value, or a pair of values
    rounding: rounding
    saturation: saturation
    signedness: reading of the integer (optional)"""

    def __init__(self, dst: Type | None, src: Operand, rounding: AttributeLike, saturation: AttributeLike, *, signedness: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class CopyCbufToBtOp(Operation):
    """copy bursts from L1 to the bias buffer, all registers given
    
    source: memory copied from
    destination: memory copied to
    conv_control: half precision is widened
    n_burst: number of bursts
    len_burst: blocks of a burst
    source_gap: blocks between bursts in the source
    dst_gap: blocks between bursts in the destination"""

    def __init__(self, source: Operand, destination: Operand, conv_control: Operand, n_burst: Operand, len_burst: Operand, source_gap: Operand, dst_gap: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class CopyCbufToFbufOp(Operation):
    """copy bursts from L1 to the fixpipe buffer, all registers given
    
    source: memory copied from
    destination: memory copied to
    n_burst: number of bursts
    len_burst: blocks of a burst
    source_gap: blocks between bursts in the source
    dst_gap: blocks between bursts in the destination"""

    def __init__(self, source: Operand, destination: Operand, n_burst: Operand, len_burst: Operand, source_gap: Operand, dst_gap: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class CopyCbufToUbufOp(Operation):
    """copy blocks from L1 to vector memory, all registers given
    
    source: memory copied from
    destination: memory copied to
    sid: stream
    n_burst: number of bursts
    len_burst: blocks of a burst
    src_stride: blocks between bursts in the source
    dst_stride: blocks between bursts in the destination"""

    def __init__(self, source: Operand, destination: Operand, sid: Operand, n_burst: Operand, len_burst: Operand, src_stride: Operand, dst_stride: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class CopyGmToCbufOp(Operation):
    """copy bursts from global memory to L1, all registers given
    
    source: memory copied from
    destination: memory copied to
    n_burst: number of bursts
    len_burst: blocks of a burst
    src_stride: distance of bursts in the source
    dst_stride: distance of bursts in the destination"""

    def __init__(self, source: Operand, destination: Operand, n_burst: Operand, len_burst: Operand, src_stride: Operand, dst_stride: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class CopyGmToCbufMultiDn2nzOp(Operation):
    """copy column-major matrices from global memory to L1 as fractals, all registers given
    
    source: memory copied from
    destination: memory copied to
    sid: stream
    loop1_src_stride: distance of rows in the source
    l2_cache_ctrl: second-level cache hint
    n_value: rows
    d_value: columns
    loop4_src_stride: distance of matrices in the source
    smallc0_en: short fractal rows"""

    def __init__(self, source: Operand, destination: Operand, sid: Operand, loop1_src_stride: Operand, l2_cache_ctrl: Operand, n_value: Operand, d_value: Operand, loop4_src_stride: Operand, smallc0_en: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class CopyGmToCbufMultiNd2nzOp(Operation):
    """copy row-major matrices from global memory to L1 as fractals, all registers given
    
    source: memory copied from
    destination: memory copied to
    sid: stream
    loop1_src_stride: distance of rows in the source
    l2_cache_ctrl: second-level cache hint
    n_value: rows
    d_value: columns
    loop4_src_stride: distance of matrices in the source
    smallc0_en: short fractal rows"""

    def __init__(self, source: Operand, destination: Operand, sid: Operand, loop1_src_stride: Operand, l2_cache_ctrl: Operand, n_value: Operand, d_value: Operand, loop4_src_stride: Operand, smallc0_en: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class CopyGmToUbufOp(Operation):
    """copy bursts from global to vector memory, all registers given
    
    source: memory copied from
    destination: memory copied to
    sid: stream
    n_burst: number of bursts
    len_burst: bytes of a burst
    left_padding_count: elements padded before each burst
    right_padding_count: elements padded after each burst
    data_select_bit: padding is on
    l2_cache_ctl: second-level cache hint
    gm_stride: bytes from one burst to the next in global memory
    ub_stride: bytes from one burst to the next in vector memory"""

    def __init__(self, source: Operand, destination: Operand, sid: Operand, n_burst: Operand, len_burst: Operand, left_padding_count: Operand, right_padding_count: Operand, data_select_bit: Operand, l2_cache_ctl: Operand, gm_stride: Operand, ub_stride: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class CopyMatrixCcToCbufOp(Operation):
    """store an accumulator to L1, control registers given
    
    source: memory copied from
    destination: memory copied to
    config0: first control register: extents and strides
    config1: second control register: modes"""

    def __init__(self, source: Operand, destination: Operand, config0: Operand, config1: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class CopyMatrixCcToGmOp(Operation):
    """store an accumulator to global memory, control registers given
    
    source: memory copied from
    destination: memory copied to
    xm: first control register: extents and strides
    xt: second control register: modes"""

    def __init__(self, source: Operand, destination: Operand, xm: Operand, xt: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class CopyMatrixCcToUbOp(Operation):
    """store an accumulator to vector memory, control registers given
    
    source: memory copied from
    destination: memory copied to
    config0: first control register: extents and strides
    config1: second control register: modes"""

    def __init__(self, source: Operand, destination: Operand, config0: Operand, config1: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class CopyUbufToCbufOp(Operation):
    """copy blocks from vector memory to L1, all registers given
    
    source: memory copied from
    destination: memory copied to
    sid: stream
    n_burst: number of bursts
    len_burst: blocks of a burst
    src_stride: blocks between bursts in the source
    dst_stride: blocks between bursts in the destination"""

    def __init__(self, source: Operand, destination: Operand, sid: Operand, n_burst: Operand, len_burst: Operand, src_stride: Operand, dst_stride: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class CopyUbufToGmOp(Operation):
    """copy bursts from vector to global memory, all registers given
    
    source: memory copied from
    destination: memory copied to
    sid: stream
    n_burst: number of bursts
    len_burst: bytes of a burst
    l2_cache_ctl: second-level cache hint
    burst_dst_stride: bytes from one burst to the next in global memory
    burst_src_stride: bytes from one burst to the next in vector memory"""

    def __init__(self, source: Operand, destination: Operand, sid: Operand, n_burst: Operand, len_burst: Operand, l2_cache_ctl: Operand, burst_dst_stride: Operand, burst_src_stride: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class CopyUbufToUbufOp(Operation):
    """copy blocks inside vector memory, all registers given
    
    source: memory copied from
    destination: memory copied to
    sid: stream
    n_burst: number of bursts
    len_burst: blocks of a burst
    src_stride: blocks between bursts in the source
    dst_stride: blocks between bursts in the destination"""

    def __init__(self, source: Operand, destination: Operand, sid: Operand, n_burst: Operand, len_burst: Operand, src_stride: Operand, dst_stride: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class CosOp(Operation):
    """cosine
    
    result: type of the result, result
    value: source"""

    def __init__(self, result: Type | None, value: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class CreateCbufMatrixOp(Operation):
    """fill L1 with a word, all registers given
    
    dst: memory filled
    raw_value: bits of the word
    repeat_times: number of runs
    block_num_32b: blocks of 32 bytes in a run
    dst_gap_32b: blocks of 32 bytes between runs
    fill_word_bits: width of a filled word, 16 or 32"""

    def __init__(self, dst: Operand, raw_value: Operand, repeat_times: Operand, block_num_32b: Operand, dst_gap_32b: Operand, fill_word_bits: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class DcciOp(Operation):
    """write data cache lines back and drop them
    
    ptr: address in the line
    cache: lines
    dst: memory the lines belong to (optional)"""

    def __init__(self, ptr: Operand, cache: AttributeLike, *, dst: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class DeclareEventIdArrayOp(Operation):
    """make an array of events
    
    array: type of the result, array of events"""

    def __init__(self, array: Type | None, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class DeclareGlobalOp(Operation):
    """a view of global memory that a pipe between cores fills in
    
    entry: type of the result, the view"""

    def __init__(self, entry: Type | None, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class DeclareLocalArrayOp(Operation):
    """an array on the stack
    
    array: type of the result, the array"""

    def __init__(self, array: Type | None, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class DeclareStructOp(Operation):
    """a struct on the stack
    
    s: type of the result, the struct"""

    def __init__(self, s: Type | None, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class DeclareTileOp(Operation):
    """a tile that a pipe between cores fills in
    
    tile: type of the result, the tile"""

    def __init__(self, tile: Type | None, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class Dhistv2Op(Operation):
    """counts of the values of bytes
    
    result: type of the result, result
    acc: counts so far
    source: bytes counted
    mask: bytes that count
    bin: half of the values counted"""

    def __init__(self, result: Type | None, acc: Operand, source: Operand, mask: Operand, bin: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class DsbOp(Operation):
    """wait until accesses to memory have finished
    
    mem: memory"""

    def __init__(self, mem: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class EventIdArrayGetOp(Operation):
    """read an event of an array
    
    result: type of the result, the event
    array: array of events
    index: position in the array"""

    def __init__(self, result: Type | None, array: Operand, index: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class EventIdArraySetOp(Operation):
    """keep an event in an array
    
    array: array of events
    index: position in the array
    value: the event"""

    def __init__(self, array: Operand, index: Operand, value: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class ExpOp(Operation):
    """exponential
    
    result: type of the result, result
    value: source"""

    def __init__(self, result: Type | None, value: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class FenceBarrierAllOp(Operation):
    """order all accesses to a memory
    
    scope: memory ordered"""

    def __init__(self, scope: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class FloorOp(Operation):
    """next integer that is not larger
    
    result: type of the result, result
    value: source"""

    def __init__(self, result: Type | None, value: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class FmaOp(Operation):
    """product and sum, rounded once
    
    result: type of the result, result
    lhs: first factor
    rhs: second factor
    acc: added to the product"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, acc: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class FmaxOp(Operation):
    """maximum of floats
    
    result: type of the result, result
    lhs: first source
    rhs: second source"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class FminOp(Operation):
    """minimum of floats
    
    result: type of the result, result
    lhs: first source
    rhs: second source"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class FusionRegionOp(Operation):
    """operations that are fused
    
    outputs: type of the result, values the region yields"""

    def __init__(self, outputs: Type | None, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class GetBlockDimXOp(Operation):
    """threads of a block in X
    
    result: type of the result, the number"""

    def __init__(self, result: Type | None, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class GetBlockDimYOp(Operation):
    """threads of a block in Y
    
    result: type of the result, the number"""

    def __init__(self, result: Type | None, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class GetBlockDimZOp(Operation):
    """threads of a block in Z
    
    result: type of the result, the number"""

    def __init__(self, result: Type | None, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class GetBlockIdxOp(Operation):
    """index of this core
    
    result: type of the result, index"""

    def __init__(self, result: Type | None, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class GetBlockIdxXOp(Operation):
    """index of this block in X
    
    result: type of the result, the number"""

    def __init__(self, result: Type | None, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class GetBlockIdxYOp(Operation):
    """index of this block in Y
    
    result: type of the result, the number"""

    def __init__(self, result: Type | None, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class GetBlockIdxZOp(Operation):
    """index of this block in Z
    
    result: type of the result, the number"""

    def __init__(self, result: Type | None, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class GetBlockNumOp(Operation):
    """number of cores
    
    result: type of the result, index"""

    def __init__(self, result: Type | None, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class GetBufOp(Operation):
    """take a buffer for a pipe
    
    op_type: pipe, or an operation that names it
    buf_id: buffer
    mode: kind of access (optional)"""

    def __init__(self, op_type: AttributeLike, buf_id: AttributeLike, *, mode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class GetBufDynOp(Operation):
    """take a buffer computed at run time for a pipe
    
    op_type: pipe, or an operation that names it
    buf_id: buffer
    mode: kind of access (optional)"""

    def __init__(self, op_type: AttributeLike, buf_id: Operand, *, mode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class GetClock32Op(Operation):
    """clock, lower 32 bits
    
    result: type of the result, the number"""

    def __init__(self, result: Type | None, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class GetClock64Op(Operation):
    """clock
    
    result: type of the result, the number"""

    def __init__(self, result: Type | None, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class GetCtrlOp(Operation):
    """read the control register
    
    result: type of the result, value of the register"""

    def __init__(self, result: Type | None, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class GetGridDimXOp(Operation):
    """blocks in X
    
    result: type of the result, the number"""

    def __init__(self, result: Type | None, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class GetGridDimYOp(Operation):
    """blocks in Y
    
    result: type of the result, the number"""

    def __init__(self, result: Type | None, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class GetGridDimZOp(Operation):
    """blocks in Z
    
    result: type of the result, the number"""

    def __init__(self, result: Type | None, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class GetLaneidOp(Operation):
    """index of this thread among those that run together
    
    result: type of the result, the number"""

    def __init__(self, result: Type | None, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class GetLanemaskEqOp(Operation):
    """bit of this thread
    
    result: type of the result, the number"""

    def __init__(self, result: Type | None, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class GetLanemaskGeOp(Operation):
    """bits of this thread and later ones
    
    result: type of the result, the number"""

    def __init__(self, result: Type | None, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class GetLanemaskGtOp(Operation):
    """bits of later threads
    
    result: type of the result, the number"""

    def __init__(self, result: Type | None, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class GetLanemaskLeOp(Operation):
    """bits of this thread and those before it
    
    result: type of the result, the number"""

    def __init__(self, result: Type | None, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class GetLanemaskLtOp(Operation):
    """bits of threads before this one
    
    result: type of the result, the number"""

    def __init__(self, result: Type | None, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class GetPrefetchAsyncSessionOp(Operation):
    """the session of a context of asynchronous prefetches
    
    session: type of the result, its session
    ctx: the context"""

    def __init__(self, session: Type | None, ctx: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class GetSubBlockIdxOp(Operation):
    """index of this vector core within its core
    
    result: type of the result, index"""

    def __init__(self, result: Type | None, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class GetSubBlockNumOp(Operation):
    """number of vector cores of a core
    
    result: type of the result, index"""

    def __init__(self, result: Type | None, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class GetTensorViewDimOp(Operation):
    """extent of a dimension of a view
    
    result: type of the result, the number
    tensor_view: the view
    dim_index: number of the dimension"""

    def __init__(self, result: Type | None, tensor_view: Operand, dim_index: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class GetTensorViewStrideOp(Operation):
    """distance of neighbours along a dimension of a view
    
    result: type of the result, the number
    tensor_view: the view
    dim_index: number of the dimension"""

    def __init__(self, result: Type | None, tensor_view: Operand, dim_index: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class GetTidXOp(Operation):
    """index of this thread in X
    
    result: type of the result, the number"""

    def __init__(self, result: Type | None, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class GetTidYOp(Operation):
    """index of this thread in Y
    
    result: type of the result, the number"""

    def __init__(self, result: Type | None, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class GetTidZOp(Operation):
    """index of this thread in Z
    
    result: type of the result, the number"""

    def __init__(self, result: Type | None, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class GetValidShapeOp(Operation):
    """extents of the valid region of a tile
    
    valid_row: type of the result, valid rows
    valid_col: type of the result, valid columns
    source: the tile"""

    def __init__(self, valid_row: Type | None, valid_col: Type | None, source: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class GetVeccoreidOp(Operation):
    """index of this vector core
    
    result: type of the result, the number"""

    def __init__(self, result: Type | None, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class GetVms4SrOp(Operation):
    """read how many elements of each list a merge has taken
    
    list0: type of the result, elements sorted of a list
    list1: type of the result, elements sorted of a list
    list2: type of the result, elements sorted of a list
    list3: type of the result, elements sorted of a list"""

    def __init__(self, list0: Type | None, list1: Type | None, list2: Type | None, list3: Type | None, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class ImportReservedBufferOp(Operation):
    """address of a buffer another function reserves
    
    addr: type of the result, address of the buffer
    name: name of the buffer
    peer_func: function that reserves it"""

    def __init__(self, addr: Type | None, name: AttributeLike, peer_func: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class InitAlignOp(Operation):
    """alignment state of a sequence of unaligned stores
    
    result: type of the result, alignment state"""

    def __init__(self, result: Type | None, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class InitializeL2G2LPipeOp(Operation):
    """make a pipe through global memory
    
    pipe: type of the result, the pipe
    dir_mask: 1 cube to vector, 2 vector to cube, 3 both
    slot_size: bytes of a slot
    slot_num: slots
    gm_addr: slots in global memory
    local_addr: slots of the consumer (optional)
    peer_local_addr: slots of the other direction (optional)
    acc_push_epilogue: what is done to accumulators (optional)
    flag_base: first event of the pipe (optional)
    local_slot_num: slots kept by the consumer (optional)
    nosplit: entries are never split (optional)"""

    def __init__(self, pipe: Type | None, dir_mask: AttributeLike, slot_size: AttributeLike, slot_num: AttributeLike, gm_addr: Operand, *, local_addr: Operand | None = None, peer_local_addr: Operand | None = None, acc_push_epilogue: AttributeLike | None = None, flag_base: AttributeLike | None = None, local_slot_num: AttributeLike | None = None, nosplit: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class InitializeL2LPipeOp(Operation):
    """make a pipe between local memories
    
    pipe: type of the result, the pipe
    dir_mask: 1 cube to vector, 2 vector to cube, 3 both
    slot_size: bytes of a slot
    slot_num: slots
    local_addr: slots of the consumer
    peer_local_addr: slots of the other direction (optional)
    acc_push_epilogue: what is done to accumulators (optional)
    flag_base: first event of the pipe (optional)
    nosplit: entries are never split (optional)"""

    def __init__(self, pipe: Type | None, dir_mask: AttributeLike, slot_size: AttributeLike, slot_num: AttributeLike, local_addr: Operand, *, peer_local_addr: Operand | None = None, acc_push_epilogue: AttributeLike | None = None, flag_base: AttributeLike | None = None, nosplit: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class IntToPtrOp(Operation):
    """an address as a pointer
    
    result: type of the result, the pointer
    addr: the address"""

    def __init__(self, result: Type | None, addr: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class KeepOp(Operation):
    """keep a value for a later launch
    
    payload: the value
    slot: place the value is kept in"""

    def __init__(self, payload: Operand, slot: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class LdDevOp(Operation):
    """read an element past the cache
    
    value: type of the result, the element
    ptr: where it is read
    offset: distance in elements"""

    def __init__(self, value: Type | None, ptr: Operand, offset: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class LdgOp(Operation):
    """load an element of global memory
    
    value: type of the result, element
    ptr: global memory
    offset: elements from the pointer
    l1cache: first-level caching (optional)
    l2cache: second-level caching (optional)"""

    def __init__(self, value: Type | None, ptr: Operand, offset: Operand, *, l1cache: AttributeLike | None = None, l2cache: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class LoadOp(Operation):
    """read an element
    
    value: type of the result, the element
    ptr: where it is read
    offset: distance in elements"""

    def __init__(self, value: Type | None, ptr: Operand, offset: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class LoadCbufToCaOp(Operation):
    """load fractals into the left operand buffer, all registers given
    
    source: memory copied from
    destination: memory copied to
    m_start: first fractal of the outer axis
    k_start: first fractal of the inner axis
    m_step: fractals of the outer axis
    k_step: fractals of the inner axis
    src_stride: distance of fractals in the source
    dst_stride: distance of fractals in the destination
    transpose: boxes are transposed on the way (optional)"""

    def __init__(self, source: Operand, destination: Operand, m_start: Operand, k_start: Operand, m_step: Operand, k_step: Operand, src_stride: Operand, dst_stride: Operand, *, transpose: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class LoadCbufToCaMxOp(Operation):
    """load shared exponents for the left operand, all registers given
    
    source: memory copied from
    destination: memory copied to
    x_start_position: first fractal of the outer axis
    y_start_position: first fractal of the inner axis
    x_step: fractals of the outer axis
    y_step: fractals of the inner axis
    src_stride: distance of fractals in the source
    dst_stride: distance of fractals in the destination"""

    def __init__(self, source: Operand, destination: Operand, x_start_position: Operand, y_start_position: Operand, x_step: Operand, y_step: Operand, src_stride: Operand, dst_stride: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class LoadCbufToCaS4Op(Operation):
    """load fractals of 4-bit elements into the left operand buffer, all registers given
    
    source: memory copied from
    destination: memory copied to
    m_start: first fractal of the outer axis
    k_start: first fractal of the inner axis
    m_step: fractals of the outer axis
    k_step: fractals of the inner axis
    src_stride: distance of fractals in the source
    dst_stride: distance of fractals in the destination
    transpose: boxes are transposed on the way"""

    def __init__(self, source: Operand, destination: Operand, m_start: Operand, k_start: Operand, m_step: Operand, k_step: Operand, src_stride: Operand, dst_stride: Operand, transpose: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class LoadCbufToCbOp(Operation):
    """load fractals into the right operand buffer, all registers given
    
    source: memory copied from
    destination: memory copied to
    m_start: first fractal of the outer axis
    k_start: first fractal of the inner axis
    m_step: fractals of the outer axis
    k_step: fractals of the inner axis
    src_stride: distance of fractals in the source
    dst_stride: distance of fractals in the destination
    transpose: boxes are transposed on the way (optional)"""

    def __init__(self, source: Operand, destination: Operand, m_start: Operand, k_start: Operand, m_step: Operand, k_step: Operand, src_stride: Operand, dst_stride: Operand, *, transpose: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class LoadCbufToCbMxOp(Operation):
    """load shared exponents for the right operand, all registers given
    
    source: memory copied from
    destination: memory copied to
    x_start_position: first fractal of the outer axis
    y_start_position: first fractal of the inner axis
    x_step: fractals of the outer axis
    y_step: fractals of the inner axis
    src_stride: distance of fractals in the source
    dst_stride: distance of fractals in the destination"""

    def __init__(self, source: Operand, destination: Operand, x_start_position: Operand, y_start_position: Operand, x_step: Operand, y_step: Operand, src_stride: Operand, dst_stride: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class LoadCbufToCbS4Op(Operation):
    """load fractals of 4-bit elements into the right operand buffer, all registers given
    
    source: memory copied from
    destination: memory copied to
    m_start: first fractal of the outer axis
    k_start: first fractal of the inner axis
    m_step: fractals of the outer axis
    k_step: fractals of the inner axis
    src_stride: distance of fractals in the source
    dst_stride: distance of fractals in the destination
    transpose: boxes are transposed on the way"""

    def __init__(self, source: Operand, destination: Operand, m_start: Operand, k_start: Operand, m_step: Operand, k_step: Operand, src_stride: Operand, dst_stride: Operand, transpose: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class LoadScalarOp(Operation):
    """read an element
    
    value: type of the result, the element
    ptr: where it is read
    offset: distance in elements"""

    def __init__(self, value: Type | None, ptr: Operand, offset: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class LocalArrayGetOp(Operation):
    """read an element of an array on the stack
    
    result: type of the result, the element
    array: the array
    indices: one index for each dimension"""

    def __init__(self, result: Type | None, array: Operand, indices: Sequence[Operand], *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class LocalArraySetOp(Operation):
    """write an element of an array on the stack
    
    array: the array
    indices: one index for each dimension
    value: the element"""

    def __init__(self, array: Operand, indices: Sequence[Operand], value: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class LogOp(Operation):
    """natural logarithm
    
    result: type of the result, result
    value: source"""

    def __init__(self, result: Type | None, value: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class MadOp(Operation):
    """matrix product on operand buffers
    
    lhs: left operand, MxK
    rhs: right operand, KxN
    dst: accumulator, MxN
    m: rows of the product
    n: columns of the product
    k: length of the inner products
    disable_gemv: one row is no reason to use the vector mode (optional)
    n_dir: the product advances along N first (optional)
    sat_mode: saturation of the sums (optional)
    tf32_mode: rounding of f32 operands (optional)
    unit_flag_mode: check of the unit flag (optional)"""

    def __init__(self, lhs: Operand, rhs: Operand, dst: Operand, m: Operand, n: Operand, k: Operand, *, disable_gemv: AttributeLike | None = None, n_dir: AttributeLike | None = None, sat_mode: AttributeLike | None = None, tf32_mode: AttributeLike | None = None, unit_flag_mode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class MadAccOp(Operation):
    """matrix product on operand buffers, added to the accumulator
    
    lhs: left operand, MxK
    rhs: right operand, KxN
    dst: accumulator added to, MxN
    m: rows of the product
    n: columns of the product
    k: length of the inner products
    disable_gemv: one row is no reason to use the vector mode (optional)
    n_dir: the product advances along N first (optional)
    sat_mode: saturation of the sums (optional)
    tf32_mode: rounding of f32 operands (optional)
    unit_flag_mode: check of the unit flag (optional)"""

    def __init__(self, lhs: Operand, rhs: Operand, dst: Operand, m: Operand, n: Operand, k: Operand, *, disable_gemv: AttributeLike | None = None, n_dir: AttributeLike | None = None, sat_mode: AttributeLike | None = None, tf32_mode: AttributeLike | None = None, unit_flag_mode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class MadBiasOp(Operation):
    """matrix product on operand buffers, added to a row
    
    lhs: left operand, MxK
    rhs: right operand, KxN
    dst: accumulator, MxN
    bias: row added to each row, 1xN
    m: rows of the product
    n: columns of the product
    k: length of the inner products
    disable_gemv: one row is no reason to use the vector mode (optional)
    n_dir: the product advances along N first (optional)
    sat_mode: saturation of the sums (optional)
    tf32_mode: rounding of f32 operands (optional)
    unit_flag_mode: check of the unit flag (optional)"""

    def __init__(self, lhs: Operand, rhs: Operand, dst: Operand, bias: Operand, m: Operand, n: Operand, k: Operand, *, disable_gemv: AttributeLike | None = None, n_dir: AttributeLike | None = None, sat_mode: AttributeLike | None = None, tf32_mode: AttributeLike | None = None, unit_flag_mode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class MadBiasRawOp(Operation):
    """matrix product added to a row, control register given
    
    lhs: left operand, MxK
    rhs: right operand, KxN
    dst: accumulator, MxN
    bias: row added to each row, 1xN
    xt: control register: extents and modes"""

    def __init__(self, lhs: Operand, rhs: Operand, dst: Operand, bias: Operand, xt: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class MadMxOp(Operation):
    """matrix product with shared exponents
    
    lhs: left operand, MxK
    rhs: right operand, KxN
    dst: accumulator, MxN
    m: rows of the product
    n: columns of the product
    k: length of the inner products
    disable_gemv: one row is no reason to use the vector mode (optional)
    n_dir: the product advances along N first (optional)
    sat_mode: saturation of the sums (optional)
    unit_flag_mode: check of the unit flag (optional)"""

    def __init__(self, lhs: Operand, rhs: Operand, dst: Operand, m: Operand, n: Operand, k: Operand, *, disable_gemv: AttributeLike | None = None, n_dir: AttributeLike | None = None, sat_mode: AttributeLike | None = None, unit_flag_mode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class MadMxAccOp(Operation):
    """matrix product with shared exponents, added to the accumulator
    
    lhs: left operand, MxK
    rhs: right operand, KxN
    dst: accumulator added to, MxN
    m: rows of the product
    n: columns of the product
    k: length of the inner products
    disable_gemv: one row is no reason to use the vector mode (optional)
    n_dir: the product advances along N first (optional)
    sat_mode: saturation of the sums (optional)
    unit_flag_mode: check of the unit flag (optional)"""

    def __init__(self, lhs: Operand, rhs: Operand, dst: Operand, m: Operand, n: Operand, k: Operand, *, disable_gemv: AttributeLike | None = None, n_dir: AttributeLike | None = None, sat_mode: AttributeLike | None = None, unit_flag_mode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class MadMxBiasOp(Operation):
    """matrix product with shared exponents, added to a row
    
    lhs: left operand, MxK
    rhs: right operand, KxN
    dst: accumulator, MxN
    bias: row added to each row, 1xN
    m: rows of the product
    n: columns of the product
    k: length of the inner products
    disable_gemv: one row is no reason to use the vector mode (optional)
    n_dir: the product advances along N first (optional)
    sat_mode: saturation of the sums (optional)
    unit_flag_mode: check of the unit flag (optional)"""

    def __init__(self, lhs: Operand, rhs: Operand, dst: Operand, bias: Operand, m: Operand, n: Operand, k: Operand, *, disable_gemv: AttributeLike | None = None, n_dir: AttributeLike | None = None, sat_mode: AttributeLike | None = None, unit_flag_mode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class MadMxBiasRawOp(Operation):
    """matrix product with shared exponents added to a row, control register given
    
    lhs: left operand, MxK
    rhs: right operand, KxN
    dst: accumulator, MxN
    bias: row added to each row, 1xN
    xt: control register: extents and modes"""

    def __init__(self, lhs: Operand, rhs: Operand, dst: Operand, bias: Operand, xt: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class MadMxRawOp(Operation):
    """matrix product with shared exponents, control register given
    
    lhs: left operand, MxK
    rhs: right operand, KxN
    dst: accumulator added to, MxN
    xt: control register: extents and modes"""

    def __init__(self, lhs: Operand, rhs: Operand, dst: Operand, xt: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class MadRawOp(Operation):
    """matrix product on operand buffers, control register given
    
    lhs: left operand, MxK
    rhs: right operand, KxN
    dst: accumulator added to, MxN
    xt: control register: extents and modes"""

    def __init__(self, lhs: Operand, rhs: Operand, dst: Operand, xt: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class MakePrefetchAsyncContextOp(Operation):
    """open a context of asynchronous prefetches
    
    ctx: type of the result, the context
    workspace: memory of the queues"""

    def __init__(self, ctx: Type | None, workspace: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class MakeTensorViewOp(Operation):
    """describe a tensor in global memory
    
    result: type of the result, the view
    ptr: first element
    shape: extents, outermost first
    strides: distances in elements, outermost first
    layout: order of the elements in memory (optional)"""

    def __init__(self, result: Type | None, ptr: Operand, shape: Sequence[Operand], strides: Sequence[Operand], *, layout: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class MemBarOp(Operation):
    """keep the order of two kinds of accesses to vector memory
    
    kind: pair of accesses kept in order"""

    def __init__(self, kind: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class MGatherOp(Operation):
    """gather rows or elements of global memory
    
    mem: memory gathered from
    idx: number of each row or element
    dst: destination
    coalesce: unit of an index
    scratch: scratch of a gather of elements into L1 (optional)
    gatherOob: value outside of the memory (optional)"""

    def __init__(self, mem: Operand, idx: Operand, dst: Operand, coalesce: AttributeLike, *, scratch: Operand | None = None, gatherOob: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class MScatterOp(Operation):
    """scatter rows or elements to global memory
    
    src: source
    idx: number of each row or element
    mem: memory scattered to
    coalesce: unit of an index (optional)
    scatterAtomicOp: combination with memory (optional)
    scatterConflict: which of two elements with one index stays (optional)
    scatterOob: effect outside of the memory (optional)"""

    def __init__(self, src: Operand, idx: Operand, mem: Operand, *, coalesce: AttributeLike | None = None, scatterAtomicOp: AttributeLike | None = None, scatterConflict: AttributeLike | None = None, scatterOob: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class MteGmL1Op(Operation):
    """copy bursts from global memory to L1
    
    source: memory copied from
    destination: memory copied to
    len_burst: bytes of a burst
    n_burst: number of bursts
    nburst_src_stride: bytes from one burst to the next in the source
    nburst_dst_stride: bytes from one burst to the next in the destination
    loop_counts: iterations of each outer loop
    loop_src_strides: bytes of an iteration in the source
    loop_dst_strides: bytes of an iteration in the destination"""

    def __init__(self, source: Operand, destination: Operand, len_burst: Operand, n_burst: Operand, nburst_src_stride: Operand, nburst_dst_stride: Operand, loop_counts: Sequence[Operand], loop_src_strides: Sequence[Operand], loop_dst_strides: Sequence[Operand], *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class MteGmL1FracOp(Operation):
    """copy a matrix from global memory to L1 as fractals
    
    source: memory copied from
    destination: memory copied to
    mode: layouts of source and destination
    n_value: rows
    d_value: columns
    src_inner_stride: distance of rows in the source
    group_count: matrices
    dst_loop2_stride: distance of rows in the destination
    dst_loop3_stride: distance of fractal columns in the destination
    dst_loop4_stride: distance of matrices in the destination
    l2_cache_ctrl: second-level cache hint
    smallc0_en: short fractal rows
    src_outer_stride: distance of matrices in the source (optional)"""

    def __init__(self, source: Operand, destination: Operand, mode: AttributeLike, n_value: Operand, d_value: Operand, src_inner_stride: Operand, group_count: Operand, dst_loop2_stride: Operand, dst_loop3_stride: Operand, dst_loop4_stride: Operand, l2_cache_ctrl: Operand, smallc0_en: Operand, *, src_outer_stride: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class MteGmUbOp(Operation):
    """copy bursts from global to vector memory
    
    source: memory copied from
    destination: memory copied to
    l2_cache_ctl: second-level cache hint
    len_burst: bytes of a burst
    n_burst: number of bursts
    nburst_src_stride: bytes from one burst to the next in the source
    nburst_dst_stride: bytes from one burst to the next in the destination
    loop_counts: iterations of each outer loop
    loop_src_strides: bytes of an iteration in the source
    loop_dst_strides: bytes of an iteration in the destination
    pad_value: value of the padding (optional)
    left_padding_count: elements padded before each burst (optional)
    right_padding_count: elements padded after each burst (optional)"""

    def __init__(self, source: Operand, destination: Operand, l2_cache_ctl: Operand, len_burst: Operand, n_burst: Operand, nburst_src_stride: Operand, nburst_dst_stride: Operand, loop_counts: Sequence[Operand], loop_src_strides: Sequence[Operand], loop_dst_strides: Sequence[Operand], *, pad_value: Operand | None = None, left_padding_count: Operand | None = None, right_padding_count: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class MteL0cGmOp(Operation):
    """store an accumulator to global memory
    
    source: memory copied from
    destination: memory copied to
    m: rows
    n: columns
    src_stride: distance of fractal columns in the accumulator
    dst_stride: distance of rows in the destination
    sid: stream
    l2_cache_ctrl: second-level cache hint
    pre_quant: factors of the quantisation (optional)
    pre_relu: slopes of the activation (optional)
    clip_value: upper bound of the activation (optional)
    split: channels are split (optional)
    loop0_src_stride: distance of columns in the accumulator (optional)
    loop3_count: matrices (optional)
    loop3_src_stride: distance of matrices in the accumulator (optional)
    loop3_dst_stride: distance of matrices in the destination (optional)
    atomic_op: operation of an atomic store (optional)
    atomic_type: type of an atomic store (optional)
    mode: layout of the destination (optional)
    pre_quant_mode: quantisation (optional)
    pre_relu_mode: activation (optional)
    sat_mode: saturation (optional)
    unit_flag: check of the unit flag (optional)"""

    def __init__(self, source: Operand, destination: Operand, m: Operand, n: Operand, src_stride: Operand, dst_stride: Operand, sid: Operand, l2_cache_ctrl: Operand, *, pre_quant: Operand | None = None, pre_relu: Operand | None = None, clip_value: Operand | None = None, split: Operand | None = None, loop0_src_stride: Operand | None = None, loop3_count: Operand | None = None, loop3_src_stride: Operand | None = None, loop3_dst_stride: Operand | None = None, atomic_op: AttributeLike | None = None, atomic_type: AttributeLike | None = None, mode: AttributeLike | None = None, pre_quant_mode: AttributeLike | None = None, pre_relu_mode: AttributeLike | None = None, sat_mode: AttributeLike | None = None, unit_flag: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class MteL0cL1Op(Operation):
    """store an accumulator to L1
    
    source: memory copied from
    destination: memory copied to
    m: rows
    n: columns
    src_stride: distance of fractal columns in the accumulator
    dst_stride: distance of rows in the destination
    pre_quant: factors of the quantisation (optional)
    pre_relu: slopes of the activation (optional)
    clip_value: upper bound of the activation (optional)
    split: channels are split (optional)
    loop0_src_stride: distance of columns in the accumulator (optional)
    loop3_count: matrices (optional)
    loop3_src_stride: distance of matrices in the accumulator (optional)
    loop3_dst_stride: distance of matrices in the destination (optional)
    atomic_op: operation of an atomic store (optional)
    atomic_type: type of an atomic store (optional)
    mode: layout of the destination (optional)
    pre_quant_mode: quantisation (optional)
    pre_relu_mode: activation (optional)
    sat_mode: saturation (optional)
    unit_flag: check of the unit flag (optional)"""

    def __init__(self, source: Operand, destination: Operand, m: Operand, n: Operand, src_stride: Operand, dst_stride: Operand, *, pre_quant: Operand | None = None, pre_relu: Operand | None = None, clip_value: Operand | None = None, split: Operand | None = None, loop0_src_stride: Operand | None = None, loop3_count: Operand | None = None, loop3_src_stride: Operand | None = None, loop3_dst_stride: Operand | None = None, atomic_op: AttributeLike | None = None, atomic_type: AttributeLike | None = None, mode: AttributeLike | None = None, pre_quant_mode: AttributeLike | None = None, pre_relu_mode: AttributeLike | None = None, sat_mode: AttributeLike | None = None, unit_flag: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class MteL0cUbOp(Operation):
    """store an accumulator to vector memory
    
    source: memory copied from
    destination: memory copied to
    m: rows
    n: columns
    src_stride: distance of fractal columns in the accumulator
    dst_stride: distance of rows in the destination
    dst_mode: vector cores the accumulator goes to
    pre_quant: factors of the quantisation (optional)
    pre_relu: slopes of the activation (optional)
    clip_value: upper bound of the activation (optional)
    sub_blockid: vector core (optional)
    split: channels are split (optional)
    loop0_src_stride: distance of columns in the accumulator (optional)
    loop3_count: matrices (optional)
    loop3_src_stride: distance of matrices in the accumulator (optional)
    loop3_dst_stride: distance of matrices in the destination (optional)
    mode: layout of the destination (optional)
    pre_quant_mode: quantisation (optional)
    pre_relu_mode: activation (optional)
    sat_mode: saturation (optional)
    unit_flag: check of the unit flag (optional)"""

    def __init__(self, source: Operand, destination: Operand, m: Operand, n: Operand, src_stride: Operand, dst_stride: Operand, dst_mode: AttributeLike, *, pre_quant: Operand | None = None, pre_relu: Operand | None = None, clip_value: Operand | None = None, sub_blockid: Operand | None = None, split: Operand | None = None, loop0_src_stride: Operand | None = None, loop3_count: Operand | None = None, loop3_src_stride: Operand | None = None, loop3_dst_stride: Operand | None = None, mode: AttributeLike | None = None, pre_quant_mode: AttributeLike | None = None, pre_relu_mode: AttributeLike | None = None, sat_mode: AttributeLike | None = None, unit_flag: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class MteL1BtOp(Operation):
    """copy bursts from L1 to the bias buffer
    
    source: memory copied from
    destination: memory copied to
    len_burst: units of a burst
    n_burst: number of bursts
    nburst_src_gap: units between bursts in the source
    nburst_dst_gap: units between bursts in the destination"""

    def __init__(self, source: Operand, destination: Operand, len_burst: Operand, n_burst: Operand, nburst_src_gap: Operand, nburst_dst_gap: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class MteL1FbOp(Operation):
    """copy bursts from L1 to the fixpipe buffer
    
    source: memory copied from
    destination: memory copied to
    len_burst: units of a burst
    n_burst: number of bursts
    nburst_src_gap: units between bursts in the source
    nburst_dst_gap: units between bursts in the destination"""

    def __init__(self, source: Operand, destination: Operand, len_burst: Operand, n_burst: Operand, nburst_src_gap: Operand, nburst_dst_gap: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class MteL1L0aOp(Operation):
    """load fractals from L1 into the left operand buffer
    
    source: memory copied from
    destination: memory copied to
    m: rows of the window (optional)
    k: columns of the window (optional)
    start_row: first row (optional)
    start_col: first column (optional)
    m_start: first fractal of the outer axis (optional)
    k_start: first fractal of the inner axis (optional)
    m_step: fractals of the outer axis (optional)
    k_step: fractals of the inner axis (optional)
    src_stride: distance of fractals in the source (optional)
    dst_stride: distance of fractals in the destination (optional)
    transpose: boxes are transposed on the way (optional)"""

    def __init__(self, source: Operand, destination: Operand, *, m: Operand | None = None, k: Operand | None = None, start_row: Operand | None = None, start_col: Operand | None = None, m_start: Operand | None = None, k_start: Operand | None = None, m_step: Operand | None = None, k_step: Operand | None = None, src_stride: Operand | None = None, dst_stride: Operand | None = None, transpose: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class MteL1L0aMxOp(Operation):
    """load shared exponents from L1 for the left operand
    
    source: memory copied from
    destination: memory copied to
    m: rows of the window (optional)
    k: columns of the window (optional)
    start_row: first row (optional)
    start_col: first column (optional)
    x_start: first fractal of the outer axis (optional)
    y_start: first fractal of the inner axis (optional)
    x_step: fractals of the outer axis (optional)
    y_step: fractals of the inner axis (optional)
    src_stride: distance of fractals in the source (optional)
    dst_stride: distance of fractals in the destination (optional)"""

    def __init__(self, source: Operand, destination: Operand, *, m: Operand | None = None, k: Operand | None = None, start_row: Operand | None = None, start_col: Operand | None = None, x_start: Operand | None = None, y_start: Operand | None = None, x_step: Operand | None = None, y_step: Operand | None = None, src_stride: Operand | None = None, dst_stride: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class MteL1L0bOp(Operation):
    """load fractals from L1 into the right operand buffer
    
    source: memory copied from
    destination: memory copied to
    k: rows of the window (optional)
    n: columns of the window (optional)
    start_row: first row (optional)
    start_col: first column (optional)
    m_start: first fractal of the outer axis (optional)
    k_start: first fractal of the inner axis (optional)
    m_step: fractals of the outer axis (optional)
    k_step: fractals of the inner axis (optional)
    src_stride: distance of fractals in the source (optional)
    dst_stride: distance of fractals in the destination (optional)
    transpose: boxes are transposed on the way (optional)"""

    def __init__(self, source: Operand, destination: Operand, *, k: Operand | None = None, n: Operand | None = None, start_row: Operand | None = None, start_col: Operand | None = None, m_start: Operand | None = None, k_start: Operand | None = None, m_step: Operand | None = None, k_step: Operand | None = None, src_stride: Operand | None = None, dst_stride: Operand | None = None, transpose: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class MteL1L0bMxOp(Operation):
    """load shared exponents from L1 for the right operand
    
    source: memory copied from
    destination: memory copied to
    k: rows of the window (optional)
    n: columns of the window (optional)
    start_row: first row (optional)
    start_col: first column (optional)
    x_start: first fractal of the outer axis (optional)
    y_start: first fractal of the inner axis (optional)
    x_step: fractals of the outer axis (optional)
    y_step: fractals of the inner axis (optional)
    src_stride: distance of fractals in the source (optional)
    dst_stride: distance of fractals in the destination (optional)"""

    def __init__(self, source: Operand, destination: Operand, *, k: Operand | None = None, n: Operand | None = None, start_row: Operand | None = None, start_col: Operand | None = None, x_start: Operand | None = None, y_start: Operand | None = None, x_step: Operand | None = None, y_step: Operand | None = None, src_stride: Operand | None = None, dst_stride: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class MteL1UbOp(Operation):
    """copy bursts of blocks from L1 to vector memory
    
    source: memory copied from
    destination: memory copied to
    len_burst: blocks of 32 bytes of a burst
    n_burst: number of bursts
    nburst_src_stride: bytes from one burst to the next in the source
    nburst_dst_stride: bytes from one burst to the next in the destination
    loop_counts: iterations of each outer loop
    loop_src_strides: bytes of an iteration in the source
    loop_dst_strides: bytes of an iteration in the destination"""

    def __init__(self, source: Operand, destination: Operand, len_burst: Operand, n_burst: Operand, nburst_src_stride: Operand, nburst_dst_stride: Operand, loop_counts: Sequence[Operand], loop_src_strides: Sequence[Operand], loop_dst_strides: Sequence[Operand], *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class MteUbGmOp(Operation):
    """copy bursts from vector to global memory
    
    source: memory copied from
    destination: memory copied to
    len_burst: bytes of a burst
    n_burst: number of bursts
    nburst_src_stride: bytes from one burst to the next in the source
    nburst_dst_stride: bytes from one burst to the next in the destination
    loop_counts: iterations of each outer loop
    loop_src_strides: bytes of an iteration in the source
    loop_dst_strides: bytes of an iteration in the destination
    l2_cache_ctl: second-level cache hint (optional)"""

    def __init__(self, source: Operand, destination: Operand, len_burst: Operand, n_burst: Operand, nburst_src_stride: Operand, nburst_dst_stride: Operand, loop_counts: Sequence[Operand], loop_src_strides: Sequence[Operand], loop_dst_strides: Sequence[Operand], *, l2_cache_ctl: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class MteUbL1Op(Operation):
    """copy blocks from vector memory to L1
    
    source: memory copied from
    destination: memory copied to
    n_burst: number of bursts
    len_burst: blocks of a burst
    src_stride: blocks between bursts in the source
    dst_stride: blocks between bursts in the destination"""

    def __init__(self, source: Operand, destination: Operand, n_burst: Operand, len_burst: Operand, src_stride: Operand, dst_stride: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class MteUbUbOp(Operation):
    """copy blocks inside vector memory
    
    source: memory copied from
    destination: memory copied to
    n_burst: number of bursts
    len_burst: blocks of a burst
    src_stride: blocks between bursts in the source
    dst_stride: blocks between bursts in the destination"""

    def __init__(self, source: Operand, destination: Operand, n_burst: Operand, len_burst: Operand, src_stride: Operand, dst_stride: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class MulI32toi64Op(Operation):
    """product of 32-bit integers, in 64 bits
    
    result: type of the result, the number
    lhs: first factor
    rhs: second factor
    signedness: reading of the integers"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, signedness: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class MulhiOp(Operation):
    """upper half of a product
    
    result: type of the result, result
    lhs: first source
    rhs: second source
    signedness: reading of the integers"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, signedness: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class MultiTileGetOp(Operation):
    """one of several tile buffers
    
    result: type of the result, the buffer
    source: the buffers
    slot: number of the buffer"""

    def __init__(self, result: Type | None, source: Operand, slot: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class PandOp(Operation):
    """lanes in both predicates
    
    result: type of the result, predicate
    src0: first source
    src1: second source
    mask: active lanes; the others of the result are not set"""

    def __init__(self, result: Type | None, src0: Operand, src1: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class PartitionViewOp(Operation):
    """select a box of a tensor view
    
    result: type of the result, the box
    source: view selected from
    offsets: first element in each dimension
    sizes: extents of the box"""

    def __init__(self, result: Type | None, source: Operand, offsets: Sequence[Operand], sizes: Sequence[Operand], *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class PbitcastOp(Operation):
    """the same bits as a predicate of other elements
    
    result: type of the result, predicate
    input: source"""

    def __init__(self, result: Type | None, input: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class PdintlvB16Op(Operation):
    """even lanes, then odd lanes of two predicates
    
    low: type of the result, first half
    high: type of the result, second half
    lhs: first source
    rhs: second source"""

    def __init__(self, low: Type | None, high: Type | None, lhs: Operand, rhs: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class PdintlvB32Op(Operation):
    """even lanes, then odd lanes of two predicates
    
    low: type of the result, first half
    high: type of the result, second half
    lhs: first source
    rhs: second source"""

    def __init__(self, low: Type | None, high: Type | None, lhs: Operand, rhs: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class PdintlvB8Op(Operation):
    """even lanes, then odd lanes of two predicates
    
    low: type of the result, first half
    high: type of the result, second half
    lhs: first source
    rhs: second source"""

    def __init__(self, low: Type | None, high: Type | None, lhs: Operand, rhs: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class PgeB16Op(Operation):
    """predicate of a pattern
    
    result: type of the result, predicate
    pattern: lanes set"""

    def __init__(self, result: Type | None, pattern: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class PgeB32Op(Operation):
    """predicate of a pattern
    
    result: type of the result, predicate
    pattern: lanes set"""

    def __init__(self, result: Type | None, pattern: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class PgeB8Op(Operation):
    """predicate of a pattern
    
    result: type of the result, predicate
    pattern: lanes set"""

    def __init__(self, result: Type | None, pattern: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class PintlvB16Op(Operation):
    """lanes of two predicates interleaved
    
    low: type of the result, first half
    high: type of the result, second half
    lhs: first source
    rhs: second source"""

    def __init__(self, low: Type | None, high: Type | None, lhs: Operand, rhs: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class PintlvB32Op(Operation):
    """lanes of two predicates interleaved
    
    low: type of the result, first half
    high: type of the result, second half
    lhs: first source
    rhs: second source"""

    def __init__(self, low: Type | None, high: Type | None, lhs: Operand, rhs: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class PintlvB8Op(Operation):
    """lanes of two predicates interleaved
    
    low: type of the result, first half
    high: type of the result, second half
    lhs: first source
    rhs: second source"""

    def __init__(self, low: Type | None, high: Type | None, lhs: Operand, rhs: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class PldOp(Operation):
    """load a predicate, at an offset in a register
    
    result: type of the result, predicate
    source: memory read
    areg: distance in bytes
    dist: distribution over the lanes"""

    def __init__(self, result: Type | None, source: Operand, areg: Operand, dist: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class PldiOp(Operation):
    """load a predicate, at an immediate offset
    
    result: type of the result, predicate
    updated_base: type of the result, advanced pointer
    source: memory read
    offset: distance in units of 32 bytes
    dist: distribution over the lanes"""

    def __init__(self, result: Type | None, updated_base: Type | None, source: Operand, offset: Operand, dist: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class PldsOp(Operation):
    """load a predicate
    
    result: type of the result, predicate
    updated_base: type of the result, advanced pointer
    source: memory read
    offset: distance in bytes
    dist: distribution over the lanes"""

    def __init__(self, result: Type | None, updated_base: Type | None, source: Operand, offset: Operand, dist: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class PltB16Op(Operation):
    """lanes below a count, and what is left of the count
    
    mask: type of the result, lanes below the count
    scalar_out: type of the result, lanes left over
    scalar: number of lanes"""

    def __init__(self, mask: Type | None, scalar_out: Type | None, scalar: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class PltB32Op(Operation):
    """lanes below a count, and what is left of the count
    
    mask: type of the result, lanes below the count
    scalar_out: type of the result, lanes left over
    scalar: number of lanes"""

    def __init__(self, mask: Type | None, scalar_out: Type | None, scalar: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class PltB8Op(Operation):
    """lanes below a count, and what is left of the count
    
    mask: type of the result, lanes below the count
    scalar_out: type of the result, lanes left over
    scalar: number of lanes"""

    def __init__(self, mask: Type | None, scalar_out: Type | None, scalar: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class PltmB16Op(Operation):
    """lanes of an iteration below a bound
    
    mask: type of the result, lanes below the bound
    loop: number of the iteration
    bound: lanes in all"""

    def __init__(self, mask: Type | None, loop: Operand, bound: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class PltmB32Op(Operation):
    """lanes of an iteration below a bound
    
    mask: type of the result, lanes below the bound
    loop: number of the iteration
    bound: lanes in all"""

    def __init__(self, mask: Type | None, loop: Operand, bound: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class PltmB8Op(Operation):
    """lanes of an iteration below a bound
    
    mask: type of the result, lanes below the bound
    loop: number of the iteration
    bound: lanes in all"""

    def __init__(self, mask: Type | None, loop: Operand, bound: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class PnotOp(Operation):
    """lanes that are not in a predicate
    
    result: type of the result, predicate
    input: source
    mask: active lanes; the others of the result are not set"""

    def __init__(self, result: Type | None, input: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class PorOp(Operation):
    """lanes in one of two predicates
    
    result: type of the result, predicate
    src0: first source
    src1: second source
    mask: active lanes; the others of the result are not set"""

    def __init__(self, result: Type | None, src0: Operand, src1: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class PowOp(Operation):
    """power
    
    result: type of the result, result
    lhs: first source
    rhs: second source"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class PpackOp(Operation):
    """predicate for narrower elements
    
    result: type of the result, predicate
    input: source
    part: half that is packed or unpacked"""

    def __init__(self, result: Type | None, input: Operand, part: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class PrintOp(Operation):
    """print a scalar, for debugging
    
    format: text with a conversion for the value
    scalar: value printed"""

    def __init__(self, format: AttributeLike, scalar: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class PrmtOp(Operation):
    """bytes of two integers, chosen by a third
    
    result: type of the result, the number
    lhs: first four bytes
    rhs: last four bytes
    selector: byte chosen for each"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, selector: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class PselOp(Operation):
    """first source in active lanes, second in the others
    
    result: type of the result, predicate
    src0: value of active lanes
    src1: value of the others
    mask: active lanes"""

    def __init__(self, result: Type | None, src0: Operand, src1: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class PsetB16Op(Operation):
    """predicate of a constant pattern
    
    result: type of the result, predicate
    pattern: lanes set"""

    def __init__(self, result: Type | None, pattern: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class PsetB32Op(Operation):
    """predicate of a constant pattern
    
    result: type of the result, predicate
    pattern: lanes set"""

    def __init__(self, result: Type | None, pattern: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class PsetB8Op(Operation):
    """predicate of a constant pattern
    
    result: type of the result, predicate
    pattern: lanes set"""

    def __init__(self, result: Type | None, pattern: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class PstOp(Operation):
    """store a predicate, at an offset in a register
    
    value: predicate
    destination: memory written
    areg: distance in bytes
    dist: distribution of the lanes"""

    def __init__(self, value: Operand, destination: Operand, areg: Operand, dist: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class PstiOp(Operation):
    """store a predicate, at an immediate offset
    
    updated_base: type of the result, advanced pointer
    value: predicate
    destination: memory written
    offset: distance in units of 32 bytes
    dist: distribution of the lanes"""

    def __init__(self, updated_base: Type | None, value: Operand, destination: Operand, offset: Operand, dist: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class PstsOp(Operation):
    """store a predicate
    
    updated_base: type of the result, advanced pointer
    value: predicate
    destination: memory written
    offset: distance in bytes
    dist: distribution of the lanes"""

    def __init__(self, updated_base: Type | None, value: Operand, destination: Operand, offset: Operand, dist: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class PstuOp(Operation):
    """store a predicate at any address
    
    align_out: type of the result, next alignment state
    base_out: type of the result, advanced pointer
    align_in: alignment state
    value: predicate
    base: memory written"""

    def __init__(self, align_out: Type | None, base_out: Type | None, align_in: Operand, value: Operand, base: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class PtrToIntOp(Operation):
    """a pointer as an address
    
    result: type of the result, the address
    ptr: the pointer"""

    def __init__(self, result: Type | None, ptr: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class PunpackOp(Operation):
    """predicate for wider elements
    
    result: type of the result, predicate
    input: source
    part: half that is packed or unpacked"""

    def __init__(self, result: Type | None, input: Operand, part: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class PxorOp(Operation):
    """lanes in one of two predicates, not in both
    
    result: type of the result, predicate
    src0: first source
    src1: second source
    mask: active lanes; the others of the result are not set"""

    def __init__(self, result: Type | None, src0: Operand, src1: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class RawFillL1Op(Operation):
    """fill L1 with a word
    
    dst: memory filled
    byte_offset: first byte
    raw_value: bits of the word
    repeat_times: number of runs
    block_num_32b: blocks of 32 bytes in a run
    dst_gap_32b: blocks of 32 bytes between runs
    fill_word_bits: width of a filled word, 16 or 32"""

    def __init__(self, dst: Operand, byte_offset: Operand, raw_value: Operand, repeat_times: Operand, block_num_32b: Operand, dst_gap_32b: Operand, fill_word_bits: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class RecordEventOp(Operation):
    """signal that operations of a kind have finished
    
    src_op: kind of operation waited for
    dst_op: kind of operation that waits
    event_id: event"""

    def __init__(self, src_op: AttributeLike, dst_op: AttributeLike, event_id: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class ReduxAddOp(Operation):
    """sum over all threads
    
    result: type of the result, result
    value: source
    signedness: reading of an integer (optional)"""

    def __init__(self, result: Type | None, value: Operand, *, signedness: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class ReduxMaxOp(Operation):
    """maximum over all threads
    
    result: type of the result, result
    value: source
    signedness: reading of an integer (optional)"""

    def __init__(self, result: Type | None, value: Operand, *, signedness: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class ReduxMinOp(Operation):
    """minimum over all threads
    
    result: type of the result, result
    value: source
    signedness: reading of an integer (optional)"""

    def __init__(self, result: Type | None, value: Operand, *, signedness: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class ReserveBufferOp(Operation):
    """reserve a buffer other functions can import
    
    addr: type of the result, address of the buffer
    name: name of the buffer
    size: bytes
    location: memory of the buffer
    autoAlloc: a planner chooses the address
    base: address (optional)"""

    def __init__(self, addr: Type | None, name: AttributeLike, size: AttributeLike, location: AttributeLike, autoAlloc: AttributeLike, *, base: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class ResumeOp(Operation):
    """value kept by an earlier launch
    
    result: type of the result, the value
    slot: place the value is kept in"""

    def __init__(self, result: Type | None, slot: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class RintOp(Operation):
    """nearest integer, ties to even
    
    result: type of the result, result
    value: source"""

    def __init__(self, result: Type | None, value: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class RlsBufOp(Operation):
    """give a buffer back
    
    op_type: pipe, or an operation that names it
    buf_id: buffer
    mode: kind of access (optional)"""

    def __init__(self, op_type: AttributeLike, buf_id: AttributeLike, *, mode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class RlsBufDynOp(Operation):
    """give a buffer computed at run time back
    
    op_type: pipe, or an operation that names it
    buf_id: buffer
    mode: kind of access (optional)"""

    def __init__(self, op_type: AttributeLike, buf_id: Operand, *, mode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class RoundOp(Operation):
    """nearest integer, ties away from zero
    
    result: type of the result, result
    value: source"""

    def __init__(self, result: Type | None, value: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class Sbitset0Op(Operation):
    """clear a bit of a value
    
    result: type of the result, changed value
    first: value changed
    second: number of the bit"""

    def __init__(self, result: Type | None, first: Operand, second: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class Sbitset1Op(Operation):
    """set a bit of a value
    
    result: type of the result, changed value
    first: value changed
    second: number of the bit"""

    def __init__(self, result: Type | None, first: Operand, second: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SectionCubeOp(Operation):
    """code of the cube core"""

    def __init__(self, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SectionSimtOp(Operation):
    """code of many threads of a vector core
    
    dimX: threads in X
    dimY: threads in Y
    dimZ: threads in Z"""

    def __init__(self, dimX: AttributeLike, dimY: AttributeLike, dimZ: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SectionVectorOp(Operation):
    """code of the vector cores"""

    def __init__(self, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetAtomicAddOp(Operation):
    """let stores to global memory add"""

    def __init__(self, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetAtomicBf16Op(Operation):
    """let stores to global memory work on bf16"""

    def __init__(self, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetAtomicF16Op(Operation):
    """let stores to global memory work on f16"""

    def __init__(self, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetAtomicF32Op(Operation):
    """let stores to global memory work on f32"""

    def __init__(self, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetAtomicMaxOp(Operation):
    """let stores to global memory keep the greater value"""

    def __init__(self, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetAtomicMinOp(Operation):
    """let stores to global memory keep the smaller value"""

    def __init__(self, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetAtomicNoneOp(Operation):
    """let stores to global memory overwrite"""

    def __init__(self, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetAtomicS16Op(Operation):
    """let stores to global memory work on i16"""

    def __init__(self, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetAtomicS32Op(Operation):
    """let stores to global memory work on i32"""

    def __init__(self, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetAtomicS8Op(Operation):
    """let stores to global memory work on i8"""

    def __init__(self, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetChannelParaOp(Operation):
    """channel parameters of fractal loads
    
    first: lower half of the register
    second: upper half of the register"""

    def __init__(self, first: Operand, second: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetCrossBlockOp(Operation):
    """signal an event to other blocks
    
    pipe: pipe of this core
    event_id_dyn: event computed at run time (optional)
    event_id: event (optional)
    ffts_mode: cores that take part: all (optional)"""

    def __init__(self, pipe: AttributeLike, *, event_id_dyn: Operand | None = None, event_id: AttributeLike | None = None, ffts_mode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetCtrlOp(Operation):
    """write the control register
    
    value: value of the register"""

    def __init__(self, value: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetFFTsOp(Operation):
    """set the base of the flags between cores
    
    ffts: base of the flags between cores"""

    def __init__(self, ffts: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetFixClipReluOp(Operation):
    """set the bound of the activation of accumulators
    
    value: value of the register"""

    def __init__(self, value: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetFlagOp(Operation):
    """set a flag once the source pipe gets there
    
    src_pipe: pipe that sets
    dst_pipe: pipe that waits
    event_id: flag of the ordered pair of pipes"""

    def __init__(self, src_pipe: AttributeLike, dst_pipe: AttributeLike, event_id: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetFlagDynOp(Operation):
    """set a flag computed at run time
    
    src_pipe: pipe that sets
    dst_pipe: pipe that waits
    event_id: flag of the ordered pair of pipes"""

    def __init__(self, src_pipe: AttributeLike, dst_pipe: AttributeLike, event_id: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetFpcOp(Operation):
    """set the address of the factors of accumulators
    
    value: value of the register"""

    def __init__(self, value: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetImg2colPaddingOp(Operation):
    """set what an image is padded with on conversion to columns
    
    cfg: configuration"""

    def __init__(self, cfg: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetImg2colRptOp(Operation):
    """set the repetitions of a conversion of an image to columns
    
    cfg: configuration"""

    def __init__(self, cfg: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetIntraBlockOp(Operation):
    """signal an event within the block
    
    pipe: pipe of this core
    event_id_dyn: event computed at run time (optional)
    event_id: event (optional)"""

    def __init__(self, pipe: AttributeLike, *, event_id_dyn: Operand | None = None, event_id: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetLoop1StrideOuttol1Op(Operation):
    """strides of the inner hardware loop of copies into L1
    
    value: contents of the register"""

    def __init__(self, value: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetLoop1StrideOuttoubOp(Operation):
    """strides of the inner hardware loop of copies into vector memory
    
    first: stride in the source
    second: stride in the destination"""

    def __init__(self, first: Operand, second: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetLoop1StrideUbtooutOp(Operation):
    """strides of the inner hardware loop of copies out of vector memory
    
    first: stride in the source
    second: stride in the destination"""

    def __init__(self, first: Operand, second: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetLoop2StrideOuttol1Op(Operation):
    """strides of the outer hardware loop of copies into L1
    
    value: contents of the register"""

    def __init__(self, value: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetLoop2StrideOuttoubOp(Operation):
    """strides of the outer hardware loop of copies into vector memory
    
    first: stride in the source
    second: stride in the destination"""

    def __init__(self, first: Operand, second: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetLoop2StrideUbtooutOp(Operation):
    """strides of the outer hardware loop of copies out of vector memory
    
    first: stride in the source
    second: stride in the destination"""

    def __init__(self, first: Operand, second: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetLoop3ParaOp(Operation):
    """parameters of the loop over matrices of a store
    
    first: lower half of the register
    second: upper half of the register"""

    def __init__(self, first: Operand, second: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetLoopSizeOuttol1Op(Operation):
    """iterations of the hardware loops of copies into L1
    
    value: contents of the register"""

    def __init__(self, value: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetLoopSizeOuttoubOp(Operation):
    """iterations of the hardware loops of copies into vector memory
    
    first: iterations of the inner loop
    second: iterations of the outer loop"""

    def __init__(self, first: Operand, second: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetLoopSizeUbtooutOp(Operation):
    """iterations of the hardware loops of copies out of vector memory
    
    first: iterations of the inner loop
    second: iterations of the outer loop"""

    def __init__(self, first: Operand, second: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetMovPadValOp(Operation):
    """value of the padding of copies into vector memory
    
    value: the value"""

    def __init__(self, value: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetMte2NzParaOp(Operation):
    """strides of the destination of fractal loads
    
    value: contents of the register"""

    def __init__(self, value: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetPadValOuttol1Op(Operation):
    """value of the padding of copies into L1
    
    value: contents of the register"""

    def __init__(self, value: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetQuantPreOp(Operation):
    """set the factor accumulators are quantised by
    
    value: value of the register"""

    def __init__(self, value: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetQuantScalarOp(Operation):
    """set the factor accumulators of a pipe are quantised by
    
    scale: factor
    id: number of the pipe (optional)"""

    def __init__(self, scale: Operand, *, id: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetQuantVectorOp(Operation):
    """set the factors accumulators of a pipe are quantised by
    
    scaling_tile: factors, one for each column
    id: number of the pipe (optional)"""

    def __init__(self, scaling_tile: Operand, *, id: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetReluAlphaOp(Operation):
    """set the slope of the activation of accumulators
    
    value: value of the register"""

    def __init__(self, value: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetStoreAtomicCfgOp(Operation):
    """set how stores are combined with memory
    
    value: value of the register"""

    def __init__(self, value: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetValidShapeOp(Operation):
    """set the valid region of a tile
    
    source: the tile
    valid_row: valid rows
    valid_col: valid columns"""

    def __init__(self, source: Operand, valid_row: Operand, valid_col: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SetfmatrixOp(Operation):
    """configure the matrix an image is converted to
    
    cfg: tile or configuration"""

    def __init__(self, cfg: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class Sethf32modeOp(Operation):
    """switch the rounding of f32 operands to hf32
    
    enable: the mode is on
    mode: rounding (optional)"""

    def __init__(self, enable: AttributeLike, *, mode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class Settf32modeOp(Operation):
    """switch the rounding of f32 operands to tf32
    
    enable: the mode is on
    mode: rounding (optional)"""

    def __init__(self, enable: AttributeLike, *, mode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class ShuffleBflyOp(Operation):
    """value of the thread whose index differs in the bits of a mask
    
    result: type of the result, result
    value: value of this thread
    mask: bits of the index that differ
    width: threads among which values are exchanged (optional)"""

    def __init__(self, result: Type | None, value: Operand, mask: Operand, *, width: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class ShuffleDownOp(Operation):
    """value of a later thread
    
    result: type of the result, result
    value: value of this thread
    offset: distance of the thread
    width: threads among which values are exchanged (optional)"""

    def __init__(self, result: Type | None, value: Operand, offset: Operand, *, width: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class ShuffleIdxOp(Operation):
    """value of a thread
    
    result: type of the result, result
    value: value of this thread
    index: index of the thread
    width: threads among which values are exchanged (optional)"""

    def __init__(self, result: Type | None, value: Operand, index: Operand, *, width: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class ShuffleUpOp(Operation):
    """value of a thread before
    
    result: type of the result, result
    value: value of this thread
    offset: distance of the thread
    width: threads among which values are exchanged (optional)"""

    def __init__(self, result: Type | None, value: Operand, offset: Operand, *, width: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SimtLaunchOp(Operation):
    """run a function in threads
    
    callee: function each thread runs
    dimX: threads in X
    dimY: threads in Y
    dimZ: threads in Z
    args: arguments of the function"""

    def __init__(self, callee: AttributeLike, dimX: Operand, dimY: Operand, dimZ: Operand, args: Sequence[Operand], *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SinOp(Operation):
    """sine
    
    result: type of the result, result
    value: source"""

    def __init__(self, result: Type | None, value: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SprclrOp(Operation):
    """clear a special register
    
    spr: special register"""

    def __init__(self, spr: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SprstiOp(Operation):
    """store a special register, at an immediate offset
    
    updated_base: type of the result, advanced pointer
    spr: special register
    destination: memory written
    offset: distance in elements"""

    def __init__(self, updated_base: Type | None, spr: AttributeLike, destination: Operand, offset: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SprstsOp(Operation):
    """store a special register
    
    updated_base: type of the result, advanced pointer
    spr: special register
    destination: memory written
    offset: distance in elements"""

    def __init__(self, updated_base: Type | None, spr: AttributeLike, destination: Operand, offset: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SqrtOp(Operation):
    """square root
    
    result: type of the result, result
    value: source"""

    def __init__(self, result: Type | None, value: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class StDevOp(Operation):
    """write an element past the cache
    
    value: the element
    ptr: where it is written
    offset: distance in elements"""

    def __init__(self, value: Operand, ptr: Operand, offset: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class StgOp(Operation):
    """store an element to global memory
    
    ptr: global memory
    offset: elements from the pointer
    value: element
    l1cache: first-level caching (optional)
    l2cache: second-level caching (optional)"""

    def __init__(self, ptr: Operand, offset: Operand, value: Operand, *, l1cache: AttributeLike | None = None, l2cache: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class StoreOp(Operation):
    """write an element
    
    ptr: where it is written
    offset: distance in elements
    value: the element"""

    def __init__(self, ptr: Operand, offset: Operand, value: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class StoreScalarOp(Operation):
    """write an element
    
    ptr: where it is written
    offset: distance in elements
    value: the element"""

    def __init__(self, ptr: Operand, offset: Operand, value: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class StoreVfsimtInfoOp(Operation):
    """set the number of threads
    
    dimZ: threads in Z
    dimY: threads in Y
    dimX: threads in X"""

    def __init__(self, dimZ: Operand, dimY: Operand, dimX: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class StrictVecscopeOp(Operation):
    """scope of vector instructions that names the values it uses
    
    captures: values used inside"""

    def __init__(self, captures: Sequence[Operand], *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class StructGetOp(Operation):
    """read a field of a struct on the stack
    
    value: type of the result, the field
    s: the struct
    path: number of the field at each level"""

    def __init__(self, value: Type | None, s: Operand, path: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class StructSetOp(Operation):
    """write a field of a struct on the stack
    
    s: the struct
    path: number of the field at each level
    value: the element"""

    def __init__(self, s: Operand, path: AttributeLike, value: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SubViewOp(Operation):
    """a window onto a tile
    
    result: type of the result, the window
    source: the tile
    offsets: first row and column
    sizes: extents of the window
    valid_row: valid rows of the window (optional)
    valid_col: valid columns of the window (optional)"""

    def __init__(self, result: Type | None, source: Operand, offsets: Sequence[Operand], sizes: AttributeLike, *, valid_row: Operand | None = None, valid_col: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SyncSetOp(Operation):
    """signal an event to other cores
    
    pipe: pipe of this core
    event_id_dyn: event computed at run time (optional)
    event_id: event (optional)
    ffts_mode: cores that take part (optional)"""

    def __init__(self, pipe: AttributeLike, *, event_id_dyn: Operand | None = None, event_id: AttributeLike | None = None, ffts_mode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SyncWaitOp(Operation):
    """wait for an event of other cores
    
    pipe: pipe of this core
    event_id_dyn: event computed at run time (optional)
    event_id: event (optional)
    ffts_mode: cores that take part (optional)"""

    def __init__(self, pipe: AttributeLike, *, event_id_dyn: Operand | None = None, event_id: AttributeLike | None = None, ffts_mode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SyncAllOp(Operation):
    """hold every core until all have got there
    
    mode: by hardware or through memory
    core_type: cores that meet
    gm_workspace: memory the cores meet in (optional)
    used_cores: number of cores that meet (optional)"""

    def __init__(self, mode: AttributeLike, core_type: AttributeLike, *, gm_workspace: Operand | None = None, used_cores: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class SyncthreadsOp(Operation):
    """hold every thread until all have got there"""

    def __init__(self, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TAbsOp(Operation):
    """element-wise absolute value
    
    src: source
    dst: destination"""

    def __init__(self, src: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TAddOp(Operation):
    """element-wise sum
    
    src0: first source
    src1: second source
    dst: destination"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TAddCOp(Operation):
    """element-wise sum of three
    
    src0: first source
    src1: second source
    src2: third source
    dst: destination"""

    def __init__(self, src0: Operand, src1: Operand, src2: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TadddeqreluOp(Operation):
    """sum times a factor, rectified
    
    src0: first source
    src1: second source
    deqScale: factor of every element
    tmp: scratch
    dst: destination"""

    def __init__(self, src0: Operand, src1: Operand, deqScale: Operand, tmp: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TAddReluOp(Operation):
    """rectified sum
    
    src0: first source
    src1: second source
    dst: destination"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TaddreluconvOp(Operation):
    """rectified sum, converted
    
    src0: first source
    src1: second source
    dst: destination"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TAddSOp(Operation):
    """sum with a scalar
    
    src: source
    scalar: second source, for every element
    dst: destination"""

    def __init__(self, src: Operand, scalar: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TAddSCOp(Operation):
    """sum of two tiles and a scalar
    
    src0: first source
    scalar: second source, for every element
    src1: third source
    dst: destination"""

    def __init__(self, src0: Operand, scalar: Operand, src1: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TaliasOp(Operation):
    """give a tile the buffer of another
    
    src: the tile
    dst: the tile that is given the buffer"""

    def __init__(self, src: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TAllocOp(Operation):
    """take a free entry of a pipe
    
    entry: entry
    pipe_handle: the pipe
    split: how an entry is split between vector cores"""

    def __init__(self, entry: Operand, pipe_handle: Operand, split: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TAllocToAicOp(Operation):
    """take a free entry for the cube core
    
    entry: type of the result, entry
    split: how an entry is split between vector cores
    id: number of the pipe, 0 if absent (optional)"""

    def __init__(self, entry: Type | None, split: AttributeLike, *, id: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TAllocToAivOp(Operation):
    """take a free entry for the vector cores
    
    entry: type of the result, entry
    split: how an entry is split between vector cores
    id: number of the pipe, 0 if absent (optional)"""

    def __init__(self, entry: Type | None, split: AttributeLike, *, id: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TAndOp(Operation):
    """bit-wise and
    
    src0: first source
    src1: second source
    dst: destination"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TAndSOp(Operation):
    """bit-wise and with a scalar
    
    src: source
    scalar: second source, for every element
    dst: destination"""

    def __init__(self, src: Operand, scalar: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TAssignOp(Operation):
    """a tile at an address
    
    result: type of the result, the tile at the address
    tile: the tile
    addr: byte address"""

    def __init__(self, result: Type | None, tile: Operand, addr: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TAxpyOp(Operation):
    """product with a scalar, added to the destination
    
    src: source
    scalar: second source, for every element
    dst: second source and destination"""

    def __init__(self, src: Operand, scalar: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TCIOp(Operation):
    """a sequence of consecutive integers
    
    S: first integer
    dst: destination
    tmp: scratch (optional)
    descending: count down (optional)"""

    def __init__(self, S: Operand, dst: Operand, *, tmp: Operand | None = None, descending: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TCmpOp(Operation):
    """element-wise comparison to a bit mask
    
    src0: first source
    src1: second source
    dst: destination
    cmpMode: relation (optional)"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, cmpMode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TCmpSOp(Operation):
    """comparison with a scalar to a bit mask
    
    src: source
    scalar: second source, for every element
    dst: destination
    cmpMode: relation (optional)"""

    def __init__(self, src: Operand, scalar: Operand, dst: Operand, *, cmpMode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TColArgMaxOp(Operation):
    """position of the maximum of each column
    
    src: source
    dst: destination, one value for each row or column
    tmp: scratch (optional)"""

    def __init__(self, src: Operand, dst: Operand, *, tmp: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TColArgMinOp(Operation):
    """position of the minimum of each column
    
    src: source
    dst: destination, one value for each row or column
    tmp: scratch (optional)"""

    def __init__(self, src: Operand, dst: Operand, *, tmp: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TColExpandOp(Operation):
    """the first row repeated
    
    src: source
    dst: destination"""

    def __init__(self, src: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TColExpandAddOp(Operation):
    """sum with one value for each column
    
    src0: first source, of the extents of the destination
    src1: second source, one value for each column
    dst: destination"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TColExpandDivOp(Operation):
    """quotient with one value for each column
    
    src0: first source, of the extents of the destination
    src1: second source, one value for each column
    dst: destination
    precisionType: accuracy (optional)"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, precisionType: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TColExpandExpdifOp(Operation):
    """exponential of the difference with one value for each column
    
    src0: first source, of the extents of the destination
    src1: second source, one value for each column
    dst: destination"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TColExpandMaxOp(Operation):
    """maximum with one value for each column
    
    src0: first source, of the extents of the destination
    src1: second source, one value for each column
    dst: destination"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TColExpandMinOp(Operation):
    """minimum with one value for each column
    
    src0: first source, of the extents of the destination
    src1: second source, one value for each column
    dst: destination"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TColExpandMulOp(Operation):
    """product with one value for each column
    
    src0: first source, of the extents of the destination
    src1: second source, one value for each column
    dst: destination"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TColExpandSubOp(Operation):
    """difference with one value for each column
    
    src0: first source, of the extents of the destination
    src1: second source, one value for each column
    dst: destination"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TColMaxOp(Operation):
    """maximum of each column
    
    src: source
    dst: destination"""

    def __init__(self, src: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TColMinOp(Operation):
    """minimum of each column
    
    src: source
    dst: destination"""

    def __init__(self, src: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TColProdOp(Operation):
    """product of each column
    
    src: source
    dst: destination"""

    def __init__(self, src: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TColSumOp(Operation):
    """sum of each column
    
    src: source
    dst: destination, one value for each row or column
    tmp: scratch (optional)
    isBinary: whether to sum by halves; scratch needs the attribute (optional)"""

    def __init__(self, src: Operand, dst: Operand, *, tmp: Operand | None = None, isBinary: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TConcatOp(Operation):
    """two tiles side by side
    
    src0: left source
    src1: right source
    dst: destination"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TConcatidxOp(Operation):
    """two tiles side by side, each row as long as its indices say
    
    src0: left source
    src1: right source
    src0Idx: bytes of each row of the left source
    src1Idx: bytes of each row of the right source
    dst: destination"""

    def __init__(self, src0: Operand, src1: Operand, src0Idx: Operand, src1Idx: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TCvtOp(Operation):
    """conversion to another element type
    
    src: source
    dst: destination, of another element type
    tmp: scratch (optional)
    rmode: rounding (optional)
    sat_mode: saturation (optional)"""

    def __init__(self, src: Operand, dst: Operand, *, tmp: Operand | None = None, rmode: AttributeLike | None = None, sat_mode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TdeinterleaveOp(Operation):
    """elements of even and of odd numbers
    
    src0: first source
    dst0: first destination
    dst1: second destination
    src1: second source (optional)"""

    def __init__(self, src0: Operand, dst0: Operand, dst1: Operand, *, src1: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TDequantOp(Operation):
    """integers to floats, by a factor and an offset for each row
    
    src: source
    scale: factors, one for each row
    offset: offsets, one for each row
    dst: destination"""

    def __init__(self, src: Operand, scale: Operand, offset: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TDivOp(Operation):
    """element-wise quotient
    
    src0: first source
    src1: second source
    dst: destination
    precisionType: accuracy (optional)"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, precisionType: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TDivSOp(Operation):
    """quotient with a scalar, in either order
    
    src: dividend
    scalar: divisor
    dst: destination
    precisionType: accuracy (optional)"""

    def __init__(self, src: Operand, scalar: Operand, dst: Operand, *, precisionType: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TensorViewAddrOp(Operation):
    """the address of a view
    
    dst: type of the result, the address
    src: the view"""

    def __init__(self, dst: Type | None, src: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TExpOp(Operation):
    """element-wise exponential
    
    src: source
    dst: destination
    precisionType: accuracy (optional)"""

    def __init__(self, src: Operand, dst: Operand, *, precisionType: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TExpandsOp(Operation):
    """a tile of one value
    
    scalar: value of every element
    dst: destination"""

    def __init__(self, scalar: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TExtractOp(Operation):
    """copy a window of a tile to another memory
    
    src: source
    indexRow: first row of the window
    indexCol: first column of the window
    dst: destination, of the size of the window
    fp: factors of a quantisation (optional)
    preQuantScalar: factor of a quantisation (optional)
    accToVecMode: vector cores an accumulator goes to (optional)
    reluPreMode: activation on the way out (optional)"""

    def __init__(self, src: Operand, indexRow: Operand, indexCol: Operand, dst: Operand, *, fp: Operand | None = None, preQuantScalar: Operand | None = None, accToVecMode: AttributeLike | None = None, reluPreMode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TFillPadOp(Operation):
    """copy, with padding outside of the valid region
    
    src: source
    dst: destination
    padValue: padding, in place of that of the type (optional)"""

    def __init__(self, src: Operand, dst: Operand, *, padValue: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TFModOp(Operation):
    """element-wise modulus, truncated
    
    src0: first source
    src1: second source
    dst: destination
    precisionType: accuracy (optional)"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, precisionType: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TFModSOp(Operation):
    """modulus by a scalar, truncated
    
    src: source
    scalar: second source, for every element
    dst: destination"""

    def __init__(self, src: Operand, scalar: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TFreeOp(Operation):
    """give an entry of a pipe back
    
    pipe_handle: the pipe
    split: how an entry is split between vector cores
    entry: freed entry (optional)"""

    def __init__(self, pipe_handle: Operand, split: AttributeLike, *, entry: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TFreeFromAicOp(Operation):
    """give an entry back to the cube core
    
    split: how an entry is split between vector cores
    entry: freed entry (optional)
    id: number of the pipe, 0 if absent (optional)"""

    def __init__(self, split: AttributeLike, *, entry: Operand | None = None, id: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TFreeFromAivOp(Operation):
    """give an entry back to the vector cores
    
    split: how an entry is split between vector cores
    entry: freed entry (optional)
    id: number of the pipe, 0 if absent (optional)"""

    def __init__(self, split: AttributeLike, *, entry: Operand | None = None, id: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TfusedmuladdOp(Operation):
    """element-wise product with the destination, plus a source
    
    src0: first source
    src1: second source
    dst: third source and destination"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TfusedmuladdreluOp(Operation):
    """element-wise product with the destination, plus a source, rectified
    
    src0: first source
    src1: second source
    dst: third source and destination"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TGatherOp(Operation):
    """elements by index, by pattern or by comparison
    
    src: source
    dst: destination
    cdst: numbers of elements found (optional)
    indices: positions in the source (optional)
    tmp: scratch (optional)
    kValue: value compared with (optional)
    axis: direction of the pattern (optional)
    cmpMode: comparison (optional)
    maskPattern: elements kept (optional)
    offset: added to each position found (optional)"""

    def __init__(self, src: Operand, dst: Operand, *, cdst: Operand | None = None, indices: Operand | None = None, tmp: Operand | None = None, kValue: Operand | None = None, axis: AttributeLike | None = None, cmpMode: AttributeLike | None = None, maskPattern: AttributeLike | None = None, offset: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TGatherBOp(Operation):
    """blocks of 32 bytes by offset in bytes
    
    src: source
    offsets: offsets in bytes
    dst: destination"""

    def __init__(self, src: Operand, offsets: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TGemvOp(Operation):
    """vector times matrix
    
    result: type of the result, updated destination, where it is a tensor
    lhs: left operand, MxK
    rhs: right operand, KxN
    dst: accumulator, MxN
    accPhase: position among partial products (optional)"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, dst: Operand, *, accPhase: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TGemvAccOp(Operation):
    """vector times matrix, added to an accumulator
    
    result: type of the result, updated destination, where it is a tensor
    acc_in: accumulator added to, tied to dst
    lhs: left operand, MxK
    rhs: right operand, KxN
    dst: accumulator, MxN
    accPhase: position among partial products (optional)"""

    def __init__(self, result: Type | None, acc_in: Operand, lhs: Operand, rhs: Operand, dst: Operand, *, accPhase: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TGemvBiasOp(Operation):
    """vector times matrix, added to a row
    
    result: type of the result, updated destination, where it is a tensor
    a: left operand, MxK
    b: right operand, KxN
    bias: row added to each row, 1xN
    dst: accumulator, MxN
    accPhase: position among partial products (optional)"""

    def __init__(self, result: Type | None, a: Operand, b: Operand, bias: Operand, dst: Operand, *, accPhase: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TGemvMxOp(Operation):
    """vector times matrix with shared exponents
    
    result: type of the result, updated destination, where it is a tensor
    a: left operand, MxK
    a_scale: scales of `a`, one for 32 elements of a row
    b: right operand, KxN
    b_scale: scales of `b`, one for 32 elements of a column
    dst: accumulator, MxN
    accPhase: position among partial products (optional)"""

    def __init__(self, result: Type | None, a: Operand, a_scale: Operand, b: Operand, b_scale: Operand, dst: Operand, *, accPhase: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TGemvMxAccOp(Operation):
    """vector times matrix with shared exponents, added to an accumulator
    
    result: type of the result, updated destination, where it is a tensor
    c_in: accumulator added to, tied to dst
    a: left operand, MxK
    a_scale: scales of `a`, one for 32 elements of a row
    b: right operand, KxN
    b_scale: scales of `b`, one for 32 elements of a column
    dst: accumulator, MxN
    accPhase: position among partial products (optional)"""

    def __init__(self, result: Type | None, c_in: Operand, a: Operand, a_scale: Operand, b: Operand, b_scale: Operand, dst: Operand, *, accPhase: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TGemvMxBiasOp(Operation):
    """vector times matrix with shared exponents, added to a row
    
    result: type of the result, updated destination, where it is a tensor
    a: left operand, MxK
    a_scale: scales of `a`, one for 32 elements of a row
    b: right operand, KxN
    b_scale: scales of `b`, one for 32 elements of a column
    bias: row added to each row, 1xN
    dst: accumulator, MxN"""

    def __init__(self, result: Type | None, a: Operand, a_scale: Operand, b: Operand, b_scale: Operand, bias: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TGetScaleAddrOp(Operation):
    """give a tile of scales the buffer that belongs to an operand of a product
    
    src: the operand
    dst: its scales"""

    def __init__(self, src: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TGetValOp(Operation):
    """one element of a tile
    
    dst: type of the result, the element
    src: source
    offset: position in row-major order"""

    def __init__(self, dst: Type | None, src: Operand, offset: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class THistogramOp(Operation):
    """numbers of elements for each value of a byte
    
    src: source
    idx: values of the higher bytes of elements counted
    dst: destination
    byte: position of the byte counted, the lowest is 0 (optional)"""

    def __init__(self, src: Operand, idx: Operand, dst: Operand, *, byte: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class ThreadfenceOp(Operation):
    """order the accesses of a thread for all cores"""

    def __init__(self, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class ThreadfenceBlockOp(Operation):
    """order the accesses of a thread for its block"""

    def __init__(self, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TileBufAddrOp(Operation):
    """the address of a tile
    
    result: type of the result, the address
    src: the tile"""

    def __init__(self, result: Type | None, src: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TileValidColsOp(Operation):
    """valid columns of a tile
    
    result: type of the result, the number
    src: the tile"""

    def __init__(self, result: Type | None, src: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TileValidRowsOp(Operation):
    """valid rows of a tile
    
    result: type of the result, the number
    src: the tile"""

    def __init__(self, result: Type | None, src: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class Timg2colOp(Operation):
    """windows of an image as rows of a matrix
    
    src: source
    dst: destination"""

    def __init__(self, src: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TInsertOp(Operation):
    """copy a tile into a window of another memory
    
    src: source, of the size of the window
    indexRow: first row of the window
    indexCol: first column of the window
    dst: destination
    fp: factors of a quantisation (optional)
    preQuantScalar: factor of a quantisation (optional)
    accToVecMode: vector cores an accumulator goes to (optional)
    reluPreMode: activation on the way out (optional)
    tinsertMode: parts the columns are split in (optional)"""

    def __init__(self, src: Operand, indexRow: Operand, indexCol: Operand, dst: Operand, *, fp: Operand | None = None, preQuantScalar: Operand | None = None, accToVecMode: AttributeLike | None = None, reluPreMode: AttributeLike | None = None, tinsertMode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TinterleaveOp(Operation):
    """elements of two tiles interleaved
    
    src0: first source
    src1: second source
    dst0: first destination
    dst1: second destination"""

    def __init__(self, src0: Operand, src1: Operand, dst0: Operand, dst1: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TLoadOp(Operation):
    """load a tile from global memory
    
    result: type of the result, updated destination, where it is a tensor
    src: source
    dst: destination
    pad_value: value of padded columns (optional)
    left_padding_num: padded columns on the left (optional)
    right_padding_num: padded columns on the right (optional)
    init_condition: condition of the fill (optional)
    init_out_buffer: fill the destination before the load (optional)
    pad_mode: what padded columns receive (optional)"""

    def __init__(self, result: Type | None, src: Operand, dst: Operand, *, pad_value: Operand | None = None, left_padding_num: Operand | None = None, right_padding_num: Operand | None = None, init_condition: Operand | None = None, init_out_buffer: AttributeLike | None = None, pad_mode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TLogOp(Operation):
    """element-wise natural logarithm
    
    src: source
    dst: destination
    precisionType: accuracy (optional)"""

    def __init__(self, src: Operand, dst: Operand, *, precisionType: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TLReluOp(Operation):
    """leaky rectifier
    
    src: source
    slope: factor of negative elements
    dst: destination"""

    def __init__(self, src: Operand, slope: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TMatmulOp(Operation):
    """matrix product
    
    result: type of the result, updated destination, where it is a tensor
    lhs: left operand, MxK
    rhs: right operand, KxN
    dst: accumulator, MxN
    accPhase: position among partial products (optional)"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, dst: Operand, *, accPhase: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TMatmulAccOp(Operation):
    """matrix product added to an accumulator
    
    result: type of the result, updated destination, where it is a tensor
    acc_in: accumulator added to, tied to dst
    lhs: left operand, MxK
    rhs: right operand, KxN
    dst: accumulator, MxN
    accPhase: position among partial products (optional)"""

    def __init__(self, result: Type | None, acc_in: Operand, lhs: Operand, rhs: Operand, dst: Operand, *, accPhase: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TMatmulBiasOp(Operation):
    """matrix product added to a row
    
    result: type of the result, updated destination, where it is a tensor
    a: left operand, MxK
    b: right operand, KxN
    bias: row added to each row, 1xN
    dst: accumulator, MxN
    accPhase: position among partial products (optional)"""

    def __init__(self, result: Type | None, a: Operand, b: Operand, bias: Operand, dst: Operand, *, accPhase: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TMatmulMxOp(Operation):
    """matrix product with shared exponents
    
    result: type of the result, updated destination, where it is a tensor
    a: left operand, MxK
    a_scale: scales of `a`, one for 32 elements of a row
    b: right operand, KxN
    b_scale: scales of `b`, one for 32 elements of a column
    dst: accumulator, MxN
    accPhase: position among partial products (optional)"""

    def __init__(self, result: Type | None, a: Operand, a_scale: Operand, b: Operand, b_scale: Operand, dst: Operand, *, accPhase: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TMatmulMxAccOp(Operation):
    """matrix product with shared exponents, added to an accumulator
    
    result: type of the result, updated destination, where it is a tensor
    c_in: accumulator added to, tied to dst
    a: left operand, MxK
    a_scale: scales of `a`, one for 32 elements of a row
    b: right operand, KxN
    b_scale: scales of `b`, one for 32 elements of a column
    dst: accumulator, MxN
    accPhase: position among partial products (optional)"""

    def __init__(self, result: Type | None, c_in: Operand, a: Operand, a_scale: Operand, b: Operand, b_scale: Operand, dst: Operand, *, accPhase: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TMatmulMxBiasOp(Operation):
    """matrix product with shared exponents, added to a row
    
    result: type of the result, updated destination, where it is a tensor
    a: left operand, MxK
    a_scale: scales of `a`, one for 32 elements of a row
    b: right operand, KxN
    b_scale: scales of `b`, one for 32 elements of a column
    bias: row added to each row, 1xN
    dst: accumulator, MxN"""

    def __init__(self, result: Type | None, a: Operand, a_scale: Operand, b: Operand, b_scale: Operand, bias: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TmatmulMxHif4Op(Operation):
    """matrix product of 4-bit elements with a hierarchy of factors
    
    result: type of the result, updated destination, where it is a tensor
    a: left operand, MxK
    a_scale: scales of `a`, one for 32 elements of a row
    b: right operand, KxN
    b_scale: scales of `b`, one for 32 elements of a column
    dst: accumulator, MxN"""

    def __init__(self, result: Type | None, a: Operand, a_scale: Operand, b: Operand, b_scale: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TMaxOp(Operation):
    """element-wise maximum
    
    src0: first source
    src1: second source
    dst: destination"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TMaxSOp(Operation):
    """maximum with a scalar
    
    src: source
    scalar: second source, for every element
    dst: destination"""

    def __init__(self, src: Operand, scalar: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TMinOp(Operation):
    """element-wise minimum
    
    src0: first source
    src1: second source
    dst: destination"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TMinSOp(Operation):
    """minimum with a scalar
    
    src: source
    scalar: second source, for every element
    dst: destination"""

    def __init__(self, src: Operand, scalar: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TMovOp(Operation):
    """move a tile between memories or layouts
    
    result: type of the result, updated destination, where it is a tensor
    src: source
    dst: destination
    fp: factors of a quantisation, or scratch of a move to ZZ (optional)
    preQuantScalar: factor of a quantisation (optional)
    accToVecMode: vector cores an accumulator goes to (optional)
    grpAxis: axis of the groups that share a scale (optional)
    reluPreMode: activation on the way out (optional)"""

    def __init__(self, result: Type | None, src: Operand, dst: Operand, *, fp: Operand | None = None, preQuantScalar: Operand | None = None, accToVecMode: AttributeLike | None = None, grpAxis: AttributeLike | None = None, reluPreMode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TMrgSortOp(Operation):
    """sorted runs merged
    
    srcs: sorted runs
    dsts: merged run
    blockLen: elements of a run, where they are in one tile (optional)
    tmp: scratch (optional)
    excuted: elements taken of each run (optional)
    exhausted: stop as soon as one run is exhausted (optional)"""

    def __init__(self, srcs: Sequence[Operand], dsts: Sequence[Operand], *, blockLen: Operand | None = None, tmp: Operand | None = None, excuted: Operand | None = None, exhausted: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TMulOp(Operation):
    """element-wise product
    
    src0: first source
    src1: second source
    dst: destination"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TmuladddstOp(Operation):
    """element-wise product, added to the destination
    
    src0: first source
    src1: second source
    dst: third source and destination"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TMulSOp(Operation):
    """product with a scalar
    
    src0: source
    scalar: second source, for every element
    dst: destination"""

    def __init__(self, src0: Operand, scalar: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TNegOp(Operation):
    """element-wise negation
    
    src: source
    dst: destination"""

    def __init__(self, src: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TNotOp(Operation):
    """bit-wise not
    
    src: source
    dst: destination"""

    def __init__(self, src: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TOrOp(Operation):
    """bit-wise or
    
    src0: first source
    src1: second source
    dst: destination"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TOrSOp(Operation):
    """bit-wise or with a scalar
    
    src: source
    scalar: second source, for every element
    dst: destination"""

    def __init__(self, src: Operand, scalar: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TpackOp(Operation):
    """the low part of each element
    
    src: source
    dst: destination"""

    def __init__(self, src: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TpairreducesumOp(Operation):
    """sums of neighbours in each row
    
    src: source
    dst: destination"""

    def __init__(self, src: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TPartAddOp(Operation):
    """sum where both sources are valid
    
    src0: first source
    src1: second source
    dst: destination"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TPartArgMaxOp(Operation):
    """maximum and its position where both sources are valid
    
    src0: first values
    src1: second values
    src0Idx: positions of the first values
    src1Idx: positions of the second values
    dst: values
    dstIdx: positions"""

    def __init__(self, src0: Operand, src1: Operand, src0Idx: Operand, src1Idx: Operand, dst: Operand, dstIdx: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TPartArgMinOp(Operation):
    """minimum and its position where both sources are valid
    
    src0: first values
    src1: second values
    src0Idx: positions of the first values
    src1Idx: positions of the second values
    dst: values
    dstIdx: positions"""

    def __init__(self, src0: Operand, src1: Operand, src0Idx: Operand, src1Idx: Operand, dst: Operand, dstIdx: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TPartMaxOp(Operation):
    """maximum where both sources are valid
    
    src0: first source
    src1: second source
    dst: destination"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TPartMinOp(Operation):
    """minimum where both sources are valid
    
    src0: first source
    src1: second source
    dst: destination"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TPartMulOp(Operation):
    """product where both sources are valid
    
    src0: first source
    src1: second source
    dst: destination"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TPopOp(Operation):
    """take an entry from a pipe
    
    tile: entry
    pipe_handle: the pipe
    split: how an entry is split between vector cores
    aiv_subblockid: vector core (optional)"""

    def __init__(self, tile: Operand, pipe_handle: Operand, split: AttributeLike, *, aiv_subblockid: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TPopFromAicOp(Operation):
    """take an entry from the cube core
    
    tile: type of the result, entry
    split: how an entry is split between vector cores
    valid_row: valid rows (optional)
    valid_col: valid columns (optional)
    aiv_subblockid: vector core (optional)
    id: number of the pipe, 0 if absent (optional)"""

    def __init__(self, tile: Type | None, split: AttributeLike, *, valid_row: Operand | None = None, valid_col: Operand | None = None, aiv_subblockid: Operand | None = None, id: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TPopFromAivOp(Operation):
    """take an entry from the vector cores
    
    tile: type of the result, entry
    split: how an entry is split between vector cores
    valid_row: valid rows (optional)
    valid_col: valid columns (optional)
    id: number of the pipe, 0 if absent (optional)"""

    def __init__(self, tile: Type | None, split: AttributeLike, *, valid_row: Operand | None = None, valid_col: Operand | None = None, id: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TPowOp(Operation):
    """element-wise power
    
    base: base
    exp: exponent
    dst: destination
    tmp: scratch (optional)
    precisionType: accuracy (optional)"""

    def __init__(self, base: Operand, exp: Operand, dst: Operand, *, tmp: Operand | None = None, precisionType: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TPowSOp(Operation):
    """power with a scalar exponent
    
    src: source
    scalar: second source, for every element
    dst: destination
    tmp: scratch (optional)
    precisionType: accuracy (optional)"""

    def __init__(self, src: Operand, scalar: Operand, dst: Operand, *, tmp: Operand | None = None, precisionType: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TPrefetchOp(Operation):
    """bring global memory near, ahead of a load
    
    src: memory
    dst: tile that says how much"""

    def __init__(self, src: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TPrefetchAsyncOp(Operation):
    """start to bring global memory near
    
    event: type of the result, event of the prefetch
    src: memory
    ctx: context of the prefetch"""

    def __init__(self, event: Type | None, src: Operand, ctx: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TPReluOp(Operation):
    """element-wise parametric rectifier
    
    src0: first source
    src1: second source
    dst: destination
    tmp: scratch (optional)"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, tmp: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TPrintOp(Operation):
    """print a tile or view, for debugging
    
    src: what is printed
    tmp: scratch in global memory (optional)
    printFormat: width and precision (optional)"""

    def __init__(self, src: Operand, *, tmp: Operand | None = None, printFormat: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TPushOp(Operation):
    """hand an entry to a pipe
    
    tile: entry
    pipe_handle: the pipe
    split: how an entry is split between vector cores
    aiv_subblockid: vector core (optional)"""

    def __init__(self, tile: Operand, pipe_handle: Operand, split: AttributeLike, *, aiv_subblockid: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TPushToAicOp(Operation):
    """hand an entry to the cube core
    
    tile: entry
    split: how an entry is split between vector cores
    aiv_subblockid: vector core (optional)
    id: number of the pipe, 0 if absent (optional)"""

    def __init__(self, tile: Operand, split: AttributeLike, *, aiv_subblockid: Operand | None = None, id: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TPushToAivOp(Operation):
    """hand an entry to the vector cores
    
    tile: entry
    split: how an entry is split between vector cores
    id: number of the pipe, 0 if absent (optional)"""

    def __init__(self, tile: Operand, split: AttributeLike, *, id: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TQuantOp(Operation):
    """floats to 8-bit integers, by a factor for each row
    
    src: source
    fp: factors, one for each row
    dst: destination
    quant_type: scheme
    offset: offsets, one for each row (optional)
    tmp: scratch (optional)"""

    def __init__(self, src: Operand, fp: Operand, dst: Operand, quant_type: AttributeLike, *, offset: Operand | None = None, tmp: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TQuantMxOp(Operation):
    """floats to 8 or 4 bits in groups that share an exponent
    
    src: source
    dst: quantised elements
    exp: exponents, one for each group
    max: maxima of the groups
    scaling: factors of the groups
    quant_type: scheme
    exp_zz: exponents in the layout of a matrix product (optional)
    grpAxis: axis of the groups (optional)
    interleave: exponents of two rows side by side (optional)
    quantScaleAlg: derivation of the factors (optional)
    storeMode: layout of the elements (optional)"""

    def __init__(self, src: Operand, dst: Operand, exp: Operand, max: Operand, scaling: Operand, quant_type: AttributeLike, *, exp_zz: Operand | None = None, grpAxis: AttributeLike | None = None, interleave: AttributeLike | None = None, quantScaleAlg: AttributeLike | None = None, storeMode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TquantHif4Op(Operation):
    """floats to 4 bits in groups that share a hierarchy of factors
    
    src: source
    dst: quantised elements
    exp: exponents, one for each group
    max: maxima of the groups
    scaling: factors of the groups
    exp_zz: exponents in the layout of a matrix product (optional)"""

    def __init__(self, src: Operand, dst: Operand, exp: Operand, max: Operand, scaling: Operand, *, exp_zz: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TRandomOp(Operation):
    """random integers by a counter
    
    key0: first word of the key
    key1: second word of the key
    counter0: first word of the counter
    counter1: second word of the counter
    counter2: third word of the counter
    counter3: fourth word of the counter
    dst: destination
    rounds: rounds of the generator (optional)"""

    def __init__(self, key0: Operand, key1: Operand, counter0: Operand, counter1: Operand, counter2: Operand, counter3: Operand, dst: Operand, *, rounds: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TrapOp(Operation):
    """stop the kernel"""

    def __init__(self, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TRecipOp(Operation):
    """element-wise reciprocal
    
    src: source
    dst: destination
    precisionType: accuracy (optional)"""

    def __init__(self, src: Operand, dst: Operand, *, precisionType: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TReluOp(Operation):
    """element-wise rectifier
    
    src: source
    dst: destination"""

    def __init__(self, src: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TRemOp(Operation):
    """element-wise remainder, floored
    
    src0: first source
    src1: second source
    dst: destination
    tmp: scratch (optional)
    precisionType: accuracy (optional)"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, tmp: Operand | None = None, precisionType: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TRemSOp(Operation):
    """remainder by a scalar
    
    src: source
    scalar: second source, for every element
    dst: destination
    tmp: scratch (optional)"""

    def __init__(self, src: Operand, scalar: Operand, dst: Operand, *, tmp: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TReshapeOp(Operation):
    """show the bytes of a tile in other extents
    
    result: type of the result, the tile in other extents
    src: the tile"""

    def __init__(self, result: Type | None, src: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TRowArgMaxOp(Operation):
    """position of the maximum of each row
    
    src: source
    dst: destination, one value for each row or column
    tmp: scratch (optional)"""

    def __init__(self, src: Operand, dst: Operand, *, tmp: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TRowArgMinOp(Operation):
    """position of the minimum of each row
    
    src: source
    dst: destination, one value for each row or column
    tmp: scratch (optional)"""

    def __init__(self, src: Operand, dst: Operand, *, tmp: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TRowExpandOp(Operation):
    """the first column repeated
    
    src: source
    dst: destination"""

    def __init__(self, src: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TRowExpandAddOp(Operation):
    """sum with one value for each row
    
    src0: first source
    src1: second source
    dst: destination
    tmp: scratch (optional)"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, tmp: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TRowExpandDivOp(Operation):
    """quotient with one value for each row
    
    src0: first source
    src1: second source
    dst: destination
    tmp: scratch (optional)
    precisionType: accuracy (optional)"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, tmp: Operand | None = None, precisionType: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TRowExpandExpdifOp(Operation):
    """exponential of the difference with one value for each row
    
    src0: first source
    src1: second source
    dst: destination
    tmp: scratch (optional)"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, tmp: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TRowExpandMaxOp(Operation):
    """maximum with one value for each row
    
    src0: first source
    src1: second source
    dst: destination
    tmp: scratch (optional)"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, tmp: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TRowExpandMinOp(Operation):
    """minimum with one value for each row
    
    src0: first source
    src1: second source
    dst: destination
    tmp: scratch (optional)"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, tmp: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TRowExpandMulOp(Operation):
    """product with one value for each row
    
    src0: first source
    src1: second source
    dst: destination
    tmp: scratch (optional)"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, tmp: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TRowExpandSubOp(Operation):
    """difference with one value for each row
    
    src0: first source
    src1: second source
    dst: destination
    tmp: scratch (optional)"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, tmp: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TRowMaxOp(Operation):
    """maximum of each row
    
    src: source
    dst: destination, one value for each row or column
    tmp: scratch (optional)"""

    def __init__(self, src: Operand, dst: Operand, *, tmp: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TRowMinOp(Operation):
    """minimum of each row
    
    src: source
    dst: destination, one value for each row or column
    tmp: scratch (optional)"""

    def __init__(self, src: Operand, dst: Operand, *, tmp: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TRowProdOp(Operation):
    """product of each row
    
    src: source
    dst: destination, one value for each row or column
    tmp: scratch (optional)"""

    def __init__(self, src: Operand, dst: Operand, *, tmp: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TRowSumOp(Operation):
    """sum of each row
    
    src: source
    dst: destination, one value for each row or column
    tmp: scratch (optional)"""

    def __init__(self, src: Operand, dst: Operand, *, tmp: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TRsqrtOp(Operation):
    """element-wise reciprocal square root
    
    src: source
    dst: destination
    tmp: scratch (optional)
    precisionType: accuracy (optional)"""

    def __init__(self, src: Operand, dst: Operand, *, tmp: Operand | None = None, precisionType: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TScatterOp(Operation):
    """elements to positions given by index or by pattern
    
    src: source
    dst: destination
    indexes: positions in the destination (optional)
    axis: direction of the pattern (optional)
    maskPattern: elements written (optional)"""

    def __init__(self, src: Operand, dst: Operand, *, indexes: Operand | None = None, axis: AttributeLike | None = None, maskPattern: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TSelOp(Operation):
    """elements of either source, by a bit mask
    
    mask: a bit for each element
    src0: source of elements whose bit is set
    src1: source of the others
    dst: destination
    tmp: scratch (optional)"""

    def __init__(self, mask: Operand, src0: Operand, src1: Operand, dst: Operand, *, tmp: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TSelSOp(Operation):
    """elements of a tile or a scalar, by a bit mask
    
    mask: a bit for each element
    src: source of elements whose bit is set
    scalar: the others
    dst: destination
    tmp: scratch (optional)"""

    def __init__(self, mask: Operand, src: Operand, scalar: Operand, dst: Operand, *, tmp: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TSetValOp(Operation):
    """set one element of a tile
    
    dst: destination
    offset: position in row-major order
    val: the element"""

    def __init__(self, dst: Operand, offset: Operand, val: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TShlOp(Operation):
    """bits shifted left
    
    src0: first source
    src1: second source
    dst: destination"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TShlSOp(Operation):
    """bits shifted left by a scalar
    
    src: source
    scalar: second source, for every element
    dst: destination"""

    def __init__(self, src: Operand, scalar: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TShrOp(Operation):
    """bits shifted right
    
    src0: first source
    src1: second source
    dst: destination"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TShrSOp(Operation):
    """bits shifted right by a scalar
    
    src: source
    scalar: second source, for every element
    dst: destination"""

    def __init__(self, src: Operand, scalar: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TSort32Op(Operation):
    """each 32 elements sorted, the greatest first, as records of value and position
    
    src: source
    idx: positions of the elements
    dst: records of 8 bytes: the value, zeros up to byte 4, and the position as 4 bytes
    tmp: scratch (optional)"""

    def __init__(self, src: Operand, idx: Operand, dst: Operand, *, tmp: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TSqrtOp(Operation):
    """element-wise square root
    
    src: source
    dst: destination
    precisionType: accuracy (optional)"""

    def __init__(self, src: Operand, dst: Operand, *, precisionType: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TStoreOp(Operation):
    """store a tile to global memory
    
    result: type of the result, updated destination, where it is a tensor
    src: source
    dst: destination
    fp: factors of a quantisation (optional)
    preQuantScalar: factor of a quantisation (optional)
    atomicType: combination with memory (optional)
    reluPreMode: activation on the way out (optional)
    stPhase: position among partial stores (optional)"""

    def __init__(self, result: Type | None, src: Operand, dst: Operand, *, fp: Operand | None = None, preQuantScalar: Operand | None = None, atomicType: AttributeLike | None = None, reluPreMode: AttributeLike | None = None, stPhase: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TSubOp(Operation):
    """element-wise difference
    
    src0: first source
    src1: second source
    dst: destination"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TSubCOp(Operation):
    """element-wise difference plus a third
    
    src0: first source
    src1: second source
    src2: third source
    dst: destination"""

    def __init__(self, src0: Operand, src1: Operand, src2: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TsubreluOp(Operation):
    """rectified difference
    
    src0: first source
    src1: second source
    dst: destination"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TSubSOp(Operation):
    """difference with a scalar
    
    src: source
    scalar: second source, for every element
    dst: destination"""

    def __init__(self, src: Operand, scalar: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TSubSCOp(Operation):
    """difference with a scalar, plus a tile
    
    src0: first source
    scalar: second source, for every element
    src1: third source
    dst: destination"""

    def __init__(self, src0: Operand, scalar: Operand, src1: Operand, dst: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TSyncOp(Operation):
    """wait until tiles, views or events are ready
    
    events: what is waited for"""

    def __init__(self, events: Sequence[Operand], *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TTransOp(Operation):
    """transpose
    
    src: source
    dst: destination
    tmp: scratch (optional)"""

    def __init__(self, src: Operand, dst: Operand, *, tmp: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TTriOp(Operation):
    """ones on one side of a diagonal
    
    diagonal: offset of the diagonal
    dst: destination
    upperOrLower: 0 for the lower triangle, 1 for the upper (optional)"""

    def __init__(self, diagonal: Operand, dst: Operand, *, upperOrLower: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TXorOp(Operation):
    """element-wise exclusive or
    
    src0: first source
    src1: second source
    dst: destination
    tmp: scratch (optional)"""

    def __init__(self, src0: Operand, src1: Operand, dst: Operand, *, tmp: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class TXorSOp(Operation):
    """bit-wise exclusive or with a scalar
    
    src: source
    scalar: second source, for every element
    dst: destination
    tmp: scratch (optional)"""

    def __init__(self, src: Operand, scalar: Operand, dst: Operand, *, tmp: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class UbSetMaskOp(Operation):
    """set the lanes that instructions on vector memory write
    
    mask0: first 64 lanes
    mask1: last 64 lanes"""

    def __init__(self, mask0: Operand, mask1: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class UbSetMaskCountOp(Operation):
    """read the mask as a number of elements"""

    def __init__(self, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class UbSetMaskNormOp(Operation):
    """read the mask as one bit for each lane"""

    def __init__(self, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class UbVabsOp(Operation):
    """magnitude
    
    dst: memory written
    src: source
    repeat: number of repeats, 256 bytes each
    dstBlockStride: distance of blocks written, in blocks
    srcBlockStride: distance of blocks read, in blocks
    dstRepeatStride: distance of repeats written, in blocks
    srcRepeatStride: distance of repeats read, in blocks"""

    def __init__(self, dst: Operand, src: Operand, repeat: Operand, dstBlockStride: Operand, srcBlockStride: Operand, dstRepeatStride: Operand, srcRepeatStride: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class UbVaddOp(Operation):
    """sum
    
    dst: memory written
    src0: first source
    src1: second source
    repeat: number of repeats, 256 bytes each
    dstBlockStride: distance of blocks written, in blocks
    src0BlockStride: distance of blocks of the first source, in blocks
    src1BlockStride: distance of blocks of the second source, in blocks
    dstRepeatStride: distance of repeats written, in blocks
    src0RepeatStride: distance of repeats of the first source, in blocks
    src1RepeatStride: distance of repeats of the second source, in blocks"""

    def __init__(self, dst: Operand, src0: Operand, src1: Operand, repeat: Operand, dstBlockStride: Operand, src0BlockStride: Operand, src1BlockStride: Operand, dstRepeatStride: Operand, src0RepeatStride: Operand, src1RepeatStride: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class UbVaddreluOp(Operation):
    """sum where positive, else zero
    
    dst: memory written
    src0: first source
    src1: second source
    repeat: number of repeats, 256 bytes each
    dstBlockStride: distance of blocks written, in blocks
    src0BlockStride: distance of blocks of the first source, in blocks
    src1BlockStride: distance of blocks of the second source, in blocks
    dstRepeatStride: distance of repeats written, in blocks
    src0RepeatStride: distance of repeats of the first source, in blocks
    src1RepeatStride: distance of repeats of the second source, in blocks"""

    def __init__(self, dst: Operand, src0: Operand, src1: Operand, repeat: Operand, dstBlockStride: Operand, src0BlockStride: Operand, src1BlockStride: Operand, dstRepeatStride: Operand, src0RepeatStride: Operand, src1RepeatStride: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class UbVaddsOp(Operation):
    """sum with a scalar
    
    dst: memory written
    src: source
    shiftDist: amount of a shift, or bits of the scalar
    repeat: number of repeats, 256 bytes each
    dstBlockStride: distance of blocks written, in blocks
    srcBlockStride: distance of blocks read, in blocks
    dstRepeatStride: distance of repeats written, in blocks
    srcRepeatStride: distance of repeats read, in blocks"""

    def __init__(self, dst: Operand, src: Operand, shiftDist: Operand, repeat: Operand, dstBlockStride: Operand, srcBlockStride: Operand, dstRepeatStride: Operand, srcRepeatStride: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class UbVandOp(Operation):
    """bitwise and
    
    dst: memory written
    src0: first source
    src1: second source
    repeat: number of repeats, 256 bytes each
    dstBlockStride: distance of blocks written, in blocks
    src0BlockStride: distance of blocks of the first source, in blocks
    src1BlockStride: distance of blocks of the second source, in blocks
    dstRepeatStride: distance of repeats written, in blocks
    src0RepeatStride: distance of repeats of the first source, in blocks
    src1RepeatStride: distance of repeats of the second source, in blocks"""

    def __init__(self, dst: Operand, src0: Operand, src1: Operand, repeat: Operand, dstBlockStride: Operand, src0BlockStride: Operand, src1BlockStride: Operand, dstRepeatStride: Operand, src0RepeatStride: Operand, src1RepeatStride: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class UbVdivOp(Operation):
    """quotient
    
    dst: memory written
    src0: first source
    src1: second source
    repeat: number of repeats, 256 bytes each
    dstBlockStride: distance of blocks written, in blocks
    src0BlockStride: distance of blocks of the first source, in blocks
    src1BlockStride: distance of blocks of the second source, in blocks
    dstRepeatStride: distance of repeats written, in blocks
    src0RepeatStride: distance of repeats of the first source, in blocks
    src1RepeatStride: distance of repeats of the second source, in blocks"""

    def __init__(self, dst: Operand, src0: Operand, src1: Operand, repeat: Operand, dstBlockStride: Operand, src0BlockStride: Operand, src1BlockStride: Operand, dstRepeatStride: Operand, src0RepeatStride: Operand, src1RepeatStride: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class UbVdupOp(Operation):
    """a scalar in every element
    
    dst: memory written
    scalar: bits of the scalar
    repeat: number of repeats, 256 bytes each
    dstBlockStride: distance of blocks written, in blocks
    srcBlockStride: distance of blocks read, in blocks
    dstRepeatStride: distance of repeats written, in blocks
    srcRepeatStride: distance of repeats read, in blocks"""

    def __init__(self, dst: Operand, scalar: Operand, repeat: Operand, dstBlockStride: Operand, srcBlockStride: Operand, dstRepeatStride: Operand, srcRepeatStride: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class UbVexpOp(Operation):
    """exponential
    
    dst: memory written
    src: source
    repeat: number of repeats, 256 bytes each
    dstBlockStride: distance of blocks written, in blocks
    srcBlockStride: distance of blocks read, in blocks
    dstRepeatStride: distance of repeats written, in blocks
    srcRepeatStride: distance of repeats read, in blocks"""

    def __init__(self, dst: Operand, src: Operand, repeat: Operand, dstBlockStride: Operand, srcBlockStride: Operand, dstRepeatStride: Operand, srcRepeatStride: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class UbVlnOp(Operation):
    """natural logarithm
    
    dst: memory written
    src: source
    repeat: number of repeats, 256 bytes each
    dstBlockStride: distance of blocks written, in blocks
    srcBlockStride: distance of blocks read, in blocks
    dstRepeatStride: distance of repeats written, in blocks
    srcRepeatStride: distance of repeats read, in blocks"""

    def __init__(self, dst: Operand, src: Operand, repeat: Operand, dstBlockStride: Operand, srcBlockStride: Operand, dstRepeatStride: Operand, srcRepeatStride: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class UbVmaxOp(Operation):
    """maximum
    
    dst: memory written
    src0: first source
    src1: second source
    repeat: number of repeats, 256 bytes each
    dstBlockStride: distance of blocks written, in blocks
    src0BlockStride: distance of blocks of the first source, in blocks
    src1BlockStride: distance of blocks of the second source, in blocks
    dstRepeatStride: distance of repeats written, in blocks
    src0RepeatStride: distance of repeats of the first source, in blocks
    src1RepeatStride: distance of repeats of the second source, in blocks"""

    def __init__(self, dst: Operand, src0: Operand, src1: Operand, repeat: Operand, dstBlockStride: Operand, src0BlockStride: Operand, src1BlockStride: Operand, dstRepeatStride: Operand, src0RepeatStride: Operand, src1RepeatStride: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class UbVmaxsOp(Operation):
    """maximum with a scalar
    
    dst: memory written
    src: source
    shiftDist: amount of a shift, or bits of the scalar
    repeat: number of repeats, 256 bytes each
    dstBlockStride: distance of blocks written, in blocks
    srcBlockStride: distance of blocks read, in blocks
    dstRepeatStride: distance of repeats written, in blocks
    srcRepeatStride: distance of repeats read, in blocks"""

    def __init__(self, dst: Operand, src: Operand, shiftDist: Operand, repeat: Operand, dstBlockStride: Operand, srcBlockStride: Operand, dstRepeatStride: Operand, srcRepeatStride: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class UbVminOp(Operation):
    """minimum
    
    dst: memory written
    src0: first source
    src1: second source
    repeat: number of repeats, 256 bytes each
    dstBlockStride: distance of blocks written, in blocks
    src0BlockStride: distance of blocks of the first source, in blocks
    src1BlockStride: distance of blocks of the second source, in blocks
    dstRepeatStride: distance of repeats written, in blocks
    src0RepeatStride: distance of repeats of the first source, in blocks
    src1RepeatStride: distance of repeats of the second source, in blocks"""

    def __init__(self, dst: Operand, src0: Operand, src1: Operand, repeat: Operand, dstBlockStride: Operand, src0BlockStride: Operand, src1BlockStride: Operand, dstRepeatStride: Operand, src0RepeatStride: Operand, src1RepeatStride: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class UbVminsOp(Operation):
    """minimum with a scalar
    
    dst: memory written
    src: source
    shiftDist: amount of a shift, or bits of the scalar
    repeat: number of repeats, 256 bytes each
    dstBlockStride: distance of blocks written, in blocks
    srcBlockStride: distance of blocks read, in blocks
    dstRepeatStride: distance of repeats written, in blocks
    srcRepeatStride: distance of repeats read, in blocks"""

    def __init__(self, dst: Operand, src: Operand, shiftDist: Operand, repeat: Operand, dstBlockStride: Operand, srcBlockStride: Operand, dstRepeatStride: Operand, srcRepeatStride: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class UbVmulOp(Operation):
    """product
    
    dst: memory written
    src0: first source
    src1: second source
    repeat: number of repeats, 256 bytes each
    dstBlockStride: distance of blocks written, in blocks
    src0BlockStride: distance of blocks of the first source, in blocks
    src1BlockStride: distance of blocks of the second source, in blocks
    dstRepeatStride: distance of repeats written, in blocks
    src0RepeatStride: distance of repeats of the first source, in blocks
    src1RepeatStride: distance of repeats of the second source, in blocks"""

    def __init__(self, dst: Operand, src0: Operand, src1: Operand, repeat: Operand, dstBlockStride: Operand, src0BlockStride: Operand, src1BlockStride: Operand, dstRepeatStride: Operand, src0RepeatStride: Operand, src1RepeatStride: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class UbVmulsOp(Operation):
    """product with a scalar
    
    dst: memory written
    src: source
    shiftDist: amount of a shift, or bits of the scalar
    repeat: number of repeats, 256 bytes each
    dstBlockStride: distance of blocks written, in blocks
    srcBlockStride: distance of blocks read, in blocks
    dstRepeatStride: distance of repeats written, in blocks
    srcRepeatStride: distance of repeats read, in blocks"""

    def __init__(self, dst: Operand, src: Operand, shiftDist: Operand, repeat: Operand, dstBlockStride: Operand, srcBlockStride: Operand, dstRepeatStride: Operand, srcRepeatStride: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class UbVnotOp(Operation):
    """bitwise complement
    
    dst: memory written
    src: source
    repeat: number of repeats, 256 bytes each
    dstBlockStride: distance of blocks written, in blocks
    srcBlockStride: distance of blocks read, in blocks
    dstRepeatStride: distance of repeats written, in blocks
    srcRepeatStride: distance of repeats read, in blocks"""

    def __init__(self, dst: Operand, src: Operand, repeat: Operand, dstBlockStride: Operand, srcBlockStride: Operand, dstRepeatStride: Operand, srcRepeatStride: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class UbVorOp(Operation):
    """bitwise or
    
    dst: memory written
    src0: first source
    src1: second source
    repeat: number of repeats, 256 bytes each
    dstBlockStride: distance of blocks written, in blocks
    src0BlockStride: distance of blocks of the first source, in blocks
    src1BlockStride: distance of blocks of the second source, in blocks
    dstRepeatStride: distance of repeats written, in blocks
    src0RepeatStride: distance of repeats of the first source, in blocks
    src1RepeatStride: distance of repeats of the second source, in blocks"""

    def __init__(self, dst: Operand, src0: Operand, src1: Operand, repeat: Operand, dstBlockStride: Operand, src0BlockStride: Operand, src1BlockStride: Operand, dstRepeatStride: Operand, src0RepeatStride: Operand, src1RepeatStride: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class UbVreluOp(Operation):
    """source where positive, else zero
    
    dst: memory written
    src: source
    repeat: number of repeats, 256 bytes each
    dstBlockStride: distance of blocks written, in blocks
    srcBlockStride: distance of blocks read, in blocks
    dstRepeatStride: distance of repeats written, in blocks
    srcRepeatStride: distance of repeats read, in blocks"""

    def __init__(self, dst: Operand, src: Operand, repeat: Operand, dstBlockStride: Operand, srcBlockStride: Operand, dstRepeatStride: Operand, srcRepeatStride: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class UbVrsqrtOp(Operation):
    """reciprocal of the square root
    
    dst: memory written
    src: source
    repeat: number of repeats, 256 bytes each
    dstBlockStride: distance of blocks written, in blocks
    srcBlockStride: distance of blocks read, in blocks
    dstRepeatStride: distance of repeats written, in blocks
    srcRepeatStride: distance of repeats read, in blocks"""

    def __init__(self, dst: Operand, src: Operand, repeat: Operand, dstBlockStride: Operand, srcBlockStride: Operand, dstRepeatStride: Operand, srcRepeatStride: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class UbVshlOp(Operation):
    """shift left
    
    dst: memory written
    src: source
    shiftDist: amount of a shift, or bits of the scalar
    repeat: number of repeats, 256 bytes each
    dstBlockStride: distance of blocks written, in blocks
    srcBlockStride: distance of blocks read, in blocks
    dstRepeatStride: distance of repeats written, in blocks
    srcRepeatStride: distance of repeats read, in blocks"""

    def __init__(self, dst: Operand, src: Operand, shiftDist: Operand, repeat: Operand, dstBlockStride: Operand, srcBlockStride: Operand, dstRepeatStride: Operand, srcRepeatStride: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class UbVshrOp(Operation):
    """shift right
    
    dst: memory written
    src: source
    shiftDist: amount of a shift, or bits of the scalar
    repeat: number of repeats, 256 bytes each
    dstBlockStride: distance of blocks written, in blocks
    srcBlockStride: distance of blocks read, in blocks
    dstRepeatStride: distance of repeats written, in blocks
    srcRepeatStride: distance of repeats read, in blocks"""

    def __init__(self, dst: Operand, src: Operand, shiftDist: Operand, repeat: Operand, dstBlockStride: Operand, srcBlockStride: Operand, dstRepeatStride: Operand, srcRepeatStride: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class UbVsqrtOp(Operation):
    """square root
    
    dst: memory written
    src: source
    repeat: number of repeats, 256 bytes each
    dstBlockStride: distance of blocks written, in blocks
    srcBlockStride: distance of blocks read, in blocks
    dstRepeatStride: distance of repeats written, in blocks
    srcRepeatStride: distance of repeats read, in blocks"""

    def __init__(self, dst: Operand, src: Operand, repeat: Operand, dstBlockStride: Operand, srcBlockStride: Operand, dstRepeatStride: Operand, srcRepeatStride: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class UbVsubOp(Operation):
    """difference
    
    dst: memory written
    src0: first source
    src1: second source
    repeat: number of repeats, 256 bytes each
    dstBlockStride: distance of blocks written, in blocks
    src0BlockStride: distance of blocks of the first source, in blocks
    src1BlockStride: distance of blocks of the second source, in blocks
    dstRepeatStride: distance of repeats written, in blocks
    src0RepeatStride: distance of repeats of the first source, in blocks
    src1RepeatStride: distance of repeats of the second source, in blocks"""

    def __init__(self, dst: Operand, src0: Operand, src1: Operand, repeat: Operand, dstBlockStride: Operand, src0BlockStride: Operand, src1BlockStride: Operand, dstRepeatStride: Operand, src0RepeatStride: Operand, src1RepeatStride: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class UvldOp(Operation):
    """load a register at any address, in one step
    
    result: type of the result, elements loaded
    source: memory read
    offset: distance in elements"""

    def __init__(self, result: Type | None, source: Operand, offset: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VabsOp(Operation):
    """magnitude
    
    result: type of the result, result
    input: source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, input: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VaddOp(Operation):
    """sum
    
    result: type of the result, result
    lhs: first source
    rhs: second source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VaddcOp(Operation):
    """sum, and the carry of each lane
    
    result: type of the result, result
    carry: type of the result, carry of each lane; none of inactive ones
    lhs: first source
    rhs: second source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, carry: Type | None, lhs: Operand, rhs: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VaddcsOp(Operation):
    """sum with a carry, and the carry of each lane
    
    result: type of the result, result
    carry: type of the result, carry of each lane; none of inactive ones
    lhs: first source
    rhs: second source
    carry_in: carry of each lane
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, carry: Type | None, lhs: Operand, rhs: Operand, carry_in: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VaddreluOp(Operation):
    """sum where positive, else zero
    
    result: type of the result, result
    lhs: first source
    rhs: second source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VaddreluconvOp(Operation):
    """sum where positive, else zero, in elements half as wide
    
    result: type of the result, result
    lhs: first source
    rhs: second source"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VaddsOp(Operation):
    """sum with a scalar
    
    result: type of the result, result
    input: source
    scalar: scalar
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, input: Operand, scalar: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VandOp(Operation):
    """bitwise and
    
    result: type of the result, result
    lhs: first source
    rhs: second source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VandsOp(Operation):
    """bitwise and with a scalar
    
    result: type of the result, result
    input: source
    scalar: scalar
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, input: Operand, scalar: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VaxpyOp(Operation):
    """sum of a register and the product of another with a scalar
    
    result: type of the result, result
    src0: scaled
    src1: added
    alpha: factor
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, src0: Operand, src1: Operand, alpha: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VbcntOp(Operation):
    """number of bits set
    
    result: type of the result, result
    input: source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, input: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VbitcastOp(Operation):
    """the same bits as other elements
    
    result: type of the result, result
    input: source"""

    def __init__(self, result: Type | None, input: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VbitsortOp(Operation):
    """sort groups of 32 elements, with their indices
    
    destination: memory written
    source: elements sorted
    indices: index of each element
    repeat_times: number of groups"""

    def __init__(self, destination: Operand, source: Operand, indices: Operand, repeat_times: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VbrOp(Operation):
    """a scalar in every lane
    
    result: type of the result, result
    value: scalar"""

    def __init__(self, result: Type | None, value: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VcaddOp(Operation):
    """sum of the active lanes, in the first lane
    
    result: type of the result, result
    input: source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, input: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VcbmaxOp(Operation):
    """maximum of the active lanes, and its lane as a predicate
    
    value: type of the result, extreme, in the first lane
    predicate: type of the result, lane of the extreme
    input: source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, value: Type | None, predicate: Type | None, input: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VcbminOp(Operation):
    """minimum of the active lanes, and its lane as a predicate
    
    value: type of the result, extreme, in the first lane
    predicate: type of the result, lane of the extreme
    input: source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, value: Type | None, predicate: Type | None, input: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VcgaddOp(Operation):
    """sum of the active lanes of each block of 32 bytes
    
    result: type of the result, result
    input: source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, input: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VcgmaxOp(Operation):
    """maximum of the active lanes of each block of 32 bytes
    
    result: type of the result, result
    input: source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, input: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VcgminOp(Operation):
    """minimum of the active lanes of each block of 32 bytes
    
    result: type of the result, result
    input: source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, input: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VciOp(Operation):
    """a sequence of numbers from a first one
    
    result: type of the result, result
    index: first number
    order: direction of the sequence (optional)"""

    def __init__(self, result: Type | None, index: Operand, *, order: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VclsOp(Operation):
    """number of leading bits that equal the sign
    
    result: type of the result, result
    input: source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, input: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VcmaxOp(Operation):
    """maximum of the active lanes and its lane
    
    result: type of the result, result
    input: source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, input: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VcminOp(Operation):
    """minimum of the active lanes and its lane
    
    result: type of the result, result
    input: source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, input: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VcmpOp(Operation):
    """comparison
    
    result: type of the result, lanes where the relation holds
    src0: first source
    src1: second source
    mask: active lanes; the others of the result are zero
    cmp_mode: relation"""

    def __init__(self, result: Type | None, src0: Operand, src1: Operand, mask: Operand, cmp_mode: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VcmpsOp(Operation):
    """comparison with a scalar
    
    result: type of the result, lanes where the relation holds
    src: source
    scalar: scalar
    mask: active lanes; the others of the result are zero
    cmp_mode: relation"""

    def __init__(self, result: Type | None, src: Operand, scalar: Operand, mask: Operand, cmp_mode: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VcpaddOp(Operation):
    """sums of neighbouring lanes
    
    result: type of the result, result
    input: source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, input: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VcvtOp(Operation):
    """conversion of elements
    
    result: type of the result, result
    input: source
    mask: active lanes; the others of the result are zero
    part: lanes of the wider side (optional)
    rnd: rounding (optional)
    sat: values out of range (optional)"""

    def __init__(self, result: Type | None, input: Operand, mask: Operand, *, part: AttributeLike | None = None, rnd: AttributeLike | None = None, sat: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VdintlvOp(Operation):
    """even lanes, then odd lanes of two registers
    
    low: type of the result, first half
    high: type of the result, second half
    lhs: first source
    rhs: second source"""

    def __init__(self, low: Type | None, high: Type | None, lhs: Operand, rhs: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class Vdintlvv2Op(Operation):
    """even or odd lanes of two registers
    
    result: type of the result, result
    lhs: first source
    rhs: second source
    part: half of the result"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, part: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VdivOp(Operation):
    """quotient
    
    result: type of the result, result
    lhs: first source
    rhs: second source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VdupOp(Operation):
    """a scalar, or one lane of a register, in every active lane
    
    result: type of the result, result
    input: scalar or register
    mask: active lanes; the others of the result are zero
    position: lane of a register that is repeated (optional)"""

    def __init__(self, result: Type | None, input: Operand, mask: Operand, *, position: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VecscopeOp(Operation):
    """scope of vector instructions"""

    def __init__(self, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VexpOp(Operation):
    """exponential
    
    result: type of the result, result
    input: source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, input: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VexpdifOp(Operation):
    """exponential of the difference to a maximum
    
    result: type of the result, result
    input: source
    max: subtracted
    mask: active lanes; the others of the result are zero
    part: lanes of the source"""

    def __init__(self, result: Type | None, input: Operand, max: Operand, mask: Operand, part: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class Vgather2Op(Operation):
    """load elements at offsets
    
    result: type of the result, elements loaded
    source: memory read
    offsets: distances in elements
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, source: Operand, offsets: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class Vgather2BcOp(Operation):
    """load elements at offsets
    
    result: type of the result, elements loaded
    source: memory read
    offsets: distances in elements
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, source: Operand, offsets: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VgatherbOp(Operation):
    """load blocks of 32 bytes at offsets
    
    result: type of the result, elements loaded
    source: memory read
    offsets: distances in elements
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, source: Operand, offsets: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VintlvOp(Operation):
    """lanes of two registers interleaved
    
    low: type of the result, first half
    high: type of the result, second half
    lhs: first source
    rhs: second source"""

    def __init__(self, low: Type | None, high: Type | None, lhs: Operand, rhs: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class Vintlvv2Op(Operation):
    """half of the lanes of two registers interleaved
    
    result: type of the result, result
    lhs: first source
    rhs: second source
    part: half of the result"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, part: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VldasOp(Operation):
    """alignment state of a sequence of unaligned loads
    
    result: type of the result, alignment state
    source: memory read"""

    def __init__(self, result: Type | None, source: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VldsOp(Operation):
    """load a register
    
    result: type of the result, elements loaded
    updated_base: type of the result, advanced pointer
    source: memory read
    offset: distance in elements
    dist: distribution over the lanes (optional)"""

    def __init__(self, result: Type | None, updated_base: Type | None, source: Operand, offset: Operand, *, dist: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class Vldsx2Op(Operation):
    """load two registers
    
    low: type of the result, first register
    high: type of the result, second register
    updated_base: type of the result, advanced pointer
    source: memory read
    offset: distance in elements
    dist: distribution over the lanes"""

    def __init__(self, low: Type | None, high: Type | None, updated_base: Type | None, source: Operand, offset: Operand, dist: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VldusOp(Operation):
    """load a register at any address
    
    result: type of the result, elements loaded
    updated_align: type of the result, next alignment state
    updated_base: type of the result, advanced pointer
    source: memory read
    align: alignment state
    increment: advance of the pointer, in elements (optional)"""

    def __init__(self, result: Type | None, updated_align: Type | None, updated_base: Type | None, source: Operand, align: Operand, *, increment: Operand | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VlnOp(Operation):
    """natural logarithm
    
    result: type of the result, result
    input: source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, input: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VlreluOp(Operation):
    """source where positive, else its product with a scalar
    
    result: type of the result, result
    input: source
    scalar: scalar
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, input: Operand, scalar: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmaddOp(Operation):
    """sum of an accumulator and a product, rounded once
    
    result: type of the result, result
    acc: added to the product
    lhs: first factor
    rhs: second factor
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, acc: Operand, lhs: Operand, rhs: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmaxOp(Operation):
    """maximum
    
    result: type of the result, result
    lhs: first source
    rhs: second source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmaxsOp(Operation):
    """maximum with a scalar
    
    result: type of the result, result
    input: source
    scalar: scalar
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, input: Operand, scalar: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiAbsfOp(Operation):
    """magnitude of floats
    
    result: type of the result, result
    source: source"""

    def __init__(self, result: Type | None, source: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiAbsiOp(Operation):
    """magnitude of integers
    
    result: type of the result, result
    source: source"""

    def __init__(self, result: Type | None, source: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiActivePrefixIndexOp(Operation):
    """number of active lanes in front of each lane
    
    result: type of the result, result
    mask: active lanes"""

    def __init__(self, result: Type | None, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiAddfOp(Operation):
    """sum of floats
    
    result: type of the result, result
    lhs: first source
    rhs: second source"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiAddiOp(Operation):
    """sum of integers
    
    result: type of the result, result
    lhs: first source
    rhs: second source"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiAndiOp(Operation):
    """bitwise and
    
    result: type of the result, result
    lhs: first source
    rhs: second source"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiBitcastOp(Operation):
    """read the bits of elements as others
    
    result: type of the result, result
    source: source"""

    def __init__(self, result: Type | None, source: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiBroadcastOp(Operation):
    """one value in all lanes
    
    result: type of the result, result
    value: value of the lanes"""

    def __init__(self, result: Type | None, value: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiChannelMergeOp(Operation):
    """interleave the lanes of vectors
    
    result: type of the result, result
    inputs: channels"""

    def __init__(self, result: Type | None, inputs: Sequence[Operand], *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiChannelSplitOp(Operation):
    """deinterleave the lanes to vectors
    
    results: type of the result, channels
    source: source"""

    def __init__(self, results: Type | None, source: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiCmpfOp(Operation):
    """compare floats
    
    result: type of the result, mask
    predicate: relation
    lhs: first source
    rhs: second source"""

    def __init__(self, result: Type | None, predicate: AttributeLike, lhs: Operand, rhs: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiCmpiOp(Operation):
    """compare integers
    
    result: type of the result, mask
    predicate: relation
    lhs: first source
    rhs: second source"""

    def __init__(self, result: Type | None, predicate: AttributeLike, lhs: Operand, rhs: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiCompressOp(Operation):
    """active lanes packed to the front
    
    result: type of the result, result
    source: source
    mask: active lanes"""

    def __init__(self, result: Type | None, source: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiCompressStoreOp(Operation):
    """store active lanes contiguously
    
    value: stored
    destination: memory written
    offset: elements from the pointer
    mask: active lanes"""

    def __init__(self, value: Operand, destination: Operand, offset: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiConstantOp(Operation):
    """constant vector
    
    result: type of the result, result
    value: elements"""

    def __init__(self, result: Type | None, value: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiConstantMaskOp(Operation):
    """constant mask
    
    result: type of the result, mask
    value: active lanes"""

    def __init__(self, result: Type | None, value: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiCreateGroupMaskOp(Operation):
    """the first lanes of each group
    
    result: type of the result, mask
    active_elems_per_group: active lanes of a group
    group_size: lanes of a group
    num_groups: groups of lanes"""

    def __init__(self, result: Type | None, active_elems_per_group: Operand, group_size: AttributeLike, num_groups: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiCreateMaskOp(Operation):
    """the first lanes
    
    result: type of the result, mask
    active_lanes: active lanes"""

    def __init__(self, result: Type | None, active_lanes: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiDeinterleaveLoadOp(Operation):
    """load even and odd elements
    
    low: type of the result, even elements
    high: type of the result, odd elements
    source: memory read
    offset: elements from the pointer"""

    def __init__(self, low: Type | None, high: Type | None, source: Operand, offset: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiDivfOp(Operation):
    """quotient of floats
    
    result: type of the result, result
    lhs: first source
    rhs: second source"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiEnsureLayoutOp(Operation):
    """the same lanes in another layout
    
    result: type of the result, result
    source: source"""

    def __init__(self, result: Type | None, source: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiEnsureMaskGranularityOp(Operation):
    """the same lanes for elements of another width
    
    result: type of the result, mask
    source: source"""

    def __init__(self, result: Type | None, source: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiEnsureMaskLayoutOp(Operation):
    """the same lanes in another layout
    
    result: type of the result, mask
    source: source"""

    def __init__(self, result: Type | None, source: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiExpOp(Operation):
    """exponential
    
    result: type of the result, result
    source: source"""

    def __init__(self, result: Type | None, source: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiExpandLoadOp(Operation):
    """load active lanes from contiguous memory
    
    result: type of the result, result
    source: memory read
    offset: elements from the pointer
    mask: active lanes
    passthru: lanes that are not loaded"""

    def __init__(self, result: Type | None, source: Operand, offset: Operand, mask: Operand, passthru: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiExtfOp(Operation):
    """convert to wider floats
    
    result: type of the result, result
    source: source"""

    def __init__(self, result: Type | None, source: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiExtsiOp(Operation):
    """convert to wider integers, with the sign
    
    result: type of the result, result
    source: source"""

    def __init__(self, result: Type | None, source: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiExtuiOp(Operation):
    """convert to wider integers, with zeros
    
    result: type of the result, result
    source: source"""

    def __init__(self, result: Type | None, source: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiFmaOp(Operation):
    """product of floats, added to another
    
    result: type of the result, result
    lhs: first source
    rhs: second source
    acc: added"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, acc: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiFptosiOp(Operation):
    """convert floats to signed integers
    
    result: type of the result, result
    source: source
    rounding: rounding (optional)
    saturate: values out of range (optional)"""

    def __init__(self, result: Type | None, source: Operand, *, rounding: AttributeLike | None = None, saturate: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiFptouiOp(Operation):
    """convert floats to unsigned integers
    
    result: type of the result, result
    source: source
    rounding: rounding (optional)
    saturate: values out of range (optional)"""

    def __init__(self, result: Type | None, source: Operand, *, rounding: AttributeLike | None = None, saturate: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiGatherOp(Operation):
    """load from positions
    
    result: type of the result, result
    source: memory read
    indices: positions in memory
    mask: active lanes
    passthru: lanes that are not loaded"""

    def __init__(self, result: Type | None, source: Operand, indices: Operand, mask: Operand, passthru: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiGroupBroadcastOp(Operation):
    """one element of the source in all lanes of each group
    
    result: type of the result, result
    source: source
    num_groups: groups of lanes"""

    def __init__(self, result: Type | None, source: Operand, num_groups: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiGroupBroadcastLoadOp(Operation):
    """load one element for all lanes of each group
    
    result: type of the result, result
    source: memory read
    offset: elements from the pointer
    source_group_stride: distance of groups in memory
    num_groups: groups of lanes"""

    def __init__(self, result: Type | None, source: Operand, offset: Operand, source_group_stride: Operand, num_groups: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiGroupIotaOp(Operation):
    """count up in each group
    
    result: type of the result, result
    base: value of the first lane
    group: groups of lanes
    order: direction (optional)"""

    def __init__(self, result: Type | None, base: Operand, group: AttributeLike, *, order: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiGroupLoadOp(Operation):
    """load groups of lanes
    
    result: type of the result, result
    source: memory read
    offset: elements from the pointer
    row_stride: distance of groups in memory
    num_groups: groups of lanes"""

    def __init__(self, result: Type | None, source: Operand, offset: Operand, row_stride: Operand, num_groups: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiGroupReduceAddfOp(Operation):
    """sum of floats in each group
    
    result: type of the result, result
    source: source
    mask: active lanes
    num_groups: groups of lanes
    reassoc: in any order (optional)"""

    def __init__(self, result: Type | None, source: Operand, mask: Operand, num_groups: AttributeLike, *, reassoc: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiGroupReduceAddiOp(Operation):
    """sum of integers in each group
    
    result: type of the result, result
    source: source
    mask: active lanes
    num_groups: groups of lanes"""

    def __init__(self, result: Type | None, source: Operand, mask: Operand, num_groups: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiGroupReduceMaxfOp(Operation):
    """maximum of floats in each group
    
    result: type of the result, result
    source: source
    mask: active lanes
    num_groups: groups of lanes"""

    def __init__(self, result: Type | None, source: Operand, mask: Operand, num_groups: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiGroupReduceMaxiOp(Operation):
    """maximum of integers in each group
    
    result: type of the result, result
    source: source
    mask: active lanes
    num_groups: groups of lanes"""

    def __init__(self, result: Type | None, source: Operand, mask: Operand, num_groups: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiGroupReduceMinfOp(Operation):
    """minimum of floats in each group
    
    result: type of the result, result
    source: source
    mask: active lanes
    num_groups: groups of lanes"""

    def __init__(self, result: Type | None, source: Operand, mask: Operand, num_groups: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiGroupReduceMiniOp(Operation):
    """minimum of integers in each group
    
    result: type of the result, result
    source: source
    mask: active lanes
    num_groups: groups of lanes"""

    def __init__(self, result: Type | None, source: Operand, mask: Operand, num_groups: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiGroupSlotLoadOp(Operation):
    """load one element for each group
    
    result: type of the result, result
    source: memory read
    offset: elements from the pointer
    source_group_stride: distance of groups in memory
    num_groups: groups of lanes"""

    def __init__(self, result: Type | None, source: Operand, offset: Operand, source_group_stride: Operand, num_groups: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiGroupStoreOp(Operation):
    """store groups of lanes
    
    value: stored
    destination: memory written
    offset: elements from the pointer
    row_stride: distance of groups in memory
    num_groups: groups of lanes"""

    def __init__(self, value: Operand, destination: Operand, offset: Operand, row_stride: Operand, num_groups: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiInterleaveStoreOp(Operation):
    """store two vectors interleaved
    
    low: even elements
    high: odd elements
    destination: memory written
    offset: elements from the pointer"""

    def __init__(self, low: Operand, high: Operand, destination: Operand, offset: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiIotaOp(Operation):
    """count up
    
    result: type of the result, result
    base: value of the first lane
    order: direction (optional)"""

    def __init__(self, result: Type | None, base: Operand, *, order: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiLnOp(Operation):
    """natural logarithm
    
    result: type of the result, result
    source: source"""

    def __init__(self, result: Type | None, source: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiLoadOp(Operation):
    """load lanes contiguously
    
    result: type of the result, result
    source: memory read
    offset: elements from the pointer"""

    def __init__(self, result: Type | None, source: Operand, offset: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiMaskAndOp(Operation):
    """lanes active in both
    
    result: type of the result, mask
    lhs: first source
    rhs: second source"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiMaskNotOp(Operation):
    """lanes that are not active
    
    result: type of the result, mask
    source: source"""

    def __init__(self, result: Type | None, source: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiMaskOrOp(Operation):
    """lanes active in either
    
    result: type of the result, mask
    lhs: first source
    rhs: second source"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiMaskXorOp(Operation):
    """lanes active in one
    
    result: type of the result, mask
    lhs: first source
    rhs: second source"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiMaskedLoadOp(Operation):
    """load active lanes
    
    result: type of the result, result
    source: memory read
    offset: elements from the pointer
    mask: active lanes
    passthru: lanes that are not loaded"""

    def __init__(self, result: Type | None, source: Operand, offset: Operand, mask: Operand, passthru: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiMaskedStoreOp(Operation):
    """store active lanes
    
    value: stored
    destination: memory written
    offset: elements from the pointer
    mask: active lanes"""

    def __init__(self, value: Operand, destination: Operand, offset: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiMaxfOp(Operation):
    """maximum of floats
    
    result: type of the result, result
    lhs: first source
    rhs: second source"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiMaxiOp(Operation):
    """maximum of integers
    
    result: type of the result, result
    lhs: first source
    rhs: second source"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiMinfOp(Operation):
    """minimum of floats
    
    result: type of the result, result
    lhs: first source
    rhs: second source"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiMiniOp(Operation):
    """minimum of integers
    
    result: type of the result, result
    lhs: first source
    rhs: second source"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiMulfOp(Operation):
    """product of floats
    
    result: type of the result, result
    lhs: first source
    rhs: second source"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiMuliOp(Operation):
    """product of integers
    
    result: type of the result, result
    lhs: first source
    rhs: second source"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiNegfOp(Operation):
    """negated floats
    
    result: type of the result, result
    source: source"""

    def __init__(self, result: Type | None, source: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiNegiOp(Operation):
    """negated integers
    
    result: type of the result, result
    source: source"""

    def __init__(self, result: Type | None, source: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiNotOp(Operation):
    """bitwise complement
    
    result: type of the result, result
    source: source"""

    def __init__(self, result: Type | None, source: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiOriOp(Operation):
    """bitwise or
    
    result: type of the result, result
    lhs: first source
    rhs: second source"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiPackOp(Operation):
    """a virtual vector of registers
    
    result: type of the result, virtual vector
    parts: registers"""

    def __init__(self, result: Type | None, parts: Sequence[Operand], *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiPgeOp(Operation):
    """the first lanes of a pattern
    
    result: type of the result, mask
    pattern: number of active lanes
    group: groups of lanes (optional)"""

    def __init__(self, result: Type | None, pattern: AttributeLike, *, group: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiPltOp(Operation):
    """as many lanes as are left
    
    mask: type of the result, mask
    scalar_out: type of the result, lanes that are left
    scalar: lanes left"""

    def __init__(self, mask: Type | None, scalar_out: Type | None, scalar: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiPsetOp(Operation):
    """lanes of a pattern
    
    result: type of the result, mask
    pattern: active lanes
    group: groups of lanes (optional)"""

    def __init__(self, result: Type | None, pattern: AttributeLike, *, group: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiReduceAddfOp(Operation):
    """sum of floats
    
    result: type of the result, result
    source: source
    mask: active lanes
    reassoc: in any order (optional)"""

    def __init__(self, result: Type | None, source: Operand, mask: Operand, *, reassoc: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiReduceAddiOp(Operation):
    """sum of integers
    
    result: type of the result, result
    source: source
    mask: active lanes"""

    def __init__(self, result: Type | None, source: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiReduceMaxfOp(Operation):
    """maximum of floats
    
    result: type of the result, result
    source: source
    mask: active lanes"""

    def __init__(self, result: Type | None, source: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiReduceMaxiOp(Operation):
    """maximum of integers
    
    result: type of the result, result
    source: source
    mask: active lanes"""

    def __init__(self, result: Type | None, source: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiReduceMinfOp(Operation):
    """minimum of floats
    
    result: type of the result, result
    source: source
    mask: active lanes"""

    def __init__(self, result: Type | None, source: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiReduceMiniOp(Operation):
    """minimum of integers
    
    result: type of the result, result
    source: source
    mask: active lanes"""

    def __init__(self, result: Type | None, source: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiReluOp(Operation):
    """maximum with zero
    
    result: type of the result, result
    source: source"""

    def __init__(self, result: Type | None, source: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiScatterOp(Operation):
    """store to positions
    
    value: stored
    destination: memory written
    indices: positions in memory
    mask: active lanes"""

    def __init__(self, value: Operand, destination: Operand, indices: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiSelectOp(Operation):
    """lanes of one vector or another
    
    result: type of the result, result
    mask: active lanes
    true_value: active lanes
    false_value: other lanes"""

    def __init__(self, result: Type | None, mask: Operand, true_value: Operand, false_value: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiShliOp(Operation):
    """shift to the left
    
    result: type of the result, result
    lhs: first source
    rhs: second source"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiShrsiOp(Operation):
    """shift to the right that keeps the sign
    
    result: type of the result, result
    lhs: first source
    rhs: second source"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiShruiOp(Operation):
    """shift to the right that brings in zeros
    
    result: type of the result, result
    lhs: first source
    rhs: second source"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiShuffleOp(Operation):
    """lanes in another order
    
    result: type of the result, result
    source: source
    indices: lane of the source for each lane"""

    def __init__(self, result: Type | None, source: Operand, indices: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiSitofpOp(Operation):
    """convert signed integers to floats
    
    result: type of the result, result
    source: source"""

    def __init__(self, result: Type | None, source: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiSqrtOp(Operation):
    """square root
    
    result: type of the result, result
    source: source"""

    def __init__(self, result: Type | None, source: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiStoreOp(Operation):
    """store lanes contiguously
    
    value: stored
    destination: memory written
    offset: elements from the pointer"""

    def __init__(self, value: Operand, destination: Operand, offset: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiStrideLoadOp(Operation):
    """load blocks at a distance
    
    result: type of the result, result
    source: memory read
    offset: elements from the pointer
    block_stride: distance of blocks
    repeat_stride: distance of repetitions
    mask: active lanes"""

    def __init__(self, result: Type | None, source: Operand, offset: Operand, block_stride: Operand, repeat_stride: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiStrideStoreOp(Operation):
    """store blocks at a distance
    
    value: stored
    destination: memory written
    offset: elements from the pointer
    block_stride: distance of blocks
    repeat_stride: distance of repetitions
    mask: active lanes"""

    def __init__(self, value: Operand, destination: Operand, offset: Operand, block_stride: Operand, repeat_stride: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiSubfOp(Operation):
    """difference of floats
    
    result: type of the result, result
    lhs: first source
    rhs: second source"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiSubiOp(Operation):
    """difference of integers
    
    result: type of the result, result
    lhs: first source
    rhs: second source"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiTruncfOp(Operation):
    """convert to narrower floats
    
    result: type of the result, result
    source: source
    rounding: rounding (optional)
    saturate: values out of range (optional)"""

    def __init__(self, result: Type | None, source: Operand, *, rounding: AttributeLike | None = None, saturate: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiTrunciOp(Operation):
    """convert to narrower integers
    
    result: type of the result, result
    source: source
    saturate: values out of range (optional)"""

    def __init__(self, result: Type | None, source: Operand, *, saturate: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiUnpackOp(Operation):
    """the registers of a virtual vector
    
    parts: type of the result, registers
    source: virtual vector"""

    def __init__(self, parts: Type | None, source: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVabsOp(Operation):
    """magnitude
    
    result: type of the result, result
    source: source
    mask: active lanes (optional)
    pmode: what inactive lanes become (optional)"""

    def __init__(self, result: Type | None, source: Operand, *, mask: Operand | None = None, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVaddOp(Operation):
    """sum
    
    result: type of the result, result
    lhs: first source
    rhs: second source
    mask: active lanes (optional)
    pmode: what inactive lanes become (optional)"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, *, mask: Operand | None = None, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVaddcOp(Operation):
    """sum, and the lanes that carry
    
    result: type of the result, sum
    carry: type of the result, lanes that carry
    lhs: first source
    rhs: second source
    mask: active lanes"""

    def __init__(self, result: Type | None, carry: Type | None, lhs: Operand, rhs: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVaddcsOp(Operation):
    """sum with a carry, and the lanes that carry
    
    result: type of the result, sum
    carry: type of the result, lanes that carry
    lhs: first source
    rhs: second source
    carry_in: lanes that are carried into
    mask: active lanes"""

    def __init__(self, result: Type | None, carry: Type | None, lhs: Operand, rhs: Operand, carry_in: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVaddsOp(Operation):
    """sum with a scalar
    
    result: type of the result, result
    src: source
    scalar: scalar
    mask: active lanes
    pmode: what inactive lanes become (optional)"""

    def __init__(self, result: Type | None, src: Operand, scalar: Operand, mask: Operand, *, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVandOp(Operation):
    """bitwise and
    
    result: type of the result, result
    lhs: first source
    rhs: second source
    mask: active lanes (optional)
    pmode: what inactive lanes become (optional)"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, *, mask: Operand | None = None, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVaxpyOp(Operation):
    """multiple of a vector, added to another
    
    result: type of the result, result
    x: source
    acc: added
    alpha: factor
    mask: active lanes
    pmode: what inactive lanes become (optional)"""

    def __init__(self, result: Type | None, x: Operand, acc: Operand, alpha: Operand, mask: Operand, *, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVbrcOp(Operation):
    """one value in all lanes, or in all of a group
    
    result: type of the result, result
    value: value of the lanes
    group: groups of lanes (optional)"""

    def __init__(self, result: Type | None, value: Operand, *, group: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVcaddOp(Operation):
    """sum, or in each group
    
    result: type of the result, result
    source: source
    mask: active lanes
    group: groups of lanes (optional)
    pmode: what inactive lanes become (optional)
    reassoc: in any order (optional)"""

    def __init__(self, result: Type | None, source: Operand, mask: Operand, *, group: AttributeLike | None = None, pmode: AttributeLike | None = None, reassoc: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVchistOp(Operation):
    """cumulative histogram
    
    result: type of the result, result
    acc: counts so far
    source: source
    mask: active lanes"""

    def __init__(self, result: Type | None, acc: Operand, source: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVciOp(Operation):
    """count up, or in each group
    
    result: type of the result, result
    base: value of the first lane
    group: groups of lanes (optional)
    order: direction (optional)"""

    def __init__(self, result: Type | None, base: Operand, *, group: AttributeLike | None = None, order: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVcmaxOp(Operation):
    """maximum, or in each group
    
    result: type of the result, result
    source: source
    mask: active lanes
    group: groups of lanes (optional)
    pmode: what inactive lanes become (optional)"""

    def __init__(self, result: Type | None, source: Operand, mask: Operand, *, group: AttributeLike | None = None, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVcminOp(Operation):
    """minimum, or in each group
    
    result: type of the result, result
    source: source
    mask: active lanes
    group: groups of lanes (optional)
    pmode: what inactive lanes become (optional)"""

    def __init__(self, result: Type | None, source: Operand, mask: Operand, *, group: AttributeLike | None = None, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVcmpOp(Operation):
    """compare vectors
    
    result: type of the result, mask
    lhs: first source
    rhs: second source
    seed: lanes compared
    cmp: relation
    pmode: what lanes outside of the seed become (optional)"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, seed: Operand, cmp: AttributeLike, *, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVcmpsOp(Operation):
    """compare a vector with a scalar
    
    result: type of the result, mask
    src: source
    scalar: scalar
    seed: lanes compared
    cmp: relation
    pmode: what lanes outside of the seed become (optional)"""

    def __init__(self, result: Type | None, src: Operand, scalar: Operand, seed: Operand, cmp: AttributeLike, *, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVcvtOp(Operation):
    """convert elements
    
    result: type of the result, result
    source: source
    pmode: what inactive lanes become (optional)
    rounding: rounding (optional)
    saturate: values out of range (optional)"""

    def __init__(self, result: Type | None, source: Operand, *, pmode: AttributeLike | None = None, rounding: AttributeLike | None = None, saturate: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVdhistOp(Operation):
    """histogram
    
    result: type of the result, result
    acc: counts so far
    source: source
    mask: active lanes"""

    def __init__(self, result: Type | None, acc: Operand, source: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVdintlvOp(Operation):
    """even and odd lanes of two vectors
    
    low: type of the result, first half
    high: type of the result, second half
    lhs: first source
    rhs: second source
    mask: active lanes
    pmode: what inactive lanes become (optional)"""

    def __init__(self, low: Type | None, high: Type | None, lhs: Operand, rhs: Operand, mask: Operand, *, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVdivOp(Operation):
    """quotient
    
    result: type of the result, result
    lhs: first source
    rhs: second source
    mask: active lanes (optional)
    pmode: what inactive lanes become (optional)"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, *, mask: Operand | None = None, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVexpOp(Operation):
    """exponential
    
    result: type of the result, result
    source: source
    mask: active lanes (optional)
    pmode: what inactive lanes become (optional)"""

    def __init__(self, result: Type | None, source: Operand, *, mask: Operand | None = None, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVexpdifOp(Operation):
    """exponential of a difference
    
    result: type of the result, result
    x: source
    max: subtracted
    mask: active lanes
    pmode: what inactive lanes become (optional)"""

    def __init__(self, result: Type | None, x: Operand, max: Operand, mask: Operand, *, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVgatherOp(Operation):
    """load from positions
    
    result: type of the result, result
    source: memory read
    offsets: positions in memory
    mask: active lanes
    pmode: what inactive lanes become (optional)"""

    def __init__(self, result: Type | None, source: Operand, offsets: Operand, mask: Operand, *, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVgatherbOp(Operation):
    """load from positions in bytes
    
    result: type of the result, result
    source: memory read
    offsets: positions in memory
    mask: active lanes
    pmode: what inactive lanes become (optional)"""

    def __init__(self, result: Type | None, source: Operand, offsets: Operand, mask: Operand, *, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVinterpretCastOp(Operation):
    """read the bits of elements as others
    
    result: type of the result, result
    source: source"""

    def __init__(self, result: Type | None, source: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVintlvOp(Operation):
    """lanes of two vectors interleaved
    
    low: type of the result, first half
    high: type of the result, second half
    lhs: first source
    rhs: second source
    mask: active lanes
    pmode: what inactive lanes become (optional)"""

    def __init__(self, low: Type | None, high: Type | None, lhs: Operand, rhs: Operand, mask: Operand, *, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVlnOp(Operation):
    """natural logarithm
    
    result: type of the result, result
    source: source
    mask: active lanes (optional)
    pmode: what inactive lanes become (optional)"""

    def __init__(self, result: Type | None, source: Operand, *, mask: Operand | None = None, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVloadOp(Operation):
    """load lanes as a mode says
    
    results: type of the result, loaded
    source: memory read
    offset: elements from the pointer
    stride: distance of groups in memory (optional)
    block_stride: distance of blocks (optional)
    repeat_stride: distance of repetitions (optional)
    dist_mode: how lanes are distributed (optional)
    group: groups of lanes (optional)
    pmode: what inactive lanes become (optional)"""

    def __init__(self, results: Type | None, source: Operand, offset: Operand, *, stride: Operand | None = None, block_stride: Operand | None = None, repeat_stride: Operand | None = None, dist_mode: AttributeLike | None = None, group: AttributeLike | None = None, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVlreluOp(Operation):
    """elements, those below zero times a scalar
    
    result: type of the result, result
    x: source
    slope: factor
    mask: active lanes
    pmode: what inactive lanes become (optional)"""

    def __init__(self, result: Type | None, x: Operand, slope: Operand, mask: Operand, *, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVmaxOp(Operation):
    """maximum
    
    result: type of the result, result
    lhs: first source
    rhs: second source
    mask: active lanes (optional)
    pmode: what inactive lanes become (optional)"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, *, mask: Operand | None = None, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVmaxsOp(Operation):
    """maximum with a scalar
    
    result: type of the result, result
    src: source
    scalar: scalar
    mask: active lanes
    pmode: what inactive lanes become (optional)"""

    def __init__(self, result: Type | None, src: Operand, scalar: Operand, mask: Operand, *, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVminOp(Operation):
    """minimum
    
    result: type of the result, result
    lhs: first source
    rhs: second source
    mask: active lanes (optional)
    pmode: what inactive lanes become (optional)"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, *, mask: Operand | None = None, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVminsOp(Operation):
    """minimum with a scalar
    
    result: type of the result, result
    src: source
    scalar: scalar
    mask: active lanes
    pmode: what inactive lanes become (optional)"""

    def __init__(self, result: Type | None, src: Operand, scalar: Operand, mask: Operand, *, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVmulOp(Operation):
    """product
    
    result: type of the result, result
    lhs: first source
    rhs: second source
    mask: active lanes (optional)
    pmode: what inactive lanes become (optional)"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, *, mask: Operand | None = None, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVmulaOp(Operation):
    """product, added to another
    
    result: type of the result, result
    acc: added
    lhs: first source
    rhs: second source
    mask: active lanes (optional)
    pmode: what inactive lanes become (optional)"""

    def __init__(self, result: Type | None, acc: Operand, lhs: Operand, rhs: Operand, *, mask: Operand | None = None, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVmullOp(Operation):
    """product of twice the width, in two halves
    
    low: type of the result, lower halves
    high: type of the result, upper halves
    a: first source
    b: second source
    mask: active lanes
    pmode: what inactive lanes become (optional)"""

    def __init__(self, low: Type | None, high: Type | None, a: Operand, b: Operand, mask: Operand, *, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVmulsOp(Operation):
    """product with a scalar
    
    result: type of the result, result
    src: source
    scalar: scalar
    mask: active lanes
    pmode: what inactive lanes become (optional)"""

    def __init__(self, result: Type | None, src: Operand, scalar: Operand, mask: Operand, *, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVnegOp(Operation):
    """negated elements
    
    result: type of the result, result
    source: source
    mask: active lanes (optional)
    pmode: what inactive lanes become (optional)"""

    def __init__(self, result: Type | None, source: Operand, *, mask: Operand | None = None, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVnotOp(Operation):
    """bitwise complement
    
    result: type of the result, result
    source: source
    mask: active lanes (optional)
    pmode: what inactive lanes become (optional)"""

    def __init__(self, result: Type | None, source: Operand, *, mask: Operand | None = None, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVorOp(Operation):
    """bitwise or
    
    result: type of the result, result
    lhs: first source
    rhs: second source
    mask: active lanes (optional)
    pmode: what inactive lanes become (optional)"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, *, mask: Operand | None = None, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVpreluOp(Operation):
    """elements, those below zero times others
    
    result: type of the result, result
    x: source
    alpha: factors
    mask: active lanes
    pmode: what inactive lanes become (optional)"""

    def __init__(self, result: Type | None, x: Operand, alpha: Operand, mask: Operand, *, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVreluOp(Operation):
    """maximum with zero
    
    result: type of the result, result
    source: source
    mask: active lanes (optional)
    pmode: what inactive lanes become (optional)"""

    def __init__(self, result: Type | None, source: Operand, *, mask: Operand | None = None, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVscatterOp(Operation):
    """store to positions
    
    value: stored
    destination: memory written
    offsets: positions in memory
    mask: active lanes
    pmode: what inactive lanes become (optional)"""

    def __init__(self, value: Operand, destination: Operand, offsets: Operand, mask: Operand, *, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVselOp(Operation):
    """lanes of one vector or another
    
    result: type of the result, result
    mask: active lanes
    true_value: active lanes
    false_value: other lanes
    pmode: what inactive lanes become (optional)"""

    def __init__(self, result: Type | None, mask: Operand, true_value: Operand, false_value: Operand, *, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVselrOp(Operation):
    """lanes of the source by number
    
    result: type of the result, result
    source: source
    index: numbers of lanes"""

    def __init__(self, result: Type | None, source: Operand, index: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVshlOp(Operation):
    """shift to the left
    
    result: type of the result, result
    lhs: first source
    rhs: second source
    mask: active lanes (optional)
    pmode: what inactive lanes become (optional)"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, *, mask: Operand | None = None, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVshlsOp(Operation):
    """shift to the left by a scalar
    
    result: type of the result, result
    src: source
    scalar: bits
    mask: active lanes
    pmode: what inactive lanes become (optional)"""

    def __init__(self, result: Type | None, src: Operand, scalar: Operand, mask: Operand, *, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVshrOp(Operation):
    """shift to the right
    
    result: type of the result, result
    lhs: first source
    rhs: second source
    mask: active lanes (optional)
    pmode: what inactive lanes become (optional)"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, *, mask: Operand | None = None, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVshrsOp(Operation):
    """shift to the right by a scalar
    
    result: type of the result, result
    src: source
    scalar: bits
    mask: active lanes
    pmode: what inactive lanes become (optional)"""

    def __init__(self, result: Type | None, src: Operand, scalar: Operand, mask: Operand, *, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVsqrtOp(Operation):
    """square root
    
    result: type of the result, result
    source: source
    mask: active lanes (optional)
    pmode: what inactive lanes become (optional)"""

    def __init__(self, result: Type | None, source: Operand, *, mask: Operand | None = None, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVsstbOp(Operation):
    """store blocks at a distance
    
    value: stored
    destination: memory written
    offset: elements from the pointer
    block_stride: distance of blocks
    mask: active lanes
    pmode: what inactive lanes become (optional)"""

    def __init__(self, value: Operand, destination: Operand, offset: Operand, block_stride: Operand, mask: Operand, *, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVstoreOp(Operation):
    """store lanes as a mode says
    
    values: stored
    destination: memory written
    offset: elements from the pointer
    stride: distance of groups in memory (optional)
    block_stride: distance of blocks (optional)
    repeat_stride: distance of repetitions (optional)
    mask: active lanes (optional)
    dist_mode: how lanes are distributed (optional)
    group: groups of lanes (optional)
    pmode: what inactive lanes become (optional)"""

    def __init__(self, values: Sequence[Operand], destination: Operand, offset: Operand, *, stride: Operand | None = None, block_stride: Operand | None = None, repeat_stride: Operand | None = None, mask: Operand | None = None, dist_mode: AttributeLike | None = None, group: AttributeLike | None = None, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVsubOp(Operation):
    """difference
    
    result: type of the result, result
    lhs: first source
    rhs: second source
    mask: active lanes (optional)
    pmode: what inactive lanes become (optional)"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, *, mask: Operand | None = None, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiVxorOp(Operation):
    """bitwise exclusive or
    
    result: type of the result, result
    lhs: first source
    rhs: second source
    mask: active lanes (optional)
    pmode: what inactive lanes become (optional)"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, *, mask: Operand | None = None, pmode: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmiXoriOp(Operation):
    """bitwise exclusive or
    
    result: type of the result, result
    lhs: first source
    rhs: second source"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VminOp(Operation):
    """minimum
    
    result: type of the result, result
    lhs: first source
    rhs: second source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VminsOp(Operation):
    """minimum with a scalar
    
    result: type of the result, result
    input: source
    scalar: scalar
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, input: Operand, scalar: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmovOp(Operation):
    """copy of the active lanes
    
    result: type of the result, result
    input: source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, input: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class Vmrgsort4Op(Operation):
    """merge four sorted lists
    
    destination: memory written
    source0: first list
    source1: second list
    source2: third list
    source3: fourth list
    count: lengths of the lists
    config: configuration word"""

    def __init__(self, destination: Operand, source0: Operand, source1: Operand, source2: Operand, source3: Operand, count: Operand, config: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmulOp(Operation):
    """product
    
    result: type of the result, result
    lhs: first source
    rhs: second source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmulaOp(Operation):
    """sum of an accumulator and a product
    
    result: type of the result, result
    acc: added to the product
    lhs: first factor
    rhs: second factor
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, acc: Operand, lhs: Operand, rhs: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmulconvOp(Operation):
    """product, in elements half as wide
    
    result: type of the result, result
    lhs: first source
    rhs: second source"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmullOp(Operation):
    """product of 32-bit integers, twice as wide
    
    low: type of the result, lower halves of the products
    high: type of the result, upper halves of the products
    lhs: first source
    rhs: second source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, low: Type | None, high: Type | None, lhs: Operand, rhs: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmulsOp(Operation):
    """product with a scalar
    
    result: type of the result, result
    input: source
    scalar: scalar
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, input: Operand, scalar: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VmulscvtOp(Operation):
    """product with a scalar, in elements half as wide
    
    result: type of the result, result
    input: source
    scalar: factor
    mask: active lanes; the others of the result are zero
    rnd: rounding
    part: lanes of the result"""

    def __init__(self, result: Type | None, input: Operand, scalar: Operand, mask: Operand, rnd: AttributeLike, part: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VnegOp(Operation):
    """negative
    
    result: type of the result, result
    input: source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, input: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VnotOp(Operation):
    """bitwise complement
    
    result: type of the result, result
    input: source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, input: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VorOp(Operation):
    """bitwise or
    
    result: type of the result, result
    lhs: first source
    rhs: second source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VorsOp(Operation):
    """bitwise or with a scalar
    
    result: type of the result, result
    input: source
    scalar: scalar
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, input: Operand, scalar: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VoteAllOp(Operation):
    """whether all threads say yes
    
    result: type of the result, the answer
    pred: what this thread says"""

    def __init__(self, result: Type | None, pred: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VoteAnyOp(Operation):
    """whether a thread says yes
    
    result: type of the result, the answer
    pred: what this thread says"""

    def __init__(self, result: Type | None, pred: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VoteBallotOp(Operation):
    """bits of the threads that say yes
    
    result: type of the result, the number
    pred: what this thread says"""

    def __init__(self, result: Type | None, pred: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VoteUniOp(Operation):
    """whether all threads say the same
    
    result: type of the result, the answer
    pred: what this thread says"""

    def __init__(self, result: Type | None, pred: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VpackOp(Operation):
    """lower halves of the elements, in one half of the result
    
    result: type of the result, result
    src: source
    part: half of the result"""

    def __init__(self, result: Type | None, src: Operand, part: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VpermOp(Operation):
    """elements chosen by lane numbers
    
    result: type of the result, result
    src: elements
    index: number of the lane chosen"""

    def __init__(self, result: Type | None, src: Operand, index: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VpreluOp(Operation):
    """source where positive, else its product with a slope
    
    result: type of the result, result
    lhs: first source
    rhs: second source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VrecOp(Operation):
    """reciprocal
    
    result: type of the result, result
    input: source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, input: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VreluOp(Operation):
    """source where positive, else zero
    
    result: type of the result, result
    input: source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, input: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VrsqrtOp(Operation):
    """reciprocal of the square root
    
    result: type of the result, result
    input: source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, input: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VscatterOp(Operation):
    """store elements at offsets
    
    value: elements
    destination: memory written
    offsets: distances in elements
    mask: active lanes; nothing is written for the others"""

    def __init__(self, value: Operand, destination: Operand, offsets: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VselOp(Operation):
    """first source in active lanes, second in the others
    
    result: type of the result, result
    src0: value of active lanes
    src1: value of the others
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, src0: Operand, src1: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VselrOp(Operation):
    """elements chosen by lane numbers
    
    result: type of the result, result
    src0: elements
    src1: number of the lane chosen"""

    def __init__(self, result: Type | None, src0: Operand, src1: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class Vselrv2Op(Operation):
    """elements chosen by lane numbers, second version
    
    result: type of the result, result
    src0: elements
    src1: number of the lane chosen"""

    def __init__(self, result: Type | None, src0: Operand, src1: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VshiftOp(Operation):
    """elements moved by a number of lanes
    
    result: type of the result, result
    src: source
    amount: number of lanes"""

    def __init__(self, result: Type | None, src: Operand, amount: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VshlOp(Operation):
    """shift left
    
    result: type of the result, result
    lhs: first source
    rhs: second source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VshlsOp(Operation):
    """shift left by a scalar
    
    result: type of the result, result
    input: source
    scalar: amount
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, input: Operand, scalar: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VshrOp(Operation):
    """shift right
    
    result: type of the result, result
    lhs: first source
    rhs: second source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VshrsOp(Operation):
    """shift right by a scalar
    
    result: type of the result, result
    input: source
    scalar: amount
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, input: Operand, scalar: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VsldOp(Operation):
    """load elements at a distance
    
    result: type of the result, elements loaded
    source: memory read
    offset: distance in elements
    stride: steps between elements"""

    def __init__(self, result: Type | None, source: Operand, offset: Operand, stride: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VsldbOp(Operation):
    """load blocks of 32 bytes at a distance
    
    result: type of the result, elements loaded
    updated_base: type of the result, advanced pointer
    source: memory read
    block_stride: distance of blocks of 32 bytes, in blocks
    repeat_stride: advance of the base, in blocks
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, updated_base: Type | None, source: Operand, block_stride: Operand, repeat_stride: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VslideOp(Operation):
    """a register out of two that stand side by side
    
    result: type of the result, result
    src0: first source
    src1: second source
    amount: number of lanes"""

    def __init__(self, result: Type | None, src0: Operand, src1: Operand, amount: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class Vsort32Op(Operation):
    """sort groups of 32 elements
    
    destination: memory written
    source: memory read
    config: configuration word"""

    def __init__(self, destination: Operand, source: Operand, config: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VsqrtOp(Operation):
    """square root
    
    result: type of the result, result
    input: source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, input: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VsqzOp(Operation):
    """active lanes, moved together
    
    result: type of the result, result
    input: source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, input: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VsstOp(Operation):
    """store elements at a distance
    
    value: elements
    destination: memory written
    offset: distance in elements
    stride: steps between elements"""

    def __init__(self, value: Operand, destination: Operand, offset: Operand, stride: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VsstbOp(Operation):
    """store blocks of 32 bytes at a distance
    
    updated_base: type of the result, advanced pointer
    value: elements
    destination: memory written
    block_stride: distance of blocks of 32 bytes, in blocks
    repeat_stride: advance of the base, in blocks
    mask: active lanes; nothing is written for the others"""

    def __init__(self, updated_base: Type | None, value: Operand, destination: Operand, block_stride: Operand, repeat_stride: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VstaOp(Operation):
    """write out what unaligned stores hold back, at an offset
    
    value: alignment state
    destination: memory written
    offset: distance in elements"""

    def __init__(self, value: Operand, destination: Operand, offset: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VstarOp(Operation):
    """write out what unaligned stores hold back, at the counted address
    
    value: alignment state
    destination: memory written"""

    def __init__(self, value: Operand, destination: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VstasOp(Operation):
    """write out what unaligned stores hold back
    
    updated_base: type of the result, advanced pointer
    value: alignment state
    destination: memory written
    offset: distance in elements"""

    def __init__(self, updated_base: Type | None, value: Operand, destination: Operand, offset: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VstsOp(Operation):
    """store a register
    
    updated_base: type of the result, advanced pointer
    value: elements
    destination: memory written
    offset: distance in elements
    mask: active lanes; nothing is written for the others
    dist: distribution of the lanes (optional)"""

    def __init__(self, updated_base: Type | None, value: Operand, destination: Operand, offset: Operand, mask: Operand, *, dist: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class Vstsx2Op(Operation):
    """store two registers
    
    low: first register
    high: second register
    destination: memory written
    offset: distance in elements
    dist: distribution of the lanes
    mask: active lanes; nothing is written for the others"""

    def __init__(self, low: Operand, high: Operand, destination: Operand, offset: Operand, dist: AttributeLike, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VstuOp(Operation):
    """store a register at any address, at an offset
    
    align_out: type of the result, next alignment state
    offset_out: type of the result, next distance
    align_in: alignment state
    offset_in: distance in elements
    value: elements
    base: memory written
    mode: whether the offset advances"""

    def __init__(self, align_out: Type | None, offset_out: Type | None, align_in: Operand, offset_in: Operand, value: Operand, base: Operand, mode: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VsturOp(Operation):
    """store as many elements as the special register counts, at any address
    
    align_out: type of the result, next alignment state
    align_in: alignment state
    value: elements
    base: memory written
    mode: whether the count advances"""

    def __init__(self, align_out: Type | None, align_in: Operand, value: Operand, base: Operand, mode: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VstusOp(Operation):
    """store a register at any address
    
    align_out: type of the result, next alignment state
    base_out: type of the result, advanced pointer
    align_in: alignment state
    offset: elements stored
    value: elements
    base: memory written"""

    def __init__(self, align_out: Type | None, base_out: Type | None, align_in: Operand, offset: Operand, value: Operand, base: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VsubOp(Operation):
    """difference
    
    result: type of the result, result
    lhs: first source
    rhs: second source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VsubcOp(Operation):
    """difference, and the borrow of each lane
    
    result: type of the result, result
    carry: type of the result, carry of each lane; none of inactive ones
    lhs: first source
    rhs: second source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, carry: Type | None, lhs: Operand, rhs: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VsubcsOp(Operation):
    """difference with a borrow, and the borrow of each lane
    
    result: type of the result, result
    carry: type of the result, carry of each lane; none of inactive ones
    lhs: first source
    rhs: second source
    carry_in: carry of each lane
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, carry: Type | None, lhs: Operand, rhs: Operand, carry_in: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VsubreluOp(Operation):
    """difference where positive, else zero
    
    result: type of the result, result
    lhs: first source
    rhs: second source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VsubsOp(Operation):
    """difference with a scalar
    
    result: type of the result, result
    input: source
    scalar: scalar
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, input: Operand, scalar: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VsunpackOp(Operation):
    """half of a register, sign-extended
    
    result: type of the result, result
    src: source
    part: lower half, 0, or upper half, 1"""

    def __init__(self, result: Type | None, src: Operand, part: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VtransposeOp(Operation):
    """transpose blocks
    
    destination: memory written
    source: memory read
    config: configuration word"""

    def __init__(self, destination: Operand, source: Operand, config: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VtrcOp(Operation):
    """rounding to an integer, as a float
    
    result: type of the result, result
    input: source
    mask: active lanes; the others of the result are zero
    round_mode: rounding"""

    def __init__(self, result: Type | None, input: Operand, mask: Operand, round_mode: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VusqzOp(Operation):
    """number of active lanes in front of each lane
    
    result: type of the result, result
    src: source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, src: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VxorOp(Operation):
    """bitwise exclusive or
    
    result: type of the result, result
    lhs: first source
    rhs: second source
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, lhs: Operand, rhs: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VxorsOp(Operation):
    """bitwise exclusive or with a scalar
    
    result: type of the result, result
    input: source
    scalar: scalar
    mask: active lanes; the others of the result are zero"""

    def __init__(self, result: Type | None, input: Operand, scalar: Operand, mask: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class VzunpackOp(Operation):
    """half of a register, zero-extended
    
    result: type of the result, result
    src: source
    part: lower half, 0, or upper half, 1"""

    def __init__(self, result: Type | None, src: Operand, part: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class WaitCrossBlockOp(Operation):
    """wait for an event of other blocks
    
    pipe: pipe of this core
    event_id_dyn: event computed at run time (optional)
    event_id: event (optional)"""

    def __init__(self, pipe: AttributeLike, *, event_id_dyn: Operand | None = None, event_id: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class WaitEventOp(Operation):
    """wait until operations of a kind have finished
    
    src_op: kind of operation waited for
    dst_op: kind of operation that waits
    event_id: event"""

    def __init__(self, src_op: AttributeLike, dst_op: AttributeLike, event_id: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class WaitFlagOp(Operation):
    """hold the destination pipe until the flag is set
    
    src_pipe: pipe that sets
    dst_pipe: pipe that waits
    event_id: flag of the ordered pair of pipes"""

    def __init__(self, src_pipe: AttributeLike, dst_pipe: AttributeLike, event_id: AttributeLike, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class WaitFlagDynOp(Operation):
    """hold the destination pipe until a flag computed at run time is set
    
    src_pipe: pipe that sets
    dst_pipe: pipe that waits
    event_id: flag of the ordered pair of pipes"""

    def __init__(self, src_pipe: AttributeLike, dst_pipe: AttributeLike, event_id: Operand, *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class WaitIntraBlockOp(Operation):
    """wait for an event within the block
    
    pipe: pipe of this core
    event_id_dyn: event computed at run time (optional)
    event_id: event (optional)"""

    def __init__(self, pipe: AttributeLike, *, event_id_dyn: Operand | None = None, event_id: AttributeLike | None = None, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

class YieldOp(Operation):
    """end a region of fused operations
    
    values: values the region yields"""

    def __init__(self, values: Sequence[Operand], *, loc: Location | None = None, ip: InsertionPoint | None = None) -> None: ...

