import { useTranslation } from 'react-i18next';
import type { Phrase, PhraseValue } from '../../../../domain/changes/phrase.ts';
import { dateText, moneyText } from './displayNames.ts';
import { isolated } from '../../texts/isolated.ts';
import { useTextKey } from '../../texts/useTextKey.ts';

const asItIs = (text: string): string => text;

/** Translates a phrase, with localized numbers and dates. `mark` decorates values that are not phrases themselves. */
export function usePhrase(mark: (text: string) => string = asItIs): (phrase: Phrase) => string {
  const { language } = useTranslation().i18n;
  const text = useTextKey();

  const listText = (values: readonly PhraseValue[], type: 'conjunction' | 'disjunction'): string =>
    new Intl.ListFormat(language, { type }).format(values.map(valueText));

  function valueText(value: PhraseValue): string {
    if (typeof value === 'object' && 'key' in value) return translate(value);
    if (typeof value === 'object' && 'anyOf' in value) return listText(value.anyOf, 'disjunction');
    if (typeof value === 'object' && 'allOf' in value) return listText(value.allOf, 'conjunction');
    return mark(leafText(value));
  }

  function leafText(value: Exclude<PhraseValue, { key: unknown } | { anyOf: unknown } | { allOf: unknown }>): string {
    if (typeof value === 'number') return new Intl.NumberFormat(language).format(value);
    if (typeof value === 'string') return isolated(value);
    if ('amount' in value) return amountText(value);
    const date = dateText({ kind: 'date', date: value.date }, language);
    return date === value.date ? isolated(date) : date;
  }

  /** Formats an amount. Text that is not a number yet is returned unchanged, with the currency. */
  function amountText({ amount, currency }: { readonly amount: string | number; readonly currency: string }): string {
    return typeof amount === 'number' && currency !== ''
      ? moneyText({ kind: 'money', amount, currency }, language)
      : `${leafText(amount)} ${isolated(currency)}`;
  }

  function translate({ key, count, values = {} }: Phrase): string {
    const texts = Object.entries(values).map(([name, value]) => [name, valueText(value)] as const);
    return text(key, { ...Object.fromEntries(texts), ...(count !== undefined && { count }) });
  }
  return translate;
}
