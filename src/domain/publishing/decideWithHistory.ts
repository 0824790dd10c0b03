import { deepEqual } from '../shared/deepEqual.ts';
import type { Result } from '../shared/result.ts';

type Decided = Result<unknown, { readonly kind: string }>;

/**
 * Decides a write; where its content is refused, once more beside each revision that was current once, the newest first.
 * What one of them held is brought back, though it is refused of anybody who writes it anew [PB-16]. Yields the number of
 * the revision it needs, and is given its document: the service reads it, the demo has it.
 */
export function* decideWithHistory<Document, Answer extends Decided>(
  { bringsBack }: { readonly bringsBack?: boolean | undefined },
  currentRevision: number,
  decide: (earlier: readonly Document[]) => Answer,
): Generator<number, Answer, Document | undefined> {
  const earlier: Document[] = [];
  let decided = decide(earlier);
  let revision = currentRevision - 1;
  while (bringsBack && !decided.ok && decided.error.kind === 'invalid' && revision >= 1) {
    const document = yield revision;
    revision -= 1;
    const again = document === undefined ? decided : decide([...earlier, document]);
    if (document === undefined || deepEqual(again, decided)) continue;
    // What is refused next may have stood in any of them.
    earlier.push(document);
    decided = again;
    revision = currentRevision - 1;
  }
  return decided;
}
