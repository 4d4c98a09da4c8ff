//! The one declaration of a button: its name in a `custom_id`, the parts behind it, its cost and
//! the message of its answer.

/// Declares a list of verbs: an enum with a variant for each, its text both ways, its cost and the
/// place of its answer, by default the message of the button. Variants with the verbs of another
/// list stand at the end, after `of`, with a part before that list's own.
///
/// Behind the enum's name stand the parts that every verb writes, each filled by the field of its
/// name or empty; with `[]` a verb writes its own fields in their order, or one empty part. Text
/// that a field does not write is not read.
///
/// ```ignore
/// verbs! {
///     /// An action in a match.
///     pub enum MatchAction in [number, text] {
///         /// Plays this turn.
///         "confirm" Confirm(number: i64, text: String) => FREE;
///         /// The best turn at this step.
///         "best" Hint(number: i64) if number >= 1 => Picture, NewPrivate;
///         of {
///             /// A page of the history.
///             History in Page;
///         }
///     }
/// }
/// ```
macro_rules! verbs {
    (
        $(#[$meta:meta])*
        pub enum $list:ident in $slots:tt {
            $(
                $(#[$doc:meta])*
                $name:literal $verb:ident $(($($field:ident: $type:ty),+))? $(if $guard:expr)?
                    => $cost:expr $(, $place:expr)?;
            )*
            $(of {
                $($(#[$of_doc:meta])* $of:ident $(($before:ident: $before_type:ty))? in $of_list:ident;)*
            })?
        }
    ) => {
        $(#[$meta])*
        pub enum $list {
            $($(#[$doc])* $verb $(($($type),+))?,)*
            $($($(#[$of_doc])* $of($($before_type,)? $of_list),)*)?
        }

        impl $list {
            /// The name, with which the `custom_id` begins.
            #[must_use]
            pub fn name(&self) -> &'static str {
                match self {
                    $($list::$verb { .. } => $name,)*
                    $($($list::$of(.., verb) => verb.name(),)*)?
                }
            }

            /// Appends the parts behind the name.
            pub fn write_parts(&self, into: &mut Vec<String>) {
                verbs!(@let_empty $slots);
                match self {
                    $($list::$verb $(($($field),+))? => verbs!(@write into $slots $($($field)+)?),)*
                    $($($list::$of($($before,)? verb) => {
                        $($crate::discord::action::part::Part::write($before, into);)?
                        verb.write_parts(into);
                    })*)?
                }
            }

            /// The verb with this name and these parts; `None` for others. Parts that are left over
            /// are ignored: the reader of the whole text compares it with what the verb writes.
            #[must_use]
            pub fn read_parts(
                name: &str,
                parts: $crate::discord::action::part::Parts<'_>,
            ) -> Option<$list> {
                $(
                    let read = |mut parts: $crate::discord::action::part::Parts<'_>| {
                        verbs!(@read parts $slots $($($field: $type),+)?);
                        let is_valid = true $(&& $guard)?;
                        is_valid.then_some($list::$verb $(($($field),+))?)
                    };
                    if name == $name && let Some(verb) = read(parts.clone()) {
                        return Some(verb);
                    }
                )*
                $($(
                    let read = |parts| verbs!(@in $list $of $of_list, name, parts $($before_type)?);
                    if let Some(verb) = read(parts.clone()) {
                        return Some(verb);
                    }
                )*)?
                None
            }

            /// The budget the verb is paid from; `None` if it is free.
            #[must_use]
            pub fn cost(&self) -> Option<$crate::discord::action::spending::Spending> {
                match self {
                    $($list::$verb $(($($field),+))? => {
                        $(let _ = ($($field),+);)?
                        Option::from($cost)
                    })*
                    $($($list::$of(.., verb) => verb.cost(),)*)?
                }
            }

            /// The message that the answer goes to.
            #[must_use]
            pub fn placement(&self) -> $crate::discord::action::spending::Placement {
                match self {
                    $($list::$verb $(($($field),+))? => {
                        $(let _ = ($($field),+);)?
                        verbs!(@place $($place)?)
                    })*
                    $($($list::$of(.., verb) => verb.placement(),)*)?
                }
            }

            /// A strategy for each verb.
            #[cfg(test)]
            pub fn each() -> Vec<proptest::strategy::BoxedStrategy<$list>> {
                use proptest::strategy::{Just, Strategy as _};
                use $crate::discord::action::part::Part;
                let mut each = Vec::new();
                $(
                    let fields = (Just(()), $($(<$type as Part>::any(),)+)?);
                    let verbs = fields.prop_filter_map(stringify!($verb), |((), $($($field,)+)?)| {
                        let is_valid = true $(&& $guard)?;
                        is_valid.then_some($list::$verb $(($($field),+))?)
                    });
                    each.push(verbs.boxed());
                )*
                $($(
                    each.extend($of_list::each().into_iter().map(|verb| {
                        let fields = (Just(()), $(<$before_type as Part>::any(),)? verb);
                        fields.prop_map(|((), $($before,)? verb)| $list::$of($($before,)? verb)).boxed()
                    }));
                )*)?
                each
            }
        }
    };
    (@place) => {
        $crate::discord::action::spending::Placement::InPlace
    };
    (@place $place:expr) => {
        $place
    };
    (@let_empty [$($slot:ident),*]) => {
        $(let $slot = &None::<String>;)*
        let _ = ($($slot),*);
    };
    (@in $list:ident $of:ident $of_list:ident, $name:ident, $parts:ident) => {
        Some($list::$of($of_list::read_parts($name, $parts)?))
    };
    (@in $list:ident $of:ident $of_list:ident, $name:ident, $parts:ident $before_type:ty) => {{
        let mut parts: $crate::discord::action::part::Parts<'_> = $parts;
        let before = <$before_type as $crate::discord::action::part::Part>::read(&mut parts)?;
        Some($list::$of(before, $of_list::read_parts($name, parts)?))
    }};
    (@write $into:ident []) => {
        $into.push(String::new())
    };
    (@write $into:ident [] $($field:ident)+) => {{
        $($crate::discord::action::part::Part::write($field, $into);)+
    }};
    (@write $into:ident [$($slot:ident),+] $($field:ident)*) => {{
        $($crate::discord::action::part::Part::write($slot, $into);)+
    }};
    (@read $parts:ident []) => {
        let _ = $parts.next();
    };
    (@read $parts:ident [] $($field:ident: $type:ty),+) => {
        $(let $field = <$type as $crate::discord::action::part::Part>::read(&mut $parts)?;)+
    };
    (@read $parts:ident [$($slot:ident),+] $($field:ident: $type:ty),*) => {
        $(let $slot = $parts.next()?;)+
        let _ = ($($slot),+);
        $(
            let mut part = $crate::discord::action::part::Parts::whole($field);
            let $field = <$type as $crate::discord::action::part::Part>::read(&mut part)?;
        )*
    };
}

pub(super) use verbs;
