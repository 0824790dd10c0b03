/** What a price of 1 in the catalogue of the sample orders costs in a currency: those without hundredths count in larger numbers. */
export function priceFactorOf(currency: string | undefined): number {
  if (currency === undefined) return 1;
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return maximumFractionDigits === 0 ? 100 : 1;
}
