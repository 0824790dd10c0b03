/** Indexes in UTF-16 code units, like the selection of a text field. */
export type TextRange = { readonly start: number; readonly end: number };

/** E.g. {{orderId}}. A translation may move it but not change it. */
const PLACEHOLDER = /\{\{(\w+)\}\}/g;

const NAME = /^[A-Za-z]\w*$/;

const namesIn = (text: string): readonly string[] => Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name);

export const placeholderOf = (name: string): string => `{{${name}}}`;

/** Accepts a name in one or two pairs of braces, or without braces. */
export const placeholderIn = (text: string): string | undefined => {
  const [, inner = text] = /^\{{1,2}([^{}]*)\}{1,2}$/.exec(text.trim()) ?? [];
  return NAME.test(inner.trim()) ? placeholderOf(inner.trim()) : undefined;
};

/** Alternates text and placeholder names, beginning and ending with text. */
export const splitAtPlaceholders = (text: string): readonly string[] => text.split(PLACEHOLDER);

export const placeholderRanges = (text: string): readonly TextRange[] =>
  Array.from(text.matchAll(PLACEHOLDER), ({ index, 0: { length } }) => ({ start: index, end: index + length }));

export const placeholdersOf = (texts: readonly string[]): readonly string[] => [...new Set(texts.flatMap(namesIn))];

/** Names of placeholders of `base` missing in `text`, with repetitions. */
export function missingPlaceholders(text: string, base: string): readonly string[] {
  const left = [...namesIn(text)];
  return namesIn(base).filter((name) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** True if the text contains unmatched double braces. */
export const hasBrokenPlaceholder = (text: string): boolean => /\{\{|\}\}/.test(text.replace(PLACEHOLDER, ''));

/** Ignores the order, because languages differ. */
export const hasSamePlaceholders = (text: string, other: string): boolean =>
  missingPlaceholders(text, other).length + missingPlaceholders(other, text).length === 0;
