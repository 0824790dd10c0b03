import { isCurrencyCode } from '../shared/money.ts';
import { plainText } from './plainText.ts';

export type DecimalSign = '.' | ',';

/** Maximum digits of a number, because more digits lose precision. */
const MAX_DIGITS = 15;
const PLAIN_NUMBER = /^\d{1,12}(\.\d{1,3})?$/;
const ARABIC_DECIMAL = '\u066B';
const BODY = /^(?=\D*\d)[\d.,'\u2019 \u066B\u066C]+$/;
const GROUPS = /^[1-9]\d{0,2}(?:([.,'\u2019 \u066C])\d{3})(?:\1\d{3})*$/;
const MAX_LENGTH = 60;
/** Currency and sign in either order, number, currency. A point after a letter belongs to the currency: `Rs.500`. */
const PARTS = /^((?:\p{L}\.?|[^\p{L}\d.,+-])*)(?:([+-])((?:\p{L}\.?|[^\p{L}\d.,+-])*))?([.,]?\d(?:.*\d)?[.,]?)(\D*)$/su;
const AROUND_SIGN = /^\p{L}{0,3}\p{Sc}\p{L}{0,3}$/u;
const CODE = /^[A-Z]{3}$/i;
const CURRENCY_WORDS = new Set(
  `kr zł kč ft lei лв руб fr sfr s/ rs rm rp dh dhs euro euros 円 元 圓 圆 원 دإ رس جم دك رق درهم ريال جنيه دينار`.split(
    ' ',
  ),
);

const isCode = (word: string): boolean => CODE.test(word) && isCurrencyCode(word.toUpperCase());

const isCurrency = (text: string): boolean => {
  const word = text.replaceAll(/[.\s]/g, '');
  return word === '' || AROUND_SIGN.test(word) || CURRENCY_WORDS.has(word.toLowerCase()) || isCode(word);
};

/** Decimal separator in a number. `undefined` if it has none, e.g. `1,234` if `decimal` is a point. */
function decimalOf(body: string, decimal: DecimalSign): string | undefined {
  if (body.includes(ARABIC_DECIMAL)) return ARABIC_DECIMAL;
  const [comma, point] = [body.lastIndexOf(','), body.lastIndexOf('.')];
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.';
  const sign = comma >= 0 ? ',' : '.';
  const [, digitsAfter, ...more] = body.split(sign);
  if (digitsAfter === undefined || more.length > 0) return undefined;
  return sign === decimal || digitsAfter.length <= 2 ? sign : undefined;
}

function readBody(body: string, decimal: DecimalSign): number | undefined {
  if (!BODY.test(body)) return undefined;
  const sign = decimalOf(body, decimal);
  const [integerPart = '', fraction = '', ...more] = sign === undefined ? [body] : body.split(sign);
  if (more.length > 0 || !/^\d*$/.test(fraction)) return undefined;
  if (!/^\d*$/.test(integerPart) && !GROUPS.test(integerPart)) return undefined;
  const digits = `${integerPart.replaceAll(/\D/g, '')}.${fraction}`;
  return digits.replace(/^0+/, '').length - 1 > MAX_DIGITS ? undefined : Number(`0${digits}0`);
}

/**
 * Parses a number. If it has points and commas, the last one is the decimal separator. A single point or comma is
 * decimal if it equals `decimal`, or if at most two digits follow. Other separators must form groups of three digits.
 * Accepts digits of any script and a currency symbol, code or word.
 */
export function readNumber(text: string, decimal: DecimalSign): number | undefined {
  if (decimal === '.' && PLAIN_NUMBER.test(text)) return Number(text);
  if (text.length > MAX_LENGTH) return undefined;
  const [, before = '', sign = '', between = '', body = '', after = ''] = PARTS.exec(plainText(text)) ?? [];
  if (![before, between, after].every(isCurrency)) return undefined;
  const number = readBody(body, decimal);
  return number !== undefined && sign === '-' ? -number : number;
}

/** Decimal separator of an unambiguous number. `undefined` if the text is ambiguous, e.g. `1,234`. */
function decimalIn(text: string): DecimalSign | undefined {
  const [, , , , body = ''] = text.length > MAX_LENGTH ? [] : (PARTS.exec(plainText(text)) ?? []);
  const [comma, point] = [body.lastIndexOf(','), body.lastIndexOf('.')];
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.';
  const [sign, other] = comma >= 0 ? ([',', '.'] as const) : (['.', ','] as const);
  const [, digitsAfter, ...more] = body.split(sign);
  if (digitsAfter === undefined || more.length > 0) return digitsAfter === undefined ? undefined : other;
  return GROUPS.test(body) ? undefined : sign;
}

export function guessDecimal(texts: readonly string[], otherwise: DecimalSign): DecimalSign {
  const decimalSigns = texts.flatMap((text) => decimalIn(text) ?? []);
  const commas = decimalSigns.filter((sign) => sign === ',').length;
  if (commas * 2 === decimalSigns.length) return otherwise;
  return commas * 2 > decimalSigns.length ? ',' : '.';
}

export const decimalSignOf = (language: string): DecimalSign =>
  new Intl.NumberFormat(language).format(1.5).includes(',') ? ',' : '.';
