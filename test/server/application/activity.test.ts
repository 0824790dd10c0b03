import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ListActivity, type ListActivityRequest } from '../../../server/application/activity/ListActivity.ts';
import { ReadActivity } from '../../../server/application/activity/ReadActivity.ts';
import { VerifyActivity } from '../../../server/application/activity/VerifyActivity.ts';
import type { ActivityEntry } from '../../../src/domain/activity/activityEntry.ts';
import type { AuditAction } from '../../../src/domain/activity/activityKinds.ts';
import { companyId } from '../../support/samples/builders.ts';
import { engines } from '../../support/server/databases.ts';
import { adminOf, seedCompanies, serviceOver, staffOf, type Service } from '../../support/server/service.ts';
import { valueOf } from '../../support/valueOf.ts';

const START = Date.UTC(2026, 10, 20);
const HOUR = 3_600_000;
const CHANGE = { type: 'COMPANY', key: 'refunds.enabled', value: true, originalValue: false };

type Act = readonly [company: string, action: AuditAction, detail?: Record<string, unknown>, onBehalfOf?: string];

/** Entries one hour apart, except the third pair, which has the same time. */
const acts: readonly Act[] = [
  ['OWNER', 'sign-in.accepted'],
  ['ALPHA', 'sign-in.refused'],
  ['ALPHA', 'review.opened', { reason: 'Asked by telephone' }, 'ALPHA'],
  ['ALPHA', 'publish.completed', { revision: 2, changes: [CHANGE], note: 'Refunds' }, 'ALPHA'],
  ['BETA', 'user.invited', { name: 'Zoë 100% \\ Ltd' }],
  ['BETA', 'publish.refused', { keys: ['refunds.enabled'] }],
  ['ALPHA', 'publish.completed', { revision: 3, changes: Array.from({ length: 90 }, () => CHANGE) }],
];

