import type { FastifyInstance } from 'fastify';
import { deleteRule, patchRule, postRule } from '../../../../contract/rules/rules.ts';
import type { BodyOf } from '../../../../contract/call.ts';
import type { RulePayload } from '../../../../src/domain/rules/rulePayload.ts';
import { ok } from '../../../../src/domain/shared/result.ts';
import { done } from '../answered.ts';
import { type CallContext, registerCall } from '../registerCall.ts';
import type { UseCases } from '../UseCases.ts';

/** The use case reads the rule itself; until then nothing of it is believed. */
const payloadOf = (body: BodyOf<typeof postRule>): RulePayload => body as unknown as RulePayload;

export function ruleRoutes(app: FastifyInstance, context: CallContext, useCases: UseCases): void {
  registerCall(app, context, postRule, async ({ params, headers, body, principal, idempotency }) => {
    const saved = await useCases.saveRule.execute({
      product: params.product,
      merchantId: params.companyId,
      principal,
      idempotency,
      publishId: headers['x-publish-id'],
      payload: payloadOf(body),
    });
    return saved.ok ? ok({ body: { resource: saved.value } }) : saved;
  });

  registerCall(app, context, patchRule, async ({ params, headers, body, principal, idempotency }) =>
    done(
      await useCases.saveRule.execute({
        product: params.product,
        merchantId: params.companyId,
        ruleId: params.ruleId,
        principal,
        idempotency,
        publishId: headers['x-publish-id'],
        payload: payloadOf(body),
      }),
    ),
  );

  registerCall(app, context, deleteRule, async ({ params, headers, principal, idempotency }) =>
    done(
      await useCases.archiveRule.execute({
        product: params.product,
        merchantId: params.companyId,
        ruleId: params.ruleId,
        principal,
        idempotency,
        publishId: headers['x-publish-id'],
      }),
    ),
  );
}
