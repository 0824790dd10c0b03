import type { Asked, WriteChain } from './loadJob.ts';
import type { Session } from './signInTo.ts';

/** Job that sends requests at a steady rate, whether or not responses arrive. */
export type PacedJob = {
  readonly origin: string;
  /** Number of requests per second. */
  readonly rate: number;
  readonly seconds: number;
  /** Sessions with which the requests are sent. They are renewed before their tokens expire. */
  readonly sessions: readonly Session[];
  readonly reads: readonly Asked[];
  readonly chains: readonly WriteChain[];
};

/** Measurement of a read. `status` is 0 if there was no response. */
export type Sample = { readonly at: number; readonly milliseconds: number; readonly status: number };

export type PacedFigures = {
  readonly reads: readonly Sample[];
  /** For each write chain, the number of acknowledged writes and the text of the last acknowledged write. */
  readonly writes: readonly { readonly count: number; readonly text: string | undefined }[];
};
