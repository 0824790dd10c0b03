import { expect, it } from 'vitest';
import type { Carrier } from '../../src/domain/carriers/carrier.ts';
import { carriersOf } from '../../src/domain/carriers/companyCarriers.ts';
import { companyId } from '../support/builders.ts';
import type { UseGateways } from './gateways.ts';

const usps: Carrier = { carrierCompanyId: 'USPS', enabled: true, default: true };
const dpd: Carrier = {
  carrierCompanyId: 'DPD',
  enabled: true,
  default: false,
  account: { accountNumber: 'D12345' },
};

/** Uses the merchants S00 to S03. */
export function carrierGatewayContract(use: UseGateways): void {
  const pathOf = (id: string) => ({ rootOrgId: 'HOUSE', companyId: companyId(id) });
  const replace = (id: string, carriers: readonly Carrier[], idempotencyKey: string, publishId?: string) =>
    use().carriers.replace(pathOf(id), carriers, { idempotencyKey, publishId });
  const live = async (id: string) => {
    const read = await use().companies.read(companyId(id));
    if (!read.ok) throw new Error(read.error.kind);
    return read.value;
  };

  it('replaces the carriers of a company in both places that name them, once per key [API-5] [PB-14]', async () => {
    await use().signIn('S00');
    expect(await replace('S00', [usps, dpd], 'carriers-s00')).toEqual({ ok: true, value: undefined });
    expect(await replace('S00', [usps, dpd], 'carriers-s00')).toEqual({ ok: true, value: undefined });
    const { configuration, revision } = await live('S00');
    expect(revision).toBe('"r2"');
    expect(carriersOf(configuration)).toEqual([usps, dpd]);
    expect(configuration).toMatchObject({
      fieldNobodyKnows: { kept: [1, 'two', null] },
      carriersConfig: [{ carrierCompanyId: 'USPS', since: 2020 }, { carrierCompanyId: 'DPD' }],
      products: { RETURNS_PORTAL: { partNobodyKnows: true } },
    });
  });

  it('says that a carrier cannot be added which is not on offer, in the source’s words [CR-8]', async () => {
    await use().signIn('S01');
    const outcome = await replace('S01', [usps, { ...dpd, carrierCompanyId: 'YAMATO' }], 'carriers-s01');
    expect(outcome).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 400, message: 'Cannot add carrier for merchant' },
    });
    expect((await live('S01')).revision).toBe('"r1"');
  });

  it('refuses what the page refuses: two defaults, a carrier twice, a wrong account [CR-4] [CR-6]', async () => {
    await use().signIn('S01');
    const wrong: readonly (readonly Carrier[])[] = [
      [usps, { ...dpd, default: true }],
      [usps, usps],
      [{ ...dpd, account: { accountNumber: 'no' } }],
    ];
    for (const [index, carriers] of wrong.entries())
      expect(await replace('S01', carriers, `carriers-s01-${index}`)).toMatchObject({
        ok: false,
        error: { kind: 'rejected', status: 400 },
      });
    expect((await live('S01')).revision).toBe('"r1"');
  });

  it('writes to the publish it belongs to, and nothing is live before that is completed [PB-1]', async () => {
    await use().signIn('S02');
    const changes = [{ type: 'COMPANY_CARRIER_CONFIG', key: 'carriers.carrier.DPD', value: dpd }] as const;
    const opened = await use().publishes.open(pathOf('S02'), { revision: '"r1"', changes, idempotencyKey: 'open-s02' });
    const publishId = opened.ok ? opened.value.publishId : '';
    expect(await replace('S02', [dpd], 'carriers-s02', publishId)).toMatchObject({ ok: true });
    expect(carriersOf((await live('S02')).configuration)).toEqual([]);
    await use().publishes.complete(pathOf('S02'), publishId, 'complete-s02');
    expect(carriersOf((await live('S02')).configuration)).toEqual([dpd]);
  });
}
