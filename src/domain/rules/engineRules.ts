import { boundOf } from './conditions/conditionRange.ts';
import { foldTexts } from './conditions/foldText.ts';
import { isTextCondition, type RuleCondition } from './conditions/ruleCondition.ts';
import type { ReturnRule } from './returnRule.ts';
import { buildRulePayload } from './rulePayload.ts';

export type EngineValue = readonly string[] | number | readonly [number, number];

/** Rule in the format of json-rules-engine. docs/rules-export.md describes the operators and facts. */
export type EngineRule = {
  readonly name: string;
  readonly conditions: {
    readonly all: readonly { readonly fact: string; readonly operator: string; readonly value: EngineValue }[];
  };
  readonly event: { readonly type: string; readonly params: Readonly<Record<string, unknown>> };
  readonly priority: number;
};

export function engineValue(condition: RuleCondition): EngineValue {
  if (isTextCondition(condition)) return foldTexts(condition.value);
  if (condition.operator !== 'between') return boundOf(condition.value);
  return [boundOf(condition.value[0]), boundOf(condition.value[1])];
}

/** Enabled rules for json-rules-engine. If a priority is below its minimum of 1, all are raised by the same number. */
export function engineRules(rules: readonly ReturnRule[]): readonly EngineRule[] {
  const enabled = rules.filter((rule) => rule.enabled);
  const priorityOffset = Math.max(0, 1 - Math.min(...enabled.map(({ priority }) => priority)));
  return enabled.map((rule) => {
    const { type, params } = buildRulePayload('', rule).rule.event;
    return {
      name: rule.name,
      conditions: {
        all: rule.conditions.map((each) => ({ fact: each.fact, operator: each.operator, value: engineValue(each) })),
      },
      event: { type, params: { ...params, ruleId: rule.ruleId } },
      priority: rule.priority + priorityOffset,
    };
  });
}
