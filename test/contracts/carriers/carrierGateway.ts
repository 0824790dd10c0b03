import { expect, it } from 'vitest';
import type { Carrier } from '../../../src/domain/company/parts/carrier.ts';
import { carriersSubject } from '../../../src/domain/carriers/changes/carriersSubject.ts';
import { carriersOf, withCarriers } from '../../../src/domain/carriers/companyCarriers.ts';
import { SECRET_MASK } from '../../../src/domain/carriers/account/accountSecrets.ts';
import { companyId } from '../../support/samples/builders.ts';
import { usps } from '../../support/samples/secretCarrier.ts';
import type { UseGateways } from '../gateways.ts';
import { valueOf } from '../../support/valueOf.ts';

const plainUsps: Carrier = { carrierCompanyId: 'USPS', enabled: true, default: true };
const dpd: Carrier = {
  carrierCompanyId: 'DPD',
  enabled: true,
  default: false,
  account: { accountNumber: 'D12345' },
};

const SECRET = 'planted0secret0planted0secret000';
const OTHER_SECRET = 'another0secret0another0secret000';

/** Uses the merchants S00 to S03, S06 and S07. */
export function carrierGatewayContract(use: UseGateways): void {
  const pathOf = (id: string) => ({ rootOrgId: 'HOUSE', companyId: companyId(id) });
  const replace = (id: string, carriers: readonly Carrier[], idempotencyKey: string, publishId?: string) =>
    use().carriers.replace(pathOf(id), carriers, { idempotencyKey, publishId });
  const live = async (id: string) => valueOf(await use().companies.read(companyId(id)));

  it("replace stores a company's carriers in two parts of the configuration, only once per idempotency key [API-5] [PB-14]", async () => {
    await use().signIn('S00');
    expect(await replace('S00', [plainUsps, dpd], 'carriers-s00')).toEqual({ ok: true, value: undefined });
    expect(await replace('S00', [plainUsps, dpd], 'carriers-s00')).toEqual({ ok: true, value: undefined });
    const { configuration, revision } = await live('S00');
    expect(revision).toBe('"r2"');
    expect(carriersOf(configuration)).toEqual([plainUsps, dpd]);
    expect(configuration).toMatchObject({
      fieldNobodyKnows: { kept: [1, 'two', null] },
      carriersConfig: [{ carrierCompanyId: 'USPS', since: 2020 }, { carrierCompanyId: 'DPD' }],
      products: { RETURNS_PORTAL: { partNobodyKnows: true } },
    });
  });

  it('MerchantDirectory finds for an owner the merchants that have enabled a carrier [CR-7]', async () => {
    await use().signIn('HOUSE', 'admin');
    const idsOf = async (carrier: string) => {
      const page = await use().merchants.search('HOUSE', { search: 's00', sort: 'name', carrier });
      return page.ok ? page.value.merchants.map((merchant) => merchant.companyId) : page;
    };
    expect(await idsOf('USPS')).toEqual(['S00']);
    expect(await idsOf('UNKNOWN')).toEqual([]);
  });

  it('replace rejects a carrier that is not offered, with the specification’s message [CR-8]', async () => {
    await use().signIn('S01');
    const outcome = await replace('S01', [plainUsps, { ...dpd, carrierCompanyId: 'YAMATO' }], 'carriers-s01');
    expect(outcome).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 400, message: 'Cannot add carrier for merchant' },
    });
    expect((await live('S01')).revision).toBe('"r1"');
  });

  it('replace with a publish id changes only the publish draft until the publish is completed', async () => {
    await use().signIn('S02');
    const changes = [{ type: 'COMPANY_CARRIER_CONFIG', key: 'carriers.carrier.DPD', value: dpd }] as const;
    const opened = await use().publishes.open(pathOf('S02'), { revision: '"r1"', changes, idempotencyKey: 'open-s02' });
    const publishId = opened.ok ? opened.value.publishId : '';
    expect(await replace('S02', [dpd], 'carriers-s02', publishId)).toMatchObject({ ok: true });
    expect(carriersOf((await live('S02')).configuration)).toEqual([]);
    await use().publishes.complete(pathOf('S02'), publishId, 'complete-s02');
    expect(carriersOf((await live('S02')).configuration)).toEqual([dpd]);
  });

  /** Everything that the service returns about a company and its history, as one text. */
  const everythingAbout = async (id: string, publishId: string, revision: string) =>
    JSON.stringify([
      await live(id),
      await use().history.list(pathOf(id)),
      await use().history.read(pathOf(id), publishId),
      await use().history.readRevision(pathOf(id), revision),
    ]);
  const published = async (id: string, carriers: readonly Carrier[], revision: string) => {
    const key = `${id}-${revision.replaceAll('"', '')}`;
    const { configuration } = await live(id);
    const changes = carriersSubject.difference(configuration, withCarriers(configuration, carriers));
    const opened = await use().publishes.open(pathOf(id), { revision, changes, idempotencyKey: `${key}:open` });
    const publishId = opened.ok ? opened.value.publishId : '';
    expect(await replace(id, carriers, `${key}:carriers`, publishId)).toMatchObject({ ok: true });
    expect(await use().publishes.complete(pathOf(id), publishId, `${key}:complete`)).toMatchObject({ ok: true });
    return publishId;
  };

  it('the service never returns a stored account secret, neither in the current revision nor in earlier revisions [CR-6] [PB-16]', async () => {
    await use().signIn('S06');
    const first = await published('S06', [usps(SECRET), dpd], '"r1"');
    const second = await published('S06', [usps(OTHER_SECRET), dpd], '"r2"');
    const answers = [await everythingAbout('S06', first, '"r2"'), await everythingAbout('S06', second, '"r3"')].join();
    expect(answers).not.toContain(SECRET);
    expect(answers).not.toContain(OTHER_SECRET);
    expect(carriersOf((await live('S06')).configuration)).toEqual([usps(SECRET_MASK), dpd]);
    expect(answers).toContain('D12345');
  });

  it('replace keeps a stored secret if the request contains the mask of the secret, and rejects a mask if no secret is stored [CR-6]', async () => {
    await use().signIn('S07');
    expect(await replace('S07', [usps(SECRET_MASK)], 'carriers-s07-none')).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 400 },
    });
    expect(await replace('S07', [usps(SECRET)], 'carriers-s07-new')).toMatchObject({ ok: true });
    const { configuration } = await live('S07');
    expect(await replace('S07', [...carriersOf(configuration), dpd], 'carriers-s07-kept')).toMatchObject({ ok: true });
    const write = { idempotencyKey: 'products-s07' };
    expect(await use().companies.updateProducts(pathOf('S07'), configuration.products, write)).toMatchObject({
      ok: true,
    });
    const withOtherProduct = {
      ...configuration.products,
      OTHER_PRODUCT: { carrierConfig: { carriers: [usps(SECRET_MASK)] } },
    };
    const refused = { idempotencyKey: 'products-s07-stranger' };
    expect(await use().companies.updateProducts(pathOf('S07'), withOtherProduct, refused)).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 400 },
    });
  });
}
