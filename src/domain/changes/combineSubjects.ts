import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import type { ChangeSubject } from './changeSubject.ts';
import type { PendingChange } from './pendingChange.ts';

/** One subject of several: each reads and makes the changes that it parses itself, the first that does. */
export function combineSubjects<First extends PendingChange, Second extends PendingChange>(
  first: ChangeSubject<First>,
  second: ChangeSubject<Second>,
): ChangeSubject {
  type Of = { readonly subject: ChangeSubject; readonly parsed: PendingChange };
  const subjects: readonly ChangeSubject[] = [first, second];
  const ownerOf = (change: PendingChange): Of | undefined => {
    for (const subject of subjects) {
      const parsed = subject.parse(change);
      if (parsed) return { subject, parsed };
    }
    return undefined;
  };
  const made = (configuration: CompanyConfiguration, changes: readonly PendingChange[]): CompanyConfiguration =>
    subjects.reduce((result, subject) => {
      const own = changes.flatMap((change) => {
        const owner = ownerOf(change);
        return owner?.subject === subject ? [owner.parsed] : [];
      });
      return own.length > 0 ? subject.apply(result, own) : result;
    }, configuration);
  return {
    parse: (change) => (ownerOf(change) ? change : undefined),
    read: (configuration, change) => {
      const owner = ownerOf(change);
      return owner?.subject.read(configuration, owner.parsed);
    },
    apply: made,
    difference: (from, to) => subjects.flatMap((subject) => subject.difference(from, to)),
    valueToUndo: (change) => {
      const owner = ownerOf(change);
      return owner?.subject.valueToUndo(owner.parsed);
    },
    problems: (context) => subjects.flatMap((subject) => subject.problems?.(context) ?? []),
  };
}
