import type {
  ChangedOrders,
  OnReplayProgress,
  OrderReplay,
  OrderReplays,
  ReplayRules,
} from '../../../src/application/impact/OrderReplays.ts';
import type { OrderFileOutline } from '../../../src/domain/impact/orderFileOutline.ts';
import type { ImpactSummary } from '../../../src/domain/impact/impactSummary.ts';
import { ruleTypes } from '../../../src/domain/rules/ruleType.ts';
import { ok } from '../../../src/domain/shared/result.ts';

/** Summary in which every number is zero, except the number of changed orders. */
export function aSummary(changedOrders: number): ImpactSummary {
  const none = { orders: 0, value: 0 };
  return {
    orders: 10,
    changedOrders,
    hasEvidence: true,
    changedBySeveral: 0,
    byType: Object.fromEntries(ruleTypes.map((type) => [type, 0])) as ImpactSummary['byType'],
    returnable: { gained: none, lost: none },
    window: { longer: none, shorter: none, other: none },
    fees: [],
    returnless: { before: none, after: none },
    effects: [],
    flows: [],
    rules: [],
  };
}

const anOutline: OrderFileOutline = {
  headers: ['order'],
  beginning: [{ number: 1, cells: ['order'] }],
  isDayOrderOpen: false,
  choice: {
    encoding: 'utf-8',
    table: { delimiter: ',', namesRow: 1 },
    width: 1,
    mapping: { orderId: 0 },
    formats: { decimal: '.', dayOrder: 'day-first' },
    sharedFields: [],
  },
};

type Held<Answer> = {
  readonly signal: AbortSignal;
  readonly isOver: () => boolean;
  readonly onProgress: OnReplayProgress;
  readonly answer: (answer: Answer | undefined) => void;
  readonly fail: () => void;
};
type Report = Awaited<ReturnType<OrderReplay['read']>>;

function pendingCall<Answer>(
  onProgress: OnReplayProgress,
  signal: AbortSignal,
  resolve: (answer: Answer) => void,
  reject: (reason: Error) => void,
): Held<Answer> {
  let isDone = false;
  return {
    signal,
    onProgress,
    isOver: () => isDone || signal.aborted,
    answer: (answer) => {
      isDone = true;
      resolve(answer as Answer);
    },
    fail: () => {
      isDone = true;
      reject(new Error('broken'));
    },
  };
}

/** Order replay that responds only when the test calls for it. */
export class ManualReplay implements OrderReplay {
  readonly calls: string[] = [];
  readonly counts: (Held<ImpactSummary> & { readonly rules: ReplayRules })[] = [];
  readonly reads: Held<Report>[] = [];
  inspected: Awaited<ReturnType<OrderReplay['inspect']>> = ok(anOutline);
  found: ChangedOrders = { total: 0, rows: [] };

  async takeSample(): Promise<void> {
    this.calls.push('takeSample');
  }

  async inspect(): Promise<Awaited<ReturnType<OrderReplay['inspect']>>> {
    this.calls.push('inspect');
    return this.inspected;
  }

  read(...[, , onProgress, signal]: Parameters<OrderReplay['read']>): Promise<Report> {
    this.calls.push('read');
    return new Promise((resolve, reject) => this.reads.push(pendingCall(onProgress, signal, resolve, reject)));
  }

  count(...[rules, onProgress, signal]: Parameters<OrderReplay['count']>): Promise<ImpactSummary | undefined> {
    this.calls.push('count');
    return new Promise((resolve, reject) => {
      this.counts.push({ rules, ...pendingCall(onProgress, signal, resolve, reject) });
    });
  }

  async rows(...[filter, first, max]: Parameters<OrderReplay['rows']>): Promise<ChangedOrders> {
    this.calls.push(`rows ${JSON.stringify(filter)} ${first} ${max}`);
    return { total: this.found.total, rows: this.found.rows.slice(first, first + max) };
  }

  async write(): Promise<Blob> {
    return new Blob([]);
  }

  close(): void {
    this.calls.push('close');
  }
}

/** Creates a new `ManualReplay` on each `open`. */
export class ManualReplays implements OrderReplays {
  readonly opened: ManualReplay[] = [];
  failure: Awaited<ReturnType<OrderReplays['open']>> | undefined;

  async open(): Promise<Awaited<ReturnType<OrderReplays['open']>>> {
    if (this.failure) return this.failure;
    const replay = new ManualReplay();
    this.opened.push(replay);
    return ok(replay);
  }

  /** The latest requested count, while it has no response and is not cancelled. */
  get waiting(): ManualReplay['counts'][number] | undefined {
    return this.opened.at(-1)?.counts.findLast(({ isOver }) => !isOver());
  }

  get last(): ManualReplay {
    return this.opened.at(-1)!;
  }
}
