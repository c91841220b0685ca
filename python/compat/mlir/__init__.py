"""An alias of `ptoas.mlir` with the name `mlir`: the modules are the same objects, so that types of both are equal. The package is
separate because it would hide another installation of MLIR."""

import importlib
import pkgutil
import sys

import ptoas.mlir
import ptoas.mlir.dialects

for _name in ("ir", "dialects", *(f"dialects.{found.name}" for found in pkgutil.iter_modules(ptoas.mlir.dialects.__path__))):
    sys.modules[f"{__name__}.{_name}"] = importlib.import_module(f"ptoas.mlir.{_name}")

from ptoas.mlir import dialects, ir  # noqa: E402, F401
