import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { SampleData, SampleStaff } from '../../../sample/SampleData.ts';
import { anException, aRule, documentOf } from '../../domain/rules/aRule.ts';
import { aDocument, aSample, PASSWORD } from '../../support/samples/aSample.ts';
import { SECRET, usps } from '../../support/samples/secretCarrier.ts';
import { someWarehouses } from '../../support/samples/warehouses.ts';

/** Two staff users of the owner, who may edit every company. */
export const PEOPLE = ['admin', 'deputy'] as const;
export type Person = (typeof PEOPLE)[number];

export const idOf = (index: number): string => `D${String(index).padStart(4, '0')}`;

/** A company with every kind of data that can be written. */
function aCompany(companyId: string): MerchantConfigDocument {
  const document = aDocument(companyId, `Company ${companyId}`);
  const product = document.products['RETURNS_PORTAL'];
  return {
    ...document,
    applicationConfig: {
      version: '1.0',
      config: { theme: { primaryColor: '#123456' }, languages: { offered: ['en'] } },
    },
    carriers: { multiCarrierEnabled: true, carrierNetworksEnabled: true, carriersWithPendingStatus: ['BPOST'] },
    carriersConfig: [{ carrierCompanyId: 'USPS', since: 2020 }],
    offeredCarriers: [{ carrierCompanyId: 'USPS' }, { carrierCompanyId: 'DPD' }, { carrierCompanyId: 'BPOST' }],
    offeredStoreNetworks: [{ storeNetworkId: 'KIOSKS' }],
    storeNetworkConfig: [{ storeNetworkId: 'LOCKERS', enabled: false, storeNetworkCarrierId: 'USPS' }],
    inStoreReturns: { enabled: false },
    refunds: { enabled: true, restockingFeePercent: 5 },
    warehousesConfig: structuredClone(someWarehouses()) as NonNullable<MerchantConfigDocument['warehousesConfig']>,
    rulesConfig: structuredClone([
      documentOf(aRule('rule-1', { name: 'Sale' })),
      documentOf(anException('rule-2', ['A-1'])),
    ]) as unknown as NonNullable<MerchantConfigDocument['rulesConfig']>,
    products: {
      ...document.products,
      RETURNS_PORTAL: {
        ...product,
        carrierConfig: { carriers: [{ ...usps(SECRET), account: { accountNumber: SECRET } }] },
      },
    },
  };
}

/** The owner of the test sample with only these companies, one for each sequence. */
export function companiesOf(count: number): SampleData {
  const [owner] = aSample().owners;
  const [admin] = owner?.staff ?? [];
  if (!owner || !admin) throw new Error('the sample has no owner');
  const deputy: SampleStaff = {
    ...admin,
    userId: 'house-deputy',
    email: 'deputy@house.example',
    name: 'deputy of HOUSE',
  };
  const merchants = Array.from({ length: count }, (_, index) => ({
    companyId: idOf(index),
    companyEnabled: true,
    onboarded: true,
    configuration: aCompany(idOf(index)),
    staff: [],
    purpose: '',
  }));
  return { owners: [{ ...owner, staff: [{ ...admin, password: PASSWORD }, deputy], merchants }], assets: [] };
}
