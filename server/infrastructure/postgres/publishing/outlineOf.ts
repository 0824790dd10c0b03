import { changesPerFeature } from '../../../../src/domain/changes/featureOfChange.ts';
import { namedChanges } from '../../../../src/domain/history/namedChanges.ts';
import type { RecordedChange } from '../../../application/publishing/PublishRepository.ts';

/** Changes of a publish that its news name. */
const MOST_KEYS = 500;

/** What is kept beside the changes of a publish for whoever lists, filters or tells of it: none of them reads the changes. */
export const outlineOf = (changes: readonly RecordedChange[]) => ({
  named: JSON.stringify(namedChanges(changes)),
  changed_keys: JSON.stringify(changes.slice(0, MOST_KEYS).map(({ type, key }) => ({ type, key }))),
  features: [...changesPerFeature(changes).keys()],
});
