import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, Migrator, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import { sweepAssets } from '../../../server/infrastructure/postgres/companies/sweepAssets.ts';
import { json } from '../../../server/infrastructure/postgres/connection/json.ts';
import { openPgliteDatabase } from '../../../server/infrastructure/postgres/embedded/openPgliteDatabase.ts';
import { PgliteDialect } from '../../../server/infrastructure/postgres/embedded/PgliteDialect.ts';
import { PgliteThread } from '../../../server/infrastructure/postgres/embedded/PgliteThread.ts';
import { migrations } from '../../../server/infrastructure/postgres/migrations/migrations.ts';
import type { Tables } from '../../../server/infrastructure/postgres/Tables.ts';
import { ASSET_LIFE } from '../../../src/domain/shared/lifetimes.ts';
import { companyId } from '../../support/samples/builders.ts';
import {
  adminOf,
  change,
  configurationOf,
  reasons,
  serviceOver,
  staffOf,
  START,
  type Service,
} from '../../support/server/service.ts';
import { storedRevision } from '../../support/server/storedRevision.ts';

const shop = configurationOf('SHOP');
/** Long enough to be a part of its own. */
const privacyPolicyUrl = `https://shop.example/${'privacy/'.repeat(60)}`;
const versionOf = (description: string): MerchantConfigDocument => ({
  ...shop,
  applicationConfig: { config: { languages: { offered: ['en', 'fr'] } } },
  features: { ...shop.features, footer: { privacyPolicyUrl } },
  padding: Array.from({ length: 300 }, (_, nth) => `What another system keeps here, number ${nth}`),
  products: {
    ...shop.products,
    RETURNS_PORTAL: {
      ...shop.products['RETURNS_PORTAL'],
      returnReasons: reasons(description),
      ...(description === 'Too wide' && { picture: `/assets/${NAMED}.png` }),
    },
  },
});
/** Files that were there: one that the second revision alone names, and one that nothing names. */
const [NAMED, UNNAMED] = ['b'.repeat(64), 'c'.repeat(64)];
const versions = ['Too small', 'Too wide', 'Too long'].map(versionOf);

/** What the release before left: three revisions, and a publish that is open. */
async function leaveData(folder: string): Promise<void> {
  const engine = await PgliteThread.open(join(folder, 'database'), { heard: () => undefined, missed: () => undefined });
  const kysely = new Kysely<Tables>({ dialect: new PgliteDialect(engine) });
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo('0010_history')).error).toBeUndefined();
  await kysely.transaction().execute(async (trx) => {
    await sql`select set_config('app.maintenance', 'on', true)`.execute(trx);
    await sql`insert into owner values ('OWNER', 'USPS', '{"features":{}}')`.execute(trx);
    await sql`insert into company (root_org_id, company_id, name, sort_name, search_text, company_enabled, onboarded,
      portal_active, current_revision) values ('OWNER', 'SHOP', 'Shop', 'shop', 'shop', true, true, true, 3)`.execute(
      trx,
    );
    // Kept whole, with a link that is none and one with spaces around it.
    await sql`insert into company (root_org_id, company_id, name, sort_name, search_text, company_enabled, onboarded,
      portal_active, current_revision) values ('OWNER', 'WHOLE', 'Whole', 'whole', 'whole', true, true, true, 1)`.execute(
      trx,
    );
    const footer = { privacyPolicyUrl: ' ', termsAndConditionsUrl: ' https://whole.example/terms ' };
    const whole = { ...configurationOf('WHOLE'), features: { footer }, subBrand: 'Express' };
    await sql`insert into company_revision (root_org_id, company_id, revision, document, published_at)
      values ('OWNER', 'WHOLE', 1, ${json(whole)}, now())`.execute(trx);
    for (const hash of [NAMED, UNNAMED]) await sql`insert into asset values (${hash}, 'image/png', '')`.execute(trx);
    for (const [index, document] of versions.entries())
      await sql`insert into company_revision (root_org_id, company_id, revision, document, published_at)
        values ('OWNER', 'SHOP', ${index + 1}, ${json(document)}, now())`.execute(trx);
    await sql`insert into publish (root_org_id, company_id, publish_id, state, base_revision, draft, changes, change_count,
        actor_user_id, actor_name, lease_expires_at, opened_at)
      values ('OWNER', 'SHOP', 'open-before', 'open', 3, ${json(versionOf('Too heavy'))},
        ${json([change('Too heavy', 'Too long')])}, 1, 'staff-of-SHOP', 'Staff of SHOP', ${new Date(START + 60_000)}, ${new Date(START)})`.execute(
      trx,
    );
  });
  await kysely.destroy();
}

