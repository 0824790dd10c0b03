import type { PendingChange } from '../changes/pendingChange.ts';
import type { CommandOutcome } from '../publishing/publishProtocol.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { maskSecrets } from '../shared/maskSecrets.ts';
import { onboardingChange, parseNewMerchant, signupChange, type NewMerchantChange } from './onboardingCommand.ts';
import type { OnboardingPayload } from './onboardingPayload.ts';
import type { SignupPayload } from './signupPayload.ts';

export type MerchantRecord = {
  readonly onboarded?: OnboardingPayload | undefined;
  readonly signedUp?: Pick<SignupPayload, 'product' | 'applicant'> | undefined;
};

export const newMerchantsIn = (announced: readonly PendingChange[]): readonly NewMerchantChange[] =>
  announced.flatMap((change) => parseNewMerchant(change) ?? []);

export const companyOf = (change: NewMerchantChange): string =>
  change.part === 'onboarding' ? change.value.companyId : change.value.organisationId;

/** Outcomes of onboarding and signup changes. A company that another request onboarded does not count as an outcome. */
export function commandOutcomes(
  announced: readonly PendingChange[],
  recordOf: (companyId: string) => MerchantRecord | undefined,
): ReadonlyMap<string, CommandOutcome> {
  const outcomes = new Map<string, CommandOutcome>();
  for (const change of newMerchantsIn(announced)) {
    const { onboarded, signedUp } = recordOf(companyOf(change).toUpperCase()) ?? {};
    if (change.part === 'signup') {
      const isStored = signedUp !== undefined && isSame(change.value, signedUp);
      outcomes.set(change.key, isStored ? { did: signupChange({ ...change.value, ...signedUp }) } : 'left-out');
    } else if (onboarded?.requestId === change.value.requestId) {
      outcomes.set(change.key, { did: onboardingChange({ ...onboarded, companyId: change.value.companyId }) });
    }
  }
  return outcomes;
}

/** True if the stored signup equals the announced one. Ignores secrets, because they are not stored. */
const isSame = (announced: SignupPayload, stored: NonNullable<MerchantRecord['signedUp']>): boolean =>
  announced.product === stored.product && deepEqual(maskSecrets(announced.applicant), maskSecrets(stored.applicant));
