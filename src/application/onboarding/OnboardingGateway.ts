import type { OnboardingPayload } from '../../domain/onboarding/onboardingPayload.ts';
import type { UsedNames } from '../../domain/onboarding/draft/draftProblems.ts';
import type { SignupPayload } from '../../domain/onboarding/signupPayload.ts';
import type { NewMerchantNames } from '../../domain/onboarding/usedNames.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { WriteContext } from '../company/CompanyGateway.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** Calls that create merchants of an owner [OB-1]. They take effect at once, outside any publish. */
export interface OnboardingGateway {
  /** Onboards a merchant. Idempotent. `rejected` if the company id is taken. `carrier`: id of the owner. */
  onboard(carrier: string, payload: OnboardingPayload, write: WriteContext): Promise<Result<void, PortFailure>>;
  /** Signs a merchant up. `rejected` with the service's message if another merchant has the same trading name. */
  signUp(payload: SignupPayload, write: WriteContext): Promise<Result<void, PortFailure>>;
  /** Finds ids and names that are in use, for at most 500 merchants per call. Requires `merchantDirectory`. */
  findUsedNames(
    rootOrgId: string,
    merchants: readonly NewMerchantNames[],
    signal?: AbortSignal,
  ): Promise<Result<UsedNames, PortFailure>>;
}
export const OnboardingGateway = portToken<OnboardingGateway>('OnboardingGateway');
