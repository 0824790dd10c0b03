import type { ChangeGround, ChangeProblem } from '../changes/changeDescription.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { carrierProblem, type CarrierProblem } from './carrierState.ts';
import { carriersOf } from './companyCarriers.ts';
import { validateCarriers } from './validateCarriers.ts';

const problemNames = {
  'no-carrier-enabled': 'noCarrierEnabled',
  'no-default-carrier': 'noDefaultCarrier',
  'default-carrier-disabled': 'defaultCarrierDisabled',
} as const satisfies Record<CarrierProblem, ChangeProblem['problem']>;

/** What to know before changed carriers are published; what the service would refuse blocks. */
export function carrierProblems({ before, after }: ChangeGround): readonly ChangeProblem[] {
  const [published, next] = [carriersOf(before), carriersOf(after)];
  if (deepEqual(published, next)) return [];
  const rules = { offered: before.offeredCarriers ?? [], settings: before.carriers ?? {} };
  const refused = validateCarriers(published, next, rules);
  const warned = carrierProblem(next);
  return [
    ...(refused
      ? [
          {
            problem: refused.kind === 'account' ? 'carrierAccountWrong' : 'carrierCannotBeAdded',
            isBlocking: true,
            code: refused.carrierCompanyId,
          } as const,
        ]
      : []),
    ...(warned ? [{ problem: problemNames[warned], isBlocking: false } as const] : []),
  ];
}
