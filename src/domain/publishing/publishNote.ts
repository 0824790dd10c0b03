/** How long the note of a publish may be, in code units. */
export const LONGEST_NOTE = 500;

/** A note as it goes with a publish: none where nothing was written. One that is too long is for the field to refuse. */
export const publishNote = (text: string): string | undefined => text.trim() || undefined;

export const isNoteTooLong = (text: string): boolean => text.trim().length > LONGEST_NOTE;
