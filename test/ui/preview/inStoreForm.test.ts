import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { readBundle } from '../../../locales/readBundle.ts';
import type { CompanyConfiguration } from '../../../src/domain/company/companyConfiguration.ts';
import { consumerPortal } from '../../../src/domain/consumer-portal/consumerPortal.ts';
import { consumerView } from '../../../src/ui/shared/preview/content/consumerView.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';
import { aWarehouse } from '../../support/samples/warehouses.ts';

const translator = i18next.createInstance();
beforeAll(async () => {
  await translator.init({ lng: 'en', resources: { en: { translation: readBundle('locales', 'en') } } });
});

const items = [{ id: 'i1', name: 'Boots', price: 10 }];
const order = { number: 'A1', purchaseDate: '2026-01-03', country: 'AU', area: undefined, items };
const visit = { language: 'en', order, requestedOn: '2026-01-05', method: 'shop' } as const;

function mobileIn(inStoreReturnsForm: CompanyConfiguration['inStoreReturnsForm']) {
  const configuration = aCompanyConfiguration({
    international: { homeCountryCode: 'AU' },
    warehousesConfig: [aWarehouse({ locationId: 'main', default: true })],
    inStoreReturns: { enabled: true },
    storeNetworkConfig: [{ storeNetworkId: 'LOCKERS', enabled: true }],
    offeredStoreNetworks: [{ storeNetworkId: 'LOCKERS', name: 'Lockers' }],
    inStoreReturnsForm,
  });
  const view = consumerView(consumerPortal(configuration, visit), visit, {}, translator.t);
  const shop = view.selectReturnMethod.methods.find(({ id }) => id === 'shop');
  expect(shop).toBeDefined();
  return shop?.form?.mobile;
}

describe('the in-store form of the preview', () => {
  it('has no mobile number field unless the merchant requests the number [CF-7]', () => {
    expect(mobileIn(undefined)).toBeUndefined();
    expect(mobileIn({ mobileNumberMandatory: true })).toBeUndefined();
  });

  it('marks the mobile number field as optional unless the merchant requires the number [CF-7]', () => {
    expect(mobileIn({ mobileNumber: true })).toEqual({ label: 'Mobile number', isRequired: false });
    expect(mobileIn({ mobileNumber: true, mobileNumberMandatory: true })).toEqual({
      label: 'Mobile number',
      isRequired: true,
    });
  });
});
