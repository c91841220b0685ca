//! Answers requests without MLIR's server: at once, or on the worker thread if they may take longer.

use crate::{
    Options, actions, complete, describe,
    document::Form,
    hints::{self, Hint},
    indent, message, names, publish, signature, symbols, tokens,
};
use diag::Diagnostic;
use serde_json::{Value, json};
use std::{ops::Range, path::PathBuf, sync::Arc};

/// Error codes of JSON-RPC and the protocol.
const INVALID_PARAMS: i64 = -32602;
const REQUEST_FAILED: i64 = -32803;

/// Returns the capabilities that the server adds to those of MLIR's server; equal keys replace those.
pub(crate) fn capabilities() -> Value {
    json!({
        "positionEncoding": "utf-16",
        "textDocumentSync": { "openClose": true, "change": 2, "save": false },
        "codeActionProvider": { "codeActionKinds": ["quickfix", "source.fixAll"] },
        "completionProvider": { "triggerCharacters": [".", "%", "!", "#", "@", "^"] },
        "definitionProvider": true,
        "documentFormattingProvider": true,
        "documentSymbolProvider": true,
        "hoverProvider": true,
        "inlayHintProvider": true,
        "referencesProvider": true,
        "renameProvider": { "prepareProvider": true },
        "semanticTokensProvider": { "legend": tokens::legend(), "full": true, "range": true },
        "signatureHelpProvider": { "triggerCharacters": ["(", ",", " "] },
        "workspaceSymbolProvider": true,
    })
}

/// Answers a request that needs only a quick look at the text; `None` if the worker thread or the child process
/// answers.
pub(crate) fn at_once(method: &str, uri: &str, text: &str, params: &Value) -> Option<Value> {
    let position = params.get("position");
    match method {
        "textDocument/completion" => match complete::at(text, position?) {
            None if Form::of(uri, text) != Form::Mlir => Some(Value::Null),
            found => found,
        },
        "textDocument/hover" if Form::of(uri, text) != Form::Mlir => {
            let found = describe::at(text, position?);
            Some(found.map_or(Value::Null, |(range, page)| describe::hover(&range, &page)))
        }
        "textDocument/signatureHelp" => Some(signature::at(text, position?).unwrap_or_default()),
        "textDocument/documentSymbol" => Some(symbols::tree(uri, text)),
        "textDocument/prepareRename" => {
            let at = names::value_at(text, message::offset(text, position?)?);
            let range =
                at.filter(|_| Form::of(uri, text) != Form::Gpu).map(|range| message::Lines::new(text).range(range));
            Some(range.unwrap_or_default())
        }
        _ => None,
    }
}

/// A text at the time of a request, and its diagnostics if they are known.
pub(crate) struct Snapshot {
    pub(crate) uri: String,
    pub(crate) version: Value,
    pub(crate) text: Arc<str>,
    pub(crate) found: Option<Arc<Vec<Diagnostic>>>,
}

/// A request that the worker thread answers.
pub(crate) struct Job {
    pub(crate) id: Value,
    pub(crate) method: String,
    pub(crate) params: Value,
    /// The document of the request, or all open documents.
    pub(crate) documents: Vec<Snapshot>,
    pub(crate) folders: Vec<PathBuf>,
}

/// Checks whether the worker thread answers a method for texts of this form.
pub(crate) fn is_job(method: &str, form: Form) -> bool {
    match method {
        "textDocument/codeAction"
        | "textDocument/formatting"
        | "textDocument/inlayHint"
        | "textDocument/semanticTokens/full"
        | "textDocument/semanticTokens/range" => true,
        "textDocument/definition" | "textDocument/references" | "textDocument/rename" => form != Form::Mlir,
        _ => false,
    }
}

/// Caches the hints of the last text: an editor requests the hints of each visible part.
#[derive(Default)]
pub(crate) struct Memory {
    hints: Option<(Arc<str>, Vec<Hint>)>,
}

