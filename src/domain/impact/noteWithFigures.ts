/** The note with these figures: in the place of those that were put there before, else below what is written. */
export function noteWithFigures(note: string, former: string | undefined, figures: string): string {
  if (former !== undefined && former !== '' && note.includes(former)) return note.replace(former, () => figures);
  const written = note.trimEnd();
  return written === '' ? figures : `${written}\n${figures}`;
}
