/** Where something stands in a text, in the units that a text field counts in. */
export type TextRange = { readonly start: number; readonly end: number };

/** A word in braces, such as {{orderId}}: a translation moves it, and keeps it as it is. */
const PLACEHOLDER = /\{\{(\w+)\}\}/g;

const NAME = /^[A-Za-z]\w*$/;

const namesIn = (text: string): readonly string[] => Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name);

export const placeholderOf = (name: string): string => `{{${name}}}`;

/** The placeholder that a text consists of: a name in one or two pairs of braces, or without. */
export const placeholderIn = (text: string): string | undefined => {
  const [, inner = text] = /^\{{1,2}([^{}]*)\}{1,2}$/.exec(text.trim()) ?? [];
  return NAME.test(inner.trim()) ? placeholderOf(inner.trim()) : undefined;
};

/** A text in parts: words, and after each but the last the name of a placeholder. */
export const splitAtPlaceholders = (text: string): readonly string[] => text.split(PLACEHOLDER);

/** Every placeholder of a text, in order. */
export const placeholderRanges = (text: string): readonly TextRange[] =>
  Array.from(text.matchAll(PLACEHOLDER), ({ index, 0: { length } }) => ({ start: index, end: index + length }));

/** The placeholders that any of some texts has, each once, by name. */
export const placeholdersOf = (texts: readonly string[]): readonly string[] => [...new Set(texts.flatMap(namesIn))];

/** What a text lacks of another one’s placeholders, by name, each as often as it lacks it. */
export function missingPlaceholders(text: string, base: string): readonly string[] {
  const left = [...namesIn(text)];
  return namesIn(base).filter((name) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Whether braces stand in it that open or close no placeholder. */
export const hasBrokenPlaceholder = (text: string): boolean => /\{\{|\}\}/.test(text.replace(PLACEHOLDER, ''));

/** Whether two texts have the same placeholders, in whatever order their languages need. */
export const hasSamePlaceholders = (text: string, other: string): boolean =>
  missingPlaceholders(text, other).length + missingPlaceholders(other, text).length === 0;
