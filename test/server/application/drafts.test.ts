import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { KeepDraft } from '../../../server/application/changes/KeepDraft.ts';
import { SealedDrafts } from '../../../server/application/changes/SealedDrafts.ts';
import { AuthoriseCompany } from '../../../server/application/review-mode/AuthoriseCompany.ts';
import { ServiceUnavailableError } from '../../../server/application/shared/failure.ts';
import { AesDraftSeal } from '../../../server/infrastructure/changes/AesDraftSeal.ts';
import type { Database, OwnedDatabase } from '../../../server/infrastructure/postgres/connection/Database.ts';
import { PostgresUnitOfWork } from '../../../server/infrastructure/postgres/PostgresUnitOfWork.ts';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import { noDraft, type DraftContent } from '../../../src/domain/changes/drafts/draft.ts';
import { engines } from '../../support/server/databases.ts';
import { once, seedCompanies, staffOf, START } from '../../support/server/service.ts';

const quotas = { bytes: 0, writes: 3, uploads: 0 };
const contentOf = (value: string): DraftContent => ({
  changes: [{ type: 'COMPANY', key: 'settings.orderInstructions', value }],
  history: { done: [], undone: [] },
});

describe.each(engines)('stored drafts on $name', ({ name, open }) => {
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
  const clock = { now: () => START, after: () => () => undefined, every: () => () => undefined };
  const ids = { next: () => `id-${(issued += 1)}` };
  const unitsOver = (over: Database) => new PostgresUnitOfWork(over, quotas);
  const keep = (ifMatch: string, content: DraftContent | undefined, key?: string, over: Database = database) => {
    const drafts = new SealedDrafts(new AesDraftSeal([Buffer.alloc(32, 7)]));
    const idempotency = key === undefined ? undefined : once(key, content);
    const write = { principal: staffOf(merchantId), merchantId, ifMatch, content, idempotency };
    return new KeepDraft(new AuthoriseCompany(unitsOver(over), clock), drafts, clock, ids).execute(write);
  };
  const kept = async (...write: Parameters<typeof keep>): Promise<string> => {
    const answer = await keep(...write);
    return answer.ok ? answer.value.revision : expect.fail(answer.error.kind);
  };
  const writesCounted = async (): Promise<number> => {
    const rows = await database.inMaintenance((trx) =>
      trx.selectFrom('merchant_usage').select('writes').where('company_id', '=', merchantId).execute(),
    );
    return rows[0]?.writes ?? 0;
  };
  const revisionThere = async (): Promise<string | undefined> => {
    const rows = await database.inMaintenance((trx) =>
      trx.selectFrom('draft').select('revision').where('company_id', '=', merchantId).execute(),
    );
    return rows[0]?.revision;
  };
  /** Signal payloads sent while something is done. */
  const tellings = (failure?: Error) => {
    const told: string[] = [];
    const notify: Database['notify'] = async (payloads) => {
      told.push(...payloads);
      if (failure) throw failure;
    };
    return { told, over: { ...database, notify } };
  };

  it('are replaced by one of several simultaneous writes on the same revision [PC-9]', async () => {
    for (const expected of [1, 2]) {
      const revision = (await revisionThere()) ?? noDraft.revision;
      const answers = await Promise.all(
        [1, 2, 3, 4, 5].map((nth) => keep(revision, contentOf(`${nth}`), `k${expected}${nth}`)),
      );
      const revisions = answers.flatMap((answer) => (answer.ok ? [answer.value.revision] : []));
      expect(revisions).toHaveLength(1);
      for (const answer of answers)
        if (!answer.ok)
          expect(answer.error).toMatchObject({ kind: 'stale-draft', present: { revision: revisions[0] } });
      expect(await revisionThere()).toBe(revisions[0]);
      expect(await writesCounted()).toBe(expected);
    }
  });

  it('count against the quota when stored, and refused ones do not [PC-9]', async () => {
    const first = await kept(noDraft.revision, contentOf('1'));
    for (const key of [undefined, 'refused'])
      expect(await keep(noDraft.revision, contentOf('2'), key)).toMatchObject({ error: { kind: 'stale-draft' } });
    expect(await writesCounted()).toBe(1);
    const third = await kept(await kept(first, contentOf('2')), contentOf('3'));
    expect(await keep(third, contentOf('4'))).toMatchObject({ error: { kind: 'quota-exceeded', of: 'writes' } });
    expect(await keep(first, contentOf('4'))).toMatchObject({ error: { kind: 'quota-exceeded', of: 'writes' } });
    expect(await revisionThere()).toBe(third);
    // A smaller draft is always accepted.
    expect(await kept(third, undefined)).toBe(noDraft.revision);
    expect(await revisionThere()).toBeUndefined();
  });

  it('have one response per key, and are announced once committed, not if refused [PB-14] [PC-9]', async () => {
    const { told, over } = tellings();
    const first = await kept(noDraft.revision, contentOf('1'), 'first', over);
    expect(await kept(noDraft.revision, contentOf('1'), 'first', over)).toBe(first);
    expect(await keep(first, contentOf('2'), 'first', over)).toMatchObject({
      error: { kind: 'idempotency-key-reused' },
    });
    expect(await keep(noDraft.revision, contentOf('2'), 'second', over)).toMatchObject({
      error: { kind: 'stale-draft' },
    });
    expect(await writesCounted()).toBe(1);
    expect(told).toEqual([JSON.stringify([`OWNER/${merchantId}`, `staff-of-${merchantId}`, first])]);
  });

  it('are stored even if the announcement fails, e.g. after a lost connection', async () => {
    const away = tellings(new ServiceUnavailableError('The database is away.', 5, undefined));
    const revision = await kept(noDraft.revision, contentOf('1'), undefined, away.over);
    expect(await revisionThere()).toBe(revision);
    const broken = tellings(new Error('a mistake'));
    await expect(keep(revision, contentOf('2'), undefined, broken.over)).rejects.toThrow('a mistake');
  });

  // The embedded database runs one transaction at a time.
  it.runIf(name === 'PostgreSQL')(
    'are refused at once while the same request is running, whatever that has locked [PC-9]',
    async () => {
      const revision = await kept(noDraft.revision, contentOf('1'));
      const tenant = { rootOrgId: 'OWNER', companyId: merchantId as CompanyId };
      const userId = `staff-of-${merchantId}`;
      await unitsOver(database).inTenant(tenant, async (unit) => {
        expect(await unit.idempotencyKeys.claim(userId, once('same', contentOf('2')), START)).toEqual({
          kind: 'fresh',
        });
        await unit.drafts.findToReplace(tenant.companyId, userId);
        // A write that locked the draft would wait for this transaction forever.
        expect(await keep(revision, contentOf('2'), 'same')).toEqual({
          ok: false,
          error: { kind: 'request-in-progress', retryAfterSeconds: 1 },
        });
      });
      expect(await kept(revision, contentOf('2'), 'same')).not.toBe(revision);
    },
  );

  it('announce nothing that was rolled back within a transaction that continued', async () => {
    const { told, over } = tellings();
    const tenant = { rootOrgId: 'OWNER', companyId: merchantId as CompanyId };
    await unitsOver(over).inTenant(tenant, async (unit) => {
      await unit.signals.send({ kind: 'published' });
      await unit.attempt(async () => {
        await unit.signals.send({ kind: 'draft', userId: 'somebody', revision: '"d1"' });
        return { ok: false, error: 'undone' };
      });
      expect(told).toEqual([]);
    });
    expect(told).toEqual([JSON.stringify([`OWNER/${merchantId}`])]);
  });
});
