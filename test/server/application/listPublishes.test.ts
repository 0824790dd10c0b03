import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Principal } from '../../../server/application/shared/Principal.ts';
import type { RecordedChange } from '../../../server/application/publishing/PublishRepository.ts';
import { ReadCompanyEvents } from '../../../server/application/companies/events/ReadCompanyEvents.ts';
import { engines } from '../../support/server/databases.ts';
import { change, reasons, seedCompanies, serviceOver, staffOf, type Service } from '../../support/server/service.ts';
import { valueOf } from '../../support/valueOf.ts';

const PAGE = 256 * 1024;
/** Maximum size of an entry as JSON. */
const ENTRY = 60_000;

/** A publish whose list entry has the maximum size: a hundred long keys and some of their values. */
const longest = Array.from({ length: 120 }, (_, nth): RecordedChange => ({
  type: 'COMPANY',
  key: `returnReasons.reason.${`${nth}`.padEnd(270, 'X')}`,
  value: { code: `${nth}`, description: 'x'.repeat(2000) },
}));

describe.each(engines)('ListPublishes on $name', ({ open }) => {
  let service: Service;
  let merchantId: string;
  let principal: Principal;
  let companies = 0;
  beforeAll(async () => {
    service = serviceOver(await open());
    await seedCompanies(
      service.database,
      Array.from({ length: 5 }, (_, index) => `C${index}`),
    );
  });
  beforeEach(() => {
    merchantId = `C${companies}`;
    principal = staffOf(merchantId);
    companies += 1;
  });
  afterAll(() => service.database.close());

  const giveUp = async (changes: readonly RecordedChange[]) => {
    const caller = { principal, merchantId };
    const { publishId } = valueOf(await service.openPublish.execute({ ...caller, ifMatch: '"r1"', changes }));
    service.clock.advance(1);
    expect(await service.giveUpPublish.execute({ ...caller, publishId })).toEqual({ ok: true, value: undefined });
    return publishId;
  };
  const list = async (more: object = {}) => {
    return valueOf(await service.listPublishes.execute({ principal, merchantId, ...more }));
  };

  it('ends a page at 256 KiB even if it has fewer entries than its limit, and continues after it [PB-16]', async () => {
    const made: string[] = [];
    for (let nth = 0; nth < 12; nth += 1) made.unshift(await giveUp(longest));
    const announced: string[] = [];
    const pages: number[] = [];
    let cursor: string | undefined;
    do {
      const { publishes, nextCursor } = await list({ cursor, limit: 200 });
      expect(JSON.stringify(publishes).length).toBeLessThan(PAGE + ENTRY);
      pages.push(publishes.length);
      announced.push(...publishes.map(({ publishId }) => publishId));
      cursor = nextCursor;
    } while (cursor !== undefined);
    expect(announced).toEqual(made);
    expect(pages.length).toBeGreaterThan(1);
    expect(Math.min(...pages)).toBeGreaterThan(0);
    for (const forged of ['x', 'W10', Buffer.from('["-1","a"]').toString('base64url')])
      expect(await service.listPublishes.execute({ principal, merchantId, cursor: forged })).toMatchObject({
        error: { kind: 'invalid' },
      });
  });

  it("counts the restored publish as part of an entry's size, and returns a single entry above the limit [PB-16]", async () => {
    for (const text of ['A', 'B', 'C', 'A'])
      await service.updateCompany.execute({
        principal,
        merchantId,
        products: { RETURNS_PORTAL: { enabled: true, returnReasons: reasons(text) } },
      });
    const { publishes } = await list();
    expect(publishes[0]).toMatchObject({
      reverts: { kind: 'restored', revision: '"r2"', named: [{ value: { description: 'A' } }] },
    });
    await service.database.inMaintenance((trx) =>
      sql`update publish set named = jsonb_build_array(jsonb_build_object('type', 'COMPANY', 'key', repeat('x', ${PAGE})))::text
        where company_id = ${merchantId} and revision = 2`.execute(trx),
    );
    const first = await list();
    expect(first.publishes.map(({ revision }) => revision)).toEqual(['"r5"']);
    const second = await list({ cursor: first.nextCursor });
    expect(second.publishes.map(({ revision }) => revision)).toEqual(['"r4"', '"r3"', '"r2"']);
    expect(second.nextCursor).toBeUndefined();
  });

  it('lists and filters publishes, and sends events about them, without reading their stored changes [PB-16]', async () => {
    const products = { RETURNS_PORTAL: { enabled: true, returnReasons: reasons('Too tight') } };
    await service.updateCompany.execute({ principal, merchantId, products });
    await service.database.inMaintenance((trx) =>
      trx.updateTable('publish').set({ changes: '[]' }).where('company_id', '=', merchantId).execute(),
    );
    const named = [expect.objectContaining({ key: 'returnReasons.reason.SIZE', value: change('Too tight').value })];
    expect((await list()).publishes).toEqual([expect.objectContaining({ named, changeCount: 1 })]);
    expect((await list({ state: 'published', page: 'return-reasons' })).publishes).toHaveLength(1);
    expect((await list({ state: 'published', page: 'refunds' })).publishes).toEqual([]);
    const events = new ReadCompanyEvents(service.authorise, service.clock);
    const news = await events.execute({ principal, merchantId, since: '"r1"' });
    const keys = [{ type: 'COMPANY', key: 'returnReasons.reason.SIZE' }];
    expect(news).toMatchObject({ ok: true, value: { published: [{ changes: keys }] } });
  });

  it('keeps only those changes of a cancelled publish that its list entry shows [PB-16]', async () => {
    const publishId = await giveUp(longest);
    const [entry] = (await list()).publishes;
    expect(entry).toMatchObject({ publishId, state: 'given-up', changeCount: longest.length });
    expect(entry?.named).toHaveLength(100);
    const read = await service.readPublish.execute({ principal, merchantId, publishId });
    expect(read).toMatchObject({ ok: true, value: { changes: entry?.named } });
  });
});
