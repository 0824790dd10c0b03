import type { Branch } from './decideDisposition.ts';
import { appliesAt, type DispositionRule } from './disposition.ts';
import type { CoverageCell } from './dispositionCoverage.ts';
import type { UnknownReference } from './unknownReferences.ts';

export type DispositionRuleProblem =
  | ({ readonly kind: 'unknown-reference' } & UnknownReference)
  | { readonly kind: 'in-force-nowhere'; readonly ruleId: string }
  /** The rule never decides, because earlier rules decide for all items to which the rule applies. */
  | { readonly kind: 'never-asked'; readonly ruleId: string; readonly earlierRuleIds: readonly string[] }
  | { readonly kind: 'branch-unreachable'; readonly ruleId: string; readonly branch: Branch };

export function ruleProblems(rule: DispositionRule, cells: readonly CoverageCell[]): readonly DispositionRuleProblem[] {
  const ruleId = rule.id;
  if (!rule.isWarehouse && !rule.isStores) return [{ kind: 'in-force-nowhere', ruleId }];
  const ownCells = cells.filter((cell) => cell.groupId === rule.groupId && appliesAt(rule, cell.place));
  const decided = ownCells.find((cell) => cell.ruleId === ruleId);
  if (decided) {
    const reachedBranches = decided.outcomes.map(({ branch }) => branch);
    const unreachable = (['then', 'else'] as const).filter((branch) => !reachedBranches.includes(branch));
    return unreachable.map((branch) => ({ kind: 'branch-unreachable', ruleId, branch }));
  }
  const earlierRuleIds = [...new Set(ownCells.flatMap((cell) => cell.ruleId ?? []))];
  // Report nothing if the rule's group is unknown, because the invalid reference is reported as another problem.
  return earlierRuleIds.length === 0 ? [] : [{ kind: 'never-asked', ruleId, earlierRuleIds }];
}
