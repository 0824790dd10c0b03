import { featureOfChange } from '../changes/featureOfChange.ts';
import type { PendingChange } from '../changes/pendingChange.ts';
import { featureNames, type FeatureName } from '../features/featureNames.ts';
import { foldForSearch } from '../shared/foldForSearch.ts';
import type { Publish } from '../publishing/publish.ts';

export type PublishFilter = {
  /** Id of the user who published. */
  readonly person?: string | undefined;
  readonly feature?: FeatureName | undefined;
  /** Start of the period, inclusive, in milliseconds since 1970-01-01 UTC. */
  readonly since?: number | undefined;
  /** End of the period, exclusive, in milliseconds since 1970-01-01 UTC. */
  readonly before?: number | undefined;
  /** Words that the note must contain, compared by `foldForSearch`. */
  readonly words?: string | undefined;
};

export const isFeature = (name: string): name is FeatureName => featureNames.some((feature) => feature === name);

export const searchedWords = (words = ''): readonly string[] => [...new Set(foldForSearch(words).match(/\S+/g))];

export function matchesFilter(
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
