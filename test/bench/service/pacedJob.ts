import type { Asked, WriteChain } from './loadJob.ts';
import type { Session } from './signInTo.ts';

/** Requests at a steady rate, which does not depend on the responses. */
export type PacedJob = {
  readonly origin: string;
  /** Requests per second. */
  readonly rate: number;
  readonly seconds: number;
  /** Sessions of the requests, renewed when their tokens expire. */
  readonly sessions: readonly Session[];
  readonly reads: readonly Asked[];
  readonly chains: readonly WriteChain[];
};

/** Response to a read. `status` is 0 without a response. */
export type Sample = { readonly at: number; readonly milliseconds: number; readonly status: number };

export type PacedFigures = {
  readonly reads: readonly Sample[];
  /** Number of acknowledged writes of each chain, and the text of the last. */
  readonly writes: readonly { readonly count: number; readonly text: string | undefined }[];
};
