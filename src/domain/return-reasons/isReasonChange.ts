import type { PendingChange } from '../changes/pendingChange.ts';
import { isRemoval } from '../changes/removal.ts';
import { isReasonKey, parseReasonKey } from './reasonKey.ts';
import type { ReturnReason } from './returnReason.ts';

const isTextList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

function isReasonWithCode(value: unknown, code: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const reason = value as Partial<ReturnReason>;
  return (
    reason.code === code &&
    typeof reason.description === 'string' &&
    typeof reason.enabled === 'boolean' &&
    typeof reason.paymentRequired === 'boolean' &&
    (reason.paymentRequirements === undefined || isTextList(reason.paymentRequirements))
  );
}

/** Whether a change is one of return reasons, in key and in the shape of both values. */
export function isReasonChange({ type, key, value, originalValue }: PendingChange): boolean {
  if (type !== 'COMPANY' || !isReasonKey(key)) return false;
  const parsed = parseReasonKey(key);
  switch (parsed.part) {
    case 'reason':
      return (
        (isRemoval(value) || isReasonWithCode(value, parsed.code)) &&
        (originalValue === undefined || isReasonWithCode(originalValue, parsed.code))
      );
    case 'order':
      return isTextList(value) && isTextList(originalValue);
    case 'enabled':
      return typeof value === 'boolean' && typeof originalValue === 'boolean';
    case 'pattern':
      return typeof value === 'string' && typeof originalValue === 'string';
  }
}
