/** Range of a text, in UTF-16 code units like the selection of a text field. */
export type TextRange = { readonly start: number; readonly end: number };

/** A placeholder, e.g. {{orderId}}. A translation may move it but not change it. */
const PLACEHOLDER = /\{\{(\w+)\}\}/g;

const NAME = /^[A-Za-z]\w*$/;

const namesIn = (text: string): readonly string[] => Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name);

export const placeholderOf = (name: string): string => `{{${name}}}`;

/** Placeholder name in a user's input, with or without one or two pairs of braces. */
export const placeholderIn = (text: string): string | undefined => {
  const [, inner = text] = /^\{{1,2}([^{}]*)\}{1,2}$/.exec(text.trim()) ?? [];
  return NAME.test(inner.trim()) ? placeholderOf(inner.trim()) : undefined;
};

/** Splits a text into alternating texts and placeholder names. The first and the last entry are texts. */
export const splitAtPlaceholders = (text: string): readonly string[] => text.split(PLACEHOLDER);

export const placeholderRanges = (text: string): readonly TextRange[] =>
  Array.from(text.matchAll(PLACEHOLDER), ({ index, 0: { length } }) => ({ start: index, end: index + length }));

export const placeholdersOf = (texts: readonly string[]): readonly string[] => [...new Set(texts.flatMap(namesIn))];

/** Names of placeholders in `base` that are missing in `text`. A name occurs as often as it is missing. */
export function missingPlaceholders(text: string, base: string): readonly string[] {
  const unmatchedNames = [...namesIn(text)];
  return namesIn(base).filter((name) => {
    const at = unmatchedNames.indexOf(name);
    if (at >= 0) unmatchedNames.splice(at, 1);
    return at < 0;
  });
}

/** True if the text contains unmatched double braces. */
export const hasBrokenPlaceholder = (text: string): boolean => /\{\{|\}\}/.test(text.replace(PLACEHOLDER, ''));

/** True if both texts contain the same placeholders, in any order, because languages differ. */
export const hasSamePlaceholders = (text: string, other: string): boolean =>
  missingPlaceholders(text, other).length + missingPlaceholders(other, text).length === 0;
