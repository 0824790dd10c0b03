import { useTranslation } from 'react-i18next';
import { productOf, type CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import type { RuleType } from '../../../domain/company/parts/ruleDocument.ts';
import type { ReturnRule } from '../../../domain/rules/returnRule.ts';
import { ruleNames } from '../../../domain/rules/ruleSentence.ts';
import type { SimulatedOutcome } from '../../../domain/simulator/simulate.ts';
import { defaultWarehouse } from '../../../domain/warehouses/warehouseList.ts';
import { moneyText, numberText } from '../changes/comparison/displayNames.ts';
import { isolated } from '../texts/isolated.ts';

export type OutcomeText = {
  readonly outcome: string;
  /** Name of the rule that causes the outcome, or a text that says that the outcome is the default. */
  readonly source: string | undefined;
};

/** Outcome of a rule of which only the effect is known, e.g. the expected effect of a check. */
export const outcomeOfEffect = (ruleType: RuleType, eventData: object | undefined): SimulatedOutcome => ({
  deciding: eventData && ({ ruleType, eventData, name: '' } as ReturnRule),
  overriddenBy: undefined,
  rules: [],
});

export function useOutcomeText(): (
  type: RuleType,
  outcome: SimulatedOutcome,
  configuration: CompanyConfiguration,
) => OutcomeText {
  const { t, i18n } = useTranslation();

  function decided(rule: ReturnRule, configuration: CompanyConfiguration): string {
    const names = ruleNames(configuration);
    switch (rule.ruleType) {
      case 'RETURN_WINDOWS':
        return numberText({ kind: 'number', value: rule.eventData.days, unit: 'day' }, i18n.language);
      case 'RETURN_ADDRESS': {
        const { locationId } = rule.eventData;
        return isolated(names.addresses.get(locationId) ?? locationId);
      }
      case 'CARRIER_RULES': {
        const { shouldUse, carrier, serviceType: service } = rule.eventData;
        const name = isolated(names.carriers.get(carrier) ?? carrier);
        return t(shouldUse ? 'simulator.outcomes.use' : 'simulator.outcomes.avoid', {
          carrier: name,
          service: isolated(service),
        });
      }
      case 'REFUND_TRIGGERS':
        return isolated(rule.eventData.eventType);
      case 'REFUND_FEES': {
        const { amount, currency, name } = rule.eventData;
        const fee = moneyText({ kind: 'money', amount, currency }, i18n.language);
        return t('simulator.outcomes.fee', { amount: fee, name: isolated(name) });
      }
      case 'NON_RETURNABLE_ITEM':
      case 'ORDER_EXCEPTION':
      case 'RETURNLESS_ITEM':
        return t(`simulator.outcomes.${rule.ruleType}`);
    }
  }

  function otherwise(type: RuleType, configuration: CompanyConfiguration): OutcomeText {
    const source = t('simulator.theDefault');
    if (type === 'RETURN_ADDRESS') {
      const address = defaultWarehouse(configuration.warehousesConfig ?? []);
      if (address) return { outcome: isolated(address.locationName || address.locationId), source };
    }
    if (type === 'CARRIER_RULES') {
      const carriers = productOf(configuration).carrierConfig?.carriers ?? [];
      const id = carriers.find((carrier) => carrier.default)?.carrierCompanyId;
      if (id !== undefined) return { outcome: isolated(ruleNames(configuration).carriers.get(id) ?? id), source };
    }
    return { outcome: t(`simulator.nothing.${type}`), source: undefined };
  }

  return (type, { deciding, overriddenBy }, configuration) => {
    const reached = deciding
      ? { outcome: decided(deciding, configuration), source: t('rules.quoted', { name: isolated(deciding.name) }) }
      : otherwise(type, configuration);
    if (overriddenBy === undefined) return reached;
    const key = overriddenBy === 'ORDER_EXCEPTION' ? 'allowed' : 'stays';
    return { outcome: t(`simulator.overridden.${key}`), source: deciding ? reached.source : undefined };
  };
}
