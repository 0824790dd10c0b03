/** Isolates the direction of a merchant's text, so that it does not reorder the line. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
