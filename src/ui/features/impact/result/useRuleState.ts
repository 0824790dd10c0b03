import { useTranslation } from 'react-i18next';
import type { ResponsibleRule } from '../../../../domain/impact/impactSummary.ts';

/** How a rule stands to what is published, in a word. */
export function useRuleState(): (state: ResponsibleRule['state']) => string {
  const { t } = useTranslation();
  return (state) => (state === 'unchanged' ? t('impact.states.unchanged') : t(`returnRules.states.${state}`));
}
