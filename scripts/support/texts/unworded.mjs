/** Prefix of a text that is not written yet. */
export const UNWORDED = 'TODO: ';

export const isUnworded = (text) => text.startsWith(UNWORDED.trimEnd());
