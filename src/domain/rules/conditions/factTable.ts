import type { Language } from '../../languages/language.ts';

export type FactTraits = {
  /** Text, price in the portal's currency, or date `YYYY-MM-DD`. Determines operators, input fields and limits. */
  readonly kind: 'text' | 'price' | 'date';
  readonly isList?: true;
  /** Present if the fact belongs to the order. An export may contain it only in the order's first row. */
  readonly isOfOrder?: true;
  readonly parameter: string;
  readonly example: string;
  /**
   * Column names of order files, most common first, without spaces and punctuation. The English names include those of
   * Shopify, WooCommerce, Magento, BigCommerce and Amazon.
   */
  readonly columns: Readonly<Record<Language, string>>;
};

/**
 * Facts of an order item that rule conditions compare [RL-3], in the order of the rule form. Modules derive their
 * tables from it when they load, so a test must add a fact before it imports them.
 */
export const factTable = {
  categories: {
    kind: 'text',
    isList: true,
    parameter: 'category',
    example: 'Shoes; Sport',
    columns: {
      ar: 'الفئة الفئات',
      en: 'categories category productcategory productcategories producttype type department collection',
      es: 'categoria categorias',
      fr: 'categorie',
      ja: 'カテゴリ カテゴリー',
      nl: 'categorie categorieen',
    },
  },
  sku: {
    kind: 'text',
    parameter: 'sku',
    example: 'RUN-42',
    columns: {
      ar: 'رمزالمنتج رمزالتخزين',
      en: 'sku lineitemsku productsku itemsku skucode sellersku articlenumber productcode reference',
      es: 'referencia',
      fr: 'reference',
      ja: '品番 商品コード',
      nl: 'artikelnummer articlecode',
    },
  },
  tags: {
    kind: 'text',
    isList: true,
    isOfOrder: true,
    parameter: 'tag',
    example: 'sale',
    columns: {
      ar: 'الوسوم وسوم',
      en: 'tags tag producttags labels',
      es: 'etiquetas etiqueta',
      fr: 'etiquettes',
      ja: 'タグ',
      nl: 'tags',
    },
  },
  price: {
    kind: 'price',
    parameter: 'price',
    example: '89.90',
    columns: {
      ar: 'السعر سعر',
      en: 'lineitemprice unitprice itemprice price productprice itemcost amount linetotal',
      es: 'precio preciounitario',
      fr: 'prix prixunitaire',
      ja: '価格 単価 金額',
      nl: 'prijs stukprijs',
    },
  },
  purchaseDate: {
    kind: 'date',
    isOfOrder: true,
    parameter: 'bought',
    example: '2026-11-01',
    columns: {
      ar: 'تاريخالشراء تاريخالطلب التاريخ',
      en: 'purchasedate orderdate orderedat createdat datecreated purchasedat paidat date bought',
      es: 'fechadecompra fechadelpedido fecha',
      fr: 'datedachat datedecommande',
      ja: '購入日 注文日 注文日時',
      nl: 'aankoopdatum besteldatum datum',
    },
  },
  area: {
    kind: 'text',
    isOfOrder: true,
    parameter: 'area',
    example: 'NSW',
    columns: {
      ar: 'المنطقة الولاية المحافظة',
      en: `
        area state shippingprovince shipstate shippingstate shippingregion province region shiptostate
        shippingprovincename
      `,
      es: 'provincia estado',
      fr: 'etat',
      ja: '都道府県 地域',
      nl: 'provincie regio',
    },
  },
} as const satisfies Readonly<Record<string, FactTraits>>;
