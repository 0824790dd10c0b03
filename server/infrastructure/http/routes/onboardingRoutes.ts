import type { FastifyInstance } from 'fastify';
import { postOnboard, postPrereg } from '../../../../contract/onboarding/onboarding.ts';
import { done } from '../answered.ts';
import { type CallContext, registerCall } from '../registerCall.ts';
import type { UseCases } from '../UseCases.ts';

export function onboardingRoutes(app: FastifyInstance, context: CallContext, useCases: UseCases): void {
  registerCall(app, context, postOnboard, async ({ params, body, principal, idempotency }) =>
    done(
      await useCases.onboardMerchant.execute({
        principal,
        idempotency,
        carrier: params.carrier,
        payload: body as Parameters<typeof useCases.onboardMerchant.execute>[0]['payload'],
      }),
    ),
  );

  registerCall(app, context, postPrereg, async ({ body, principal, idempotency }) =>
    done(await useCases.signUpMerchant.execute({ principal, idempotency, payload: body })),
  );
}
