import { useTranslation } from 'react-i18next';
import { dateFacts, isDateFact, itemFacts } from '../../../domain/rules/conditions/facts.ts';
import { dayOfDate } from '../../../domain/rules/conditions/calendarDate.ts';
import type { CheckDraft } from '../../../domain/rule-checks/ruleCheck.ts';
import { numberText } from '../../shared/changes/comparison/displayNames.ts';
import { factText } from '../../shared/rules/factText.ts';

const facts = [...itemFacts.filter((fact) => !isDateFact(fact)), ...dateFacts];

export function useItemText(): (
  check: Pick<CheckDraft, 'item' | 'askedAfter'>,
  currency: string | undefined,
) => string {
  const { t, i18n } = useTranslation();
  return ({ item, askedAfter }, currency) => {
    const parts = facts.flatMap((fact) => {
      const text = factText(item, fact, currency, i18n.language);
      if (text === undefined || text === '') return [];
      return [fact === 'purchaseDate' ? t('ruleChecks.bought', { date: text }) : text];
    });
    const isDated = dayOfDate(item.purchaseDate ?? '') !== undefined;
    const days = numberText({ kind: 'number', value: askedAfter, unit: 'day' }, i18n.language);
    if (isDated) parts.push(askedAfter === 0 ? t('ruleChecks.askedAtOnce') : t('ruleChecks.askedAfter', { days }));
    return parts.length === 0 ? t('ruleChecks.noFacts') : parts.join(' · ');
  };
}
