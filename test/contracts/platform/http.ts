import { expect, it } from 'vitest';
import { listCompanies } from '../../../contract/merchants/companies.ts';
import { giveUpPublish } from '../../../contract/publishing/publishes.ts';
import type { Http } from '../../../src/infrastructure/http/Http.ts';
import type { HttpAnswer } from '../../support/fakes/InMemoryHttp.ts';

/** A client whose service gives this answer, or loses it. */
export type OpenHttp = (answer: HttpAnswer | 'lost') => Http;

export function httpContract(open: OpenHttp): void {
  const list = (http: Http) => http.send(listCompanies, { params: { rootOrgId: 'OWNER' }, query: { sort: 'name' } });
  const giveUp = (http: Http) =>
    http.send(giveUpPublish, {
      params: { rootOrgId: 'OWNER', merchantId: 'ACME', publishId: 'p1' },
      headers: { 'idempotency-key': undefined },
    });

  it('answers the body as the contract has it [API-1]', async () => {
    const answer = await list(open({ body: { companies: [], total: 3, nextCursor: 'c' } }));
    expect(answer).toMatchObject({ ok: true, value: { body: { companies: [], total: 3, nextCursor: 'c' } } });
  });

  it('answers no body where none is promised, and headers in lower case', async () => {
    const answer = await giveUp(open({ status: 204, headers: { etag: '"r2"' } }));
    expect(answer).toMatchObject({ ok: true, value: { body: undefined, headers: { etag: '"r2"' } } });
  });

  it('names what breaks the contract [CF-1]', async () => {
    expect(await list(open({ body: { companies: 5, total: 0 } }))).toEqual({
      ok: false,
      error: { kind: 'malformed', field: 'listCompanies: companies' },
    });
  });

  it('turns a refusal into a failure of its own kind [API-3]', async () => {
    const body = { type: '/problems/stale-revision', title: 'x', status: 412, currentRevision: '"r9"' };
    expect(await giveUp(open({ status: 412, body }))).toMatchObject({
      ok: false,
      error: { kind: 'stale', currentRevision: '"r9"' },
    });
  });

  it('cannot tell whether a write took effect whose answer is lost [PB-14]', async () => {
    expect(await giveUp(open('lost'))).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
  });
}
