/**
 * Amounts as the language writes them in a currency, a code of ISO 4217. Without one they are in the portal's own, which
 * the configuration does not name: they have two decimals and no sign.
 */
export const moneyFormat = (language: string, currency: string | undefined): Intl.NumberFormat =>
  new Intl.NumberFormat(
    language,
    currency === undefined
      ? { minimumFractionDigits: 2, maximumFractionDigits: 2 }
      : { style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
  );
