//! The tree of modules, found as the compiler finds it: from the crates' roots along `mod`.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::path::{Path, PathBuf};

use syn::ext::IdentExt as _;
use syn::{Attribute, Item, Meta, UseTree};

/// A module's place in [`Tree::modules`].
pub type Id = usize;

/// One module: a file, or a block inside one.
#[derive(Default)]
pub struct Module {
    /// The file it is written in.
    pub file: PathBuf,
    /// The module that declares it; none for a crate's root.
    pub parent: Option<Id>,
    /// The modules it declares.
    pub children: HashMap<String, Id>,
    /// The other items it declares.
    pub items: HashSet<String>,
    /// The paths it imports, by the name they get here.
    pub imports: HashMap<String, Vec<String>>,
    /// The paths it imports all names of.
    pub globs: Vec<Vec<String>>,
    /// What is written in it.
    pub code: Vec<Item>,
}

/// All modules of the library and the binary.
#[derive(Default)]
pub struct Tree {
    /// The modules; a crate's root comes before what is in it.
    pub modules: Vec<Module>,
    /// The root of the library, which the binary calls by its name.
    pub library: Option<Id>,
    /// Which directory holds the files of a module's children.
    directories: HashMap<PathBuf, Id>,
}

impl Tree {
    /// Reads sources by path. Tests beside the code (`tests.rs`, `tests/`) stay out, and so does what is `#[cfg(test)]`
    /// inside a file; a file of its own that only tests use, such as the contract, is read like any other.
    pub fn read(sources: &BTreeMap<PathBuf, String>) -> Tree {
        let mut left: BTreeSet<&Path> = sources
            .keys()
            .map(PathBuf::as_path)
            .filter(|path| !is_test(path))
            .collect();
        let mut tree = Tree::default();
        for root in ["src/lib.rs", "src/main.rs"] {
            let root = Path::new(root);
            if left.contains(root) {
                let id = tree.add(None, root, Path::new("src"));
                if root.ends_with("lib.rs") {
                    tree.library = Some(id);
                }
                tree.file(id, Path::new("src"), sources, &mut left);
            }
        }
        // A macro may declare modules; such a file hangs where its path says.
        while let Some(path) = left
            .iter()
            .min_by_key(|path| path.components().count())
            .copied()
        {
            let parent = path.parent().and_then(|dir| tree.directories.get(dir));
            let parent = *parent.unwrap_or_else(|| panic!("no module holds {}", path.display()));
            let name = path.file_stem().expect("a file has a name");
            let below = path.with_extension("");
            let id = tree.child(parent, &name.to_string_lossy(), path, &below);
            tree.file(id, &below, sources, &mut left);
        }
        tree
    }

    fn add(&mut self, parent: Option<Id>, file: &Path, directory: &Path) -> Id {
        self.modules.push(Module {
            file: file.to_owned(),
            parent,
            ..Module::default()
        });
        let id = self.modules.len() - 1;
        self.directories.entry(directory.to_owned()).or_insert(id);
        id
    }

    fn child(&mut self, parent: Id, name: &str, file: &Path, directory: &Path) -> Id {
        let id = self.add(Some(parent), file, directory);
        self.modules[parent].children.insert(name.to_owned(), id);
        id
    }

    fn file(
        &mut self,
        id: Id,
        directory: &Path,
        sources: &BTreeMap<PathBuf, String>,
        left: &mut BTreeSet<&Path>,
    ) {
        let path = self.modules[id].file.clone();
        left.remove(path.as_path());
        let file = syn::parse_file(&sources[&path])
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        self.block(id, file.items, directory, sources, left);
    }

    fn block(
        &mut self,
        id: Id,
        code: Vec<Item>,
        directory: &Path,
        sources: &BTreeMap<PathBuf, String>,
        left: &mut BTreeSet<&Path>,
    ) {
        let mut kept = Vec::new();
        for item in code {
            match item {
                Item::Mod(inner) => {
                    let name = inner.ident.unraw().to_string();
                    if let Some((_, code)) = inner.content {
                        if !is_for_tests(&inner.attrs) {
                            let (file, below) =
                                (self.modules[id].file.clone(), directory.join(&name));
                            let child = self.child(id, &name, &file, &below);
                            self.block(child, code, &below, sources, left);
                        }
                        continue;
                    }
                    let (file, below) = match named_path(&inner.attrs) {
                        Some(named) => {
                            let file = self.modules[id].file.with_file_name("").join(named);
                            let below = file.with_file_name("");
                            (file, below)
                        }
                        None => (directory.join(format!("{name}.rs")), directory.join(&name)),
                    };
                    let file = if sources.contains_key(&file) {
                        file
                    } else {
                        below.join("mod.rs")
                    };
                    if left.contains(file.as_path()) {
                        let child = self.child(id, &name, &file, &below);
                        self.file(child, &below, sources, left);
                    }
                }
                item if is_for_tests(attributes(&item)) => {}
                item => {
                    self.declare(id, &item);
                    kept.push(item);
                }
            }
        }
        self.modules[id].code = kept;
    }

