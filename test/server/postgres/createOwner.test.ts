import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOwner, type NewOwner } from '../../../server/infrastructure/postgres/createOwner.ts';
import { shippedCommonPasswords } from '../../../server/infrastructure/passwords/readCommonPasswords.ts';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import { runNode } from '../../support/runNode.ts';
import { allEngines } from '../../support/server/databases.ts';
import { openPglite } from '../../support/server/openPglite.ts';
import { PASSWORD, startTestServer, type TestServer } from '../../support/server/httpServer.ts';
import { START } from '../../support/server/service.ts';

const commonPasswords = shippedCommonPasswords();
const owner: NewOwner = {
  carrier: 'ACME_POST',
  rootOrgId: 'ACME' as CompanyId,
  carrierName: 'Acme Post',
  productName: 'Acme Returns',
  language: 'nl',
  country: 'BE',
  returnsProduct: 'RETURNS_PORTAL',
  admin: { userId: randomUUID(), email: 'ada@acme.example', name: 'Ada', password: PASSWORD, roles: ['owner'] },
};

describe.each(allEngines)('an owner created by the command, on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({}, open);
    const created = await createOwner(server.database, owner, START, commonPasswords);
    if (!created.ok) throw new Error(created.error.kind);
  });
  afterAll(() => server.close());

  it('has an admin who can sign in and has no merchants yet', async () => {
    const authorization = await server.authorization('ACME', { username: 'ada@acme.example' });
    const url = '/v1/returns-portal-service/ACME/companies';
    const companies = await server.send(authorization, 'GET', url);
    expect(companies.statusCode).toBe(200);
    expect(companies.json()).toMatchObject({ companies: [] });
  });

  it('has a configuration in its language, with the carriers of its country and their store networks', async () => {
    const response = await server.inject({ method: 'GET', url: '/api/admin-config?carrier=ACME_POST' });
    expect(response.json()).toMatchObject({
      productName: 'Acme Returns',
      carrierName: 'Acme Post',
      defaultLanguage: 'nl',
      features: {
        offeredCarriers: { carriers: [{ carrierCompanyId: 'BPOST' }, { carrierCompanyId: 'DPD' }] },
        offeredStoreNetworks: {
          storeNetworks: [{ storeNetworkId: 'BPOST_POINTS' }, { storeNetworkId: 'DPD_PICKUP' }],
        },
      },
    });
  });

  it('is refused if its carrier, or an organisation with its id, exists already', async () => {
    const again = await createOwner(
      server.database,
      { ...owner, rootOrgId: 'OTHERACME' as CompanyId },
      START,
      commonPasswords,
    );
    expect(again).toEqual({ ok: false, error: { kind: 'carrier-exists' } });
    const merchants = await createOwner(
      server.database,
      { ...owner, carrier: 'X', rootOrgId: 'ALPHA' as CompanyId },
      START,
      commonPasswords,
    );
    expect(merchants).toEqual({ ok: false, error: { kind: 'organisation-exists' } });
  });
});

describe('the command that creates an owner', () => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'owner-'));
    // Copying a migrated database is faster than migrating an empty one.
    await (await openPglite(folder)).close();
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const run = (args: readonly string[], password: string) => {
    const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '', OWNER_PASSWORD: password };
    return runNode(['scripts/support/createOwner.ts', ...args], { env });
  };
  const options = {
    carrier: 'ACME_POST',
    organisation: 'acme',
    name: 'Acme Post',
    country: 'be',
    admin: 'ada@acme.example',
  };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);

  it('prints which arguments are missing or too weak, or the first user and the sign-in URL', () => {
    expect(run(args.slice(0, 8), PASSWORD)).toMatchObject({
      status: 1,
      printed: expect.stringContaining('--admin is missing'),
    });
    expect(run(args, 'short')).toMatchObject({ status: 1, printed: expect.stringMatching(/^OWNER_PASSWORD takes /) });
    expect(run(args, 'Password123').printed).toBe('OWNER_PASSWORD is on a list of common passwords.\n');
    expect(run(args, 'AcmePost2026').printed).toBe('OWNER_PASSWORD consists mainly of names given here.\n');
    const result = run(args, PASSWORD);
    expect(result.printed).toBe(
      'ada@acme.example may sign in to ACME, where CARRIER or CARRIERS_BY_HOST says ACME_POST.\n',
    );
    expect(result.status).toBe(0);
  });
});
