import { applicationConfigSubjects } from '../application-config/applicationConfigSubjects.ts';
import { describeConfigChange } from '../application-config/describeConfigChange.ts';
import { carriersSubject } from '../carriers/changes/carriersSubject.ts';
import { describeCarrierChange } from '../carriers/changes/describeCarrierChange.ts';
import { describeOnboardingChange } from '../onboarding/describeOnboardingChange.ts';
import { onboardingSubject } from '../onboarding/onboardingSubject.ts';
import { describeReasonChange } from '../return-reasons/describeReasonChange.ts';
import { returnReasonsSubject } from '../return-reasons/returnReasonsSubject.ts';
import { describeRuleChange } from '../rules/changes/describeRuleChange.ts';
import { returnRulesSubject } from '../rules/changes/returnRulesSubject.ts';
import { describeStoreNetworkChange } from '../store-networks/describeStoreNetworkChange.ts';
import { storeNetworksSubject } from '../store-networks/storeNetworksSubject.ts';
import { describeWarehouseChange } from '../warehouses/changes/describeWarehouseChange.ts';
import { warehousesSubject } from '../warehouses/changes/warehousesSubject.ts';
import type { ChangeDescription, ChangeContext } from './changeDescription.ts';
import type { ChangeSubject } from './changeSubject.ts';
import { subjectOf } from './changeSubjects.ts';
import type { PendingChange } from './pendingChange.ts';

type Describe = (change: PendingChange, context: ChangeContext) => ChangeDescription;

/** How the changes of each subject are said; beside the subjects, for only review, conflicts and history say them. */
const descriptions: ReadonlyMap<ChangeSubject, Describe> = new Map([
  [returnReasonsSubject, describeReasonChange],
  [carriersSubject, describeCarrierChange],
  [storeNetworksSubject, describeStoreNetworkChange],
  ...applicationConfigSubjects.map((subject): [ChangeSubject, Describe] => [subject, describeConfigChange]),
  [returnRulesSubject, describeRuleChange],
  [warehousesSubject, describeWarehouseChange],
  [onboardingSubject, describeOnboardingChange],
]);

/** The change in words and values; `undefined` for a key nobody knows. */
export function describeChange(change: PendingChange, context: ChangeContext): ChangeDescription | undefined {
  const subject = subjectOf(change);
  return subject && descriptions.get(subject)?.(change, context);
}
