import type { PortFailure } from '../../shared/failure.ts';

/** Milliseconds. */
const WAIT = 2000;
const MAX_WAIT = 60_000;

/** Milliseconds until the next attempt. `refused`: the content would fail again. `ended`: the user has no access. */
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
      return asked ?? Math.min(MAX_WAIT, WAIT * 2 ** (failures - 1));
    }
  }
}
