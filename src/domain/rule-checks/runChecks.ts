import type { RuleType } from '../company/parts/ruleDocument.ts';
import { isTemporaryId } from '../publishing/createdIds.ts';
import { dateOfDay, dayOfDate } from '../rules/conditions/calendarDate.ts';
import type { CompiledRules } from '../rules/evaluation/compileRules.ts';
import type { OrderItem } from '../rules/evaluation/orderItem.ts';
import type { ReturnDecision } from '../rules/evaluation/returnDecision.ts';
import { ruleTypeTraits } from '../rules/ruleType.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { shownTypes } from '../simulator/simulate.ts';
import { returnVerdict } from '../simulator/returnVerdict.ts';
import type { CheckDraft, Effect, Expectation, RuleCheck } from './ruleCheck.ts';

export type CheckedExpectation = {
  readonly expected: Expectation;
  readonly actual: Expectation;
  readonly holds: boolean;
};

export type CheckResult = {
  readonly check: RuleCheck;
  readonly outcomes: readonly CheckedExpectation[];
  readonly isBroken: boolean;
};

type Schedule = Pick<CheckDraft, 'item' | 'askedAfter'>;

export function returnDateOf({ item, askedAfter }: Schedule): string | undefined {
  const purchaseDay = dayOfDate(item.purchaseDate ?? '');
  return purchaseDay === undefined ? undefined : dateOfDay(purchaseDay + askedAfter);
}

export function requestedAfterOf({ purchaseDate = '' }: OrderItem, requestedOn: string): number {
  const [purchaseDay, requestDay] = [dayOfDate(purchaseDate), dayOfDate(requestedOn)];
  return purchaseDay === undefined || requestDay === undefined ? 0 : Math.max(0, requestDay - purchaseDay);
}

/** Effect of a type's deciding rule. `undefined` if no rule decides, or if another type makes the decision moot. */
function effectOf({ deciding, moot }: ReturnDecision, type: RuleType): Effect | undefined {
  const rule = deciding[type];
  if (!rule || moot.includes(type)) return undefined;
  const effectParams = rule.eventData as unknown as Effect;
  return Object.fromEntries(
    Object.keys(ruleTypeTraits[type].params).flatMap((param) => {
      const value = effectParams[param];
      return value === undefined ? [] : [[param, value]];
    }),
  );
}

const expectationOf = (decision: ReturnDecision, of: Expectation['of'], requestedOn: string): Expectation =>
  of === 'verdict' ? { of, is: returnVerdict(decision, requestedOn).kind } : { of, is: effectOf(decision, of) };

export function outcomesOf(compiled: CompiledRules, requestDay: Schedule): readonly Expectation[] {
  const decision = compiled.decide(requestDay.item);
  return (['verdict', ...shownTypes] as const).map((of) => expectationOf(decision, of, returnDateOf(requestDay) ?? ''));
}

function runCheck(compiled: CompiledRules, check: RuleCheck): CheckResult {
  const decision = compiled.decide(check.item);
  const requestedOn = returnDateOf(check) ?? '';
  const outcomes = check.expected.map((expected) => {
    const actual = expectationOf(decision, expected.of, requestedOn);
    return { expected, actual, holds: deepEqual(expected, actual) };
  });
  return { check, outcomes, isBroken: outcomes.some(({ holds }) => !holds) };
}

export const runChecks = (compiled: CompiledRules, checks: readonly RuleCheck[]): readonly CheckResult[] =>
  checks.map((check) => runCheck(compiled, check));

/** True if the expectation contains a temporary id, which changes when it is published. */
export const namesUnpublished = (expectation: Expectation): boolean =>
  typeof expectation.is === 'object' &&
  Object.values(expectation.is).some((value) => typeof value === 'string' && isTemporaryId(value));

export const acceptedOutcomes = ({ outcomes }: CheckResult): readonly Expectation[] =>
  outcomes.map(({ actual }) => actual);
