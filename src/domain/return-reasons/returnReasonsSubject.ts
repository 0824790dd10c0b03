import { fieldsSubject } from '../changes/fields/fieldsSubject.ts';
import { keyedListSubject } from '../changes/keyedList/keyedListSubject.ts';
import { toOriginal } from '../changes/pendingChange.ts';
import { orderedEdits } from './orderedEdits.ts';
import {
  reasonFields,
  reasonList,
  reasonsOf,
  withReasons,
  type ReasonFieldChange,
  offeredReasons,
  REASON_ORDER_KEY,
  reasonKey,
} from './reasonList.ts';
import type { ReturnReason, ReturnReasons } from '../company/parts/returnReason.ts';
import type { ChangeProblem } from '../changes/changeDescription.ts';
import { isEmptied } from '../changes/removal.ts';
import { MAX_REASONS } from './validateReason.ts';

export const returnReasonsSubject = keyedListSubject<ReturnReason, ReturnReason, ReasonFieldChange>(
  {
    list: reasonList,
    entriesOf: (configuration) => reasonsOf(configuration).reasons,
    withEntries: (configuration, reasons) => withReasons(configuration, { reasons }),
    others: fieldsSubject(reasonFields),
  },
  {
    // If a new reason is discarded, remove it from the pending order too.
    discard: (configuration, pendingChanges, change) =>
      orderedEdits(reasonsOf(configuration), pendingChanges, [toOriginal(change)]),
    problems: ({ before, after }) => reasonProblems(reasonsOf(before), reasonsOf(after)),
  },
);

function duplicateCodes({ reasons }: ReturnReasons): readonly string[] {
  const foldedCodes = new Set<string>();
  return reasons.flatMap(({ code }) => {
    const folded = code.toUpperCase();
    if (foldedCodes.has(folded)) return [code];
    foldedCodes.add(folded);
    return [];
  });
}

/** Problems that no single edit can cause, but a merge with another user's changes can. */
export function reasonProblems(published: ReturnReasons, pending: ReturnReasons): readonly ChangeProblem[] {
  const hidden = pending.enabled && offeredReasons(pending).length === 0 && offeredReasons(published).length > 0;
  return [
    ...duplicateCodes(pending).map((code): ChangeProblem => ({
      problem: 'changes.problems.reasonCodeTaken',
      isBlocking: true,
      code,
      setting: reasonKey(code),
    })),
    ...(pending.reasons.length > MAX_REASONS
      ? [{ problem: 'changes.problems.tooManyReasons', isBlocking: true } as const]
      : []),
    ...(isEmptied(published.reasons, pending.reasons)
      ? [{ problem: 'changes.problems.allReasonsRemoved', isBlocking: false, isDestructive: true } as const]
      : []),
    ...(hidden
      ? [{ problem: 'changes.problems.noReasonOffered', isBlocking: false, setting: REASON_ORDER_KEY } as const]
      : []),
  ];
}
