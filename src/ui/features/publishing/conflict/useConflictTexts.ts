import type { RebasedOnLatest } from '../../../../application/publishing/FetchAndRebase.ts';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import { describeConflict } from '../../../../domain/changes/describeConflict.ts';
import { useService } from '../../../shared/services.tsx';
import { useChangeTexts } from '../../changes/comparison/useChangeTexts.ts';

/** One value both sides changed, in words. */
export type ConflictTexts = {
  readonly key: string;
  readonly title: string;
  readonly before: string;
  readonly mine: string;
  readonly theirs: string;
};

/** For observers: what is undecided, in the person's language. */
export function useConflictTexts(): (conflict: RebasedOnLatest) => readonly ConflictTexts[] {
  const { pendingConfiguration } = useService(CompanyStore);
  const words = useChangeTexts();
  return ({ conflicts, published }) =>
    conflicts.flatMap((each) => {
      const theirs = published.configuration;
      const described = describeConflict(each, { before: theirs, after: pendingConfiguration ?? theirs });
      if (!described) return [];
      return {
        key: each.mine.key,
        title: words.title(described.mine),
        before: words.before(described.originals),
        mine: words.after(described.mine),
        theirs: words.after(described.theirs),
      };
    });
}
