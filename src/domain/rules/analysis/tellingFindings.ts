import { isRanked } from '../ruleType.ts';
import type { RuleFinding } from './ruleFinding.ts';

/** Drops useless findings of one rule: equal priority if it never decides, `ties` if its type has no priorities. */
export function tellingFindings(found: readonly RuleFinding[]): readonly RuleFinding[] {
  const neverDecides = found.some(({ kind }) => kind === 'shadowed' || kind === 'duplicate');
  return found.filter((finding) => {
    if (finding.kind !== 'contradicts' && finding.kind !== 'ties') return true;
    return !neverDecides && (finding.kind === 'contradicts' || isRanked(finding.rule.ruleType));
  });
}
