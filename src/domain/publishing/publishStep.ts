import type { ChangeType } from '../changes/pendingChange.ts';

/** The ten steps of a publish, in their order (source, section 4). */
export const publishSteps = [
  'company',
  'carrier-config',
  'network-config',
  'warehouses',
  'warehouse-bindings',
  'onboarding',
  'signup',
  'merchant-application-config',
  'owner-application-config',
  'rules',
] as const;
export type PublishStep = (typeof publishSteps)[number];

const stepByType: Readonly<Record<ChangeType, PublishStep>> = {
  COMPANY: 'company',
  COMPANY_CARRIER_CONFIG: 'carrier-config',
  COMPANY_NETWORK_CONFIG: 'network-config',
  WAREHOUSE: 'warehouses',
  WAREHOUSE_BINDINGS: 'warehouse-bindings',
  ONBOARD: 'onboarding',
  SIGNUP: 'signup',
  APPLICATION_CONFIG_MERCHANT: 'merchant-application-config',
  APPLICATION_CONFIG_OWNER: 'owner-application-config',
  RULES: 'rules',
};

/** The step that publishes a kind of change. */
export const stepOf = (type: ChangeType): PublishStep => stepByType[type];
