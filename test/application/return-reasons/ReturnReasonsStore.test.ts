import fc from 'fast-check';
import { autorun, runInAction } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PendingChangesStore } from '../../../src/application/changes/PendingChangesStore.ts';
import type { CompanyStore } from '../../../src/application/company/CompanyStore.ts';
import { ReturnReasonsStore } from '../../../src/application/return-reasons/ReturnReasonsStore.ts';
import { reasonKey } from '../../../src/domain/return-reasons/reasonList.ts';
import { enterReason } from '../../../src/application/return-reasons/enterReason.ts';
import type { RuleDocument } from '../../../src/domain/company/parts/ruleDocument.ts';
import type { Warehouse } from '../../../src/domain/company/parts/warehouse.ts';
import { MAX_REASONS } from '../../../src/domain/return-reasons/validateReason.ts';
import { aChange, aCompanyConfiguration, aReason, aReturnReasons } from '../../support/samples/builders.ts';
import { anOpenCompany } from '../../support/anOpenCompany.ts';
import { changeRegistry, changeSubjects } from '../../support/changes.ts';

let changes: PendingChangesStore;
let company: CompanyStore;
let store: ReturnReasonsStore;

const late = aReason({ code: 'LATE', description: 'Arrived too late' });

beforeEach(() => {
  ({ changes, company } = anOpenCompany(aCompanyConfiguration()));
  store = new ReturnReasonsStore(company, changes);
});

describe('ReturnReasonsStore', () => {
  it('adds a return reason as one change, which one undo removes [PC-1] [PC-8]', () => {
    expect(enterReason(store, late).ok).toBe(true);
    expect(changes.list).toEqual([{ type: 'COMPANY', key: reasonKey('LATE'), value: late, originalValue: undefined }]);
    changes.undo();
    expect(store.rows.map(({ state }) => state)).toEqual(['published', 'published', 'published']);
  });

  it('keeps the first original value if a return reason is edited several times [PC-2]', () => {
    enterReason(store, aReason({ description: 'Too tight' }), 'SIZE');
    store.offer('SIZE', false);
    expect(changes.get(reasonKey('SIZE'))).toMatchObject({
      value: { description: 'Too tight', enabled: false },
      originalValue: { description: 'Too small', enabled: true },
    });
  });

  it('rejects the code of another return reason, even if that reason has a pending removal', () => {
    store.remove('MIND');
    expect(enterReason(store, aReason({ code: 'ｍｉｎｄ' }))).toEqual({
      ok: false,
      error: { kind: 'code-taken', code: 'mind' },
    });
  });

  it('rejects more return reasons than the service accepts', () => {
    const reasons = Array.from({ length: MAX_REASONS }, (_, index) => aReason({ code: `R${index}` }));
    company.adopt({ configuration: aCompanyConfiguration({}, aReturnReasons({ reasons })) });
    expect(enterReason(store, late)).toEqual({ ok: false, error: { kind: 'too-many-reasons' } });
    expect(enterReason(store, aReason({ code: 'R0', description: 'Other' }), 'R0').ok).toBe(true);
  });
});

describe('paymentType', () => {
  it('is derived from the reasons with pending changes applied', () => {
    expect(store.paymentType).toBe('BOTH_PAID');
    store.remove('MIND');
    expect(store.paymentType).toBe('MERCHANT_PAID');
    expect(store.publishedPaymentType).toBe('BOTH_PAID');
  });
});

describe('a company without return reasons', () => {
  it('has an empty, disabled list to which reasons can be added', () => {
    const bare = aCompanyConfiguration();
    company.adopt({ configuration: { ...bare, products: { RETURNS_PORTAL: { enabled: true } } } });
    expect(store.pending).toEqual({ enabled: false, reasons: [] });
    enterReason(store, late);
    store.switchOn(true);
    expect(store.offered).toEqual([late]);
  });
});

/** Returns the list, and counts in `count` the entries that are read from it. */
function counted<Entry>(entries: readonly Entry[], count: { read: number }): readonly Entry[] {
  return new Proxy(entries, {
    get(list, name) {
      if (typeof name === 'string' && /^\d+$/.test(name)) count.read += 1;
      return Reflect.get(list, name) as unknown;
    },
  });
}

describe('an edit of one of 1,000 reasons', () => {
  const thousand = Array.from({ length: 1000 }, (_, nth) => nth);
  const code = (nth: number): string => `CODE_${nth}`;
  let [others, reasons] = [{ read: 0 }, { read: 0 }];

  /** All values of the list that the page observes. */
  const shown = () => [store.codes, store.rows, store.row(code(500))?.isOffered];

  beforeEach(() => {
    [others, reasons] = [{ read: 0 }, { read: 0 }];
    const published = aCompanyConfiguration(
      {},
      aReturnReasons({
        reasons: counted(
          thousand.map((nth) => aReason({ code: code(nth) })),
          reasons,
        ),
      }),
    );
    company.adopt({
      configuration: {
        ...published,
        rulesConfig: counted(
          thousand.map((nth) => ({ ruleId: String(nth) }) as unknown as RuleDocument),
          others,
        ),
        warehousesConfig: counted(
          thousand.map((nth) => ({ locationId: String(nth) }) as unknown as Warehouse),
          others,
        ),
      },
    });
  });

  it('reads no rules and addresses, and only the reasons that the table shows', () => {
    const stop = autorun(shown);
    others.read = 0;
    reasons.read = 0;
    runInAction(() =>
      changes.edit([
        aChange(reasonKey(code(500)), aReason({ code: code(500), enabled: false }), aReason({ code: code(500) })),
      ]),
    );
    expect(store.row(code(500))?.isOffered).toBe(false);
    expect(reasons.read).toBe(0);
    expect(store.offered).toHaveLength(999);
    const problems = changeRegistry.problems(
      { before: company.configuration!, after: company.pendingConfiguration!, keepsSecrets: true },
      changeSubjects.affectedBy(changes.list),
    );
    // The test data has more reasons than the service accepts.
    expect(problems.map(({ problem }) => problem)).toEqual(['changes.problems.tooManyReasons']);
    expect(others.read).toBe(0);
    stop();
  });

  it('results in the same order as in the pending configuration, whatever edits were made before', () => {
    const acts = fc.array(
      fc.oneof(
        fc.record({ kind: fc.constant('remove' as const), nth: fc.nat(5) }),
        fc.record({ kind: fc.constant('offer' as const), nth: fc.nat(5) }),
        fc.record({ kind: fc.constant('move' as const), nth: fc.nat(5), to: fc.nat(6) }),
        fc.record({ kind: fc.constant('add' as const), nth: fc.integer({ min: 2000, max: 2003 }) }),
        fc.constant({ kind: 'undo' as const, nth: 0 }),
      ),
      { maxLength: 12 },
    );
    company.adopt({
      configuration: aCompanyConfiguration(
        {},
        aReturnReasons({ reasons: thousand.slice(0, 6).map((nth) => aReason({ code: code(nth) })) }),
      ),
    });
    fc.assert(
      fc.property(acts, (done) => {
        changes.replace([]);
        for (const act of done) {
          if (act.kind === 'remove') store.remove(code(act.nth));
          if (act.kind === 'offer') store.offer(code(act.nth), false);
          if (act.kind === 'move' && store.codes.includes(code(act.nth))) store.moveTo(code(act.nth), act.to);
          if (act.kind === 'add') enterReason(store, aReason({ code: code(act.nth) }));
          if (act.kind === 'undo') changes.undo();
          expect(store.codes).toEqual(store.pending.reasons.map((reason) => reason.code));
        }
      }),
      { numRuns: 60 },
    );
  });
});
