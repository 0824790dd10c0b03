import { onboardingCommand } from '../../src/domain/onboarding/onboardingCommand.ts';
import { postOnboard, postPrereg } from '../../contract/onboarding/onboarding.ts';
import type { OnboardingPayload } from '../../src/domain/onboarding/onboardingPayload.ts';
import { OnboardMerchant } from '../application/onboarding/OnboardMerchant.ts';
import { SignUpMerchant } from '../application/onboarding/SignUpMerchant.ts';
import { done } from '../infrastructure/http/answered.ts';
import { serve } from '../infrastructure/http/serve.ts';
import type { ServerFeature } from './ServerFeature.ts';

export const onboarding = {
  name: 'onboarding',
  auditActions: ['merchant.onboarded', 'merchant.signed-up'],
  changes: { onboarding: { kind: 'command', command: onboardingCommand } },
  serves({ unitOfWork, owners, clock }) {
    const onboard = new OnboardMerchant(unitOfWork, owners, clock);
    const signUp = new SignUpMerchant(unitOfWork, clock);
    return [
      serve(postOnboard, async ({ params: { carrier }, body, principal, idempotency, origin: { requestId } }) =>
        // Its optional parts are absent where they are not sent, never `undefined`.
        done(await onboard.execute({ principal, idempotency, requestId, carrier, payload: body as OnboardingPayload })),
      ),
      serve(postPrereg, async ({ body, principal, idempotency, origin: { requestId } }) =>
        done(await signUp.execute({ principal, idempotency, requestId, payload: body })),
      ),
    ];
  },
} satisfies ServerFeature;
