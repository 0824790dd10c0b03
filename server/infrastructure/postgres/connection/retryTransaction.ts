import { ServiceUnavailableError } from '../../../application/shared/failure.ts';

/** Maximum attempts for a transaction that conflicts with others. */
const ATTEMPTS = 4;

const AWAY_RETRY_SECONDS = 5;
const BUSY_RETRY_SECONDS = 1;
const READ_ONLY_RETRY_SECONDS = 30;

/** Serialization failure and deadlock: PostgreSQL rolled the transaction back in favour of another. */
const CONFLICTS: ReadonlySet<unknown> = new Set(['40001', '40P01']);

/** Timeouts of lock, statement and idle transaction; out of disk, memory or connections. */
const BUSY: ReadonlySet<unknown> = new Set(['55P03', '57014', '25P03', '53000', '53100', '53200', '53300', '53400']);

/** A write in a read-only transaction: the disk is full, or the server is a standby. */
const READ_ONLY = '25006';

/** Terminated by an administrator, crashed, or still starting. */
const AWAY: ReadonlySet<unknown> = new Set(
  (
    '57P01 57P02 57P03 57P05 ' +
    'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH ENOENT'
  ).split(' '),
);

/** Driver errors without a code. */
const AWAY_MESSAGES =
  /^Connection terminated|^timeout exceeded when trying to connect|not queryable|^Query read timeout/;

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

function isAway(error: unknown): boolean {
  const code = codeOf(error);
  if (AWAY.has(code) || (typeof code === 'string' && code.startsWith('08'))) return true;
  return error instanceof Error && AWAY_MESSAGES.test(error.message);
}

/** Retries after a conflict. Throws `ServiceUnavailableError` for temporary failures; other errors are bugs. */
export async function retryTransaction<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await transaction();
    } catch (error) {
      const isConflict = CONFLICTS.has(codeOf(error));
      if (isConflict && attempt < ATTEMPTS) continue;
      if (isConflict || BUSY.has(codeOf(error)))
        throw new ServiceUnavailableError('The database is busy.', BUSY_RETRY_SECONDS, error);
      if (codeOf(error) === READ_ONLY)
        throw new ServiceUnavailableError('Nothing can be written just now.', READ_ONLY_RETRY_SECONDS, error);
      if (isAway(error)) throw new ServiceUnavailableError('The database is away.', AWAY_RETRY_SECONDS, error);
      throw error;
    }
}
