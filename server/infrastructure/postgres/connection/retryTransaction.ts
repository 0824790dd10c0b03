import { ServiceUnavailableError } from '../../../application/shared/failure.ts';

/** Maximum number of attempts for a transaction that conflicts with others. */
const MAX_ATTEMPTS = 4;

const AWAY_RETRY_SECONDS = 5;
const BUSY_RETRY_SECONDS = 1;
const READ_ONLY_RETRY_SECONDS = 30;

/** Serialization failure and deadlock. PostgreSQL rolled this transaction back in favour of another one. */
const CONFLICTS: ReadonlySet<unknown> = new Set(['40001', '40P01']);

/** Timeouts of lock, statement and idle transaction. The disk, the memory or the connections are used up. */
const BUSY: ReadonlySet<unknown> = new Set(['55P03', '57014', '25P03', '53000', '53100', '53200', '53300', '53400']);

/** Write in a read-only transaction, because the disk is full or the server is a standby. */
const READ_ONLY = '25006';

/** An administrator ended the connection, or the server crashed or is still starting. */
const AWAY: ReadonlySet<unknown> = new Set(
  (
    '57P01 57P02 57P03 57P05 ' +
    'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH ENOENT'
  ).split(' '),
);

/** Messages of driver errors that have no code. */
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

/** Retries a transaction after a conflict. Throws `ServiceUnavailableError` for temporary failures. */
export async function retryTransaction<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await transaction();
    } catch (error) {
      const isConflict = CONFLICTS.has(codeOf(error));
      if (isConflict && attempt < MAX_ATTEMPTS) continue;
      if (isConflict || BUSY.has(codeOf(error)))
        throw new ServiceUnavailableError('The database is busy.', BUSY_RETRY_SECONDS, error);
      if (codeOf(error) === READ_ONLY)
        throw new ServiceUnavailableError('Nothing can be written just now.', READ_ONLY_RETRY_SECONDS, error);
      if (isAway(error)) throw new ServiceUnavailableError('The database is away.', AWAY_RETRY_SECONDS, error);
      throw error;
    }
}
