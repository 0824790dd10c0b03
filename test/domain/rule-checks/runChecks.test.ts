import { describe, expect, it } from 'vitest';
import { addCheck, changeCheck, removeCheck } from '../../../src/domain/rule-checks/checkEdits.ts';
import { checksDifference, writeChecks, noChecks } from '../../../src/domain/rule-checks/writeChecks.ts';
import { readCheck } from '../../../src/domain/rule-checks/readCheck.ts';
import { MAX_CHECKS, type CheckDraft, type RuleCheck } from '../../../src/domain/rule-checks/ruleCheck.ts';
import {
  acceptedOutcomes,
  requestedAfterOf,
  outcomesOf,
  runChecks,
} from '../../../src/domain/rule-checks/runChecks.ts';
import {
  exampleCheck,
  exportedChecks,
  importChecks,
  readImport,
} from '../../../src/domain/rule-checks/transferChecks.ts';
import { compileRules } from '../../../src/domain/rules/evaluation/compileRules.ts';
import { aRule } from '../rules/aRule.ts';

const saleShoes = { categories: ['Shoes'], tags: ['sale'], price: 59.95, purchaseDate: '2026-11-01' };

const aCheck = (id: string, more: Partial<RuleCheck> = {}): RuleCheck => ({
  id,
  name: `Check ${id}`,
  item: saleShoes,
  askedAfter: 14,
  expected: [{ of: 'verdict', is: 'returnable' }],
  ...more,
});

const window = (days: number) => {
  const eventData = { days, from: 'purchaseDate', note: 'kept beside it' };
  const conditions = [{ fact: 'price', operator: 'greaterThan', value: 50 }] as const;
  return aRule('window', { ruleType: 'RETURN_WINDOWS', conditions, eventData });
};
const fee = aRule('fee', { ruleType: 'REFUND_FEES', eventData: { amount: 5, name: 'Return fee', currency: 'EUR' } });
const returnlessRule = aRule('kept', { ruleType: 'RETURNLESS_ITEM', eventData: { returnless: true } });
const address = aRule('address', { ruleType: 'RETURN_ADDRESS', eventData: { locationId: 'WH1' } });

describe('runChecks', () => {
  it('reports a rule check as failed only if an outcome differs from the expected outcome [RL-7]', () => {
    const check = aCheck('a', {
      expected: [
        { of: 'verdict', is: 'returnable' },
        { of: 'RETURN_WINDOWS', is: { from: 'purchaseDate', days: 14 } },
      ],
    });
    const [before] = runChecks(compileRules([window(14)]), [check]);
    expect(before).toMatchObject({ isBroken: false });
    expect(runChecks(compileRules([window(14), fee, aRule('off', { enabled: false })]), [check])[0]?.isBroken).toBe(
      false,
    );
    const [broken] = runChecks(compileRules([window(10), fee]), [check]);
    expect(broken).toMatchObject({
      isBroken: true,
      outcomes: [
        { holds: false, actual: { of: 'verdict', is: 'too-late' } },
        { holds: false, actual: { of: 'RETURN_WINDOWS', is: { days: 10, from: 'purchaseDate' } } },
      ],
    });
    expect(broken && acceptedOutcomes(broken)).toEqual([
      { of: 'verdict', is: 'too-late' },
      { of: 'RETURN_WINDOWS', is: { days: 10, from: 'purchaseDate' } },
    ]);
  });

  it('treats decisions about sending an item, such as its address, as undecided if the customer does not send the item back [RL-1] [RL-7]', () => {
    const checks = [aCheck('a', { expected: [{ of: 'RETURN_ADDRESS', is: { locationId: 'WH1' } }] })];
    expect(runChecks(compileRules([address]), checks)[0]?.isBroken).toBe(false);
    expect(runChecks(compileRules([address, returnlessRule]), checks)[0]?.outcomes[0]?.actual).toEqual({
      of: 'RETURN_ADDRESS',
    });
    expect(outcomesOf(compileRules([returnlessRule]), aCheck('a'))).toContainEqual({ of: 'verdict', is: 'returnless' });
    expect(outcomesOf(compileRules([]), aCheck('a'))).toHaveLength(9);
  });

  it('counts days from the purchase date, and never returns "too-late" for an item without a purchase date [RL-7]', () => {
    expect(requestedAfterOf(saleShoes, '2026-11-15')).toBe(14);
    expect(requestedAfterOf(saleShoes, '2026-10-15')).toBe(0);
    expect(requestedAfterOf({}, '2026-10-15')).toBe(0);
    const verdict = (item: CheckDraft['item'], askedAfter: number) =>
      outcomesOf(compileRules([window(14)]), { item, askedAfter })[0];
    expect(verdict(saleShoes, 14)).toEqual({ of: 'verdict', is: 'returnable' });
    expect(verdict(saleShoes, 15)).toEqual({ of: 'verdict', is: 'too-late' });
    expect(verdict({ price: 59.95 }, 9999)).toEqual({ of: 'verdict', is: 'returnable' });
  });
});

