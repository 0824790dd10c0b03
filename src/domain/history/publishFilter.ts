import { featureOfChange } from '../changes/featureOfChange.ts';
import type { PendingChange } from '../changes/pendingChange.ts';
import { featureNames, type FeatureName } from '../features/featureNames.ts';
import { foldForSearch } from '../shared/foldForSearch.ts';
import type { Publish } from '../publishing/publish.ts';

/** Which publishes a history shows: those that everything given here is true of. */
export type PublishFilter = {
  /** The user id of who really acted. */
  readonly person?: string | undefined;
  /** Something of this feature's was changed. */
  readonly feature?: FeatureName | undefined;
  /** Went live at or after, in milliseconds since 1970-01-01 UTC. */
  readonly since?: number | undefined;
  /** Went live before. */
  readonly before?: number | undefined;
  /** All of these stand in its note, as `foldForSearch` folds both. */
  readonly words?: string | undefined;
};

export const isFeature = (name: string): name is FeatureName => featureNames.some((feature) => feature === name);

/** What has to be found in a note, each for itself. */
export const searchedWords = (words = ''): readonly string[] => [
  ...new Set(
    foldForSearch(words)
      .split(/\s+/)
      .filter((word) => word !== ''),
  ),
];

/** Whether a publish that went live is among those a filter leaves. */
export function isLeft(
  { person, feature, since = -Infinity, before = Infinity, words }: PublishFilter,
  { actor, completedAt = 0, note = '' }: Pick<Publish, 'actor' | 'completedAt' | 'note'>,
  changes: readonly PendingChange[],
): boolean {
  const folded = foldForSearch(note);
  return (
    (person === undefined || actor.userId === person) &&
    (feature === undefined || changes.some((change) => featureOfChange(change) === feature)) &&
    completedAt >= since &&
    completedAt < before &&
    searchedWords(words).every((word) => folded.includes(word))
  );
}
