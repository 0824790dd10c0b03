import { foldText } from '../rules/conditions/foldText.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { isTooLong } from '../validation/textLimit.ts';
import { CHECK_NAME_LIMIT, MAX_CHECKS, type Expectation, type RuleCheck } from './ruleCheck.ts';

export type CheckRefusal = { readonly kind: 'name-blank' | 'name-too-long' | 'name-taken' | 'too-many' | 'gone' };

/** Edit of a company's checks. After a conflict, it is applied again to the newer checks. */
export type CheckEdit = (checks: readonly RuleCheck[]) => Result<readonly RuleCheck[], CheckRefusal>;

function nameRefusal(name: string, others: readonly RuleCheck[]): CheckRefusal | undefined {
  const trimmedName = name.trim();
  if (trimmedName === '') return { kind: 'name-blank' };
  if (isTooLong(CHECK_NAME_LIMIT, trimmedName)) return { kind: 'name-too-long' };
  return others.some((other) => foldText(other.name) === foldText(trimmedName)) ? { kind: 'name-taken' } : undefined;
}

export const addCheck =
  (check: RuleCheck, at = Infinity): CheckEdit =>
  (checks) => {
    // Replace a check with the same id, because the response to an earlier call may have been lost.
    const others = checks.filter(({ id }) => id !== check.id);
    if (others.length >= MAX_CHECKS) return err({ kind: 'too-many' });
    const refusal = nameRefusal(check.name, others);
    return refusal ? err(refusal) : ok(others.toSpliced(Math.min(at, others.length), 0, check));
  };

export const addChecks =
  (added: readonly RuleCheck[]): CheckEdit =>
  (checks) =>
    added.reduce<ReturnType<CheckEdit>>(
      (result, check) => (result.ok ? addCheck(check)(result.value) : result),
      ok(checks),
    );

export const changeCheck =
  (id: string, change: { readonly name: string } | { readonly expected: readonly Expectation[] }): CheckEdit =>
  (checks) => {
    const at = checks.findIndex((check) => check.id === id);
    const check = checks[at];
    if (!check) return err({ kind: 'gone' });
    const changed = { ...check, ...change };
    const refusal = nameRefusal(changed.name, checks.toSpliced(at, 1));
    return refusal ? err(refusal) : ok(checks.with(at, { ...changed, name: changed.name.trim() }));
  };

export const removeCheck =
  (id: string): CheckEdit =>
  (checks) =>
    ok(checks.filter((check) => check.id !== id));
