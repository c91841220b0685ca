//! The messages between the editor, MLIR's server in a child process, and the thread that checks texts.

use crate::{Options, complete, describe, message, publish};
use pto_driver::{input, invocation};
use serde_json::{Value, json};
use std::{
    collections::BTreeMap,
    io::{self, BufReader},
    process::{Child, ChildStdin, ChildStdout, Stdio},
    sync::{
        Arc, Condvar, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread,
};

/// Times that MLIR's server is started again.
const RESTARTS: usize = 20;
/// Stack of the thread that checks texts: as that of the tools.
const STACK: usize = 1 << 30;
/// The id of the request that starts MLIR's server again: the editor gets no answer to it.
const AGAIN: &str = "pto-lsp/again";
/// The code of an error of the server, as JSON-RPC has it.
const INTERNAL_ERROR: i64 = -32603;

/// A text that the editor has opened.
struct Document {
    version: Value,
    text: Arc<str>,
    /// It has changed since it was checked.
    unchecked: bool,
    /// What MLIR's server has of it.
    inner: Inner,
}

/// What MLIR's server has of a text. It gets one when a request needs it, so that it does not parse each version of a long one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Inner {
    Nothing,
    Older,
    This,
}

/// A request that MLIR's server has not answered.
struct Pending {
    id: Value,
    method: String,
    /// For hover: the place of a word, and what the instruction table says of it.
    described: Option<(Value, String)>,
}

/// MLIR's server.
#[derive(Default)]
struct Server {
    child: Option<Child>,
    stdin: Option<ChildStdin>,
    /// The parameters of the request that starts it.
    initialize: Option<Value>,
    /// The document that it got last.
    last: Option<String>,
}

#[derive(Default)]
struct State {
    documents: Mutex<BTreeMap<String, Document>>,
    changed: Condvar,
    pending: Mutex<BTreeMap<String, Pending>>,
    server: Mutex<Server>,
    ending: AtomicBool,
    output: Mutex<()>,
}

/// A lock, also after a panic of a thread that had it.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Serves until the editor ends it; gives the exit status.
pub(crate) fn run(options: Options, inner: &[String]) -> u8 {
    let state = Arc::new(State::default());
    let failed = |error: io::Error| {
        diag::say(&format!("error: cannot start the language server of MLIR: {error}\n"));
        1
    };
    let stdout = match start(&state, inner) {
        Ok(stdout) => stdout,
        Err(error) => return failed(error),
    };
    let (pumping, checking) = (Arc::clone(&state), Arc::clone(&state));
    let inner = inner.to_vec();
    let pump = thread::Builder::new().spawn(move || pump(&pumping, stdout, &inner));
    let checker = thread::Builder::new().stack_size(STACK).spawn(move || check(&checking, options));
    let threads = match (pump, checker) {
        (Ok(pump), Ok(_)) => pump,
        (Err(error), _) | (_, Err(error)) => return failed(error),
    };
    let orderly = receive(&state);
    state.ending.store(true, Ordering::SeqCst);
    {
        let mut server = lock(&state.server);
        if let Some(child) = &mut server.child {
            // It holds nothing that would have to be saved. At the end of its input, it would report an error.
            let _ = child.kill();
            let _ = child.wait();
        }
        server.stdin = None;
    }
    let _ = threads.join();
    u8::from(!orderly)
}

impl State {
    /// Sends a message to the editor.
    fn send(&self, body: &[u8]) {
        let _guard = lock(&self.output);
        // An editor that is gone closes the input too, which ends this process.
        let _ = message::write(&mut io::stdout().lock(), body);
    }

    /// Sends a message to MLIR's server. Where it has ended, the thread that reads from it starts it again.
    fn forward(&self, body: &[u8]) {
        if let Some(stdin) = &mut lock(&self.server).stdin {
            let _ = message::write(stdin, body);
        }
    }

    /// Sends a text to MLIR's server where it has another one, without what its parser does not survive.
    fn forward_text(&self, uri: &str) {
        let (inner, version, text) = {
            let mut documents = lock(&self.documents);
            let Some(document) = documents.get_mut(uri) else { return };
            let inner = std::mem::replace(&mut document.inner, Inner::This);
            (inner, document.version.clone(), Arc::clone(&document.text))
        };
        let text = if is_safe(&text) { &text } else { "" };
        let (method, params) = match inner {
            Inner::This => return,
            Inner::Nothing => {
                let document = json!({ "uri": uri, "languageId": "mlir", "version": version, "text": text });
                ("textDocument/didOpen", json!({ "textDocument": document }))
            }
            Inner::Older => {
                let document = json!({ "uri": uri, "version": version });
                ("textDocument/didChange", json!({ "textDocument": document, "contentChanges": [{ "text": text }] }))
            }
        };
        lock(&self.server).last = Some(uri.to_owned());
        self.forward(&message::notification(method, &params));
    }
}

