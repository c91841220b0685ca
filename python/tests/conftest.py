"""What the tests share."""

import contextlib
from pathlib import Path

import pytest

from ptoas.mlir import ir

ROOT = Path(__file__).parents[2]


@contextlib.contextmanager
def building(block=None):
    """A context, an unknown location, and the end of a block."""
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.create()
        with ir.InsertionPoint(block or module.body):
            yield module


@pytest.fixture
def module():
    with building() as made:
        yield made
