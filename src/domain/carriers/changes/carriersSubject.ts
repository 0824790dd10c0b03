import { fieldKey } from '../../changes/fields/fieldSet.ts';
import { fieldsSubject } from '../../changes/fields/fieldsSubject.ts';
import { keyedListSubject } from '../../changes/keyedList/keyedListSubject.ts';
import { toOriginal } from '../../changes/pendingChange.ts';
import { isRemoval } from '../../changes/removal.ts';
import { withoutTypedSecrets, maskConfiguration } from '../account/accountSecrets.ts';
import { newSecretIn, recordedChange } from '../account/recordedAccounts.ts';
import { carriersOf, withCarriers } from '../companyCarriers.ts';
import type { Carrier } from '../../company/parts/carrier.ts';
import { isDefaultCarrier, type CarrierSetup } from './carrierKey.ts';
import { carrierFields, carrierList, type DefaultCarrierChange } from './carrierList.ts';
import { carrierProblems } from './carrierProblems.ts';

export const carriersSubject = keyedListSubject<Carrier, CarrierSetup, DefaultCarrierChange>(
  { list: carrierList, entriesOf: carriersOf, withEntries: withCarriers, others: fieldsSubject(carrierFields) },
  {
    discard(_, pendingChanges, change) {
      const preferred = pendingChanges.get(fieldKey(carrierFields, 'default'));
      const chosen = preferred && isDefaultCarrier(preferred.value) ? preferred.value.carrierCompanyId : undefined;
      // Discarding a new carrier also discards its selection as default.
      const isDefaultOfNewCarrier =
        change.part === 'entry' && change.originalValue === undefined && chosen === change.id;
      return [toOriginal(change), ...(preferred && isDefaultOfNewCarrier ? [toOriginal(preferred)] : [])];
    },
    problems: carrierProblems,
    storable: (change) =>
      change.part === 'entry' && !isRemoval(change.value)
        ? { ...change, value: withoutTypedSecrets(change.value) }
        : change,
    recorded: recordedChange,
    masked: maskConfiguration,
    hiddenPart: newSecretIn,
  },
);
