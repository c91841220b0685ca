#!/usr/bin/env python3
"""Draws the pictures of the manual: the order of elements in each layout, and a valid region.

usage: pictures.py FOLDER
"""

import os
import sys

SIDE = 26
TEXT = 'font-family="sans-serif" font-size="11" text-anchor="middle"'
# The tile in the pictures has 4 rows and 8 columns, in boxes of 2 rows and 4 columns.
ROWS, COLUMNS, BOX_ROWS, BOX_COLUMNS = 4, 8, 2, 4
# Name, description, and whether boxes, and elements in them, are stored by columns; None without boxes.
LAYOUTS = [
    ("ND", "row_major", False, None),
    ("DN", "col_major", True, None),
    ("NZ", "col_major, row_major", True, False),
    ("ZZ", "row_major, row_major", False, False),
    ("ZN", "row_major, col_major", False, True),
]


def place(row, column, rows, columns, by_columns):
    """Returns the offset of an element in a matrix of rows x columns."""
    return column * rows + row if by_columns else row * columns + column


def offset(row, column, outer, inner):
    """Returns the offset of an element of the tile in memory."""
    if inner is None:
        return place(row, column, ROWS, COLUMNS, outer)
    box = place(row // BOX_ROWS, column // BOX_COLUMNS, ROWS // BOX_ROWS, COLUMNS // BOX_COLUMNS, outer)
    return box * BOX_ROWS * BOX_COLUMNS + place(row % BOX_ROWS, column % BOX_COLUMNS, BOX_ROWS, BOX_COLUMNS, inner)


def cell(x, y, fill, text):
    """A square with a text."""
    square = f'<rect x="{x}" y="{y}" width="{SIDE}" height="{SIDE}" fill="{fill}" stroke="#888"/>'
    return square + f'<text x="{x + SIDE / 2}" y="{y + SIDE / 2 + 4}" {TEXT} fill="#000">{text}</text>'


def svg(width, height, title, parts):
    """Returns a picture with a title for screen readers."""
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    back = f'<rect width="{width}" height="{height}" fill="#fff"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img"><title>{title}</title>{back}{"".join(parts)}</svg>\n'


def layouts():
    """Draws each layout with the offsets of its elements; the colour is darker for larger offsets."""
    parts, wide, high = [], COLUMNS * SIDE + 30, ROWS * SIDE + 50
    for index, (name, words, outer, inner) in enumerate(LAYOUTS):
        left, top = 15 + index % 3 * wide, 30 + index // 3 * high
        parts.append(f'<text x="{left}" y="{top - 8}" font-family="sans-serif" font-size="13">{name}: {words}</text>')
        for row in range(ROWS):
            for column in range(COLUMNS):
                at = offset(row, column, outer, inner)
                light = 95 - at * 50 // (ROWS * COLUMNS)
                parts.append(cell(left + column * SIDE, top + row * SIDE, f"hsl(210,70%,{light}%)", at))
        if inner is not None:
            for row in range(0, ROWS, BOX_ROWS):
                for column in range(0, COLUMNS, BOX_COLUMNS):
                    corner = f'x="{left + column * SIDE}" y="{top + row * SIDE}"'
                    size = f'width="{BOX_COLUMNS * SIDE}" height="{BOX_ROWS * SIDE}"'
                    parts.append(f'<rect {corner} {size} fill="none" stroke="#000" stroke-width="2.5"/>')
    return svg(3 * wide, 2 * high + 10, "The order of the elements of a tile in memory, for each layout", parts)


def valid_region():
    """A tile of 8 rows and 16 columns with a valid region of 5 rows and 11 columns."""
    parts = []
    for row in range(8):
        for column in range(16):
            valid = row < 5 and column < 11
            parts.append(cell(15 + column * SIDE, 30 + row * SIDE, "#9cc7f0" if valid else "#eee", ""))
    parts.append('<text x="15" y="20" font-family="sans-serif" font-size="13">8x16, valid=5x11</text>')
    size = f'width="{11 * SIDE}" height="{5 * SIDE}"'
    parts.append(f'<rect x="15" y="30" {size} fill="none" stroke="#000" stroke-width="2.5"/>')
    return svg(16 * SIDE + 30, 8 * SIDE + 45, "A tile whose first 5 rows and 11 columns are valid", parts)


def main():
    """The exit status."""
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    os.makedirs(sys.argv[1], exist_ok=True)
    for name, picture in (("layouts", layouts()), ("valid-region", valid_region())):
        with open(os.path.join(sys.argv[1], f"{name}.svg"), "w", encoding="utf-8") as file:
            file.write(picture)
    return 0


if __name__ == "__main__":
    sys.exit(main())
