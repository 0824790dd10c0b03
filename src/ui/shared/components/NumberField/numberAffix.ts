export type NumberKind =
  | { readonly kind: 'plain' }
  | { readonly kind: 'unit'; readonly unit: 'day' | 'hour' | 'kilogram' | 'percent' }
  | { readonly kind: 'currency'; readonly currency: string };

export type NumberAffix = { readonly text: string; readonly place: 'before' | 'after' };

function formatOf(language: string, { kind, ...of }: NumberKind): Intl.NumberFormat {
  return kind === 'plain'
    ? new Intl.NumberFormat(language)
    : new Intl.NumberFormat(language, { style: kind, unitDisplay: 'long', ...of });
}

/** Returns the unit or currency symbol for a number, in the right plural form (1 day, 2 days). */
export function numberAffix(language: string, of: NumberKind, value: number): NumberAffix | undefined {
  const parts = formatOf(language, of).formatToParts(value);
  const at = parts.findIndex(({ type }) => ['unit', 'currency', 'percentSign'].includes(type));
  const part = parts[at];
  if (!part) return undefined;
  const isBefore = at < parts.findIndex(({ type }) => type === 'integer');
  return { text: part.value.trim(), place: isBefore ? 'before' : 'after' };
}

/** Number of decimals of a currency, e.g. 0 for yen. */
export const currencyDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 0;
