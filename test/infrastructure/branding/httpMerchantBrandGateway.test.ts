import { describe, expect, it } from 'vitest';
import { postMerchantBrand } from '../../../contract/branding/merchantBrand.ts';
import { SessionCredentials } from '../../../src/application/session/SessionCredentials.ts';
import { httpMerchantBrandGateway } from '../../../src/infrastructure/branding/httpMerchantBrandGateway.ts';
import { companyId } from '../../support/samples/builders.ts';
import { InMemoryHttp } from '../../support/fakes/InMemoryHttp.ts';

describe('httpMerchantBrandGateway', () => {
  it('sends merchant and access token, and repeats a refused request with the new token after a renewal [API-1] [AU-4]', async () => {
    const credentials = new SessionCredentials();
    credentials.use({ tokenType: 'Bearer', accessToken: 'access-1' });
    const http = new InMemoryHttp().on(postMerchantBrand, ({ body }) => {
      if ((body as { token: string }).token === 'access-2') return { body: { subBrand: 'Express' } };
      credentials.use({ tokenType: 'Bearer', accessToken: 'access-2' });
      return { status: 401 };
    });
    const read = await httpMerchantBrandGateway(http, credentials).readSubBrand(companyId('ACME'));
    expect(read).toEqual({ ok: true, value: 'Express' });
    expect(http.requests.map(({ body }) => body)).toEqual([
      { merchant: 'ACME', token: 'access-1' },
      { merchant: 'ACME', token: 'access-2' },
    ]);
  });
});
