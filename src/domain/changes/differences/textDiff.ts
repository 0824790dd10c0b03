import { shortestEdit, type TextPart } from './shortestEdit.ts';

export type TextUnit = 'word' | 'grapheme';

/**
 * Maximum number of differences, which limits the run time. With more, the complete middle part is shown as replaced.
 */
const MAX_DIFFERENCES = 600;

export const textUnitOf = (language: string): TextUnit =>
  /^(ja|zh|th|lo|km|my)\b/i.test(language) ? 'grapheme' : 'word';

const segmentsOf = (text: string, language: string, unit: TextUnit): readonly string[] =>
  Array.from(new Intl.Segmenter(language, { granularity: unit }).segment(text), ({ segment }) => segment);

const partsOf = (kind: TextPart['kind'], units: readonly string[]): readonly TextPart[] =>
  units.map((text) => ({ kind, text }));

/**
 * Differences of two texts. Removed and shared parts form the old text; added and shared parts form the new text. Time
 * is proportional to the length (without the shared start and end) times the number of differences.
 */
export function diffText(before: string, after: string, language: string, unit: TextUnit): readonly TextPart[] {
  const [old, next] = [segmentsOf(before, language, unit), segmentsOf(after, language, unit)];
  const least = Math.min(old.length, next.length);
  let start = 0;
  while (start < least && old[start] === next[start]) start += 1;
  let end = 0;
  while (end < least - start && old.at(-1 - end) === next.at(-1 - end)) end += 1;
  const [oldMiddle, nextMiddle] = [old.slice(start, old.length - end), next.slice(start, next.length - end)];
  const middle = shortestEdit(oldMiddle, nextMiddle, MAX_DIFFERENCES) ?? [
    ...partsOf('removed', oldMiddle),
    ...partsOf('added', nextMiddle),
  ];
  return joinRuns([
    ...partsOf('same', old.slice(0, start)),
    ...middle,
    ...partsOf('same', old.slice(old.length - end)),
  ]);
}

/** Joins adjacent parts of the same kind. A space between two changed words becomes part of the change. */
function joinRuns(parts: readonly TextPart[]): readonly TextPart[] {
  const runs: TextPart[] = [];
  let [removed, added, space] = ['', '', ''];
  const close = (): void => {
    if (removed !== '') runs.push({ kind: 'removed', text: removed });
    if (added !== '') runs.push({ kind: 'added', text: added });
    if (space !== '') runs.push({ kind: 'same', text: space });
    [removed, added, space] = ['', '', ''];
  };
  for (const { kind, text } of parts) {
    if (kind === 'same') {
      const isWithinChange = (removed !== '' || added !== '') && text.trim() === '';
      if (isWithinChange) space += text;
      else {
        close();
        const last = runs.at(-1);
        if (last?.kind === 'same') runs[runs.length - 1] = { kind, text: last.text + text };
        else runs.push({ kind, text });
      }
    } else {
      [removed, added, space] = [removed + space, added + space, ''];
      if (kind === 'removed') removed += text;
      else added += text;
    }
  }
  close();
  return runs;
}
