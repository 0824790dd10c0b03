import { expect, it } from 'vitest';
import { companyId } from '../../support/samples/builders.ts';
import type { UseGateways } from '../gateways.ts';
import { valueOf } from '../../support/valueOf.ts';

/** Uses the merchants S04 and S05. */
export function storeNetworkGatewayContract(use: UseGateways): void {
  const update = (id: string, selectedStoreNetworks: readonly string[], idempotencyKey: string) =>
    use().storeNetworks.update(
      { rootOrgId: 'HOUSE', companyId: companyId(id) },
      { selectedStoreNetworks, enabled: true },
      { idempotencyKey },
    );
  const live = async (id: string) => valueOf(await use().companies.read(companyId(id)));

  it('update sets the store networks and enables in-store returns, only once per idempotency key [API-5] [PB-14]', async () => {
    await use().signIn('S04');
    expect(await update('S04', ['LOCKERS', 'KIOSKS'], 'networks-s04')).toEqual({ ok: true, value: undefined });
    expect(await update('S04', ['LOCKERS', 'KIOSKS'], 'networks-s04')).toEqual({ ok: true, value: undefined });
    expect(await live('S04')).toMatchObject({
      revision: '"r2"',
      configuration: {
        inStoreReturns: { enabled: true },
        storeNetworkConfig: [
          { storeNetworkId: 'LOCKERS', enabled: true, storeNetworkCarrierId: 'USPS' },
          { storeNetworkId: 'KIOSKS', enabled: true },
        ],
      },
    });
  });

  it('update rejects a store network that the owner does not offer [CR-7]', async () => {
    await use().signIn('S05');
    expect(await update('S05', ['LOCKERS', 'SUPERMARKETS'], 'networks-s05')).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 400 },
    });
    expect((await live('S05')).revision).toBe('"r1"');
  });
}
