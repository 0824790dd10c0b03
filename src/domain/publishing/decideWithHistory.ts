import type { Result } from '../shared/result.ts';

type Decided = Result<unknown, { readonly kind: string }>;

/** Refusals that an earlier revision may change, because it contains the refused value or the missing entry. */
const CHANGED_BY_HISTORY = new Set(['invalid', 'not-found']);

/**
 * If a write is refused, decides again with earlier revisions, because their values may be restored [PB-16]. Yields the
 * document that the write would make; the caller passes back the earlier revisions that may contain its values.
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
