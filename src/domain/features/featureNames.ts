/** Change key prefixes by feature. The longest match wins. Imports nothing, because many types derive from it. */
export const changeKeys = {
  branding: {
    changes: [
      { type: 'APPLICATION_CONFIG_MERCHANT', prefix: 'applicationConfig.config.theme.' },
      { type: 'APPLICATION_CONFIG_MERCHANT', prefix: 'applicationConfig.assets.' },
    ],
  },
  'consumer-text': { changes: [{ type: 'APPLICATION_CONFIG_MERCHANT', prefix: 'applicationConfig.text.' }] },
  languages: { changes: [{ type: 'APPLICATION_CONFIG_MERCHANT', prefix: 'applicationConfig.config.languages.' }] },
  navigation: { changes: [{ type: 'APPLICATION_CONFIG_MERCHANT', prefix: 'applicationConfig.features.navigation' }] },
  'footer-links': { changes: [{ type: 'APPLICATION_CONFIG_MERCHANT', prefix: 'applicationConfig.features.footer.' }] },
  'return-reasons': { changes: [{ type: 'COMPANY', prefix: 'returnReasons.' }] },
  'return-form': { changes: [{ type: 'COMPANY', prefix: 'returnForm.' }] },
  refunds: { changes: [{ type: 'COMPANY', prefix: 'refunds.' }] },
  rules: { changes: [{ type: 'RULES', prefix: 'rules.' }] },
  international: { changes: [{ type: 'COMPANY', prefix: 'international.' }] },
  warehouses: {
    changes: [
      { type: 'WAREHOUSE', prefix: 'warehouses.' },
      { type: 'WAREHOUSE_BINDINGS', prefix: 'warehouses.' },
    ],
  },
  carriers: { changes: [{ type: 'COMPANY_CARRIER_CONFIG', prefix: 'carriers.' }] },
  'store-networks': { changes: [{ type: 'COMPANY_NETWORK_CONFIG', prefix: 'storeNetworks.' }] },
  settings: {
    changes: [
      { type: 'COMPANY', prefix: 'settings.' },
      { type: 'APPLICATION_CONFIG_MERCHANT', prefix: 'applicationConfig.config.' },
    ],
  },
  dispositions: {
    changes: [{ type: 'APPLICATION_CONFIG_MERCHANT', prefix: 'applicationConfig.config.dispositions.' }],
  },
  onboarding: {
    changes: [
      { type: 'ONBOARD', prefix: 'onboarding.' },
      { type: 'SIGNUP', prefix: 'signup.' },
    ],
  },
  'owner-branding': {
    changes: [
      { type: 'APPLICATION_CONFIG_OWNER', prefix: 'applicationConfig.config.theme.' },
      { type: 'APPLICATION_CONFIG_OWNER', prefix: 'applicationConfig.assets.' },
    ],
  },
  'owner-navigation': {
    changes: [{ type: 'APPLICATION_CONFIG_OWNER', prefix: 'applicationConfig.features.navigation' }],
  },
  'owner-footer-links': {
    changes: [{ type: 'APPLICATION_CONFIG_OWNER', prefix: 'applicationConfig.features.footer.' }],
  },
  'owner-features': { changes: [{ type: 'APPLICATION_CONFIG_OWNER', prefix: 'applicationConfig.features.' }] },
  'owner-configuration': { changes: [{ type: 'APPLICATION_CONFIG_OWNER', prefix: 'applicationConfig.' }] },
  session: { changes: [] },
  company: { changes: [] },
  changes: { changes: [] },
  publishing: { changes: [] },
  'review-mode': { changes: [] },
  theme: { changes: [] },
  'application-config': { changes: [] },
  history: { changes: [] },
  merchants: { changes: [] },
  home: { changes: [] },
  simulator: { changes: [] },
  impact: { changes: [] },
  'rule-checks': { changes: [] },
  users: { changes: [] },
  'test-return': { changes: [] },
  'preview-links': { changes: [] },
  activity: { changes: [] },
} as const;

export type FeatureName = keyof typeof changeKeys;

export const featureNames = Object.keys(changeKeys) as readonly FeatureName[];
