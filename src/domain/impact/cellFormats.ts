import { dayOfDate } from '../rules/conditions/calendarDate.ts';

/** How numbers and dates of a file are written. Dates that begin with the year are read whatever `dayOrder` says. */
export type CellFormats = {
  readonly decimal: '.' | ',';
  readonly dayOrder: 'day-first' | 'month-first';
};

const PLAIN_NUMBER = /^\d+(\.\d+)?$/;
const FIRST_GROUP = /^\d{1,3}$/;
const GROUP = /^\d{3}$/;
const NUMBER_PARTS = /^[-+]?\d[\d.,' \u00A0\u202F]*$/;
/** Currency signs and codes around a number. */
const AROUND_NUMBER = /^[\p{Sc}\p{L}\s]+\.?\s*(?=[-+\d])|[\p{Sc}\p{L}\s]+$/gu;

const bareNumber = (cell: string): string =>
  cell
    .normalize('NFKC')
    .trim()
    .replace(/^-\s*(?=\p{Sc})/u, '')
    .replaceAll(AROUND_NUMBER, '');

/** The decimal sign that a cell shows, where it shows one: `1,234` may be either. */
function decimalIn(cell: string): CellFormats['decimal'] | undefined {
  const [comma, point] = [cell.lastIndexOf(','), cell.lastIndexOf('.')];
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.';
  const sign = comma >= 0 ? ',' : '.';
  const parts = cell.split(sign);
  if (parts.length === 1) return undefined;
  const other = sign === ',' ? '.' : ',';
  if (parts.length > 2) return other;
  return parts[1]?.length === 3 && parts[0] !== '0' ? undefined : sign;
}

/** What most cells show. Where none does, a file that is cut at semicolons has decimal commas. */
export function guessDecimal(cells: readonly string[], delimiter: string): CellFormats['decimal'] {
  const shown = cells.flatMap((cell) => decimalIn(bareNumber(cell)) ?? []);
  const commas = shown.filter((sign) => sign === ',').length;
  if (shown.length === 0) return delimiter === ';' ? ',' : '.';
  return commas * 2 > shown.length ? ',' : '.';
}

/** The number in a cell, signs of currencies aside; nothing where it is none, as where its groups are not of three. */
export function readNumber(cell: string, decimal: CellFormats['decimal']): number | undefined {
  if (decimal === '.' && PLAIN_NUMBER.test(cell)) return Number(cell);
  const text = bareNumber(cell);
  if (!NUMBER_PARTS.test(text)) return undefined;
  const [whole = '', fraction, ...more] = text.split(decimal);
  if (more.length > 0 || (fraction !== undefined && !/^\d*$/.test(fraction))) return undefined;
  const groups = whole.replace(/^[-+]/, '').split(/[.,' \u00A0\u202F]/);
  if (groups.length > 1 && !groups.every((group, nth) => (nth === 0 ? FIRST_GROUP : GROUP).test(group)))
    return undefined;
  const number = Number(`${groups.join('')}.${fraction ?? '0'}0`);
  const signed = cell.includes('-') ? -number : number;
  return Number.isFinite(signed) ? signed : undefined;
}

const YEAR_FIRST = /^(\d{4})(?:[-/.]|年)(\d{1,2})(?:[-/.]|月)(\d{1,2})(?!\d)/;
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/;
const NO_SIGNS = /^(\d{4})(\d{2})(\d{2})(?!\d)/;
const DAY_AND_NAME = /^(\d{1,2})\s+(\p{L}{3})\p{L}*\.?,?\s+(\d{4})(?!\d)/u;
const NAME_AND_DAY = /^(\p{L}{3})\p{L}*\.?\s+(\d{1,2}),?\s+(\d{4})(?!\d)/u;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Whether the day or the month comes first in dates as `03/04/2026`: by those that can be read in one way alone. */
export function guessDayOrder(cells: readonly string[]): CellFormats['dayOrder'] {
  const parts = cells.flatMap((cell) => {
    const found = YEAR_LAST.exec(cell.trim());
    return found ? [[Number(found[1]), Number(found[2])] as const] : [];
  });
  const monthFirst = parts.filter(([first, second]) => first <= 12 && second > 12).length;
  const dayFirst = parts.filter(([first, second]) => first > 12 && second <= 12).length;
  return monthFirst > dayFirst ? 'month-first' : 'day-first';
}

const padded = (number: string): string => number.padStart(2, '0');

function partsOfDate(cell: string, dayOrder: CellFormats['dayOrder']): readonly [string, string, string] | undefined {
  const byYear = YEAR_FIRST.exec(cell) ?? NO_SIGNS.exec(cell);
  if (byYear) return [byYear[1] ?? '', byYear[2] ?? '', byYear[3] ?? ''];
  const last = YEAR_LAST.exec(cell);
  if (last) {
    const [, first = '', second = '', year = ''] = last;
    return dayOrder === 'day-first' ? [year, second, first] : [year, first, second];
  }
  const named = DAY_AND_NAME.exec(cell);
  const [, day = '', name = '', year = ''] = named ?? [];
  if (named) return [year, String(MONTHS.indexOf(name.toLowerCase()) + 1), day];
  const nameFirst = NAME_AND_DAY.exec(cell);
  if (!nameFirst) return undefined;
  return [nameFirst[3] ?? '', String(MONTHS.indexOf((nameFirst[1] ?? '').toLowerCase()) + 1), nameFirst[2] ?? ''];
}

/** The day in a cell as `YYYY-MM-DD`, a time behind it aside; nothing where the calendar has no such day. */
export function readDate(cell: string, dayOrder: CellFormats['dayOrder']): string | undefined {
  const parts = partsOfDate(cell.normalize('NFKC').trim(), dayOrder);
  if (!parts) return undefined;
  const date = `${parts[0]}-${padded(parts[1])}-${padded(parts[2])}`;
  return dayOfDate(date) === undefined ? undefined : date;
}

/** The texts of a cell that lists several. */
export const readList = (cell: string): readonly string[] => [
  ...new Set(
    cell
      .split(/[|;,>]/)
      .map((text) => text.trim())
      .filter((text) => text !== ''),
  ),
];
