import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import { temporaryId } from '../../../src/domain/publishing/createdIds.ts';
import type { Address } from '../../../src/domain/company/parts/address.ts';
import { chooseDefault, saveWarehouse } from '../../../src/domain/warehouses/changes/warehouseEdits.ts';
import { warehousesOf } from '../../../src/domain/warehouses/changes/warehousesSubject.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { aReason } from '../../support/samples/builders.ts';
import { settled } from '../../support/settled.ts';
import { aWarehouse, someWarehouses } from '../../support/samples/warehouses.ts';
import {
  anEnvironment,
  liveOf,
  openWorkspace,
  REFETCH_DELAY,
  type Environment,
  type Workspace,
} from '../../support/workspace.ts';

type Setting = {
  readonly isRequired?: boolean;
  readonly anyCarrier?: boolean;
  readonly multiCarrier?: boolean;
  readonly defaultCarrier?: 'USPS' | 'DPD';
};

let environment: Environment;
let mine: Workspace;

/** Opens the company ACME with three addresses and several carriers, of which DPD serves only Belgium. */
async function open(setting: Setting = {}): Promise<void> {
  const { isRequired = true, anyCarrier = false, multiCarrier = true, defaultCarrier = 'USPS' } = setting;
  const sample = aSample();
  const document: MerchantConfigDocument = sample.owners[0]?.merchants[0]?.configuration ?? expect.fail('no merchant');
  document.features = { addressValidationRequired: { enabled: isRequired }, anyValidCarrierAllowed: anyCarrier };
  document.warehousesConfig = structuredClone(someWarehouses()) as MerchantConfigDocument['warehousesConfig'];
  document.addresses = { multiCarrierAddressesApiEnabled: multiCarrier };
  document.emailAddresses = { multiCarrierSupportEmail: 'help@owner.example' };
  document.offeredCarriers = [{ carrierCompanyId: 'USPS' }, { carrierCompanyId: 'DPD', countries: ['BE'] }];
  const product = document.products['RETURNS_PORTAL'] ?? expect.fail('no product');
  product.carrierConfig = {
    carriers: [
      { carrierCompanyId: 'USPS', enabled: true, default: defaultCarrier === 'USPS' },
      { carrierCompanyId: 'DPD', enabled: true, default: defaultCarrier === 'DPD' },
    ],
  };
  environment = anEnvironment(sample);
  mine = await openWorkspace(environment);
}
beforeEach(() => open());

const published = someWarehouses();
const belgian: Address = { line1: 'Kaai 1', town: 'Gent', postcode: '9000', country: 'BE' };
const nowhere: Address = { line1: 'Kaai 1', town: 'Gent', postcode: '9', country: 'BE' };
const moveTo = (address: Address, locationId = 'acme-2') =>
  mine.changes.edit([saveWarehouse(published, aWarehouse({ locationId, locationName: 'Outlet', place: { address } }))]);
const requestCount = () => environment.faults.asked.filter((call) => call.startsWith('address')).length;
const sent = () => environment.faults.effects.filter((call) => /^(open|company|complete)/.test(call));
const liveAddress = () => liveOf(environment).document.warehousesConfig?.[1]?.place?.address.line1;

