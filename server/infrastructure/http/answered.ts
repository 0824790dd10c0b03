import { ok, type Result } from '../../../src/domain/shared/result.ts';

export function answered<T, E>(result: Result<T, E>): Result<{ readonly body: T }, E> {
  return result.ok ? ok({ body: result.value }) : result;
}

export function done<E>(result: Result<unknown, E>): Result<Record<never, never>, E> {
  return result.ok ? ok({}) : result;
}
