import { foldText } from '../rules/conditions/foldText.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { err, ok } from '../shared/result.ts';
import { isRecord } from '../shared/shapes.ts';
import type { CheckEdit } from './checkEdits.ts';
import { readCompleteCheck, type CheckError } from './readCheck.ts';
import { MAX_CHECKS, type CheckDraft, type RuleCheck } from './ruleCheck.ts';

const MAX_IMPORTED = 1000;

/** Result for an entry of a file. `number` is its position from 1. `name` is absent if the entry has no name. */
export type ImportedCheck = { readonly number: number; readonly name: string | undefined } & (
  | { readonly outcome: 'new' | 'changed' | 'unchanged'; readonly check: CheckDraft }
  | {
      readonly outcome: 'refused';
      readonly faults: readonly (CheckError['kind'] | 'name-twice' | 'too-many')[];
    }
);

const draftOf = ({ name, item, askedAfter, expected }: CheckDraft): CheckDraft => ({
  name,
  item,
  askedAfter,
  expected,
});

export const exportedChecks = (checks: readonly CheckDraft[]): { readonly checks: readonly CheckDraft[] } => ({
  checks: checks.map(draftOf),
});

export const exampleCheck = (name: string): CheckDraft => ({
  name,
  item: { categories: ['Shoes'], price: 80, purchaseDate: '2026-11-01' },
  askedAfter: 10,
  expected: [{ of: 'verdict', is: 'returnable' }],
});

const nameIn = (entry: unknown): string | undefined =>
  isRecord(entry) && typeof entry['name'] === 'string' && entry['name'].trim() !== ''
    ? entry['name'].trim()
    : undefined;

/** Reads checks from a list or from `checks` of a record. An entry replaces the check with its name. */
export function readImport(value: unknown, present: readonly RuleCheck[]): readonly ImportedCheck[] | undefined {
  const entries = isRecord(value) ? value['checks'] : value;
  if (!Array.isArray(entries)) return undefined;
  const checksByName = new Map(present.map((check) => [foldText(check.name), check]));
  const usedNames = new Set<string>();
  let count = present.length;
  return entries.slice(0, MAX_IMPORTED).map((entry: unknown, index): ImportedCheck => {
    const identification = { number: index + 1, name: nameIn(entry) };
    const parsedCheck = readCompleteCheck(entry);
    const isDuplicateName = identification.name !== undefined && usedNames.has(foldText(identification.name));
    if (!parsedCheck.ok || isDuplicateName) {
      const faults = [
        ...(parsedCheck.ok ? [] : parsedCheck.error),
        ...(isDuplicateName ? ['name-twice' as const] : []),
      ];
      return { ...identification, outcome: 'refused', faults };
    }
    const check = parsedCheck.value;
    const name = foldText(check.name);
    const before = checksByName.get(name);
    if (!before && count >= MAX_CHECKS) return { ...identification, outcome: 'refused', faults: ['too-many'] };
    usedNames.add(name);
    if (before)
      return { ...identification, outcome: deepEqual(draftOf(before), check) ? 'unchanged' : 'changed', check };
    count += 1;
    return { ...identification, outcome: 'new', check };
  });
}

export const importChecks =
  (rows: readonly ImportedCheck[], ids: readonly string[]): CheckEdit =>
  (checks) => {
    const next = [...checks];
    for (const [index, row] of rows.entries()) {
      if (row.outcome !== 'new' && row.outcome !== 'changed') continue;
      const at = next.findIndex(({ name }) => foldText(name) === foldText(row.check.name));
      const before = next[at];
      if (before) next[at] = { ...row.check, id: before.id };
      else next.push({ ...row.check, id: ids[index] ?? '' });
    }
    return next.length > MAX_CHECKS ? err({ kind: 'too-many' }) : ok(next);
  };
