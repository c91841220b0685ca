//! Passes messages between the editor, MLIR's server in a child process, and the threads that check texts and answer
//! requests.

use crate::{
    Options,
    answers::{self, Job, Memory, Snapshot},
    describe,
    document::{self, Form},
    message, names, publish, symbols,
};
use diag::Diagnostic;
use pto_driver::{input, invocation};
use serde_json::{Value, json};
use std::{
    collections::{BTreeMap, VecDeque},
    io::{self, BufReader, Write as _},
    path::PathBuf,
    process::{Child, ChildStdin, ChildStdout, Stdio},
    sync::{
        Arc, Condvar, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread,
};

/// Most restarts of MLIR's server.
const RESTARTS: usize = 20;
/// Stack size in bytes of the thread that checks texts, the same as in the tools.
const STACK: usize = 1 << 30;
/// Id of the request that initializes a restarted MLIR server; the editor receives no answer to it.
const AGAIN: &str = "pto-lsp/again";
/// JSON-RPC code of an internal error.
const INTERNAL_ERROR: i64 = -32603;
/// Code of a request that the editor has cancelled.
const CANCELLED: i64 = -32800;
/// Code of a request with invalid parameters.
const INVALID_PARAMS: i64 = -32602;

/// A document that the editor has opened.
struct Document {
    version: Value,
    text: Arc<str>,
    /// Whether it has changed since the last check.
    unchecked: bool,
    /// The version that MLIR's server has.
    inner: Inner,
    /// The diagnostics of this text.
    found: Option<Arc<Vec<Diagnostic>>>,
}

/// The version of a text that MLIR's server has. It receives a text when a request needs it, so that it does not parse
/// each version of a long text.
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
    /// For hover: the range of a word, and its description from the instruction table.
    described: Option<(Value, String)>,
    /// For renaming: the document, its text, and the new name.
    renamed: Option<(String, Arc<str>, String)>,
}

/// MLIR's server.
#[derive(Default)]
struct Server {
    child: Option<Child>,
    stdin: Option<ChildStdin>,
    /// The parameters of the request that initializes it.
    initialize: Option<Value>,
    /// The document that it received last.
    last: Option<String>,
}

#[derive(Default)]
struct State {
    documents: Mutex<BTreeMap<String, Document>>,
    changed: Condvar,
    pending: Mutex<BTreeMap<String, Pending>>,
    /// Requests that wait for the worker thread.
    jobs: Mutex<VecDeque<Job>>,
    queued: Condvar,
    /// The id of the request that the worker thread is answering, and whether it is cancelled.
    current: Mutex<Option<(Value, bool)>>,
    /// The folders that the editor has opened.
    folders: Mutex<Vec<PathBuf>>,
    server: Mutex<Server>,
    ending: AtomicBool,
    output: Mutex<()>,
}

/// Locks a mutex, even if a thread panicked while it held the lock.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Serves until the editor ends the session, and ends the process. Returns the exit status if the server cannot start.
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
    let (pumping, checking, working) = (Arc::clone(&state), Arc::clone(&state), Arc::clone(&state));
    let inner = inner.to_vec();
    let pump = thread::Builder::new().spawn(move || pump(&pumping, stdout, &inner));
    let checker = thread::Builder::new().stack_size(STACK).spawn(move || check(&checking, options));
    let worker = thread::Builder::new().stack_size(STACK).spawn(move || work(&working, options));
    let threads = match (pump, checker, worker) {
        (Ok(pump), Ok(_), Ok(_)) => pump,
        (Err(error), _, _) | (_, Err(error), _) | (_, _, Err(error)) => return failed(error),
    };
    let orderly = receive(&state);
    state.ending.store(true, Ordering::SeqCst);
    {
        let mut server = lock(&state.server);
        if let Some(child) = &mut server.child {
            // The child has no state to save. At the end of its input it would report an error.
            let _ = child.kill();
            let _ = child.wait();
        }
        server.stdin = None;
    }
    let _ = threads.join();
    end(&state, u8::from(!orderly))
}

/// Ends the process at once: the threads that check and answer may be inside of MLIR, which static destructors would take apart
/// while it runs.
fn end(state: &State, status: u8) -> ! {
    let _guard = lock(&state.output);
    let _ = io::stdout().flush();
    signal_hook::low_level::exit(status.into())
}

impl State {
    /// Sends a message to the editor.
    fn send(&self, body: &[u8]) {
        let _guard = lock(&self.output);
        // An editor that has exited also closes the input, which ends this process.
        let _ = message::write(&mut io::stdout().lock(), body);
    }

    /// Sends a message to MLIR's server. If the server has ended, the thread that reads its output restarts it.
    fn forward(&self, body: &[u8]) {
        if let Some(stdin) = &mut lock(&self.server).stdin {
            let _ = message::write(stdin, body);
        }
    }

