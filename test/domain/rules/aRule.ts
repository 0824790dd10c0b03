import type { CompanyConfiguration } from '../../../src/domain/company/companyConfiguration.ts';
import type { ReturnRule } from '../../../src/domain/rules/returnRule.ts';
import type { RuleDocument } from '../../../src/domain/company/parts/ruleDocument.ts';
import { ruleDocumentOf } from '../../../src/domain/rules/ruleDocuments.ts';
import { buildRulePayload } from '../../../src/domain/rules/rulePayload.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';

type IdentifiedRule = ReturnRule & { readonly ruleId: string };

/** Rule that forbids returning sale items. `more` overrides any of its fields. */
export const aRule = (ruleId: string, more: Partial<ReturnRule> = {}): IdentifiedRule =>
  ({
    ruleId,
    ruleType: 'NON_RETURNABLE_ITEM',
    name: `Rule ${ruleId}`,
    conditions: [{ fact: 'tags', operator: 'fullMatch', value: ['sale'] }],
    eventData: { isNotReturnable: true },
    priority: 1,
    enabled: true,
    ...more,
  }) as IdentifiedRule;

/** Order exception for the given SKUs. */
export const anException = (ruleId: string, skus: readonly string[], name = `Exception ${ruleId}`): IdentifiedRule =>
  aRule(ruleId, {
    ruleType: 'ORDER_EXCEPTION',
    name,
    conditions: [{ fact: 'sku', operator: 'fullMatch', value: skus }],
    eventData: { alwaysReturnable: true },
  });

export const documentOf = (rule: IdentifiedRule): RuleDocument =>
  ruleDocumentOf(rule.ruleId, buildRulePayload('ACME', rule));

export const withRules = (...rules: readonly IdentifiedRule[]): CompanyConfiguration =>
  aCompanyConfiguration({ rulesConfig: rules.map(documentOf) });