describe('before a publish,', () => {
  it('a changed return address is validated if the owner requires address validation [PB-9] [WH-6]', async () => {
    moveTo(belgian);
    environment.faults.plan('address', 'held');
    const running = mine.publish();
    await vi.waitFor(() => expect(requestCount()).toBe(1));
    expect(mine.addressCheck.check).toEqual({ kind: 'loading' });
    expect(mine.publishing.isPublishing).toBe(true);
    expect(sent()).toEqual([]);
    environment.faults.release();
    await running;
    expect(mine.addressCheck.check).toEqual({ kind: 'valid', verdict: { kind: 'accepted' } });
    expect(mine.publishing.state.kind).toBe('published');
    expect(liveAddress()).toBe('Kaai 1');
  });

  it.each([
    ['required by the owner, not set by the merchant', {}, true],
    ['required by the owner, disabled by the merchant', { addressValidationRequired: false }, false],
  ])(
    'a changed return address is validated by the merchant’s setting, or else by the owner’s: %s [PB-9]',
    async (_, features, isAsked) => {
      const sample = aSample();
      const [owner] = sample.owners;
      const document = owner?.merchants[0]?.configuration ?? expect.fail('no merchant');
      document.features = features;
      document.warehousesConfig = structuredClone(someWarehouses()) as MerchantConfigDocument['warehousesConfig'];
      if (owner) owner.adminConfig.features.addressValidationRequired = true;
      environment = anEnvironment(sample);
      mine = await openWorkspace(environment);
      moveTo(belgian);
      await mine.publish();
      expect(requestCount() > 0).toBe(isAsked);
    },
  );

  it('a return address is not validated if no setting requires validation, or if the address itself did not change [PB-9]', async () => {
    mine.save(aReason({ description: 'Reworded' }));
    mine.changes.edit([
      chooseDefault(published, 'acme-2'),
      saveWarehouse(published, { ...published[0]!, locationName: 'Dock' }),
    ]);
    await mine.publish();
    expect(mine.publishing.state.kind).toBe('published');
    await open({ isRequired: false });
    moveTo({ ...nowhere, postcode: '9000', town: '' });
    await mine.publish();
    expect(mine.publishing.state.kind).toBe('published');
    expect(requestCount()).toBe(0);
  });

  it('a changed address that does not exist stops the publish before any call, with a message that names the address [PB-9] [WH-6] [WH-7]', async () => {
    moveTo({ ...belgian, town: '' });
    await mine.publish();
    expect(mine.addressCheck.check).toEqual({ kind: 'invalid', verdict: { kind: 'not-found' } });
    expect(mine.publishing.notice).toEqual({
      kind: 'failure',
      failure: { cause: { kind: 'address-not-found', name: 'Outlet' }, isUnsent: true },
    });
    expect(mine.publishing.stoppedBy).toMatchObject({ isUnsent: true });
    expect(environment.faults.effects.filter((call) => !/^(read|address)/.test(call))).toEqual([]);
    expect(mine.journal.read('ACME')).toBeUndefined();
    expect(mine.changes.count).toBe(1);
    expect(environment.analytics.events.map(({ type }) => type)).toContain('publishing_failure');
  });

  it('a rejected return address is rejected again without another request until an address changes [PB-9] [PC-4]', async () => {
    moveTo({ ...belgian, town: '' });
    await mine.publish();
    await mine.publish();
    expect(requestCount()).toBe(1);
    expect(mine.publishing.notice).toMatchObject({ failure: { cause: { kind: 'address-not-found' } } });
    moveTo(belgian);
    await mine.publish();
    expect(requestCount()).toBe(2);
    expect(mine.publishing.state.kind).toBe('published');
  });

  it('a rejected return address leaves no stopped publish after the message was dismissed [PB-7] [PB-9]', async () => {
    moveTo({ ...belgian, town: '' });
    await mine.publish();
    environment.clock.advance(REFETCH_DELAY);
    expect(mine.publishing.notice).toMatchObject({ kind: 'failure' });
    mine.publishing.dismiss();
    expect(mine.publishing).toMatchObject({ stopped: undefined, stoppedBy: undefined, notice: { kind: 'unsaved' } });
    moveTo(belgian);
    await mine.publish();
    expect(sent().map((call) => call.split(':')[0])).toEqual(['open', 'complete']);
    expect(mine.publishing.state.kind).toBe('published');
  });

  it('a changed return address is validated again at the next publish if the call to validate it failed [PB-9] [ER-2] [TL-8]', async () => {
    moveTo(belgian);
    environment.faults.plan('address', 'server-error');
    await mine.publish();
    expect(mine.addressCheck.check).toEqual({ kind: 'failed' });
    expect(mine.publishing.notice).toMatchObject({ failure: { cause: { kind: 'unavailable' }, isUnsent: true } });
    const failures = environment.analytics.events.filter(({ type }) => type === 'address_lookup_failure');
    expect(failures).toEqual([{ type: 'address_lookup_failure', properties: { kind: 'unavailable' } }]);
    await mine.publish();
    expect(mine.publishing.state.kind).toBe('published');
    expect(requestCount()).toBe(2);
  });

  it('a rejected return address does not remove the record of an earlier, stopped publish [PB-9] [PB-13]', async () => {
    mine.save(aReason({ description: 'Reworded' }));
    environment.faults.plan('company', 'server-error');
    await mine.publish();
    const stopped = mine.publishing.stopped;
    moveTo({ ...belgian, town: '' });
    await mine.publish();
    expect(mine.publishing.stopped).toEqual(stopped);
    moveTo(belgian);
    await mine.publish();
    expect(mine.publishing.state.kind).toBe('published');
  });
});

