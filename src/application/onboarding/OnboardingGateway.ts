import type { OnboardingPayload } from '../../domain/onboarding/onboardingPayload.ts';
import type { TakenNames } from '../../domain/onboarding/draft/draftProblems.ts';
import type { SignupPayload } from '../../domain/onboarding/signupPayload.ts';
import type { NewMerchantNames } from '../../domain/onboarding/takenNames.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { WriteContext } from '../company/CompanyGateway.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** New merchants of an owner [OB-1]. Its writes take effect at once, beside any publish. */
export interface OnboardingGateway {
  /** `carrier` is the owner's. `rejected` where the company id is taken; the same request twice onboards once. */
  onboard(carrier: string, payload: OnboardingPayload, write: WriteContext): Promise<Result<void, PortFailure>>;
  /** `rejected` with the service's own message where another merchant trades under the name. */
  signUp(payload: SignupPayload, write: WriteContext): Promise<Result<void, PortFailure>>;
  /**
   * Which ids and trading names of merchants that are to be made others of the owner have, where the service announces
   * `merchantDirectory`. At most 500 at once, the rows of a file. Answers comparable names.
   */
  findTaken(
    rootOrgId: string,
    merchants: readonly NewMerchantNames[],
    signal?: AbortSignal,
  ): Promise<Result<TakenNames, PortFailure>>;
}
export const OnboardingGateway = portToken<OnboardingGateway>('OnboardingGateway');
