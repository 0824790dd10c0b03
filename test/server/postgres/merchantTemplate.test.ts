import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, Migrator, sql, PostgresDialect, type Dialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { AdminConfigDocument } from '../../../contract/branding/adminConfig.ts';
import { merchantConfigSchema, type MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import { ReadAdminConfig } from '../../../server/application/companies/ReadAdminConfig.ts';
import { OnboardMerchant } from '../../../server/application/onboarding/OnboardMerchant.ts';
import { HmacTokenMint } from '../../../server/infrastructure/oauth/HmacTokenMint.ts';
import { createDatabase } from '../../../server/infrastructure/postgres/connection/createDatabase.ts';
import type { OwnedDatabase } from '../../../server/infrastructure/postgres/connection/Database.ts';
import { insertCompanies } from '../../../server/infrastructure/postgres/companies/insertCompanies.ts';
import { json } from '../../../server/infrastructure/postgres/connection/json.ts';
import { migrations } from '../../../server/infrastructure/postgres/migrations/migrations.ts';
import { openPgliteDatabase } from '../../../server/infrastructure/postgres/embedded/openPgliteDatabase.ts';
import { openPostgresDatabase } from '../../../server/infrastructure/postgres/connection/openPostgresDatabase.ts';
import { PgliteThread } from '../../../server/infrastructure/postgres/embedded/PgliteThread.ts';
import { PgliteDialect } from '../../../server/infrastructure/postgres/embedded/PgliteDialect.ts';
import { PostgresOwnerRepository } from '../../../server/infrastructure/postgres/companies/PostgresOwnerRepository.ts';
import type { Tables } from '../../../server/infrastructure/postgres/Tables.ts';
import { anOnboarding, companyId } from '../../support/samples/builders.ts';
import { runSql } from '../../support/server/runSql.ts';
import { adminOf, serviceOver, START, staffOf, type Service } from '../../support/server/service.ts';

const merchants = { version: '2', sections: [{ pages: [{ title: 'Reasons', url: '/return-reasons' }] }] };
const admins = { version: '2', sections: [{ pages: [{ title: 'Merchants', url: '/merchants/overview' }] }] };

const adminConfig: AdminConfigDocument = {
  productName: 'Returns',
  carrierName: 'USPS',
  logoUrl: '/assets/owner.svg',
  altLogoUrl: '/assets/owner-dark.svg',
  theme: { primaryColor: '#333366' },
  defaultLanguage: 'en',
  features: { navigation: admins, footer: { privacyPolicyUrl: 'https://a.example/privacy' } },
};

/** As the organisation was seeded before, with a colour the owner has published since. */
const organisation: MerchantConfigDocument = {
  companyId: 'OWNER',
  name: 'Owner Post',
  carrier: { rootOrgId: 'OWNER', productName: 'RETURNS_PORTAL' },
  features: { navigation: merchants },
  applicationConfig: { version: '1.0', config: { theme: { buttonTextColor: '#ffffff' }, DUE_DATE_DAYS: 30 } },
  offeredCarriers: [{ carrierCompanyId: 'DPD' }],
  products: {},
  fieldNobodyKnows: [1, null],
};

const clock = { now: () => START, after: () => () => undefined, every: () => () => undefined };

/** A place for data that the release before has used, and how this one opens it. */
type Used = {
  readonly dialect: Dialect;
  readonly open: () => Promise<OwnedDatabase>;
  readonly clear: () => Promise<void>;
};

const nothing = () => () => undefined;

async function usedFolder(): Promise<Used> {
  const folder = mkdtempSync(join(tmpdir(), 'returns-portal-before-'));
  return {
    dialect: new PgliteDialect(await PgliteThread.open(join(folder, 'database'), { heard: nothing, missed: nothing })),
    open: () => openPgliteDatabase(folder),
    clear: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function usedServer(server: string): Promise<Used> {
  const name = `returns_portal_${randomUUID().replaceAll('-', '')}`;
  await runSql(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const asNumber = (oid: number) => (oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid));
  const types = { getTypeParser: asNumber as pg.CustomTypesConfig['getTypeParser'] };
  return {
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url.href, types }) }),
    open: () => openPostgresDatabase(url.href),
    clear: () => runSql(server, `drop database if exists ${name} with (force)`),
  };
}

/** Leaves what the release before would, with a publish of the owner's that nobody completed. */
async function leaveData(dialect: Dialect): Promise<void> {
  const kysely = new Kysely<Tables>({ dialect });
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo('0004_merchants');
  expect(error).toBeUndefined();
  const database = createDatabase(kysely, {
    engine: '',
    connections: 1,
    listen: nothing,
    load: () => ({ open: 1, idle: 0, waiting: 0 }),
    afterClose: async () => undefined,
  });
  const now = new Date(START);
  await database.inMaintenance(async (trx) => {
    await trx
      .insertInto('owner')
      .values({ root_org_id: 'OWNER', carrier: 'USPS', admin_config: json(adminConfig) })
      .execute();
    const company = { companyEnabled: true, onboarded: true };
    const shop = { ...organisation, companyId: 'SHOP', name: 'Shop' };
    await insertCompanies(
      trx,
      'OWNER',
      [
        { ...company, companyId: 'OWNER', configuration: organisation },
        { ...company, companyId: 'SHOP', configuration: shop },
      ],
      now,
    );
  });
  // As that release wrote it: what came to the table since is not there yet.
  const { userId, name } = adminOf();
  await database.inMaintenance((trx) =>
    sql`insert into publish (root_org_id, company_id, publish_id, state, base_revision, draft, changes, change_count,
        actor_user_id, actor_name, lease_expires_at, opened_at)
      values ('OWNER', 'OWNER', 'before-publish', 'open', 1, ${json(organisation)}::jsonb, '[]', 0,
        ${userId}, ${name}, ${new Date(START + 60_000)}, ${now})`.execute(trx),
  );
  await database.close();
}

