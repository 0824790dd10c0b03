import type { Result } from '../../src/domain/shared/result.ts';

/** The value of a call that must succeed. */
export function valueOf<T>(result: Result<T, { readonly kind: string }>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
