import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StoreDraft } from '../../../server/application/changes/StoreDraft.ts';
import { SealedDrafts } from '../../../server/application/changes/SealedDrafts.ts';
import { AuthoriseCompany } from '../../../server/application/review-mode/AuthoriseCompany.ts';
import { ServiceUnavailableError } from '../../../server/application/shared/failure.ts';
import { AesDraftSeal } from '../../../server/infrastructure/changes/AesDraftSeal.ts';
import type { Database, OwnedDatabase } from '../../../server/infrastructure/postgres/connection/Database.ts';
import { PostgresUnitOfWork } from '../../../server/infrastructure/postgres/PostgresUnitOfWork.ts';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import { noDraft, type DraftContent } from '../../../src/domain/changes/drafts/draft.ts';
import { ManualClock } from '../../support/fakes/ManualClock.ts';
import { engines } from '../../support/server/databases.ts';
import { once, seedCompanies, staffOf, START } from '../../support/server/service.ts';
import { valueOf } from '../../support/valueOf.ts';
import { usageOf } from '../../support/server/storedRows.ts';

const quotas = { bytes: 0, writes: 3, uploads: 0 };
const contentOf = (value: string): DraftContent => ({
  changes: [{ type: 'COMPANY', key: 'settings.orderInstructions', value }],
  history: { done: [], undone: [] },
});

