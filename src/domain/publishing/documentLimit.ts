import { refuse, type WriteRefusal } from '../shared/write.ts';

/** Most characters that a configuration has as JSON: far beyond what all its lists may hold, near what a page can work with. */
const MAX_CONFIGURATION = 2_000_000;

/** Whether a configuration has become too large by a write; one that was before may become smaller. */
export function tooLarge(before: object, after: object): WriteRefusal | undefined {
  const size = JSON.stringify(after).length;
  const isTooLarge = size > MAX_CONFIGURATION && size > JSON.stringify(before).length;
  return isTooLarge ? refuse('', 'too large', 'constants.apiErrors.quotaExceeded') : undefined;
}
