import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../contract/call.ts';
import { calls } from '../../../contract/calls.ts';
import { anOnboarding, companyId } from '../../support/samples/builders.ts';
import { addRevision } from '../../support/server/addRevision.ts';
import { startTestServer, type TestServer } from '../../support/server/httpServer.ts';
import { actForMerchant } from '../../support/server/actForMerchant.ts';

let server: TestServer;
const people: Record<string, string | undefined> = {};
beforeAll(async () => {
  server = await startTestServer();
  people['nobody'] = undefined;
  people['a stranger’s token'] = `Bearer ${'x'.repeat(43)}`;
  people['staff of ALPHA'] = await server.authorization('ALPHA');
  people['staff of another owner'] = await server.authorization('GAMMA');
  people['the owner’s admin'] = await server.authorization('OWNER');
  people['another owner’s admin'] = await server.authorization('ARABOWNER');
});
afterAll(() => server.close());

const COMPANY = '/v1/returns-portal-service/OWNER/company';
const ASSETS = '/v1/asset-management/OWNER';
const RULES = '/v1/returns-portal-service/RETURNS_PORTAL/company';
let nameCount = 0;
const rule = (companyId: string) => ({
  companyId,
  ruleType: 'RETURNLESS_ITEM',
  // Names must be unique.
  ruleDescription: `Cheap ${(nameCount += 1)}`,
  enabled: true,
  rule: {
    conditions: { all: [{ fact: 'price', operator: 'lessThan', value: 5 }] },
    event: { type: 'returnlessItem', params: { actionValue: { returnless: true } } },
  },
  priority: 1,
});
const WAREHOUSE = { locationId: 'new-1', enabled: true, place: { address: { line1: '1 High Street', country: 'AU' } } };
/** A valid request for each call that belongs to one company. */
const requests = (companyId: string): Record<string, InjectOptions> => ({
  getCompanyStatus: {
    method: 'GET',
    url: `/api/company-status?organisationId=${companyId}&returnsProduct=RETURNS_PORTAL`,
  },
  postMerchantConfig: { method: 'POST', url: '/api/merchant-config', payload: { merchant: companyId, token: '' } },
  postUpdateCompany: {
    method: 'POST',
    url: `/v1/returns-portal-service/OWNER/update-company/${companyId}`,
    payload: { products: { RETURNS_PORTAL: { enabled: true } } },
  },
  patchCompanySettings: { method: 'PATCH', url: `${COMPANY}/${companyId}/settings`, payload: { portalActive: true } },
  getCompany: { method: 'GET', url: `/v1/companies/${companyId}` },
  postMerchantBrand: { method: 'POST', url: '/api/merchant-brand', payload: { merchant: companyId, token: '' } },
  putCarrierConfig: {
    method: 'PUT',
    url: `${COMPANY}/${companyId}/carrier-config`,
    payload: { carriers: [] },
  },
  putStoreNetworks: {
    method: 'PUT',
    url: `${COMPANY}/${companyId}/store-networks`,
    payload: { selectedStoreNetworks: [], enabled: false },
  },
  postApplicationConfig: { method: 'POST', url: `${ASSETS}/${companyId}/1.0/`, payload: { config: {} } },
  uploadApplicationImage: {
    method: 'POST',
    url: `${ASSETS}/${companyId}/1.0/upload`,
    payload: { asset: 'logoImage', contentType: 'image/png', data: 'AAAA' },
  },
  patchApplicationConfig: { method: 'PATCH', url: `${ASSETS}/${companyId}/1.0/`, payload: { config: { note: 1 } } },
  publishApplicationConfig: { method: 'POST', url: `${ASSETS}/${companyId}/1.0/publish` },
  postRule: { method: 'POST', url: `${RULES}/${companyId}/rule`, payload: rule(companyId) },
  patchRule: { method: 'PATCH', url: `${RULES}/${companyId}/rule/r1`, payload: rule(companyId) },
  deleteRule: { method: 'DELETE', url: `${RULES}/${companyId}/rule/missing` },
  readRuleChecks: { method: 'GET', url: `${COMPANY}/${companyId}/checks` },
  keepRuleChecks: {
    method: 'PUT',
    url: `${COMPANY}/${companyId}/checks`,
    headers: { 'if-match': '"c1"' },
    payload: { checks: [] },
  },
  openPublish: {
    method: 'POST',
    url: `${COMPANY}/${companyId}/publishes`,
    headers: { 'if-match': '"r999"' },
    payload: { changes: [{ type: 'COMPANY', key: 'x' }] },
  },
  followCompany: { method: 'GET', url: `${COMPANY}/${companyId}/events?once=true` },
  readDraft: { method: 'GET', url: `${COMPANY}/${companyId}/drafts/mine` },
  keepDraft: {
    method: 'PUT',
    url: `${COMPANY}/${companyId}/drafts/mine`,
    headers: { 'if-match': '"d1"' },
    payload: { changes: [], history: { done: [], undone: [] } },
  },
  dropDraft: {
    method: 'DELETE',
    url: `${COMPANY}/${companyId}/drafts/mine`,
    headers: { 'if-match': '"d1"' },
  },
  completePublish: { method: 'POST', url: `${COMPANY}/${companyId}/publishes/missing/complete` },
  giveUpPublish: { method: 'DELETE', url: `${COMPANY}/${companyId}/publishes/missing` },
  validateAddress: {
    method: 'GET',
    url: `/v1/returns-portal-service/OWNER/validate-address?line1=1+High+Street&country=AU&companyId=${companyId}`,
  },
  findAddresses: {
    method: 'GET',
    url: `/v1/returns-portal-service/OWNER/address-lookup?companyId=${companyId}&text=High&country=AU`,
  },
  retrieveAddress: {
    method: 'GET',
    url: `/v1/returns-portal-service/OWNER/address-lookup/address?companyId=${companyId}&id=unknown`,
  },
  createWarehouse: { method: 'POST', url: `${COMPANY}/${companyId}/warehouse`, payload: WAREHOUSE },
  createMultiCarrierWarehouse: {
    method: 'POST',
    url: `${COMPANY}/${companyId}/multicarrier/warehouse`,
    payload: WAREHOUSE,
  },
  updateWarehouse: { method: 'PATCH', url: `${COMPANY}/${companyId}/warehouse/missing`, payload: WAREHOUSE },
  updateMultiCarrierWarehouse: {
    method: 'PATCH',
    url: `${COMPANY}/${companyId}/multicarrier/warehouse/missing`,
    payload: WAREHOUSE,
  },
  deleteWarehouse: { method: 'DELETE', url: `${COMPANY}/${companyId}/warehouse/missing` },
  makeDefaultWarehouse: { method: 'PATCH', url: `${COMPANY}/${companyId}/warehouse/missing/default` },
  bindWarehouse: {
    method: 'PUT',
    url: `${COMPANY}/${companyId}/warehouse/missing/bindings`,
    payload: { externalBindings: [] },
  },
  listPublishes: { method: 'GET', url: `${COMPANY}/${companyId}/publishes` },
  readPublish: { method: 'GET', url: `${COMPANY}/${companyId}/publishes/missing` },
  readRevision: { method: 'GET', url: `${COMPANY}/${companyId}/revisions/r1` },
  listUsers: { method: 'GET', url: `${COMPANY}/${companyId}/users` },
  inviteUser: {
    method: 'POST',
    url: `${COMPANY}/${companyId}/users`,
    payload: { name: 'Ada', email: 'ada@example.com', role: 'no role of anybody' },
  },
  changeUser: {
    method: 'PATCH',
    url: `${COMPANY}/${companyId}/users/missing`,
    headers: { 'if-match': '"u1"' },
    payload: { enabled: true },
  },
  removeUser: { method: 'DELETE', url: `${COMPANY}/${companyId}/users/missing`, headers: { 'if-match': '"u1"' } },
  issuePasswordLink: { method: 'POST', url: `${COMPANY}/${companyId}/users/missing/password-links` },
  resetSecondFactor: { method: 'DELETE', url: `${COMPANY}/${companyId}/users/missing/second-factor` },
  readMerchantReviews: { method: 'GET', url: `${COMPANY}/${companyId}/reviews` },
  putReviewConsent: { method: 'PUT', url: `${COMPANY}/${companyId}/review-consent`, payload: { isGiven: true } },
  listPreviewLinks: { method: 'GET', url: `${COMPANY}/${companyId}/preview-links` },
  createPreviewLink: {
    method: 'POST',
    url: `${COMPANY}/${companyId}/preview-links`,
    payload: {
      configuration: {
        companyId,
        name: 'A portal',
        carrier: { rootOrgId: 'OWNER', productName: 'RETURNS_PORTAL' },
        features: {},
        products: {},
      },
    },
  },
  revokePreviewLink: { method: 'DELETE', url: `${COMPANY}/${companyId}/preview-links/missing` },
});
/** Status of each call for a caller with access. */
const granted: Record<string, number> = {
  getCompanyStatus: 200,
  postMerchantConfig: 200,
  postUpdateCompany: 200,
  patchCompanySettings: 200,
  getCompany: 200,
  postMerchantBrand: 200,
  putCarrierConfig: 200,
  putStoreNetworks: 200,
  // 409 because the configuration already exists, and 400 because the image is invalid.
  postApplicationConfig: 400,
  uploadApplicationImage: 400,
  patchApplicationConfig: 200,
  publishApplicationConfig: 200,
  postRule: 200,
  patchRule: 404,
  deleteRule: 404,
  validateAddress: 200,
  findAddresses: 200,
  retrieveAddress: 404,
  createWarehouse: 201,
  createMultiCarrierWarehouse: 201,
  updateWarehouse: 404,
  updateMultiCarrierWarehouse: 404,
  deleteWarehouse: 404,
  makeDefaultWarehouse: 404,
  bindWarehouse: 404,
  openPublish: 412,
  completePublish: 404,
  giveUpPublish: 404,
  listPublishes: 200,
  followCompany: 200,
  readDraft: 200,
  keepDraft: 412,
  readRuleChecks: 200,
  keepRuleChecks: 412,
  dropDraft: 412,
  readPublish: 404,
  readRevision: 200,
  listUsers: 200,
  inviteUser: 400,
  changeUser: 404,
  removeUser: 404,
  issuePasswordLink: 404,
  resetSecondFactor: 404,
  readMerchantReviews: 200,
  putReviewConsent: 204,
  listPreviewLinks: 200,
  createPreviewLink: 201,
  revokePreviewLink: 404,
};

