import { onboardingCommand } from '../../src/domain/onboarding/onboardingCommand.ts';
import { findNamesInUse, postOnboard, postPrereg } from '../../contract/onboarding/onboarding.ts';
import type { OnboardingPayload } from '../../src/domain/onboarding/onboardingPayload.ts';
import { ok } from '../../src/domain/shared/result.ts';
import { FindUsedNames } from '../application/onboarding/FindUsedNames.ts';
import { OnboardMerchant } from '../application/onboarding/OnboardMerchant.ts';
import { SignUpMerchant } from '../application/onboarding/SignUpMerchant.ts';
import { handOverLink } from '../application/users/LinkMails.ts';
import { done, serve } from '../infrastructure/http/calls/serve.ts';
import { languageFor } from '../infrastructure/page/languageOf.ts';
import type { ServerFeature } from './ServerFeature.ts';

export const onboarding = {
  name: 'onboarding',
  auditActions: ['merchant.onboarded', 'merchant.signed-up', 'merchant.erased'],
  changes: { onboarding: { kind: 'command', command: onboardingCommand } },
  serves(core) {
    const onboard = new OnboardMerchant(core);
    const post = handOverLink(core.linkMails);
    const signUp = new SignUpMerchant(core);
    const findUsedNames = new FindUsedNames(core.unitOfWork);
    return [
      serve(
        postOnboard,
        async ({ params: { carrier }, body, principal, idempotency, origin: { requestId }, client }) => {
          // Optional properties are absent if not sent, never `undefined`.
          const payload = body as OnboardingPayload;
          const onboarded = await onboard.execute({ principal, idempotency, requestId, carrier, payload });
          // Never return the link, because the admin could sign in with it. The invited user can request another link.
          if (onboarded.ok && onboarded.value) await post(onboarded.value, languageFor(client));
          return done(onboarded.ok ? ok(undefined) : onboarded);
        },
      ),
      serve(findNamesInUse, async ({ params: { rootOrgId }, body: { merchants }, principal }) => {
        const found = await findUsedNames.execute({ principal, rootOrgId, merchants });
        if (!found.ok) return found;
        const { companyIds, tradingNames } = found.value;
        return ok({ body: { companyIds: [...companyIds], tradingNames: [...tradingNames] } });
      }),
      serve(postPrereg, async ({ body, principal, idempotency, origin: { requestId } }) =>
        done(await signUp.execute({ principal, idempotency, requestId, payload: body })),
      ),
    ];
  },
} satisfies ServerFeature;
