import { useState } from 'react';
import type { ComparisonSubject } from '../../../../application/history/ReadComparison.ts';
import { revisionNumber } from '../../../../domain/publishing/process/stoppedPublish.ts';

export type VersionChoice = {
  readonly chosen: ReadonlySet<string>;
  readonly choose: (revision: string, isChosen: boolean) => void;
  /** Comparison of the two selected versions, or of one selected version with the current one. */
  readonly comparison: ComparisonSubject | undefined;
  readonly isWithCurrent: boolean;
  /** The version that was selected last. */
  readonly last: string | undefined;
};

const byAge = (left: string, right: string): number =>
  Number(revisionNumber(left) ?? 0) - Number(revisionNumber(right) ?? 0);

/** Selection of at most two versions. Selecting a third version deselects the first. */
export function useVersionChoice(current: string | undefined): VersionChoice {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const isWithCurrent = chosen.length === 1 && current !== undefined && !chosen.includes(current);
  const [from, to] = (isWithCurrent ? [...chosen, current] : chosen).toSorted(byAge);
  return {
    chosen: new Set(chosen),
    choose: (revision, isChosen) =>
      setChosen((selected) => {
        const otherRevisions = selected.filter((each) => each !== revision);
        return isChosen ? [...otherRevisions, revision].slice(-2) : otherRevisions;
      }),
    comparison: from !== undefined && to !== undefined ? { kind: 'revisions', from, to } : undefined,
    isWithCurrent,
    last: chosen.at(-1),
  };
}