describe.each(engines)('the activity log of an owner on $name', ({ open }) => {
  let service: Service;
  let list: ListActivity;
  beforeAll(async () => {
    service = serviceOver(await open());
    await seedCompanies(service.database, ['ALPHA', 'BETA']);
    list = new ListActivity(service.unitOfWork);
    for (const [index, [company, action, detail = {}, onBehalfOf]] of acts.entries())
      await service.unitOfWork.inTenant({ rootOrgId: 'OWNER', companyId: companyId(company) }, ({ audit }) =>
        audit.append({
          at: START + Math.min(index, 5) * HOUR,
          actor: { userId: `user-${index}`, name: index === 4 ? 'Ana Duarte' : 'Mia Tran' },
          onBehalfOf: onBehalfOf === undefined ? undefined : companyId(onBehalfOf),
          action,
          requestId: index === 3 ? 'req-3' : undefined,
          detail,
        }),
      );
  });
  afterAll(() => service.database.close());

  const read = async (request: Partial<ListActivityRequest> = {}) => {
    return valueOf(await list.execute({ principal: adminOf(), rootOrgId: 'OWNER', ...request }));
  };
  const actionsOf = (entries: readonly ActivityEntry[]) => entries.map(({ action }) => action);
  const actionsFor = async (request: Partial<ListActivityRequest>) => actionsOf((await read(request)).entries);

  it('lists acting user, merchant, action and time of its entries, newest first, for any page size [API-1]', async () => {
    const all = await read();
    expect(actionsOf(all.entries).toReversed().slice(0, 5)).toEqual(acts.slice(0, 5).map(([, action]) => action));
    expect(all.total).toBe(acts.length);
    expect(all.entries).toContainEqual(
      expect.objectContaining({
        companyId: 'ALPHA',
        sequence: 3,
        at: new Date(START + 3 * HOUR).toISOString(),
        actor: { userId: 'user-3', name: 'Mia Tran' },
        onBehalfOf: 'ALPHA',
        requestId: 'req-3',
        detail: { revision: 2, changes: [CHANGE], note: 'Refunds' },
      }),
    );
    for (const limit of [1, 2, 3]) {
      const visited: ActivityEntry[] = [];
      let cursor: string | undefined;
      do {
        const page = await read({ limit, cursor });
        expect(page.total).toBe(cursor === undefined ? acts.length : undefined);
        visited.push(...page.entries);
        cursor = page.nextCursor;
      } while (cursor !== undefined);
      expect(visited).toEqual(all.entries);
    }
  });

  it('shows the number of changes of a large publish in the list, and all changes in the entry', async () => {
    const [newest] = (await read({ search: 'alpha' })).entries;
    expect(newest?.detail).toEqual({ revision: 3, changeCount: 90 });
    const place = { companyId: 'alpha', sequence: newest?.sequence ?? 0 };
    const entry = await new ReadActivity(service.unitOfWork).execute({
      principal: adminOf(),
      rootOrgId: 'OWNER',
      ...place,
    });
    expect(entry).toMatchObject({ ok: true, value: { fits: true, detail: { revision: 3 } } });
    expect(entry.ok && entry.value.detail['changes']).toHaveLength(90);
  });

  it('filters entries by kind of action, merchant, time, action on behalf of a merchant, refusal, and text with wildcards', async () => {
    expect(await actionsFor({ kind: 'review' })).toEqual(['review.opened']);
    expect((await actionsFor({ isRefused: true })).toSorted()).toEqual(['publish.refused', 'sign-in.refused']);
    expect(await actionsFor({ isRefused: true, kind: 'signIn' })).toEqual(['sign-in.refused']);
    expect(await actionsFor({ isOnBehalf: true })).toEqual(['publish.completed', 'review.opened']);
    expect(await actionsFor({ companyId: 'OWNER' })).toEqual(['sign-in.accepted']);
    const since = new Date(START + HOUR).toISOString();
    expect(await actionsFor({ since, before: new Date(START + 3 * HOUR).toISOString() })).toEqual([
      'review.opened',
      'sign-in.refused',
    ]);
    expect(await actionsFor({ search: ' DUARTE ' })).toEqual(['user.invited']);
    expect(await actionsFor({ search: 'req-3' })).toEqual(['publish.completed']);
    for (const search of ['%', '\\', '100% \\ ltd'])
      expect(await actionsFor({ search }), search).toEqual(['user.invited']);
    for (const search of ['_', 'req-', "'"]) expect(await actionsFor({ search }), search).toEqual([]);
  });

  it('searches by the stored keys and actions that match the searched label, and counts the matches [API-1]', async () => {
    const search = 'Rückerstattungen';
    const refunds = ['publish.refused', 'publish.completed', 'publish.completed'];
    for (const stored of ['refunds.enabled', 'refunds.'])
      expect((await actionsFor({ search, stored: [stored] })).toSorted(), stored).toEqual(refunds.toSorted());
    expect(await actionsFor({ search, stored: ['refunds', 'user.invited', 'a\\"(b'] })).toEqual(['user.invited']);
    expect((await actionsFor({ stored: ['refunds.enabled'] })).length).toBe(acts.length);
    const { total, all, counts } = await read({ search, stored: ['refunds.'] });
    expect({ total, all, counts }).toEqual({ total: 3, all: acts.length, counts: { onBehalf: 1, refused: 1 } });
  });

  it('is visible only to the owner’s own staff [RP-2]', async () => {
    const requests = [
      { principal: staffOf('ALPHA'), rootOrgId: 'OWNER' },
      { principal: adminOf('ELSEWHERE'), rootOrgId: 'OWNER' },
      { principal: adminOf(), rootOrgId: 'ELSEWHERE' },
    ];
    for (const request of requests) {
      const refused = { ok: false, error: { kind: 'not-found' } };
      expect(await list.execute(request)).toEqual(refused);
      expect(await new VerifyActivity(service.unitOfWork).execute(request)).toEqual(refused);
      const place = { companyId: 'ALPHA', sequence: 1 };
      expect(await new ReadActivity(service.unitOfWork).execute({ ...request, ...place })).toEqual(refused);
    }
  });

  it('rejects invalid cursors and times', async () => {
    for (const wrong of [{ cursor: 'x' }, { since: '2026-99-99T00:00:00Z' }, { search: 'a\u0000' }])
      expect(
        await list.execute({ principal: adminOf(), rootOrgId: 'OWNER', ...wrong }),
        JSON.stringify(wrong),
      ).toMatchObject({ ok: false, error: { kind: 'invalid' } });
  });

  describe('verification', () => {
    const verdict = async () => {
      return valueOf(
        await new VerifyActivity(service.unitOfWork).execute({
          principal: adminOf(),
          rootOrgId: 'OWNER',
        }),
      );
    };
    /** Modifies the log, verifies it and undoes the modification. */
    const verdictAfter = async (spoil: string, mend: string) => {
      const run = (statement: string) =>
        service.database.inMaintenance((trx) =>
          sql
            .raw(statement)
            .execute(trx)
            .then(() => undefined),
        );
      await run(spoil);
      const result = await verdict();
      await run(mend);
      expect((await verdict()).kind).toBe('intact');
      return result;
    };

    it('reports an unmodified log as intact', async () => {
      const since = expect.stringMatching(/^2026-11-20T00:00:00/) as string;
      const lastHash = expect.stringMatching(/^[0-9a-f]{64}$/) as string;
      expect(await verdict()).toEqual({ kind: 'intact', entries: acts.length, since, lastHash });
    });

    it('returns the first modified entry and what is wrong with it', async () => {
      const where = `where company_id = 'ALPHA' and sequence = 2`;
      for (const [column, value] of [
        ['actor_name', 'Mia Tran'],
        ['detail', '{"reason":"Asked by telephone"}'],
        ['request_id', undefined],
      ] as const) {
        const back = value === undefined ? 'null' : `'${value}'`;
        const spoil = `update audit set ${column} = 'x' ${where}`;
        const broken = { kind: 'broken', companyId: 'ALPHA', sequence: 2 };
        expect(await verdictAfter(spoil, `update audit set ${column} = ${back} ${where}`), column).toEqual(broken);
      }
    });

    it('returns the last entry if the recorded end of the log does not match that entry', async () => {
      const own = `update audit_head head set (sequence, hash) = (select sequence, hash from audit
        where company_id = 'BETA' order by sequence desc limit 1) where company_id = 'BETA'`;
      for (const [end, sequence] of [
        [`hash = repeat('0', 64)`, 2],
        [`sequence = 3`, 3],
        [`sequence = 1`, 2],
      ] as const) {
        const broken = { kind: 'broken', companyId: 'BETA', sequence };
        expect(await verdictAfter(`update audit_head set ${end} where company_id = 'BETA'`, own), end).toEqual(broken);
      }
    });
  });
});
