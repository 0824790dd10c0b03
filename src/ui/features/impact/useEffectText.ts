import { useTranslation } from 'react-i18next';
import type { CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import type { Effect } from '../../../domain/impact/impactSummary.ts';
import type { ReturnRule } from '../../../domain/rules/returnRule.ts';
import { useOutcomeText } from '../../shared/rules/useOutcomeText.ts';

/** Returns a short text for an effect, the same as in the simulator. */
export function useEffectText(configuration: CompanyConfiguration): (effect: Effect | undefined) => string {
  const { t } = useTranslation();
  const outcomeText = useOutcomeText();
  return (effect) => {
    if (!effect) return '';
    const { type, eventData, isMoot } = effect;
    if (isMoot) return t('impact.flow.none');
    const deciding =
      eventData &&
      ({ ruleType: type, eventData, name: '', conditions: [], priority: 0, enabled: true } as unknown as ReturnRule);
    return outcomeText(type, { deciding, overriddenBy: undefined, rules: [] }, configuration).outcome;
  };
}
