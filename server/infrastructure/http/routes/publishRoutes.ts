import type { FastifyInstance } from 'fastify';
import type { ResponseOf } from '../../../../contract/call.ts';
import {
  completePublish,
  giveUpPublish,
  listPublishes,
  openPublish,
  readPublish,
} from '../../../../contract/publishing/publishes.ts';
import { readRevision } from '../../../../contract/history/revisions.ts';
import { ok } from '../../../../src/domain/shared/result.ts';
import { answered, done } from '../answered.ts';
import { type CallContext, registerCall } from '../registerCall.ts';
import type { UseCases } from '../UseCases.ts';

export function publishRoutes(app: FastifyInstance, context: CallContext, useCases: UseCases): void {
  registerCall(app, context, openPublish, async ({ params, headers, body, principal, idempotency }) =>
    answered(
      await useCases.openPublish.execute({
        ...params,
        principal,
        idempotency,
        ifMatch: headers['if-match'],
        changes: body.changes,
      }),
    ),
  );

  registerCall(app, context, completePublish, async ({ params, principal, idempotency }) =>
    answered(await useCases.completePublish.execute({ ...params, principal, idempotency })),
  );

  registerCall(app, context, giveUpPublish, async ({ params, principal, idempotency }) =>
    done(await useCases.giveUpPublish.execute({ ...params, principal, idempotency })),
  );

  registerCall(app, context, listPublishes, async ({ params, query, principal }) =>
    answered(await useCases.listPublishes.execute({ ...params, ...query, principal })),
  );

  registerCall(app, context, readPublish, async ({ params, principal }) => {
    const read = await useCases.readPublish.execute({ ...params, principal });
    // Changes came in through the contract, so they still have its types.
    return read.ok ? ok({ body: read.value as ResponseOf<typeof readPublish> }) : read;
  });

  registerCall(app, context, readRevision, async ({ params, principal }) =>
    answered(await useCases.readRevision.execute({ ...params, principal })),
  );
}