    fn declare(&mut self, id: Id, item: &Item) {
        let module = &mut self.modules[id];
        let name = match item {
            Item::Use(item) => {
                for import in imports(&item.tree) {
                    match import.name {
                        Name::All => module.globs.push(import.path),
                        Name::Hidden => {}
                        Name::Known(name) => {
                            module.imports.insert(name, import.path);
                        }
                    }
                }
                return;
            }
            Item::Const(item) => &item.ident,
            Item::Enum(item) => &item.ident,
            Item::Fn(item) => &item.sig.ident,
            Item::Static(item) => &item.ident,
            Item::Struct(item) => &item.ident,
            Item::Trait(item) => &item.ident,
            Item::TraitAlias(item) => &item.ident,
            Item::Type(item) => &item.ident,
            Item::Union(item) => &item.ident,
            Item::Macro(item) => match &item.ident {
                Some(name) => name,
                None => return,
            },
            _ => return,
        };
        module.items.insert(name.unraw().to_string());
    }
}

/// One leaf of a `use`.
#[derive(Debug)]
pub struct Import {
    /// The whole path to it.
    pub path: Vec<String>,
    /// What it is called here.
    pub name: Name,
    /// Where it is written, from 1.
    pub line: usize,
}

/// What an import is called.
#[derive(Debug)]
pub enum Name {
    /// By this name.
    Known(String),
    /// `as _`.
    Hidden,
    /// `*`.
    All,
}

/// The leaves of a `use`: `a::{b, c as d, e::*}` are three.
pub fn imports(tree: &UseTree) -> Vec<Import> {
    fn walk(tree: &UseTree, before: &[String], found: &mut Vec<Import>) {
        let with = |ident: &syn::Ident| {
            let name = ident.unraw().to_string();
            let mut path = before.to_owned();
            // `{self}` is what stands before the brace.
            if name != "self" || path.is_empty() {
                path.push(name);
            }
            path
        };
        let line = |ident: &syn::Ident| ident.span().start().line;
        match tree {
            UseTree::Path(one) => walk(&one.tree, &with(&one.ident), found),
            UseTree::Name(one) => {
                let path = with(&one.ident);
                let name = Name::Known(path.last().expect("it has a segment").clone());
                let line = line(&one.ident);
                found.push(Import { path, name, line });
            }
            UseTree::Rename(one) => found.push(Import {
                path: with(&one.ident),
                name: match one.rename.unraw().to_string() {
                    hidden if hidden == "_" => Name::Hidden,
                    name => Name::Known(name),
                },
                line: line(&one.ident),
            }),
            UseTree::Glob(one) => found.push(Import {
                path: before.to_owned(),
                name: Name::All,
                line: one.star_token.spans[0].start().line,
            }),
            UseTree::Group(group) => {
                for tree in &group.items {
                    walk(tree, before, found);
                }
            }
        }
    }
    let mut found = Vec::new();
    walk(tree, &[], &mut found);
    found
}

/// Whether a file holds the tests of the module it lies beside.
fn is_test(path: &Path) -> bool {
    path.iter()
        .any(|part| part.to_string_lossy().starts_with("tests"))
}

/// Whether an item is compiled for tests only.
pub fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| match &attribute.meta {
        Meta::List(list) if list.path.is_ident("cfg") => {
            let condition = list.tokens.to_string().replace(' ', "");
            condition == "test" || condition.starts_with("all(test,")
        }
        Meta::Path(path) => path.is_ident("test"),
        _ => false,
    })
}

fn named_path(attributes: &[Attribute]) -> Option<String> {
    attributes
        .iter()
        .find_map(|attribute| match &attribute.meta {
            Meta::NameValue(pair) if pair.path.is_ident("path") => match &pair.value {
                syn::Expr::Lit(syn::ExprLit {
                    lit: syn::Lit::Str(text),
                    ..
                }) => Some(text.value()),
                _ => None,
            },
            _ => None,
        })
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}
