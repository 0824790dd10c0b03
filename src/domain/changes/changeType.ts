/** Types of pending changes and their publish steps, in publish order [PC-1, PB-5]. This module imports nothing. */
export const publishOrder = [
  { type: 'COMPANY', step: 'company' },
  { type: 'COMPANY_CARRIER_CONFIG', step: 'carrier-config' },
  { type: 'COMPANY_NETWORK_CONFIG', step: 'network-config' },
  { type: 'WAREHOUSE', step: 'warehouses' },
  { type: 'WAREHOUSE_BINDINGS', step: 'warehouse-bindings' },
  { type: 'ONBOARD', step: 'onboarding' },
  { type: 'SIGNUP', step: 'signup' },
  { type: 'APPLICATION_CONFIG_MERCHANT', step: 'merchant-application-config' },
  { type: 'APPLICATION_CONFIG_OWNER', step: 'owner-application-config' },
  { type: 'RULES', step: 'rules' },
] as const;

export type ChangeType = (typeof publishOrder)[number]['type'];
export type PublishStep = (typeof publishOrder)[number]['step'];

export const changeTypes: readonly ChangeType[] = publishOrder.map(({ type }) => type);
export const publishSteps: readonly PublishStep[] = publishOrder.map(({ step }) => step);

const stepByType = Object.fromEntries(publishOrder.map(({ type, step }) => [type, step])) as Readonly<
  Record<ChangeType, PublishStep>
>;

export const stepOf = (type: ChangeType): PublishStep => stepByType[type];
