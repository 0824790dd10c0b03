const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** The words in braces, each as often as it stands there, by name. */
const namesIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name).toSorted();

/** Whether braces stand in it that open or close no placeholder. */
export const hasBrokenPlaceholder = (text: string): boolean => /\{\{|\}\}/.test(text.replace(PLACEHOLDER, ''));

/** Whether two texts have the same placeholders, in whatever order their languages need. */
export const hasSamePlaceholders = (text: string, other: string): boolean =>
  namesIn(text).join(' ') === namesIn(other).join(' ');
