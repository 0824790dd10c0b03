import { isNoteTooLong } from './publishNote.ts';

/** Whether figures fit below what is written in a note. */
export const hasRoomForFigures = (note: string | undefined, figures: string): boolean =>
  !isNoteTooLong(`${note?.trim() ?? ''}\n${figures}`);

/** The note with figures below what is written; without them where both are longer than a note may be. */
export function noteWithFigures(note: string | undefined, figures: string | undefined): string | undefined {
  if (figures === undefined || !hasRoomForFigures(note, figures)) return note;
  return note === undefined ? figures : `${note}\n${figures}`;
}
