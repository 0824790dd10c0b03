import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StoreDraft } from '../../../server/application/changes/StoreDraft.ts';
import { SealedDrafts } from '../../../server/application/changes/SealedDrafts.ts';
import type { RecordedChange } from '../../../server/application/publishing/PublishRepository.ts';
import { AesDraftSeal } from '../../../server/infrastructure/changes/AesDraftSeal.ts';
import { purgeDrafts } from '../../../server/infrastructure/postgres/changes/PostgresDraftRepository.ts';
import { purgeIdempotencyKeys } from '../../../server/infrastructure/postgres/publishing/PostgresIdempotencyKeys.ts';
import { noDraft } from '../../../src/domain/changes/drafts/draft.ts';
import { DRAFT_LIFE, GIVEN_UP_LIFE, KEY_LIFE } from '../../../src/domain/shared/lifetimes.ts';
import { engines } from '../../support/server/databases.ts';
import { once, seedCompanies, serviceOver, staffOf, type Service } from '../../support/server/service.ts';
import { valueOf } from '../../support/valueOf.ts';
import { usageOf } from '../../support/server/storedRows.ts';

const many = Array.from({ length: 400 }, (_, nth): RecordedChange => ({
  type: 'COMPANY',
  key: `returnReasons.reason.${`${nth}`.padEnd(200, 'X')}`,
  value: { code: `${nth}`, description: 'x'.repeat(1000), enabled: true, paymentRequired: false },
}));

describe.each(engines)('byte quota on $name', ({ open }) => {
  let service: Service;
  let merchantId: string;
  let companies = 0;
  beforeAll(async () => {
    service = serviceOver(await open());
    await seedCompanies(service.database, ['K1', 'K2', 'K3']);
  });
  beforeEach(() => {
    merchantId = `K${(companies += 1)}`;
  });
  afterAll(() => service.database.close());

  const counted = async (): Promise<number> => (await usageOf(service.database, merchantId))?.bytes ?? 0;
  const openMany = async (): Promise<string> => {
    return valueOf(
      await service.openPublish.execute({
        principal: staffOf(merchantId),
        merchantId,
        ifMatch: '"r1"',
        changes: many,
      }),
    ).publishId;
  };
  const rowsOf = (table: 'draft' | 'publish' | 'idempotency_key' | 'audit') =>
    service.database.inMaintenance((trx) =>
      trx.selectFrom(table).selectAll().where('company_id', '=', merchantId).execute(),
    );

  it('counts a cancelled publish until a publish is opened 30 days later', async () => {
    for (let nth = 0; nth < 3; nth += 1) {
      const publishId = await openMany();
      await service.giveUpPublish.execute({ principal: staffOf(merchantId), merchantId, publishId });
    }
    const rows = await rowsOf('publish');
    const size = rows.reduce((sum, { changes, named, changed_keys: keys }) => {
      expect(keys).toBe('[]');
      return sum + JSON.stringify(changes).length + named.length;
    }, 0);
    const before = await counted();
    expect(before).toBeGreaterThan(size);
    service.clock.advance(GIVEN_UP_LIFE - 1);
    const publishId = await openMany();
    await service.giveUpPublish.execute({ principal: staffOf(merchantId), merchantId, publishId });
    expect(await rowsOf('publish')).toHaveLength(4);
    service.clock.advance(1);
    await openMany();
    expect((await rowsOf('publish')).map(({ state }) => state).toSorted()).toEqual(['given-up', 'open']);
    // The fourth publish and its audit entries still count.
    expect(await counted()).toBeLessThan(before - size / 2);
  });

  it('counts both the audit entry and the stored response of a refused publish, which list at most 100 keys', async () => {
    const publishId = await openMany();
    const before = await counted();
    const refusals = ['one', 'two', 'three'];
    for (const key of refusals) {
      const request = { principal: staffOf(merchantId), merchantId, publishId, idempotency: once(key) };
      const refused = await service.completePublish.execute(request);
      expect(refused).toMatchObject({ ok: false, error: { kind: 'changes-differ' } });
      expect(refused.ok || refused.error.kind !== 'changes-differ' ? [] : refused.error.keys).toHaveLength(100);
    }
    const keys = await rowsOf('idempotency_key');
    const responseBytes = JSON.stringify(keys.map(({ outcome }) => outcome)).length;
    const refusalEntries = (await rowsOf('audit')).filter(({ action }) => action === 'publish.refused');
    expect(refusalEntries).toHaveLength(refusals.length);
    const added = (await counted()) - before;
    expect(added).toBeGreaterThan(responseBytes + refusalEntries.reduce((sum, { detail }) => sum + detail.length, 0));
    service.clock.advance(KEY_LIFE);
    await purgeIdempotencyKeys(service.database, service.clock.now());
    expect(before + added - (await counted())).toBeGreaterThanOrEqual(responseBytes);
  });

  it('counts a draft by its current size until 30 days after the last edit', async () => {
    const drafts = new SealedDrafts(new AesDraftSeal([Buffer.alloc(32, 7)]));
    let issued = 0;
    const keeping = new StoreDraft(service.authorise, drafts, service.clock, { next: () => `draft-${(issued += 1)}` });
    const storeDraft = async (ifMatch: string, changes: readonly RecordedChange[] | undefined): Promise<string> => {
      const content = changes && { changes, history: { done: [], undone: [] } };
      return valueOf(await keeping.execute({ principal: staffOf(merchantId), merchantId, ifMatch, content })).revision;
    };
    const size = async (): Promise<number> => (await rowsOf('draft'))[0]?.sealed.length ?? 0;
    const first = await storeDraft(noDraft.revision, many);
    expect(await counted()).toBe(await size());
    const second = await storeDraft(first, many.slice(0, 2));
    expect(await counted()).toBe(await size());
    const third = await storeDraft(second, undefined);
    expect([await size(), await counted()]).toEqual([0, 0]);
    await storeDraft(third, many);
    service.clock.advance(DRAFT_LIFE);
    await purgeDrafts(service.database, service.clock.now());
    expect([await size(), await counted()]).toEqual([0, 0]);
  });
});
