import type { RuleDocument, RuleType } from '../company/parts/ruleDocument.ts';
import { compileRules, type CompiledRules } from '../rules/evaluation/compileRules.ts';
import { decideReturn, type DecidingRules } from '../rules/evaluation/returnDecision.ts';
import { overriddenBy } from '../rules/evaluation/overridingType.ts';
import type { OrderItem } from '../rules/evaluation/orderItem.ts';
import type { RuleTrace } from '../rules/evaluation/ruleTrace.ts';
import type { ReturnRule } from '../rules/returnRule.ts';
import { listedRules, stateOfRule, type ListedRule } from '../rules/ruleRows.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { returnVerdict, type ReturnVerdict } from './returnVerdict.ts';

/** One rule on the screen: what became of it for the item, and how it stands to what is published. */
export type SimulatedRule = RuleTrace & {
  readonly rule: ListedRule;
  readonly change: 'none' | 'added' | 'changed';
};

/** What one set of rules says of an item for one type. */
export type SimulatedOutcome = {
  /** The rule that decides; nothing where none fires. */
  readonly deciding: ReturnRule | undefined;
  /** The type whose firing makes what is decided here pointless. */
  readonly overriddenBy: RuleType | undefined;
  /** Every rule of the type in the order in which they are asked. */
  readonly rules: readonly SimulatedRule[];
};

export type SimulatedDecision = {
  readonly type: RuleType;
  readonly published: SimulatedOutcome;
  readonly pending: SimulatedOutcome;
  /** Whether the item is treated differently; another rule that does the same is no difference. */
  readonly isDifferent: boolean;
  /** Whether the rules of the type differ at all. */
  readonly hasChangedRules: boolean;
};

export type Simulation = {
  readonly published: ReturnVerdict;
  readonly pending: ReturnVerdict;
  /** The type of rules that the pending verdict comes from. */
  readonly decidedBy: RuleType;
  readonly decisions: readonly SimulatedDecision[];
};

/** The decisions as a person reads them: whether an item comes back first, then where it goes and what follows. */
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

/** The rules of a configuration that can be read, ready to be asked of many items. */
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
  const byType = new Map<RuleType, SimulatedRule[]>();
  for (const trace of traces) {
    const ofType = byType.get(trace.rule.ruleType);
    if (ofType) ofType.push(trace);
    else byType.set(trace.rule.ruleType, [trace]);
  }
  return { deciding: compiled.decide(item).deciding, traces: byType };
}

function outcomeOf({ deciding, traces }: Side, type: RuleType): SimulatedOutcome {
  return {
    deciding: deciding[type],
    overriddenBy: overriddenBy(type, (each) => deciding[each] !== undefined),
    rules: traces.get(type) ?? [],
  };
}

/** What an outcome does to the item; nothing where no rule decides or another type makes it pointless. */
const effectOf = ({ deciding, overriddenBy }: SimulatedOutcome): ReturnRule['eventData'] | undefined =>
  overriddenBy === undefined ? deciding?.eventData : undefined;

function decidedBy({ kind }: ReturnVerdict, { deciding }: Side): RuleType {
  if (kind === 'forbidden') return 'NON_RETURNABLE_ITEM';
  if (kind === 'returnless') return 'RETURNLESS_ITEM';
  const isAllowedByException = kind === 'returnable' && deciding.ORDER_EXCEPTION && deciding.NON_RETURNABLE_ITEM;
  return isAllowedByException ? 'ORDER_EXCEPTION' : 'RETURN_WINDOWS';
}

/**
 * One item under the published and under the pending rules: verdict, deciding rules, and every other rule with why it does
 * not decide [RL-7]. `askedOn` is the day on which the return is asked for, `YYYY-MM-DD`.
 */
export function simulate(
  published: SimulatedRules,
  pending: SimulatedRules,
  item: OrderItem,
  askedOn: string,
): Simulation {
  const before = tracesOf(published, published.listed, item);
  const after = pending === published ? before : tracesOf(pending, published.listed, item);
  const verdict = returnVerdict(decideReturn(after.deciding, item), askedOn);
  return {
    published: returnVerdict(decideReturn(before.deciding, item), askedOn),
    pending: verdict,
    decidedBy: decidedBy(verdict, after),
    decisions: shownTypes.map((type) => {
      const [old, fresh] = [outcomeOf(before, type), outcomeOf(after, type)];
      return {
        type,
        published: old,
        pending: fresh,
        isDifferent: !deepEqual(effectOf(old), effectOf(fresh)),
        hasChangedRules: !deepEqual(
          old.rules.map(({ rule }) => rule),
          fresh.rules.map(({ rule }) => rule),
        ),
      };
    }),
  };
}
