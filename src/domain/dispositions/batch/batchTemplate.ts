import { guarded, type GuardedTable } from '../../shared/formulaGuard.ts';
import type { Dispositions } from '../disposition.ts';
import type { BatchField, BatchWord } from './batchColumns.ts';

/** What fields and answers are called in the language of whoever fills the file in. */
export type BatchTexts = Readonly<Record<BatchField | Extract<BatchWord, 'yes' | 'warehouse'>, string>>;

const EXAMPLE = { item: 'SKU-1001', categories: 'Clothes' } as const;

/** The rows of a file to fill in: every column that is read, a question by its name, and one item as an example. */
export function batchTemplate(
  { attributes, groups }: Pick<Dispositions, 'attributes' | 'groups'>,
  texts: BatchTexts,
): GuardedTable {
  const wanted = groups.flatMap(({ conditions }) => conditions).find(({ operator }) => operator !== 'notFullMatch');
  const names = [texts.item, texts.categories, texts.place, ...attributes.map(({ name }) => name)];
  const example = [
    EXAMPLE.item,
    wanted?.value[0] ?? EXAMPLE.categories,
    texts.warehouse,
    ...attributes.map(() => texts.yes),
  ];
  return [names, example].map((row) => row.map(guarded));
}