describe('stored rule checks', () => {
  const written = { ifMatch: noChecks.revision, checks: [aCheck('a'), aCheck('b')] };
  const fresh = { now: 0, id: 'f1' };

  it('are replaced as one list, only if the caller read the newest revision [RL-7]', () => {
    const first = writeChecks(noChecks, written, fresh);
    if (!first.ok) throw new Error(first.error.kind);
    expect(first.value).toEqual({ revision: '"cf1"', checks: written.checks });
    expect(writeChecks(first.value, written, fresh)).toEqual({ ok: false, error: { kind: 'stale-checks' } });
    const same = { ...written, ifMatch: '"cf1"' };
    expect(writeChecks(first.value, same, { now: 1, id: 'f2' })).toMatchObject({ value: first.value });
    const changed = [aCheck('b', { name: 'Renamed' }), aCheck('c')];
    expect(checksDifference(written.checks, changed)).toEqual({
      added: ['Check c'],
      changed: ['Renamed'],
      removed: ['Check a'],
    });
  });

  it('can be edited by name and id, and the same edit can be applied to a newer list of checks [RL-7]', () => {
    const checks = [aCheck('a'), aCheck('b'), aCheck('c')];
    expect(addCheck(aCheck('d', { name: ' check A' }))(checks)).toMatchObject({ error: { kind: 'name-taken' } });
    expect(addCheck(aCheck('b'), 1)([aCheck('a'), aCheck('c')])).toEqual({ ok: true, value: checks });
    expect(addCheck(aCheck('b'), 1)(checks), 'the answer was lost').toEqual({ ok: true, value: checks });
    expect(changeCheck('a', { name: ' New name ' })(checks)).toMatchObject({ value: [{ name: 'New name' }, {}, {}] });
    expect(changeCheck('a', { name: 'CHECK B' })(checks)).toMatchObject({ error: { kind: 'name-taken' } });
    expect(changeCheck('a', { name: 'check a' })(checks), 'its own').toMatchObject({ ok: true });
    expect(changeCheck('a', { name: ' ' })(checks)).toMatchObject({ error: { kind: 'name-blank' } });
    expect(changeCheck('z', { expected: [] })(checks)).toMatchObject({ error: { kind: 'gone' } });
    expect(removeCheck('b')(checks)).toEqual({ ok: true, value: [aCheck('a'), aCheck('c')] });
    const many = Array.from({ length: MAX_CHECKS }, (_, nth) => aCheck(String(nth)));
    expect(addCheck(aCheck('one more'))(many)).toMatchObject({ error: { kind: 'too-many' } });
  });
});

