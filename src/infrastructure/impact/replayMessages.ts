import type { OrderReplay, ReplayProgress } from '../../application/impact/OrderReplays.ts';

/** What the page asks of the thread that replays: a call by its number, or that one is given up. */
export type ReplayRequest =
  | { readonly call: keyof OrderReplay; readonly number: number; readonly given: readonly unknown[] }
  | { readonly giveUp: number };

/** What the thread answers. */
export type ReplayMessage =
  | { readonly number: number; readonly progress: ReplayProgress }
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number; readonly failed: string };
