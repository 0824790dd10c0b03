import { placeAsPublished } from '../../shared/listMoves.ts';
import type { Dispositions } from '../disposition.ts';
import type { DispositionList } from '../dispositionLists.ts';
import { unknownReferences } from '../unknownReferences.ts';
import { arrangeEntries, entriesOf, saveEntry } from './dispositionEdits.ts';

function withRestoredEntry(
  published: Dispositions,
  pending: Dispositions,
  list: DispositionList,
  id: string,
): Dispositions | undefined {
  const original = entriesOf(published, list).find((entry) => entry.id === id);
  if (!original) return undefined;
  const saved = saveEntry(pending, list, original);
  const idsIn = (dispositions: Dispositions): readonly string[] =>
    entriesOf(dispositions, list).map((entry) => entry.id);
  return arrangeEntries(saved, list, placeAsPublished(idsIn(saved), idsIn(published), id));
}

/** Restores an entry at its published position; for a rule, also its removed references. */
export function restoreEntry(
  published: Dispositions,
  pending: Dispositions,
  list: DispositionList,
  id: string,
): Dispositions {
  const restored = withRestoredEntry(published, pending, list, id) ?? pending;
  if (list !== 'rules') return restored;
  const missing = unknownReferences(restored).filter(({ ruleId }) => ruleId === id);
  return missing.reduce<Dispositions>(
    (updated, { id: referencedId }) =>
      (['groups', 'attributes', 'actions'] as const).reduce<Dispositions>(
        (next, each) =>
          entriesOf(next, each).some((entry) => entry.id === referencedId)
            ? next
            : (withRestoredEntry(published, next, each, referencedId) ?? next),
        updated,
      ),
    restored,
  );
}