describe('carriers that do not serve the changed address', () => {
  const australian: Address = { line1: '1 High Street', town: 'Perth', area: 'WA', postcode: '6000', country: 'AU' };

  it('prevent the publish if all carriers must serve the address [WH-7]', async () => {
    moveTo(australian);
    await mine.publish();
    expect(mine.publishing.notice).toMatchObject({
      failure: { cause: { kind: 'address-refused', name: 'Outlet', carrierIds: ['DPD'] } },
    });
  });

  it('are listed in a notice with a support contact if it is enough that one other carrier serves the address [WH-7]', async () => {
    await open({ anyCarrier: true });
    moveTo(australian);
    mine.changes.edit([
      saveWarehouse(
        published,
        aWarehouse({ locationId: temporaryId('b'), locationName: 'B', place: { address: belgian } }),
      ),
    ]);
    await mine.publish();
    expect(mine.addressCheck.check).toEqual({
      kind: 'valid',
      verdict: { kind: 'accepted-by-some', carrierIds: ['DPD'], supportEmail: 'help@owner.example' },
    });
    expect(mine.publishing.state.kind).toBe('published');
    const refusals = [{ name: 'Outlet', carrierIds: ['DPD'] }];
    const notice = { companyId: 'ACME', refusals, supportEmail: 'help@owner.example' };
    expect(mine.addressCheck.notice).toEqual(notice);
    mine.addressCheck.dismissNotice();
    expect(mine.addressCheck.notice).toBeUndefined();
  });

  it('do not prevent the publish if another enabled carrier serves the address [WH-7]', async () => {
    await open({ multiCarrier: false, anyCarrier: true, defaultCarrier: 'DPD' });
    moveTo(australian);
    await mine.publish();
    expect(mine.publishing.state.kind).toBe('published');
    expect(mine.addressCheck.check).toMatchObject({ verdict: { kind: 'accepted-by-some', carrierIds: ['DPD'] } });
  });

  it('prevent the publish if they include the default carrier, and only the default carrier counts [WH-7]', async () => {
    await open({ multiCarrier: false, defaultCarrier: 'DPD' });
    moveTo(australian);
    await mine.publish();
    expect(mine.publishing.notice).toMatchObject({ failure: { cause: { kind: 'address-refused' } } });
  });

  it('do not prevent the publish if only the default carrier counts and serves the address [WH-7]', async () => {
    await open({ multiCarrier: false });
    moveTo(australian);
    await mine.publish();
    expect(mine.publishing.state.kind).toBe('published');
  });
});

describe('after a publish,', () => {
  it('a new return address has the id that the service gave to it [WH-4]', async () => {
    const made = aWarehouse({ locationId: temporaryId('fresh'), locationName: 'Fresh', place: { address: belgian } });
    mine.changes.edit([saveWarehouse(published, made), chooseDefault(published, made.locationId)]);
    await mine.publish();
    const live = liveOf(environment).document.warehousesConfig?.find((each) => each.locationName === 'Fresh');
    const shown = warehousesOf(mine.company.configuration ?? expect.fail('closed'));
    expect(live?.locationId).not.toBe(made.locationId);
    expect(shown.find((each) => each.default)).toMatchObject({ locationId: live?.locationId, locationName: 'Fresh' });
  });

  it('a new return address that was undone during the publish is a pending removal with the service’s id [PB-13]', async () => {
    const made = aWarehouse({ locationId: temporaryId('fresh'), locationName: 'Fresh', place: { address: belgian } });
    mine.changes.edit([saveWarehouse(published, made)]);
    environment.faults.plan('complete', 'held');
    const running = mine.publish();
    await vi.waitFor(() => expect(environment.faults.asked.at(-1)).toMatch(/^complete:/));
    mine.changes.undo();
    environment.faults.release();
    await running;
    const live = liveOf(environment).document.warehousesConfig?.find((each) => each.locationName === 'Fresh');
    expect(mine.changes.list.map(({ key }) => key)).toEqual([`warehouses.location.${live?.locationId}`]);
    environment.clock.advance(REFETCH_DELAY);
    await settled();
    await mine.publish();
    expect(liveOf(environment).document.warehousesConfig).toHaveLength(published.length);
  });
});
