import { describe, expect, it } from 'vitest';
import { postMerchantConfig } from '../../../contract/company/merchantConfig.ts';
import { SessionCredentials } from '../../../src/application/session/SessionCredentials.ts';
import { HttpCompanyReads } from '../../../src/infrastructure/company/HttpCompanyReads.ts';
import { aDocument } from '../../support/samples/aSample.ts';
import { companyId } from '../../support/samples/builders.ts';
import { InMemoryHttp } from '../../support/fakes/InMemoryHttp.ts';

describe('the configuration call', () => {
  it('carries merchant, token and local mode in its body [API-1]', async () => {
    const credentials = new SessionCredentials();
    credentials.use({ tokenType: 'Bearer', accessToken: 'access-1' });
    const http = new InMemoryHttp().on(postMerchantConfig, () => ({
      body: aDocument('ACME', 'Acme'),
      headers: { etag: '"r4"' },
    }));
    const read = await new HttpCompanyReads(http, credentials, true).read(companyId('ACME'));
    expect(read).toMatchObject({ ok: true, value: { revision: '"r4"', configuration: { name: 'Acme' } } });
    expect(http.requests.map(({ body }) => body)).toEqual([{ merchant: 'ACME', token: 'access-1', localMode: true }]);
  });

  it('is made once more with the new token in its body where the token was renewed meanwhile [AU-4]', async () => {
    const credentials = new SessionCredentials();
    credentials.use({ tokenType: 'Bearer', accessToken: 'access-1' });
    const http = new InMemoryHttp().on(postMerchantConfig, ({ body }) => {
      if ((body as { token: string }).token === 'access-2') return { body: aDocument('ACME', 'Acme') };
      credentials.use({ tokenType: 'Bearer', accessToken: 'access-2' });
      return { status: 401 };
    });
    expect(await new HttpCompanyReads(http, credentials, false).read(companyId('ACME'))).toMatchObject({ ok: true });
    expect(http.requests).toHaveLength(2);
  });

  it('is made once where nobody renewed the token', async () => {
    const http = new InMemoryHttp().on(postMerchantConfig, () => ({ status: 401 }));
    const read = await new HttpCompanyReads(http, new SessionCredentials(), false).read(companyId('ACME'));
    expect(read).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
    expect(http.requests).toHaveLength(1);
  });
});
