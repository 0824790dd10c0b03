import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import type { ReturnRule } from './returnRule.ts';
import type { NumberFact, TextFact } from './conditions/facts.ts';
import type { RangeOperator, RuleCondition, TextOperator } from './conditions/ruleCondition.ts';
import { ruleTypeTraits } from './ruleType.ts';
import type { RuleType } from '../company/parts/ruleDocument.ts';

export type SentenceClause = {
  readonly clause: `${TextFact}.${TextOperator}` | `${NumberFact}.${RangeOperator}`;
  readonly values: readonly (string | number)[];
};

/** A rule as one translatable sentence. Values are lists, not joined text, because they may contain commas. */
export type RuleSentence = {
  readonly effect: Exclude<RuleType, 'CARRIER_RULES'> | 'CARRIER_RULES.use' | 'CARRIER_RULES.avoid';
  readonly details: Readonly<Record<string, string | number>>;
  /** Affected items: all, those that satisfy the clauses, or (`otherwise`) those for which no other rule decides. */
  readonly scope: 'always' | 'when' | 'otherwise' | 'otherwise-when';
  readonly clauses: readonly SentenceClause[];
};

export function clauseOfCondition({ fact, operator, value }: RuleCondition): SentenceClause {
  const values = typeof value === 'object' ? value : [value];
  return { clause: `${fact}.${operator}` as SentenceClause['clause'], values };
}

export function sentenceOf({ ruleType, eventData, conditions, isDefault }: ReturnRule): RuleSentence {
  const details = Object.fromEntries(
    Object.keys(ruleTypeTraits[ruleType].params)
      .map((param) => [param, (eventData as Readonly<Record<string, unknown>>)[param]] as const)
      .filter((entry): entry is readonly [string, string | number] => typeof entry[1] !== 'boolean'),
  );
  const effect =
    ruleType !== 'CARRIER_RULES' ? ruleType : eventData.shouldUse ? `${ruleType}.use` : `${ruleType}.avoid`;
  const hasConditions = conditions.length > 0;
  const scope = isDefault ? (hasConditions ? 'otherwise-when' : 'otherwise') : hasConditions ? 'when' : 'always';
  return { effect, details, scope, clauses: conditions.map(clauseOfCondition) } as RuleSentence;
}

type NamesHolder = Partial<Pick<CompanyConfiguration, 'warehousesConfig' | 'offeredCarriers'>>;

export type RuleNames = {
  readonly addresses: ReadonlyMap<string, string>;
  readonly carriers: ReadonlyMap<string, string>;
};

export const ruleNames = ({ warehousesConfig = [], offeredCarriers = [] }: NamesHolder): RuleNames => ({
  addresses: new Map(warehousesConfig.map(({ locationId, locationName }) => [locationId, locationName || locationId])),
  carriers: new Map(offeredCarriers.map(({ carrierCompanyId, name }) => [carrierCompanyId, name ?? carrierCompanyId])),
});

export function withNames(sentence: RuleSentence, { addresses, carriers }: RuleNames): RuleSentence {
  const { locationId, carrier } = sentence.details;
  const address = addresses.get(String(locationId));
  const carrierName = carriers.get(String(carrier));
  return {
    ...sentence,
    details: {
      ...sentence.details,
      ...(address !== undefined && { locationId: address }),
      ...(carrierName !== undefined && { carrier: carrierName }),
    },
  };
}
