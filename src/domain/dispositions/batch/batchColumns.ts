import type { Language } from '../../languages/language.ts';
import type { GradingAttribute } from '../disposition.ts';
import { unguarded } from '../../shared/formulaGuard.ts';
import { foldName } from '../dispositionLists.ts';

export const batchFields = ['item', 'categories', 'place'] as const;
export type BatchField = (typeof batchFields)[number];
export const batchWords = ['yes', 'no', 'warehouse', 'store'] as const;
export type BatchWord = (typeof batchWords)[number];

type Words = Readonly<Record<BatchField | BatchWord, string>>;

/** Accepted column names and values by language, separated by bars. */
const wordsByLanguage: Readonly<Record<Language, Words>> = {
  ar: {
    item: 'السلعة',
    categories: 'الفئة|الفئات',
    place: 'المكان',
    yes: 'نعم',
    no: 'لا',
    warehouse: 'المستودع|مستودع',
    store: 'المتجر|متجر',
  },
  en: {
    item: 'item|item name|sku|title|product',
    categories: 'categories|category|product type',
    place: 'place|location',
    yes: 'yes|y|true|1|x',
    no: 'no|n|false|0',
    warehouse: 'warehouse',
    store: 'store|stores|shop',
  },
  es: {
    item: 'artículo',
    categories: 'categorías|categoría',
    place: 'lugar',
    yes: 'sí|si',
    no: 'no',
    warehouse: 'almacén',
    store: 'tienda|tiendas',
  },
  fr: {
    item: 'article',
    categories: 'catégories|catégorie',
    place: 'lieu',
    yes: 'oui',
    no: 'non',
    warehouse: 'entrepôt',
    store: 'magasin|magasins',
  },
  ja: {
    item: '商品',
    categories: 'カテゴリ',
    place: '場所',
    yes: 'はい',
    no: 'いいえ',
    warehouse: '倉庫',
    store: '店舗',
  },
  nl: {
    item: 'artikel',
    categories: 'categorieën|categorie',
    place: 'plaats',
    yes: 'ja',
    no: 'nee',
    warehouse: 'magazijn',
    store: 'winkel|winkels',
  },
};

const byLocalizedName = <Name extends BatchField | BatchWord>(names: readonly Name[]): ReadonlyMap<string, Name> =>
  new Map(
    names.flatMap((name) =>
      Object.values(wordsByLanguage).flatMap((columnWords) =>
        columnWords[name].split('|').map((word) => [foldName(word), name] as const),
      ),
    ),
  );
const fieldsByName = byLocalizedName(batchFields);
const wordsByName = byLocalizedName(batchWords);

export const batchWordIn = (cell: string): BatchWord | undefined => wordsByName.get(foldName(cell));

/** Meaning of a column: a field of the item, or the answers to a question. */
export type BatchColumn = BatchField | { readonly attributeId: string };

/** Maps each column name to the question with this name, prompt or id, otherwise to a field. Ignores duplicates. */
export function batchColumns(
  names: readonly string[],
  attributes: readonly GradingAttribute[],
): readonly (BatchColumn | undefined)[] {
  const byName = new Map<string, string>();
  for (const keyOf of [
    ({ id }: GradingAttribute) => id,
    ({ prompt }: GradingAttribute) => prompt,
    ({ name }: GradingAttribute) => name,
  ])
    for (const attribute of attributes) byName.set(foldName(keyOf(attribute)), attribute.id);
  const usedColumns = new Set<string>();
  return names.map(unguarded).map((name) => {
    const attributeId = byName.get(foldName(name));
    const column = attributeId === undefined ? fieldsByName.get(foldName(name)) : { attributeId };
    const key = typeof column === 'object' ? `attribute ${column.attributeId}` : column;
    if (key === undefined || usedColumns.has(key)) return undefined;
    usedColumns.add(key);
    return column;
  });
}
