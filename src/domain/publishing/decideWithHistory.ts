import type { Result } from '../shared/result.ts';

type Decided = Result<unknown, { readonly kind: string }>;

/** Refusals that an earlier revision may change: it held the refused value, or what the write changes. */
const CHANGED_BY_HISTORY = new Set(['invalid', 'not-found']);

/**
 * Decides a write. If it is refused, decides again with revisions that were current once: a value that one of them held
 * may be restored, although a new one is refused [PB-16]. Yields what the write would make if nothing were refused, and
 * takes the revisions that may have held it: the service searches for them, the demo has them. Yields nothing if no
 * revision could change the decision.
 */
export function* decideWithHistory<Document, Answer extends Decided>(
  wanted: () => Document | undefined,
  decide: (earlier: readonly Document[]) => Answer,
): Generator<Document, Answer, readonly Document[]> {
  const decided = decide([]);
  if (decided.ok || !CHANGED_BY_HISTORY.has(decided.error.kind)) return decided;
  const made = wanted();
  if (made === undefined || !decide([made]).ok) return decided;
  return decide(yield made);
}
