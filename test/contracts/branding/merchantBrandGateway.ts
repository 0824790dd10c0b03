import { expect, it } from 'vitest';
import { companyId } from '../../support/samples/builders.ts';
import type { UseGateways } from '../gateways.ts';

/** Reads the merchants ACME, which has the sub-brand Express, and KOYO, which has none. */
export function merchantBrandGatewayContract(use: UseGateways): void {
  it('readSubBrand returns the sub-brand of a merchant, or undefined if the merchant has none [BR-10] [API-1]', async () => {
    await use().signIn('ACME');
    expect(await use().merchantBrands.readSubBrand(companyId('ACME'))).toEqual({ ok: true, value: 'Express' });
    await use().signIn('KOYO');
    expect(await use().merchantBrands.readSubBrand(companyId('KOYO'))).toEqual({ ok: true, value: undefined });
  });

  it('readSubBrand returns `not-found` for an unknown merchant', async () => {
    expect(await use().merchantBrands.readSubBrand(companyId('NOBODY'))).toMatchObject({
      ok: false,
      error: { kind: 'not-found' },
    });
  });
}
