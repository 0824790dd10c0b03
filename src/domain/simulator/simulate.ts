import type { RuleDocument, RuleType } from '../company/parts/ruleDocument.ts';
import { compileRules, type CompiledRules } from '../rules/evaluation/compileRules.ts';
import { decideReturn, type DecidingRules } from '../rules/evaluation/returnDecision.ts';
import { overriddenBy } from '../rules/evaluation/overridingType.ts';
import type { OrderItem } from '../rules/evaluation/orderItem.ts';
import type { RuleTrace } from '../rules/evaluation/ruleTrace.ts';
import type { ReturnRule } from '../rules/returnRule.ts';
import { listedRules, stateOfRule, type ListedRule } from '../rules/ruleRows.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { groupBy } from '../shared/grouping.ts';
import { returnVerdict, type ReturnVerdict } from './returnVerdict.ts';

export type SimulatedRule = RuleTrace & {
  readonly rule: ListedRule;
  readonly change: 'none' | 'added' | 'changed';
};

export type SimulatedOutcome = {
  readonly deciding: ReturnRule | undefined;
  /** Type of the rule that fires and makes this decision moot. */
  readonly overriddenBy: RuleType | undefined;
  readonly rules: readonly SimulatedRule[];
};

export type SimulatedDecision = {
  readonly type: RuleType;
  readonly published: SimulatedOutcome;
  readonly pending: SimulatedOutcome;
  readonly isDifferent: boolean;
  readonly hasChangedRules: boolean;
};

export type Simulation = {
  readonly published: ReturnVerdict;
  readonly pending: ReturnVerdict;
  readonly decidedBy: RuleType;
  readonly decisions: readonly SimulatedDecision[];
};

/** Rule types in display order: returnability first, then route and consequences. */
export const shownTypes: readonly RuleType[] = [
  'RETURN_WINDOWS',
  'RETURN_ADDRESS',
  'NON_RETURNABLE_ITEM',
  'ORDER_EXCEPTION',
  'CARRIER_RULES',
  'REFUND_TRIGGERS',
  'REFUND_FEES',
  'RETURNLESS_ITEM',
];

export type SimulatedRules = { readonly listed: readonly ListedRule[]; readonly compiled: CompiledRules };

export function readSimulatedRules(documents: readonly RuleDocument[]): SimulatedRules {
  const listed = listedRules(documents);
  return { listed, compiled: compileRules(listed) };
}

type Side = { readonly deciding: DecidingRules; readonly traces: ReadonlyMap<RuleType, readonly SimulatedRule[]> };

function tracesOf({ listed, compiled }: SimulatedRules, published: readonly ListedRule[], item: OrderItem): Side {
  const before = new Map(published.map((rule) => [rule.ruleId, rule]));
  const traces = compiled.trace(item).map((trace): SimulatedRule => {
    const rule = trace.rule as ListedRule;
    const state = published === listed ? 'published' : stateOfRule(before.get(rule.ruleId), rule, false);
    return { ...trace, rule, change: state === 'added' || state === 'changed' ? state : 'none' };
  });
  return { deciding: compiled.decide(item).deciding, traces: groupBy(traces, ({ rule }) => rule.ruleType) };
}

function outcomeOf({ deciding, traces }: Side, type: RuleType): SimulatedOutcome {
  return {
    deciding: deciding[type],
    overriddenBy: overriddenBy(type, (each) => deciding[each] !== undefined),
    rules: traces.get(type) ?? [],
  };
}

const effectOf = ({ deciding, overriddenBy }: SimulatedOutcome): ReturnRule['eventData'] | undefined =>
  overriddenBy === undefined ? deciding?.eventData : undefined;

function decidedBy({ kind }: ReturnVerdict, { deciding }: Side): RuleType {
  if (kind === 'forbidden') return 'NON_RETURNABLE_ITEM';
  if (kind === 'returnless') return 'RETURNLESS_ITEM';
  const isAllowedByException = kind === 'returnable' && deciding.ORDER_EXCEPTION && deciding.NON_RETURNABLE_ITEM;
  return isAllowedByException ? 'ORDER_EXCEPTION' : 'RETURN_WINDOWS';
}

/** Compares published and pending rules for one item [RL-7]. `requestedOn` is the return date, `YYYY-MM-DD`. */
export function simulate(
  published: SimulatedRules,
  pending: SimulatedRules,
  item: OrderItem,
  requestedOn: string,
): Simulation {
  const before = tracesOf(published, published.listed, item);
  const after = pending === published ? before : tracesOf(pending, published.listed, item);
  const verdict = returnVerdict(decideReturn(after.deciding, item), requestedOn);
  return {
    published: returnVerdict(decideReturn(before.deciding, item), requestedOn),
    pending: verdict,
    decidedBy: decidedBy(verdict, after),
    decisions: shownTypes.map((type) => {
      const [publishedOutcome, pendingOutcome] = [outcomeOf(before, type), outcomeOf(after, type)];
      return {
        type,
        published: publishedOutcome,
        pending: pendingOutcome,
        isDifferent: !deepEqual(effectOf(publishedOutcome), effectOf(pendingOutcome)),
        hasChangedRules: !deepEqual(
          publishedOutcome.rules.map(({ rule }) => rule),
          pendingOutcome.rules.map(({ rule }) => rule),
        ),
      };
    }),
  };
}
