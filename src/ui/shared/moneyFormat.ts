/** `currency` is an ISO 4217 code. Without it, the portal's currency is unknown: two decimals, no symbol. */
export const moneyFormat = (language: string, currency: string | undefined): Intl.NumberFormat =>
  new Intl.NumberFormat(
    language,
    currency === undefined
      ? { minimumFractionDigits: 2, maximumFractionDigits: 2 }
      : { style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
  );

/** `percent` is given as 12.5. */
export const percentText = (percent: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100);
