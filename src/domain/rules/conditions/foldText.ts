/**
 * A text as rules compare it: without case and outer spaces, however its letters are composed. Blank texts fold to
 * `''` and say nothing, in conditions and in items alike. Upper case is taken because a letter's depends on no
 * neighbour: a sigma stays the same inside a longer word.
 */
export const foldText = (text: string): string => text.trim().toUpperCase().normalize('NFC');

export const foldTexts = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.map(foldText).filter((text) => text !== '')),
];
