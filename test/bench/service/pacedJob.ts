import type { Asked, WriteChain } from './loadJob.ts';
import type { Session } from './signInTo.ts';

/** Requests at a steady rate, whatever becomes of them. */
export type PacedJob = {
  readonly origin: string;
  /** Requests a second. */
  readonly rate: number;
  readonly seconds: number;
  /** Of whom the requests are: they outlive the tokens they begin with. */
  readonly sessions: readonly Session[];
  readonly reads: readonly Asked[];
  readonly chains: readonly WriteChain[];
};

/** One answer to a read, or that there was none (0). */
export type Sample = { readonly at: number; readonly milliseconds: number; readonly status: number };

export type PacedFigures = {
  readonly reads: readonly Sample[];
  /** Of each chain, the writes that were acknowledged, and the text of the last. */
  readonly writes: readonly { readonly count: number; readonly text: string | undefined }[];
};
