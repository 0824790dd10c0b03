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

/** A company onboarded by another request is not an outcome of this change. Owners may skip a signup [PB-10]. */
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

/** Ignores secrets, because they are not stored. */
const isSame = (announced: SignupPayload, kept: NonNullable<MerchantRecord['signedUp']>): boolean =>
  announced.product === kept.product && deepEqual(maskSecrets(announced.applicant), maskSecrets(kept.applicant));