/** Calls for the merchant's own staff only. A review gives no access to users and consent. */
const ofOwnStaff = {
  listUsers: 404,
  inviteUser: 404,
  changeUser: 404,
  removeUser: 404,
  issuePasswordLink: 404,
  resetSecondFactor: 404,
  putReviewConsent: 404,
};
const inReview: Record<string, number> = { ...granted, ...ofOwnStaff };

async function answersTo(person: string, companyId: string): Promise<Record<string, number>> {
  const authorization = people[person];
  const statuses: Record<string, number> = {};
  for (const [id, request] of Object.entries(requests(companyId))) {
    const headers = { ...request.headers, ...(authorization && { authorization }) };
    statuses[id] = (await server.inject({ ...request, headers })).statusCode;
  }
  return statuses;
}
const forEveryCall = (status: number): Record<string, number> =>
  Object.fromEntries(Object.keys(granted).map((id) => [id, status]));

describe('the authorization of calls', () => {
  it('is tested for every call that belongs to a company', () => {
    // Calls of the signed-in user are tested in test/server/session and test/server/users/users.test.ts.
    const isOfPerson = ({ path }: Call) =>
      path.startsWith('/v2/oauth/sessions') || path.startsWith('/v2/authmanagement/');
    const about = calls.filter((call) => call.caller === 'session' && !isOfPerson(call)).map(({ id }) => id);
    expect(about.sort()).toEqual(Object.keys(granted).sort());
  });

  it('rejects callers who are not signed in, for every call', async () => {
    for (const companyId of ['ALPHA', 'MISSING']) {
      expect(await answersTo('nobody', companyId)).toEqual(forEveryCall(401));
      expect(await answersTo('a stranger’s token', companyId)).toEqual(forEveryCall(401));
    }
  });

  it('allows staff to make calls for their own company, with its id in upper or lower case [RP-2]', async () => {
    expect(await answersTo('staff of ALPHA', 'ALPHA')).toEqual(granted);
    expect(await answersTo('staff of ALPHA', 'alpha')).toEqual(granted);
  });

  it('causes the same response for another company as for a missing company [RP-2]', async () => {
    for (const companyId of ['BETA', 'OWNER', 'GAMMA', 'MISSING'])
      expect(await answersTo('staff of ALPHA', companyId), companyId).toEqual(forEveryCall(404));
    for (const person of ['staff of another owner', 'another owner’s admin', 'the owner’s admin'])
      expect(await answersTo(person, 'ALPHA'), person).toEqual(forEveryCall(404));
    const [another, missing] = await Promise.all(
      ['BETA', 'MISSING'].map((merchant) => server.configuration(merchant, people['staff of ALPHA'] ?? '')),
    );
    const { requestId: _, ...problem } = another?.json() ?? {};
    expect(missing?.json()).toMatchObject(problem);
    expect(another?.headers['content-length']).toBe(missing?.headers['content-length']);
  });

  it('allows an admin calls for a merchant only in review mode, and never calls for the merchant’s users [RT-2] [NV-6]', async () => {
    const authorization = people['the owner’s admin'] ?? '';
    const reviewSessionId = await actForMerchant(server, `${COMPANY}/BETA`, authorization);
    expect(await answersTo('the owner’s admin', 'BETA')).toEqual(inReview);
    expect(await answersTo('the owner’s admin', 'ALPHA')).toEqual(forEveryCall(404));
    const closed = await server.send(authorization, 'DELETE', `${COMPANY}/BETA/review-sessions/${reviewSessionId}`);
    expect(closed.statusCode).toBe(204);
    expect(closed.body).toBe('');
    expect(await answersTo('the owner’s admin', 'BETA')).toEqual(forEveryCall(404));
  });

  it('allows an admin in a read-only review to read everything and delete their own draft, but no other write [RT-2]', async () => {
    const authorization = people['the owner’s admin'] ?? '';
    const headers = { authorization };
    const url = `${COMPANY}/TORN/review-sessions`;
    const opened = await server.inject({ method: 'POST', url, headers, payload: { reason: 'Asked by telephone' } });
    expect(opened.statusCode).toBe(201);
    const reads = new Set(['postMerchantConfig', 'postMerchantBrand', 'dropDraft']);
    for (const { id, method } of calls) if (method === 'GET') reads.add(id);
    const readOnlyStatuses = Object.entries(inReview).map(([id, status]) => [
      id,
      reads.has(id) || id in ofOwnStaff ? status : 403,
    ]);
    expect(await answersTo('the owner’s admin', 'TORN')).toEqual(Object.fromEntries(readOnlyStatuses));
    const write = await server.inject({ ...requests('TORN')['patchCompanySettings'], headers });
    expect(write.json()).toMatchObject({ type: '/problems/review-read-only', status: 403 });
    const { reviewSessionId } = opened.json<{ reviewSessionId: string }>();
    const acting = (person: string, merchant = 'TORN') =>
      server.send(people[person] ?? '', 'POST', `${COMPANY}/${merchant}/review-sessions/${reviewSessionId}/acting`);
    expect((await acting('staff of ALPHA')).statusCode).toBe(403);
    expect((await acting('another owner’s admin')).statusCode).toBe(404);
    expect((await acting('the owner’s admin', 'ALPHA')).statusCode).toBe(404);
    expect((await server.inject({ ...requests('TORN')['patchCompanySettings'], headers })).statusCode).toBe(403);
    expect((await acting('the owner’s admin')).statusCode).toBe(204);
    expect((await server.inject({ ...requests('TORN')['patchCompanySettings'], headers })).statusCode).toBe(200);
  });

  it('allows the merchant list and review mode only for the owner’s admins [RP-1]', async () => {
    const list = (person: string, rootOrgId = 'OWNER') =>
      server.send(people[person] ?? '', 'GET', `/v1/returns-portal-service/${rootOrgId}/companies`);
    expect((await list('the owner’s admin')).json()).toMatchObject({ total: 5 });
    expect((await list('staff of ALPHA')).statusCode).toBe(403);
    expect((await list('another owner’s admin')).statusCode).toBe(404);
    expect((await list('the owner’s admin', 'MISSING')).statusCode).toBe(404);
    const review = await server.send(people['staff of ALPHA'] ?? '', 'POST', `${COMPANY}/ALPHA/review-sessions`, {
      reason: 'Curious',
    });
    expect(review.statusCode).toBe(403);
  });

  it('allows only admins to create merchants, and only merchants of their own owner [RP-1] [RP-2]', async () => {
    const onboard = (person: string, companyId: string) =>
      server.send(
        people[person] ?? '',
        'POST',
        '/v1/returns-portal-service/TEST_POST/onboard/',
        anOnboarding({ companyId }),
      );
    const signUp = (person: string, organisationId: string) =>
      server.send(people[person] ?? '', 'POST', '/v1/prereg/', {
        organisationId,
        product: 'RETURNS_PORTAL',
        applicant: { contactName: 'Ada Lim' },
      });
    for (const make of [onboard, signUp]) {
      expect((await make('nobody', 'FRESH')).statusCode).toBe(401);
      expect((await make('staff of ALPHA', 'ALPHA')).statusCode).toBe(403);
    }
    expect((await onboard('another owner’s admin', 'FRESH')).statusCode).toBe(404);
    const audited = await server.database.inMaintenance((trx) =>
      trx.selectFrom('audit').selectAll().where('action', 'like', 'merchant.%').execute(),
    );
    expect(audited).toEqual([]);
    expect((await onboard('the owner’s admin', 'FRESH')).statusCode).toBe(200);
    const entry = await server.database.inMaintenance((trx) =>
      trx.selectFrom('audit').selectAll().where('action', '=', 'merchant.onboarded').executeTakeFirstOrThrow(),
    );
    expect(entry).toMatchObject({ company_id: 'FRESH', actor_user_id: 'user-of-OWNER', on_behalf_of: 'FRESH' });
    expect(entry.detail).not.toContain('secret-key');
  });

  it('rejects invalid ids before any other processing', async () => {
    for (const companyId of ['ß', '%2e%2e%2fBETA', '*', 'A'.repeat(65), '%00', "'%20or%201=1", '<script>']) {
      const statuses = await answersTo('staff of ALPHA', encodeURI(companyId));
      for (const [id, status] of Object.entries(statuses)) expect([400, 404], `${id} ${companyId}`).toContain(status);
    }
  });
});