const postgres = inject('postgres');

describe.each([
  { place: 'a data folder', use: usedFolder },
  ...(postgres ? [{ place: 'a PostgreSQL', use: () => usedServer(postgres.url) }] : []),
])('$place of the release before', ({ use }) => {
  let used: Used;
  let service: Service;
  beforeAll(async () => {
    used = await use();
    await leaveData(used.dialect);
    service = serviceOver(await used.open());
  });
  afterAll(async () => {
    await service.database.close();
    await used.clear();
  });
  const read = async (merchantId: string, principal = adminOf()) => {
    const answer = await service.readMerchantConfig.execute({ principal, merchantId });
    if (!answer.ok) throw new Error(answer.error.kind);
    return answer.value;
  };
  const owners = () => new PostgresOwnerRepository(service.database);

  it('serves the owner’s portal as it was [CF-1]', async () => {
    const served = await new ReadAdminConfig(owners(), service.unitOfWork).execute('USPS');
    expect(served).toEqual({ ok: true, value: adminConfig });
  });

  it('has the owner’s own look and navigation in its organisation, as a new revision, and all that was published', async () => {
    const { document, revision } = await read('OWNER');
    expect(revision).toBe('"r2"');
    merchantConfigSchema.parse(document);
    expect(document).toEqual({
      ...organisation,
      revision,
      lastPublishedAt: null,
      features: { navigation: admins, footer: adminConfig.features.footer },
      assets: { logoImage: '/assets/owner.svg' },
      applicationConfig: {
        version: '1.0',
        config: {
          theme: { buttonTextColor: '#ffffff', primaryColor: '#333366' },
          languages: { default: 'en' },
          DUE_DATE_DAYS: 30,
        },
      },
    });
    const before = await service.unitOfWork.inTenant({ rootOrgId: 'OWNER', companyId: companyId('OWNER') }, (unit) =>
      unit.companies.findRevision(companyId('OWNER'), 1),
    );
    expect(before).toEqual(organisation);
  });

  it('lets the owner publish, although a publish of before was never completed [PB-15]', async () => {
    const request = { principal: adminOf(), rootOrgId: 'OWNER', merchantId: 'OWNER', changes: [] };
    expect(await service.openPublish.execute({ ...request, ifMatch: '"r1"' })).toMatchObject({
      error: { kind: 'stale-revision', currentRevision: '"r2"' },
    });
    expect((await service.openPublish.execute({ ...request, ifMatch: '"r2"' })).ok).toBe(true);
  });

  it('leaves its merchants as they were', async () => {
    const { document, revision } = await read('SHOP', staffOf('SHOP'));
    expect(document).toEqual({
      ...organisation,
      companyId: 'SHOP',
      name: 'Shop',
      revision: '"r1"',
      lastPublishedAt: null,
    });
    expect(revision).toBe('"r1"');
  });

  it('begins a new merchant with what one began with before [OB-1]', async () => {
    const onboard = new OnboardMerchant({
      unitOfWork: service.unitOfWork,
      owners: owners(),
      readAdminConfig: new ReadAdminConfig(owners(), service.unitOfWork, (config) => config),
      clock,
      ids: { next: () => 'first' },
      mint: new HmacTokenMint(Buffer.alloc(32)),
      allowedRoles: { admin: ['owner'], merchant: ['staff'] },
      isAdminEnvironment: true,
    });
    const payload = anOnboarding({ companyId: 'FRESH', login: 'fresh' });
    expect(await onboard.execute({ principal: adminOf(), carrier: 'USPS', payload })).toEqual({
      ok: true,
      value: undefined,
    });
    expect((await read('FRESH', staffOf('FRESH'))).document).toMatchObject({
      companyId: 'FRESH',
      features: { navigation: merchants },
      offeredCarriers: [{ carrierCompanyId: 'DPD' }],
    });
  });

  it('shows what a new merchant begins with to the owner’s own organisation alone', async () => {
    const templateSeenBy = (id: string, rootOrgId = 'OWNER') =>
      service.unitOfWork.inTenant({ rootOrgId, companyId: companyId(id) }, (unit) => unit.merchants.readTemplate());
    expect(await templateSeenBy('OWNER')).toMatchObject({ carrier: { rootOrgId: 'OWNER' } });
    expect(await templateSeenBy('SHOP')).toBeUndefined();
    expect(await templateSeenBy('OWNER', 'OTHER')).toBeUndefined();
  });
});
