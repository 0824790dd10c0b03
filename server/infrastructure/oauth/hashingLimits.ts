import { availableParallelism } from 'node:os';
import type { LaneQueueLimits } from '../../application/shared/LaneQueue.ts';

/** Size of libuv's thread pool. One thread stays free for other work. */
const POOL = 4;

/** Leaves one core for other work. The waiting passwords are hashed within a few seconds. */
export const HASHING_LIMITS: LaneQueueLimits = {
  running: Math.max(1, Math.min(POOL - 1, availableParallelism() - 1)),
  waiting: 64,
  waitingOfShare: 16,
};
