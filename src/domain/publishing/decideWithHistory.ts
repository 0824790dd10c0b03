import type { Result } from '../shared/result.ts';

type Decided = Result<unknown, { readonly kind: string }>;

/**
 * Decides a write; where its content is refused, once more beside revisions that were current once. What one of them held
 * is brought back, though it is refused of anybody who writes it anew [PB-16]. Yields what the write would make if nothing
 * of it were refused, and is given the documents of revisions that may have held that: the service looks for them, the
 * demo has them. Nothing is asked where no revision could change the answer.
 */
export function* decideWithHistory<Document, Answer extends Decided>(
  wanted: () => Document | undefined,
  decide: (earlier: readonly Document[]) => Answer,
): Generator<Document, Answer, readonly Document[]> {
  const decided = decide([]);
  if (decided.ok || decided.error.kind !== 'invalid') return decided;
  const made = wanted();
  if (made === undefined || !decide([made]).ok) return decided;
  return decide(yield made);
}
