import type { Language } from '../languages/language.ts';
import { foldText } from '../rules/conditions/foldText.ts';

export const orderFields = [
  'orderId',
  'itemName',
  'sku',
  'categories',
  'tags',
  'price',
  'purchaseDate',
  'area',
] as const;

export type OrderField = (typeof orderFields)[number];

/** Column index from 0. Absent fields are missing in every order. */
export type ColumnMapping = Readonly<Partial<Record<OrderField, number>>>;

type FieldNames = Readonly<Record<OrderField, string>>;

/**
 * Column names by language, likeliest first, without spaces and marks. English covers exports of Shopify, WooCommerce,
 * Magento, BigCommerce and Amazon.
 */
const names: Readonly<Record<Language, FieldNames>> = {
  ar: {
    orderId: 'رقمالطلب الطلب',
    itemName: 'اسمالمنتج المنتج السلعة',
    sku: 'رمزالمنتج رمزالتخزين',
    categories: 'الفئة الفئات',
    tags: 'الوسوم وسوم',
    price: 'السعر سعر',
    purchaseDate: 'تاريخالشراء تاريخالطلب التاريخ',
    area: 'المنطقة الولاية المحافظة',
  },
  en: {
    orderId: 'orderid ordernumber orderno amazonorderid order name incrementid purchaseorder',
    itemName: 'lineitemname itemname productname itemtitle producttitle title item product article',
    sku: 'sku lineitemsku productsku itemsku skucode sellersku articlenumber productcode reference',
    categories: 'categories category productcategory productcategories producttype type department collection',
    tags: 'tags tag producttags labels',
    price: 'lineitemprice unitprice itemprice price productprice itemcost amount linetotal',
    purchaseDate: 'purchasedate orderdate orderedat createdat datecreated purchasedat paidat date bought',
    area: `
      area state shippingprovince shipstate shippingstate shippingregion province region shiptostate
      shippingprovincename
    `,
  },
  es: {
    orderId: 'pedido numerodepedido',
    itemName: 'articulo producto nombredelproducto',
    sku: 'referencia',
    categories: 'categoria categorias',
    tags: 'etiquetas etiqueta',
    price: 'precio preciounitario',
    purchaseDate: 'fechadecompra fechadelpedido fecha',
    area: 'provincia estado',
  },
  fr: {
    orderId: 'numerodecommande commande',
    itemName: 'nomduproduit produit',
    sku: 'reference',
    categories: 'categorie',
    tags: 'etiquettes',
    price: 'prix prixunitaire',
    purchaseDate: 'datedachat datedecommande',
    area: 'etat',
  },
  ja: {
    orderId: '注文番号 注文id 受注番号',
    itemName: '商品名 商品',
    sku: '品番 商品コード',
    categories: 'カテゴリ カテゴリー',
    tags: 'タグ',
    price: '価格 単価 金額',
    purchaseDate: '購入日 注文日 注文日時',
    area: '都道府県 地域',
  },
  nl: {
    orderId: 'bestelnummer bestelling ordernummer',
    itemName: 'artikel productnaam',
    sku: 'artikelnummer articlecode',
    categories: 'categorie categorieen',
    tags: 'tags',
    price: 'prijs stukprijs',
    purchaseDate: 'aankoopdatum besteldatum datum',
    area: 'provincie regio',
  },
};

/** Used only if no other column matches. */
const unlikely: Readonly<Partial<FieldNames>> = { orderId: 'id', itemName: 'description' };

const bare = (header: string): string =>
  foldText(header)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** English first, because most systems export it in every language. */
const namesOf = (field: OrderField): readonly string[] =>
  [names.en, ...Object.values(names), unlikely].flatMap((each) => each[field]?.trim().split(/\s+/).map(bare) ?? []);
const knownNames = orderFields.map((field) => [field, namesOf(field)] as const);

/** Removes additions as in `Price, EUR`, `Price (incl. VAT)` or `Price EUR`. */
const withoutAddition = (header: string): string => header.replace(/[,([].*/s, '').replace(/\s[A-Z]{3}$/, '');

/** Finds columns by name, then by name without additions. A column has at most one field. */
export function guessColumns(headers: readonly string[]): ColumnMapping {
  const called = headers.map(bare);
  const brief = headers.map((header) => bare(withoutAddition(header)));
  const used = new Set<number>();
  const mapping: Partial<Record<OrderField, number>> = {};
  for (const [field, known] of knownNames) {
    const columns = [called, brief].flatMap((headings) => known.map((name) => headings.indexOf(name)));
    const column = columns.find((each) => each >= 0 && !used.has(each));
    if (column === undefined) continue;
    used.add(column);
    mapping[field] = column;
  }
  return mapping;
}

export const countFieldNames = (cells: readonly string[]): number => Object.keys(guessColumns(cells)).length;
