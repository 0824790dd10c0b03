import type { Language } from '../languages/language.ts';
import { dayOfDate } from '../rules/conditions/calendarDate.ts';
import { plainText } from './plainText.ts';

/** Orders of day, month and year in numeric dates. A four-digit year is recognized at any position. */
export const dayOrders = ['day-first', 'month-first', 'year-first'] as const;
export type DayOrder = (typeof dayOrders)[number];

const YEARS = { first: 1900, last: 2199 } as const;
/** Two-digit years below this number are in the 2000s, all others in the 1900s (POSIX). */
const FIRST_YEAR_OF_1900S = 69;
const MAX_LENGTH = 80;

/** Optional text after a date: weekday in brackets, and a time after a space, comma or T. */
const TIME_SUFFIX = String.raw`(?:\s*\(\p{L}+\.?\))?(?:[T\s,]+\D{0,12}\d{1,2}\s?[:.h時]\s?\d{2}(?!\d).*)?`;
const WORD = String.raw`(\p{L}[\p{L}\p{M}]*)`;
const dateLike = (pattern: string): RegExp => new RegExp(`^${pattern}${TIME_SUFFIX}$`, 'su');

const YEAR_FIRST = dateLike(String.raw`(\d{4})(?:\s?[-/.]\s?|年\s?)(\d{1,2})(?:\s?[-/.]\s?|月\s?)(\d{1,2})日?`);
const DIGITS_ONLY = /^(\d{4})(\d{2})(\d{2})(?:T?\d{4}(?:\d{2})?Z?)?$/;
const NUMBERS = dateLike(String.raw`(\d{1,2})(\s?[-/.]\s?)(\d{1,2})\2(\d{4}|\d{2})\.?`);
const SEPARATORS = String.raw`[\s\-/.,]*`;
const DAY_NAME_YEAR = dateLike(
  String.raw`(\d{1,2})(?:er|st|nd|rd|th|º|\.)?${SEPARATORS}(?:de\s)?${SEPARATORS}${WORD}${SEPARATORS}(?:del?\s)?${SEPARATORS}(\d{4}|\d{2})`,
);
const NAME_DAY_YEAR = dateLike(String.raw`${WORD}${SEPARATORS}(\d{1,2})(?:st|nd|rd|th)?[\s\-/.,]+(\d{4}|\d{2})`);
const WEEKDAY = /^\p{L}+\.?,\s*/u;

type Parts = readonly [year: string, month: string | number, day: string];

function partsByOrder(first: string, second: string, third: string, order: DayOrder): Parts {
  if (order === 'year-first' && third.length === 2) return [first.padStart(2, '0'), second, third];
  return order === 'month-first' ? [third, first, second] : [third, second, first];
}

function partsOf(text: string, order: DayOrder): Parts | undefined {
  const byYear = YEAR_FIRST.exec(text) ?? DIGITS_ONLY.exec(text);
  if (byYear) return [byYear[1] ?? '', byYear[2] ?? '', byYear[3] ?? ''];
  const numbers = NUMBERS.exec(text);
  if (numbers) return partsByOrder(numbers[1] ?? '', numbers[3] ?? '', numbers[4] ?? '', order);
  const dayFirst = DAY_NAME_YEAR.exec(text);
  const nameFirst = NAME_DAY_YEAR.exec(text);
  const [day = '', name = '', year = ''] = dayFirst
    ? [dayFirst[1], dayFirst[2], dayFirst[3]]
    : [nameFirst?.[2], nameFirst?.[1], nameFirst?.[3]];
  const month = monthNamed(name);
  return month === undefined ? undefined : [year, month, day];
}

const yearOf = (digits: string): number => {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year < FIRST_YEAR_OF_1900S ? 2000 + year : 1900 + year;
};

const padded = (number: string | number): string => String(number).padStart(2, '0');

/**
 * Parses a date as `YYYY-MM-DD`. `undefined` if it is not a date of the years 1900 to 2199. Months may be names in any
 * language, digits may be of any script. `order` applies to numeric dates. Two-digit years are 1969 to 2068.
 */
export function readDate(text: string, order: DayOrder): string | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const [year, month, day] = partsOf(plainText(text).replace(WEEKDAY, ''), order) ?? ['', '', ''];
  if (year === '') return undefined;
  const fullYear = yearOf(year);
  const date = `${fullYear}-${padded(month)}-${padded(day)}`;
  return fullYear < YEARS.first || fullYear > YEARS.last || dayOfDate(date) === undefined ? undefined : date;
}

/** True if the text is a different date in different orders of day, month and year. */
const isOpen = (text: string): boolean => {
  const possibleDates = new Set(dayOrders.flatMap((order) => readDate(text, order) ?? []));
  return possibleDates.size > 1;
};

/** Order that parses most texts, preferably `otherwise`. `isProven`: false if several orders parse as many texts. */
export function guessDayOrder(
  texts: readonly string[],
  otherwise: DayOrder,
): { readonly order: DayOrder; readonly isProven: boolean } {
  const orders = [otherwise, ...dayOrders.filter((order) => order !== otherwise)];
  const parsedCounts = orders.map((order) => texts.filter((text) => readDate(text, order) !== undefined).length);
  const max = Math.max(...parsedCounts);
  const best = orders.filter((_, index) => parsedCounts[index] === max);
  return { order: best[0] ?? otherwise, isProven: best.length === 1 || !texts.some(isOpen) };
}

const usualOrders: Readonly<Record<Language, DayOrder>> = {
  ar: 'day-first',
  en: 'day-first',
  es: 'day-first',
  fr: 'day-first',
  ja: 'year-first',
  nl: 'day-first',
};

export const dayOrderOf = (language: Language): DayOrder => usualOrders[language];

/** Names of the months in order, without accents, spaces and points. Bars separate alternative names. */
const monthNames: Readonly<Record<Language, string>> = {
  ar: `
    يناير|كانونالثاني فبراير|شباط مارس|اذار ابريل|نيسان مايو|ايار يونيو|حزيران يوليو|تموز اغسطس|اب سبتمبر|ايلول
    اكتوبر|تشريناول نوفمبر|تشرينالثاني ديسمبر|كانوناول
  `,
  en: `
    january|jan february|feb march|mar april|apr may june|jun july|jul august|aug september|sep|sept october|oct
    november|nov december|dec
  `,
  es: `
    enero|ene febrero|feb marzo|mar abril|abr mayo|may junio|jun julio|jul agosto|ago septiembre|setiembre|sept|set
    octubre|oct noviembre|nov diciembre|dic
  `,
  fr: `
    janvier|janv fevrier|fevr|fev mars avril|avr mai juin juillet|juil aout septembre|sept octobre|oct novembre|nov
    decembre|dec
  `,
  ja: `1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月`,
  nl: `
    januari|jan februari|feb maart|mrt april|apr mei juni|jun juli|jul augustus|aug september|sep|sept oktober|okt
    november|nov december|dec
  `,
};

/** German names are common in files, although German is not a language of the product. */
const german =
  'januar|jan februar|feb marz|mrz april|apr mai juni|jun juli|jul august|aug september|sep oktober|okt november|nov dezember|dez';

const months: ReadonlyMap<string, number> = new Map(
  [...Object.values(monthNames), german].flatMap((line) =>
    line
      .trim()
      .split(/\s+/)
      .flatMap((month, index) => month.split('|').map((name) => [name, index + 1] as const)),
  ),
);

const monthNamed = (name: string): number | undefined =>
  months.get(
    name
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/[^\p{L}]/gu, ''),
  );
