import type { Branch } from './decideDisposition.ts';
import { appliesAt, type DispositionRule } from './disposition.ts';
import type { CoverageCell } from './dispositionCoverage.ts';
import type { UnknownReference } from './unknownReferences.ts';

export type DispositionRuleProblem =
  | ({ readonly kind: 'unknown-reference' } & UnknownReference)
  | { readonly kind: 'in-force-nowhere'; readonly ruleId: string }
  /** Earlier rules decide about all its items at all its places. */
  | { readonly kind: 'never-asked'; readonly ruleId: string; readonly earlierRuleIds: readonly string[] }
  | { readonly kind: 'branch-unreachable'; readonly ruleId: string; readonly branch: Branch };

/** Problems of an active rule: it never decides, or a branch is unreachable. */
export function ruleProblems(rule: DispositionRule, cells: readonly CoverageCell[]): readonly DispositionRuleProblem[] {
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
  // An unknown group has no cell. Its reference is reported elsewhere.
  return earlierRuleIds.length === 0 ? [] : [{ kind: 'never-asked', ruleId, earlierRuleIds }];
}
