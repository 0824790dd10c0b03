import { afterAll, describe, expect, it } from 'vitest';
import type { AuditEntry } from '../../../server/application/audit/AuditLog.ts';
import { seed } from '../../support/server/seed.ts';
import { signupPayload } from '../../../src/domain/onboarding/signupPayload.ts';
import { buildRulePayload } from '../../../src/domain/rules/rulePayload.ts';
import { aRule } from '../../domain/rules/aRule.ts';
import { sampleOf } from '../../faults/sampleOf.ts';
import { scenes } from '../../faults/scenes.ts';
import { withoutApplicationConfig } from '../../faults/withoutApplicationConfig.ts';
import { anOnboarding, companyId } from '../../support/samples/builders.ts';
import { startTestServer } from '../../support/server/httpServer.ts';
import { aWarehouse } from '../../support/samples/warehouses.ts';
import { actForMerchant } from '../../support/server/actForMerchant.ts';
import { auditOf } from '../../support/server/storedRows.ts';

const SERVICE = '/v1/returns-portal-service';
const COMPANY = `${SERVICE}/HOUSE/company/ACME`;
const ASSETS = '/v1/asset-management/HOUSE/ACME/1.0';
const RULE = `${SERVICE}/RETURNS_PORTAL/company/ACME/rule`;
const STAFF = { userId: 'acme-staff', name: 'staff of ACME' };
const ADMIN = { userId: 'house-admin', name: 'admin of HOUSE' };
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==';

type Method = 'POST' | 'PATCH' | 'PUT' | 'DELETE';
/** Audit action and request of each write. `{id}` is replaced by the id that the service returned last. */
type Write = readonly [action: AuditEntry['action'], method: Method, url: string, body?: object];

const { locationId: _, ...details } = aWarehouse({ locationName: 'Depot' });
const rule = buildRulePayload('ACME', aRule('', { name: 'Ropes stay' }));
const writes: readonly Write[] = [
  ['company.updated', 'POST', `${SERVICE}/HOUSE/update-company/ACME`, { products: {} }],
  ['company.settings-updated', 'PATCH', `${COMPANY}/settings`, { orderInstructions: 'On the slip' }],
  [
    'carriers.replaced',
    'PUT',
    `${COMPANY}/carrier-config`,
    { carriers: [{ carrierCompanyId: 'AUSTRALIA_POST', enabled: true, default: true }] },
  ],
  [
    'store-networks.updated',
    'PUT',
    `${COMPANY}/store-networks`,
    { selectedStoreNetworks: ['PARCEL_LOCKERS'], enabled: true },
  ],
  ['warehouse.created', 'POST', `${COMPANY}/multicarrier/warehouse`, { ...details, locationId: 'new-depot' }],
  ['warehouse.updated', 'PATCH', `${COMPANY}/multicarrier/warehouse/{id}`, { ...details, locationId: '{id}' }],
  ['warehouse.made-default', 'PATCH', `${COMPANY}/warehouse/{id}/default`],
  [
    'warehouse.bound',
    'PUT',
    `${COMPANY}/warehouse/{id}/bindings`,
    { externalBindings: [{ system: 'wms', code: '1' }] },
  ],
  ['warehouse.removed', 'DELETE', `${COMPANY}/warehouse/{id}?newDefault=northwind-1`],
  ['application-config.created', 'POST', `${ASSETS}/`, { config: {} }],
  ['image.uploaded', 'POST', `${ASSETS}/upload`, { asset: 'logoImage', contentType: 'image/png', data: PNG }],
  ['application-config.updated', 'PATCH', `${ASSETS}/`, { config: { DUE_DATE_DAYS: 12 } }],
  ['application-config.published', 'POST', `${ASSETS}/publish`],
  ['rule.created', 'POST', RULE, rule],
  ['rule.changed', 'PATCH', `${RULE}/{id}`, rule],
  ['rule.archived', 'DELETE', `${RULE}/{id}`],
];

const server = await startTestServer();
await seed(server.database, sampleOf(scenes.merchant, Date.UTC(2026, 10, 20)), 0);
const people = {
  staff: await server.authorization('ACME', { username: scenes.merchant.username }),
  admin: await server.authorization('HOUSE', { username: scenes.owner.username }),
};
await actForMerchant(server, COMPANY, people.admin);
afterAll(() => server.close());

const send = (
  authorization: string,
  method: Method | 'GET',
  url: string,
  body?: object,
  headers: Record<string, string> = {},
) => server.send(authorization, method, url, body, headers);

/** Actor, action and represented merchant of a company's log entries, from a given sequence number. */
async function logOf(company: string, after = 0) {
  const log = await auditOf(server.database, company);
  const entries = log.filter(({ sequence }) => Number(sequence) > after);
  // The audit log contains the same request ids as the service's own log.
  expect(entries.filter(({ request_id: requestId }) => requestId === null)).toEqual([]);
  return entries.map(({ sequence, action, actor_user_id: userId, actor_name: name, on_behalf_of: onBehalfOf }) => ({
    sequence: Number(sequence),
    act: { action, userId, name, onBehalfOf },
  }));
}

/** Sends every write, and calls `onDone` after each. */
async function makeAll(
  authorization: string,
  headersNow: () => Promise<Record<string, string>>,
  onDone: () => Promise<void>,
) {
  let id = '';
  for (const [action, method, url, body] of writes) {
    const text = body && JSON.stringify(body).replaceAll('{id}', id);
    const named = text === undefined ? undefined : (JSON.parse(text) as object);
    const response = await send(authorization, method, url.replace('{id}', id), named, await headersNow());
    expect(response.statusCode, `${action} ${response.body}`).toBeLessThan(300);
    const { resource } =
      response.body === '' ? {} : response.json<{ resource?: { locationId?: string; ruleId?: string } }>();
    id = resource?.locationId ?? resource?.ruleId ?? id;
    await onDone();
  }
}

