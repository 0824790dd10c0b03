import { useTranslation } from 'react-i18next';
import type { CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import type { Expectation } from '../../../domain/rule-checks/ruleCheck.ts';
import type { ReturnRule } from '../../../domain/rules/returnRule.ts';
import { isolated } from '../../shared/texts/isolated.ts';
import { useOutcomeText } from '../../shared/rules/useOutcomeText.ts';

const knownDates = ['purchaseDate', 'deliveryDate', 'shippingDate'] as const;

/** Returns the subject and the value of an expectation as text. */
export function useExpectationText(): (
  expectation: Expectation,
  configuration: CompanyConfiguration,
) => { readonly of: string; readonly is: string } {
  const { t } = useTranslation();
  const outcomeText = useOutcomeText();

  function expectedText(expectation: Expectation, configuration: CompanyConfiguration): string {
    if (expectation.of === 'verdict') return t(`simulator.verdicts.${expectation.is}`);
    const { of: ruleType, is: eventData } = expectation;
    if (!eventData) return t(`simulator.nothing.${ruleType}`);
    const base = { name: '', conditions: [], priority: 0, enabled: true };
    const deciding = { ...base, ruleType, eventData } as unknown as ReturnRule;
    const { outcome } = outcomeText(ruleType, { deciding, overriddenBy: undefined, rules: [] }, configuration);
    if (deciding.ruleType !== 'RETURN_WINDOWS') return outcome;
    const { from } = deciding.eventData;
    const knownDate = knownDates.find((each) => each === from);
    return t('ruleChecks.window', {
      days: outcome,
      from: knownDate ? t(`rules.form.dates.${knownDate}`) : isolated(from),
    });
  }

  return (expectation, configuration) => ({
    of: t(expectation.of === 'verdict' ? 'ruleChecks.verdict' : `simulator.types.${expectation.of}`),
    is: expectedText(expectation, configuration),
  });
}
