// SARIF for continuous integration: rules with their pages, related places.
// RUN: %s --diagnostics=sarif
// RUN: --diagnostics=sarif --verify < %s
// RUN: missing.mlir --diagnostics=sarif

func.func @f(%a: !pto.tile_buf<vec, 16x16xf32>) {
  %b = pto.alloc_tile : !pto.tile_buf<vec, 3x7xf32> loc("model.py":12:5)
  return
}

// run 1: exit 1
// stderr:
//| {
//|   "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
//|   "version": "2.1.0",
//|   "runs": [
//|     {
//|       "tool": {
//|         "driver": {
//|           "name": "pto-opt",
//|           "version": "0.2.0",
//|           "rules": [
//|             {
//|               "id": "PTO0306",
//|               "shortDescription": {
//|                 "text": "line of a tile is not a multiple of 32 bytes"
//|               },
//|               "help": {
//|                 "text": "# PTO0306: line of a tile is not a multiple of 32 bytes\n\nThe size of a row of a row-major tile without boxes, or of a column of a column-major one, is a multiple of 32 bytes (16 bytes for packed 4-bit floats). The valid region may be narrower.\n\nSource: ptoas, verifier.\n\n## Rejected\n\n```mlir\nmodule {\n  func.func @f() {\n    %t = pto.alloc_tile : !pto.tile_buf<vec, 16x3xf32>\n    return\n  }\n}\n```\n\n## Accepted\n\n```mlir\nmodule {\n  func.func @f() {\n    %t = pto.alloc_tile : !pto.tile_buf<vec, 16x8xf32, valid=16x3>\n    return\n  }\n}\n```\n",
//|                 "markdown": "# PTO0306: line of a tile is not a multiple of 32 bytes\n\nThe size of a row of a row-major tile without boxes, or of a column of a column-major one, is a multiple of 32 bytes (16 bytes for packed 4-bit floats). The valid region may be narrower.\n\nSource: ptoas, verifier.\n\n## Rejected\n\n```mlir\nmodule {\n  func.func @f() {\n    %t = pto.alloc_tile : !pto.tile_buf<vec, 16x3xf32>\n    return\n  }\n}\n```\n\n## Accepted\n\n```mlir\nmodule {\n  func.func @f() {\n    %t = pto.alloc_tile : !pto.tile_buf<vec, 16x8xf32, valid=16x3>\n    return\n  }\n}\n```\n"
//|               }
//|             }
//|           ]
//|         }
//|       },
//|       "columnKind": "unicodeCodePoints",
//|       "results": [
//|         {
//|           "ruleId": "PTO0306",
//|           "ruleIndex": 0,
//|           "level": "error",
//|           "message": {
//|             "text": "a row of 7 f32 elements is 28 bytes, not a multiple of 32\nnote: rule: ptoas, verifier\nhelp: use 8 columns and a valid region of 7"
//|           },
//|           "locations": [
//|             {
//|               "physicalLocation": {
//|                 "artifactLocation": {
//|                   "uri": "sarif.mlir"
//|                 },
//|                 "region": {
//|                   "startLine": 7,
//|                   "startColumn": 8,
//|                   "endLine": 7,
//|                   "endColumn": 22
//|                 }
//|               }
//|             }
//|           ],
//|           "relatedLocations": [
//|             {
//|               "physicalLocation": {
//|                 "artifactLocation": {
//|                   "uri": "model.py"
//|                 },
//|                 "region": {
//|                   "startLine": 12,
//|                   "startColumn": 5
//|                 }
//|               },
//|               "message": {
//|                 "text": "made here"
//|               }
//|             }
//|           ],
//|           "fixes": [
//|             {
//|               "description": {
//|                 "text": "use 8 columns and a valid region of 7"
//|               },
//|               "artifactChanges": [
//|                 {
//|                   "artifactLocation": {
//|                     "uri": "sarif.mlir"
//|                   },
//|                   "replacements": [
//|                     {
//|                       "deletedRegion": {
//|                         "startLine": 7,
//|                         "startColumn": 25,
//|                         "endLine": 7,
//|                         "endColumn": 52
//|                       },
//|                       "insertedContent": {
//|                         "text": "!pto.tile_buf<vec, 3x8xf32, valid=3x7>"
//|                       }
//|                     }
//|                   ]
//|                 }
//|               ]
//|             }
//|           ]
//|         }
//|       ]
//|     }
//|   ]
//| }
// run 2: exit 1
// stderr:
//| {
//|   "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
//|   "version": "2.1.0",
//|   "runs": [
//|     {
//|       "tool": {
//|         "driver": {
//|           "name": "pto-opt",
//|           "version": "0.2.0",
//|           "rules": [
//|             {
//|               "id": "PTO0306",
//|               "shortDescription": {
//|                 "text": "line of a tile is not a multiple of 32 bytes"
//|               },
//|               "help": {
//|                 "text": "# PTO0306: line of a tile is not a multiple of 32 bytes\n\nThe size of a row of a row-major tile without boxes, or of a column of a column-major one, is a multiple of 32 bytes (16 bytes for packed 4-bit floats). The valid region may be narrower.\n\nSource: ptoas, verifier.\n\n## Rejected\n\n```mlir\nmodule {\n  func.func @f() {\n    %t = pto.alloc_tile : !pto.tile_buf<vec, 16x3xf32>\n    return\n  }\n}\n```\n\n## Accepted\n\n```mlir\nmodule {\n  func.func @f() {\n    %t = pto.alloc_tile : !pto.tile_buf<vec, 16x8xf32, valid=16x3>\n    return\n  }\n}\n```\n",
//|                 "markdown": "# PTO0306: line of a tile is not a multiple of 32 bytes\n\nThe size of a row of a row-major tile without boxes, or of a column of a column-major one, is a multiple of 32 bytes (16 bytes for packed 4-bit floats). The valid region may be narrower.\n\nSource: ptoas, verifier.\n\n## Rejected\n\n```mlir\nmodule {\n  func.func @f() {\n    %t = pto.alloc_tile : !pto.tile_buf<vec, 16x3xf32>\n    return\n  }\n}\n```\n\n## Accepted\n\n```mlir\nmodule {\n  func.func @f() {\n    %t = pto.alloc_tile : !pto.tile_buf<vec, 16x8xf32, valid=16x3>\n    return\n  }\n}\n```\n"
//|               }
//|             }
//|           ]
//|         }
//|       },
//|       "columnKind": "unicodeCodePoints",
//|       "results": [
//|         {
//|           "ruleId": "PTO0306",
//|           "ruleIndex": 0,
//|           "level": "error",
//|           "message": {
//|             "text": "a row of 7 f32 elements is 28 bytes, not a multiple of 32\nnote: rule: ptoas, verifier\nhelp: use 8 columns and a valid region of 7"
//|           },
//|           "locations": [
//|             {
//|               "physicalLocation": {
//|                 "artifactLocation": {
//|                   "uri": "%3Cstdin%3E"
//|                 },
//|                 "region": {
//|                   "startLine": 7,
//|                   "startColumn": 8,
//|                   "endLine": 7,
//|                   "endColumn": 22
//|                 }
//|               }
//|             }
//|           ],
//|           "relatedLocations": [
//|             {
//|               "physicalLocation": {
//|                 "artifactLocation": {
//|                   "uri": "model.py"
//|                 },
//|                 "region": {
//|                   "startLine": 12,
//|                   "startColumn": 5
//|                 }
//|               },
//|               "message": {
//|                 "text": "made here"
//|               }
//|             }
//|           ],
//|           "fixes": [
//|             {
//|               "description": {
//|                 "text": "use 8 columns and a valid region of 7"
//|               },
//|               "artifactChanges": [
//|                 {
//|                   "artifactLocation": {
//|                     "uri": "%3Cstdin%3E"
//|                   },
//|                   "replacements": [
//|                     {
//|                       "deletedRegion": {
//|                         "startLine": 7,
//|                         "startColumn": 25,
//|                         "endLine": 7,
//|                         "endColumn": 52
//|                       },
//|                       "insertedContent": {
//|                         "text": "!pto.tile_buf<vec, 3x8xf32, valid=3x7>"
//|                       }
//|                     }
//|                   ]
//|                 }
//|               ]
//|             }
//|           ]
//|         }
//|       ]
//|     }
//|   ]
//| }
// run 3: exit 1
// stderr:
//| {
//|   "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
//|   "version": "2.1.0",
//|   "runs": [
//|     {
//|       "tool": {
//|         "driver": {
//|           "name": "pto-opt",
//|           "version": "0.2.0",
//|           "rules": [
//|             {
//|               "id": "PTO0001",
//|               "shortDescription": {
//|                 "text": "cannot read input"
//|               },
//|               "help": {
//|                 "text": "# PTO0001: cannot read input\n\nThe input file does not exist or cannot be read. The message carries the reason the operating system gives.\n\nSource: driver.\n",
//|                 "markdown": "# PTO0001: cannot read input\n\nThe input file does not exist or cannot be read. The message carries the reason the operating system gives.\n\nSource: driver.\n"
//|               }
//|             }
//|           ]
//|         }
//|       },
//|       "columnKind": "unicodeCodePoints",
//|       "results": [
//|         {
//|           "ruleId": "PTO0001",
//|           "ruleIndex": 0,
//|           "level": "error",
//|           "message": {
//|             "text": "cannot read 'missing.mlir': No such file or directory (os error 2)"
//|           },
//|           "locations": [
//|             {
//|               "physicalLocation": {
//|                 "artifactLocation": {
//|                   "uri": "missing.mlir"
//|                 }
//|               }
//|             }
//|           ]
//|         }
//|       ]
//|     }
//|   ]
//| }
