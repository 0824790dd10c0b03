import { describe, expect, it } from 'vitest';
import { getCompany } from '../../../contract/branding/merchantBrand.ts';
import { postMerchantConfig } from '../../../contract/company/merchantConfig.ts';
import { AnnouncedExtensions } from '../../../src/application/branding/AnnouncedExtensions.ts';
import { SessionCredentials } from '../../../src/application/session/SessionCredentials.ts';
import type { ServiceExtensions } from '../../../src/domain/branding/adminConfiguration.ts';
import { extensionNames } from '../../../src/domain/branding/extensionNames.ts';
import { productOf } from '../../../src/domain/company/companyConfiguration.ts';
import { httpCompanyGateway } from '../../../src/infrastructure/company/httpCompanyGateway.ts';
import { aDocument } from '../../support/samples/aSample.ts';
import { companyId } from '../../support/samples/builders.ts';
import { InMemoryHttp } from '../../support/fakes/InMemoryHttp.ts';

const announced = new AnnouncedExtensions();
const specificationOnly = new AnnouncedExtensions();
specificationOnly.take(Object.fromEntries(extensionNames.map((name) => [name, false])) as ServiceExtensions);

describe('httpCompanyGateway', () => {
  it('sends merchant, access token and local mode in the body of a request for a company [API-1]', async () => {
    const credentials = new SessionCredentials();
    credentials.use({ tokenType: 'Bearer', accessToken: 'access-1' });
    const http = new InMemoryHttp().on(postMerchantConfig, () => ({
      body: aDocument('ACME', 'Acme'),
      headers: { etag: '"r4"' },
    }));
    const read = await httpCompanyGateway(http, credentials, true, announced).read(companyId('ACME'));
    expect(read).toMatchObject({ ok: true, value: { revision: '"r4"', configuration: { name: 'Acme' } } });
    expect(http.requests.map(({ body }) => body)).toEqual([{ merchant: 'ACME', token: 'access-1', localMode: true }]);
  });

  it('does not repeat a refused request if the token was not renewed', async () => {
    const http = new InMemoryHttp().on(postMerchantConfig, () => ({ status: 401 }));
    const read = await httpCompanyGateway(http, new SessionCredentials(), false, announced).read(companyId('ACME'));
    expect(read).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
    expect(http.requests).toHaveLength(1);
  });

  it("reads a product's countries from the company’s resources if the service supports only the specification [API-1]", async () => {
    const document = aDocument('ACME', 'Acme');
    const { productName } = document.carrier;
    const { countriesEnabled: _, ...product } = document.products[productName] ?? {};
    const http = new InMemoryHttp()
      .on(postMerchantConfig, () => ({ body: { ...document, products: { [productName]: product } } }))
      .on(getCompany, ({ params }) => ({
        status: params?.['companyId'] === 'ACME' ? 200 : 404,
        body: { resources: { products: { [productName]: { countriesEnabled: { FR: true } } } } },
      }));
    const countriesBy = async (extensions: AnnouncedExtensions) => {
      const read = await httpCompanyGateway(http, new SessionCredentials(), false, extensions).read(companyId('ACME'));
      return read.ok && productOf(read.value.configuration).countriesEnabled;
    };
    expect(await countriesBy(specificationOnly)).toEqual({ FR: true });
    expect(await countriesBy(announced)).toBeUndefined();
    http.on(getCompany, () => ({ status: 500 }));
    expect(await countriesBy(specificationOnly)).toBeUndefined();
  });

  it.each([
    [
      'a number as a text',
      { applicationConfig: { config: { DUE_DATE_DAYS: '30' } } },
      'applicationConfig.config.DUE_DATE_DAYS',
    ],
    ['a switch as a text', { processingEnabled: 'yes' }, 'processingEnabled'],
    ['a list as a record', { warehousesConfig: {} }, 'warehousesConfig'],
  ])('returns a failure `malformed` with the field name for %s [CF-2]', async (_, part, field) => {
    const http = new InMemoryHttp().on(postMerchantConfig, () => ({ body: { ...aDocument('ACME', 'Acme'), ...part } }));
    const read = await httpCompanyGateway(http, new SessionCredentials(), false, announced).read(companyId('ACME'));
    expect(read).toEqual({ ok: false, error: { kind: 'malformed', field: `postMerchantConfig: ${field}` } });
  });
});
