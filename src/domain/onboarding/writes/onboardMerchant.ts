import { ok } from '../../shared/result.ts';
import { refused, type Write } from '../../shared/write.ts';
import type { OnboardingPayload } from '../onboardingPayload.ts';
import { refusedMerchant, validateOnboarding } from './validateNewMerchant.ts';

export type MerchantEntry = {
  /** Id of the owner, which determines the required fields. */
  readonly carrier: string;
  readonly allowsFreeNames?: boolean | undefined;
  readonly isKnown: boolean;
  readonly onboarded: boolean;
  readonly requestId?: string | undefined;
};

/** Refusal if the company id is used by another company. */
export const companyIdInUse = refused('/companyId', 'taken', 'onboarding.errors.companyIdExists');

/** Onboards a new company [OB-1]. Repeating the same request has no effect. */
export const onboardMerchant: Write<MerchantEntry, OnboardingPayload> = {
  action: 'merchant.onboarded',
  decide(entry, payload) {
    const error = validateOnboarding(payload, entry.carrier, entry.allowsFreeNames);
    if (error) return refusedMerchant(error);
    const { requestId } = payload;
    if (entry.onboarded && entry.requestId !== requestId) return companyIdInUse;
    return ok({
      document: entry.onboarded ? entry : { ...entry, isKnown: true, onboarded: true, requestId },
      answer: undefined,
    });
  },
};