describe.each(engines)('drafts stored on the service with $name', ({ name, open }) => {
  let database: OwnedDatabase;
  let merchantId = '';
  let companies = 0;
  beforeAll(async () => {
    database = await open();
    await seedCompanies(
      database,
      Array.from({ length: 9 }, (_, index) => `C${index}`),
    );
  });
  beforeEach(() => {
    merchantId = `C${(companies += 1)}`;
  });
  afterAll(() => database.close());

  let issued = 0;
  const clock = new ManualClock(START);
  const ids = { next: () => `id-${(issued += 1)}` };
  const unitsOver = (over: Database) => new PostgresUnitOfWork(over, quotas);
  const storeDraft = (ifMatch: string, content: DraftContent | undefined, key?: string, over: Database = database) => {
    const drafts = new SealedDrafts(new AesDraftSeal([Buffer.alloc(32, 7)]));
    const idempotency = key === undefined ? undefined : once(key, content);
    const write = { principal: staffOf(merchantId), merchantId, ifMatch, content, idempotency };
    return new StoreDraft(new AuthoriseCompany(unitsOver(over), clock), drafts, clock, ids).execute(write);
  };
  const storeOrFail = async (...write: Parameters<typeof storeDraft>): Promise<string> => {
    return valueOf(await storeDraft(...write)).revision;
  };
  const writesCounted = async (): Promise<number> => (await usageOf(database, merchantId))?.writes ?? 0;
  const currentRevision = async (): Promise<string | undefined> => {
    const rows = await database.inMaintenance((trx) =>
      trx.selectFrom('draft').select('revision').where('company_id', '=', merchantId).execute(),
    );
    return rows[0]?.revision;
  };
  /** Collects the signal payloads that are sent. */
  const recordSignals = (failure?: Error) => {
    const signals: string[] = [];
    const notify: Database['notify'] = async (payloads) => {
      signals.push(...payloads);
      if (failure) throw failure;
    };
    return { signals, over: { ...database, notify } };
  };

  it('accept exactly one of several simultaneous writes on the same revision [PC-9]', async () => {
    for (const expected of [1, 2]) {
      const revision = (await currentRevision()) ?? noDraft.revision;
      const responses = await Promise.all(
        [1, 2, 3, 4, 5].map((nth) => storeDraft(revision, contentOf(`${nth}`), `k${expected}${nth}`)),
      );
      const revisions = responses.flatMap((response) => (response.ok ? [response.value.revision] : []));
      expect(revisions).toHaveLength(1);
      for (const response of responses)
        if (!response.ok)
          expect(response.error).toMatchObject({ kind: 'stale-draft', present: { revision: revisions[0] } });
      expect(await currentRevision()).toBe(revisions[0]);
      expect(await writesCounted()).toBe(expected);
    }
  });

  it('count towards the write quota if a write stores them, but not if the write is refused [PC-9]', async () => {
    const first = await storeOrFail(noDraft.revision, contentOf('1'));
    for (const key of [undefined, 'refused'])
      expect(await storeDraft(noDraft.revision, contentOf('2'), key)).toMatchObject({ error: { kind: 'stale-draft' } });
    expect(await writesCounted()).toBe(1);
    const third = await storeOrFail(await storeOrFail(first, contentOf('2')), contentOf('3'));
    expect(await storeDraft(third, contentOf('4'))).toMatchObject({ error: { kind: 'quota-exceeded', of: 'writes' } });
    expect(await storeDraft(first, contentOf('4'))).toMatchObject({ error: { kind: 'quota-exceeded', of: 'writes' } });
    expect(await currentRevision()).toBe(third);
    // A draft that gets smaller is accepted even beyond the quota.
    expect(await storeOrFail(third, undefined)).toBe(noDraft.revision);
    expect(await currentRevision()).toBeUndefined();
  });

  it('cause the same response to a repeated request, and are announced to the client only after the commit [PB-14] [PC-9]', async () => {
    const { signals, over } = recordSignals();
    const first = await storeOrFail(noDraft.revision, contentOf('1'), 'first', over);
    expect(await storeOrFail(noDraft.revision, contentOf('1'), 'first', over)).toBe(first);
    expect(await storeDraft(first, contentOf('2'), 'first', over)).toMatchObject({
      error: { kind: 'idempotency-key-reused' },
    });
    expect(await storeDraft(noDraft.revision, contentOf('2'), 'second', over)).toMatchObject({
      error: { kind: 'stale-draft' },
    });
    expect(await writesCounted()).toBe(1);
    expect(signals).toEqual([JSON.stringify([`OWNER/${merchantId}`, `staff-of-${merchantId}`, first])]);
  });

  it('are stored even if their announcement to the client fails because the database connection was lost', async () => {
    const unavailable = recordSignals(new ServiceUnavailableError('The database is away.', 5, undefined));
    const revision = await storeOrFail(noDraft.revision, contentOf('1'), undefined, unavailable.over);
    expect(await currentRevision()).toBe(revision);
    const failing = recordSignals(new Error('a mistake'));
    await expect(storeDraft(revision, contentOf('2'), undefined, failing.over)).rejects.toThrow('a mistake');
  });

  // The embedded database runs one transaction at a time.
  it.runIf(name === 'PostgreSQL')(
    'are refused at once, without waiting for locks, while a request with the same idempotency key is running [PC-9]',
    async () => {
      const revision = await storeOrFail(noDraft.revision, contentOf('1'));
      const tenant = { rootOrgId: 'OWNER', companyId: merchantId as CompanyId };
      const userId = `staff-of-${merchantId}`;
      await unitsOver(database).inTenant(tenant, async (unit) => {
        expect(await unit.idempotencyKeys.claim(userId, once('same', contentOf('2')), START)).toEqual({
          kind: 'fresh',
        });
        await unit.drafts.findToReplace(tenant.companyId, userId);
        // Waiting for the draft's lock here would block forever.
        expect(await storeDraft(revision, contentOf('2'), 'same')).toEqual({
          ok: false,
          error: { kind: 'request-in-progress', retryAfterSeconds: 1 },
        });
      });
      expect(await storeOrFail(revision, contentOf('2'), 'same')).not.toBe(revision);
    },
  );

  it('are not announced to the client if a savepoint inside the transaction was rolled back', async () => {
    const { signals, over } = recordSignals();
    const tenant = { rootOrgId: 'OWNER', companyId: merchantId as CompanyId };
    await unitsOver(over).inTenant(tenant, async (unit) => {
      await unit.signals.send({ kind: 'published' });
      await unit.attempt(async () => {
        await unit.signals.send({ kind: 'draft', userId: 'somebody', revision: '"d1"' });
        return { ok: false, error: 'undone' };
      });
      expect(signals).toEqual([]);
    });
    expect(signals).toEqual([JSON.stringify([`OWNER/${merchantId}`])]);
  });
});
