"""The picture of a memory map."""

from __future__ import annotations

import html
from typing import Any

WIDTH, ROW, LEFT, TOP = 640, 160, 110, 34
FILLS = ("#4e79a7", "#f28e2b", "#59a14f", "#e15759", "#76b7b2", "#edc948", "#b07aa1", "#9c755f")


def picture(memory_map: Any) -> str:
    """An SVG with a row for each memory of each function; time runs from left to right, addresses from bottom to top."""
    rows = [(function, memory) for function in memory_map["functions"] for memory in function["memories"]]
    height = TOP + len(rows) * (ROW + TOP)
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{LEFT + WIDTH + 10}" height="{height}" font-family="sans-serif" font-size="11">']
    for number, (function, memory) in enumerate(rows):
        parts += _row(function, memory, TOP + number * (ROW + TOP))
    return "\n".join(parts + ["</svg>"])


def _row(function: dict, memory: dict, top: int) -> list[str]:
    size = max(memory["peak"], memory["capacity"] or 0, 1) if memory["peak"] * 4 > (memory["capacity"] or 0) else max(memory["peak"], 1)
    steps = max(function["operations"], 1)
    title = html.escape(f"@{function['name']}, {memory['memory']}: {memory['peak']} of {memory['capacity'] or '?'} bytes")
    parts = [f'<text x="4" y="{top - 6}">{title}</text>', f'<rect x="{LEFT}" y="{top}" width="{WIDTH}" height="{ROW}" fill="#f4f4f4"/>']
    parts.append(f'<text x="{LEFT - 4}" y="{top + 10}" text-anchor="end">{size}</text>')
    parts.append(f'<text x="{LEFT - 4}" y="{top + ROW}" text-anchor="end">0</text>')
    for index, buffer in enumerate(memory["buffers"]):
        if buffer["address"] is None or buffer["first"] is None:
            continue
        last = buffer["first"] if buffer["last"] is None else buffer["last"]
        x = LEFT + WIDTH * buffer["first"] / steps
        width = max(WIDTH * (last + 1 - buffer["first"]) / steps, 2)
        tall = max(ROW * buffer["size"] / size, 1)
        y = top + ROW - ROW * buffer["address"] / size - tall
        label = html.escape(f"{buffer['type']} at {buffer['address']}, {buffer['size']} bytes, operations {buffer['first']} to {last}")
        parts.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{tall:.1f}" fill="{FILLS[index % len(FILLS)]}" '
            f'fill-opacity="0.75" stroke="#333" stroke-width="0.5"><title>{label}</title></rect>'
        )
    return parts
