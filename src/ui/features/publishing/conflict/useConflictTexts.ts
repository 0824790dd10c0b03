import type { RebasedOnLatest } from '../../../../application/publishing/FetchAndRebase.ts';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import type { ChangeDescribers } from '../../../../domain/changes/describeChange.ts';
import { describeConflict } from '../../../../domain/changes/conflicts/describeConflict.ts';
import { useService } from '../../../shared/services.tsx';
import { useChangeTexts } from '../../../shared/changes/comparison/useChangeTexts.ts';

export type ConflictTexts = {
  readonly key: string;
  readonly title: string;
  readonly before: string;
  readonly mine: string;
  readonly theirs: string;
};

export function useConflictTexts(): (
  described: ChangeDescribers,
  conflict: Pick<RebasedOnLatest, 'conflicts' | 'published'>,
) => readonly ConflictTexts[] {
  const { pendingConfiguration } = useService(CompanyStore);
  const changeTexts = useChangeTexts();
  return (described, { conflicts, published }) =>
    conflicts.flatMap((each) => {
      const theirs = published.configuration;
      const both = describeConflict(described, each, { before: theirs, after: pendingConfiguration ?? theirs });
      if (!both) return [];
      return {
        key: each.mine.key,
        title: changeTexts.title(both.mine),
        before: changeTexts.before(both.originals),
        mine: changeTexts.after(both.mine),
        theirs: changeTexts.after(both.theirs),
      };
    });
}
