/** Keeps a merchant's words from rearranging the line they stand in. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
