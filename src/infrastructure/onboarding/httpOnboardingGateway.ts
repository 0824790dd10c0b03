import { findNamesInUse, postOnboard, postPrereg } from '../../../contract/onboarding/onboarding.ts';
import type { OnboardingGateway } from '../../application/onboarding/OnboardingGateway.ts';
import { bodyAs, nothing } from '../http/answer.ts';
import { readAt, writeAt } from '../http/callAt.ts';
import type { Http } from '../http/Http.ts';

export const httpOnboardingGateway = (http: Http): OnboardingGateway => ({
  onboard: (carrier, body, write) => nothing(writeAt(http, postOnboard, { carrier }, { body }, write)),
  signUp: (body, write) => nothing(writeAt(http, postPrereg, {}, { body }, write)),
  findUsedNames: (rootOrgId, merchants, signal) =>
    bodyAs(
      readAt(http, findNamesInUse, { rootOrgId }, { body: { merchants } }, signal),
      ({ companyIds, tradingNames }) => ({
        companyIds: new Set(companyIds),
        tradingNames: new Set(tradingNames),
      }),
    ),
});
