import type { ChangeFilter } from '../../domain/impact/ChangeList.ts';
import type { OrderFileOutline, OrderFileReading } from '../../domain/impact/orderFileOutline.ts';
import type { BadRow, OrderFileChoice } from '../../domain/impact/OrderFileReader.ts';
import type { ChangedDecision, ImpactSummary } from '../../domain/impact/impactSummary.ts';
import type { PastOrder, SampleRequest } from '../../domain/orders/sampleOrders.ts';
import type { ReturnRule } from '../../domain/rules/returnRule.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

export const ORDER_FILE_LIMITS = { bytes: 200_000_000, orders: 1_000_000 } as const;

export type OrderFileProblem = { readonly kind: 'empty' | 'too-large' | 'unreadable' };

export type OrderFileReport = {
  readonly orders: number;
  readonly rows: number;
  readonly emptyRows: number;
  /** Number of rows without their last cells, which are read as empty. */
  readonly shortRows: number;
  /** Number of rows that got values that only the first row of their order contains. */
  readonly completedRows: number;
  readonly badCount: number;
  readonly badRows: readonly BadRow[];
  /** True if the file contains more orders than the limit. */
  readonly isCut: boolean;
};

export type ReplayProgress = { readonly done: number; readonly of: number; readonly rows: number };

export type ReplayRules = { readonly published: readonly ReturnRule[]; readonly pending: readonly ReturnRule[] };

export type ChangedOrder = PastOrder & {
  /** Index of the order among all orders, from 0. */
  readonly place: number;
  readonly changes: readonly ChangedDecision[];
};

export type ChangedOrders = { readonly total: number; readonly rows: readonly ChangedOrder[] };

export type ExportTexts = {
  readonly headers: readonly string[];
  readonly types: readonly string[];
  readonly effects: readonly string[];
  readonly rules: readonly string[];
};

export type OnReplayProgress = (progress: ReplayProgress) => void;

/** Past orders on which rules are evaluated. A cancelled read or a superseded count returns undefined. */
export interface OrderReplay {
  takeSample(request: SampleRequest): Promise<void>;
  /** Detects columns, number format and date format from the beginning of a file. */
  inspect(file: Blob, reading: OrderFileReading): Promise<Result<OrderFileOutline, OrderFileProblem>>;
  /** Reads a file. The previous orders remain until the file has been read completely. */
  read(
    file: Blob,
    choice: OrderFileChoice,
    onProgress: OnReplayProgress,
    signal: AbortSignal,
  ): Promise<Result<OrderFileReport, OrderFileProblem> | undefined>;
  count(rules: ReplayRules, onProgress: OnReplayProgress, signal: AbortSignal): Promise<ImpactSummary | undefined>;
  rows(filter: ChangeFilter, first: number, max: number): Promise<ChangedOrders>;
  /** Exports changed decisions as CSV, one per row. Cells are escaped so that spreadsheets read no formulas. */
  write(filter: ChangeFilter, texts: ExportTexts): Promise<Blob>;
  close(): void;
}

/** Opens replays, which run in a worker thread. */
export interface OrderReplays {
  open(): Promise<Result<OrderReplay, PortFailure>>;
}
export const OrderReplays = portToken<OrderReplays>('OrderReplays');
