import { useTranslation } from 'react-i18next';
import type { CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import type { Effect } from '../../../domain/impact/impactSummary.ts';
import { outcomeOfEffect, useOutcomeText } from '../../shared/rules/useOutcomeText.ts';

/** Returns a short text for an effect, the same as in the simulator. */
export function useEffectText(configuration: CompanyConfiguration): (effect: Effect | undefined) => string {
  const { t } = useTranslation();
  const outcomeText = useOutcomeText();
  return (effect) => {
    if (!effect) return '';
    const { type, eventData, isMoot } = effect;
    if (isMoot) return t('impact.flow.none');
    return outcomeText(type, outcomeOfEffect(type, eventData), configuration).outcome;
  };
}
