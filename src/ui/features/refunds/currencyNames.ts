import { nameOrder } from '../../../domain/languages/language.ts';

/** ISO 4217 codes that are not currencies: metals, units of account, test codes. */
const NOT_MONEY: ReadonlySet<string> = new Set('XAG XAU XPD XPT XBA XBB XBC XBD XDR XSU XUA XTS XXX'.split(' '));

export type Currency = { readonly code: string; readonly name: string };

export function currencyName(code: string, language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'currency', fallback: 'none' }).of(code);
  return name === undefined ? code : `${name} (${code})`;
}

export function currencyNames(codes: readonly string[], language: string): readonly Currency[] {
  return [...new Set(codes)]
    .filter((code) => !NOT_MONEY.has(code))
    .map((code) => ({ code, name: currencyName(code, language) }))
    .toSorted(nameOrder(language, ({ name }) => name));
}
