/** Maximum length of a note in UTF-16 code units. */
export const MAX_NOTE = 500;

/** Trimmed note; `undefined` if it is empty. The length is checked by the text field. */
export const publishNote = (text: string): string | undefined => text.trim() || undefined;

export const isNoteTooLong = (text: string): boolean => text.trim().length > MAX_NOTE;

/** Separator between note and figures in the stored string. An invisible character that users do not type. */
const FIGURES_SEPARATOR = '\u2063';

export const hasRoomForFigures = (note: string | undefined, figures: string): boolean =>
  !isNoteTooLong(`${note?.trim() ?? ''}\n${FIGURES_SEPARATOR}${figures}`);

export function noteWithFigures(note: string | undefined, figures: string | undefined): string | undefined {
  if (figures === undefined || !hasRoomForFigures(note, figures)) return note;
  return note === undefined ? `${FIGURES_SEPARATOR}${figures}` : `${note}\n${FIGURES_SEPARATOR}${figures}`;
}

export function partsOfNote(note: string): { readonly written: string; readonly counted: string } {
  const [written = '', ...counted] = note.split(FIGURES_SEPARATOR);
  return { written: written.trimEnd(), counted: counted.join('') };
}
