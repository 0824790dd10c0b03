import { sql } from 'kysely';
import type { MerchantConfigDocument } from '../../contract/company/merchantConfig.ts';
import type { Publish } from '../../src/domain/publishing/publish.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnedDatabase } from '../../server/infrastructure/postgres/connection/Database.ts';
import { engines } from '../support/server/databases.ts';
import { seed } from '../support/server/seed.ts';
import { storedRevision } from '../support/server/storedRevision.ts';
import { configurationOf, serviceOver, staffOf, START, type Service } from '../support/server/service.ts';
import { companyId } from '../support/samples/builders.ts';
import { aSampleOf, large } from './aLargeCompany.ts';
import { roundsOf } from '../support/inFull.ts';

/** Number of publishes. 1,000 show how tables and indexes grow. Each publish adds the same amount. */
const PUBLISHES = roundsOf('hostile', { part: 15, short: 150, full: 1000 });
/** Maximum bytes that a publish of a 200 KB configuration adds (measured: 8,800). */
const MAX_BYTES_PER_PUBLISH = 12_000;
const tenant = { rootOrgId: 'OWNER', companyId: companyId('SHOP') };

/** Returns the size of the table of revisions with its indexes, in bytes. */
const storedBytes = (database: OwnedDatabase): Promise<number> =>
  database.inMaintenance(async (trx) => {
    const { rows } = await sql<{ bytes: number }>`
      select pg_total_relation_size('company_revision')::bigint as bytes`.execute(trx);
    return Number(rows[0]?.bytes);
  });

const withReason = (document: MerchantConfigDocument, description: string): MerchantConfigDocument => {
  const product = document.products['RETURNS_PORTAL'] ?? {};
  const list = product.returnReasons?.reasons ?? [];
  const changed = list.map((each) => (each.code === 'CODE_77' ? { ...each, description } : each));
  return {
    ...document,
    products: { RETURNS_PORTAL: { ...product, returnReasons: { enabled: true, reasons: changed } } },
  };
};

const openPublish = (publishId: string, baseRevision: number): Publish => ({
  publishId,
  state: 'open',
  baseRevision,
  changeCount: 1,
  actor: { userId: 'staff-of-SHOP', name: 'Staff of SHOP' },
  leaseExpiresAt: START,
  openedAt: START,
});

describe.each(engines)('publishing one changed reason of a 200 KB configuration on $name', ({ open }) => {
  let service: Service;
  beforeAll(async () => {
    service = serviceOver(await open());
    await seed(service.database, aSampleOf(large(configurationOf('SHOP'))), START);
  });
  afterAll(() => service.database.close());

  /** Makes only the database writes of a publish, because validating thousands of publishes would be slow. */
  const publish = (nth: number): Promise<void> =>
    service.unitOfWork.inTenant(tenant, async ({ companies, publishes }) => {
      const company = await companies.lock(tenant.companyId);
      const { currentRevision = 0 } = company ?? {};
      const current = await companies.readRevision(tenant.companyId, currentRevision);
      const next = withReason(current, `Version ${nth}`);
      const [publishId, revision] = [`publish-${nth}`, currentRevision + 1];
      await publishes.open(tenant.companyId, openPublish(publishId, currentRevision), current, []);
      await companies.publish(tenant.companyId, { revision, document: next, publishId, publishedAt: START + nth });
      await publishes.giveUp(tenant.companyId, publishId, START + nth);
    });

  it('is also accepted by the complete use case, with all checks of the service', async () => {
    const principal = staffOf('SHOP');
    const current = await storedRevision(service.database, tenant);
    const { products } = withReason(current, 'By the service');
    const written = await service.updateCompany.execute({ principal, merchantId: 'SHOP', products });
    expect(written).toEqual({ ok: true, value: undefined });
    expect((await storedRevision(service.database, tenant)).products).toEqual(products);
  });

  it(`adds at most ${MAX_BYTES_PER_PUBLISH} bytes per publish over ${PUBLISHES} publishes, and each revision can be read`, async () => {
    expect(JSON.stringify(await storedRevision(service.database, tenant)).length).toBeGreaterThan(200_000);
    await publish(0);
    const before = await storedBytes(service.database);
    for (let nth = 1; nth <= PUBLISHES; nth += 1) await publish(nth);
    const added = (await storedBytes(service.database)) - before;
    // Add a margin, because a table grows by whole pages.
    expect(added).toBeLessThanOrEqual(PUBLISHES * MAX_BYTES_PER_PUBLISH + 150_000);
    for (const nth of [0, 1, PUBLISHES >> 1, PUBLISHES]) {
      const document = await storedRevision(service.database, tenant, nth + 3);
      const { reasons: list = [] } = document.products['RETURNS_PORTAL']?.returnReasons ?? {};
      expect([list.length, list[77]?.description]).toEqual([200, `Version ${nth}`]);
    }
  }, 3_600_000);
});
