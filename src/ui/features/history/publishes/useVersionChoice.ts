import { useState } from 'react';
import type { ComparisonSubject } from '../../../../application/history/ReadComparison.ts';
import { revisionNumber } from '../../../../domain/publishing/process/stoppedPublish.ts';

export type VersionChoice = {
  readonly chosen: ReadonlySet<string>;
  readonly choose: (revision: string, isChosen: boolean) => void;
  /** Two selected versions, or one compared with the current one. */
  readonly comparison: ComparisonSubject | undefined;
  readonly isWithCurrent: boolean;
  /** Last selected version. */
  readonly last: string | undefined;
};

const byAge = (left: string, right: string): number =>
  Number(revisionNumber(left) ?? 0) - Number(revisionNumber(right) ?? 0);

/** At most two versions. A third one replaces the first. */
export function useVersionChoice(current: string | undefined): VersionChoice {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const isWithCurrent = chosen.length === 1 && current !== undefined && !chosen.includes(current);
  const [from, to] = (isWithCurrent ? [...chosen, current] : chosen).toSorted(byAge);
  return {
    chosen: new Set(chosen),
    choose: (revision, isChosen) =>
      setChosen((before) => {
        const others = before.filter((each) => each !== revision);
        return isChosen ? [...others, revision].slice(-2) : others;
      }),
    comparison: from !== undefined && to !== undefined ? { kind: 'revisions', from, to } : undefined,
    isWithCurrent,
    last: chosen.at(-1),
  };
}
