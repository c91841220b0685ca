//! What Intel's finalizer makes of random kernels.

mod random;

use std::path::Path;
use std::process::Command;

use visa::{Platform, Version, binary};

fn finalize(dir: &Path, file: &str, platform: Platform) -> Result<Vec<u8>, String> {
    let out = Command::new("GenX_IR")
        .args([file, "-platform", platform.info().name, "-binary"])
        .current_dir(dir)
        .output()
        .map_err(|e| e.to_string())?;
    let said = String::from_utf8_lossy(&out.stdout).into_owned() + &String::from_utf8_lossy(&out.stderr);
    let code = std::fs::read_dir(dir).map_err(|e| e.to_string())?.flatten().map(|e| e.path());
    let code = code.into_iter().find(|p| p.to_string_lossy().ends_with(".dat"));
    match code {
        Some(path) if out.status.success() => {
            let bits = std::fs::read(&path).map_err(|e| e.to_string())?;
            std::fs::remove_file(path).map_err(|e| e.to_string())?;
            Ok(bits)
        }
        Some(_) | None => {
            let files = std::fs::read_dir(dir).map_err(|e| e.to_string())?.flatten().map(|e| e.path());
            let files: Vec<_> = files.filter(|p| p.to_string_lossy().ends_with("errors.txt")).collect();
            let mut text = String::new();
            for file in files {
                text += &std::fs::read_to_string(&file).unwrap_or_default();
                let _ = std::fs::remove_file(file);
            }
            Err(format!("{}: {said} {text}", out.status))
        }
    }
}

#[test]
fn each_row() {
    let dir = tempfile::tempdir().unwrap();
    let (mut good, mut bad) = (0, 0);
    for platform in Platform::ALL {
        for row in 0..random::count(platform) {
            for seed in 0..std::env::var("SEEDS").map_or(2, |s| s.parse().unwrap()) {
                let object = random::kernel(platform, &[(row, seed * 77 + row as u64)]);
                let bytes = binary::write(&object, Version::default()).unwrap();
                std::fs::write(dir.path().join("k.isa"), &bytes).unwrap();
                if row == 0 && seed == 0 {
                    std::fs::write(format!("/tmp/gx/r_{platform}.isa"), bytes).unwrap();
                }
                match finalize(dir.path(), "k.isa", platform) {
                    Ok(_) => good += 1,
                    Err(said) => {
                        bad += 1;
                        let text: Vec<&str> = said.lines().filter(|l| !l.is_empty()).collect();
                        let name = object.kernels[0].body[1].row().name;
                        println!(
                            "BAD {platform} {name} {row}/{seed}: {}",
                            text.join(" | ").chars().take(1500).collect::<String>()
                        );
                    }
                }
            }
        }
    }
    println!("{good} good, {bad} bad");
}
