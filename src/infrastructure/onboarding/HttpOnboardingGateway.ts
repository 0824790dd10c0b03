import { postOnboard, postPrereg } from '../../../contract/onboarding/onboarding.ts';
import type { WriteContext } from '../../application/company/CompanyGateway.ts';
import type { OnboardingGateway } from '../../application/onboarding/OnboardingGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { OnboardingPayload } from '../../domain/onboarding/onboardingPayload.ts';
import type { SignupPayload } from '../../domain/onboarding/signupPayload.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { Http } from '../http/Http.ts';

export class HttpOnboardingGateway implements OnboardingGateway {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async onboard(
    carrier: string,
    { bcc, ...payload }: OnboardingPayload,
    { idempotencyKey }: WriteContext,
  ): Promise<Result<void, PortFailure>> {
    const answer = await this.#http.send(postOnboard, {
      params: { carrier },
      headers: { 'idempotency-key': idempotencyKey },
      body: { ...payload, ...(bcc && { bcc: [...bcc] }) },
    });
    return answer.ok ? ok(undefined) : answer;
  }

  async signUp(payload: SignupPayload, { idempotencyKey }: WriteContext): Promise<Result<void, PortFailure>> {
    const answer = await this.#http.send(postPrereg, {
      headers: { 'idempotency-key': idempotencyKey },
      body: payload,
    });
    return answer.ok ? ok(undefined) : answer;
  }
}