fn is_safe(text: &str) -> bool {
    let mut sources = diag::Sources::new();
    let file = sources.add("", text);
    input::scan(&sources, file, 0..text.len()).refused.is_empty()
}

//===-- From the editor ----------------------------------------------------------------------------------------===//

/// Reads what the editor sends until it ends the server; whether it has asked for that first.
fn receive(state: &State) -> bool {
    let mut input = BufReader::new(io::stdin());
    let mut orderly = false;
    loop {
        let body = match message::read(&mut input) {
            Ok(Some(body)) => body,
            Ok(None) => return orderly,
            Err(error) => {
                diag::say(&format!("error: cannot read the messages of the editor: {error}\n"));
                return false;
            }
        };
        let Ok(value) = serde_json::from_slice::<Value>(&body) else {
            state.send(&message::failure(&Value::Null, -32700, "expected JSON"));
            continue;
        };
        let method = value.get("method").and_then(Value::as_str).unwrap_or_default();
        match (method, value.get("id")) {
            ("exit", _) => return orderly,
            ("shutdown", Some(id)) => {
                orderly = true;
                state.send(&message::response(id, &Value::Null));
            }
            ("", _) => state.forward(&body),
            (_, Some(id)) => request(state, method, id, &value, &body),
            (_, None) => notification(state, method, value.get("params").unwrap_or(&Value::Null), &body),
        }
    }
}

/// A request: MLIR's server answers it, except for completions that follow from the text and the instruction table.
fn request(state: &State, method: &str, id: &Value, value: &Value, body: &[u8]) {
    let params = value.get("params").unwrap_or(&Value::Null);
    if method == "initialize" {
        lock(&state.server).initialize = Some(params.clone());
    }
    if method == "textDocument/completion"
        && let Some(list) = document(state, params).and_then(|text| complete::at(&text, params.get("position")?))
    {
        state.send(&message::response(id, &list));
        return;
    }
    let described = (method == "textDocument/hover").then(|| described(state, params)).flatten();
    let pending = Pending { id: id.clone(), method: method.to_owned(), described };
    if lock(&state.server).stdin.is_none() {
        state.send(&unanswered(&pending));
        return;
    }
    if let Some(uri) = params.pointer("/textDocument/uri").and_then(Value::as_str) {
        state.forward_text(uri);
    }
    lock(&state.pending).insert(id.to_string(), pending);
    state.forward(body);
}

/// The text that a request is about.
fn document(state: &State, params: &Value) -> Option<Arc<str>> {
    let uri = params.pointer("/textDocument/uri")?.as_str()?;
    Some(Arc::clone(&lock(&state.documents).get(uri)?.text))
}

fn described(state: &State, params: &Value) -> Option<(Value, String)> {
    describe::at(&document(state, params)?, params.get("position")?)
}

fn notification(state: &State, method: &str, params: &Value, body: &[u8]) {
    let uri = params.pointer("/textDocument/uri").and_then(Value::as_str).unwrap_or_default();
    let version = params.pointer("/textDocument/version").cloned().unwrap_or_default();
    let text = match method {
        "textDocument/didOpen" => params.pointer("/textDocument/text").and_then(Value::as_str),
        // The server asks for whole texts; of several, the last one counts.
        "textDocument/didChange" => params
            .get("contentChanges")
            .and_then(Value::as_array)
            .and_then(|changes| changes.last()?.get("text")?.as_str()),
        "textDocument/didClose" => {
            let closed = lock(&state.documents).remove(uri);
            if closed.is_some_and(|document| document.inner != Inner::Nothing) {
                state.forward(body);
            }
            let params = json!({ "uri": uri, "diagnostics": [] });
            state.send(&message::notification("textDocument/publishDiagnostics", &params));
            return;
        }
        _ => {
            state.forward(body);
            return;
        }
    };
    let Some(text) = text else { return };
    let mut documents = lock(&state.documents);
    let known = documents.get(uri).is_some_and(|document| document.inner != Inner::Nothing);
    let inner = if known { Inner::Older } else { Inner::Nothing };
    let document = Document { version, text: Arc::from(text), unchecked: true, inner };
    documents.insert(uri.to_owned(), document);
    state.changed.notify_one();
}

//===-- From MLIR's server -------------------------------------------------------------------------------------===//

/// Starts MLIR's server; gives what it writes.
fn start(state: &State, inner: &[String]) -> io::Result<ChildStdout> {
    let mut child = invocation::again()?.args(inner).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let stdout = child.stdout.take().ok_or_else(|| io::Error::other("it has no output"))?;
    let mut server = lock(&state.server);
    server.stdin = child.stdin.take();
    server.child = Some(child);
    Ok(stdout)
}

