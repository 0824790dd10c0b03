import { expect, it } from 'vitest';
import type { UseGateways } from './gateways.ts';

export function adminConfigGatewayContract(use: UseGateways): void {
  it('answers the owner of a carrier, with what its service can do [CF-1] [BR-4]', async () => {
    expect(await use().adminConfig.read('USPS')).toMatchObject({
      ok: true,
      value: {
        carrier: 'USPS',
        carrierName: 'Owner Post',
        productName: 'Owner Post Returns',
        rootOrgId: 'HOUSE',
        brandColor: '#4a90e2',
        extensions: { publishSessions: true, history: true, merchantDirectory: true, reviewSessions: true },
      },
    });
    expect(await use().adminConfig.read('YAMATO')).toMatchObject({
      ok: true,
      value: { rootOrgId: 'PLAIN', extensions: { publishSessions: false, merchantDirectory: false } },
    });
  });

  it('answers that there is none of a carrier nobody has', async () => {
    expect(await use().adminConfig.read('NOBODY')).toMatchObject({ ok: false, error: { kind: 'not-found' } });
  });
}
