import type { RuleFinding } from './ruleFinding.ts';
import { tellingFindings } from './tellingFindings.ts';

const ruleIdOf = (finding: RuleFinding): string | undefined =>
  finding.kind === 'no-window' ? undefined : finding.rule.ruleId;

/** Findings by the rule they are about, those that are about none of them under `undefined`. */
function byRule(findings: readonly RuleFinding[]): ReadonlyMap<string | undefined, readonly RuleFinding[]> {
  const grouped = new Map<string | undefined, RuleFinding[]>();
  for (const finding of findings) {
    const ruleId = ruleIdOf(finding);
    const group = grouped.get(ruleId);
    if (group) group.push(finding);
    else grouped.set(ruleId, [finding]);
  }
  return grouped;
}

/**
 * Of what was found of pending rules, what a publish brings with it: findings of rules that it changes, and those of other
 * rules that published rules do not give.
 */
export function newFindings(
  published: readonly RuleFinding[],
  pending: readonly RuleFinding[],
): readonly RuleFinding[] {
  const before = byRule(published);
  return [...byRule(pending)].flatMap(([ruleId, found]) =>
    tellingFindings(found).filter(
      (finding) =>
        !before
          .get(ruleId)
          ?.some((old) => old.kind === finding.kind && (finding.kind === 'no-window' || isUnchanged(old, finding))),
    ),
  );
}

/** One rule document is read once, so that a rule that did not change is the very same. */
const isUnchanged = (old: RuleFinding, finding: RuleFinding): boolean =>
  old.kind !== 'no-window' && finding.kind !== 'no-window' && old.rule === finding.rule;
