import type { RuleFinding } from './ruleFinding.ts';

/** Of what was found of one rule, what a person needs: where it never decides, whom it stands level with says nothing more. */
export function tellingFindings(found: readonly RuleFinding[]): readonly RuleFinding[] {
  const neverDecides = found.some(({ kind }) => kind === 'shadowed' || kind === 'duplicate');
  return neverDecides ? found.filter(({ kind }) => kind !== 'contradicts' && kind !== 'ties') : found;
}
