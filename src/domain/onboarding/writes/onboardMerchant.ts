import { ok } from '../../shared/result.ts';
import { refused, type Write } from '../../shared/write.ts';
import type { OnboardingPayload } from '../onboardingPayload.ts';
import { refusedMerchant } from './refusedMerchant.ts';
import { validateOnboarding } from './validateNewMerchant.ts';

export type MerchantEntry = {
  /** Whose forms say what its merchants have to fill in. */
  readonly carrier: string;
  /** Whether the owner loosens the rules for names of people and companies. */
  readonly allowsFreeNames?: boolean | undefined;
  readonly isKnown: boolean;
  readonly onboarded: boolean;
  /** What the request named itself by that onboarded it. */
  readonly requestId?: string | undefined;
};

/** Another company has the id, or another admin was first with it. */
export const companyIdTaken = refused('/companyId', 'taken', 'newMerchants.errors.companyIdExists');

/** Onboards a merchant [OB-1]: a company that is not there yet, or was not onboarded. The same request twice does it once. */
export const onboardMerchant: Write<MerchantEntry, OnboardingPayload> = {
  action: 'merchant.onboarded',
  decide(entry, payload) {
    const error = validateOnboarding(payload, entry.carrier, entry.allowsFreeNames);
    if (error) return refusedMerchant(error);
    const { requestId } = payload;
    if (entry.onboarded && entry.requestId !== requestId) return companyIdTaken;
    return ok({
      document: entry.onboarded ? entry : { ...entry, isKnown: true, onboarded: true, requestId },
      answer: undefined,
    });
  },
};
