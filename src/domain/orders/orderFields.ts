import { byFact, facts, ruleFacts, type RuleFact } from '../rules/conditions/facts.ts';
import { foldText } from '../rules/conditions/foldText.ts';

export type OrderField = 'orderId' | 'itemName' | RuleFact;

export const orderFields: readonly OrderField[] = [...new Set(['orderId', 'itemName', 'sku', ...ruleFacts] as const)];

/** Column index of each field, from 0. A field without a column is missing in every order. */
export type ColumnMapping = Readonly<Partial<Record<OrderField, number>>>;

const columns = {
  ...byFact(ruleFacts, (fact) => facts[fact].columns),
  orderId: {
    ar: 'رقمالطلب الطلب',
    en: 'orderid ordernumber orderno amazonorderid order name incrementid purchaseorder',
    es: 'pedido numerodepedido',
    fr: 'numerodecommande commande',
    ja: '注文番号 注文id 受注番号',
    nl: 'bestelnummer bestelling ordernummer',
  },
  itemName: {
    ar: 'اسمالمنتج المنتج السلعة',
    en: 'lineitemname itemname productname itemtitle producttitle title item product article',
    es: 'articulo producto nombredelproducto',
    fr: 'nomduproduit produit',
    ja: '商品名 商品',
    nl: 'artikel productnaam',
  },
};

const unlikely: Readonly<Partial<Record<OrderField, string>>> = { orderId: 'id', itemName: 'description' };

const normalizedHeader = (header: string): string =>
  foldText(header)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Column names of a field. English comes first, because most systems export English names in every language. */
const namesOf = (field: OrderField): readonly string[] =>
  [columns[field].en, ...Object.values(columns[field]), unlikely[field] ?? '']
    .flatMap((names) => names.split(/\s+/).map(normalizedHeader))
    .filter((name) => name !== '');
const knownNames = orderFields.map((field) => [field, namesOf(field)] as const);

/** Header without additions: `Price, EUR`, `Price (incl. VAT)` and `Price EUR` become `Price`. */
const withoutAddition = (header: string): string => header.replace(/[,([].*/s, '').replace(/\s[A-Z]{3}$/, '');

/** Finds the column of each field: by name, otherwise by name without additions. A column has at most one field. */
export function guessColumns(headers: readonly string[]): ColumnMapping {
  const headerNames = headers.map(normalizedHeader);
  const shortNames = headers.map((header) => normalizedHeader(withoutAddition(header)));
  const used = new Set<number>();
  const mapping: Partial<Record<OrderField, number>> = {};
  for (const [field, knownFieldNames] of knownNames) {
    const columns = [headerNames, shortNames].flatMap((headings) =>
      knownFieldNames.map((name) => headings.indexOf(name)),
    );
    const column = columns.find((each) => each >= 0 && !used.has(each));
    if (column === undefined) continue;
    used.add(column);
    mapping[field] = column;
  }
  return mapping;
}

export const countFieldNames = (cells: readonly string[]): number => Object.keys(guessColumns(cells)).length;
