"""The dialects that kernels use."""
