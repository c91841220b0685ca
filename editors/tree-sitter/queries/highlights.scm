; Later patterns win.

(comment) @comment
(string) @string
(resources) @string.special
(number) @number
(shape) @type
(value) @variable
(symbol) @function
(block) @label
(block_label (block) @label)
(label) @label
(predicate) @variable
(type_name) @type
(attribute_name) @attribute
(dictionary (name) @property)
(dictionary (dotted_name) @property)

(operation name: (name) @keyword)
(operation name: (dotted_name) @function.builtin)
(operation name: (string) @function.builtin)
(operation name: (directive) @keyword)

((name) @keyword
  (#match? @keyword "^(attributes|ins|outs|into|to|step|iter_args|else|do|loc|private|public|nested)$"))
((name) @constant.builtin
  (#match? @constant.builtin "^(true|false|unit|inf|nan)$"))
((name) @type.builtin
  (#match? @type.builtin "^(index|none|bf16|tf32|[su]?i[0-9]+|f[0-9]+(E[0-9]+M[0-9]+[A-Z0-9]*)?|memref|vector|tensor|tuple|complex)$"))
((name) @constant
  (#match? @constant "^(PIPE|EVENT|PAT)_"))

(punctuation) @operator
[ "(" ")" "[" "]" "{" "}" "<" ">" ] @punctuation.bracket
[ "," ":" ";" ] @punctuation.delimiter
[ "=" "->" ] @operator
