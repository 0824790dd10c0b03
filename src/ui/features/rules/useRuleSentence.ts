import { useTranslation } from 'react-i18next';
import type { RuleSentence, SentenceClause } from '../../../domain/rules/ruleSentence.ts';

/** Keeps a merchant's words from rearranging the line they stand in. */
const isolated = (text: string | number | undefined): string => `\u2068${text ?? ''}\u2069`;

/** The dates of an item that a return window may count from; any other is shown by its own name. */
const itemDates = ['purchaseDate', 'deliveryDate', 'shippingDate'] as const;

/** Says a rule's sentence in the person's language, numbers and dates as it writes them. */
export function useRuleSentence(): (sentence: RuleSentence) => string {
  const { t, i18n } = useTranslation();
  const { language } = i18n;

  function valueOf(value: string | number | undefined): string {
    if (typeof value === 'number') return new Intl.NumberFormat(language).format(value);
    if (value === undefined || !/^\d{4}-\d\d-\d\d$/.test(value)) return isolated(value);
    const date = new Date(`${value}T00:00:00Z`);
    if (Number.isNaN(date.getTime())) return isolated(value);
    return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(date);
  }
  function clauseOf({ clause, values }: SentenceClause): string {
    const texts = values.map((value) => isolated(value));
    return t(`ruleSentences.clauses.${clause}`, {
      values: new Intl.ListFormat(language, { type: 'disjunction' }).format(texts),
      from: valueOf(values[0]),
      to: valueOf(values[1]),
    });
  }
  function effectOf({ effect, details }: RuleSentence): string {
    switch (effect) {
      case 'RETURN_WINDOWS': {
        const known = itemDates.find((each) => each === details['from']);
        const date = known ? t(`ruleSentences.dates.${known}`) : isolated(details['from']);
        return t('ruleSentences.effects.RETURN_WINDOWS', { count: Number(details['days']), date });
      }
      case 'RETURN_ADDRESS':
        return t('ruleSentences.effects.RETURN_ADDRESS', { address: isolated(details['locationId']) });
      case 'CARRIER_RULES.use':
      case 'CARRIER_RULES.avoid': {
        const { carrier, serviceType: service } = details;
        return t(`ruleSentences.effects.${effect}`, { carrier: isolated(carrier), service: isolated(service) });
      }
      case 'REFUND_TRIGGERS':
        return t('ruleSentences.effects.REFUND_TRIGGERS', { event: isolated(details['eventType']) });
      case 'REFUND_FEES': {
        const amount = `${valueOf(details['amount'])} ${isolated(details['currency'])}`;
        return t('ruleSentences.effects.REFUND_FEES', { amount, name: isolated(details['name']) });
      }
      case 'NON_RETURNABLE_ITEM':
      case 'ORDER_EXCEPTION':
      case 'RETURNLESS_ITEM':
        return t(`ruleSentences.effects.${effect}`);
    }
  }
  return (sentence) =>
    t(`ruleSentences.scopes.${sentence.scope}`, {
      clauses: new Intl.ListFormat(language, { type: 'conjunction' }).format(sentence.clauses.map(clauseOf)),
      effect: effectOf(sentence),
    });
}
