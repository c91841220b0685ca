"""Kernels whose cube core and vector cores pass tiles to each other, or wait for each other's events, with data by numpy:
`python3 pipes.py` writes them and their data to `kernels/`. More entries go through a pipe than it has slots."""

import numpy as np
from kernel import FOLDER, draw

ROUNDS, SLOTS, SIZE = 5, 2, 16
def matrix(loc, rows, cols):
    layout = ", slayout=col_major" if loc == "right" else ", blayout=col_major, slayout=row_major"
    return f"!pto.tile_buf<{loc}, {rows}x{cols}xf16{layout}>"


PRODUCT = f"!pto.tile_buf<acc, {SIZE}x{SIZE}xf32, blayout=col_major, slayout=row_major, fractal=1024>"


def part(split, cols=SIZE):
    """The rows and columns of the part of a vector core, of an entry with some columns."""
    return {0: (SIZE, cols), 1: (SIZE // 2, cols), 2: (SIZE, cols // 2)}[split]


def vector(split, dtype, cols=SIZE):
    rows, cols = part(split, cols)
    return f"!pto.tile_buf<vec, {rows}x{cols}x{dtype}>"


def view(name, buffer, dtype, rows, cols, row="%row", col="%c0", width=SIZE):
    """A part of a matrix of ROUNDS blocks in global memory."""
    height = ROUNDS * SIZE
    return f"""%{name}v = pto.make_tensor_view {buffer}, shape = [%c{height}, %c{width}], strides = [%c{width}, %c1] : !pto.tensor_view<{height}x{width}x{dtype}>
%{name}p = pto.partition_view %{name}v, offsets = [{row}, {col}], sizes = [%c{rows}, %c{cols}] : !pto.tensor_view<{height}x{width}x{dtype}> -> !pto.partition_tensor_view<{rows}x{cols}x{dtype}>
"""


def load(name, rows, cols, dtype, to, kind):
    return f"pto.tload ins(%{name}p : !pto.partition_tensor_view<{rows}x{cols}x{dtype}>) outs({to} : {kind})\n"


def store(name, rows, cols, dtype, source, kind):
    return f"pto.tstore ins({source} : {kind}) outs(%{name}p : !pto.partition_tensor_view<{rows}x{cols}x{dtype}>)\n"


BARRIER = "pto.barrier #pto.pipe<PIPE_ALL>\n"
CONSTANTS = "".join(f"%c{n} = arith.constant {n} : index\n" for n in sorted({0, 1, 8, SIZE, 2 * SIZE, ROUNDS * SIZE}))
LOOP = "scf.for %n = %c0 to %rounds step %c1 {\n%row = arith.muli %n, %c16 : index\n"


def prepare(depth=SIZE):
    """Loads the right operand of the products, of `depth` rows."""
    whole, kind = matrix("mat", depth, SIZE), matrix("right", depth, SIZE)
    shape = f"{depth}x{SIZE}xf16"
    return (f"%yv = pto.make_tensor_view %y, shape = [%c{depth}, %c16], strides = [%c16, %c1] : !pto.tensor_view<{shape}>\n"
            f"%yp = pto.partition_view %yv, offsets = [%c0, %c0], sizes = [%c{depth}, %c16] : !pto.tensor_view<{shape}> -> !pto.partition_tensor_view<{shape}>\n"
            f"%b = pto.alloc_tile : {whole}\n%l = pto.alloc_tile : {matrix('left', SIZE, depth)}\n%r = pto.alloc_tile : {kind}\n%z = pto.alloc_tile : {PRODUCT}\n"
            f"pto.tload ins(%yp : !pto.partition_tensor_view<{shape}>) outs(%b : {whole})\n" + BARRIER +
            f"pto.tmov ins(%b : {whole}) outs(%r : {kind})\n")


def left(depth=SIZE):
    """Loads the left operand from %a."""
    return f"pto.tmov ins(%a : {matrix('mat', SIZE, depth)}) outs(%l : {matrix('left', SIZE, depth)})\n"


def multiply(depth=SIZE):
    operands = f"{matrix('left', SIZE, depth)}, {matrix('right', depth, SIZE)}"
    return BARRIER + f"pto.tmatmul ins(%l, %r : {operands}) outs(%z : {PRODUCT})\n" + BARRIER


# The number of the vector core, and where its part begins.
CORE = "%core = pto.get_subblock_idx\n%half = arith.index_cast %core : i64 to index\n%first = arith.muli %half, %c8 : index\n"


def stored(split, text):
    """Stores of a part; of whole entries, only those of the first vector core."""
    return text if split else "%is = arith.cmpi eq, %half, %c0 : index\nscf.if %is {\n" + text + "}\n"


def place(split, cols=SIZE):
    """The row and column at which the part of a vector core begins, of a matrix of some columns."""
    if split == 1:
        return "%at = arith.addi %row, %first : index\n", "%at", "%c0"
    if split == 2 and cols == 2 * SIZE:
        return "%left = arith.addi %first, %first : index\n", "%row", "%left"
    return "", "%row", {0: "%c0", 2: "%first"}[split]


def ends(core, directions, through, depth=SIZE):
    """The ends of the pipes of a core: 0 to the vector cores, 1 to the cube core."""
    text, kind = "", {"cube": "aic", "vector": "aiv"}[core]
    for number, (bytes, name, loc) in enumerate([(1024, "to_vector", "vec"), (2 * SIZE * depth, "to_cube", "mat")]):
        if number not in directions:
            continue
        owner = "vector" if number == 0 else "cube"
        if owner == core:
            text += f'%{name} = pto.reserve_buffer {{name = "{name}", size = {SLOTS * bytes}, location = #pto.address_space<{loc}>, auto = true}} -> i32\n'
        else:
            text += f'%{name} = pto.import_reserved_buffer {{name = "{name}", peer_func = @{owner}}} -> i32\n'
        slots = ""
        if through:
            text += f"%g{number} = pto.addptr %g, %c{number * 256 * SLOTS} : !pto.ptr<f32, gm> -> !pto.ptr<f32, gm>\n"
            slots = f"gm_slot_buffer = %g{number} : !pto.ptr<f32, gm>, "
        operand = ["c2v_consumer_buf", "v2c_consumer_buf"][number]
        text += (f"pto.{kind}_initialize_pipe {{id = {number}, dir_mask = {number + 1}, slot_size = {bytes}, slot_num = {SLOTS}}} "
                 f"({slots}{operand} = %{name} : i32)\n")
    return text


def write(name, summary, cube, vector_code, arrays, expected, arch="a5", more=(), constants=""):
    """Writes a kernel; its parameters are x, y, the result, further buffers of f32, and the number of rounds."""
    kinds = {np.dtype(np.float16): "f16", np.dtype(np.float32): "f32"}
    names = ["x", "y", "d"] + [f"{'gw'[index]}" for index in range(len(more))]
    types = [kinds[array.dtype] for array in arrays] + ["f32"] + ["f32"] * len(more)
    parameters = ", ".join(f"%{n}: !pto.ptr<{t}, gm>" for n, t in zip(names, types)) + ", %rounds: index"
    run = f"// RUN: --pto-arch={arch}"
    for index, array in enumerate(arrays):
        np.save(FOLDER / f"{name}.{index}.npy", array)
        run += f" --arg npy:kernels/{name}.{index}.npy"
    np.save(FOLDER / f"{name}.out.npy", expected)
    run += f" --arg zero:{expected.nbytes}" + "".join(f" --arg none:{size}" for size in more) + f" --arg {ROUNDS}"
    run += f" --expect=2=kernels/{name}.out.npy"
    text = f"// {summary} Made by generators/pipes.py.\n{run}\n"
    for core, code in [("cube", cube), ("vector", vector_code)]:
        depth, lines = 1, []
        for line in (CONSTANTS + constants + code + "return\n").splitlines():
            depth -= line == "}"
            lines.append("  " * depth + line)
            depth += line.endswith("{")
        text += (f"func.func @{core}({parameters}) attributes {{pto.kernel_kind = #pto.kernel_kind<{core}>}} {{\n"
                 + "\n".join(lines) + "\n}\n")
    (FOLDER / f"{name}.mlir").write_text(text)


def numbers(*shape):
    return draw.integers(-3, 4, shape).astype(np.float16)


def products(x, y):
    return (x.astype(np.float32).reshape(ROUNDS, SIZE, -1) @ y.astype(np.float32)).reshape(-1, SIZE)


def to_vector(name, split, summary):
    """Products of blocks go to the vector cores, which add 1."""
    rows, cols = part(split)
    kind = vector(split, "f32")
    cube = ends("cube", [0], False) + prepare() + LOOP + view("x", "%x", "f16", SIZE, SIZE)
    cube += f"%a = pto.alloc_tile : {matrix('mat', SIZE, SIZE)}\n" + load("x", SIZE, SIZE, "f16", "%a", matrix("mat", SIZE, SIZE)) + BARRIER
    cube += left() + multiply()
    cube += f"pto.tpush_to_aiv(%z : {PRODUCT}) {{id = 0, split = {split}}}\n" + BARRIER + "}\n"
    before, row, col = place(split)
    code = ends("vector", [0], False) + CORE + f"%one = arith.constant 1.0 : f32\n%t = pto.alloc_tile : {kind}\n" + LOOP + before
    code += f"%p = pto.tpop_from_aic {{id = 0, split = {split}}} -> {kind}\n" + BARRIER
    code += f"pto.tadds ins(%p, %one : {kind}, f32) outs(%t : {kind})\n" + BARRIER
    code += f"pto.tfree_from_aic {{id = 0, split = {split}}}\n" + view("d", "%d", "f32", rows, cols, row, col)
    code += stored(split, store("d", rows, cols, "f32", "%t", kind)) + BARRIER + "}\n"
    x, y = numbers(ROUNDS * SIZE, SIZE), numbers(SIZE, SIZE)
    write(name, summary, cube, code, [x, y], products(x, y) + 1)


def to_cube(name, split, summary):
    """Blocks of x + 1 go from the vector cores to the cube core, which multiplies them."""
    depth = 2 * SIZE if split == 2 else SIZE
    rows, cols = part(split, depth)
    kind = vector(split, "f16", depth)
    cube = ends("cube", [1], False, depth) + prepare(depth) + LOOP
    cube += f"%a = pto.tpop_from_aiv {{id = 1, split = {split}}} -> {matrix('mat', SIZE, depth)}\n" + BARRIER
    cube += left(depth) + BARRIER
    # The operand is loaded, so that vector cores may store the next entry before the product.
    cube += f"pto.tfree_from_aiv {{id = 1, split = {split}}}\n" + multiply(depth) + view("d", "%d", "f32", SIZE, SIZE)
    cube += store("d", SIZE, SIZE, "f32", "%z", PRODUCT) + BARRIER + "}\n"
    before, row, col = place(split, depth)
    code = ends("vector", [1], False, depth) + ("" if split == 0 else CORE) + f"%one = arith.constant 1.0 : f16\n%t = pto.alloc_tile : {kind}\n" + LOOP + before
    code += view("x", "%x", "f16", rows, cols, row, col, depth) + load("x", rows, cols, "f16", "%t", kind) + BARRIER
    code += f"pto.tadds ins(%t, %one : {kind}, f16) outs(%t : {kind})\n" + BARRIER
    code += f"pto.tpush_to_aic(%t : {kind}) {{id = 1, split = {split}}}\n" + BARRIER + "}\n"
    x, y = numbers(ROUNDS * SIZE, depth), numbers(depth, SIZE)
    write(name, summary, cube, code, [x, y], products(x + np.float16(1), y))


def both(name, split, summary, arch="a5", through=False):
    """Blocks of x + 1 go to the cube core, and its products back to the vector cores, which add 1."""
    depth = 2 * SIZE if split == 2 else SIZE
    (rows, cols), (high, across) = part(split), part(split, depth)
    kind, wide = vector(split, "f16", depth), vector(split, "f32")
    cube = ends("cube", [0, 1], through, depth) + prepare(depth) + LOOP
    cube += f"%a = pto.tpop_from_aiv {{id = 1, split = {split}}} -> {matrix('mat', SIZE, depth)}\n" + BARRIER
    cube += left(depth) + BARRIER
    cube += f"pto.tfree_from_aiv {{id = 1, split = {split}}}\n" + multiply(depth)
    cube += f"pto.tpush_to_aiv(%z : {PRODUCT}) {{id = 0, split = {split}}}\n" + BARRIER + "}\n"
    (before, row, col), (more_before, _, left_col) = place(split), place(split, depth)
    code = ends("vector", [0, 1], through, depth) + CORE
    code += f"%one = arith.constant 1.0 : f16\n%unit = arith.constant 1.0 : f32\n%t = pto.alloc_tile : {kind}\n%u = pto.alloc_tile : {wide}\n" + LOOP + (before or more_before)
    code += view("x", "%x", "f16", high, across, row, left_col, depth) + load("x", high, across, "f16", "%t", kind) + BARRIER
    code += f"pto.tadds ins(%t, %one : {kind}, f16) outs(%t : {kind})\n" + BARRIER
    code += f"pto.tpush_to_aic(%t : {kind}) {{id = 1, split = {split}}}\n"
    code += f"%p = pto.tpop_from_aic {{id = 0, split = {split}}} -> {wide}\n" + BARRIER
    code += f"pto.tadds ins(%p, %unit : {wide}, f32) outs(%u : {wide})\n" + BARRIER
    code += f"pto.tfree_from_aic {{id = 0, split = {split}}}\n" + view("d", "%d", "f32", rows, cols, row, col)
    code += stored(split, store("d", rows, cols, "f32", "%u", wide)) + BARRIER + "}\n"
    x, y = numbers(ROUNDS * SIZE, depth), numbers(depth, SIZE)
    more, constants = ([SLOTS * 2048], f"%c{256 * SLOTS} = arith.constant {256 * SLOTS} : index\n") if through else ([], "")
    write(name, summary, cube, code, [x, y], products(x + np.float16(1), y) + 1, arch=arch, more=more, constants=constants)


def events(name, summary):
    """The cube core stores products to global memory and signals each vector core, which adds 1 and signals back."""
    cube = prepare() + LOOP + view("x", "%x", "f16", SIZE, SIZE)
    cube += f"%a = pto.alloc_tile : {matrix('mat', SIZE, SIZE)}\n" + load("x", SIZE, SIZE, "f16", "%a", matrix("mat", SIZE, SIZE)) + BARRIER
    cube += left() + multiply()
    cube += view("g", "%g", "f32", SIZE, SIZE, "%c0") + store("g", SIZE, SIZE, "f32", "%z", PRODUCT)
    for event in [3, 19]:
        cube += f"pto.set_intra_block #pto.pipe<PIPE_FIX>, {event}\n"
    for event in [4, 20]:
        cube += f"pto.wait_intra_block #pto.pipe<PIPE_FIX>, {event}\n"
    cube += BARRIER + "}\n"
    rows, cols = part(1)
    kind = vector(1, "f32")
    before, row, col = place(1)
    code = CORE + f"%one = arith.constant 1.0 : f32\n%t = pto.alloc_tile : {kind}\n" + LOOP + before
    code += "pto.wait_intra_block #pto.pipe<PIPE_MTE2>, 3\n" + view("g", "%g", "f32", rows, cols, "%first")
    code += load("g", rows, cols, "f32", "%t", kind) + "pto.set_intra_block #pto.pipe<PIPE_MTE2>, 4\n" + BARRIER
    code += f"pto.tadds ins(%t, %one : {kind}, f32) outs(%t : {kind})\n" + BARRIER
    code += view("d", "%d", "f32", rows, cols, row, col) + store("d", rows, cols, "f32", "%t", kind) + BARRIER + "}\n"
    x, y = numbers(ROUNDS * SIZE, SIZE), numbers(SIZE, SIZE)
    write(name, summary, cube, code, [x, y], products(x, y) + 1, more=[ROUNDS * SIZE * SIZE * 4])


to_vector("pipe_to_vector_whole", 0, "x y + 1, through a pipe that gives each vector core whole products.")
to_vector("pipe_to_vector_rows", 1, "x y + 1, through a pipe that gives each vector core half of the rows of products.")
to_vector("pipe_to_vector_columns", 2, "x y + 1, through a pipe that gives each vector core half of the columns of products.")
to_cube("pipe_to_cube_rows", 1, "(x + 1) y, through a pipe from vector cores that push half of the rows of the operand.")
to_cube("pipe_to_cube_columns", 2, "(x + 1) y, through a pipe from vector cores that push half of the columns of the operand.")
both("pipe_both_ways", 1, "(x + 1) y + 1, through a pipe to the cube core and one back.")
both("pipe_both_ways_whole", 0, "(x + 1) y + 1, through pipes of whole operands and products to and from both vector cores.")
both("pipe_global", 1, "(x + 1) y + 1, through pipes with slots in global memory, by rows.", arch="a3", through=True)
both("pipe_global_columns", 2, "(x + 1) y + 1, through pipes with slots in global memory, by columns.", arch="a3", through=True)
events("pipe_events", "x y + 1, in global memory, in an order by events between the cores.")
