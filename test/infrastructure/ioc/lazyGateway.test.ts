import { describe, expect, it } from 'vitest';
import type { AddressGateway } from '../../../src/application/warehouses/AddressGateway.ts';
import { err, ok } from '../../../src/domain/shared/result.ts';
import { lazyGateway } from '../../../src/infrastructure/ioc/lazyGateway.ts';
import { companyId } from '../../support/samples/builders.ts';

const path = { rootOrgId: 'HOUSE', companyId: companyId('ACME') };
const found = ok({ found: true, invalidCarriers: ['DPD'] });

describe('lazyGateway', () => {
  it('forwards each call unchanged to the loaded gateway, and returns the gateway’s result', async () => {
    const receivedCalls: unknown[] = [];
    const gateway = lazyGateway<AddressGateway>({ validate: true }, async () => ({
      validate: async (...given) => {
        receivedCalls.push(given);
        return found;
      },
    }));
    expect(await gateway.validate(path, {}, true)).toBe(found);
    expect(receivedCalls).toEqual([[path, {}, true]]);
  });

  it('returns `unreachable` if the gateway’s code cannot be loaded, and tries to load it again on the next call [PB-14]', async () => {
    let isOffline = true;
    const gateway = lazyGateway<AddressGateway>({ validate: true }, async () => {
      if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
      return { validate: async () => err({ kind: 'busy' }) };
    });
    expect(await gateway.validate(path, {}, true)).toEqual(err({ kind: 'unreachable' }));
    isOffline = false;
    expect(await gateway.validate(path, {}, true)).toEqual(err({ kind: 'busy' }));
  });
});
