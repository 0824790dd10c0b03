import { useTranslation } from 'react-i18next';
import type { CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import type { Expectation } from '../../../domain/rule-checks/ruleCheck.ts';
import { useDateName } from '../../shared/rules/useDateName.ts';
import { outcomeOfEffect, useOutcomeText } from '../../shared/rules/useOutcomeText.ts';

/** Returns the name (`of`) and the value (`is`) of an expectation as text. */
export function useExpectationText(): (
  expectation: Expectation,
  configuration: CompanyConfiguration,
) => { readonly of: string; readonly is: string } {
  const { t } = useTranslation();
  const outcomeText = useOutcomeText();
  const dateName = useDateName();

  function expectedText(expectation: Expectation, configuration: CompanyConfiguration): string {
    if (expectation.of === 'verdict') return t(`simulator.verdicts.${expectation.is}`);
    const { of: ruleType, is: eventData } = expectation;
    if (!eventData) return t(`simulator.nothing.${ruleType}`);
    const { outcome } = outcomeText(ruleType, outcomeOfEffect(ruleType, eventData), configuration);
    return ruleType === 'RETURN_WINDOWS'
      ? t('ruleChecks.window', { days: outcome, from: dateName(String(eventData['from'])) })
      : outcome;
  }

  return (expectation, configuration) => ({
    of: t(expectation.of === 'verdict' ? 'ruleChecks.verdict' : `simulator.types.${expectation.of}`),
    is: expectedText(expectation, configuration),
  });
}
