// Kernels in every text form: MLIR's custom and generic form, PTO-AS assembly, and the assembly of GPUs (vISA).
//
// A statement ends with its line or at a `;`. Inside of brackets, after `,` `:` `=` and `->`, and before `:`, `->`, `(` and `{`, it
// goes on in the next line.
// What the parts of a statement have to be, only the instruction table says: any are accepted.

/** Statements, each on its lines. */
const lines = ($) =>
  seq(
    optional($._statement),
    repeat(
      choice(
        seq($._end, optional($._statement)),
        seq(alias($._next_predicate, $.predicate), $._statement),
        seq(";", alias($._predicate, $.predicate), $._statement),
      ),
    ),
  );

/** What stands inside of brackets. */
const inside = ($) => repeat(choice($._part, $._newline));

module.exports = grammar({
  name: "pto",

  extras: ($) => [/[ \t\r]/, $.comment],

  rules: {
    source_file: ($) => lines($),

    _newline: (_) => "\n",
    _end: ($) => choice($._newline, ";"),
    comment: (_) => token(choice(seq("//", /[^\n]*/), seq("--", /[ \t][^\n]*/), seq("#", /[ \t][^\n]*/))),

    _statement: ($) => choice($.operation, $.alias_definition, $.block_label, $.label, $.resources),

    operation: ($) =>
      prec.right(
        seq(optional($.label), optional($.results), field("name", $._operation_name), repeat($._part)),
      ),
    _operation_name: ($) => choice($.string, $.dotted_name, $.name, $.directive),
    directive: (_) => token(seq(".", /[A-Za-z_][A-Za-z0-9_$]*/)),
    label: (_) => token(seq(/[A-Za-z_][A-Za-z0-9_$]*/, ":")),
    results: ($) => seq($._result, repeat(seq(",", repeat($._newline), $._result)), "=", repeat($._newline)),
    _result: ($) => seq($.value, optional(seq(":", $.number))),

    alias_definition: ($) =>
      prec.right(seq(field("name", choice($.type_name, $.attribute_name)), "=", repeat($._newline), repeat1($._part))),

    // `^body(%x: i32):`
    block_label: ($) => prec.right(seq($.block, optional($.parentheses), ":")),

    // `{-# dialect_resources: {..} #-}`
    resources: (_) => /\{-#([^#]|#[^-]|#-[^}])*#-\}/,

    _part: ($) =>
      choice(
        $.value,
        $.number,
        $.shape,
        $.string,
        $.symbol,
        $.block,
        $.type_name,
        $.attribute_name,
        $.dotted_name,
        $.name,
        $.parentheses,
        $.brackets,
        $.angles,
        $.region,
        $.dictionary,
        $._continued,
        $.punctuation,
      ),

    // These may open in a line that goes on with the statement of the line before.
    parentheses: ($) => seq(choice("(", $._next_parenthesis), inside($), ")"),
    brackets: ($) => seq("[", inside($), "]"),
    // In assembly of GPUs, `<8;8,1>` is a region.
    angles: ($) => seq("<", repeat(choice($._part, $._newline, ";")), ">"),
    // Statements start in the line after the brace; attributes in that of the brace.
    region: ($) => seq(choice("{", $._next_brace), $._newline, lines($), "}"),
    dictionary: ($) => seq(choice("{", $._next_brace), optional(seq($._part, inside($))), "}"),

    // A line that ends with one of these goes on in the next; one that starts with the types belongs to that before.
    _continued: ($) => prec.right(seq(choice(",", ":", "=", "->", $._types), repeat($._newline))),
    _types: (_) => /\n[ \t\r\n]*(:|->)/,
    _next_parenthesis: (_) => /\n[ \t\r\n]*\(/,
    // `(!P1) jmp`: in assembly of GPUs a line that starts with a predicate is a statement.
    _next_predicate: (_) => /\n[ \t\r\n]*\(!?[Pp][A-Za-z0-9_]*(\.[a-z0-9]+)?\)/,
    // As above, after a `;`.
    _predicate: (_) => /\(!?[Pp][A-Za-z0-9_]*(\.[a-z0-9]+)?\)/,
    _next_brace: (_) => /\n[ \t\r\n]*\{/,
    punctuation: (_) => choice("::", "...", "?", "+", "*", "|", "/", "-", "#", "~", "&", ">=", "<=", "=="),

    value: (_) => /%[A-Za-z0-9_$.]+(-[A-Za-z0-9_$.]+)*(#[0-9]+)?/,
    symbol: (_) => /@([A-Za-z0-9_$.]+|"([^"\\\n]|\\.)*")/,
    block: (_) => /\^[A-Za-z0-9_$.]+/,
    type_name: (_) => /![A-Za-z_][A-Za-z0-9_$.]*/,
    attribute_name: (_) => /#[A-Za-z_][A-Za-z0-9_$.]*/,
    string: (_) => /"([^"\\\n]|\\.)*"/,
    number: (_) => /-?(0x[0-9A-Fa-f]+|[0-9]+(\.[0-9]*([eE][-+]?[0-9]+)?|[eE][-+]?[0-9]+)?)/,
    // `16x64xf32`, `?x4`, and `4x` before a type of a dialect. `0x10` is a number.
    shape: (_) => /([1-9][0-9]*|\?|\*)x(([0-9]+|\?)x)*([0-9]+|\?|[A-Za-z_][A-Za-z0-9_]*)?/,
    // The name of an operation, or of an attribute.
    dotted_name: (_) => /[A-Za-z_][A-Za-z0-9_$]*(\.[A-Za-z_0-9][A-Za-z0-9_$]*)+/,
    name: (_) => /[A-Za-z_][A-Za-z0-9_$]*/,
  },
});