impl Memory {
    /// Returns the message that answers a request.
    pub(crate) fn answer(&mut self, job: &Job, options: Options) -> Vec<u8> {
        if job.method == "workspace/symbol" {
            let query = job.params.get("query").and_then(Value::as_str).unwrap_or_default();
            let documents: Vec<(String, &str)> =
                job.documents.iter().map(|document| (document.uri.clone(), &*document.text)).collect();
            return message::response(&job.id, &symbols::workspace(&documents, &job.folders, query));
        }
        let Some(document) = job.documents.first() else { return message::response(&job.id, &Value::Null) };
        let (uri, text) = (document.uri.as_str(), &*document.text);
        let (options, _) = options.of(uri);
        let position = job.params.get("position").unwrap_or(&Value::Null);
        let result = match job.method.as_str() {
            "textDocument/codeAction" => Ok(Value::from(code_actions(job, document, options))),
            "textDocument/semanticTokens/full" => Ok(tokens::json(uri, text, None)),
            "textDocument/semanticTokens/range" => Ok(tokens::json(uri, text, range(&job.params, text))),
            "textDocument/inlayHint" => Ok(self.hints(job, document, options)),
            "textDocument/formatting" => {
                indent::edits(uri, text, options).map(Value::from).map_err(|message| (REQUEST_FAILED, message))
            }
            "textDocument/definition" => {
                let found = names::at(uri, text, position, options);
                Ok(names::locations(uri, text, found.get(..1).unwrap_or_default()))
            }
            "textDocument/references" => {
                let found = names::at(uri, text, position, options);
                let declared = job.params.pointer("/context/includeDeclaration") == Some(&json!(true));
                let skipped = if declared { 0 } else { 1.min(found.len()) };
                Ok(names::locations(uri, text, &found[skipped..]))
            }
            "textDocument/rename" => renamed(job, document, options),
            _ => Ok(Value::Null),
        };
        match result {
            Ok(result) => message::response(&job.id, &result),
            Err((code, message)) => message::failure(&job.id, code, &message),
        }
    }

    fn hints(&mut self, job: &Job, document: &Snapshot, options: Options) -> Value {
        let Some(range) = range(&job.params, &document.text) else { return Value::Null };
        let hints = match self.hints.take().filter(|(text, _)| *text == document.text) {
            Some((_, hints)) => hints,
            None => hints::of(&document.uri, &document.text, options),
        };
        let shown = hints::json(&hints, &document.text, &range);
        self.hints = Some((Arc::clone(&document.text), hints));
        shown
    }
}

fn renamed(job: &Job, document: &Snapshot, options: Options) -> Result<Value, (i64, String)> {
    let (uri, text) = (document.uri.as_str(), &*document.text);
    let position = job.params.get("position").unwrap_or(&Value::Null);
    let name = job.params.get("newName").and_then(Value::as_str).unwrap_or_default();
    if Form::of(uri, text) == Form::Gpu {
        return Err((REQUEST_FAILED, "names of assembly for GPUs cannot be changed".to_owned()));
    }
    let new = names::new_name(uri, text, position, name).map_err(|message| (INVALID_PARAMS, message))?;
    let found = names::at(uri, text, position, options);
    if found.is_empty() {
        return Err((REQUEST_FAILED, "the text has errors: values can be renamed after they are repaired".to_owned()));
    }
    Ok(names::renamed(uri, text, found.iter().map(|mention| mention.range.start), &new))
}

fn code_actions(job: &Job, document: &Snapshot, options: Options) -> Vec<Value> {
    let (uri, text) = (document.uri.as_str(), &*document.text);
    let Some(range) = range(&job.params, text) else { return Vec::new() };
    let diagnose = |text: &str| publish::found(uri, text, options);
    let found = document.found.clone().unwrap_or_else(|| Arc::new(diagnose(text)));
    let only = job.params.pointer("/context/only").and_then(Value::as_array);
    let only: Vec<&str> = only.into_iter().flatten().filter_map(Value::as_str).collect();
    let checked = actions::Checked { uri, version: &document.version, text, found: &found, diagnose: &diagnose };
    actions::of(&checked, &range, &only)
}

/// Converts the range of a request to bytes.
fn range(params: &Value, text: &str) -> Option<Range<usize>> {
    let offset = |pointer: &str| {
        let position = params.pointer(pointer)?;
        position.get("line")?.as_u64()?;
        Some(message::offset(text, position).unwrap_or(text.len()))
    };
    let (start, end) = (offset("/range/start")?, offset("/range/end")?);
    Some(start..end.max(start))
}
