import { adminNavigation } from './navigation.ts';
import { ownerAssets, subBrandAssets } from './assets.ts';
import type { AdminConfigDocument } from '../contract/branding/adminConfig.ts';
import { australia } from './places/australia.ts';
import { japan } from './places/japan.ts';
import type { Place } from './places/Place.ts';
import { unitedStates } from './places/unitedStates.ts';
import { knownCarriers } from '../src/domain/carriers/knownCarriers.ts';
import type { SampleCarrier } from './SampleData.ts';

export type OwnerProfile = {
  readonly carrier: SampleCarrier;
  readonly rootOrgId: string;
  readonly carrierName: string;
  readonly productName: string;
  /** Used in hosts and e-mail addresses, e.g. `admin@<brand>.example`. */
  readonly brand: string;
  readonly primaryColor: string;
  /** A sub-brand for some of the owner's merchants. */
  readonly subBrand?: { readonly name: string; readonly logoUrl: string };
  /** Admins may review a merchant only with the merchant's consent. */
  readonly requiresConsent?: true;
  readonly language: 'en' | 'ja';
  readonly country: 'AU' | 'US' | 'JP';
  /** First letter of generated company IDs, different for each owner. */
  readonly idPrefix: string;
  readonly places: readonly Place[];
  readonly carriers: readonly {
    readonly carrierCompanyId: string;
    readonly name: string;
    /** Countries where the carrier collects parcels. Absent if it collects parcels in all countries. */
    readonly countries?: string[];
  }[];
  readonly storeNetworks: readonly {
    readonly storeNetworkId: string;
    readonly name: string;
    /** Defaults to the owner. */
    readonly storeNetworkCarrierId?: string;
    /** Number of the network's own shops; absent if unknown. */
    readonly shopCount?: number;
  }[];
};

export const ownerProfiles: Readonly<Record<SampleCarrier, OwnerProfile>> = {
  AUSTRALIA_POST: {
    carrier: 'AUSTRALIA_POST',
    rootOrgId: 'AUSPOST',
    carrierName: 'Australia Post',
    productName: 'Australia Post Returns',
    brand: 'auspost',
    primaryColor: '#4a90e2',
    language: 'en',
    country: 'AU',
    idPrefix: 'M',
    places: australia,
    carriers: [
      { carrierCompanyId: 'AUSTRALIA_POST', name: 'Australia Post', countries: ['AU'] },
      { carrierCompanyId: 'DPD', name: 'DPD' },
      { carrierCompanyId: 'BPOST', name: 'bpost', countries: ['BE'] },
    ],
    storeNetworks: [
      { storeNetworkId: 'POST_OFFICES', name: 'Post offices', shopCount: 3421 },
      { storeNetworkId: 'PARCEL_LOCKERS', name: 'Parcel lockers', shopCount: 885 },
      { storeNetworkId: 'NEWSAGENTS', name: 'Newsagents', storeNetworkCarrierId: 'DPD' },
      {
        storeNetworkId: 'BPOST_POINTS',
        name: 'Post points in Belgium',
        storeNetworkCarrierId: 'BPOST',
        shopCount: 1240,
      },
    ],
  },
  USPS: {
    carrier: 'USPS',
    rootOrgId: 'USPS',
    carrierName: 'USPS',
    productName: 'USPS Returns',
    brand: 'usps',
    primaryColor: '#333366',
    language: 'en',
    country: 'US',
    idPrefix: 'U',
    places: unitedStates,
    carriers: [
      { carrierCompanyId: 'USPS', name: 'USPS', countries: ['US'] },
      { carrierCompanyId: 'DPD', name: 'DPD' },
    ],
    storeNetworks: [{ storeNetworkId: 'POST_OFFICES', name: 'Post offices' }],
  },
  YAMATO: {
    carrier: 'YAMATO',
    rootOrgId: 'YAMATO',
    carrierName: 'ヤマト運輸',
    productName: 'ヤマト返品ポータル',
    brand: 'yamato',
    primaryColor: '#ffcd00',
    requiresConsent: true,
    language: 'ja',
    country: 'JP',
    idPrefix: 'Y',
    places: japan,
    carriers: [{ carrierCompanyId: 'YAMATO', name: 'ヤマト運輸', countries: ['JP'] }],
    storeNetworks: [
      { storeNetworkId: 'CONVENIENCE_STORES', name: 'コンビニエンスストア' },
      { storeNetworkId: 'PARCEL_LOCKERS', name: '宅配ロッカー' },
    ],
  },
  BLUE_YONDER: {
    carrier: 'BLUE_YONDER',
    rootOrgId: 'BLUEYONDER',
    carrierName: 'Blue Yonder',
    productName: 'Blue Yonder Returns',
    brand: 'blueyonder',
    primaryColor: '#00a651',
    subBrand: { name: 'Blue Yonder Express', logoUrl: subBrandAssets.BLUE_YONDER.path },
    language: 'en',
    country: 'US',
    idPrefix: 'B',
    places: unitedStates,
    carriers: [
      { carrierCompanyId: 'USPS', name: 'USPS', countries: ['US'] },
      { carrierCompanyId: 'DPD', name: 'DPD' },
      { carrierCompanyId: 'GLS_ES', name: 'GLS Spain', countries: ['ES'] },
    ],
    storeNetworks: [{ storeNetworkId: 'PARTNER_STORES', name: 'Partner stores' }],
  },
};

