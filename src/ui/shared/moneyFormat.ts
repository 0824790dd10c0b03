/** Number format for amounts. `currency` is an ISO 4217 code. If it is unknown: two decimals and no symbol. */
export const moneyFormat = (language: string, currency: string | undefined): Intl.NumberFormat =>
  new Intl.NumberFormat(
    language,
    currency === undefined
      ? { minimumFractionDigits: 2, maximumFractionDigits: 2 }
      : { style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
  );

/** `percent` is 12.5 for 12.5 %, not 0.125. */
export const percentText = (percent: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100);
