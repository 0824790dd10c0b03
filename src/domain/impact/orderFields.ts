import { foldText } from '../rules/conditions/foldText.ts';

/** What is read of a past order. */
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

/** Which column of a file holds a field, counted from 0; a field without one is lacking in every order. */
export type ColumnMapping = Readonly<Partial<Record<OrderField, number>>>;

/**
 * What shops and their systems call a field, in the six languages of the portal: the likeliest first, without spaces and
 * marks, a space between two. Among them are the columns of the exports of Shopify, WooCommerce, Magento, BigCommerce and Amazon.
 */
const names: Readonly<Record<OrderField, string>> = {
  orderId: `
    orderid ordernumber orderno amazonorderid order name incrementid purchaseorder numerodecommande
    commande pedido numerodepedido bestelnummer bestelling ordernummer 注文番号 注文id 受注番号 رقمالطلب الطلب id
  `,
  itemName: `
    lineitemname itemname productname itemtitle producttitle title item product article nomduproduit
    produit articulo producto nombredelproducto artikel productnaam 商品名 商品 اسمالمنتج المنتج السلعة
    description
  `,
  sku: `
    sku lineitemsku productsku itemsku skucode sellersku articlenumber productcode reference referencia
    artikelnummer articlecode 品番 商品コード رمزالمنتج رمزالتخزين
  `,
  categories: `
    categories category productcategory productcategories producttype type department collection
    categorie categoria categorias categorieen カテゴリ カテゴリー الفئة الفئات
  `,
  tags: 'tags tag producttags labels etiquettes etiquetas etiqueta タグ الوسوم وسوم',
  price: `
    lineitemprice unitprice itemprice price productprice itemcost amount linetotal prix prixunitaire
    precio preciounitario prijs stukprijs 価格 単価 金額 السعر سعر
  `,
  purchaseDate: `
    purchasedate orderdate orderedat createdat datecreated purchasedat paidat date bought datedachat
    datedecommande fechadecompra fechadelpedido fecha aankoopdatum besteldatum datum 購入日 注文日 注文日時
    تاريخالشراء تاريخالطلب التاريخ
  `,
  area: `
    area state shippingprovince shipstate shippingstate shippingregion province region shiptostate
    shippingprovincename provincia estado provincie regio etat 都道府県 地域 المنطقة الولاية المحافظة
  `,
};

const bare = (header: string): string =>
  foldText(header)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The columns that hold the fields, by what they are called; no column holds two. */
export function guessColumns(headers: readonly string[]): ColumnMapping {
  const called = headers.map(bare);
  const taken = new Set<number>();
  const mapping: Partial<Record<OrderField, number>> = {};
  for (const field of orderFields) {
    const [column] = names[field]
      .trim()
      .split(/\s+/)
      .flatMap((name) => {
        const found = called.indexOf(bare(name));
        return found >= 0 && !taken.has(found) ? [found] : [];
      });
    if (column === undefined) continue;
    taken.add(column);
    mapping[field] = column;
  }
  return mapping;
}
