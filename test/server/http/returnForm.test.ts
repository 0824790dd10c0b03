import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompanySettingsPatch } from '../../../src/domain/company/companySettings.ts';
import type { ReturnFormFields } from '../../../src/domain/company/parts/returnFormFields.ts';
import { startTestServer, type TestServer } from '../../support/server/httpServer.ts';

let server: TestServer;
let authorization: string;
beforeAll(async () => {
  server = await startTestServer();
  authorization = await server.authorization('ALPHA');
});
afterAll(() => server.close());

const send = (method: 'POST' | 'PATCH', url: string, payload: object) =>
  server.inject({ method, url, headers: { authorization }, payload });
const write = (returnFormFields: ReturnFormFields) =>
  send('POST', '/v1/returns-portal-service/OWNER/update-company/ALPHA', {
    products: { RETURNS_PORTAL: { enabled: true, returnFormFields } },
  });
const writeSettings = (patch: CompanySettingsPatch) =>
  send('PATCH', '/v1/returns-portal-service/OWNER/company/ALPHA/settings', patch);
const published = async () =>
  (await send('POST', '/api/merchant-config', { merchant: 'ALPHA', token: '' })).json<{
    termsAndConditionsUrl?: string;
    products: Record<string, { returnFormFields?: ReturnFormFields }>;
  }>();

describe('the return form on the service', () => {
  it.each([
    ['special characters', 'Tell <us>', 'wl.validationSpecError'],
    ['two spaces', 'Tell  us', 'validation.doubleSpaceError'],
    ['too many characters', 'a'.repeat(61), 'validation.tooLongError'],
  ])('refuses %s in a label, as its page does, without any change [RS-6]', async (_, text, message) => {
    const refused = await write({ reasonComments: true, reasonCommentsFieldName: text });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      errors: [{ pointer: '/products/RETURNS_PORTAL/returnFormFields/reasonCommentsFieldName', message }],
    });
    expect((await published()).products['RETURNS_PORTAL']?.returnFormFields).toBeUndefined();
  });

  it('refuses terms without a public web address [CF-7]', async () => {
    const refused = await writeSettings({ termsAndConditionsUrl: 'http://localhost/terms' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      errors: [{ pointer: '/termsAndConditionsUrl', message: 'validation.websiteInvalidError' }],
    });
  });

  it('accepts what its page sends [RS-6] [CF-7]', async () => {
    const fields = { orderId: true, orderIdCustomHeader: 'Receipt number', reasonCommentsMandatory: true };
    expect((await write(fields)).statusCode).toBe(200);
    expect((await writeSettings({ termsAndConditionsUrl: 'https://alpha.example/terms' })).statusCode).toBe(200);
    expect(await published()).toMatchObject({
      termsAndConditionsUrl: 'https://alpha.example/terms',
      products: { RETURNS_PORTAL: { returnFormFields: fields } },
    });
  });
});
