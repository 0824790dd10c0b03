import type { RuleFinding } from '../../../../../domain/rules/analysis/ruleFinding.ts';
import type { ReturnRule } from '../../../../../domain/rules/returnRule.ts';
import { isRanked } from '../../../../../domain/rules/ruleType.ts';

/** Fixes with one click. */
export type Remedy = 'above' | 'below' | 'off' | 'unconditional';

/** Other rules involved in a finding. */
export function culpritsOf(finding: RuleFinding): readonly ReturnRule[] {
  if (finding.kind === 'duplicate') return [finding.of];
  if (finding.kind === 'shadowed' || finding.kind === 'moot') return finding.by;
  return finding.kind === 'contradicts' || finding.kind === 'ties' ? finding.others : [];
}

/** Default rules and types without priorities have no order. */
const canMove = ({ ruleType, isDefault }: ReturnRule): boolean => isRanked(ruleType) && isDefault !== true;

/** Fixes of a finding, the most likely first. Empty if only an edit helps. */
export function remediesOf(finding: RuleFinding): readonly Remedy[] {
  if (finding.kind === 'no-window' || finding.kind === 'too-complex') return [];
  if (finding.kind === 'narrowed') return ['unconditional'];
  const isMovable = [finding.rule, ...culpritsOf(finding)].every(canMove);
  if (finding.kind === 'shadowed') return isMovable ? ['above', 'off'] : ['off'];
  if (finding.kind === 'contradicts' || finding.kind === 'ties') return isMovable ? ['above', 'below'] : [];
  return ['off'];
}
