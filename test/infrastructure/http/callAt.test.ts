import { describe, expect, it } from 'vitest';
import { patchApplicationConfig } from '../../../contract/application-config/assetManagement.ts';
import { postUpdateCompany } from '../../../contract/company/updateCompany.ts';
import { postPrereg } from '../../../contract/onboarding/onboarding.ts';
import { completePublish, listPublishes, openPublish } from '../../../contract/publishing/publishes.ts';
import { deleteWarehouse } from '../../../contract/warehouses/warehouses.ts';
import { err } from '../../../src/domain/shared/result.ts';
import { nothing } from '../../../src/infrastructure/http/answer.ts';
import { readAt, writeAt } from '../../../src/infrastructure/http/callAt.ts';
import type { Http, SendOptions } from '../../../src/infrastructure/http/Http.ts';
import { httpOnboardingGateway } from '../../../src/infrastructure/onboarding/httpOnboardingGateway.ts';
import { InMemoryHttp } from '../../support/fakes/InMemoryHttp.ts';

const company = { rootOrgId: 'HOUSE', companyId: 'ACME' };
const write = { idempotencyKey: 'attempt-1:call', publishId: 'publish-1' };

describe('writeAt', () => {
  it('maps its arguments to the path parameters of the call by name [API-1]', async () => {
    const http = new InMemoryHttp();
    await writeAt(http, deleteWarehouse, { ...company, locationId: 'L1' }, { query: { newDefault: 'L2' } }, write);
    await writeAt(http, patchApplicationConfig, { ...company, version: '1.0' }, { body: {} }, write);
    expect(http.requests).toMatchObject([
      { params: { rootOrgId: 'HOUSE', merchantId: 'ACME', locationId: 'L1' }, query: { newDefault: 'L2' } },
      { params: { root: 'HOUSE', merchant: 'ACME', version: '1.0' } },
    ]);
  });

  it('sends the idempotency key, the publish id and the call’s own headers [PB-14]', async () => {
    const http = new InMemoryHttp();
    const products = { headers: { 'cache-control': 'no-cache' }, body: { products: {} } };
    await writeAt(http, postUpdateCompany, company, products, write);
    expect(http.requests[0]?.headers).toEqual({
      'idempotency-key': 'attempt-1:call',
      'x-publish-id': 'publish-1',
      'cache-control': 'no-cache',
    });
  });

  it('sends no publish id if the call cannot belong to a publish [PB-14]', async () => {
    const http = new InMemoryHttp();
    const gateway = httpOnboardingGateway(http);
    const payload = { organisationId: 'ACME', product: 'RETURNS', applicant: { contactName: 'A' } };
    await gateway.signUp(payload, write);
    await writeAt(http, completePublish, { ...company, publishId: 'publish-1' }, {}, write);
    const parts = { headers: { 'if-match': '"r1"' }, body: { changes: [] } };
    await writeAt(http, openPublish, company, parts, write);
    expect(http.requests.map(({ id, headers }) => [id, headers])).toEqual([
      [postPrereg.id, { 'idempotency-key': 'attempt-1:call' }],
      [completePublish.id, { 'idempotency-key': 'attempt-1:call' }],
      [openPublish.id, { 'idempotency-key': 'attempt-1:call', 'if-match': '"r1"' }],
    ]);
  });

  it('returns the failure of a call whose response has no body', async () => {
    const http = new InMemoryHttp().on(completePublish, () => ({ status: 412 }));
    const sent = writeAt(http, completePublish, { ...company, publishId: 'publish-1' }, {}, write);
    expect(await nothing(sent)).toMatchObject({ ok: false, error: { kind: 'stale' } });
  });
});

describe('readAt', () => {
  it('passes its abort signal to the request [CF-3]', async () => {
    const sendOptions: (SendOptions | undefined)[] = [];
    const http: Http = {
      send: async (_call, _request, options) => {
        sendOptions.push(options);
        return err({ kind: 'unreachable' });
      },
      readsFinished: () => Promise.resolve(),
    };
    const { signal } = new AbortController();
    await readAt(http, listPublishes, company, { query: { limit: 1 } }, signal);
    expect(sendOptions).toEqual([{ signal }]);
  });
});
