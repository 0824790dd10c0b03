import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import { returnReasonsSubject } from '../return-reasons/returnReasonsSubject.ts';
import type { ChangeSubject } from './changeSubject.ts';
import type { PendingChange } from './pendingChange.ts';

/** Every editable part of the configuration. A new page adds its subject here. */
export const changeSubjects: readonly ChangeSubject[] = [returnReasonsSubject];

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

/** How many changes wait on each page. */
export function changesPerPage(changes: Iterable<PendingChange>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const change of changes) {
    const page = subjectOf(change)?.page;
    if (page) counts.set(page, (counts.get(page) ?? 0) + 1);
  }
  return counts;
}
