/**
 * A price as a person types it, in a language that writes `decimal` before the cents; `undefined` for what is no price of
 * 0 or more. The other sign groups thousands, unless it stands once before one or two last digits.
 */
export function readPrice(text: string, decimal: '.' | ','): number | undefined {
  const plain = text.normalize('NFKC').replaceAll(/[\s\u2019']/g, '');
  if (!/^\d[\d.,]*$/.test(plain) || plain.length > 15) return undefined;
  const other = decimal === '.' ? ',' : '.';
  const isForeign = !plain.includes(decimal) && new RegExp(`^\\d+\\${other}\\d{1,2}$`).test(plain);
  const sign = isForeign ? other : decimal;
  const [whole = '', cents = '', ...more] = plain.split(sign);
  if (more.length > 0) return undefined;
  const price = Number(`${whole.replaceAll(/[.,]/g, '')}.${cents || '0'}`);
  return Number.isFinite(price) ? price : undefined;
}
