import type { ChangeSubject } from '../changes/changeSubject.ts';
import { REMOVED } from '../changes/removal.ts';
import { productOf, withProduct } from '../company/companyConfiguration.ts';
import { withPaymentType } from '../payments/customerPayments.ts';
import { applyReasonChanges } from './applyReasonChanges.ts';
import { isReasonChange } from './isReasonChange.ts';
import { orderedEdits } from './orderedEdits.ts';
import { parseReasonKey } from './reasonKey.ts';
import { reasonDifference } from './reasonDifference.ts';
import { reasonProblems } from './reasonProblems.ts';
import { noReturnReasons, reasonPatternOf } from './returnReason.ts';

/** Return reasons as pending changes: one key a reason, one for their order, one each for the switch and the pattern. */
export const returnReasonsSubject: ChangeSubject = {
  parse: (change) => (isReasonChange(change) ? change : undefined),
  read(configuration, change) {
    const published = productOf(configuration).returnReasons ?? noReturnReasons;
    const key = parseReasonKey(change.key);
    switch (key.part) {
      case 'reason':
        return published.reasons.find((reason) => reason.code === key.code);
      case 'order':
        return published.reasons.map((reason) => reason.code);
      case 'enabled':
        return published.enabled;
      case 'pattern':
        return reasonPatternOf(published);
    }
  },
  apply(configuration, changes) {
    if (changes.length === 0) return configuration;
    const product = productOf(configuration);
    const returnReasons = applyReasonChanges(product.returnReasons ?? noReturnReasons, changes);
    return withProduct(configuration, withPaymentType({ ...product, returnReasons }));
  },
  difference: (from, to) =>
    reasonDifference(productOf(from).returnReasons ?? noReturnReasons, productOf(to).returnReasons ?? noReturnReasons),
  valueToUndo: ({ key, originalValue }) =>
    parseReasonKey(key).part === 'reason' ? (originalValue ?? REMOVED) : originalValue,
  // An order that named a discarded new reason must not go on naming it.
  discard: (configuration, present, change) =>
    orderedEdits(productOf(configuration).returnReasons ?? noReturnReasons, present, [
      { ...change, value: change.originalValue },
    ]),
  problems: ({ before, after }) =>
    reasonProblems(
      productOf(before).returnReasons ?? noReturnReasons,
      productOf(after).returnReasons ?? noReturnReasons,
    ),
};
