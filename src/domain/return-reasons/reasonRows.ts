import { deepEqual } from '../shared/deepEqual.ts';
import { movedCodes, placeAsPublished } from './reasonOrder.ts';
import type { ReturnReason, ReturnReasons } from '../company/parts/returnReason.ts';

export type ReasonState = 'published' | 'added' | 'changed' | 'moved' | 'removed';

export type ReasonRow = {
  readonly code: string;
  readonly reason: ReturnReason;
  readonly published?: ReturnReason | undefined;
  readonly state: ReasonState;
};

export const codesOf = ({ reasons }: ReturnReasons): readonly string[] => reasons.map(({ code }) => code);

const byCode = ({ reasons }: ReturnReasons): ReadonlyMap<string, ReturnReason> =>
  new Map(reasons.map((reason) => [reason.code, reason]));

/** A removed reason stays where it was until it is published, so that it can be seen and brought back. */
export function reasonRows(published: ReturnReasons, pending: ReturnReasons): readonly ReasonRow[] {
  const [before, after] = [byCode(published), byCode(pending)];
  const moved = movedCodes(codesOf(published), codesOf(pending));
  const removed = codesOf(published).filter((code) => !after.has(code));
  const shown = removed.reduce((codes, code) => placeAsPublished(codes, codesOf(published), code), codesOf(pending));

  function rowOf(code: string): ReasonRow[] {
    const [old, reason] = [before.get(code), after.get(code)];
    if (!reason) return old ? [{ code, reason: old, published: old, state: 'removed' }] : [];
    if (!old) return [{ code, reason, state: 'added' }];
    if (!deepEqual(old, reason)) return [{ code, reason, published: old, state: 'changed' }];
    return [{ code, reason, published: old, state: moved.has(code) ? 'moved' : 'published' }];
  }
  return shown.flatMap(rowOf);
}
