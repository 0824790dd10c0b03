import type { Branch } from './decideDisposition.ts';
import { appliesAt, type DispositionRule, type Dispositions } from './disposition.ts';
import type { CoverageCell } from './dispositionCoverage.ts';

export type DispositionRuleProblem =
  | { readonly kind: 'unknown-reference'; readonly ruleId: string; readonly id: string }
  | { readonly kind: 'in-force-nowhere'; readonly ruleId: string }
  /** Earlier rules decide about all of its items, everywhere it is in force. */
  | { readonly kind: 'never-asked'; readonly ruleId: string; readonly earlierRuleIds: readonly string[] }
  | { readonly kind: 'branch-unreachable'; readonly ruleId: string; readonly branch: Branch };

type Named = readonly { readonly id: string }[];
const without = (ids: readonly string[], named: Named): readonly string[] =>
  [...new Set(ids)].filter((id) => named.every((each) => each.id !== id));

const unknownIds = (rule: DispositionRule, { actions, groups, attributes }: Dispositions): readonly string[] => [
  ...without([rule.groupId], groups),
  ...without(
    rule.conditions.map(({ attributeId }) => attributeId),
    attributes,
  ),
  ...without([rule.thenActionId, rule.elseActionId], actions),
];

function reachProblems(rule: DispositionRule, cells: readonly CoverageCell[]): readonly DispositionRuleProblem[] {
  const ruleId = rule.id;
  if (!rule.isWarehouse && !rule.isStores) return [{ kind: 'in-force-nowhere', ruleId }];
  const own = cells.filter((cell) => cell.groupId === rule.groupId && appliesAt(rule, cell.place));
  const decided = own.find((cell) => cell.ruleId === ruleId);
  if (decided) {
    const reached = decided.outcomes.map(({ branch }) => branch);
    const unreachable = (['then', 'else'] as const).filter((branch) => !reached.includes(branch));
    return unreachable.map((branch) => ({ kind: 'branch-unreachable', ruleId, branch }));
  }
  const earlierRuleIds = [...new Set(own.flatMap((cell) => cell.ruleId ?? []))];
  // Of an unknown group there is no cell, and nothing to say beyond that.
  return earlierRuleIds.length === 0 ? [] : [{ kind: 'never-asked', ruleId, earlierRuleIds }];
}

export const ruleProblems = (
  rule: DispositionRule,
  dispositions: Dispositions,
  cells: readonly CoverageCell[],
): readonly DispositionRuleProblem[] => [
  ...unknownIds(rule, dispositions).map((id) => ({ kind: 'unknown-reference', ruleId: rule.id, id }) as const),
  ...reachProblems(rule, cells),
];
