import { ok, type Result } from '../../shared/result.ts';
import { refused, type Write, type WriteRefusal } from '../../shared/write.ts';
import type { OnboardingPayload } from '../onboardingPayload.ts';
import { validateOnboarding, type OnboardingError } from '../validateOnboarding.ts';

export type MerchantEntry = {
  readonly isKnown: boolean;
  readonly onboarded: boolean;
  /** What the request named itself by that onboarded it. */
  readonly requestId?: string | undefined;
};

/** Onboards a merchant [OB-1]: a company that is not there yet, or was not onboarded. The same request twice does it once. */
export const onboardMerchant: Write<MerchantEntry, OnboardingPayload> = {
  action: 'merchant.onboarded',
  decide(entry, payload) {
    const error = validateOnboarding(payload);
    if (error) return refusedOnboarding(error);
    const { requestId } = payload;
    if (entry.onboarded && entry.requestId !== requestId) return refused('/companyId', 'taken');
    return ok({
      document: entry.onboarded ? entry : { ...entry, isKnown: true, onboarded: true, requestId },
      answer: undefined,
    });
  },
};

function refusedOnboarding(error: OnboardingError): Result<never, WriteRefusal> {
  switch (error.kind) {
    case 'malformed':
      return refused(error.pointer, error.messageKey, error.messageKey);
    case 'required':
      return refused(error.pointer, 'required', 'constants.allFieldsError');
    case 'company-id-malformed':
    case 'pricing-tier-unknown':
      return refused(error.pointer, error.kind);
  }
}
