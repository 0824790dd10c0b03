import { ok, type Result } from '../../../src/domain/shared/result.ts';

/** A use case's value as the body of the call's answer; its failure as it is. */
export function answered<T, E>(result: Result<T, E>): Result<{ readonly body: T }, E> {
  return result.ok ? ok({ body: result.value }) : result;
}

/** Success without a body. */
export function done<E>(result: Result<unknown, E>): Result<Record<never, never>, E> {
  return result.ok ? ok({}) : result;
}
