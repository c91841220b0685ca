//! Links the tool at a fixed address: relocating an executable of this size at every start takes milliseconds.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rustc-link-arg-bins=-no-pie");
}
