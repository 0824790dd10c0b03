import { serialize } from 'node:v8';
import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminConfigSchema } from '../../../contract/branding/adminConfig.ts';
import { merchantConfigSchema } from '../../../contract/company/merchantConfig.ts';
import { generateMerchants } from '../../../sample/generateMerchants.ts';
import { makeSample } from '../../../sample/makeSample.ts';
import { maskConfiguration } from '../../../src/domain/carriers/account/accountSecrets.ts';
import { ReadAdminConfig } from '../../../server/application/companies/ReadAdminConfig.ts';
import { PostgresAssetRepository } from '../../../server/infrastructure/postgres/companies/PostgresAssetRepository.ts';
import { PostgresOwnerRepository } from '../../../server/infrastructure/postgres/companies/PostgresOwnerRepository.ts';
import { hasOwners, seedSample } from '../../../server/infrastructure/postgres/seedSample.ts';
import { allEngines } from '../../support/server/databases.ts';
import { adminOf, serviceOver, snapshotOf, staffOf, START, type Service } from '../../support/server/service.ts';

const sample = makeSample({ seed: 7, now: new Date(START) });
const [owner] = sample.owners;
const GENERATED = 1200;

describe.each(allEngines)('seeding the sample data on $name', ({ open }) => {
  let service: Service;
  const seed = () =>
    seedSample(service.database, sample, {
      now: START,
      generated: (each) => (each.rootOrgId === owner?.rootOrgId ? generateMerchants(each, GENERATED, 7) : []),
    });
  beforeAll(async () => {
    service = serviceOver(await open());
  });
  afterAll(() => service.database.close());

  it('stores every owner, merchant and account in an empty database', async () => {
    expect(await hasOwners(service.database)).toBe(false);
    const seeded = await seed();
    expect(seeded).toBe(GENERATED + sample.owners.reduce((sum, each) => sum + each.merchants.length, 0));
    expect(await hasOwners(service.database)).toBe(true);
    for (const each of sample.owners) {
      const list = await service.listCompanies.execute({
        principal: adminOf(each.rootOrgId),
        rootOrgId: each.rootOrgId,
      });
      const expected = each.merchants.length + (each === owner ? GENERATED : 0);
      expect(list).toMatchObject({ ok: true, value: { total: expected } });
    }
  });

  it('does not change existing data when it runs again', async () => {
    // Comparing bytes takes milliseconds, and comparing thousands of rows takes a minute.
    const before = serialize(await snapshotOf(service.database));
    await seed();
    expect(serialize(await snapshotOf(service.database)).equals(before)).toBe(true);
  });

  it('stores configurations that the service returns unchanged and valid under the contract', async () => {
    const readAdminConfig = new ReadAdminConfig(new PostgresOwnerRepository(service.database), service.unitOfWork);
    for (const { carrier, adminConfig, merchants, rootOrgId } of sample.owners) {
      const admin = await readAdminConfig.execute(carrier);
      expect(admin).toEqual({ ok: true, value: JSON.parse(JSON.stringify(adminConfig)) });
      if (admin.ok) adminConfigSchema.parse(admin.value);
      for (const { companyId, configuration, lastPublishedAt = null } of merchants) {
        const principal = staffOf(companyId, 'someone', rootOrgId);
        const response = await service.readMerchantConfig.execute({ principal, merchantId: companyId });
        if (!response.ok) expect.fail(response.error.kind);
        // Account secrets are stored, but masked in responses.
        const masked = maskConfiguration(JSON.parse(JSON.stringify(configuration)));
        expect(response.value).toEqual({ ...masked, revision: '"r1"', lastPublishedAt });
        merchantConfigSchema.parse(response.value);
      }
    }
    expect(await readAdminConfig.execute('NOBODY')).toEqual({ ok: false, error: { kind: 'not-found' } });
  });

  it('stores passwords as argon2id hashes with individual salts, and stores no password for invited users', async () => {
    const rows = await service.database.inMaintenance((trx) => trx.selectFrom('staff').selectAll().execute());
    const people = sample.owners.flatMap((each) => [
      ...each.staff,
      ...each.merchants.flatMap((merchant) => merchant.staff),
    ]);
    expect(rows).toHaveLength(people.length);
    const hashes = rows.flatMap((row) => row.password_hash ?? []);
    expect(hashes).toHaveLength(people.filter(({ password }) => password !== undefined).length);
    expect(hashes.every((hash) => hash.startsWith('$argon2id$v=19$'))).toBe(true);
    expect(new Set(hashes).size).toBe(hashes.length);
    const disabled = rows.filter(({ enabled }) => !enabled).map((row) => row.user_id);
    expect(disabled).toEqual(people.filter(({ enabled }) => enabled === false).map(({ userId }) => userId));
    const [person] = people;
    const row = rows.find((each) => each.user_id === person?.userId);
    expect(await verify(row?.password_hash ?? '', person?.password ?? '')).toBe(true);
    expect(await verify(row?.password_hash ?? '', 'Wrong2026')).toBe(false);
  });

  it('stores the owner of every organisation, so the first sign-in finds it', async () => {
    const directory = await service.database.inSystem((trx) =>
      trx.selectFrom('organisation_directory').selectAll().execute(),
    );
    const rootOf = new Map(directory.map((row) => [row.organisation_id, row.root_org_id]));
    for (const { rootOrgId, merchants } of sample.owners)
      for (const organisationId of [rootOrgId, ...merchants.map((merchant) => merchant.companyId)])
        expect(rootOf.get(organisationId)).toBe(rootOrgId);
  });

  it('stores the files that the configurations refer to', async () => {
    const assets = new PostgresAssetRepository(service.database);
    for (const { hash, contentType, body } of sample.assets)
      expect(await assets.find(hash)).toEqual({ contentType, bytes: Buffer.from(body) });
    expect(await assets.find('0'.repeat(64))).toBeUndefined();
  });
});