describe('exported rule checks', () => {
  it('are unchanged when the exported file is imported again [RL-7]', () => {
    const present = [aCheck('a'), aCheck('b', { item: {}, askedAfter: 0, expected: [{ of: 'CARRIER_RULES' }] })];
    const file = JSON.parse(JSON.stringify(exportedChecks(present))) as unknown;
    expect(readImport(file, present)?.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged']);
    const rows = readImport(file, []) ?? [];
    expect(rows.map(({ outcome }) => outcome)).toEqual(['new', 'new']);
    expect(importChecks(rows, ['a', 'b'])([])).toEqual({ ok: true, value: present });
  });

  it('are rejected individually on import, each with all its errors, and an import removes no check [RL-7]', () => {
    const present = [aCheck('a'), aCheck('b')];
    const { id: _, ...good } = aCheck('new');
    const entries = [
      good,
      { ...good, expected: [{ of: 'verdict', is: 'forbidden' }], name: 'CHECK A' },
      'text',
      { ...good, name: ' ' },
      { ...good, name: 'x'.repeat(101) },
      { ...good, name: 'Bad fact', item: { colour: 'red' } },
      { ...good, name: 'Bad day', askedAfter: -1 },
      { ...good, name: 'Nothing', expected: [] },
      { ...good, name: 'Unknown', expected: [{ of: 'TOMORROW' }] },
      { ...good, name: 'Twice', expected: [...good.expected, ...good.expected] },
      { ...good, name: ' check NEW ' },
      { name: ' check NEW ', item: { colour: 'red' }, askedAfter: 1.5, expected: 'nothing' },
    ];
    const rows = readImport({ checks: entries }, present) ?? [];
    expect(rows.map((row) => (row.outcome === 'refused' ? row.faults.join() : row.outcome))).toEqual([
      'new',
      'changed',
      'not-a-check',
      'name-blank',
      'name-too-long',
      'item-invalid',
      'day-invalid',
      'nothing-expected',
      'expectation-invalid',
      'expectation-invalid',
      'name-twice',
      'item-invalid,day-invalid,nothing-expected,name-twice',
    ]);
    expect(rows[2]).toMatchObject({ number: 3, name: undefined });
    const made = importChecks(
      rows,
      entries.map((_entry, nth) => `id${String(nth)}`),
    )(present);
    expect(made).toMatchObject({
      value: [{ id: 'a', name: 'CHECK A', expected: [{ is: 'forbidden' }] }, aCheck('b'), { id: 'id0' }],
    });
    expect(readImport({ rules: [] }, present)).toBeUndefined();
    expect(readImport('no list', present)).toBeUndefined();
    const many = Array.from({ length: MAX_CHECKS - 1 }, (_entry, nth) => aCheck(String(nth)));
    const more = [good, { ...good, name: 'One too many' }];
    expect(readImport(more, many)).toMatchObject([{ outcome: 'new' }, { outcome: 'refused', faults: ['too-many'] }]);
  });

  it('contain an example of a check, which an import accepts as a new check [RL-7]', () => {
    const file = JSON.parse(JSON.stringify(exportedChecks([exampleCheck('Shoes')]))) as unknown;
    expect(readImport(file, [])).toMatchObject([{ outcome: 'new', name: 'Shoes' }]);
  });

  it('are rejected on import if they attempt prototype pollution or are too large [RL-7]', () => {
    const hostile = JSON.parse(
      '{"name":"x","item":{"__proto__":{"price":1}},"expected":[{"of":"verdict","is":"returnable"}]}',
    ) as unknown;
    expect(readCheck(hostile)).toMatchObject({ error: { kind: 'item-invalid' } });
    const text = { name: 'x', item: {}, expected: [{ of: 'constructor' }] };
    expect(readCheck(text)).toMatchObject({ error: { kind: 'expectation-invalid' } });
    const large = { name: 'x', item: {}, expected: [{ of: 'REFUND_TRIGGERS', is: { eventType: 'x'.repeat(4000) } }] };
    expect(readCheck(large)).toMatchObject({ error: { kind: 'too-large' } });
  });
});
