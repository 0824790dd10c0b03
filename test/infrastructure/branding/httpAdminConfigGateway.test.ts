import { describe, expect, it } from 'vitest';
import { getAdminConfig, getLocalAdminConfig } from '../../../contract/branding/getAdminConfig.ts';
import { httpAdminConfigGateway } from '../../../src/infrastructure/branding/httpAdminConfigGateway.ts';
import { InMemoryHttp } from '../../support/fakes/InMemoryHttp.ts';

const body = { productName: 'Returns', carrierName: 'Post', features: {} };

describe('httpAdminConfigGateway', () => {
  it.each([
    [true, '/api/local-admin-config'],
    [false, '/api/admin-config'],
  ])(
    'requests the configuration of the owner with the given carrier; with local mode %s, the path is %s [API-4] [API-1]',
    async (isLocalMode, path) => {
      const http = new InMemoryHttp().on(getLocalAdminConfig, () => ({ body })).on(getAdminConfig, () => ({ body }));
      const read = await httpAdminConfigGateway(http, isLocalMode).read('USPS');
      expect(read).toMatchObject({ ok: true, value: { carrier: 'USPS', productName: 'Returns' } });
      expect(http.requests).toMatchObject([{ query: { carrier: 'USPS' } }]);
      const requestedCalls = [getLocalAdminConfig, getAdminConfig].filter(({ id }) => id === http.requests[0]?.id);
      expect(requestedCalls.map((call) => [call.method, call.path])).toEqual([['GET', path]]);
    },
  );
});