/// Hands on what MLIR's server sends, and starts it again where it ends by itself.
fn pump(state: &State, stdout: ChildStdout, inner: &[String]) {
    let mut output = BufReader::new(stdout);
    for restart in 0.. {
        while let Ok(Some(body)) = message::read(&mut output) {
            from_server(state, &body);
        }
        if state.ending.load(Ordering::SeqCst) {
            return;
        }
        let status = {
            let mut server = lock(&state.server);
            server.stdin = None;
            server.child.take().and_then(|mut child| child.wait().ok())
        };
        let status = status.map_or(String::new(), |status| format!(" ({status})"));
        for pending in std::mem::take(&mut *lock(&state.pending)).into_values() {
            state.send(&unanswered(&pending));
        }
        if restart >= RESTARTS {
            diag::say(&format!("error: the language server of MLIR has ended{status} {RESTARTS} times\n"));
            return;
        }
        diag::say(&format!("warning: the language server of MLIR has ended{status}; it is started again\n"));
        match start(state, inner) {
            Ok(stdout) => output = BufReader::new(stdout),
            Err(error) => {
                diag::say(&format!("error: cannot start the language server of MLIR: {error}\n"));
                return;
            }
        }
        reopen(state);
    }
}

/// Starts a new server as the old one was. It gets texts when requests need them, except for the one that the old one got last.
fn reopen(state: &State) {
    let (initialize, last) = {
        let mut server = lock(&state.server);
        (server.initialize.clone(), server.last.take())
    };
    for (uri, document) in &mut *lock(&state.documents) {
        document.inner = if Some(uri) == last.as_ref() { Inner::This } else { Inner::Nothing };
    }
    let Some(initialize) = initialize else { return };
    let request = json!({ "jsonrpc": "2.0", "id": AGAIN, "method": "initialize", "params": initialize });
    state.forward(request.to_string().as_bytes());
    state.forward(&message::notification("initialized", &json!({})));
}

/// The answer to a request that MLIR's server has not answered.
fn unanswered(pending: &Pending) -> Vec<u8> {
    match &pending.described {
        Some((range, page)) => message::response(&pending.id, &hover(range, page)),
        None => message::failure(&pending.id, INTERNAL_ERROR, "the language server of MLIR has ended"),
    }
}

fn hover(range: &Value, page: &str) -> Value {
    json!({ "contents": { "kind": "markdown", "value": page }, "range": range })
}

/// A message of MLIR's server. Its diagnostics stop at the first error: those of [`publish`] take their place.
fn from_server(state: &State, body: &[u8]) {
    let Ok(mut value) = serde_json::from_slice::<Value>(body) else { return };
    if value.get("method").and_then(Value::as_str) == Some("textDocument/publishDiagnostics") {
        return;
    }
    let Some(id) = value.get("id").filter(|_| value.get("method").is_none()) else {
        state.send(body);
        return;
    };
    if id == AGAIN {
        return;
    }
    let Some(pending) = lock(&state.pending).remove(&id.to_string()) else { return };
    let Some(result) = value.get_mut("result") else {
        state.send(&if pending.described.is_some() { unanswered(&pending) } else { body.to_vec() });
        return;
    };
    if pending.method == "initialize"
        && let Some(result) = result.as_object_mut()
    {
        result.insert("serverInfo".to_owned(), json!({ "name": "pto-lsp", "version": env!("CARGO_PKG_VERSION") }));
    }
    if let Some((range, page)) = &pending.described {
        let found = result.pointer("/contents/value").and_then(Value::as_str);
        let page = found.map_or_else(|| page.clone(), |found| format!("{page}\n---\n\n{found}"));
        *result = hover(range, &page);
    }
    state.send(value.to_string().as_bytes());
}

//===-- Diagnostics --------------------------------------------------------------------------------------------===//

/// Checks texts that have changed, as they are when it comes to them.
fn check(state: &State, options: Options) {
    loop {
        let (uri, version, text) = next(state);
        let diagnostics = publish::diagnostics(&uri, &text, options);
        // What is outdated is not shown: the newer text is next.
        let documents = lock(&state.documents);
        if documents.get(&uri).is_some_and(|document| !document.unchecked) {
            let params = json!({ "uri": uri, "version": version, "diagnostics": diagnostics });
            state.send(&message::notification("textDocument/publishDiagnostics", &params));
        }
    }
}

/// Waits for a text that has changed.
fn next(state: &State) -> (String, Value, Arc<str>) {
    let mut documents = lock(&state.documents);
    loop {
        if let Some((uri, document)) = documents.iter_mut().find(|(_, document)| document.unchecked) {
            document.unchecked = false;
            return (uri.clone(), document.version.clone(), Arc::clone(&document.text));
        }
        documents = state.changed.wait(documents).unwrap_or_else(PoisonError::into_inner);
    }
}
