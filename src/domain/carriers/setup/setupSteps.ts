import type { Carrier } from '../../company/parts/carrier.ts';
import { accountFieldsOf } from '../account/accountFields.ts';
import { accountProblems } from '../account/accountProblems.ts';
import type { CarrierUse } from './carrierUse.ts';

export type SetupStep = {
  readonly step: 'account' | 'confirmation' | 'address' | 'use';
  readonly isDone: boolean;
};

/**
 * Steps that a merchant completes before customers can send parcels with the carrier. The first unfinished step is
 * next.
 */
export function setupSteps(
  { carrierCompanyId, account = {}, enabled }: Carrier,
  use: CarrierUse,
  isPending: boolean,
): readonly SetupStep[] {
  const isUsed = enabled && (use.isDefault || use.rules.some((rule) => rule.enabled));
  return [
    ...(accountFieldsOf(carrierCompanyId).length === 0
      ? []
      : [{ step: 'account', isDone: accountProblems(carrierCompanyId, account, account).length === 0 } as const]),
    ...(isPending ? [{ step: 'confirmation', isDone: enabled } as const] : []),
    { step: 'address', isDone: use.delivery.isPossible },
    { step: 'use', isDone: isUsed },
  ];
}
