//! What each file needs: every path it names, followed to the file in which the next name is found.
//!
//! `a::b::C` needs the file of the module `b`, and not that of `a`, which it only passes through. A name that `b` re-exports
//! is found in `b`: whoever goes through a re-export needs the file that re-exports, and that one needs the file behind it.
//! A bare `mod b;` is no use. Where a type has an `impl` in another file than its own, a method of that one called on `self`,
//! on `Self`, on the type's name or on an argument of that type needs the file with the `impl`; other calls need a type that
//! only the compiler infers, and are not followed.

use std::collections::{BTreeSet, HashMap};
use std::path::PathBuf;

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use syn::ext::IdentExt as _;
use syn::visit::{self, Visit};
use syn::{Expr, FnArg, ImplItem, Item, Pat, Signature, Type};

use super::tree::{Id, Tree, imports, is_for_tests};

/// A file that names something, and where that is found.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Use {
    /// The file that needs it.
    pub from: PathBuf,
    /// The line in it, from 1.
    pub line: usize,
    /// What is named: as it is written where it is ours, else with its imports written out.
    pub path: String,
    /// The file of ours in which it is found; none for what is not ours.
    pub to: Option<PathBuf>,
}

/// Every use in the tree, a file's use of itself left out.
pub fn uses(tree: &Tree) -> BTreeSet<Use> {
    let methods = Methods::of(tree);
    let mut found = BTreeSet::new();
    for (id, module) in tree.modules.iter().enumerate() {
        let mut reader = Reader {
            tree,
            methods: &methods,
            module: id,
            own: None,
            arguments: Vec::new(),
            found: &mut found,
        };
        for item in &module.code {
            reader.visit_item(item);
        }
    }
    found
}

/// Where a path leads.
enum Found {
    /// To a name in a module, or to the module itself.
    Inside(Id),
    /// To something the module itself declares, or that the reader does not know.
    Here,
    /// Out of the crate, by this whole path.
    Outside(Vec<String>),
}

/// A type by the module that declares it.
type Kind = (Id, String);

impl Tree {
    fn root(&self, mut id: Id) -> Id {
        while let Some(parent) = self.modules[id].parent {
            id = parent;
        }
        id
    }

    /// The module a path's first segment is looked up in, and the segments left; none where the segment names nothing of ours.
    fn start<'a>(&self, from: Id, path: &'a [String]) -> Option<(Id, &'a [String])> {
        let (first, rest) = path.split_first()?;
        match first.as_str() {
            "crate" => Some((self.root(from), rest)),
            "self" => Some((from, rest)),
            "super" => Some((self.modules[from].parent?, rest)),
            "tavolino" => Some((self.library?, rest)),
            _ => None,
        }
    }

    /// Goes down the modules a path names, as far as they go.
    fn descend<'a>(&self, mut at: Id, mut rest: &'a [String]) -> (Id, &'a [String]) {
        while let Some((next, after)) = rest.split_first() {
            let module = &self.modules[at];
            let below = match next.as_str() {
                "super" => module.parent,
                "self" => Some(at),
                name => module.children.get(name).copied(),
            };
            let Some(below) = below else { break };
            (at, rest) = (below, after);
        }
        (at, rest)
    }

    fn find(&self, from: Id, path: &[String]) -> Found {
        if let Some((at, rest)) = self.start(from, path) {
            return Found::Inside(self.descend(at, rest).0);
        }
        let module = &self.modules[from];
        let Some(first) = path.first() else {
            return Found::Here;
        };
        if module.children.contains_key(first) {
            return Found::Inside(self.descend(from, path).0);
        }
        if module.items.contains(first) {
            return Found::Here;
        }
        if let Some(import) = module
            .imports
            .get(first)
            .filter(|import| import[0] != *first)
        {
            let whole: Vec<String> = import.iter().chain(&path[1..]).cloned().collect();
            return self.find(from, &whole);
        }
        for glob in &module.globs {
            if let Found::Inside(at) = self.find(from, glob)
                && (self.modules[at].children.contains_key(first)
                    || self.modules[at].items.contains(first)
                    || self.modules[at].imports.contains_key(first))
            {
                return Found::Inside(self.descend(at, path).0);
            }
        }
        Found::Outside(path.to_owned())
    }

    /// The type a path names, through imports and re-exports to where it is declared.
    fn kind(&self, from: Id, path: &[String], patience: u32) -> Option<Kind> {
        let (at, rest) = self.start(from, path).unwrap_or((from, path));
        let (at, rest) = self.descend(at, rest);
        let (name, after) = rest.split_first()?;
        let module = &self.modules[at];
        if module.items.contains(name) {
            return after.is_empty().then(|| (at, name.clone()));
        }
        let patience = patience.checked_sub(1)?;
        if let Some(import) = module.imports.get(name) {
            let whole: Vec<String> = import.iter().chain(after).cloned().collect();
            return self.kind(at, &whole, patience);
        }
        module.globs.iter().find_map(|glob| {
            let whole: Vec<String> = glob.iter().chain(rest).cloned().collect();
            self.kind(at, &whole, patience)
        })
    }

    fn kind_of(&self, from: Id, kind: &Type) -> Option<Kind> {
        match kind {
            Type::Reference(one) => self.kind_of(from, &one.elem),
            Type::Paren(one) => self.kind_of(from, &one.elem),
            Type::Path(one) if one.qself.is_none() => self.kind(from, &segments(&one.path), 8),
            _ => None,
        }
    }
}

