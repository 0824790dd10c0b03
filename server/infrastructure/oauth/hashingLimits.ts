import { availableParallelism } from 'node:os';
import type { LaneQueueLimits } from '../../application/shared/LaneQueue.ts';

/** Threads that everything shares which does not run in the main one (libuv's own number); one is left to the others. */
const POOL = 4;

/** Passwords that are hashed at once leave a core to everything else; as many wait as are done within a few seconds. */
export const HASHING_LIMITS: LaneQueueLimits = {
  running: Math.max(1, Math.min(POOL - 1, availableParallelism() - 1)),
  waiting: 64,
  waitingOfShare: 16,
};
