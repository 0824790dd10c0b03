/**
 * A temporary failure, e.g. a database timeout. The write may have been stored if the response to its commit was lost.
 * Idempotency keys make a retry safe.
 */
export class ServiceUnavailableError extends Error {
  override readonly name = 'ServiceUnavailableError';
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number, cause: unknown) {
    super(message, { cause });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
