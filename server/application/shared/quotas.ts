import { isFromFastClock } from '../../../src/domain/shared/isFromFastClock.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { ServiceFailure } from './failure.ts';

/** Limits of one company; 0 means unlimited. */
export type Quotas = {
  /** Bytes stored for the company: revisions, publishes, uploads, audit log, drafts, idempotent responses. */
  readonly bytes: number;
  /** Maximum writes per hour. */
  readonly writes: number;
  /** Maximum uploads per day, including refused ones. */
  readonly uploads: number;
};

export type Spent = 'writes' | 'uploads';

/** Length of the counted period in milliseconds. The period starts with its first write or upload. */
const WINDOW: Readonly<Record<Spent, number>> = { writes: 60 * 60 * 1000, uploads: 24 * 60 * 60 * 1000 };

/** Usage of a company. Times are milliseconds since 1970-01-01 UTC. */
export type Usage = {
  readonly bytes: number;
  readonly writes: number;
  readonly writesSince: number;
  readonly uploads: number;
  readonly uploadsSince: number;
};

export function spend(usage: Usage, kind: Spent, quotas: Quotas, now: number): Result<Usage, ServiceFailure> {
  if (quotas.bytes > 0 && usage.bytes >= quotas.bytes) return err({ kind: 'quota-exceeded', of: 'bytes' });
  const since = usage[`${kind}Since`];
  const isOver = now >= since + WINDOW[kind] || isFromFastClock(since, 0, now);
  const spent = isOver ? 0 : usage[kind];
  if (quotas[kind] > 0 && spent >= quotas[kind])
    return err({ kind: 'quota-exceeded', of: kind, retryAfterSeconds: Math.ceil((since + WINDOW[kind] - now) / 1000) });
  return ok({ ...usage, [kind]: spent + 1, [`${kind}Since`]: isOver ? now : since });
}

/** Counts the usage of one company in the transaction of the write, so a rollback undoes the count. */
export interface UsageMeter {
  /** Counts one write or upload, or refuses it. Locks the company's usage until the transaction ends. */
  spend(kind: Spent, now: number): Promise<Result<void, ServiceFailure>>;
  /** Adds bytes stored by this transaction; negative if data shrank. Triggers subtract deleted rows. */
  addBytes(bytes: number): Promise<void>;
}
