import type { ChangeContext, ChangeProblem } from '../../changes/changeDescription.ts';
import { isEmptied } from '../../changes/removal.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import { accountFieldsOf } from '../account/accountFields.ts';
import { hasTypedSecret } from '../account/accountSecrets.ts';
import { carrierProblem, type CarrierProblem } from '../carrierState.ts';
import { carriersOf } from '../companyCarriers.ts';
import { validateCarriers, type CarrierError } from '../validateCarriers.ts';

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

export function carrierProblems({ before, after, keepsSecrets }: ChangeContext): readonly ChangeProblem[] {
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
