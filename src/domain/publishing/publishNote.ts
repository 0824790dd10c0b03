/** In UTF-16 code units. */
export const LONGEST_NOTE = 500;

/** Does not check the length, because the field does. */
export const publishNote = (text: string): string | undefined => text.trim() || undefined;

export const isNoteTooLong = (text: string): boolean => text.trim().length > LONGEST_NOTE;
