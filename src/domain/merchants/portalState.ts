import { productOf, type CompanyConfiguration } from '../company/companyConfiguration.ts';

export const portalStates = ['live', 'paused', 'setting-up', 'disabled'] as const;
export type PortalState = (typeof portalStates)[number];

export function portalStateOf(company: {
  readonly companyEnabled: boolean;
  readonly onboarded: boolean;
  readonly portalActive: boolean;
}): PortalState {
  if (!company.companyEnabled) return 'disabled';
  if (!company.onboarded) return 'setting-up';
  return company.portalActive ? 'live' : 'paused';
}

/** How the portal of a company stands that has been set up. */
export const publishedPortalState = (published: CompanyConfiguration): PortalState =>
  portalStateOf({
    companyEnabled: productOf(published).enabled !== false,
    onboarded: true,
    portalActive: published.portalActive === true,
  });
