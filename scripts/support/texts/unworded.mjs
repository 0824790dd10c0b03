/** What a text begins with that stands where one is still to be written. */
export const UNWORDED = 'TODO: ';

export const isUnworded = (text) => text.startsWith(UNWORDED.trimEnd());
