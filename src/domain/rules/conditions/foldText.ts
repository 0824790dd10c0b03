/**
 * Comparison form of a text. A blank text becomes `''`, which rules and items ignore.
 * Upper case, because the lower case of a Greek sigma depends on the next letter.
 */
export const foldText = (text: string): string => text.trim().toUpperCase().normalize('NFC');

export const foldTexts = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.map(foldText).filter((text) => text !== '')),
];
