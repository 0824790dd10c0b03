import type { ReturnReason } from '../../company/parts/returnReason.ts';
import { isTooLong } from '../../validation/textLimit.ts';
import { REASON_TEXT_LIMIT, validateReason, type ReasonError } from '../validateReason.ts';

type ReasonPart = 'text' | 'code' | 'asksFor';
export type ReasonFault = { readonly column: ReasonPart; readonly error: ReasonError };

function partOf({ kind }: ReasonError, { description }: ReturnReason): ReasonPart {
  switch (kind) {
    case 'text-blank':
      return description.trim() === '' ? 'text' : 'asksFor';
    case 'text-too-long':
      return isTooLong(REASON_TEXT_LIMIT, description) ? 'text' : 'asksFor';
    case 'too-many-requirements':
      return 'asksFor';
    default:
      return 'code';
  }
}

const sound: Readonly<Record<ReasonPart, Partial<ReturnReason>>> = {
  text: { description: 'x' },
  code: { code: 'x' },
  asksFor: { paymentRequirements: [] },
};

/** Every error of a reason, at most one per part. After each error, its part is replaced and validation repeated. */
export function reasonFaults(reason: ReturnReason, otherCodes: readonly string[]): readonly ReasonFault[] {
  const error = validateReason(reason, otherCodes);
  if (!error) return [];
  const column = partOf(error, reason);
  return [{ column, error }, ...reasonFaults({ ...reason, ...sound[column] }, column === 'code' ? [] : otherCodes)];
}
