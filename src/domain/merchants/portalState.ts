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
