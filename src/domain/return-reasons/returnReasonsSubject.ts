import { fieldsSubject } from '../changes/fields/fieldsSubject.ts';
import { keyedListSubject } from '../changes/keyedList/keyedListSubject.ts';
import { toOriginal } from '../changes/pendingChange.ts';
import { orderedEdits } from './orderedEdits.ts';
import { reasonFields, reasonList, reasonsOf, withReasons, type ReasonFieldChange } from './reasonList.ts';
import { reasonProblems } from './reasonProblems.ts';
import type { ReturnReason } from '../company/parts/returnReason.ts';

export const returnReasonsSubject = keyedListSubject<ReturnReason, ReturnReason, ReasonFieldChange>(
  {
    list: reasonList,
    entriesOf: (configuration) => reasonsOf(configuration).reasons,
    withEntries: (configuration, reasons) => withReasons(configuration, { reasons }),
    beside: fieldsSubject(reasonFields),
  },
  {
    // Remove a discarded new reason from the order.
    discard: (configuration, present, change) => orderedEdits(reasonsOf(configuration), present, [toOriginal(change)]),
    problems: ({ before, after }) => reasonProblems(reasonsOf(before), reasonsOf(after)),
  },
);
