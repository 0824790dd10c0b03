import type { AdminConfigDocument } from '../../../contract/branding/adminConfig.ts';
import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { SampleData, SampleMerchant, SampleStaff } from '../../../sample/SampleData.ts';
import { aReturnReasons } from './builders.ts';

export const PASSWORD = 'Parcels2026';
export const RETURNS_PRODUCT = 'RETURNS_PORTAL';
export const ALLOWED_ROLES = { admin: ['owner'], merchant: ['staff'] } as const;

/** Navigation of the first merchant. It contains the same pages as that of a new merchant. */
export const MERCHANT_NAVIGATION = {
  version: '2',
  sections: [{ pages: [{ title: 'Reasons', url: '/return-reasons' }] }],
};
import { aDefaultAddress } from './warehouses.ts';

const on = { enabled: true };

const adminConfig = (carrierName: string, rootOrgId: string, extensions: object): AdminConfigDocument => ({
  productName: `${carrierName} Returns`,
  carrierName,
  rootOrgId,
  theme: { primaryColor: '#4a90e2' },
  features: { multipleLanguageSupport: on, ...extensions },
});

export const aDocument = (companyId: string, name: string, rootOrgId = 'HOUSE'): MerchantConfigDocument => ({
  companyId,
  name,
  contactName: `Contact of ${name}`,
  carrier: { rootOrgId, productName: RETURNS_PRODUCT },
  features: {},
  portalActive: companyId !== 'PAUSED',
  fieldNobodyKnows: { kept: [1, 'two', null] },
  products: {
    [RETURNS_PRODUCT]: {
      enabled: true,
      returnReasons: structuredClone(aReturnReasons()) as NonNullable<
        MerchantConfigDocument['products'][string]['returnReasons']
      >,
      partNobodyKnows: true,
    },
    OTHER_PRODUCT: { enabled: false },
  },
});

const aStaff = (organisationId: string, role = 'staff', mailbox = 'staff'): SampleStaff => ({
  userId: `${organisationId.toLowerCase()}-${mailbox}`,
  organisationId,
  email: `${mailbox}@${organisationId.toLowerCase()}.example`,
  name: `${mailbox} of ${organisationId}`,
  password: PASSWORD,
  roles: [role],
});

const aMerchant = (companyId: string, name: string, more: Partial<SampleMerchant> = {}): SampleMerchant => ({
  companyId,
  companyEnabled: true,
  onboarded: true,
  configuration: aDocument(companyId, name),
  staff: [aStaff(companyId), aStaff(companyId, 'staff', 'colleague'), aStaff(companyId, 'visitor', 'visitor')],
  purpose: '',
  ...more,
});

/** Enough merchants for more than one page of the list. */
const many = Array.from({ length: 120 }, (_, index) =>
  aMerchant(`M${String(index).padStart(4, '0')}`, `Merchant ${index % 7} of many`, { staff: [] }),
);

/** Merchants for tests that publish. Each test uses another one. */
const publishers = Array.from({ length: 16 }, (_, index) => {
  const companyId = `W${String(index).padStart(2, '0')}`;
  return aMerchant(companyId, `Works ${index}`, { staff: [aStaff(companyId)] });
});

/** Merchants for tests that count revisions, starting with the first. */
const remembered = Array.from({ length: 5 }, (_, index) => {
  const companyId = `V${String(index).padStart(2, '0')}`;
  return aMerchant(companyId, `Versions ${index}`, {
    staff: [aStaff(companyId), aStaff(companyId, 'staff', 'colleague')],
  });
});