const on = { enabled: true };

/** Carriers and store networks for the owner's merchants. Blue Yonder offers every carrier that has an account form. */
function offerOf({
  carrier,
  carriers,
  storeNetworks,
}: OwnerProfile): Pick<AdminConfigDocument['features'], 'offeredCarriers' | 'offeredStoreNetworks'> {
  const own = new Set(carriers.map(({ carrierCompanyId }) => carrierCompanyId));
  const more = carrier === 'BLUE_YONDER' ? knownCarriers.filter(({ carrierCompanyId: id }) => !own.has(id)) : [];
  const offered = [...carriers, ...more].map(({ countries, ...each }) => ({
    ...each,
    ...(countries && { countries: [...countries] }),
  }));
  return {
    offeredCarriers: { carriers: offered },
    offeredStoreNetworks: {
      storeNetworks: storeNetworks.map((network) => ({ ...network, storeNetworkCarrierId: carrier })),
    },
  };
}

/** Admin pages and every optional feature of the service. */
export const announcedFeatures: AdminConfigDocument['features'] = {
  navigation: adminNavigation,
  multipleLanguageSupport: on,
  publishSessions: on,
  history: on,
  merchantDirectory: on,
  activity: on,
  reviewSessions: on,
  reviewExtensions: on,
  reviewActing: on,
  reviewReceipts: on,
  companySettings: on,
  drafts: on,
  events: on,
  publishNotes: on,
  historyFilters: on,
  sessions: on,
  userManagement: on,
  secondFactor: on,
  ruleChecks: on,
  previewLinks: on,
};

export function adminConfigOf(profile: OwnerProfile): AdminConfigDocument {
  const assets = ownerAssets[profile.carrier];
  const site = `https://www.${profile.brand}.example`;
  return {
    productName: profile.productName,
    carrierName: profile.carrierName,
    rootOrgId: profile.rootOrgId,
    logoUrl: assets.logo.path,
    altLogoUrl: assets.altLogo.path,
    ...(profile.subBrand && { subBrandName: profile.subBrand.name, subBrandLogoUrl: profile.subBrand.logoUrl }),
    faviconOptions: { assetSource: 'remote', remotePath: assets.favicon.path },
    auth: { loginWithExternalAuth: false, emailOnly: true },
    theme: { primaryColor: profile.primaryColor },
    defaultLanguage: profile.language,
    features: {
      ...announcedFeatures,
      ...offerOf(profile),
      footer: { privacyPolicyUrl: `${site}/privacy`, termsAndConditionsUrl: `${site}/terms` },
      ...(profile.subBrand && { shouldCheckForSubBrand: on }),
      ...(profile.requiresConsent && { reviewConsent: on }),
    },
  };
}
