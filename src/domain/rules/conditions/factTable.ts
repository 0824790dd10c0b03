import type { Language } from '../../languages/language.ts';

export type FactTraits = {
  /** Text, price in the portal's currency, or date `YYYY-MM-DD`. Operators, input fields and limits depend on it. */
  readonly kind: 'text' | 'price' | 'date';
  /** An item can have several values. Only for texts. */
  readonly isList?: true;
  /** All items of an order usually have the same value, so exports may contain it only in the order's first row. */
  readonly isOfOrder?: true;
  /** Name in the address of the simulator. */
  readonly parameter: string;
  /** Cell of the template for order files. */
  readonly example: string;
  /**
   * Column names of order files, likeliest first, without spaces and marks. English covers exports of Shopify,
   * WooCommerce, Magento, BigCommerce and Amazon.
   */
  readonly columns: Readonly<Record<Language, string>>;
};

/**
 * Facts of an order item that rule conditions compare [RL-3], in the order of the rule form. Everything about facts
 * derives from this table when modules load, so a test adds a fact before it loads them.
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