/** Merchants with carriers and store networks. Each test that changes them uses another merchant. */
const shippers = Array.from({ length: 8 }, (_, index) => {
  const companyId = `S${String(index).padStart(2, '0')}`;
  const configuration: MerchantConfigDocument = {
    ...aDocument(companyId, `Shipper ${index}`),
    carriers: { multiCarrierEnabled: true, carrierNetworksEnabled: true, carriersWithPendingStatus: ['BPOST'] },
    carriersConfig: [{ carrierCompanyId: 'USPS', since: 2020 }],
    offeredCarriers: [{ carrierCompanyId: 'USPS' }, { carrierCompanyId: 'DPD' }, { carrierCompanyId: 'BPOST' }],
    offeredStoreNetworks: [{ storeNetworkId: 'KIOSKS' }],
    storeNetworkConfig: [{ storeNetworkId: 'LOCKERS', enabled: false, storeNetworkCarrierId: 'USPS' }],
    inStoreReturns: { enabled: false },
  };
  return aMerchant(companyId, `Shipper ${index}`, { configuration, staff: [aStaff(companyId)] });
});

/** Merchants without a return address, for tests that add an address. */
const keepers = Array.from({ length: 3 }, (_, index) => {
  const companyId = `T0${index}`;
  return aMerchant(companyId, `Vault ${index}`, { staff: [aStaff(companyId)] });
});

/** Merchants for tests that create return rules and application configurations. */
const rulers = Array.from({ length: 8 }, (_, index) => {
  const companyId = `R0${index}`;
  return aMerchant(companyId, `Rules ${index}`, { staff: [aStaff(companyId)] });
});

/**
 * Sample with two owners. The first owner has merchants for many cases. Its service has the listed extensions and the
 * features in `more`. The service of the second owner has no extensions.
 */
export const aSample = (more: Partial<AdminConfigDocument['features']> = {}): SampleData => ({
  owners: [
    {
      carrier: 'USPS',
      rootOrgId: 'HOUSE',
      adminConfig: adminConfig('Owner Post', 'HOUSE', {
        publishSessions: on,
        history: on,
        merchantDirectory: on,
        reviewSessions: on,
        reviewExtensions: on,
        reviewActing: on,
        reviewReceipts: on,
        ...more,
      }),
      staff: [aStaff('HOUSE', 'owner', 'admin')],
      merchants: [
        aMerchant('ACME', 'Acme', {
          configuration: {
            ...aDocument('ACME', 'Acme'),
            features: { navigation: MERCHANT_NAVIGATION },
            subBrand: 'Express',
          },
        }),
        aMerchant('KOYO', 'Kōyō Stationery', { lastPublishedAt: '2026-11-01T10:00:00.000Z' }),
        aMerchant('PAUSED', 'Paused', {
          lastPublishedAt: '2026-09-01T10:00:00.000Z',
          configuration: {
            ...aDocument('PAUSED', 'Paused', 'HOUSE'),
            portalActive: undefined,
            warehousesConfig: [{ ...aDefaultAddress(), default: false }],
            features: { footer: { privacyPolicyUrl: 'https://paused.example/privacy' } },
          },
        }),
        aMerchant('NEW', 'New', { onboarded: false }),
        aMerchant('DISABLED', 'Disabled', { companyEnabled: false, lastPublishedAt: '2026-10-01T10:00:00.000Z' }),
        ...many,
        ...publishers,
        ...remembered,
        ...rulers,
        ...keepers,
        ...shippers,
      ],
    },
    {
      carrier: 'YAMATO',
      rootOrgId: 'PLAIN',
      adminConfig: adminConfig('Plain Post', 'PLAIN', {}),
      staff: [aStaff('PLAIN', 'owner', 'admin')],
      merchants: [aMerchant('SOLO', 'Solo', { configuration: aDocument('SOLO', 'Solo', 'PLAIN') })],
    },
  ],
  assets: [],
});

/** The sample with an additional merchant ACME that has no return address. */
export function aSampleWithoutAddress(): SampleData {
  const sample = aSample();
  for (const { companyId, configuration } of sample.owners.flatMap(({ merchants }) => merchants))
    if (companyId === 'ACME') configuration.warehousesConfig = [];
  return sample;
}
