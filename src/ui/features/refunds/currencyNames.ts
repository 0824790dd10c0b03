import { nameOrder } from '../../../domain/languages/nameOrder.ts';

/** Codes of ISO 4217 for metals, units of account, tests and none: nothing that anybody pays with. */
const NOT_MONEY: ReadonlySet<string> = new Set('XAG XAU XPD XPT XBA XBB XBC XBD XDR XSU XUA XTS XXX'.split(' '));

export type Currency = { readonly code: string; readonly name: string };

/** What the language calls a currency, with its code; the code alone where it has no name for it. */
export function currencyName(code: string, language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'currency', fallback: 'none' }).of(code);
  return name === undefined ? code : `${name} (${code})`;
}

/** What can be paid with, of these codes, in the alphabet of the language. */
export function currencyNames(codes: readonly string[], language: string): readonly Currency[] {
  return [...new Set(codes)]
    .filter((code) => !NOT_MONEY.has(code))
    .map((code) => ({ code, name: currencyName(code, language) }))
    .toSorted(nameOrder(language, ({ name }) => name));
}