it("the response with a company's data contains its products, their enabled countries and its sub-brand [API-1]", async () => {
  const authorization = people['staff of ALPHA'] ?? '';
  const alpha = { rootOrgId: 'OWNER', companyId: companyId('ALPHA') };
  await addRevision(server.database, alpha, ({ products, ...rest }) => ({
    ...rest,
    subBrand: 'EXPRESS',
    products: { ...products, RETURNS_PORTAL: { ...products['RETURNS_PORTAL'], countriesEnabled: { AU: true } } },
  }));
  const company = await server.send(authorization, 'GET', '/v1/companies/alpha');
  expect(company.json()).toEqual({ resources: { products: { RETURNS_PORTAL: { countriesEnabled: { AU: true } } } } });
  const brand = await server.send(authorization, 'POST', '/api/merchant-brand', { merchant: 'ALPHA', token: '' });
  expect(brand.json()).toEqual({ subBrand: 'EXPRESS' });
});

it('a write requires the revision that was read, and rejects an idempotency key of a different request [PB-14]', async () => {
  const open = async (type: string, headers: Record<string, string>) => {
    const response = await server.send(
      people['staff of ALPHA'] ?? '',
      'POST',
      `${COMPANY}/ALPHA/publishes`,
      { changes: [{ type, key: 'x' }] },
      headers,
    );
    return response.statusCode;
  };
  const keyed = { 'if-match': '"r0"', 'idempotency-key': 'open-1' };
  expect(await open('COMPANY', {})).toBe(428);
  expect(await open('COMPANY', keyed)).toBe(412);
  expect(await open('RULES', keyed)).toBe(422);
  expect(await open('COMPANY', { ...keyed, 'if-match': '"r9"' })).toBe(422);
});