    /// Sends a text to MLIR's server if the server has another version; an empty one if the text could crash its
    /// parser.
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

/// Reads messages of the editor until it ends the server; returns whether it sent `shutdown` before.
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

/// Dispatches a request: answers it, queues it for the worker thread, or forwards it to MLIR's server.
fn request(state: &State, method: &str, id: &Value, value: &Value, body: &[u8]) {
    let params = value.get("params").unwrap_or(&Value::Null);
    if method == "initialize" {
        lock(&state.server).initialize = Some(params.clone());
        *lock(&state.folders) = folders(params);
    }
    let uri = params.pointer("/textDocument/uri").and_then(Value::as_str).unwrap_or_default();
    let text = document(state, params);
    if let Some(text) = &text {
        if let Some(result) = answers::at_once(method, uri, text, params) {
            state.send(&message::response(id, &result));
            return;
        }
        if answers::is_job(method, Form::of(uri, text)) {
            state.queue(id, method, params, Some(uri));
            return;
        }
    }
    if method == "workspace/symbol" {
        state.queue(id, method, params, None);
        return;
    }
    let described = text.as_ref().filter(|_| method == "textDocument/hover");
    let described = described.and_then(|text| describe::at(text, params.get("position")?));
    let mut pending = Pending { id: id.clone(), method: method.to_owned(), described, renamed: None };
    if lock(&state.server).stdin.is_none() {
        state.send(&unanswered(&pending));
        return;
    }
    state.forward_text(uri);
    if let (Some(text), "textDocument/rename") = (text, method) {
        let name = params.get("newName").and_then(Value::as_str).unwrap_or_default();
        let new = match names::new_name(uri, &text, params.get("position").unwrap_or(&Value::Null), name) {
            Ok(new) => new,
            Err(message) => {
                state.send(&message::failure(id, INVALID_PARAMS, &message));
                return;
            }
        };
        // MLIR's server finds references, but cannot rename.
        pending.renamed = Some((uri.to_owned(), text, new));
        let mut asked = value.clone();
        asked["method"] = json!("textDocument/references");
        asked["params"]["context"] = json!({ "includeDeclaration": true });
        lock(&state.pending).insert(id.to_string(), pending);
        state.forward(asked.to_string().as_bytes());
        return;
    }
    lock(&state.pending).insert(id.to_string(), pending);
    state.forward(body);
}

/// Returns the folders that the editor names when it starts.
fn folders(params: &Value) -> Vec<PathBuf> {
    let list = params.get("workspaceFolders").and_then(Value::as_array);
    let mut uris: Vec<&str> = list.into_iter().flatten().filter_map(|folder| folder.get("uri")?.as_str()).collect();
    if uris.is_empty() {
        uris.extend(params.get("rootUri").and_then(Value::as_str));
    }
    uris.into_iter().filter_map(symbols::path).collect()
}

/// Returns the text of the document of a request.
fn document(state: &State, params: &Value) -> Option<Arc<str>> {
    let uri = params.pointer("/textDocument/uri")?.as_str()?;
    Some(Arc::clone(&lock(&state.documents).get(uri)?.text))
}

/// Answers a cancelled request, in whichever queue it waits.
fn cancel(state: &State, id: &Value) {
    let pending = lock(&state.pending).remove(&id.to_string()).is_some();
    let queued = {
        let mut jobs = lock(&state.jobs);
        let before = jobs.len();
        jobs.retain(|job| job.id != *id);
        jobs.len() < before
    };
    if let Some((_, cancelled)) = lock(&state.current).as_mut().filter(|(current, _)| current == id) {
        *cancelled = true;
    }
    if pending || queued {
        state.send(&message::failure(id, CANCELLED, "the request is cancelled"));
    }
}

//===-- Requests that take longer ------------------------------------------------------------------------------===//

impl State {
    /// Queues a request for the worker thread: about one document, or about all.
    fn queue(&self, id: &Value, method: &str, params: &Value, uri: Option<&str>) {
        let snapshot = |(uri, document): (&String, &Document)| Snapshot {
            uri: uri.clone(),
            version: document.version.clone(),
            text: Arc::clone(&document.text),
            found: document.found.clone(),
        };
        let documents = {
            let documents = lock(&self.documents);
            let wanted = documents.iter().filter(|(name, _)| uri.is_none_or(|uri| uri == *name));
            wanted.map(snapshot).collect()
        };
        let folders = lock(&self.folders).clone();
        let job = Job { id: id.clone(), method: method.to_owned(), params: params.clone(), documents, folders };
        lock(&self.jobs).push_back(job);
        self.queued.notify_one();
    }

