import { ChangeRegistry } from '../../src/domain/changes/changeRegistry.ts';
import type { ServerCore } from '../infrastructure/composeCore.ts';
import { activity } from './activity.ts';
import { applicationConfig } from './applicationConfig.ts';
import { branding } from './branding.ts';
import { carriers } from './carriers.ts';
import { changes } from './changes.ts';
import { company } from './company.ts';
import { history } from './history.ts';
import { languages } from './languages.ts';
import { merchants } from './merchants.ts';
import { onboarding } from './onboarding.ts';
import { operations } from './operations.ts';
import { previewLinks } from './previewLinks.ts';
import { publishing } from './publishing.ts';
import { reviewMode } from './reviewMode.ts';
import { ruleChecks } from './ruleChecks.ts';
import { rules } from './rules.ts';
import type { ServerFeature } from './ServerFeature.ts';
import { session } from './session.ts';
import { storeNetworks } from './storeNetworks.ts';
import { users } from './users.ts';
import { warehouses } from './warehouses.ts';

export const features: readonly ServerFeature[] = [
  branding,
  company,
  languages,
  session,
  carriers,
  storeNetworks,
  applicationConfig,
  rules,
  ruleChecks,
  warehouses,
  onboarding,
  changes,
  publishing,
  history,
  merchants,
  reviewMode,
  activity,
  users,
  previewLinks,
  operations,
];

/** Change subjects of all features. They read recorded changes and compare configurations. */
export const registry = new ChangeRegistry(Object.assign({}, ...features.map(({ changes }) => changes)));

export async function purgeExpired(core: ServerCore): Promise<void> {
  for (const { name, purge } of features) if (purge) await core.tracer.job(`purge ${name}`, () => purge(core));
}
