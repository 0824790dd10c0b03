/** What writes do, as the audit log names them. Names alone, so that whoever needs them imports no feature. */
export const writeActions = [
  'company.updated',
  'company.settings-updated',
  'carriers.replaced',
  'store-networks.updated',
  'application-config.created',
  'application-config.updated',
  'application-config.published',
  'image.uploaded',
  'rule.created',
  'rule.changed',
  'rule.archived',
  'warehouse.created',
  'warehouse.updated',
  'warehouse.removed',
  'warehouse.made-default',
  'warehouse.bound',
  'merchant.onboarded',
  'merchant.signed-up',
] as const;

export type WriteAction = (typeof writeActions)[number];
