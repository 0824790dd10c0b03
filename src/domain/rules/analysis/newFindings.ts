import { type RuleFinding, usefulFindings } from './ruleFinding.ts';

const ruleIdOf = (finding: RuleFinding): string | undefined =>
  finding.kind === 'no-window' ? undefined : finding.rule.ruleId;

/** Findings by rule id. The key is `undefined` for findings that concern no single rule. */
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

/** Findings that a publish adds: those of changed rules, and those that the published rules do not have. */
export function newFindings(
  published: readonly RuleFinding[],
  pending: readonly RuleFinding[],
): readonly RuleFinding[] {
  const before = byRule(published);
  return [...byRule(pending)].flatMap(([ruleId, found]) =>
    usefulFindings(found).filter(
      (finding) =>
        !before
          .get(ruleId)
          ?.some((old) => old.kind === finding.kind && (finding.kind === 'no-window' || isUnchanged(old, finding))),
    ),
  );
}

/** True if the rule is unchanged: the same object, because each rule document is parsed only once. */
const isUnchanged = (old: RuleFinding, finding: RuleFinding): boolean =>
  old.kind !== 'no-window' && finding.kind !== 'no-window' && old.rule === finding.rule;
