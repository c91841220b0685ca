"""The dialect math."""

from ._common import classes

classes(globals(), "math", "AbsF AbsI Ceil Cos Erf Exp Exp2 Floor Log Log10 Log1p Log2 Round Rsqrt Sin Sqrt Tanh Trunc", 1)
classes(globals(), "math", "Atan2 CopySign PowF", 2)
