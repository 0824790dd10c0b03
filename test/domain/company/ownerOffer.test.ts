import { describe, expect, it } from 'vitest';
import { knownCarriers, knownStoreNetworks, offerOfCountry } from '../../../src/domain/carriers/knownCarriers.ts';
import { accountForms } from '../../../src/domain/carriers/account/accountFields.ts';
import { withOwnerDefaults } from '../../../src/domain/company/merchantDefaults.ts';
import { withCarriers } from '../../../src/domain/carriers/companyCarriers.ts';
import { replaceCarriers } from '../../../src/domain/carriers/writes/replaceCarriers.ts';
import { updateStoreNetworks } from '../../../src/domain/store-networks/writes/updateStoreNetworks.ts';
import { networkRows } from '../../../src/domain/store-networks/networkRows.ts';
import { carrierCards } from '../../../src/domain/carriers/setup/carrierCards.ts';
import { decideJudged } from '../../support/decideJudged.ts';
import { aCompanyConfiguration, companyId } from '../../support/samples/builders.ts';

const dpd = { carrierCompanyId: 'DPD', name: 'DPD' };
const bpost = { carrierCompanyId: 'BPOST', name: 'bpost' };
const lockers = { storeNetworkId: 'LOCKERS', name: 'Lockers' };
const kiosks = { storeNetworkId: 'KIOSKS', name: 'Kiosks' };
const owner = { offeredCarriers: { carriers: [bpost] }, offeredStoreNetworks: { storeNetworks: [kiosks] } };
const merchant = aCompanyConfiguration({
  companyId: companyId('ACME'),
  carrier: { rootOrgId: 'HOUSE', productName: 'RETURNS_PORTAL' },
  offeredCarriers: [dpd],
  offeredStoreNetworks: [lockers],
  carriers: { multiCarrierEnabled: true, carrierNetworksEnabled: true },
});
const inUse = withCarriers(merchant, [{ carrierCompanyId: 'DPD', enabled: true, default: true }]);

describe('the carriers and store networks offered by an owner', () => {
  it('replace the offered carriers and store networks of each merchant [CR-7]', () => {
    const { offeredCarriers, offeredStoreNetworks } = withOwnerDefaults(merchant, owner);
    expect(offeredCarriers).toEqual([bpost]);
    expect(offeredStoreNetworks).toEqual([kiosks]);
  });

  it('do not change the lists of a merchant if the owner set no lists [CR-7]', () => {
    expect(withOwnerDefaults(merchant, {}).offeredCarriers).toEqual([dpd]);
  });

  it('can be empty lists [CR-7]', () => {
    const nothing = { offeredCarriers: { carriers: [] }, offeredStoreNetworks: { storeNetworks: [] } };
    expect(withOwnerDefaults(merchant, nothing)).toMatchObject({ offeredCarriers: [], offeredStoreNetworks: [] });
  });

  it('do not affect a carrier or store network that a merchant uses, until the merchant removes it [CR-7]', () => {
    const using = { ...inUse, storeNetworkConfig: [{ storeNetworkId: 'LOCKERS', enabled: true }] };
    const combined = withOwnerDefaults(using, owner);
    expect(carrierCards(combined, combined).map(({ name, state }) => [name, state])).toEqual([
      ['DPD', 'default'],
      ['bpost', 'not-set-up'],
    ]);
    expect(networkRows(combined, combined).map(({ name, isOn }) => [name, isOn])).toEqual([
      ['Kiosks', false],
      ['Lockers', true],
    ]);
    const off = { ...combined, storeNetworkConfig: [{ storeNetworkId: 'LOCKERS', enabled: false }] };
    const afterRemoval = withOwnerDefaults({ ...merchant, storeNetworkConfig: off.storeNetworkConfig }, owner);
    expect(networkRows(afterRemoval, afterRemoval).map(({ name }) => name)).toEqual(['Kiosks']);
  });

  it('limit the carriers and networks that a merchant can add, but are not stored in the merchant’s document [CR-7] [CR-8]', () => {
    const set = (id: string) =>
      decideJudged(replaceCarriers, merchant, [{ carrierCompanyId: id, enabled: true, default: true }], [], owner);
    const added = set('BPOST');
    expect(added.ok && added.value.document.offeredCarriers).toEqual([dpd]);
    expect(set('DPD').ok).toBe(false);
    const choose = (id: string) =>
      decideJudged(updateStoreNetworks, merchant, { selectedStoreNetworks: [id], enabled: true }, [], owner);
    expect(choose('KIOSKS').ok).toBe(true);
    expect(choose('LOCKERS').ok).toBe(false);
  });
});

describe('knownCarriers', () => {
  it('contains every carrier that has an account form, without duplicates [CR-6]', () => {
    const ids = knownCarriers.map(({ carrierCompanyId }) => carrierCompanyId);
    expect(ids).toEqual(expect.arrayContaining(Object.keys(accountForms)));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('contains the carrier of every known store network [CR-7]', () => {
    for (const { storeNetworkCarrierId } of knownStoreNetworks)
      expect(knownCarriers.map(({ carrierCompanyId }) => carrierCompanyId)).toContain(storeNetworkCarrierId);
  });

  it('contains the carriers that a new owner offers at first, which collect in the owner’s country [CR-7]', () => {
    const { offeredCarriers, offeredStoreNetworks } = offerOfCountry('SG');
    expect(offeredCarriers?.carriers.map(({ carrierCompanyId }) => carrierCompanyId)).toEqual([
      'DPD',
      'SINGAPORE_POST',
    ]);
    expect(offeredStoreNetworks?.storeNetworks.map(({ storeNetworkId }) => storeNetworkId)).toEqual([
      'DPD_PICKUP',
      'SINGAPORE_POST_OFFICES',
    ]);
  });
});
