/**
 * Comparison form of a text. Blank texts become `''` and are ignored in rules and items.
 * Upper case, because the lower case of a sigma depends on the next letter.
 */
export const foldText = (text: string): string => text.trim().toUpperCase().normalize('NFC');

export const foldTexts = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.map(foldText).filter((text) => text !== '')),
];
