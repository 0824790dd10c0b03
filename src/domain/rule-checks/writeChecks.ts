import { foldText } from '../rules/conditions/foldText.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { refused, type Fresh, type WriteRefusal } from '../shared/write.ts';
import { readCheck } from './readCheck.ts';
import { MAX_CHECKS, type RuleCheck } from './ruleCheck.ts';

export type StoredChecks = { readonly revision: string; readonly checks: readonly RuleCheck[] };

export const noChecks: StoredChecks = { revision: '"c0"', checks: [] };

export type StaleChecks = { readonly kind: 'stale-checks'; readonly present?: StoredChecks | undefined };

/** Stores the checks. Refuses all of them if one is invalid or duplicate. Equal checks have no effect. */
export function writeChecks(
  present: StoredChecks,
  { ifMatch, checks }: { readonly ifMatch: string; readonly checks: readonly RuleCheck[] },
  { id }: Fresh,
): Result<StoredChecks, StaleChecks | WriteRefusal> {
  if (ifMatch !== present.revision) return err({ kind: 'stale-checks' });
  if (checks.length > MAX_CHECKS) return refused('/checks', 'too many');
  const [ids, names] = [new Set<string>(), new Set<string>()];
  const storedChecks: RuleCheck[] = [];
  for (const [index, check] of checks.entries()) {
    const at = `/checks/${String(index)}`;
    const parsedCheck = readCheck(check);
    if (!parsedCheck.ok) return refused(at, parsedCheck.error.kind);
    const name = foldText(parsedCheck.value.name);
    if (ids.has(check.id)) return refused(`${at}/id`, 'twice');
    if (names.has(name)) return refused(`${at}/name`, 'twice');
    ids.add(check.id);
    names.add(name);
    storedChecks.push({ id: check.id, ...parsedCheck.value });
  }
  return ok(deepEqual(storedChecks, present.checks) ? present : { revision: `"c${id}"`, checks: storedChecks });
}

export type ChecksDifference = {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
};

export function checksDifference(before: readonly RuleCheck[], after: readonly RuleCheck[]): ChecksDifference {
  const [oldById, newById] = [before, after].map((checks) => new Map(checks.map((check) => [check.id, check])));
  const names = (checks: readonly RuleCheck[]): readonly string[] => checks.map(({ name }) => name);
  return {
    added: names(after.filter(({ id }) => !oldById?.has(id))),
    changed: names(after.filter((check) => oldById?.has(check.id) && !deepEqual(oldById.get(check.id), check))),
    removed: names(before.filter(({ id }) => !newById?.has(id))),
  };
}
