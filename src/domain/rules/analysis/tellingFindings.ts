import { isRanked } from '../ruleType.ts';
import type { RuleFinding } from './ruleFinding.ts';

/**
 * Of what was found of one rule, what a person needs: where it never decides, whom it stands level with says nothing more;
 * where rules of its type have no priority, to be level with one that does the same is nothing at all.
 */
export function tellingFindings(found: readonly RuleFinding[]): readonly RuleFinding[] {
  const neverDecides = found.some(({ kind }) => kind === 'shadowed' || kind === 'duplicate');
  return found.filter((finding) => {
    if (finding.kind !== 'contradicts' && finding.kind !== 'ties') return true;
    return !neverDecides && (finding.kind === 'contradicts' || isRanked(finding.rule.ruleType));
  });
}
