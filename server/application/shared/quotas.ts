import { isFromFastClock } from '../../../src/domain/shared/isFromFastClock.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { ServiceFailure } from './failure.ts';

/** What one company may take; 0 for as much as it likes. */
export type Quotas = {
  /** Of all that is kept for it: revisions, publishes, uploads, the audit log, drafts, answers to keys. */
  readonly bytes: number;
  /** That change something, an hour. */
  readonly writes: number;
  /** A day, those that are refused too. */
  readonly uploads: number;
};

export type Spent = 'writes' | 'uploads';

/** How long what was spent counts, in milliseconds, from the first of it. */
const WINDOW: Readonly<Record<Spent, number>> = { writes: 60 * 60 * 1000, uploads: 24 * 60 * 60 * 1000 };

/** What a company has taken so far. Times are milliseconds since 1970-01-01 UTC. */
export type Usage = {
  readonly bytes: number;
  readonly writes: number;
  readonly writesSince: number;
  readonly uploads: number;
  readonly uploadsSince: number;
};

/** The same with one write or upload more, or that there is no more of it, or no room left for what it would bring. */
export function spend(usage: Usage, kind: Spent, quotas: Quotas, now: number): Result<Usage, ServiceFailure> {
  if (quotas.bytes > 0 && usage.bytes >= quotas.bytes) return err({ kind: 'quota-exceeded', of: 'bytes' });
  const since = usage[`${kind}Since`];
  const isOver = now >= since + WINDOW[kind] || isFromFastClock(since, 0, now);
  const spent = isOver ? 0 : usage[kind];
  if (quotas[kind] > 0 && spent >= quotas[kind])
    return err({ kind: 'quota-exceeded', of: kind, retryAfterSeconds: Math.ceil((since + WINDOW[kind] - now) / 1000) });
  return ok({ ...usage, [kind]: spent + 1, [`${kind}Since`]: isOver ? now : since });
}

/** What one company takes, kept with what it takes it for: what is undone was not taken. */
export interface UsageMeter {
  /** Counts one write or upload, or refuses it. No other transaction of the company counts before this one ends. */
  spend(kind: Spent, now: number): Promise<Result<void, ServiceFailure>>;
  /** The same in two steps, for who may refuse for other reasons: the answer counts it when it is called. */
  reserve(kind: Spent, now: number): Promise<Result<() => void, ServiceFailure>>;
  /** Looks at what the next of these will ask about, unless another transaction has the key that this one wants. */
  lookAhead(): Promise<void>;
  /** Counts what is kept from now on, or with a negative number by how much it became smaller. What is deleted is given back by itself. */
  addBytes(bytes: number): void;
}
