//! Seed corpora for the fuzz targets.

use std::path::PathBuf;

use visa::{Platform, Version, binary};

use super::random;

/// Writes a file and a text for each row of each platform, and for some mixtures, to the directories `object` and `text`
/// of `VISA_SEEDS`.
#[test]
#[ignore = "writes files; fuzz/seeds.sh runs it"]
fn seeds() {
    let Some(dir) = std::env::var_os("VISA_SEEDS").map(PathBuf::from) else { return };
    for name in ["object", "text"] {
        std::fs::create_dir_all(dir.join(name)).unwrap();
    }
    for platform in [Platform::Skl, Platform::Pvc] {
        let rows = random::count(platform);
        let single = (0..rows).map(|row| vec![(row, row as u64)]);
        let mixed =
            (0..30).map(|seed: u64| (0..6).map(|i| (seed as usize * 31 + i * 7, seed * 6 + i as u64)).collect());
        for (number, picks) in single.chain(mixed).enumerate() {
            let object = random::kernel(platform, &picks);
            let name = format!("{platform}_{number}");
            std::fs::write(dir.join("object").join(&name), binary::write(&object, Version::default()).unwrap())
                .unwrap();
            std::fs::write(dir.join("text").join(&name), visa::text::print(&object, platform).unwrap()).unwrap();
        }
    }
}
