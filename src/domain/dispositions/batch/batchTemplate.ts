import { guarded, type GuardedTable } from '../../shared/formulaGuard.ts';
import type { Dispositions } from '../disposition.ts';
import type { BatchField, BatchWord } from './batchColumns.ts';

export type BatchTexts = Readonly<Record<BatchField | Extract<BatchWord, 'yes' | 'warehouse'>, string>>;

const EXAMPLE = { item: 'SKU-1001', categories: 'Clothes' } as const;

export function batchTemplate(
  { attributes, groups }: Pick<Dispositions, 'attributes' | 'groups'>,
  texts: BatchTexts,
): GuardedTable {
  const exampleCondition = groups
    .flatMap(({ conditions }) => conditions)
    .find(({ operator }) => operator !== 'notFullMatch');
  const names = [texts.item, texts.categories, texts.place, ...attributes.map(({ name }) => name)];
  const example = [
    EXAMPLE.item,
    exampleCondition?.value[0] ?? EXAMPLE.categories,
    texts.warehouse,
    ...attributes.map(() => texts.yes),
  ];
  return [names, example].map((row) => row.map(guarded));
}