describe.each([
  ['a merchant’s staff', 'staff', STAFF, undefined],
  ['an admin in review mode', 'admin', ADMIN, 'ACME'],
] as const)('the audit entry of a write by %s', (_who, person, actor, onBehalfOf) => {
  const authorization = (): string => people[person];
  const acmes = { rootOrgId: 'HOUSE', companyId: companyId('ACME') };
  const onCurrent = async () => {
    const read = await server.configuration('ACME', authorization());
    return { 'if-match': read.json<{ revision: string }>().revision };
  };
  const latest = async () => {
    const list = await send(authorization(), 'GET', `${COMPANY}/publishes?limit=1`);
    return list.json<{ publishes: readonly { publishId: string; actor: object; onBehalfOf?: string }[] }>()
      .publishes[0];
  };

  it('contains actor and merchant for each call of a publish, and for the publish itself [PB-16] [RT-2]', async () => {
    // The tests' merchants exist already, so the only create call is the one of the application configuration.
    await withoutApplicationConfig(server.database, acmes);
    await makeAll(authorization(), onCurrent, async () => undefined);
    await withoutApplicationConfig(server.database, acmes);
    const current = await onCurrent();
    const last = (await logOf('ACME')).at(-1)?.sequence;
    const type = 'APPLICATION_CONFIG_MERCHANT';
    const changes = [
      { type, key: 'applicationConfig.config.DUE_DATE_DAYS', value: 12 },
      { type, key: 'applicationConfig.assets.logoImage', value: `data:image/png;base64,${PNG}` },
    ];
    const opened = await send(authorization(), 'POST', `${COMPANY}/publishes`, { changes }, current);
    const { publishId } = opened.json<{ publishId: string }>();
    await makeAll(
      authorization(),
      async () => ({ 'x-publish-id': publishId }),
      async () => undefined,
    );
    await send(authorization(), 'POST', `${COMPANY}/publishes/${publishId}/complete`);
    const actions = ['publish.opened', ...writes.map(([action]) => action), 'publish.completed'];
    expect((await logOf('ACME', last)).map(({ act }) => act)).toEqual(
      actions.map((action) => ({ action, ...actor, onBehalfOf: onBehalfOf ?? null })),
    );
    const published = await send(authorization(), 'GET', `${COMPANY}/publishes/${publishId}`);
    expect(published.json()).toMatchObject({ state: 'published', actor });
    expect(published.json<{ onBehalfOf?: string }>().onBehalfOf).toBe(onBehalfOf);
  });

  it('contains actor and merchant for a write outside a publish, which is its own publish [PB-16] [RT-2]', async () => {
    await withoutApplicationConfig(server.database, acmes);
    const seen = new Set<string | undefined>();
    await makeAll(authorization(), onCurrent, async () => {
      server.advance(1000);
      const publish = await latest();
      seen.add(publish?.publishId);
      expect(publish).toMatchObject({ actor, state: 'published' });
      expect(publish?.onBehalfOf).toBe(onBehalfOf);
    });
    // The other writes repeat values that the previous test published, so they create no version.
    const made = 9;
    expect(seen.size).toBe(made);
    const completed = (await logOf('ACME')).slice(-made).map(({ act }) => act);
    expect(new Set(completed.map((act) => JSON.stringify(act)))).toEqual(
      new Set([JSON.stringify({ action: 'publish.completed', ...actor, onBehalfOf: onBehalfOf ?? null })]),
    );
  });
});

describe('the audit log of a new merchant', () => {
  it('contains the creation of the merchant by the admin, only once even if the request is repeated [PB-16]', async () => {
    const onboarding = anOnboarding({ companyId: 'FRESH', companyName: 'Fresh' });
    const signup = signupPayload('FRESH', 'RETURNS_PORTAL', {
      firstName: 'Ada',
      lastName: 'Lim',
      tradingName: 'Fresh',
    });
    for (const attempt of ['first', 'second'])
      for (const [url, body] of [
        [`${SERVICE}/USPS/onboard/`, onboarding],
        ['/v1/prereg/', signup],
      ] as const) {
        const key = { 'idempotency-key': `${attempt}-attempt-${body === signup}` };
        expect((await send(people.admin, 'POST', url, body, key)).statusCode).toBeLessThan(300);
      }
    const act = { ...ADMIN, onBehalfOf: 'FRESH' };
    expect((await logOf('FRESH')).map((entry) => entry.act)).toEqual([
      { action: 'merchant.onboarded', ...act },
      // The merchant's contact becomes its first user.
      { action: 'user.invited', ...act },
      { action: 'merchant.signed-up', ...act },
    ]);
  });

  it('contains another signup if the signup data has changed', async () => {
    const changed = signupPayload('FRESH', 'RETURNS_PORTAL', {
      firstName: 'Grace',
      lastName: 'Lim',
      tradingName: 'Fresh',
    });
    expect((await send(people.admin, 'POST', '/v1/prereg/', changed)).statusCode).toBeLessThan(300);
    expect((await logOf('FRESH')).map(({ act }) => act.action).slice(2)).toEqual([
      'merchant.signed-up',
      'merchant.signed-up',
    ]);
  });
});
