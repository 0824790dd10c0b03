/** What a number is of: days, a currency, a share. */
export type NumberKind =
  | { readonly kind: 'plain' }
  | { readonly kind: 'unit'; readonly unit: 'day' | 'hour' | 'kilogram' | 'percent' }
  | { readonly kind: 'currency'; readonly currency: string };

/** How a currency or a unit stands beside its number in a language. */
export type NumberAffix = { readonly text: string; readonly place: 'before' | 'after' };

function formatOf(language: string, { kind, ...of }: NumberKind): Intl.NumberFormat {
  return kind === 'plain'
    ? new Intl.NumberFormat(language)
    : new Intl.NumberFormat(language, { style: kind, unitDisplay: 'long', ...of });
}

/** The unit's or the currency's own words for a number, in the form its number asks for: 1 day, 2 days. */
export function numberAffix(language: string, of: NumberKind, value: number): NumberAffix | undefined {
  const parts = formatOf(language, of).formatToParts(value);
  const at = parts.findIndex(({ type }) => ['unit', 'currency', 'percentSign'].includes(type));
  const part = parts[at];
  if (!part) return undefined;
  const isBefore = at < parts.findIndex(({ type }) => type === 'integer');
  return { text: part.value.trim(), place: isBefore ? 'before' : 'after' };
}

/** How many digits a currency has behind its decimal sign: of yen there are no hundredths. */
export const currencyDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 0;
