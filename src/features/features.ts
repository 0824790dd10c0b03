import type { FeatureName } from '../domain/features/featureNames.ts';
import type { FeatureManifest, ManifestOf } from './FeatureManifest.ts';
import { activity } from './activity/manifest.ts';
import { applicationConfig } from './application-config/manifest.ts';
import { branding } from './branding/manifest.ts';
import { carriers } from './carriers/manifest.ts';
import { changes } from './changes/manifest.ts';
import { company } from './company/manifest.ts';
import { consumerText } from './consumer-text/manifest.ts';
import { dispositions } from './dispositions/manifest.ts';
import { footerLinks } from './footer-links/manifest.ts';
import { history } from './history/manifest.ts';
import { home } from './home/manifest.ts';
import { impact } from './impact/manifest.ts';
import { international } from './international/manifest.ts';
import { languages } from './languages/manifest.ts';
import { merchants } from './merchants/manifest.ts';
import { navigation } from './navigation/manifest.ts';
import { onboarding } from './onboarding/manifest.ts';
import {
  ownerBranding,
  ownerConfiguration,
  ownerFeatures,
  ownerFooterLinks,
  ownerNavigation,
} from './owner-configuration/manifest.ts';
import { previewLinks } from './preview-links/manifest.ts';
import { publishing } from './publishing/manifest.ts';
import { returnForm } from './return-form/manifest.ts';
import { refunds } from './refunds/manifest.ts';
import { returnReasons } from './return-reasons/manifest.ts';
import { reviewMode } from './review-mode/manifest.ts';
import { ruleChecks } from './rule-checks/manifest.ts';
import { rules } from './rules/manifest.ts';
import { session } from './session/manifest.ts';
import { settings } from './settings/manifest.ts';
import { simulator } from './simulator/manifest.ts';
import { storeNetworks } from './store-networks/manifest.ts';
import { testReturn } from './test-return/manifest.ts';
import { theme } from './theme/manifest.ts';
import { users } from './users/manifest.ts';
import { warehouses } from './warehouses/manifest.ts';

type Manifests = { readonly [Name in FeatureName]: ManifestOf<Name> };

/** Manifests of all features. A missing feature is a type error. */
const manifests: Manifests = {
  session,
  company,
  changes,
  publishing,
  'review-mode': reviewMode,
  theme,
  'application-config': applicationConfig,
  branding,
  'consumer-text': consumerText,
  languages,
  navigation,
  'footer-links': footerLinks,
  'return-reasons': returnReasons,
  'return-form': returnForm,
  refunds,
  rules,
  international,
  warehouses,
  carriers,
  'store-networks': storeNetworks,
  settings,
  dispositions,
  onboarding,
  'owner-configuration': ownerConfiguration,
  'owner-branding': ownerBranding,
  'owner-navigation': ownerNavigation,
  'owner-footer-links': ownerFooterLinks,
  'owner-features': ownerFeatures,
  history,
  merchants,
  home,
  simulator,
  impact,
  'rule-checks': ruleChecks,
  users,
  'test-return': testReturn,
  'preview-links': previewLinks,
  activity,
};

export const features: readonly FeatureManifest[] = Object.values(manifests);
