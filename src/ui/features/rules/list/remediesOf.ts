import type { RuleFinding } from '../../../../domain/rules/analysis/ruleFinding.ts';
import type { ReturnRule } from '../../../../domain/rules/returnRule.ts';
import { isRanked } from '../../../../domain/rules/ruleType.ts';

/** What mends a finding at a press. */
export type Remedy = 'above' | 'below' | 'off' | 'unconditional';

/** The rules a finding blames, in the order they are named. */
export function culpritsOf(finding: RuleFinding): readonly ReturnRule[] {
  if (finding.kind === 'duplicate') return [finding.of];
  if (finding.kind === 'shadowed' || finding.kind === 'moot') return finding.by;
  return finding.kind === 'contradicts' || finding.kind === 'ties' ? finding.others : [];
}

/** A rule changes places with others where both have one: rules of a type without priorities and defaults have none. */
const canMove = ({ ruleType, isDefault }: ReturnRule): boolean => isRanked(ruleType) && isDefault !== true;

/** What mends a finding, the likeliest first; nothing where only an edit does. */
export function remediesOf(finding: RuleFinding): readonly Remedy[] {
  if (finding.kind === 'no-window' || finding.kind === 'too-complex') return [];
  if (finding.kind === 'narrowed') return ['unconditional'];
  const isMovable = [finding.rule, ...culpritsOf(finding)].every(canMove);
  if (finding.kind === 'shadowed') return isMovable ? ['above', 'off'] : ['off'];
  if (finding.kind === 'contradicts' || finding.kind === 'ties') return isMovable ? ['above', 'below'] : [];
  return ['off'];
}
