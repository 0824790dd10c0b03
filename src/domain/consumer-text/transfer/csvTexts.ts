import type { Language } from '../../languages/language.ts';
import { guarded, unguarded, type GuardedTable } from '../../shared/formulaGuard.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { readTable } from '../../tables/readTable.ts';
import type { ConsumerText } from '../consumerText.ts';
import { ownText } from '../readText.ts';
import { textSlots, type TextSlot } from '../textSlot.ts';
import type { FileProblem, FileText } from './fileText.ts';
import { languageNamed } from './importTexts.ts';

const KEY = 'key';

const isKey = (name: string): boolean => name.trim().toLowerCase() === KEY;

export const countTextColumns = (cells: readonly string[]): number =>
  cells.filter((cell) => isKey(cell) || languageNamed(cell) !== undefined).length;

/** Column of the default texts, which an import skips. */
const DEFAULT = 'default';

/** @param defaultText text that customers see if the merchant has no text */
export const exportCsv = (
  texts: ConsumerText,
  languages: readonly Language[],
  defaultText: (slot: TextSlot) => string | undefined,
): GuardedTable => [
  [KEY, DEFAULT, ...languages].map(guarded),
  ...textSlots.map((slot) => [
    guarded(`${slot.step}.${slot.field}`),
    guarded(defaultText(slot) ?? ''),
    ...languages.map((language) => guarded(ownText(texts, language, slot)?.text ?? '')),
  ]),
];

const isFormula = (cell: string): boolean => unguarded(cell) === cell && guarded(cell) !== cell;

export type CsvTexts = {
  readonly texts: readonly FileText[];
  readonly unread: readonly string[];
};

/** Parses a table with a key column and a column per language, in any order. */
export function readCsv(text: string): Result<CsvTexts, FileProblem> {
  const table = readTable(text, countTextColumns);
  if (!table.ok) return err(table.error.kind);
  const { names, rows } = table.value;
  const keyAt = names.findIndex(isKey);
  const columns = names.flatMap((name, at) => (at !== keyAt && languageNamed(name) ? [{ name: name.trim(), at }] : []));
  if (keyAt < 0 || columns.length === 0) return err('no-columns');
  const unread = names.filter((name) => name.trim() !== '' && name !== DEFAULT && !isKey(name) && !languageNamed(name));
  const texts = rows.flatMap(({ number, cells, texts: written, cellProblems, problem }): readonly FileText[] => {
    const key = cells[keyAt] ?? '';
    if (problem) return [{ place: number, key, language: '', text: '', problem: 'row' }];
    return columns.map(({ name, at }) => {
      const cell = written[at] ?? '';
      return {
        place: number,
        key,
        language: name,
        text: unguarded(cell),
        problem: isFormula(cell) ? 'formula' : cellProblems.get(at),
      };
    });
  });
  return ok({ texts, unread });
}
