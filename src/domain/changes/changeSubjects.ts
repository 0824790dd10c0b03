import { applicationConfigSubjects } from '../application-config/applicationConfigSubjects.ts';
import { carriersSubject } from '../carriers/changes/carriersSubject.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import { onboardingSubject } from '../onboarding/onboardingSubject.ts';
import { returnReasonsSubject } from '../return-reasons/returnReasonsSubject.ts';
import { storeNetworksSubject } from '../store-networks/storeNetworksSubject.ts';
import { returnRulesSubject } from '../rules/changes/returnRulesSubject.ts';
import { warehousesSubject } from '../warehouses/changes/warehousesSubject.ts';
import type { ChangeContext, ChangeProblem } from './changeDescription.ts';
import type { ChangeSubject } from './changeSubject.ts';
import type { PendingChange, PendingChanges } from './pendingChange.ts';

/** Every editable part of the configuration. A new page adds its subject here. */
const changeSubjects: readonly ChangeSubject[] = [
  returnReasonsSubject,
  carriersSubject,
  storeNetworksSubject,
  ...applicationConfigSubjects,
  returnRulesSubject,
  warehousesSubject,
  onboardingSubject,
];

/** The subject of a change; `undefined` for a key of an older or newer release. */
export const subjectOf = (change: PendingChange): ChangeSubject | undefined =>
  changeSubjects.find((subject) => subject.owns(change));

/** The configuration as it would be with these changes published. */
export const withChanges = (
  configuration: CompanyConfiguration,
  changes: Iterable<PendingChange>,
): CompanyConfiguration => {
  const all = [...changes];
  return changeSubjects.reduce(
    (made, subject) =>
      subject.apply(
        made,
        all.filter((change) => subject.owns(change)),
      ),
    configuration,
  );
};

/** The changes that lead from one configuration to the other, in every part that can be edited. */
export const changesBetween = (from: CompanyConfiguration, to: CompanyConfiguration): readonly PendingChange[] =>
  changeSubjects.flatMap((subject) => subject.difference(from, to));

/** What to know before the changes between the two configurations go live, the blocking first. */
export const problemsOf = (context: ChangeContext): readonly ChangeProblem[] =>
  changeSubjects
    .flatMap((subject) => subject.problems(context))
    .toSorted((left, right) => Number(right.isBlocking) - Number(left.isBlocking));

/** The edits that discard one pending change and leave the others as they stand. */
export const discardEdits = (
  configuration: CompanyConfiguration,
  present: PendingChanges,
  change: PendingChange,
): readonly PendingChange[] =>
  subjectOf(change)?.discard(configuration, present, change) ?? [{ ...change, value: change.originalValue }];

/** How many changes wait on each page. */
export function changesPerPage(changes: Iterable<PendingChange>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const change of changes) {
    const page = subjectOf(change)?.page;
    if (page) counts.set(page, (counts.get(page) ?? 0) + 1);
  }
  return counts;
}
