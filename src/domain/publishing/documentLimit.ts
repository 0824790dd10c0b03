import { TOO_LARGE } from '../errors/errorMessages.ts';
import { refuse, type WriteRefusal } from '../shared/write.ts';

/** Maximum characters of a configuration as JSON. Far above what its lists allow, and still usable in a browser. */
const MAX_CONFIGURATION = 2_000_000;

/** An oversized configuration may still become smaller. */
export function tooLarge(before: object, after: object): WriteRefusal | undefined {
  const size = JSON.stringify(after).length;
  const isTooLarge = size > MAX_CONFIGURATION && size > JSON.stringify(before).length;
  return isTooLarge ? refuse('', 'too large', TOO_LARGE) : undefined;
}