/// The inherent methods and constants that stand in another file than their type, and the module whose `impl` has them.
struct Methods(HashMap<(Kind, String), Id>);

impl Methods {
    fn of(tree: &Tree) -> Methods {
        let mut methods = HashMap::new();
        for (id, module) in tree.modules.iter().enumerate() {
            for item in &module.code {
                let Item::Impl(block) = item else { continue };
                let Some(kind) = tree.kind_of(id, &block.self_ty) else {
                    continue;
                };
                for item in &block.items {
                    let name = match item {
                        ImplItem::Fn(one) => &one.sig.ident,
                        ImplItem::Const(one) => &one.ident,
                        _ => continue,
                    };
                    let name = name.unraw().to_string();
                    // A trait's methods are found by the trait, wherever it is implemented.
                    if block.trait_.is_none() && tree.modules[kind.0].file != module.file {
                        methods.insert((kind.clone(), name), id);
                    }
                }
            }
        }
        Methods(methods)
    }
}

struct Reader<'a> {
    tree: &'a Tree,
    methods: &'a Methods,
    module: Id,
    /// The type of the `impl` around.
    own: Option<Kind>,
    /// The arguments of the functions around whose types are known.
    arguments: Vec<HashMap<String, Kind>>,
    found: &'a mut BTreeSet<Use>,
}

