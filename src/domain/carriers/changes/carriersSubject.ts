import { fieldKey } from '../../changes/fields/fieldSet.ts';
import { fieldsSubject } from '../../changes/fields/fieldsSubject.ts';
import { keyedListSubject } from '../../changes/keyedList/keyedListSubject.ts';
import { toOriginal } from '../../changes/pendingChange.ts';
import { isRemoval, isEmptied } from '../../changes/removal.ts';
import { withoutTypedSecrets, maskConfiguration, hasTypedSecret } from '../account/accountSecrets.ts';
import { newSecretIn, recordedChange } from '../account/recordedAccounts.ts';
import { carriersOf, withCarriers } from '../companyCarriers.ts';
import type { Carrier } from '../../company/parts/carrier.ts';
import { isDefaultCarrier, type CarrierSetup } from './carrierKey.ts';
import { carrierFields, carrierList, type DefaultCarrierChange } from './carrierList.ts';
import type { ChangeContext, ChangeProblem } from '../../changes/changeDescription.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import { accountFieldsOf } from '../account/accountFields.ts';
import { carrierProblem, type CarrierProblem } from '../carrierState.ts';
import { validateCarriers, type CarrierError } from '../validateCarriers.ts';

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

const problemNames = {
  'no-carrier-enabled': 'changes.problems.noCarrierEnabled',
  'no-default-carrier': 'changes.problems.noDefaultCarrier',
  'default-carrier-disabled': 'changes.problems.defaultCarrierDisabled',
} as const satisfies Record<CarrierProblem, ChangeProblem['problem']>;

function problemOf(refused: CarrierError): ChangeProblem['problem'] {
  if (refused.kind !== 'account') return 'changes.problems.carrierCannotBeAdded';
  const { field, kind } = refused.problem;
  const isSecret = accountFieldsOf(refused.carrierCompanyId).some(
    ({ name, isSecret: isSecretField }) => isSecretField && name === field,
  );
  return kind === 'required' && isSecret
    ? 'changes.problems.carrierSecretNeeded'
    : 'changes.problems.carrierAccountWrong';
}

function carrierProblems({ before, after, keepsSecrets }: ChangeContext): readonly ChangeProblem[] {
  const [published, next] = [carriersOf(before), carriersOf(after)];
  if (deepEqual(published, next)) return [];
  const rules = { offered: before.offeredCarriers ?? [], settings: before.carriers ?? {} };
  const refused = validateCarriers(published, next, rules);
  const warnedProblem = carrierProblem(next);
  const typed = next.filter(
    (carrier) =>
      !keepsSecrets && hasTypedSecret(carrier) && !published.some((each) => deepEqual(each.account, carrier.account)),
  );
  return [
    ...(isEmptied(published, next)
      ? [{ problem: 'changes.problems.allCarriersRemoved', isBlocking: false, isDestructive: true } as const]
      : []),
    ...(refused
      ? [{ problem: problemOf(refused), isBlocking: true, code: refused.carrierCompanyId } as const]
      : typed.map(
          ({ carrierCompanyId: code }) =>
            ({ problem: 'changes.problems.carrierSecretUnkept', isBlocking: false, code }) as const,
        )),
    ...(warnedProblem ? [{ problem: problemNames[warnedProblem], isBlocking: false } as const] : []),
  ];
}
