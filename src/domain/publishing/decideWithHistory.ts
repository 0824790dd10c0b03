import type { Result } from '../shared/result.ts';

type Decided = Result<unknown, { readonly kind: string }>;

/** An earlier revision may contain the refused value or the missing entry. */
const CHANGED_BY_HISTORY = new Set(['invalid', 'not-found']);

/**
 * If a write is refused, tries again with earlier revisions, because their values may be restored [PB-16]. Yields the
 * wanted document; the caller returns earlier revisions that may contain its values.
 */
export function* decideWithHistory<Document, Answer extends Decided>(
  makeDocument: () => Document | undefined,
  decide: (earlier: readonly Document[]) => Answer,
): Generator<Document, Answer, readonly Document[]> {
  const decided = decide([]);
  if (decided.ok || !CHANGED_BY_HISTORY.has(decided.error.kind)) return decided;
  const acceptedDocument = makeDocument();
  if (acceptedDocument === undefined || !decide([acceptedDocument]).ok) return decided;
  return decide(yield acceptedDocument);
}
