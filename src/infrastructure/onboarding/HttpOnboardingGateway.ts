import { findTakenNames, postOnboard, postPrereg } from '../../../contract/onboarding/onboarding.ts';
import type { WriteContext } from '../../application/company/CompanyGateway.ts';
import type { OnboardingGateway } from '../../application/onboarding/OnboardingGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { OnboardingPayload } from '../../domain/onboarding/onboardingPayload.ts';
import type { UsedNames } from '../../domain/onboarding/draft/draftProblems.ts';
import type { SignupPayload } from '../../domain/onboarding/signupPayload.ts';
import type { NewMerchantNames } from '../../domain/onboarding/usedNames.ts';
import type { Result } from '../../domain/shared/result.ts';
import { bodyAs, nothing } from '../http/answer.ts';
import { readAt, writeAt } from '../http/callAt.ts';
import type { Http } from '../http/Http.ts';

export class HttpOnboardingGateway implements OnboardingGateway {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  onboard(carrier: string, body: OnboardingPayload, write: WriteContext): Promise<Result<void, PortFailure>> {
    return nothing(writeAt(this.#http, postOnboard, { carrier }, { body }, write));
  }

  signUp(body: SignupPayload, write: WriteContext): Promise<Result<void, PortFailure>> {
    return nothing(writeAt(this.#http, postPrereg, {}, { body }, write));
  }

  findUsedNames(
    rootOrgId: string,
    merchants: readonly NewMerchantNames[],
    signal?: AbortSignal,
  ): Promise<Result<UsedNames, PortFailure>> {
    return bodyAs(
      readAt(this.#http, findTakenNames, { rootOrgId }, { body: { merchants } }, signal),
      ({ companyIds, tradingNames }) => ({
        companyIds: new Set(companyIds),
        tradingNames: new Set(tradingNames),
      }),
    );
  }
}
