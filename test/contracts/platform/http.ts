import { expect, it } from 'vitest';
import { listCompanies } from '../../../contract/merchants/companies.ts';
import { giveUpPublish } from '../../../contract/publishing/publishes.ts';
import type { Http } from '../../../src/infrastructure/http/Http.ts';
import type { HttpResponse } from '../../support/fakes/InMemoryHttp.ts';

/** Opens a client whose service sends this response, or whose response is lost. */
export type OpenHttp = (answer: HttpResponse | 'lost') => Http;

export function httpContract(open: OpenHttp): void {
  const list = (http: Http) => http.send(listCompanies, { params: { rootOrgId: 'OWNER' }, query: { sort: 'name' } });
  const giveUp = (http: Http) =>
    http.send(giveUpPublish, {
      params: { rootOrgId: 'OWNER', merchantId: 'ACME', publishId: 'p1' },
      headers: { 'idempotency-key': undefined },
    });

  it('send returns the response body in the form that the contract defines [API-1]', async () => {
    const answer = await list(open({ body: { companies: [], total: 3, nextCursor: 'c' } }));
    expect(answer).toMatchObject({ ok: true, value: { body: { companies: [], total: 3, nextCursor: 'c' } } });
  });

  it('send returns no body if the contract defines none, and returns header names in lower case', async () => {
    const answer = await giveUp(open({ status: 204, headers: { etag: '"r2"' } }));
    expect(answer).toMatchObject({ ok: true, value: { body: undefined, headers: { etag: '"r2"' } } });
  });

  it('send returns a failure with the field of the response that violates the contract [CF-1]', async () => {
    expect(await list(open({ body: { companies: 5, total: 0 } }))).toEqual({
      ok: false,
      error: { kind: 'malformed', field: 'listCompanies: companies' },
    });
  });

  it('send returns a specific failure for each kind of refusal [API-3]', async () => {
    const body = { type: '/problems/stale-revision', title: 'x', status: 412, currentRevision: '"r9"' };
    expect(await giveUp(open({ status: 412, body }))).toMatchObject({
      ok: false,
      error: { kind: 'stale', currentRevision: '"r9"' },
    });
  });

  it('send returns `unreachable` if the response to a write is lost, because the write may have taken effect [PB-14]', async () => {
    expect(await giveUp(open('lost'))).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
  });
}
