import type { OrderReplay, ReplayProgress } from '../../application/impact/OrderReplays.ts';

/** Message to the worker: a numbered call, or the cancellation of a call. */
export type ReplayRequest =
  | { readonly call: keyof OrderReplay; readonly number: number; readonly given: readonly unknown[] }
  | { readonly giveUp: number };

export type ReplayMessage =
  | { readonly number: number; readonly progress: ReplayProgress }
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number; readonly failed: string };
