import { expect, it } from 'vitest';
import { httpSessionGateway } from '../../../src/infrastructure/session/httpSessionGateway.ts';
import type { Http } from '../../../src/infrastructure/http/Http.ts';
import { companyId } from '../../support/samples/builders.ts';

/** The request bodies that the gateway sends, with or without a known owner. */
async function bodiesOf(owner: string | undefined): Promise<readonly unknown[]> {
  const bodies: unknown[] = [];
  const http = {
    send: async (_call: unknown, { body }: { readonly body: unknown }) => {
      bodies.push(body);
      return { ok: false, error: { kind: 'unauthorized' } };
    },
  } as unknown as Http;
  const gateway = httpSessionGateway(http, 'RETURNS_PORTAL', () => owner);
  await gateway.signIn({ username: 'ann', password: 'secret', organisationId: 'ALPHA' });
  const organisationId = companyId('ALPHA');
  await gateway.signInBy({ grant_type: 'external', organisationId, client_id: 'portal', access_token: 't' });
  return bodies;
}

it('httpSessionGateway sends the owner of the portal with each sign-in if the owner is known [AU-13]', async () => {
  const [byPassword, byWidget] = await bodiesOf('OWNER');
  expect([byPassword, byWidget]).toEqual([
    expect.objectContaining({ grant_type: 'staff_password', rootOrgId: 'OWNER' }),
    expect.objectContaining({ grant_type: 'external', rootOrgId: 'OWNER' }),
  ]);
  for (const body of await bodiesOf(undefined)) expect(body).not.toHaveProperty('rootOrgId');
});

it('httpSessionGateway sends the code of the second step, and `remember` only if the browser is to be trusted [AU-26]', async () => {
  const bodies: unknown[] = [];
  const http = {
    send: async (_call: unknown, { body }: { readonly body: unknown }) => {
      bodies.push(body);
      return { ok: false, error: { kind: 'unauthorized' } };
    },
  } as unknown as Http;
  const gateway = httpSessionGateway(http, 'RETURNS_PORTAL', () => 'OWNER');
  const response = { challenge: 'c1', method: 'totp', code: '481903' } as const;
  for (const remember of [false, true]) await gateway.answerChallenge({ ...response, remember });
  const grant = { grant_type: 'second_factor', ...response };
  expect(bodies).toEqual([grant, { ...grant, remember: 'true' }]);
});
