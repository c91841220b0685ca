//! Enumerations as data: names, values, aliases, and the spelling of their attributes.
//!
//! [`EnumDef`] describes one enumeration; [`pto_enum!`](crate::pto_enum) declares a Rust enum together with its
//! definition.

use serde::Serialize;
use std::fmt;

/// Spelling of an attribute of an enumeration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum EnumForm {
    /// `#pto<round_mode RINT>`
    Short,
    /// `#pto.layout<nd>`
    Attr,
    /// `#pto.rounding<z>`; the custom form writes the word alone
    Word,
    /// `"RINT"`, a string attribute
    String,
    /// A bare word inside a type or an operation; not an attribute by itself
    Keyword,
}

/// One value of an enumeration.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct EnumCase {
    /// Canonical spelling.
    pub name: &'static str,
    /// Integer value, as stored in generic form.
    pub value: i64,
    /// Other spellings accepted on input.
    pub aliases: &'static [&'static str],
}

impl EnumForm {
    /// Returns whether this form is an attribute of the dialect, not a string.
    pub const fn is_attribute(self) -> bool {
        match self {
            EnumForm::Short | EnumForm::Attr | EnumForm::Word => true,
            EnumForm::String | EnumForm::Keyword => false,
        }
    }
}

/// An enumeration: its cases and its spelling.
#[derive(Debug, Serialize)]
pub struct EnumDef {
    /// Mnemonic in `#pto<mnemonic value>` and `#pto.mnemonic<value>`.
    pub mnemonic: &'static str,
    /// Spelling of the attribute.
    pub form: EnumForm,
    /// All values, in the order in which messages list them.
    pub cases: &'static [EnumCase],
    /// Code of the diagnostic for a value outside the enumeration.
    pub code: u16,
    /// One line for documentation.
    pub doc: &'static str,
    /// Source of the domain.
    pub source: &'static str,
}

impl EnumDef {
    /// Finds a case by name or alias. ASCII case is ignored, but an exact match takes precedence.
    pub fn lookup(&self, text: &str) -> Option<&'static EnumCase> {
        let cases = self.cases;
        cases
            .iter()
            .find(|c| c.name == text)
            .or_else(|| cases.iter().find(|c| c.name.eq_ignore_ascii_case(text)))
            .or_else(|| cases.iter().find(|c| c.aliases.iter().any(|a| a.eq_ignore_ascii_case(text))))
    }

    /// Finds a case by its integer value.
    pub fn by_value(&self, value: i64) -> Option<&'static EnumCase> {
        let cases = self.cases;
        cases.iter().find(|c| c.value == value)
    }

    /// Finds a case by name, alias or decimal value (`pad=null` and `pad=0`).
    pub fn lookup_word(&self, text: &str) -> Option<&'static EnumCase> {
        self.lookup(text).or_else(|| text.parse().ok().and_then(|v| self.by_value(v)))
    }

    /// Returns the names of the cases.
    pub fn words(&self) -> impl Iterator<Item = &'static str> + Clone + use<> {
        self.cases.iter().map(|case| case.name)
    }

    /// Returns the names as prose: `nd, dn or nz`.
    pub fn names(&self) -> Prose<impl Iterator<Item = &'static str> + Clone + use<>> {
        Prose(self.words())
    }

    /// Returns the text of an attribute with this case, in the form of the enumeration.
    pub fn attribute(&self, case: &EnumCase) -> String {
        match self.form {
            EnumForm::Short => format!("#pto<{} {}>", self.mnemonic, case.name),
            EnumForm::Attr | EnumForm::Word => format!("#pto.{}<{}>", self.mnemonic, case.name),
            EnumForm::String => format!("\"{}\"", case.name),
            EnumForm::Keyword => case.name.to_owned(),
        }
    }
}

