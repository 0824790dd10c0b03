import type { Phrase, PhraseValue } from '../changes/phrase.ts';
import { priceFacts } from './conditions/facts.ts';
import type { RuleCondition } from './conditions/ruleCondition.ts';
import { windowStarts } from './returnRule.ts';
import { clauseOfCondition, type RuleSentence, type SentenceClause } from './ruleSentence.ts';

const valueOf = (value: string | number = ''): PhraseValue =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? { date: value } : value;

function clauseOf({ clause, values }: SentenceClause, currency: string | undefined): Phrase {
  const isMoney = currency !== undefined && priceFacts.some((fact) => clause.startsWith(`${fact}.`));
  const bound = (value: string | number | undefined): PhraseValue =>
    isMoney && value !== undefined ? { amount: value, currency } : valueOf(value);
  return {
    key: `ruleSentences.clauses.${clause}`,
    values: { values: { anyOf: values.map(String) }, from: bound(values[0]), to: bound(values[1]) },
  };
}

function effectOf({ effect, details }: RuleSentence): Phrase {
  const text = (name: string): string => String(details[name] ?? '');
  switch (effect) {
    case 'RETURN_WINDOWS': {
      const knownDate = windowStarts.find((each) => each === details['from']);
      const date = knownDate ? { key: `ruleSentences.dates.${knownDate}` as const } : text('from');
      return { key: 'ruleSentences.effects.RETURN_WINDOWS', count: Number(details['days']), values: { date } };
    }
    case 'RETURN_ADDRESS':
      return { key: 'ruleSentences.effects.RETURN_ADDRESS', values: { address: text('locationId') } };
    case 'CARRIER_RULES.use':
    case 'CARRIER_RULES.avoid':
      return {
        key: `ruleSentences.effects.${effect}`,
        values: { carrier: text('carrier'), service: text('serviceType') },
      };
    case 'REFUND_TRIGGERS':
      return { key: 'ruleSentences.effects.REFUND_TRIGGERS', values: { event: text('eventType') } };
    case 'REFUND_FEES': {
      const amount = { amount: details['amount'] ?? '', currency: text('currency') };
      return { key: 'ruleSentences.effects.REFUND_FEES', values: { amount, name: text('name') } };
    }
    case 'NON_RETURNABLE_ITEM':
    case 'ORDER_EXCEPTION':
    case 'RETURNLESS_ITEM':
      return { key: `ruleSentences.effects.${effect}` };
  }
}

/** A rule as a translatable phrase. Prices are in `currency`; without it, they are shown as plain numbers. */
export const rulePhrase = (sentence: RuleSentence, currency?: string): Phrase => ({
  key: `ruleSentences.scopes.${sentence.scope}`,
  values: {
    clauses: { allOf: sentence.clauses.map((clause) => clauseOf(clause, currency)) },
    effect: effectOf(sentence),
  },
});

export const conditionPhrase = (condition: RuleCondition, currency?: string): Phrase =>
  clauseOf(clauseOfCondition(condition), currency);
