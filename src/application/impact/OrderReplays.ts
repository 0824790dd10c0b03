import type { ChangeFilter } from '../../domain/impact/ChangeList.ts';
import type { OrderFileOutline, OrderFileReading } from '../../domain/impact/orderFileOutline.ts';
import type { BadRow, OrderFileChoice } from '../../domain/impact/OrderFileReader.ts';
import type { ChangedDecision, ImpactSummary } from '../../domain/impact/impactSummary.ts';
import type { PastOrder, SampleRequest } from '../../domain/orders/sampleOrders.ts';
import type { ReturnRule } from '../../domain/rules/returnRule.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** The most that is read of a file. */
export const ORDER_FILE_LIMITS = { bytes: 200_000_000, orders: 1_000_000 } as const;

export type OrderFileProblem = { readonly kind: 'empty' | 'too-large' | 'unreadable' };

export type OrderFileReport = {
  readonly orders: number;
  /** Those below the names that hold something. */
  readonly rows: number;
  readonly emptyRows: number;
  /** Rows whose last cells are not written; they are read as empty. */
  readonly shortRows: number;
  /** Rows that took what their order states in its first row alone. */
  readonly completedRows: number;
  readonly badCount: number;
  readonly badRows: readonly BadRow[];
  /** There were more orders than are read. */
  readonly isCut: boolean;
};

export type ReplayProgress = { readonly done: number; readonly of: number; readonly rows: number };

export type ReplayRules = { readonly published: readonly ReturnRule[]; readonly pending: readonly ReturnRule[] };

export type ChangedOrder = PastOrder & {
  /** Among all orders, counted from 0. */
  readonly place: number;
  readonly changes: readonly ChangedDecision[];
};

export type ChangedOrders = { readonly total: number; readonly rows: readonly ChangedOrder[] };

/** What an export writes: the heads of the columns, and the effects and rules of the summary in words. */
export type ExportTexts = {
  readonly headers: readonly string[];
  readonly types: readonly string[];
  readonly effects: readonly string[];
  readonly rules: readonly string[];
};

export type OnReplayProgress = (progress: ReplayProgress) => void;

/**
 * Past orders that rules are replayed on. One thing at a time: a count that another one follows, and what a signal gives
 * up, answer nothing.
 */
export interface OrderReplay {
  /** Takes the orders of the sample. */
  takeSample(request: SampleRequest): Promise<void>;
  /** Looks at the beginning of a file: its columns, and how it writes numbers and dates. */
  inspect(file: Blob, reading: OrderFileReading): Promise<Result<OrderFileOutline, OrderFileProblem>>;
  /** Takes the orders of a file; those before stay until all of it is read. */
  read(
    file: Blob,
    choice: OrderFileChoice,
    onProgress: OnReplayProgress,
    signal: AbortSignal,
  ): Promise<Result<OrderFileReport, OrderFileProblem> | undefined>;
  count(rules: ReplayRules, onProgress: OnReplayProgress, signal: AbortSignal): Promise<ImpactSummary | undefined>;
  /** Of the orders the last count found changed, those that fit. */
  rows(filter: ChangeFilter, first: number, most: number): Promise<ChangedOrders>;
  /** A CSV file of all that fit, a row a decision, in which no spreadsheet finds a formula. */
  write(filter: ChangeFilter, texts: ExportTexts): Promise<Blob>;
  close(): void;
}

/** Replays rules on past orders away from what draws the page. */
export interface OrderReplays {
  open(): Promise<Result<OrderReplay, PortFailure>>;
}
export const OrderReplays = portToken<OrderReplays>('OrderReplays');