describe('revisions of the release before', () => {
  const folder = mkdtempSync(join(tmpdir(), 'returns-portal-parts-'));
  const tenant = { rootOrgId: 'OWNER', companyId: companyId('SHOP') };
  const who = { principal: staffOf('SHOP'), merchantId: 'SHOP' };
  let service: Service;
  beforeAll(async () => {
    await leaveData(folder);
    service = serviceOver(await openPgliteDatabase(folder));
  });
  afterAll(async () => {
    await service.database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const count = (condition: string) =>
    service.database.inMaintenance(async (trx) => {
      const { rows } = await sql<{ count: number }>`select count(*) from ${sql.raw(condition)}`.execute(trx);
      return Number(rows[0]?.count);
    });

  it('are read as they were, and take each part once [PB-16]', async () => {
    for (const [index, document] of versions.entries())
      expect(await storedRevision(service.database, tenant, index + 1)).toEqual(document);
    expect(await count("company_revision where document is not null and company_id = 'SHOP'")).toBe(1);
    const { rows } = await service.database.inMaintenance((trx) =>
      sql<{ bytes: number }>`select sum(length(body))::int as bytes from configuration_part`.execute(trx),
    );
    expect(rows[0]?.bytes).toBeLessThan(JSON.stringify(versions[1]).length);
  });

  it('tell which merchants have links of their own [BN-3]', async () => {
    const list = await service.listCompanies.execute({
      principal: adminOf(),
      rootOrgId: 'OWNER',
      own: 'footer-links',
    });
    const companies = list.ok ? list.value.companies : [];
    expect(companies.map(({ companyId: id, footerLinks }) => [id, footerLinks])).toEqual([
      ['SHOP', { privacyPolicyUrl }],
      ['WHOLE', { termsAndConditionsUrl: 'https://whole.example/terms' }],
    ]);
  });

  it('tell which merchants have several languages, and which a sub-brand [BR-10] [CF-1]', async () => {
    for (const [own, id] of [['languages', 'SHOP'] as const, ['sub-brand', 'WHOLE'] as const]) {
      const list = await service.listCompanies.execute({ principal: adminOf(), rootOrgId: 'OWNER', own });
      expect(list.ok && list.value.companies.map(({ companyId: found }) => found)).toEqual([id]);
    }
  });

  it('keep the files that one of them names [PB-16]', async () => {
    expect(await count('asset')).toBe(2);
    await sweepAssets(service.database, Date.now() + 2 * ASSET_LIFE);
    expect(await count(`asset where hash = '${NAMED}'`)).toBe(1);
    expect(await count('asset')).toBe(1);
  });

  it('have a publish completed that was open then, and one led back to is known [PB-13] [PB-16]', async () => {
    const completed = await service.completePublish.execute({ ...who, publishId: 'open-before' });
    expect(completed).toMatchObject({ ok: true, value: { revision: '"r4"' } });
    expect(await storedRevision(service.database, tenant)).toEqual(versionOf('Too heavy'));
    const before = await count('configuration_part');
    // One that was put into parts, and the first, which is whole.
    for (const [index, of] of [[1, '"r2"'] as const, [0, '"r1"'] as const]) {
      const { products = {} } = versions[index] ?? {};
      expect((await service.updateCompany.execute({ ...who, products })).ok).toBe(true);
      const list = await service.listPublishes.execute({ ...who, limit: 1 });
      expect(list).toMatchObject({ value: { publishes: [{ reverts: { kind: 'restored', revision: of } }] } });
    }
    // Of the second all parts were there; the first brought its own.
    expect(await count('configuration_part')).toBeLessThan(before + 5);
  });
});
