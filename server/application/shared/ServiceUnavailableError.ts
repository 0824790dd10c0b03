/**
 * The service cannot do what was asked just now, through no fault of the caller: its database is away, restarts or
 * does not answer in time. What was asked may or may not have been kept where the answer to a commit was lost;
 * idempotency keys make it safe to ask again.
 */
export class ServiceUnavailableError extends Error {
  override readonly name = 'ServiceUnavailableError';
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number, cause: unknown) {
    super(message, { cause });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