/// A Rust enum of the words of enumerations, so that a misspelt word does not compile and a `match` names every word.
pub trait Choice: Copy + PartialEq + 'static {
    /// All values.
    const ALL: &'static [Self];
    /// The cases of the values, in the same order. It must be a static: its address identifies the enumerations whose
    /// words this type spells.
    const CASES: &'static [EnumCase];

    /// Returns the value with this number in an enumeration that this type spells; `None` for other enumerations.
    fn of(def: &EnumDef, number: i64) -> Option<Self> {
        let index = Self::CASES.iter().position(|case| case.value == number)?;
        if std::ptr::eq(def.cases, Self::CASES) { Self::ALL.get(index).copied() } else { None }
    }

    /// Returns the case: spelling and number.
    fn case(self) -> Option<&'static EnumCase> {
        Self::CASES.get(Self::ALL.iter().position(|known| *known == self)?)
    }
}

/// An attribute with fields, each a case of an enumeration: `#pto.mnemonic<field = case, ..>`.
#[derive(Debug)]
pub struct StructDef {
    /// Mnemonic.
    pub mnemonic: &'static str,
    /// Names and enumerations of the fields, in order.
    pub fields: &'static [(&'static str, &'static EnumDef)],
    /// One line for documentation.
    pub doc: &'static str,
    /// Source of the fields.
    pub source: &'static str,
}

/// Displays items as prose: `a`, `a or b`, `a, b or c`.
#[derive(Clone, Debug)]
pub struct Prose<I>(pub I);

impl<I: Iterator<Item = T> + Clone, T: fmt::Display> fmt::Display for Prose<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut items = self.0.clone().peekable();
        let mut first = true;
        while let Some(item) = items.next() {
            let last = items.peek().is_none();
            match (first, last) {
                (true, _) => write!(f, "{item}")?,
                (false, true) => write!(f, " or {item}")?,
                (false, false) => write!(f, ", {item}")?,
            }
            first = false;
        }
        Ok(())
    }
}

/// Declares a fieldless enum with its [`EnumDef`](crate::EnumDef), conversions, `Display` and `Serialize`.
#[macro_export]
macro_rules! pto_enum {
    (
        $(#[$meta:meta])*
        pub enum $name:ident: $mnemonic:literal, $form:ident, $code:literal, $source:literal {
            $( $(#[$vmeta:meta])* $variant:ident = $value:literal => $text:literal $(| $alias:literal)* ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u16)]
        pub enum $name { $( $(#[$vmeta])* #[doc = concat!("`", $text, "`")] $variant = $value ),+ }

        impl $name {
            /// All values in declaration order.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];
            /// Names, values, aliases.
            pub const DEF: &'static $crate::EnumDef = &$crate::EnumDef {
                mnemonic: $mnemonic,
                form: $crate::EnumForm::$form,
                cases: <$name as $crate::Choice>::CASES,
                code: $code,
                doc: concat!(stringify!($name), " of the PTO ISA"),
                source: $source,
            };
            /// Canonical spelling.
            pub const fn name(self) -> &'static str {
                match self { $($name::$variant => $text),+ }
            }
            /// Returns the value with this number.
            pub const fn from_value(value: i64) -> Option<$name> {
                match value { $($value => Some($name::$variant),)+ _ => None }
            }
            /// Parses a name, alias (ASCII case ignored) or decimal value.
            pub fn parse(text: &str) -> Option<$name> {
                Self::DEF.lookup_word(text).and_then(|c| Self::from_value(c.value))
            }
        }

        impl $crate::Choice for $name {
            const ALL: &'static [$name] = $name::ALL;
            const CASES: &'static [$crate::EnumCase] = {
                static CASES: [$crate::EnumCase; $name::ALL.len()] =
                    [$($crate::EnumCase { name: $text, value: $value, aliases: &[$($alias),*] }),+];
                &CASES
            };
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result { f.write_str(self.name()) }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> { s.serialize_str(self.name()) }
        }
    };
}
