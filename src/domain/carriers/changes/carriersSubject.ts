import type { ChangeSubject } from '../../changes/changeSubject.ts';
import { REMOVED } from '../../changes/removal.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import { withoutTypedSecrets } from '../account/accountSecrets.ts';
import { maskConfiguration } from '../account/maskConfiguration.ts';
import { newSecretIn, recordedChange } from '../account/recordedAccounts.ts';
import { applyCarrierChanges } from './applyCarrierChanges.ts';
import { carrierDifference } from './carrierDifference.ts';
import {
  CARRIER_ORDER_KEY,
  carrierIdIn,
  DEFAULT_CARRIER_KEY,
  defaultIn,
  isCarrierChange,
  isCarrierSetup,
  setupOf,
} from './carrierKey.ts';
import { carrierProblems } from './carrierProblems.ts';
import { carriersOf, withCarriers } from '../companyCarriers.ts';

/** Carriers as pending changes: one key a carrier, one for which of them is the default, one for their order. */
export const carriersSubject: ChangeSubject = {
  parse: (change) => (isCarrierChange(change) ? change : undefined),
  read(configuration, { key }) {
    const carriers = carriersOf(configuration);
    const id = carrierIdIn(key);
    if (key === CARRIER_ORDER_KEY) return carriers.map((each) => each.carrierCompanyId);
    if (id === undefined) return defaultIn(carriers);
    const carrier = carriers.find((each) => each.carrierCompanyId === id);
    return carrier && setupOf(carrier);
  },
  apply: (configuration, changes) =>
    changes.length === 0
      ? configuration
      : withCarriers(configuration, applyCarrierChanges(carriersOf(configuration), changes)),
  difference: (from, to) => carrierDifference(carriersOf(from), carriersOf(to)),
  valueToUndo: ({ originalValue }) => originalValue ?? REMOVED,
  discard(_, present, change) {
    const discarded = { ...change, value: change.originalValue };
    const preferred = present.get(DEFAULT_CARRIER_KEY);
    const id = carrierIdIn(change.key);
    // A new carrier that goes takes with it that it was to be the default.
    const named = preferred !== undefined && deepEqual(preferred.value, { carrierCompanyId: id });
    return change.originalValue === undefined && named
      ? [discarded, { ...preferred, value: preferred.originalValue }]
      : [discarded];
  },
  problems: carrierProblems,
  storable: (change) =>
    isCarrierSetup(change, change.value) ? { ...change, value: withoutTypedSecrets(change.value) } : change,
  recorded: recordedChange,
  masked: maskConfiguration,
  untold: newSecretIn,
};
