import type { PortFailure } from '../../shared/failure.ts';

/** The first wait after a failure and the longest, in milliseconds. */
const WAIT = 2000;
const LONGEST_WAIT = 60_000;

/**
 * How many milliseconds after a failure a draft is sent once more; `refused` where the same would fail again, `ended`
 * where this person may not or no longer. `failures` counts those in a row, this one included.
 */
export function waitAfter(failure: PortFailure, failures: number): number | 'refused' | 'ended' {
  switch (failure.kind) {
    case 'rejected':
    case 'malformed':
    case 'stale':
      return 'refused';
    case 'unauthorized':
    case 'forbidden':
    case 'review-read-only':
    case 'not-found':
      return 'ended';
    case 'unavailable':
    case 'busy':
    case 'unreachable':
    case 'timed-out': {
      const asked = 'retryAfterMs' in failure ? failure.retryAfterMs : undefined;
      return asked ?? Math.min(LONGEST_WAIT, WAIT * 2 ** (failures - 1));
    }
  }
}
