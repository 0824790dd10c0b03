import { err, ok, type Result } from '../shared/result.ts';

export type __Item__ = { readonly id: string; readonly name: string };
export type __Item__Draft = Omit<__Item__, 'id'>;
export type __Item__DraftError = { readonly kind: 'name-blank' };

/** What a person typed, made fit to be kept. */
export function draft__Item__(typed: string): Result<__Item__Draft, __Item__DraftError> {
  const name = typed.trim();
  return name === '' ? err({ kind: 'name-blank' }) : ok({ name });
}
