import type { OnboardingPayload } from '../../domain/onboarding/onboardingPayload.ts';
import type { SignupPayload } from '../../domain/onboarding/signupPayload.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { WriteContext } from '../company/CompanyGateway.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** New merchants of an owner [OB-1]. Both take effect at once, beside any publish. */
export interface OnboardingGateway {
  /** `carrier` is the owner's. `rejected` where the company id is taken; the same request twice onboards once. */
  onboard(carrier: string, payload: OnboardingPayload, write: WriteContext): Promise<Result<void, PortFailure>>;
  /** `rejected` with the service's own message where another merchant trades under the name. */
  signUp(payload: SignupPayload, write: WriteContext): Promise<Result<void, PortFailure>>;
}
export const OnboardingGateway = portToken<OnboardingGateway>('OnboardingGateway');
