import { isNoteTooLong } from './publishNote.ts';

/** Begins what was counted within a note, which is one plain text: an invisible separator, which nobody types. */
const COUNTED = '\u2063';

/** Whether figures fit below what is written in a note. */
export const hasRoomForFigures = (note: string | undefined, figures: string): boolean =>
  !isNoteTooLong(`${note?.trim() ?? ''}\n${COUNTED}${figures}`);

/** The note with figures below what is written; without them where both are longer than a note may be. */
export function noteWithFigures(note: string | undefined, figures: string | undefined): string | undefined {
  if (figures === undefined || !hasRoomForFigures(note, figures)) return note;
  return note === undefined ? `${COUNTED}${figures}` : `${note}\n${COUNTED}${figures}`;
}

/** What a person wrote of a publish, and what was counted of it; either may be empty. */
export function partsOfNote(note: string): { readonly written: string; readonly counted: string } {
  const [written = '', ...counted] = note.split(COUNTED);
  return { written: written.trimEnd(), counted: counted.join('') };
}
