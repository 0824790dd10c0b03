import type { Call } from './call.ts';
import { activityCalls } from './activity/calls.ts';
import { applicationConfigCalls } from './application-config/calls.ts';
import { brandingCalls } from './branding/calls.ts';
import { carriersCalls } from './carriers/calls.ts';
import { changesCalls } from './changes/calls.ts';
import { companyCalls } from './company/calls.ts';
import { historyCalls } from './history/calls.ts';
import { languagesCalls } from './languages/calls.ts';
import { merchantsCalls } from './merchants/calls.ts';
import { onboardingCalls } from './onboarding/calls.ts';
import { previewLinksCalls } from './preview-links/calls.ts';
import { publishingCalls } from './publishing/calls.ts';
import { reviewModeCalls } from './review-mode/calls.ts';
import { ruleChecksCalls } from './rule-checks/calls.ts';
import { rulesCalls } from './rules/calls.ts';
import { sessionCalls } from './session/calls.ts';
import { storeNetworksCalls } from './store-networks/calls.ts';
import { usersCalls } from './users/calls.ts';
import { warehousesCalls } from './warehouses/calls.ts';
import { operationCalls } from './operations.ts';

export const calls: readonly Call[] = [
  ...brandingCalls,
  ...companyCalls,
  ...languagesCalls,
  ...sessionCalls,
  ...carriersCalls,
  ...storeNetworksCalls,
  ...applicationConfigCalls,
  ...rulesCalls,
  ...ruleChecksCalls,
  ...warehousesCalls,
  ...onboardingCalls,
  ...changesCalls,
  ...publishingCalls,
  ...historyCalls,
  ...merchantsCalls,
  ...reviewModeCalls,
  ...activityCalls,
  ...usersCalls,
  ...previewLinksCalls,
  ...operationCalls,
];
