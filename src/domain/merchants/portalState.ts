import { productOf, type CompanyConfiguration, isPortalActive } from '../company/companyConfiguration.ts';

export const portalStates = ['live', 'paused', 'setting-up', 'disabled'] as const;
export type PortalState = (typeof portalStates)[number];

/** Filters of the merchants list. `attention`: the merchant is enabled, but customers cannot use its portal. */
export const merchantFilters = [...portalStates, 'attention'] as const;
export type MerchantFilter = (typeof merchantFilters)[number];

export const passesFilter = (state: PortalState, filter: MerchantFilter | undefined): boolean =>
  filter === 'attention' ? state === 'paused' || state === 'setting-up' : filter === undefined || filter === state;

/** State of a merchant's portal. Before its first publish, it is in setup, even if the merchant is onboarded. */
export function portalStateOf(company: {
  readonly companyEnabled: boolean;
  readonly onboarded: boolean;
  readonly portalActive: boolean;
  readonly hasPublished: boolean;
}): PortalState {
  if (!company.companyEnabled) return 'disabled';
  if (!company.onboarded) return 'setting-up';
  if (company.portalActive) return 'live';
  return company.hasPublished ? 'paused' : 'setting-up';
}

export const publishedPortalState = (published: CompanyConfiguration): PortalState =>
  portalStateOf({
    companyEnabled: productOf(published).enabled !== false,
    onboarded: true,
    portalActive: isPortalActive(published),
    hasPublished: published.lastPublishedAt !== null,
  });
