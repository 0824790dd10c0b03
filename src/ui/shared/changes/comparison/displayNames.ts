import type { DisplayValue, CodeKind } from '../../../../domain/changes/changeDescription.ts';
import { nameOrder } from '../../../../domain/languages/language.ts';
import { dateFormat } from '../../dates/dateFormat.ts';

type FaceOf<Kind extends DisplayValue['kind']> = Extract<DisplayValue, { readonly kind: Kind }>;

/** Returns the name of a region, language or currency, or the code itself if the language has no name for it. */
function nameOf(code: string, type: Exclude<CodeKind, 'page' | 'role'>, language: string): string {
  try {
    return new Intl.DisplayNames(language, { type }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Translates codes and sorts countries by name. Page paths and roles are returned unchanged. */
export function chipNames({ names, codesOf }: FaceOf<'chips'>, language: string): readonly string[] {
  if (!codesOf || codesOf === 'page' || codesOf === 'role') return names;
  const translated = names.map((code) => nameOf(code, codesOf, language));
  return codesOf === 'region' ? translated.toSorted(nameOrder(language, (name) => name)) : translated;
}

export const addressLines = ({ lines, country }: FaceOf<'address'>, language: string): readonly string[] =>
  country ? [...lines, nameOf(country, 'region', language)] : lines;

/** Formats an amount of money. If the currency code is invalid, the code follows the plain number. */
export function moneyText({ amount, currency }: FaceOf<'money'>, language: string): string {
  try {
    return new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount);
  } catch {
    return `${new Intl.NumberFormat(language).format(amount)} ${currency}`;
  }
}

/** Formats a number with its unit. A percentage is 12.5, not 0.125. */
export function numberText({ value, unit }: FaceOf<'number'>, language: string): string {
  return new Intl.NumberFormat(language, unit && { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

/** Formats a date. An invalid date is returned unchanged. */
export function dateText({ date }: FaceOf<'date'>, language: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  return dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(day);
}
