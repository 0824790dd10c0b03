import { groupBy } from '../../shared/grouping.ts';
import type { ReturnRule } from '../returnRule.ts';
import { type RuleFinding, usefulFindings } from './ruleFinding.ts';

const ruleOf = (finding: RuleFinding): ReturnRule | undefined =>
  finding.kind === 'no-window' ? undefined : finding.rule;

const ruleIdOf = (finding: RuleFinding): string | undefined => ruleOf(finding)?.ruleId;

/** Findings that a publish adds: those of changed rules, and those that the published rules do not have. */
export function newFindings(
  published: readonly RuleFinding[],
  pending: readonly RuleFinding[],
): readonly RuleFinding[] {
  const before = groupBy(published, ruleIdOf);
  return [...groupBy(pending, ruleIdOf)].flatMap(([ruleId, found]) =>
    usefulFindings(found).filter((finding) => !before.get(ruleId)?.some((old) => isSameFinding(old, finding))),
  );
}

/** An unchanged rule is the same object, because each rule document is parsed only once. */
const isSameFinding = (old: RuleFinding, finding: RuleFinding): boolean =>
  old.kind === finding.kind && ruleOf(old) === ruleOf(finding);
