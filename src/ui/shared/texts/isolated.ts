/** Adds Unicode isolation marks, so that a right-to-left text does not change the order of the text around it. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Removes the marks, for plain text that is stored or compared. */
export const withoutIsolates = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '');