impl Reader<'_> {
    fn note(&mut self, line: usize, path: String, to: Option<PathBuf>) {
        let from = self.tree.modules[self.module].file.clone();
        if to.as_ref() != Some(&from) {
            self.found.insert(Use {
                from,
                line,
                path,
                to,
            });
        }
    }

    /// A path of more than one segment, or any that is imported.
    fn named(&mut self, path: &[String], line: usize) {
        match self.tree.find(self.module, path) {
            Found::Inside(id) => {
                let to = self.tree.modules[id].file.clone();
                self.note(line, path.join("::"), Some(to));
            }
            Found::Outside(whole) => self.note(line, whole.join("::"), None),
            Found::Here => {}
        }
        self.associated(path, line);
    }

    /// `Kind::method` and `Self::method`, for the file with the `impl`.
    fn associated(&mut self, path: &[String], line: usize) {
        let Some((name, before)) = path.split_last() else {
            return;
        };
        let kind = match before {
            [own] if own == "Self" => self.own.clone(),
            before => self.tree.kind(self.module, before, 8),
        };
        self.method(kind, name, line, &path.join("::"));
    }

    fn called(&mut self, receiver: &str, name: &str, line: usize) {
        let kind = if receiver == "self" {
            self.own.clone()
        } else {
            let known = self.arguments.last();
            known.and_then(|known| known.get(receiver)).cloned()
        };
        self.method(kind, name, line, &format!("{receiver}.{name}()"));
    }

    fn method(&mut self, kind: Option<Kind>, name: &str, line: usize, written: &str) {
        let id = kind.and_then(|kind| self.methods.0.get(&(kind, name.to_owned())));
        if let Some(id) = id {
            let to = self.tree.modules[*id].file.clone();
            self.note(line, written.to_owned(), Some(to));
        }
    }

    fn arguments(&self, signature: &Signature) -> HashMap<String, Kind> {
        let known = signature.inputs.iter().filter_map(|argument| {
            let FnArg::Typed(argument) = argument else {
                return None;
            };
            let Pat::Ident(name) = &*argument.pat else {
                return None;
            };
            let kind = self.tree.kind_of(self.module, &argument.ty)?;
            Some((name.ident.unraw().to_string(), kind))
        });
        known.collect()
    }

    /// Paths and calls in a macro's arguments, where there are only tokens.
    fn tokens(&mut self, tokens: TokenStream, before: &[String]) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let is = |at: usize, sign: char| matches!(tokens.get(at), Some(TokenTree::Punct(punct)) if punct.as_char() == sign);
        let colons = |at: usize| is(at, ':') && is(at + 1, ':');
        let mut at = 0;
        // Inside `a::{…}` each part of the list goes on from `a`.
        let mut prefix = before;
        while at < tokens.len() {
            let first = match &tokens[at] {
                TokenTree::Group(group) => {
                    self.tokens(group.stream(), &[]);
                    at += 1;
                    continue;
                }
                TokenTree::Ident(ident) => ident,
                TokenTree::Punct(punct) => {
                    if punct.as_char() == ',' {
                        prefix = before;
                    }
                    at += 1;
                    continue;
                }
                TokenTree::Literal(_) => {
                    at += 1;
                    continue;
                }
            };
            let line = first.span().start().line;
            if *first == "async" {
                self.note(line, "async".to_owned(), None);
            }
            let variable = at > 0 && is(at - 1, '$') && *first != "crate";
            let field = at > 0 && is(at - 1, '.');
            let mut path = prefix.to_owned();
            path.push(first.unraw().to_string());
            at += 1;
            while colons(at) {
                match tokens.get(at + 2) {
                    Some(TokenTree::Ident(next)) => {
                        path.push(next.unraw().to_string());
                        at += 3;
                    }
                    Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => {
                        self.tokens(group.stream(), &path);
                        path.clear();
                        at += 3;
                    }
                    _ => break,
                }
            }
            prefix = &[];
            if path.len() > 1 && !variable && !field {
                self.named(&path, line);
            }
            if let ([receiver], true, Some(TokenTree::Ident(name)), Some(TokenTree::Group(list))) = (
                path.as_slice(),
                is(at, '.'),
                tokens.get(at + 1),
                tokens.get(at + 2),
            ) && list.delimiter() == Delimiter::Parenthesis
                && !field
            {
                self.called(receiver, &name.unraw().to_string(), line);
            }
        }
    }
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        for import in imports(&item.tree) {
            // What is named here without a prefix may be a module of ours or a library.
            self.named(&import.path, import.line);
        }
    }

    fn visit_item_mod(&mut self, _: &'ast syn::ItemMod) {
        // Modules inside functions do not occur; all others are in the tree.
    }

    fn visit_item_impl(&mut self, block: &'ast syn::ItemImpl) {
        let own = self.tree.kind_of(self.module, &block.self_ty);
        let around = std::mem::replace(&mut self.own, own);
        visit::visit_item_impl(self, block);
        self.own = around;
    }

    fn visit_impl_item(&mut self, item: &'ast ImplItem) {
        let attributes = match item {
            ImplItem::Const(item) => &item.attrs,
            ImplItem::Fn(item) => &item.attrs,
            _ => return visit::visit_impl_item(self, item),
        };
        if !is_for_tests(attributes) {
            visit::visit_impl_item(self, item);
        }
    }

    fn visit_impl_item_fn(&mut self, one: &'ast syn::ImplItemFn) {
        self.arguments.push(self.arguments(&one.sig));
        visit::visit_impl_item_fn(self, one);
        self.arguments.pop();
    }

    fn visit_item_fn(&mut self, one: &'ast syn::ItemFn) {
        self.arguments.push(self.arguments(&one.sig));
        visit::visit_item_fn(self, one);
        self.arguments.pop();
    }

    fn visit_trait_item_fn(&mut self, one: &'ast syn::TraitItemFn) {
        self.arguments.push(self.arguments(&one.sig));
        visit::visit_trait_item_fn(self, one);
        self.arguments.pop();
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        if path.segments.len() > 1 {
            let line = path.segments[0].ident.span().start().line;
            self.named(&segments(path), line);
        }
        visit::visit_path(self, path);
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        if let Expr::Path(receiver) = &*call.receiver
            && let Some(name) = receiver.path.get_ident()
        {
            let line = call.method.span().start().line;
            self.called(
                &name.unraw().to_string(),
                &call.method.unraw().to_string(),
                line,
            );
        }
        visit::visit_expr_method_call(self, call);
    }

    fn visit_visibility(&mut self, _: &'ast syn::Visibility) {
        // `pub(in crate::sandbox)` says who may, and needs nothing.
    }

    fn visit_macro(&mut self, one: &'ast syn::Macro) {
        visit::visit_path(self, &one.path);
        self.tokens(one.tokens.clone(), &[]);
    }

    fn visit_meta_list(&mut self, list: &'ast syn::MetaList) {
        self.visit_path(&list.path);
        self.tokens(list.tokens.clone(), &[]);
    }

    fn visit_signature(&mut self, signature: &'ast Signature) {
        if let Some(token) = &signature.asyncness {
            self.note(token.span.start().line, "async".to_owned(), None);
        }
        visit::visit_signature(self, signature);
    }

    fn visit_expr_async(&mut self, block: &'ast syn::ExprAsync) {
        self.note(
            block.async_token.span.start().line,
            "async".to_owned(),
            None,
        );
        visit::visit_expr_async(self, block);
    }

    fn visit_expr_closure(&mut self, closure: &'ast syn::ExprClosure) {
        if let Some(token) = &closure.asyncness {
            self.note(token.span.start().line, "async".to_owned(), None);
        }
        visit::visit_expr_closure(self, closure);
    }
}

fn segments(path: &syn::Path) -> Vec<String> {
    let names = path.segments.iter();
    names.map(|one| one.ident.unraw().to_string()).collect()
}
