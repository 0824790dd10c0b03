import { changesPerFeature } from '../../../../src/domain/changes/featureOfChange.ts';
import { namedChanges } from '../../../../src/domain/history/namedChanges.ts';
import type { RecordedChange } from '../../../application/publishing/PublishRepository.ts';

/** Maximum number of changed keys in an event. */
const MOST_KEYS = 500;

/** Columns for lists, filters and events, so that none of them reads the changes. */
export const outlineOf = (changes: readonly RecordedChange[]) => ({
  named: JSON.stringify(namedChanges(changes)),
  changed_keys: JSON.stringify(changes.slice(0, MOST_KEYS).map(({ type, key }) => ({ type, key }))),
  features: [...changesPerFeature(changes).keys()],
});
