import { productOf, type CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { RuleType } from '../../domain/company/parts/ruleDocument.ts';
import { portalCurrency } from '../../domain/international/portalCurrency.ts';
import { priceFactorOf } from '../../domain/orders/price.ts';
import { freeRuleName } from '../../domain/rules/ruleRows.ts';
import { ruleTemplates, type RuleTemplate } from '../../domain/rules/ruleTemplates.ts';
import type { RulesEditor } from './RulesEditor.ts';

/** Rule templates of a type that the company can use. A default rule is included only if the type has none. */
export function templatesOf(
  configuration: CompanyConfiguration | undefined,
  type: RuleType,
  feeName: string,
): readonly RuleTemplate[] {
  if (!configuration) return [];
  const { warehousesConfig = [], rulesConfig = [] } = configuration;
  const currency = portalCurrency(configuration);
  const hasDefault = rulesConfig.some(({ ruleType, isDefault }) => ruleType === type && isDefault === true);
  const context = {
    currency,
    priceFactor: priceFactorOf(currency),
    addresses: warehousesConfig.map(({ locationId }) => locationId),
    carriers: (productOf(configuration).carrierConfig?.carriers ?? []).map(({ carrierCompanyId: id }) => id),
    feeName,
  };
  return ruleTemplates(context).filter(({ rule }) => rule.ruleType === type && !(hasDefault && rule.isDefault));
}

/** Adds a template as a disabled rule and returns its id. If `name` is used, a number is appended. */
export const addTemplate = (editor: RulesEditor, { rule }: RuleTemplate, name: string): string =>
  editor.save({ ...rule, name: freeRuleName(name, editor.ofType(rule.ruleType).pending) });
