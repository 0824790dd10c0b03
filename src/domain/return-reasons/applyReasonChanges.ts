import type { PendingChange } from '../changes/pendingChange.ts';
import { isRemoval, type Removal } from '../changes/removal.ts';
import { parseReasonKey } from './reasonKey.ts';
import { DEFAULT_REASON_PATTERN, type ReturnReason, type ReturnReasons } from './returnReason.ts';

/** The value of a reason's change: the reason as it shall be, or that it goes. */
export type ReasonValue = ReturnReason | Removal;

/**
 * The reasons with these changes made. Published reasons keep their order, new ones follow; a pending order then
 * arranges them, and a code it does not name (someone else's new reason) keeps to the end.
 */
export function applyReasonChanges(published: ReturnReasons, changes: readonly PendingChange[]): ReturnReasons {
  const reasons = new Map<string, ReturnReason>(published.reasons.map((reason) => [reason.code, reason]));
  let { enabled, validationRegex } = published;
  let order: readonly string[] = [];
  for (const change of changes) {
    const key = parseReasonKey(change.key);
    switch (key.part) {
      case 'reason':
        if (isRemoval(change.value)) reasons.delete(key.code);
        else reasons.set(key.code, change.value as ReturnReason);
        break;
      case 'order':
        order = change.value as readonly string[];
        break;
      case 'enabled':
        enabled = change.value as boolean;
        break;
      case 'pattern':
        // The default is what stands where none is written, so that taking a pattern back leaves no trace.
        validationRegex = change.value === DEFAULT_REASON_PATTERN ? undefined : (change.value as string);
        break;
    }
  }
  const placed = order.flatMap((code) => reasons.get(code) ?? []);
  const rest = [...reasons.values()].filter((reason) => !order.includes(reason.code));
  return { ...published, enabled, validationRegex, reasons: [...placed, ...rest] };
}
