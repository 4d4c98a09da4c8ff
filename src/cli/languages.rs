//! The translations in the folder `LANGUAGES`, beside or in place of the shipped ones.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::config;
use anyhow::Context;
use tavolino_games::game::lang::{self, Language};

/// Adds the languages of the folder, one for each of its folders. Nothing is done where `LANGUAGES`
/// is not set.
pub fn install() -> anyhow::Result<()> {
    let Some(folder) = config::languages() else {
        return Ok(());
    };
    let shown = folder.display().to_string();
    let languages = read_all(&folder).with_context(|| format!("the languages in {shown}"))?;
    Ok(lang::install(languages)?)
}

fn read_all(folder: &Path) -> anyhow::Result<Vec<Language>> {
    let mut languages = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let code = path.file_name().and_then(|name| name.to_str());
        let Some(code) = code.filter(|_| path.is_dir()) else {
            continue;
        };
        languages.push(Language::read(code, read_files(&path)?)?);
    }
    languages.sort_by_key(|language| language.code);
    Ok(languages)
}

/// The files of a language's folder, by path.
fn read_files(folder: &Path) -> anyhow::Result<BTreeMap<String, String>> {
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if lang::is_of_language(&path) {
            let name = path.display().to_string();
            let text = fs::read_to_string(&path).with_context(|| name.clone())?;
            files.insert(name, text);
        }
    }
    Ok(files)
}