    fn next_job(&self) -> Job {
        let mut jobs = lock(&self.jobs);
        loop {
            if let Some(job) = jobs.pop_front() {
                *lock(&self.current) = Some((job.id.clone(), false));
                return job;
            }
            jobs = self.queued.wait(jobs).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// Answers queued requests in their order.
fn work(state: &State, options: Options) {
    let mut memory = Memory::default();
    loop {
        let job = state.next_job();
        let answer = memory.answer(&job, options);
        let cancelled = lock(&state.current).take().is_some_and(|(_, cancelled)| cancelled);
        if cancelled {
            state.send(&message::failure(&job.id, CANCELLED, "the request is cancelled"));
        } else {
            state.send(&answer);
        }
    }
}

fn notification(state: &State, method: &str, params: &Value, body: &[u8]) {
    let uri = params.pointer("/textDocument/uri").and_then(Value::as_str).unwrap_or_default();
    let version = params.pointer("/textDocument/version").cloned().unwrap_or_default();
    let changed;
    let text = match method {
        "textDocument/didOpen" => params.pointer("/textDocument/text").and_then(Value::as_str),
        "textDocument/didChange" => {
            let before = document(state, params).unwrap_or_default();
            let changes = params.get("contentChanges").and_then(Value::as_array);
            changed = changes.and_then(|changes| document::changed(&before, changes));
            changed.as_deref()
        }
        "$/cancelRequest" => {
            cancel(state, params.get("id").unwrap_or(&Value::Null));
            return;
        }
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
    let document = Document { version, text: Arc::from(text), unchecked: true, inner, found: None };
    documents.insert(uri.to_owned(), document);
    state.changed.notify_one();
}

//===-- From MLIR's server -------------------------------------------------------------------------------------===//

/// Starts MLIR's server; returns its output.
fn start(state: &State, inner: &[String]) -> io::Result<ChildStdout> {
    let mut child = invocation::again()?.args(inner).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let stdout = child.stdout.take().ok_or_else(|| io::Error::other("it has no output"))?;
    let mut server = lock(&state.server);
    server.stdin = child.stdin.take();
    server.child = Some(child);
    Ok(stdout)
}

/// Passes on the messages of MLIR's server, and restarts it if it ends by itself.
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

/// Initializes a new server like the old one. It receives texts when requests need them, except for the last text of
/// the old one.
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

/// Returns the answer to a request that MLIR's server failed to answer.
fn unanswered(pending: &Pending) -> Vec<u8> {
    match &pending.described {
        Some((range, page)) => message::response(&pending.id, &describe::hover(range, page)),
        None => message::failure(&pending.id, INTERNAL_ERROR, "the language server of MLIR has ended"),
    }
}

/// Passes on a message of MLIR's server, except for its diagnostics, which stop at the first error: [`publish`]
/// replaces them.
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
        let known = result.entry("capabilities").or_insert_with(|| json!({}));
        if let (Some(known), Value::Object(own)) = (known.as_object_mut(), answers::capabilities()) {
            known.extend(own);
        }
        result.insert("serverInfo".to_owned(), json!({ "name": "pto-lsp", "version": env!("CARGO_PKG_VERSION") }));
    }
    if let Some((uri, text, new)) = &pending.renamed {
        if result.as_array().is_none_or(Vec::is_empty) {
            let message = "the value is not known: a text with errors is repaired first";
            state.send(&message::failure(&pending.id, INVALID_PARAMS, message));
            return;
        }
        *result = names::renamed_references(uri, text, result, new);
    }
    if let Some((range, page)) = &pending.described {
        let found = result.pointer("/contents/value").and_then(Value::as_str);
        let page = found.map_or_else(|| page.clone(), |found| format!("{page}\n---\n\n{found}"));
        *result = describe::hover(range, &page);
    }
    state.send(value.to_string().as_bytes());
}

//===-- Diagnostics --------------------------------------------------------------------------------------------===//

/// Checks changed texts in their newest version.
fn check(state: &State, options: Options) {
    loop {
        let (uri, version, text) = next(state);
        let (options, wrong) = options.of(&uri);
        let mut found = publish::found(&uri, &text, options);
        found.extend(wrong.map(|wrong| publish::of_settings(&uri, wrong)));
        let diagnostics = publish::shown(&found, &uri, &text);
        // Outdated diagnostics are not shown, because the newer text is checked next.
        let mut documents = lock(&state.documents);
        if let Some(document) = documents.get_mut(&uri).filter(|document| !document.unchecked) {
            document.found = Some(Arc::new(found));
            let params = json!({ "uri": uri, "version": version, "diagnostics": diagnostics });
            state.send(&message::notification("textDocument/publishDiagnostics", &params));
        }
    }
}

/// Waits for a changed text.
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
