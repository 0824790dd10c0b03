/** In UTF-16 code units. */
export const MAX_NOTE = 500;

/** Does not check the length, because the field does. */
export const publishNote = (text: string): string | undefined => text.trim() || undefined;

export const isNoteTooLong = (text: string): boolean => text.trim().length > MAX_NOTE;

/** Separates the figures from the text within one string. Invisible and never typed. */
const COUNTED = '\u2063';

export const hasRoomForFigures = (note: string | undefined, figures: string): boolean =>
  !isNoteTooLong(`${note?.trim() ?? ''}\n${COUNTED}${figures}`);

/** Appends figures, unless the note would become too long. */
export function noteWithFigures(note: string | undefined, figures: string | undefined): string | undefined {
  if (figures === undefined || !hasRoomForFigures(note, figures)) return note;
  return note === undefined ? `${COUNTED}${figures}` : `${note}\n${COUNTED}${figures}`;
}

export function partsOfNote(note: string): { readonly written: string; readonly counted: string } {
  const [written = '', ...counted] = note.split(COUNTED);
  return { written: written.trimEnd(), counted: counted.join('') };
}
